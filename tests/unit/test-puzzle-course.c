/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Which puzzles are asked: those of a day, those that were missed, and mixed ones.
 */
#include "learn/puzzle-course.h"

#include "shipped-puzzles.h"
#include "suite.h"

static GArray *
list_places (const DullePuzzleBook *book,
             DullePuzzleCourseKind  kind,
             guint32                day,
             const GArray          *attempts,
             gint64                 now)
{
  DullePuzzleCourse course = {
    .kind = kind,
    .themes = 1u << DULLE_THEME_SMEAR,
    .day = day,
    .now = now,
    .rating = DULLE_PUZZLE_FIRST_RATING,
    .attempts = attempts,
  };

  return dulle_puzzle_course_places (&course, book);
}

/* The sheet of a day has five puzzles, always the same ones, each of another theme; that of
 * the next day has others. */
START_TEST (test_day)
{
  g_autoptr (DullePuzzleBook) book = open_shipped_puzzles ();
  g_autoptr (GArray) today = list_places (book, DULLE_COURSE_DAY, 739000, NULL, 0);
  g_autoptr (GArray) again = list_places (book, DULLE_COURSE_DAY, 739000, NULL, 0);
  g_autoptr (GArray) tomorrow = list_places (book, DULLE_COURSE_DAY, 739001, NULL, 0);

  ck_assert_uint_eq (today->len, DULLE_DAY_PUZZLES);
  ck_assert_mem_eq (today->data, again->data, today->len * sizeof (guint));
  ck_assert_mem_ne (today->data, tomorrow->data, today->len * sizeof (guint));
}
END_TEST

/* A missed puzzle comes back after a day, after three more once it was solved, and so on. */
START_TEST (test_missed)
{
  g_autoptr (DullePuzzleBook) book = open_shipped_puzzles ();
  g_autoptr (GArray) attempts = g_array_new (FALSE, FALSE, sizeof (DulleAttempt));
  static const guint days[] = { 1, 3, 7, 21 };
  const char        *id = dulle_puzzle_book_head (book, 3)->id;
  gint64             now = 0;

  for (guint i = 0; i <= G_N_ELEMENTS (days); i++)
    {
      DulleAttempt attempt = dulle_attempt_make (DULLE_ATTEMPT_PUZZLE, id, "smear", i > 0);
      g_autoptr (GArray) early = NULL;
      g_autoptr (GArray) due = NULL;
      guint pause = i < G_N_ELEMENTS (days) ? days[i] : 1000;

      attempt.made = now;
      g_array_append_val (attempts, attempt);
      early = list_places (book, DULLE_COURSE_MISSED, 1, attempts,
                           now + (gint64) pause * G_TIME_SPAN_DAY - 1);
      now += (gint64) pause * G_TIME_SPAN_DAY;
      due = list_places (book, DULLE_COURSE_MISSED, 1, attempts, now);
      ck_assert_uint_eq (early->len, 0);
      ck_assert_uint_eq (due->len, i < G_N_ELEMENTS (days) ? 1 : 0);
    }
}
END_TEST

/* Solving a missed puzzle before it is due brings it back neither later nor for the last time. */
START_TEST (test_missed_early)
{
  g_autoptr (DullePuzzleBook) book = open_shipped_puzzles ();
  g_autoptr (GArray) attempts = g_array_new (FALSE, FALSE, sizeof (DulleAttempt));
  g_autoptr (GArray) early = NULL;
  g_autoptr (GArray) due = NULL;
  const char *id = dulle_puzzle_book_head (book, 3)->id;

  for (guint hour = 0; hour < 6; hour++)
    {
      DulleAttempt attempt = dulle_attempt_make (DULLE_ATTEMPT_PUZZLE, id, "smear", hour > 0);

      attempt.made = hour * G_TIME_SPAN_HOUR;
      g_array_append_val (attempts, attempt);
    }
  early = list_places (book, DULLE_COURSE_MISSED, 1, attempts, G_TIME_SPAN_DAY - 1);
  due = list_places (book, DULLE_COURSE_MISSED, 1, attempts, G_TIME_SPAN_DAY);
  ck_assert_uint_eq (early->len, 0);
  ck_assert_uint_eq (due->len, 1);
}
END_TEST

/* Mixed ones have about the person's rating; those that were tried come last. */
START_TEST (test_mixed)
{
  g_autoptr (DullePuzzleBook) book = open_shipped_puzzles ();
  g_autoptr (GArray) attempts = g_array_new (FALSE, FALSE, sizeof (DulleAttempt));
  g_autoptr (GArray) places = list_places (book, DULLE_COURSE_MIXED, 1, attempts, 0);
  g_autoptr (GArray) again = NULL;
  guint        first = g_array_index (places, guint, 0);
  DulleAttempt attempt = dulle_attempt_make (
      DULLE_ATTEMPT_PUZZLE, dulle_puzzle_book_head (book, first)->id, "smear", TRUE);

  ck_assert_int_lt (abs ((int) dulle_puzzle_book_head (book, first)->rating -
                         DULLE_PUZZLE_FIRST_RATING),
                    400);
  g_array_append_val (attempts, attempt);
  again = list_places (book, DULLE_COURSE_MIXED, 1, attempts, 0);
  ck_assert_uint_eq (again->len, places->len);
  ck_assert_uint_eq (g_array_index (again, guint, again->len - 1), first);
}
END_TEST

SUITE ("puzzle-course",
       test_day,
       test_missed,
       test_missed_early,
       test_mixed)
