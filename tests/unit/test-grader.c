/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Games are analysed in the background: once for all who ask, and never again for what
 * is kept.
 */
#include "suite.h"

#include "session-driver.h"

#define SEED       4711
#define TOURNAMENT 2

typedef struct
{
  char   *folder;
  Driver *driver;
  guint   n_graded;
} Fixture;

static void
graded_cb (Fixture           *fixture,
           DulleGameAnalysis *analysis)
{
  ck_assert_int_eq (analysis->graded.tournament, TOURNAMENT);
  fixture->n_graded++;
}

static void
open_session (Fixture *fixture)
{
  g_autofree char *path = g_build_filename (fixture->folder, "store", NULL);

  fixture->driver = driver_new (path, DULLE_NO_SEAT);
  g_signal_connect_swapped (fixture->driver->session, "graded", G_CALLBACK (graded_cb), fixture);
  dulle_session_start (fixture->driver->session);
}

/* One game of tournament 2 is over. */
static Fixture *
fixture_new (void)
{
  Fixture             *fixture = g_new0 (Fixture, 1);
  DulleRules           rules = driver_rules ();
  DulleTournamentSetup setup;

  rules.compulsory_solos = 0;
  setup = driver_setup (&rules, SEED);
  fixture->folder = make_folder ();
  open_session (fixture);
  dulle_session_new_tournament (fixture->driver->session, &setup);
  driver_run_to (fixture->driver, DULLE_EVENT_OVER);

  return fixture;
}

static void
fixture_free (Fixture *fixture)
{
  driver_free (fixture->driver);
  remove_folder (fixture->folder);
  g_free (fixture);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Fixture, fixture_free)

static void
ask (Fixture      *fixture,
     guint         seats,
     GCancellable *cancellable,
     Answer       *answer)
{
  dulle_session_analyse_async (fixture->driver->session, TOURNAMENT, 1, NULL, seats, cancellable,
                               NULL, answer_cb, answer);
}

static DulleGameAnalysis *
finish (Fixture *fixture,
        Answer  *answer,
        GError **error)
{
  DulleGameAnalysis *analysis =
      dulle_session_analyse_finish (fixture->driver->session, answer_wait (answer), error);

  ck_assert_uint_eq (answer->n_calls, 1);
  answer_clear (answer);
  *answer = (Answer){ 0 };

  return analysis;
}

static void
assert_same (const DulleGameAnalysis *a,
             const DulleGameAnalysis *b)
{
  ck_assert_uint_eq (a->graded.seats, b->graded.seats);
  ck_assert_mem_eq (a->graded.grades, b->graded.grades, sizeof a->graded.grades);
  ck_assert_uint_eq (a->annotations->len, b->annotations->len);
  for (guint8 seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      ck_assert (dulle_game_analysis_is_measured (a, seat));
      ck_assert (dulle_game_analysis_is_measured (b, seat));
    }
  for (guint i = 0; i < a->annotations->len; i++)
    {
      const DulleAnnotation *first = &g_array_index (a->annotations, DulleAnnotation, i);
      const DulleAnnotation *second = &g_array_index (b->annotations, DulleAnnotation, i);

      ck_assert_uint_eq (first->n_before, second->n_before);
      ck_assert_uint_eq (first->seat, second->seat);
      ck_assert_int_eq (first->silence, second->silence);
      ck_assert_int_eq (first->quality, second->quality);
      ck_assert_int_eq (first->reason, second->reason);
      ck_assert (first->lost == second->lost);
      ck_assert (dulle_action_equal (&first->best, &second->best));
    }
}

/* Whoever asks while it runs waits for the same; what is known is answered at once, by
 * another session, too. */
START_TEST (test_kept)
{
  g_autoptr (Fixture) fixture = fixture_new ();
  g_autoptr (DulleGameAnalysis) first = NULL;
  g_autoptr (DulleGameAnalysis) second = NULL;
  g_autoptr (DulleGameAnalysis) again = NULL;
  g_autoptr (DulleGameAnalysis) known = NULL;
  Answer answers[2] = { 0 };

  ask (fixture, 1, NULL, &answers[0]);
  ask (fixture, 1, NULL, &answers[1]);
  first = finish (fixture, &answers[0], NULL);
  second = finish (fixture, &answers[1], NULL);
  ck_assert_ptr_eq (first, second);
  ck_assert_uint_eq (first->graded.seats, 1);
  ck_assert_uint_gt (first->annotations->len, 0);
  ck_assert_uint_eq (first->annotations->len, dulle_grade_n_moves (&first->graded.grades[0]));
  ck_assert_uint_eq (fixture->n_graded, 1);

  ask (fixture, 1, NULL, &answers[0]);
  again = finish (fixture, &answers[0], NULL);
  assert_same (again, first);

  driver_free (fixture->driver);
  open_session (fixture);
  ask (fixture, 0, NULL, &answers[0]);
  known = finish (fixture, &answers[0], NULL);
  assert_same (known, first);
  ck_assert_uint_eq (fixture->n_graded, 1);
}
END_TEST

/* What is missing is added: the same as if all had been asked at once. */
START_TEST (test_more_seats)
{
  g_autoptr (Fixture) fixture = fixture_new ();
  g_autoptr (DulleGameAnalysis) one = NULL;
  g_autoptr (DulleGameAnalysis) both = NULL;
  g_autoptr (DulleGameAnalysis) unkept = NULL;
  Answer answers[3] = { 0 };

  ask (fixture, 1, NULL, &answers[0]);
  ask (fixture, 3, NULL, &answers[1]);
  one = finish (fixture, &answers[0], NULL);
  both = finish (fixture, &answers[1], NULL);
  ck_assert_uint_eq (both->graded.seats, 3);

  dulle_session_analyse_async (fixture->driver->session, 0, 1, &both->record, 3, NULL, NULL,
                               answer_cb, &answers[2]);
  unkept = finish (fixture, &answers[2], NULL);
  ck_assert_int_eq (unkept->graded.tournament, 0);
  assert_same (unkept, both);
  ck_assert_uint_le (fixture->n_graded, 2);
}
END_TEST

/* Two games of a tournament at the same time: each answer is of the one that was asked about. */
START_TEST (test_two_games)
{
  g_autoptr (Fixture) fixture = fixture_new ();
  Answer answers[2] = { 0 };

  dulle_session_next_game (fixture->driver->session);
  driver_run_to (fixture->driver, DULLE_EVENT_OVER);
  for (guint i = 0; i < G_N_ELEMENTS (answers); i++)
    dulle_session_analyse_async (fixture->driver->session, TOURNAMENT, i + 1, NULL, 1, NULL, NULL,
                                 answer_cb, &answers[i]);
  for (guint i = 0; i < G_N_ELEMENTS (answers); i++)
    {
      g_autoptr (DulleGameAnalysis) analysis = finish (fixture, &answers[i], NULL);

      ck_assert_ptr_nonnull (analysis);
      ck_assert_uint_eq (analysis->graded.number, i + 1);
    }
}
END_TEST

typedef struct
{
  Answer answer;
  guint  n_reports;
} Follower;

static void
report_cb (guint    done,
           guint    n,
           gpointer follower)
{
  ck_assert_uint_le (done, n);
  ((Follower *) follower)->n_reports++;
}

/* All who wait for the same hear how far it is. */
START_TEST (test_progress)
{
  g_autoptr (Fixture) fixture = fixture_new ();
  Follower followers[2] = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (followers); i++)
    dulle_session_analyse_async (fixture->driver->session, TOURNAMENT, 1, NULL, 1, NULL, report_cb,
                                 answer_cb, &followers[i]);
  for (guint i = 0; i < G_N_ELEMENTS (followers); i++)
    dulle_game_analysis_unref (finish (fixture, &followers[i].answer, NULL));
  ck_assert_uint_gt (followers[0].n_reports, 0);
  ck_assert_uint_eq (followers[0].n_reports, followers[1].n_reports);
}
END_TEST

START_TEST (test_cancel)
{
  g_autoptr (Fixture) fixture = fixture_new ();
  g_autoptr (DulleGameAnalysis) analysis = NULL;
  Answer answers[2] = { 0 };

  /* The other one still gets it. */
  for (guint n_left = 0; n_left < 2; n_left++)
    {
      g_autoptr (GCancellable) cancellable = g_cancellable_new ();
      g_autoptr (GError) error = NULL;

      ask (fixture, 1, cancellable, &answers[0]);
      if (n_left > 0)
        ask (fixture, 1, NULL, &answers[1]);
      g_cancellable_cancel (cancellable);
      ck_assert_ptr_null (finish (fixture, &answers[0], &error));
      ck_assert (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED));
    }
  analysis = finish (fixture, &answers[1], NULL);
  ck_assert_uint_eq (analysis->graded.seats, 1);
}
END_TEST

static void
cancel_cb (guint    done,
           guint    n,
           gpointer answer)
{
  g_cancellable_cancel (g_object_get_data (G_OBJECT (((Answer *) answer)->result), "cancellable"));
}

/* It is stopped in the middle, and can be asked for again. */
START_TEST (test_cancel_running)
{
  g_autoptr (Fixture) fixture = fixture_new ();
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (DulleGameAnalysis) analysis = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GTask) holder = g_task_new (NULL, NULL, NULL, NULL);
  Answer answer = { .result = G_ASYNC_RESULT (g_object_ref (holder)) };

  g_object_set_data (G_OBJECT (holder), "cancellable", cancellable);
  dulle_session_analyse_async (fixture->driver->session, TOURNAMENT, 1, NULL, 1, cancellable,
                               cancel_cb, answer_cb, &answer);
  ck_assert_ptr_null (finish (fixture, &answer, &error));
  ck_assert (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED));
  ck_assert_uint_eq (fixture->n_graded, 0);

  ask (fixture, 1, NULL, &answer);
  analysis = finish (fixture, &answer, NULL);
  ck_assert_uint_eq (analysis->graded.seats, 1);
  ck_assert_uint_eq (fixture->n_graded, 1);
}
END_TEST

START_TEST (test_close)
{
  g_autoptr (Fixture) fixture = fixture_new ();
  Answer answers[3] = { 0 };

  ask (fixture, 1, NULL, &answers[0]);
  ask (fixture, 3, NULL, &answers[1]);
  dulle_session_close (fixture->driver->session);
  ask (fixture, 1, NULL, &answers[2]);
  for (guint i = 0; i < G_N_ELEMENTS (answers); i++)
    {
      g_autoptr (GError) error = NULL;

      ck_assert_ptr_null (finish (fixture, &answers[i], &error));
      ck_assert (g_error_matches (error, DULLE_SESSION_ERROR, DULLE_SESSION_ERROR_CLOSED));
    }
}
END_TEST

START_TEST (test_not_there)
{
  g_autoptr (Fixture) fixture = fixture_new ();
  g_autoptr (GError) error = NULL;
  Answer answer = { 0 };

  dulle_session_analyse_async (fixture->driver->session, TOURNAMENT, 99, NULL, 1, NULL, NULL,
                               answer_cb, &answer);
  ck_assert_ptr_null (finish (fixture, &answer, &error));
  ck_assert (g_error_matches (error, DULLE_SESSION_ERROR, DULLE_SESSION_ERROR_NOT_FOUND));
}
END_TEST

SUITE ("grader",
       test_kept,
       test_more_seats,
       test_two_games,
       test_progress,
       test_cancel,
       test_cancel_running,
       test_close,
       test_not_there)
