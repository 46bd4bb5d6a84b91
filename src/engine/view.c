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

static unsigned
count_known_others (const DulleBoard            *board,
                    const DullePrivateKnowledge *own,
                    DulleParty                   party)
{
  unsigned count = 0;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    count += seat != own->seat && board->known[seat] == party;

  return count;
}

/* What a seat with a queen of clubs can tell of another: there is one other queen, unless
 * it is its own. */
static DulleParty
infer_party (const DulleBoard            *board,
             const DullePrivateKnowledge *own)
{
  if (holds_both_queens (own) || count_known_others (board, own, DULLE_RE) > 0)
    return DULLE_KONTRA;

  return count_known_others (board, own, DULLE_KONTRA) == 2 ? DULLE_RE : DULLE_NO_PARTY;
}

DulleParty
dulle_party_seen_by (const DulleBoard            *board,
                     const DullePrivateKnowledge *own,
                     uint8_t                      seat)
{
  if (seat == own->seat && board->phase != DULLE_PHASE_AUCTION)
    return own->party;
  if (board->known[seat] != DULLE_NO_PARTY || board->phase == DULLE_PHASE_AUCTION)
    return (DulleParty) board->known[seat];
  if (board->contract == DULLE_CONTRACT_NORMAL && own->party == DULLE_RE)
    return infer_party (board, own);

  return DULLE_NO_PARTY;
}

DulleParty
dulle_view_party (const DulleView *view,
                  uint8_t          seat)
{
  return dulle_party_seen_by (&view->board, &view->own, seat);
}

DulleHand
dulle_view_unseen (const DulleView *view)
{
  DulleHand unseen = dulle_deck (&view->board.rules) - view->own.hand;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    unseen -= view->board.played[seat];

  return unseen;
}
