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
#include "policy.h"
#include "sample.h"

/* A point of the score in the units of the sums, and a card point of the party. */
#define UNITS_OF_POINT 100
#define UNITS_OF_AUGE  2

/* Points by which two alternatives differ that are as good as each other. */
#define TIE 0.16

/* Calls that the policy values less than this are not looked at; being healthy has
 * 0 there, a solo how far its chance is above what the policy asks for. */
#define LEAST_CALL_VALUE (-0.25)
#define MAX_CALLS        6

/* Points by which a solo must be better than a normal game, for what the worlds do not
 * tell. */
#define SOLO_MARGIN 0.5

/* How often an announcement must be kept in the worlds to be made. */
static const double least_kept[DULLE_N_LEVELS] = {
  [DULLE_LEVEL_PARTY] = 0.72,
  [DULLE_LEVEL_NO_90] = 0.82,
  [DULLE_LEVEL_NO_60] = 0.88,
  [DULLE_LEVEL_NO_30] = 0.90,
  [DULLE_LEVEL_BLACK] = 0.92,
};

/**
 * Candidate:
 * @prior: what the policy thinks of it, in units of the sums, times the number of
 *   worlds that this counts as
 * @n_prior: that number
 * @sum: what it brought in all worlds
 * @score: the points alone
 * @squares: their squares
 */
typedef struct
{
  DulleAction action;
  double      prior;
  unsigned    n_prior;
  unsigned    n;
  int64_t     sum;
  int64_t     score;
  int64_t     squares;
} Candidate;

/**
 * Search:
 * @next: the world to be looked at next
 */
typedef struct
{
  const DullePlayer *player;
  const DulleBudget *budget;
  const DulleView   *view;
  DulleRng           rng;
  unsigned           next;
  DullePlayout       playout;
  DulleSample        sample;
} Search;

static void
search_init (Search            *search,
             const DullePlayer *player,
             const DulleBudget *budget,
             const DulleView   *view,
             const DulleHand   *truth)
{
  search->player = player;
  search->budget = budget;
  search->view = view;
  search->next = 0;
  search->rng = dulle_player_rng (player, view);
  dulle_playout_init (&search->playout, &view->board);
  if (truth != NULL)
    dulle_sample_take (&search->sample, truth);
  else
    dulle_sample_draw (&search->sample, view, &search->rng, budget->worlds, budget->rivals);
}

static bool
is_stopped (const Search *search)
{
  return search->player->stop != NULL && g_atomic_int_get (search->player->stop) != 0;
}

/* Candidates */

static int
value_of (const DulleResult *result,
          uint8_t            seat)
{
  DulleParty party = (DulleParty) result->parties[seat];

  return UNITS_OF_POINT * result->scores[seat] + UNITS_OF_AUGE * (result->augen[party] - 120);
}

static void
look_at (Search         *search,
         Candidate      *candidate,
         const DulleHand hands[DULLE_N_SEATS])
{
  DullePlayout *playout = &search->playout;
  uint8_t       seat = search->view->own.seat;
  DulleResult   result;

  dulle_game_imagine (&playout->game, search->view, hands);
  if (dulle_game_apply (&playout->game, &candidate->action) != DULLE_ACCEPTED)
    g_return_if_reached ();
  candidate->n++;
  if (!dulle_playout_finish (playout, search->budget->guide, &search->rng, &result))
    return;

  candidate->sum += value_of (&result, seat);
  candidate->score += result.scores[seat];
  candidate->squares += (int64_t) result.scores[seat] * result.scores[seat];
}

/* What the worlds say, moved by the policy's opinion, and that the less the more
 * worlds there are. */
static double
mean_of (const Candidate *candidate)
{
  unsigned all = candidate->n + candidate->n_prior;

  return all > 0 ? (double) candidate->sum / MAX (1, candidate->n) + candidate->prior / all : 0.0;
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

static void
run_round (Search    *search,
           Candidate *candidates,
           unsigned   n_alive,
           unsigned   n_worlds)
{
  for (unsigned i = 0; i < n_worlds && !is_stopped (search); i++)
    {
      const DulleHand *hands = search->sample.hands[search->next];

      for (unsigned j = 0; j < n_alive; j++)
        look_at (search, &candidates[j], hands);
      search->next = (search->next + 1) % search->sample.n;
    }
  sort_candidates (candidates, n_alive);
}

/* The playouts that all candidates get together are divided evenly among the rounds. */
static void
run_rounds (Search    *search,
            Candidate *candidates,
            unsigned   n)
{
  unsigned n_rounds = count_rounds (n);
  unsigned n_alive = n;

  for (unsigned round = 0; round < n_rounds; round++)
    {
      run_round (search, candidates, n_alive,
                 MAX (1, search->budget->worlds * n / (n_rounds * n_alive)));
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
      double count = MAX (1, candidates[i].n);
      double mean = candidates[i].score / count;
      double variance = candidates[i].squares / count - mean * mean;

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
  Candidate candidates[DULLE_MAX_ACTIONS] = { 0 };
  unsigned  n = decision->n_alternatives;
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
        candidates[i].sum -= (int64_t) (SOLO_MARGIN * UNITS_OF_POINT * candidates[i].n);
    }
  sort_candidates (candidates, n);
}

static DulleDecision
choose_call (Search        *search,
             DulleDecision *decision)
{
  Candidate candidates[DULLE_MAX_ACTIONS] = { 0 };
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
                  const DulleView   *view,
                  const DulleHand   *truth)
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

  search_init (&search, player, budget, view, truth);

  return view->board.phase == DULLE_PHASE_AUCTION ? choose_call (&search, &decision)
                                                  : choose_card (&search, &decision);
}

/* Announcements */

/**
 * Outcomes:
 * @sums: the scores, by what is announced
 * @kept: how often the announcement is kept
 */
typedef struct
{
  unsigned n;
  int64_t  sums[DULLE_N_LEVELS];
  unsigned kept[DULLE_N_LEVELS];
} Outcomes;

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
  outcomes->sums[DULLE_LEVEL_NONE] += result.scores[seat];
  for (DulleLevel level = lowest; level <= highest; level++)
    {
      board->levels[seat] = (uint8_t) level;
      dulle_score (board, &result);
      outcomes->sums[level] += result.scores[seat];
      outcomes->kept[level] += dulle_score_kept (&result, (DulleParty) result.parties[seat], level);
    }
  board->levels[seat] = before;
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
                    const DulleHand   *truth,
                    DulleAction       *announcement)
{
  uint8_t    seat = view->own.seat;
  Outcomes   outcomes = { 0 };
  DulleLevel lowest;
  DulleLevel highest;
  DulleLevel level;
  Search     search;

  if (dulle_house_declare (view, announcement))
    return true;
  if (!find_levels (view, &lowest, &highest))
    return false;

  search_init (&search, player, budget, view, truth);
  for (unsigned i = 0; i < search.sample.n && !is_stopped (&search); i++)
    {
      DulleResult result;

      dulle_game_imagine (&search.playout.game, view, search.sample.hands[i]);
      if (dulle_playout_finish (&search.playout, budget->guide, &search.rng, &result))
        score_levels (&outcomes, &search.playout.game.board, seat, lowest, highest);
    }

  level = choose_level (&outcomes, budget->caution, lowest, highest);
  if (level == DULLE_LEVEL_NONE)
    return false;
  *announcement = dulle_action_announce (seat, level);

  return true;
}
