/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Playouts: their cards are legal, and they end with the result of the engine.
 */
#include "suite.h"

#include "ai/guide.h"
#include "ai/policy.h"
#include "engine/deal.h"
#include "engine/legality.h"
#include "engine/score.h"
#include "scale.h"

#define N_GAMES 600

/* Without compulsory announcements, since playouts do not announce anything. */
static DulleRules
make_rules (DulleRng *rng)
{
  DulleRules chosen = dulle_rng_below (rng, 2) == 0 ? dulle_rules_default ()
                                                    : dulle_rules_random (rng);

  chosen.first_trick_announcement = 0;

  return dulle_rules_active (&chosen);
}

/* Makes random calls and plays some random cards. Returns: %FALSE if the game is over then */
static bool
begin_game (DulleGame *game,
            DulleRng  *rng)
{
  DulleRules rules = make_rules (rng);
  DulleSetup setup = dulle_setup (&rules, (uint8_t) dulle_rng_below (rng, DULLE_N_SEATS));
  unsigned   n_cards = dulle_rng_below (rng, 20);
  DulleHand  hands[DULLE_N_SEATS];

  dulle_deal (&rules, dulle_rng_next (rng), setup.dealer, hands);
  dulle_game_start (game, &setup, hands);
  while (game->board.phase < DULLE_PHASE_TRICKS)
    {
      DulleAction actions[DULLE_MAX_ACTIONS];
      unsigned    n = dulle_action_list (&game->board, &game->own[game->board.turn], actions);

      ck_assert_int_eq (dulle_game_apply (game, &actions[dulle_rng_below (rng, n)]),
                        DULLE_ACCEPTED);
    }

  for (; game->board.phase == DULLE_PHASE_TRICKS && n_cards > 0; n_cards--)
    {
      uint8_t     seat = game->board.turn;
      DulleHand   kinds = dulle_hand_kinds (dulle_action_cards (&game->board, &game->own[seat]));
      unsigned    nth = (unsigned) dulle_rng_below (rng, dulle_hand_size (kinds));
      DulleAction action = dulle_action_play (seat, dulle_hand_nth (kinds, nth));

      ck_assert_int_eq (dulle_game_apply (game, &action), DULLE_ACCEPTED);
    }

  return game->board.phase == DULLE_PHASE_TRICKS;
}

/* Lets the engine play the cards of the playout. */
static void
follow_playout (DulleGame        *game,
                const DulleBoard *end)
{
  for (unsigned i = dulle_board_n_played (&game->board); i < DULLE_N_SEATS * end->n_tricks; i++)
    {
      DulleCard   card = end->tricks[i / DULLE_N_SEATS].cards[i % DULLE_N_SEATS];
      DulleAction action = dulle_action_play (game->board.turn, card);

      ck_assert_int_eq (dulle_game_apply (game, &action), DULLE_ACCEPTED);
    }
}

static void
check_playout (const DulleGame *begun,
               DulleGuide       guide,
               DulleRng        *rng)
{
  DullePlayout playout = { .game = *begun };
  DulleGame    game = *begun;
  DulleResult  found;
  DulleResult  wanted;

  dulle_playout_init (&playout, &begun->board);
  ck_assert (dulle_guide_finish (&playout, guide, rng, &found));
  follow_playout (&game, &playout.game.board);
  ck_assert_int_eq (game.board.phase, DULLE_PHASE_OVER);
  dulle_score (&game.board, &wanted);

  ck_assert_int_eq (found.winner, wanted.winner);
  ck_assert_uint_eq (found.n_lines, wanted.n_lines);
  ck_assert_mem_eq (found.card_points, wanted.card_points, sizeof wanted.card_points);
  ck_assert_mem_eq (found.n_won, wanted.n_won, sizeof wanted.n_won);
  ck_assert_mem_eq (found.scores, wanted.scores, sizeof wanted.scores);
}

START_TEST (test_as_the_engine_plays)
{
  DulleRng rng = dulle_rng (1);

  for (unsigned i = 0; i < scaled (N_GAMES); i++)
    {
      DulleGame game;

      if (!begin_game (&game, &rng))
        continue;
      check_playout (&game, DULLE_GUIDE_CHANCE, &rng);
      check_playout (&game, DULLE_GUIDE_RULES, NULL);
      check_playout (&game, DULLE_GUIDE_SOLVER, NULL);
    }
}
END_TEST

SUITE ("playout", test_as_the_engine_plays)
