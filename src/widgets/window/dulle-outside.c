/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include <string.h>

#include "table/dulle-seat.h"
#include "text/score-text.h"

#include "dulle-outside.h"

#define MAX_OUTSIDE (DULLE_MAX_PLAYERS - DULLE_N_SEATS)

struct _DulleOutside
{
  GtkWidget parent_instance;

  /* Children, made when somebody sits there, as at few tables anybody does */
  GtkWidget *seats[MAX_OUTSIDE];
};

G_DEFINE_FINAL_TYPE (DulleOutside, dulle_outside, GTK_TYPE_WIDGET)

static void
dulle_outside_dispose (GObject *object)
{
  DulleOutside *self = DULLE_OUTSIDE (object);

  for (guint i = 0; i < MAX_OUTSIDE; i++)
    g_clear_pointer (&self->seats[i], gtk_widget_unparent);

  G_OBJECT_CLASS (dulle_outside_parent_class)->dispose (object);
}

static void
dulle_outside_class_init (DulleOutsideClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dulle_outside_dispose;

  gtk_widget_class_set_css_name (widget_class, "outside");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
dulle_outside_init (DulleOutside *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

static gboolean
sits_out (const DulleSeating *seating,
          guint               player)
{
  return memchr (seating->players, (int) player, DULLE_N_SEATS) == NULL;
}

static void
show_player (DulleOutside     *self,
             guint             place,
             const DulleEvent *event,
             guint             player,
             DulleTableNames  *names)
{
  g_autofree char *total = dulle_score_signed (event->standing.totals[player]);
  DulleSeat       *seat;

  if (self->seats[place] == NULL)
    {
      self->seats[place] = dulle_seat_new (DULLE_NO_SIDE);
      gtk_widget_set_parent (self->seats[place], GTK_WIDGET (self));
    }
  seat = DULLE_SEAT (self->seats[place]);
  dulle_seat_set_player (seat, dulle_table_names_get_by_player (names)[player],
                         dulle_table_names_get_faces_by_player (names)[player]);
  dulle_seat_set_outside (seat, total, event->seating.dealer == player);
}

void
dulle_outside_show (DulleOutside     *self,
                    const DulleEvent *event,
                    DulleTableNames  *names)
{
  guint n = 0;

  g_return_if_fail (DULLE_IS_OUTSIDE (self));
  g_return_if_fail (DULLE_IS_TABLE_NAMES (names));

  for (guint player = 0; event != NULL && player < event->seating.n_players; player++)
    if (sits_out (&event->seating, player) && n < MAX_OUTSIDE)
      show_player (self, n++, event, player, names);

  for (guint i = 0; i < MAX_OUTSIDE && self->seats[i] != NULL; i++)
    gtk_widget_set_visible (self->seats[i], i < n);
  gtk_widget_set_visible (GTK_WIDGET (self), n > 0);
}
