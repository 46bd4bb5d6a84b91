/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Many puzzles in one text, which begins with the line “dulle-puzzles 1”; empty lines and
 * lines that begin with # are skipped. When it is opened, only the heads are read: a puzzle
 * is read when somebody wants to solve it.
 */
#pragma once

#include "puzzle.h"

G_BEGIN_DECLS

typedef struct _DullePuzzleBook DullePuzzleBook;

/* The line that the text begins with. */
#define DULLE_PUZZLES_HEAD "dulle-puzzles 1\n"

/**
 * dulle_puzzle_book_new:
 * @text: the whole text
 * @name: what to call it in messages
 *
 * Returns: (transfer full) (nullable): the puzzles; %NULL with an error, one sentence with
 *   the name and the line, if one of the heads cannot be read
 */
DullePuzzleBook *dulle_puzzle_book_new (GBytes     *text,
                                        const char *name,
                                        GError    **error);

void dulle_puzzle_book_free (DullePuzzleBook *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DullePuzzleBook, dulle_puzzle_book_free)

guint                  dulle_puzzle_book_n_puzzles (const DullePuzzleBook *self);
const DullePuzzleHead *dulle_puzzle_book_head (const DullePuzzleBook *self,
                                               guint                  index);

/* Returns: the place of the puzzle with this id, or -1 */
int dulle_puzzle_book_find (const DullePuzzleBook *self,
                            const char            *id);

/**
 * dulle_puzzle_book_read:
 * @puzzle: (out): the puzzle at this place
 *
 * Returns: whether it could be read; if not, the error is one sentence with the name of the
 *   text and the line
 */
gboolean dulle_puzzle_book_read (const DullePuzzleBook *self,
                                 guint                  index,
                                 DullePuzzle           *puzzle,
                                 GError               **error);

G_END_DECLS
