/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Bringing together what two stores hold: one that was saved elsewhere, or that of another
 * computer.
 */
#pragma once

#include "store.h"

G_BEGIN_DECLS

/**
 * dulle_store_copy_from:
 * @path: the file of another store
 * @running: the tournament that is played here; it stays as it is, and the last one
 *
 * Brings all tournaments of another store here, with what an analysis found of them, all
 * imported games, and what was tried while learning. What is here already does not come
 * twice, and a tournament that was played on there goes on here.
 *
 * Returns: whether all of that is here now; otherwise @error says what is not
 */
gboolean dulle_store_copy_from (DulleStore         *self,
                                const char         *path,
                                DulleTournamentRun *running,
                                GError            **error);

/**
 * dulle_store_replace_beginning:
 * @beginning: the number of a tournament
 * @later: the number of the same one, played further
 *
 * Deletes @beginning; @later gets what an analysis found of its games, and the puzzles from them.
 *
 * Returns: whether it is deleted
 */
gboolean dulle_store_replace_beginning (DulleStore *self,
                                        gint64      beginning,
                                        gint64      later,
                                        GError    **error);

/* Finds out what a store has of @run, so that saving adds what is missing. @unknown: what to take
 * for it while the file cannot be read */
DulleStored dulle_store_find_stored (DulleStore               *self,
                                     const DulleTournamentRun *run,
                                     DulleStored               unknown);

G_END_DECLS
