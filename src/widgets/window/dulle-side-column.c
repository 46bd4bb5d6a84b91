/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What it shows besides the standings is remembered in the settings, which the actions of
 * the game page change while there is a column.
 */
#include "config.h"

#include "panels/dulle-advice.h"
#include "panels/dulle-trick-viewer.h"
#include "score/dulle-standings.h"

#include "action-states.h"
#include "dulle-side-column.h"
#include "table/table-settings.h"

struct _DulleSideColumn
{
  GtkWidget parent_instance;

  /* Template children */
  GtkWidget        *scroller;
  DulleStandings   *standings;
  DulleTrickViewer *viewer;
  DulleAdvice      *advice;
  GtkWidget        *offers;

  /* Borrowed: a child, while it lies here */
  GtkWidget *score;

  /* Owned */
  GSettings *settings;

  gboolean hints;
};

/* What is left of the width beside the four cards of a trick. */
#define BESIDE_CARDS 96

/* What GTK tells of letters of the usual size, and how many times the usual width the column has
 * at most: the table needs the larger part of the window. */
#define USUAL_LETTERS (96 * PANGO_SCALE)
#define WIDEST        (4.0 / 3)

/* By the class of the window, in pixels. */
static const struct
{
  const char *css_class;
  int         width;
  int         face;
} sizes[] = {
  { "wide", 420, 28 },
  { "large", 480, 32 },
  { "huge", 670, 44 },
  { "vast", 900, 60 },
};

G_DEFINE_FINAL_TYPE (DulleSideColumn, dulle_side_column, GTK_TYPE_WIDGET)

static void
dulle_side_column_dispose (GObject *object)
{
  DulleSideColumn *self = DULLE_SIDE_COLUMN (object);

  g_clear_pointer (&self->score, gtk_widget_unparent);
  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (dulle_side_column_parent_class)->dispose (object);
}

static void
dulle_side_column_class_init (DulleSideColumnClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dulle_side_column_dispose;

  g_type_ensure (DULLE_TYPE_ADVICE);
  g_type_ensure (DULLE_TYPE_STANDINGS);
  g_type_ensure (DULLE_TYPE_TRICK_VIEWER);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/dulle/Dulle/window/dulle-side-column.ui");
  gtk_widget_class_bind_template_child (widget_class, DulleSideColumn, scroller);
  gtk_widget_class_bind_template_child (widget_class, DulleSideColumn, standings);
  gtk_widget_class_bind_template_child (widget_class, DulleSideColumn, viewer);
  gtk_widget_class_bind_template_child (widget_class, DulleSideColumn, advice);
  gtk_widget_class_bind_template_child (widget_class, DulleSideColumn, offers);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "sidecolumn");
}

/* The desktop changes the size of letters without any other event. */
static void
letters_changed_cb (DulleSideColumn *self)
{
  g_assert (DULLE_IS_SIDE_COLUMN (self));

  if (gtk_widget_get_root (GTK_WIDGET (self)) != NULL)
    dulle_side_column_fit (self);
}

static void
dulle_side_column_init (DulleSideColumn *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->settings = g_settings_new ("io.github.dulle.Dulle");
  dulle_follow_table_top (GTK_WIDGET (self), self->settings);
  g_signal_connect_object (gtk_widget_get_settings (GTK_WIDGET (self)), "notify::gtk-xft-dpi",
                           G_CALLBACK (letters_changed_cb), self, G_CONNECT_SWAPPED);
}

GtkWidget *
dulle_side_column_new (void)
{
  return g_object_new (DULLE_TYPE_SIDE_COLUMN, NULL);
}

static void
show_trick (DulleSideColumn   *self,
            const DulleEvent  *event,
            const char *const *names)
{
  const DulleBoard *board = &event->view.board;
  gboolean          any = dulle_trick_viewer_first (board) < board->n_tricks;

  gtk_widget_set_visible (GTK_WIDGET (self->viewer),
                          any && g_settings_get_boolean (self->settings, "side-trick"));
  dulle_trick_viewer_update (self->viewer, &event->view, names);
}

static void
show_knowledge (DulleSideColumn   *self,
                const DulleEvent  *event,
                const char *const *names)
{
  gboolean allowed = dulle_event_offers_knowledge (event);
  gboolean wanted = g_settings_get_boolean (self->settings, "side-knowledge");

  gtk_widget_set_visible (GTK_WIDGET (self->advice), allowed && wanted);
  gtk_widget_set_visible (self->offers, allowed && !wanted);
  if (allowed && wanted)
    dulle_advice_show_knowledge (self->advice, &event->view, names);
}

void
dulle_side_column_show (DulleSideColumn  *self,
                        const DulleEvent *event,
                        DulleTableNames  *names)
{
  const char *const *seats;

  g_return_if_fail (DULLE_IS_SIDE_COLUMN (self));
  g_return_if_fail (event != NULL);
  g_return_if_fail (DULLE_IS_TABLE_NAMES (names));

  self->hints = FALSE;
  seats = dulle_table_names_get_by_seat (names);
  dulle_standings_show (self->standings, event, dulle_table_names_get_by_player (names),
                        dulle_table_names_get_faces_by_player (names));
  show_trick (self, event, seats);
  show_knowledge (self, event, seats);
}

gboolean
dulle_side_column_show_hint (DulleSideColumn  *self,
                             const DulleEvent *event,
                             DulleTableNames  *names)
{
  g_return_val_if_fail (DULLE_IS_SIDE_COLUMN (self), FALSE);
  g_return_val_if_fail (event != NULL && event->kind == DULLE_EVENT_HINT, FALSE);

  self->hints = gtk_widget_get_visible (self->scroller);
  if (!self->hints)
    return FALSE;

  dulle_advice_show_hints (self->advice, event, dulle_table_names_get_by_seat (names));
  gtk_widget_set_visible (GTK_WIDGET (self->advice), TRUE);
  gtk_widget_set_visible (self->offers, FALSE);

  return TRUE;
}

gboolean
dulle_side_column_shows_hint (DulleSideColumn *self)
{
  g_return_val_if_fail (DULLE_IS_SIDE_COLUMN (self), FALSE);

  return self->hints;
}

/* Where the desktop enlarges all letters, what lies in the column needs more room. */
static int
grow_width (DulleSideColumn *self,
            int              usual)
{
  int letters;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-xft-dpi", &letters, NULL);

  return (int) (usual * CLAMP ((double) letters / USUAL_LETTERS, 1, WIDEST));
}

void
dulle_side_column_fit (DulleSideColumn *self)
{
  GtkWidget *window;
  guint      chosen = 0;
  int        width;

  g_return_if_fail (DULLE_IS_SIDE_COLUMN (self));

  window = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    if (gtk_widget_has_css_class (window, sizes[i].css_class))
      chosen = i;

  width = grow_width (self, sizes[chosen].width);
  gtk_widget_set_size_request (GTK_WIDGET (self), width, -1);
  dulle_trick_viewer_set_card_width (self->viewer, (width - BESIDE_CARDS) / DULLE_N_SEATS);
  dulle_standings_set_face_size (self->standings, sizes[chosen].face);
}

void
dulle_side_column_adopt_score (DulleSideColumn *self,
                               GtkWidget       *score)
{
  g_return_if_fail (DULLE_IS_SIDE_COLUMN (self));
  g_return_if_fail (score == NULL || GTK_IS_WIDGET (score));

  g_clear_pointer (&self->score, gtk_widget_unparent);
  self->score = score;
  if (score != NULL)
    gtk_widget_set_parent (score, GTK_WIDGET (self));
}

void
dulle_side_column_show_score (DulleSideColumn *self,
                              gboolean         shown)
{
  g_return_if_fail (DULLE_IS_SIDE_COLUMN (self));
  g_return_if_fail (self->score != NULL);

  gtk_widget_set_visible (self->score, shown);
  gtk_widget_set_visible (self->scroller, !shown);
}
