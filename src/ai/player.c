/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A table says how each kind of player decides. The random player, a mere yardstick, is here
 * as well.
 */
#include "player.h"

#include "announcer.h"
#include "blunders.h"
#include "house-rules.h"
#include "policy.h"
#include "reason.h"
#include "search.h"

#include "engine/legality.h"

#include <math.h>
#include <string.h>

/**
 * PlayerKind:
 * @budget: how much a player searches that does
 * @blunders: the mistakes of a player that makes a person's
 */
typedef struct
{
  const char *id;
  DulleDecision (*act) (const DullePlayer *player,
                        const DulleView   *view);
  bool (*announce) (const DullePlayer *player,
                    const DulleView   *view,
                    DulleAction       *announcement);
  DulleBudget   budget;
  DulleBlunders blunders;
} PlayerKind;

static const PlayerKind kinds[DULLE_N_PLAYERS];

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
 * sampled deals. Near the thresholds they are about the same. */
#define DEVIATIONS_OF_SHARE 4.0

static DulleWeights
style_weights (const DullePlayer *player)
{
  const DulleTraits *traits = dulle_style_traits (player->style);
  DulleWeights       weights = dulle_policy_weights;

  if (player->kind == DULLE_PLAYER_LINEAR)
    weights.net = NULL;
  weights.solo_margin += traits->solo;
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

/* Players that make a person's mistakes: the policy decides, about what they remember */

static DulleDecision
person_act (const DullePlayer *player,
            const DulleView   *view)
{
  const DulleBlunders *blunders = &kinds[player->kind].blunders;
  DulleView            recalled = dulle_blunders_recall (blunders, player->limits.seed, view);
  DulleDecision        decision = policy_act (player, &recalled);

  dulle_blunders_choose (blunders, player->limits.seed, view, &decision);
  decision.reason = dulle_reason (view, &decision.action);

  return decision;
}

static bool
person_announce (const DullePlayer *player,
                 const DulleView   *view,
                 DulleAction       *announcement)
{
  const DulleBlunders *blunders = &kinds[player->kind].blunders;
  DulleWeights         weights = style_weights (player);

  for (DulleLevel level = DULLE_LEVEL_PARTY; level < DULLE_N_LEVELS; level++)
    weights.margins[level] += level == DULLE_LEVEL_PARTY || blunders->counts ? blunders->shy
                                                                             : INFINITY;

  return dulle_policy_announce (&weights, view, announcement);
}

/* Players that search */

const DulleBudget *
dulle_player_budget (DullePlayerKind kind)
{
  return kinds[kind].budget.deals > 0 ? &kinds[kind].budget : NULL;
}

static DulleBudget
style_budget (const DullePlayer *player)
{
  const DulleTraits *traits = dulle_style_traits (player->style);
  DulleBudget        budget = kinds[player->kind].budget;

  if (player->limits.deals > 0)
    {
      budget.deals = MIN (budget.deals, player->limits.deals);
      budget.announcing_deals = MIN (budget.announcing_deals, player->limits.deals);
    }
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

/* The table: how each kind of player decides, how much it searches, and its mistakes */

static const PlayerKind kinds[DULLE_N_PLAYERS] = {
  [DULLE_PLAYER_RANDOM] = { "random", random_act, random_announce },
  [DULLE_PLAYER_LINEAR] = { "linear", policy_act, policy_announce },
  [DULLE_PLAYER_POLICY] = { "policy", policy_act, policy_announce },
  [DULLE_PLAYER_BEGINNER] = { "beginner", person_act, person_announce,
                              .blunders = { .forgets = 0.80,
                                            .overlooks = 0.50,
                                            .throws_fox = 0.50,
                                            .blur = 0.20,
                                            .shy = 0.60 } },
  [DULLE_PLAYER_EASY] = { "easy", person_act, person_announce,
                          .blunders = { .forgets = 0.30, .blur = 0.05, .counts = true } },
  [DULLE_PLAYER_NORMAL] = { "normal", search_act, search_announce,
                            .budget = { .deals = 200,
                                        .announcing_deals = 200,
                                        .deal_candidates = 1,
                                        .guide = DULLE_GUIDE_RULES,
                                        .announcing_margin = 0.06,
                                        .prior = 100,
                                        .equal_margin = 0.05,
                                        .conventional_margin = 0.005 } },
  [DULLE_PLAYER_STRONG] = { "strong", search_act, search_announce,
                            .budget = { .deals = 400,
                                        .announcing_deals = 400,
                                        .deal_candidates = 4,
                                        .guide = DULLE_GUIDE_SOLVER,
                                        .prior = 150,
                                        .equal_margin = 0.05,
                                        .conventional_margin = 0.005 } },
  [DULLE_PLAYER_MASTER] = { "master", search_act, search_announce,
                            .budget = { .deals = 4500,
                                        .cards = 800000,
                                        .announcing_deals = 1500,
                                        .deal_candidates = 12,
                                        .guide = DULLE_GUIDE_SOLVER,
                                        .announcing_margin = -0.02,
                                        .prior = 60,
                                        .equal_margin = 0.02,
                                        .conventional_margin = 0.001 } },
};

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

/* Whether a careless player does not look this time. The random numbers are others than those
 * that a card would be chosen by. */
static bool
slips_now (const DullePlayer *player,
           const DulleView   *view)
{
  double   slips = dulle_style_traits (player->style)->slips;
  DulleRng rng;

  if (slips <= 0.0 || view->board.phase != DULLE_PHASE_TRICKS)
    return false;
  rng = dulle_decision_rng (player->limits.seed + 1, view);

  return dulle_rng_unit (&rng) < slips;
}

DulleDecision
dulle_player_act (const DullePlayer *player,
                  const DulleView   *view)
{
  g_return_val_if_fail (dulle_view_on_turn (view), (DulleDecision){ 0 });

  if (view->board.revoked != DULLE_NO_SEAT)
    return correct_revoke (view);
  if (slips_now (player, view))
    return random_act (player, view);

  return kinds[player->kind].act (player, view);
}

bool
dulle_player_announce (const DullePlayer *player,
                       const DulleView   *view,
                       DulleAction       *announcement)
{
  if ((view->board.phase != DULLE_PHASE_EXCHANGE && view->board.phase != DULLE_PHASE_TRICKS) ||
      view->board.revoked != DULLE_NO_SEAT)
    return false;

  return kinds[player->kind].announce (player, view, announcement);
}

bool
dulle_players_announce (const DullePlayer players[DULLE_N_SEATS],
                        const DulleGame  *game,
                        unsigned          silent,
                        DulleAction      *announcement)
{
  uint8_t seat = game->board.turn;

  for (unsigned i = 0; i < DULLE_N_SEATS; i++, seat = dulle_next_seat (seat))
    {
      DulleView view = dulle_game_view (game, seat);

      if ((silent & 1u << seat) == 0 &&
          dulle_player_announce (&players[seat], &view, announcement))
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

  if (dulle_players_announce (players, game, 0, &announcement))
    return announcement;
  view = dulle_game_view (game, seat);

  return dulle_player_act (&players[seat], &view).action;
}

const char *
dulle_player_id (DullePlayerKind kind)
{
  return kinds[kind].id;
}

bool
dulle_player_from_id (const char      *id,
                      DullePlayerKind *kind)
{
  for (int i = 0; i < DULLE_N_PLAYERS; i++)
    {
      if (strcmp (kinds[i].id, id) == 0)
        {
          *kind = (DullePlayerKind) i;
          return true;
        }
    }

  return false;
}
