/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What follows for one seat from the board and its own cards.
 */
#include "view.h"

#include "deal.h"

static bool
holds_both_queens (const DullePrivateKnowledge *own)
{
  return dulle_hand_count (own->dealt, DULLE_CLUB_QUEEN) == 2;
}

/* Whether another seat is known as Re, and so has the other queen of clubs. */
static bool
other_queen_shown (const DulleView *view)
{
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      if (seat != view->own.seat && view->board.known[seat] == DULLE_RE)
        return true;
    }

  return false;
}

DulleParty
dulle_view_party (const DulleView *view,
                  uint8_t          seat)
{
  const DulleBoard            *board = &view->board;
  const DullePrivateKnowledge *own = &view->own;

  if (seat == own->seat && board->phase != DULLE_PHASE_AUCTION)
    return own->party;
  if (board->known[seat] != DULLE_NO_PARTY || board->phase == DULLE_PHASE_AUCTION)
    return (DulleParty) board->known[seat];
  if (board->contract == DULLE_CONTRACT_NORMAL && own->party == DULLE_RE &&
      (holds_both_queens (own) || other_queen_shown (view)))
    return DULLE_KONTRA;

  return DULLE_NO_PARTY;
}

DulleHand
dulle_view_unseen (const DulleView *view)
{
  DulleHand unseen = dulle_deck (&view->board.rules) - view->own.hand;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    unseen -= view->board.played[seat];

  return unseen;
}
