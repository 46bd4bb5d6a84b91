/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What other files of a store need of opening it; dulle_store_open() is in store.h.
 */
#pragma once

#include "store-statements.h"
#include "store.h"

G_BEGIN_DECLS

/**
 * dulle_store_reopen:
 * @run: what is played now; what the file has of it is found out
 * @is_damaged: whether the file is to be recovered
 * @told: (out): a sentence for a person
 *
 * Returns: why the store is not open, if so; then nothing can be saved
 */
DulleSessionError dulle_store_reopen (DulleStore         *self,
                                      DulleTournamentRun *run,
                                      gboolean            is_damaged,
                                      GError            **told);

/* Opens the file anew and loads the tournament that was played last into @run, which is
 * empty. Returns: why the store is not open, if so */
DulleSessionError dulle_store_reload (DulleStore         *self,
                                      DulleTournamentRun *run,
                                      GError            **told);

G_END_DECLS
