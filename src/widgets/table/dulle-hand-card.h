/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A card in the person's hand: a button that plays it, on its way to its place there.
 */
#pragma once

#include "cards/dulle-card-widget.h"
#include "cards/motion.h"

G_BEGIN_DECLS

#define DULLE_TYPE_HAND_CARD (dulle_hand_card_get_type ())
G_DECLARE_FINAL_TYPE (DulleHandCard, dulle_hand_card, DULLE, HAND_CARD, GtkButton)

/**
 * DulleHandCard::play:
 *
 * Somebody wants to play the card: a click, a second tap, Enter, Space, or the
 * action `card.play`.
 */

/**
 * DulleHandCard::tapped:
 *
 * A finger touched the card while it was not raised; or the pointer did, where two
 * clicks play a card.
 */

GtkWidget *dulle_hand_card_new (DulleCard card);
DulleCard  dulle_hand_card_get_card (DulleHandCard *self);

/**
 * dulle_hand_card_move:
 * @milliseconds: how long it is on its way; a card that lies nowhere yet is there at once
 */
void dulle_hand_card_move (DulleHandCard   *self,
                           const DullePose *pose,
                           guint            milliseconds);

/* Takes the card off the table: it has not been dealt yet. */
void dulle_hand_card_withdraw (DulleHandCard *self);

/**
 * dulle_hand_card_set_pull:
 * @pull: how far the pointer has pulled the card from where it belongs
 */
void dulle_hand_card_set_pull (DulleHandCard          *self,
                               const graphene_point_t *pull);

/* Whether a click only chooses the card, as a tap does, and the next one plays it. */
void dulle_hand_card_set_two_clicks (DulleHandCard *self,
                                     gboolean       two_clicks);

/* Lets a card go that was pulled: it goes back to where it belongs. */
void dulle_hand_card_return (DulleHandCard *self,
                             guint          milliseconds);

/* Where the card is in this frame. */
DullePose dulle_hand_card_get_pose (DulleHandCard *self);

/* Lays the card there; for its parent. */
void dulle_hand_card_allocate (DulleHandCard *self,
                               float          card_width);

/* Whether the face is seen; a card that has just been dealt shows its back. */
void dulle_hand_card_set_face_up (DulleHandCard *self,
                                  gboolean       face_up);

/* Turns a card over, which takes @milliseconds. */
void dulle_hand_card_turn_up (DulleHandCard *self,
                              guint          milliseconds);

/* Whether the card may be played as far as the person is shown that. */
void dulle_hand_card_set_legal (DulleHandCard *self,
                                gboolean       legal);

/* Whether the card stands out of the hand: it is the one to be played next. */
gboolean dulle_hand_card_get_raised (DulleHandCard *self);
void     dulle_hand_card_set_raised (DulleHandCard *self,
                                     gboolean       raised);

/* Gives the card the focus without the person having moved it there. A key that comes at
 * once was meant for another card, and plays none. */
void dulle_hand_card_take_focus (DulleHandCard *self);

/* Its seal; see dulle_card_widget_set_role(). */
void dulle_hand_card_set_role (DulleHandCard *self,
                               DulleCardRole  role);

/* Shakes its head. */
void dulle_hand_card_shake (DulleHandCard *self);

G_END_DECLS
