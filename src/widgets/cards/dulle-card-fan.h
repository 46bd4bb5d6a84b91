/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A few cards held as a fan, face down or, where cards lie open, face up: what
 * others see of a hand.
 */
#pragma once

#include "dulle-deck.h"

G_BEGIN_DECLS

#define DULLE_TYPE_CARD_FAN (dulle_card_fan_get_type ())
G_DECLARE_FINAL_TYPE (DulleCardFan, dulle_card_fan, DULLE, CARD_FAN, GtkWidget)

GtkWidget *dulle_card_fan_new (void);

guint dulle_card_fan_get_count (DulleCardFan *self);
void  dulle_card_fan_set_count (DulleCardFan *self,
                                guint         count);

/**
 * dulle_card_fan_set_faces:
 * @cards: (array length=n_cards): the first cards of the fan
 * @n_cards: how many of them lie face up, at most %DULLE_MAX_HAND
 */
void dulle_card_fan_set_faces (DulleCardFan    *self,
                               const DulleCard *cards,
                               guint            n_cards);

/**
 * dulle_card_fan_set_card_width:
 * @width: in logical pixels; 0 shows nothing
 */
void dulle_card_fan_set_card_width (DulleCardFan *self,
                                    int           width);

/* Lays cards @step card widths apart; with 0 the distance depends on the room there is. */
void dulle_card_fan_set_step (DulleCardFan *self,
                              float         step);

/* Whether the cards stand upright, in a row. */
void dulle_card_fan_set_flat (DulleCardFan *self,
                              gboolean      flat);

G_END_DECLS
