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
 * @DULLE_ORACLE_PARTIES: told who plays with whom
 * @DULLE_ORACLE_CARDS: sees all cards; of players that search
 */
typedef enum
{
  DULLE_ORACLE_NONE,
  DULLE_ORACLE_PARTIES,
  DULLE_ORACLE_CARDS,
  DULLE_N_ORACLES,
} DulleOracle;

/* As dulle_player_act(), for the seat on turn. */
DulleDecision dulle_oracle_act (const DullePlayer *player,
                                DulleOracle        oracle,
                                const DulleGame   *game);

/* As dulle_player_speak(), for @seat. */
bool dulle_oracle_speak (const DullePlayer *player,
                         DulleOracle        oracle,
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
