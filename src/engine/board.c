/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What follows from the open table: the parties, and what the game counts as.
 */
#include "board.h"

static bool
is_known (const DulleBoard *board,
          unsigned          seat)
{
  return board->known[seat] != DULLE_NO_PARTY;
}

static unsigned
count_known (const DulleBoard *board,
             DulleParty        party)
{
  unsigned count = 0;

  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    count += board->known[seat] == party;

  return count;
}

bool
dulle_marriage_trick_qualifies (DulleMarriage  marriage,
                                DulleSuitClass led)
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

bool
dulle_board_was_led (const DulleBoard *board,
                     unsigned          suit_class)
{
  for (unsigned i = 0; i < board->n_tricks; i++)
    {
      if (board->order.suit_class[board->tricks[i].cards[0]] == suit_class)
        return true;
    }

  return false;
}

bool
dulle_board_is_fresh_ace (const DulleBoard *board,
                          DulleCard         card)
{
  unsigned suit_class = board->order.suit_class[card];

  return dulle_card_rank (card) == DULLE_ACE && suit_class != DULLE_CLASS_TRUMP &&
         !dulle_board_was_led (board, suit_class);
}

bool
dulle_board_is_silent_marriage (const DulleBoard *board)
{
  DulleHand played = 0;

  if (board->contract != DULLE_CONTRACT_NORMAL)
    return false;

  /* Only in a hand that had both is the upper bit of the count set. */
  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    played |= board->played[seat];
  if (played & 2 * dulle_hand_of (DULLE_CLUB_QUEEN))
    return true;

  return count_known (board, DULLE_KONTRA) == DULLE_N_SEATS - 1;
}

bool
dulle_board_is_solo (const DulleBoard *board)
{
  return dulle_contract_is_solo (board->contract) ||
         (board->marriage_alone && board->rules.marriage_alone_is_solo) ||
         (dulle_board_is_silent_marriage (board) && board->rules.silent_marriage_is_solo);
}

void
dulle_board_update_order (DulleBoard *board)
{
  dulle_order_init (&board->order, &board->rules, board->contract,
                    board->pigs != DULLE_NO_SEAT, board->superpigs != DULLE_NO_SEAT);
}

int
dulle_board_throw_penalty (const DulleBoard *board)
{
  bool thrown = dulle_contract_is_throw (board->contract) ||
                (board->contract == DULLE_CONTRACT_POVERTY &&
                 board->exchange == DULLE_EXCHANGE_PASS);

  return thrown ? board->rules.throw_penalty : 0;
}

DulleLevel
dulle_board_party_level (const DulleBoard *board,
                         DulleParty        party)
{
  uint8_t level = DULLE_LEVEL_NONE;

  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      if (board->known[seat] == party)
        level = MAX (level, board->levels[seat]);
    }

  return (DulleLevel) level;
}

bool
dulle_board_is_mention (const DulleBoard *board,
                        unsigned          announcement)
{
  const DulleAnnouncement *said = &board->announcements[announcement];

  for (unsigned i = 0; i < announcement && said->level != DULLE_LEVEL_PARTY; i++)
    {
      if (board->known[board->announcements[i].seat] == board->known[said->seat])
        return false;
    }

  return true;
}

bool
dulle_board_all_known (const DulleBoard *board)
{
  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      if (!is_known (board, seat))
        return false;
    }

  return true;
}

/* What the cards that a seat has played show. */
static void
reveal_by_cards (DulleBoard *board,
                 unsigned    seat)
{
  bool trumpless = board->voids[seat] & (1 << DULLE_CLASS_TRUMP);

  if (dulle_hand_has (board->played[seat], DULLE_CLUB_QUEEN))
    board->known[seat] = DULLE_RE;
  else if (trumpless || board->n_cards[seat] == 0)
    board->known[seat] = DULLE_KONTRA;
}

static void
reveal_rest (DulleBoard *board,
             DulleParty  party)
{
  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      if (!is_known (board, seat))
        board->known[seat] = party;
    }
}

/* If one hand had both queens of clubs, that is known. So a seat that is known as Re and has no
 * trump left had one of them; and if two of the others are known as Kontra, the fourth seat has
 * the other one. */
static bool
other_queen_is_elsewhere (const DulleBoard *board)
{
  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      if (board->known[seat] == DULLE_RE && board->voids[seat] & (1 << DULLE_CLASS_TRUMP))
        return true;
    }

  return false;
}

void
dulle_board_reveal (DulleBoard *board)
{
  unsigned n_re = 0;
  unsigned n_kontra = 0;

  if (board->contract != DULLE_CONTRACT_NORMAL || dulle_board_all_known (board))
    return;

  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      if (!is_known (board, seat))
        reveal_by_cards (board, seat);
      n_re += board->known[seat] == DULLE_RE;
      n_kontra += board->known[seat] == DULLE_KONTRA;
    }
  if (n_re + n_kontra == DULLE_N_SEATS)
    return;

  if (n_re == 2 || (n_re == 1 && dulle_board_is_silent_marriage (board)))
    reveal_rest (board, DULLE_KONTRA);
  else if (n_kontra == 3 || (n_kontra == 2 && n_re == 1 && other_queen_is_elsewhere (board)))
    reveal_rest (board, DULLE_RE);
}
