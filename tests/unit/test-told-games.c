/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What is told of a tournament at another table is kept once, whenever it can be saved.
 */
#define _GNU_SOURCE

#include "suite.h"

#include "saving-fixture.h"
#include "session/dulle-session-private.h"

#define N_GAMES 4

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (DulleTournamentRun, dulle_tournament_run_clear)

/* Whoever takes it over has another secret. */
static void
begin_elsewhere (DulleTournamentRun *run)
{
  DulleRules           rules = driver_rules ();
  DulleTournamentSetup setup = driver_setup (&rules, SEED + 1);

  setup.deals = DULLE_DEALS_FAIR;
  setup.fair.root.bytes[0] = 1;
  dulle_tournament_run_begin (run, &setup);
}

static void
play_next (DulleTournamentRun *run)
{
  guint n_games = run->records->len + 1;

  while (run->records->len < n_games)
    driver_advance (run);
}

/* Tells of a tournament after its next game. */
static void
tell_next (Fixture            *fixture,
           DulleTournamentRun *run)
{
  DulleRequest request = { .kind = DULLE_REQUEST_KEEP_TOLD };

  play_next (run);
  request.told = dulle_tournament_run_copy (run);
  dulle_tournament_run_hand_on (request.told);
  session_post (fixture->driver->session, request);
}

static void
take_over (Fixture                  *fixture,
           const DulleTournamentRun *run)
{
  DulleFairShares fair = { 0 };
  DulleRequest    request = { .kind = DULLE_REQUEST_TAKE_OVER,
                              .told = dulle_tournament_run_copy (run) };

  dulle_tournament_run_take_over (request.told, &fair);
  session_post (fixture->driver->session, request);
}

/* All that was posted has been handled. */
static void
wait_for_worker (Fixture *fixture)
{
  g_ptr_array_unref (driver_list_history (fixture->driver));
}

/* The person has the first turn, so that nothing is played of the own tournament. */
static void
begin_here (Fixture *fixture)
{
  DulleRules           rules = driver_rules ();
  DulleTournamentSetup setup = driver_setup (&rules, SEED);

  setup.dealer = DULLE_N_SEATS - 1;
  fixture->driver = driver_new (fixture->path, 0);
  dulle_session_start (fixture->driver->session);
  dulle_session_new_tournament (fixture->driver->session, &setup);
  run_to_own_turn (fixture->driver);
}

static void
assert_saves_again (Fixture *fixture)
{
  dulle_session_retry_saving (fixture->driver->session);
  ck_assert_ptr_null (run_to_saving (fixture->driver)->error);
}

static void
assert_kept_once_in (Fixture    *fixture,
                     const char *path)
{
  g_autoptr (GPtrArray) history = NULL;
  const DulleTournamentLog *entry;

  g_clear_pointer (&fixture->driver, driver_free);
  fixture->driver = resume (path);
  history = driver_list_history (fixture->driver);
  ck_assert_uint_eq (history->len, 1);
  entry = g_ptr_array_index (history, 0);
  ck_assert_uint_eq (entry->standing.n_games, N_GAMES);
}

static void
assert_kept_once (Fixture *fixture)
{
  assert_kept_once_in (fixture, fixture->path);
}

/* All games are told while there is no folder for the store, into which it comes later; or the
 * table is taken over then. */
static void
tell_without_folder (gboolean takes_over)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) run = { 0 };
  g_autofree char *obstacle = g_steal_pointer (&fixture.path);

  fixture.path = g_build_filename (obstacle, "store", NULL);
  ck_assert (g_file_set_contents (obstacle, "This is a shopping list.", -1, NULL));
  begin_elsewhere (&run);
  begin_here (&fixture);
  for (guint i = 0; i < N_GAMES; i++)
    tell_next (&fixture, &run);
  if (takes_over)
    take_over (&fixture, &run);
  wait_for_worker (&fixture);
  ck_assert_int_eq (g_remove (obstacle), 0);
  assert_saves_again (&fixture);
  assert_kept_once (&fixture);

  g_clear_pointer (&fixture.driver, driver_free);
  remove_folder (g_steal_pointer (&obstacle));
}

START_TEST (test_no_folder)
{
  tell_without_folder (FALSE);
}
END_TEST

START_TEST (test_no_folder_when_taken_over)
{
  tell_without_folder (TRUE);
}
END_TEST

/* All games have been kept before, in a folder that is elsewhere when the table is taken over. */
START_TEST (test_folder_away_when_taken_over)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) run = { 0 };
  g_autofree char *folder = g_steal_pointer (&fixture.path);

  fixture.path = g_build_filename (folder, "store", NULL);
  begin_elsewhere (&run);
  begin_here (&fixture);
  for (guint i = 0; i < N_GAMES; i++)
    tell_next (&fixture, &run);
  g_clear_pointer (&fixture.driver, driver_free);
  ck_assert_int_eq (g_rename (folder, fixture.other), 0);
  ck_assert (g_file_set_contents (folder, "This is a shopping list.", -1, NULL));

  begin_here (&fixture);
  take_over (&fixture, &run);
  wait_for_worker (&fixture);
  ck_assert_int_eq (g_remove (folder), 0);
  ck_assert_int_eq (g_rename (fixture.other, folder), 0);
  assert_saves_again (&fixture);
  assert_kept_once (&fixture);

  g_clear_pointer (&fixture.driver, driver_free);
  remove_folder (g_steal_pointer (&folder));
}
END_TEST

/* The disk is full from the second game on. */
static void
tell_on_full_disk (gboolean takes_over)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) run = { 0 };

  begin_elsewhere (&run);
  begin_here (&fixture);
  tell_next (&fixture, &run);
  wait_for_worker (&fixture);
  limit_log (&fixture);
  for (guint i = 1; i < N_GAMES; i++)
    tell_next (&fixture, &run);
  if (takes_over)
    take_over (&fixture, &run);
  wait_for_worker (&fixture);
  limit_files (RLIM_INFINITY);
  assert_saves_again (&fixture);
  assert_kept_once (&fixture);
}

START_TEST (test_full_disk)
{
  tell_on_full_disk (FALSE);
}
END_TEST

START_TEST (test_full_disk_when_taken_over)
{
  tell_on_full_disk (TRUE);
}
END_TEST

/* What is told after all was saved elsewhere comes there, too. */
START_TEST (test_elsewhere)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) run = { 0 };
  g_autofree char *obstacle = g_steal_pointer (&fixture.path);

  fixture.path = g_build_filename (obstacle, "store", NULL);
  ck_assert (g_file_set_contents (obstacle, "This is a shopping list.", -1, NULL));
  begin_elsewhere (&run);
  begin_here (&fixture);
  tell_next (&fixture, &run);
  ck_assert (save_elsewhere (&fixture, fixture.other, NULL));
  for (guint i = 1; i < N_GAMES; i++)
    tell_next (&fixture, &run);
  wait_for_worker (&fixture);
  assert_kept_once_in (&fixture, fixture.other);
}
END_TEST

/* Returns: how many tournaments were listed */
static guint
delete_all (Driver *driver)
{
  g_autoptr (GPtrArray) history = driver_list_history (driver);

  for (guint i = 0; i < history->len; i++)
    {
      const DulleTournamentLog *listed = g_ptr_array_index (history, i);
      g_auto (Answer) answer = { 0 };

      dulle_session_delete_tournament_async (driver->session, listed->id, NULL, answer_cb, &answer);
      ck_assert (
          dulle_session_delete_tournament_finish (driver->session, answer_wait (&answer), NULL));
    }

  return history->len;
}

/* What was told of a tournament before it came into the store is deleted with it. */
START_TEST (test_deleted)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) run = { 0 };
  g_autofree char *third = g_build_filename (fixture.folder, "third", NULL);
  g_autoptr (GPtrArray) history = NULL;

  begin_elsewhere (&run);
  fill_disk (&fixture);
  tell_next (&fixture, &run);
  ck_assert (save_elsewhere (&fixture, fixture.other, NULL));
  ck_assert (save_elsewhere (&fixture, third, NULL));
  limit_files (RLIM_INFINITY);
  import_store (fixture.driver, fixture.other);
  ck_assert_uint_eq (delete_all (fixture.driver), 1);
  assert_saves_again (&fixture);
  history = driver_list_history (fixture.driver);
  ck_assert_uint_eq (history->len, 0);
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

      begin_elsewhere (&told);
      begin_elsewhere (&run);
      play_next (&told);
      record = g_array_index (told.records, DulleRecord, 0);
      record.n_actions = (uint16_t) (record.n_actions - n_missing);
      ck_assert (dulle_tournament_run_replay (&run, &record) == (n_missing == 0));
      ck_assert_uint_eq (run.records->len, 1 - n_missing);
    }
}
END_TEST

SUITE ("told-games",
       test_no_folder,
       test_no_folder_when_taken_over,
       test_folder_away_when_taken_over,
       test_full_disk,
       test_full_disk_when_taken_over,
       test_elsewhere,
       test_deleted,
       test_unfinished_record)
