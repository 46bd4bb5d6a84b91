/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The solver of the last tricks plays the same cards as an exhaustive search.
 */
#include "position.h"
#include "suite.h"

#include "ai/endgame.h"
#include "engine/deal.h"
#include "engine/legality.h"
#include "engine/score.h"

#define N_DEALS      5000
#define N_POOR_SOLOS 1000

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

/* Minimax without any pruning, for the party of @seat.
 * @best_card: (out): the best card of the seat on turn, among equal ones that with the lowest
 *   number */
static int
look_at_everything (const DulleGame *game,
                    uint8_t          seat,
                    DulleCard       *best_card)
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
      DulleCard   reply;
      int         value;

      ck_assert_int_eq (dulle_game_apply (&next, &action), DULLE_ACCEPTED);
      value = look_at_everything (&next, seat, &reply);
      if (is_ours ? value > best : value < best)
        {
          best = value;
          *best_card = card;
        }
    }

  return best;
}

/* Whether three tricks are left at most, and every seat has a party that stays. */
static bool
is_near (const DulleGame *game)
{
  const DulleBoard *board = &game->board;
  bool              marriage = board->contract == DULLE_CONTRACT_MARRIAGE;

  return dulle_board_length (board) - board->n_tricks <= 3 &&
         !(marriage && board->deciding_trick == 0);
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
         (game->board.phase != DULLE_PHASE_TRICKS || !is_near (game) || game->board.king_due ||
          n_more-- > 0))
    {
      DulleAction actions[DULLE_MAX_ACTIONS];
      unsigned    n = dulle_action_list (&game->board, &game->own[game->board.turn], actions);

      if (game->board.phase == DULLE_PHASE_TRICKS)
        ck_assert (dulle_endgame_is_near (game) == is_near (game));
      ck_assert_int_eq (dulle_game_apply (game, &actions[dulle_rng_below (&rng, n)]),
                        DULLE_ACCEPTED);
    }

  return !dulle_board_is_finished (&game->board);
}

static void
check_end (DulleGame game)
{
  DullePlayout      playout = { .game = game };
  const DulleBoard *board = &playout.game.board;
  uint8_t           seat;

  dulle_playout_init (&playout, board);
  dulle_endgame_finish (&playout);
  ck_assert_int_eq (board->phase, DULLE_PHASE_OVER);

  seat = game.board.turn;
  while (game.board.phase == DULLE_PHASE_TRICKS)
    {
      unsigned    n_played = dulle_board_n_played (&game.board);
      DulleCard   card = DULLE_NO_CARD;
      DulleAction action;

      look_at_everything (&game, seat, &card);
      ck_assert_uint_eq (board->tricks[n_played / DULLE_N_SEATS].cards[n_played % DULLE_N_SEATS],
                         card);
      action = dulle_action_play (game.board.turn, card);
      ck_assert_int_eq (dulle_game_apply (&game, &action), DULLE_ACCEPTED);
    }
}

/* Returns: whether there was an end to be solved */
static bool
check_deal (const DulleRules *rules,
            uint64_t          deal)
{
  DulleGame game;

  if (!begin_game (&game, rules, deal))
    return false;

  check_end (game);

  return true;
}

START_TEST (test_best_play)
{
  DulleRules chosen = dulle_rules_default ();
  DulleRules rules = dulle_rules_active (&chosen);
  unsigned   n = 0;

  for (uint64_t deal = 0; deal < N_DEALS; deal++)
    n += check_deal (&rules, deal);
  ck_assert_uint_ge (n, N_DEALS / 2);
}
END_TEST

/* A full trick does not wait for a correction, and nobody has to announce anything. */
START_TEST (test_any_rules)
{
  unsigned n = 0;

  for (uint64_t deal = 0; deal < N_DEALS; deal++)
    {
      DulleRng   rng = dulle_rng (deal);
      DulleRules chosen = dulle_rules_random (&rng);
      DulleRules rules;

      chosen.revoke = DULLE_REVOKE_IMPOSSIBLE;
      chosen.first_trick_announcement = 0;
      rules = dulle_rules_active (&chosen);
      n += check_deal (&rules, deal);
    }
  ck_assert_uint_ge (n, N_DEALS / 2);
}
END_TEST

/* In a meatless solo, seat 0 wins the first trick, with nothing in it, and loses most others.
 * The others have what is left by chance. */
static void
deal_poor_solo (DulleRng  *rng,
                DulleHand *hands)
{
  DulleHand left = 0;
  unsigned  n;

  hands[0] = position_hand ("H9 HK HK HQ HQ HJ HJ CJ SJ DJ DQ DA");
  hands[1] = position_hand ("H9 HA HA HT HT");
  hands[2] = position_hand ("C9");
  hands[3] = position_hand ("S9");
  for (DulleCard card = 0; card < DULLE_N_CARDS; card++)
    left += 2 * dulle_hand_of (card);
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    left -= hands[seat];
  n = dulle_hand_size (left);
  for (uint8_t seat = 1; n > 0; seat = (uint8_t) (seat % 3 + 1))
    if (dulle_hand_size (hands[seat]) < DULLE_MAX_DEALT)
      {
        DulleHand kinds = dulle_hand_kinds (left);
        DulleCard card =
            dulle_hand_nth (kinds, dulle_rng_below (rng, dulle_hand_size (kinds)));

        hands[seat] = dulle_hand_add (hands[seat], card);
        left = dulle_hand_remove (left, card);
        n--;
      }
}

/* After a first trick of nines, the soloist keeps the ace, and others are glad to win. */
static DulleCard
choose_poor (const DulleGame *game,
             DulleRng        *rng)
{
  uint8_t   seat = game->board.turn;
  DulleHand cards = dulle_hand_kinds (dulle_action_cards (&game->board, &game->own[seat]));
  DulleHand high = cards & dulle_hand_mask (position_hand ("HA CA SA DA HT CT ST DT"));
  DulleHand wanted = seat == 0 ? cards & ~high : high;

  if (game->board.n_tricks == 0)
    wanted = cards & dulle_hand_mask (position_hand ("H9 C9 S9 D9"));
  if (wanted == 0 || (seat != 0 && dulle_rng_below (rng, 4) == 0))
    wanted = cards;

  return dulle_hand_nth (wanted, dulle_rng_below (rng, dulle_hand_size (wanted)));
}

/* Plays until the end is near and the soloist is to choose.
 * Returns: %FALSE if the party has more than the first trick, or less */
static bool
begin_poor_solo (DulleGame        *game,
                 const DulleRules *rules,
                 DulleRng         *rng)
{
  DulleSetup setup = dulle_setup (rules, DULLE_N_SEATS - 1);
  DulleHand  hands[DULLE_N_SEATS];

  deal_poor_solo (rng, hands);
  dulle_game_start (game, &setup, hands);
  while (game->board.phase == DULLE_PHASE_AUCTION)
    {
      uint8_t     seat = game->board.turn;
      DulleAction call = dulle_action_call (
          seat, seat == 0 ? DULLE_CONTRACT_SOLO_MEATLESS : DULLE_CONTRACT_NORMAL, 0);

      ck_assert_int_eq (dulle_game_apply (game, &call), DULLE_ACCEPTED);
    }
  while (!is_near (game) || game->board.turn != 0)
    {
      DulleAction action = dulle_action_play (game->board.turn, choose_poor (game, rng));

      ck_assert_int_eq (dulle_game_apply (game, &action), DULLE_ACCEPTED);
    }

  return game->board.n_won[0] == 1 && game->board.card_points[0] == 0;
}

/* To have a trick and no card points is worth something, as everything is. */
START_TEST (test_poor_ends)
{
  DulleRules chosen = dulle_rules_default ();
  DulleRules rules = dulle_rules_active (&chosen);
  DulleRng   rng = dulle_rng (1);
  DulleGame  game;
  unsigned   n = 0;

  for (unsigned i = 0; i < N_POOR_SOLOS; i++)
    if (begin_poor_solo (&game, &rules, &rng))
      {
        check_end (game);
        n++;
      }
  ck_assert_uint_ge (n, N_POOR_SOLOS / 10);
}
END_TEST

SUITE ("endgame", test_best_play, test_any_rules, test_poor_ends)
