/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * External engines: programs that play in a match and answer as `dulle-cli engine` does
 * (docs/engine-protocol.md).
 */
#pragma once

#include "lab/match.h"

/* The version of the protocol in which a game is told as it goes on. */
#define DULLE_PROTOCOL_VERSION 2

typedef struct _DulleExternalEngine DulleExternalEngine;

/**
 * dulle_external_engine_start:
 * @command: a command line, as a shell would split it
 * @timeout: how many seconds to wait for an answer
 * @stop: (nullable): the start fails once it is not 0; read atomically
 *
 * Starts the program and finds out which version of the protocol it speaks. With version 2
 * it is started once more for each other seat that it gets.
 *
 * Returns: (transfer full) (nullable): the engine, to be ended by
 *   dulle_external_engine_end(); or %NULL with @error set
 */
DulleExternalEngine *dulle_external_engine_start (const char *command,
                                                  unsigned    timeout,
                                                  const int  *stop,
                                                  GError    **error);

/* The engine as a player of a match. @engine must outlive the match and can play in one
 * thread only. */
DulleExternalPlayer dulle_external_engine_player (DulleExternalEngine *engine);

void dulle_external_engine_end (DulleExternalEngine *engine);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DulleExternalEngine, dulle_external_engine_end)

/* What may be said when a game waits for something, and what may be said besides. */
typedef enum
{
  DULLE_LEGAL_ACTS = 1 << 0,
  DULLE_LEGAL_ANNOUNCEMENTS = 1 << 1,
} DulleLegalKinds;

/* Appends what the seat of @view may do now, each action after a blank. */
void dulle_legal_actions_write (const DulleView *view,
                                DulleLegalKinds  kinds,
                                GString         *words);
