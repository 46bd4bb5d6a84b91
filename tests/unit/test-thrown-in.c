/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A program that ended after cards were thrown in, before they were dealt again.
 */
#include "suite.h"

#include "store-fixture.h"

/* Whoever may throw in does. */
static void
throw_in (DulleTournamentRun *run)
{
  while (!dulle_tournament_run_game_is_over (run))
    {
      DulleView   view = dulle_game_view (&run->game, run->game.board.turn);
      DulleAction actions[DULLE_MAX_ACTIONS];
      unsigned    n = dulle_action_list (&view.board, &view.own, actions);

      for (unsigned i = 1; i < n; i++)
        if (actions[i].kind == DULLE_ACTION_CALL &&
            dulle_contract_is_throw ((DulleContract) actions[i].contract))
          actions[0] = actions[i];
      ck_assert_int_eq (dulle_tournament_run_apply (run, &actions[0]), DULLE_ACCEPTED);
    }
  dulle_tournament_run_finish (run);
}

static void
save_thrown_in (const char *path,
                DulleDeals  deals,
                DulleTaker  taker)
{
  DulleRules rules = driver_rules ();
  g_auto (DulleTournamentRun) none = { 0 };
  g_auto (DulleTournamentRun) run = { 0 };
  DulleStore          *store = open_well (path, &none);
  DulleTournamentSetup setup;

  rules.throw_with_nines = TRUE;
  rules.throw_nines = 3;
  rules.throw_with_kings = TRUE;
  rules.throw_kings = 3;
  setup = driver_setup (&rules, FIXTURE_SEED);
  setup.deals = deals;
  setup.players[1].taker = taker;
  dulle_tournament_run_begin (&run, &setup);
  throw_in (&run);
  ck_assert_int_eq (run.game.board.phase, DULLE_PHASE_THROWN);
  save_well (store, &run);
  dulle_store_close (store);
}

/* They are dealt again, and nobody is told of a result. */
START_TEST (test_dealt_again)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_autoptr (Driver) driver = driver_new (fixture.path, 0);

  save_thrown_in (fixture.path, DULLE_DEALS_OWN, DULLE_TAKER_COMPUTER);
  dulle_session_start (driver->session);
  driver_run (driver, 2);
  ck_assert_int_eq (driver_kind (driver, 0), DULLE_EVENT_RESUMED);
  ck_assert_int_eq (driver_kind (driver, 1), DULLE_EVENT_DEALT);
  ck_assert (driver_last (driver)->dealt.is_again);
}
END_TEST

/* Somebody elsewhere has to help with the deal. There is no result of what is shown meanwhile. */
START_TEST (test_waiting)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_autoptr (Driver) driver = driver_new (fixture.path, 0);

  save_thrown_in (fixture.path, DULLE_DEALS_FAIR, DULLE_TAKER_ELSEWHERE);
  dulle_session_start (driver->session);
  driver_run (driver, 1);
  dulle_session_open_hands (driver->session, TRUE);
  g_ptr_array_unref (driver_list_history (driver));
  ck_assert_uint_eq (driver->events->len, 2);
  ck_assert_int_eq (driver_kind (driver, 0), DULLE_EVENT_RESUMED);
  ck_assert_int_eq (driver_kind (driver, 1), DULLE_EVENT_RESUMED);
}
END_TEST

SUITE ("thrown-in",
       test_dealt_again,
       test_waiting)
