/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Bringing the tournaments of another store into one's own, and reading files that are
 * not to be changed.
 */
#include "suite.h"

#include "query-count.h"
#include "store-fixture.h"
#include "store-version-4.h"
#include "store/store-attempts.h"
#include "store/store-compare.h"
#include "store/store-file.h"
#include "store/store-merge.h"
#include "store/store-read-only.h"
#include "store/store-statements.h"
#include "store/store-verify.h"

#define N_TOURNAMENTS 3
#define N_ATTEMPTS    5
#define N_ANNOTATIONS 48

/* When the first of the tournaments was played. */
#define LONG_AGO 1000000

/**
 * Pair:
 * @own: where everything goes
 * @other: the file from which it comes
 * @run: what is played in @own
 */
typedef struct
{
  Fixture            fixture;
  DulleStore        *own;
  char              *other;
  DulleTournamentRun run;
} Pair;

static Pair
pair_new (void)
{
  Pair                 pair = { .fixture = fixture_new () };
  DulleRules           rules = dulle_rules_default ();
  DulleTournamentSetup setup = dulle_tournament_setup_make (&rules, 4);

  pair.other = g_build_filename (pair.fixture.folder, "other", NULL);
  pair.own = open_well (pair.fixture.path, &pair.run);
  dulle_tournament_run_begin (&pair.run, &setup);
  for (guint i = 0; i < 12; i++)
    driver_advance (&pair.run);
  save_well (pair.own, &pair.run);

  return pair;
}

static void
pair_clear (Pair *pair)
{
  dulle_store_close (pair->own);
  dulle_tournament_run_clear (&pair->run);
  g_free (pair->other);
  fixture_clear (&pair->fixture);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Pair, pair_clear)

/* Tournaments with a game and a half each, and what was imported, analysed and tried. */
static void
make_other (const char *path)
{
  g_auto (DulleTournamentRun) run = { 0 };
  g_autoptr (GString) text = g_string_new (DULLE_RECORD_HEAD);
  DulleStore *store = open_well (path, &run);

  for (guint i = 0; i < N_TOURNAMENTS; i++)
    {
      DulleRules           rules = dulle_rules_default ();
      DulleTournamentSetup setup = dulle_tournament_setup_make (&rules, 10 + i);

      dulle_tournament_run_begin (&run, &setup);
      while (run.record.number < 2 || run.record.n_actions < 20)
        driver_advance (&run);
      ck_assert (dulle_store_save_as_of (store, &run, LONG_AGO + i, NULL));
    }
  dulle_record_write (&g_array_index (run.records, DulleRecord, 0), text);
  ck_assert (dulle_store_import (store, "games.txt", text->str, NULL));
  add_attempts (store, 0, N_ATTEMPTS);
  dulle_store_close (store);
  change (path, "INSERT INTO grade VALUES (2, 1, 0, 1, 0, 0, 0, 0.5, 0.25);"
                "INSERT INTO annotation VALUES (2, 1, 0, 4, 1, 0.5, 'none', NULL)");
}

static guint
count_rows (const Pair *pair,
            const char *table)
{
  g_autofree char *sql = g_strdup_printf ("SELECT count(*) FROM %s", table);
  g_autofree char *copy = g_build_filename (pair->fixture.folder, "counted", NULL);
  sqlite3         *db = NULL;
  guint            n_rows;

  dulle_store_file_copy (pair->fixture.path, copy);
  ck_assert_int_eq (sqlite3_open (copy, &db), SQLITE_OK);
  n_rows = query_count (db, sql);
  sqlite3_close (db);
  dulle_store_file_remove (copy);

  return n_rows;
}

static void
copy_well (Pair *pair)
{
  GError *error = NULL;

  ck_assert (dulle_store_copy_from (pair->own, pair->other, &pair->run, &error));
  ck_assert_ptr_null (error);
}

/* Reopens the own store. Returns: whether the same tournament is the one played last */
static gboolean
plays_on (Pair *pair)
{
  DulleTournamentRun loaded = { 0 };
  gboolean           same;

  dulle_store_close (pair->own);
  pair->own = open_well (pair->fixture.path, &loaded);
  same = loaded.setup.seed == pair->run.setup.seed &&
         loaded.record.n_actions == pair->run.record.n_actions;
  dulle_tournament_run_clear (&pair->run);
  pair->run = loaded;

  return same;
}

/* All of it comes, once, and what was played here is still the last. */
START_TEST (test_all)
{
  static const struct
  {
    const char *table;
    guint       n_rows;
  } expected[] = {
    { "tournament", N_TOURNAMENTS + 1 },
    { "tournament WHERE played BETWEEN 1000000 AND 1000002", N_TOURNAMENTS },
    { "game", N_TOURNAMENTS },
    { "imported", 1 },
    { "grade", 1 },
    { "annotation", 1 },
    { "attempt", N_ATTEMPTS },
  };
  g_auto (Pair) pair = pair_new ();

  make_other (pair.other);
  for (guint i = 0; i < 2; i++)
    {
      copy_well (&pair);
      for (guint j = 0; j < G_N_ELEMENTS (expected); j++)
        ck_assert_uint_eq (count_rows (&pair, expected[j].table), expected[j].n_rows);
      ck_assert (plays_on (&pair));
    }
}
END_TEST

static int
count_commit_cb (gpointer n_commits)
{
  ++*(guint *) n_commits;

  return 0;
}

/* The disk is waited for at each commit: one for a tournament and one for its analysis, however
 * much there is of it, and one each for games, attempts and what is played here. */
START_TEST (test_commits)
{
  g_auto (Pair) pair = pair_new ();
  g_autoptr (GString) sql = g_string_new (NULL);
  guint n_commits = 0;

  make_other (pair.other);
  for (guint i = 1; i < N_ANNOTATIONS; i++)
    g_string_append_printf (
        sql, "INSERT INTO annotation VALUES (2, 1, %u, %u, 1, 0.5, 'none', NULL);", i % 4, 4 + i);
  change (pair.other, sql->str);
  sqlite3_commit_hook (pair.own->db, count_commit_cb, &n_commits);
  copy_well (&pair);
  sqlite3_commit_hook (pair.own->db, NULL, NULL);
  ck_assert_uint_eq (count_rows (&pair, "annotation"), N_ANNOTATIONS);
  ck_assert_uint_le (n_commits, 2 * N_TOURNAMENTS + 3);
}
END_TEST

/* Returns: how many attempts of the own store have @name */
static guint
count_attempts (const Pair *pair,
                const char *name)
{
  g_autoptr (GArray) attempts = dulle_store_list_attempts (pair->own, NULL);
  guint n = 0;

  for (guint i = 0; i < attempts->len; i++)
    n += g_str_equal (g_array_index (attempts, DulleAttempt, i).name, name);

  return n;
}

static void
note_puzzle (const char *path,
             const char *name)
{
  DulleAttempt attempt = dulle_attempt_make (DULLE_ATTEMPT_QUIZ, name, "", FALSE);
  g_autoptr (GArray) attempts = g_array_new (FALSE, FALSE, sizeof (DulleAttempt));
  g_auto (DulleTournamentRun) run = { 0 };
  DulleStore *store = open_well (path, &run);

  attempt.made = g_str_hash (name);
  g_array_append_val (attempts, attempt);
  ck_assert (dulle_store_add_attempts (store, attempts, NULL));
  dulle_store_close (store);
}

/* A puzzle from an own game belongs to its tournament, which has another number here; without
 * that tournament it would be one of a game that it does not know. */
START_TEST (test_own_puzzles)
{
  g_auto (Pair) pair = pair_new ();

  make_other (pair.other);
  note_puzzle (pair.other, "own-2-1-4");
  note_puzzle (pair.other, "own-9-1-4s");
  for (guint i = 0; i < 2; i++)
    {
      copy_well (&pair);
      ck_assert_uint_eq (count_rows (&pair, "attempt"), N_ATTEMPTS + 1);
      ck_assert_uint_eq (count_attempts (&pair, "own-3-1-4"), 1);
    }
}
END_TEST

/* What was found of the beginning of a tournament is of the later one; what is there stays. */
START_TEST (test_replace_beginning)
{
  g_auto (Pair) pair = pair_new ();
  g_auto (DulleTournamentRun) loaded = { 0 };

  make_other (pair.other);
  note_puzzle (pair.other, "own-2-1-4s");
  note_puzzle (pair.other, "own-1-1-4");
  copy_well (&pair);
  dulle_store_close (pair.own);
  change (pair.fixture.path, "INSERT INTO grade VALUES (3, 1, 1, 1, 0, 0, 0, 0.5, 0.25);"
                             "INSERT INTO grade VALUES (4, 1, 1, 0, 1, 0, 0, 0.5, 0.25)");
  pair.own = open_well (pair.fixture.path, &loaded);
  ck_assert (dulle_store_replace_beginning (pair.own, 3, 4, NULL));

  ck_assert_uint_eq (count_rows (&pair, "tournament"), N_TOURNAMENTS);
  ck_assert_uint_eq (count_rows (&pair, "grade"), 2);
  ck_assert_uint_eq (count_rows (&pair, "grade WHERE tournament = 4 AND best = 1 - seat"), 2);
  ck_assert_uint_eq (count_rows (&pair, "annotation WHERE tournament = 4"), 1);
  ck_assert_uint_eq (count_rows (&pair, "attempt"), N_ATTEMPTS + 2);
  ck_assert_uint_eq (count_attempts (&pair, "own-4-1-4s"), 1);
  ck_assert_uint_eq (count_attempts (&pair, "own-2-1-4"), 1);
  ck_assert_int_eq (dulle_store_verify (pair.own, DULLE_STORED_ATTEMPTS_NUMBER),
                    DULLE_SESSION_ERROR_NONE);
}
END_TEST

/* What cannot be read is counted, and no reason to leave out the others. */
START_TEST (test_unreadable)
{
  g_auto (Pair) pair = pair_new ();
  g_autoptr (GError) error = NULL;

  make_other (pair.other);
  change (pair.other, "UPDATE game SET record = 'nonsense' WHERE tournament = 1;"
                      "UPDATE imported SET name = 'other.txt'");
  ck_assert (!dulle_store_copy_from (pair.own, pair.other, &pair.run, &error));
  ck_assert_ptr_nonnull (strstr (error->message, "2 tournaments"));
  ck_assert_uint_eq (count_rows (&pair, "tournament"), N_TOURNAMENTS);
  ck_assert (plays_on (&pair));
}
END_TEST

/* A tournament goes on from where it was played further; the one on the table is left
 * alone, and comes as another one. */
START_TEST (test_continued)
{
  g_auto (Pair) pair = pair_new ();
  g_auto (DulleTournamentRun) run = { 0 };
  g_auto (DulleTournamentRun) later = { 0 };
  DulleStore *store;

  make_other (pair.other);
  copy_well (&pair);
  store = open_well (pair.other, &run);
  for (guint i = 0; i < 60; i++)
    driver_advance (&run);
  save_well (store, &run);
  dulle_store_close (store);
  for (guint i = 0; i < 2; i++)
    copy_well (&pair);
  ck_assert_uint_eq (count_rows (&pair, "tournament"), N_TOURNAMENTS + 1);

  ck_assert (dulle_store_continue (pair.own, N_TOURNAMENTS + 1, &pair.run, NULL));
  assert_same_course (&pair.run, &run);
  store = open_well (pair.other, &later);
  for (guint i = 0; i < 60; i++)
    driver_advance (&later);
  save_well (store, &later);
  dulle_store_close (store);
  for (guint i = 0; i < 2; i++)
    copy_well (&pair);
  ck_assert_uint_eq (count_rows (&pair, "tournament"), N_TOURNAMENTS + 2);
  ck_assert (plays_on (&pair));
}
END_TEST

/* The same deal may be practised again and again: what was played of it once is not the
 * beginning of another time. */
START_TEST (test_practice)
{
  g_auto (Pair) pair = pair_new ();
  g_auto (DulleTournamentRun) first = { 0 };
  g_auto (DulleTournamentRun) second = { 0 };
  DulleTournamentSetup setup = pair.run.setup;
  const DulleStored    none = { 0 };

  setup.deals = DULLE_DEALS_AGAIN;
  dulle_tournament_run_begin (&first, &setup);
  dulle_tournament_run_begin (&second, &setup);
  for (guint i = 0; i < 10; i++)
    driver_advance (&first);
  for (guint i = 0; i < 5; i++)
    driver_advance (&second);
  save_well (pair.own, &first);

  ck_assert_int_eq (dulle_store_find_stored (pair.own, &second, none).tournament, 0);
  driver_advance (&first);
  ck_assert_int_eq (dulle_store_find_stored (pair.own, &first, none).tournament,
                    first.stored.tournament);
}
END_TEST

/* Files that are only read */

START_TEST (test_versions)
{
  static const struct
  {
    const char       *change;
    DulleSessionError code;
  } others[] = {
    { "PRAGMA user_version = 99", DULLE_SESSION_ERROR_NEWER },
    { "PRAGMA application_id = 1", DULLE_SESSION_ERROR_FOREIGN },
  };
  g_auto (Pair) pair = pair_new ();
  g_auto (DulleTournamentRun) run = { 0 };
  DulleStore *store;

  change (pair.other, store_version_4);
  store = dulle_store_open_to_read (pair.other, &run, NULL);
  ck_assert_ptr_nonnull (store);
  ck_assert_uint_eq (run.records->len, 2);
  ck_assert (dulle_store_is_detached (store));
  dulle_store_close (store);
  copy_well (&pair);
  ck_assert_uint_eq (count_rows (&pair, "game"), 2);

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      g_autoptr (GError) error = NULL;

      change (pair.other, others[i].change);
      ck_assert_ptr_null (dulle_store_open_to_read (pair.other, NULL, &error));
      ck_assert_int_eq (error->code, others[i].code);
      change (pair.other, "PRAGMA application_id = 1148546156; PRAGMA user_version = 4");
    }
}
END_TEST

/* What is no file of ours need not be copied to find that out. */
START_TEST (test_identify)
{
  static const struct
  {
    const char       *change;
    DulleSessionError code;
    gboolean          is_older;
  } files[] = {
    { "PRAGMA user_version = 5", DULLE_SESSION_ERROR_NONE, TRUE },
    { "PRAGMA user_version = 8", DULLE_SESSION_ERROR_NONE, FALSE },
    { "PRAGMA user_version = 99", DULLE_SESSION_ERROR_DAMAGED, FALSE },
    { LATER_VERSION, DULLE_SESSION_ERROR_NEWER, FALSE },
    { "PRAGMA application_id = 1", DULLE_SESSION_ERROR_FOREIGN, FALSE },
    { "PRAGMA user_version = 0", DULLE_SESSION_ERROR_FOREIGN, FALSE },
  };
  g_auto (Pair) pair = pair_new ();

  make_other (pair.other);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      sqlite3 *db = NULL;
      gboolean is_older;

      change (pair.other, files[i].change);
      ck_assert_int_eq (sqlite3_open (pair.other, &db), SQLITE_OK);
      ck_assert_int_eq (dulle_store_file_identify (db, &is_older), files[i].code);
      ck_assert_int_eq (is_older, files[i].is_older);
      sqlite3_close (db);
    }
}
END_TEST

/* Nobody has saved anything in a file without tables. */
START_TEST (test_tableless)
{
  g_auto (Pair) pair = pair_new ();
  g_autoptr (GError) error = NULL;

  ck_assert (g_file_set_contents (pair.other, "", 0, NULL));
  ck_assert_ptr_null (dulle_store_open_to_read (pair.other, NULL, &error));
  ck_assert_int_eq (error->code, DULLE_SESSION_ERROR_FOREIGN);
}
END_TEST

/* A view in the place of a table could do anything when it is asked. */
START_TEST (test_view)
{
  g_auto (Pair) pair = pair_new ();
  g_autoptr (GError) error = NULL;

  make_other (pair.other);
  change (pair.other, "ALTER TABLE vote RENAME TO votes;"
                      "CREATE VIEW vote AS SELECT * FROM votes");
  ck_assert (!dulle_store_copy_from (pair.own, pair.other, &pair.run, &error));
  ck_assert_int_eq (error->code, DULLE_SESSION_ERROR_DAMAGED);
}
END_TEST

/* What was told of a table is its tournament for whoever takes it over, who deals fairly from then
 * on; otherwise the deals are the same ones. */
START_TEST (test_taken_over)
{
  static const struct
  {
    DulleDeals stored;
    DulleDeals run;
    gboolean   same;
  } rows[] = {
    { DULLE_DEALS_OWN, DULLE_DEALS_OWN, TRUE },
    { DULLE_DEALS_TOLD, DULLE_DEALS_TOLD, TRUE },
    { DULLE_DEALS_TOLD, DULLE_DEALS_FAIR, TRUE },
    { DULLE_DEALS_FAIR, DULLE_DEALS_TOLD, TRUE },
    { DULLE_DEALS_OWN, DULLE_DEALS_TOLD, FALSE },
    { DULLE_DEALS_FAIR, DULLE_DEALS_OWN, FALSE },
    { DULLE_DEALS_OWN, DULLE_DEALS_FREEDOKO, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_auto (DulleTournamentRun) stored = { 0 };
      g_auto (DulleTournamentRun) run = { 0 };

      begin (&stored);
      begin (&run);
      stored.setup.deals = rows[i].stored;
      run.setup.deals = rows[i].run;
      ck_assert_msg (dulle_store_is_continued (&stored, &run) == rows[i].same, "row %u", i);
    }
}
END_TEST

/* Of the first game, too, what was played otherwise since is what is saved. */
START_TEST (test_played_otherwise)
{
  g_auto (Pair) pair = pair_new ();
  DulleTournamentRun  *run = &pair.run;
  DulleTournamentSetup setup = run->setup;
  DulleStored          stored = run->stored;
  DulleAction          before = run->record.actions[run->record.n_actions - 1];
  guint                n_actions = run->record.n_actions;
  DulleAction          actions[DULLE_MAX_ACTIONS];
  DulleView            view;
  unsigned             n;

  dulle_tournament_run_clear (run);
  dulle_tournament_run_begin (run, &setup);
  while (run->record.n_actions < n_actions - 1)
    driver_advance (run);
  view = dulle_game_view (&run->game, before.seat);
  n = dulle_action_list (&view.board, &view.own, actions);
  ck_assert (!dulle_action_equal (&actions[n - 1], &before));
  ck_assert_int_eq (dulle_tournament_run_apply (run, &actions[n - 1]), DULLE_ACCEPTED);
  run->stored = stored;
  run->stored = dulle_store_find_again (pair.own, run);
  save_well (pair.own, run);
  ck_assert (plays_on (&pair));
  ck_assert (dulle_action_equal (&run->record.actions[n_actions - 1], &actions[n - 1]));
}
END_TEST

SUITE ("store-merge",
       test_all,
       test_commits,
       test_own_puzzles,
       test_replace_beginning,
       test_unreadable,
       test_continued,
       test_taken_over,
       test_played_otherwise,
       test_practice,
       test_versions,
       test_identify,
       test_tableless,
       test_view)
