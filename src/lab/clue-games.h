/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Games to learn from what clues tell about the parties: for each moment, what a seat could
 * believe without any clue, the clues until then, and the truth.
 */
#pragma once

#include <glib.h>

#include "ai/clue.h"

/* The possible partitions into parties in a normal game, each by the seats that are Re. */
#define DULLE_N_SPREADS 10
extern const uint8_t dulle_spreads[DULLE_N_SPREADS];

/* The kinds of players that are learned from. */
#define DULLE_N_CLUE_PLAYERS 7

/* Returns: the name of the player, as in a match */
const char *dulle_clue_player (unsigned which);

/**
 * DulleClueMoment:
 * @n_clues: the number of clues of the game so far
 * @viewer: the seat that is about to play
 * @truth: the number of the spread that is true
 * @prior: the chances of the spreads to the viewer, without clues
 */
typedef struct
{
  uint8_t n_clues;
  uint8_t viewer;
  uint8_t truth;
  float   prior[DULLE_N_SPREADS];
} DulleClueMoment;

/**
 * DulleClueGame:
 * @player: who plays on all seats
 * @weight: how much its moments count
 * @n_clues: the number of its clues, all its cards
 * @n_moments: the number of its moments at which the viewer did not know the parties
 */
typedef struct
{
  uint8_t  player;
  uint8_t  n_clues;
  uint8_t  n_moments;
  float    weight;
  unsigned first_clue;
  unsigned first_moment;
} DulleClueGame;

/* The games in their order, with their clues and moments. */
typedef struct
{
  GArray *games;
  GArray *clues;
  GArray *moments;
} DulleClueGames;

/**
 * DulleCluePlan:
 * @seed: the same seed and number of deals give the same games
 * @n_deals: the number of deals, of which those count that become normal games
 * @n_threads: the number of threads, which does not change the games
 */
typedef struct
{
  uint64_t seed;
  unsigned n_deals;
  unsigned n_threads;
} DulleCluePlan;

/* Starts without games; to be cleared by dulle_clue_games_clear(). */
void dulle_clue_games_init (DulleClueGames *games);

/* Adds the games of the plan, by the official rules. */
void dulle_clue_games_collect (const DulleCluePlan *plan,
                               DulleClueGames      *games);

void dulle_clue_games_clear (DulleClueGames *games);
