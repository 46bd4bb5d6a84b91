/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Yardsticks: players that are told what their seat may not know. They say how much
 * there is to gain by guessing better, play in matches only, and are the one place
 * that is given a whole game to think about.
 */
#pragma once

#include "player.h"

/**
 * DulleOracle:
 * @DULLE_ORACLE_NONE: told nothing: not for the functions below
 * @DULLE_ORACLE_PARTIES: the player, told who plays with whom
 * @DULLE_ORACLE_CARDS: sees all cards when it calls and plays; else the same
 */
typedef enum
{
  DULLE_ORACLE_NONE,
  DULLE_ORACLE_PARTIES,
  DULLE_ORACLE_CARDS,
  DULLE_N_ORACLES,
} DulleOracle;

/* What the seat on turn does; see dulle_player_act(). */
DulleAction dulle_oracle_act (const DullePlayer *player,
                              DulleOracle        oracle,
                              const DulleGame   *game);

/* As dulle_player_speak(), for @seat. */
bool dulle_oracle_speak (const DullePlayer *player,
                         const DulleGame   *game,
                         uint8_t            seat,
                         DulleAction       *announcement);

/**
 * dulle_oracle_from_id:
 * @id: the name of a player, with “+parties” or “+cards” behind it or nothing
 *
 * Returns: whether there is such a player
 */
bool dulle_oracle_from_id (const char      *id,
                           DullePlayerKind *kind,
                           DulleOracle     *oracle);
