/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Implementation overview
 *
 * All alternatives are played in the same worlds, so that they differ by what they
 * are and not by luck. After each round of worlds the worse half of them is dropped
 * (sequential halving). Sums are whole numbers: their order does not matter. The
 * policy says which alternatives are looked at, and answers alone where there is
 * only one.
 */
#include "search.h"

#include <math.h>
#include <string.h>

#include "parallel.h"
#include "policy.h"
#include "worth.h"

/* Points by which two alternatives differ that are as good as each other, and two cards
 * with the same card points. */
#define TIE       0.30
#define TIE_CARDS 0.05

/* Calls that the policy values less than this are not looked at; being healthy has
 * 0 there, a solo how far its chance is above what the policy asks for. */
#define LEAST_CALL_VALUE (-0.25)
#define MAX_CALLS        6

/* Points by which a solo must be better than a normal game, for what the worlds do not
 * tell. */
#define SOLO_MARGIN 0.5

/* More alternatives than these are not compared: the policy's best are. */
#define MAX_CANDIDATES 64

/**
 * Tally:
 * @n: in how many worlds it was played
 * @sum: its worth in all of them
 * @lead: the points alone, see dulle_lead()
 * @squares: their squares
 *
 * What is known of an alternative.
 */
typedef struct
{
  unsigned n;
  int64_t  sum;
  int64_t  lead;
  int64_t  squares;
} Tally;

/**
 * Candidate:
 * @prior: what the policy thinks of it, in units of the sums, times the number of
 *   worlds that this counts as
 * @n_prior: that number
 */
typedef struct
{
  DulleAction action;
  double      prior;
  unsigned    n_prior;
  Tally       tally;
} Candidate;

/* Candidates */

static void
count (Tally             *tally,
       const DulleResult *result,
       uint8_t            seat)
{
  int lead = dulle_lead (result, seat);

  tally->sum += dulle_worth (result, seat);
  tally->lead += lead;
  tally->squares += (int64_t) lead * lead;
}

/* Who throws in may have to pay for it. */
static void
count_thrown (Tally            *tally,
              const DulleBoard *board,
              uint8_t           seat)
{
  int penalty = dulle_contract_is_throw (board->contract) ? board->rules.throw_penalty : 0;
  int lead = board->soloist == seat ? -(DULLE_N_SEATS - 1) * penalty : penalty;

  tally->sum += DULLE_WORTH_OF_POINT / DULLE_N_SEATS * lead;
  tally->lead += lead;
  tally->squares += (int64_t) lead * lead;
}

/* What the worlds say, moved by the policy's opinion, and that the less the more
 * worlds there are. */
static double
mean_of (const Candidate *candidate)
{
  const Tally *tally = &candidate->tally;
  unsigned     all = tally->n + candidate->n_prior;

  return all > 0 ? (double) tally->sum / MAX (1, tally->n) + candidate->prior / all : 0.0;
}

static void
sort_candidates (Candidate *candidates,
                 unsigned   n)
{
  for (unsigned i = 1; i < n; i++)
    {
      for (unsigned j = i; j > 0 && mean_of (&candidates[j]) > mean_of (&candidates[j - 1]); j--)
        {
          Candidate other = candidates[j];

          candidates[j] = candidates[j - 1];
          candidates[j - 1] = other;
        }
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

/* Worlds in which the same candidates are looked at. */
typedef struct
{
  const DulleTrial *trial;
  const Candidate  *candidates;
  unsigned          n_alive;
  unsigned          first_world;
  unsigned          n_worlds;
  Tally             tallies[DULLE_MAX_THREADS][MAX_CANDIDATES];
} Round;

static void
look_at_world (const Round  *round,
               DullePlayout *playout,
               unsigned      world,
               Tally         tallies[MAX_CANDIDATES])
{
  DulleHand   hands[DULLE_N_SEATS];
  DulleResult result;

  dulle_sampler_draw (&round->trial->sampler, world, hands);
  for (unsigned i = 0; i < round->n_alive; i++)
    {
      tallies[i].n++;
      if (dulle_trial_play (round->trial, playout, world, hands, &round->candidates[i].action, &result))
        count (&tallies[i], &result, round->trial->view->own.seat);
      else
        count_thrown (&tallies[i], &playout->game.board, round->trial->view->own.seat);
    }
}

static void
run_part (unsigned part,
          void    *data)
{
  Round       *round = data;
  DullePlayout playout = round->trial->playout;

  for (unsigned i = part; i < round->n_worlds && !dulle_trial_is_stopped (round->trial); i += round->trial->n_parts)
    look_at_world (round, &playout, round->first_world + i, round->tallies[part]);
}

static void
run_round (Round     *round,
           Candidate *candidates)
{
  memset (round->tallies, 0, sizeof round->tallies);
  dulle_parallel (round->trial->n_parts, run_part, round);
  for (unsigned i = 0; i < round->n_alive; i++)
    for (unsigned part = 0; part < round->trial->n_parts; part++)
      {
        const Tally *from = &round->tallies[part][i];
        Tally       *to = &candidates[i].tally;

        to->n += from->n;
        to->sum += from->sum;
        to->lead += from->lead;
        to->squares += from->squares;
      }
  sort_candidates (candidates, round->n_alive);
}

/* The playouts that all candidates get together are divided evenly among the rounds, each
 * of which has worlds of its own. */
static void
run_rounds (const DulleTrial *trial,
            Candidate        *candidates,
            unsigned          n)
{
  unsigned n_rounds = count_rounds (n);
  Round    round = { .trial = trial, .candidates = candidates, .n_alive = n };

  for (unsigned i = 0; i < n_rounds; i++)
    {
      round.n_worlds = MAX (1, trial->budget->worlds * n / (n_rounds * round.n_alive));
      run_round (&round, candidates);
      round.first_world += round.n_worlds;
      round.n_alive = MAX (2, (round.n_alive + 1) / 2);
    }
}

/* By how many points something must be better to be played instead of @favourite. What
 * people groan at is a ten for a nine, hardly ever a queen for a jack. */
static double
margin_over (const DulleBudget *budget,
             const DulleAction *favourite,
             const DulleAction *other)
{
  double augen;

  if (favourite->kind != DULLE_ACTION_PLAY || other->kind != DULLE_ACTION_PLAY)
    return TIE;

  augen = (double) dulle_card_augen (favourite->card) - dulle_card_augen (other->card);

  return TIE_CARDS + budget->courtesy * augen * augen;
}

/* Of alternatives that are as good, the one that the policy likes best is played: what
 * a partner would expect. Those that @favourite is less than a tie behind go after it. */
static void
prefer (const DulleBudget *budget,
        Candidate         *candidates,
        unsigned           n,
        const DulleAction *favourite)
{
  for (unsigned i = 1; i < n; i++)
    {
      Candidate found = candidates[i];

      if (!dulle_action_equal (&found.action, favourite) ||
          mean_of (&candidates[0]) - mean_of (&found) >
              margin_over (budget, favourite, &candidates[0].action) * DULLE_WORTH_OF_POINT)
        continue;
      for (unsigned j = i; j > 0; j--)
        candidates[j] = candidates[j - 1];
      candidates[0] = found;
    }
}

static void
report (DulleDecision   *decision,
        const Candidate *candidates,
        unsigned         n)
{
  decision->n_alternatives = n;
  for (unsigned i = 0; i < n; i++)
    {
      const Tally *tally = &candidates[i].tally;
      double       n_worlds = MAX (1, tally->n);
      double       lead = tally->lead / n_worlds;
      double       variance = tally->squares / n_worlds - lead * lead;

      decision->alternatives[i] = (DulleAlternative){
        .action = candidates[i].action,
        .value = (float) (lead / DULLE_N_SEATS),
        .spread = (float) (sqrt (MAX (0.0, variance) / n_worlds) / DULLE_N_SEATS),
      };
    }
  decision->action = decision->alternatives[0].action;
}

/* Cards, exchanges */

/* A partner chosen by Genscher is one more way to play the king where it may be played,
 * of which the policy has no opinion. */
static void
add_genscher (DulleDecision   *decision,
              const DulleView *view)
{
  DulleSuit suit = dulle_contracts[view->board.contract].suit;

  if (suit == DULLE_NO_SUIT ||
      !dulle_hand_has (dulle_action_cards (&view->board, &view->own), DULLE_CARD (suit, DULLE_KING)))
    return;

  for (uint8_t partner = 0; partner < DULLE_N_SEATS; partner++)
    {
      DulleAction action = dulle_action_genscher (view->own.seat, partner);

      if (dulle_action_check (&view->board, &view->own, &action) == DULLE_ACCEPTED)
        decision->alternatives[decision->n_alternatives++] =
            (DulleAlternative){ .action = action, .value = decision->alternatives[0].value };
    }
}

static DulleDecision
choose_action (const DulleTrial *trial,
               DulleDecision    *decision)
{
  Candidate candidates[MAX_CANDIDATES] = { 0 };
  unsigned  n = MIN (decision->n_alternatives, MAX_CANDIDATES);
  unsigned  prior = trial->budget->prior;

  const DulleAction favourite = decision->action;

  for (unsigned i = 0; i < n; i++)
    {
      double worse = decision->alternatives[i].value - decision->alternatives[0].value;

      candidates[i].action = decision->alternatives[i].action;
      candidates[i].prior = DULLE_WORTH_OF_POINT * worse * prior;
      candidates[i].n_prior = prior;
    }
  run_rounds (trial, candidates, n);
  prefer (trial->budget, candidates, n, &favourite);
  report (decision, candidates, n);
  decision->reason = dulle_reason (trial->view, &decision->action);

  return *decision;
}

/* Calls */

/* A solo has to be better than what else there is by more than a little. */
static void
take_margins (Candidate *candidates,
              unsigned   n)
{
  for (unsigned i = 0; i < n; i++)
    {
      if (dulle_contract_is_solo ((DulleContract) candidates[i].action.contract))
        candidates[i].tally.sum -= (int64_t) (SOLO_MARGIN * DULLE_WORTH_OF_POINT * candidates[i].tally.n);
    }
  sort_candidates (candidates, n);
}

static DulleDecision
choose_call (const DulleTrial *trial,
             DulleDecision    *decision)
{
  Candidate candidates[MAX_CALLS] = { 0 };
  unsigned  n = 0;

  for (unsigned i = 0; i < decision->n_alternatives; i++)
    {
      if (decision->alternatives[i].value >= (float) LEAST_CALL_VALUE && n < MAX_CALLS)
        candidates[n++].action = decision->alternatives[i].action;
    }
  if (n < 2)
    return *decision;

  run_rounds (trial, candidates, n);
  take_margins (candidates, n);
  report (decision, candidates, n);
  decision->reason = dulle_reason (trial->view, &decision->action);

  return *decision;
}

/* Playouts by rules that see all cards know nothing of an exchange that the rule of thumb
 * does not know better, see README.md. */
static bool
is_searched (const DulleBudget *budget,
             const DulleView   *view)
{
  return view->board.phase != DULLE_PHASE_EXCHANGE || budget->guide != DULLE_GUIDE_RULES;
}

DulleDecision
dulle_search_act (const DullePlayer *player,
                  const DulleBudget *budget,
                  const DulleView   *view)
{
  DulleDecision decision = dulle_policy_act (&dulle_policy_weights, view);
  DulleTrial    trial;

  if (view->board.rules.genscher)
    add_genscher (&decision, view);
  if (decision.n_alternatives < 2 || !is_searched (budget, view))
    return decision;
  if (view->board.phase == DULLE_PHASE_AUCTION)
    {
      const DulleAlternative *second = &decision.alternatives[1];

      if (second->value < (float) LEAST_CALL_VALUE)
        return decision;
    }

  dulle_trial_init (&trial, player, budget, view);

  return view->board.phase == DULLE_PHASE_AUCTION ? choose_call (&trial, &decision)
                                                  : choose_action (&trial, &decision);
}
