/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Programs from outside that play in a match: they are asked as `dulle-cli engine` is.
 */
#pragma once

#include "ai/match.h"

typedef struct _DulleCliGuest DulleCliGuest;

/**
 * dulle_cli_guest_start:
 * @command: a command line, as a shell would split it
 * @patience: for how many seconds an answer is waited for
 *
 * Starts the program. What it writes to standard error is shown.
 *
 * Returns: (transfer full) (nullable): the program; if it could not be started, a
 *   sentence was printed. To be ended by dulle_cli_guest_end()
 */
DulleCliGuest *dulle_cli_guest_start (const char *command,
                                      unsigned    patience);

/* Who plays in the match; @guest must outlive it, and plays in one thread. */
DulleGuest dulle_cli_guest_player (DulleCliGuest *guest);

/* What was wrong with an answer: a sentence that names the program; or %NULL. */
const char *dulle_cli_guest_complaint (const DulleCliGuest *guest);

void dulle_cli_guest_end (DulleCliGuest *guest);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DulleCliGuest, dulle_cli_guest_end)
