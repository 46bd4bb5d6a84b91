/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A row of puzzles, one after the other: the table with the position, what is asked, and after
 * the answer whether it was right, why, and what the other answers are worth.
 */
#pragma once

#include <gtk/gtk.h>

#include "learning/puzzle-book.h"
#include "tournament/tournament-setup.h"

G_BEGIN_DECLS

#define DULLE_TYPE_PUZZLE_PAGE (dulle_puzzle_page_get_type ())
G_DECLARE_FINAL_TYPE (DullePuzzlePage, dulle_puzzle_page, DULLE, PUZZLE_PAGE, GtkWidget)

/**
 * DullePuzzlePage:place:
 *
 * Which puzzle of how many it is: "1 of 4". Empty when all are done.
 */

/**
 * DullePuzzlePage::answered:
 * @place: the place of the puzzle in its book
 * @right: whether the answer was right; %FALSE if it was shown
 */

/**
 * DullePuzzlePage::play-on:
 * @place: the puzzle from whose position somebody wants to play on
 */

/**
 * DullePuzzlePage::ended:
 *
 * Somebody wants to go back, or there are no more puzzles.
 */

GtkWidget *dulle_puzzle_page_new (void);

/**
 * dulle_puzzle_page_begin:
 * @book: the puzzles; must outlive the page, or its next beginning
 * @places: (element-type guint): which of them are asked, in order
 * @is_drill: whether it is said beforehand what a puzzle is about
 */
void dulle_puzzle_page_begin (DullePuzzlePage       *self,
                              const DullePuzzleBook *book,
                              const GArray          *places,
                              gboolean               is_drill);

/* Returns: (nullable): the puzzle that is asked or was answered */
const DullePuzzle *dulle_puzzle_page_get_puzzle (DullePuzzlePage *self);

/* Fills in who sits round its table, as strong players. */
void dulle_puzzle_page_seat_players (DullePuzzlePage *self,
                                     DulleParticipant players[DULLE_N_SEATS]);

G_END_DECLS
