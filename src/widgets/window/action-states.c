/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include "engine/information.h"
#include "panels/dulle-curtain.h"
#include "panels/dulle-trick-viewer.h"

#include "action-states.h"

static void
set_enabled (GActionMap *map,
             const char *name,
             gboolean    enabled)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (map, name)), enabled);
}

/* Whoever looks on elsewhere goes at the pace of those who play. */
static gboolean
may_skip (const DulleSeating *seating)
{
  return !seating->chooses && seating->person != DULLE_NO_SEAT;
}

static gboolean
has_moved (const DulleBoard *board,
           guint8            seat)
{
  const DulleTrick *trick = dulle_board_trick (board);
  gboolean          moved;

  moved = board->heard[seat] != DULLE_HEARD_NOTHING || board->levels[seat] != DULLE_LEVEL_NONE ||
          board->n_tricks > 0;
  for (unsigned i = 0; i < trick->n_cards; i++)
    moved = moved || dulle_trick_seat (trick, i) == seat;

  return moved;
}

/* Where the hands of several people are closed, any of them may take back. */
static gboolean
anything_to_take_back (const DulleEvent *event)
{
  const DulleSeating *seating = &event->seating;
  const DulleBoard   *board = &event->view.board;
  DullePlayers        people = dulle_seating_people_in_game (seating);

  if (seating->own != DULLE_NO_SEAT)
    return has_moved (board, seating->own);

  for (guint8 seat = 0; seat < DULLE_N_SEATS; seat++)
    if (dulle_players_have (people, seating->players[seat]) && has_moved (board, seat))
      return TRUE;

  return FALSE;
}

void
dulle_enable_game_actions (GActionMap       *map,
                           const DulleEvent *event)
{
  gboolean runs = event != NULL && !dulle_event_ends_game (event);
  gboolean closed = runs && dulle_seating_is_closed (&event->seating);
  gboolean sits_out = runs && event->seating.own == DULLE_NO_SEAT && !closed;
  gboolean is_open = runs && event->seating.own != DULLE_NO_SEAT &&
                     dulle_seating_is_shared (&event->seating);
  const DulleBoard *board = event != NULL ? &event->view.board : NULL;
  gboolean          hints = event != NULL && dulle_may (&board->rules, DULLE_MAY_ASK_FOR_HINTS);

  g_return_if_fail (G_IS_ACTION_MAP (map));

  set_enabled (map, "watch", sits_out && event->open.seats != 0);
  set_enabled (map, "skip-game", sits_out && may_skip (&event->seating));
  set_enabled (map, "lift-curtain", closed && dulle_curtain_is_due (event));
  set_enabled (map, "call-person", closed);
  set_enabled (map, "close-hand", is_open);
  set_enabled (map, "hint", hints && dulle_event_on_turn (event));
  set_enabled (map, "knowledge", dulle_event_offers_knowledge (event));
  set_enabled (map, "take-back",
               runs && !sits_out && dulle_may (&board->rules, DULLE_MAY_TAKE_BACK) &&
                   anything_to_take_back (event));
  set_enabled (map, "last-trick", runs && dulle_trick_viewer_first (board) < board->n_tricks);
}

gboolean
dulle_event_offers_knowledge (const DulleEvent *event)
{
  return event != NULL && event->view.board.phase == DULLE_PHASE_TRICKS &&
         dulle_may (&event->view.board.rules, DULLE_MAY_ASK_FOR_HINTS) &&
         !dulle_seating_is_closed (&event->seating);
}

gboolean
dulle_event_ends_game (const DulleEvent *event)
{
  g_return_val_if_fail (event != NULL, FALSE);

  return event->kind == DULLE_EVENT_OVER || event->kind == DULLE_EVENT_TOURNAMENT_OVER;
}

gboolean
dulle_event_leaves_table (const DulleEvent *event)
{
  g_return_val_if_fail (event != NULL, FALSE);

  return event->kind == DULLE_EVENT_THINKING || event->kind == DULLE_EVENT_HINT ||
         event->kind == DULLE_EVENT_WARNING || event->kind == DULLE_EVENT_VOTE;
}

gboolean
dulle_toggle_is_on (GActionMap *map,
                    const char *name)
{
  g_autoptr (GVariant) state = g_action_get_state (g_action_map_lookup_action (map, name));

  return g_variant_get_boolean (state);
}

void
dulle_toggle_set_on (GActionMap *map,
                     const char *name,
                     gboolean    on)
{
  if (dulle_toggle_is_on (map, name) != on)
    g_action_change_state (g_action_map_lookup_action (map, name), g_variant_new_boolean (on));
}
