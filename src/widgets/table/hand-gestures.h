/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What the pointer does in a hand beyond pressing a card: it pulls one out and lets
 * it go, or double-clicks where another card has come meanwhile.
 */
#pragma once

#include "dulle-hand-card.h"

G_BEGIN_DECLS

#define DULLE_TYPE_HAND_GESTURES (dulle_hand_gestures_get_type ())
G_DECLARE_FINAL_TYPE (DulleHandGestures, dulle_hand_gestures, DULLE, HAND_GESTURES, GObject)

/**
 * DulleHandGestures::dropped:
 * @card: (type DulleHandCard): the card
 * @y: how far down from its place in the hand; negative above it
 *
 * A card that was pulled has been let go.
 */

/* @hand: the parent of the cards; it must outlive the gestures */
DulleHandGestures *dulle_hand_gestures_new (GtkWidget *hand);

G_END_DECLS
