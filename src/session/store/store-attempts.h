/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What somebody tried while learning, in a store. To checks, seals and recovery all of it is
 * the tournament of number 0, in which each attempt is sealed like a game.
 */
#pragma once

#include "store-statements.h"
#include "tournament/attempt.h"

G_BEGIN_DECLS

/* The number of all attempts, where others are of tournaments. */
#define DULLE_STORED_ATTEMPTS_NUMBER 0

/**
 * dulle_store_add_attempts:
 * @attempts: (element-type DulleAttempt): each with its time
 *
 * Keeps those that are not there yet, or nothing.
 *
 * Returns: whether all are there now
 */
gboolean dulle_store_add_attempts (DulleStore   *self,
                                   const GArray *attempts,
                                   GError      **error);

/**
 * dulle_store_list_attempts:
 *
 * Returns: (transfer full) (element-type DulleAttempt) (nullable): all that are what was
 *   saved, the first made first
 */
GArray *dulle_store_list_attempts (DulleStore *self,
                                   GError    **error);

/* In the transaction that goes on, names the puzzles from games of a tournament after another one,
 * see own-puzzle.h. Returns: a result of SQLite */
int dulle_store_rename_attempts (DulleStore *self,
                                 gint64      from,
                                 gint64      to);

/**
 * dulle_store_set_attempts_aside:
 * @because: why, see dulle_store_because()
 * @is_complete: whether none is missing, as far as anybody knows
 * @told: (out): a sentence for a person that names the file, or says that some may be missing
 *
 * Writes those that are not what was saved into a file "NAME.attempts" beside the store, and
 * deletes them. All others stay. Rows of tournaments that have got their number by damage are
 * set aside as a tournament.
 *
 * Returns: why they are still there, if they are
 */
DulleSessionError dulle_store_set_attempts_aside (DulleStore       *self,
                                                  DulleSessionError because,
                                                  gboolean          is_complete,
                                                  GError          **told);

G_END_DECLS
