/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What the board of a view says that follows from nothing else in it: a table of facts,
 * each with the line at fault and the reason. A fact may rely on those above it.
 */
#include "view-facts.h"

#include <string.h>

#include "auction.h"
#include "exchange.h"

DulleBoard
dulle_view_first_board (const DulleBoard *board)
{
  DulleBoard first = {
    .rules = board->rules,
    .forced = board->forced,
    .voted = board->voted,
    .bidder = DULLE_NO_SEAT,
    .pigs = DULLE_NO_SEAT,
  };

  memcpy (first.solos_due, board->solos_due, sizeof first.solos_due);
  dulle_order_init (&first.order, &first.rules, DULLE_CONTRACT_NORMAL, false, false);

  return first;
}

static unsigned
count_heard (const DulleBoard *board)
{
  unsigned count = 0;

  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    count += board->heard[seat] != DULLE_HEARD_NOTHING;

  return count;
}

static bool
has_reservation (const DulleBoard *board)
{
  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      if (board->heard[seat] == DULLE_HEARD_RESERVATION)
        return true;
    }

  return false;
}

/* The auction */

static bool
bock_is_factor (const DulleView *view)
{
  return view->board.bock_factor >= 1;
}

static bool
forced_may_call (const DulleView *view)
{
  DulleBoard            first = dulle_view_first_board (&view->board);
  DullePrivateKnowledge own = { .seat = first.forced };

  for (unsigned i = DULLE_FIRST_SOLO; is_seat (first.forced) && i < DULLE_N_CONTRACTS; i++)
    {
      DulleAction call = dulle_action_call (own.seat, i, 0);

      if (dulle_auction_check (&first, &own, &call) == DULLE_ACCEPTED)
        return true;
    }

  return !is_seat (first.forced);
}

/* A seat that must play its compulsory solo is heard first, and alone unless it offers
 * that others play. */
static bool
heard_in_turn (const DulleView *view)
{
  const DulleBoard *board = &view->board;
  uint8_t           seat = is_seat (board->forced) ? board->forced : dulle_board_forehand (board);
  unsigned          n_heard = count_heard (board);

  for (unsigned i = 0; i < n_heard; i++, seat = dulle_next_seat (seat))
    {
      if (board->heard[seat] == DULLE_HEARD_NOTHING)
        return false;
    }
  if (is_seat (board->forced) && n_heard > 0 &&
      board->heard[board->forced] != DULLE_HEARD_RESERVATION)
    return false;
  if (board->phase == DULLE_PHASE_AUCTION)
    return n_heard < DULLE_N_SEATS ? n_heard == 0 || !is_seat (board->forced) || board->solo_offered
                                   : is_seat (board->bidder);

  return n_heard == (is_seat (board->forced) && !board->solo_offered ? 1 : DULLE_N_SEATS);
}

static bool
offer_is_allowed (const DulleView *view)
{
  const DulleBoard *board = &view->board;

  return !board->solo_offered ||
         (is_seat (board->forced) && !board->voted && board->rules.compulsory_solo_offer &&
          board->rules.compulsory_solo_forcing == DULLE_COMPULSORY_SOLO_FORCING_EXTRA_ROUND &&
          board->heard[board->forced] == DULLE_HEARD_RESERVATION);
}

static bool
bid_is_allowed (const DulleView *view)
{
  const DulleBoard *board = &view->board;

  if (!is_seat (board->bidder))
    return board->bid_contract == DULLE_CONTRACT_NORMAL && board->bid_level == DULLE_LEVEL_NONE &&
           board->bidders == 0;

  return board->rules.solo_precedence == DULLE_SOLO_PRECEDENCE_RANK && !is_seat (board->forced) &&
         count_heard (board) == DULLE_N_SEATS &&
         board->heard[board->bidder] == DULLE_HEARD_RESERVATION &&
         dulle_contract_is_solo (board->bid_contract) &&
         dulle_contract_allowed (&board->rules, board->bid_contract);
}

static bool
bidders_go_on (const DulleView *view)
{
  const DulleBoard *board = &view->board;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      if ((board->bidders >> seat & 1) != 0 &&
          (seat == board->bidder || board->heard[seat] != DULLE_HEARD_RESERVATION))
        return false;
    }

  return (board->bidders != 0) == (board->phase == DULLE_PHASE_AUCTION && is_seat (board->bidder));
}

static bool
bid_is_played (const DulleView *view)
{
  const DulleBoard *board = &view->board;

  return board->phase == DULLE_PHASE_AUCTION || !is_seat (board->bidder) ||
         (board->soloist == board->bidder && board->contract == board->bid_contract);
}

/* The game */

static bool
contract_is_allowed (const DulleView *view)
{
  const DulleBoard *board = &view->board;

  return dulle_contract_allowed (&board->rules, board->contract);
}

static bool
contract_fits_phase (const DulleView *view)
{
  const DulleBoard *board = &view->board;

  switch (board->phase)
    {
    case DULLE_PHASE_AUCTION:
      return board->contract == DULLE_CONTRACT_NORMAL;
    case DULLE_PHASE_EXCHANGE:
      return is_poverty (board) && board->rules.poverty_shift;
    case DULLE_PHASE_THROWN:
      return is_poverty (board) || dulle_contract_is_throw (board->contract);
    case DULLE_PHASE_TRICKS:
    case DULLE_PHASE_OVER:
      return !dulle_contract_is_throw (board->contract);
    default:
      g_return_val_if_reached (false);
    }
}

/* Whoever is asked because a compulsory solo is offered may throw the cards in. */
static bool
is_thrown_after_offer (const DulleBoard *board)
{
  return board->solo_offered && board->rules.throwing_before_solo &&
         board->phase == DULLE_PHASE_THROWN;
}

/* Whether somebody has a reservation if the game is not a normal one; a Genscher needs
 * none. */
static bool
contract_was_called (const DulleView *view)
{
  const DulleBoard *board = &view->board;

  if (board->phase == DULLE_PHASE_AUCTION || board->contract == DULLE_CONTRACT_GENSCHER)
    return !is_seat (board->forced) || board->phase == DULLE_PHASE_AUCTION;
  if (is_seat (board->forced) && !dulle_contract_is_solo (board->contract) &&
      !is_thrown_after_offer (board))
    return false;

  return (board->contract != DULLE_CONTRACT_NORMAL) == has_reservation (board);
}

static bool
soloist_fits (const DulleView *view)
{
  const DulleBoard *board = &view->board;

  if (board->contract == DULLE_CONTRACT_NORMAL)
    return !is_seat (board->soloist);

  return is_seat (board->soloist) && (board->contract == DULLE_CONTRACT_GENSCHER ||
                                      board->heard[board->soloist] == DULLE_HEARD_RESERVATION);
}

static bool
marriage_is_allowed (const DulleView *view)
{
  const DulleBoard *board = &view->board;
  bool              is_possible = board->contract == DULLE_CONTRACT_MARRIAGE ||
                     (board->contract == DULLE_CONTRACT_GENSCHER && has_reservation (board));

  if (!is_possible || (board->contract == DULLE_CONTRACT_GENSCHER && board->marriage == 0))
    return board->marriage == 0;

  return dulle_marriage_allowed (&board->rules, board->marriage);
}

/* Genscher: whoever ended up alone with a marriage is found again by it. */
static bool
alone_is_possible (const DulleView *view)
{
  const DulleBoard *board = &view->board;

  return !board->marriage_alone || board->contract == DULLE_CONTRACT_MARRIAGE ||
         (board->contract == DULLE_CONTRACT_GENSCHER && has_reservation (board) &&
          !board->rules.marriage_alone_is_solo);
}

static bool
king_is_due (const DulleView *view)
{
  const DulleBoard *board = &view->board;

  return !board->king_due ||
         (board->contract == DULLE_CONTRACT_GENSCHER && board->phase == DULLE_PHASE_TRICKS);
}

/* The exchange */

static bool
exchange_fits (const DulleView *view)
{
  const DulleBoard *board = &view->board;

  if (!is_poverty (board))
    return board->exchange == DULLE_EXCHANGE_PASS;
  if (!board->rules.poverty_shift)
    return board->phase == DULLE_PHASE_THROWN && board->exchange == DULLE_EXCHANGE_PASS;
  if (board->phase == DULLE_PHASE_THROWN)
    return board->exchange == DULLE_EXCHANGE_ASK ||
           (board->exchange == DULLE_EXCHANGE_PASS && board->rules.throw_with_one_trump);

  return board->phase == DULLE_PHASE_EXCHANGE || board->exchange == DULLE_EXCHANGE_RETURN;
}

static bool
partner_fits (const DulleView *view)
{
  const DulleBoard *board = &view->board;
  bool              has_one = board->contract == DULLE_CONTRACT_GENSCHER ||
                 (is_poverty (board) && board->exchange == DULLE_EXCHANGE_RETURN);

  return is_seat (board->partner) == has_one && (!has_one || board->partner != board->soloist);
}

static bool
n_passed_is_possible (const DulleView *view)
{
  const DulleBoard *board = &view->board;
  const DulleRules *rules = &board->rules;
  int               n_foxes = rules->poverty_foxes_do_not_count ? 2 : 0;
  int               n_usual = DULLE_EXCHANGE_CARDS + (rules->poverty_foxes_extra ? 2 : 0);
  int               n_trumps = rules->poverty_max_trumps + n_foxes;

  if (!has_passed (board))
    return board->n_passed == 0;
  if (rules->poverty_shift_only_trumps)
    return board->n_passed <= n_trumps;

  return board->n_passed >= DULLE_EXCHANGE_CARDS && board->n_passed <= MAX (n_usual, n_trumps);
}

static bool
n_foxes_passed_is_possible (const DulleView *view)
{
  const DulleBoard *board = &view->board;

  return board->n_foxes_passed <= board->n_passed &&
         (board->n_foxes_passed == 0 || board->rules.poverty_foxes_open);
}

static bool
n_trumps_returned_is_possible (const DulleView *view)
{
  const DulleBoard *board = &view->board;

  return board->n_trumps_returned <= (has_tricks (board) ? board->n_passed : 0);
}

static bool
turn_fits (const DulleView *view)
{
  const DulleBoard *board = &view->board;

  if (board->phase == DULLE_PHASE_AUCTION && is_seat (board->bidder))
    return is_seat (board->turn) && (board->bidders >> board->turn & 1) != 0;
  if (board->phase == DULLE_PHASE_EXCHANGE && board->exchange == DULLE_EXCHANGE_ASK)
    return is_seat (board->turn) && board->turn != board->soloist;

  return is_seat (board->turn);
}

/* Declarations and ends */

static bool
may_be_declared (const DulleBoard *board,
                 bool              by_rules,
                 bool              in_solo,
                 bool              in_poverty)
{
  if (board->phase == DULLE_PHASE_AUCTION || !by_rules || !dulle_contracts[board->contract].dulles)
    return false;
  if (is_poverty (board))
    return in_poverty && (board->phase != DULLE_PHASE_THROWN || has_passed (board));

  return board->phase != DULLE_PHASE_THROWN &&
         (in_solo || !dulle_contract_is_solo (board->contract));
}

static bool
pigs_are_allowed (const DulleView *view)
{
  const DulleBoard *board = &view->board;
  const DulleRules *rules = &board->rules;

  return !is_seat (board->pigs) ||
         (may_be_declared (board, rules->pigs, rules->pigs_in_solo, rules->pigs_in_poverty) &&
          (has_tricks (board) || !rules->pig_only_second));
}

/* The level of the winning bid is the first announcement. */
static bool
bid_was_announced (const DulleView *view)
{
  const DulleBoard *board = &view->board;

  return !has_tricks (board) || board->bidder == DULLE_NO_SEAT ||
         dulle_view_begins_with (board, board->bid_level);
}

/* Superpigs may be left without pigs where a poverty has parted these. */
static bool
superpigs_are_allowed (const DulleView *view)
{
  const DulleBoard *board = &view->board;
  const DulleRules *rules = &board->rules;

  return !is_seat (board->superpigs) ||
         (may_be_declared (board, rules->superpigs, rules->superpigs_in_solo,
                           rules->superpigs_in_poverty) &&
          (is_seat (board->pigs) || (is_poverty (board) && has_tricks (board))));
}

static bool
revoke_is_possible (const DulleView *view)
{
  const DulleBoard *board = &view->board;

  return !is_seat (board->revoked) ||
         (has_tricks (board) && board->rules.revoke == DULLE_REVOKE_PENALISED);
}

static bool
claim_is_possible (const DulleView *view)
{
  const DulleBoard *board = &view->board;

  return !board->claimed || (board->phase == DULLE_PHASE_OVER &&
                             dulle_contract_is_solo (board->contract) && !is_seat (board->revoked));
}

/* The tricks */

static bool
tricks_are_there (const DulleView *view)
{
  const DulleBoard *board = &view->board;

  return has_tricks (board) || (dulle_board_is_unplayed (board) && board->tricks[0].lead == 0);
}

static bool
announcements_are_there (const DulleView *view)
{
  return has_tricks (&view->board) || view->board.n_announcements == 0;
}

static const DulleViewFact facts[] = {
  { "bock", bock_is_factor, "A game counts once at least." },
  { "forced", forced_may_call, "There is no compulsory solo that this seat may play." },
  { "offered", offer_is_allowed, "No compulsory solo can have been offered." },
  { "heard", heard_in_turn, "This cannot have been heard in turn." },
  { "bidder", bid_is_allowed, "No seat can have made such a bid." },
  { "bidders", bidders_go_on, "These seats cannot be bidding." },
  { "contract", contract_is_allowed, "The rules do not allow this game." },
  { "contract", contract_fits_phase, "There is no such game in this phase." },
  { "contract", contract_was_called, "After these calls another game is played." },
  { "soloist", soloist_fits, "This seat cannot play such a game." },
  { "contract", bid_is_played, "The highest bid is what is played." },
  { "marriage", marriage_is_allowed, "There is no such marriage in this game." },
  { "alone", alone_is_possible, "There is no marriage that could have ended alone." },
  { "king_due", king_is_due, "Only a Genscher asks for a king." },
  { "exchange", exchange_fits, "The exchange cannot have come to this." },
  { "partner", partner_fits, "This seat cannot be the partner." },
  { "n_passed", n_passed_is_possible, "A poverty does not put down that many cards." },
  { "n_foxes_passed", n_foxes_passed_is_possible, "So many foxes cannot lie open." },
  { "n_trumps_returned", n_trumps_returned_is_possible, "So many trumps cannot have come back." },
  { "turn", turn_fits, "It cannot be the turn of this seat." },
  { "pigs", pigs_are_allowed, "Pigs cannot have been declared." },
  { "superpigs", superpigs_are_allowed, "Superpigs cannot have been declared." },
  { "revoked", revoke_is_possible, "Nobody can have failed to follow suit." },
  { "claimed", claim_is_possible, "Nobody can have laid down a hand." },
  { "trick", tricks_are_there, "There are no tricks before they are opened." },
  { "announced", announcements_are_there, "Nothing is announced before the tricks are opened." },
  { "bid_level", bid_was_announced, "Nobody announced what was bid." },
};

bool
dulle_view_check_table (const DulleViewFact *table,
                        unsigned             n_facts,
                        const DulleView     *view,
                        DulleViewFlaw       *flaw)
{
  for (unsigned i = 0; i < n_facts; i++)
    {
      if (!table[i].holds (view))
        return dulle_view_blame (flaw, table[i].word, DULLE_ONLY_LINE, "%s", table[i].reason);
    }

  return true;
}

bool
dulle_view_check_facts (const DulleView *view,
                        DulleViewFlaw   *flaw)
{
  return dulle_view_check_table (facts, G_N_ELEMENTS (facts), view, flaw);
}
