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

#define N_DEALS 400

/* The utility for a seat: a point above the mean of all seats counts as much as fifty card
 * points. */
static int
value_of (const DulleGame *game,
          uint8_t          seat)
{
  DulleBoard  board = game->board;
  int         value;
  DulleResult result;

  for (uint8_t other = 0; other < DULLE_N_SEATS; other++)
    board.known[other] = (uint8_t) game->own[other].party;
  dulle_score (&board, &result);
  value = 100 * result.scores[seat] + 2 * (result.card_points[result.parties[seat]] - 120);
  for (uint8_t other = 0; other < DULLE_N_SEATS; other++)
    value -= 25 * result.scores[other];

  return value;
}

/* Minimax without any pruning, for the party of @seat. */
static int
look_at_everything (const DulleGame *game,
                    uint8_t          seat)
{
  uint8_t turn = game->board.turn;
  bool    is_ours = game->own[turn].party == game->own[seat].party;
  int     best = is_ours ? INT_MIN : INT_MAX;

  if (game->board.phase == DULLE_PHASE_OVER)
    return value_of (game, seat);

  DULLE_HAND_FOREACH (card, dulle_action_cards (&game->board, &game->own[turn]))
    {
      DulleGame   next = *game;
      DulleAction action = dulle_action_play (turn, card);
      int         value;

      ck_assert_int_eq (dulle_game_apply (&next, &action), DULLE_ACCEPTED);
      value = look_at_everything (&next, seat);
      best = is_ours ? MAX (best, value) : MIN (best, value);
    }

  return best;
}

/* Does random things until the end is near, and a few cards more.
 * Returns: %FALSE if the game ends before that */
static bool
begin_game (DulleGame        *game,
            const DulleRules *rules,
            uint64_t          deal)
{
  DulleSetup setup = dulle_setup (rules, deal % DULLE_N_SEATS);
  DulleRng   rng = dulle_rng (deal);
  unsigned   n_more = dulle_rng_below (&rng, 8);
  DulleHand  hands[DULLE_N_SEATS];

  dulle_deal (rules, deal, setup.dealer, hands);
  dulle_game_start (game, &setup, hands);
  while (!dulle_board_is_finished (&game->board) &&
         (game->board.phase != DULLE_PHASE_TRICKS || !dulle_endgame_is_near (game) ||
          game->board.king_due || n_more-- > 0))
    {
      DulleAction actions[DULLE_MAX_ACTIONS];
      unsigned    n = dulle_action_list (&game->board, &game->own[game->board.turn], actions);

      ck_assert_int_eq (dulle_game_apply (game, &actions[dulle_rng_below (&rng, n)]),
                        DULLE_ACCEPTED);
    }

  return !dulle_board_is_finished (&game->board);
}

static void
check_deal (const DulleRules *rules,
            uint64_t          deal)
{
  DullePlayout playout;
  DulleBoard  *board = &playout.game.board;
  uint8_t      seat;
  int          best;

  if (!begin_game (&playout.game, rules, deal))
    return;
  seat = board->turn;
  best = look_at_everything (&playout.game, seat);
  dulle_playout_init (&playout, board);
  dulle_endgame_finish (&playout);
  ck_assert_int_eq (board->phase, DULLE_PHASE_OVER);
  ck_assert_int_eq (value_of (&playout.game, seat), best);
}

START_TEST (test_best_play)
{
  DulleRules chosen = dulle_rules_default ();
  DulleRules rules = dulle_rules_active (&chosen);

  for (uint64_t deal = 0; deal < MAX (5, scaled (N_DEALS)); deal++)
    check_deal (&rules, deal);
}
END_TEST

/* A full trick does not wait for a correction, and nobody has to announce anything. */
START_TEST (test_any_rules)
{
  for (uint64_t deal = 0; deal < MAX (5, scaled (N_DEALS)); deal++)
    {
      DulleRng   rng = dulle_rng (deal);
      DulleRules chosen = dulle_rules_random (&rng);
      DulleRules rules;

      chosen.revoke = DULLE_REVOKE_IMPOSSIBLE;
      chosen.first_trick_announcement = 0;
      rules = dulle_rules_active (&chosen);
      check_deal (&rules, deal);
    }
}
END_TEST

SUITE ("endgame", test_best_play, test_any_rules)
