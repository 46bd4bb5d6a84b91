/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The kinds of game, and which cards are trumps in each.
 */
#pragma once

#include "card.h"
#include "rules.h"

typedef enum
{
  DULLE_CONTRACT_NORMAL,
  DULLE_CONTRACT_MARRIAGE,
  DULLE_CONTRACT_POVERTY,
  DULLE_CONTRACT_GENSCHER,
  DULLE_CONTRACT_THROW_FOX_HIGHEST,
  DULLE_CONTRACT_THROW_NINES,
  DULLE_CONTRACT_THROW_KINGS,
  DULLE_CONTRACT_THROW_NINES_AND_KINGS,
  DULLE_CONTRACT_THROW_RICHNESS,
  DULLE_CONTRACT_SOLO_CLUBS,
  DULLE_CONTRACT_SOLO_SPADES,
  DULLE_CONTRACT_SOLO_HEARTS,
  DULLE_CONTRACT_SOLO_DIAMONDS,
  DULLE_CONTRACT_SOLO_KOEHLER,
  DULLE_CONTRACT_SOLO_MEATLESS,
  DULLE_CONTRACT_SOLO_JACK,
  DULLE_CONTRACT_SOLO_QUEEN,
  DULLE_CONTRACT_SOLO_KING,
  DULLE_CONTRACT_SOLO_QUEEN_JACK,
  DULLE_CONTRACT_SOLO_KING_JACK,
  DULLE_CONTRACT_SOLO_KING_QUEEN,
  DULLE_CONTRACT_SOLO_TRUMP,
  DULLE_CONTRACT_SOLO_JACK_QUEEN,
  DULLE_CONTRACT_SOLO_JACK_KING,
  DULLE_CONTRACT_SOLO_QUEEN_JACK_KING,
  DULLE_CONTRACT_SOLO_QUEEN_CLUBS,
  DULLE_CONTRACT_SOLO_QUEEN_SPADES,
  DULLE_CONTRACT_SOLO_QUEEN_HEARTS,
  DULLE_CONTRACT_SOLO_QUEEN_DIAMONDS,
  DULLE_CONTRACT_SOLO_JACK_CLUBS,
  DULLE_CONTRACT_SOLO_JACK_SPADES,
  DULLE_CONTRACT_SOLO_JACK_HEARTS,
  DULLE_CONTRACT_SOLO_JACK_DIAMONDS,
  DULLE_CONTRACT_SOLO_PURE_CLUBS,
  DULLE_CONTRACT_SOLO_PURE_SPADES,
  DULLE_CONTRACT_SOLO_PURE_HEARTS,
  DULLE_CONTRACT_SOLO_PURE_DIAMONDS,
  DULLE_N_CONTRACTS,
} DulleContract;

#define DULLE_FIRST_SOLO DULLE_CONTRACT_SOLO_CLUBS

/* What a solo counts as where the rules require compulsory solos of a certain sort. */
typedef enum
{
  DULLE_SOLO_NONE,
  DULLE_SOLO_COLOR,
  DULLE_SOLO_PICTURE,
  DULLE_SOLO_OTHER,
} DulleSoloSort;

#define DULLE_NO_OPTION (-1)

/**
 * DulleContractInfo:
 * @id: the name in records and on the command line
 * @label: the name for people, marked for translation
 * @option: the option that allows it, or %DULLE_NO_OPTION
 * @sort: what it counts as among compulsory solos
 * @suit: the suit whose cards are the lowest trumps, or %DULLE_NO_SUIT
 * @dulles: whether ♥10 is the highest trump where the rules have dulles
 * @n_pictures: how many ranks are trumps in all four suits
 * @pictures: these ranks, highest first
 */
typedef struct
{
  const char   *id;
  const char   *label;
  int           option;
  DulleSoloSort sort;
  DulleSuit     suit;
  bool          dulles;
  uint8_t       n_pictures;
  DulleRank     pictures[3];
} DulleContractInfo;

extern const DulleContractInfo dulle_contracts[DULLE_N_CONTRACTS];

static inline bool
dulle_contract_is_solo (DulleContract contract)
{
  return contract >= DULLE_FIRST_SOLO;
}

/* Whether it asks for a new deal. */
static inline bool
dulle_contract_is_throw (DulleContract contract)
{
  return contract >= DULLE_CONTRACT_THROW_FOX_HIGHEST && contract <= DULLE_CONTRACT_THROW_RICHNESS;
}

/* The card that pigs are made of: the trump ace, or %DULLE_NO_CARD. */
static inline DulleCard
dulle_contract_pig (DulleContract contract)
{
  const DulleContractInfo *info = &dulle_contracts[contract];

  return info->dulles ? DULLE_CARD (info->suit, DULLE_ACE) : DULLE_NO_CARD;
}

/* The card that superpigs are made of, or %DULLE_NO_CARD: in a heart solo the tens stay dulles. */
DulleCard dulle_contract_superpig (const DulleRules *rules,
                                   DulleContract     contract);

/**
 * dulle_contract_allowed:
 * @rules: active rules
 *
 * Returns: whether the rules let somebody ask for @contract
 */
bool dulle_contract_allowed (const DulleRules *rules,
                             DulleContract     contract);
bool dulle_contract_from_id (const char    *id,
                             DulleContract *contract);

/* How a marriage finds its partner: FreeDoko rules, "Hochzeit". */
typedef enum
{
  DULLE_MARRIAGE_FOREIGN,
  DULLE_MARRIAGE_PLAIN,
  DULLE_MARRIAGE_TRUMP,
  DULLE_MARRIAGE_CLUBS,
  DULLE_MARRIAGE_SPADES,
  DULLE_MARRIAGE_HEARTS,
  DULLE_N_MARRIAGES,
} DulleMarriage;

typedef struct
{
  const char *id;
  const char *label;
  int         option;
} DulleMarriageInfo;

extern const DulleMarriageInfo dulle_marriages[DULLE_N_MARRIAGES];

bool dulle_marriage_allowed (const DulleRules *rules,
                             DulleMarriage     marriage);
bool dulle_marriage_from_id (const char    *id,
                             DulleMarriage *marriage);
