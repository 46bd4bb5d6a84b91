/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Where nothing can be saved, it can be saved elsewhere; and what was saved elsewhere comes back.
 */
#define _GNU_SOURCE

#include "suite.h"

#include "saving-fixture.h"

/* The copy follows the game, and another program takes it over: it can be continued there,
 * and is not in the way of what is played there. */
START_TEST (test_elsewhere)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_autofree char *third = g_build_filename (fixture.folder, "third", NULL);
  g_autoptr (DulleEvent) last = NULL;
  g_autoptr (DulleEvent) here = NULL;
  g_autoptr (Driver) driver = driver_new (third, 0);

  fill_disk (&fixture);
  ck_assert (save_elsewhere (&fixture, fixture.other, NULL));
  ck_assert_str_eq (driver_last (fixture.driver)->saving.elsewhere, fixture.other);
  ck_assert_ptr_nonnull (driver_last (fixture.driver)->saving.error);
  play_one_card (&fixture);
  last = (DulleEvent *) close_driver (&fixture);
  assert_resumes (fixture.other, last);

  dulle_session_start (driver->session);
  here = (DulleEvent *) dulle_event_ref (run_to_own_turn (driver));
  import_store (driver, fixture.other);
  import_store (driver, fixture.other);
  dulle_session_close (driver->session);
  assert_resumes (third, here);

  g_clear_pointer (&driver, driver_free);
  driver = resume (third);
  ck_assert (is_same_table (&continue_first (driver)->view, &last->view));
}
END_TEST

static void
assert_attempt (Driver     *driver,
                const char *name)
{
  g_autoptr (GArray) attempts = driver_list_attempts (driver);

  ck_assert_uint_eq (attempts->len, 1);
  ck_assert_str_eq (g_array_index (attempts, DulleAttempt, 0).name, name);
}

/* What was tried meanwhile is known, follows into the copy, and is kept when there is room. */
START_TEST (test_attempt)
{
  g_auto (Fixture) fixture = fixture_new ();
  DulleAttempt attempt = dulle_attempt_make (DULLE_ATTEMPT_QUIZ, "game-1", "fox", TRUE);
  g_autoptr (Driver) driver = NULL;

  fill_disk (&fixture);
  ck_assert (save_elsewhere (&fixture, fixture.other, NULL));
  dulle_session_note_attempt (fixture.driver->session, &attempt);
  assert_attempt (fixture.driver, "game-1");
  limit_files (RLIM_INFINITY);
  dulle_session_retry_saving (fixture.driver->session);
  ck_assert_ptr_null (run_to_saving (fixture.driver)->error);
  g_clear_pointer (&fixture.driver, driver_free);
  driver = resume (fixture.path);
  assert_attempt (driver, "game-1");
  g_clear_pointer (&driver, driver_free);
  driver = resume (fixture.other);
  assert_attempt (driver, "game-1");
}
END_TEST

/* Once more to the same file, or to one that has the beginning: there is one tournament in
 * it all the same. */
START_TEST (test_elsewhere_again)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_autofree char  *third = g_build_filename (fixture.folder, "third", NULL);
  const char *const places[] = { fixture.other, fixture.other, third, fixture.other };
  g_autoptr (DulleEvent) last = NULL;
  g_autoptr (Driver) driver = NULL;
  g_autoptr (GPtrArray) history = NULL;

  fill_disk (&fixture);
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_autoptr (GError) error = NULL;

      ck_assert (save_elsewhere (&fixture, places[i], &error));
      ck_assert_str_eq (driver_last (fixture.driver)->saving.elsewhere, places[i]);
      play_one_card (&fixture);
    }
  last = (DulleEvent *) close_driver (&fixture);
  assert_resumes (fixture.other, last);
  driver = resume (fixture.other);
  history = driver_list_history (driver);
  ck_assert_uint_eq (history->len, last->standing.n_games > 0);
  ck_assert_uint_eq (count_unfinished (driver), 0);
}
END_TEST

/* One that was left and is continued from memory is still the same one there. */
START_TEST (test_elsewhere_left_and_continued)
{
  g_auto (Fixture) fixture = fixture_new ();
  DulleRules           rules = driver_rules ();
  DulleTournamentSetup setup = driver_setup (&rules, SEED + 1);
  g_autoptr (DulleEvent) last = NULL;
  g_autoptr (Driver) driver = NULL;

  fill_disk (&fixture);
  ck_assert (save_elsewhere (&fixture, fixture.other, NULL));
  dulle_session_new_tournament (fixture.driver->session, &setup);
  run_to_own_turn (fixture.driver);
  play_one_card (&fixture);
  continue_first (fixture.driver);
  play_one_card (&fixture);
  last = (DulleEvent *) close_driver (&fixture);

  assert_resumes (fixture.other, last);
  driver = resume (fixture.other);
  ck_assert_uint_eq (count_unfinished (driver), 1);
}
END_TEST

/* An earlier copy is imported before the tournament that was left is saved: then the store has more
 * of it than was known. */
START_TEST (test_left_and_imported)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_autofree char     *third = g_build_filename (fixture.folder, "third", NULL);
  DulleRules           rules = driver_rules ();
  DulleTournamentSetup setup = driver_setup (&rules, SEED + 1);
  g_autoptr (DulleEvent) left = NULL;
  g_autoptr (Driver) driver = NULL;

  fill_disk (&fixture);
  play_one_card (&fixture);
  ck_assert (save_elsewhere (&fixture, fixture.other, NULL));
  ck_assert (save_elsewhere (&fixture, third, NULL));
  left = (DulleEvent *) dulle_event_ref (last_of_game (fixture.driver));
  dulle_session_new_tournament (fixture.driver->session, &setup);
  run_to_own_turn (fixture.driver);
  limit_files (RLIM_INFINITY);
  import_store (fixture.driver, fixture.other);
  g_clear_pointer (&fixture.driver, driver_free);

  driver = resume (fixture.path);
  ck_assert (is_same_table (&continue_first (driver)->view, &left->view));
}
END_TEST

/* The tournament on the table, played further elsewhere, comes as another one. When that is
 * continued, what is only its beginning goes, but for the puzzles from it. */
START_TEST (test_further_elsewhere)
{
  g_auto (Fixture) fixture = fixture_new ();
  DulleAttempt attempt = dulle_attempt_make (DULLE_ATTEMPT_QUIZ, "own-2-1-4", "", FALSE);
  DulleRules   rules = driver_rules ();
  g_autoptr (DulleEvent) last = NULL;
  g_autofree char *file = NULL;
  gsize            length;

  fixture.driver = driver_new (fixture.path, 0);
  driver_begin (fixture.driver, &rules, SEED);
  fixture.driver->plays = FALSE;
  run_to_own_turn (fixture.driver);
  play_one_card (&fixture);
  dulle_event_unref (close_driver (&fixture));
  ck_assert (g_file_get_contents (fixture.path, &file, &length, NULL));
  ck_assert (g_file_set_contents (fixture.other, file, (gssize) length, NULL));

  fixture.driver = resume (fixture.other);
  play_one_card (&fixture);
  last = (DulleEvent *) close_driver (&fixture);
  fixture.driver = resume (fixture.path);
  dulle_session_note_attempt (fixture.driver->session, &attempt);
  import_store (fixture.driver, fixture.other);
  ck_assert_uint_eq (count_unfinished (fixture.driver), 1);
  ck_assert (is_same_table (&continue_first (fixture.driver)->view, &last->view));
  ck_assert_uint_eq (count_unfinished (fixture.driver), 0);
  assert_attempt (fixture.driver, "own-3-1-4");
}
END_TEST

START_TEST (test_nowhere_else)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_autofree char *impossible = g_build_filename (fixture.path, "store", NULL);
  g_autoptr (GError) error = NULL;

  fill_disk (&fixture);
  ck_assert (!save_elsewhere (&fixture, impossible, &error));
  ck_assert_ptr_nonnull (strstr (error->message, impossible));
  ck_assert (!save_elsewhere (&fixture, fixture.path, NULL));
  ck_assert_uint_eq (count_events (fixture.driver, DULLE_EVENT_SAVING), 1);
}
END_TEST

SUITE ("saving-elsewhere",
       test_elsewhere,
       test_attempt,
       test_elsewhere_again,
       test_elsewhere_left_and_continued,
       test_left_and_imported,
       test_further_elsewhere,
       test_nowhere_else)
