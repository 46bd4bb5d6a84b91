/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The file that keeps all tournaments, in SQLite. What it saves survives the end of
 * the program at any moment.
 */
#pragma once

#include "store-type.h"
#include "tournament/session-error.h"
#include "tournament/tournament-run.h"

G_BEGIN_DECLS

/**
 * dulle_store_open:
 * @path: the file, which is made if it is not there, with the folders above it
 * @run: (out): the tournament that was played last; untouched where none was
 * @warning: set if the file could not be used as it is, whether a new one was begun or
 *   nothing can be kept
 *
 * Opens a store and takes it for this process alone. A file that cannot be used
 * is renamed to "NAME.broken", "NAME.broken-2" and so on, and a new one is begun; what can
 * be read of a damaged one moves there. If the tournament that was played last is damaged,
 * it is set aside as "NAME.tournament-NUMBER", see store-aside.h. After an error of the disk
 * the file stays as it is.
 *
 * Returns: (transfer full) (nullable): the store, or %NULL if nothing can be kept
 */
DulleStore *dulle_store_open (const char         *path,
                              DulleTournamentRun *run,
                              GError            **warning);

/**
 * dulle_store_open_only:
 * @path: the file, which is made if it is not there
 *
 * Opens a store and takes it for this process alone, as dulle_store_open() does, but
 * neither loads from it nor renames a file that cannot be used.
 *
 * Returns: (transfer full) (nullable)
 */
DulleStore *dulle_store_open_only (const char *path,
                                   GError    **error);

/**
 * dulle_store_open_again:
 * @path: the file, the same as before or another one
 * @run: the tournament that is played, which stays; what the file has of it is found out,
 *   and dulle_store_save() adds the rest
 * @warning: like that of dulle_store_open()
 *
 * Opens a store when the one before could not be opened or not be saved to, and has been
 * closed.
 *
 * Returns: (transfer full) (nullable): the store, or %NULL if nothing can be kept
 */
DulleStore *dulle_store_open_again (const char         *path,
                                    DulleTournamentRun *run,
                                    GError            **warning);

/**
 * dulle_store_save:
 *
 * Saves all of @run that is not yet stored, or nothing of it. After a failure
 * the next call tries to catch up.
 *
 * Returns: whether everything is stored
 */
gboolean dulle_store_save (DulleStore         *self,
                           DulleTournamentRun *run,
                           GError            **error);

/**
 * dulle_store_save_as_of:
 * @played: when @run was played, see dulle_store_list_history(): it does not become the one
 *   that was played last
 *
 * Does what dulle_store_save() does for a tournament that is not played here.
 */
gboolean dulle_store_save_as_of (DulleStore         *self,
                                 DulleTournamentRun *run,
                                 gint64              played,
                                 GError            **error);

/**
 * dulle_store_continue:
 * @tournament: its number, see dulle_store_list_unfinished()
 * @run: (inout): replaced by the tournament as it was left
 *
 * Of a store that can only be read, too: that it is the one played last is then not kept.
 *
 * Returns: whether it could be loaded; if not, @run is left alone
 */
gboolean dulle_store_continue (DulleStore         *self,
                               gint64              tournament,
                               DulleTournamentRun *run,
                               GError            **error);

/* Deletes a tournament that is not the running one, or what was imported.
 *
 * Returns: whether it was deleted */
gboolean dulle_store_delete (DulleStore *self,
                             gint64      tournament,
                             GError    **error);

/* Whether the file is not where it was opened any more, or its log is gone. */
gboolean dulle_store_has_moved (const DulleStore *self);

/* Whether the file could be opened again when that was last necessary; if not, everything
 * else fails. */
gboolean dulle_store_is_open (const DulleStore *self);

/* From now on @run is the tournament that was played last, as far as that can be written. */
void dulle_store_touch (DulleStore         *self,
                        DulleTournamentRun *run);

void dulle_store_close (DulleStore *self);

G_END_DECLS
