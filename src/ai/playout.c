/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The tables of a playout: which cards beat which, and which are worth keeping.
 */
#include "playout.h"

static DulleHand
find_beaters (const DulleOrder *order,
              DulleCard         card,
              unsigned          last_trick)
{
  DulleHand beaters = 0;

  for (DulleCard other = 0; other < DULLE_N_CARDS; other++)
    {
      if (dulle_order_beats (order, card, other, last_trick))
        beaters |= 3 * dulle_hand_of (other);
    }

  return beaters;
}

/* High trumps are worth keeping; so, to a lesser degree, are the highest plain cards of
 * each suit. */
static int16_t
keeping_value (const DullePlayout *playout,
               const DulleOrder   *order,
               DulleCard           card)
{
  DulleHand members = order->members[order->suit_class[card]] & DULLE_HAND_SINGLES;
  double    others = __builtin_popcountll (members);
  double    above = __builtin_popcountll (playout->beaten_by[0][card] & members);
  double    power = 1.0 - above / MAX (others, 1.0);

  if (dulle_order_is_trump (order, card))
    return (int16_t) (20.0 + 130.0 * power * power);

  return above == 0 ? 60 : 0;
}

void
dulle_playout_init (DullePlayout     *playout,
                    const DulleBoard *board)
{
  playout->order = board->order;
  playout->planner = DULLE_NO_SEAT;
  for (DulleCard card = 0; card < DULLE_N_CARDS; card++)
    for (unsigned last = 0; last < 2; last++)
      playout->beaten_by[last][card] = find_beaters (&board->order, card, last);
  for (DulleCard card = 0; card < DULLE_N_CARDS; card++)
    playout->keep[card] = keeping_value (playout, &board->order, card);
}

void
dulle_playout_play (DullePlayout *playout,
                    DulleCard     card)
{
  DulleBoard *board = &playout->game.board;

  dulle_playout_play_in_trick (playout, &board->tricks[board->n_tricks],
                               playout->beaten_by[dulle_board_is_last_trick (board)], card);
}
