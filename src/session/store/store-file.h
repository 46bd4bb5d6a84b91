/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The file under a store: taking it for this process, its schema, why it cannot
 * be used, and copying it.
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

/* Whether the file is to blame, so that another one would do; and whether it is the disk or
 * the memory, so that all may be well another time. */
gboolean dulle_store_file_is_to_blame (DulleSessionError code);
gboolean dulle_store_machine_is_to_blame (DulleSessionError code);

/* Lets nothing in a file do more than hold data. */
void dulle_store_file_distrust (sqlite3 *db);

/**
 * dulle_store_file_open:
 * @path: an absolute name
 * @db: (out): the database, to be closed in any case
 * @log_is_torn: (inout): set if something is missing that was saved last
 *
 * Opens or makes a file, locks it, and brings its schema up to date. A file of an older
 * version is checked before.
 */
DulleSessionError dulle_store_file_open (const char *path,
                                         sqlite3   **db,
                                         gboolean   *log_is_torn);

/* Returns: why it is no file of ours; one without any table is not. @is_older: (out): whether it
 * is one, and its schema is not that of today */
DulleSessionError dulle_store_file_identify (sqlite3  *db,
                                             gboolean *is_older);

/* Whether the schema is ours. That of a file from elsewhere may be another, and saving to it
 * would do the harm: where there is one more unique index, REPLACE deletes rows of other
 * tournaments. */
DulleSessionError dulle_store_file_check_schema (sqlite3 *db);

/* Whether what is needed to go on is in order. */
DulleSessionError dulle_store_file_check_quickly (sqlite3 *db);

/* Whether the pages of a table, in SQL's quotes, are in order; of all with %NULL. */
DulleSessionError dulle_store_file_check (sqlite3    *db,
                                          const char *table);

/* Brings the schema of a damaged file up to date, as far as that can be done: its rows can
 * be asked for then, and nothing is sealed. Returns: why it is not even a file of ours */
DulleSessionError dulle_store_file_force_schema (sqlite3 *db);

/**
 * dulle_store_file_complete:
 *
 * Writes all that was saved into the file itself, so that it may be moved once it is
 * closed.
 */
DulleSessionError dulle_store_file_complete (sqlite3 *db);

/* Returns: (transfer full): the absolute name of a file, without links: SQLite's log lies beside
 * the file itself */
char *dulle_store_file_resolve (const char *path);

/* Whether the file, or its log, is not where it was opened: it was moved, deleted or replaced
 * by another one. What is written then, nobody may ever find. */
gboolean dulle_store_file_has_moved (sqlite3 *db);

/* Returns: (transfer full): the first of @path, "@path-2", "@path-3" that is free */
char *dulle_store_file_free_name (const char *path);

/* Both for a file that nobody has open, with what SQLite leaves beside it when a process
 * dies. */
DulleSessionError dulle_store_file_copy (const char *path,
                                         const char *copy);
void              dulle_store_file_remove (const char *path);

G_END_DECLS
