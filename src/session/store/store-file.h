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
 * @log_is_torn: (inout): set if something is missing that was saved last
 *
 * Opens or makes a file, locks it, and brings its schema up to date. A file with another
 * schema is checked before.
 */
DulleSessionError dulle_store_file_open (const char *path,
                                         sqlite3   **db,
                                         gboolean   *log_is_torn);

/* Whether what is needed to go on is in order. */
DulleSessionError dulle_store_file_check_quickly (sqlite3 *db);

/* Whether the pages of a table, in SQL's quotes, are in order; of all with %NULL. */
DulleSessionError dulle_store_file_check (sqlite3    *db,
                                          const char *table);

/* Brings the schema up to date, whether the rest is in order or not. */
DulleSessionError dulle_store_file_migrate (sqlite3 *db);

/* The endings of what SQLite leaves beside a file when a process dies; it must go where
 * the file goes. Ended by %NULL. */
extern const char *const dulle_store_companions[];

/* Returns: (transfer full): the first of @path, "@path-2", "@path-3" that is free */
char *dulle_store_file_free_name (const char *path);

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
