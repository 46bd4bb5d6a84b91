/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Keeps track of the atlases in use, has their pictures painted by the worker
 * (deck-worker.c), and again when the look changes.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "deck-file.h"
#include "deck-worker.h"
#include "dulle-deck.h"

struct _DulleDeck
{
  GObject parent_instance;

  DulleCardIndices indices;
  DulleCardBack    back;
  gboolean         four_color;

  /* Borrowed: atlases by width, each with its job; they leave when they die */
  GHashTable *atlases;

  /* Owned */
  DulleDeckWorker *worker;
  char            *id;
  char            *problem;

  /* Owned: the atlases of the last session until they are used, and the widths (ints)
   * of all atlases when one was last added, the largest first */
  GPtrArray *expected;
  GArray    *widths;
};

G_DEFINE_FINAL_TYPE (DulleDeck, dulle_deck, G_TYPE_OBJECT)

G_DEFINE_ENUM_TYPE (DulleCardIndices,
                    dulle_card_indices,
                    G_DEFINE_ENUM_VALUE (DULLE_CARD_INDICES_AUTOMATIC, "automatic"),
                    G_DEFINE_ENUM_VALUE (DULLE_CARD_INDICES_GERMAN, "german"),
                    G_DEFINE_ENUM_VALUE (DULLE_CARD_INDICES_ENGLISH, "english"))

G_DEFINE_ENUM_TYPE (DulleCardBack,
                    dulle_card_back,
                    G_DEFINE_ENUM_VALUE (DULLE_CARD_BACK_LATTICE, "lattice"),
                    G_DEFINE_ENUM_VALUE (DULLE_CARD_BACK_WAVES, "waves"),
                    G_DEFINE_ENUM_VALUE (DULLE_CARD_BACK_STARS, "stars"))

enum
{
  PROP_ID = 1,
  PROP_INDICES,
  PROP_BACK,
  PROP_FOUR_COLOR,
  PROP_PROBLEM,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

/* How long pictures in the sizes of the last session are kept if the table needs
 * others. */
#define EXPECTED_SECONDS 10
#define MAX_WIDTH        2048

gboolean
dulle_deck_has_german_letters (const DulleDeck *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (self->indices == DULLE_CARD_INDICES_AUTOMATIC)
    return g_str_has_prefix (g_get_language_names ()[0], "de");

  return self->indices == DULLE_CARD_INDICES_GERMAN;
}

/* The colors are at least 7:1 on the paper of a card. Decks from elsewhere keep theirs, but
 * the French deck may have to take their place. */
char *
dulle_deck_style (const DulleDeck *self,
                  const char      *id,
                  DulleCardBack    back)
{
  static const char *const backs[] = { "lattice", "waves", "stars" };
  const char              *shown = dulle_deck_has_german_letters (self) ? "de" : "en";
  const char              *hidden = dulle_deck_has_german_letters (self) ? "en" : "de";
  const char              *colors = "";

  if (self->four_color && !g_str_equal (id, DULLE_DECK_GERMAN))
    colors = ".suit-club{fill:#005949}.suit-spade{fill:#14161d}"
             ".suit-heart{fill:#9b1105}.suit-diamond{fill:#242ecd}";

  return g_strdup_printf (".index-%s{display:inline}.index-%s{display:none}"
                          ".back-lattice{display:none}.back-%s{display:inline}%s",
                          shown, hidden, backs[back], colors);
}

static char *
style_of (const DulleDeck *self)
{
  return dulle_deck_style (self, self->id, self->back);
}

static DulleRenderJob *
new_job (DulleDeck      *self,
         DulleCardAtlas *atlas)
{
  g_autofree char *style = style_of (self);
  DulleRenderJob  *job = dulle_render_job_new (self->id, style, atlas);

  for (unsigned i = 0; i < DULLE_N_PICTURES; i++)
    if (dulle_card_atlas_is_wanted (atlas, i))
      dulle_deck_worker_paint (self->worker, job, i);

  return job;
}

static DulleRenderJob *
job_of (DulleDeck      *self,
        DulleCardAtlas *atlas)
{
  return g_hash_table_lookup (self->atlases, GINT_TO_POINTER (dulle_card_atlas_get_width (atlas)));
}

static void
wanted_cb (DulleDeck      *self,
           unsigned        picture,
           DulleCardAtlas *atlas)
{
  g_assert (DULLE_IS_DECK (self));

  dulle_deck_worker_paint (self->worker, job_of (self, atlas), picture);
}

static void
atlas_died_cb (gpointer data,
               GObject *atlas)
{
  DulleDeck     *self = data;
  GHashTableIter iter;
  gpointer       value;

  g_assert (DULLE_IS_DECK (self));

  g_hash_table_iter_init (&iter, self->atlases);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    if ((GObject *) dulle_render_job_get_atlas (value) == atlas)
      g_hash_table_iter_remove (&iter);
}

static void
repaint_atlases (DulleDeck *self)
{
  GHashTableIter iter;
  gpointer       value;

  g_hash_table_iter_init (&iter, self->atlases);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      DulleCardAtlas *atlas = dulle_render_job_get_atlas (value);

      g_hash_table_iter_replace (&iter, new_job (self, atlas));
    }
}

/* A deck may be refused when a part of it has been painted. */
static void
refused_cb (const char *id,
            const char *problem,
            gpointer    user_data)
{
  DulleDeck *self = user_data;

  g_assert (DULLE_IS_DECK (self));

  if (!g_str_equal (self->id, id))
    return;

  g_free (self->problem);
  self->problem = g_strdup (problem);
  repaint_atlases (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PROBLEM]);
}

static void
dulle_deck_get_property (GObject    *object,
                         guint       prop_id,
                         GValue     *value,
                         GParamSpec *pspec)
{
  DulleDeck *self = DULLE_DECK (object);

  switch (prop_id)
    {
    case PROP_ID:
      g_value_set_string (value, self->id);
      break;
    case PROP_INDICES:
      g_value_set_enum (value, self->indices);
      break;
    case PROP_BACK:
      g_value_set_enum (value, self->back);
      break;
    case PROP_FOUR_COLOR:
      g_value_set_boolean (value, self->four_color);
      break;
    case PROP_PROBLEM:
      g_value_set_string (value, self->problem);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
clear_problem (DulleDeck *self)
{
  if (self->problem == NULL)
    return;

  g_clear_pointer (&self->problem, g_free);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PROBLEM]);
}

static gboolean
set_id (DulleDeck  *self,
        const char *id)
{
  if (id == NULL || g_str_equal (self->id, id))
    return FALSE;

  g_free (self->id);
  self->id = g_strdup (id);
  clear_problem (self);

  return TRUE;
}

static void
dulle_deck_set_property (GObject      *object,
                         guint         prop_id,
                         const GValue *value,
                         GParamSpec   *pspec)
{
  DulleDeck *self = DULLE_DECK (object);

  switch (prop_id)
    {
    case PROP_ID:
      if (!set_id (self, g_value_get_string (value)))
        return;
      break;
    case PROP_BACK:
      if (self->back == (DulleCardBack) g_value_get_enum (value))
        return;
      self->back = (DulleCardBack) g_value_get_enum (value);
      break;
    case PROP_INDICES:
      if (self->indices == (DulleCardIndices) g_value_get_enum (value))
        return;
      self->indices = (DulleCardIndices) g_value_get_enum (value);
      break;
    case PROP_FOUR_COLOR:
      if (self->four_color == g_value_get_boolean (value))
        return;
      self->four_color = g_value_get_boolean (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
      return;
    }

  repaint_atlases (self);
  g_object_notify_by_pspec (object, pspec);
}

static void
dulle_deck_class_init (DulleDeckClass *klass)
{
  GObjectClass     *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = dulle_deck_get_property;
  object_class->set_property = dulle_deck_set_property;

  properties[PROP_ID] =
      g_param_spec_string ("id", NULL, NULL, DULLE_DECK_FRENCH, flags);
  properties[PROP_BACK] =
      g_param_spec_enum ("back", NULL, NULL, DULLE_TYPE_CARD_BACK, DULLE_CARD_BACK_LATTICE, flags);
  properties[PROP_PROBLEM] = g_param_spec_string ("problem", NULL, NULL, NULL,
                                                  G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY |
                                                      G_PARAM_STATIC_STRINGS);
  properties[PROP_INDICES] = g_param_spec_enum ("indices", NULL, NULL, DULLE_TYPE_CARD_INDICES,
                                                DULLE_CARD_INDICES_AUTOMATIC, flags);
  properties[PROP_FOUR_COLOR] =
      g_param_spec_boolean ("four-color", NULL, NULL, FALSE, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
dulle_deck_init (DulleDeck *self)
{
  self->id = g_strdup (DULLE_DECK_FRENCH);
  self->atlases = g_hash_table_new_full (NULL, NULL, NULL, dulle_render_job_cancel);
  self->expected = g_ptr_array_new_with_free_func (g_object_unref);
  self->widths = g_array_new (FALSE, FALSE, sizeof (int));
  self->worker = dulle_deck_worker_new (refused_cb, self);
}

DulleDeck *
dulle_deck_get_default (void)
{
  static DulleDeck *deck;

  if (deck == NULL)
    deck = g_object_new (DULLE_TYPE_DECK, NULL);

  return deck;
}

/* The only deck from elsewhere that has them is KDE's. */
gboolean
dulle_deck_has_german_suits (DulleDeck *self)
{
  g_return_val_if_fail (DULLE_IS_DECK (self), FALSE);

  return g_str_equal (self->id, DULLE_DECK_GERMAN) ||
         g_str_has_suffix (self->id, "/svg-xskat-german/german.svgz");
}

static gboolean
forget_expected_cb (gpointer data)
{
  g_ptr_array_set_size (DULLE_DECK (data)->expected, 0);

  return G_SOURCE_REMOVE;
}

void
dulle_deck_open (DulleDeck *self,
                 const int *widths,
                 gsize      n_widths)
{
  g_autofree char *style = NULL;

  g_return_if_fail (DULLE_IS_DECK (self));

  style = style_of (self);

  dulle_deck_worker_open (self->worker, self->id, style, widths, n_widths);
  for (gsize i = 0; i < n_widths; i++)
    {
      DulleCardAtlas *atlas = dulle_deck_get_atlas (self, CLAMP (widths[i], 1, MAX_WIDTH));

      g_ptr_array_add (self->expected, atlas);
      dulle_card_atlas_want (atlas, DULLE_PICTURE_BACK);
      if (i == 0)
        dulle_deck_worker_paint_rest (self->worker, job_of (self, atlas));
    }
  if (n_widths > 0)
    g_timeout_add_seconds (EXPECTED_SECONDS, forget_expected_cb, self);
}

void
dulle_deck_try_again (DulleDeck *self)
{
  g_autofree char *style = NULL;

  g_return_if_fail (DULLE_IS_DECK (self));

  if (self->problem == NULL)
    return;

  style = style_of (self);
  dulle_deck_worker_open (self->worker, self->id, style, NULL, 0);
  repaint_atlases (self);
  clear_problem (self);
}

const int *
dulle_deck_get_widths (DulleDeck *self,
                       gsize     *n_widths)
{
  g_return_val_if_fail (DULLE_IS_DECK (self), NULL);

  *n_widths = self->widths->len;

  return (const int *) (gpointer) self->widths->data;
}

static int
compare_widths (gconstpointer a,
                gconstpointer b)
{
  return *(const int *) b - *(const int *) a;
}

static void
note_widths (DulleDeck *self)
{
  GHashTableIter iter;
  gpointer       key;

  g_array_set_size (self->widths, 0);
  g_hash_table_iter_init (&iter, self->atlases);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    {
      int width = GPOINTER_TO_INT (key);

      g_array_append_val (self->widths, width);
    }
  g_array_sort (self->widths, compare_widths);
}

DulleCardAtlas *
dulle_deck_get_atlas (DulleDeck *self,
                      int        width)
{
  DulleCardAtlas *atlas;
  DulleRenderJob *job;

  g_return_val_if_fail (DULLE_IS_DECK (self), NULL);
  g_return_val_if_fail (width > 0, NULL);

  job = g_hash_table_lookup (self->atlases, GINT_TO_POINTER (width));
  if (job != NULL)
    return g_object_ref (dulle_render_job_get_atlas (job));

  atlas = dulle_card_atlas_new (width);
  g_hash_table_insert (self->atlases, GINT_TO_POINTER (width), new_job (self, atlas));
  g_signal_connect_swapped (atlas, "wanted", G_CALLBACK (wanted_cb), self);
  g_object_weak_ref (G_OBJECT (atlas), atlas_died_cb, self);
  note_widths (self);

  return atlas;
}

gboolean
dulle_deck_is_painted (DulleDeck *self)
{
  GHashTableIter iter;
  gpointer       value;

  g_return_val_if_fail (DULLE_IS_DECK (self), FALSE);

  g_hash_table_iter_init (&iter, self->atlases);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    for (unsigned i = 0; i < DULLE_N_PICTURES; i++)
      {
        DulleCardAtlas *atlas = dulle_render_job_get_atlas (value);

        if (dulle_card_atlas_is_wanted (atlas, i) && !dulle_card_atlas_has (atlas, i))
          return FALSE;
      }

  return TRUE;
}
