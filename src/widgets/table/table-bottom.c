/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "table-bottom.h"

guint8
dulle_table_bottom (const DulleEvent *event,
                    gboolean          stays)
{
  DullePlayers people;

  g_return_val_if_fail (event != NULL, 0);

  people = dulle_seating_people_in_game (&event->seating);
  for (guint8 player = 0; stays && player < event->seating.n_players; player++)
    if (dulle_players_have (people, player))
      return dulle_seating_seat_of (&event->seating, player);

  return event->view.own.seat;
}
