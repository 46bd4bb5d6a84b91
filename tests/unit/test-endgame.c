/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The solver of the last tricks reaches the same result as an exhaustive search.
 */
#include "suite.h"

#include "ai/endgame.h"
#include "engine/deal.h"
#include "engine/legality.h"
#include "engine/score.h"
#include "scale.h"

#define N_DEALS 60

/* The utility for Re; a point of the score counts as much as fifty card points. */
static int
value_of (const DulleGame *game)
{
  DulleBoard  board = game->board;
  int         points[DULLE_N_PARTIES] = { 0 };
  DulleResult result;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    board.known[seat] = (uint8_t) game->own[seat].party;
  dulle_score (&board, &result);
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    points[result.parties[seat]] = result.scores[seat];

  return 100 * (points[DULLE_RE] - points[DULLE_KONTRA]) +
         2 * (result.card_points[DULLE_RE] - result.card_points[DULLE_KONTRA]);
}

/* Minimax without any pruning. */
static int
look_at_everything (const DulleGame *game)
{
  uint8_t seat = game->board.turn;
  bool    for_re = game->own[seat].party == DULLE_RE;
  int     best = for_re ? INT_MIN : INT_MAX;

  if (game->board.phase == DULLE_PHASE_OVER)
    return value_of (game);

  DULLE_HAND_FOREACH (card, dulle_action_cards (&game->board, &game->own[seat]))
    {
      DulleGame   next = *game;
      DulleAction action = dulle_action_play (seat, card);
      int         value;

      ck_assert_int_eq (dulle_game_apply (&next, &action), DULLE_ACCEPTED);
      value = look_at_everything (&next);
      best = for_re ? MAX (best, value) : MIN (best, value);
    }

  return best;
}

/* Plays random cards until the end is near. */
static void
begin_game (DulleGame        *game,
            const DulleRules *rules,
            uint64_t          deal)
{
  DulleSetup setup = dulle_setup (rules, deal % DULLE_N_SEATS);
  DulleRng   rng = dulle_rng (deal);
  DulleHand  hands[DULLE_N_SEATS];

  dulle_deal (rules, deal, setup.dealer, hands);
  dulle_game_start (game, &setup, hands);
  while (game->board.phase != DULLE_PHASE_TRICKS || !dulle_endgame_is_near (game))
    {
      DulleAction actions[DULLE_MAX_ACTIONS];
      unsigned    n = dulle_action_list (&game->board, &game->own[game->board.turn], actions);

      ck_assert_int_eq (dulle_game_apply (game, &actions[dulle_rng_below (&rng, n)]),
                        DULLE_ACCEPTED);
    }
}

START_TEST (test_best_play)
{
  DulleRules chosen = dulle_rules_default ();
  DulleRules rules = dulle_rules_active (&chosen);

  for (uint64_t deal = 0; deal < MAX (5, scaled (N_DEALS)); deal++)
    {
      DullePlayout playout;
      int          best;

      begin_game (&playout.game, &rules, deal);
      best = look_at_everything (&playout.game);
      dulle_playout_init (&playout, &playout.game.board);
      dulle_endgame_finish (&playout);
      ck_assert_int_eq (playout.game.board.phase, DULLE_PHASE_OVER);
      ck_assert_int_eq (value_of (&playout.game), best);
    }
}
END_TEST

SUITE ("endgame", test_best_play)
