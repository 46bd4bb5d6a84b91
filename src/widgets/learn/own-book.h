/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The puzzles from the person's own games (session/own-puzzles.h) as a book like the one that
 * comes with the program.
 */
#pragma once

#include "learning/puzzle-book.h"
#include "session/own-puzzles.h"

G_BEGIN_DECLS

/**
 * dulle_own_book_append:
 * @text: gets the line of the puzzle
 * @puzzle: which decision it is
 * @analysis: its game
 *
 * Returns: whether that decision is one that can be asked
 */
gboolean dulle_own_book_append (GString                 *text,
                                const DulleOwnPuzzle    *puzzle,
                                const DulleGameAnalysis *analysis);

/**
 * dulle_own_book_read_async:
 * @attempts: (element-type DulleAttempt): everything that was tried, by which the puzzles are
 *   known; the last ones are read
 *
 * Asks the session for their games, one after the other. Those that are not there any more are
 * left out.
 */
void dulle_own_book_read_async (DulleSession       *session,
                                const GArray       *attempts,
                                GCancellable       *cancellable,
                                GAsyncReadyCallback callback,
                                gpointer            user_data);

/* Returns: (transfer full) (nullable): the book; %NULL if it was cancelled */
DullePuzzleBook *dulle_own_book_read_finish (GAsyncResult *result,
                                             GError      **error);

G_END_DECLS
