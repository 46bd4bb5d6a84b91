/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Seals: their values are part of the format of a store, and all at once they are those that
 * were written one by one.
 */
#include "suite.h"

#include "store-fixture.h"
#include "store/store-seal.h"
#include "store/store-verify.h"

/* 64-bit FNV-1a of the part, and of the types and bytes of the columns, by another program. */
START_TEST (test_value)
{
  sqlite3      *db;
  sqlite3_stmt *row;

  ck_assert_int_eq (sqlite3_open (":memory:", &db), SQLITE_OK);
  ck_assert_int_eq (sqlite3_prepare_v2 (db, "SELECT 7, -2, 'ab', NULL", -1, &row, NULL), SQLITE_OK);
  ck_assert_int_eq (sqlite3_step (row), SQLITE_ROW);
  ck_assert_uint_eq (dulle_seal_row (row, DULLE_STORED_GAMES),
                     G_GUINT64_CONSTANT (0x64acb806cd9344ef));
  sqlite3_finalize (row);
  ck_assert_int_eq (sqlite3_close (db), SQLITE_OK);
}
END_TEST

/* Returns: (transfer full): all seals as text, a line for each */
static char *
list_seals (sqlite3 *db)
{
  GString      *list = g_string_new (NULL);
  sqlite3_stmt *row;

  ck_assert_int_eq (sqlite3_prepare_v2 (db, "SELECT * FROM seal ORDER BY tournament, game", -1,
                                        &row, NULL),
                    SQLITE_OK);
  while (sqlite3_step (row) == SQLITE_ROW)
    g_string_append_printf (list, "%s %s %s\n", (const char *) sqlite3_column_text (row, 0),
                            (const char *) sqlite3_column_text (row, 1),
                            (const char *) sqlite3_column_text (row, 2));
  sqlite3_finalize (row);

  return g_string_free (list, FALSE);
}

START_TEST (test_everything)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) run = { 0 };
  g_autofree char *written = NULL;
  g_autofree char *sealed = NULL;
  DulleStore      *store;
  sqlite3         *db;

  make_store (fixture.path, 10);
  store = open_well (fixture.path, &run);
  add_attempts (store, 0, 4);
  dulle_store_close (store);

  ck_assert_int_eq (sqlite3_open (fixture.path, &db), SQLITE_OK);
  written = list_seals (db);
  ck_assert_uint_gt (strlen (written), 100);
  ck_assert_int_eq (sqlite3_exec (db, "DELETE FROM seal", NULL, NULL, NULL), SQLITE_OK);
  ck_assert_int_eq (dulle_seal_everything (db), SQLITE_OK);
  sealed = list_seals (db);
  ck_assert_str_eq (sealed, written);
  ck_assert_int_eq (sqlite3_close (db), SQLITE_OK);
}
END_TEST

/* After a recovery each row has the seal again that it was written with. */
START_TEST (test_rows)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) run = { 0 };
  g_autofree char *written = NULL;
  g_autofree char *sealed = NULL;
  DulleStore      *store;

  make_store (fixture.path, 10);
  store = open_well (fixture.path, &run);
  while (run.records->len < 2)
    driver_advance (&run);
  save_well (store, &run);
  written = list_seals (store->db);
  ck_assert_int_eq (sqlite3_exec (store->db, "DELETE FROM seal", NULL, NULL, NULL), SQLITE_OK);
  ck_assert_int_eq (dulle_store_seal_rows (store, run.stored.tournament), SQLITE_OK);
  sealed = list_seals (store->db);
  ck_assert_str_eq (sealed, written);
  dulle_store_close (store);
}
END_TEST

/* What was damaged in a file of an older version is so in one of today's. */
START_TEST (test_older_version)
{
  for (gboolean edited = FALSE; edited <= TRUE; edited++)
    {
      g_auto (Fixture) fixture = fixture_new ();
      g_auto (DulleTournamentRun) run = { 0 };
      g_autoptr (GError) told = NULL;
      DulleStore *store;

      make_store (fixture.path, 30);
      change (fixture.path, "DROP TABLE attempt; PRAGMA user_version = 7");
      if (edited)
        change (fixture.path, "UPDATE player SET name = 'Somebody' WHERE number = 2");
      store = dulle_store_open (fixture.path, &run, &told);
      ck_assert_ptr_nonnull (store);
      ck_assert (edited == (told != NULL));
      ck_assert (edited == (run.stored.tournament == 0));
      dulle_store_close (store);
    }
}
END_TEST

SUITE ("store-seal", test_value, test_everything, test_rows, test_older_version)
