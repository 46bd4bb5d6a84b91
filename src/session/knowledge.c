/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "knowledge.h"

#include "ai/belief.h"

static bool
may_win (const DulleTrick *trick,
         uint8_t           seat)
{
  unsigned place = (seat + DULLE_N_SEATS - trick->lead) % DULLE_N_SEATS;

  return place >= trick->n_cards || place == trick->best;
}

/* Whether the trick that lies is the last that may find the partner of a marriage, as far as
 * its cards tell: of @left, which have not been played, none leads such a trick, or the rules
 * say so. */
static bool
is_last_chance (const DulleBoard *board,
                bool              qualifies,
                DulleHand         left)
{
  if (board->n_tricks + 1 >= board->rules.marriage_tricks ||
      (qualifies && board->rules.marriage_first_decides))
    return true;

  DULLE_HAND_FOREACH (card, left)
    {
      if (dulle_marriage_trick_qualifies (board->marriage, board->order.suit_class[card]))
        return false;
    }

  return true;
}

/* While the trick lies that may find the partner of a marriage, those who cannot win it are
 * less likely to be it, or are not. All others may win it alike, and if its player does, any
 * seat may win a later one. If the last trick that could find it does not, nobody is. A wrong
 * card that may be taken back decides nothing. */
static void
follow_marriage (DulleKnowledge   *knowledge,
                 const DulleBoard *board,
                 DulleHand         left)
{
  const DulleTrick *trick = &board->tricks[board->n_tricks];
  unsigned          n = 0;
  bool              qualifies;
  bool              is_last;
  double            later;

  if (!dulle_board_undecided (board) || dulle_board_may_revoke (board) || trick->n_cards == 0)
    return;

  qualifies = dulle_marriage_trick_qualifies (board->marriage,
                                              board->order.suit_class[trick->cards[0]]);
  is_last = is_last_chance (board, qualifies, left);
  if (!qualifies && !is_last)
    return;

  later = may_win (trick, board->soloist) && !is_last ? 1.0 / (DULLE_N_SEATS - 1) : 0.0;
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    n += may_win (trick, seat);
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      if (seat != board->soloist)
        knowledge->re[seat] = qualifies ? (may_win (trick, seat) + later) / n : 0.0;
    }
}

DulleKnowledge
dulle_knowledge (const DulleView *view)
{
  DulleKnowledge knowledge = { .unseen = dulle_view_unseen (view) };
  DulleBelief    belief;

  dulle_belief_init (&belief, view, 0);
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      knowledge.re[seat] = belief.re[seat];
      knowledge.voids[seat] = view->board.voids[seat];
    }
  follow_marriage (&knowledge, &view->board, knowledge.unseen + view->own.hand);

  return knowledge;
}
