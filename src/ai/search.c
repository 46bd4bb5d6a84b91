/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Implementation overview
 *
 * All alternatives are played in the same sampled deals, so that luck with the deals does
 * not tell them apart. After each round of deals the worse half is dropped (sequential
 * halving), and several times in each round the last candidates, as far as they are clearly
 * worse than the first (racing). Sums are integers, so their order does not matter. The policy
 * names the candidates, and decides alone if there is only one.
 */
#include "search.h"

#include <math.h>
#include <string.h>

#include "parallel.h"
#include "plan.h"
#include "policy.h"
#include "utility.h"
#include "reason.h"

#include "engine/legality.h"

/* Exchanges whose points differ by less than this count as equally good. */
#define TIE 0.30

#define MAX_CALLS 6

/* The points by which a solo must be better than a normal game, to make up for what the
 * sampled deals do not show. */
#define SOLO_MARGIN 0.5

/* If there are more alternatives, only the policy's best are candidates. */
#define MAX_CANDIDATES 64

/* How often in a round it is asked who is clearly worse, after how many deals at the earliest,
 * and how many standard errors that takes. */
#define N_HEATS   8
#define FEW_DEALS 30
#define CLEARLY   1.5

/**
 * Tally:
 * @n: the number of deals in which the candidate was played
 * @sum: the sum of its utility
 * @score: the sum of its score, see dulle_relative_score()
 * @squares: the sum of the squares of its score
 * @n_behind: the number of deals since the first candidate has been the first
 * @behind: the sum of what the utility was below that of the first candidate in these
 * @behind_squares: the sum of the squares of this
 */
typedef struct
{
  unsigned n;
  int64_t  sum;
  int64_t  score;
  int64_t  squares;
  unsigned n_behind;
  int64_t  behind;
  int64_t  behind_squares;
} Tally;

/**
 * Candidate:
 * @plans: whether the viewer follows its plan after the action, not the policy
 * @prior: the policy's opinion in units of utility, times @n_prior
 * @n_prior: the number of deals that this opinion counts as
 */
typedef struct
{
  DulleAction action;
  bool        plans;
  double      prior;
  unsigned    n_prior;
  Tally       tally;
} Candidate;

/* Candidates */

static void
count_score (Tally *tally,
             int    score,
             int    utility)
{
  tally->n++;
  tally->sum += utility;
  tally->score += score;
  tally->squares += (int64_t) score * score;
}

static void
count_behind (Tally *tally,
              int    behind)
{
  tally->n_behind++;
  tally->behind += behind;
  tally->behind_squares += (int64_t) behind * behind;
}

static void
add_tally (Tally       *to,
           const Tally *from)
{
  to->n += from->n;
  to->sum += from->sum;
  to->score += from->score;
  to->squares += from->squares;
  to->n_behind += from->n_behind;
  to->behind += from->behind;
  to->behind_squares += from->behind_squares;
}

/* The mean utility in the sampled deals plus the policy's opinion, which counts less the more
 * deals there are. */
static double
mean_of (const Candidate *candidate)
{
  const Tally *tally = &candidate->tally;
  unsigned     all = tally->n + candidate->n_prior;

  return all > 0 ? (double) tally->sum / MAX (1, tally->n) + candidate->prior / all : 0.0;
}

/* If another candidate is the first afterwards, all are compared with that one anew. */
static void
sort_candidates (Candidate *candidates,
                 unsigned   n)
{
  DulleAction first = candidates[0].action;
  bool        plans = candidates[0].plans;

  for (unsigned i = 1; i < n; i++)
    {
      for (unsigned j = i; j > 0 && mean_of (&candidates[j]) > mean_of (&candidates[j - 1]); j--)
        {
          Candidate other = candidates[j];

          candidates[j] = candidates[j - 1];
          candidates[j - 1] = other;
        }
    }
  if (candidates[0].plans == plans && dulle_action_equal (&candidates[0].action, &first))
    return;

  for (unsigned i = 0; i < n; i++)
    {
      candidates[i].tally.n_behind = 0;
      candidates[i].tally.behind = 0;
      candidates[i].tally.behind_squares = 0;
    }
}

static unsigned
count_rounds (unsigned n_candidates)
{
  unsigned rounds = 1;

  for (; n_candidates > 2; n_candidates = (n_candidates + 1) / 2)
    rounds++;

  return rounds;
}

/* A round: deals in which the same candidates are compared, and the policy's favorite, or NULL for
 * calls. Memories last for all rounds. */
typedef struct
{
  const DulleRollout *rollout;
  const Candidate    *candidates;
  const DulleAction  *favorite;
  unsigned            n_alive;
  unsigned            first_deal;
  unsigned            n_deals;
  Tally               tallies[DULLE_MAX_THREADS][MAX_CANDIDATES];

  DulleImportanceMemory memories[DULLE_MAX_THREADS];
} Round;

/* Returns: the utility of the candidate in this deal */
static int
play_candidate (const Round    *round,
                unsigned        candidate,
                DullePlayout   *playout,
                unsigned        deal,
                const DulleHand hands[DULLE_N_SEATS],
                Tally          *tally)
{
  const DulleRollout *rollout = round->rollout;
  uint8_t             seat = rollout->view->own.seat;
  DulleResult         result;
  int                 score;
  int                 utility;

  playout->planner = round->candidates[candidate].plans ? seat : DULLE_NO_SEAT;
  if (dulle_rollout_play (rollout, playout, deal, hands, &round->candidates[candidate].action,
                          &result))
    {
      score = dulle_relative_score (&result, seat);
      utility = dulle_utility (&result, seat);
    }
  else
    {
      score = dulle_relative_throw (&playout->game.board, seat);
      utility = DULLE_UTILITY_OF_POINT / DULLE_N_SEATS * score;
    }
  count_score (tally, score, utility);

  return utility;
}

static void
play_deal (const Round           *round,
           DullePlayout          *playout,
           unsigned               deal,
           DulleImportanceMemory *memory,
           Tally                  tallies[MAX_CANDIDATES])
{
  DulleHand hands[DULLE_N_SEATS];
  int       first = 0;

  dulle_sampler_draw (&round->rollout->sampler, deal, memory, hands);
  for (unsigned i = 0; i < round->n_alive; i++)
    {
      int utility = play_candidate (round, i, playout, deal, hands, &tallies[i]);

      if (i == 0)
        first = utility;
      count_behind (&tallies[i], first - utility);
    }
}

static void
run_part (unsigned part,
          void    *data)
{
  Round       *round = data;
  DullePlayout playout = round->rollout->playout;

  for (unsigned i = part; i < round->n_deals && !dulle_rollout_is_stopped (round->rollout);
       i += round->rollout->n_parts)
    play_deal (round, &playout, round->first_deal + i, &round->memories[part],
               round->tallies[part]);
}

static void
run_round (Round     *round,
           Candidate *candidates)
{
  memset (round->tallies, 0, sizeof round->tallies);
  dulle_parallel (round->rollout->n_parts, run_part, round);
  for (unsigned i = 0; i < round->n_alive; i++)
    for (unsigned part = 0; part < round->rollout->n_parts; part++)
      add_tally (&candidates[i].tally, &round->tallies[part][i]);
  sort_candidates (candidates, round->n_alive);
}

/* How many candidates are left for the next round. */
static unsigned
drop_worse_half (unsigned n_alive)
{
  return MAX (2, (n_alive + 1) / 2);
}

/* Returns: the largest number of cards that are to be played, or 0 */
static unsigned
limit_cards (const DulleRollout *rollout)
{
  unsigned asked = rollout->limits->cards;
  unsigned usual = rollout->budget->cards;

  return asked == 0 || usual == 0 ? MAX (asked, usual) : MIN (asked, usual);
}

/* Returns: the mean number of deals for each of @n candidates. The cards that are played are
 * those to come, and where deals are weighted, those so far. */
static unsigned
limit_deals (const DulleRollout *rollout,
             unsigned            n)
{
  const DulleBoard *board = &rollout->view->board;
  unsigned          n_played = dulle_board_n_played (board);
  unsigned          n_left = DULLE_N_SEATS * dulle_board_length (board) - n_played;
  unsigned          n_weighed = rollout->sampler.candidates > 1 ? rollout->sampler.candidates : 0;
  unsigned          n_rounds = count_rounds (n);
  unsigned          n_alive = n;
  unsigned          cards = n * n_left;
  unsigned          limit = limit_cards (rollout);

  if (limit == 0)
    return rollout->budget->deals;
  for (unsigned i = 0; i < n_rounds; i++, n_alive = drop_worse_half (n_alive))
    cards += n * n_weighed * n_played / (n_rounds * n_alive);

  return MIN (rollout->budget->deals, limit / MAX (1, cards));
}

/* The points by which @other must be better than @favorite to be played. Throwing away a ten
 * annoys a partner; playing a queen for a jack hardly ever does. */
static double
margin_over (const DulleBudget *budget,
             const DulleAction *favorite,
             const DulleAction *other)
{
  double card_points;

  if (favorite->kind != DULLE_ACTION_PLAY || other->kind != DULLE_ACTION_PLAY)
    return TIE;

  card_points = (double) dulle_card_points (favorite->card) - dulle_card_points (other->card);

  return budget->equal_margin + budget->conventional_margin * card_points * card_points;
}

static bool
is_solo (const Candidate *candidate)
{
  return candidate->action.kind == DULLE_ACTION_CALL &&
         dulle_contract_is_solo ((DulleContract) candidate->action.contract);
}

static bool
is_favorite (const Round     *round,
             const Candidate *candidate)
{
  return dulle_action_equal (&candidate->action, round->favorite);
}

/* The points by which the first candidate must be better than @other to be chosen; less than 0
 * if it may be worse. */
static double
lead_over (const Round     *round,
           const Candidate *first,
           const Candidate *other)
{
  const DulleBudget *budget = round->rollout->budget;

  if (round->favorite == NULL)
    return (SOLO_MARGIN + budget->solo_margin) * (is_solo (first) - is_solo (other));

  return margin_over (budget, &first->action, &other->action) *
         (is_favorite (round, other) - is_favorite (round, first));
}

/* Whether more deals would hardly make @other the better one. */
static bool
is_clearly_worse (const Round     *round,
                  const Candidate *first,
                  const Candidate *other)
{
  const Tally *tally = &other->tally;
  double       n = tally->n_behind;
  double       mean;
  double       variance;
  double       above;

  if (tally->n_behind < FEW_DEALS)
    return false;

  mean = tally->behind / n;
  variance = tally->behind_squares / n - mean * mean;
  above = mean - lead_over (round, first, other) * DULLE_UTILITY_OF_POINT;

  return above > 0.0 && above * above * n > CLEARLY * CLEARLY * variance;
}

/* Plays the deals of a round in heats, after each of which the last candidates are dropped as
 * far as they are clearly worse than the first. */
static void
run_heats (Round     *round,
           Candidate *candidates,
           unsigned   n_deals)
{
  for (unsigned heat = 0; heat < N_HEATS && round->n_alive > 1; heat++)
    {
      round->n_deals = n_deals * (heat + 1) / N_HEATS - n_deals * heat / N_HEATS;
      run_round (round, candidates);
      round->first_deal += round->n_deals;
      while (round->n_alive > 1 && is_clearly_worse (round, &candidates[0],
                                                     &candidates[round->n_alive - 1]))
        round->n_alive--;
    }
}

/* Divides the playouts evenly among the rounds. Each round has deals of its own. */
static void
run_rounds (const DulleRollout *rollout,
            const DulleAction  *favorite,
            Candidate          *candidates,
            unsigned            n)
{
  unsigned n_rounds = count_rounds (n);
  unsigned n_deals = limit_deals (rollout, n);
  unsigned n_planned = n;
  Round    round;

  round.rollout = rollout;
  round.candidates = candidates;
  round.favorite = favorite;
  round.n_alive = n;
  round.first_deal = 0;
  memset (round.memories, 0, rollout->n_parts * sizeof *round.memories);
  for (unsigned i = 0; i < n_rounds && round.n_alive > 1; i++)
    {
      run_heats (&round, candidates, MAX (1, n_deals * n / (n_rounds * n_planned)));
      n_planned = drop_worse_half (n_planned);
      round.n_alive = MIN (round.n_alive, n_planned);
    }
}

/* Among candidates that count as equal, the policy's favorite is played, as a partner would
 * expect: moves @favorite to the front if the best one is no better by the margin. */
static void
prefer_favorite (const DulleBudget *budget,
                 Candidate         *candidates,
                 unsigned           n,
                 const DulleAction *favorite)
{
  for (unsigned i = 1; i < n; i++)
    {
      Candidate found = candidates[i];

      if (!dulle_action_equal (&found.action, favorite) ||
          mean_of (&candidates[0]) - mean_of (&found) >
              margin_over (budget, favorite, &candidates[0].action) * DULLE_UTILITY_OF_POINT)
        continue;
      for (unsigned j = i; j > 0; j--)
        candidates[j] = candidates[j - 1];
      candidates[0] = found;
      return;
    }
}

/* Whether the same action has been reported, with the better way to go on. */
static bool
is_reported (const DulleDecision *decision,
             const DulleAction   *action)
{
  for (unsigned i = 0; i < decision->n_alternatives; i++)
    {
      if (dulle_action_equal (&decision->alternatives[i].action, action))
        return true;
    }

  return false;
}

static void
report_candidates (DulleDecision   *decision,
                   const Candidate *candidates,
                   unsigned         n)
{
  decision->n_alternatives = 0;
  for (unsigned i = 0; i < n; i++)
    {
      const Tally *tally = &candidates[i].tally;
      double       n_deals = MAX (1, tally->n);
      double       score = tally->score / n_deals;
      double       variance = tally->squares / n_deals - score * score;

      if (is_reported (decision, &candidates[i].action))
        continue;
      decision->alternatives[decision->n_alternatives++] = (DulleAlternative){
        .action = candidates[i].action,
        .value = (float) (score / DULLE_N_SEATS),
        .spread = (float) (sqrt (MAX (0.0, variance) / n_deals) / DULLE_N_SEATS),
      };
    }
  decision->action = decision->alternatives[0].action;
}

/* Cards, exchanges */

/* Each alternative is a candidate, and another one if the viewer could go on by a plan.
 * Returns: the number of candidates */
static unsigned
list_candidates (const DulleRollout  *rollout,
                 const DulleDecision *decision,
                 Candidate            candidates[MAX_CANDIDATES])
{
  unsigned prior = rollout->budget->prior;
  unsigned ways = dulle_plan_applies (rollout->view) ? 2 : 1;
  unsigned n = MIN (ways * decision->n_alternatives, MAX_CANDIDATES);

  for (unsigned i = 0; i < n; i++)
    {
      const DulleAlternative *alternative = &decision->alternatives[i / ways];
      double                  worse = alternative->value - decision->alternatives[0].value;

      candidates[i].action = alternative->action;
      candidates[i].plans = i % ways == 1;
      candidates[i].prior = DULLE_UTILITY_OF_POINT * worse * prior;
      candidates[i].n_prior = prior;
    }

  return n;
}

static DulleDecision
choose_action (const DulleRollout *rollout,
               DulleDecision      *decision)
{
  Candidate   candidates[MAX_CANDIDATES] = { 0 };
  unsigned    n = list_candidates (rollout, decision, candidates);
  DulleAction favorite = decision->action;

  run_rounds (rollout, &favorite, candidates, n);
  prefer_favorite (rollout->budget, candidates, n, &favorite);
  report_candidates (decision, candidates, n);
  decision->reason = dulle_reason (rollout->view, &decision->action);

  return *decision;
}

/* Calls */

/* Subtracts the margin from the solos and sorts the candidates again. */
static void
subtract_margins (Candidate *candidates,
                  unsigned   n,
                  double     margin)
{
  for (unsigned i = 0; i < n; i++)
    {
      if (dulle_contract_is_solo ((DulleContract) candidates[i].action.contract))
        candidates[i].tally.sum -=
            (int64_t) (margin * DULLE_UTILITY_OF_POINT * candidates[i].tally.n);
    }
  sort_candidates (candidates, n);
}

static DulleDecision
choose_call (const DulleRollout *rollout,
             DulleDecision      *decision)
{
  Candidate candidates[MAX_CALLS] = { 0 };
  unsigned  n = 0;

  for (unsigned i = 0; i < decision->n_alternatives; i++)
    {
      if (decision->alternatives[i].value >= DULLE_LEAST_CALL_VALUE && n < MAX_CALLS)
        candidates[n++].action = decision->alternatives[i].action;
    }
  if (n < 2)
    return *decision;

  run_rounds (rollout, NULL, candidates, n);
  subtract_margins (candidates, n, SOLO_MARGIN + rollout->budget->solo_margin);
  report_candidates (decision, candidates, n);
  decision->reason = dulle_reason (rollout->view, &decision->action);

  return *decision;
}

/* Playouts by the quick rules decide exchanges worse than the rule of thumb does; see
 * README.md. */
static bool
is_searched (const DulleBudget *budget,
             const DulleView   *view)
{
  return view->board.phase != DULLE_PHASE_EXCHANGE || budget->guide != DULLE_GUIDE_RULES;
}

DulleDecision
dulle_search_act (const DulleLimits *limits,
                  const DulleBudget *budget,
                  const DulleView   *view)
{
  DulleDecision decision = dulle_policy_act (&dulle_policy_weights, view);
  DulleRollout  rollout;

  if (decision.n_alternatives < 2 || !is_searched (budget, view))
    return decision;
  if (view->board.phase == DULLE_PHASE_AUCTION)
    {
      const DulleAlternative *second = &decision.alternatives[1];

      if (second->value < DULLE_LEAST_CALL_VALUE)
        return decision;
    }

  dulle_rollout_init (&rollout, limits, budget, view);

  return view->board.phase == DULLE_PHASE_AUCTION ? choose_call (&rollout, &decision)
                                                  : choose_action (&rollout, &decision);
}
