/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Reservations, their precedence, and compulsory solos.
 */
#include "auction.h"

#include "exchange.h"

bool
dulle_compulsory_solos_include (const DulleCompulsorySolos *due,
                                DulleContract               contract)
{
  switch (dulle_contracts[contract].sort)
    {
    case DULLE_SOLO_NONE:
      return false;
    case DULLE_SOLO_COLOR:
      return due->all > due->picture;
    case DULLE_SOLO_PICTURE:
      return due->all > due->color;
    case DULLE_SOLO_OTHER:
      return due->all > due->color + due->picture;
    default:
      g_return_val_if_reached (false);
    }
}

DulleCompulsorySolos
dulle_compulsory_solos_played (DulleCompulsorySolos due,
                               DulleContract        contract)
{
  DulleSoloSort sort = dulle_contracts[contract].sort;

  due.all--;
  if (sort == DULLE_SOLO_COLOR && due.color > 0)
    due.color--;
  if (sort == DULLE_SOLO_PICTURE && due.picture > 0)
    due.picture--;

  return due;
}

static unsigned
count_rank (DulleHand hand,
            DulleRank rank)
{
  unsigned count = 0;

  for (int suit = DULLE_CLUBS; suit <= DULLE_DIAMONDS; suit++)
    count += dulle_hand_count (hand, DULLE_CARD (suit, rank));

  return count;
}

static unsigned
count_trumps_above_fox (const DulleOrder *order,
                        DulleHand         hand)
{
  unsigned count = 0;

  DULLE_HAND_FOREACH (card, hand & order->members[DULLE_CLASS_TRUMP])
    {
      if (order->strength[card] > order->strength[DULLE_DIAMOND_ACE])
        count += dulle_hand_count (hand, card);
    }

  return count;
}

static DulleLack
at_least (DulleLackKind kind,
          int           wanted,
          unsigned      held)
{
  if (held >= (unsigned) wanted)
    return (DulleLack){ .kind = DULLE_LACK_NOTHING };

  return (DulleLack){ .kind = kind, .wanted = (unsigned) wanted, .held = held };
}

static DulleLack
at_most (DulleLackKind kind,
         int           wanted,
         unsigned      held)
{
  if (held <= (unsigned) wanted)
    return (DulleLack){ .kind = DULLE_LACK_NOTHING };

  return (DulleLack){ .kind = kind, .wanted = (unsigned) wanted, .held = held };
}

static DulleLack
lack_of_nines_or_kings (const DulleRules *rules,
                        DulleHand         hand,
                        DulleContract     contract)
{
  DulleLack nines = at_least (DULLE_LACK_NINES, rules->throw_nines, count_rank (hand, DULLE_NINE));
  DulleLack kings = at_least (DULLE_LACK_KINGS, rules->throw_kings, count_rank (hand, DULLE_KING));

  if (rules->throw_nines_and_kings_both)
    return nines.kind != DULLE_LACK_NOTHING ? nines : kings;

  return contract == DULLE_CONTRACT_THROW_NINES ? nines : kings;
}

/* FreeDoko rules, "Schmeißen" and "Armut"; Feldmeier, "Blatt schmeißen". */
static DulleLack
lack_of_cards (const DulleBoard *board,
               DulleHand         hand,
               DulleContract     contract)
{
  const DulleRules *rules = &board->rules;

  switch ((int) contract)
    {
    case DULLE_CONTRACT_MARRIAGE:
      return at_least (DULLE_LACK_CLUB_QUEENS, 2, dulle_hand_count (hand, DULLE_CLUB_QUEEN));
    case DULLE_CONTRACT_POVERTY:
      return at_most (DULLE_LACK_FEWER_TRUMPS, rules->poverty_max_trumps,
                      dulle_poverty_trumps (rules, hand));
    case DULLE_CONTRACT_THROW_FOX_HIGHEST:
      return at_most (DULLE_LACK_NO_TRUMP_ABOVE_FOX, 0,
                      count_trumps_above_fox (&board->order, hand));
    case DULLE_CONTRACT_THROW_NINES:
    case DULLE_CONTRACT_THROW_KINGS:
      return lack_of_nines_or_kings (rules, hand, contract);
    case DULLE_CONTRACT_THROW_NINES_AND_KINGS:
      return at_least (DULLE_LACK_NINES_AND_KINGS, rules->throw_nines_and_kings,
                       count_rank (hand, DULLE_NINE) + count_rank (hand, DULLE_KING));
    case DULLE_CONTRACT_THROW_RICHNESS:
      return at_least (DULLE_LACK_CARD_POINTS, rules->throw_richness,
                       dulle_hand_card_points (hand));
    default:
      return (DulleLack){ .kind = DULLE_LACK_NOTHING };
    }
}

static bool
is_forced_solo (const DulleBoard            *board,
                const DullePrivateKnowledge *own,
                DulleContract                contract)
{
  if (board->voted)
    return dulle_contract_is_solo (contract);

  return dulle_compulsory_solos_include (&board->solos_due[own->seat], contract);
}

unsigned
dulle_bid_value (DulleContract contract,
                 DulleLevel    level)
{
  static const DulleContract highest[] = {
    DULLE_CONTRACT_SOLO_JACK,
    DULLE_CONTRACT_SOLO_QUEEN,
    DULLE_CONTRACT_SOLO_TRUMP,
  };
  unsigned rank = (unsigned) (DULLE_OPTION (solo_pure_suit) - dulle_contracts[contract].option);

  for (unsigned i = 0; i < G_N_ELEMENTS (highest); i++)
    {
      if (highest[i] == contract)
        rank = DULLE_N_CONTRACTS + i;
    }

  return level * 2 * DULLE_N_CONTRACTS + rank;
}

static DulleRefusal
check_bid (const DulleBoard  *board,
           const DulleAction *call)
{
  bool bids = board->rules.solo_precedence == DULLE_SOLO_PRECEDENCE_RANK &&
              board->forced == DULLE_NO_SEAT && dulle_contract_is_solo (call->contract);

  if (call->level != DULLE_LEVEL_NONE && (!bids || call->level > DULLE_LEVEL_BLACK))
    return DULLE_REFUSED_NOT_NOW;
  if (board->bidder == DULLE_NO_SEAT || call->contract == DULLE_CONTRACT_NORMAL)
    return DULLE_ACCEPTED;
  if (!bids || dulle_bid_value (call->contract, call->level) <=
                   dulle_bid_value (board->bid_contract, board->bid_level))
    return DULLE_REFUSED_BID;

  return DULLE_ACCEPTED;
}

DulleRefusal
dulle_auction_check (const DulleBoard            *board,
                     const DullePrivateKnowledge *own,
                     const DulleAction           *call)
{
  const DulleRules *rules = &board->rules;
  bool              may_offer = rules->compulsory_solo_offer && !board->voted &&
                   rules->compulsory_solo_forcing == DULLE_COMPULSORY_SOLO_FORCING_EXTRA_ROUND;

  if (call->contract >= DULLE_N_CONTRACTS || call->contract == DULLE_CONTRACT_GENSCHER)
    return DULLE_REFUSED_CONTRACT;
  if (board->forced == own->seat && !is_forced_solo (board, own, call->contract))
    return DULLE_REFUSED_COMPULSORY_SOLO;
  if (check_bid (board, call) != DULLE_ACCEPTED)
    return check_bid (board, call);
  if (call->offer && (board->forced != own->seat || !may_offer))
    return DULLE_REFUSED_NOT_NOW;
  if (call->contract == DULLE_CONTRACT_NORMAL)
    return DULLE_ACCEPTED;

  if (call->contract == DULLE_CONTRACT_MARRIAGE)
    {
      if (lack_of_cards (board, own->hand, call->contract).kind != DULLE_LACK_NOTHING)
        return DULLE_REFUSED_NO_MARRIAGE;
      if (call->marriage >= DULLE_N_MARRIAGES ||
          !dulle_marriage_allowed (&board->rules, call->marriage))
        return DULLE_REFUSED_MARRIAGE_KIND;
      return DULLE_ACCEPTED;
    }

  if (!dulle_contract_allowed (&board->rules, call->contract))
    return DULLE_REFUSED_CONTRACT;
  if (lack_of_cards (board, own->hand, call->contract).kind != DULLE_LACK_NOTHING)
    return DULLE_REFUSED_HAND;

  return DULLE_ACCEPTED;
}

/* Whether the rules allow the contract at all, a marriage in any of its kinds. */
static bool
is_played (const DulleRules *rules,
           DulleContract     contract)
{
  if (contract == DULLE_CONTRACT_GENSCHER)
    return false;
  if (contract != DULLE_CONTRACT_MARRIAGE)
    return dulle_contract_allowed (rules, contract);

  for (DulleMarriage kind = DULLE_MARRIAGE_FOREIGN; kind < DULLE_N_MARRIAGES; kind++)
    {
      if (dulle_marriage_allowed (rules, kind))
        return true;
    }

  return false;
}

DulleLack
dulle_auction_lack (const DulleBoard            *board,
                    const DullePrivateKnowledge *own,
                    DulleContract                contract)
{
  DulleAction bid = dulle_action_call (own->seat, contract, DULLE_MARRIAGE_FOREIGN);

  if (contract != DULLE_CONTRACT_NORMAL && !is_played (&board->rules, contract))
    return (DulleLack){ .kind = DULLE_LACK_RULES };
  if (board->forced == own->seat && !is_forced_solo (board, own, contract))
    return (DulleLack){ .kind = DULLE_LACK_COMPULSORY_SOLO };

  if (board->bidder != DULLE_NO_SEAT && dulle_contract_is_solo (contract))
    bid.level = DULLE_LEVEL_BLACK;
  if (check_bid (board, &bid) != DULLE_ACCEPTED)
    return (DulleLack){ .kind = DULLE_LACK_HIGHER_BID };

  return lack_of_cards (board, own->hand, contract);
}

/* The rank of a reservation; the highest is played. */
typedef enum
{
  RANK_HEALTHY,
  RANK_POVERTY_AFTER_MARRIAGE,
  RANK_MARRIAGE,
  RANK_POVERTY,
  RANK_THROW,
  RANK_SOLO,
  RANK_COMPULSORY_SOLO,
  RANK_POVERTY_THROWN_FIRST,
  RANK_THROW_FIRST,
} Rank;

static Rank
rank_of_poverty (const DulleRules *rules,
                 DulleHand         hand)
{
  if (rules->throwing_before_solo && dulle_poverty_is_thrown (rules, hand))
    return RANK_POVERTY_THROWN_FIRST;

  return rules->marriage_before_poverty ? RANK_POVERTY_AFTER_MARRIAGE : RANK_POVERTY;
}

static Rank
rank_of (const DulleBoard            *board,
         const DullePrivateKnowledge *own)
{
  const DulleRules *rules = &board->rules;

  if (own->call == DULLE_CONTRACT_NORMAL)
    return RANK_HEALTHY;
  if (own->call == DULLE_CONTRACT_MARRIAGE)
    return RANK_MARRIAGE;
  if (own->call == DULLE_CONTRACT_POVERTY)
    return rank_of_poverty (rules, own->hand);
  if (dulle_contract_is_throw (own->call))
    return rules->throwing_before_solo ? RANK_THROW_FIRST : RANK_THROW;
  if (rules->solo_precedence != DULLE_SOLO_PRECEDENCE_COMPULSORY_FIRST)
    return RANK_SOLO;

  return dulle_compulsory_solos_include (&board->solos_due[own->seat], own->call)
             ? RANK_COMPULSORY_SOLO
             : RANK_SOLO;
}

/* The first seat after the forced one that plays a solo instead, if it offered that;
 * otherwise the forced seat itself. */
static uint8_t
resolve_offer (const DulleBoard           *board,
               const DullePrivateKnowledge own[DULLE_N_SEATS])
{
  uint8_t seat = dulle_next_seat (board->forced);

  while (seat != board->forced && !(board->solo_offered && dulle_contract_is_solo (own[seat].call)))
    seat = dulle_next_seat (seat);

  return seat;
}

/* The bid, which decides between reservations of equal rank before the seats do. */
static unsigned
bid_of (const DulleBoard            *board,
        const DullePrivateKnowledge *own)
{
  if (board->rules.solo_precedence != DULLE_SOLO_PRECEDENCE_RANK ||
      !dulle_contract_is_solo (own->call))
    return 0;

  return dulle_bid_value (own->call, own->call_level);
}

/* The seat of the highest reservation; among equals the highest bid, then the first. */
static uint8_t
find_highest (const DulleBoard           *board,
              const DullePrivateKnowledge own[DULLE_N_SEATS])
{
  uint8_t best = DULLE_NO_SEAT;
  uint8_t seat = board->dealer;

  for (unsigned i = 0; i < DULLE_N_SEATS; i++)
    {
      Rank rank;
      Rank best_rank;

      seat = dulle_next_seat (seat);
      rank = rank_of (board, &own[seat]);
      best_rank = best == DULLE_NO_SEAT ? RANK_HEALTHY : rank_of (board, &own[best]);
      if (rank > best_rank ||
          (rank == best_rank && rank != RANK_HEALTHY &&
           bid_of (board, &own[seat]) > bid_of (board, &own[best])))
        best = seat;
    }

  return best;
}

uint8_t
dulle_auction_resolve (const DulleBoard           *board,
                       const DullePrivateKnowledge own[DULLE_N_SEATS])
{
  uint8_t best = find_highest (board, own);

  /* Whoever is asked because of an offer may throw the cards in where that beats a solo. */
  if (board->forced != DULLE_NO_SEAT && rank_of (board, &own[best]) <= RANK_COMPULSORY_SOLO)
    return resolve_offer (board, own);

  return best;
}
