/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A bubble hangs on the edge of the name plate that faces the middle; where there
 * is no room below it, it covers the plate's second line.
 */
#include "config.h"

#include <math.h>

#include "common/css-class.h"
#include "common/unparent-children.h"
#include "dulle-bubbles.h"

/* Kept free at the edges of the table. */
#define MARGIN 2

/* How much of a bubble lies on the plate; with more, it lies on the name. A question below leaves
 * it less room. */
#define ON_PLATE 0.45f

/* As long as a few words are read. */
#define QUOTE_MS 4000

/* What one player says. */
typedef struct
{
  GtkWidget *label;
  guint      source;
} Bubble;

struct _DulleBubbles
{
  GtkWidget parent_instance;

  DulleTableGeometry geometry;

  /* Borrowed: children, by side */
  Bubble bubbles[DULLE_N_TABLE_SIDES];
  Bubble quotes[DULLE_N_TABLE_SIDES];
};

G_DEFINE_FINAL_TYPE (DulleBubbles, dulle_bubbles, GTK_TYPE_WIDGET)

static void
dulle_bubbles_dispose (GObject *object)
{
  DulleBubbles *self = DULLE_BUBBLES (object);

  for (unsigned side = 0; side < DULLE_N_TABLE_SIDES; side++)
    {
      g_clear_handle_id (&self->bubbles[side].source, g_source_remove);
      g_clear_handle_id (&self->quotes[side].source, g_source_remove);
    }
  dulle_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (dulle_bubbles_parent_class)->dispose (object);
}

static float
top_of_bubble (DulleBubbles *self,
               DulleSide     side,
               float         height)
{
  const DulleBox *seat = &self->geometry.seats[side];
  const DulleBox *panel = &self->geometry.panel;
  float           top;

  if (self->geometry.is_low)
    return seat->y + seat->height - height;
  if (side == DULLE_SIDE_BOTTOM)
    return seat->y - height * (1.0f - ON_PLATE);

  top = seat->y + seat->height - height * ON_PLATE;
  if (panel->height > 0 && panel->y >= seat->y + seat->height)
    top = MIN (top, panel->y - height);

  return top;
}

static void
allocate_bubble (DulleBubbles *self,
                 const Bubble *bubble,
                 DulleSide     side,
                 int           table_width)
{
  GtkWidget      *label = bubble->label;
  const DulleBox *seat = &self->geometry.seats[side];
  int             width;
  int             height;
  float           x;
  float           y;

  gtk_widget_set_child_visible (label, seat->width > 0);
  if (seat->width <= 0 || !gtk_widget_get_visible (label))
    return;

  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  gtk_widget_measure (label, GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
  x = seat->x + (seat->width - (float) width) / 2;
  x = CLAMP (x, MARGIN, MAX ((float) (table_width - width) - MARGIN, MARGIN));
  y = top_of_bubble (self, side, (float) height);
  gtk_widget_allocate (
      label, width, height, -1,
      gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (floorf (x), floorf (y))));
}

static void
dulle_bubbles_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  DulleBubbles *self = DULLE_BUBBLES (widget);

  for (DulleSide side = 0; side < DULLE_N_TABLE_SIDES; side++)
    {
      allocate_bubble (self, &self->bubbles[side], side, width);
      allocate_bubble (self, &self->quotes[side], side, width);
    }
}

static void
dulle_bubbles_class_init (DulleBubblesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dulle_bubbles_dispose;
  widget_class->size_allocate = dulle_bubbles_size_allocate;

  gtk_widget_class_set_css_name (widget_class, "bubbles");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
add_bubble (DulleBubbles *self,
            Bubble       *bubble)
{
  bubble->label = gtk_label_new (NULL);
  gtk_widget_set_visible (bubble->label, FALSE);
  gtk_widget_add_css_class (bubble->label, "bubble");
  gtk_widget_set_parent (bubble->label, GTK_WIDGET (self));
}

static void
dulle_bubbles_init (DulleBubbles *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  for (unsigned side = 0; side < DULLE_N_TABLE_SIDES; side++)
    add_bubble (self, &self->bubbles[side]);
  for (unsigned side = 0; side < DULLE_N_TABLE_SIDES; side++)
    {
      add_bubble (self, &self->quotes[side]);
      gtk_widget_add_css_class (self->quotes[side].label, "quote");
    }
}

GtkWidget *
dulle_bubbles_new (void)
{
  return g_object_new (DULLE_TYPE_BUBBLES, NULL);
}

void
dulle_bubbles_set_geometry (DulleBubbles             *self,
                            const DulleTableGeometry *geometry)
{
  g_return_if_fail (DULLE_IS_BUBBLES (self));
  g_return_if_fail (geometry != NULL);

  self->geometry = *geometry;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* The style class lets the bubble pop up. */
static void
set_said (Bubble  *bubble,
          gboolean said)
{
  g_clear_handle_id (&bubble->source, g_source_remove);
  gtk_widget_set_visible (bubble->label, said);
  dulle_set_css_class (bubble->label, "said", said);
}

void
dulle_bubbles_say (DulleBubbles *self,
                   DulleSide     side,
                   const char   *text)
{
  g_return_if_fail (DULLE_IS_BUBBLES (self));
  g_return_if_fail (side < DULLE_N_TABLE_SIDES);

  gtk_label_set_label (GTK_LABEL (self->bubbles[side].label), text);
  set_said (&self->bubbles[side], TRUE);
}

static gboolean
hush_cb (gpointer data)
{
  Bubble *bubble = data;

  bubble->source = 0;
  set_said (bubble, FALSE);

  return G_SOURCE_REMOVE;
}

void
dulle_bubbles_say_briefly (DulleBubbles *self,
                           DulleSide     side,
                           const char   *text,
                           guint         duration)
{
  dulle_bubbles_say (self, side, text);
  self->bubbles[side].source = g_timeout_add (duration, hush_cb, &self->bubbles[side]);
}

void
dulle_bubbles_hush (DulleBubbles *self)
{
  g_return_if_fail (DULLE_IS_BUBBLES (self));

  for (unsigned side = 0; side < DULLE_N_TABLE_SIDES; side++)
    set_said (&self->bubbles[side], FALSE);
}

void
dulle_bubbles_quote (DulleBubbles *self,
                     DulleSide     side,
                     const char   *text)
{
  Bubble *quote;

  g_return_if_fail (DULLE_IS_BUBBLES (self));
  g_return_if_fail (side < DULLE_N_TABLE_SIDES);

  quote = &self->quotes[side];
  gtk_label_set_label (GTK_LABEL (quote->label), text);
  set_said (quote, TRUE);
  quote->source = g_timeout_add (QUOTE_MS, hush_cb, quote);
}
