/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The file under a store: taking it for this process, its schema, why it cannot
 * be used, and setting it aside.
 */
#pragma once

#include <glib.h>
#include <sqlite3.h>

#include "tournament/session-error.h"

G_BEGIN_DECLS

/* What a result of SQLite means. */
DulleSessionError dulle_store_code (int result);

/* The end of a sentence for a person, translated: "…, because it is damaged." */
const char *dulle_store_because (DulleSessionError code);

/* Whether the file is to blame, so that another one would do. */
gboolean dulle_store_file_is_to_blame (DulleSessionError code);

/**
 * dulle_store_file_open:
 * @path: an absolute name
 * @db: (out): the database, to be closed in any case
 *
 * Opens or makes a file, locks it, checks that it is whole, and brings its
 * schema up to date.
 */
DulleSessionError dulle_store_file_open (const char *path,
                                         sqlite3   **db);

/**
 * dulle_store_file_set_aside:
 * @path: a file that nobody has open
 *
 * Renames a file to the first name of "NAME.broken", "NAME.broken-2" and so on
 * that is free.
 *
 * Returns: (transfer full) (nullable): the new name, or %NULL on failure
 */
char *dulle_store_file_set_aside (const char *path);

G_END_DECLS
