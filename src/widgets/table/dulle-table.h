/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The table: four seats, the trick, the person's hand, and the motion between
 * them. Lays them out, has the events of a session shown on them one after the other,
 * and says when each has been shown.
 */
#pragma once

#include <gtk/gtk.h>

#include "session/dulle-session.h"

#include "hand-order.h"
#include "table-geometry.h"
#include "timing.h"

G_BEGIN_DECLS

#define DULLE_TYPE_TABLE (dulle_table_get_type ())
G_DECLARE_FINAL_TYPE (DulleTable, dulle_table, DULLE, TABLE, GtkWidget)

/**
 * DulleTable:animation-speed: (type DulleAnimationSpeed)
 *
 * How fast cards move. Off, as when the desktop asks for less motion, leaves
 * the pauses that people need to see what happened, and marks what else would move.
 */

/**
 * DulleTable:sound:
 *
 * Whether what happens on the table can be heard.
 */

/**
 * DulleTable:sound-volume:
 *
 * How loud, from 0 to 1.
 */

/**
 * DulleTable:moments:
 *
 * Whether moments are celebrated: a fox that is caught, Re, a solo.
 */

/**
 * DulleTable:sort-order: (type DulleSortOrder)
 *
 * On which side of the hand the trumps are.
 */

/**
 * DulleTable:considered:
 *
 * The #DulleContract of a solo that the person thinks of in the auction: the hand is
 * sorted as it would be in it.
 */

/**
 * DulleTable:aside:
 *
 * The cards of the hand, a #DulleHand, that the person has put aside in an exchange.
 */

/**
 * DulleTable::put-aside:
 * @card: (type DulleCard): the card
 *
 * Emitted when the person chooses a card in an exchange.
 *
 * Returns: whether it may be put aside
 */

/**
 * DulleTable::refused:
 * @refusal: (type DulleRefusal): why not
 *
 * Emitted when the person tried what is not legal: found out here before it was
 * submitted, or by the session.
 */

/**
 * DulleTable::seen:
 * @event: (type DulleEvent): the event that can be seen now
 *
 * Emitted once for each event before it has settled, as soon as what was done is there: a
 * full trick still lies then. Whatever says whose turn it is follows this signal.
 */

/**
 * DulleTable::settled:
 * @event: (type DulleEvent): the event that now is on the table
 *
 * Emitted when the motion of an event has ended (at once where there is none),
 * before the session is released. Panels follow this signal, not the session's.
 */

/**
 * GtkBuildable:
 *
 * `<child type="panel">` is placed above the hand, centred, and is never covered
 * by cards; while it is visible the trick makes room. `<child type="bar">` is a
 * narrow strip directly above the hand (announcement buttons). `<child type="curtain">`
 * lies where the hand of a closed table would be. `<child type="message">` is a sentence
 * that lies where the own card of the trick goes, or above the panel.
 */

GtkWidget *dulle_table_new (void);

/**
 * dulle_table_get_corner:
 * @width: a size that the table may be given
 * @side: left or right
 * @corner: (out): of the upper corner on that side, what no seat, trick or panel reaches
 *
 * Returns: whether there is such a corner
 */
gboolean dulle_table_get_corner (DulleTable *self,
                                 int         width,
                                 int         height,
                                 DulleSide   side,
                                 DulleBox   *corner);

/**
 * dulle_table_set_session:
 * @session: (nullable): the session whose events are shown. A card of the hand that is
 *   pressed is submitted to it
 */
void dulle_table_set_session (DulleTable   *self,
                              DulleSession *session);

/* @names: (array zero-terminated=1): the four names, seat 0 first
 * @faces: (array fixed-size=4): the same */
void dulle_table_set_players (DulleTable        *self,
                              const char *const *names,
                              const DulleFace   *faces);

/* Whether cards with a name of their own carry a seal: Dulle, fox, Charlie. */
void dulle_table_show_seals (DulleTable *self,
                             gboolean    shown);

/* @cards: those to look at, both bits set; see dulle_highlight_cards(). They stay so until it
 *   is called with other cards or 0. */
void dulle_table_set_highlights (DulleTable *self,
                                 DulleHand   cards);

/* Whether a full trick stays where it lies until another game is laid on the table: there is
 * something to say about it. */
void dulle_table_keep_trick (DulleTable *self,
                             gboolean    keeps);

/* Does not wait until what is shown just now has been looked at long enough. */
void dulle_table_advance (DulleTable *self);

/* Shows the game to its end at once, for somebody who has no part in it. */
void dulle_table_skip_game (DulleTable *self);

/* Returns: (transfer none) (nullable): the view that is on the table now; it changes with
 *   the next event */
const DulleView *dulle_table_get_view (DulleTable *self);

/* Sets the keyboard on the first playable card of the hand. */
void dulle_table_focus_hand (DulleTable *self);

/**
 * dulle_table_play_nth:
 * @n: a place in the hand, from 0 at the left
 *
 * Does what a click on the card there does.
 */
void dulle_table_play_nth (DulleTable *self,
                           guint       n);

/* Shows for some seconds what a person says to the others. */
void dulle_table_quote (DulleTable *self,
                        guint8      seat,
                        const char *text);

G_END_DECLS
