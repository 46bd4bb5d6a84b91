/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Reads what everybody did in all games of a store, a slice at a time, and remembers it:
 * to play ten thousand games again takes a while, and the game that is running must not
 * wait for that. For the worker's thread.
 */
#pragma once

#include "store/store-type.h"
#include "tournament/past-games.h"

G_BEGIN_DECLS

typedef struct _DullePastReader DullePastReader;

DullePastReader *dulle_past_reader_new (void);
void             dulle_past_reader_free (DullePastReader *self);

/**
 * dulle_past_reader_read:
 * @store: (nullable): where nothing is kept there is only the running tournament
 * @running: the tournament on the table
 * @person: see dulle_past_games_by_player()
 * @names: see dulle_past_games_by_player()
 *
 * Reads the next slice, and sums up when it was the last one.
 *
 * Returns: (transfer full) (nullable): how far it has come
 */
DullePastGames *dulle_past_reader_read (DullePastReader          *self,
                                        DulleStore               *store,
                                        const DulleTournamentRun *running,
                                        guint8                    person,
                                        const char *const        *names,
                                        GError                  **error);

/* What is known of a tournament, or of all of them, is not true any more. */
void dulle_past_reader_forget (DullePastReader *self,
                               gint64           tournament);
void dulle_past_reader_forget_all (DullePastReader *self);

G_END_DECLS
