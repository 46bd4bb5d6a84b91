/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Everything that a store has: its tournaments, and the games that came from files.
 */
#pragma once

#include "store.h"
#include "tournament/tournament-log.h"

G_BEGIN_DECLS

/**
 * dulle_store_list_unfinished:
 * @after: the place to begin at
 * @running: the tournament on the table
 *
 * Returns: (transfer full) (nullable): some tournaments that were begun and are not over,
 *   without @running
 */
DulleLogPage *dulle_store_list_unfinished (DulleStore               *self,
                                           const DulleLogPlace      *after,
                                           const DulleTournamentRun *running,
                                           GError                  **error);

/**
 * dulle_store_list_history:
 *
 * Like dulle_store_list_unfinished(), for all tournaments of which a game was finished,
 * @running with them, and all that was imported.
 */
DulleLogPage *dulle_store_list_history (DulleStore               *self,
                                        const DulleLogPlace      *after,
                                        const DulleTournamentRun *running,
                                        GError                  **error);

/**
 * dulle_store_read_tournament_log:
 * @id: see #DulleTournamentLog
 *
 * Returns: (transfer full) (nullable): what is kept under @id with its games
 */
const DulleTournamentLog *dulle_store_read_tournament_log (DulleStore *self,
                                                           gint64      id);

/**
 * dulle_store_import:
 * @name: what the file is called
 * @text: a file of records
 *
 * Keeps the games of a file. All of them are played through before.
 *
 * Returns: whether they are kept
 */
gboolean dulle_store_import (DulleStore *self,
                             const char *name,
                             const char *text,
                             GError    **error);

/* Keeps games that were played through before, or belong to another store. */
DulleSessionError dulle_store_add_import (DulleStore *self,
                                          const char *name,
                                          gint64      played,
                                          const char *text);

G_END_DECLS
