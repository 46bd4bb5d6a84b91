/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A picture of a card, face up or face down. It cannot be pressed; DulleHandCard can.
 * (The engine's DulleCard is the card itself.)
 */
#pragma once

#include "engine/card-role.h"

#include "dulle-deck.h"

G_BEGIN_DECLS

#define DULLE_TYPE_CARD_WIDGET (dulle_card_widget_get_type ())
G_DECLARE_FINAL_TYPE (DulleCardWidget, dulle_card_widget, DULLE, CARD_WIDGET, GtkWidget)

/**
 * DulleCardWidget:width:
 *
 * The natural width in logical pixels; even, so that the height is a whole number.
 * What is painted follows the width that the card is given.
 */

/* Shows the back of a card as long as no face is set. */
GtkWidget *dulle_card_widget_new (void);

DulleCard dulle_card_widget_get_face (DulleCardWidget *self);

/**
 * dulle_card_widget_set_face:
 * @face: a card, or %DULLE_NO_CARD for the back
 *
 * The name of the card becomes the accessible label.
 */
void dulle_card_widget_set_face (DulleCardWidget *self,
                                 DulleCard        face);

int  dulle_card_widget_get_width (DulleCardWidget *self);
void dulle_card_widget_set_width (DulleCardWidget *self,
                                  int              width);

/* A card that cannot be played is veiled, in the CSS color of `card.veiled`. */
void dulle_card_widget_set_dimmed (DulleCardWidget *self,
                                   gboolean         dimmed);

/* Lays the seal of @role on the face of the card; %DULLE_CARD_ROLE_NONE removes it. */
void dulle_card_widget_set_role (DulleCardWidget *self,
                                 DulleCardRole    role);

G_END_DECLS
