/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The middle of the table in the exchange of a poverty: a place for each card that
 * is to be given, filled with those that are chosen so far. Pressing one returns it to
 * the hand. Whether the choice is legal is for the engine to say.
 */
#pragma once

#include <gtk/gtk.h>

#include "engine/view.h"

G_BEGIN_DECLS

#define DULLE_TYPE_EXCHANGE_TRAY (dulle_exchange_tray_get_type ())
G_DECLARE_FINAL_TYPE (DulleExchangeTray, dulle_exchange_tray, DULLE, EXCHANGE_TRAY, GtkWidget)

/**
 * DulleExchangeTray:chosen:
 *
 * The cards in it, a #DulleHand.
 */

/**
 * dulle_exchange_tray_begin:
 * @view: of a seat that is to give cards
 *
 * Makes a place for each card that the seat must give. Trumps that it has to give are
 * already there.
 */
void dulle_exchange_tray_begin (DulleExchangeTray *self,
                                const DulleView   *view);

/* Removes all places. */
void dulle_exchange_tray_end (DulleExchangeTray *self);

/* How many cards are wanted, and which are there. */
guint     dulle_exchange_tray_get_wanted (DulleExchangeTray *self);
DulleHand dulle_exchange_tray_get_chosen (DulleExchangeTray *self);

/**
 * dulle_exchange_tray_put:
 * @card: a card of the hand
 *
 * Returns: whether there was a place left
 */
gboolean dulle_exchange_tray_put (DulleExchangeTray *self,
                                  DulleCard          card);

/* Puts in cards that were not chosen here. */
void dulle_exchange_tray_set_chosen (DulleExchangeTray *self,
                                     DulleHand          chosen);

G_END_DECLS
