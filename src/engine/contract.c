/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The table of contracts. The trumps follow the official rules and, in solos that these
 * do not have, the rule books that the presets are named after.
 */
#include "contract.h"

#include "i18n.h"

#include <string.h>

/* The last members of a row: trump suit, dulles, and the trump pictures. */
#define NORMAL_TRUMPS(suit) \
  suit, true, 2, { DULLE_QUEEN, DULLE_JACK }
#define PICTURES(...) \
  DULLE_NO_SUIT, false, N_RANKS (__VA_ARGS__), { __VA_ARGS__ }
#define PICTURE_AND_SUIT(suit, picture) \
  suit, false, 1, { picture }
#define PURE_SUIT(suit) \
  suit, false, 0, { 0 }
#define NO_TRUMPS \
  DULLE_NO_SUIT, false, 0, { 0 }

#define N_RANKS(...) (sizeof ((int[]){ __VA_ARGS__ }) / sizeof (int))

/* clang-format off */
const DulleContractInfo dulle_contracts[DULLE_N_CONTRACTS] = {
  [DULLE_CONTRACT_NORMAL] =
    { "normal", N_ ("Normal game"), DULLE_NO_OPTION,
      DULLE_SOLO_NONE, NORMAL_TRUMPS (DULLE_DIAMONDS) },
  [DULLE_CONTRACT_MARRIAGE] =
    { "marriage", N_ ("Marriage"), DULLE_NO_OPTION,
      DULLE_SOLO_NONE, NORMAL_TRUMPS (DULLE_DIAMONDS) },
  [DULLE_CONTRACT_POVERTY] =
    { "poverty", N_ ("Poverty"), DULLE_OPTION (poverty),
      DULLE_SOLO_NONE, NORMAL_TRUMPS (DULLE_DIAMONDS) },
  [DULLE_CONTRACT_GENSCHER] =
    { "genscher", N_ ("Genscher"), DULLE_OPTION (genscher),
      DULLE_SOLO_NONE, NORMAL_TRUMPS (DULLE_DIAMONDS) },
  [DULLE_CONTRACT_THROW_FOX_HIGHEST] =
    { "throw-fox-highest", N_ ("Fox is highest"), DULLE_OPTION (throw_when_fox_highest),
      DULLE_SOLO_NONE, NORMAL_TRUMPS (DULLE_DIAMONDS) },
  [DULLE_CONTRACT_THROW_NINES] =
    { "throw-nines", N_ ("Many nines"), DULLE_OPTION (throw_with_nines),
      DULLE_SOLO_NONE, NORMAL_TRUMPS (DULLE_DIAMONDS) },
  [DULLE_CONTRACT_THROW_KINGS] =
    { "throw-kings", N_ ("Many kings"), DULLE_OPTION (throw_with_kings),
      DULLE_SOLO_NONE, NORMAL_TRUMPS (DULLE_DIAMONDS) },
  [DULLE_CONTRACT_THROW_NINES_AND_KINGS] =
    { "throw-nines-and-kings", N_ ("Nines plus kings"), DULLE_OPTION (throw_with_nines_and_kings),
      DULLE_SOLO_NONE, NORMAL_TRUMPS (DULLE_DIAMONDS) },
  [DULLE_CONTRACT_THROW_RICHNESS] =
    { "throw-richness", N_ ("Rich hand"), DULLE_OPTION (throw_with_richness),
      DULLE_SOLO_NONE, NORMAL_TRUMPS (DULLE_DIAMONDS) },
  [DULLE_CONTRACT_SOLO_CLUBS] =
    { "solo-clubs", N_ ("Club solo"), DULLE_OPTION (solo_suit),
      DULLE_SOLO_COLOR, NORMAL_TRUMPS (DULLE_CLUBS) },
  [DULLE_CONTRACT_SOLO_SPADES] =
    { "solo-spades", N_ ("Spade solo"), DULLE_OPTION (solo_suit),
      DULLE_SOLO_COLOR, NORMAL_TRUMPS (DULLE_SPADES) },
  [DULLE_CONTRACT_SOLO_HEARTS] =
    { "solo-hearts", N_ ("Heart solo"), DULLE_OPTION (solo_suit),
      DULLE_SOLO_COLOR, NORMAL_TRUMPS (DULLE_HEARTS) },
  [DULLE_CONTRACT_SOLO_DIAMONDS] =
    { "solo-diamonds", N_ ("Diamond solo"), DULLE_OPTION (solo_suit),
      DULLE_SOLO_COLOR, NORMAL_TRUMPS (DULLE_DIAMONDS) },
  [DULLE_CONTRACT_SOLO_KOEHLER] =
    { "solo-koehler", N_ ("Köhler"), DULLE_OPTION (solo_koehler),
      DULLE_SOLO_PICTURE, PICTURES (DULLE_KING, DULLE_QUEEN, DULLE_JACK) },
  [DULLE_CONTRACT_SOLO_MEATLESS] =
    { "solo-meatless", N_ ("Meatless"), DULLE_OPTION (solo_meatless),
      DULLE_SOLO_OTHER, NO_TRUMPS },
  [DULLE_CONTRACT_SOLO_JACK] =
    { "solo-jack", N_ ("Jack solo"), DULLE_OPTION (solo_jack),
      DULLE_SOLO_PICTURE, PICTURES (DULLE_JACK) },
  [DULLE_CONTRACT_SOLO_QUEEN] =
    { "solo-queen", N_ ("Queen solo"), DULLE_OPTION (solo_queen),
      DULLE_SOLO_PICTURE, PICTURES (DULLE_QUEEN) },
  [DULLE_CONTRACT_SOLO_KING] =
    { "solo-king", N_ ("King solo"), DULLE_OPTION (solo_king),
      DULLE_SOLO_PICTURE, PICTURES (DULLE_KING) },
  [DULLE_CONTRACT_SOLO_QUEEN_JACK] =
    { "solo-queen-jack", N_ ("Queen-jack solo"), DULLE_OPTION (solo_queen_jack),
      DULLE_SOLO_PICTURE, PICTURES (DULLE_QUEEN, DULLE_JACK) },
  [DULLE_CONTRACT_SOLO_KING_JACK] =
    { "solo-king-jack", N_ ("King-jack solo"), DULLE_OPTION (solo_king_jack),
      DULLE_SOLO_PICTURE, PICTURES (DULLE_KING, DULLE_JACK) },
  [DULLE_CONTRACT_SOLO_KING_QUEEN] =
    { "solo-king-queen", N_ ("King-queen solo"), DULLE_OPTION (solo_king_queen),
      DULLE_SOLO_PICTURE, PICTURES (DULLE_KING, DULLE_QUEEN) },
  [DULLE_CONTRACT_SOLO_TRUMP] =
    { "solo-trump", N_ ("Trump solo"), DULLE_OPTION (solo_trump),
      DULLE_SOLO_COLOR, NORMAL_TRUMPS (DULLE_DIAMONDS) },
  [DULLE_CONTRACT_SOLO_JACK_QUEEN] =
    { "solo-jack-queen", N_ ("Jack-queen solo"), DULLE_OPTION (solo_jack_queen),
      DULLE_SOLO_PICTURE, PICTURES (DULLE_JACK, DULLE_QUEEN) },
  [DULLE_CONTRACT_SOLO_JACK_KING] =
    { "solo-jack-king", N_ ("Jack-king solo"), DULLE_OPTION (solo_jack_king),
      DULLE_SOLO_PICTURE, PICTURES (DULLE_JACK, DULLE_KING) },
  [DULLE_CONTRACT_SOLO_QUEEN_JACK_KING] =
    { "solo-queen-jack-king", N_ ("Queen-jack-king solo"), DULLE_OPTION (solo_queen_jack_king),
      DULLE_SOLO_PICTURE, PICTURES (DULLE_QUEEN, DULLE_JACK, DULLE_KING) },
  [DULLE_CONTRACT_SOLO_QUEEN_CLUBS] =
    { "solo-queen-clubs", N_ ("Queen-club solo"), DULLE_OPTION (solo_queen_suit),
      DULLE_SOLO_COLOR, PICTURE_AND_SUIT (DULLE_CLUBS, DULLE_QUEEN) },
  [DULLE_CONTRACT_SOLO_QUEEN_SPADES] =
    { "solo-queen-spades", N_ ("Queen-spade solo"), DULLE_OPTION (solo_queen_suit),
      DULLE_SOLO_COLOR, PICTURE_AND_SUIT (DULLE_SPADES, DULLE_QUEEN) },
  [DULLE_CONTRACT_SOLO_QUEEN_HEARTS] =
    { "solo-queen-hearts", N_ ("Queen-heart solo"), DULLE_OPTION (solo_queen_suit),
      DULLE_SOLO_COLOR, PICTURE_AND_SUIT (DULLE_HEARTS, DULLE_QUEEN) },
  [DULLE_CONTRACT_SOLO_QUEEN_DIAMONDS] =
    { "solo-queen-diamonds", N_ ("Queen-diamond solo"), DULLE_OPTION (solo_queen_suit),
      DULLE_SOLO_COLOR, PICTURE_AND_SUIT (DULLE_DIAMONDS, DULLE_QUEEN) },
  [DULLE_CONTRACT_SOLO_JACK_CLUBS] =
    { "solo-jack-clubs", N_ ("Jack-club solo"), DULLE_OPTION (solo_jack_suit),
      DULLE_SOLO_COLOR, PICTURE_AND_SUIT (DULLE_CLUBS, DULLE_JACK) },
  [DULLE_CONTRACT_SOLO_JACK_SPADES] =
    { "solo-jack-spades", N_ ("Jack-spade solo"), DULLE_OPTION (solo_jack_suit),
      DULLE_SOLO_COLOR, PICTURE_AND_SUIT (DULLE_SPADES, DULLE_JACK) },
  [DULLE_CONTRACT_SOLO_JACK_HEARTS] =
    { "solo-jack-hearts", N_ ("Jack-heart solo"), DULLE_OPTION (solo_jack_suit),
      DULLE_SOLO_COLOR, PICTURE_AND_SUIT (DULLE_HEARTS, DULLE_JACK) },
  [DULLE_CONTRACT_SOLO_JACK_DIAMONDS] =
    { "solo-jack-diamonds", N_ ("Jack-diamond solo"), DULLE_OPTION (solo_jack_suit),
      DULLE_SOLO_COLOR, PICTURE_AND_SUIT (DULLE_DIAMONDS, DULLE_JACK) },
  [DULLE_CONTRACT_SOLO_PURE_CLUBS] =
    { "solo-pure-clubs", N_ ("Pure club solo"), DULLE_OPTION (solo_pure_suit),
      DULLE_SOLO_COLOR, PURE_SUIT (DULLE_CLUBS) },
  [DULLE_CONTRACT_SOLO_PURE_SPADES] =
    { "solo-pure-spades", N_ ("Pure spade solo"), DULLE_OPTION (solo_pure_suit),
      DULLE_SOLO_COLOR, PURE_SUIT (DULLE_SPADES) },
  [DULLE_CONTRACT_SOLO_PURE_HEARTS] =
    { "solo-pure-hearts", N_ ("Pure heart solo"), DULLE_OPTION (solo_pure_suit),
      DULLE_SOLO_COLOR, PURE_SUIT (DULLE_HEARTS) },
  [DULLE_CONTRACT_SOLO_PURE_DIAMONDS] =
    { "solo-pure-diamonds", N_ ("Pure diamond solo"), DULLE_OPTION (solo_pure_suit),
      DULLE_SOLO_COLOR, PURE_SUIT (DULLE_DIAMONDS) },
};

const DulleMarriageInfo dulle_marriages[DULLE_N_MARRIAGES] = {
  [DULLE_MARRIAGE_FOREIGN] =
    { "foreign", N_ ("first foreign trick"), DULLE_OPTION (marriage_first_foreign) },
  [DULLE_MARRIAGE_PLAIN] =
    { "plain", N_ ("first foreign trick in a plain suit"), DULLE_OPTION (marriage_first_plain) },
  [DULLE_MARRIAGE_TRUMP] =
    { "trump", N_ ("first foreign trick in trumps"), DULLE_OPTION (marriage_first_trump) },
  [DULLE_MARRIAGE_CLUBS] =
    { "clubs", N_ ("first foreign trick in clubs"), DULLE_OPTION (marriage_first_suit) },
  [DULLE_MARRIAGE_SPADES] =
    { "spades", N_ ("first foreign trick in spades"), DULLE_OPTION (marriage_first_suit) },
  [DULLE_MARRIAGE_HEARTS] =
    { "hearts", N_ ("first foreign trick in hearts"), DULLE_OPTION (marriage_first_suit) },
};
/* clang-format on */

DulleCard
dulle_contract_superpig (const DulleRules *rules,
                         DulleContract     contract)
{
  static const DulleRank ranks[] = {
    [DULLE_SUPERPIG_CARD_NINE] = DULLE_NINE,
    [DULLE_SUPERPIG_CARD_KING] = DULLE_KING,
    [DULLE_SUPERPIG_CARD_TEN] = DULLE_TEN,
  };
  const DulleContractInfo *info = &dulle_contracts[contract];
  DulleRank                rank = ranks[rules->superpig_card];

  if (!info->dulles)
    return DULLE_NO_CARD;
  if (rank == DULLE_NINE && !rules->nines)
    rank = DULLE_KING;
  if (rank == DULLE_TEN && info->suit == DULLE_HEARTS && rules->dulle)
    return DULLE_NO_CARD;

  return DULLE_CARD (info->suit, rank);
}

bool
dulle_contract_allowed (const DulleRules *rules,
                        DulleContract     contract)
{
  int option = dulle_contracts[contract].option;

  return option == DULLE_NO_OPTION || dulle_rules_get (rules, option) != 0;
}

bool
dulle_contract_from_id (const char    *id,
                        DulleContract *contract)
{
  for (int i = 0; i < DULLE_N_CONTRACTS; i++)
    {
      if (strcmp (dulle_contracts[i].id, id) == 0)
        {
          *contract = (DulleContract) i;
          return true;
        }
    }

  return false;
}

bool
dulle_marriage_allowed (const DulleRules *rules,
                        DulleMarriage     marriage)
{
  return dulle_rules_get (rules, dulle_marriages[marriage].option) != 0;
}

bool
dulle_marriage_from_id (const char    *id,
                        DulleMarriage *marriage)
{
  for (int i = 0; i < DULLE_N_MARRIAGES; i++)
    {
      if (strcmp (dulle_marriages[i].id, id) == 0)
        {
          *marriage = (DulleMarriage) i;
          return true;
        }
    }

  return false;
}
