/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The store: what is saved is loaded again, and a file that cannot be used is set
 * aside whole.
 */
#include "suite.h"

#include <signal.h>
#include <sqlite3.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "session-driver.h"
#include "store/store-history.h"

#define SEED 99

/**
 * Fixture:
 * @path: where the store is
 * @aside: where it goes if it is broken
 */
typedef struct
{
  char *folder;
  char *path;
  char *aside;
} Fixture;

static Fixture
fixture_new (void)
{
  Fixture fixture = { .folder = make_folder () };

  fixture.path = g_build_filename (fixture.folder, "store", NULL);
  fixture.aside = g_strconcat (fixture.path, ".broken", NULL);

  return fixture;
}

static void
fixture_clear (Fixture *fixture)
{
  remove_folder (fixture->folder);
  g_free (fixture->path);
  g_free (fixture->aside);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Fixture, fixture_clear)
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (DulleTournamentRun, dulle_tournament_run_clear)

static void
begin (DulleTournamentRun *run)
{
  DulleRules           rules = driver_rules ();
  DulleTournamentSetup setup;

  rules.compulsory_solos = 0;
  setup = dulle_tournament_setup_make (&rules, SEED);
  setup.dealer = 2;
  dulle_tournament_run_begin (run, &setup);
}

static gboolean
is_at_end (const DulleTournamentRun *run)
{
  return run->finished && dulle_tournament_is_over (&run->tournament);
}

/* Opens without an error. */
static DulleStore *
open_well (const char         *path,
           DulleTournamentRun *run)
{
  GError     *error = NULL;
  DulleStore *store = dulle_store_open (path, run, &error);

  ck_assert_ptr_nonnull (store);
  ck_assert_ptr_null (error);

  return store;
}

static void
save_well (DulleStore         *store,
           DulleTournamentRun *run)
{
  GError *error = NULL;

  ck_assert (dulle_store_save (store, run, &error));
  ck_assert_ptr_null (error);
}

/* A store with a game and @n_actions of the next one. */
static void
make_store (const char *path,
            guint       n_actions)
{
  g_auto (DulleTournamentRun) run = { 0 };
  DulleStore *store = open_well (path, &run);

  begin (&run);
  while (run.record.number < 2 || run.record.n_actions < n_actions)
    {
      driver_advance (&run);
      save_well (store, &run);
    }
  dulle_store_close (store);
}

static void
assert_same_course (const DulleTournamentRun *a,
                    const DulleTournamentRun *b)
{
  DulleView view = dulle_game_view (&a->game, 0);
  DulleView other = dulle_game_view (&b->game, 0);

  ck_assert (dulle_rules_equal (&a->setup.rules, &b->setup.rules));
  ck_assert_mem_eq (a->setup.players, b->setup.players, sizeof a->setup.players);
  ck_assert (a->tournament.seed == b->tournament.seed);
  ck_assert_mem_eq (a->tournament.totals, b->tournament.totals, sizeof a->tournament.totals);
  ck_assert_int_eq (a->finished, b->finished);
  ck_assert_uint_eq (a->records->len, b->records->len);
  ck_assert_uint_eq (a->sheet->len, b->sheet->len);
  ck_assert_uint_eq (a->record.number, b->record.number);
  ck_assert_uint_eq (a->record.n_actions, b->record.n_actions);
  for (guint i = 0; i < a->record.n_actions; i++)
    ck_assert (dulle_action_equal (&a->record.actions[i], &b->record.actions[i]));
  ck_assert (is_same_table (&view, &other));
}

START_TEST (test_new)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_autofree char *deep = g_build_filename (fixture.folder, "a", "b", "store", NULL);
  g_auto (DulleTournamentRun) run = { 0 };

  dulle_store_close (open_well (fixture.path, &run));
  ck_assert_int_eq (run.stored.tournament, 0);
  dulle_store_close (open_well (fixture.path, &run));
  ck_assert_int_eq (run.stored.tournament, 0);

  dulle_store_close (open_well (deep, &run));
  ck_assert_int_eq (g_remove (deep), 0);
  *strrchr (deep, '/') = '\0';
  ck_assert_int_eq (g_rmdir (deep), 0);
  *strrchr (deep, '/') = '\0';
  ck_assert_int_eq (g_rmdir (deep), 0);
}
END_TEST

/* At every moment of a tournament: saved, closed, opened, loaded, gone on with. */
START_TEST (test_round_trip)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) run = { 0 };

  begin (&run);
  for (guint i = 0; !is_at_end (&run); i++)
    {
      g_auto (DulleTournamentRun) loaded = { 0 };
      g_auto (DulleTournamentRun) old = { 0 };
      DulleStore *store = open_well (fixture.path, &old);

      save_well (store, &run);
      dulle_store_close (store);
      store = open_well (fixture.path, &loaded);
      assert_same_course (&run, &loaded);
      ck_assert_mem_eq (&run.stored, &loaded.stored, sizeof loaded.stored);
      dulle_store_close (store);
      driver_advance (&run);
    }
  ck_assert_uint_eq (run.records->len, 4);
}
END_TEST

START_TEST (test_new_tournament)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) run = { 0 };
  g_auto (DulleTournamentRun) loaded = { 0 };
  DulleRules           rules = dulle_rules_default ();
  DulleTournamentSetup setup;
  DulleStore          *store;

  make_store (fixture.path, 20);
  store = open_well (fixture.path, &run);
  ck_assert_uint_eq (run.record.n_actions, 20);
  rules.nines = 0;
  setup = dulle_tournament_setup_make (&rules, G_MAXUINT64);
  setup.dealer = 3;
  dulle_tournament_run_begin (&run, &setup);
  save_well (store, &run);
  dulle_store_close (store);

  store = open_well (fixture.path, &loaded);
  assert_same_course (&run, &loaded);
  ck_assert_uint_eq (loaded.setup.dealer, 3);
  dulle_store_close (store);
}
END_TEST

static void
change (const char *path,
        const char *sql)
{
  sqlite3 *db = NULL;

  ck_assert_int_eq (sqlite3_open (path, &db), SQLITE_OK);
  ck_assert_int_eq (sqlite3_exec (db, sql, NULL, NULL, NULL), SQLITE_OK);
  ck_assert_int_eq (sqlite3_close (db), SQLITE_OK);
}

/* Makes of a store what the first version of it was. */
static const char *const to_first_version =
    "CREATE TABLE first (game INTEGER NOT NULL, number INTEGER NOT NULL, token TEXT NOT NULL,"
    "                    PRIMARY KEY (game, number)) STRICT;"
    "INSERT INTO first SELECT game, number, token FROM action"
    "  WHERE tournament = (SELECT max (id) FROM tournament);"
    "DROP TABLE action;"
    "ALTER TABLE first RENAME TO action;"
    "DROP TABLE player;"
    "DROP TABLE vote;"
    "DROP TABLE imported;"
    "DROP TABLE grade;"
    "DROP TABLE annotation;"
    "DROP INDEX tournament_by_played;"
    "ALTER TABLE tournament DROP COLUMN deals;"
    "ALTER TABLE tournament DROP COLUMN over;"
    "ALTER TABLE tournament DROP COLUMN played;"
    "PRAGMA user_version = 1";

/* Two tournaments: the first was left after a game and 20 actions. */
static void
make_two (const char         *path,
          DulleTournamentRun *second)
{
  DulleRules           rules = dulle_rules_default ();
  DulleTournamentSetup setup = dulle_tournament_setup_make (&rules, 7);
  DulleStore          *store;

  make_store (path, 20);
  store = open_well (path, second);
  dulle_tournament_run_begin (second, &setup);
  for (guint i = 0; i < 10; i++)
    driver_advance (second);
  save_well (store, second);
  dulle_store_close (store);
}

/* What can be gone on with besides @run. */
static DulleLogPage *
list_others (DulleStore               *store,
             const DulleTournamentRun *run)
{
  GError       *error = NULL;
  DulleLogPage *page = dulle_store_list_unfinished (store, &DULLE_LOG_START, run, &error);

  ck_assert_ptr_null (error);
  ck_assert (!page->more);

  return page;
}

static const DulleTournamentLog *
listed (const DulleLogPage *page,
        guint               n)
{
  ck_assert_uint_eq (page->logs->len, n);

  return n > 0 ? g_ptr_array_index (page->logs, 0) : NULL;
}

/* A store of the first version is gone on with; of tournaments that were left, what was
 * finished is there. */
START_TEST (test_first_version)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) run = { 0 };
  g_auto (DulleTournamentRun) loaded = { 0 };
  g_autoptr (DulleLogPage) list = NULL;
  const DulleTournamentLog *first;
  DulleStore               *store;

  make_two (fixture.path, &run);
  change (fixture.path, to_first_version);
  store = open_well (fixture.path, &loaded);
  assert_same_course (&run, &loaded);

  list = list_others (store, &loaded);
  first = listed (list, 1);
  ck_assert_uint_eq (first->standing.n_games, 1);
  ck_assert_int_lt (first->played, loaded.stored.tournament);

  driver_advance (&loaded);
  save_well (store, &loaded);
  dulle_store_close (store);
  dulle_tournament_run_clear (&run);
  store = open_well (fixture.path, &run);
  assert_same_course (&run, &loaded);
  dulle_store_close (store);
}
END_TEST

/* Each is gone on with where it was left, and is the one that was played last then. */
START_TEST (test_continue)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) second = { 0 };
  g_auto (DulleTournamentRun) run = { 0 };
  GError     *error = NULL;
  DulleStore *store;

  make_two (fixture.path, &second);
  for (guint i = 0; i < 4; i++)
    {
      g_autoptr (DulleLogPage) list = NULL;

      dulle_tournament_run_clear (&run);
      store = open_well (fixture.path, &run);
      ck_assert_uint_eq (run.record.n_actions, i % 2 == 0 ? 10 : 20);
      list = list_others (store, &run);
      ck_assert (dulle_store_continue (store, listed (list, 1)->id, &run, &error));
      ck_assert_uint_eq (run.record.n_actions, i % 2 == 0 ? 20 : 10);
      dulle_store_close (store);
    }
}
END_TEST

START_TEST (test_delete)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) second = { 0 };
  g_auto (DulleTournamentRun) run = { 0 };
  g_autoptr (DulleLogPage) list = NULL;
  g_autoptr (DulleLogPage) rest = NULL;
  g_autoptr (GError) error = NULL;
  DulleStore *store;
  gint64      first;

  make_two (fixture.path, &second);
  store = open_well (fixture.path, &run);
  list = list_others (store, &run);
  first = listed (list, 1)->id;
  ck_assert (dulle_store_delete (store, first, &error));
  rest = list_others (store, &run);
  ck_assert_ptr_null (listed (rest, 0));
  assert_same_course (&run, &second);

  ck_assert (!dulle_store_continue (store, first, &run, &error));
  ck_assert_ptr_nonnull (error);
  assert_same_course (&run, &second);
  dulle_store_close (store);
}
END_TEST

/* Those that are over, and those in which nothing was done, are not listed. */
START_TEST (test_list)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) run = { 0 };
  g_autoptr (DulleLogPage) list = NULL;
  DulleStore *store = open_well (fixture.path, &run);

  begin (&run);
  while (!is_at_end (&run))
    {
      driver_advance (&run);
      save_well (store, &run);
    }
  begin (&run);
  save_well (store, &run);
  begin (&run);
  save_well (store, &run);

  list = list_others (store, &run);
  ck_assert_ptr_null (listed (list, 0));
  dulle_store_close (store);
}
END_TEST

/* Files that cannot be used */

/* Opens the broken file at fixture.path; expects that it lies aside, and that the
 * store is a new one that can be used. */
static void
assert_set_aside (const char *path,
                  const char *aside)
{
  g_auto (DulleTournamentRun) run = { 0 };
  g_autoptr (GError) error = NULL;
  g_autofree char *name = g_path_get_basename (aside);
  DulleStore      *store;

  ck_assert (!g_file_test (aside, G_FILE_TEST_EXISTS));
  store = dulle_store_open (path, &run, &error);
  ck_assert_ptr_nonnull (store);
  ck_assert_ptr_nonnull (error);
  ck_assert_ptr_nonnull (strstr (error->message, path));
  ck_assert_ptr_nonnull (strstr (error->message, name));
  ck_assert_int_eq (run.stored.tournament, 0);
  ck_assert (g_file_test (aside, G_FILE_TEST_EXISTS));

  begin (&run);
  save_well (store, &run);
  dulle_store_close (store);
}

static void
assert_content (const char *path,
                const char *expected,
                gsize       expected_length)
{
  g_autofree char *text = NULL;
  gsize            length;

  ck_assert (g_file_get_contents (path, &text, &length, NULL));
  ck_assert_uint_eq (length, expected_length);
  ck_assert_mem_eq (text, expected, length);
}

START_TEST (test_garbage)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_autofree char *aside_2 = g_strconcat (fixture.aside, "-2", NULL);
  g_autofree char *aside_3 = g_strconcat (fixture.aside, "-3", NULL);
  char *const      asides[] = { fixture.aside, aside_2, aside_3 };

  for (guint i = 0; i < G_N_ELEMENTS (asides); i++)
    {
      g_autofree char *garbage = g_strnfill (100 + 5000 * i, (char) ('a' + i));

      g_file_set_contents (fixture.path, garbage, -1, NULL);
      assert_set_aside (fixture.path, asides[i]);
      assert_content (asides[i], garbage, strlen (garbage));
    }
}
END_TEST

/* Cut off anywhere, the file is set aside as it is. Its last page is not an empty one,
 * which could be missed without harm. */
START_TEST (test_truncated)
{
  for (guint percent = 5; percent < 100; percent += 5)
    {
      g_auto (Fixture) fixture = fixture_new ();
      g_autofree char *text = NULL;
      gsize            length;

      make_store (fixture.path, 30);
      change (fixture.path, "INSERT INTO grade VALUES (1, 1, 0, 1, 1, 1, 1, 0, 0);"
                            "INSERT INTO annotation VALUES (1, 1, 0, 4, 0, 0, NULL, NULL)");
      ck_assert (g_file_get_contents (fixture.path, &text, &length, NULL));
      length = length * percent / 100;
      g_file_set_contents (fixture.path, text, (gssize) length, NULL);
      assert_set_aside (fixture.path, fixture.aside);
      assert_content (fixture.aside, text, length);
    }
}
END_TEST

/* Damage of one block is found at the start, not in mid-game. */
START_TEST (test_damaged)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_autofree char *text = NULL;
  gsize            length;

  make_store (fixture.path, 30);
  ck_assert (g_file_get_contents (fixture.path, &text, &length, NULL));
  memset (text + 4096 + 100, 0xff, 500);
  memset (text + 4096, 0xff, 20);
  g_file_set_contents (fixture.path, text, (gssize) length, NULL);
  assert_set_aside (fixture.path, fixture.aside);
}
END_TEST

/* A good store with 30 actions of the second game, and what somebody did to it. */
static const char *const changes[] = {
  "PRAGMA user_version = 99",
  "PRAGMA user_version = 0",
  "PRAGMA application_id = 1",
  "DROP TABLE action",
  "UPDATE action SET token = 'nonsense' WHERE number = 7",
  "UPDATE action SET token = '' WHERE number = 0",
  "UPDATE action SET token = '0!black' WHERE number = 20",
  "UPDATE action SET token = (SELECT token FROM action WHERE number = 9) WHERE number = 8",
  "DELETE FROM action WHERE number = 3",
  "UPDATE action SET game = 3",
  "UPDATE action SET game = 0 WHERE number = 0",
  "UPDATE game SET record = ''",
  "UPDATE game SET record = 'nonsense'",
  "UPDATE game SET record = replace (record, 'result', 'result nobody 0 0 0 0 0\nresult')",
  "UPDATE game SET record = record || replace (record, 'dulle-record 1', '')",
  "DELETE FROM game",
  "UPDATE tournament SET rules = 'no-such-option on'",
  "UPDATE tournament SET rules = rules || char (10) || 'solo-point 1'",
  "UPDATE tournament SET dealer = 4",
  "UPDATE tournament SET dealer = 1",
  "UPDATE tournament SET seed = seed + 1",
  "UPDATE tournament SET rules = 'rounds-limited on' || char (10) || 'rounds 0'",
};

START_TEST (test_edited)
{
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_auto (Fixture) fixture = fixture_new ();

      make_store (fixture.path, 30);
      change (fixture.path, changes[i]);
      assert_set_aside (fixture.path, fixture.aside);
    }
}
END_TEST

START_TEST (test_foreign)
{
  g_auto (Fixture) fixture = fixture_new ();

  change (fixture.path, "CREATE TABLE bookmark (url TEXT)");
  assert_set_aside (fixture.path, fixture.aside);
}
END_TEST

START_TEST (test_folder)
{
  g_auto (Fixture) fixture = fixture_new ();

  ck_assert_int_eq (g_mkdir (fixture.path, 0700), 0);
  assert_set_aside (fixture.path, fixture.aside);
  ck_assert_int_eq (g_rmdir (fixture.aside), 0);
}
END_TEST

/* For whom permissions count: nobody, where the tests are run by root. A process
 * that changed its user is closed to the leak checker until it says otherwise. */
static void
become_nobody (void)
{
  if (geteuid () != 0)
    return;

  ck_assert_int_eq (setuid (65534), 0);
  ck_assert_int_eq (prctl (PR_SET_DUMPABLE, 1), 0);
}

START_TEST (test_permissions)
{
  const int modes[] = { 0000, 0200, 0400 };

  become_nobody ();
  for (guint i = 0; i < G_N_ELEMENTS (modes); i++)
    {
      g_auto (Fixture) fixture = fixture_new ();

      make_store (fixture.path, 1);
      ck_assert_int_eq (g_chmod (fixture.path, modes[i]), 0);
      assert_set_aside (fixture.path, fixture.aside);
    }
}
END_TEST

static void
assert_refused (const char *path)
{
  DulleTournamentRun run = { 0 };
  g_autoptr (GError) error = NULL;

  ck_assert_ptr_null (dulle_store_open (path, &run, &error));
  ck_assert_ptr_nonnull (error);
  ck_assert_ptr_nonnull (strstr (error->message, path));
  ck_assert_ptr_null (run.records);
}

START_TEST (test_nowhere)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_autofree char *below = g_build_filename (fixture.path, "store", NULL);

  g_file_set_contents (fixture.path, "A file, not a folder", -1, NULL);
  assert_refused (below);
}
END_TEST

START_TEST (test_read_only_folder)
{
  Fixture fixture;

  become_nobody ();
  fixture = fixture_new ();
  ck_assert_int_eq (g_chmod (fixture.folder, 0500), 0);
  assert_refused (fixture.path);

  ck_assert_int_eq (g_chmod (fixture.folder, 0700), 0);
  g_file_set_contents (fixture.path, "Garbage that must stay here", -1, NULL);
  ck_assert_int_eq (g_chmod (fixture.folder, 0500), 0);
  assert_refused (fixture.path);

  ck_assert_int_eq (g_chmod (fixture.folder, 0700), 0);
  assert_content (fixture.path, "Garbage that must stay here", 27);
  fixture_clear (&fixture);
}
END_TEST

/* Another process has it: says so, keeps off, and finds it whole later. */
START_TEST (test_second_process)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) loaded = { 0 };
  int   ready[2], done[2], status;
  pid_t child;
  char  byte = 0;

  make_store (fixture.path, 10);
  ck_assert (pipe (ready) == 0 && pipe (done) == 0);
  child = fork ();
  ck_assert_int_ge (child, 0);
  if (child == 0)
    {
      DulleTournamentRun run = { 0 };
      DulleStore        *store = open_well (fixture.path, &run);

      _exit (write (ready[1], &byte, 1) == 1 && read (done[0], &byte, 1) == 1 && store != NULL ? 0
                                                                                               : 1);
    }

  ck_assert_int_eq (read (ready[0], &byte, 1), 1);
  assert_refused (fixture.path);
  ck_assert (!g_file_test (fixture.aside, G_FILE_TEST_EXISTS));
  ck_assert_int_eq (write (done[1], &byte, 1), 1);
  ck_assert_int_eq (waitpid (child, &status, 0), child);
  ck_assert (WIFEXITED (status) && WEXITSTATUS (status) == 0);

  dulle_store_close (open_well (fixture.path, &loaded));
  ck_assert_uint_eq (loaded.record.n_actions, 10);
}
END_TEST

static void
limit_files (rlim_t bytes)
{
  struct rlimit limit = { .rlim_cur = bytes, .rlim_max = RLIM_INFINITY };

  ck_assert_int_eq (setrlimit (RLIMIT_FSIZE, &limit), 0);
}

/* The disk is full for a while. */
START_TEST (test_full)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) run = { 0 };
  g_auto (DulleTournamentRun) loaded = { 0 };
  DulleStore *store = open_well (fixture.path, &run);
  guint       n_failed = 0;

  signal (SIGXFSZ, SIG_IGN);
  begin (&run);
  save_well (store, &run);
  limit_files (60000);
  while (!is_at_end (&run) && n_failed < 60)
    {
      g_autoptr (GError) error = NULL;

      driver_advance (&run);
      n_failed += !dulle_store_save (store, &run, &error);
      ck_assert (error == NULL || strstr (error->message, fixture.path) != NULL);
    }
  ck_assert_uint_eq (n_failed, 60);

  limit_files (RLIM_INFINITY);
  save_well (store, &run);
  dulle_store_close (store);
  dulle_store_close (open_well (fixture.path, &loaded));
  assert_same_course (&run, &loaded);
}
END_TEST

SUITE ("store",
       test_new,
       test_round_trip,
       test_new_tournament,
       test_first_version,
       test_continue,
       test_delete,
       test_list,
       test_garbage,
       test_truncated,
       test_damaged,
       test_edited,
       test_foreign,
       test_folder,
       test_permissions,
       test_nowhere,
       test_read_only_folder,
       test_second_process,
       test_full)
