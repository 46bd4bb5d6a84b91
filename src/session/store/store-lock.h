/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A lock beside SQLite's. A process loses all of those as soon as it closes any other
 * descriptor of the file, such as that of a file chooser or of somebody who looks what the
 * file holds; this one belongs to its own descriptor.
 */
#pragma once

#include <glib.h>

#include "tournament/session-error.h"

G_BEGIN_DECLS

#define DULLE_NO_LOCK -1

/**
 * dulle_store_lock:
 * @path: a file, which is made if it is to be written and there is none
 * @writes: whether nobody else may have it open; otherwise nobody else may write it
 * @lock: (inout): %DULLE_NO_LOCK, which it stays where the file or its file system cannot be
 *   locked
 *
 * Returns: %DULLE_SESSION_ERROR_BUSY if another program has it, or this one has already
 */
DulleSessionError dulle_store_lock (const char *path,
                                    gboolean    writes,
                                    int        *lock);

/* To be called after SQLite has closed the file. */
void dulle_store_unlock (int *lock);

G_END_DECLS
