/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Implementation overview
 *
 * The game goes on by its own steps (game-private.h). Before a step the acting seat is given
 * the cards that it shows thereby; after it, these are taken from it again. The result must be
 * a view that a game can have (view-check.h): that refuses whatever the hidden hands cannot
 * allow.
 */
#include "seen-game.h"

#include <string.h>

#include "auction.h"
#include "game-private.h"
#include "legality.h"
#include "pigs.h"
#include "view-check.h"

typedef struct
{
  DulleSeenGame         *seen;
  DulleGame             *game;
  DulleBoard            *board;
  const DulleAction     *action;
  DullePrivateKnowledge *own;
  const DulleSeenAction *shown;
  DulleViewFlaw         *flaw;
} Taking;

static bool
blame_action (const Taking *taking,
              const char   *reason)
{
  return dulle_view_blame (taking->flaw, "action", DULLE_ONLY_LINE, "%s", reason);
}

static bool
is_own (const Taking *taking)
{
  return taking->action->seat == taking->seen->seat;
}

static bool
is_turn (const Taking *taking,
         DullePhase    phase)
{
  if (taking->board->phase == phase && taking->board->turn == taking->action->seat)
    return true;

  return blame_action (taking, dulle_refusal_sentence (DULLE_REFUSED_NOT_NOW));
}

/* Whether the rules allow the action, as far as the seat's own cards have been shown. */
static bool
is_legal (const Taking *taking)
{
  DulleRefusal refusal = dulle_action_check (taking->board, taking->own, taking->action);

  if (refusal == DULLE_ACCEPTED)
    return true;

  return blame_action (taking, dulle_refusal_sentence (refusal));
}

/* The auction */

static bool
has_reservation (const DulleBoard *board)
{
  return memchr (board->heard, DULLE_HEARD_RESERVATION, sizeof board->heard) != NULL;
}

static void
hear_call (const Taking *taking)
{
  DulleSeenGame *seen = taking->seen;

  if (!dulle_hear_call (taking->game, taking->action))
    return;

  seen->is_waiting = has_reservation (taking->board);
  if (!seen->is_waiting)
    dulle_begin_contract (taking->game, DULLE_NO_SEAT);
}

static bool
take_bid (const Taking *taking)
{
  if (!is_turn (taking, DULLE_PHASE_AUCTION) || (is_own (taking) && !is_legal (taking)))
    return false;

  taking->seen->is_waiting = dulle_hear_bid (taking->game, taking->action);

  return true;
}

static bool
take_call (const Taking *taking)
{
  bool is_healthy = taking->action->contract == DULLE_CONTRACT_NORMAL;

  if (taking->board->bidder != DULLE_NO_SEAT)
    return take_bid (taking);
  if (!is_own (taking) && !is_healthy)
    return blame_action (taking, "Of another seat’s call, only “healthy” and “reservation” are "
                                 "heard.");

  if (!is_turn (taking, DULLE_PHASE_AUCTION) || (is_own (taking) && !is_legal (taking)))
    return false;

  hear_call (taking);

  return true;
}

/* What is called for is told later: any solo stands for it. */
static bool
take_reservation (const Taking *taking)
{
  DulleAction call = *taking->action;

  call.contract = DULLE_FIRST_SOLO;
  if (is_own (taking))
    return blame_action (taking, "The own seat’s call is written in full.");
  if (taking->board->bidder != DULLE_NO_SEAT ||
      (call.offer && call.seat != taking->board->forced))
    return blame_action (taking, dulle_refusal_sentence (DULLE_REFUSED_NOT_NOW));
  if (!is_turn (taking, DULLE_PHASE_AUCTION))
    return false;

  hear_call (&(Taking){ taking->seen, taking->game, taking->board, &call, taking->own,
                        taking->shown, taking->flaw });

  return true;
}

static bool
is_own_call (const Taking *taking)
{
  const DulleAction           *call = taking->action;
  const DullePrivateKnowledge *own = taking->own;

  if (!is_own (taking) || (own->call == call->contract && own->call_marriage == call->marriage &&
                           own->call_level == call->level))
    return true;

  return blame_action (taking, "The own seat has called something else.");
}

static void
note_call (const Taking *taking)
{
  taking->own->call = taking->action->contract;
  taking->own->call_marriage = taking->action->marriage;
  taking->own->call_level = taking->action->level;
}

static bool
open_bidding (const Taking *taking)
{
  if (!taking->seen->is_waiting || taking->board->bidder != DULLE_NO_SEAT)
    return blame_action (taking, "Nobody bids now.");
  if (!is_own_call (taking))
    return false;

  note_call (taking);
  dulle_open_bidding (taking->game, taking->action->seat, taking->shown->bidders);
  taking->seen->is_waiting = false;

  return true;
}

/* A poverty whose cards are thrown in has none to exchange, so here it has some. */
static bool
begin_contract (const Taking *taking)
{
  if (!taking->seen->is_waiting)
    return blame_action (taking, "The auction is not over.");
  if (taking->board->heard[taking->action->seat] != DULLE_HEARD_RESERVATION)
    return blame_action (taking, "This seat has no reservation.");
  if (!is_own_call (taking))
    return false;

  note_call (taking);
  if (!is_own (taking))
    taking->own->hand = 2 * dulle_hand_of (DULLE_CLUB_QUEEN);
  dulle_begin_contract (taking->game, taking->action->seat);
  taking->seen->is_waiting = false;

  return true;
}

/* The exchange */

/* Some cards that nobody has seen: @n_trumps trumps, and others. */
static DulleHand
find_hidden (const Taking *taking,
             unsigned      n_trumps,
             unsigned      n_others)
{
  DulleView view = dulle_seen_game_view (taking->seen);
  DulleHand trumps = view.board.order.members[DULLE_CLASS_TRUMP];
  DulleHand found = 0;

  DULLE_HAND_FOREACH (card, dulle_view_unseen (&view))
    {
      bool      is_trump = (trumps & dulle_hand_of (card)) != 0;
      unsigned *n_left = is_trump ? &n_trumps : &n_others;

      if (*n_left == 0 || card == DULLE_DIAMOND_ACE)
        continue;
      found = dulle_hand_add (found, card);
      --*n_left;
    }

  return found;
}

static bool
is_exchange_step (const Taking *taking,
                  DulleExchange step)
{
  if (!is_turn (taking, DULLE_PHASE_EXCHANGE))
    return false;
  if (taking->board->exchange == step)
    return true;

  return blame_action (taking, dulle_refusal_sentence (DULLE_REFUSED_NOT_NOW));
}

static bool
take_pass (const Taking *taking)
{
  DulleAction pass = *taking->action;

  if (!is_exchange_step (taking, DULLE_EXCHANGE_PASS) || (is_own (taking) && !is_legal (taking)))
    return false;

  if (!is_own (taking))
    {
      pass.cards += find_hidden (taking, 0, taking->shown->n_hidden);
      taking->own->hand = pass.cards;
    }
  dulle_apply_pass (taking->game, &pass);

  return true;
}

static bool
take_acceptance (const Taking *taking)
{
  DullePrivateKnowledge *poverty = &taking->game->own[taking->board->soloist % DULLE_N_SEATS];

  if (!is_exchange_step (taking, DULLE_EXCHANGE_ASK))
    return false;

  if (is_own (taking))
    {
      if (dulle_hand_size (taking->action->cards) != taking->board->n_passed)
        return blame_action (taking, "The cards that the own seat takes up are told.");
      poverty->passed = taking->action->cards;
    }
  dulle_apply_acceptance (taking->game, taking->action);

  return true;
}

static bool
take_refusal (const Taking *taking)
{
  if (!is_exchange_step (taking, DULLE_EXCHANGE_ASK))
    return false;
  dulle_apply_refusal (taking->game, taking->action);

  return true;
}

static uint8_t
find_lent (const DulleBoard *board)
{
  const uint8_t owners[] = { [DULLE_PIGS] = board->pigs, [DULLE_SUPERPIGS] = board->superpigs };
  unsigned      lent = 0;

  for (unsigned pigs = DULLE_PIGS; pigs <= DULLE_SUPERPIGS; pigs++)
    lent |= (unsigned) (owners[pigs] != DULLE_NO_SEAT && board->known[owners[pigs]] == DULLE_RE)
            << pigs;

  return (uint8_t) lent;
}

static bool
take_return (const Taking *taking)
{
  const DulleSeenAction *shown = taking->shown;
  DulleAction            returned = *taking->action;

  if (!is_exchange_step (taking, DULLE_EXCHANGE_RETURN) || (is_own (taking) && !is_legal (taking)))
    return false;
  if (taking->board->soloist == taking->seen->seat && shown->n_hidden > 0)
    return blame_action (taking, "The cards that the own seat gets back are told.");

  if (!is_own (taking))
    {
      returned.cards += find_hidden (taking, shown->n_trumps, shown->n_hidden - shown->n_trumps);
      taking->own->hand = returned.cards;
      if (dulle_hand_size (returned.cards) != taking->board->n_passed)
        return blame_action (taking, "As many cards come back as were passed.");
    }
  taking->seen->lent = find_lent (taking->board);
  dulle_apply_return (taking->game, &returned);

  return true;
}

/* What is said */

/* The party that is told, or else the one that is known. The own seat knows its own. */
static bool
note_party (const Taking *taking)
{
  DulleParty told = taking->shown->party;

  if (told == DULLE_NO_PARTY || taking->own->party == told)
    return true;
  if (is_own (taking) || taking->own->party != DULLE_NO_PARTY)
    return blame_action (taking, "This seat is of the other party.");
  taking->own->party = told;

  return true;
}

static bool
announce_level (const Taking *taking)
{
  if (!is_legal (taking))
    return false;
  dulle_apply_announcement (taking->game, taking->action);

  return true;
}

static bool
take_announcement (const Taking *taking)
{
  if (!note_party (taking))
    return false;
  if (is_own (taking) || taking->own->party != DULLE_NO_PARTY)
    return announce_level (taking);
  if (!taking->board->rules.knocking)
    return blame_action (taking, "The party must be told.");

  taking->own->party = DULLE_RE;
  if (dulle_action_check (taking->board, taking->own, taking->action) != DULLE_ACCEPTED)
    taking->own->party = DULLE_KONTRA;

  return announce_level (taking);
}

/* Whether the pair was declared by a poverty, and may have been exchanged since. */
static bool
is_lent (const Taking *taking)
{
  return (taking->seen->lent >> taking->action->pigs & 1) != 0;
}

/* After an exchange, a declared pair that lies in one hand is declared again. */
static bool
is_pair_again (const Taking *taking)
{
  return is_lent (taking) && dulle_board_is_unplayed (taking->board);
}

static bool
take_declaration (const Taking *taking)
{
  const DulleBoard *board = taking->board;
  DulleCard         card;
  unsigned          n_cards = dulle_pigs_cards (board, taking->action->pigs, &card);

  if (!note_party (taking))
    return false;
  if (is_lent (taking) && board->known[taking->action->seat] != DULLE_RE)
    return blame_action (taking, "The poverty and its partner hold these cards.");
  if (!is_own (taking) && n_cards > 0)
    {
      taking->own->dealt = 2 * dulle_hand_of (card);
      taking->own->hand = n_cards * dulle_hand_of (card);
    }
  if (!is_pair_again (taking) && !is_legal (taking))
    return false;
  taking->seen->lent &= (uint8_t) ~(1U << taking->action->pigs);
  dulle_apply_declaration (taking->game, taking->action);

  return true;
}

static bool
take_genscher (const Taking *taking)
{
  DulleCard king = DULLE_CARD (DULLE_DIAMONDS, DULLE_KING);

  if (!is_own (taking))
    taking->own->hand = taking->own->dealt = 2 * dulle_hand_of (king);
  if (!is_legal (taking))
    return false;
  dulle_apply_genscher (taking->game, taking->action);

  return true;
}

/* Cards */

/* Compulsory announcements have been told before. */
static void
apply_card (DulleGame         *game,
            const DulleAction *action)
{
  int32_t compulsory = game->board.rules.first_trick_announcement;

  game->board.rules.first_trick_announcement = false;
  (action->kind == DULLE_ACTION_PLAY ? dulle_apply_card : dulle_apply_correction) (game, action);
  game->board.rules.first_trick_announcement = compulsory;
}

/* A revoke is seen when the trick is full: the seat could have followed. */
static bool
note_revoke (const Taking *taking)
{
  const DulleBoard      *board = taking->board;
  const DulleTrick      *trick = dulle_board_trick (board);
  uint8_t                seat = taking->shown->revoked;
  DullePrivateKnowledge *own = &taking->game->own[seat % DULLE_N_SEATS];
  bool                   plays = taking->action->kind == DULLE_ACTION_PLAY;

  if (seat == DULLE_NO_SEAT || seat == taking->seen->seat)
    return true;
  if (board->rules.revoke != DULLE_REVOKE_PENALISED ||
      trick->n_cards != (plays ? DULLE_N_SEATS - 1 : DULLE_N_SEATS))
    return blame_action (taking, "Nobody can have failed to follow suit.");

  own->revoked = true;
  if (seat == taking->action->seat)
    own->hand += board->order.members[board->order.suit_class[trick->cards[0]]] &
                 DULLE_HAND_SINGLES & ~own->hand;

  return true;
}

/* Whoever corrects a card of the trick had failed to follow with it. */
static bool
show_card (const Taking *taking)
{
  const DulleBoard *board = taking->board;
  const DulleTrick *trick = dulle_board_trick (board);
  uint8_t           seat = taking->action->seat;
  unsigned          place = (seat + DULLE_N_SEATS - trick->lead) % DULLE_N_SEATS;
  DulleView         view = dulle_seen_game_view (taking->seen);

  if (!dulle_hand_has (dulle_view_unseen (&view), taking->action->card))
    return blame_action (taking, "This card has been seen elsewhere.");

  taking->own->hand = dulle_hand_of (taking->action->card);
  taking->own->revoked = taking->action->kind == DULLE_ACTION_CORRECT && place < trick->n_cards &&
                         board->rules.revoke == DULLE_REVOKE_PENALISED &&
                         board->order.suit_class[trick->cards[place]] !=
                             board->order.suit_class[trick->cards[0]];

  return true;
}

static bool
take_card (const Taking *taking)
{
  if ((!is_own (taking) && !show_card (taking)) || !is_legal (taking) || !note_revoke (taking))
    return false;

  apply_card (taking->game, taking->action);

  if (taking->shown->revoked == DULLE_NO_SEAT || taking->board->revoked == taking->shown->revoked)
    return true;

  return blame_action (taking, "This seat has not failed to follow suit.");
}

/* Ends */

/* Whether another seat’s claim holds, its own cards tell: of a hand that is hidden, nothing
 * speaks against it. */
static bool
take_end (const Taking *taking)
{
  if (!is_legal (taking))
    return false;
  taking->board->claimed = taking->action->kind == DULLE_ACTION_CLAIM;
  taking->board->phase = DULLE_PHASE_OVER;

  return true;
}

/* All of them */

static bool (*const take_kind[DULLE_N_ACTION_KINDS]) (const Taking *taking) = {
  [DULLE_ACTION_CALL] = take_call,
  [DULLE_ACTION_ANNOUNCE] = take_announcement,
  [DULLE_ACTION_PLAY] = take_card,
  [DULLE_ACTION_DECLARE] = take_declaration,
  [DULLE_ACTION_PASS] = take_pass,
  [DULLE_ACTION_ACCEPT] = take_acceptance,
  [DULLE_ACTION_REFUSE] = take_refusal,
  [DULLE_ACTION_RETURN] = take_return,
  [DULLE_ACTION_GENSCHER] = take_genscher,
  [DULLE_ACTION_CORRECT] = take_card,
  [DULLE_ACTION_TURN] = take_end,
  [DULLE_ACTION_CLAIM] = take_end,
};

static bool
take_shown (const Taking *taking)
{
  switch (taking->shown->kind)
    {
    case DULLE_SEEN_RESERVATION:
      return take_reservation (taking);
    case DULLE_SEEN_BID:
      return open_bidding (taking);
    case DULLE_SEEN_CONTRACT:
      return begin_contract (taking);
    case DULLE_SEEN_ACTION:
    default:
      return take_kind[taking->action->kind](taking);
    }
}

/* Takes from the others what they showed for a step, apart from what a poverty passes and the
 * bid that may be played. */
static void
hide_others (DulleSeenGame *seen)
{
  const DulleBoard *board = &seen->game.board;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      DullePrivateKnowledge *own = &seen->game.own[seat];

      if (seat == seen->seat)
        continue;
      *own = (DullePrivateKnowledge){
        .seat = seat,
        .party = (DulleParty) board->known[seat],
        .passed = board->phase == DULLE_PHASE_EXCHANGE ? own->passed : 0,
      };
    }
}

static bool
is_possible (const DulleSeenGame *seen,
             DulleViewFlaw       *flaw)
{
  DulleView view = dulle_seen_game_view (seen);

  return seen->is_waiting || dulle_board_is_finished (&view.board) ||
         dulle_view_is_consistent (&view, flaw);
}

bool
dulle_seen_game_start (DulleSeenGame    *seen,
                       const DulleSetup *setup,
                       uint8_t           seat,
                       DulleHand         hand,
                       DulleViewFlaw    *flaw)
{
  DulleHand hands[DULLE_N_SEATS] = { 0 };

  if (seat != DULLE_NO_SEAT)
    hands[seat] = hand;
  *seen = (DulleSeenGame){ .seat = seat };
  dulle_game_start (&seen->game, setup, hands);
  for (unsigned i = 0; i < DULLE_N_SEATS; i++)
    seen->game.board.n_cards[i] = (uint8_t) dulle_rules_n_tricks (&setup->rules);

  return is_possible (seen, flaw);
}

void
dulle_seen_game_adopt (DulleSeenGame   *seen,
                       const DulleView *view)
{
  *seen = (DulleSeenGame){ .seat = view->own.seat };
  seen->game.board = view->board;
  hide_others (seen);
  if (seen->seat != DULLE_NO_SEAT)
    seen->game.own[seen->seat] = view->own;
}

bool
dulle_seen_game_take (DulleSeenGame         *seen,
                      const DulleSeenAction *action,
                      DulleViewFlaw         *flaw)
{
  DulleSeenGame next = *seen;
  Taking        taking = {
           .seen = &next,
           .game = &next.game,
           .board = &next.game.board,
           .action = &action->action,
           .own = &next.game.own[action->action.seat],
           .shown = action,
           .flaw = flaw,
  };

  *flaw = (DulleViewFlaw){ 0 };
  if (dulle_board_is_finished (taking.board))
    return blame_action (&taking, "The game is over.");
  if (seen->is_waiting && action->kind != DULLE_SEEN_CONTRACT && action->kind != DULLE_SEEN_BID)
    return blame_action (&taking, "What is played must be told first.");
  if (!take_shown (&taking))
    return false;
  hide_others (&next);
  if (!is_possible (&next, flaw))
    return false;
  *seen = next;

  return true;
}

DulleView
dulle_seen_game_view (const DulleSeenGame *seen)
{
  return dulle_game_view (&seen->game, seen->seat);
}
