/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Implementation overview
 *
 * Among a handful of rivals that are dealt by chance there is no hand for a solo, so
 * they are not chosen but made: a Markov chain of exchanges (Metropolis), whose limit are
 * the worlds weighed by how likely such a hand declares. All physical cards are alike to
 * be proposed, which makes a step as likely as the step back.
 */
#include "declarer.h"

#include <math.h>

#include "engine/contract.h"
#include "hand-strength.h"
#include "policy.h"

/* A hand whose chance to win is lower by 1/STEEPNESS declares e times as seldom. */
#define STEEPNESS 30.0

void
dulle_declarer_init (DulleDeclarer     *declarer,
                     const DulleView   *view,
                     const DulleWorlds *worlds)
{
  const DulleBoard *board = &view->board;
  bool              declared = dulle_contract_is_solo (board->contract) && board->soloist != view->own.seat &&
                  board->soloist == board->soloist % DULLE_N_SEATS && board->forced != board->soloist;

  *declarer = (DulleDeclarer){ .view = view, .worlds = worlds, .seat = DULLE_NO_SEAT };
  if (!declared)
    return;

  declarer->seat = board->soloist;
  declarer->leads = board->duty_solo || board->rules.solo_player_leads ||
                    dulle_board_forehand (board) == board->soloist;
  declarer->least = board->duty_solo ? dulle_policy_weights.duty_solo : dulle_policy_weights.solo;
}

/* The logarithm of how likely the soloist would have declared with this hand. */
static double
weigh (const DulleDeclarer *declarer,
       DulleHand            hand)
{
  const DulleBoard *board = &declarer->view->board;
  double            chance = dulle_solo_chance (&board->rules, board->contract, hand + board->played[declarer->seat],
                                                declarer->leads);

  return STEEPNESS * MIN (chance, declarer->least);
}

/* A card of @hand that may lie elsewhere, each copy as likely. */
static DulleCard
draw_card (DulleRng *rng,
           DulleHand hand)
{
  unsigned skip = dulle_rng_below (rng, dulle_hand_size (hand));

  DULLE_HAND_FOREACH (card, hand)
    {
      unsigned copies = dulle_hand_count (hand, card);

      if (skip < copies)
        return card;
      skip -= copies;
    }

  g_return_val_if_reached (DULLE_NO_CARD);
}

static DulleHand
move (DulleHand hand,
      DulleCard out,
      DulleCard in)
{
  return dulle_hand_add (dulle_hand_remove (hand, out), in);
}

void
dulle_declarer_exchange (const DulleDeclarer *declarer,
                         DulleRng            *rng,
                         unsigned             n,
                         DulleHand            hands[DULLE_N_SEATS])
{
  const DulleWorlds *worlds = declarer->worlds;
  uint8_t            seat = declarer->seat;
  double             weight = weigh (declarer, hands[seat]);

  for (unsigned i = 0; i < n; i++)
    {
      uint8_t   other = (uint8_t) dulle_rng_below (rng, DULLE_N_SEATS);
      DulleHand own = hands[seat] - worlds->fixed[seat];
      DulleHand theirs = other == seat || other == declarer->view->own.seat ? 0 : hands[other] - worlds->fixed[other];
      DulleCard give;
      DulleCard take;
      double    better;

      if (own == 0 || theirs == 0)
        continue;
      give = draw_card (rng, own);
      take = draw_card (rng, theirs);
      if (give == take || (worlds->banned[other] & dulle_hand_of (give)) != 0 ||
          (worlds->banned[seat] & dulle_hand_of (take)) != 0)
        continue;

      better = weigh (declarer, move (hands[seat], give, take));
      if (better < weight && dulle_rng_unit (rng) >= exp (better - weight))
        continue;
      hands[seat] = move (hands[seat], give, take);
      hands[other] = move (hands[other], take, give);
      weight = better;
    }
}
