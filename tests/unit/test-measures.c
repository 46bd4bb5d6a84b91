/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What the alternatives of a decision are worth agrees with what the analysis says of it.
 */
#include "suite.h"

#include "session/annotations.h"
#include "session/measures.h"

#include "session-driver.h"

#define SEED 4711

static DulleRecord
play_game (void)
{
  g_autoptr (Driver) driver = driver_new (NULL, DULLE_NO_SEAT);
  g_autoptr (DulleTournamentLog) played = NULL;
  DulleRules           rules = driver_rules ();
  DulleTournamentSetup setup;

  rules.compulsory_solos = 0;
  setup = driver_setup (&rules, SEED);
  dulle_session_start (driver->session);
  dulle_session_new_tournament (driver->session, &setup);
  driver_run_to (driver, DULLE_EVENT_OVER);
  played = driver_read_tournament_log (driver, 0);

  return g_array_index (played->records, DulleRecord, 0);
}

static void
assert_agrees (const DulleAnnotation *annotation,
               const DulleMeasure    *measure)
{
  ck_assert_ptr_nonnull (measure);
  ck_assert (dulle_action_equal (&measure->actions[0].action, &annotation->best));
  ck_assert_uint_lt (measure->taken, measure->n_actions);
  ck_assert (measure->actions[0].value - measure->actions[measure->taken].value >=
             annotation->lost - 0.001f);
  for (guint i = 1; i < measure->n_actions; i++)
    ck_assert (measure->actions[i - 1].value >= measure->actions[i].value);
}

static void
progress_cb (guint    done,
             guint    n,
             gpointer user_data)
{
}

START_TEST (test_agree)
{
  DulleRecord record = play_game ();
  DulleGrade  grades[DULLE_N_SEATS];
  g_auto (Answer) annotated = { 0 };
  g_auto (Answer) measured = { 0 };
  g_autoptr (GArray) annotations = NULL;
  g_autoptr (GArray) measures = NULL;

  dulle_annotations_async (&record, 1 << 2, NULL, progress_cb, answer_cb, &annotated);
  dulle_measures_async (&record, 2, NULL, answer_cb, &measured);
  annotations = dulle_annotations_finish (answer_wait (&annotated), grades, NULL);
  measures = dulle_measures_finish (answer_wait (&measured), NULL);

  ck_assert_uint_gt (measures->len, 0);
  ck_assert_uint_eq (measures->len, annotations->len);
  for (guint i = 0; i < annotations->len; i++)
    {
      const DulleAnnotation *annotation = &g_array_index (annotations, DulleAnnotation, i);

      assert_agrees (annotation, dulle_measures_find (measures, annotation->n_before,
                                                      annotation->silence));
    }
  ck_assert_ptr_null (dulle_measures_find (measures, DULLE_MAX_RECORD, FALSE));
}
END_TEST

START_TEST (test_stop)
{
  DulleRecord record = play_game ();
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  g_auto (Answer) answer = { 0 };

  dulle_measures_async (&record, 0, cancellable, answer_cb, &answer);
  g_cancellable_cancel (cancellable);
  ck_assert_ptr_null (dulle_measures_finish (answer_wait (&answer), &error));
  ck_assert (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED));
}
END_TEST

SUITE ("measures",
       test_agree,
       test_stop)
