/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Bock rounds: games that count more after certain events. Feldmeier,
 * "Bockrunden"; FreeDoko rules, "Bockrunden".
 */
#pragma once

#include "score.h"

/* More players than ever sit at one table. */
#define DULLE_MAX_PLAYERS 7

/* The highest factor that a game is ever given. */
#define DULLE_MAX_BOCK 1024

/**
 * DulleBock:
 * @n_games: how many of the next ordinary deals are bock games
 * @folds: how many times bock each of the first of them is; where bock games are
 *   appended each is one
 *
 * Zero-filled, it holds no bock games.
 */
typedef struct
{
  uint16_t n_games;
  uint8_t  folds[DULLE_MAX_PLAYERS];
} DulleBock;

/* The factor of the next game, 1 without bock. */
unsigned dulle_bock_factor (const DulleBock  *bock,
                            const DulleRules *rules);

/* Whether a game that is over makes bock. */
bool dulle_bock_is_triggered (const DulleBoard  *board,
                              const DulleResult *result);

/* Takes a bock game off, when an ordinary deal has been played. */
void dulle_bock_use (DulleBock *bock);

/* Makes the next @n_players ordinary deals bock games, or adds a fold to them. */
void dulle_bock_make (DulleBock        *bock,
                      const DulleRules *rules,
                      unsigned          n_players);
