/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What analyses are made of: qualities by what was lost, sums of grades, words of reasons.
 */
#include "engine/annotation.h"

#include "suite.h"

START_TEST (test_qualities)
{
  static const struct
  {
    double      lost;
    const char *id;
  } cases[] = {
    { -1, "best" },
    { 0, "best" },
    { 0.05, "best" },
    { 0.06, "good" },
    { 0.25, "good" },
    { 0.26, "doubtful" },
    { 0.75, "doubtful" },
    { 0.76, "error" },
    { 1000, "error" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++)
    ck_assert_str_eq (dulle_move_quality_id (dulle_move_quality (cases[i].lost)), cases[i].id);
}
END_TEST

START_TEST (test_sum)
{
  DulleGrade       sum = { .n_moves = { 1, 2, 3, 4 }, .lost = 1, .luck = -2 };
  const DulleGrade more = { .n_moves = { 10, 20, 30, 40 }, .lost = 0.5, .luck = 3 };

  ck_assert_uint_eq (dulle_grade_n_moves (&sum), 10);
  dulle_grade_add (&sum, &more);
  for (unsigned i = 0; i < DULLE_N_MOVE_QUALITIES; i++)
    ck_assert_uint_eq (sum.n_moves[i], 11 * (i + 1));
  ck_assert_uint_eq (dulle_grade_n_moves (&sum), 110);
  ck_assert (sum.lost == 1.5 && sum.luck == 1);
}
END_TEST

/* Each has a word of its own, from the first to the last. */
START_TEST (test_reasons)
{
  DulleReason found = DULLE_N_REASONS;

  for (unsigned reason = 0; reason < DULLE_N_REASONS; reason++)
    {
      ck_assert (dulle_reason_parse (dulle_reason_id (reason), &found));
      ck_assert_uint_eq (found, reason);
    }
  ck_assert (!dulle_reason_parse ("fancy", &found));
  ck_assert (!dulle_reason_parse (NULL, &found));
}
END_TEST

START_TEST (test_silence)
{
  DulleAnnotation annotation = { .best = dulle_action_announce (0, DULLE_LEVEL_NONE) };

  ck_assert (dulle_annotation_prefers_silence (&annotation));
  annotation.best.level = DULLE_LEVEL_PARTY;
  ck_assert (!dulle_annotation_prefers_silence (&annotation));
  annotation.best = dulle_action_play (0, DULLE_HEART_TEN);
  ck_assert (!dulle_annotation_prefers_silence (&annotation));
}
END_TEST

SUITE ("annotation", test_qualities, test_sum, test_reasons, test_silence)
