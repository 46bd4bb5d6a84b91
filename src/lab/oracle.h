/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Oracles: players that see what is hidden from their seat. They show how much better
 * guessing could gain at most. They play in matches only, and are the only players that
 * are given a whole game instead of a view.
 */
#pragma once

#include "ai/player.h"

/**
 * DulleOracle:
 * @DULLE_ORACLE_NONE: no oracle; not for the functions below
 * @DULLE_ORACLE_PARTIES: the player knows who plays with whom
 * @DULLE_ORACLE_CARDS: besides, the player sees all cards when it calls and plays
 */
typedef enum
{
  DULLE_ORACLE_NONE,
  DULLE_ORACLE_PARTIES,
  DULLE_ORACLE_CARDS,
  DULLE_N_ORACLES,
} DulleOracle;

/* The decision of the seat whose turn it is; see dulle_player_act(). */
DulleAction dulle_oracle_act (const DullePlayer *player,
                              DulleOracle        oracle,
                              const DulleGame   *game);

/* Like dulle_player_announce(), for @seat. */
bool dulle_oracle_announce (const DullePlayer *player,
                            const DulleGame   *game,
                            uint8_t            seat,
                            DulleAction       *announcement);

/**
 * dulle_oracle_from_id:
 * @id: the id of a player, alone or followed by “+parties” or “+cards”
 * @oracle: (out): %DULLE_ORACLE_NONE if the player is no oracle
 *
 * Returns: whether there is such a player
 */
bool dulle_oracle_from_id (const char      *id,
                           DullePlayerKind *kind,
                           DulleOracle     *oracle);
