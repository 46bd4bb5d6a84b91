/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Where nothing can be saved: a full disk is a limit on the size of files, a read-only
 * home a folder of somebody else. Play goes on, it is said once, and nothing is lost.
 */
#define _GNU_SOURCE

#include "suite.h"

#include <sys/wait.h>
#include <unistd.h>

#include "damaged-store.h"
#include "late-damage.h"
#include "saving-fixture.h"

#define NOBODY 65534

/* Said once, and the game goes on. */
START_TEST (test_once)
{
  g_auto (Fixture) fixture = fixture_new ();

  fill_disk (&fixture);
  fixture.driver->plays = TRUE;
  play_one_card (&fixture);
  driver_run_to (fixture.driver, DULLE_EVENT_TOURNAMENT_OVER);
  ck_assert_uint_eq (count_events (fixture.driver, DULLE_EVENT_SAVING), 1);
}
END_TEST

START_TEST (test_try_again)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_autoptr (DulleEvent) last = NULL;

  fill_disk (&fixture);
  ck_assert_uint_eq (count_events (fixture.driver, DULLE_EVENT_SAVING), 1);
  limit_files (RLIM_INFINITY);
  dulle_session_retry_saving (fixture.driver->session);
  ck_assert_ptr_null (run_to_saving (fixture.driver)->error);

  last = (DulleEvent *) close_driver (&fixture);
  assert_resumes (fixture.path, last);
}
END_TEST

/* Plays the last card that is legal instead of the first. */
static void
play_otherwise (Fixture *fixture)
{
  const DulleEvent *event = last_of_game (fixture->driver);
  DulleAction       actions[DULLE_MAX_ACTIONS];
  unsigned          n = dulle_action_list (&event->view.board, &event->view.own, actions);

  while (actions[n - 1].kind != DULLE_ACTION_PLAY)
    n--;
  dulle_session_submit (fixture->driver->session, &actions[n - 1]);
  run_to_own_turn (fixture->driver);
}

/* What was taken back is in the store, and as many actions as it has of it take its place
 * before anything can be saved again. */
START_TEST (test_taken_back)
{
  g_auto (Fixture) fixture = fixture_new ();
  DulleRules rules = driver_rules ();
  g_autoptr (DulleEvent) last = NULL;

  rules.take_back = TRUE;
  fixture.driver = driver_new (fixture.path, 0);
  driver_begin (fixture.driver, &rules, SEED);
  run_to_own_turn (fixture.driver);
  for (guint i = 0; i < 3; i++)
    play_one_card (&fixture);
  limit_log (&fixture);
  dulle_session_take_back (fixture.driver->session, DULLE_NO_SEAT);
  driver_run_to (fixture.driver, DULLE_EVENT_RESUMED);
  play_otherwise (&fixture);
  play_one_card (&fixture);
  limit_files (RLIM_INFINITY);

  last = (DulleEvent *) close_driver (&fixture);
  assert_resumes (fixture.path, last);
}
END_TEST

/* Nobody does anything, and the clock asks for it. */
START_TEST (test_clock)
{
  g_auto (Fixture) fixture = fixture_new ();

  fill_disk (&fixture);
  limit_files (RLIM_INFINITY);
  ck_assert_ptr_null (run_to_saving (fixture.driver)->error);
}
END_TEST

/* Damage that shows only when something is saved: an index that cannot be made anew. All moves to
 * another file, and what is played is saved there. */
START_TEST (test_unmendable)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_autofree char *damaged =
      g_build_filename (g_getenv ("DULLE_CORPUS"), "store", "not-unique.sqlite", NULL);
  g_autofree char *aside = g_strconcat (fixture.path, ".broken", NULL);
  g_autofree char *content = NULL;
  gsize            length;
  DulleRules       rules = driver_rules ();
  g_autoptr (DulleEvent) last = NULL;

  ck_assert (g_file_get_contents (damaged, &content, &length, NULL));
  ck_assert (g_file_set_contents (fixture.path, content, (gssize) length, NULL));
  fixture.driver = driver_new (fixture.path, 0);
  driver_begin (fixture.driver, &rules, SEED);
  ck_assert_ptr_nonnull (run_to_saving (fixture.driver)->error);
  while (run_to_saving (fixture.driver)->error != NULL)
    continue;
  ck_assert (g_file_test (aside, G_FILE_TEST_EXISTS));

  last = (DulleEvent *) close_driver (&fixture);
  assert_resumes (fixture.path, last);
}
END_TEST

/* What is still missing at the end is tried a last time. */
START_TEST (test_end)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_autoptr (DulleEvent) last = NULL;

  fill_disk (&fixture);
  limit_files (RLIM_INFINITY);
  last = (DulleEvent *) close_driver (&fixture);
  assert_resumes (fixture.path, last);
}
END_TEST

/* A tournament that was left before it was saved. */
START_TEST (test_left)
{
  g_auto (Fixture) fixture = fixture_new ();
  DulleRules           rules = driver_rules ();
  DulleTournamentSetup setup = driver_setup (&rules, SEED + 1);
  g_autoptr (DulleEvent) last = NULL;
  g_autoptr (Driver) driver = NULL;

  fill_disk (&fixture);
  last = (DulleEvent *) dulle_event_ref (last_of_game (fixture.driver));
  dulle_session_new_tournament (fixture.driver->session, &setup);
  run_to_own_turn (fixture.driver);
  limit_files (RLIM_INFINITY);
  dulle_session_retry_saving (fixture.driver->session);
  ck_assert_ptr_null (run_to_saving (fixture.driver)->error);
  g_clear_pointer (&fixture.driver, driver_free);

  driver = resume (fixture.path);
  ck_assert (is_same_table (&continue_first (driver)->view, &last->view));
}
END_TEST

static guint
count_past_games (Driver *driver)
{
  g_autoptr (GArray) games = driver_read_past_games (driver);

  ck_assert_uint_eq (games->len % DULLE_N_SEATS, 0);

  return games->len / DULLE_N_SEATS;
}

/* Of one that was left before its last game was saved, the statistics have all games as soon as
 * they are saved. */
START_TEST (test_left_in_statistics)
{
  g_auto (Fixture) fixture = fixture_new ();
  DulleRules           rules = driver_rules ();
  DulleTournamentSetup setup = driver_setup (&rules, SEED + 1);

  fixture.driver = driver_new (fixture.path, 0);
  fixture.driver->plays = TRUE;
  driver_begin (fixture.driver, &rules, SEED);
  driver_run_to (fixture.driver, DULLE_EVENT_OVER);
  ck_assert_uint_eq (count_past_games (fixture.driver), 1);
  limit_log (&fixture);
  driver_run_to (fixture.driver, DULLE_EVENT_OVER);
  fixture.driver->plays = FALSE;
  dulle_session_new_tournament (fixture.driver->session, &setup);
  run_to_own_turn (fixture.driver);
  count_past_games (fixture.driver);
  limit_files (RLIM_INFINITY);
  dulle_session_retry_saving (fixture.driver->session);
  ck_assert_ptr_null (run_to_saving (fixture.driver)->error);
  ck_assert_uint_eq (count_past_games (fixture.driver), 2);
}
END_TEST

/* It is continued before there is room again: what was played last is there, and play goes
 * on and is saved. */
START_TEST (test_left_and_continued)
{
  g_auto (Fixture) fixture = fixture_new ();
  DulleRules           rules = driver_rules ();
  DulleTournamentSetup setup = driver_setup (&rules, SEED + 1);
  g_autoptr (DulleEvent) left = NULL;
  g_autoptr (DulleEvent) last = NULL;

  fill_disk (&fixture);
  left = (DulleEvent *) dulle_event_ref (last_of_game (fixture.driver));
  dulle_session_new_tournament (fixture.driver->session, &setup);
  run_to_own_turn (fixture.driver);
  ck_assert (is_same_table (&continue_first (fixture.driver)->view, &left->view));

  play_one_card (&fixture);
  limit_files (RLIM_INFINITY);
  dulle_session_retry_saving (fixture.driver->session);
  ck_assert_ptr_null (run_to_saving (fixture.driver)->error);
  last = (DulleEvent *) close_driver (&fixture);
  assert_resumes (fixture.path, last);
}
END_TEST

/* One is left before it was saved, and another one from before is continued. */
START_TEST (test_left_and_other_continued)
{
  g_auto (Fixture) fixture = fixture_new ();
  DulleRules           rules = driver_rules ();
  DulleTournamentSetup left = driver_setup (&rules, SEED + 1);
  DulleTournamentSetup last = driver_setup (&rules, SEED + 2);
  g_autoptr (DulleEvent) before = NULL;

  fixture.driver = driver_new (fixture.path, 0);
  driver_begin (fixture.driver, &rules, SEED);
  run_to_own_turn (fixture.driver);
  play_one_card (&fixture);
  before = (DulleEvent *) dulle_event_ref (last_of_game (fixture.driver));
  dulle_session_new_tournament (fixture.driver->session, &left);
  run_to_own_turn (fixture.driver);
  play_one_card (&fixture);
  limit_log (&fixture);
  play_one_card (&fixture);
  dulle_session_new_tournament (fixture.driver->session, &last);
  run_to_own_turn (fixture.driver);
  ck_assert (is_same_table (&continue_earlier (fixture.driver, 1)->view, &before->view));
}
END_TEST

/* The one on the table is continued from a list that was read before it began, and what could not
 * be saved of it stays. */
START_TEST (test_running_continued)
{
  g_auto (Fixture) fixture = fixture_new ();
  DulleRules rules = driver_rules ();
  g_autoptr (GPtrArray) history = NULL;
  const DulleTournamentLog *listed;
  g_autoptr (DulleEvent) before = NULL;
  g_autoptr (DulleEvent) last = NULL;

  fixture.driver = driver_new (fixture.path, 0);
  fixture.driver->plays = TRUE;
  driver_begin (fixture.driver, &rules, SEED);
  driver_run_to (fixture.driver, DULLE_EVENT_OVER);
  fixture.driver->plays = FALSE;
  run_to_own_turn (fixture.driver);
  history = driver_list_history (fixture.driver);
  listed = g_ptr_array_index (history, 0);
  limit_log (&fixture);
  play_one_card (&fixture);
  before = (DulleEvent *) dulle_event_ref (last_of_game (fixture.driver));
  dulle_session_continue_tournament (fixture.driver->session, listed->id);
  driver_run_to (fixture.driver, DULLE_EVENT_RESUMED);
  ck_assert (is_same_table (&driver_last (fixture.driver)->view, &before->view));

  play_one_card (&fixture);
  limit_files (RLIM_INFINITY);
  last = (DulleEvent *) close_driver (&fixture);
  assert_resumes (fixture.path, last);
}
END_TEST

static void
delete_first (Driver *driver)
{
  g_auto (Answer) listed = { 0 };
  g_auto (Answer) deleted = { 0 };
  g_autoptr (DulleLogPage) page = NULL;
  const DulleTournamentLog *first;

  dulle_session_list_tournaments_async (driver->session, &DULLE_LOG_START, NULL, answer_cb,
                                        &listed);
  page = dulle_session_list_tournaments_finish (driver->session, answer_wait (&listed), NULL);
  first = g_ptr_array_index (page->logs, 0);
  dulle_session_delete_tournament_async (driver->session, first->id, NULL, answer_cb, &deleted);
  ck_assert (
      dulle_session_delete_tournament_finish (driver->session, answer_wait (&deleted), NULL));
}

/* Nothing could ever be saved of the tournament that was left: it can be continued, or deleted. */
START_TEST (test_left_without_store)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_autofree char     *nowhere = g_build_filename (fixture.path, "store", NULL);
  DulleRules           rules = driver_rules ();
  DulleTournamentSetup setup = driver_setup (&rules, SEED + 1);
  g_autoptr (DulleEvent) left = NULL;

  ck_assert (g_file_set_contents (fixture.path, "This is a shopping list.", -1, NULL));
  fixture.driver = driver_new (nowhere, 0);
  driver_begin (fixture.driver, &rules, SEED);
  run_to_own_turn (fixture.driver);
  play_one_card (&fixture);
  left = (DulleEvent *) dulle_event_ref (last_of_game (fixture.driver));
  dulle_session_new_tournament (fixture.driver->session, &setup);
  run_to_own_turn (fixture.driver);
  play_one_card (&fixture);
  ck_assert (is_same_table (&continue_first (fixture.driver)->view, &left->view));

  setup.seed++;
  dulle_session_new_tournament (fixture.driver->session, &setup);
  run_to_own_turn (fixture.driver);
  delete_first (fixture.driver);
  ck_assert (!is_same_table (&continue_first (fixture.driver)->view, &left->view));
  ck_assert_uint_eq (driver_last (fixture.driver)->standing.seed, SEED + 1);
}
END_TEST

/* Another game is begun before anybody could see the first one. */
START_TEST (test_told)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_autofree char *nowhere = g_build_filename (fixture.path, "store", NULL);
  g_autoptr (Driver) renamed = driver_new (fixture.path, 0);
  g_autoptr (Driver) impossible = driver_new (nowhere, 0);
  DulleRules rules = driver_rules ();

  ck_assert (g_file_set_contents (fixture.path, "This is a shopping list.", -1, NULL));
  driver_begin (renamed, &rules, SEED);
  driver_run_to (renamed, DULLE_EVENT_ERROR);
  driver_begin (impossible, &rules, SEED);
  ck_assert_ptr_nonnull (run_to_saving (impossible)->error);
}
END_TEST

/* Plays in a process of its own, which leaves the store closed, or just as it is. */
static void
play_before (const Fixture *fixture,
             gboolean       closes)
{
  DulleRules rules = driver_rules ();
  pid_t      child = fork ();
  Driver    *driver;

  if (child != 0)
    {
      ck_assert_int_eq (waitpid (child, NULL, 0), child);
      return;
    }

  driver = driver_new (fixture->path, 0);
  driver->plays = TRUE;
  driver_begin (driver, &rules, SEED);
  driver_run_to (driver, DULLE_EVENT_OVER);
  if (closes)
    driver_free (driver);
  _exit (0);
}

/* Somebody deletes the file during the game. That is told, and the next thing is that all is saved
 * in another one: nobody has to wait or to do anything. */
START_TEST (test_deleted)
{
  g_auto (Fixture) fixture = fixture_new ();
  DulleRules        rules = driver_rules ();
  Driver           *driver = fixture.driver = driver_new (fixture.path, 0);
  guint             told = 0;
  const DulleEvent *is_saved;
  g_autoptr (DulleEvent) last = NULL;

  driver_begin (driver, &rules, SEED);
  run_to_own_turn (driver);
  ck_assert_int_eq (g_unlink (fixture.path), 0);
  play_one_card (&fixture);
  while (driver_kind (driver, told) != DULLE_EVENT_SAVING)
    told++;
  ck_assert_int_eq (driver_kind (driver, told + 1), DULLE_EVENT_SAVING);
  is_saved = g_ptr_array_index (driver->events, told + 1);
  ck_assert_ptr_null (is_saved->saving.error);
  last = (DulleEvent *) close_driver (&fixture);
  assert_resumes (fixture.path, last);
}
END_TEST

/* Damage is found while the disk is full. When there is room again it is found once more, and
 * mended. */
START_TEST (test_damage_on_full_disk)
{
  g_auto (Fixture) fixture = fixture_new ();
  Driver *driver;

  play_before (&fixture, TRUE);
  damage_table (fixture.path, "annotation");
  limit_files (1);
  driver = fixture.driver = resume (fixture.path);
  dulle_session_next_game (driver->session);
  while (count_events (driver, DULLE_EVENT_ERROR) < 1 ||
         count_events (driver, DULLE_EVENT_SAVING) < 1)
    g_main_context_iteration (NULL, TRUE);
  limit_files (RLIM_INFINITY);
  dulle_session_retry_saving (driver->session);
  driver_run_to (driver, DULLE_EVENT_ERROR);
  ck_assert_ptr_nonnull (strstr (driver_last (driver)->error->message, ".broken"));
}
END_TEST

/* Damage that comes when all has been checked, and shows when something is saved: it is told, and
 * another check begins by itself. */
START_TEST (test_damage_after_check)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_autofree char *aside = g_strconcat (fixture.path, ".broken", NULL);
  g_autoptr (DulleEvent) last = NULL;
  DulleRules  rules = driver_rules ();
  DulleAction action;
  gsize       page;

  fixture.driver = driver_new (fixture.path, 0);
  driver_begin (fixture.driver, &rules, SEED);
  run_to_own_turn (fixture.driver);
  g_clear_pointer (&fixture.driver, driver_free);
  page = root_page (fixture.path, "action");
  hurry_care ();
  fixture.driver = resume (fixture.path);
  run_until_care_ends ();
  ck_assert_uint_eq (count_events (fixture.driver, DULLE_EVENT_ERROR), 0);

  overwrite_page (fixture.path, page);
  action = driver_choose (&last_of_game (fixture.driver)->view);
  dulle_session_submit (fixture.driver->session, &action);
  while (count_events (fixture.driver, DULLE_EVENT_SAVING) < 2)
    g_main_context_iteration (NULL, TRUE);
  ck_assert (g_file_test (aside, G_FILE_TEST_EXISTS));
  last = (DulleEvent *) close_driver (&fixture);
  assert_resumes (fixture.path, last);
  leave_care_alone ();
}
END_TEST

/* The copy of the day */

static gboolean
has_copy (const Fixture *fixture)
{
  g_autoptr (GDir) dir = g_dir_open (fixture->folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_prefix (name, "store.copy-"))
      return TRUE;

  return FALSE;
}

/* What cannot be copied now is copied when another game has been played. */
START_TEST (test_copied_later)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_autofree char *unfinished = g_strconcat (fixture.path, ".copying", NULL);
  g_autofree char *obstacle = g_build_filename (unfinished, "obstacle", NULL);
  DulleRules       rules = driver_rules ();

  ck_assert_int_eq (g_mkdir_with_parents (obstacle, 0700), 0);
  fixture.driver = driver_new (fixture.path, 0);
  fixture.driver->plays = TRUE;
  driver_begin (fixture.driver, &rules, SEED);
  run_to_own_turn (fixture.driver);
  ck_assert (!has_copy (&fixture));
  ck_assert_int_eq (g_rmdir (obstacle), 0);
  ck_assert_int_eq (g_rmdir (unfinished), 0);

  driver_run_to (fixture.driver, DULLE_EVENT_OVER);
  while (!has_copy (&fixture))
    g_usleep (1000);
}
END_TEST

/* A home that can be read only */

static void
protect_folder (Fixture *fixture)
{
  g_autoptr (GDir) dir = g_dir_open (fixture->folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

      g_chmod (path, 0444);
    }
  g_chmod (fixture->folder, 0555);
}

static void
become_nobody (void)
{
  if (geteuid () == 0)
    ck_assert_int_eq (setresuid (NOBODY, NOBODY, NOBODY), 0);
}

static const DulleEvent *
read_before (const Fixture *fixture)
{
  g_autofree char *log = g_strconcat (fixture->path, "-wal", NULL);
  g_autofree char *copied_log = g_strconcat (fixture->other, "-wal", NULL);
  g_autofree char *content = NULL;
  g_autofree char *rest = NULL;
  gsize            length;
  g_autoptr (Driver) driver = NULL;

  ck_assert (g_file_get_contents (fixture->path, &content, &length, NULL));
  ck_assert (g_file_set_contents (fixture->other, content, (gssize) length, NULL));
  if (g_file_get_contents (log, &rest, &length, NULL))
    ck_assert (g_file_set_contents (copied_log, rest, (gssize) length, NULL));
  driver = resume (fixture->other);

  return dulle_event_ref (driver_last (driver));
}

static void
assert_history (Driver *driver)
{
  g_autoptr (GPtrArray) history = driver_list_history (driver);

  ck_assert_uint_eq (history->len, 1);
}

/* The game is there and goes on, and what was played can be looked at. That goes on when it
 * has been tried again to save, without another copy of the file. */
static void
read_protected (gboolean closed)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_autoptr (DulleEvent) before = NULL;

  play_before (&fixture, closed);
  before = (DulleEvent *) read_before (&fixture);
  protect_folder (&fixture);
  become_nobody ();

  fixture.driver = resume (fixture.path);
  ck_assert (is_same_table (&driver_last (fixture.driver)->view, &before->view));
  ck_assert_ptr_nonnull (run_to_saving (fixture.driver)->error);
  assert_history (fixture.driver);
  ck_assert_int_ne (g_access (fixture.folder, W_OK), 0);

  limit_files (1);
  dulle_session_retry_saving (fixture.driver->session);
  ck_assert_ptr_nonnull (run_to_saving (fixture.driver)->error);
  assert_history (fixture.driver);
}

START_TEST (test_protected)
{
  read_protected (TRUE);
}
END_TEST

START_TEST (test_protected_after_kill)
{
  read_protected (FALSE);
}
END_TEST

SUITE ("saving",
       test_once,
       test_try_again,
       test_taken_back,
       test_clock,
       test_unmendable,
       test_end,
       test_left,
       test_left_in_statistics,
       test_left_and_continued,
       test_left_and_other_continued,
       test_running_continued,
       test_left_without_store,
       test_deleted,
       test_damage_on_full_disk,
       test_damage_after_check,
       test_told,
       test_copied_later,
       test_protected,
       test_protected_after_kill)
