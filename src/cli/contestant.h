/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A player as it is named on the command line: a kind of ours, perhaps with a style, or an
 * external engine.
 */
#pragma once

#include "ai/player.h"
#include "external-engine.h"

/**
 * DulleContestant:
 * @name: as on the command line
 * @engine: (nullable): the external engine; %NULL for a player of ours
 */
typedef struct
{
  const char          *name;
  DullePlayer          player;
  DulleExternalEngine *engine;
  DulleExternalPlayer  external;
} DulleContestant;

/**
 * dulle_contestant_begin:
 * @name: such as “strong”, “normal/bold” or “exec:COMMAND”; must outlive @contestant
 * @timeout: how many seconds to wait for an answer of an engine
 *
 * Returns: whether there is such a player; if not, a sentence was printed
 */
bool dulle_contestant_begin (DulleContestant *contestant,
                             const char      *name,
                             unsigned         timeout);

void dulle_contestant_end (DulleContestant *contestant);

/* Tells an engine that a game begins, as @seat sees it. Returns: %FALSE, with an error, if the
 * engine has failed */
bool dulle_contestant_begin_game (const DulleContestant *contestant,
                                  const DulleGame       *game,
                                  unsigned               number,
                                  uint8_t                seat,
                                  GError               **error);

/* Tells it what has happened since. */
void dulle_contestant_see (const DulleContestant *contestant,
                           const DulleGame       *before,
                           const DulleGame       *after,
                           const DulleAction     *action,
                           uint8_t                seat);

/* What it does on its turn. Returns: %FALSE, with an error, if an engine gives no usable answer */
bool dulle_contestant_act (const DulleContestant *contestant,
                           const DulleView       *view,
                           DulleAction           *action,
                           GError               **error);

/* What it announces or declares, if anything; see dulle_player_announce(). */
bool dulle_contestant_announce (const DulleContestant *contestant,
                                const DulleView       *view,
                                bool                  *announces,
                                DulleAction           *announcement,
                                GError               **error);
