/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The games of a tournament, as a list model. A game is made when somebody asks for it, for
 * a tournament may have a thousand.
 */
#pragma once

#include "dulle-review-game.h"

G_BEGIN_DECLS

#define DULLE_TYPE_REVIEW_GAMES (dulle_review_games_get_type ())
G_DECLARE_FINAL_TYPE (DulleReviewGames, dulle_review_games, DULLE, REVIEW_GAMES, GObject)

/**
 * dulle_review_games_new:
 * @tournament_log: with its games
 * @players: by player
 *
 * Returns: (transfer full) (element-type DulleReviewGame): all of its games
 */
GListModel *dulle_review_games_new (const DulleTournamentLog *tournament_log,
                                    const char *const        *players);

G_END_DECLS
