/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What becomes of a click on a card: it is played, refused with a reason, or kept
 * until the person's turn comes.
 */
#pragma once

#include "dulle-hand-widget.h"
#include "event-player.h"

G_BEGIN_DECLS

#define DULLE_TYPE_CARD_CHOOSER (dulle_card_chooser_get_type ())
G_DECLARE_FINAL_TYPE (DulleCardChooser, dulle_card_chooser, DULLE, CARD_CHOOSER, GObject)

/**
 * DulleCardChooser::put-aside:
 * @card: (type DulleCard): the card
 *
 * Emitted when the person chooses a card in an exchange.
 *
 * Returns: whether it may be put aside
 */

/**
 * DulleCardChooser::refused:
 * @refusal: (type DulleRefusal): why not
 *
 * Emitted when the person tried what is not legal: found out here before it was
 * submitted, or by the session.
 */

/* Both are borrowed. Follows the events that @player shows, before whoever connects to
 * it later. */
DulleCardChooser *dulle_card_chooser_new (DulleHandWidget  *hand,
                                          DulleEventPlayer *player);

/* Does what a click on @card does; nothing for %DULLE_NO_CARD. */
void dulle_card_chooser_choose (DulleCardChooser *self,
                                DulleCard         card);

/* Whether a card that is the last one in the hand is played without a click. */
void dulle_card_chooser_set_plays_last (DulleCardChooser *self,
                                        gboolean          plays_last);

/* Plays the card that was kept, as soon as it is the person's turn, or the last card. */
void dulle_card_chooser_play_kept (DulleCardChooser *self);

/* Sets the keyboard on the first playable card, if it is not on a card. */
void dulle_card_chooser_focus_hand (DulleCardChooser *self);

G_END_DECLS
