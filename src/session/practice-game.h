/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A deal that computers play by themselves, the best of them in the person's place: what a
 * master would have made of it. Worked out on a thread of its own.
 */
#pragma once

#include <gio/gio.h>

#include "tournament/practice.h"

G_BEGIN_DECLS

/**
 * dulle_practice_game_async:
 * @cancellable: (nullable): stops it
 *
 * Plays @practice to its end. Takes seconds, and longer the less has been played.
 */
void dulle_practice_game_async (const DullePractice *practice,
                                GCancellable        *cancellable,
                                GAsyncReadyCallback  callback,
                                gpointer             user_data);

/* Returns: (transfer full) (nullable): the tournament with this one game; %NULL if it was
 *   stopped */
const DulleTournamentLog *dulle_practice_game_finish (GAsyncResult *result,
                                                      GError      **error);

G_END_DECLS
