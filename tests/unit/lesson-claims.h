/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What the sentences of lessons say of games, as far as it can be computed again: patterns in
 * English and in German, and for each a function that looks whether it is so.
 */
#pragma once

#include "lab/label.h"
#include "learning/lesson.h"

/**
 * Said:
 * @answer: (nullable): what the text is said of; without it, it is the question
 * @proof: the values of the alternatives
 * @game: the game when the question is asked
 * @after: the game when all that follows the answer has been shown
 */
typedef struct
{
  const DulleLessonPosition *position;
  const DulleLessonAnswer   *answer;
  const DulleLabel          *proof;
  DulleGame                  game;
  DulleGame                  after;
} Said;

typedef enum
{
  IN_QUESTIONS = 1,
  IN_ANSWERS = 2,
  IN_BOTH = 3,
} ClaimPlaces;

/**
 * Claim:
 * @patterns: what says it, in English and in German
 * @holds: whether it is so
 * @places: where it is searched for
 */
typedef struct
{
  const char *patterns[DULLE_LESSON_N_LANGUAGES];
  bool (*holds) (const Said       *said,
                 const GMatchInfo *match);
  ClaimPlaces places;
} Claim;

#define N_LESSON_CLAIMS 18

extern const Claim lesson_claims[N_LESSON_CLAIMS];

/* Points that an answer costs; sentences that speak of an average have one. */
extern const Claim lesson_average;

/* Plays @answer in its deal, and what follows. */
void lesson_claims_play (const DulleLessonAnswer *answer,
                         DulleGame               *game);
