/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A card that has been played trades places with one that is still out; both are of the same
 * class, so nobody seems to have failed to follow suit.
 */
#include "blunders.h"

/* Added to the seed, so that what is forgotten does not depend on the player's choices. */
#define MEMORY UINT64_C (0x6d656d6f7279)

/* Memory */

static void
replace_card (DulleView  *view,
              DulleTrick *trick,
              unsigned    place,
              DulleCard   other)
{
  uint8_t   seat = dulle_trick_seat (trick, place);
  DulleHand played = view->board.played[seat];

  view->board.played[seat] = dulle_hand_add (dulle_hand_remove (played, trick->cards[place]),
                                             other);
  trick->cards[place] = other;
}

/* Mixes up the card at @place of @trick with a random one of its class that is still out. */
static void
forget_card (DulleView  *view,
             DulleTrick *trick,
             unsigned    place,
             DulleRng   *rng)
{
  const DulleOrder *order = &view->board.order;
  DulleCard         card = trick->cards[place];
  DulleHand         unseen = dulle_view_unseen (view);
  DulleHand         others = dulle_hand_kinds (unseen & order->members[order->suit_class[card]]);

  others &= ~dulle_hand_of (DULLE_CLUB_QUEEN);
  if (card == DULLE_CLUB_QUEEN || others == 0)
    return;
  replace_card (view, trick, place,
                dulle_hand_nth (others, dulle_rng_below (rng, dulle_hand_size (others))));
}

static void
forget_cards (const DulleBlunders *blunders,
              const DulleRng      *memory,
              DulleView           *view)
{
  unsigned n_earlier = view->board.n_tricks > 0 ? view->board.n_tricks - 1u : 0;

  for (unsigned i = 0; i < n_earlier * DULLE_N_SEATS; i++)
    {
      DulleTrick *trick = &view->board.tricks[i / DULLE_N_SEATS];
      unsigned    place = i % DULLE_N_SEATS;
      DulleRng    rng = dulle_rng_branch (memory, i);

      if (dulle_trick_seat (trick, place) != view->own.seat &&
          dulle_rng_unit (&rng) < blunders->forgets)
        forget_card (view, trick, place, &rng);
    }
}

/* Whether a queen of clubs lies open that says what @seat is. */
static bool
has_shown_queen (const DulleBoard *board,
                 uint8_t           seat)
{
  return dulle_hand_has (board->played[seat], DULLE_CLUB_QUEEN);
}

static void
overlook_parties (const DulleBlunders *blunders,
                  const DulleRng      *memory,
                  DulleView           *view)
{
  DulleBoard *board = &view->board;

  if (board->contract != DULLE_CONTRACT_NORMAL)
    return;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      DulleRng rng = dulle_rng_branch (memory, DULLE_N_SEATS * DULLE_MAX_TRICKS + seat);

      if (seat != view->own.seat && board->levels[seat] != DULLE_LEVEL_NONE &&
          !has_shown_queen (board, seat) && dulle_rng_unit (&rng) < blunders->overlooks)
        {
          board->known[seat] = DULLE_NO_PARTY;
          board->levels[seat] = DULLE_LEVEL_NONE;
        }
    }
}

DulleView
dulle_blunders_recall (const DulleBlunders *blunders,
                       uint64_t             seed,
                       const DulleView     *view)
{
  DulleView recalled = *view;
  DulleRng  memory = dulle_rng ((seed + MEMORY) ^ view->own.dealt);

  if (view->board.phase != DULLE_PHASE_TRICKS)
    return recalled;

  forget_cards (blunders, &memory, &recalled);
  overlook_parties (blunders, &memory, &recalled);

  return recalled;
}

/* Choosing */

/* Whether the fox would win the trick as it lies, with somebody still to come. */
static bool
tempts_fox (const DulleView *view)
{
  const DulleBoard *board = &view->board;
  const DulleTrick *trick = dulle_board_trick (board);

  return !dulle_board_is_solo (board) && trick->n_cards > 0 &&
         trick->n_cards < DULLE_N_SEATS - 1 &&
         dulle_hand_has (dulle_action_cards (board, &view->own), DULLE_DIAMOND_ACE) &&
         dulle_order_beats (&board->order, dulle_trick_best_card (trick), DULLE_DIAMOND_ACE,
                            dulle_board_is_last_trick (board));
}

static void
take_card (DulleDecision *decision,
           unsigned       chosen)
{
  decision->action = decision->alternatives[chosen].action;
}

static void
take_fox (DulleDecision *decision)
{
  for (unsigned i = 0; i < decision->n_alternatives; i++)
    {
      if (decision->alternatives[i].action.card == DULLE_DIAMOND_ACE)
        take_card (decision, i);
    }
}

void
dulle_blunders_choose (const DulleBlunders *blunders,
                       uint64_t             seed,
                       const DulleView     *view,
                       DulleDecision       *decision)
{
  DulleRng rng = dulle_decision_rng (seed, view);
  unsigned n_equal = 1;

  if (view->board.phase != DULLE_PHASE_TRICKS)
    return;
  if (dulle_rng_unit (&rng) < blunders->throws_fox && tempts_fox (view))
    {
      take_fox (decision);
      return;
    }

  while (n_equal < decision->n_alternatives &&
         decision->alternatives[0].value - decision->alternatives[n_equal].value <
             (float) blunders->blur)
    n_equal++;
  take_card (decision, dulle_rng_below (&rng, n_equal));
}
