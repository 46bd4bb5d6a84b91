/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A table says how each kind of player decides. The random player, a mere yardstick, is here
 * as well.
 */
#include "player.h"

#include "announcer.h"
#include "house-rules.h"
#include "policy.h"
#include "search.h"

#include "engine/legality.h"

#include <math.h>
#include <string.h>

typedef struct
{
  const char *id;
  DulleDecision (*act) (const DullePlayer *player,
                        const DulleView   *view);
  bool (*announce) (const DullePlayer *player,
                    const DulleView   *view,
                    DulleAction       *announcement);
} PlayerMethods;

/* Random */

/* What the random player never does. */
static const bool is_shunned[DULLE_N_ACTION_KINDS] = {
  [DULLE_ACTION_ANNOUNCE] = true,
  [DULLE_ACTION_DECLARE] = true,
  [DULLE_ACTION_GENSCHER] = true,
  [DULLE_ACTION_CLAIM] = true,
};

/* Whether the random player may choose @action: any card that follows; any call in a forced
 * compulsory solo, but otherwise no solo. */
static bool
is_drawn (const DulleView   *view,
          const DulleAction *action)
{
  if (action->kind == DULLE_ACTION_PLAY)
    return dulle_hand_has (dulle_action_cards (&view->board, &view->own), action->card);
  if (action->kind == DULLE_ACTION_CALL)
    return view->board.forced == view->own.seat ||
           !dulle_contract_is_solo ((DulleContract) action->contract);

  return !is_shunned[action->kind];
}

static DulleDecision
random_act (const DullePlayer *player,
            const DulleView   *view)
{
  DulleDecision decision = { 0 };
  DulleRng      rng = dulle_decision_rng (player->limits.seed, view);
  DulleAction   actions[DULLE_MAX_ACTIONS];
  unsigned      n_actions = dulle_action_list (&view->board, &view->own, actions);

  for (unsigned i = 0; i < n_actions; i++)
    {
      if (is_drawn (view, &actions[i]))
        decision.alternatives[decision.n_alternatives++].action = actions[i];
    }
  decision.action = decision.alternatives[dulle_rng_below (&rng, decision.n_alternatives)].action;

  return decision;
}

static bool
random_announce (const DullePlayer *player,
                 const DulleView   *view,
                 DulleAction       *announcement)
{
  return false;
}

/* Policy */

/* What a style's margins are for the policy: standard deviations of card points for a share of
 * sampled deals, and a chance to win for points. Near the thresholds they are about the same. */
#define DEVIATIONS_OF_SHARE 4.0
#define CHANCE_OF_POINT     0.06

static DulleWeights
style_weights (const DullePlayer *player)
{
  const DulleTraits *traits = dulle_style_traits (player->style);
  DulleWeights       weights = dulle_policy_weights;

  if (player->kind == DULLE_PLAYER_LINEAR)
    weights.net = NULL;
  weights.solo += CHANCE_OF_POINT * traits->solo;
  weights.margins[DULLE_LEVEL_PARTY] += DEVIATIONS_OF_SHARE * traits->party;
  for (DulleLevel level = DULLE_LEVEL_NO_90; level < DULLE_N_LEVELS; level++)
    weights.margins[level] += DEVIATIONS_OF_SHARE * traits->higher;

  return weights;
}

static DulleDecision
policy_act (const DullePlayer *player,
            const DulleView   *view)
{
  DulleWeights weights = style_weights (player);

  return dulle_policy_act (&weights, view);
}

static bool
policy_announce (const DullePlayer *player,
                 const DulleView   *view,
                 DulleAction       *announcement)
{
  DulleWeights weights = style_weights (player);

  return dulle_policy_announce (&weights, view, announcement);
}

/* Easy: the policy with noise, which never announces */

/* The policy's value of a card is off by up to this many points to either side. */
#define NOISE 0.5

static DulleDecision
easy_act (const DullePlayer *player,
          const DulleView   *view)
{
  DulleDecision decision = policy_act (player, view);
  DulleRng      rng = dulle_decision_rng (player->limits.seed, view);
  double        most = -INFINITY;

  if (view->board.phase != DULLE_PHASE_TRICKS)
    return decision;

  for (unsigned i = 0; i < decision.n_alternatives; i++)
    {
      double value = decision.alternatives[i].value + NOISE * (2.0 * dulle_rng_unit (&rng) - 1.0);

      if (value > most)
        {
          most = value;
          decision.action = decision.alternatives[i].action;
        }
    }

  return decision;
}

static bool
easy_announce (const DullePlayer *player,
               const DulleView   *view,
               DulleAction       *announcement)
{
  return dulle_house_declare (view, announcement);
}

/* Players that search */

static const DulleBudget budgets[DULLE_N_PLAYERS] = {
  [DULLE_PLAYER_NORMAL] = { .deals = 200,
                            .deal_candidates = 1,
                            .guide = DULLE_GUIDE_RULES,
                            .announcing_margin = 0.06,
                            .prior = 100,
                            .conventional_margin = 0.005 },
  [DULLE_PLAYER_STRONG] = { .deals = 300,
                            .deal_candidates = 4,
                            .guide = DULLE_GUIDE_SOLVER,
                            .prior = 150,
                            .conventional_margin = 0.005 },
  [DULLE_PLAYER_MASTER] = { .deals = 1200,
                            .deal_candidates = 12,
                            .guide = DULLE_GUIDE_SOLVER,
                            .announcing_margin = -0.05,
                            .prior = 100,
                            .conventional_margin = 0.002 },
};

const DulleBudget *
dulle_player_budget (DullePlayerKind kind)
{
  return budgets[kind].deals > 0 ? &budgets[kind] : NULL;
}

static DulleBudget
style_budget (const DullePlayer *player)
{
  const DulleTraits *traits = dulle_style_traits (player->style);
  DulleBudget        budget = budgets[player->kind];

  if (player->limits.deals > 0)
    budget.deals = MIN (budget.deals, player->limits.deals);
  budget.announcing_margin += traits->party;
  budget.higher_margin = traits->higher - traits->party;
  budget.solo_margin = traits->solo;
  budget.conventional_margin *= traits->convention;

  return budget;
}

static DulleDecision
search_act (const DullePlayer *player,
            const DulleView   *view)
{
  DulleBudget budget = style_budget (player);

  return dulle_search_act (&player->limits, &budget, view);
}

static bool
search_announce (const DullePlayer *player,
                 const DulleView   *view,
                 DulleAction       *announcement)
{
  DulleBudget budget = style_budget (player);

  return dulle_house_declare (view, announcement) ||
         dulle_announcer_decide (&player->limits, &budget, view, announcement);
}

/* The table */

static const PlayerMethods methods[] = {
  [DULLE_PLAYER_RANDOM] = { "random", random_act, random_announce },
  [DULLE_PLAYER_LINEAR] = { "linear", policy_act, policy_announce },
  [DULLE_PLAYER_POLICY] = { "policy", policy_act, policy_announce },
  [DULLE_PLAYER_EASY] = { "easy", easy_act, easy_announce },
  [DULLE_PLAYER_NORMAL] = { "normal", search_act, search_announce },
  [DULLE_PLAYER_STRONG] = { "strong", search_act, search_announce },
  [DULLE_PLAYER_MASTER] = { "master", search_act, search_announce },
};

G_STATIC_ASSERT (G_N_ELEMENTS (methods) == DULLE_N_PLAYERS);

/* Computer players never revoke, but one may take over a seat that has just done so; it then
 * takes the card back. */
static DulleDecision
correct_revoke (const DulleView *view)
{
  DulleDecision decision = { .n_alternatives = 1 };
  DulleAction   actions[DULLE_MAX_ACTIONS];
  unsigned      n_actions = dulle_action_list (&view->board, &view->own, actions);

  for (unsigned i = 0; i < n_actions; i++)
    {
      if (actions[i].kind == DULLE_ACTION_CORRECT)
        decision.action = actions[i];
    }
  decision.alternatives[0].action = decision.action;

  return decision;
}

DulleDecision
dulle_player_act (const DullePlayer *player,
                  const DulleView   *view)
{
  g_return_val_if_fail (dulle_view_on_turn (view), (DulleDecision){ 0 });

  if (view->board.revoked != DULLE_NO_SEAT)
    return correct_revoke (view);

  return methods[player->kind].act (player, view);
}

bool
dulle_player_announce (const DullePlayer *player,
                       const DulleView   *view,
                       DulleAction       *announcement)
{
  if ((view->board.phase != DULLE_PHASE_EXCHANGE && view->board.phase != DULLE_PHASE_TRICKS) ||
      view->board.revoked != DULLE_NO_SEAT)
    return false;

  return methods[player->kind].announce (player, view, announcement);
}

bool
dulle_players_announce (const DullePlayer players[DULLE_N_SEATS],
                        const DulleGame  *game,
                        uint8_t           silent,
                        DulleAction      *announcement)
{
  uint8_t seat = game->board.turn;

  for (unsigned i = 0; i < DULLE_N_SEATS; i++, seat = dulle_next_seat (seat))
    {
      DulleView view = dulle_game_view (game, seat);

      if (seat != silent && dulle_player_announce (&players[seat], &view, announcement))
        return true;
    }

  return false;
}

DulleAction
dulle_players_next (const DullePlayer players[DULLE_N_SEATS],
                    const DulleGame  *game)
{
  uint8_t     seat = game->board.turn;
  DulleView   view;
  DulleAction announcement;

  if (dulle_players_announce (players, game, DULLE_NO_SEAT, &announcement))
    return announcement;
  view = dulle_game_view (game, seat);

  return dulle_player_act (&players[seat], &view).action;
}

const char *
dulle_player_id (DullePlayerKind kind)
{
  return methods[kind].id;
}

bool
dulle_player_from_id (const char      *id,
                      DullePlayerKind *kind)
{
  for (int i = 0; i < DULLE_N_PLAYERS; i++)
    {
      if (strcmp (methods[i].id, id) == 0)
        {
          *kind = (DullePlayerKind) i;
          return true;
        }
    }

  return false;
}
