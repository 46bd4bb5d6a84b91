/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Events: made and filled on the worker's thread, read on the main thread, and
 * freed on whichever drops the last reference.
 */
#include "dulle-event.h"

static gpointer
event_copy (gpointer event)
{
  return (gpointer) dulle_event_ref (event);
}

static void
event_free (gpointer event)
{
  dulle_event_unref (event);
}

/* G_DEFINE_BOXED_TYPE() relies on an extension of GNU C that -Wpedantic refuses. */
GType
dulle_event_get_type (void)
{
  static gsize type = 0;

  if (g_once_init_enter (&type))
    g_once_init_leave (&type, g_boxed_type_register_static ("DulleEvent", event_copy, event_free));

  return type;
}

static void
event_clear (gpointer data)
{
  DulleEvent *event = data;

  g_clear_pointer (&event->words, g_free);
  switch (event->kind)
    {
    case DULLE_EVENT_RESUMED:
      g_clear_pointer (&event->resumed.sheet, g_array_unref);
      break;
    case DULLE_EVENT_OVER:
      g_clear_pointer (&event->over.result, g_free);
      g_clear_pointer (&event->over.sheet, g_array_unref);
      g_clear_pointer (&event->over.record, g_free);
      break;
    case DULLE_EVENT_TOURNAMENT_OVER:
      g_clear_pointer (&event->tournament_over.sheet, g_array_unref);
      break;
    case DULLE_EVENT_SAVING:
      g_clear_error (&event->saving.error);
      g_clear_pointer (&event->saving.elsewhere, g_free);
      break;
    case DULLE_EVENT_ERROR:
      g_clear_error (&event->error);
      break;
    default:
      break;
    }
}

DulleEvent *
dulle_event_new (DulleEventKind kind)
{
  DulleEvent *event = g_atomic_rc_box_new0 (DulleEvent);

  event->kind = kind;

  return event;
}

const DulleEvent *
dulle_event_ref (const DulleEvent *event)
{
  g_return_val_if_fail (event != NULL, NULL);

  return g_atomic_rc_box_acquire ((gpointer) event);
}

void
dulle_event_unref (const DulleEvent *event)
{
  g_return_if_fail (event != NULL);

  g_atomic_rc_box_release_full ((gpointer) event, event_clear);
}

GArray *
dulle_event_sheet (const DulleEvent *event)
{
  g_return_val_if_fail (event != NULL, NULL);

  switch (event->kind)
    {
    case DULLE_EVENT_RESUMED:
      return event->resumed.sheet;
    case DULLE_EVENT_OVER:
      return event->over.sheet;
    case DULLE_EVENT_TOURNAMENT_OVER:
      return event->tournament_over.sheet;
    default:
      return NULL;
    }
}

/* Who looks on */

guint8
dulle_seating_seat_of (const DulleSeating *seating,
                       guint8              player)
{
  g_return_val_if_fail (seating != NULL, DULLE_NO_SEAT);

  for (guint8 seat = 0; seat < DULLE_N_SEATS; seat++)
    if (seating->players[seat] == player)
      return seat;

  return DULLE_NO_SEAT;
}

static DullePlayers
players_of (const DulleSeating *seating,
            DulleTaker          taker)
{
  DullePlayers players = 0;

  for (guint8 player = 0; player < seating->n_players; player++)
    if (seating->takers[player] == taker)
      dulle_players_add (&players, player);

  return players;
}

DullePlayers
dulle_seating_people (const DulleSeating *seating)
{
  g_return_val_if_fail (seating != NULL, 0);

  return players_of (seating, DULLE_TAKER_PERSON);
}

DullePlayers
dulle_seating_computers (const DulleSeating *seating)
{
  g_return_val_if_fail (seating != NULL, 0);

  return players_of (seating, DULLE_TAKER_COMPUTER);
}

DullePlayers
dulle_seating_people_in_game (const DulleSeating *seating)
{
  DullePlayers people = dulle_seating_people (seating);

  for (guint8 player = 0; player < DULLE_MAX_PLAYERS; player++)
    if (dulle_seating_seat_of (seating, player) == DULLE_NO_SEAT)
      dulle_players_remove (&people, player);

  return people;
}

gboolean
dulle_seating_is_shared (const DulleSeating *seating)
{
  return dulle_players_count (dulle_seating_people (seating)) > 1;
}

gboolean
dulle_seating_has_elsewhere (const DulleSeating *seating)
{
  g_return_val_if_fail (seating != NULL, FALSE);

  for (guint8 player = 0; player < seating->n_players; player++)
    if (seating->takers[player] == DULLE_TAKER_ELSEWHERE)
      return TRUE;

  return FALSE;
}

gboolean
dulle_seating_is_closed (const DulleSeating *seating)
{
  return dulle_seating_is_shared (seating) && seating->own == DULLE_NO_SEAT &&
         dulle_seating_seat_of (seating, seating->person) != DULLE_NO_SEAT;
}

gboolean
dulle_event_is_elsewhere (const DulleEvent *event)
{
  g_return_val_if_fail (event != NULL, FALSE);

  return event->seating.person == DULLE_WATCHERS ||
         (event->seating.person < DULLE_MAX_PLAYERS &&
          event->seating.takers[event->seating.person] == DULLE_TAKER_ELSEWHERE);
}

gboolean
dulle_event_may_change_opponents (const DulleEvent *event)
{
  g_return_val_if_fail (event != NULL, FALSE);

  return event->kind != DULLE_EVENT_TOURNAMENT_OVER && event->standing.deals != DULLE_DEALS_TOLD &&
         dulle_seating_computers (&event->seating) != 0;
}
