/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * SQLite's write-ahead log. After the end of a process it holds what was saved last, and
 * SQLite ignores what comes after the first damage in it, without a word.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What SQLite leaves beside a file when a process dies. Without its log a file is an older
 * state of the game; the other one is made anew. */
#define DULLE_STORE_LOG   "-wal"
#define DULLE_STORE_INDEX "-shm"

/**
 * dulle_store_log_length:
 * @path: a file that nobody has open
 *
 * Returns: how many frames of the log beside it belong to what was saved, as its frames
 *   say, whether they are whole or not
 */
guint dulle_store_log_length (const char *path);

G_END_DECLS
