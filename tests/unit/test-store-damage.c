/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Files that a store cannot use: all that can be read of them goes on, the rest is set
 * aside, and both is told.
 */
#include "suite.h"

#include <limits.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "store-fixture.h"
#include "store-version-4.h"
#include "store/store-check.h"
#include "store/store-read-only.h"

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
      g_auto (DulleTournamentRun) run = { 0 };
      g_autoptr (GError) error = NULL;
      g_autofree char *text = NULL;
      gsize            length;
      DulleStore      *store;

      make_store (fixture.path, 30);
      change (fixture.path, "INSERT INTO grade VALUES (1, 1, 0, 1, 1, 1, 1, 0, 0);"
                            "INSERT INTO annotation VALUES (1, 1, 0, 4, 0, 0, NULL, NULL);"
                            "INSERT INTO attempt VALUES (1, '', 'quiz', '', '', 1, 0, 0, 0)");
      ck_assert (g_file_get_contents (fixture.path, &text, &length, NULL));
      length = length * percent / 100;
      g_file_set_contents (fixture.path, text, (gssize) length, NULL);
      store = dulle_store_open (fixture.path, &run, &error);
      ck_assert_ptr_nonnull (store);
      ck_assert_ptr_nonnull (error);
      assert_content (fixture.aside, text, length);
      begin (&run);
      save_well (store, &run);
      dulle_store_close (store);
    }
}
END_TEST

/* Of tables whose pages are damaged, what others hold of a tournament lies beside the
 * store, and it is told where; where nothing is missing, all goes on in a new file. */
START_TEST (test_damaged)
{
  static const struct
  {
    const char *table;
    gboolean    whole;
  } damages[] = {
    { "tournament", FALSE },
    { "player", FALSE },
    { "vote", TRUE },
    { "action", FALSE },
    { "seal", TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (damages); i++)
    {
      g_auto (Fixture) fixture = fixture_new ();
      g_auto (DulleTournamentRun) run = { 0 };
      g_autoptr (GError) error = NULL;
      g_autofree char *lost = g_strconcat (fixture.path, ".tournament-1", NULL);
      g_autofree char *copy = g_strconcat (fixture.path, ".recovering", NULL);
      DulleStore      *store;

      make_store (fixture.path, 30);
      damage_table (fixture.path, damages[i].table);
      store = dulle_store_open (fixture.path, &run, &error);
      ck_assert_ptr_nonnull (store);
      ck_assert_ptr_nonnull (strstr (error->message, ".broken"));
      ck_assert_ptr_nonnull (strstr (error->message, damages[i].whole ? ": 1 of 1" : ": 0 of 1"));
      ck_assert (damages[i].whole == (strstr (error->message, ".tournament-") == NULL));
      ck_assert_int_eq (run.record.n_actions, damages[i].whole ? 30 : 0);
      ck_assert_int_eq (g_file_test (lost, G_FILE_TEST_EXISTS), !damages[i].whole);
      ck_assert (!g_file_test (copy, G_FILE_TEST_EXISTS));
      dulle_store_close (store);
    }
}
END_TEST

/* A name so long that no file of a lost tournament can lie beside it: none is said to. */
START_TEST (test_damaged_beside_nothing)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) run = { 0 };
  g_autoptr (GError) error = NULL;
  g_autofree char *name = g_strnfill (NAME_MAX - strlen (".recovering-journal"), 's');
  g_autofree char *path = g_build_filename (fixture.folder, name, NULL);

  make_store (path, 30);
  damage_table (path, "player");
  ck_assert_ptr_null (dulle_store_open (path, &run, &error));
  ck_assert_ptr_nonnull (strstr (error->message, ": 0 of 1"));
  ck_assert_ptr_null (strstr (error->message, ".tournament-"));
}
END_TEST

/* Where it cannot be copied, a damaged file is left alone, and recovered another time. */
START_TEST (test_damaged_without_copy)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) run = { 0 };
  g_autofree char *copy = g_strconcat (fixture.path, ".recovering", NULL);
  g_autofree char *obstacle = g_build_filename (copy, "obstacle", NULL);
  g_autoptr (GError) first = NULL;
  g_autoptr (GError) second = NULL;
  DulleStore *store;

  make_store (fixture.path, 30);
  damage_table (fixture.path, "vote");
  ck_assert_int_eq (g_mkdir_with_parents (obstacle, 0700), 0);
  ck_assert_ptr_null (dulle_store_open (fixture.path, &run, &first));
  ck_assert_int_eq (first->code, DULLE_SESSION_ERROR_READ);
  ck_assert (!g_file_test (fixture.aside, G_FILE_TEST_EXISTS));

  ck_assert_int_eq (g_rmdir (obstacle), 0);
  store = dulle_store_open (fixture.path, &run, &second);
  ck_assert_ptr_nonnull (strstr (second->message, ": 1 of 1"));
  dulle_store_close (store);
}
END_TEST

/* Bytes of the head of SQLite's log, of a frame in it, and where the head has its checksums and
 * a frame what makes it the last one of a transaction. */
#define LOG_HEAD        32
#define LOG_FRAME       (24 + 4096)
#define LOG_CHECKSUMS   24
#define FRAME_N_PAGES   4
#define FRAME_IN_A_PAGE 100

static void
assert_log (const char       *content,
            gsize             length,
            const GByteArray *log,
            gboolean          is_torn)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) run = { 0 };
  g_autoptr (GError) error = NULL;
  g_autofree char *name = g_strconcat (fixture.path, "-wal", NULL);
  DulleStore      *store;

  ck_assert (g_file_set_contents (fixture.path, content, (gssize) length, NULL));
  ck_assert (g_file_set_contents (name, (const char *) log->data, (gssize) log->len, NULL));
  store = dulle_store_open (fixture.path, &run, &error);
  ck_assert_ptr_nonnull (store);
  ck_assert_int_eq (error != NULL, is_torn);
  ck_assert (!is_torn || strstr (error->message, "was saved last") != NULL);
  ck_assert (is_torn == (run.record.n_actions < 33));
  dulle_store_close (store);
}

/* Of the log that a killed program leaves everything is taken over that was saved; where it
 * cannot be, that is told. */
START_TEST (test_log)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_autofree char *content = NULL;
  g_autoptr (GByteArray) log = g_byte_array_new ();
  gsize length;
  guint broken[] = { 0, LOG_CHECKSUMS, LOG_CHECKSUMS + 4, 0 };
  guint last;

  leave_store (fixture.path, &content, &length, log);
  last = log->len - LOG_FRAME;
  broken[3] = last + FRAME_IN_A_PAGE;
  assert_log (content, length, log, FALSE);
  for (guint i = 0; i < G_N_ELEMENTS (broken); i++)
    {
      log->data[broken[i]] ^= 1;
      assert_log (content, length, log, TRUE);
      log->data[broken[i]] ^= 1;
    }

  /* It was killed in the middle of the next one. */
  g_byte_array_set_size (log, log->len + LOG_FRAME);
  memcpy (log->data + last + LOG_FRAME, log->data + last, LOG_FRAME);
  memset (log->data + last + LOG_FRAME + FRAME_N_PAGES, 0, 4);
  assert_log (content, length, log, FALSE);
}
END_TEST

/* A file from before there were seals: what is played, or can be read, of a tournament is
 * believed, and sealed from then on. */
START_TEST (test_damaged_old_version)
{
  static const char *const tables[] = { "vote", "grade", "player" };

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_auto (Fixture) fixture = fixture_new ();
      g_auto (DulleTournamentRun) run = { 0 };
      g_autoptr (GError) error = NULL;
      g_autoptr (GError) found = NULL;
      g_autoptr (DulleLogPage) history = NULL;
      DulleStore *store;

      change (fixture.path, store_version_4);
      change (fixture.path,
              "INSERT INTO imported SELECT 1, 'games.txt', 5, record FROM game LIMIT 1");
      damage_table (fixture.path, tables[i]);
      store = dulle_store_open (fixture.path, &run, &error);
      ck_assert_ptr_nonnull (store);
      ck_assert_ptr_nonnull (strstr (error->message, ": 2 of 2"));
      ck_assert_uint_eq (run.records->len, 2);
      history = dulle_store_list_history (store, &DULLE_LOG_START, &run, NULL);
      ck_assert_uint_eq (history->logs->len, 2);
      while (dulle_store_check (store, &run, &found))
        ck_assert_ptr_null (found);
      ck_assert_ptr_null (found);
      dulle_store_close (store);
    }
}
END_TEST

/* What makes a file one that this program cannot use. */
START_TEST (test_other_file)
{
  static const char *const marks[] = {
    LATER_VERSION,
    "PRAGMA application_id = 1",
  };

  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    {
      g_auto (Fixture) fixture = fixture_new ();

      make_store (fixture.path, 30);
      change (fixture.path, marks[i]);
      assert_set_aside (fixture.path, fixture.aside);
    }
}
END_TEST

/* A good store with 30 actions of the second game, and what somebody did to it. */
static const char *const changes[] = {
  "UPDATE action SET token = 'nonsense' WHERE number = 7",
  "UPDATE action SET token = '' WHERE number = 0",
  "UPDATE action SET token = '0!black' WHERE number = 20",
  "UPDATE action SET token = (SELECT token FROM action WHERE number = 9) WHERE number = 8",
  "DELETE FROM action WHERE number = 3",
  "UPDATE action SET game = 3",
  "UPDATE action SET game = 0 WHERE number = 0",
  "UPDATE game SET record = ''",
  "UPDATE game SET record = 'nonsense'",
  "UPDATE game SET record = rtrim (record, char (10))",
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

/* Reads what was set aside, in which there is no fault: the first game if it can be read,
 * which is not there as a comment as well, and what it was changed into if not. */
static void
assert_readable (const char *path,
                 const char *change)
{
  gboolean         is_deleted = g_str_equal (change, "DELETE FROM game");
  gboolean         is_changed = strstr (change, "SET record") != NULL;
  g_autofree char *text = NULL;
  g_autoptr (GArray) records = NULL;
  g_autoptr (GError) error = NULL;

  ck_assert (g_file_get_contents (path, &text, NULL, NULL));
  records = dulle_record_parse (text, path, &error);
  ck_assert_msg (records != NULL, "%s", error != NULL ? error->message : "");
  ck_assert (is_changed || strstr (text, "\n# end") == NULL);
  ck_assert (is_changed || (strstr (text, "\ngame 1\n") == NULL) == is_deleted);
  ck_assert (strstr (change, "'nonsense'") == NULL || strstr (text, "nonsense") != NULL);
}

/* Damage in a tournament concerns this one alone. What can be read of it lies beside the
 * store. */
START_TEST (test_edited)
{
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_auto (Fixture) fixture = fixture_new ();
      g_auto (DulleTournamentRun) run = { 0 };
      g_autoptr (GError) error = NULL;
      g_autoptr (DulleLogPage) history = NULL;
      g_autofree char *aside = g_strconcat (fixture.path, ".tournament-1", NULL);
      DulleStore      *store;

      make_store_with_import (fixture.path, 30);
      change (fixture.path, changes[i]);
      store = dulle_store_open (fixture.path, &run, &error);
      ck_assert_ptr_nonnull (store);
      ck_assert_ptr_nonnull (error);
      ck_assert_ptr_nonnull (strstr (error->message, aside));
      ck_assert_int_eq (run.stored.tournament, 0);
      assert_readable (aside, changes[i]);
      history = dulle_store_list_history (store, &DULLE_LOG_START, &run, NULL);
      ck_assert_uint_eq (history->logs->len, 1);
      ck_assert (!g_file_test (fixture.aside, G_FILE_TEST_EXISTS));
      dulle_store_close (store);
    }
}
END_TEST

/* Where no file can lie beside the store, the tournament stays in it, and all others can be read,
 * until there is room for one. */
START_TEST (test_edited_beside_nothing)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) run = { 0 };
  g_autoptr (GError) first = NULL;
  g_autoptr (GError) second = NULL;
  g_autoptr (DulleLogPage) history = NULL;
  g_autofree char *name = g_strnfill (NAME_MAX - strlen (".tournament-1") + 1, 's');
  g_autofree char *path = g_build_filename (fixture.folder, name, NULL);
  g_autofree char *aside = g_strconcat (fixture.path, ".tournament-1", NULL);
  DulleStore      *store;

  make_store_with_import (path, 30);
  change (path, changes[0]);
  ck_assert_ptr_null (dulle_store_open (path, &run, &first));
  ck_assert_int_eq (first->code, DULLE_SESSION_ERROR_WRITE);
  store = dulle_store_open_to_read (path, NULL, NULL);
  ck_assert_ptr_nonnull (store);
  history = dulle_store_list_history (store, &DULLE_LOG_START, &run, NULL);
  ck_assert_uint_eq (history->logs->len, 1);
  dulle_store_close (store);

  ck_assert_int_eq (g_rename (path, fixture.path), 0);
  store = dulle_store_open (fixture.path, &run, &second);
  ck_assert_ptr_nonnull (store);
  ck_assert_ptr_nonnull (strstr (second->message, aside));
  assert_readable (aside, changes[0]);
  dulle_store_close (store);
}
END_TEST

/* So it does when it is found later: the tournament that is played is as it was, and another
 * one can still be continued. */
START_TEST (test_edited_older)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) run = { 0 };
  g_auto (DulleTournamentRun) last = { 0 };
  g_auto (DulleTournamentRun) continued = { 0 };
  g_autoptr (GError) found = NULL;
  DulleStore *store;

  make_store (fixture.path, 30);
  store = open_well (fixture.path, &run);
  begin (&last);
  save_well (store, &last);
  dulle_store_close (store);
  change (fixture.path, changes[0]);

  store = open_well (fixture.path, &continued);
  ck_assert (dulle_store_check (store, &continued, &found));
  ck_assert_ptr_nonnull (found);
  dulle_tournament_run_clear (&continued);
  ck_assert (dulle_store_continue (store, last.stored.tournament, &continued, NULL));
  assert_same_course (&last, &continued);
  dulle_store_close (store);
}
END_TEST

/* Whose hand was chosen is read only if it is a seat. */
START_TEST (test_edited_choice)
{
  for (int seat = -1; seat <= DULLE_N_SEATS; seat++)
    {
      g_auto (Fixture) fixture = fixture_new ();
      g_auto (DulleTournamentRun) run = { 0 };
      g_autofree char *edit = g_strdup_printf (
          "INSERT INTO annotation VALUES (1, 2, %d, -1, 0, 0, 'watched', NULL)", seat);
      gboolean is_seat = seat >= 0 && seat < DULLE_N_SEATS;

      make_store (fixture.path, 30);
      change (fixture.path, edit);
      dulle_store_close (open_well (fixture.path, &run));
      ck_assert (run.chose);
      ck_assert_uint_eq (run.watched, is_seat ? (guint) seat : DULLE_NO_SEAT);
    }
}
END_TEST

/* Imported games are checked, too, and set aside as the file that they came from. */
START_TEST (test_edited_import)
{
  for (gboolean edited = FALSE; edited <= TRUE; edited++)
    {
      g_auto (Fixture) fixture = fixture_new ();
      g_auto (DulleTournamentRun) run = { 0 };
      g_autoptr (GError) found = NULL;
      g_autoptr (DulleLogPage) history = NULL;
      g_autofree char *aside = g_strconcat (fixture.path, ".imported-1", NULL);
      g_autofree char *text = NULL;
      DulleStore      *store;

      make_store_with_import (fixture.path, 30);
      if (edited)
        change (fixture.path, "UPDATE imported SET records = records || '# edited'");
      store = open_well (fixture.path, &run);
      while (dulle_store_check (store, &run, found == NULL ? &found : NULL))
        ;
      ck_assert (edited == (found != NULL && strstr (found->message, aside) != NULL));
      ck_assert (edited == g_file_get_contents (aside, &text, NULL, NULL));
      ck_assert (!edited || strstr (text, "# edited\n# name: import.txt, played: ") != NULL);
      history = dulle_store_list_history (store, &DULLE_LOG_START, &run, NULL);
      ck_assert_uint_eq (history->logs->len, edited ? 1 : 2);
      dulle_store_close (store);
    }
}
END_TEST

/* What damage gave a number below 0 is set aside with its games, as imported ones are. */
START_TEST (test_negative_number)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_autofree char *aside = g_strconcat (fixture.path, ".imported-69", NULL);

  make_store (fixture.path, 30);
  change (fixture.path, "INSERT INTO game SELECT -69, 1, record FROM game LIMIT 1");
  for (guint opened = 0; opened < 2; opened++)
    {
      g_auto (DulleTournamentRun) run = { 0 };
      g_autoptr (GError) found = NULL;
      DulleStore *store = open_well (fixture.path, &run);

      while (dulle_store_check (store, &run, found == NULL ? &found : NULL))
        ;
      ck_assert ((found != NULL) == (opened == 0));
      dulle_store_close (store);
    }
  assert_readable (aside, "-69");
}
END_TEST

/* A tournament whose seal was lost with a page gets another; one that does not agree with its
 * seal gets none by damage elsewhere in the file. */
START_TEST (test_edited_and_damaged)
{
  static const char *const edits[] = {
    "UPDATE tournament SET dealer = 1",
    "UPDATE player SET name = 'Somebody' WHERE number = 2",
  };

  for (guint i = 0; i < G_N_ELEMENTS (edits); i++)
    {
      g_auto (Fixture) fixture = fixture_new ();
      g_auto (DulleTournamentRun) run = { 0 };
      g_autoptr (GError) error = NULL;
      g_autofree char *lost = g_strconcat (fixture.path, ".tournament-1", NULL);
      DulleStore      *store;

      make_store (fixture.path, 30);
      change (fixture.path, edits[i]);
      damage_table (fixture.path, "vote");
      store = dulle_store_open (fixture.path, &run, &error);
      ck_assert_ptr_nonnull (store);
      ck_assert_ptr_nonnull (strstr (error->message, ": 0 of 1"));
      ck_assert (g_file_test (lost, G_FILE_TEST_EXISTS));
      dulle_store_close (store);
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
  assert_refused (fixture.path);
  ck_assert (g_file_test (fixture.path, G_FILE_TEST_IS_DIR));
  ck_assert_int_eq (g_rmdir (fixture.path), 0);
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
assert_unreadable (const char       *path,
                   DulleSessionError code,
                   const char       *because)
{
  g_autoptr (GError) error = NULL;

  ck_assert_ptr_null (dulle_store_open_to_read (path, NULL, &error));
  ck_assert_int_eq (error->code, code);
  ck_assert (g_str_has_suffix (error->message, because));
}

/* What is only to be read is read or left alone, and the sentence names the cause. */
START_TEST (test_unreadable)
{
  Fixture fixture;

  become_nobody ();
  fixture = fixture_new ();
  ck_assert_int_eq (mkfifo (fixture.path, 0600), 0);
  assert_unreadable (fixture.path, DULLE_SESSION_ERROR_FOREIGN, "because it is not a Dulle file.");
  ck_assert_int_eq (g_remove (fixture.path), 0);

  make_store (fixture.path, 1);
  ck_assert_int_eq (g_chmod (fixture.path, 0200), 0);
  assert_unreadable (fixture.path, DULLE_SESSION_ERROR_DENIED,
                     "because access to it is not allowed.");
  ck_assert_int_eq (g_chmod (fixture.path, 0600), 0);
  ck_assert_int_eq (g_chmod (fixture.folder, 0600), 0);
  assert_unreadable (fixture.path, DULLE_SESSION_ERROR_DENIED,
                     "because access to it is not allowed.");
  ck_assert_int_eq (g_chmod (fixture.folder, 0700), 0);
  fixture_clear (&fixture);
}
END_TEST

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

SUITE ("store-damage",
       test_garbage,
       test_truncated,
       test_damaged,
       test_damaged_beside_nothing,
       test_damaged_without_copy,
       test_damaged_old_version,
       test_other_file,
       test_log,
       test_edited,
       test_edited_beside_nothing,
       test_edited_older,
       test_edited_choice,
       test_edited_import,
       test_negative_number,
       test_edited_and_damaged,
       test_foreign,
       test_folder,
       test_permissions,
       test_unreadable,
       test_nowhere,
       test_read_only_folder)
