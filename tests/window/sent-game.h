/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A window to which a game is handed event by event, so that each test sees the same.
 */
#pragma once

#include <adwaita.h>

#include "engine/game.h"
#include "table/dulle-table.h"
#include "window/dulle-window.h"

#include "fatal-warnings.h"
#include "position.h"
#include "widget-tree.h"

typedef struct
{
  GtkWindow    *window;
  DulleTable   *table;
  DulleSession *session;
  DulleGame     game;
} Fixture;

/* Seats 0 and 2 are Re; seat 0 is the person. */
static const char *const hand_texts[DULLE_N_SEATS] = {
  "CQ DA DK DJ CA CT C9 SA S9 SK HA H9",
  "HT SQ DQ DJ CA CK C9 SA ST S9 HK H9",
  "CQ SQ DA D9 CT CK CJ SK ST SJ HA HK",
  "HT DQ DT D9 HJ HJ CJ DT DK HQ HQ SJ",
};

static inline void
send_event (Fixture    *fixture,
            DulleEvent *event)
{
  event->view = dulle_game_view (&fixture->game, 0);
  for (guint8 seat = 0; seat < DULLE_N_SEATS; seat++)
    event->seating.players[seat] = seat;
  event->seating.n_players = DULLE_N_SEATS;
  event->seating.dealer = 3;
  g_signal_emit_by_name (fixture->session, "event", event);
  dulle_event_unref (event);
}

static inline void
do_action (Fixture    *fixture,
           DulleAction action)
{
  DulleEvent *event = dulle_event_new (DULLE_EVENT_ACTION);

  ck_assert_int_eq (dulle_game_apply (&fixture->game, &action), DULLE_ACCEPTED);
  event->action = action;
  send_event (fixture, event);
}

static inline void
play_card (Fixture    *fixture,
           const char *code)
{
  DulleCard card;

  ck_assert (dulle_card_from_code (code, &card));
  do_action (fixture, dulle_action_play (fixture->game.board.turn, card));
}

static inline void
start_game (Fixture *fixture)
{
  DulleRules rules = dulle_rules_default ();
  DulleSetup setup = dulle_setup (&rules, 3);
  DulleHand  hands[DULLE_N_SEATS];

  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    hands[seat] = position_hand (hand_texts[seat]);
  dulle_game_start (&fixture->game, &setup, hands);
  while (fixture->game.board.phase == DULLE_PHASE_AUCTION)
    {
      DulleAction healthy = dulle_action_call (fixture->game.board.turn, DULLE_CONTRACT_NORMAL, 0);

      dulle_game_apply (&fixture->game, &healthy);
    }
  send_event (fixture, dulle_event_new (DULLE_EVENT_RESUMED));
}

static inline void
set_up (Fixture    *fixture,
        const char *speed,
        gboolean    moments)
{
  g_autoptr (GSettings) settings = NULL;

  make_warnings_fatal ();
  adw_init ();
  settings = g_settings_new ("io.github.dulle.Dulle");
  g_settings_set_string (settings, "animation-speed", speed);
  g_settings_set_boolean (settings, "moments", moments);
  *fixture = (Fixture){ .session = dulle_session_new (NULL, 0) };
  fixture->window = g_object_new (DULLE_TYPE_WINDOW, "session", fixture->session, NULL);
  fixture->table = DULLE_TABLE (find_child (GTK_WIDGET (fixture->window), DULLE_TYPE_TABLE));
  gtk_window_present (fixture->window);
  while (!gtk_widget_get_mapped (GTK_WIDGET (fixture->table)) ||
         gtk_widget_get_width (GTK_WIDGET (fixture->table)) == 0)
    g_main_context_iteration (NULL, TRUE);
  start_game (fixture);
}

static inline void
tear_down (Fixture *fixture)
{
  gtk_window_destroy (fixture->window);
  g_object_unref (fixture->session);
}

/* Lets what was sent be shown to its end. */
static inline void
await_tricks (Fixture *fixture,
              unsigned n_tricks)
{
  const DulleView *view;

  while ((view = dulle_table_get_view (fixture->table)) == NULL ||
         view->board.n_tricks < n_tricks)
    g_main_context_iteration (NULL, TRUE);
}
