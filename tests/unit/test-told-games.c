/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What is told of a tournament at another table is kept once, whenever it can be saved.
 */
#include "suite.h"

#include <glib/gstdio.h>

#include "session-driver.h"
#include "session/dulle-session-private.h"
#include "store-fixture.h"
#include "store/store-history.h"

#define SEED    7
#define N_GAMES 4

/* Tells of a tournament after its next game. */
static void
tell_next (DulleSession       *session,
           DulleTournamentRun *run)
{
  DulleRequest request = { .kind = DULLE_REQUEST_KEEP_TOLD };
  guint        n_games = run->records->len + 1;

  while (run->records->len < n_games)
    driver_advance (run);
  request.told = dulle_tournament_run_copy (run);
  request.told->setup.deals = DULLE_DEALS_TOLD;
  session_post (session, request);
}

static void
assert_kept_once (const char *path)
{
  g_auto (DulleTournamentRun) run = { 0 };
  DulleStore *store = open_well (path, &run);
  g_autoptr (DulleLogPage) history =
      dulle_store_list_history (store, &DULLE_LOG_START, &run, NULL);
  const DulleTournamentLog *entry;

  ck_assert_uint_eq (history->logs->len, 1);
  entry = g_ptr_array_index (history->logs, 0);
  ck_assert_uint_eq (entry->standing.n_games, N_GAMES);
  dulle_store_close (store);
}

/* All games are told while there is no folder for the store. */
START_TEST (test_no_folder)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) run = { 0 };
  g_autofree char *path = g_build_filename (fixture.path, "store", NULL);
  g_autoptr (Driver) driver = driver_new (path, 0);
  DulleRules rules = driver_rules ();

  ck_assert (g_file_set_contents (fixture.path, "This is a shopping list.", -1, NULL));
  begin (&run);
  driver_begin (driver, &rules, SEED);
  driver_run_to (driver, DULLE_EVENT_SAVING);
  for (guint i = 0; i < N_GAMES; i++)
    tell_next (driver->session, &run);
  g_ptr_array_unref (driver_list_history (driver));
  ck_assert_int_eq (g_remove (fixture.path), 0);
  dulle_session_retry_saving (driver->session);
  driver_run_to (driver, DULLE_EVENT_SAVING);
  ck_assert_ptr_null (driver_last (driver)->saving.error);
  g_clear_pointer (&driver, driver_free);

  assert_kept_once (path);
  remove_folder (g_strdup (fixture.path));
}
END_TEST

/* A record of a game that is not over tells of none. */
START_TEST (test_unfinished_record)
{
  for (guint n_missing = 0; n_missing <= 1; n_missing++)
    {
      g_auto (DulleTournamentRun) told = { 0 };
      g_auto (DulleTournamentRun) run = { 0 };
      DulleRecord record;

      begin (&told);
      begin (&run);
      while (told.records->len < 1)
        driver_advance (&told);
      record = g_array_index (told.records, DulleRecord, 0);
      record.n_actions = (uint16_t) (record.n_actions - n_missing);
      ck_assert (dulle_tournament_run_replay (&run, &record) == (n_missing == 0));
      ck_assert_uint_eq (run.records->len, 1 - n_missing);
    }
}
END_TEST

SUITE ("told-games", test_no_folder, test_unfinished_record)
