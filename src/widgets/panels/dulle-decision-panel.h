/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Asks whatever cannot be answered by playing a card: the calls of the auction, the
 * exchange of a poverty, the correction of a revoke, and pigs that can be declared only
 * before another player goes on. The panel lies above the hand,
 * with a button for each answer that the rules allow, and tells on request what they do
 * not allow and why. A button activates `win.decide` with the action as a
 * word of a record; the panel itself decides nothing.
 */
#pragma once

#include <gtk/gtk.h>

#include "engine/view.h"

G_BEGIN_DECLS

#define DULLE_TYPE_DECISION_PANEL (dulle_decision_panel_get_type ())
G_DECLARE_FINAL_TYPE (DulleDecisionPanel, dulle_decision_panel, DULLE, DECISION_PANEL, GtkWidget)

/**
 * DulleDecisionPanel:considered:
 *
 * The #DulleContract of the solo under the pointer or the keyboard, or
 * %DULLE_CONTRACT_NORMAL.
 */

/**
 * DulleDecisionPanel:chosen:
 *
 * The cards that are chosen to be given, a #DulleHand: they lie in the panel and
 * not in the hand.
 */

GtkWidget *dulle_decision_panel_new (void);

/**
 * dulle_decision_panel_update:
 * @view: (nullable): what is on the table
 * @names: the names of the players, seat 0 first
 *
 * Asks if there is something to decide for the viewer; hides otherwise.
 */
void dulle_decision_panel_update (DulleDecisionPanel *self,
                                  const DulleView    *view,
                                  const char *const  *names);

/**
 * dulle_decision_panel_set_news:
 * @news: (nullable): what came of a vote before this game
 *
 * Whatever is asked in the auction, stands below it as well: the table has no room for it
 * in a small window.
 */
void dulle_decision_panel_set_news (DulleDecisionPanel *self,
                                    const char         *news);

/**
 * dulle_decision_panel_put:
 * @card: a card of the hand that is to be given
 *
 * Returns: whether there was a place for one more
 */
gboolean dulle_decision_panel_put (DulleDecisionPanel *self,
                                   DulleCard           card);

/* Gives the keyboard to the first answer, unless it is at another one. Returns: whether something
 * is asked that is not answered in the hand */
gboolean dulle_decision_panel_focus (DulleDecisionPanel *self);

/* Chooses all the cards that are to be given. */
void dulle_decision_panel_choose (DulleDecisionPanel *self,
                                  DulleHand           cards);

/**
 * dulle_decision_panel_asks_back:
 *
 * Somebody with both queens of clubs who says "healthy" by habit plays alone. Asks
 * whether that is meant, once; the answer is given by a button of its own.
 *
 * Returns: whether it asks, and nothing has been decided
 */
gboolean dulle_decision_panel_asks_back (DulleDecisionPanel *self,
                                         const char *const  *names);

/* Answers a question that is asked before another player goes on with "No". */
void dulle_decision_panel_decline (DulleDecisionPanel *self);

/* Whether such a question is asked: the game must not go on meanwhile. */
gboolean dulle_decision_panel_waits (DulleDecisionPanel *self);

/* Whether "healthy" is one of the answers that are shown. */
gboolean dulle_decision_panel_offers_healthy (DulleDecisionPanel *self);

G_END_DECLS
