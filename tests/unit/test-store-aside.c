/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What is set aside is all that there was: no byte may end the text, and what cannot be read now
 * stays where it is.
 */
#include "suite.h"

#include <limits.h>

#include "store-fixture.h"
#include "store/store-check.h"

#define ZERO "'first' || char (0) || 'second'"

static const struct
{
  const char *edit;
  const char *aside;
} zeros[] = {
  { "UPDATE imported SET records = " ZERO, ".imported-1" },
  { "UPDATE game SET record = " ZERO, ".tournament-1" },
  { "UPDATE player SET name = " ZERO " WHERE number = 1", ".tournament-1" },
  { "UPDATE action SET token = " ZERO " WHERE number = 7", ".tournament-1" },
  { "UPDATE attempt SET name = " ZERO, ".attempts" },
};

/* A zero among letters does not hide those after it. */
START_TEST (test_zero)
{
  for (guint i = 0; i < G_N_ELEMENTS (zeros); i++)
    {
      g_auto (Fixture) fixture = fixture_new ();
      g_auto (DulleTournamentRun) run = { 0 };
      g_autofree char *aside = g_strconcat (fixture.path, zeros[i].aside, NULL);
      g_autofree char *text = NULL;
      DulleStore      *store;

      make_store_with_import (fixture.path, 30);
      store = open_well (fixture.path, &run);
      add_attempts (store, 0, 1);
      dulle_store_close (store);
      change (fixture.path, zeros[i].edit);
      dulle_tournament_run_clear (&run);
      store = dulle_store_open (fixture.path, &run, NULL);
      while (dulle_store_check (store, &run, NULL))
        continue;
      dulle_store_close (store);
      ck_assert (g_file_get_contents (aside, &text, NULL, NULL));
      ck_assert_ptr_nonnull (strstr (text, "first\uFFFDsecond"));
    }
}
END_TEST

/* The game that was being played is a record like those before it. */
START_TEST (test_running_game)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) run = { 0 };
  g_autofree char *aside = g_strconcat (fixture.path, ".tournament-1", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GArray) records = NULL;
  DulleStore *store;

  make_store (fixture.path, 30);
  change (fixture.path, "UPDATE player SET name = 'Somebody' WHERE number = 2");
  store = dulle_store_open (fixture.path, &run, NULL);
  ck_assert_ptr_nonnull (store);
  dulle_store_close (store);
  ck_assert (g_file_get_contents (aside, &text, NULL, NULL));
  records = dulle_record_parse (text, "", NULL);
  ck_assert_ptr_nonnull (records);
  ck_assert_uint_eq (records->len, 2);
  ck_assert_uint_eq (g_array_index (records, DulleRecord, 1).n_actions, 30);
}
END_TEST

/* The how-manieth statement from now on is ended early. */
static guint end_due;

static int
end_early_cb (unsigned type,
              void    *unused,
              void    *statement,
              void    *sql)
{
  if (end_due > 0 && --end_due == 0)
    sqlite3_interrupt (sqlite3_db_handle (statement));

  return 0;
}

static int
watch_statements_cb (sqlite3                           *db,
                     char                             **error,
                     const struct sqlite3_api_routines *api)
{
  return sqlite3_trace_v2 (db, SQLITE_TRACE_STMT, end_early_cb, NULL);
}

static guint
count_rows (const char *path,
            const char *table)
{
  g_autofree char *sql = g_strdup_printf ("SELECT count (*) FROM %s", table);
  sqlite3         *db = NULL;
  sqlite3_stmt    *statement = NULL;
  guint            n;

  ck_assert_int_eq (sqlite3_open (path, &db), SQLITE_OK);
  sqlite3_prepare_v2 (db, sql, -1, &statement, NULL);
  ck_assert_int_eq (sqlite3_step (statement), SQLITE_ROW);
  n = (guint) sqlite3_column_int (statement, 0);
  sqlite3_finalize (statement);
  sqlite3_close (db);

  return n;
}

/* All rows of a table are there, or else all in the text, of which these words are the end. */
static void
assert_kept (const char *path,
             const char *table,
             guint       n,
             const char *ending,
             const char *last)
{
  g_autofree char *aside = g_strconcat (path, ending, NULL);
  g_autofree char *text = NULL;

  if (count_rows (path, table) == n)
    return;

  ck_assert (g_file_get_contents (aside, &text, NULL, NULL));
  ck_assert_msg (strstr (text, last) != NULL, "%s", text);
}

/* Returns: whether there was such a statement */
static gboolean
end_early (guint       n,
           const char *content,
           gsize       length)
{
  g_auto (Fixture) fixture = fixture_new ();
  DulleTournamentRun nothing = { 0 };
  DulleStore        *store;
  gboolean           ended;

  g_file_set_contents (fixture.path, content, (gssize) length, NULL);
  store = dulle_store_open_only (fixture.path, NULL);
  end_due = n;
  while (dulle_store_check (store, &nothing, NULL))
    continue;
  ended = end_due == 0;
  end_due = 0;
  dulle_store_close (store);
  assert_kept (fixture.path, "game", 1, ".tournament-1", "\ngame 1\n");
  assert_kept (fixture.path, "action", 30, ".tournament-1", "number: 29, ");
  assert_kept (fixture.path, "attempt", 3, ".attempts", "puzzle-2");

  return ended;
}

/* A tournament of which not all could be read is not deleted, nor are attempts. */
START_TEST (test_ended_early)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) run = { 0 };
  g_autofree char *content = NULL;
  gsize            length;
  DulleStore      *made;

  make_store (fixture.path, 30);
  made = open_well (fixture.path, &run);
  add_attempts (made, 0, 3);
  dulle_store_close (made);
  change (fixture.path, "UPDATE tournament SET dealer = 1; UPDATE attempt SET success = 2");
  ck_assert (g_file_get_contents (fixture.path, &content, &length, NULL));
  sqlite3_auto_extension ((void (*) (void)) watch_statements_cb);
  for (guint n = 1; end_early (n, content, length); n++)
    continue;
  sqlite3_reset_auto_extension ();
}
END_TEST

/* Rows that have got the number of attempts, which no tournament has, are set aside alone. */
START_TEST (test_number_zero)
{
  for (guint n_attempts = 0; n_attempts < 3; n_attempts++)
    {
      g_auto (Fixture) fixture = fixture_new ();
      g_auto (DulleTournamentRun) run = { 0 };
      g_autofree char *aside = g_strconcat (fixture.path, ".tournament-0", NULL);
      g_autofree char *text = NULL;
      g_autoptr (GError) told = NULL;
      g_autoptr (GError) again = NULL;
      DulleStore *store;

      make_store (fixture.path, 30);
      store = open_well (fixture.path, &run);
      if (n_attempts > 0)
        add_attempts (store, 0, n_attempts);
      dulle_store_close (store);
      change (fixture.path, "INSERT INTO game SELECT 0, 1, record FROM game LIMIT 1;"
                            "INSERT INTO imported VALUES (0, 'file', 1, 'stray')");
      dulle_tournament_run_clear (&run);
      store = open_well (fixture.path, &run);
      while (dulle_store_check (store, &run, told == NULL ? &told : NULL))
        continue;
      ck_assert_ptr_nonnull (told);
      ck_assert (g_str_has_prefix (told->message, "The tournament of an unknown date"));
      ck_assert_ptr_null (strstr (told->message, "missing"));
      ck_assert (g_file_get_contents (aside, &text, NULL, NULL));
      ck_assert_ptr_nonnull (strstr (text, "\ngame 1\n"));
      ck_assert_ptr_nonnull (strstr (text, "stray"));
      dulle_store_check_again (store);
      while (dulle_store_check (store, &run, &again))
        continue;
      ck_assert_ptr_null (again);
      dulle_store_close (store);
      ck_assert_uint_eq (count_rows (fixture.path, "game"), 1);
      ck_assert_uint_eq (count_rows (fixture.path, "imported"), 0);
      ck_assert_uint_eq (count_rows (fixture.path, "attempt"), n_attempts);
    }
}
END_TEST

/* Where no text can be written, that is what is told: what is played can still be saved. */
START_TEST (test_no_room_beside)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) run = { 0 };
  g_auto (DulleTournamentRun) next = { 0 };
  g_autoptr (GError) told = NULL;
  g_autofree char *name = g_strnfill (NAME_MAX - strlen (".tournament-1") + 1, 's');
  g_autofree char *path = g_build_filename (fixture.folder, name, NULL);
  DulleStore      *store;

  make_store (path, 30);
  store = open_well (path, &run);
  begin (&next);
  save_well (store, &next);
  dulle_store_close (store);
  change (path, "UPDATE player SET name = 'Somebody' WHERE tournament = 1 AND number = 2");
  dulle_tournament_run_clear (&run);

  store = open_well (path, &run);
  while (dulle_store_check (store, &run, told == NULL ? &told : NULL))
    continue;
  ck_assert_ptr_nonnull (told);
  ck_assert_ptr_nonnull (strstr (told->message, "cannot be set aside"));
  ck_assert_ptr_null (strstr (told->message, "cannot be saved"));
  driver_advance (&run);
  save_well (store, &run);
  dulle_store_close (store);
  ck_assert_uint_eq (count_rows (path, "game"), 1);
}
END_TEST

SUITE ("store-aside",
       test_zero,
       test_running_game,
       test_ended_early,
       test_number_zero,
       test_no_room_beside)
