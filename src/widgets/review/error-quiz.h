/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The errors of one player as questions: which are asked, what an answer costs, and how it
 * went. Values without widgets.
 */
#pragma once

#include "session/measures.h"
#include "tournament/game-analysis.h"

G_BEGIN_DECLS

/* What an answer was. */
typedef enum
{
  DULLE_ANSWER_BEST,
  DULLE_ANSWER_AS_GOOD,
  DULLE_ANSWER_SAME,
  DULLE_ANSWER_WRONG,
} DulleAnswer;

/* How a question ended. */
typedef enum
{
  DULLE_QUIZ_OPEN,
  DULLE_QUIZ_FOUND,
  DULLE_QUIZ_FOUND_LATER,
  DULLE_QUIZ_SHOWN,
  DULLE_N_QUIZ_OUTCOMES,
} DulleQuizOutcome;

/**
 * DulleQuizQuestion:
 * @annotation: the decision, which cost points
 * @measure: what its alternatives are worth
 * @taken: what was done; an announcement of %DULLE_LEVEL_NONE is silence
 * @n_tries: how often it was answered
 * @outcome: how it ended, if it did
 */
typedef struct
{
  DulleAnnotation  annotation;
  DulleMeasure     measure;
  DulleAction      taken;
  guint            n_tries;
  DulleQuizOutcome outcome;
} DulleQuizQuestion;

/* An answer may be tried so often. */
#define DULLE_QUIZ_TRIES 2

/**
 * dulle_error_quiz_new:
 * @analysis: of @seat, at least
 * @measures: (element-type DulleMeasure): of @seat, at least
 *
 * Asks for each decision that was doubtful or an error. Of what was not measured it cannot
 * ask.
 *
 * Returns: (transfer full) (element-type DulleQuizQuestion): in the order of the game
 */
GArray *dulle_error_quiz_new (const DulleGameAnalysis *analysis,
                              const GArray            *measures,
                              guint8                   seat);

/* What @action costs: of two differences the one that the analysis vouches for is known, so
 * the others are scaled by it. Below 0 if it was not considered. */
float dulle_quiz_cost (const DulleQuizQuestion *self,
                       const DulleAction       *action);

/* Counts a try; after the last one, the answer is shown. */
DulleAnswer dulle_quiz_answer (DulleQuizQuestion *self,
                               const DulleAction *action);

/* Gives the answer away. */
void dulle_quiz_show (DulleQuizQuestion *self);

/**
 * dulle_quiz_choices:
 * @choices: (out): room for %DULLE_MAX_MEASURED
 *
 * Returns: how many answers there are to choose from, in an order that gives nothing away
 */
guint dulle_quiz_choices (const DulleQuizQuestion *self,
                          DulleAction             *choices);

G_END_DECLS
