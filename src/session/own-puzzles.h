/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Puzzles from analysed games: the decisions at which a player lost most, if they have one
 * best answer. Nothing of them is kept but which decision it is; what was played and what the
 * alternatives were worth is kept with the analysis.
 */
#pragma once

#include "dulle-session.h"
#include "tournament/own-puzzle.h"

G_BEGIN_DECLS

/* No more puzzles come from one game. */
#define DULLE_OWN_PUZZLES_OF_GAME 3

/**
 * dulle_own_puzzles_find:
 * @analysis: a game that was analysed, with what all alternatives were worth
 * @seat: whose decisions are looked at
 *
 * Looks for puzzles on a thread of the lowest priority. Each that is found is kept as an
 * attempt at a question about an own game, which failed when the game was played.
 */
void dulle_own_puzzles_find (DulleSession      *session,
                             DulleGameAnalysis *analysis,
                             guint8             seat);

G_END_DECLS
