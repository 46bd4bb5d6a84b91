/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Reasons are true. In positions of many games, under many rules, an oracle that counts the
 * cards of all four hands confirms the reason for every possible action. The reason stays
 * the same, and true, if the hidden cards are distributed differently. And a trick that is
 * certain to be won is won.
 */
#include "suite.h"

#include "ai/player.h"
#include "ai/policy.h"
#include "ai/sampler.h"
#include "engine/deal.h"
#include "engine/legality.h"
#include "engine/preset.h"

#include "reason-oracles.h"
#include "scale.h"

#define N_GAMES 300
#define N_DEALS 3

/* The number of times that each reason was given. */
static unsigned n_given[DULLE_N_REASONS];

static void
check_action (const DulleGame   *game,
              const DulleView   *view,
              const DulleAction *action,
              DulleReason        expected)
{
  DulleReason reason = dulle_reason (view, action);

  ck_assert_int_eq (reason, expected);
  ck_assert_msg (reason_is_true (game, action, reason), "%s is not true of card %u in trick %u",
                 dulle_reason_id (reason), action->card, view->board.n_tricks);
}

/* Does the same in deals that are possible from the seat's point of view. */
static void
check_sampled_deals (const DulleView    *view,
                     const DulleSampler *sampler,
                     const DulleAction  *action,
                     DulleReason         reason)
{
  for (unsigned i = 0; i < N_DEALS; i++)
    {
      DulleHand hands[DULLE_N_SEATS];
      DulleGame imagined;
      DulleView other;

      dulle_sampler_draw (sampler, i, NULL, hands);
      dulle_game_imagine (&imagined, view, hands);
      other = dulle_game_view (&imagined, view->own.seat);
      check_action (&imagined, &other, action, reason);
    }
}

static void
check_position (const DulleGame *game,
                DulleRng        *rng)
{
  DulleView    view = dulle_game_view (game, game->board.turn);
  DulleSampler sampler;
  bool         imagines = view.board.phase == DULLE_PHASE_TRICKS && dulle_rng_below (rng, 4) == 0;
  DulleAction  actions[DULLE_MAX_ACTIONS + 1];
  unsigned     n_actions = dulle_action_list (&view.board, &view.own, actions);

  actions[n_actions++] = dulle_action_announce (view.own.seat, DULLE_LEVEL_NONE);
  if (imagines)
    dulle_sampler_init (&sampler, &view, rng, 1);
  for (unsigned i = 0; i < n_actions; i++)
    {
      DulleReason reason = dulle_reason (&view, &actions[i]);

      n_given[reason]++;
      check_action (game, &view, &actions[i], reason);
      if (imagines)
        check_sampled_deals (&view, &sampler, &actions[i], reason);
    }
}

/* Play */

/* What the policy would announce or play. It would declare pigs at once, so it is seldom asked
 * for announcements. */
static DulleAction
ask_policy (const DulleGame *game,
            DulleRng        *rng)
{
  static const DullePlayer players[DULLE_N_SEATS] = {
    { .kind = DULLE_PLAYER_POLICY },
    { .kind = DULLE_PLAYER_POLICY },
    { .kind = DULLE_PLAYER_POLICY },
    { .kind = DULLE_PLAYER_POLICY },
  };
  DulleView view = dulle_game_view (game, game->board.turn);

  return dulle_rng_below (rng, 8) == 0 ? dulle_players_next (players, game)
                                       : dulle_player_act (&players[0], &view).action;
}

/* Actions that change a trick in progress: declaring pigs, and playing them. */
static bool
is_trap (const DulleGame   *game,
         const DulleAction *action)
{
  if (dulle_board_trick (&game->board)->n_cards == 0)
    return false;

  return action->kind == DULLE_ACTION_DECLARE ||
         (action->kind == DULLE_ACTION_PLAY && action->card == DULLE_DIAMOND_ACE &&
          game->board.pigs == action->seat);
}

/* The policy never revokes, so some actions are random. */
static DulleAction
choose_action (const DulleGame *game,
               DulleRng        *rng)
{
  DulleAction actions[DULLE_MAX_ACTIONS];
  unsigned    n_actions = dulle_game_list (game, game->board.turn, actions);

  for (unsigned i = 0; i < n_actions; i++)
    {
      if (is_trap (game, &actions[i]))
        return actions[i];
    }
  if (game->board.revoked != DULLE_NO_SEAT || dulle_rng_below (rng, 3) == 0)
    return actions[dulle_rng_below (rng, n_actions)];

  return ask_policy (game, rng);
}

/* Whether @reason says that a trick is certain to be won, however the game goes on. */
static bool
is_certain (DulleReason reason)
{
  return reason == DULLE_REASON_CATCH_FOX || reason == DULLE_REASON_WIN_LAST ||
         reason == DULLE_REASON_WIN_SURE || reason == DULLE_REASON_SAVE_FOX ||
         reason == DULLE_REASON_SMEAR_SAFE;
}

/**
 * Promises:
 * @trick: the trick on the table
 * @own: a bit for each seat that is certain to win it itself
 * @partners: a bit for each seat whose partner is certain to win it
 */
typedef struct
{
  unsigned trick;
  unsigned own;
  unsigned partners;
} Promises;

static void
make_promise (Promises          *promises,
              const DulleGame   *game,
              const DulleAction *action)
{
  DulleView   view = dulle_game_view (game, action->seat);
  DulleReason reason = dulle_reason (&view, action);

  if (action->kind != DULLE_ACTION_PLAY || !is_certain (reason))
    return;

  if (reason == DULLE_REASON_SAVE_FOX || reason == DULLE_REASON_SMEAR_SAFE)
    promises->partners |= 1U << action->seat;
  else
    promises->own |= 1U << action->seat;
}

static void
check_promises (Promises        *promises,
                const DulleGame *game)
{
  uint8_t winner;

  if (game->board.n_tricks == promises->trick)
    return;

  winner = dulle_trick_winner (&game->board.tricks[promises->trick]);
  ck_assert ((promises->own & ~(1U << winner)) == 0);
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      if ((promises->partners >> seat & 1) != 0)
        ck_assert (winner != seat && game->own[winner].party == game->own[seat].party);
    }
  *promises = (Promises){ .trick = game->board.n_tricks };
}

static void
check_game (const DulleRules *chosen,
            uint64_t          deal)
{
  DulleRules rules = dulle_rules_active (chosen);
  DulleSetup setup = dulle_setup (&rules, deal % DULLE_N_SEATS);
  DulleRng   rng = dulle_rng (deal);
  Promises   promises = { 0 };
  DulleHand  hands[DULLE_N_SEATS];
  DulleGame  game;

  dulle_deal (&rules, deal, setup.dealer, hands);
  dulle_game_start (&game, &setup, hands);
  while (!dulle_board_is_finished (&game.board))
    {
      DulleAction action = choose_action (&game, &rng);

      check_position (&game, &rng);
      make_promise (&promises, &game, &action);
      ck_assert_int_eq (dulle_game_apply (&game, &action), DULLE_ACCEPTED);
      check_promises (&promises, &game);
    }
}

static void
check_rules (const DulleRules *rules,
             unsigned          n_games)
{
  for (uint64_t deal = 0; deal < scaled (n_games); deal++)
    check_game (rules, deal);
}

/* Each reason is given often enough for its oracle to have been tested. */
START_TEST (test_official_rules)
{
  DulleRules rules = dulle_rules_default ();

  check_rules (&rules, N_GAMES);
  for (DulleReason reason = DULLE_REASON_NONE; reason < DULLE_N_REASONS; reason++)
    ck_assert_msg (n_given[reason] >= scaled (20), "%s: %u", dulle_reason_id (reason),
                   n_given[reason]);
}
END_TEST

START_TEST (test_presets)
{
  unsigned           n_presets;
  const DullePreset *presets = dulle_presets (&n_presets);

  for (unsigned i = 0; i < n_presets; i++)
    {
      DulleRules rules = dulle_preset_rules (&presets[i]);

      check_rules (&rules, N_GAMES / 10);
    }
}
END_TEST

START_TEST (test_random_rules)
{
  for (uint64_t number = 0; number < scaled (N_GAMES); number++)
    {
      DulleRng   rng = dulle_rng (number);
      DulleRules rules = dulle_rules_random (&rng);

      check_game (&rules, number);
    }
}
END_TEST

/* Rules under which little is certain: pigs may be declared in the middle of a trick, and a
 * seat that did not follow may still have the suit. */
START_TEST (test_traps)
{
  for (uint64_t number = 0; number < scaled (4 * N_GAMES); number++)
    {
      DulleRng   rng = dulle_rng (number);
      DulleRules rules = number % 2 == 0 ? dulle_rules_default () : dulle_rules_random (&rng);

      rules.pigs = true;
      rules.pigs_at_start = false;
      rules.pig_only_second = false;
      rules.dulle_second_beats_first = false;
      rules.superpigs = number % 4 < 2;
      rules.revoke = number % 3 == 0 ? DULLE_REVOKE_IMPOSSIBLE + 1 : DULLE_REVOKE_IMPOSSIBLE;
      check_game (&rules, number);
    }
}
END_TEST

SUITE ("reasons", test_official_rules, test_presets, test_random_rules, test_traps)
