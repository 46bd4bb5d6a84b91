/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A few cards face down, held as a fan: what others see of a hand.
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
 * dulle_card_fan_set_card_width:
 * @width: in logical pixels; 0 shows nothing
 */
void dulle_card_fan_set_card_width (DulleCardFan *self,
                                    int           width);

G_END_DECLS
