/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Reads a tournament out of a store.
 */
#pragma once

#include "store-statements.h"
#include "tournament/tournament-run.h"

G_BEGIN_DECLS

/* Loads a tournament; on failure @run is empty. */
DulleSessionError dulle_store_load (DulleStore         *self,
                                    gint64              tournament,
                                    DulleTournamentRun *run);

/* @last: (out): the tournament that was played last, or 0 */
DulleSessionError dulle_store_find_last (DulleStore *self,
                                         gint64     *last);

/* Loads the tournament that was played last; @run is untouched where none was. */
DulleSessionError dulle_store_load_last (DulleStore         *self,
                                         DulleTournamentRun *run);

/* The same, but on failure @run is as far as it could be loaded, and to be cleared. */
DulleSessionError dulle_store_load_part (DulleStore         *self,
                                         gint64              tournament,
                                         DulleTournamentRun *run);

G_END_DECLS
