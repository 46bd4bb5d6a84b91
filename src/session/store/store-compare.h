/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Whether two tournaments are the same one, perhaps at different moments. Numbers say
 * nothing about that, for each store counts for itself.
 */
#pragma once

#include "store-type.h"
#include "tournament/session-error.h"
#include "tournament/tournament-run.h"

G_BEGIN_DECLS

/* Whether @run is played with others at other machines, here or elsewhere: whoever takes such a
 * table over deals on what was told before. */
gboolean dulle_store_is_of_table (const DulleTournamentRun *run);

/* Both tell whether @run is @stored, played on; the second one does not mind if actions of
 * the running game were taken back since. */
typedef gboolean DulleCompareRuns (const DulleTournamentRun *stored,
                                   const DulleTournamentRun *run);

DulleCompareRuns dulle_store_is_beginning;
DulleCompareRuns dulle_store_is_continued;

/* Whether @stored has all that there is of @run. */
DulleCompareRuns dulle_store_has_all;

/**
 * dulle_store_find_same:
 * @compare: what is to be true of it
 * @except: the number of a tournament that does not count
 * @found: (out): the tournament, to be cleared; untouched where there is none
 * @machine: (inout): set to an error of the disk or the memory, because of which nobody knows
 *   whether there is another one
 *
 * Looks for a tournament, whatever its number.
 *
 * Returns: whether there is one
 */
gboolean dulle_store_find_same (DulleStore               *self,
                                const DulleTournamentRun *run,
                                DulleCompareRuns         *compare,
                                gint64                    except,
                                DulleTournamentRun       *found,
                                DulleSessionError        *machine);

/* Finds out what is left of @run under the number under which it was saved, so that saving
 * adds what is missing. While the file cannot be read, that is what was saved. */
DulleStored dulle_store_find_again (DulleStore               *self,
                                    const DulleTournamentRun *run);

G_END_DECLS
