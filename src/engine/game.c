/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Implementation overview
 *
 * The one function that changes a game checks an action against the board and
 * the acting seat's own knowledge, and then carries it out; nothing in here can
 * fail after the check. Whatever becomes public goes to the board, the rest
 * stays in the seat's DullePrivateKnowledge, so that a view is a copy of two members.
 */
#include "game-private.h"

#include "announce.h"
#include "legality.h"
#include "pigs.h"

/* Players that search copy games all the time, so these must stay small. */
G_STATIC_ASSERT (sizeof (DulleGame) <= 1024);

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
    .bock_factor = setup->bock,
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
  dulle_board_update_order (board);

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      board->solos_due[seat] = setup->solos_due[seat];
      board->known[seat] = DULLE_NO_PARTY;
      board->n_cards[seat] = (uint8_t) dulle_hand_size (hands[seat]);
      game->own[seat] = (DullePrivateKnowledge){
        .seat = seat,
        .dealt = hands[seat],
        .hand = hands[seat],
        .party = DULLE_NO_PARTY,
      };
    }
}

/* Parties */

DulleParty
dulle_party_in_normal_game (const DullePrivateKnowledge *own)
{
  return dulle_hand_has (own->dealt, DULLE_CLUB_QUEEN) ? DULLE_RE : DULLE_KONTRA;
}

void
dulle_game_set_party (DulleGame *game,
                      uint8_t    seat,
                      DulleParty party)
{
  game->own[seat].party = party;
  game->board.known[seat] = (uint8_t) party;
}

void
dulle_game_set_parties (DulleGame *game,
                        uint8_t    partner)
{
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      bool re = seat == game->board.soloist || seat == partner;

      dulle_game_set_party (game, seat, re ? DULLE_RE : DULLE_KONTRA);
    }
}

/* Announcements */

void
dulle_apply_announcement (DulleGame         *game,
                          const DulleAction *action)
{
  DulleBoard        *board = &game->board;
  uint8_t            seat = action->seat;
  DulleAnnouncement *announcement = &board->announcements[board->n_announcements];
  bool               reply = false;

  dulle_announce_check (board, &game->own[seat], action->level, &reply);
  *announcement = (DulleAnnouncement){
    .seat = seat,
    .level = action->level,
    .cards = (uint16_t) dulle_board_n_played (board),
    .reply = reply,
  };
  if (action->level == DULLE_LEVEL_REPLY)
    {
      DulleParty others = dulle_other_party (game->own[seat].party);

      announcement->answers = (uint8_t) dulle_board_party_level (board, others);
    }
  else
    board->levels[seat] = MAX (board->levels[seat], action->level);
  board->n_announcements++;

  if (!board->rules.knocking)
    board->known[seat] = (uint8_t) game->own[seat].party;
  dulle_board_reveal (board);
}

/* Pigs */

/* The second fox is a pig only if the own party won the first: so its owner and that winner
 * belong to one party. FreeDoko's manual, "Schweine": the declaration tells the party. */
static void
reveal_pig_party (DulleBoard *board,
                  uint8_t     party)
{
  board->known[board->pigs] = party;
  board->known[dulle_pigs_first_winner (board)] = party;
  dulle_board_reveal (board);
}

void
dulle_apply_declaration (DulleGame         *game,
                         const DulleAction *action)
{
  DulleBoard *board = &game->board;

  if (action->pigs == DULLE_PIGS)
    board->pigs = action->seat;
  else
    board->superpigs = action->seat;
  dulle_board_update_order (board);

  if (board->rules.pig_only_second && board->contract == DULLE_CONTRACT_NORMAL)
    reveal_pig_party (board, (uint8_t) game->own[action->seat].party);
}

/* Genscher */

/* A seat that has announced anything has announced Re or Kontra, once. */
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

void
dulle_apply_genscher (DulleGame         *game,
                      const DulleAction *action)
{
  DulleBoard *board = &game->board;

  dulle_announce_if_compulsory (game, action->seat);
  board->contract = DULLE_CONTRACT_GENSCHER;
  board->soloist = action->seat;
  board->partner = action->partner;
  board->deciding_trick = 0;
  board->king_due = true;
  dulle_game_set_parties (game, action->partner);

  keep_one_announcement_each (board);
}

static DulleStep *const carry_out[DULLE_N_ACTION_KINDS] = {
  [DULLE_ACTION_CALL] = dulle_apply_call,
  [DULLE_ACTION_ANNOUNCE] = dulle_apply_announcement,
  [DULLE_ACTION_PLAY] = dulle_apply_card,
  [DULLE_ACTION_DECLARE] = dulle_apply_declaration,
  [DULLE_ACTION_PASS] = dulle_apply_pass,
  [DULLE_ACTION_ACCEPT] = dulle_apply_acceptance,
  [DULLE_ACTION_REFUSE] = dulle_apply_refusal,
  [DULLE_ACTION_RETURN] = dulle_apply_return,
  [DULLE_ACTION_GENSCHER] = dulle_apply_genscher,
  [DULLE_ACTION_CORRECT] = dulle_apply_correction,
  [DULLE_ACTION_TURN] = dulle_apply_turn,
  [DULLE_ACTION_CLAIM] = dulle_apply_claim,
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
  if (seat == DULLE_NO_SEAT)
    return (DulleView){ game->board, { .seat = seat, .party = DULLE_NO_PARTY } };

  return (DulleView){ game->board, game->own[seat] };
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
      DullePrivateKnowledge *own = &game->own[seat];

      *own = (DullePrivateKnowledge){
        .seat = seat,
        .dealt = hands[seat] + board->played[seat],
        .hand = hands[seat],
        .party = (DulleParty) board->known[seat],
      };
      if (board->phase != DULLE_PHASE_AUCTION && board->contract == DULLE_CONTRACT_NORMAL)
        own->party = dulle_party_in_normal_game (own);
    }
  game->own[view->own.seat] = view->own;
}
