/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The store: what is saved is loaded again, by nobody else meanwhile, and after a disk
 * was full.
 */
#include "suite.h"

#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "engine/fair-check.h"
#include "store-fixture.h"
#include "store/store-statements.h"

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

static void
draw_shares (DulleShare shares[2],
             guint8     salt)
{
  shares[0].player = 1;
  shares[1].player = 3;
  for (guint8 i = 0; i < DULLE_FAIR_SIZE; i++)
    shares[0].value.bytes[i] = shares[1].value.bytes[DULLE_FAIR_SIZE - 1 - i] = (guint8) (i + salt);
}

/* The same with fair deals: of each the shares are there again, and it can be verified. Those
 * of the second game are not, as if guests had gone. */
START_TEST (test_fair_round_trip)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) run = { 0 };
  DulleTournamentSetup setup;
  DulleShare           shares[2];

  begin (&run);
  setup = run.setup;
  setup.deals = DULLE_DEALS_FAIR;
  ck_assert (dulle_fair_shares_draw (&setup.fair, NULL));
  draw_shares (setup.fair.shares, 0);
  setup.fair.n_shares = 2;
  setup.fair.game = 1;
  dulle_tournament_run_begin (&run, &setup);
  while (!is_at_end (&run))
    {
      g_auto (DulleTournamentRun) loaded = { 0 };
      g_auto (DulleTournamentRun) old = { 0 };
      DulleStore *store = open_well (fixture.path, &old);

      save_well (store, &run);
      dulle_store_close (store);
      store = open_well (fixture.path, &loaded);
      assert_same_course (&run, &loaded);
      ck_assert_mem_eq (loaded.record.hands, run.record.hands, sizeof run.record.hands);
      ck_assert_uint_eq (loaded.record.fair.n_parts, run.record.number == 2 ? 1 : 3);
      dulle_store_close (store);
      driver_advance (&run);
      if (run.finished && run.record.number >= 2)
        {
          draw_shares (shares, (guint8) run.record.number);
          dulle_tournament_run_set_shares (&run, shares, 2);
          ck_assert_mem_eq (run.setup.fair.shares, shares, sizeof shares);
        }
    }
  for (guint i = 0; i < run.records->len; i++)
    ck_assert_int_eq (dulle_fair_check (&g_array_index (run.records, DulleRecord, i)).flaw,
                      DULLE_FAIR_GOOD);
}
END_TEST

/* Two secrets are never the same. */
START_TEST (test_fair_chance)
{
  DulleFairShares one;
  DulleFairShares other;

  ck_assert (dulle_fair_shares_draw (&one, NULL));
  ck_assert (dulle_fair_shares_draw (&other, NULL));
  ck_assert (!dulle_fair_number_equal (&one.root, &other.root));
}
END_TEST

/* At every moment of a tournament: saved, closed, opened, loaded, gone on with. */
START_TEST (test_round_trip)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) run = { 0 };

  begin (&run);
  while (!is_at_end (&run))
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

/* What was voted is known, also for the second time, and decides what is dealt next: nobody is
 * asked again. */
START_TEST (test_vote)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) run = { 0 };
  g_auto (DulleTournamentRun) nothing = { 0 };
  g_auto (DulleTournamentRun) loaded = { 0 };
  DulleRules           rules = dulle_rules_default ();
  DulleTournamentSetup setup;
  DulleStore          *store = open_well (fixture.path, &nothing);

  rules.bock = 1;
  rules.solo_round_vote = 1;
  setup = dulle_tournament_setup_make (&rules, FIXTURE_SEED);
  dulle_tournament_run_begin (&run, &setup);
  for (guint i = 0; i < 2; i++)
    {
      while (!dulle_tournament_run_wants_vote (&run))
        driver_advance (&run);
      dulle_tournament_run_vote (&run, 3);
    }
  save_well (store, &run);
  dulle_store_close (store);

  store = open_well (fixture.path, &loaded);
  ck_assert (!dulle_tournament_run_wants_vote (&loaded));
  dulle_tournament_run_deal (&run);
  dulle_tournament_run_deal (&loaded);
  assert_same_course (&run, &loaded);
  ck_assert (loaded.game.board.voted);
  dulle_store_close (store);
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
    "DROP TABLE attempt;"
    "DROP INDEX tournament_by_played;"
    "DROP TABLE seal;"
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

/* The same of a file with a damaged page, in which nothing is that is not elsewhere, too. */
START_TEST (test_damaged_first_version)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) run = { 0 };
  g_auto (DulleTournamentRun) loaded = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (DulleLogPage) list = NULL;
  DulleStore *store;

  make_two (fixture.path, &run);
  change (fixture.path, to_first_version);
  damage_table (fixture.path, "sqlite_autoindex_action_1");
  store = dulle_store_open (fixture.path, &loaded, &error);
  ck_assert_ptr_nonnull (store);
  ck_assert_ptr_nonnull (strstr (error->message, ": 2 of 2"));
  assert_same_course (&run, &loaded);
  list = list_others (store, &loaded);
  ck_assert_uint_eq (listed (list, 1)->standing.n_games, 1);
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
  g_autoptr (GString) text = g_string_new (DULLE_RECORD_HEAD);
  g_autoptr (GError) refused = NULL;
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
  dulle_record_write (&run.record, text);
  ck_assert (!dulle_store_import (store, "games.txt", text->str, &refused));
  ck_assert_ptr_nonnull (strstr (refused->message, "games.txt"));

  limit_files (RLIM_INFINITY);
  save_well (store, &run);
  dulle_store_close (store);
  dulle_store_close (open_well (fixture.path, &loaded));
  assert_same_course (&run, &loaded);
}
END_TEST

/* Games that cannot be sealed are not imported, and nothing else fails after that. */
START_TEST (test_unsealed_import)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) run = { 0 };
  g_autoptr (GString) text = g_string_new (DULLE_RECORD_HEAD);
  g_autoptr (GError) refused = NULL;
  g_autoptr (DulleLogPage) history = NULL;
  DulleStore   *store;
  sqlite3_stmt *seals;

  make_store (fixture.path, 20);
  store = open_well (fixture.path, &run);
  dulle_record_write (&g_array_index (run.records, DulleRecord, 0), text);
  seals = store->statements[STATEMENT_SET_SEAL];
  sqlite3_prepare_v2 (store->db, "REPLACE INTO seal SELECT NULL, ?2, ?3 WHERE ?1 NOT NULL", -1,
                      &store->statements[STATEMENT_SET_SEAL], NULL);
  ck_assert (!dulle_store_import (store, "games.txt", text->str, &refused));
  sqlite3_finalize (store->statements[STATEMENT_SET_SEAL]);
  store->statements[STATEMENT_SET_SEAL] = seals;

  history = dulle_store_list_history (store, &DULLE_LOG_START, &run, NULL);
  ck_assert_uint_eq (history->logs->len, 1);
  driver_advance (&run);
  save_well (store, &run);
  dulle_store_close (store);
}
END_TEST

/* In another file, whether it is new or has the beginning of it and others, and in the same
 * one again: what is played goes on, all of it is kept, and nothing is kept twice. */
START_TEST (test_elsewhere)
{
  g_auto (Fixture) here = fixture_new ();
  g_auto (Fixture) empty = fixture_new ();
  g_auto (Fixture) there = fixture_new ();
  const char *const paths[] = { empty.path, there.path, here.path, here.path };
  const guint       n_others[] = { 0, 1, 0, 0 };
  g_auto (DulleTournamentRun) run = { 0 };
  g_auto (DulleTournamentRun) second = { 0 };
  DulleStore *store;

  make_two (there.path, &second);
  make_store (here.path, 20);
  store = open_well (here.path, &run);
  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      g_auto (DulleTournamentRun) loaded = { 0 };
      g_autoptr (DulleLogPage) page = NULL;
      g_autoptr (GError) error = NULL;

      dulle_store_close (store);
      store = dulle_store_open_again (paths[i], &run, &error);
      ck_assert_ptr_nonnull (store);
      ck_assert_ptr_null (error);
      driver_advance (&run);
      save_well (store, &run);
      page = dulle_store_list_unfinished (store, &DULLE_LOG_START, &run, NULL);
      ck_assert_uint_eq (page->logs->len, n_others[i]);
      dulle_store_close (store);
      store = open_well (paths[i], &loaded);
      assert_same_course (&run, &loaded);
    }
  dulle_store_close (store);
}
END_TEST

static void
save_again (const char         *path,
            DulleTournamentRun *run,
            const char         *name)
{
  g_auto (DulleTournamentRun) loaded = { 0 };
  DulleStore *store = dulle_store_open_again (path, run, NULL);

  ck_assert_ptr_nonnull (store);
  save_well (store, run);
  dulle_store_close (store);
  dulle_store_close (open_well (path, &loaded));
  ck_assert_str_eq (loaded.setup.players[2].name, name);
}

/* A player may have got another name meanwhile, here or there: that of the table counts. */
START_TEST (test_renamed_meanwhile)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) run = { 0 };
  g_autoptr (DulleTournamentRun) before = NULL;
  g_autofree char *name = NULL;

  make_store (fixture.path, 20);
  dulle_store_close (open_well (fixture.path, &run));
  before = dulle_tournament_run_copy (&run);
  name = g_strdup (run.setup.players[2].name);
  dulle_tournament_run_rename (&run, 2, "Somebody");
  save_again (fixture.path, &run, "Somebody");
  save_again (fixture.path, before, name);
}
END_TEST

SUITE ("store",
       test_new,
       test_round_trip,
       test_fair_round_trip,
       test_fair_chance,
       test_vote,
       test_new_tournament,
       test_first_version,
       test_damaged_first_version,
       test_continue,
       test_delete,
       test_list,
       test_second_process,
       test_full,
       test_unsealed_import,
       test_elsewhere,
       test_renamed_meanwhile)
