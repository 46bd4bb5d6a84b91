/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * With any rules, a tournament goes on to its end: in each game somebody can do something, votes
 * and compulsory solos leave nobody without a choice, and with each game fewer are left.
 */
#include "suite.h"

#include "ai/player.h"
#include "engine/deal.h"
#include "engine/option.h"
#include "engine/score.h"
#include "engine/tournament.h"
#include "scale.h"

#define N_TOURNAMENTS 1000

/* Where there is no end, or it is far away, nothing new comes after so many deals. */
#define MAX_DEALS 60

/* A game with more actions than this is considered endless. */
#define MAX_ACTIONS 200

/* Returns: whether it was played, and not thrown in */
static bool
play_game (DulleTournament *tournament,
           uint64_t         number)
{
  DulleSetup  setup = dulle_tournament_next_setup (tournament);
  DullePlayer players[DULLE_N_SEATS];
  DulleHand   hands[DULLE_N_SEATS];
  DulleGame   game;
  DulleResult result;
  unsigned    n_actions = 0;

  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    players[seat] = (DullePlayer){ .kind = DULLE_PLAYER_RANDOM,
                                   .limits.seed = number + tournament->n_deals };
  dulle_deal (&setup.rules, dulle_tournament_deal (tournament), setup.dealer, hands);
  dulle_game_start (&game, &setup, hands);
  while (!dulle_board_is_finished (&game.board))
    {
      DulleAction actions[DULLE_MAX_ACTIONS];
      DulleAction action;

      ck_assert_uint_gt (dulle_game_list (&game, game.board.turn, actions), 0);
      action = dulle_players_next (players, &game);
      ck_assert_int_eq (dulle_game_apply (&game, &action), DULLE_ACCEPTED);
      ck_assert_uint_le (++n_actions, MAX_ACTIONS);
    }

  if (game.board.phase == DULLE_PHASE_THROWN)
    {
      dulle_tournament_finish (tournament, &game.board, NULL);
      return false;
    }
  dulle_score (&game.board, &result);
  dulle_tournament_finish (tournament, &game.board, &result);

  return true;
}

/* Every second one has nothing of the official rules in it, so that what is rarely changed is
 * changed together. */
static DulleRules
draw_rules (DulleRng *rng,
            uint64_t  number)
{
  DulleRules rules = dulle_rules_random (rng);

  for (int i = 0; i < DULLE_N_OPTIONS && number % 2 == 0; i++)
    {
      const DulleOption *option = dulle_option (i);
      unsigned           n_values = (unsigned) (option->highest - option->lowest + 1);

      *dulle_rules_at (&rules, i) =
          (int16_t) (option->lowest + (int) dulle_rng_below (rng, n_values));
    }

  return dulle_rules_active (&rules);
}

START_TEST (test_goes_on)
{
  for (uint64_t number = 1; number <= scaled (N_TOURNAMENTS); number++)
    {
      DulleRng        rng = dulle_rng (number);
      DulleRules      rules = draw_rules (&rng, number);
      unsigned        n_players = (unsigned) rules.players;
      DulleTournament tournament =
          dulle_tournament_start (&rules, number, (uint8_t) dulle_rng_below (&rng, n_players));

      while (!dulle_tournament_is_over (&tournament) && tournament.n_deals < MAX_DEALS)
        {
          unsigned before = dulle_tournament_games_left (&tournament);

          if (play_game (&tournament, number) && before > 0)
            ck_assert_msg (dulle_tournament_games_left (&tournament) < before,
                           "%" G_GUINT64_FORMAT ": %u games are left, %u were", number,
                           dulle_tournament_games_left (&tournament), before);
          if (tournament.vote_due)
            dulle_tournament_vote (&tournament, dulle_rng_below (&rng, n_players + 1));
        }
    }
}
END_TEST

SUITE ("any-tournament", test_goes_on)
