/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * With any rules, computer players find legal actions until the game is over, and play
 * better than chance.
 */
#include "suite.h"

#include "lab/match.h"
#include "engine/deal.h"
#include "engine/preset.h"
#include "scale.h"

#define N_RULE_SETS 500

/* The number of deals in a match against random. */
#define N_DEALS 8

/* A game with more actions than this is considered endless. */
#define MAX_ACTIONS 200

static DulleRules
rules_of (uint64_t number)
{
  DulleRng   rng = dulle_rng (number);
  DulleRules rules = dulle_rules_random (&rng);

  return dulle_rules_active (&rules);
}

static void
play_game (const DulleRules *rules,
           const DullePlayer players[DULLE_N_SEATS],
           uint64_t          number)
{
  DulleSetup setup = dulle_setup (rules, number % DULLE_N_SEATS);
  DulleHand  hands[DULLE_N_SEATS];
  DulleGame  game;
  unsigned   n_actions = 0;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    setup.solos_due[seat].all = rules->compulsory_solos > 0 && (number >> seat & 1) != 0;
  dulle_deal (rules, number, setup.dealer, hands);
  dulle_game_start (&game, &setup, hands);
  while (!dulle_board_is_finished (&game.board))
    {
      DulleAction action = dulle_players_next (players, &game);

      ck_assert_int_eq (dulle_game_apply (&game, &action), DULLE_ACCEPTED);
      ck_assert_uint_le (++n_actions, MAX_ACTIONS);
    }
}

/* Different kinds at one table, so that each meets what the others do. */
START_TEST (test_everybody_plays)
{
  for (uint64_t number = 1; number <= scaled (N_RULE_SETS); number++)
    {
      DulleRules  rules = rules_of (number);
      DullePlayer players[DULLE_N_SEATS];

      for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
        players[seat] = (DullePlayer){ .kind = (number + seat) % DULLE_PLAYER_STRONG,
                                       .limits.seed = number };
      if (number % 25 == 0)
        players[number / 25 % DULLE_N_SEATS].kind = DULLE_PLAYER_STRONG;
      play_game (&rules, players, number);
    }
}
END_TEST

static double
gain_of_policy (const DulleRules *rules,
                unsigned          n_deals)
{
  DulleMatch       match = { .rules = *rules,
                             .sides = { DULLE_PLAYER_POLICY, DULLE_PLAYER_RANDOM },
                             .seed = 1,
                             .n_deals = n_deals,
                             .n_threads = 1 };
  DulleMatchResult result;

  ck_assert (dulle_match (&match, &result, NULL));

  return result.gain;
}

START_TEST (test_better_than_chance)
{
  double sum = 0.0;

  for (uint64_t number = 1; number <= scaled (N_RULE_SETS); number++)
    {
      DulleRules rules = rules_of (number);

      sum += gain_of_policy (&rules, N_DEALS);
    }
  ck_assert_double_ge (sum, 0.9 * scaled (N_RULE_SETS));
}
END_TEST

START_TEST (test_better_by_each_preset)
{
  unsigned           n_presets;
  const DullePreset *presets = dulle_presets (&n_presets);

  for (unsigned i = 0; i < n_presets; i++)
    {
      DulleRules rules = dulle_preset_rules (&presets[i]);

      rules = dulle_rules_active (&rules);
      ck_assert_double_ge (gain_of_policy (&rules, 100), 0.5);
    }
}
END_TEST

SUITE ("any-rules", test_everybody_plays, test_better_than_chance, test_better_by_each_preset)
