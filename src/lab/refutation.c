/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The deals are those in which labels are measured.
 */
#include "refutation.h"

#include "ai/player.h"
#include "ai/rollout.h"
#include "ai/utility.h"

static int
play_out (const DulleRollout *rollout,
          unsigned            deal,
          const DulleHand     hands[DULLE_N_SEATS],
          const DulleAction  *action,
          DullePlayout       *playout)
{
  DulleResult result;

  *playout = rollout->playout;
  if (!dulle_rollout_play (rollout, playout, deal, hands, action, &result))
    return 0;

  return dulle_relative_score (&result, rollout->view->own.seat);
}

/* Returns: the number of the deal in which @wrong loses most against @right */
static unsigned
find_worst_deal (const DulleRollout *rollout,
                 const DulleAction  *wrong,
                 const DulleAction  *right,
                 unsigned            n_deals,
                 int                *cost)
{
  DulleImportanceMemory memory = { 0 };
  DullePlayout          playout;
  unsigned              worst = 0;

  *cost = G_MININT;
  for (unsigned deal = 0; deal < n_deals; deal++)
    {
      DulleHand hands[DULLE_N_SEATS];
      int       loss;

      dulle_sampler_draw (&rollout->sampler, deal, &memory, hands);
      loss = play_out (rollout, deal, hands, right, &playout) -
             play_out (rollout, deal, hands, wrong, &playout);
      if (loss <= *cost)
        continue;
      *cost = loss;
      worst = deal;
    }

  return worst;
}

/* The cards behind that of the decision, in @n_tricks tricks. */
static void
take_cards (const DulleView  *view,
            const DulleBoard *board,
            unsigned          n_tricks,
            DulleRefutation  *refutation)
{
  unsigned first = view->board.n_tricks;
  unsigned place = dulle_board_trick (&view->board)->n_cards + 1u;

  for (unsigned i = first; i < MIN (first + n_tricks, board->n_tricks); i++)
    {
      const DulleTrick *trick = &board->tricks[i];

      for (; place < trick->n_cards; place++)
        refutation->then[refutation->n_then++] =
            dulle_action_play (dulle_trick_seat (trick, place), trick->cards[place]);
      place = 0;
    }
}

DulleRefutation
dulle_label_refute (const DulleLabel *label,
                    unsigned          wrong,
                    uint64_t          seed,
                    unsigned          n_deals,
                    unsigned          n_tricks)
{
  DulleRefutation    refutation = { 0 };
  DulleView          view = dulle_label_view (label);
  DulleLimits        limits = { .seed = ~seed };
  const DulleAction *action = &label->alternatives[wrong].action;
  const DulleAction *other = &label->alternatives[wrong > 0 ? 0 : 1].action;
  DulleRollout       rollout;
  DullePlayout       playout;
  unsigned           deal;
  int                cost;

  dulle_rollout_init (&rollout, &limits, dulle_player_budget (DULLE_PLAYER_MASTER), &view);
  deal = wrong > 0 ? find_worst_deal (&rollout, action, other, n_deals, &cost)
                   : find_worst_deal (&rollout, other, action, n_deals, &cost);
  dulle_sampler_draw (&rollout.sampler, deal, NULL, refutation.hands);
  play_out (&rollout, deal, refutation.hands, action, &playout);
  take_cards (&view, &playout.game.board, n_tricks, &refutation);
  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    refutation.hands[seat] += view.board.played[seat];
  refutation.cost = (double) cost / DULLE_N_SEATS;

  return refutation;
}
