/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Implementation overview
 *
 * The record is replayed; before each action the seat's view is what the judging
 * player is given. A decision is compared with the others in one sample of worlds,
 * which go on as quick players would. That needs caution, as nobody is to be told of an
 * error that was none:
 *
 * - The best of several measured values is always a little too good, so a difference
 *   counts only where it is clear, and where the player, which draws worlds of its
 *   own, would not have decided alike.
 * - Quick players may not know what to do after a good card. A difference counts only
 *   as far as both kinds of them find it.
 * - They may miss, trick after trick, what the seat could still do later. What was
 *   only put off is not counted each time; see forgive_delay().
 */
#include "analysis.h"

#include <string.h>

#include "engine/announce.h"
#include "policy.h"
#include "worth.h"

/* Calls that the policy values less than this are not looked at; see search.c. */
#define LEAST_CALL_VALUE (-0.25f)
#define MAX_CALLS        6

/* Levels above the lowest possible one that are looked at besides. */
#define MORE_LEVELS 1

/* How many times its error a difference must be. */
#define CLEAR 2.0f

/**
 * Depth:
 * @worlds: in how many worlds each alternative is played
 * @rivals: see #DulleSampler
 * @guide: how cards are played there
 * @other: how they are played where a difference is looked at again
 */
typedef struct
{
  unsigned   worlds;
  unsigned   rivals;
  DulleGuide guide;
  DulleGuide other;
} Depth;

static const Depth depths[DULLE_N_PLAYERS] = {
  [DULLE_PLAYER_NORMAL] = { .worlds = 100, .rivals = 1, .guide = DULLE_GUIDE_RULES, .other = DULLE_GUIDE_POLICY },
  [DULLE_PLAYER_STRONG] = { .worlds = 200, .rivals = 4, .guide = DULLE_GUIDE_POLICY, .other = DULLE_GUIDE_RULES },
  [DULLE_PLAYER_MASTER] = { .worlds = 600, .rivals = 8, .guide = DULLE_GUIDE_POLICY, .other = DULLE_GUIDE_RULES },
};

/* The most points that a decision may lose to have a mark. */
static const struct
{
  const char *id;
  float       most;
} marks[] = {
  [DULLE_MARK_BEST] = { "best", 0.05f },
  [DULLE_MARK_GOOD] = { "good", 0.25f },
  [DULLE_MARK_DOUBTFUL] = { "doubtful", 0.75f },
  [DULLE_MARK_ERROR] = { "error", G_MAXFLOAT },
};

G_STATIC_ASSERT (G_N_ELEMENTS (marks) == DULLE_N_MARKS);

DulleMark
dulle_mark_of (double lost)
{
  DulleMark mark = DULLE_MARK_BEST;

  while (lost > marks[mark].most)
    mark++;

  return mark;
}

const char *
dulle_mark_id (DulleMark mark)
{
  return marks[mark].id;
}

bool
dulle_analyst_can (DullePlayerKind level)
{
  return depths[level].worlds > 0;
}

/**
 * Work:
 * @looked: the view of @appraiser: how many actions came before it, plus one
 * @seen: whether a decision of each seat has been measured
 */
typedef struct
{
  const DulleAnalyst *analyst;
  DulleAnalysis      *analysis;
  DulleGame           game;
  DulleAppraiser      appraiser;
  unsigned            looked;
  bool                seen[DULLE_N_SEATS];
} Work;

/* Alternatives */

static void
add (DulleJudgement *judgement,
     DulleAction     action)
{
  for (unsigned i = 0; i < judgement->n_alternatives; i++)
    {
      if (dulle_action_equal (&judgement->alternatives[i].action, &action))
        return;
    }
  if (judgement->n_alternatives < DULLE_MAX_APPRAISED)
    judgement->alternatives[judgement->n_alternatives++].action = action;
}

static void
add_calls (DulleJudgement    *judgement,
           const DulleView   *view,
           const DulleAction *taken)
{
  DulleDecision decision = dulle_policy_act (&dulle_policy_weights, view);

  add (judgement, *taken);
  for (unsigned i = 0; i < MIN (decision.n_alternatives, MAX_CALLS); i++)
    {
      if (i == 0 || decision.alternatives[i].value >= LEAST_CALL_VALUE)
        add (judgement, decision.alternatives[i].action);
    }
}

static void
add_cards (DulleJudgement    *judgement,
           const DulleView   *view,
           const DulleAction *taken)
{
  DulleHand cards = dulle_action_cards (&view->board, &view->own);

  /* Of equals the one that was played counts as the best. */
  add (judgement, *taken);
  DULLE_HAND_FOREACH (card, cards)
    {
      add (judgement, dulle_action_play (view->own.seat, card));
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
add_announcements (DulleJudgement    *judgement,
                   const DulleView   *view,
                   const DulleAction *taken)
{
  DulleLevel lowest = dulle_board_party_level (&view->board, view->own.party) + 1;

  add (judgement, *taken);
  add (judgement, dulle_action_announce (view->own.seat, DULLE_LEVEL_NONE));
  for (DulleLevel level = lowest; level <= lowest + MORE_LEVELS; level++)
    {
      if (may_announce (view, level))
        add (judgement, dulle_action_announce (view->own.seat, level));
    }
}

/* Whether keeping silent until the next card gives an announcement away. */
static bool
is_last_chance (const DulleView *view)
{
  return view->board.phase == DULLE_PHASE_TRICKS &&
         dulle_announce_last_chance (&view->board, &view->own) != DULLE_LEVEL_NONE;
}

/* What is judged is found in a table by the kind of action. */
static void (*const adders[DULLE_N_ACTION_KINDS]) (DulleJudgement    *judgement,
                                                   const DulleView   *view,
                                                   const DulleAction *taken) = {
  [DULLE_ACTION_CALL] = add_calls,
  [DULLE_ACTION_PLAY] = add_cards,
  [DULLE_ACTION_ANNOUNCE] = add_announcements,
};

static bool
is_judged (const DulleView   *view,
           const DulleAction *taken)
{
  if (adders[taken->kind] == NULL || view->board.revoked != DULLE_NO_SEAT)
    return false;
  if (taken->kind == DULLE_ACTION_CALL)
    return true;
  if (view->board.phase != DULLE_PHASE_TRICKS || taken->level == DULLE_LEVEL_REPLY)
    return false;

  return taken->kind != DULLE_ACTION_PLAY ||
         dulle_hand_has (dulle_action_cards (&view->board, &view->own), taken->card);
}

/* Judging */

static bool
player_agrees (const Work        *work,
               const DulleView   *view,
               const DulleAction *taken)
{
  const DulleAnalyst *analyst = work->analyst;
  DullePlayer         player = { .kind = analyst->level, .seed = ~analyst->seed, .stop = analyst->stop };
  DulleAction         said;

  if (taken->kind != DULLE_ACTION_ANNOUNCE)
    {
      DulleDecision decision = dulle_player_act (&player, view);

      return dulle_action_equal (&decision.action, taken);
    }
  if (!dulle_player_speak (&player, view, &said))
    return taken->level == DULLE_LEVEL_NONE;

  return dulle_action_equal (&said, taken);
}

/* What remains of a difference where the worlds go on in the other way. */
static float
look_again (Work                 *work,
            const DulleAppraisal *best,
            const DulleAppraisal *own)
{
  DulleAppraisal pair[] = { *own, *best };
  float          behind;

  if (!dulle_appraise (&work->appraiser, depths[work->analyst->level].other, pair, G_N_ELEMENTS (pair)))
    return 0.0f;
  behind = pair[0].value - pair[1].value;

  return dulle_action_equal (&pair[0].action, &best->action) ? behind : 0.0f;
}

static void
weigh_loss (Work              *work,
            DulleJudgement    *judgement,
            const DulleView   *view,
            const DulleAction *taken)
{
  const DulleAppraisal *best = &judgement->alternatives[0];
  const DulleAppraisal *own = &judgement->alternatives[judgement->taken];
  float                 behind = best->value - own->value;

  if (behind > CLEAR * own->error && !player_agrees (work, view, taken))
    judgement->lost = MIN (behind, look_again (work, best, own));
}

static bool
measure (Work            *work,
         DulleJudgement  *judgement,
         const DulleView *view)
{
  const DulleAnalyst *analyst = work->analyst;
  const Depth        *depth = &depths[analyst->level];
  unsigned            looked = judgement->n_before + 1u;

  /* A silence and the card after it are decided in the same view. */
  if (work->looked != looked)
    dulle_appraiser_look (&work->appraiser, view, depth->worlds, depth->rivals, analyst->seed);
  work->looked = looked;

  return dulle_appraise (&work->appraiser, depth->guide, judgement->alternatives, judgement->n_alternatives);
}

/* Returns: %FALSE if it was stopped */
static bool
judge (Work              *work,
       const DulleView   *view,
       const DulleAction *taken,
       unsigned           n_before)
{
  DulleAnalysis  *analysis = work->analysis;
  DulleJudgement *judgement = &analysis->judgements[analysis->n_judgements];

  *judgement = (DulleJudgement){ .n_before = (uint16_t) n_before,
                                 .seat = taken->seat,
                                 .trick = view->board.n_tricks };
  judgement->silence = taken->kind == DULLE_ACTION_ANNOUNCE && taken->level == DULLE_LEVEL_NONE;
  adders[taken->kind](judgement, view, taken);
  judgement->measured = judgement->n_alternatives > 1 || !work->seen[taken->seat];
  if (judgement->measured && !measure (work, judgement, view))
    return false;

  while (!dulle_action_equal (&judgement->alternatives[judgement->taken].action, taken))
    judgement->taken++;
  judgement->reason = (uint8_t) dulle_reason (view, &judgement->alternatives[0].action);
  if (judgement->measured)
    weigh_loss (work, judgement, view, taken);
  if (!work->seen[taken->seat])
    analysis->seats[taken->seat].expected = judgement->alternatives[0].value;
  work->seen[taken->seat] = true;
  analysis->n_judgements++;

  return true;
}

static bool
judge_action (Work              *work,
              const DulleAction *action,
              unsigned           n_before)
{
  unsigned    seats = work->analyst->seats;
  DulleView   view = dulle_game_view (&work->game, action->seat);
  DulleAction silence = dulle_action_announce (action->seat, DULLE_LEVEL_NONE);

  if (seats != 0 && (seats >> action->seat & 1) == 0)
    return true;
  if (!is_judged (&view, action))
    return true;
  if (action->kind == DULLE_ACTION_PLAY && is_last_chance (&view) &&
      !judge (work, &view, &silence, n_before))
    return false;

  return judge (work, &view, action, n_before);
}

/* The whole game */

static bool
is_stopped (const DulleAnalyst *analyst)
{
  return analyst->stop != NULL && g_atomic_int_get (analyst->stop) != 0;
}

G_STATIC_ASSERT (DULLE_MAX_JUDGEMENTS <= G_MAXUINT8);

static void
sort_costliest (DulleAnalysis *analysis)
{
  for (unsigned i = 0; i < analysis->n_judgements; i++)
    {
      float    lost = analysis->judgements[i].lost;
      unsigned place = analysis->n_costly;

      if (analysis->judgements[i].mark == DULLE_MARK_BEST)
        continue;
      for (; place > 0 && analysis->judgements[analysis->costliest[place - 1]].lost < lost; place--)
        analysis->costliest[place] = analysis->costliest[place - 1];
      analysis->costliest[place] = (uint8_t) i;
      analysis->n_costly++;
    }
}

/* The next card that the seat of a judgement chose, or %NULL. */
static const DulleJudgement *
find_next_card (const DulleAnalysis *analysis,
                unsigned             index)
{
  uint8_t seat = analysis->judgements[index].seat;

  for (unsigned i = index + 1; i < analysis->n_judgements; i++)
    {
      const DulleJudgement *judgement = &analysis->judgements[i];

      if (judgement->seat == seat && judgement->measured &&
          judgement->alternatives[0].action.kind == DULLE_ACTION_PLAY)
        return judgement;
    }

  return NULL;
}

/* A card that stays the best one was put off and not given away: what that cost is
 * what it has lost until then. */
static void
forgive_delay (const DulleAnalysis *analysis,
               DulleJudgement      *judgement)
{
  const DulleJudgement *next = find_next_card (analysis, (unsigned) (judgement - analysis->judgements));
  const DulleAppraisal *best = &judgement->alternatives[0];

  if (next != NULL && dulle_action_equal (&best->action, &next->alternatives[0].action))
    judgement->lost = CLAMP (best->value - next->alternatives[0].value, 0.0f, judgement->lost);
}

static void
sum_losses (DulleAnalysis *analysis)
{
  for (unsigned i = 0; i < analysis->n_judgements; i++)
    {
      DulleJudgement *judgement = &analysis->judgements[i];
      DulleSeatSums  *sums = &analysis->seats[judgement->seat];

      forgive_delay (analysis, judgement);
      judgement->mark = (uint8_t) dulle_mark_of (judgement->lost);
      if (!judgement->measured)
        continue;
      sums->n++;
      sums->marks[judgement->mark]++;
      sums->lost += judgement->lost;
    }
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

      if (sums->n == 0)
        continue;
      sums->score = result.scores[seat];
      sums->gain = (float) dulle_lead (&result, (uint8_t) seat) / DULLE_N_SEATS;
      sums->luck = sums->gain - sums->expected + sums->lost;
    }
}

bool
dulle_analyse (const DulleAnalyst *analyst,
               const DulleRecord  *record,
               DulleAnalysis      *analysis)
{
  g_autofree Work *work = g_new0 (Work, 1);

  g_return_val_if_fail (dulle_analyst_can (analyst->level), false);

  analysis->is_over = false;
  analysis->n_judgements = 0;
  analysis->n_costly = 0;
  memset (analysis->seats, 0, sizeof analysis->seats);
  work->analyst = analyst;
  work->analysis = analysis;
  work->appraiser.stop = analyst->stop;
  dulle_game_start (&work->game, &record->setup, record->hands);

  for (unsigned i = 0; i < record->n_actions; i++)
    {
      if (!judge_action (work, &record->actions[i], i) || is_stopped (analyst))
        return false;
      dulle_game_apply (&work->game, &record->actions[i]);
      if (analyst->progress != NULL)
        analyst->progress (i + 1, record->n_actions, analyst->data);
    }
  sum_up (analysis, &work->game);

  return true;
}
