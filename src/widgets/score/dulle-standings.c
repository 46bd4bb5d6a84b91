/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The rows are made once, one for each player that there can be: most events change none of
 * them.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "common/css-class.h"
#include "common/dulle-avatar.h"
#include "common/tooltip.h"
#include "text/score-text.h"
#include "tournament/ranking.h"

#include "dulle-standings.h"

#define FACE 28

typedef struct
{
  GtkWidget   *row;
  GtkLabel    *place;
  DulleAvatar *face;
  GtkLabel    *name;
  GtkLabel    *last;
  GtkLabel    *total;
} Row;

struct _DulleStandings
{
  GtkWidget parent_instance;

  /* Children */
  GtkWidget *title;
  GtkWidget *list;
  Row        rows[DULLE_MAX_PLAYERS];

  /* What the last game brought, by player, and its number; 0 where that is not known */
  gint32 last[DULLE_MAX_PLAYERS];
  guint  n_last;
};

G_DEFINE_FINAL_TYPE (DulleStandings, dulle_standings, GTK_TYPE_WIDGET)

static void
dulle_standings_dispose (GObject *object)
{
  DulleStandings *self = DULLE_STANDINGS (object);

  g_clear_pointer (&self->title, gtk_widget_unparent);
  g_clear_pointer (&self->list, gtk_widget_unparent);

  G_OBJECT_CLASS (dulle_standings_parent_class)->dispose (object);
}

static void
dulle_standings_class_init (DulleStandingsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dulle_standings_dispose;

  gtk_widget_class_set_css_name (widget_class, "standings");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkLabel *
add_label (GtkWidget  *row,
           const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (row), label);

  return GTK_LABEL (label);
}

static void
add_row (DulleStandings *self,
         Row            *row)
{
  row->row = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM,
                           "spacing", 9, NULL);
  row->place = add_label (row->row, "place");
  row->face = DULLE_AVATAR (dulle_avatar_new (FACE));
  gtk_box_append (GTK_BOX (row->row), GTK_WIDGET (row->face));
  row->name = add_label (row->row, "name");
  gtk_label_set_ellipsize (row->name, PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (row->name, 0);
  gtk_widget_set_hexpand (GTK_WIDGET (row->name), TRUE);
  row->last = add_label (row->row, "last");
  row->total = add_label (row->row, "total");
  gtk_label_set_width_chars (row->total, 4);
  gtk_label_set_xalign (row->total, 1);
  gtk_box_append (GTK_BOX (self->list), row->row);
}

static void
set_title (DulleStandings *self,
           const char     *title)
{
  gtk_label_set_label (GTK_LABEL (self->title), title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
}

static void
dulle_standings_init (DulleStandings *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  self->title = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->title), 0);
  gtk_widget_add_css_class (self->title, "heading");
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  gtk_widget_set_parent (self->title, GTK_WIDGET (self));
  self->list = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST,
                             "orientation", GTK_ORIENTATION_VERTICAL, NULL);
  gtk_widget_set_parent (self->list, GTK_WIDGET (self));
  for (guint i = 0; i < DULLE_MAX_PLAYERS; i++)
    add_row (self, &self->rows[i]);
  set_title (self, _ ("Score So Far"));
}

GtkWidget *
dulle_standings_new (void)
{
  return g_object_new (DULLE_TYPE_STANDINGS, NULL);
}

void
dulle_standings_set_face_size (DulleStandings *self,
                               int             size)
{
  g_return_if_fail (DULLE_IS_STANDINGS (self));

  for (guint i = 0; i < DULLE_MAX_PLAYERS; i++)
    g_object_set (self->rows[i].face, "size", size, NULL);
}

/* Some kinds of event carry the score sheet, which has it. */
static void
keep_last_game (DulleStandings   *self,
                const DulleEvent *event)
{
  GArray *sheet = dulle_event_sheet (event);

  if (sheet != NULL && sheet->len > 0)
    {
      memcpy (self->last, g_array_index (sheet, DulleSheetRow, sheet->len - 1).scores,
              sizeof self->last);
      self->n_last = event->standing.n_games;
    }
  if (self->n_last != event->standing.n_games)
    self->n_last = 0;
}

static void
show_player (DulleStandings          *self,
             Row                     *row,
             const DulleRankedPlayer *ranked,
             const char              *name,
             DulleFace                face)
{
  g_autofree char *place = g_strdup_printf (_ ("%u."), ranked->place);
  g_autofree char *total = dulle_score_number (ranked->total);
  g_autofree char *last =
      self->n_last > 0 ? dulle_score_signed (self->last[ranked->player]) : g_strdup ("");
  /* Translators: the place, the name and the points of a player. */
  g_autofree char *text = g_strdup_printf (_ ("%s %s: %s"), place, name, total);

  gtk_label_set_label (row->place, place);
  gtk_label_set_label (row->name, name);
  dulle_set_tooltip (GTK_WIDGET (row->name), name);
  gtk_label_set_label (row->last, last);
  gtk_label_set_label (row->total, total);
  dulle_avatar_show (row->face, name, dulle_face_id (face));
  dulle_set_css_class (row->row, "best", ranked->place == 1 && self->n_last > 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row->row), GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                  -1);
}

/* Nothing is left to play. */
static gboolean
is_final (const DulleEvent *event)
{
  return event->view.board.rules.rounds_limited && !event->standing.is_practice &&
         event->standing.games_left == 0;
}

void
dulle_standings_show (DulleStandings    *self,
                      const DulleEvent  *event,
                      const char *const *names,
                      const DulleFace   *faces)
{
  DulleRankedPlayer ranked[DULLE_MAX_PLAYERS];

  g_return_if_fail (DULLE_IS_STANDINGS (self));
  g_return_if_fail (event != NULL);
  g_return_if_fail (names != NULL && faces != NULL);

  keep_last_game (self, event);
  set_title (self, is_final (event) ? _ ("Final Ranking") : _ ("Score So Far"));
  dulle_ranking (&event->standing, ranked);
  for (guint i = 0; i < DULLE_MAX_PLAYERS; i++)
    {
      gtk_widget_set_visible (self->rows[i].row, i < event->standing.n_players);
      if (i < event->standing.n_players)
        show_player (self, &self->rows[i], &ranked[i], names[ranked[i].player],
                     faces[ranked[i].player]);
    }
}
