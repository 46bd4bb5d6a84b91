/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Nobody looks at hidden cards: at moments of many games the cards that a seat
 * cannot see are dealt anew among the others, so that all that was done stays
 * legal, and the seat decides and announces as before.
 */
#include "suite.h"

#include <string.h>

#include "ai/match.h"
#include "engine/deal.h"
#include "scale.h"

#define N_GAMES          400
#define N_SEARCHED_GAMES 20
#define N_SHUFFLES       3
#define MAX_TRIES        40

typedef struct
{
  DulleAction actions[DULLE_MAX_ACTIONS + 8];
  unsigned    n_actions;
} History;

static void
record (History           *history,
        DulleGame         *game,
        const DulleAction *action)
{
  ck_assert_int_eq (dulle_game_apply (game, action), DULLE_ACCEPTED);
  history->actions[history->n_actions++] = *action;
}

/* Deals what @seat cannot see anew: every other seat keeps what it has played. */
static void
shuffle_hidden (const DulleGame *game,
                uint8_t          viewer,
                DulleRng        *rng,
                DulleHand        hands[DULLE_N_SEATS])
{
  DulleView view = dulle_game_view (game, viewer);
  DulleHand hidden = dulle_view_unseen (&view);
  DulleCard cards[DULLE_N_SEATS * DULLE_MAX_DEALT];
  unsigned  n = 0;

  DULLE_HAND_FOREACH (card, hidden)
    {
      for (unsigned copies = dulle_hand_count (hidden, card); copies > 0; copies--)
        cards[n++] = card;
    }
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      hands[seat] = game->board.played[seat];
      if (seat == viewer)
        hands[seat] = game->own[seat].dealt;
      for (unsigned i = 0; seat != viewer && i < game->board.n_cards[seat]; i++)
        {
          unsigned  at = dulle_rng_below (rng, n);
          DulleCard card = cards[at];

          cards[at] = cards[--n];
          hands[seat] = dulle_hand_add (hands[seat], card);
        }
    }
}

static bool
replay (const History   *history,
        const DulleGame *game,
        const DulleHand  hands[DULLE_N_SEATS],
        DulleGame       *other)
{
  DulleSetup setup = dulle_setup (&game->board.rules, game->board.dealer);

  dulle_game_start (other, &setup, hands);
  for (unsigned i = 0; i < history->n_actions; i++)
    {
      if (dulle_game_apply (other, &history->actions[i]) != DULLE_ACCEPTED)
        return false;
    }

  /* The same was done; what it told of the parties must be the same too. */
  return memcmp (other->board.known, game->board.known, sizeof game->board.known) == 0;
}

static void
check_same (const DullePlayer *player,
            const DulleGame   *game,
            const DulleGame   *other,
            uint8_t            seat)
{
  DulleView     view = dulle_game_view (game, seat);
  DulleView     other_view = dulle_game_view (other, seat);
  DulleDecision decision = dulle_player_act (player, &view);
  DulleDecision other_decision = dulle_player_act (player, &other_view);
  DulleAction   said = { 0 };
  DulleAction   other_said = { 0 };

  ck_assert (dulle_action_equal (&decision.action, &other_decision.action));
  ck_assert_uint_eq (decision.n_alternatives, other_decision.n_alternatives);
  for (unsigned i = 0; i < decision.n_alternatives; i++)
    ck_assert (decision.alternatives[i].value == other_decision.alternatives[i].value);
  ck_assert (dulle_player_speak (player, &view, &said) == dulle_player_speak (player, &other_view, &other_said));
  ck_assert (dulle_action_equal (&said, &other_said));
}

/* Returns how often another deal was found. */
static unsigned
check_position (const DullePlayer *player,
                const DulleGame   *game,
                const History     *history,
                DulleRng          *rng)
{
  unsigned found = 0;

  for (unsigned tries = 0; tries < MAX_TRIES && found < N_SHUFFLES; tries++)
    {
      DulleHand hands[DULLE_N_SEATS];
      DulleGame other;

      shuffle_hidden (game, game->board.turn, rng, hands);
      if (!replay (history, game, hands, &other))
        continue;
      check_same (player, game, &other, game->board.turn);
      found++;
    }

  return found;
}

static unsigned
check_game (uint64_t        deal,
            DullePlayerKind kind)
{
  DulleRules  rules = dulle_rules_default ();
  DulleRng    rng = dulle_rng (deal);
  DullePlayer player = { .kind = kind, .seed = deal };
  History     history = { .n_actions = 0 };
  unsigned    found = 0;
  DulleSetup  setup;
  DulleHand   hands[DULLE_N_SEATS];
  DulleGame   game;

  rules = dulle_rules_active (&rules);
  setup = dulle_setup (&rules, deal % DULLE_N_SEATS);
  dulle_deal (&rules, deal, setup.dealer, hands);
  dulle_game_start (&game, &setup, hands);
  while (game.board.phase != DULLE_PHASE_OVER)
    {
      DulleView     view = dulle_game_view (&game, game.board.turn);
      DulleDecision decision;
      DulleAction   announcement;

      if (dulle_player_speak (&player, &view, &announcement))
        record (&history, &game, &announcement);
      found += check_position (&player, &game, &history, &rng);
      view = dulle_game_view (&game, game.board.turn);
      decision = dulle_player_act (&player, &view);
      record (&history, &game, &decision.action);
    }

  return found;
}

START_TEST (test_policy_does_not_cheat)
{
  unsigned found = 0;

  for (uint64_t deal = 0; deal < N_GAMES; deal++)
    found += check_game (deal, DULLE_PLAYER_POLICY);
  ck_assert_uint_gt (found, 5000);
}
END_TEST

START_TEST (test_random_does_not_cheat)
{
  unsigned found = 0;

  for (uint64_t deal = 0; deal < N_GAMES; deal++)
    found += check_game (deal, DULLE_PLAYER_RANDOM);
  ck_assert_uint_gt (found, 5000);
}
END_TEST

START_TEST (test_search_does_not_cheat)
{
  unsigned found = 0;

  for (uint64_t deal = 0; deal < scaled (N_SEARCHED_GAMES); deal++)
    {
      found += check_game (deal, DULLE_PLAYER_NORMAL);
      found += deal % 10 == 0 ? check_game (deal, DULLE_PLAYER_STRONG) : 0;
    }
  ck_assert_uint_ge (found, scaled (N_SEARCHED_GAMES));
}
END_TEST

SUITE ("no-cheating", test_policy_does_not_cheat, test_random_does_not_cheat, test_search_does_not_cheat)
