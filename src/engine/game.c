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
    .bock = setup->bock,
    .phase = DULLE_PHASE_AUCTION,
    .contract = DULLE_CONTRACT_NORMAL,
    .soloist = DULLE_NO_SEAT,
  };
  board->turn = setup->forced == DULLE_NO_SEAT ? dulle_board_forehand (board) : setup->forced;
  dulle_order_init (&board->order, &board->rules, board->contract);

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

/* Auction */

static void
begin_tricks (DulleGame *game)
{
  DulleBoard *board = &game->board;
  bool        soloist_leads;

  board->soloist = dulle_auction_resolve (board, game->own);
  if (board->soloist != DULLE_NO_SEAT)
    {
      const DulleOwn *own = &game->own[board->soloist];

      board->contract = own->call;
      board->marriage = own->call_marriage;
      board->duty_solo = dulle_duty_includes (&board->duty[board->soloist], board->contract);
      dulle_order_init (&board->order, &board->rules, board->contract);
    }

  if (board->contract == DULLE_CONTRACT_NORMAL)
    {
      for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
        game->own[seat].party = party_in_normal_game (&game->own[seat]);
    }
  else if (board->contract == DULLE_CONTRACT_MARRIAGE)
    set_party (game, board->soloist, DULLE_RE);
  else
    set_parties_of_soloist (game, board->soloist);

  soloist_leads = dulle_contract_is_solo (board->contract) &&
                  (board->duty_solo || board->rules.solo_player_leads);
  board->phase = DULLE_PHASE_TRICKS;
  board->turn = soloist_leads ? board->soloist : dulle_board_forehand (board);
  board->tricks[0].lead = board->turn;
}

static void
apply_call (DulleGame         *game,
            const DulleAction *call)
{
  DulleBoard *board = &game->board;
  DulleOwn   *own = &game->own[call->seat];
  bool        healthy = call->contract == DULLE_CONTRACT_NORMAL;

  own->call = call->contract;
  own->call_marriage = call->marriage;
  board->heard[call->seat] = healthy ? DULLE_HEARD_HEALTHY : DULLE_HEARD_RESERVATION;

  if (call->seat == board->dealer || call->seat == board->forced)
    begin_tricks (game);
  else
    board->turn = dulle_next_seat (call->seat);
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
    .cards = (uint8_t) (4 * board->n_tricks + dulle_board_trick (board)->n_cards),
  };
  dulle_announce_check (board, &game->own[seat], action->level, &announcement->reply);
  board->n_announcements++;
  board->levels[seat] = action->level;
  board->known[seat] = (uint8_t) game->own[seat].party;
  dulle_board_reveal (board);
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

static void
finish_trick (DulleGame *game)
{
  DulleBoard       *board = &game->board;
  const DulleTrick *trick = dulle_board_trick (board);
  uint8_t           winner = dulle_trick_winner (trick);

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

static void
apply_card (DulleGame         *game,
            const DulleAction *action)
{
  DulleBoard *board = &game->board;
  DulleOwn   *own = &game->own[action->seat];
  DulleTrick *trick = &board->tricks[board->n_tricks];
  uint8_t     klass = board->order.klass[action->card];

  dulle_trick_add (trick, &board->order, action->card, dulle_board_is_last_trick (board));
  own->hand = dulle_hand_remove (own->hand, action->card);
  board->played[action->seat] = dulle_hand_add (board->played[action->seat], action->card);
  board->n_cards[action->seat]--;
  if (klass != board->order.klass[trick->cards[0]])
    board->lacks[action->seat] |= (uint8_t) (1 << board->order.klass[trick->cards[0]]);
  dulle_board_reveal (board);

  if (trick->n_cards == DULLE_N_SEATS)
    finish_trick (game);
  else
    board->turn = dulle_next_seat (action->seat);
}

DulleRefusal
dulle_game_apply (DulleGame         *game,
                  const DulleAction *action)
{
  DulleRefusal refusal;

  g_return_val_if_fail (action->seat < DULLE_N_SEATS, DULLE_REFUSED_NOT_NOW);

  refusal = dulle_action_check (&game->board, &game->own[action->seat], action);
  if (refusal != DULLE_ACCEPTED)
    return refusal;

  if (action->kind == DULLE_ACTION_PLAY)
    apply_card (game, action);
  else if (action->kind == DULLE_ACTION_ANNOUNCE)
    apply_announcement (game, action);
  else
    apply_call (game, action);

  return DULLE_ACCEPTED;
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
