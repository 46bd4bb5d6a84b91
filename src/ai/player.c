/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The door: who thinks is looked up in a table. The random mover lives here too,
 * being nothing but a yardstick.
 */
#include "player.h"

#include "announcer.h"
#include "house-rules.h"
#include "policy.h"
#include "search.h"

#include <math.h>
#include <string.h>

typedef struct
{
  const char *id;
  DulleDecision (*act) (const DullePlayer *player,
                        const DulleView   *view);
  bool (*speak) (const DullePlayer *player,
                 const DulleView   *view,
                 DulleAction       *announcement);
} Thinker;

/* Random */

DulleRng
dulle_player_rng (const DullePlayer *player,
                  const DulleView   *view)
{
  DulleRng rng = dulle_rng (player->seed ^ view->own.dealt);

  rng.state = dulle_rng_next (&rng) + view->own.seat +
              DULLE_N_SEATS * dulle_hand_size (view->own.hand);

  return rng;
}

/* What the random mover never does. */
static const bool is_shunned[DULLE_N_ACTION_KINDS] = {
  [DULLE_ACTION_ANNOUNCE] = true,
  [DULLE_ACTION_DECLARE] = true,
  [DULLE_ACTION_GENSCHER] = true,
  [DULLE_ACTION_CLAIM] = true,
};

/* Whether the random mover draws from it: every card that follows, every call of a
 * forced duty solo, else any but a solo. */
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
  DulleRng      rng = dulle_player_rng (player, view);
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
random_speak (const DullePlayer *player,
              const DulleView   *view,
              DulleAction       *announcement)
{
  return false;
}

/* Policy */

static DulleDecision
policy_act (const DullePlayer *player,
            const DulleView   *view)
{
  return dulle_policy_act (&dulle_policy_weights, view);
}

static bool
policy_speak (const DullePlayer *player,
              const DulleView   *view,
              DulleAction       *announcement)
{
  return dulle_policy_speak (&dulle_policy_weights, view, announcement);
}

/* Easy: the policy in a hurry. What it thinks of a card is off by up to HASTE points to
 * either side, and it never announces. */

#define HASTE 0.5

static DulleDecision
easy_act (const DullePlayer *player,
          const DulleView   *view)
{
  DulleDecision decision = dulle_policy_act (&dulle_policy_weights, view);
  DulleRng      rng = dulle_player_rng (player, view);
  double        most = -INFINITY;

  if (view->board.phase != DULLE_PHASE_TRICKS)
    return decision;

  for (unsigned i = 0; i < decision.n_alternatives; i++)
    {
      double value = decision.alternatives[i].value + HASTE * (2.0 * dulle_rng_unit (&rng) - 1.0);

      if (value > most)
        {
          most = value;
          decision.action = decision.alternatives[i].action;
        }
    }

  return decision;
}

static bool
easy_speak (const DullePlayer *player,
            const DulleView   *view,
            DulleAction       *announcement)
{
  return dulle_house_declare (view, announcement);
}

/* Searchers */

static const DulleBudget budgets[DULLE_N_PLAYERS] = {
  [DULLE_PLAYER_NORMAL] = { .worlds = 200, .rivals = 1, .guide = DULLE_GUIDE_RULES, .caution = 0.06, .prior = 100, .courtesy = 0.005 },
  [DULLE_PLAYER_STRONG] = { .worlds = 300, .rivals = 4, .guide = DULLE_GUIDE_SOLVER, .prior = 150, .courtesy = 0.005 },
  [DULLE_PLAYER_MASTER] = { .worlds = 1200, .rivals = 12, .guide = DULLE_GUIDE_SOLVER, .caution = -0.05, .prior = 100, .courtesy = 0.002 },
};

const DulleBudget *
dulle_player_budget (DullePlayerKind kind)
{
  return budgets[kind].worlds > 0 ? &budgets[kind] : NULL;
}

static DulleDecision
search_act (const DullePlayer *player,
            const DulleView   *view)
{
  return dulle_search_act (player, &budgets[player->kind], view);
}

static bool
search_speak (const DullePlayer *player,
              const DulleView   *view,
              DulleAction       *announcement)
{
  return dulle_house_declare (view, announcement) ||
         dulle_announcer_speak (player, &budgets[player->kind], view, announcement);
}

/* The door */

static const Thinker thinkers[] = {
  [DULLE_PLAYER_RANDOM] = { "random", random_act, random_speak },
  [DULLE_PLAYER_POLICY] = { "policy", policy_act, policy_speak },
  [DULLE_PLAYER_EASY] = { "easy", easy_act, easy_speak },
  [DULLE_PLAYER_NORMAL] = { "normal", search_act, search_speak },
  [DULLE_PLAYER_STRONG] = { "strong", search_act, search_speak },
  [DULLE_PLAYER_MASTER] = { "master", search_act, search_speak },
};

G_STATIC_ASSERT (G_N_ELEMENTS (thinkers) == DULLE_N_PLAYERS);

/* No player fails to follow, but it may sit down where somebody just did: then it takes
 * that card back. */
static DulleDecision
correct (const DulleView *view)
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
    return correct (view);

  return thinkers[player->kind].act (player, view);
}

bool
dulle_player_speak (const DullePlayer *player,
                    const DulleView   *view,
                    DulleAction       *announcement)
{
  if ((view->board.phase != DULLE_PHASE_EXCHANGE && view->board.phase != DULLE_PHASE_TRICKS) ||
      view->board.revoked != DULLE_NO_SEAT)
    return false;

  return thinkers[player->kind].speak (player, view, announcement);
}

bool
dulle_players_speak (const DullePlayer players[DULLE_N_SEATS],
                     const DulleGame  *game,
                     uint8_t           silent,
                     DulleAction      *announcement)
{
  uint8_t seat = game->board.turn;

  for (unsigned i = 0; i < DULLE_N_SEATS; i++, seat = dulle_next_seat (seat))
    {
      DulleView view = dulle_game_view (game, seat);

      if (seat != silent && dulle_player_speak (&players[seat], &view, announcement))
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

  if (dulle_players_speak (players, game, DULLE_NO_SEAT, &announcement))
    return announcement;
  view = dulle_game_view (game, seat);

  return dulle_player_act (&players[seat], &view).action;
}

const char *
dulle_player_id (DullePlayerKind kind)
{
  return thinkers[kind].id;
}

bool
dulle_player_from_id (const char      *id,
                      DullePlayerKind *kind)
{
  for (int i = 0; i < DULLE_N_PLAYERS; i++)
    {
      if (strcmp (thinkers[i].id, id) == 0)
        {
          *kind = (DullePlayerKind) i;
          return true;
        }
    }

  return false;
}
