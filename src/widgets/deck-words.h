/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What suits and pictures are called with the deck that is played with: the Queen of
 * Clubs of the French deck is the Ober of Acorns of the German one.
 */
#pragma once

#include "engine/card.h"

/**
 * dulle_deck_words:
 * @text: a text of the engine that may name suits and pictures, as "Clubs solo"
 *
 * Returns: the same, translated, in the words of the deck
 */
const char *dulle_deck_words (const char *text);

/* Returns: the name of a card, translated, in the words of the deck */
const char *dulle_deck_card_name (DulleCard card);
