/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Another program with two pipes: text goes in, lines come back. Whatever it writes to
 * standard error is shown.
 */
#pragma once

#include <glib.h>
#include <stdbool.h>

/* A longer line is an error. */
#define DULLE_LONGEST_ANSWER 4096

typedef struct _DulleGuestProcess DulleGuestProcess;

/**
 * dulle_guest_process_start:
 * @command: a command line, as a shell would split it
 *
 * All errors are sentences that begin with @command.
 *
 * Returns: (transfer full) (nullable): the process, to be ended by dulle_guest_process_end();
 *   or %NULL with @error set
 */
DulleGuestProcess *dulle_guest_process_start (const char *command,
                                              GError    **error);

bool dulle_guest_process_write (DulleGuestProcess *guest,
                                const GString     *text,
                                GError           **error);

/**
 * dulle_guest_process_read:
 * @timeout: how many seconds to wait for the line
 * @stop: (nullable): waits no longer once it is not 0; read atomically
 * @question: what the line answers, for the error
 *
 * Returns: (transfer full) (nullable): the next line of its output
 */
char *dulle_guest_process_read (DulleGuestProcess *guest,
                                unsigned           timeout,
                                const int         *stop,
                                const char        *question,
                                GError           **error);

/* Sets an error about what the program does. Returns: %FALSE, for the caller to return */
bool dulle_guest_process_blame (const char *command,
                                GError    **error,
                                int         code,
                                const char *format,
                                ...) G_GNUC_PRINTF (4, 5);

void dulle_guest_process_end (DulleGuestProcess *guest);

/* Kills all of them, and what they have started. May be called by a handler of signals. */
void dulle_guest_process_kill_all (void);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DulleGuestProcess, dulle_guest_process_end)
