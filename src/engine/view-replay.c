/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Implementation overview
 *
 * Most of a board follows from the facts, and the only place that knows how is the
 * game. So the tricks are played on a new board by the game's own steps, each of which
 * is checked like the action of a player. The outcome is compared with the view
 * elsewhere.
 *
 * A view does not say when pigs were declared. They are declared as late as possible:
 * before the pair is parted, or before the first trick whose winner they change, and
 * after all that was announced by then, which may tell whose the first fox was.
 */
#include "view-replay.h"

#include <string.h>

#include "auction.h"
#include "claim.h"
#include "game-private.h"
#include "legality.h"

/* Before the tricks */

/* Takes over everything that follows from nothing else. */
static DulleBoard
take_facts (const DulleBoard *shown)
{
  DulleBoard board = {
    .rules = shown->rules,
    .dealer = shown->dealer,
    .forced = shown->forced,
    .voted = shown->voted,
    .solo_offered = shown->solo_offered,
    .bock_factor = shown->bock_factor,
    .phase = shown->phase,
    .turn = shown->turn,
    .bidder = shown->bidder,
    .bid_contract = shown->bid_contract,
    .bid_level = shown->bid_level,
    .bidders = shown->bidders,
    .contract = shown->contract,
    .soloist = shown->soloist,
    .marriage = shown->marriage,
    .exchange = shown->exchange,
    .partner = shown->partner,
    .n_passed = shown->n_passed,
    .n_foxes_passed = shown->n_foxes_passed,
    .n_trumps_returned = shown->n_trumps_returned,
    .pigs = shown->pigs,
    .superpigs = shown->superpigs,
    .revoked = DULLE_NO_SEAT,
  };

  memcpy (board.solos_due, shown->solos_due, sizeof board.solos_due);
  memcpy (board.heard, shown->heard, sizeof board.heard);
  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      board.known[seat] = DULLE_NO_PARTY;
      board.n_cards[seat] = (uint8_t) dulle_board_length (shown);
    }
  if (board.soloist != DULLE_NO_SEAT)
    board.compulsory_solo =
        dulle_compulsory_solos_include (&board.solos_due[board.soloist], board.contract);
  dulle_board_update_order (&board);

  return board;
}

static uint8_t
find_caller (const DulleBoard *board)
{
  uint8_t seat = board->forced != DULLE_NO_SEAT ? board->forced : dulle_board_forehand (board);

  while (board->heard[seat] != DULLE_HEARD_NOTHING)
    seat = dulle_next_seat (seat);

  return seat;
}

/* Whose turn it is while cards are exchanged, who holds how many, and what is known. */
static void
take_exchange (DulleGame *game)
{
  DulleBoard *board = &game->board;
  bool        passed = board->exchange != DULLE_EXCHANGE_PASS;

  if (board->phase != DULLE_PHASE_EXCHANGE || board->exchange == DULLE_EXCHANGE_PASS)
    board->turn = board->soloist;
  if (board->contract == DULLE_CONTRACT_POVERTY && (board->phase == DULLE_PHASE_EXCHANGE || passed))
    dulle_game_set_party (game, board->soloist, DULLE_RE);
  if (board->phase == DULLE_PHASE_EXCHANGE && passed)
    board->n_cards[board->soloist] -= board->n_passed;
  if (board->exchange == DULLE_EXCHANGE_RETURN)
    {
      board->turn = board->partner;
      board->n_cards[board->partner] += board->n_passed;
      dulle_game_set_parties (game, board->partner);
    }
}

static void
take_start (DulleGame *game)
{
  DulleBoard *board = &game->board;

  if (board->phase != DULLE_PHASE_AUCTION)
    take_exchange (game);
  else if (board->bidder == DULLE_NO_SEAT)
    board->turn = find_caller (board);
}

/* Opening the tricks */

/* How many cards lay before the soloist's first king, the Genscher's. */
static unsigned
find_king (const DulleBoard *shown)
{
  DulleCard king = DULLE_CARD (DULLE_DIAMONDS, DULLE_KING);
  unsigned  n = dulle_board_n_played (shown);

  for (unsigned i = 0; shown->contract == DULLE_CONTRACT_GENSCHER && i < n; i++)
    {
      const DulleTrick *trick = &shown->tricks[i / DULLE_N_SEATS];
      unsigned          place = i % DULLE_N_SEATS;

      if (dulle_trick_seat (trick, place) == shown->soloist && trick->cards[place] == king)
        return i;
    }

  return n;
}

/* Gives a seat that is seen to have failed to follow suit a card of that suit. */
static void
hold_revoked (DulleViewReplay *replay)
{
  const DulleBoard *board = &replay->game.board;
  const DulleTrick *trick = dulle_board_trick (replay->shown);
  uint8_t           seat = replay->shown->revoked;
  DulleHand         members;
  DulleHand         unseen;

  if (seat == DULLE_NO_SEAT || seat == replay->view->own.seat || trick->n_cards == 0)
    return;
  members = board->order.members[board->order.suit_class[trick->cards[0]]];
  unseen = dulle_view_unseen (replay->view) & members;
  DULLE_HAND_FOREACH (card, unseen)
    {
      if (dulle_hand_count (replay->game.own[seat].hand, card) < 2)
        {
          replay->game.own[seat].hand += dulle_hand_of (card);
          return;
        }
    }
}

static void
deal_again (DulleViewReplay *replay)
{
  const DulleView *view = replay->view;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      DullePrivateKnowledge *own = &replay->game.own[seat];
      bool                   normal = replay->shown->contract == DULLE_CONTRACT_NORMAL;

      *own = (DullePrivateKnowledge){ .seat = seat, .party = DULLE_NO_PARTY };
      own->hand = replay->shown->played[seat] +
                  (seat == view->own.seat ? view->own.hand : dulle_view_known_cards (view, seat));
      own->dealt = seat == view->own.seat ? view->own.dealt : own->hand;
      if (normal)
        own->party = seat == view->own.seat ? dulle_party_in_normal_game (own)
                                            : (DulleParty) replay->shown->known[seat];
    }
}

static void
know_parties (DulleGame *game)
{
  const DulleBoard *board = &game->board;

  if (board->contract == DULLE_CONTRACT_MARRIAGE)
    dulle_game_set_party (game, board->soloist, DULLE_RE);
  else if (board->contract == DULLE_CONTRACT_POVERTY || board->contract == DULLE_CONTRACT_GENSCHER)
    dulle_game_set_parties (game, board->partner);
  else if (board->contract != DULLE_CONTRACT_NORMAL)
    dulle_game_set_parties (game, board->soloist);
}

/* Opens the tricks on the new board. No announcement is compulsory there: those that
 * were are among the announcements of the view. */
static void
open_again (DulleViewReplay *replay)
{
  DulleBoard *board = &replay->game.board;

  board->pigs = DULLE_NO_SEAT;
  board->superpigs = DULLE_NO_SEAT;
  board->rules.first_trick_announcement = false;
  dulle_board_update_order (board);
  deal_again (replay);
  hold_revoked (replay);
  know_parties (&replay->game);
  dulle_open_tricks (board);
}

/* Cards */

static bool
play_card (DulleViewReplay *replay,
           unsigned         number,
           unsigned         place)
{
  const DulleTrick *trick = &replay->shown->tricks[number];
  DulleGame        *game = &replay->game;
  DulleBoard       *board = &game->board;
  uint8_t           seat = dulle_trick_seat (trick, place);
  DulleCard         card = trick->cards[place];
  DulleAction       action = dulle_action_play (seat, card);

  if (board->n_tricks != number || board->turn != seat)
    return dulle_view_blame (replay->flaw, "trick", number, "It is not the turn of seat %u.", seat);
  if (!dulle_view_announce_all (replay))
    return false;
  dulle_view_declare_before (replay, seat, card);
  if (dulle_action_check (board, &game->own[seat], &action) != DULLE_ACCEPTED)
    return dulle_view_blame (replay->flaw, "trick", number, "Seat %u cannot have played “%s”.",
                             seat, dulle_card_code (card));
  dulle_apply_card (game, &action);

  return true;
}

/* Plays a trick; pigs are declared before the card at @declared. */
static bool
play_trick (DulleViewReplay *replay,
            unsigned         number,
            unsigned         declared)
{
  const DulleTrick *trick = &replay->shown->tricks[number];

  for (unsigned place = 0; place < trick->n_cards; place++)
    {
      if (place == declared && !dulle_view_announce_all (replay))
        return false;
      if (place == declared)
        dulle_view_declare (replay, DULLE_PIGS);
      if (!play_card (replay, number, place))
        return false;
    }
  if (trick->lead != replay->game.board.tricks[number].lead)
    return dulle_view_blame (replay->flaw, "trick", number, "Another seat leads to this trick.");
  if (trick->best != replay->game.board.tricks[number].best)
    return dulle_view_blame (replay->flaw, "trick", number, "Another card wins.");

  return true;
}

/* The same, with pigs declared in the trick if it would otherwise have another
 * winner. */
static bool
play_any_trick (DulleViewReplay *replay,
                unsigned         number)
{
  unsigned              place = replay->shown->tricks[number].n_cards;
  const DulleViewReplay before = *replay;

  while (!play_trick (replay, number, place))
    {
      if (place == 0 || !dulle_view_is_undeclared (&before, DULLE_PIGS))
        return false;
      dulle_view_flaw_clear (replay->flaw);
      *replay = before;
      place--;
    }

  return true;
}

static bool
play_tricks (DulleViewReplay *replay)
{
  const DulleBoard *shown = replay->shown;

  dulle_view_declare_at_start (replay);
  for (unsigned number = 0; number <= shown->n_tricks; number++)
    {
      if (!play_any_trick (replay, number))
        return false;
    }
  if (replay->game.board.n_tricks != shown->n_tricks)
    return dulle_view_blame (replay->flaw, "trick", shown->n_tricks,
                             "This trick is full, and another one follows.");

  return dulle_view_announce_all (replay) && dulle_view_declare_rest (replay);
}

/* Ends */

static bool
end_by_revoke (DulleViewReplay *replay)
{
  DulleBoard *board = &replay->game.board;

  if (board->revoked != replay->shown->revoked)
    return dulle_view_blame (replay->flaw, "revoked", DULLE_ONLY_LINE,
                             "This seat cannot have failed to follow suit.");
  if (board->revoked != DULLE_NO_SEAT && replay->shown->phase == DULLE_PHASE_OVER)
    dulle_apply_turn (&replay->game, &(DulleAction){ .seat = board->revoked });

  return true;
}

/* Ends with a claim: the soloist wins every remaining trick, with all cards that are
 * left. */
static bool
end_by_claim (DulleViewReplay *replay)
{
  DulleBoard                  *board = &replay->game.board;
  const DullePrivateKnowledge *own = &replay->view->own;
  uint8_t                      soloist = board->soloist;
  unsigned                     points = DULLE_DECK_CARD_POINTS;

  if (!replay->shown->claimed)
    return true;
  if (board->phase != DULLE_PHASE_TRICKS || board->turn != soloist ||
      dulle_board_trick (board)->n_cards > 0 ||
      (own->seat == soloist && !dulle_claim_holds (board, own)))
    return dulle_view_blame (replay->flaw, "claimed", DULLE_ONLY_LINE,
                             "The soloist cannot have laid down its hand.");

  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    points -= board->card_points[seat];
  board->card_points[soloist] += (uint8_t) points;
  board->n_won[soloist] += board->n_cards[soloist];
  board->claimed = true;
  board->phase = DULLE_PHASE_OVER;

  return true;
}

/* Where cards can be taken back, a party may be known from a queen of clubs that is no
 * longer on the table, or not be known yet from one that replaced another card. */
static void
know_what_was_seen (DulleViewReplay *replay)
{
  DulleBoard *board = &replay->game.board;

  if (board->contract != DULLE_CONTRACT_NORMAL || board->rules.revoke != DULLE_REVOKE_PENALISED)
    return;

  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      if (board->known[seat] == DULLE_NO_PARTY || board->revoked != DULLE_NO_SEAT)
        board->known[seat] = replay->shown->known[seat];
    }
  if (board->revoked == DULLE_NO_SEAT)
    dulle_board_reveal (board);
}

/* A king that is due can be played, and where none is due it has been played, unless it
 * was taken back. */
static bool
genscher_fits (DulleViewReplay *replay)
{
  DulleBoard *board = &replay->game.board;
  DulleCard   king = DULLE_CARD (DULLE_DIAMONDS, DULLE_KING);
  DulleAction action = dulle_action_genscher (board->soloist, board->partner);
  bool        is_played = board->contract == DULLE_CONTRACT_GENSCHER &&
                   dulle_hand_has (board->played[board->soloist], king);
  bool is_possible;

  if (board->contract != DULLE_CONTRACT_GENSCHER)
    return true;
  is_possible =
      !is_played &&
      dulle_action_check (board, &replay->game.own[board->soloist], &action) == DULLE_ACCEPTED;
  board->king_due = replay->shown->king_due;

  if (board->king_due ? is_possible
                      : is_played || board->rules.revoke == DULLE_REVOKE_PENALISED)
    return true;

  return dulle_view_blame (replay->flaw, "king_due", DULLE_ONLY_LINE,
                           "The Genscher’s king is neither due nor played.");
}

static bool
replay_tricks (DulleViewReplay *replay)
{
  open_again (replay);
  if (replay->shown->contract == DULLE_CONTRACT_GENSCHER)
    replay->game.board.marriage_alone = replay->shown->marriage_alone;
  if (!play_tricks (replay) || !genscher_fits (replay) || !end_by_revoke (replay) ||
      !end_by_claim (replay))
    return false;
  if (replay->next < replay->shown->n_announcements)
    return dulle_view_blame (replay->flaw, "announced", replay->next,
                             "So many cards have not been played.");
  know_what_was_seen (replay);
  replay->game.board.rules = replay->shown->rules;

  return true;
}

bool
dulle_view_replay (const DulleView *view,
                   DulleView       *again,
                   DulleViewFlaw   *flaw)
{
  DulleViewReplay replay = { .view = view, .shown = &view->board, .flaw = flaw };
  DulleGame      *game = &replay.game;

  game->board = take_facts (replay.shown);
  replay.king = find_king (replay.shown);
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    game->own[seat].party = DULLE_NO_PARTY;

  if (view->board.phase != DULLE_PHASE_TRICKS && view->board.phase != DULLE_PHASE_OVER)
    take_start (game);
  else if (!replay_tricks (&replay))
    return false;

  *again = (DulleView){ .board = game->board, .own = view->own };
  if (view->own.seat == DULLE_NO_SEAT)
    return true;
  again->own.party = game->own[view->own.seat].party;
  again->own.revoked = game->own[view->own.seat].revoked;

  return true;
}
