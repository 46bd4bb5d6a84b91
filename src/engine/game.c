/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Implementation overview
 *
 * The one function that changes a game checks an action against the board and
 * the acting seat's own knowledge, and then carries it out; nothing in here can
 * fail after the check. Whatever becomes public goes to the board, the rest
 * stays in the seat's DulleOwn, so that a view is a copy of two members.
 */
#include "game.h"

#include "announce.h"
#include "auction.h"
#include "deal.h"
#include "exchange.h"

DulleSetup
dulle_setup (const DulleRules *rules,
             uint8_t           dealer)
{
  return (DulleSetup){ .rules = *rules, .dealer = dealer, .forced = DULLE_NO_SEAT, .bock = 1 };
}

void
dulle_game_start (DulleGame        *game,
                  const DulleSetup *setup,
                  const DulleHand   hands[DULLE_N_SEATS])
{
  DulleBoard *board = &game->board;

  *board = (DulleBoard){
    .rules = setup->rules,
    .dealer = setup->dealer,
    .forced = setup->forced,
    .voted = setup->voted,
    .bock = setup->bock,
    .phase = DULLE_PHASE_AUCTION,
    .contract = DULLE_CONTRACT_NORMAL,
    .soloist = DULLE_NO_SEAT,
    .bidder = DULLE_NO_SEAT,
    .partner = DULLE_NO_SEAT,
    .pigs = DULLE_NO_SEAT,
    .superpigs = DULLE_NO_SEAT,
    .revoked = DULLE_NO_SEAT,
  };
  board->turn = setup->forced == DULLE_NO_SEAT ? dulle_board_forehand (board) : setup->forced;
  dulle_board_order (board);

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      board->duty[seat] = setup->duty[seat];
      board->known[seat] = DULLE_NO_PARTY;
      board->n_cards[seat] = (uint8_t) dulle_hand_size (hands[seat]);
      game->own[seat] = (DulleOwn){ .seat = seat, .dealt = hands[seat], .hand = hands[seat], .party = DULLE_NO_PARTY };
    }
}

/* Parties */

static DulleParty
party_in_normal_game (const DulleOwn *own)
{
  return dulle_hand_has (own->dealt, DULLE_CLUB_QUEEN) ? DULLE_RE : DULLE_KONTRA;
}

static void
set_party (DulleGame *game,
           uint8_t    seat,
           DulleParty party)
{
  game->own[seat].party = party;
  game->board.known[seat] = (uint8_t) party;
}

/* @partner may be the soloist itself or nobody. */
static void
set_parties_of_soloist (DulleGame *game,
                        uint8_t    partner)
{
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      bool re = seat == game->board.soloist || seat == partner;

      set_party (game, seat, re ? DULLE_RE : DULLE_KONTRA);
    }
}

/* Announcements */

static void
apply_announcement (DulleGame         *game,
                    const DulleAction *action)
{
  DulleBoard        *board = &game->board;
  uint8_t            seat = action->seat;
  DulleAnnouncement *announcement = &board->announcements[board->n_announcements];

  *announcement = (DulleAnnouncement){
    .seat = seat,
    .level = action->level,
    .cards = (uint8_t) dulle_board_n_played (board),
  };
  dulle_announce_check (board, &game->own[seat], action->level, &announcement->reply);
  if (action->level == DULLE_LEVEL_REPLY)
    announcement->answers = (uint8_t) dulle_board_party_level (board,
                                                               dulle_other_party (game->own[seat].party));
  else
    board->levels[seat] = MAX (board->levels[seat], action->level);
  board->n_announcements++;

  if (!board->rules.knocking)
    board->known[seat] = (uint8_t) game->own[seat].party;
  dulle_board_reveal (board);
}

/* Auction */

static void
throw_in (DulleGame *game)
{
  game->board.phase = DULLE_PHASE_THROWN;
  game->board.turn = game->board.soloist;
}

static void
open_tricks (DulleBoard *board)
{
  bool soloist_leads = dulle_contract_is_solo (board->contract) &&
                       (board->duty_solo || board->forced != DULLE_NO_SEAT ||
                        board->rules.solo_player_leads);

  board->phase = DULLE_PHASE_TRICKS;
  board->turn = soloist_leads ? board->soloist : dulle_board_forehand (board);
  board->tricks[0].lead = board->turn;
}

static void
begin_normal_game (DulleGame *game)
{
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    game->own[seat].party = party_in_normal_game (&game->own[seat]);
  open_tricks (&game->board);
}

static void
begin_poverty (DulleGame *game)
{
  DulleBoard *board = &game->board;

  set_party (game, board->soloist, DULLE_RE);
  board->phase = DULLE_PHASE_EXCHANGE;
  board->exchange = DULLE_EXCHANGE_PASS;
  board->turn = board->soloist;
}

static void
end_auction (DulleGame *game)
{
  DulleBoard     *board = &game->board;
  const DulleOwn *own;

  board->soloist = dulle_auction_resolve (board, game->own);
  if (board->soloist == DULLE_NO_SEAT)
    {
      begin_normal_game (game);
      return;
    }

  own = &game->own[board->soloist];
  board->contract = own->call;
  board->marriage = own->call_marriage;
  board->duty_solo = dulle_duty_includes (&board->duty[board->soloist], board->contract);
  dulle_board_order (board);

  if (dulle_contract_is_throw (board->contract))
    throw_in (game);
  else if (board->contract == DULLE_CONTRACT_POVERTY)
    (dulle_poverty_is_thrown (&board->rules, own->hand) ? throw_in : begin_poverty) (game);
  else if (board->contract == DULLE_CONTRACT_MARRIAGE)
    {
      set_party (game, board->soloist, DULLE_RE);
      open_tricks (board);
    }
  else
    {
      set_parties_of_soloist (game, board->soloist);
      open_tricks (board);
      if (own->call_level != DULLE_LEVEL_NONE)
        apply_announcement (game, &(DulleAction){ .seat = own->seat, .level = own->call_level });
    }
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

static void
let_next_bid (DulleGame *game,
              uint8_t    seat)
{
  DulleBoard *board = &game->board;

  if (board->bidders == 0)
    {
      end_auction (game);
      return;
    }

  do
    seat = dulle_next_seat (seat);
  while (!(board->bidders & 1 << seat));
  board->turn = seat;
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

/* All have been heard; those whose solo is not the highest may go on. */
static void
begin_bidding (DulleGame *game)
{
  uint8_t best = dulle_auction_resolve (&game->board, game->own);

  for (uint8_t seat = 0; best != DULLE_NO_SEAT && seat < DULLE_N_SEATS; seat++)
    game->board.bidders |= (uint8_t) (is_outbid (game, best, seat) << seat);
  if (game->board.bidders != 0)
    set_bid (game, best);
  let_next_bid (game, best);
}

static void
apply_bid (DulleGame         *game,
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
  let_next_bid (game, call->seat);
}

static void
apply_call (DulleGame         *game,
            const DulleAction *call)
{
  DulleBoard *board = &game->board;
  DulleOwn   *own = &game->own[call->seat];
  bool        healthy = call->contract == DULLE_CONTRACT_NORMAL;

  if (board->bidder != DULLE_NO_SEAT)
    {
      apply_bid (game, call);
      return;
    }

  own->call = call->contract;
  own->call_marriage = call->marriage;
  own->call_level = call->level;
  board->heard[call->seat] = healthy ? DULLE_HEARD_HEALTHY : DULLE_HEARD_RESERVATION;

  if (call->seat == board->forced)
    board->offered = call->offer;
  board->turn = dulle_next_seat (call->seat);
  if ((call->seat == board->forced && !call->offer) ||
      board->heard[board->turn] != DULLE_HEARD_NOTHING)
    begin_bidding (game);
}

/* Pigs and poverty */

static void
apply_declaration (DulleGame         *game,
                   const DulleAction *action)
{
  DulleBoard *board = &game->board;

  if (action->pigs == DULLE_PIGS)
    board->pigs = action->seat;
  else
    board->superpigs = action->seat;
  dulle_board_order (board);

  if (board->rules.pig_only_second && game->own[action->seat].party != DULLE_NO_PARTY)
    {
      board->known[action->seat] = (uint8_t) game->own[action->seat].party;
      dulle_board_reveal (board);
    }
}

static void
apply_pass (DulleGame         *game,
            const DulleAction *action)
{
  DulleBoard *board = &game->board;
  DulleOwn   *own = &game->own[action->seat];

  own->passed = action->cards;
  own->hand -= action->cards;
  board->n_passed = (uint8_t) dulle_hand_size (action->cards);
  board->n_cards[action->seat] -= board->n_passed;
  if (board->rules.poverty_foxes_open && board->pigs == DULLE_NO_SEAT)
    board->n_foxes_passed = (uint8_t) dulle_hand_count (action->cards, DULLE_DIAMOND_ACE);

  board->exchange = DULLE_EXCHANGE_ASK;
  board->turn = dulle_next_seat (action->seat);
}

/* Cards go from the middle to a seat. */
static void
take_up (DulleGame *game,
         uint8_t    seat,
         DulleHand  cards)
{
  game->own[seat].received = cards;
  game->own[seat].hand += cards;
  game->board.n_cards[seat] += (uint8_t) dulle_hand_size (cards);
}

static void
apply_refusal (DulleGame         *game,
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

static void
apply_acceptance (DulleGame         *game,
                  const DulleAction *action)
{
  DulleBoard *board = &game->board;

  board->partner = action->seat;
  set_parties_of_soloist (game, action->seat);
  take_up (game, action->seat, game->own[board->soloist].passed);
  board->exchange = DULLE_EXCHANGE_RETURN;
}

/* After an exchange a pair of pigs of the poverty's party belongs to who holds it
 * now, and is none any more if it was parted. */
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

static void
apply_return (DulleGame         *game,
              const DulleAction *action)
{
  DulleBoard *board = &game->board;
  DulleOwn   *own = &game->own[action->seat];
  DulleHand   trumps = action->cards & board->order.members[DULLE_CLASS_TRUMP];

  own->passed = action->cards;
  own->hand -= action->cards;
  board->n_cards[action->seat] -= board->n_passed;
  board->n_trumps_returned = (uint8_t) dulle_hand_size (trumps);
  take_up (game, board->soloist, action->cards);

  board->pigs = owner_after_exchange (game, board->pigs, dulle_contract_pig (board->contract));
  board->superpigs = owner_after_exchange (game, board->superpigs,
                                           dulle_contract_superpig (&board->rules,
                                                                    board->contract));
  dulle_board_order (board);
  open_tricks (board);
}

/* Genscher */

/* Who has announced anything has announced Re or Kontra, and that once. */
static void
keep_one_announcement_each (DulleBoard *board)
{
  bool     kept[DULLE_N_SEATS] = { false };
  unsigned n_kept = 0;

  for (unsigned i = 0; i < board->n_announcements; i++)
    {
      DulleAnnouncement announcement = board->announcements[i];

      if (kept[announcement.seat])
        continue;
      kept[announcement.seat] = true;
      announcement.level = DULLE_LEVEL_PARTY;
      announcement.reply = false;
      announcement.answers = DULLE_LEVEL_NONE;
      board->announcements[n_kept++] = announcement;
    }

  board->n_announcements = (uint8_t) n_kept;
  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    board->levels[seat] = kept[seat] ? DULLE_LEVEL_PARTY : DULLE_LEVEL_NONE;
}

static void
apply_genscher (DulleGame         *game,
                const DulleAction *action)
{
  DulleBoard *board = &game->board;

  board->contract = DULLE_CONTRACT_GENSCHER;
  board->soloist = action->seat;
  board->partner = action->partner;
  board->deciding_trick = 0;
  board->king_due = true;
  set_parties_of_soloist (game, action->partner);

  keep_one_announcement_each (board);
}

/* Marriage: FreeDoko rules, "Hochzeit"; Dokolingen §4. */

static bool
trick_qualifies (DulleMarriage marriage,
                 DulleClass    led)
{
  switch (marriage)
    {
    case DULLE_MARRIAGE_FOREIGN:
      return true;
    case DULLE_MARRIAGE_PLAIN:
      return led != DULLE_CLASS_TRUMP;
    case DULLE_MARRIAGE_TRUMP:
      return led == DULLE_CLASS_TRUMP;
    case DULLE_MARRIAGE_CLUBS:
    case DULLE_MARRIAGE_SPADES:
    case DULLE_MARRIAGE_HEARTS:
      return (int) led == (int) (marriage - DULLE_MARRIAGE_CLUBS);
    case DULLE_N_MARRIAGES:
    default:
      g_return_val_if_reached (false);
    }
}

/* Whether a card is left that could lead a trick of the kind. */
static bool
can_still_qualify (const DulleGame *game)
{
  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      DULLE_HAND_FOREACH (card, game->own[seat].hand)
        {
          if (trick_qualifies (game->board.marriage, game->board.order.klass[card]))
            return true;
        }
    }

  return false;
}

static void
look_for_partner (DulleGame        *game,
                  const DulleTrick *trick)
{
  DulleBoard *board = &game->board;
  bool        qualifies = trick_qualifies (board->marriage, board->order.klass[trick->cards[0]]);
  bool        own_trick = dulle_trick_winner (trick) == board->soloist;
  bool        found = qualifies && !own_trick;
  bool        last_chance = board->n_tricks >= board->rules.marriage_tricks ||
                     (qualifies && board->rules.marriage_first_decides) ||
                     !can_still_qualify (game);

  if (!found && !last_chance)
    return;

  board->deciding_trick = board->n_tricks;
  board->alone = !found;
  set_parties_of_soloist (game, found ? dulle_trick_winner (trick) : board->soloist);
}

/* Cards */

/* Who does not follow lacks the class. */
static void
note_lack (DulleBoard       *board,
           const DulleTrick *trick,
           unsigned          place)
{
  uint8_t led = board->order.klass[trick->cards[0]];

  if (board->order.klass[trick->cards[place]] != led)
    board->lacks[dulle_trick_seat (trick, place)] |= (uint8_t) (1 << led);
}

static void
finish_trick (DulleGame *game)
{
  DulleBoard       *board = &game->board;
  const DulleTrick *trick = dulle_board_trick (board);
  uint8_t           winner = dulle_trick_winner (trick);

  for (unsigned place = 0; place < DULLE_N_SEATS; place++)
    note_lack (board, trick, place);
  dulle_board_reveal (board);

  board->augen[winner] += (uint8_t) dulle_trick_augen (trick);
  board->n_won[winner]++;
  board->n_tricks++;
  board->turn = winner;

  if (dulle_board_undecided (board))
    look_for_partner (game, trick);

  if (board->n_tricks == dulle_board_length (board))
    board->phase = DULLE_PHASE_OVER;
  else
    board->tricks[board->n_tricks].lead = winner;
}

/* Whether @card, just put down, should have been another. */
static bool
is_revoke (const DulleBoard *board,
           const DulleOwn   *own,
           DulleCard         card)
{
  uint8_t led = board->order.klass[dulle_board_trick (board)->cards[0]];

  return board->order.klass[card] != led && (own->hand & board->order.members[led]) != 0;
}

/* The first in the order of play that may still correct its card. */
static uint8_t
find_revoke (const DulleGame  *game,
             const DulleTrick *trick)
{
  for (unsigned place = 0; place < trick->n_cards; place++)
    {
      if (game->own[dulle_trick_seat (trick, place)].revoked)
        return dulle_trick_seat (trick, place);
    }

  return DULLE_NO_SEAT;
}

/* After a card has been put down or corrected. A revoke is seen when the trick is
 * full and waits for it. */
static void
go_on (DulleGame *game,
       uint8_t    next)
{
  DulleBoard       *board = &game->board;
  const DulleTrick *trick = dulle_board_trick (board);

  board->turn = next;
  if (trick->n_cards < DULLE_N_SEATS)
    {
      dulle_board_reveal (board);
      return;
    }

  board->revoked = find_revoke (game, trick);
  board->turn = board->revoked;
  if (board->revoked == DULLE_NO_SEAT)
    finish_trick (game);
}

static void
apply_card (DulleGame         *game,
            const DulleAction *action)
{
  DulleBoard *board = &game->board;
  DulleOwn   *own = &game->own[action->seat];
  DulleTrick *trick = &board->tricks[board->n_tricks];
  DulleLevel  duty = dulle_announce_duty (board, own);

  if (duty != DULLE_LEVEL_NONE)
    apply_announcement (game, &(DulleAction){ .seat = action->seat, .level = (uint8_t) duty });

  dulle_trick_add (trick, &board->order, action->card, dulle_board_is_last_trick (board));
  own->hand = dulle_hand_remove (own->hand, action->card);
  board->king_due = false;
  board->played[action->seat] = dulle_hand_add (board->played[action->seat], action->card);
  board->n_cards[action->seat]--;

  if (board->rules.revoke == DULLE_REVOKE_PENALISED)
    own->revoked = is_revoke (board, own, action->card);
  else
    note_lack (board, trick, trick->n_cards - 1u);
  go_on (game, dulle_next_seat (action->seat));
}

/* Revoke and claim */

static void
apply_correction (DulleGame         *game,
                  const DulleAction *action)
{
  DulleBoard *board = &game->board;
  DulleOwn   *own = &game->own[action->seat];
  DulleTrick *trick = &board->tricks[board->n_tricks];
  DulleTrick  old = *trick;
  unsigned    place = (action->seat + DULLE_N_SEATS - trick->lead) % DULLE_N_SEATS;

  own->hand = dulle_hand_remove (dulle_hand_add (own->hand, old.cards[place]), action->card);
  board->played[action->seat] += dulle_hand_of (action->card) - dulle_hand_of (old.cards[place]);
  old.cards[place] = action->card;
  own->revoked = false;

  *trick = (DulleTrick){ .lead = old.lead };
  for (unsigned i = 0; i < old.n_cards; i++)
    dulle_trick_add (trick, &board->order, old.cards[i], dulle_board_is_last_trick (board));
  go_on (game, board->turn);
}

static void
apply_turn (DulleGame         *game,
            const DulleAction *action)
{
  DulleBoard *board = &game->board;

  if (dulle_board_undecided (board))
    set_parties_of_soloist (game, board->soloist);
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    board->known[seat] = (uint8_t) game->own[seat].party;
  board->phase = DULLE_PHASE_OVER;
}

static void
apply_claim (DulleGame         *game,
             const DulleAction *action)
{
  DulleBoard *board = &game->board;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    board->augen[action->seat] += (uint8_t) dulle_hand_augen (game->own[seat].hand);
  board->n_won[action->seat] += board->n_cards[action->seat];
  board->claimed = true;
  board->phase = DULLE_PHASE_OVER;
}

static void (*const carry_out[DULLE_N_ACTION_KINDS]) (DulleGame         *game,
                                                      const DulleAction *action) = {
  [DULLE_ACTION_CALL] = apply_call,
  [DULLE_ACTION_ANNOUNCE] = apply_announcement,
  [DULLE_ACTION_PLAY] = apply_card,
  [DULLE_ACTION_DECLARE] = apply_declaration,
  [DULLE_ACTION_PASS] = apply_pass,
  [DULLE_ACTION_ACCEPT] = apply_acceptance,
  [DULLE_ACTION_REFUSE] = apply_refusal,
  [DULLE_ACTION_RETURN] = apply_return,
  [DULLE_ACTION_GENSCHER] = apply_genscher,
  [DULLE_ACTION_CORRECT] = apply_correction,
  [DULLE_ACTION_TURN] = apply_turn,
  [DULLE_ACTION_CLAIM] = apply_claim,
};

DulleRefusal
dulle_game_apply (DulleGame         *game,
                  const DulleAction *action)
{
  DulleRefusal refusal;

  g_return_val_if_fail (action->seat < DULLE_N_SEATS, DULLE_REFUSED_NOT_NOW);

  refusal = dulle_action_check (&game->board, &game->own[action->seat], action);
  if (refusal == DULLE_ACCEPTED)
    carry_out[action->kind](game, action);

  return refusal;
}

/* Views */

DulleView
dulle_game_view (const DulleGame *game,
                 uint8_t          seat)
{
  return (DulleView){ .board = game->board, .own = game->own[seat] };
}

unsigned
dulle_game_list (const DulleGame *game,
                 uint8_t          seat,
                 DulleAction     *actions)
{
  return dulle_action_list (&game->board, &game->own[seat], actions);
}

void
dulle_game_imagine (DulleGame       *game,
                    const DulleView *view,
                    const DulleHand  hands[DULLE_N_SEATS])
{
  const DulleBoard *board = &view->board;

  game->board = *board;
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      DulleOwn *own = &game->own[seat];

      *own = (DulleOwn){
        .seat = seat,
        .dealt = hands[seat] + board->played[seat],
        .hand = hands[seat],
        .party = (DulleParty) board->known[seat],
      };
      if (board->phase != DULLE_PHASE_AUCTION && board->contract == DULLE_CONTRACT_NORMAL)
        own->party = party_in_normal_game (own);
    }
  game->own[view->own.seat] = view->own;
}
