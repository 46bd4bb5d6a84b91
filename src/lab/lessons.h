/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Lessons for the net: decisions from games in which each legal card was tried.
 */
#pragma once

#include <glib.h>

#include "ai/policy.h"

/**
 * DulleLessonCard:
 * @inputs: the inputs of the net
 * @base: its value by the weighted features alone
 * @score: the utility that it led to, in points
 * @count: how much it counts
 */
typedef struct
{
  int16_t inputs[DULLE_N_CARD_INPUTS];
  float   base;
  float   score;
  float   count;
} DulleLessonCard;

/**
 * DulleLesson:
 * @role: whose decision it was
 * @place: whether it was a lead
 * @n_cards: the number of its cards
 * @first: the index of the first of them
 * @inputs: what they have in common
 */
typedef struct
{
  uint8_t  role;
  uint8_t  place;
  uint8_t  n_cards;
  unsigned first;
  int16_t  inputs[DULLE_N_SHARED];
} DulleLesson;

/* Lessons and their cards, in the order of the games. */
typedef struct
{
  GArray *lessons;
  GArray *cards;
} DulleLessons;

/**
 * DulleLessonPlan:
 * @seed: the same seed and number of games give the same lessons
 * @n_games: the number of games
 * @n_threads: the number of threads, which does not change the lessons
 * @player: who plays the games, and finishes them after each card
 */
typedef struct
{
  uint64_t            seed;
  unsigned            n_games;
  unsigned            n_threads;
  const DulleWeights *player;
} DulleLessonPlan;

void dulle_lessons_collect (const DulleLessonPlan *plan,
                            DulleLessons          *lessons);

void dulle_lessons_clear (DulleLessons *lessons);
