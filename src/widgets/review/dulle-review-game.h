/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A game to review: its record, who sat where, and its title in a list. Immutable.
 */
#pragma once

#include <gio/gio.h>

#include "tournament/practice.h"

G_BEGIN_DECLS

#define DULLE_TYPE_REVIEW_GAME (dulle_review_game_get_type ())
G_DECLARE_FINAL_TYPE (DulleReviewGame, dulle_review_game, DULLE, REVIEW_GAME, GObject)

/**
 * DulleReviewGame:title:
 *
 * "3. Queen solo: Kleo"
 */

/**
 * dulle_review_game_new:
 * @tournament: the number in the store of the tournament that it belongs to, or 0
 * @names: by seat
 * @dealer: (nullable): the name of who dealt, if that is known
 */
DulleReviewGame *dulle_review_game_new (gint64             tournament,
                                        const DulleRecord *record,
                                        const char *const *names,
                                        const char        *dealer);

/**
 * dulle_review_game_new_of_log:
 * @index: which of the games of @tournament_log
 * @deal: its deal
 * @players: by player
 */
DulleReviewGame *dulle_review_game_new_of_log (const DulleTournamentLog *tournament_log,
                                               guint                     index,
                                               const DulleDealNumber    *deal,
                                               const char *const        *players);

gint64             dulle_review_game_get_tournament (DulleReviewGame *self);
const DulleRecord *dulle_review_game_get_record (DulleReviewGame *self);
const char *const *dulle_review_game_get_names (DulleReviewGame *self);
const DulleFace   *dulle_review_game_get_faces (DulleReviewGame *self);
const char        *dulle_review_game_get_dealer (DulleReviewGame *self);
const char        *dulle_review_game_get_title (DulleReviewGame *self);

/* Its deal; that of a game that was not played here has no number. */
const DulleDealNumber *dulle_review_game_get_deal (DulleReviewGame *self);

/* Returns: the seat of the person, or %DULLE_NO_SEAT */
guint8 dulle_review_game_get_person (DulleReviewGame *self);

/**
 * dulle_review_game_follow:
 * @self: (nullable): the game that is looked at now
 * @before: (nullable): the one that was looked at before
 * @seat: the seat that it was looked at from
 *
 * Returns: the seat to look from now: that of the person, if the person was there before or did
 * not play
 */
guint8 dulle_review_game_follow (DulleReviewGame *self,
                                 DulleReviewGame *before,
                                 guint8           seat);

/**
 * dulle_review_game_practise:
 * @seat: the seat that the person takes
 * @n_actions: how much is played already
 *
 * Returns: (transfer full): the same deal once more
 */
DullePractice *dulle_review_game_practise (DulleReviewGame *self,
                                           guint8           seat,
                                           guint            n_actions);

G_END_DECLS
