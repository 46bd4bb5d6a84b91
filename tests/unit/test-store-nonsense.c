/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Files that are sound as databases, with seals that are right, and that say what no store
 * says: as if somebody had made them by hand.
 */
#include "suite.h"

#include "query-count.h"
#include "store-fixture.h"
#include "store/store-check.h"
#include "store/store-history.h"
#include "store/store-seal.h"

static void
change_and_seal (const char *path,
                 const char *sql)
{
  sqlite3 *db = NULL;

  change (path, sql);
  ck_assert_int_eq (sqlite3_open (path, &db), SQLITE_OK);
  ck_assert_int_eq (dulle_seal_everything (db), SQLITE_OK);
  ck_assert_int_eq (sqlite3_close (db), SQLITE_OK);
}

/* Opens a store, expects to be told something that has @told in it, or nothing if it is %NULL,
 * and begins and saves a tournament. */
static void
play (const char *path,
      const char *told)
{
  g_auto (DulleTournamentRun) run = { 0 };
  g_autoptr (GError) warning = NULL;
  DulleStore *store = dulle_store_open (path, &run, &warning);

  ck_assert_ptr_nonnull (store);
  ck_assert_msg ((warning != NULL) == (told != NULL), "%s",
                 warning != NULL ? warning->message : "");
  ck_assert (told == NULL || strstr (warning->message, told) != NULL);
  begin (&run);
  save_well (store, &run);
  dulle_store_close (store);
}

/* Says of the index of the lists which rows it has. */
#define INDEX_OF(rows)                                                   \
  "PRAGMA writable_schema = ON;"                                         \
  "UPDATE sqlite_schema SET sql ="                                       \
  "  'CREATE INDEX tournament_by_played ON tournament (played)" rows "'" \
  "  WHERE name = 'tournament_by_played';"                               \
  "PRAGMA writable_schema = RESET"

static guint
count_unfinished (DulleStore         *store,
                  DulleTournamentRun *run)
{
  g_autoptr (DulleLogPage) page = dulle_store_list_unfinished (store, &DULLE_LOG_START, run, NULL);

  ck_assert_ptr_nonnull (page);

  return page->logs->len;
}

/* A tournament that the index has lost is in no list, until the store is checked. */
START_TEST (test_lost_from_lists)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) run = { 0 };
  DulleStore *store;

  make_store (fixture.path, 30);
  change (fixture.path, INDEX_OF (" WHERE played < 0"));
  change (fixture.path, "INSERT INTO tournament"
                        "  SELECT id + 1, rules, seed, dealer, deals, over, played FROM tournament;"
                        "INSERT INTO player SELECT tournament + 1, number, name, skill FROM player;"
                        "INSERT INTO action SELECT tournament + 1, game, number, token FROM action;"
                        "INSERT INTO game SELECT tournament + 1, number, record FROM game");
  change_and_seal (fixture.path, INDEX_OF (""));
  store = dulle_store_open (fixture.path, &run, NULL);
  ck_assert_ptr_nonnull (store);
  /* The quick check of later versions counts the index when the store is opened. */
  if (sqlite3_libversion_number () < 3041000)
    ck_assert_uint_eq (count_unfinished (store, &run), 0);
  while (dulle_store_check (store, &run, NULL))
    continue;
  ck_assert_uint_eq (count_unfinished (store, &run), 1);
  dulle_store_close (store);
}
END_TEST

/* Times after which nothing could be played: those tournaments are set aside, one with each
 * start, and what is played meanwhile stays. */
START_TEST (test_end_of_time)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) run = { 0 };

  make_store (fixture.path, 30);
  play (fixture.path, NULL);
  change_and_seal (fixture.path, "UPDATE tournament SET played = 9223372036854775807");
  play (fixture.path, "cannot be played");
  play (fixture.path, "cannot be played");
  play (fixture.path, NULL);

  change_and_seal (fixture.path, "UPDATE tournament SET played = 253402300799");
  play (fixture.path, NULL);
  play (fixture.path, NULL);
}
END_TEST

/* A schema that is not ours lets rows vanish when others are saved, or refuses them. What is
 * in the file goes on in one with the right schema. */
START_TEST (test_foreign_schema)
{
  static const char *const changes[] = {
    "CREATE UNIQUE INDEX one_number ON player (number)",
    "CREATE TRIGGER forget AFTER INSERT ON game BEGIN DELETE FROM game; END",
    "CREATE TABLE sqlitex (id)",
    "CREATE VIEW broken AS SELECT * FROM nowhere",
    "ALTER TABLE tournament ADD COLUMN note TEXT",
    "ALTER TABLE game ADD COLUMN note TEXT CHECK (note > 'a')",
    "ALTER TABLE player RENAME COLUMN skill TO strength",
    "PRAGMA writable_schema = ON;"
    "UPDATE sqlite_schema SET sql = replace (sql, 'dealer INTEGER', 'dealer TEXT')",
    "PRAGMA writable_schema = ON;"
    "UPDATE sqlite_schema SET sql = replace (sql, ') STRICT', ')') WHERE name = 'vote'",
    /* SQLite does not make indices of such names. */
    "CREATE UNIQUE INDEX one_number ON player (number);"
    "PRAGMA writable_schema = ON;"
    "UPDATE sqlite_schema SET name = 'sqlite_one', sql = replace (sql, 'one_number', 'sqlite_one')"
    "  WHERE name = 'one_number'",
    /* Steps that were taken long ago, or never made. */
    "PRAGMA user_version = 5",
    "PRAGMA user_version = 1",
    "PRAGMA user_version = 0",
    "PRAGMA user_version = -1",
    "PRAGMA user_version = 9",
    "PRAGMA user_version = 2147483647",
  };

  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_auto (Fixture) fixture = fixture_new ();

      make_store (fixture.path, 30);
      change (fixture.path, changes[i]);
      play (fixture.path, ": 1 of 1");
      play (fixture.path, NULL);
    }
}
END_TEST

static guint
count_in (const char *path,
          const char *sql)
{
  sqlite3 *db = NULL;
  guint    n;

  ck_assert_int_eq (sqlite3_open (path, &db), SQLITE_OK);
  n = query_count (db, sql);
  ck_assert_int_eq (sqlite3_close (db), SQLITE_OK);

  return n;
}

/* What comes after numbers below zero does not get one that means something else. */
START_TEST (test_below_zero)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) run = { 0 };
  g_auto (DulleTournamentRun) next = { 0 };
  g_autoptr (GString) text = g_string_new (DULLE_RECORD_HEAD "# again\n");
  DulleStore *store;

  make_store_with_import (fixture.path, 30);
  dulle_store_close (open_well (fixture.path, &run));
  dulle_record_write (&g_array_index (run.records, DulleRecord, 0), text);
  change_and_seal (fixture.path, "DELETE FROM player; DELETE FROM action; DELETE FROM game;"
                                 "UPDATE tournament SET id = -1; UPDATE imported SET id = -3");
  play (fixture.path, NULL);
  ck_assert_uint_eq (count_in (fixture.path, "SELECT count(*) FROM tournament WHERE id = 1"), 1);

  store = open_well (fixture.path, &next);
  ck_assert (dulle_store_import (store, "again.txt", text->str, NULL));
  dulle_store_close (store);
  ck_assert_uint_eq (count_in (fixture.path, "SELECT count(*) FROM imported WHERE id = 1"), 1);
}
END_TEST

#define LEAST "-9223372036854775808"

static const char *const least_rows[] = {
  "INSERT INTO tournament"
  "  SELECT " LEAST ", rules, seed, dealer, deals, over, 0 FROM tournament",
  "INSERT INTO player SELECT " LEAST ", number, name, skill FROM player",
  "INSERT INTO vote VALUES (" LEAST ", 1, 2)",
  "INSERT INTO game SELECT " LEAST ", number, record FROM game",
  "INSERT INTO action SELECT " LEAST ", game, number, token FROM action",
  "INSERT INTO seal VALUES (" LEAST ", 0, 1)",
  "INSERT INTO imported VALUES (" LEAST ", 'file', 1, 'stray')",
};

static void
assert_least_aside (const char *path)
{
  g_autofree char *aside = g_strconcat (path, ".imported-9223372036854775808", NULL);

  ck_assert (g_file_test (aside, G_FILE_TEST_EXISTS));
  ck_assert_int_eq (g_unlink (aside), 0);
  ck_assert_uint_eq (count_in (path, "SELECT count(*) FROM tournament"), 1);
  ck_assert_uint_eq (count_in (path, "SELECT count(*) FROM action WHERE tournament > 0"), 30);
  for (guint i = 0; i < G_N_ELEMENTS (least_rows); i++)
    {
      g_auto (GStrv) words = g_strsplit (least_rows[i], " ", 4);
      g_autofree char *sql =
          g_strdup_printf ("SELECT count(*) FROM %s WHERE %s = " LEAST, words[2],
                           i == 0 || i + 1 == G_N_ELEMENTS (least_rows) ? "id" : "tournament");

      ck_assert_uint_eq (count_in (path, sql), 0);
    }
}

/* Rows of the least number, before which there is none, are looked at as well. */
START_TEST (test_least_number)
{
  for (guint i = 0; i < G_N_ELEMENTS (least_rows); i++)
    {
      g_auto (Fixture) fixture = fixture_new ();
      g_auto (DulleTournamentRun) run = { 0 };
      g_autoptr (GError) told = NULL;
      g_autoptr (GError) again = NULL;
      DulleStore *store;

      make_store (fixture.path, 30);
      change (fixture.path, least_rows[i]);
      store = open_well (fixture.path, &run);
      ck_assert (dulle_store_check (store, &run, &told));
      ck_assert_ptr_nonnull (told);
      ck_assert_ptr_nonnull (strstr (told->message, "set aside"));
      while (dulle_store_check (store, &run, &again))
        continue;
      dulle_store_check_again (store);
      while (dulle_store_check (store, &run, &again))
        continue;
      ck_assert_ptr_null (again);
      dulle_store_close (store);
      assert_least_aside (fixture.path);
    }
}
END_TEST

/* So they are where another file takes the place of a damaged one. */
START_TEST (test_least_number_recovered)
{
  for (guint i = 0; i < G_N_ELEMENTS (least_rows); i++)
    {
      g_auto (Fixture) fixture = fixture_new ();

      make_store (fixture.path, 30);
      change (fixture.path, least_rows[i]);
      change (fixture.path, "PRAGMA user_version = 5");
      play (fixture.path, ": 1 of 2");
      change (fixture.path, "DELETE FROM tournament WHERE id = 2");
      assert_least_aside (fixture.path);
    }
}
END_TEST

/* A file of that number is one like any other if its seal says so. */
START_TEST (test_least_number_sealed)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) run = { 0 };
  g_autoptr (GError) told = NULL;
  DulleStore *store;

  make_store_with_import (fixture.path, 30);
  change_and_seal (fixture.path, "UPDATE imported SET id = " LEAST);
  store = open_well (fixture.path, &run);
  while (dulle_store_check (store, &run, &told))
    continue;
  ck_assert_ptr_null (told);
  dulle_store_close (store);
  change (fixture.path, "PRAGMA user_version = 5");
  play (fixture.path, ": 2 of 2");
  ck_assert_uint_eq (count_in (fixture.path, "SELECT count(*) FROM imported"), 1);
}
END_TEST

/* What SQLite has counted in a file is no harm. */
START_TEST (test_analyzed)
{
  g_auto (Fixture) fixture = fixture_new ();

  make_store (fixture.path, 30);
  change (fixture.path, "ANALYZE");
  play (fixture.path, NULL);
}
END_TEST

/* An index that says that rows are unique, which are not, cannot be made anew. What keeps the store
 * from saving is recovered from once. */
START_TEST (test_not_unique)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) run = { 0 };
  g_autoptr (GFile) damaged =
      g_file_new_build_filename (g_getenv ("DULLE_CORPUS"), "store", "not-unique.sqlite", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (fixture.path);
  g_autofree char *another = g_strconcat (fixture.aside, "-2", NULL);
  g_autoptr (GError) refusal = NULL;
  GError     *told = NULL;
  DulleStore *store;

  ck_assert (g_file_copy (damaged, file, G_FILE_COPY_NONE, NULL, NULL, NULL, NULL));
  store = open_well (fixture.path, &run);
  begin (&run);
  ck_assert (!dulle_store_save (store, &run, &refusal));
  ck_assert (g_error_matches (refusal, DULLE_SESSION_ERROR, DULLE_SESSION_ERROR_DAMAGED));

  ck_assert (!dulle_store_check (store, &run, &told));
  ck_assert_ptr_nonnull (told);
  g_clear_error (&told);
  ck_assert (!dulle_store_check (store, &run, &told));
  ck_assert_ptr_null (told);
  save_well (store, &run);
  dulle_store_close (store);
  ck_assert (g_file_test (fixture.aside, G_FILE_TEST_EXISTS));
  ck_assert (!g_file_test (another, G_FILE_TEST_EXISTS));
}
END_TEST

SUITE ("store-nonsense",
       test_lost_from_lists,
       test_end_of_time,
       test_foreign_schema,
       test_below_zero,
       test_least_number,
       test_least_number_recovered,
       test_least_number_sealed,
       test_analyzed,
       test_not_unique)
