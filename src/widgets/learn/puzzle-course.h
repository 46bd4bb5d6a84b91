/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Which puzzles are asked, and in which order. Values without widgets.
 */
#pragma once

#include "learning/puzzle-book.h"
#include "learning/puzzle-themes.h"
#include "tournament/attempt.h"

G_BEGIN_DECLS

/* The puzzles of a day. */
#define DULLE_DAY_PUZZLES 5

/* A person whose rating is not known. */
#define DULLE_PUZZLE_FIRST_RATING 1200

/**
 * DullePuzzleCourseKind:
 * @DULLE_COURSE_MIXED: those not tried yet, about as hard as the person is good
 * @DULLE_COURSE_DAY: five that are the same for everybody on that day
 * @DULLE_COURSE_MISSED: those that were missed, after 1, 3, 7 and 21 days
 * @DULLE_COURSE_THEME: those of some themes, easy ones first
 */
typedef enum
{
  DULLE_COURSE_MIXED,
  DULLE_COURSE_DAY,
  DULLE_COURSE_MISSED,
  DULLE_COURSE_THEME,
} DullePuzzleCourseKind;

/**
 * DullePuzzleCourse:
 * @themes: of %DULLE_COURSE_THEME, a bit for each
 * @day: the Julian day
 * @now: in microseconds since 1970
 * @rating: the person's
 * @attempts: (element-type DulleAttempt) (nullable): what the person has tried, in order
 *
 * What is asked for.
 */
typedef struct
{
  DullePuzzleCourseKind kind;
  guint32               themes;
  guint32               day;
  gint64                now;
  double                rating;
  const GArray         *attempts;
} DullePuzzleCourse;

/* Returns: (transfer full) (element-type guint): the places of the puzzles in @book */
GArray *dulle_puzzle_course_places (const DullePuzzleCourse *course,
                                    const DullePuzzleBook   *book);

/**
 * DullePuzzleCount:
 * @n: all puzzles
 * @n_tried: how many the person has tried
 * @n_solved: how many of these were found out the last time
 */
typedef struct
{
  guint n;
  guint n_tried;
  guint n_solved;
} DullePuzzleCount;

/* Counts the puzzles of @themes, a bit for each. */
DullePuzzleCount dulle_puzzle_course_count (const DullePuzzleBook *book,
                                            guint32                themes,
                                            const GArray          *attempts);

G_END_DECLS
