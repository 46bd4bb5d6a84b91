/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Copies of a store: one a day, three are kept, and each can be restored.
 */
#include "suite.h"

#include "store-fixture.h"
#include "store/store-check.h"
#include "store/store-copies.h"
#include "store/store-statements.h"

static GDateTime *
day (int number)
{
  return g_date_time_new_local (2026, 2, number, 20, 30, 15);
}

/* Returns: whether a copy was begun */
static gboolean
copy_on_day (DulleStore *store,
             int         number)
{
  g_autoptr (GDateTime) now = day (number);
  gboolean begun = dulle_store_begin_copy (store, now);

  while (dulle_store_go_on_copying (store))
    ;

  return begun;
}

static void
assert_copies (DulleStore *store,
               guint       n_copies,
               const char *newest)
{
  g_autoptr (GArray) copies = dulle_store_list_copies (store);

  ck_assert_uint_eq (copies->len, n_copies);
  if (n_copies > 0)
    ck_assert_str_eq (g_array_index (copies, DulleKeptCopy, 0).id, newest);
}

START_TEST (test_daily)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) run = { 0 };
  g_autoptr (GArray) copies = NULL;
  DulleStore *store;

  make_store (fixture.path, 10);
  store = open_well (fixture.path, &run);
  assert_copies (store, 0, NULL);
  ck_assert (copy_on_day (store, 26));
  assert_copies (store, 1, "2026-02-26");
  ck_assert (!copy_on_day (store, 26));
  for (int number = 1; number <= 5; number++)
    ck_assert (copy_on_day (store, number));
  assert_copies (store, 4, "2026-02-26");

  copies = dulle_store_list_copies (store);
  ck_assert_uint_eq (g_array_index (copies, DulleKeptCopy, 1).n_tournaments, 1);
  ck_assert_str_eq (g_array_index (copies, DulleKeptCopy, 3).id, "2026-02-03");
  dulle_store_close (store);
}
END_TEST

/* Saving goes on while a copy is made; one that is not finished is none. */
START_TEST (test_meanwhile)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) run = { 0 };
  g_autoptr (GDateTime) now = day (1);
  g_autofree char *unfinished = g_strconcat (fixture.path, ".copying", NULL);
  DulleStore      *store;

  make_store (fixture.path, 10);
  store = open_well (fixture.path, &run);
  ck_assert (dulle_store_begin_copy (store, now));
  driver_advance (&run);
  save_well (store, &run);
  assert_copies (store, 0, NULL);
  dulle_store_close (store);

  dulle_tournament_run_clear (&run);
  store = open_well (fixture.path, &run);
  assert_copies (store, 0, NULL);
  ck_assert (copy_on_day (store, 1));
  assert_copies (store, 1, "2026-02-01");
  ck_assert (!g_file_test (unfinished, G_FILE_TEST_EXISTS));
  dulle_store_close (store);
}
END_TEST

/* What is restored goes on; what was there before is a copy now, and can be restored. */
START_TEST (test_restore)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) early = { 0 };
  g_auto (DulleTournamentRun) late = { 0 };
  g_auto (DulleTournamentRun) run = { 0 };
  g_autoptr (GDateTime) now = day (2);
  g_autoptr (GError) error = NULL;
  DulleStore *store;

  make_store (fixture.path, 10);
  store = open_well (fixture.path, &late);
  ck_assert (copy_on_day (store, 1));
  for (guint i = 0; i < 15; i++)
    driver_advance (&late);
  save_well (store, &late);

  ck_assert (dulle_store_restore (store, "2026-02-01", now, &run, &error));
  ck_assert_ptr_null (error);
  ck_assert_uint_eq (run.record.n_actions, 10);
  assert_copies (store, 2, "2026-02-02-203015");
  driver_advance (&run);
  save_well (store, &run);
  dulle_store_close (store);
  store = open_well (fixture.path, &early);
  assert_same_course (&run, &early);

  ck_assert (dulle_store_restore (store, "2026-02-02-203015", now, &early, &error));
  assert_same_course (&early, &late);
  dulle_store_close (store);
}
END_TEST

/* Damage in what is there now does not stand in the way. */
START_TEST (test_restore_over_damage)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) run = { 0 };
  g_autoptr (GDateTime) now = day (2);
  g_autoptr (GError) error = NULL;
  DulleStore *store;

  make_store (fixture.path, 10);
  store = open_well (fixture.path, &run);
  ck_assert (copy_on_day (store, 1));
  driver_advance (&run);
  save_well (store, &run);
  dulle_store_close (store);
  dulle_tournament_run_clear (&run);
  damage_table (fixture.path, "grade");

  store = open_well (fixture.path, &run);
  ck_assert (dulle_store_restore (store, "2026-02-01", now, &run, &error));
  ck_assert_ptr_nonnull (error);
  ck_assert_ptr_nonnull (strstr (error->message, ".broken"));
  ck_assert_uint_eq (run.record.n_actions, 10);
  assert_copies (store, 2, "2026-02-02-203015");
  dulle_store_close (store);
}
END_TEST

static int
end_reading_cb (unsigned type,
                void    *unused,
                void    *statement,
                void    *sql)
{
  if (g_str_has_prefix (sql, "SELECT id FROM tournament ORDER BY played DESC"))
    sqlite3_interrupt (sqlite3_db_handle (statement));

  return 0;
}

static int
watch_statements_cb (sqlite3                           *db,
                     char                             **error,
                     const struct sqlite3_api_routines *api)
{
  return sqlite3_trace_v2 (db, SQLITE_TRACE_STMT, end_reading_cb, NULL);
}

/* A copy that is in its place, and cannot be read now, is not said to be somewhere else. */
START_TEST (test_restored_unread)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) run = { 0 };
  g_autoptr (GDateTime) now = day (2);
  g_autoptr (GError) error = NULL;
  DulleStore *store;

  make_store (fixture.path, 10);
  store = open_well (fixture.path, &run);
  ck_assert (copy_on_day (store, 1));
  sqlite3_auto_extension ((void (*) (void)) watch_statements_cb);
  ck_assert (dulle_store_restore (store, "2026-02-01", now, &run, &error));
  sqlite3_reset_auto_extension ();
  ck_assert_ptr_nonnull (error);
  ck_assert_ptr_nonnull (strstr (error->message, "store” cannot be read"));
  ck_assert_ptr_null (strstr (error->message, "restored"));
  dulle_store_close (store);
}
END_TEST

/* What is no copy, or is damaged, changes nothing. */
START_TEST (test_not_restored)
{
  static const char *const ids[] = { "2026-02-09", "", "../../x", "2026-02-30", "2026-02-01" };
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) run = { 0 };
  g_autoptr (GDateTime) now = day (2);
  g_autofree char *garbage = g_strconcat (fixture.path, ".copy-2026-02-01", NULL);
  DulleStore      *store;

  make_store (fixture.path, 10);
  g_file_set_contents (garbage, "not a database", -1, NULL);
  store = open_well (fixture.path, &run);
  assert_copies (store, 0, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autoptr (GError) error = NULL;

      ck_assert (!dulle_store_restore (store, ids[i], now, &run, &error));
      ck_assert_ptr_nonnull (error);
      ck_assert_uint_eq (run.record.n_actions, 10);
    }
  driver_advance (&run);
  save_well (store, &run);
  dulle_store_close (store);
}
END_TEST

static void
copy_file (const Fixture *fixture,
           const char    *id)
{
  g_autofree char *copy = g_strconcat (fixture->path, ".copy-", id, NULL);
  g_autofree char *text = NULL;
  gsize            length;

  ck_assert (g_file_get_contents (fixture->path, &text, &length, NULL));
  g_file_set_contents (copy, text, (gssize) length, NULL);
}

/* Where the clock was ahead once, or files have the name of a copy that are none, the copies of
 * the last days are kept all the same. */
START_TEST (test_odd_copies)
{
  static const char *const ids[] = { "2099-01-01", "2099-01-02", "2099-01-03", "2026-01-30",
                                     "2026-01-31" };
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) run = { 0 };
  g_autoptr (GDateTime) now = day (1);
  g_autofree char *garbage = g_strconcat (fixture.path, ".copy-2026-01-29", NULL);
  DulleStore      *store;

  make_store (fixture.path, 10);
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    copy_file (&fixture, ids[i]);
  g_file_set_contents (garbage, "not a database", -1, NULL);
  store = open_well (fixture.path, &run);
  ck_assert (dulle_store_begin_copy (store, now));
  while (dulle_store_go_on_copying (store))
    ;
  assert_copies (store, 6, "2099-01-03");
  dulle_store_close (store);
}
END_TEST

/* What a later version has written is left where it is, and so is what is in use. */
START_TEST (test_newer)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) run = { 0 };
  g_autoptr (GDateTime) now = day (2);
  g_autoptr (GError) error = NULL;
  g_autofree char *copy = g_strconcat (fixture.path, ".copy-2026-02-01", NULL);
  DulleStore      *store;

  make_store (fixture.path, 10);
  copy_file (&fixture, "2026-02-01");
  change (copy, LATER_VERSION);
  store = open_well (fixture.path, &run);
  ck_assert (!dulle_store_restore (store, "2026-02-01", now, &run, &error));
  ck_assert (g_error_matches (error, DULLE_SESSION_ERROR, DULLE_SESSION_ERROR_NEWER));
  ck_assert_uint_eq (run.record.n_actions, 10);
  assert_copies (store, 1, "2026-02-01");
  dulle_store_close (store);
}
END_TEST

static int
pull_cb (void *brake)
{
  dulle_brake_pull (brake);

  return FALSE;
}

/* Somebody always wants something else, and then nobody any more. */
START_TEST (test_brake)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) run = { 0 };
  g_autoptr (GDateTime) now = day (1);
  g_autoptr (GError) told = NULL;
  DulleBrake  brake;
  DulleStore *store;

  dulle_brake_init (&brake);
  make_store (fixture.path, 10);
  store = open_well (fixture.path, &run);
  dulle_store_use_brake (store, &brake);
  sqlite3_progress_handler (store->db, 1, pull_cb, &brake);
  for (guint i = 0; i < 10; i++)
    ck_assert (dulle_store_check (store, &run, &told));
  sqlite3_progress_handler (store->db, 0, NULL, NULL);
  while (dulle_store_check (store, &run, &told))
    ;
  ck_assert_ptr_null (told);

  ck_assert (dulle_store_begin_copy (store, now));
  sqlite3_progress_handler (store->copy.db, 1, pull_cb, &brake);
  for (guint i = 0; i < 10; i++)
    ck_assert (dulle_store_go_on_copying (store));
  assert_copies (store, 0, NULL);
  sqlite3_progress_handler (store->copy.db, 0, NULL, NULL);
  while (dulle_store_go_on_copying (store))
    ;
  assert_copies (store, 1, "2026-02-01");
  dulle_store_close (store);
  dulle_brake_clear (&brake);
}
END_TEST

/* Only what checks is ended: another question is answered to its end. */
START_TEST (test_brake_spares)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) run = { 0 };
  g_autoptr (GError) told = NULL;
  DulleBrake    brake;
  DulleStore   *store;
  sqlite3_stmt *statement = NULL;

  dulle_brake_init (&brake);
  make_store (fixture.path, 10);
  store = open_well (fixture.path, &run);
  dulle_store_use_brake (store, &brake);
  while (dulle_store_check (store, &run, &told))
    ;
  ck_assert_ptr_null (told);

  sqlite3_prepare_v2 (store->db, "SELECT * FROM player", -1, &statement, NULL);
  ck_assert_int_eq (sqlite3_step (statement), SQLITE_ROW);
  dulle_brake_pull (&brake);
  ck_assert_int_eq (sqlite3_step (statement), SQLITE_ROW);
  sqlite3_finalize (statement);
  dulle_store_close (store);
  dulle_brake_clear (&brake);
}
END_TEST

SUITE ("store-copies",
       test_daily,
       test_meanwhile,
       test_restore,
       test_restore_over_damage,
       test_restored_unread,
       test_not_restored,
       test_odd_copies,
       test_newer,
       test_brake,
       test_brake_spares)
