/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Compares what is in a store with its seals, without playing anything.
 */
#pragma once

#include "store-statements.h"

G_BEGIN_DECLS

/**
 * dulle_store_verify:
 * @tournament: its number, or that of imported games, which is negative
 *
 * Returns: %DULLE_SESSION_ERROR_SEAL if it no longer holds what was saved
 */
DulleSessionError dulle_store_verify (DulleStore *self,
                                      gint64      tournament);

/* @found: (out): whether anything but attempts has this number. Returns: why that cannot be told */
DulleSessionError dulle_store_find_games (DulleStore *self,
                                          gint64      tournament,
                                          gboolean   *found);

/* Seals what there is of a tournament as it is, in the transaction that goes on. Returns: a
 * result of SQLite */
int dulle_store_seal_rows (DulleStore *self,
                           gint64      tournament);

/**
 * dulle_store_mend:
 *
 * Makes all indices anew from the rows. A damaged index hides rows that are there.
 *
 * Returns: %DULLE_SESSION_ERROR_DAMAGED if that is impossible
 */
DulleSessionError dulle_store_mend (DulleStore *self);

/* Makes the indices anew if that of the lists is damaged: a tournament that it has lost
 * would be in no list, and nobody would miss it. */
void dulle_store_mend_lists (DulleStore *self);

/* @found: (out): whether there is any trace of number %G_MININT64, before which no other can be.
 *
 * Returns: why that cannot be told */
DulleSessionError dulle_store_find_least (DulleStore *self,
                                          gboolean   *found);

/**
 * dulle_store_find_next:
 * @tournament: (inout): a number; the next greater one of which there is any trace
 * @found: (out): whether there is one
 *
 * Returns: why that cannot be told
 */
DulleSessionError dulle_store_find_next (DulleStore *self,
                                         gint64     *tournament,
                                         gboolean   *found);

G_END_DECLS
