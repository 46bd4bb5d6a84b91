/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The person's hand: its cards as buttons, from left to right, each on its way to
 * its place. (The engine's DulleHand is the set of cards.)
 *
 * Covers the whole table, so that cards lie in the table's coordinates, but takes
 * only the clicks on its cards.
 */
#pragma once

#include "dulle-hand-card.h"
#include "table-geometry.h"

G_BEGIN_DECLS

#define DULLE_TYPE_HAND_WIDGET (dulle_hand_widget_get_type ())
G_DECLARE_FINAL_TYPE (DulleHandWidget, dulle_hand_widget, DULLE, HAND_WIDGET, GtkWidget)

/**
 * DulleHandWidget::play:
 * @card: (type DulleCard): the card that somebody wants to play
 */

/**
 * DulleHandWidget::tapped:
 * @card: (type DulleCard): the card that a finger has touched
 */

/**
 * DulleHandWidget::moved:
 *
 * The person has moved a card to another place in the hand.
 */

GtkWidget *dulle_hand_widget_new (void);
guint      dulle_hand_widget_get_count (DulleHandWidget *self);
DulleCard  dulle_hand_widget_get_card (DulleHandWidget *self,
                                       guint            n);

/**
 * dulle_hand_widget_set_cards:
 * @cards: the cards from left to right
 * @milliseconds: how long cards that are there already take to their new places
 *
 * Cards that stay keep their buttons, and so the focus; that of a card which goes
 * is passed to its neighbour.
 */
void dulle_hand_widget_set_cards (DulleHandWidget *self,
                                  const DulleCard *cards,
                                  guint            n_cards,
                                  guint            milliseconds);

/* Where as many cards lie as have been dealt; they go there. */
void dulle_hand_widget_place (DulleHandWidget *self,
                              const DullePose *poses,
                              float            card_width);

/**
 * dulle_hand_widget_take:
 * @pose: (out): where the card was just now
 * @milliseconds: how long the others take to close the gap
 *
 * Takes a card out; of two equal ones that which was pressed. The focus goes to
 * its neighbour.
 *
 * Returns: whether there was such a card
 */
gboolean dulle_hand_widget_take (DulleHandWidget *self,
                                 DulleCard        card,
                                 DullePose       *pose,
                                 guint            milliseconds);

/**
 * dulle_hand_widget_set_legal:
 * @legal: the cards that are not veiled
 */
void dulle_hand_widget_set_legal (DulleHandWidget *self,
                                  DulleHand        legal);

/* How many cards are there while they are dealt: face down, in a fan that opens. Afterwards they
 * turn up. */
guint dulle_hand_widget_get_n_dealt (DulleHandWidget *self);
void  dulle_hand_widget_set_n_dealt (DulleHandWidget *self,
                                     guint            count,
                                     guint            milliseconds);
void  dulle_hand_widget_turn_up (DulleHandWidget *self,
                                 guint            milliseconds);

/* Whether a click only chooses a card, and a second one plays it. */
void dulle_hand_widget_set_two_clicks (DulleHandWidget *self,
                                       gboolean         two_clicks);

/* @trumps: the cards, both bits set, that stand apart from the others */
void dulle_hand_widget_set_trumps (DulleHandWidget *self,
                                   DulleHand        trumps);

/* Returns: how many cards stand to the left of the gap between trumps and plain suits; 0
 * where there is none, as in a hand that the person has mixed */
guint dulle_hand_widget_get_n_left (DulleHandWidget *self);

/* @roles: the seal of each of the 24 cards */
void dulle_hand_widget_set_roles (DulleHandWidget     *self,
                                  const DulleCardRole *roles);

/**
 * dulle_hand_widget_raise:
 * @card: the one card that is to stand out, or %DULLE_NO_CARD
 */
void dulle_hand_widget_raise (DulleHandWidget *self,
                              DulleCard        card);
void dulle_hand_widget_shake (DulleHandWidget *self,
                              DulleCard        card);

/* Raises a card that is recommended, and takes the keyboard there if it is on another one. */
void dulle_hand_widget_recommend (DulleHandWidget *self,
                                  DulleCard        card);

/* Lets @cards, of equal ones no more than there are, stand out of the hand, and no others. */
void dulle_hand_widget_show_received (DulleHandWidget *self,
                                      DulleHand        cards);

/* Takes the keyboard, if it is on another card, to the nearest of @cards. */
void dulle_hand_widget_lead_focus (DulleHandWidget *self,
                                   DulleHand        cards);

/* Whether the keyboard is on a card, and setting it there. */
gboolean dulle_hand_widget_has_focus (DulleHandWidget *self);
gboolean dulle_hand_widget_focus (DulleHandWidget *self,
                                  guint            n);

G_END_DECLS
