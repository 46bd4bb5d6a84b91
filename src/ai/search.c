/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Implementation overview
 *
 * All alternatives are played in the same worlds, so that they differ by what they
 * are and not by luck. After each round of worlds the worse half of them is dropped
 * (sequential halving). Sums are whole numbers: their order does not matter. The
 * policy says which alternatives are looked at, and answers alone where there is
 * only one.
 *
 * Announcements are not alternatives of the search: the worlds are played once, and
 * each end is scored with and without each of them.
 */
#include "search.h"

#include <math.h>

#include "engine/announce.h"
#include "house-rules.h"
#include "parallel.h"
#include "policy.h"
#include "sample.h"

/* A point of the score in the units of the sums, and a card point of the party. */
#define UNITS_OF_POINT 100
#define UNITS_OF_AUGE  2

/* Points by which two alternatives differ that are as good as each other. */
#define TIE 0.20

/* Calls that the policy values less than this are not looked at; being healthy has
 * 0 there, a solo how far its chance is above what the policy asks for. */
#define LEAST_CALL_VALUE (-0.25)
#define MAX_CALLS        6

/* Points by which a solo must be better than a normal game, for what the worlds do not
 * tell. */
#define SOLO_MARGIN 0.5

/* How often an announcement must be kept in the worlds to be made. */
static const double least_kept[DULLE_N_LEVELS] = {
  [DULLE_LEVEL_PARTY] = 0.75,
  [DULLE_LEVEL_NO_90] = 0.82,
  [DULLE_LEVEL_NO_60] = 0.88,
  [DULLE_LEVEL_NO_30] = 0.90,
  [DULLE_LEVEL_BLACK] = 0.92,
};

/* More alternatives than these are not compared: the policy's best are. */
#define MAX_CANDIDATES 64
#define MAX_ROUNDS     6

/* Threads that think about one decision. */
#define MAX_THREADS 8

/**
 * Tally:
 * @sum: what it brought in all worlds
 * @score: the points alone
 * @squares: their squares
 *
 * What is known of an alternative.
 */
typedef struct
{
  unsigned n;
  int64_t  sum;
  int64_t  score;
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

/**
 * Search:
 * @next: the world to be looked at next
 * @n_parts: into how many parts the worlds are divided, a thread each
 * @playout: one that is ready to begin; each thread has a copy
 */
typedef struct
{
  const DullePlayer *player;
  const DulleBudget *budget;
  const DulleView   *view;
  DulleRng           rng;
  unsigned           next;
  unsigned           n_parts;
  DullePlayout       playout;
  DulleSample        sample;
} Search;

static void
search_init (Search            *search,
             const DullePlayer *player,
             const DulleBudget *budget,
             const DulleView   *view)
{
  search->player = player;
  search->budget = budget;
  search->view = view;
  search->next = 0;
  search->n_parts = CLAMP (player->threads, 1, MAX_THREADS);
  search->rng = dulle_player_rng (player, view);
  dulle_playout_init (&search->playout, &view->board);
}

static void
draw_worlds (Search  *search,
             unsigned n)
{
  dulle_sample_draw (&search->sample, search->view, &search->rng, n, search->budget->rivals, search->n_parts);
}

static bool
is_stopped (const Search *search)
{
  return search->player->stop != NULL && g_atomic_int_get (search->player->stop) != 0;
}

/* Candidates */

/* By how much a seat is above the mean of all, in quarters of a point. Where only the
 * winners or the losers are credited, what the others get counts as well. */
static int
lead_of (const DulleResult *result,
         uint8_t            seat)
{
  int lead = DULLE_N_SEATS * result->scores[seat];

  for (uint8_t other = 0; other < DULLE_N_SEATS; other++)
    lead -= result->scores[other];

  return lead;
}

static int
value_of (const DulleResult *result,
          uint8_t            seat)
{
  DulleParty party = (DulleParty) result->parties[seat];

  return UNITS_OF_POINT / DULLE_N_SEATS * lead_of (result, seat) + UNITS_OF_AUGE * (result->augen[party] - 120);
}

static void
look_at (const Search      *search,
         DullePlayout      *playout,
         const DulleAction *action,
         unsigned           world,
         Tally             *tally)
{
  DulleRng    rng = dulle_rng_branch (&search->rng, DULLE_MAX_WORLDS + world);
  uint8_t     seat = search->view->own.seat;
  DulleResult result;

  dulle_game_imagine (&playout->game, search->view, search->sample.hands[world]);
  if (dulle_game_apply (&playout->game, action) != DULLE_ACCEPTED)
    g_return_if_reached ();
  tally->n++;
  if (!dulle_playout_finish (playout, search->budget->guide, &rng, &result))
    return;

  tally->sum += value_of (&result, seat);
  tally->score += result.scores[seat];
  tally->squares += (int64_t) result.scores[seat] * result.scores[seat];
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

/* A number of worlds in which the same candidates are looked at. */
typedef struct
{
  const Search    *search;
  const Candidate *candidates;
  unsigned         n_alive;
  unsigned         n_worlds;
  Tally            tallies[MAX_THREADS][MAX_CANDIDATES];
} Round;

static void
run_part (unsigned part,
          void    *data)
{
  Round        *round = data;
  const Search *search = round->search;
  DullePlayout  playout = search->playout;

  for (unsigned i = part; i < round->n_worlds && !is_stopped (search); i += search->n_parts)
    {
      unsigned world = (search->next + i) % search->sample.n;

      for (unsigned j = 0; j < round->n_alive; j++)
        look_at (search, &playout, &round->candidates[j].action, world, &round->tallies[part][j]);
    }
}

static void
run_round (Search    *search,
           Candidate *candidates,
           unsigned   n_alive,
           unsigned   n_worlds)
{
  Round round = { .search = search, .candidates = candidates, .n_alive = n_alive, .n_worlds = n_worlds };

  dulle_parallel (search->n_parts, run_part, &round);
  search->next = (search->next + n_worlds) % search->sample.n;
  for (unsigned j = 0; j < n_alive; j++)
    for (unsigned part = 0; part < search->n_parts; part++)
      {
        const Tally *from = &round.tallies[part][j];
        Tally       *to = &candidates[j].tally;

        to->n += from->n;
        to->sum += from->sum;
        to->score += from->score;
        to->squares += from->squares;
      }
  sort_candidates (candidates, n_alive);
}

/* The playouts that all candidates get together are divided evenly among the rounds, each
 * of which has worlds of its own. */
static unsigned
plan_rounds (const Search *search,
             unsigned      n_candidates,
             unsigned      n_worlds[MAX_ROUNDS])
{
  unsigned n_rounds = count_rounds (n_candidates);
  unsigned n_alive = n_candidates;
  unsigned sum = 0;

  for (unsigned round = 0; round < n_rounds; round++)
    {
      n_worlds[round] = MAX (1, search->budget->worlds * n_candidates / (n_rounds * n_alive));
      sum += n_worlds[round];
      n_alive = MAX (2, (n_alive + 1) / 2);
    }

  return sum;
}

static void
run_rounds (Search    *search,
            Candidate *candidates,
            unsigned   n)
{
  unsigned n_worlds[MAX_ROUNDS];
  unsigned n_alive = n;

  draw_worlds (search, plan_rounds (search, n, n_worlds));
  for (unsigned round = 0; round < count_rounds (n); round++)
    {
      run_round (search, candidates, n_alive, n_worlds[round]);
      n_alive = MAX (2, (n_alive + 1) / 2);
    }
}

/* Of alternatives that are as good, the one that the policy likes best is played: what
 * a partner would expect. Those that @favourite is less than a tie behind go after it. */
static void
prefer (Candidate         *candidates,
        unsigned           n,
        const DulleAction *favourite)
{
  for (unsigned i = 1; i < n; i++)
    {
      Candidate found = candidates[i];

      if (!dulle_action_equal (&found.action, favourite) ||
          mean_of (&candidates[0]) - mean_of (&found) > TIE * UNITS_OF_POINT)
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
      double       count = MAX (1, tally->n);
      double       mean = tally->score / count;
      double       variance = tally->squares / count - mean * mean;

      decision->alternatives[i] = (DulleAlternative){
        .action = candidates[i].action,
        .value = (float) mean,
        .spread = (float) sqrt (MAX (0.0, variance) / count),
      };
    }
  decision->action = decision->alternatives[0].action;
}

/* Cards */

static DulleDecision
choose_card (Search        *search,
             DulleDecision *decision)
{
  Candidate candidates[MAX_CANDIDATES] = { 0 };
  unsigned  n = MIN (decision->n_alternatives, MAX_CANDIDATES);
  unsigned  prior = search->budget->prior;

  const DulleAction favourite = decision->action;

  for (unsigned i = 0; i < n; i++)
    {
      double worse = decision->alternatives[i].value - decision->alternatives[0].value;

      candidates[i].action = decision->alternatives[i].action;
      candidates[i].prior = UNITS_OF_POINT * worse * prior;
      candidates[i].n_prior = prior;
    }
  run_rounds (search, candidates, n);
  prefer (candidates, n, &favourite);
  report (decision, candidates, n);
  decision->reason = dulle_reason (search->view, &decision->action);

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
        candidates[i].tally.sum -= (int64_t) (SOLO_MARGIN * UNITS_OF_POINT * candidates[i].tally.n);
    }
  sort_candidates (candidates, n);
}

static DulleDecision
choose_call (Search        *search,
             DulleDecision *decision)
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

  run_rounds (search, candidates, n);
  take_margins (candidates, n);
  report (decision, candidates, n);
  decision->reason = dulle_reason (search->view, &decision->action);

  return *decision;
}

DulleDecision
dulle_search_act (const DullePlayer *player,
                  const DulleBudget *budget,
                  const DulleView   *view)
{
  DulleDecision decision = dulle_policy_act (&dulle_policy_weights, view);
  Search        search;

  if (decision.n_alternatives < 2 || view->board.phase == DULLE_PHASE_EXCHANGE)
    return decision;
  if (view->board.phase == DULLE_PHASE_AUCTION)
    {
      const DulleAlternative *second = &decision.alternatives[1];

      if (second->value < (float) LEAST_CALL_VALUE)
        return decision;
    }

  search_init (&search, player, budget, view);

  return view->board.phase == DULLE_PHASE_AUCTION ? choose_call (&search, &decision)
                                                  : choose_card (&search, &decision);
}

/* Announcements */

/**
 * Outcomes:
 * @sums: the leads, by what is announced
 * @kept: how often the announcement is kept
 */
typedef struct
{
  unsigned n;
  int64_t  sums[DULLE_N_LEVELS];
  unsigned kept[DULLE_N_LEVELS];
} Outcomes;

/* What each part of the worlds says about the levels from @lowest to @highest. */
typedef struct
{
  const Search *search;
  DulleLevel    lowest;
  DulleLevel    highest;
  Outcomes      outcomes[MAX_THREADS];
} Hearing;

/* The lowest level that may be announced now and not before a later card, and the
 * highest one. */
static bool
find_levels (const DulleView *view,
             DulleLevel      *lowest,
             DulleLevel      *highest)
{
  const DulleBoard *board = &view->board;

  if (board->phase != DULLE_PHASE_TRICKS || !dulle_view_on_turn (view) || dulle_board_undecided (board))
    return false;

  *lowest = dulle_board_party_level (board, view->own.party) + 1;
  if (*lowest > DULLE_LEVEL_BLACK ||
      dulle_announce_check (board, &view->own, *lowest, NULL) != DULLE_ACCEPTED ||
      dulle_announce_cards_left (board, &view->own, *lowest) > 0)
    return false;

  *highest = *lowest;
  while (*highest < DULLE_LEVEL_BLACK &&
         dulle_announce_check (board, &view->own, *highest + 1, NULL) == DULLE_ACCEPTED)
    (*highest)++;

  return true;
}

static void
score_levels (Outcomes   *outcomes,
              DulleBoard *board,
              uint8_t     seat,
              DulleLevel  lowest,
              DulleLevel  highest)
{
  uint8_t     before = board->levels[seat];
  DulleResult result;

  dulle_score (board, &result);
  outcomes->n++;
  outcomes->sums[DULLE_LEVEL_NONE] += lead_of (&result, seat);
  for (DulleLevel level = lowest; level <= highest; level++)
    {
      board->levels[seat] = (uint8_t) level;
      dulle_score (board, &result);
      outcomes->sums[level] += lead_of (&result, seat);
      outcomes->kept[level] += dulle_score_kept (&result, (DulleParty) result.parties[seat], level);
    }
  board->levels[seat] = before;
}

static void
hear_part (unsigned part,
           void    *data)
{
  Hearing      *hearing = data;
  const Search *search = hearing->search;
  DullePlayout  playout = search->playout;

  for (unsigned i = part; i < search->sample.n && !is_stopped (search); i += search->n_parts)
    {
      DulleRng    rng = dulle_rng_branch (&search->rng, DULLE_MAX_WORLDS + i);
      DulleResult result;

      dulle_game_imagine (&playout.game, search->view, search->sample.hands[i]);
      if (dulle_playout_finish (&playout, search->budget->guide, &rng, &result))
        score_levels (&hearing->outcomes[part], &playout.game.board, search->view->own.seat,
                      hearing->lowest, hearing->highest);
    }
}

static Outcomes
hear_worlds (const Search *search,
             DulleLevel    lowest,
             DulleLevel    highest)
{
  Hearing  hearing = { .search = search, .lowest = lowest, .highest = highest };
  Outcomes all = { 0 };

  dulle_parallel (search->n_parts, hear_part, &hearing);
  for (unsigned part = 0; part < search->n_parts; part++)
    {
      all.n += hearing.outcomes[part].n;
      for (int level = 0; level < DULLE_N_LEVELS; level++)
        {
          all.sums[level] += hearing.outcomes[part].sums[level];
          all.kept[level] += hearing.outcomes[part].kept[level];
        }
    }

  return all;
}

static DulleLevel
choose_level (const Outcomes *outcomes,
              double          caution,
              DulleLevel      lowest,
              DulleLevel      highest)
{
  DulleLevel best = DULLE_LEVEL_NONE;

  for (DulleLevel level = lowest; level <= highest; level++)
    {
      if (outcomes->kept[level] < (least_kept[level] + caution) * outcomes->n)
        break;
      if (outcomes->sums[level] > outcomes->sums[best])
        best = level;
    }

  return best;
}

bool
dulle_search_speak (const DullePlayer *player,
                    const DulleBudget *budget,
                    const DulleView   *view,
                    DulleAction       *announcement)
{
  Outcomes   outcomes;
  DulleLevel lowest;
  DulleLevel highest;
  DulleLevel level;
  Search     search;

  if (dulle_house_declare (view, announcement))
    return true;
  if (!find_levels (view, &lowest, &highest))
    return false;

  search_init (&search, player, budget, view);
  draw_worlds (&search, budget->worlds);
  outcomes = hear_worlds (&search, lowest, highest);
  level = choose_level (&outcomes, budget->caution, lowest, highest);
  if (level == DULLE_LEVEL_NONE)
    return false;
  *announcement = dulle_action_announce (view->own.seat, level);

  return true;
}
