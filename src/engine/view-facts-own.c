/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The facts of a view that are the viewer's own: its cards, what it called, and what it
 * gave away and was given. The board's facts are right by then.
 */
#include "view-facts.h"

#include <string.h>

#include "auction.h"
#include "deal.h"
#include "exchange.h"
#include "pigs.h"

static bool
dealt_is_hand (const DulleView *view)
{
  DulleHand deck = dulle_deck (&view->board.rules);

  return dulle_hand_size (view->own.dealt) == dulle_board_length (&view->board) &&
         dulle_view_fits (&view->own.dealt, 1, deck);
}

/* Whether the rules allow the call with the hand as dealt. */
static bool
call_is_allowed (const DulleView *view)
{
  const DullePrivateKnowledge *own = &view->own;
  DulleBoard                   first = dulle_view_first_board (&view->board);
  DullePrivateKnowledge        dealt = { .seat = own->seat, .dealt = own->dealt };
  DulleAction                  call = dulle_action_call (own->seat, own->call, own->call_marriage);

  dealt.hand = own->dealt;
  call.level = own->call_level;

  return view->board.heard[own->seat] == DULLE_HEARD_NOTHING ||
         dulle_auction_check (&first, &dealt, &call) == DULLE_ACCEPTED;
}

static bool
call_was_heard (const DulleView *view)
{
  const DulleBoard            *board = &view->board;
  const DullePrivateKnowledge *own = &view->own;
  bool                         reserved = board->heard[own->seat] == DULLE_HEARD_RESERVATION;

  if (reserved != (own->call != DULLE_CONTRACT_NORMAL))
    return false;
  if (own->seat == board->bidder)
    return own->call == board->bid_contract;

  return own->seat != board->soloist || board->contract == DULLE_CONTRACT_GENSCHER ||
         own->call == board->contract;
}

static bool
call_marriage_fits (const DulleView *view)
{
  const DulleBoard            *board = &view->board;
  const DullePrivateKnowledge *own = &view->own;

  if (own->call != DULLE_CONTRACT_MARRIAGE)
    return own->call_marriage == 0;

  return own->seat != board->soloist || board->contract != DULLE_CONTRACT_MARRIAGE ||
         own->call_marriage == board->marriage;
}

static bool
call_level_fits (const DulleView *view)
{
  const DulleBoard            *board = &view->board;
  const DullePrivateKnowledge *own = &view->own;

  if (own->seat == board->bidder)
    return own->call_level == board->bid_level;
  if (own->seat == board->soloist && has_tricks (board) &&
      !dulle_view_begins_with (board, own->call_level))
    return false;

  return own->call_level == DULLE_LEVEL_NONE || dulle_contract_is_solo (own->call);
}

static unsigned
count_trumps (const DulleBoard *board,
              DulleHand         cards)
{
  DulleOrder order;

  dulle_order_init (&order, &board->rules, board->contract, false, false);

  return dulle_hand_size (cards & order.members[DULLE_CLASS_TRUMP]);
}

/* Whether the poverty may have put these cards in the middle. */
static bool
pass_is_legal (const DulleView *view)
{
  const DulleBoard     *board = &view->board;
  DullePrivateKnowledge dealt = { .hand = view->own.dealt };
  DulleHand             cards = view->own.passed;

  return dulle_hand_size (cards) == board->n_passed &&
         dulle_exchange_size (board, &dealt) == board->n_passed &&
         count_trumps (board, cards) == count_trumps (board, view->own.dealt) &&
         dulle_view_fits (&cards, 1, view->own.dealt) &&
         (is_seat (board->pigs) || !board->rules.poverty_foxes_open ||
          board->n_foxes_passed == dulle_hand_count (cards, DULLE_DIAMOND_ACE));
}

static bool
poverty_fits (const DulleView *view)
{
  const DulleBoard *board = &view->board;
  DulleHand         dealt = view->own.dealt;

  if (!is_poverty (board) || view->own.seat != board->soloist)
    return true;

  return dulle_poverty_is_thrown (&board->rules, dealt) ==
         (board->phase == DULLE_PHASE_THROWN && board->exchange == DULLE_EXCHANGE_PASS);
}

static bool
returned_fits (const DulleBoard *board,
               DulleHand         cards)
{
  return dulle_hand_size (cards) == board->n_passed &&
         count_trumps (board, cards) == board->n_trumps_returned;
}

static bool
passed_fits (const DulleView *view)
{
  const DulleBoard            *board = &view->board;
  const DullePrivateKnowledge *own = &view->own;

  if (has_passed (board) && own->seat == board->soloist)
    return pass_is_legal (view);
  if (is_poverty (board) && own->seat == board->partner && has_tricks (board))
    return returned_fits (board, own->passed);

  return own->passed == 0;
}

static bool
received_fits (const DulleView *view)
{
  const DulleBoard            *board = &view->board;
  const DullePrivateKnowledge *own = &view->own;

  if (is_poverty (board) && own->seat == board->partner)
    return dulle_hand_size (own->received) == board->n_passed;
  if (has_passed (board) && own->seat == board->soloist && board->phase == DULLE_PHASE_THROWN)
    return own->received == own->passed;
  if (is_poverty (board) && own->seat == board->soloist && has_tricks (board))
    return returned_fits (board, own->received);

  return own->received == 0;
}

/* Whether the seat holds what is left of the cards that it was dealt and given. */
static bool
hand_is_left (const DulleView *view)
{
  const DullePrivateKnowledge *own = &view->own;

  for (unsigned i = 0; i < DULLE_N_CARDS; i++)
    {
      DulleCard card = (DulleCard) i;
      unsigned  had = dulle_hand_count (own->dealt, card) + dulle_hand_count (own->received, card);
      unsigned  gone = dulle_hand_count (own->passed, card) +
                      dulle_hand_count (view->board.played[own->seat], card);

      if (had != gone + dulle_hand_count (own->hand, card))
        return false;
    }

  return true;
}

static bool
tricks_are_of_deck (const DulleView *view)
{
  DulleHand cards[DULLE_N_SEATS + 1];

  memcpy (cards, view->board.played, sizeof view->board.played);
  cards[DULLE_N_SEATS] = view->own.hand;

  return dulle_view_fits (cards, G_N_ELEMENTS (cards), dulle_deck (&view->board.rules));
}

/* In an exchange, nobody else has a card of a declared pair, except the seat that took
 * up the cards of the poverty that declared it. */
static bool
is_elsewhere (const DulleView *view,
              uint8_t          seat,
              DulleCard        card)
{
  const DulleBoard *board = &view->board;
  bool              took_up = seat == board->soloist && view->own.seat == board->partner;

  return seat == view->own.seat || took_up ||
         !dulle_hand_has (view->own.hand, card);
}

/* A seat that declares a pair was dealt it or has taken it up. */
static bool
has_had (const DulleView *view,
         uint8_t          seat,
         DulleCard        card)
{
  return seat != view->own.seat ||
         dulle_hand_count (view->own.dealt, card) + dulle_hand_count (view->own.received, card) >=
             2;
}

static bool
pair_is_there (const DulleView *view,
               uint8_t          seat,
               DullePigs        pigs)
{
  DulleCard card;

  if (!is_seat (seat) || has_tricks (&view->board))
    return true;
  dulle_pigs_cards (&view->board, pigs, &card);

  return is_elsewhere (view, seat, card) && has_had (view, seat, card);
}

static bool
pigs_are_there (const DulleView *view)
{
  return pair_is_there (view, view->board.pigs, DULLE_PIGS);
}

static bool
superpigs_are_there (const DulleView *view)
{
  return pair_is_there (view, view->board.superpigs, DULLE_SUPERPIGS);
}

static const DulleViewFact facts[] = {
  { "trick", tricks_are_of_deck, "There are more cards than in the deck." },
  { "dealt", dealt_is_hand, "This is no hand of the deck." },
  { "call", call_was_heard, "This is not what was heard of the seat." },
  { "call_marriage", call_marriage_fits, "There is no such marriage in this game." },
  { "call_level", call_level_fits, "There was no such bid." },
  { "call", call_is_allowed, "The seat cannot have asked for this." },
  { "dealt", poverty_fits, "What becomes of the poverty does not depend on such a hand." },
  { "passed", passed_fits, "These cards cannot have been given away." },
  { "received", received_fits, "These cards cannot have been received." },
  { "hand", hand_is_left, "“hand” is not what is left of “dealt”." },
  { "pigs", pigs_are_there, "The seat cannot have both pigs." },
  { "superpigs", superpigs_are_there, "The seat cannot have both superpigs." },
};

bool
dulle_view_check_own (const DulleView *view,
                      DulleViewFlaw   *flaw)
{
  return dulle_view_check_table (facts, G_N_ELEMENTS (facts), view, flaw);
}
