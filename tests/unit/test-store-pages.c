/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Files with pages that cannot be read: what lies on all others goes on.
 */
#include "suite.h"

#include "query-count.h"
#include "store-fixture.h"
#include "store/store-check.h"
#include "store/store-history.h"
#include "store/store-open.h"
#include "store/store-statements.h"

/* Bytes of a page and of the head of one that only has others below it, and where this says
 * how many these are. */
#define PAGE          4096
#define INNER_HEAD    12
#define INNER_N_CELLS 3

static guint
read_number (const guint8 *bytes,
             guint         n_bytes)
{
  guint number = 0;

  for (guint i = 0; i < n_bytes; i++)
    number = number << 8 | bytes[i];

  return number;
}

/* Overwrites the second page with rows of a table, and the last but one. */
static void
damage_two_pages (const char *path,
                  const char *table)
{
  g_autofree char *text = NULL;
  gsize            root = root_page (path, table);
  gsize            length;
  guint8          *inner;
  guint            n_cells;
  guint            places[2];

  ck_assert (g_file_get_contents (path, &text, &length, NULL));
  inner = (guint8 *) text + PAGE * (root - 1);
  n_cells = read_number (inner + INNER_N_CELLS, 2);
  ck_assert_uint_ge (n_cells, 6);
  places[0] = 1;
  places[1] = n_cells - 1;
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      guint cell = read_number (inner + INNER_HEAD + 2 * places[i], 2);
      guint page = read_number (inner + cell, 4);

      memset (text + PAGE * (page - 1), 0xff, PAGE);
    }
  g_file_set_contents (path, text, (gssize) length, NULL);
}

/* Opening or checking the store tells of damage, and how much was saved, in @words. */
static void
assert_saved (const char *path,
              const char *words)
{
  g_auto (DulleTournamentRun) run = { 0 };
  g_autoptr (GError) error = NULL;
  DulleStore *store = dulle_store_open (path, &run, &error);

  ck_assert_ptr_nonnull (store);
  while (error == NULL && dulle_store_check (store, &run, &error))
    ;
  ck_assert_ptr_nonnull (error);
  ck_assert_ptr_nonnull (strstr (error->message, words));
  dulle_store_close (store);
}

/* Between two damaged pages of a table there are tournaments that nothing is missing of. */
START_TEST (test_damaged_twice)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) run = { 0 };
  DulleStore *store = open_well (fixture.path, &run);

  for (guint i = 0; i < 12; i++)
    {
      begin (&run);
      while (!is_at_end (&run))
        driver_advance (&run);
      save_well (store, &run);
      dulle_tournament_run_clear (&run);
    }
  dulle_store_close (store);

  damage_two_pages (fixture.path, "game");
  assert_saved (fixture.path, ": 8 of 12");
}
END_TEST

/* Where a file says how many of its pages are free: the last byte of that. */
#define FILE_N_FREE_PAGES 39

/* A file in which a single thing is wrong is damaged, too. */
START_TEST (test_damaged_once)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_autofree char *text = NULL;
  gsize            length;

  make_store (fixture.path, 30);
  ck_assert (g_file_get_contents (fixture.path, &text, &length, NULL));
  text[FILE_N_FREE_PAGES]++;
  g_file_set_contents (fixture.path, text, (gssize) length, NULL);

  assert_saved (fixture.path, ": 1 of 1");
}
END_TEST

/* How many files are imported, and how many of them two pages can hold at most. */
#define N_IMPORTS 60
#define MOST_LOST 12

/* How many of the imported files that meet a condition are there. */
static guint
count_imports (const char *path,
               const char *condition)
{
  g_autofree char *sql = g_strdup_printf ("SELECT count (*) FROM imported WHERE %s", condition);
  sqlite3         *db = NULL;
  guint            n;

  ck_assert_int_eq (sqlite3_open (path, &db), SQLITE_OK);
  n = query_count (db, sql);
  sqlite3_close (db);

  return n;
}

/* Imports many files, and damages two pages with them. */
static void
damage_imports (const char *path)
{
  g_auto (DulleTournamentRun) run = { 0 };
  DulleStore *store;

  make_store (path, 30);
  store = open_well (path, &run);
  for (guint i = 0; i < N_IMPORTS; i++)
    {
      g_autoptr (GString) text = g_string_new (DULLE_RECORD_HEAD);
      g_autofree char *name = g_strdup_printf ("import-%u.txt", i);

      dulle_record_write (&g_array_index (run.records, DulleRecord, 0), text);
      g_string_append_printf (text, "# %u\n", i);
      ck_assert (dulle_store_import (store, name, text->str, NULL));
    }
  dulle_store_close (store);

  damage_two_pages (path, "imported");
}

/* The same goes for imported games, whose numbers count down in a list and up in the file. Those
 * between are found by their seals, and without these the first and the last; then it is told that
 * there may have been more. */
START_TEST (test_damaged_imports)
{
  for (gboolean sealed = FALSE; sealed <= TRUE; sealed++)
    {
      g_auto (Fixture) fixture = fixture_new ();
      g_auto (DulleTournamentRun) again = { 0 };
      g_autoptr (GError) error = NULL;
      DulleStore *store;

      damage_imports (fixture.path);
      if (!sealed)
        damage_table (fixture.path, "seal");
      store = dulle_store_open (fixture.path, &again, &error);
      ck_assert_ptr_nonnull (store);
      while (dulle_store_check (store, &again, error == NULL ? &error : NULL))
        ;
      dulle_store_close (store);
      ck_assert_ptr_nonnull (error);
      ck_assert (sealed == (strstr (error->message, "Whether more is missing") == NULL));
      ck_assert_uint_eq (count_imports (fixture.path, "id IN (1, " G_STRINGIFY (N_IMPORTS) ")"), 2);
      ck_assert_uint_ge (count_imports (fixture.path, "TRUE"), sealed ? N_IMPORTS - MOST_LOST : 2);
    }
}
END_TEST

/* Without seals, those that can be played or read are believed, and get new ones; of any others it
 * is told that they are lost. */
START_TEST (test_lost_seals)
{
  static const struct
  {
    const char *edit;
    const char *words;
  } cases[] = {
    { "", ": 2 of 2" },
    { "UPDATE game SET record = 'nonsense'", ": 1 of 2" },
    { "UPDATE action SET token = 'nonsense' WHERE number = 5", ": 1 of 2" },
    { "UPDATE imported SET records = 'nonsense'", ": 1 of 2" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_auto (Fixture) fixture = fixture_new ();
      g_auto (DulleTournamentRun) run = { 0 };
      g_autoptr (GError) found = NULL;
      DulleStore *store;

      make_store_with_import (fixture.path, 30);
      change (fixture.path, cases[i].edit);
      damage_table (fixture.path, "seal");
      assert_saved (fixture.path, cases[i].words);
      store = open_well (fixture.path, &run);
      while (dulle_store_check (store, &run, &found))
        ck_assert_ptr_null (found);
      ck_assert_ptr_null (found);
      dulle_store_close (store);
    }
}
END_TEST

/* What stands at the beginning of every store is written anew. */
START_TEST (test_head)
{
  static const gsize places[] = { 0, 15, 18, 20, 23, 47, 52, 64 };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_auto (Fixture) fixture = fixture_new ();
      g_auto (DulleTournamentRun) run = { 0 };
      g_autofree char *text = NULL;
      gsize            length;

      make_store (fixture.path, 30);
      ck_assert (g_file_get_contents (fixture.path, &text, &length, NULL));
      text[places[i]] ^= 0x55;
      ck_assert (g_file_set_contents (fixture.path, text, (gssize) length, NULL));
      assert_saved (fixture.path, ": 1 of 1");
      dulle_store_close (open_well (fixture.path, &run));
      ck_assert_uint_eq (run.record.n_actions, 30);
    }
}
END_TEST

/* What is in another file is checked from the beginning, and what could not be read in the one
 * before is forgotten. Of a file that is not open nothing is checked. */
START_TEST (test_read_anew)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) run = { 0 };
  g_autoptr (GError) told = NULL;
  DulleStore *store;

  make_store (fixture.path, 30);
  store = dulle_store_open_only (fixture.path, NULL);
  begin (&run);
  save_well (store, &run);
  while (dulle_store_check (store, &run, &told))
    continue;
  ck_assert_ptr_null (told);
  store->unread = DULLE_SESSION_ERROR_READ;
  dulle_store_disconnect (store);
  change (fixture.path, "UPDATE player SET name = 'Somebody' WHERE tournament = 1 AND number = 2");
  dulle_tournament_run_clear (&run);
  ck_assert_int_eq (dulle_store_reload (store, &run, &told), DULLE_SESSION_ERROR_NONE);
  while (told == NULL && dulle_store_check (store, &run, &told))
    continue;
  ck_assert_ptr_nonnull (told);
  g_clear_error (&told);
  while (dulle_store_check (store, &run, &told))
    continue;
  ck_assert_ptr_null (told);
  dulle_store_check_again (store);
  dulle_store_disconnect (store);
  ck_assert (!dulle_store_check (store, &run, &told));
  ck_assert_ptr_null (told);
  dulle_store_close (store);
}
END_TEST

SUITE ("store-pages",
       test_damaged_twice,
       test_damaged_once,
       test_damaged_imports,
       test_lost_seals,
       test_head,
       test_read_anew)
