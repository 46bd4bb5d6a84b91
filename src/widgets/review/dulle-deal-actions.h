/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What can be done with the deal of a game: `play-again` from the beginning, `play-on` from
 * the moment that is shown, `master` lets a master play it, and `copy` its number. All play
 * for the seat at the bottom.
 */
#pragma once

#include "session/dulle-session.h"

#include <gtk/gtk.h>

#include "dulle-review-game.h"

G_BEGIN_DECLS

#define DULLE_TYPE_DEAL_ACTIONS (dulle_deal_actions_get_type ())
G_DECLARE_FINAL_TYPE (DulleDealActions, dulle_deal_actions, DULLE, DEAL_ACTIONS, GSimpleActionGroup)

/* Makes a window that shows games, and has a property "step"; see dulle_review_new(). */
typedef GtkWidget *(*DulleGamesWindow) (GtkWindow    *parent,
                                        DulleSession *session,
                                        GListModel   *games,
                                        guint         game,
                                        guint8        seat);

/**
 * dulle_deal_actions_new:
 * @window: closed when a game begins; outlives the actions
 * @show_games: shows the game of a master, from where he took over
 */
DulleDealActions *dulle_deal_actions_new (GtkWindow       *window,
                                          DulleSession    *session,
                                          DulleGamesWindow show_games);

/**
 * dulle_deal_actions_set_moment:
 * @seat: the seat at the bottom
 * @n_actions: how much has been played
 *
 * Where the deal cannot be dealt again, all is disabled.
 */
void dulle_deal_actions_set_moment (DulleDealActions *self,
                                    DulleReviewGame  *game,
                                    guint8            seat,
                                    guint             n_actions);

G_END_DECLS
