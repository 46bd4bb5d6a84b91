/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What a session gives a person beyond the game, where the rules permit it: hints,
 * taking back, hands that lie open.
 */
#include "suite.h"

#include "session-driver.h"

#include "engine/legality.h"
#include "session/knowledge.h"

#define SEED   G_GUINT64_CONSTANT (20240301)
#define PERSON 1

/* The cards before which the adviser is asked. */
#define N_ADVISED 3

/* Plays on until the person is to put down a card. */
static const DulleView *
play_to_card (Driver *driver)
{
  const DulleView *view = &driver_last (driver)->view;

  while (view->board.phase != DULLE_PHASE_TRICKS || !dulle_view_on_turn (view))
    {
      if (dulle_view_on_turn (view))
        driver_play (driver, driver_last (driver));
      driver_run (driver, driver->events->len + 1);
      view = &driver_last (driver)->view;
    }

  return view;
}

static Driver *
driver_at_card (const char       *path,
                const DulleRules *rules)
{
  Driver *driver = driver_new (path, PERSON);

  driver_begin (driver, rules, SEED);
  driver_run (driver, 1);
  play_to_card (driver);

  return driver;
}

START_TEST (test_take_back)
{
  DulleRules       rules = driver_rules ();
  char            *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "store", NULL);
  g_autoptr (Driver) driver = NULL;
  g_autoptr (Driver) again = driver_new (path, PERSON);
  DulleView before;

  rules.take_back = 1;
  driver = driver_at_card (path, &rules);
  before = driver_last (driver)->view;
  for (unsigned tricks = 0; tricks < 2; tricks++)
    {
      driver_play (driver, driver_last (driver));
      driver_run (driver, driver->events->len + 1);
      play_to_card (driver);
    }
  ck_assert (!is_same_table (&before, &driver_last (driver)->view));

  for (unsigned tricks = 0; tricks < 2; tricks++)
    {
      dulle_session_take_back (driver->session, DULLE_NO_SEAT);
      driver_run_to (driver, DULLE_EVENT_RESUMED);
    }
  ck_assert (is_same_table (&before, &driver_last (driver)->view));

  g_clear_pointer (&driver, driver_free);
  dulle_session_start (again->session);
  driver_run (again, 1);
  ck_assert (is_same_table (&before, &driver_last (again)->view));
  remove_folder (folder);
}
END_TEST

START_TEST (test_take_back_forbidden)
{
  DulleRules rules = driver_rules ();
  g_autoptr (Driver) driver = driver_at_card (NULL, &rules);
  DulleView view;

  driver_play (driver, driver_last (driver));
  driver_run (driver, driver->events->len + 1);
  play_to_card (driver);
  view = driver_last (driver)->view;

  dulle_session_take_back (driver->session, DULLE_NO_SEAT);
  driver_run_to (driver, DULLE_EVENT_RESUMED);
  ck_assert (is_same_table (&view, &driver_last (driver)->view));
}
END_TEST

START_TEST (test_hint)
{
  DulleRules rules = driver_rules ();
  g_autoptr (Driver) driver = driver_at_card (NULL, &rules);
  DulleView         view = driver_last (driver)->view;
  const DulleEvent *hint;

  dulle_session_ask_hint (driver->session);
  driver_run_to (driver, DULLE_EVENT_HINT);

  hint = driver_last (driver);
  ck_assert (is_same_table (&view, &hint->view));
  ck_assert_int_eq (dulle_action_check (&view.board, &view.own, &hint->hint.hints[0].action),
                    DULLE_ACCEPTED);
  ck_assert_uint_ge (hint->hint.n_hints, 1);
  ck_assert_int_ne (hint->hint.hints[0].reason, DULLE_REASON_NONE);
}
END_TEST

/* What comes after the advice is read from the top, also where the adviser has considered it in
 * another order. In each of these deals it has when this was written. */
START_TEST (test_hints_by_value)
{
  static const guint64 seeds[] = { 7, 10, 12 };

  for (guint deal = 0; deal < G_N_ELEMENTS (seeds); deal++)
    {
      DulleRules rules = driver_rules ();
      g_autoptr (Driver) driver = driver_new (NULL, PERSON);

      driver_begin (driver, &rules, seeds[deal]);
      driver_run (driver, 1);
      for (unsigned tricks = 0; tricks < N_ADVISED; tricks++)
        {
          const DulleEventHint *hint;

          play_to_card (driver);
          dulle_session_ask_hint (driver->session);
          driver_run_to (driver, DULLE_EVENT_HINT);
          hint = &driver_last (driver)->hint;
          for (guint i = 2; i < hint->n_hints; i++)
            ck_assert (hint->hints[i - 1].value >= hint->hints[i].value);

          driver_play (driver, driver_last (driver));
          driver_run (driver, driver->events->len + 1);
        }
    }
}
END_TEST

/* What is done after it comes without a hint in between. */
START_TEST (test_hint_forbidden)
{
  DulleRules rules = driver_rules ();
  g_autoptr (Driver) driver = NULL;
  guint n_events;

  rules.card_hint = 0;
  driver = driver_at_card (NULL, &rules);
  n_events = driver->events->len;
  dulle_session_ask_hint (driver->session);
  driver_play (driver, driver_last (driver));
  driver_run (driver, n_events + 1);
  ck_assert_int_eq (driver_last (driver)->kind, DULLE_EVENT_ACTION);
}
END_TEST

/* Plays @card, or is warned of it. */
static const DulleEvent *
try_card (Driver   *driver,
          DulleCard card)
{
  DulleAction       action = dulle_action_play (PERSON, card);
  const DulleEvent *event;

  dulle_session_submit (driver->session, &action);
  do
    {
      driver_run (driver, driver->events->len + 1);
      event = driver_last (driver);
    }
  while (event->kind != DULLE_EVENT_WARNING &&
         (event->kind != DULLE_EVENT_ACTION || !dulle_action_equal (&event->action, &action)));

  return event;
}

static DulleCard
find_dearest (const DulleView *view)
{
  DulleHand choices = dulle_action_cards (&view->board, &view->own);
  DulleCard dearest = dulle_hand_first (choices);

  DULLE_HAND_FOREACH (card, choices)
    dearest = dulle_card_points (card) > dulle_card_points (dearest) ? card : dearest;

  return dearest;
}

/* Whoever gives away what he has is warned before long. */
static const DulleEvent *
play_dearest (Driver *driver)
{
  const DulleEvent *event;

  do
    event = try_card (driver, find_dearest (play_to_card (driver)));
  while (event->kind != DULLE_EVENT_WARNING);

  return event;
}

/* He may do it all the same. */
START_TEST (test_tutor)
{
  DulleRules rules = driver_rules ();
  g_autoptr (Driver) driver = driver_at_card (NULL, &rules);
  const DulleEvent *event;
  DulleCard         card;

  dulle_session_set_tutor (driver->session, 1 << PERSON);
  event = play_dearest (driver);
  card = find_dearest (&event->view);

  ck_assert_double_gt (event->warning.better.value, event->warning.card.value);
  ck_assert_uint_eq (event->warning.card.action.card, card);
  ck_assert_int_eq (try_card (driver, card)->kind, DULLE_EVENT_ACTION);
}
END_TEST

/* A program reads its settings before it starts the session. */
START_TEST (test_tutor_before_start)
{
  DulleRules rules = driver_rules ();
  g_autoptr (Driver) driver = driver_new (NULL, PERSON);

  dulle_session_set_tutor (driver->session, 1 << PERSON);
  driver_begin (driver, &rules, SEED);
  driver_run (driver, 1);
  play_dearest (driver);
}
END_TEST

/* What the rules permit is seen once it is wanted, and no longer. */
START_TEST (test_open_hands)
{
  for (int16_t open = 0; open <= 1; open++)
    {
      DulleRules rules = driver_rules ();
      g_autoptr (Driver) driver = NULL;
      const DulleEvent *event;

      rules.show_all_hands = open;
      driver = driver_at_card (NULL, &rules);
      event = driver_last (driver);
      ck_assert_uint_eq (event->open.seats, 0);

      dulle_session_open_hands (driver->session, TRUE);
      driver_run_to (driver, DULLE_EVENT_RESUMED);
      event = driver_last (driver);
      for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
        {
          unsigned n_seen = dulle_hand_size (event->open.hands[seat]);

          ck_assert_uint_eq (n_seen, open && seat != PERSON ? event->view.board.n_cards[seat] : 0);
        }

      dulle_session_open_hands (driver->session, FALSE);
      driver_run (driver, driver->events->len + 1);
      ck_assert_uint_eq (driver_last (driver)->open.seats, 0);
    }
}
END_TEST

/* Whoever plays a deal again has to open the hands again. */
START_TEST (test_open_hands_in_practice)
{
  DulleRules                rules = driver_rules ();
  DulleTournamentSetup      setup;
  g_autofree DullePractice *practice = g_new0 (DullePractice, 1);
  g_autoptr (Driver) driver = NULL;

  rules.show_all_hands = TRUE;
  driver = driver_at_card (NULL, &rules);
  dulle_session_open_hands (driver->session, TRUE);
  driver_run_to (driver, DULLE_EVENT_RESUMED);
  ck_assert_uint_ne (driver_last (driver)->open.seats, 0);

  setup = driver_setup (&rules, SEED);
  setup.deals = DULLE_DEALS_AGAIN;
  practice->setup = setup;
  dulle_session_practise (driver->session, practice);
  driver_run_to (driver, DULLE_EVENT_DEALT);
  ck_assert_uint_eq (driver_last (driver)->open.seats, 0);
}
END_TEST

/* Whoever counts knows of the own party, and who could not follow. */
START_TEST (test_knowledge)
{
  DulleTournamentRun   run = { 0 };
  DulleRules           rules = driver_rules ();
  DulleTournamentSetup setup = driver_setup (&rules, SEED);
  guint                n_voids = 0;

  dulle_tournament_run_begin (&run, &setup);
  while (run.game.board.n_tricks < 6)
    driver_advance (&run);
  for (guint8 seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      DulleView      view = dulle_game_view (&run.game, seat);
      DulleKnowledge knowledge = dulle_knowledge (&view);

      ck_assert_double_eq (knowledge.re[seat], view.own.party == DULLE_RE ? 1 : 0);
      ck_assert_mem_eq (knowledge.voids, view.board.voids, sizeof knowledge.voids);
      ck_assert_uint_eq (dulle_hand_size (knowledge.unseen), 3 * dulle_hand_size (view.own.hand));
      n_voids += knowledge.voids[seat] != 0;
    }
  ck_assert_uint_gt (n_voids, 0);
  dulle_tournament_run_clear (&run);
}
END_TEST

SUITE ("help",
       test_take_back,
       test_take_back_forbidden,
       test_hint,
       test_hints_by_value,
       test_hint_forbidden,
       test_tutor,
       test_tutor_before_start,
       test_open_hands,
       test_open_hands_in_practice,
       test_knowledge)
