/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Bock rounds: games that count more after certain events. Feldmeier,
 * "Bockrunden"; FreeDoko rules, "Bockrunden".
 */
#pragma once

#include "score.h"

/* The most players that can sit at one table. */
#define DULLE_MAX_PLAYERS 7

/* The highest factor that a game can have. */
#define DULLE_MAX_BOCK 1024

/**
 * DulleBock:
 * @n_games: how many of the next ordinary deals are bock games
 * @folds: for the first of them, how often bock applies to each; where bock games are
 *   appended, always once
 *
 * Filled with zeros, it holds no bock games.
 */
typedef struct
{
  uint16_t n_games;
  uint8_t  folds[DULLE_MAX_PLAYERS];
} DulleBock;

/* The factor of the next game, 1 without bock. */
unsigned dulle_bock_factor (const DulleBock  *bock,
                            const DulleRules *rules);

/* Whether a game that is over is followed by bock. */
bool dulle_bock_is_triggered (const DulleBoard  *board,
                              const DulleResult *result);

/* Uses up one bock game, once an ordinary deal has been played. */
void dulle_bock_use (DulleBock *bock);

/* Makes the next @n_players ordinary deals bock games, or adds a fold to them. */
void dulle_bock_make (DulleBock        *bock,
                      const DulleRules *rules,
                      unsigned          n_players);
