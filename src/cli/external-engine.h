/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * External engines: programs that play in a match and answer as `dulle-cli engine` does.
 */
#pragma once

#include "lab/match.h"

typedef struct _DulleExternalEngine DulleExternalEngine;

/**
 * dulle_external_engine_start:
 * @command: a command line, as a shell would split it
 * @timeout: how many seconds to wait for an answer
 *
 * Starts the program. Whatever it writes to standard error is shown.
 *
 * Returns: (transfer full) (nullable): the engine, to be ended by
 *   dulle_external_engine_end(); or %NULL with @error set
 */
DulleExternalEngine *dulle_external_engine_start (const char *command,
                                                  unsigned    timeout,
                                                  GError    **error);

/* The engine as a player of a match. @engine must outlive the match and can play in one
 * thread only. */
DulleExternalPlayer dulle_external_engine_player (DulleExternalEngine *engine);

void dulle_external_engine_end (DulleExternalEngine *engine);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DulleExternalEngine, dulle_external_engine_end)
