/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Straightforward and slow: cards are counted one by one. The oracles look at all four hands,
 * the reasons at a view; they have only the order of the cards in common.
 */
#include "reason-oracles.h"

#include <string.h>

#include "engine/deal.h"
#include "engine/legality.h"

#define MAX_HAND (DULLE_MAX_DEALT + 4)

/* The cards of a hand, one by one. */
typedef struct
{
  unsigned  n;
  DulleCard cards[4 * MAX_HAND];
} Cards;

static Cards
lay_out (DulleHand hand)
{
  Cards cards = { 0 };

  for (DulleCard card = 0; card < DULLE_N_CARDS; card++)
    {
      for (unsigned copies = dulle_hand_count (hand, card); copies > 0; copies--)
        cards.cards[cards.n++] = card;
    }

  return cards;
}

/**
 * Claim:
 * @game: the game with all four hands
 * @card: a legal card of @seat
 * @allowed: all its legal cards
 * @others: the cards of the three other seats
 *
 * Everything that an oracle knows.
 */
typedef struct
{
  const DulleGame *game;
  uint8_t          seat;
  DulleCard        card;
  Cards            own;
  Cards            allowed;
  Cards            others;
} Claim;

static const DulleTrick *
trick_of (const Claim *claim)
{
  return &claim->game->board.tricks[claim->game->board.n_tricks];
}

static int
class_of (const Claim *claim,
          DulleCard    card)
{
  return claim->game->board.order.suit_class[card];
}

static bool
is_trump (const Claim *claim,
          DulleCard    card)
{
  return class_of (claim, card) == DULLE_CLASS_TRUMP;
}

static bool
beats (const Claim *claim,
       DulleCard    winning,
       DulleCard    next)
{
  const DulleBoard *board = &claim->game->board;
  bool              last = board->n_tricks + 1u == dulle_board_length (board);

  return dulle_order_beats (&board->order, winning, next, last);
}

/* The place in the trick of the card that wins it, found card by card. */
static unsigned
winning_place (const Claim     *claim,
               const DulleCard *cards,
               unsigned         n)
{
  unsigned best = 0;

  for (unsigned i = 1; i < n; i++)
    {
      if (beats (claim, cards[best], cards[i]))
        best = i;
    }

  return best;
}

static bool
same_party (const Claim *claim,
            uint8_t      seat)
{
  DulleParty own = claim->game->own[claim->seat].party;

  return own != DULLE_NO_PARTY && claim->game->own[seat].party == own;
}

static unsigned
count_in_class (const Claim *claim,
                const Cards *cards,
                int          suit_class)
{
  unsigned n = 0;

  for (unsigned i = 0; i < cards->n; i++)
    n += class_of (claim, cards->cards[i]) == suit_class;

  return n;
}

static bool
leads (const Claim *claim)
{
  return trick_of (claim)->n_cards == 0;
}

static bool
was_led (const Claim *claim)
{
  const DulleBoard *board = &claim->game->board;
  bool              led = false;

  for (unsigned i = 0; i < board->n_tricks; i++)
    led |= class_of (claim, board->tricks[i].cards[0]) == class_of (claim, claim->card);

  return led;
}

/* Whether another seat has a card of the same class that beats it. */
static bool
is_beaten_in_class (const Claim *claim)
{
  bool beaten = false;

  for (unsigned i = 0; i < claim->others.n; i++)
    beaten |= class_of (claim, claim->others.cards[i]) == class_of (claim, claim->card) &&
              beats (claim, claim->card, claim->others.cards[i]);

  return beaten;
}

/* Whether, after the card, the seat that is winning the trick wins it whatever the others
 * play from their real hands. */
static bool
goes_to (const Claim *claim,
         uint8_t     *winner)
{
  const DulleTrick *trick = trick_of (claim);
  DulleCard         cards[DULLE_N_SEATS];
  unsigned          n = trick->n_cards + 1u;
  unsigned          best;

  memcpy (cards, trick->cards, sizeof cards);
  cards[trick->n_cards] = claim->card;
  best = winning_place (claim, cards, n);
  *winner = (uint8_t) ((trick->lead + best) % DULLE_N_SEATS);
  for (unsigned place = n; place < DULLE_N_SEATS; place++)
    {
      Cards hand = lay_out (claim->game->own[(trick->lead + place) % DULLE_N_SEATS].hand);
      bool  follows = count_in_class (claim, &hand, class_of (claim, cards[0])) > 0;

      for (unsigned i = 0; i < hand.n; i++)
        {
          if ((!follows || class_of (claim, hand.cards[i]) == class_of (claim, cards[0])) &&
              beats (claim, cards[best], hand.cards[i]))
            return false;
        }
    }

  return true;
}

static bool
goes_to_partner (const Claim *claim)
{
  uint8_t winner;

  return !leads (claim) && goes_to (claim, &winner) && winner != claim->seat &&
         same_party (claim, winner);
}

static bool
goes_to_self (const Claim *claim)
{
  uint8_t winner;

  return !leads (claim) && goes_to (claim, &winner) && winner == claim->seat;
}

static bool
takes (const Claim *claim,
       DulleCard    card)
{
  const DulleTrick *trick = trick_of (claim);

  return beats (claim, trick->cards[winning_place (claim, trick->cards, trick->n_cards)], card);
}

static unsigned
fewest_card_points (const Claim *claim)
{
  unsigned fewest = 11;

  for (unsigned i = 0; i < claim->allowed.n; i++)
    fewest = MIN (fewest, dulle_card_points (claim->allowed.cards[i]));

  return fewest;
}

/* The oracles */

static bool
only_card (const Claim *claim)
{
  for (unsigned i = 0; i < claim->allowed.n; i++)
    {
      if (claim->allowed.cards[i] != claim->card)
        return false;
    }

  return true;
}

/* No other seat has a card of the suit, but one has a trump. */
static bool
only_trumped (const Claim *claim)
{
  return leads (claim) && !is_trump (claim, claim->card) &&
         count_in_class (claim, &claim->others, class_of (claim, claim->card)) == 0 &&
         count_in_class (claim, &claim->others, DULLE_CLASS_TRUMP) > 0;
}

static bool
is_high (const Claim *claim)
{
  return leads (claim) && !is_trump (claim, claim->card) && !is_beaten_in_class (claim) &&
         !only_trumped (claim);
}

static bool
cash_ace (const Claim *claim)
{
  return is_high (claim) && !was_led (claim);
}

static bool
highest (const Claim *claim)
{
  return is_high (claim) && was_led (claim);
}

static bool
top_trump (const Claim *claim)
{
  return leads (claim) && is_trump (claim, claim->card) && !is_beaten_in_class (claim);
}

/* Whether everybody knows that a seat has no trump. A poverty has those that came back. */
static bool
has_no_trumps (const Claim *claim,
               uint8_t      seat)
{
  const DulleBoard *board = &claim->game->board;
  unsigned          n_played = 0;
  bool              is_void = false;

  for (unsigned i = 0; i < board->n_tricks; i++)
    {
      const DulleTrick *trick = &board->tricks[i];
      unsigned          place = (seat + DULLE_N_SEATS - trick->lead) % DULLE_N_SEATS;

      is_void |= is_trump (claim, trick->cards[0]) && !is_trump (claim, trick->cards[place]);
      n_played += is_trump (claim, trick->cards[place]);
    }
  if (board->contract == DULLE_CONTRACT_POVERTY && seat == board->soloist)
    return n_played == board->n_trumps_returned;

  return is_void && board->rules.revoke == DULLE_REVOKE_IMPOSSIBLE;
}

/* Trumps are drawn from others than the partner, once that is known. */
static bool
pull_trump (const Claim *claim)
{
  DulleView view = dulle_game_view (claim->game, claim->seat);
  bool      found = false;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      bool is_partner = same_party (claim, seat) &&
                        dulle_view_party (&view, seat) != DULLE_NO_PARTY;

      found |= seat != claim->seat && !is_partner && !has_no_trumps (claim, seat);
    }

  return leads (claim) && is_trump (claim, claim->card) && found &&
         count_in_class (claim, &claim->others, DULLE_CLASS_TRUMP) > 0;
}

/* A partner really is void in the suit, and somebody has a trump. */
static bool
lead_to_partner (const Claim *claim)
{
  bool found = false;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      Cards hand = lay_out (claim->game->own[seat].hand);

      found |= seat != claim->seat && same_party (claim, seat) && !has_no_trumps (claim, seat) &&
               count_in_class (claim, &hand, class_of (claim, claim->card)) == 0;
    }

  return leads (claim) && !is_trump (claim, claim->card) && found &&
         count_in_class (claim, &claim->others, DULLE_CLASS_TRUMP) > 0;
}

static bool
last_of_suit (const Claim *claim)
{
  return !is_trump (claim, claim->card) &&
         count_in_class (claim, &claim->own, class_of (claim, claim->card)) == 1 &&
         count_in_class (claim, &claim->others, class_of (claim, claim->card)) > 0 &&
         count_in_class (claim, &claim->own, DULLE_CLASS_TRUMP) > 0;
}

static bool
can_be_beaten (const Claim *claim)
{
  return leads (claim) && !is_trump (claim, claim->card) && is_beaten_in_class (claim);
}

static bool
keep_higher (const Claim *claim)
{
  const uint8_t *strength = claim->game->board.order.strength;
  bool           higher = false;

  for (unsigned i = 0; i < claim->allowed.n; i++)
    higher |= class_of (claim, claim->allowed.cards[i]) == class_of (claim, claim->card) &&
              strength[claim->allowed.cards[i]] > strength[claim->card];

  return higher;
}

static bool
least_card_points (const Claim *claim)
{
  return dulle_card_points (claim->card) == fewest_card_points (claim) && !only_card (claim);
}

static bool
catch_fox (const Claim *claim)
{
  const DulleTrick *trick = trick_of (claim);
  bool              fox = false;

  for (unsigned i = 0; i < trick->n_cards; i++)
    fox |= trick->cards[i] == DULLE_DIAMOND_ACE &&
           !same_party (claim, (uint8_t) ((trick->lead + i) % DULLE_N_SEATS));

  return fox && goes_to_self (claim) && claim->game->board.rules.bonus_fox_caught &&
         !dulle_contract_is_solo (claim->game->board.contract);
}

static bool
win_last (const Claim *claim)
{
  return trick_of (claim)->n_cards == 3 && takes (claim, claim->card);
}

static bool
win_so_far (const Claim *claim)
{
  return !leads (claim) && takes (claim, claim->card);
}

static bool
save_fox (const Claim *claim)
{
  return claim->card == DULLE_DIAMOND_ACE && goes_to_partner (claim);
}

static bool
smear_safe (const Claim *claim)
{
  return dulle_card_points (claim->card) >= 10 && goes_to_partner (claim);
}

static bool
smear (const Claim *claim)
{
  const DulleTrick *trick = trick_of (claim);
  unsigned          best = winning_place (claim, trick->cards, trick->n_cards);

  return dulle_card_points (claim->card) >= 10 && !takes (claim, claim->card) &&
         same_party (claim, (uint8_t) ((trick->lead + best) % DULLE_N_SEATS));
}

static bool
keep_fox (const Claim *claim)
{
  bool fox = false;

  for (unsigned i = 0; i < claim->allowed.n; i++)
    fox |= claim->allowed.cards[i] == DULLE_DIAMOND_ACE;

  return fox && claim->card != DULLE_DIAMOND_ACE && !leads (claim);
}

static bool
is_out_of_reach (const Claim *claim)
{
  for (unsigned i = 0; i < claim->allowed.n; i++)
    {
      if (takes (claim, claim->allowed.cards[i]))
        return false;
    }

  return true;
}

static bool
cannot_win (const Claim *claim)
{
  return is_out_of_reach (claim) && dulle_card_points (claim->card) == fewest_card_points (claim);
}

static bool
lose_low (const Claim *claim)
{
  return is_out_of_reach (claim) && keep_higher (claim);
}

/* The seat that is winning the trick is not known to be of the same party. */
static bool
gives_card_points (const Claim *claim)
{
  const DulleTrick *trick = trick_of (claim);
  DulleCard         best;

  if (leads (claim) || dulle_card_points (claim->card) < 10)
    return false;
  best = trick->cards[winning_place (claim, trick->cards, trick->n_cards)];

  return winning_place (claim, (DulleCard[]){ best, claim->card }, 2) == 0;
}

static bool (*const oracles[DULLE_N_REASONS]) (const Claim *claim) = {
  [DULLE_REASON_ONLY_CARD] = only_card,
  [DULLE_REASON_CASH_ACE] = cash_ace,
  [DULLE_REASON_HIGHEST] = highest,
  [DULLE_REASON_ONLY_TRUMPED] = only_trumped,
  [DULLE_REASON_TOP_TRUMP] = top_trump,
  [DULLE_REASON_PULL_TRUMP] = pull_trump,
  [DULLE_REASON_LEAD_TO_PARTNER] = lead_to_partner,
  [DULLE_REASON_LAST_OF_SUIT] = last_of_suit,
  [DULLE_REASON_CAN_BE_BEATEN] = can_be_beaten,
  [DULLE_REASON_KEEP_HIGHER] = keep_higher,
  [DULLE_REASON_FEWEST_CARD_POINTS] = least_card_points,
  [DULLE_REASON_CATCH_FOX] = catch_fox,
  [DULLE_REASON_WIN_LAST] = win_last,
  [DULLE_REASON_WIN_SURE] = goes_to_self,
  [DULLE_REASON_WIN_SO_FAR] = win_so_far,
  [DULLE_REASON_SAVE_FOX] = save_fox,
  [DULLE_REASON_SMEAR_SAFE] = smear_safe,
  [DULLE_REASON_SMEAR] = smear,
  [DULLE_REASON_KEEP_FOX] = keep_fox,
  [DULLE_REASON_CANNOT_WIN] = cannot_win,
  [DULLE_REASON_LOSE_LOW] = lose_low,
  [DULLE_REASON_GIVES_CARD_POINTS] = gives_card_points,
};

static bool
card_reason_is_true (const DulleGame   *game,
                     const DulleAction *play,
                     DulleReason        reason)
{
  Claim     claim = { .game = game, .seat = play->seat, .card = play->card };
  DulleHand others = 0;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      if (seat != claim.seat)
        others += game->own[seat].hand;
    }
  claim.own = lay_out (game->own[claim.seat].hand);
  claim.others = lay_out (others);
  claim.allowed = lay_out (dulle_action_cards (&game->board, &game->own[claim.seat]));

  return oracles[reason] != NULL && oracles[reason](&claim);
}

/* Whether a hand has more than a quarter of the trumps of a contract, counted card by
 * card. */
static bool
has_many_trumps (const DulleGame *game,
                 uint8_t          seat,
                 DulleContract    contract)
{
  const DulleRules *rules = &game->board.rules;
  DulleOrder        order;
  unsigned          own = 0;
  unsigned          all = 0;

  dulle_order_init (&order, rules, contract, false, false);
  for (DulleCard card = 0; card < DULLE_N_CARDS; card++)
    {
      if (order.suit_class[card] != DULLE_CLASS_TRUMP)
        continue;
      own += dulle_hand_count (game->own[seat].hand, card);
      all += dulle_hand_count (dulle_deck (rules), card);
    }

  return own * 4 > all;
}

static bool
call_reason_is_true (const DulleGame   *game,
                     const DulleAction *action,
                     DulleReason        reason)
{
  DulleContract contract = game->board.phase == DULLE_PHASE_EXCHANGE
                               ? DULLE_CONTRACT_POVERTY
                               : (DulleContract) action->contract;

  switch (reason)
    {
    case DULLE_REASON_MANY_TRUMPS:
      return has_many_trumps (game, action->seat, contract);
    case DULLE_REASON_FEW_TRUMPS:
      return !has_many_trumps (game, action->seat, contract) &&
             (contract == DULLE_CONTRACT_NORMAL || action->kind == DULLE_ACTION_REFUSE);
    case DULLE_REASON_BOTH_QUEENS:
      return contract == DULLE_CONTRACT_MARRIAGE &&
             dulle_hand_count (game->own[action->seat].hand, DULLE_CLUB_QUEEN) == 2;
    default:
      return false;
    }
}

bool
reason_is_true (const DulleGame   *game,
                const DulleAction *action,
                DulleReason        reason)
{
  /* An announcement always has a reason. */
  if (action->kind == DULLE_ACTION_ANNOUNCE)
    return reason == (action->level == DULLE_LEVEL_NONE ? DULLE_REASON_PROMISES_NOTHING
                                                        : DULLE_REASON_RAISES_STAKES);
  if (reason == DULLE_REASON_NONE)
    return true;

  return action->kind == DULLE_ACTION_PLAY ? card_reason_is_true (game, action, reason)
                                           : call_reason_is_true (game, action, reason);
}
