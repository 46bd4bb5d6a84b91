/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A card in the person's hand: a button that plays it.
 */
#pragma once

#include "dulle-card-widget.h"

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
 * A finger touched the card while it was not raised.
 */

GtkWidget *dulle_hand_card_new (DulleCard card);
DulleCard  dulle_hand_card_get_card (DulleHandCard *self);

/* Whether the face is seen; a card that has just been dealt shows its back. */
void dulle_hand_card_set_face_up (DulleHandCard *self,
                                  gboolean       face_up);

/* Turns a card over in so many milliseconds. */
void dulle_hand_card_turn_up (DulleHandCard *self,
                              guint          milliseconds);

/* Whether the card may be played as far as the person is shown that. */
void dulle_hand_card_set_legal (DulleHandCard *self,
                                gboolean       legal);

/* Whether the card stands out of the hand: it is the one to be played next. */
gboolean dulle_hand_card_get_raised (DulleHandCard *self);
void     dulle_hand_card_set_raised (DulleHandCard *self,
                                     gboolean       raised);

/* Its seal; see dulle_card_widget_set_mark(). */
void dulle_hand_card_set_mark (DulleHandCard *self,
                               DulleMark      mark);

/* Shakes its head. */
void dulle_hand_card_shake (DulleHandCard *self);

G_END_DECLS
