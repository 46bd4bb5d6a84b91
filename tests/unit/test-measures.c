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

/* What is measured twice is the same, and so is what is read again. */
static void
assert_same (const DulleMeasure *one,
             const DulleMeasure *other)
{
  ck_assert_uint_eq (one->n_before, other->n_before);
  ck_assert_int_eq (one->silence, other->silence);
  ck_assert_uint_eq (one->n_actions, other->n_actions);
  ck_assert_uint_eq (one->taken, other->taken);
  for (guint i = 0; i < one->n_actions; i++)
    {
      ck_assert (dulle_action_equal (&one->actions[i].action, &other->actions[i].action));
      ck_assert (one->actions[i].value == other->actions[i].value);
    }
}

static void
assert_read_again (const DulleRecord  *record,
                   const DulleMeasure *measure)
{
  g_autofree char *text = dulle_measure_format (measure);
  DulleMeasure     read = { .n_before = measure->n_before, .silence = measure->silence };

  ck_assert (dulle_measure_parse (text, record, &read));
  assert_same (&read, measure);
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
  g_autoptr (GArray) same = NULL;

  dulle_annotations_async (&record, 1 << 2, NULL, progress_cb, answer_cb, &annotated);
  dulle_measures_async (&record, 2, NULL, answer_cb, &measured);
  annotations = dulle_annotations_finish (answer_wait (&annotated), grades, &same, NULL);
  measures = dulle_measures_finish (answer_wait (&measured), NULL);

  ck_assert_uint_gt (measures->len, 0);
  ck_assert_uint_eq (measures->len, annotations->len);
  ck_assert_uint_eq (same->len, measures->len);
  for (guint seat = 0; seat < DULLE_N_SEATS; seat++)
    ck_assert_uint_eq (dulle_grade_n_moves (&grades[seat]), seat == 2 ? annotations->len : 0);
  for (guint i = 0; i < annotations->len; i++)
    {
      const DulleAnnotation *annotation = &g_array_index (annotations, DulleAnnotation, i);

      assert_agrees (annotation, dulle_measures_find (measures, annotation->n_before,
                                                      annotation->silence));
      assert_read_again (&record, &g_array_index (measures, DulleMeasure, i));
      assert_same (&g_array_index (same, DulleMeasure, i),
                   &g_array_index (measures, DulleMeasure, i));
    }
  ck_assert_ptr_null (dulle_measures_find (measures, DULLE_MAX_RECORD, FALSE));
}
END_TEST

START_TEST (test_bad_text)
{
  static const char *const bad[] = { "", "1.5", "1.5 ", "x silence", "1 0:XX", "1 1:CA",
                                     "1 0:CA;", "1 0:HT", "nan 0:CA", "-inf 0:CA", "1e999 0:CA" };
  DulleRecord              record = { .n_actions = 1, .actions = { dulle_action_play (0, 0) } };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      DulleMeasure measure = { 0 };

      ck_assert_msg (!dulle_measure_parse (bad[i], &record, &measure), "%s", bad[i]);
    }
  ck_assert (!dulle_measure_parse ("1 silence", &record, &(DulleMeasure){ .n_before = 1 }));
  ck_assert (!dulle_measure_parse (" silence", &record, &(DulleMeasure){ .silence = TRUE }));
  ck_assert (dulle_measure_parse ("1 silence", &record, &(DulleMeasure){ .silence = TRUE }));
}
END_TEST

/* As many actions as there is room for, and one more. */
START_TEST (test_long_text)
{
  DulleRecord record = { .n_actions = 1, .actions = { dulle_action_play (0, 0) } };
  g_autoptr (GString) text = g_string_new ("1 silence");
  DulleMeasure measure = { .silence = TRUE };

  for (guint i = 1; i < DULLE_MAX_MEASURED; i++)
    g_string_append (text, ";1 silence");
  ck_assert (dulle_measure_parse (text->str, &record, &measure));
  ck_assert_uint_eq (measure.n_actions, DULLE_MAX_MEASURED);
  g_string_append (text, ";1 silence");
  ck_assert (!dulle_measure_parse (text->str, &record, &measure));
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

/* Who wants neither grades nor measures gets the annotations alone. */
START_TEST (test_annotations_alone)
{
  DulleRecord record = play_game ();
  g_auto (Answer) answer = { 0 };
  g_autoptr (GArray) annotations = NULL;

  dulle_annotations_async (&record, 1 << 2, NULL, progress_cb, answer_cb, &answer);
  annotations = dulle_annotations_finish (answer_wait (&answer), NULL, NULL, NULL);
  ck_assert_uint_gt (annotations->len, 0);
}
END_TEST

/* A player is measured if each of its decisions is, wherever it is in the list. */
START_TEST (test_measured)
{
  const DulleRecord     record = { .number = 1 };
  const DulleAnnotation annotations[] = {
    { .seat = 0, .n_before = 1 },
    { .seat = 1, .n_before = 2 },
    { .seat = 0, .n_before = 5 },
  };
  const DulleMeasure measures[] = { { .n_before = 2 }, { .n_before = 5 } };
  g_autoptr (DulleGameAnalysis) analysis = dulle_game_analysis_new (1, &record);

  g_array_append_vals (analysis->annotations, annotations, G_N_ELEMENTS (annotations));
  g_array_append_vals (analysis->measures, measures, G_N_ELEMENTS (measures));
  ck_assert (!dulle_game_analysis_is_measured (analysis, 0));
  ck_assert (dulle_game_analysis_is_measured (analysis, 1));
  ck_assert (dulle_game_analysis_is_measured (analysis, 2));
}
END_TEST

/* What is found for one player after the other comes in the order of the game, a silence before
 * what was done in its place; each keeps its grades. */
START_TEST (test_in_order)
{
  const DulleRecord     record = { .number = 1 };
  const DulleAnnotation first[] = { { .n_before = 1 }, { .n_before = 6 } };
  const DulleAnnotation second[] = {
    { .seat = 1, .n_before = 3 },
    { .seat = 1, .n_before = 3, .silence = true },
  };
  const unsigned   order[] = { 1, 3, 3, 6 };
  const DulleGrade grades[DULLE_N_SEATS] = { [1] = { .lost = 2 } };
  g_autoptr (GArray) annotations = g_array_new (FALSE, FALSE, sizeof (DulleAnnotation));
  g_autoptr (GArray) measures = g_array_new (FALSE, FALSE, sizeof (DulleMeasure));
  g_autoptr (DulleGameAnalysis) one = dulle_game_analysis_new (1, &record);
  g_autoptr (DulleGameAnalysis) both = NULL;

  g_array_append_vals (one->annotations, first, G_N_ELEMENTS (first));
  g_array_append_vals (annotations, second, G_N_ELEMENTS (second));
  one->graded.seats = 1U << 0;
  one->graded.grades[0].lost = 7;
  both = dulle_game_analysis_with (one, 1U << 1, annotations, measures, grades);
  ck_assert_uint_eq (both->graded.seats, 1U << 0 | 1U << 1);
  ck_assert_double_eq (both->graded.grades[0].lost, 7);
  ck_assert_double_eq (both->graded.grades[1].lost, 2);
  ck_assert_uint_eq (both->annotations->len, G_N_ELEMENTS (order));
  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    {
      const DulleAnnotation *annotation = &g_array_index (both->annotations, DulleAnnotation, i);

      ck_assert_uint_eq (annotation->n_before, order[i]);
      ck_assert_int_eq (annotation->silence, i == 1);
    }
}
END_TEST

SUITE ("measures",
       test_agree,
       test_bad_text,
       test_long_text,
       test_stop,
       test_annotations_alone,
       test_measured,
       test_in_order)
