/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The session: order of events, pace, epochs, going on after an end of any kind.
 */
#include "suite.h"

#include <sys/resource.h>
#include <unistd.h>

#include "engine/deal.h"
#include "engine/legality.h"
#include "engine/rng.h"
#include "engine/tournament.h"
#include "scale.h"
#include "session-driver.h"

#define SEED G_GUINT64_CONSTANT (20240229)

/* A play that is refused, for nobody holds this card. It comes back after all
 * that the worker had to do before it, so that a test can say "nothing happens". */
static void
refuse_something (Driver *driver)
{
  DulleAction action =
      dulle_action_play (dulle_session_get_person (driver->session), DULLE_N_CARDS - 1);

  action.kind = DULLE_ACTION_ANNOUNCE;
  action.level = DULLE_N_LEVELS;
  dulle_session_submit (driver->session, &action);
}

static void
assert_nothing_happens (Driver *driver)
{
  guint n = driver->events->len;

  refuse_something (driver);
  driver_run (driver, n + 1);
  ck_assert_int_eq (driver_last (driver)->kind, DULLE_EVENT_REFUSED);
}

static const DulleEvent *
play_tournament (Driver *driver)
{
  return driver_play_tournament (driver, DULLE_N_SEATS, SEED);
}

static void
assert_sheet_adds_up (const DulleEvent *event)
{
  gint32 totals[DULLE_MAX_PLAYERS] = { 0 };
  gint32 sum = 0;

  for (guint i = 0; i < dulle_event_sheet (event)->len; i++)
    {
      const DulleSheetRow *row = &g_array_index (dulle_event_sheet (event), DulleSheetRow, i);

      ck_assert_uint_eq (row->number, i + 1);
      for (guint player = 0; player < DULLE_MAX_PLAYERS; player++)
        totals[player] += row->scores[player];
    }
  for (guint player = 0; player < DULLE_MAX_PLAYERS; player++)
    sum += totals[player];

  ck_assert_mem_eq (totals, event->standing.totals, sizeof totals);
  ck_assert_int_eq (sum, 0);
}

START_TEST (test_tournament)
{
  g_autoptr (Driver) driver = driver_new (NULL, DULLE_NO_SEAT);
  const DulleEvent *end = play_tournament (driver);

  ck_assert_uint_ge (dulle_event_sheet (end)->len, 4);
  ck_assert_uint_eq (dulle_event_sheet (end)->len, end->standing.n_games);
  ck_assert_uint_eq (end->standing.games_left, 0);
  assert_sheet_adds_up (end);
}
END_TEST

START_TEST (test_same_seed)
{
  const guint8 seats[] = { DULLE_NO_SEAT, 0, 3 };

  for (guint i = 0; i < G_N_ELEMENTS (seats); i++)
    {
      g_autoptr (Driver) first = driver_new (NULL, seats[i]);
      g_autoptr (Driver) second = driver_new (NULL, seats[i]);

      assert_same_sheet (play_tournament (first), play_tournament (second));
      ck_assert_uint_eq (first->events->len, second->events->len);
    }
}
END_TEST

START_TEST (test_store_changes_nothing)
{
  char            *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "store", NULL);
  g_autoptr (Driver) without = driver_new (NULL, DULLE_NO_SEAT);
  g_autoptr (Driver) with = driver_new (path, DULLE_NO_SEAT);
  g_autoptr (Driver) again = driver_new (path, DULLE_NO_SEAT);

  assert_same_sheet (play_tournament (without), play_tournament (with));
  ck_assert_uint_eq (without->events->len, with->events->len);
  dulle_session_close (with->session);

  dulle_session_start (again->session);
  driver_run (again, 3);
  ck_assert_int_eq (driver_kind (again, 0), DULLE_EVENT_RESUMED);
  ck_assert_int_eq (driver_kind (again, 1), DULLE_EVENT_OVER);
  ck_assert_int_eq (driver_kind (again, 2), DULLE_EVENT_TOURNAMENT_OVER);
  assert_same_sheet (driver_last (with), driver_last (again));
  remove_folder (folder);
}
END_TEST

/* Each game: dealt, then actions that each change the table, then over. There is a sheet
 * where a game or all are over. */
START_TEST (test_order_of_events)
{
  g_autoptr (Driver) driver = driver_new (NULL, 1);
  DulleEventKind before = DULLE_EVENT_OVER;

  play_tournament (driver);
  for (guint i = 0; i < driver->events->len; i++)
    {
      DulleEventKind kind = driver_kind (driver, i);

      if (kind == DULLE_EVENT_DEALT || kind == DULLE_EVENT_TOURNAMENT_OVER)
        ck_assert_int_eq (before, DULLE_EVENT_OVER);
      else if (kind == DULLE_EVENT_OVER)
        ck_assert_int_eq (before, DULLE_EVENT_ACTION);
      else
        ck_assert_int_eq (kind, DULLE_EVENT_ACTION);
      ck_assert_int_eq (dulle_event_sheet (g_ptr_array_index (driver->events, i)) != NULL,
                        kind == DULLE_EVENT_OVER || kind == DULLE_EVENT_TOURNAMENT_OVER);
      before = kind;
    }
}
END_TEST

/* A player keeps its pace whatever it does: the last card of a game is forced, the first
 * one hardly ever. */
START_TEST (test_pace)
{
  DulleTournamentSetup setup;
  DulleRules           rules = driver_rules ();
  guint                paces[DULLE_N_SEATS] = { 0, G_MAXUINT, G_MAXUINT, G_MAXUINT };
  g_autoptr (Driver) driver = driver_new (NULL, 0);

  setup = driver_setup (&rules, SEED);
  driver->plays = TRUE;
  dulle_session_start (driver->session);
  dulle_session_new_tournament (driver->session, &setup);
  driver_run_to (driver, DULLE_EVENT_OVER);
  for (guint i = 0; i < driver->events->len; i++)
    {
      const DulleEvent *event = g_ptr_array_index (driver->events, i);

      if (event->kind != DULLE_EVENT_ACTION)
        continue;
      if (paces[event->action.seat] == G_MAXUINT)
        paces[event->action.seat] = event->pace;
      ck_assert_uint_eq (event->pace, paces[event->action.seat]);
    }

  ck_assert_uint_gt (paces[2], 0);
}
END_TEST

/* Computers announce for themselves, and for nobody who sits at the machine. */
START_TEST (test_computers_announce)
{
  g_autoptr (Driver) driver = driver_new (NULL, 0);
  guint n_announced[DULLE_N_SEATS] = { 0 };

  play_tournament (driver);
  for (guint i = 0; i < driver->events->len; i++)
    {
      const DulleEvent *event = g_ptr_array_index (driver->events, i);

      if (event->kind == DULLE_EVENT_ACTION && event->action.kind == DULLE_ACTION_ANNOUNCE)
        n_announced[event->action.seat]++;
    }

  ck_assert_uint_eq (n_announced[0], 0);
  ck_assert_uint_gt (n_announced[2], 0);
}
END_TEST

START_TEST (test_views_hide)
{
  g_autoptr (Driver) driver = driver_new (NULL, 2);
  guint n_calls = 0;

  play_tournament (driver);
  for (guint i = 0; i < driver->events->len; i++)
    {
      const DulleEvent *event = g_ptr_array_index (driver->events, i);

      ck_assert_uint_eq (event->view.own.seat, 2);
      if (event->kind != DULLE_EVENT_ACTION || event->action.kind != DULLE_ACTION_CALL ||
          event->action.seat == 2)
        continue;
      ck_assert_uint_eq (event->action.contract, 0);
      ck_assert_uint_eq (event->action.marriage, 0);
      n_calls++;
    }
  ck_assert_uint_ge (n_calls, 3);
}
END_TEST

START_TEST (test_refusal)
{
  DulleRules rules = driver_rules ();
  g_autoptr (Driver) driver = driver_new (NULL, 0);
  DulleAction       action;
  const DulleEvent *event;

  driver_begin (driver, &rules, SEED);
  driver_run (driver, 1);
  action = dulle_action_play (0, dulle_hand_first (driver_last (driver)->view.own.hand));
  dulle_session_submit (driver->session, &action);
  driver_run_to (driver, DULLE_EVENT_REFUSED);

  event = driver_last (driver);
  ck_assert (dulle_action_equal (&event->refused.action, &action));
  ck_assert_int_ne (event->refused.reason, DULLE_ACCEPTED);
  ck_assert_int_eq (event->refused.reason,
                    dulle_action_check (&event->view.board, &event->view.own, &action));
}
END_TEST

/* A session of seat @seat whose driver holds at each event, with the first held. */
static Driver *
held_driver (guint8 seat)
{
  DulleRules rules = driver_rules ();
  Driver    *driver = driver_new (NULL, seat);

  driver->holds = TRUE;
  driver_begin (driver, &rules, SEED);
  driver_run (driver, 1);

  return driver;
}

/* The person is never on turn first. */
static guint8
late_seat (void)
{
  DulleRules rules = driver_rules ();
  g_autoptr (Driver) driver = driver_new (NULL, 0);

  driver_begin (driver, &rules, SEED);
  driver_run (driver, 1);

  return driver_last (driver)->view.board.dealer;
}

START_TEST (test_hold)
{
  g_autoptr (Driver) driver = held_driver (late_seat ());

  driver->holds = FALSE;
  assert_nothing_happens (driver);
  dulle_session_hold (driver->session);
  dulle_session_release (driver->session);
  assert_nothing_happens (driver);

  driver->holds = TRUE;
  dulle_session_release (driver->session);
  driver_run (driver, 4);
  ck_assert_int_eq (driver_last (driver)->kind, DULLE_EVENT_ACTION);
  assert_nothing_happens (driver);
}
END_TEST

/* Released twice for one event, the worker takes one step. */
START_TEST (test_release_twice)
{
  g_autoptr (Driver) driver = held_driver (late_seat ());

  dulle_session_release (driver->session);
  dulle_session_hold (driver->session);
  dulle_session_release (driver->session);
  driver_run (driver, 2);
  ck_assert_int_eq (driver_last (driver)->kind, DULLE_EVENT_ACTION);
  assert_nothing_happens (driver);
}
END_TEST

static void
release_at_once (Driver           *driver,
                 const DulleEvent *event)
{
  dulle_session_release (driver->session);
}

/* Held and released within the handler is as good as never held. */
START_TEST (test_release_in_handler)
{
  g_autoptr (Driver) held = driver_new (NULL, 0);
  g_autoptr (Driver) free = driver_new (NULL, 0);

  held->holds = TRUE;
  held->shown = release_at_once;
  assert_same_sheet (play_tournament (held), play_tournament (free));
}
END_TEST

static void
hold_cb (DulleSession     *session,
         const DulleEvent *event,
         gpointer          user_data)
{
  dulle_session_hold (session);
}

/* Of two who show each event, one is done at once: the session waits for the other. */
START_TEST (test_two_handlers)
{
  DulleRules rules = driver_rules ();
  g_autoptr (Driver) driver = driver_new (NULL, late_seat ());

  driver->holds = TRUE;
  driver->shown = release_at_once;
  g_signal_connect (driver->session, "event", G_CALLBACK (hold_cb), NULL);
  driver_begin (driver, &rules, SEED);
  driver_run (driver, 1);
  assert_nothing_happens (driver);
}
END_TEST

static void
release_one (Driver *driver)
{
  guint n = driver->events->len;

  dulle_session_release (driver->session);
  driver_run (driver, n + 1);
}

/* An announcement while another player's card is being shown is shown at once,
 * but nobody goes on before both have been. */
START_TEST (test_announce_while_held)
{
  guint8 seat = late_seat ();
  g_autoptr (Driver) driver = held_driver (seat);
  DulleAction re = dulle_action_announce (seat, DULLE_LEVEL_PARTY);

  while (driver_last (driver)->view.board.phase == DULLE_PHASE_AUCTION)
    {
      const DulleEvent *event = driver_last (driver);

      if (dulle_view_on_turn (&event->view))
        {
          DulleAction call =
              dulle_action_call (seat, DULLE_CONTRACT_NORMAL, DULLE_MARRIAGE_FOREIGN);
          guint n = driver->events->len;

          dulle_session_release (driver->session);
          dulle_session_submit (driver->session, &call);
          driver_run (driver, n + 1);
        }
      else
        release_one (driver);
    }
  release_one (driver);

  dulle_session_submit (driver->session, &re);
  driver_run (driver, driver->events->len + 1);
  ck_assert_int_eq (driver_last (driver)->kind, DULLE_EVENT_ACTION);
  ck_assert (dulle_action_equal (&driver_last (driver)->action, &re));

  dulle_session_release (driver->session);
  assert_nothing_happens (driver);
  dulle_session_release (driver->session);
  dulle_session_release (driver->session);
  driver_run (driver, driver->events->len + 1);
  ck_assert_int_eq (driver_last (driver)->kind, DULLE_EVENT_ACTION);
}
END_TEST

/* What was submitted for, and what had happened in, the tournament before. */
START_TEST (test_epoch)
{
  DulleRules rules = driver_rules ();
  g_autoptr (Driver) driver = driver_new (NULL, 0);

  dulle_session_start (driver->session);
  for (guint64 seed = 0; seed < 20; seed++)
    {
      DulleTournamentSetup setup = driver_setup (&rules, seed);
      DulleTournament      tournament;
      DulleHand            hands[DULLE_N_SEATS];
      guint                n = driver->events->len;

      refuse_something (driver);
      dulle_session_new_tournament (driver->session, &setup);
      driver_run (driver, n + 1);

      ck_assert_int_eq (driver_last (driver)->kind, DULLE_EVENT_DEALT);
      tournament = dulle_tournament_start (&rules, seed, driver_last (driver)->view.board.dealer);
      dulle_deal (&rules, dulle_tournament_deal (&tournament), tournament.dealer, hands);
      ck_assert_uint_eq (driver_last (driver)->view.own.hand, hands[0]);
    }
}
END_TEST

START_TEST (test_next_game_only_after_the_last)
{
  g_autoptr (Driver) driver = held_driver (late_seat ());

  dulle_session_next_game (driver->session);
  assert_nothing_happens (driver);

  driver->holds = FALSE;
  driver->plays = TRUE;
  dulle_session_release (driver->session);
  dulle_session_release (driver->session);
  driver_run_to (driver, DULLE_EVENT_TOURNAMENT_OVER);
  assert_nothing_happens (driver);
  dulle_session_next_game (driver->session);
  dulle_session_next_game (driver->session);
  driver_run (driver, driver->events->len + 1);
  ck_assert_int_eq (driver_last (driver)->kind, DULLE_EVENT_TOURNAMENT_OVER);
}
END_TEST

/* A vote that nobody was asked for does not end a game. */
START_TEST (test_vote_unasked)
{
  g_autoptr (Driver) driver = driver_new (NULL, DULLE_NO_SEAT);
  DulleRules rules = driver_rules ();

  driver_begin (driver, &rules, SEED);
  driver_run_to (driver, DULLE_EVENT_OVER);
  for (guint8 player = 0; player < DULLE_N_SEATS; player++)
    dulle_session_vote (driver->session, player, TRUE);
  ck_assert (dulle_session_is_between_games (driver->session));
}
END_TEST

static void
close_at_once (Driver           *driver,
               const DulleEvent *event)
{
  dulle_session_close (driver->session);
}

static void
unref_at_once (Driver           *driver,
               const DulleEvent *event)
{
  g_clear_object (&driver->session);
}

START_TEST (test_close)
{
  DulleRules rules = driver_rules ();
  g_autoptr (Driver) held = held_driver (0);
  g_autoptr (Driver) closing = driver_new (NULL, DULLE_NO_SEAT);
  g_autoptr (Driver) dropping = driver_new (NULL, DULLE_NO_SEAT);
  g_autoptr (Driver) unread = driver_new (NULL, DULLE_NO_SEAT);
  g_autoptr (Driver) unstarted = driver_new (NULL, DULLE_NO_SEAT);

  dulle_session_close (held->session);
  dulle_session_release (held->session);
  dulle_session_next_game (held->session);
  refuse_something (held);

  closing->shown = close_at_once;
  driver_begin (closing, &rules, SEED);
  driver_run (closing, 1);

  dropping->shown = unref_at_once;
  driver_begin (dropping, &rules, SEED);
  driver_run (dropping, 1);

  driver_begin (unread, &rules, SEED);
  dulle_session_close (unread->session);

  while (g_main_context_iteration (NULL, FALSE))
    ;
  ck_assert_uint_eq (held->events->len, 1);
  ck_assert_uint_eq (closing->events->len, 1);
  ck_assert_uint_eq (dropping->events->len, 1);
  ck_assert_uint_eq (unread->events->len, 0);
  dulle_session_close (unstarted->session);
}
END_TEST

/* Events come to the context that made the session. */
START_TEST (test_context)
{
  g_autoptr (GMainContext) context = g_main_context_new ();
  g_autoptr (Driver) driver = NULL;

  g_main_context_push_thread_default (context);
  driver = driver_new (NULL, 0);
  g_main_context_pop_thread_default (context);

  dulle_session_start (driver->session);
  while (driver->events->len == 0)
    g_main_context_iteration (context, TRUE);
  ck_assert_int_eq (driver_last (driver)->kind, DULLE_EVENT_DEALT);
}
END_TEST

/* Closes after each single event, and goes on from the store. */
static void
resume_at_each_event (guint8 seat,
                      guint  n_players)
{
  char            *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "store", NULL);
  DulleRules       rules = driver_rules ();
  g_autoptr (Driver) whole = driver_new (NULL, seat);
  const DulleEvent *end = driver_play_tournament (whole, n_players, SEED);
  g_autoptr (Driver) driver = driver_new (path, seat);
  guint n_starts = 1;

  rules.players = (gint16) n_players;
  driver->holds = TRUE;
  driver_begin (driver, &rules, SEED);
  driver_run (driver, 1);
  while (driver_last (driver)->kind != DULLE_EVENT_TOURNAMENT_OVER)
    {
      DulleView view = driver_last (driver)->view;

      g_clear_pointer (&driver, driver_free);
      driver = driver_new (path, seat);
      driver->plays = TRUE;
      driver->holds = TRUE;
      dulle_session_start (driver->session);
      driver_run (driver, 1);
      ck_assert_int_eq (driver_last (driver)->kind, DULLE_EVENT_RESUMED);
      ck_assert (is_same_table (&driver_last (driver)->view, &view));
      dulle_session_release (driver->session);
      driver_run (driver, driver_last (driver)->view.board.phase == DULLE_PHASE_OVER ? 3 : 2);
      n_starts++;
    }
  ck_assert_uint_gt (n_starts, dulle_event_sheet (end)->len * 50);
  assert_same_sheet (driver_last (driver), end);
  remove_folder (folder);
}

START_TEST (test_resume)
{
  resume_at_each_event (DULLE_NO_SEAT, DULLE_N_SEATS);
}
END_TEST

/* Errors of the store */

static guint
count_errors (const Driver *driver)
{
  guint n = 0;

  for (guint i = 0; i < driver->events->len; i++)
    {
      const DulleEvent *event = g_ptr_array_index (driver->events, i);
      const GError     *error;

      if (dulle_event_is_of_game (event))
        continue;
      error = event->kind == DULLE_EVENT_SAVING ? event->saving.error : event->error;
      ck_assert_int_eq (error->domain, DULLE_SESSION_ERROR);
      ck_assert_uint_gt (strlen (error->message), 0);
      n++;
    }

  return n;
}

START_TEST (test_errors)
{
  char            *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "store", NULL);
  g_autofree char *aside = g_strconcat (path, ".broken", NULL);
  g_autofree char *nowhere = g_build_filename (aside, "store", NULL);
  g_autoptr (Driver) broken = driver_new (path, DULLE_NO_SEAT);
  g_autoptr (Driver) second = driver_new (path, DULLE_NO_SEAT);
  g_autoptr (Driver) impossible = driver_new (nowhere, DULLE_NO_SEAT);
  Driver *const failing[] = { broken, second, impossible };

  g_file_set_contents (path, "This is a shopping list.", -1, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (failing); i++)
    {
      dulle_session_start (failing[i]->session);
      driver_run (failing[i], 2);
      ck_assert_int_eq (driver_kind (failing[i], 0), DULLE_EVENT_DEALT);
      driver_run_to (failing[i], DULLE_EVENT_OVER);
    }
  for (guint i = 0; i < G_N_ELEMENTS (failing); i++)
    ck_assert_uint_eq (count_errors (failing[i]), 1);
  ck_assert (g_file_test (aside, G_FILE_TEST_IS_REGULAR));
  dulle_session_close (broken->session);
  remove_folder (folder);
}
END_TEST

/* Whoever copies an event as a value keeps the same one, for longer than its signal. */
START_TEST (test_value)
{
  DulleEvent *event = dulle_event_new (DULLE_EVENT_DEALT);
  GValue      value = G_VALUE_INIT;

  g_value_init (&value, DULLE_TYPE_EVENT);
  g_value_set_boxed (&value, event);
  dulle_event_unref (event);
  ck_assert_ptr_eq (g_value_get_boxed (&value), event);
  ck_assert_int_eq (((DulleEvent *) g_value_get_boxed (&value))->kind, DULLE_EVENT_DEALT);
  g_value_unset (&value);
}
END_TEST

SUITE ("session",
       test_tournament,
       test_same_seed,
       test_store_changes_nothing,
       test_order_of_events,
       test_pace,
       test_computers_announce,
       test_views_hide,
       test_refusal,
       test_hold,
       test_release_twice,
       test_release_in_handler,
       test_two_handlers,
       test_announce_while_held,
       test_epoch,
       test_next_game_only_after_the_last,
       test_vote_unasked,
       test_close,
       test_context,
       test_value,
       test_resume,
       test_errors)
