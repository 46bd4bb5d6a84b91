/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The names of suits and pictures in the current deck: the Queen of Clubs of the French
 * deck is the Ober of Acorns of the German one.
 */
#pragma once

#include "engine/card.h"

/**
 * dulle_deck_text:
 * @text: a text of the engine that may name suits and pictures, as "Club solo"
 *
 * Returns: the same, translated, in the words of the deck
 */
const char *dulle_deck_text (const char *text) G_GNUC_FORMAT (1);

/* Returns: the name of a card, translated, in the words of the deck */
const char *dulle_deck_card_name (DulleCard card);

/* Returns: (transfer full): a card as short as can be, "♥10" or "♣D", with the letters of
 *   the deck */
char *dulle_deck_card_sign (DulleCard card);
