/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The door of the computer players: a view in, a decision out. What thinks
 * behind it (a policy, later a search) is chosen by kind.
 */
#pragma once

#include "reason.h"

#include "engine/game.h"
#include "engine/rng.h"

typedef enum
{
  DULLE_PLAYER_RANDOM,
  DULLE_PLAYER_POLICY,
  DULLE_PLAYER_EASY,
  DULLE_PLAYER_NORMAL,
  DULLE_PLAYER_STRONG,
  DULLE_PLAYER_MASTER,
  DULLE_N_PLAYERS,
} DullePlayerKind;

/**
 * DullePlayer:
 * @kind: who thinks
 * @seed: with the same view and seed, the decision is the same on any machine
 * @stop: (nullable): set to 1 from any thread to be answered soon; read atomically
 * @threads: how many threads may think; 0 is 1. The decision is the same
 */
typedef struct
{
  DullePlayerKind kind;
  uint64_t        seed;
  const int      *stop;
  unsigned        threads;
} DullePlayer;

/**
 * DulleAlternative:
 * @value: expected points for the player, or the policy's preference where it
 *   does not calculate
 * @spread: the standard error of @value, 0 where it is not estimated
 */
typedef struct
{
  DulleAction action;
  float       value;
  float       spread;
} DulleAlternative;

/**
 * DulleDecision:
 * @action: what the player does
 * @reason: the main reason for it
 * @alternatives: everything that was considered, the best first
 */
typedef struct
{
  DulleAction      action;
  DulleReason      reason;
  unsigned         n_alternatives;
  DulleAlternative alternatives[DULLE_MAX_ACTIONS];
} DulleDecision;

/* A stream of chance of its own for every decision, made of nothing but view and
 * seed. */
DulleRng dulle_player_rng (const DullePlayer *player,
                           const DulleView   *view);

/**
 * dulle_player_act:
 * @view: a view whose own seat is on turn
 *
 * Decides the call or the card that the game waits for.
 */
DulleDecision dulle_player_act (const DullePlayer *player,
                                const DulleView   *view);

/**
 * dulle_player_speak:
 * @view: a view of any moment behind the auction
 * @announcement: (out): what the player announces or declares
 *
 * Asked after each action and before each own one.
 *
 * Returns: whether the player announces something now
 */
bool dulle_player_speak (const DullePlayer *player,
                         const DulleView   *view,
                         DulleAction       *announcement);

/**
 * dulle_players_speak:
 * @players: who plays each seat
 * @silent: a seat that is not asked, or %DULLE_NO_SEAT
 * @announcement: (out): what is announced
 *
 * Asks one player after the other, beginning with the seat on turn. To be called
 * again after an announcement, until nobody has one left.
 *
 * Returns: whether somebody announces
 */
bool dulle_players_speak (const DullePlayer players[DULLE_N_SEATS],
                          const DulleGame  *game,
                          uint8_t           silent,
                          DulleAction      *announcement);

/* What is done next where computers play all seats. */
DulleAction dulle_players_next (const DullePlayer players[DULLE_N_SEATS],
                                const DulleGame  *game);

/* "random", "policy", for the command line. */
const char *dulle_player_id (DullePlayerKind kind);
bool        dulle_player_from_id (const char      *id,
                                  DullePlayerKind *kind);
