/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The looks are those of ai/second-look.h, at labels. In the last tricks, all deals that fit are
 * played with open cards besides, as well as they can be.
 */
#include "puzzle-judge.h"

#include <math.h>

#include "ai/endgame.h"
#include "ai/player.h"
#include "ai/utility.h"
#include "engine/score.h"
#include "fitting-deals.h"
#include "labeller.h"

/* What a glance costs, and what it asks for: less, since it is less certain. */
#define GLANCE_DEALS  60
#define GLANCE_DEMAND ((DulleDemand){ 0.4, 2.0 })

/* The tricks that may be solved: the solver has room for no more. */
#define SOLVED_TRICKS 4u

/* With four tricks to come, a deal takes far longer than with three. */
#define SLOW_DEALS 250

static const DulleLook glance = { GLANCE_DEALS, 1, DULLE_GUIDE_RULES };

/* @stream: keeps its sampled deals apart from those of the others; 0 is the glance's */
static void
measure_label (const DulleLook *look,
               uint64_t         stream,
               uint64_t         seed,
               unsigned         effort,
               DulleLabel      *label)
{
  DulleBudget budget = *dulle_player_budget (DULLE_PLAYER_MASTER);

  budget.deal_candidates = look->candidates;
  budget.guide = look->guide;
  dulle_label_measure_by (&budget, seed * DULLE_N_LOOKS + stream, look->deals * effort, label);
}

/* Equal answers */

/* Puts what is equal to the best alternative behind it. Returns: how many these are with it */
static unsigned
gather_right (const DulleView *view,
              DulleLabel      *label)
{
  unsigned n_right = 1;

  for (unsigned i = 1; i < label->n_alternatives; i++)
    {
      DulleLabelled other = label->alternatives[i];

      if (!dulle_answers_are_equal (view, &label->alternatives[0].action, &other.action))
        continue;
      for (unsigned j = i; j > n_right; j--)
        label->alternatives[j] = label->alternatives[j - 1];
      label->alternatives[n_right++] = other;
    }

  return n_right;
}

static bool
is_clear (const DulleLabel *label,
          unsigned          n_right,
          DulleDemand       demand)
{
  for (unsigned i = n_right; i < label->n_alternatives; i++)
    {
      double behind = label->alternatives[0].value - label->alternatives[i].value;

      if (behind < MAX (demand.gap, demand.errors * label->alternatives[i].error))
        return false;
    }

  return n_right < label->n_alternatives;
}

/* Solving */

static int
solve_deal (const DulleView        *view,
            DullePlayout           *playout,
            const DulleFittingDeal *deal,
            const DulleAction      *action)
{
  DulleResult result;

  dulle_game_imagine (&playout->game, view, deal->hands);
  if (dulle_game_apply (&playout->game, action) != DULLE_ACCEPTED)
    g_return_val_if_reached (0);
  if (playout->game.board.phase == DULLE_PHASE_TRICKS)
    dulle_endgame_finish (playout);
  dulle_score (&playout->game.board, &result);

  return dulle_relative_score (&result, view->own.seat);
}

static unsigned
find_deals (const DulleView  *view,
            DulleFittingDeal *deals)
{
  unsigned n_left = dulle_board_length (&view->board) - view->board.n_tricks;

  if (n_left > SOLVED_TRICKS || view->board.phase != DULLE_PHASE_TRICKS)
    return 0;

  return dulle_fitting_deals (view, deals,
                              n_left < SOLVED_TRICKS ? DULLE_SOLVED_DEALS : SLOW_DEALS);
}

/* Gives the alternatives their mean in @deals, without an error. */
static void
solve_deals (const DulleView        *view,
             const DulleFittingDeal *deals,
             unsigned                n_deals,
             DulleLabel             *label)
{
  DullePlayout playout;

  dulle_playout_init (&playout, &view->board);
  for (unsigned i = 0; i < label->n_alternatives; i++)
    {
      DulleLabelled *alternative = &label->alternatives[i];
      int64_t        sum = 0;
      int64_t        weight = 0;

      for (unsigned deal = 0; deal < n_deals; deal++)
        {
          sum += (int64_t) deals[deal].weight *
                 solve_deal (view, &playout, &deals[deal], &alternative->action);
          weight += deals[deal].weight;
        }
      alternative->value = (double) sum / (double) weight / DULLE_N_SEATS;
      alternative->first = alternative->value;
      alternative->error = 0.0;
    }
}

/* Returns: whether the same answer is best in all deals together; and if they are too many,
 * nothing speaks against it. The values of @label are not touched */
static bool
solve_fitting (const DulleView    *view,
               const DulleLabel   *label,
               DulleDemand         demand,
               DullePuzzleVerdict *verdict)
{
  g_autofree DulleFittingDeal *deals = NULL;
  DulleLabel                   solved = *label;

  verdict->n_solved = 0;
  if (label->kind != DULLE_LABEL_CARD)
    return true;
  deals = g_new (DulleFittingDeal, DULLE_SOLVED_DEALS);
  verdict->n_solved = find_deals (view, deals);
  if (verdict->n_solved == 0)
    return true;

  solve_deals (view, deals, verdict->n_solved, &solved);
  for (unsigned i = verdict->n_right; i < solved.n_alternatives; i++)
    {
      if (solved.alternatives[0].value - solved.alternatives[i].value < demand.gap)
        return false;
    }

  return true;
}

/* Judging */

bool
dulle_puzzle_glance (uint64_t    seed,
                     DulleLabel *label,
                     unsigned   *n_right)
{
  DulleView view = dulle_label_view (label);

  measure_label (&glance, 0, seed, 1, label);
  *n_right = gather_right (&view, label);

  return is_clear (label, *n_right, GLANCE_DEMAND);
}

bool
dulle_puzzle_judge (uint64_t            seed,
                    unsigned            effort,
                    DulleDemand         demand,
                    DulleLabel         *label,
                    DullePuzzleVerdict *verdict)
{
  DulleView   view = dulle_label_view (label);
  DulleAction best = { 0 };

  for (unsigned i = 0; i < DULLE_N_LOOKS; i++)
    {
      measure_label (&dulle_looks[i], i + 1, seed, effort, label);
      verdict->n_right = gather_right (&view, label);
      if (!is_clear (label, verdict->n_right, demand))
        return false;
      if (i > 0 && !dulle_answers_are_equal (&view, &best, &label->alternatives[0].action))
        return false;
      best = label->alternatives[0].action;
    }

  return solve_fitting (&view, label, demand, verdict);
}
