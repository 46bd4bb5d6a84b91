/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Implementation overview. An element weighs one, and what its children and the elements
 * weigh that it refers to; its height is counted in the same way. Each is weighed once,
 * so this takes as long as there are elements and references, whatever they stand for.
 */
#include "config.h"

#include "svg-tree.h"

/* No deck known weighs more than 112,000, or is more than 30 high. */
#define MAX_WEIGHT 500000
#define MAX_HEIGHT 100

typedef struct
{
  int   line;
  guint first_child;
  guint next_sibling;
  guint first_reference;

  /* 0: not known yet; the height is BUSY while the weight is being found */
  guint weight;
  guint height;
} Node;

typedef struct
{
  char *id;
  guint next;
} Reference;

struct _DulleSvgTree
{
  /* Owned. Nodes and references are known by their number; 0 is none. */
  GArray     *nodes;
  GArray     *references;
  GHashTable *names;

  /* Owned: the elements that have not ended, each with its last child */
  GArray *open;
};

typedef struct
{
  guint node;
  guint last_child;
} Opening;

#define BUSY G_MAXUINT

static void
clear_reference (gpointer reference)
{
  g_free (((Reference *) reference)->id);
}

DulleSvgTree *
dulle_svg_tree_new (void)
{
  DulleSvgTree *self = g_new (DulleSvgTree, 1);

  self->nodes = g_array_new (FALSE, TRUE, sizeof (Node));
  self->references = g_array_new (FALSE, TRUE, sizeof (Reference));
  self->names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->open = g_array_new (FALSE, TRUE, sizeof (Opening));

  g_array_set_size (self->nodes, 1);
  g_array_set_size (self->references, 1);
  g_array_set_clear_func (self->references, clear_reference);

  return self;
}

void
dulle_svg_tree_free (DulleSvgTree *self)
{
  g_array_unref (self->nodes);
  g_array_unref (self->references);
  g_hash_table_unref (self->names);
  g_array_unref (self->open);
  g_free (self);
}

static Node *
get_node (const DulleSvgTree *self,
          guint               number)
{
  return &g_array_index (self->nodes, Node, number);
}

static guint
newest_node (const DulleSvgTree *self)
{
  return self->nodes->len - 1;
}

void
dulle_svg_tree_begin (DulleSvgTree *self,
                      int           line)
{
  Node    node = { .line = line };
  Opening opening = { self->nodes->len, 0 };

  if (self->open->len > 0)
    {
      Opening *parent = &g_array_index (self->open, Opening, self->open->len - 1);

      if (parent->last_child == 0)
        get_node (self, parent->node)->first_child = opening.node;
      else
        get_node (self, parent->last_child)->next_sibling = opening.node;
      parent->last_child = opening.node;
    }

  g_array_append_val (self->nodes, node);
  g_array_append_val (self->open, opening);
}

void
dulle_svg_tree_end (DulleSvgTree *self)
{
  g_return_if_fail (self->open->len > 0);

  g_array_set_size (self->open, self->open->len - 1);
}

guint
dulle_svg_tree_size (const DulleSvgTree *self)
{
  return self->nodes->len + self->references->len - 2;
}

guint
dulle_svg_tree_depth (const DulleSvgTree *self)
{
  return self->open->len;
}

gboolean
dulle_svg_tree_name (DulleSvgTree *self,
                     const char   *id)
{
  if (g_hash_table_contains (self->names, id))
    return FALSE;

  return g_hash_table_insert (self->names, g_strdup (id), GUINT_TO_POINTER (newest_node (self)));
}

void
dulle_svg_tree_refer (DulleSvgTree *self,
                      const char   *id)
{
  Node     *node = get_node (self, newest_node (self));
  Reference reference = { g_strdup (id), node->first_reference };

  node->first_reference = self->references->len;
  g_array_append_val (self->references, reference);
}

static gboolean weigh_node (DulleSvgTree *self,
                            guint         number,
                            guint         level);

/* Adds what @node draws because of @part, which may be 0. */
static gboolean
add_part (DulleSvgTree *self,
          Node         *node,
          guint         part,
          guint         level,
          guint        *height)
{
  const Node *other = get_node (self, part);

  if (part == 0)
    return TRUE;
  if (!weigh_node (self, part, level + 1))
    return FALSE;

  node->weight += other->weight;
  *height = MAX (*height, other->height + 1);

  return node->weight <= MAX_WEIGHT && *height <= MAX_HEIGHT;
}

static gboolean
weigh_node (DulleSvgTree *self,
            guint         number,
            guint         level)
{
  Node *node = get_node (self, number);
  guint height = 1;

  if (node->height != 0)
    return node->height != BUSY;
  if (level > MAX_HEIGHT)
    return FALSE;

  node->height = BUSY;
  node->weight = 1;
  for (guint i = node->first_child; i != 0; i = get_node (self, i)->next_sibling)
    if (!add_part (self, node, i, level, &height))
      return FALSE;
  for (guint i = node->first_reference; i != 0;)
    {
      const Reference *reference = &g_array_index (self->references, Reference, i);
      guint            part = GPOINTER_TO_UINT (g_hash_table_lookup (self->names, reference->id));

      if (!add_part (self, node, part, level, &height))
        return FALSE;
      i = reference->next;
    }
  node->height = height;

  return TRUE;
}

gboolean
dulle_svg_tree_is_drawable (DulleSvgTree *self,
                            int          *line)
{
  for (guint i = newest_node (self); i > 0; i--)
    if (!weigh_node (self, i, 1))
      {
        *line = get_node (self, i)->line;
        return FALSE;
      }

  return TRUE;
}
