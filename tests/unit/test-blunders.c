/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The mistakes of quick players: what they forget is of the same class, and what they do is
 * legal and repeatable; and the score by which all players judge.
 */
#include "suite.h"

#include <string.h>

#include "ai/blunders.h"
#include "ai/player.h"
#include "ai/utility.h"
#include "engine/deal.h"
#include "engine/game.h"

#define N_GAMES 40

static const DulleBlunders forgetful = { .forgets = 1.0, .overlooks = 1.0 };

/* What the seat on turn remembers differs from what happened, but not in what everybody is sure
 * to remember. */
static void
check_memory (const DulleView *view,
              unsigned        *n_forgotten)
{
  DulleView   recalled = dulle_blunders_recall (&forgetful, 1, view);
  DulleView   again = dulle_blunders_recall (&forgetful, 1, view);
  DulleHand   played = 0;
  DulleHand   remembered = 0;
  const char *order = (const char *) view->board.order.suit_class;

  for (unsigned i = 0; i < dulle_board_n_played (&view->board); i++)
    {
      unsigned  trick = i / DULLE_N_SEATS;
      DulleCard card = view->board.tricks[trick].cards[i % DULLE_N_SEATS];
      DulleCard memory = recalled.board.tricks[trick].cards[i % DULLE_N_SEATS];

      ck_assert_int_eq (order[card], order[memory]);
      ck_assert_int_eq (memory, again.board.tricks[trick].cards[i % DULLE_N_SEATS]);
      if (trick + 1u >= view->board.n_tricks || card == DULLE_CLUB_QUEEN)
        ck_assert_int_eq (card, memory);
      *n_forgotten += card != memory;
    }
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      played += view->board.played[seat];
      remembered += recalled.board.played[seat];
    }
  ck_assert_uint_eq (dulle_hand_size (played), dulle_hand_size (remembered));
  ck_assert_uint_eq (recalled.own.hand, view->own.hand);
}

START_TEST (test_memory)
{
  DulleRules rules = dulle_rules_default ();
  DulleRng   rng = dulle_rng (1);
  unsigned   n_forgotten = 0;

  rules = dulle_rules_active (&rules);
  for (unsigned n = 0; n < N_GAMES; n++)
    {
      DulleSetup  setup = dulle_setup (&rules, n % DULLE_N_SEATS);
      DullePlayer players[DULLE_N_SEATS];
      DulleHand   hands[DULLE_N_SEATS];
      DulleGame   game;

      for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
        players[seat] = (DullePlayer){ .kind = DULLE_PLAYER_BEGINNER, .limits.seed = n };
      dulle_deal (&rules, dulle_rng_next (&rng), setup.dealer, hands);
      dulle_game_start (&game, &setup, hands);
      while (!dulle_board_is_finished (&game.board))
        {
          DulleAction action = dulle_players_next (players, &game);
          DulleView   view = dulle_game_view (&game, game.board.turn);

          if (game.board.phase == DULLE_PHASE_TRICKS)
            check_memory (&view, &n_forgotten);
          ck_assert_int_eq (dulle_game_apply (&game, &action), DULLE_ACCEPTED);
        }
    }
  ck_assert_uint_gt (n_forgotten, N_GAMES);
}
END_TEST

/* Where only winners are credited, others' scores count against the seat. */
START_TEST (test_relative_score)
{
  static const struct
  {
    int32_t scores[DULLE_N_SEATS];
    int     quarters[DULLE_N_SEATS];
  } cases[] = {
    { { 3, -3, 3, -3 }, { 12, -12, 12, -12 } },
    { { 2, 0, 2, 0 }, { 4, -4, 4, -4 } },
    { { 9, 0, 0, 0 }, { 27, -9, -9, -9 } },
    { { 0, -2, -2, -2 }, { 6, -2, -2, -2 } },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      DulleResult result = { 0 };

      memcpy (result.scores, cases[i].scores, sizeof result.scores);
      for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
        ck_assert_int_eq (dulle_relative_score (&result, seat), cases[i].quarters[seat]);
    }
}
END_TEST

SUITE ("blunders", test_memory, test_relative_score)
