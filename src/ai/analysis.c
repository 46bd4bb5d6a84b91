/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Implementation overview
 *
 * The record is replayed; before each action the analyzing player gets the view of the
 * seat. A decision is compared with its alternatives in the same sampled deals, which are
 * played out by quick guides. Some care is needed so that nothing is wrongly called an
 * error:
 *
 * - The best of several estimates tends to be too high. So a difference counts only if it
 *   is clear, and if the player, which samples deals of its own, would have decided
 *   otherwise.
 * - A quick guide may not know how to follow up a good card. So a difference counts only
 *   as far as two guides agree on it.
 * - In one trick after another they may overlook that the seat can still play the better
 *   card later. A card that was merely postponed is not charged every time; see
 *   forgive_delay().
 */
#include "analysis.h"

#include <string.h>

#include "engine/announce.h"
#include "engine/legality.h"
#include "policy.h"
#include "reason.h"
#include "utility.h"

#define MAX_CALLS 6

/* The number of levels above the lowest possible one that are analyzed as well. */
#define MORE_LEVELS 1

/* A difference counts if it is larger than its standard error by this factor. */
#define CLEAR 2.0f

/**
 * Depth:
 * @deals: the number of sampled deals in which each alternative is played
 * @candidates: see #DulleSampler
 * @guide: the guide of the playouts
 * @other: the guide with which a difference is measured again
 */
typedef struct
{
  unsigned   deals;
  unsigned   candidates;
  DulleGuide guide;
  DulleGuide other;
} Depth;

static const Depth depths[DULLE_N_PLAYERS] = {
  [DULLE_PLAYER_NORMAL] = { .deals = 100,
                            .candidates = 1,
                            .guide = DULLE_GUIDE_RULES,
                            .other = DULLE_GUIDE_POLICY },
  [DULLE_PLAYER_STRONG] = { .deals = 200,
                            .candidates = 4,
                            .guide = DULLE_GUIDE_POLICY,
                            .other = DULLE_GUIDE_RULES },
  [DULLE_PLAYER_MASTER] = { .deals = 600,
                            .candidates = 8,
                            .guide = DULLE_GUIDE_POLICY,
                            .other = DULLE_GUIDE_RULES },
};

bool
dulle_analyst_can (DullePlayerKind level)
{
  return depths[level].deals > 0;
}

/**
 * AnalysisRun:
 * @sampled_for: identifies the view that @appraiser has sampled: the number of actions
 *   before it, plus one
 * @seen: for each seat, whether a decision of it has been measured
 * @revokes: whether a card that does not follow lies on the table
 * @unrevoked: the game as if that card and those after it had not been played
 */
typedef struct
{
  const DulleAnalyst *analyst;
  const DulleRecord  *record;
  DulleAnalysis      *analysis;
  DulleGame           game;
  DulleAppraiser      appraiser;
  unsigned            sampled_for;
  bool                seen[DULLE_N_SEATS];
  bool                revokes;
  DulleGame           unrevoked;
} AnalysisRun;

/* Alternatives */

static void
add_alternative (DulleAnalysedDecision *decision,
                 DulleAction            action)
{
  for (unsigned i = 0; i < decision->n_alternatives; i++)
    {
      if (dulle_action_equal (&decision->alternatives[i].action, &action))
        return;
    }
  if (decision->n_alternatives < DULLE_MAX_APPRAISED)
    decision->alternatives[decision->n_alternatives++].action = action;
}

static void
add_calls (DulleAnalysedDecision *decision,
           const DulleView       *view,
           const DulleAction     *taken)
{
  DulleDecision opinion = dulle_policy_act (&dulle_policy_weights, view);

  add_alternative (decision, *taken);
  for (unsigned i = 0; i < MIN (opinion.n_alternatives, MAX_CALLS); i++)
    {
      if (i == 0 || opinion.alternatives[i].value >= DULLE_LEAST_CALL_VALUE)
        add_alternative (decision, opinion.alternatives[i].action);
    }
}

static void
add_cards (DulleAnalysedDecision *decision,
           const DulleView       *view,
           const DulleAction     *taken)
{
  DulleHand cards = dulle_action_cards (&view->board, &view->own);

  /* Among equals the card that was played comes first and so counts as the best. */
  add_alternative (decision, *taken);
  DULLE_HAND_FOREACH (card, cards)
    {
      add_alternative (decision, dulle_action_play (view->own.seat, card));
    }
}

static bool
may_announce (const DulleView *view,
              DulleLevel       level)
{
  return level <= DULLE_LEVEL_BLACK &&
         dulle_announce_check (&view->board, &view->own, level, NULL) == DULLE_ACCEPTED;
}

static void
add_announcements (DulleAnalysedDecision *decision,
                   const DulleView       *view,
                   const DulleAction     *taken)
{
  DulleLevel lowest = dulle_board_party_level (&view->board, view->own.party) + 1;

  add_alternative (decision, *taken);
  add_alternative (decision, dulle_action_announce (view->own.seat, DULLE_LEVEL_NONE));
  for (DulleLevel level = lowest; level <= lowest + MORE_LEVELS; level++)
    {
      if (may_announce (view, level))
        add_alternative (decision, dulle_action_announce (view->own.seat, level));
    }
}

/* These collect the alternatives, by kind of action; other kinds are not analyzed. */
static void (*const collectors[DULLE_N_ACTION_KINDS]) (DulleAnalysedDecision *decision,
                                                       const DulleView       *view,
                                                       const DulleAction     *taken) = {
  [DULLE_ACTION_CALL] = add_calls,
  [DULLE_ACTION_PLAY] = add_cards,
  [DULLE_ACTION_ANNOUNCE] = add_announcements,
};

static bool
is_analysed (const DulleView   *view,
             const DulleAction *taken)
{
  if (collectors[taken->kind] == NULL || view->board.revoked != DULLE_NO_SEAT)
    return false;
  if (taken->kind == DULLE_ACTION_CALL)
    return true;
  if (view->board.phase != DULLE_PHASE_TRICKS || taken->level == DULLE_LEVEL_REPLY)
    return false;
  if (taken->kind == DULLE_ACTION_ANNOUNCE)
    return dulle_action_check (&view->board, &view->own, taken) == DULLE_ACCEPTED;

  return dulle_hand_has (dulle_action_cards (&view->board, &view->own), taken->card);
}

/* Judging */

static bool
player_agrees (const AnalysisRun *run,
               const DulleView   *view,
               const DulleAction *taken)
{
  const DulleAnalyst *analyst = run->analyst;
  DullePlayer         player = { .kind = analyst->level,
                                 .limits.seed = ~analyst->seed,
                                 .limits.stop = analyst->stop };
  DulleAction         said;

  if (taken->kind != DULLE_ACTION_ANNOUNCE)
    {
      DulleDecision own = dulle_player_act (&player, view);

      return dulle_action_equal (&own.action, taken);
    }
  if (!dulle_player_announce (&player, view, &said))
    return taken->level == DULLE_LEVEL_NONE;

  return dulle_action_equal (&said, taken);
}

/* What remains of a difference when the deals are played out by the other guide. */
static float
remeasure_loss (AnalysisRun          *run,
                const DulleAppraisal *best,
                const DulleAppraisal *own)
{
  DulleAppraisal pair[] = { *own, *best };
  float          behind;

  if (!dulle_appraise (&run->appraiser, depths[run->analyst->level].other, pair,
                       G_N_ELEMENTS (pair)))
    return 0.0f;
  behind = pair[0].value - pair[1].value;

  return dulle_action_equal (&pair[0].action, &best->action) ? behind : 0.0f;
}

static void
weigh_loss (AnalysisRun           *run,
            DulleAnalysedDecision *decision,
            const DulleView       *view,
            const DulleAction     *taken)
{
  const DulleAppraisal *best = &decision->alternatives[0];
  const DulleAppraisal *own = &decision->alternatives[decision->taken];
  float                 behind = best->value - own->value;

  if (behind > CLEAR * own->error && !player_agrees (run, view, taken))
    decision->annotation.lost = MIN (behind, remeasure_loss (run, best, own));
}

static bool
measure_alternatives (AnalysisRun           *run,
                      DulleAnalysedDecision *decision,
                      const DulleView       *view)
{
  const DulleAnalyst *analyst = run->analyst;
  const Depth        *depth = &depths[analyst->level];
  unsigned            sampled_for = decision->annotation.n_before + 1u;

  /* A silence and the card after it are decided from the same view. */
  if (run->sampled_for != sampled_for)
    dulle_appraiser_sample (&run->appraiser, view, depth->deals, depth->candidates, analyst->seed);
  run->sampled_for = sampled_for;

  return dulle_appraise (&run->appraiser, depth->guide, decision->alternatives,
                         decision->n_alternatives);
}

/* Returns: %FALSE if it was stopped */
static bool
analyse_decision (AnalysisRun       *run,
                  const DulleView   *view,
                  const DulleAction *taken,
                  unsigned           n_before)
{
  DulleAnalysis         *analysis = run->analysis;
  DulleAnalysedDecision *decision = &analysis->decisions[analysis->n_decisions];
  DulleAnnotation       *annotation = &decision->annotation;

  *decision = (DulleAnalysedDecision){ .trick = view->board.n_tricks };
  annotation->n_before = (uint16_t) n_before;
  annotation->seat = taken->seat;
  annotation->silence = taken->kind == DULLE_ACTION_ANNOUNCE && taken->level == DULLE_LEVEL_NONE;
  collectors[taken->kind](decision, view, taken);
  annotation->measured = decision->n_alternatives > 1 || !run->seen[taken->seat];
  if (annotation->measured && !measure_alternatives (run, decision, view))
    return false;

  while (!dulle_action_equal (&decision->alternatives[decision->taken].action, taken))
    decision->taken++;
  annotation->best = decision->alternatives[0].action;
  annotation->reason = dulle_reason (view, &annotation->best);
  if (annotation->measured && !run->analyst->values_only)
    weigh_loss (run, decision, view, taken);
  if (!run->seen[taken->seat])
    analysis->seats[taken->seat].expected = decision->alternatives[0].value;
  run->seen[taken->seat] = true;
  analysis->n_decisions++;

  return true;
}

/* What is said while a full trick waits for the wrong card in it is judged without that
 * card: it is as good as taken back, and a trick that waits cannot be played on. */
static DulleView
view_to_judge (const AnalysisRun *run,
               const DulleAction *action)
{
  bool waits = action->kind == DULLE_ACTION_ANNOUNCE && run->game.board.revoked != DULLE_NO_SEAT;

  return dulle_game_view (waits ? &run->unrevoked : &run->game, action->seat);
}

/* Whether the seat announces nothing more before its next turn, and @level is too late then.
 * @n_before: the number of actions before the seat's card */
static bool
is_forgone (const AnalysisRun *run,
            uint8_t            seat,
            DulleLevel         level,
            unsigned           n_before)
{
  const DulleRecord *record = run->record;
  DulleGame          game = run->game;

  dulle_game_apply (&game, &record->actions[n_before]);
  for (unsigned i = n_before + 1; i < record->n_actions; i++)
    {
      const DulleAction *action = &record->actions[i];

      if (action->seat == seat && action->kind == DULLE_ACTION_ANNOUNCE)
        return false;
      if (action->seat == seat && action->kind == DULLE_ACTION_PLAY)
        return dulle_announce_check (&game.board, &game.own[seat], level, NULL) != DULLE_ACCEPTED;
      dulle_game_apply (&game, action);
    }

  return true;
}

/* Whether an announcement is forgone by silence at the card that is played next. A last
 * chance may turn out not to have been the last one. */
static bool
is_silence (const AnalysisRun *run,
            const DulleView   *view,
            const DulleAction *action,
            unsigned           n_before)
{
  DulleLevel missed;

  if (action->kind != DULLE_ACTION_PLAY)
    return false;
  missed = dulle_announce_last_chance (&view->board, &view->own);

  return missed != DULLE_LEVEL_NONE && is_forgone (run, action->seat, missed, n_before);
}

static bool
analyse_action (AnalysisRun       *run,
                const DulleAction *action,
                unsigned           n_before)
{
  unsigned    seats = run->analyst->seats;
  DulleView   view = view_to_judge (run, action);
  DulleAction silence = dulle_action_announce (action->seat, DULLE_LEVEL_NONE);

  if (seats != 0 && (seats >> action->seat & 1) == 0)
    return true;
  if (!is_analysed (&view, action))
    return true;
  if (is_silence (run, &view, action, n_before) &&
      !analyse_decision (run, &view, &silence, n_before))
    return false;

  return analyse_decision (run, &view, action, n_before);
}

/* The whole game */

static bool
is_stopped (const DulleAnalyst *analyst)
{
  return analyst->stop != NULL && g_atomic_int_get (analyst->stop) != 0;
}

G_STATIC_ASSERT (DULLE_MAX_ANALYSED <= G_MAXUINT16);

static void
sort_costliest (DulleAnalysis *analysis)
{
  for (unsigned i = 0; i < analysis->n_decisions; i++)
    {
      float    lost = analysis->decisions[i].annotation.lost;
      unsigned place = analysis->n_costly;

      if (analysis->decisions[i].annotation.quality == DULLE_MOVE_BEST)
        continue;
      for (; place > 0 &&
             analysis->decisions[analysis->costliest[place - 1]].annotation.lost < lost;
           place--)
        analysis->costliest[place] = analysis->costliest[place - 1];
      analysis->costliest[place] = (uint16_t) i;
      analysis->n_costly++;
    }
}

/* Returns: (nullable): the next decision of the same seat about a card */
static const DulleAnalysedDecision *
find_next_card (const DulleAnalysis *analysis,
                unsigned             index)
{
  uint8_t seat = analysis->decisions[index].annotation.seat;

  for (unsigned i = index + 1; i < analysis->n_decisions; i++)
    {
      const DulleAnalysedDecision *decision = &analysis->decisions[i];

      if (decision->annotation.seat == seat && decision->annotation.measured &&
          decision->alternatives[0].action.kind == DULLE_ACTION_PLAY)
        return decision;
    }

  return NULL;
}

/* If the best card is still the best at the seat's next turn, it was only postponed: the
 * decision has lost no more than the value of the position has dropped until then. */
static void
forgive_delay (const DulleAnalysis   *analysis,
               DulleAnalysedDecision *decision)
{
  const DulleAnalysedDecision *next =
      find_next_card (analysis, (unsigned) (decision - analysis->decisions));
  const DulleAppraisal *best = &decision->alternatives[0];

  if (next != NULL && dulle_action_equal (&best->action, &next->alternatives[0].action))
    decision->annotation.lost =
        CLAMP (best->value - next->alternatives[0].value, 0.0f, decision->annotation.lost);
}

static void
sum_losses (DulleAnalysis *analysis)
{
  for (unsigned i = 0; i < analysis->n_decisions; i++)
    {
      DulleAnalysedDecision *decision = &analysis->decisions[i];
      DulleAnnotation       *annotation = &decision->annotation;
      DulleGrade            *grade = &analysis->seats[annotation->seat].grade;

      forgive_delay (analysis, decision);
      annotation->quality = dulle_move_quality (annotation->lost);
      if (!annotation->measured)
        continue;
      grade->n_moves[annotation->quality]++;
      grade->lost += annotation->lost;
    }
}

/* Carries out an action of the record, and keeps the game apart as it was before a card
 * that does not follow. */
static void
carry_on (AnalysisRun       *run,
          const DulleAction *action)
{
  DulleGame         before = run->game;
  const DulleBoard *board = &run->game.board;

  dulle_game_apply (&run->game, action);
  if (run->revokes && action->kind == DULLE_ACTION_ANNOUNCE)
    dulle_game_apply (&run->unrevoked, action);
  if (!run->revokes && run->game.own[action->seat].revoked)
    run->unrevoked = before;
  run->revokes = (run->revokes || run->game.own[action->seat].revoked) &&
                 dulle_board_trick (board)->n_cards > 0;
}

static void
sum_up (DulleAnalysis   *analysis,
        const DulleGame *game)
{
  DulleResult result;

  sum_losses (analysis);
  sort_costliest (analysis);
  analysis->is_over = game->board.phase == DULLE_PHASE_OVER;
  if (!analysis->is_over)
    return;

  dulle_score (&game->board, &result);
  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      DulleSeatSums *sums = &analysis->seats[seat];

      if (dulle_grade_n_moves (&sums->grade) == 0)
        continue;
      sums->score = result.scores[seat];
      sums->gain = (float) dulle_relative_score (&result, (uint8_t) seat) / DULLE_N_SEATS;
      if (!result.revoked)
        sums->grade.luck = (double) sums->gain - sums->expected + sums->grade.lost;
    }
}

bool
dulle_analyse (const DulleAnalyst *analyst,
               const DulleRecord  *record,
               DulleAnalysis      *analysis)
{
  g_autofree AnalysisRun *run = g_new0 (AnalysisRun, 1);

  g_return_val_if_fail (dulle_analyst_can (analyst->level), false);

  analysis->is_over = false;
  analysis->n_decisions = 0;
  analysis->n_costly = 0;
  memset (analysis->seats, 0, sizeof analysis->seats);
  run->analyst = analyst;
  run->record = record;
  run->analysis = analysis;
  run->appraiser.stop = analyst->stop;
  dulle_game_start (&run->game, &record->setup, record->hands);

  for (unsigned i = 0; i < record->n_actions; i++)
    {
      if (!analyse_action (run, &record->actions[i], i) || is_stopped (analyst))
        return false;
      carry_on (run, &record->actions[i]);
      if (analyst->progress != NULL)
        analyst->progress (i + 1, record->n_actions, analyst->data);
    }
  sum_up (analysis, &run->game);

  return true;
}
