/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Names, codes and points of the cards.
 */
#include "card.h"

#include "i18n.h"

#include <string.h>

#define SUIT_POINTS 11, 10, 4, 3, 2, 0

const uint8_t dulle_points_by_card[DULLE_N_CARDS] = {
  SUIT_POINTS, SUIT_POINTS, SUIT_POINTS, SUIT_POINTS
};

static const struct
{
  const char *code;
  const char *name;
} cards[DULLE_N_CARDS] = {
  { "CA", N_ ("Ace of Clubs") },
  { "CT", N_ ("Ten of Clubs") },
  { "CK", N_ ("King of Clubs") },
  { "CQ", N_ ("Queen of Clubs") },
  { "CJ", N_ ("Jack of Clubs") },
  { "C9", N_ ("Nine of Clubs") },
  { "SA", N_ ("Ace of Spades") },
  { "ST", N_ ("Ten of Spades") },
  { "SK", N_ ("King of Spades") },
  { "SQ", N_ ("Queen of Spades") },
  { "SJ", N_ ("Jack of Spades") },
  { "S9", N_ ("Nine of Spades") },
  { "HA", N_ ("Ace of Hearts") },
  { "HT", N_ ("Ten of Hearts") },
  { "HK", N_ ("King of Hearts") },
  { "HQ", N_ ("Queen of Hearts") },
  { "HJ", N_ ("Jack of Hearts") },
  { "H9", N_ ("Nine of Hearts") },
  { "DA", N_ ("Ace of Diamonds") },
  { "DT", N_ ("Ten of Diamonds") },
  { "DK", N_ ("King of Diamonds") },
  { "DQ", N_ ("Queen of Diamonds") },
  { "DJ", N_ ("Jack of Diamonds") },
  { "D9", N_ ("Nine of Diamonds") },
};

const char *
dulle_card_code (DulleCard card)
{
  g_return_val_if_fail (card < DULLE_N_CARDS, NULL);

  return cards[card].code;
}

bool
dulle_card_from_code (const char *code,
                      DulleCard  *card)
{
  g_return_val_if_fail (code != NULL && card != NULL, false);

  for (DulleCard i = 0; i < DULLE_N_CARDS; i++)
    {
      if (strcmp (cards[i].code, code) == 0)
        {
          *card = i;
          return true;
        }
    }

  return false;
}

const char *
dulle_card_name (DulleCard card)
{
  g_return_val_if_fail (card < DULLE_N_CARDS, NULL);

  return cards[card].name;
}
