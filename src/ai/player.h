/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The computer players: a view goes in, a decision comes out. The kind of the player says
 * how it decides: by the policy or by a search. The linear player is the policy without
 * its net: a sum that can be read.
 */
#pragma once

#include "decision.h"
#include "engine/game.h"
#include "rollout.h"
#include "style.h"

typedef enum
{
  DULLE_PLAYER_RANDOM,
  DULLE_PLAYER_LINEAR,
  DULLE_PLAYER_POLICY,
  DULLE_PLAYER_BEGINNER,
  DULLE_PLAYER_EASY,
  DULLE_PLAYER_NORMAL,
  DULLE_PLAYER_STRONG,
  DULLE_PLAYER_MASTER,
  DULLE_N_PLAYERS,
} DullePlayerKind;

/* A kind of player, the limits of its decisions, and its way to play. */
typedef struct
{
  DullePlayerKind kind;
  DulleLimits     limits;
  DulleStyle      style;
} DullePlayer;

/* Returns: (nullable): how much a kind of player searches; %NULL if it does not search */
const DulleBudget *dulle_player_budget (DullePlayerKind kind);

/**
 * dulle_player_act:
 * @view: a view in which it is the viewer's turn
 *
 * Decides the action that the game waits for, such as a call or a card.
 */
DulleDecision dulle_player_act (const DullePlayer *player,
                                const DulleView   *view);

/**
 * dulle_player_announce:
 * @view: a view at any time; before the end of the auction the answer is always no
 * @announcement: (out): what the player announces or declares
 *
 * To be called after each action, and before each of the player's own.
 *
 * Returns: whether the player announces something now
 */
bool dulle_player_announce (const DullePlayer *player,
                            const DulleView   *view,
                            DulleAction       *announcement);

/**
 * dulle_players_announce:
 * @players: the player on each seat
 * @silent: a bit (1 << seat) for each seat that is not asked
 * @announcement: (out): the first announcement that a player makes
 *
 * Asks one player after another, starting with the seat whose turn it is. To be called again
 * after each announcement, until nobody makes one.
 *
 * Returns: whether a player announces something
 */
bool dulle_players_announce (const DullePlayer players[DULLE_N_SEATS],
                             const DulleGame  *game,
                             unsigned          silent,
                             DulleAction      *announcement);

/* The next action if computer players have all seats. */
DulleAction dulle_players_next (const DullePlayer players[DULLE_N_SEATS],
                                const DulleGame  *game);

/* The names of kinds on the command line, such as “random” and “policy”. */
const char *dulle_player_id (DullePlayerKind kind);
bool        dulle_player_from_id (const char      *id,
                                  DullePlayerKind *kind);
