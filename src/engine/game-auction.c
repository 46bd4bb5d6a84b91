/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * How the contract of a game is found: the calls, the bidding for a solo, and the
 * exchange of a poverty.
 */
#include "game-private.h"

#include "auction.h"
#include "exchange.h"

/* Auction */

static void
throw_in (DulleGame *game)
{
  game->board.phase = DULLE_PHASE_THROWN;
  game->board.turn = game->board.soloist;
}

void
dulle_open_tricks (DulleBoard *board)
{
  bool soloist_leads = dulle_contract_is_solo (board->contract) &&
                       (board->compulsory_solo || board->forced != DULLE_NO_SEAT ||
                        board->rules.solo_player_leads);

  board->phase = DULLE_PHASE_TRICKS;
  board->turn = soloist_leads ? board->soloist : dulle_board_forehand (board);
  board->tricks[0].lead = board->turn;
}

static void
begin_normal_game (DulleGame *game)
{
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    game->own[seat].party = dulle_party_in_normal_game (&game->own[seat]);
  dulle_open_tricks (&game->board);
}

static void
begin_poverty (DulleGame *game)
{
  DulleBoard *board = &game->board;

  dulle_game_set_party (game, board->soloist, DULLE_RE);
  board->phase = DULLE_PHASE_EXCHANGE;
  board->exchange = DULLE_EXCHANGE_PASS;
  board->turn = board->soloist;
}

void
dulle_begin_contract (DulleGame *game,
                      uint8_t    soloist)
{
  DulleBoard                  *board = &game->board;
  const DullePrivateKnowledge *own;

  board->soloist = soloist;
  if (board->soloist == DULLE_NO_SEAT)
    {
      begin_normal_game (game);
      return;
    }

  own = &game->own[board->soloist];
  board->contract = own->call;
  board->marriage = own->call_marriage;
  board->compulsory_solo = dulle_compulsory_solos_include (&board->solos_due[board->soloist],
                                                           board->contract);
  dulle_board_update_order (board);

  if (dulle_contract_is_throw (board->contract))
    throw_in (game);
  else if (board->contract == DULLE_CONTRACT_POVERTY)
    (dulle_poverty_is_thrown (&board->rules, own->hand) ? throw_in : begin_poverty) (game);
  else if (board->contract == DULLE_CONTRACT_MARRIAGE)
    {
      dulle_game_set_party (game, board->soloist, DULLE_RE);
      dulle_open_tricks (board);
    }
  else
    {
      dulle_game_set_parties (game, board->soloist);
      dulle_open_tricks (board);
      if (own->call_level != DULLE_LEVEL_NONE)
        dulle_apply_announcement (game, &(DulleAction){ .seat = own->seat,
                                                        .level = own->call_level });
    }
}

static void
end_auction (DulleGame *game)
{
  dulle_begin_contract (game, dulle_auction_resolve (&game->board, game->own));
}

/* Bidding for a solo: Feldmeier, "Solo". The highest bid stands; each other seat
 * that has named a solo may go above it or give way. */

static void
set_bid (DulleGame *game,
         uint8_t    seat)
{
  DulleBoard *board = &game->board;

  board->bidder = seat;
  board->bid_contract = game->own[seat].call;
  board->bid_level = game->own[seat].call_level;
  board->bidders &= (uint8_t) ~(1 << seat);
}

/* Returns: whether nobody is left to bid */
static bool
let_next_bid (DulleBoard *board,
              uint8_t     seat)
{
  if (board->bidders == 0)
    return true;

  do
    seat = dulle_next_seat (seat);
  while (!(board->bidders & 1 << seat));
  board->turn = seat;

  return false;
}

static bool
is_outbid (const DulleGame *game,
           uint8_t          best,
           uint8_t          seat)
{
  return game->board.rules.solo_precedence == DULLE_SOLO_PRECEDENCE_RANK &&
         game->board.forced == DULLE_NO_SEAT && seat != best &&
         dulle_contract_is_solo (game->own[best].call) &&
         dulle_contract_is_solo (game->own[seat].call);
}

void
dulle_open_bidding (DulleGame *game,
                    uint8_t    best,
                    uint8_t    bidders)
{
  game->board.bidders = bidders;
  set_bid (game, best);
  let_next_bid (&game->board, best);
}

/* Once all have been heard, those whose solo is not the highest may bid on. */
static void
begin_bidding (DulleGame *game)
{
  uint8_t best = dulle_auction_resolve (&game->board, game->own);
  uint8_t bidders = 0;

  for (uint8_t seat = 0; best != DULLE_NO_SEAT && seat < DULLE_N_SEATS; seat++)
    bidders |= (uint8_t) (is_outbid (game, best, seat) << seat);
  if (bidders != 0)
    dulle_open_bidding (game, best, bidders);
  else
    end_auction (game);
}

bool
dulle_hear_bid (DulleGame         *game,
                const DulleAction *call)
{
  DulleBoard *board = &game->board;

  board->bidders &= (uint8_t) ~(1 << call->seat);
  if (call->contract != DULLE_CONTRACT_NORMAL)
    {
      board->bidders |= (uint8_t) (1 << board->bidder);
      game->own[call->seat].call = call->contract;
      game->own[call->seat].call_level = call->level;
      set_bid (game, call->seat);
    }

  return let_next_bid (board, call->seat);
}

bool
dulle_hear_call (DulleGame         *game,
                 const DulleAction *call)
{
  DulleBoard            *board = &game->board;
  DullePrivateKnowledge *own = &game->own[call->seat];
  bool                   healthy = call->contract == DULLE_CONTRACT_NORMAL;

  own->call = call->contract;
  own->call_marriage = call->marriage;
  own->call_level = call->level;
  board->heard[call->seat] = healthy ? DULLE_HEARD_HEALTHY : DULLE_HEARD_RESERVATION;

  if (call->seat == board->forced)
    board->solo_offered = call->offer;
  board->turn = dulle_next_seat (call->seat);

  return (call->seat == board->forced && !call->offer) ||
         board->heard[board->turn] != DULLE_HEARD_NOTHING;
}

void
dulle_apply_call (DulleGame         *game,
                  const DulleAction *call)
{
  bool is_bid = game->board.bidder != DULLE_NO_SEAT;

  if (is_bid && dulle_hear_bid (game, call))
    end_auction (game);
  else if (!is_bid && dulle_hear_call (game, call))
    begin_bidding (game);
}

/* Poverty */

void
dulle_apply_pass (DulleGame         *game,
                  const DulleAction *action)
{
  DulleBoard            *board = &game->board;
  DullePrivateKnowledge *own = &game->own[action->seat];

  own->passed = action->cards;
  own->hand -= action->cards;
  board->n_passed = (uint8_t) dulle_hand_size (action->cards);
  board->n_cards[action->seat] -= board->n_passed;
  if (board->rules.poverty_foxes_open && board->pigs == DULLE_NO_SEAT)
    board->n_foxes_passed = (uint8_t) dulle_hand_count (action->cards, DULLE_DIAMOND_ACE);

  board->exchange = DULLE_EXCHANGE_ASK;
  board->turn = dulle_next_seat (action->seat);
}

/* Moves the cards from the middle to a seat. */
static void
take_up (DulleGame *game,
         uint8_t    seat,
         DulleHand  cards)
{
  game->own[seat].received = cards;
  game->own[seat].hand += cards;
  game->board.n_cards[seat] += (uint8_t) dulle_hand_size (cards);
}

void
dulle_apply_refusal (DulleGame         *game,
                     const DulleAction *action)
{
  DulleBoard *board = &game->board;

  board->turn = dulle_next_seat (action->seat);
  if (board->turn == board->soloist)
    {
      take_up (game, board->soloist, game->own[board->soloist].passed);
      throw_in (game);
    }
}

void
dulle_apply_acceptance (DulleGame         *game,
                        const DulleAction *action)
{
  DulleBoard *board = &game->board;

  board->partner = action->seat;
  dulle_game_set_parties (game, action->seat);
  take_up (game, action->seat, game->own[board->soloist].passed);
  board->exchange = DULLE_EXCHANGE_RETURN;
}

/* After an exchange, a pair of pigs declared by the poverty's party belongs to whoever
 * holds it now, and is a pair no longer if it was parted. */
static uint8_t
owner_after_exchange (const DulleGame *game,
                      uint8_t          owner,
                      DulleCard        card)
{
  if (owner == DULLE_NO_SEAT || game->own[owner].party != DULLE_RE)
    return owner;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      if (dulle_hand_count (game->own[seat].hand, card) == 2)
        return seat;
    }

  return DULLE_NO_SEAT;
}

void
dulle_apply_return (DulleGame         *game,
                    const DulleAction *action)
{
  DulleBoard            *board = &game->board;
  DullePrivateKnowledge *own = &game->own[action->seat];
  DulleHand              trumps = action->cards & board->order.members[DULLE_CLASS_TRUMP];

  own->passed = action->cards;
  own->hand -= action->cards;
  board->n_cards[action->seat] -= board->n_passed;
  board->n_trumps_returned = (uint8_t) dulle_hand_size (trumps);
  take_up (game, board->soloist, action->cards);

  board->pigs = owner_after_exchange (game, board->pigs, dulle_contract_pig (board->contract));
  board->superpigs = owner_after_exchange (game, board->superpigs,
                                           dulle_contract_superpig (&board->rules,
                                                                    board->contract));
  dulle_board_update_order (board);
  dulle_open_tricks (board);
}
