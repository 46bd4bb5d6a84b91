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
 * is renamed to "NAME.broken", "NAME.broken-2" and so on, and a new one is begun.
 *
 * Returns: (transfer full) (nullable): the store, or %NULL if nothing can be kept
 */
DulleStore *dulle_store_open (const char         *path,
                              DulleTournamentRun *run,
                              GError            **warning);

/* Opens a store that is there, to read it: nothing is set aside or begun anew.
 *
 * Returns: (transfer full) (nullable): the store */
DulleStore *dulle_store_open_existing (const char *path,
                                       GError    **error);

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
 * dulle_store_continue:
 * @tournament: its number, see dulle_store_list()
 * @run: (inout): replaced by the tournament as it was left
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

void dulle_store_close (DulleStore *self);

G_END_DECLS
