/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the computer thinks of all that one player decided in a game.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* By the points that a decision cost. */
typedef enum
{
  DULLE_VERDICT_BEST,
  DULLE_VERDICT_GOOD,
  DULLE_VERDICT_DOUBTFUL,
  DULLE_VERDICT_ERROR,
  DULLE_N_VERDICTS,
} DulleVerdictMark;

/**
 * DulleGrade:
 * @marks: how many decisions have each mark
 * @lost: the points that they cost, all together
 * @luck: the points that came by neither the cards at the beginning nor the decisions:
 *   how the cards lay and what the others did
 */
typedef struct
{
  guint  marks[DULLE_N_VERDICTS];
  double lost;
  double luck;
} DulleGrade;

/* How many decisions were judged. */
static inline guint
dulle_grade_n (const DulleGrade *grade)
{
  guint n = 0;

  for (guint mark = 0; mark < DULLE_N_VERDICTS; mark++)
    n += grade->marks[mark];

  return n;
}

G_END_DECLS
