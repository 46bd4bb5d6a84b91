/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Reasons are tried in order, the most convincing first; the first one whose fact holds is
 * returned. A new one needs its fact in `engine/annotation.h` and an oracle in
 * `tests/property/reason-oracles.c`, which shares no code with this file.
 */
#include "reason.h"

#include "engine/deal.h"
#include "engine/legality.h"

/* Cards with at least this many points are worth giving to a partner. */
#define RICH 10

/**
 * Case:
 * @choices: the legal cards
 * @unseen: the cards in the other hands
 * @trick: the trick before @card
 * @last_trick: 1 if it is the last one of the game, else 0
 *
 * A legal card, and what is known.
 */
typedef struct
{
  const DulleView  *view;
  const DulleOrder *order;
  DulleCard         card;
  DulleHand         choices;
  DulleHand         unseen;
  DulleTrick        trick;
  unsigned          last_trick;
} Case;

static DulleHand
class_of (const Case *self,
          DulleHand   cards)
{
  return cards & self->order->members[self->order->suit_class[self->card]];
}

static DulleHand
trumps_of (const Case *self,
           DulleHand   cards)
{
  return cards & self->order->members[DULLE_CLASS_TRUMP];
}

static bool
is_trump (const Case *self)
{
  return dulle_order_is_trump (self->order, self->card);
}

/* What is known about the others */

static bool
is_partner (const Case *self,
            uint8_t     seat)
{
  const DulleView *view = self->view;

  return seat != view->own.seat && view->own.party != DULLE_NO_PARTY &&
         dulle_view_party (view, seat) == view->own.party;
}

static bool
is_opponent (const Case *self,
             uint8_t     seat)
{
  const DulleView *view = self->view;

  return view->own.party != DULLE_NO_PARTY &&
         dulle_view_party (view, seat) == dulle_other_party (view->own.party);
}

/* Whether a seat that did not follow may have been able to, and may still take the card
 * back. */
static bool
may_be_revoked (const Case *self)
{
  return self->view->board.rules.revoke != DULLE_REVOKE_IMPOSSIBLE;
}

/* Whether @seat is a poverty that has played all trumps that it was given back. */
static bool
is_poor (const DulleBoard *board,
         uint8_t           seat)
{
  DulleHand trumps = board->played[seat] & board->order.members[DULLE_CLASS_TRUMP];

  return board->contract == DULLE_CONTRACT_POVERTY && seat == board->soloist &&
         dulle_hand_size (trumps) >= board->n_trumps_returned;
}

/* The cards that @seat may hold. */
static DulleHand
possible_cards (const Case *self,
                uint8_t     seat)
{
  const DulleBoard *board = &self->view->board;
  DulleHand         cards = self->unseen;

  if (is_poor (board, seat))
    cards &= ~self->order->members[DULLE_CLASS_TRUMP];
  for (int suit_class = 0; suit_class < DULLE_N_CLASSES && !may_be_revoked (self); suit_class++)
    {
      if ((board->voids[seat] >> suit_class & 1) != 0)
        cards &= ~self->order->members[suit_class];
    }

  return cards;
}

/* Whether some card may still become higher than it is now. */
static bool
order_may_change (const DulleBoard *board)
{
  return board->rules.pigs && (board->pigs == DULLE_NO_SEAT ||
                               (board->rules.superpigs && board->superpigs == DULLE_NO_SEAT));
}

/* Whether the seat that is winning @trick will win it for certain. */
static bool
is_decided (const Case       *self,
            const DulleTrick *trick)
{
  if (may_be_revoked (self) ||
      (trick->n_cards < DULLE_N_SEATS && order_may_change (&self->view->board)))
    return false;

  for (unsigned place = trick->n_cards; place < DULLE_N_SEATS; place++)
    {
      DulleHand cards = possible_cards (self, dulle_trick_seat (trick, place));

      DULLE_HAND_FOREACH (card, cards)
        {
          if (dulle_order_beats (self->order, dulle_trick_best_card (trick), card,
                                 self->last_trick))
            return false;
        }
    }

  return true;
}

/* The trick including the card. */
static DulleTrick
trick_after (const Case *self)
{
  DulleTrick trick = self->trick;

  dulle_trick_add (&trick, self->order, self->card, self->last_trick);

  return trick;
}

/* Whether a partner is winning the trick and will win it for certain after the card. */
static bool
is_partners (const Case *self)
{
  DulleTrick after = trick_after (self);

  return is_partner (self, dulle_trick_winner (&after)) && is_decided (self, &after);
}

/* Facts */

static bool
is_only_card (const Case *self)
{
  return (self->choices & ~dulle_hand_mask (dulle_hand_of (self->card))) == 0;
}

static bool
nothing_beats (const Case *self)
{
  DulleHand others = class_of (self, self->unseen);

  DULLE_HAND_FOREACH (card, others)
    {
      if (dulle_order_beats (self->order, self->card, card, self->last_trick))
        return false;
    }

  return true;
}

static bool
was_led (const Case *self)
{
  return dulle_board_was_led (&self->view->board, self->order->suit_class[self->card]);
}

/* Whether it can be trumped by everybody who has a trump, and is beaten by nothing else. */
static bool
can_only_be_trumped (const Case *self)
{
  return !is_trump (self) && class_of (self, self->unseen) == 0 &&
         trumps_of (self, self->unseen) != 0;
}

static bool
is_high (const Case *self)
{
  return !is_trump (self) && nothing_beats (self) && !can_only_be_trumped (self);
}

static bool
cashes_ace (const Case *self)
{
  return is_high (self) && !was_led (self);
}

static bool
is_highest (const Case *self)
{
  return is_high (self) && was_led (self);
}

static bool
is_top_trump (const Case *self)
{
  return is_trump (self) && nothing_beats (self) && !order_may_change (&self->view->board);
}

static bool
pulls_trump (const Case *self)
{
  if (!is_trump (self))
    return false;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      if (seat != self->view->own.seat && !is_partner (self, seat) &&
          trumps_of (self, possible_cards (self, seat)) != 0)
        return true;
    }

  return false;
}

static bool
leads_to_partner (const Case *self)
{
  if (is_trump (self))
    return false;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      DulleHand cards = possible_cards (self, seat);

      if (is_partner (self, seat) && class_of (self, cards) == 0 &&
          class_of (self, self->unseen) != 0 && trumps_of (self, cards) != 0)
        return true;
    }

  return false;
}

static bool
is_last_of_suit (const Case *self)
{
  DulleHand rest = dulle_hand_remove (self->view->own.hand, self->card);

  return !is_trump (self) && class_of (self, rest) == 0 && class_of (self, self->unseen) != 0 &&
         trumps_of (self, rest) != 0;
}

static bool
can_be_beaten (const Case *self)
{
  return !is_trump (self) && !nothing_beats (self);
}

static bool
keeps_higher (const Case *self)
{
  DulleHand same = class_of (self, self->choices);

  DULLE_HAND_FOREACH (card, same)
    {
      if (self->order->strength[card] > self->order->strength[self->card])
        return true;
    }

  return false;
}

static bool
has_fewest_card_points (const Case *self)
{
  DULLE_HAND_FOREACH (card, self->choices)
    {
      if (dulle_card_points (card) < dulle_card_points (self->card))
        return false;
    }

  return !is_only_card (self);
}

static bool
takes_trick (const Case *self,
             DulleCard   card)
{
  return dulle_order_beats (self->order, dulle_trick_best_card (&self->trick), card,
                            self->last_trick);
}

static bool
wins_so_far (const Case *self)
{
  return takes_trick (self, self->card);
}

static bool
wins_surely (const Case *self)
{
  DulleTrick after = trick_after (self);

  return wins_so_far (self) && is_decided (self, &after);
}

static bool
wins_last (const Case *self)
{
  return self->trick.n_cards == DULLE_N_SEATS - 1 && wins_surely (self);
}

/* Whether it is known that a caught fox scores. */
static bool
foxes_count (const Case *self)
{
  const DulleBoard *board = &self->view->board;
  bool              silent = board->contract == DULLE_CONTRACT_NORMAL &&
                dulle_hand_count (self->view->own.dealt, DULLE_CLUB_QUEEN) == 2;

  return board->rules.bonus_fox_caught && !(silent && board->rules.silent_marriage_is_solo) &&
         !dulle_board_is_solo (board) && board->pigs == DULLE_NO_SEAT;
}

static bool
catches_fox (const Case *self)
{
  bool fox = false;

  for (unsigned i = 0; i < self->trick.n_cards; i++)
    fox = fox || (self->trick.cards[i] == DULLE_DIAMOND_ACE &&
                  is_opponent (self, dulle_trick_seat (&self->trick, i)));

  return fox && foxes_count (self) && wins_surely (self);
}

static bool
saves_fox (const Case *self)
{
  return self->card == DULLE_DIAMOND_ACE && foxes_count (self) && is_partners (self);
}

static bool
smears_safely (const Case *self)
{
  return dulle_card_points (self->card) >= RICH && is_partners (self);
}

static bool
smears_to_partner (const Case *self)
{
  return dulle_card_points (self->card) >= RICH && !wins_so_far (self) &&
         is_partner (self, dulle_trick_winner (&self->trick));
}

static bool
keeps_fox (const Case *self)
{
  return self->card != DULLE_DIAMOND_ACE && foxes_count (self) &&
         dulle_hand_has (self->choices, DULLE_DIAMOND_ACE);
}

static bool
is_out_of_reach (const Case *self)
{
  DULLE_HAND_FOREACH (card, self->choices)
    {
      if (takes_trick (self, card))
        return false;
    }

  return true;
}

static bool
cannot_win (const Case *self)
{
  return is_out_of_reach (self) && has_fewest_card_points (self);
}

static bool
loses_low (const Case *self)
{
  return is_out_of_reach (self) && keeps_higher (self);
}

static bool
gives_card_points (const Case *self)
{
  return dulle_card_points (self->card) >= RICH && !wins_so_far (self) && !smears_to_partner (self);
}

/* A reason and its fact. */
typedef struct
{
  DulleReason reason;
  bool (*holds) (const Case *self);
} Rule;

static const Rule lead_rules[] = {
  { DULLE_REASON_ONLY_CARD, is_only_card },
  { DULLE_REASON_CASH_ACE, cashes_ace },
  { DULLE_REASON_HIGHEST, is_highest },
  { DULLE_REASON_ONLY_TRUMPED, can_only_be_trumped },
  { DULLE_REASON_TOP_TRUMP, is_top_trump },
  { DULLE_REASON_PULL_TRUMP, pulls_trump },
  { DULLE_REASON_LEAD_TO_PARTNER, leads_to_partner },
  { DULLE_REASON_LAST_OF_SUIT, is_last_of_suit },
  { DULLE_REASON_KEEP_HIGHER, keeps_higher },
  { DULLE_REASON_FEWEST_CARD_POINTS, has_fewest_card_points },
  { DULLE_REASON_CAN_BE_BEATEN, can_be_beaten },
};

static const Rule follow_rules[] = {
  { DULLE_REASON_ONLY_CARD, is_only_card },
  { DULLE_REASON_CATCH_FOX, catches_fox },
  { DULLE_REASON_WIN_LAST, wins_last },
  { DULLE_REASON_WIN_SURE, wins_surely },
  { DULLE_REASON_WIN_SO_FAR, wins_so_far },
  { DULLE_REASON_SAVE_FOX, saves_fox },
  { DULLE_REASON_SMEAR_SAFE, smears_safely },
  { DULLE_REASON_SMEAR, smears_to_partner },
  { DULLE_REASON_KEEP_FOX, keeps_fox },
  { DULLE_REASON_CANNOT_WIN, cannot_win },
  { DULLE_REASON_GIVES_CARD_POINTS, gives_card_points },
  { DULLE_REASON_LOSE_LOW, loses_low },
  { DULLE_REASON_LAST_OF_SUIT, is_last_of_suit },
  { DULLE_REASON_KEEP_HIGHER, keeps_higher },
  { DULLE_REASON_FEWEST_CARD_POINTS, has_fewest_card_points },
};

static DulleReason
find_reason (const Case *self,
             const Rule *rules,
             unsigned    n)
{
  for (unsigned i = 0; i < n; i++)
    {
      if (rules[i].holds (self))
        return rules[i].reason;
    }

  return DULLE_REASON_NONE;
}

static DulleReason
reason_of_card (const DulleView *view,
                DulleCard        card)
{
  const Case self = {
    .view = view,
    .order = &view->board.order,
    .card = card,
    .choices = dulle_action_cards (&view->board, &view->own),
    .unseen = dulle_view_unseen (view),
    .trick = *dulle_board_trick (&view->board),
    .last_trick = dulle_board_is_last_trick (&view->board),
  };

  /* There is no reason for a revoke. */
  if (!dulle_hand_has (self.choices, card))
    return DULLE_REASON_NONE;

  return self.trick.n_cards == 0 ? find_reason (&self, lead_rules, G_N_ELEMENTS (lead_rules))
                                 : find_reason (&self, follow_rules, G_N_ELEMENTS (follow_rules));
}

/* Calls and exchanges */

/* Whether the hand has more trumps of @contract than a quarter of them. */
static bool
has_many_trumps (const DulleView *view,
                 DulleContract    contract)
{
  const DulleRules *rules = &view->board.rules;
  DulleOrder        order;
  DulleHand         trumps;

  dulle_order_init (&order, rules, contract, false, false);
  trumps = order.members[DULLE_CLASS_TRUMP];

  return DULLE_N_SEATS * dulle_hand_size (view->own.hand & trumps) >
         dulle_hand_size (dulle_deck (rules) & trumps);
}

static DulleReason
reason_of_call (const DulleView   *view,
                const DulleAction *call)
{
  DulleContract contract = (DulleContract) call->contract;

  if (dulle_contract_is_solo (contract))
    return has_many_trumps (view, contract) ? DULLE_REASON_MANY_TRUMPS : DULLE_REASON_NONE;
  if (contract == DULLE_CONTRACT_MARRIAGE)
    return DULLE_REASON_BOTH_QUEENS;

  return contract == DULLE_CONTRACT_NORMAL && !has_many_trumps (view, contract)
             ? DULLE_REASON_FEW_TRUMPS
             : DULLE_REASON_NONE;
}

static DulleReason
reason_of_answer (const DulleView   *view,
                  const DulleAction *answer)
{
  bool many = has_many_trumps (view, view->board.contract);

  if (view->board.exchange != DULLE_EXCHANGE_ASK)
    return DULLE_REASON_NONE;
  if (answer->kind == DULLE_ACTION_REFUSE)
    return many ? DULLE_REASON_NONE : DULLE_REASON_FEW_TRUMPS;

  return many ? DULLE_REASON_MANY_TRUMPS : DULLE_REASON_NONE;
}

DulleReason
dulle_reason (const DulleView   *view,
              const DulleAction *action)
{
  if (action->kind == DULLE_ACTION_PLAY)
    return reason_of_card (view, action->card);
  if (action->kind == DULLE_ACTION_CALL)
    return reason_of_call (view, action);
  if (action->kind == DULLE_ACTION_ANNOUNCE)
    return action->level == DULLE_LEVEL_NONE ? DULLE_REASON_PROMISES_NOTHING
                                             : DULLE_REASON_RAISES_STAKES;

  return view->board.phase == DULLE_PHASE_EXCHANGE ? reason_of_answer (view, action)
                                                   : DULLE_REASON_NONE;
}
