/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include "panels/dulle-curtain.h"

#include "people-actions.h"

static const DulleSeating *
seating_of (DulleGamePage *page)
{
  return &dulle_game_page_get_shown (page)->seating;
}

static void
lift_curtain_cb (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       page)
{
  if (dulle_curtain_is_due (dulle_game_page_get_shown (page)) && dulle_game_page_may_lift (page))
    dulle_session_face (dulle_game_page_get_session (page), seating_of (page)->person, TRUE);
}

static void
call_person_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       page)
{
  dulle_session_face (dulle_game_page_get_session (page), g_variant_get_byte (parameter), FALSE);
}

/* The person at this machine whose turn it is, or whoever the table is turned to. */
static guint8
find_awaited (const DulleEvent *event)
{
  const DulleSeating *seating = &event->seating;
  guint8              turn = event->view.board.turn;

  return turn < DULLE_N_SEATS &&
                 dulle_players_have (dulle_seating_people (seating), seating->players[turn])
             ? seating->players[turn]
             : seating->person;
}

gboolean
dulle_close_hand (DulleGamePage *page)
{
  const DulleEvent *event;
  guint8            awaited;

  g_return_val_if_fail (DULLE_IS_GAME_PAGE (page), FALSE);

  event = dulle_game_page_get_shown (page);
  if (event == NULL || dulle_board_is_finished (&event->view.board) ||
      !dulle_seating_is_shared (&event->seating))
    return FALSE;

  awaited = find_awaited (event);
  if (event->seating.own == DULLE_NO_SEAT && event->seating.person == awaited)
    return FALSE;

  dulle_session_face (dulle_game_page_get_session (page), awaited, FALSE);

  return TRUE;
}

static void
close_hand_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       page)
{
  dulle_close_hand (page);
}

/* Sitting out */

static void
watch_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       page)
{
  dulle_session_watch (dulle_game_page_get_session (page),
                       dulle_next_seat (seating_of (page)->watched));
}

static void
choose_hand_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       page)
{
  dulle_session_watch (dulle_game_page_get_session (page), g_variant_get_byte (parameter));
}

static const GActionEntry actions[] = {
  { "lift-curtain", lift_curtain_cb },
  { "call-person", call_person_cb, "y" },
  { "close-hand", close_hand_cb },
  { "watch", watch_cb },
  { "choose-hand", choose_hand_cb, "y" },
};

void
dulle_add_people_actions (GActionMap    *map,
                          DulleGamePage *page)
{
  g_return_if_fail (G_IS_ACTION_MAP (map));
  g_return_if_fail (DULLE_IS_GAME_PAGE (page));

  g_action_map_add_action_entries (map, actions, G_N_ELEMENTS (actions), page);
}
