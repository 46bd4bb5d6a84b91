/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The search: it does what a person would do in plain positions, its playouts end as games
 * do, and its decisions are legal and repeatable and can be cut short.
 */
#include "suite.h"

#include "ai/announcer.h"
#include "ai/player.h"
#include "ai/policy.h"
#include "ai/sampler.h"
#include "ai/search.h"
#include "engine/deal.h"
#include "engine/legality.h"
#include "engine/preset.h"
#include "position.h"
#include "scale.h"

static const DulleBudget quick = {
  .deals = 16,
  .announcing_deals = 16,
  .deal_candidates = 2,
  .guide = DULLE_GUIDE_SOLVER,
};

/* The answer is one card, or several that are equally good. */
static const Position cards[] = {
  { "an ace is cashed first", 0, "CA C9 SK S9 HK H9 DQ SJ DT DK D9 DJ", "", "", "CA" },
  { "the partner's trick is fattened, not taken", 3, "CT CK CQ HT SK S9 HK H9 DT DK D9 DJ", "03", "0:CA 0!re 1:C9 2:CK", "CT" },
  { "the last seat takes a rich trick as cheaply as it can", 3, "HT DQ DJ SK S9 SA HK H9 HA CT CK C9", "01", "0:DT 0!re 1:DA 2:D9", "DJ DQ" },
  { "nothing is given to an opponent's trick", 3, "CT CK C9 SQ SK S9 HK H9 DQ DK D9 DJ", "01", "0:CA 0!re 1:CT 2:CK", "C9" },
};

START_TEST (test_plain_positions)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (cards); i++)
    for (DullePlayerKind kind = DULLE_PLAYER_NORMAL; kind < DULLE_N_PLAYERS; kind++)
      {
        const Position *position = &cards[i];
        DulleView       view = position_view (position, false);
        DullePlayer     player = { .kind = kind, .limits.seed = 1 };
        DulleDecision   decision = dulle_player_act (&player, &view);

        ck_assert_msg (position_allows (position, dulle_card_code (decision.action.card)),
                       "%s: %s plays %s", position->about, dulle_player_id (kind),
                       dulle_card_code (decision.action.card));
      }
}
END_TEST

/* Plays a game in which several threads must decide as one does. */
static unsigned
play_game (const DulleRules *rules,
           uint64_t          deal)
{
  DulleSetup  setup = dulle_setup (rules, deal % DULLE_N_SEATS);
  DullePlayer player = { .kind = DULLE_PLAYER_STRONG, .limits.seed = deal };
  DullePlayer several = { .kind = DULLE_PLAYER_STRONG, .limits.seed = deal, .limits.threads = 3 };
  DulleHand   hands[DULLE_N_SEATS];
  DulleGame   game;
  unsigned    n = 0;

  dulle_deal (rules, deal, setup.dealer, hands);
  dulle_game_start (&game, &setup, hands);
  for (; !dulle_board_is_finished (&game.board); n++)
    {
      DulleView     view = dulle_game_view (&game, game.board.turn);
      DulleDecision decision = dulle_search_act (&player.limits, &quick, &view);
      DulleDecision again = dulle_search_act (&several.limits, &quick, &view);
      DulleAction   said = { 0 };
      DulleAction   said_again = { 0 };
      bool          announces = dulle_announcer_decide (&player.limits, &quick, &view, &said);

      ck_assert (dulle_action_equal (&decision.action, &again.action));
      ck_assert (decision.alternatives[0].value == again.alternatives[0].value);
      ck_assert_int_eq (dulle_announcer_decide (&several.limits, &quick, &view, &said_again),
                        announces);
      ck_assert (dulle_action_equal (&said, &said_again));
      if (announces)
        ck_assert_int_eq (dulle_game_apply (&game, &said), DULLE_ACCEPTED);
      else
        ck_assert_int_eq (dulle_game_apply (&game, &decision.action), DULLE_ACCEPTED);
    }

  return n;
}

START_TEST (test_every_preset)
{
  unsigned           n_presets;
  const DullePreset *presets = dulle_presets (&n_presets);
  unsigned           n = 0;

  for (unsigned i = 0; i < n_presets; i++)
    {
      DulleRules chosen = dulle_preset_rules (&presets[i]);
      DulleRules rules = dulle_rules_active (&chosen);

      for (uint64_t deal = 0; deal < 1 + scaled (3); deal++)
        n += play_game (&rules, deal);
    }
  ck_assert_uint_gt (n, 100);
}
END_TEST

/* The whole budget, of which threads take turns as they come. */
START_TEST (test_master)
{
  DulleRules  rules = dulle_rules_default ();
  DulleSetup  setup = dulle_setup (&rules, 0);
  DullePlayer policy[DULLE_N_SEATS];
  DullePlayer player = { .kind = DULLE_PLAYER_MASTER, .limits.seed = 1 };
  DullePlayer several = { .kind = DULLE_PLAYER_MASTER, .limits.seed = 1, .limits.threads = 3 };
  DulleHand   hands[DULLE_N_SEATS];
  DulleGame   game;
  unsigned    n = 0;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    policy[seat] = (DullePlayer){ .kind = DULLE_PLAYER_POLICY, .limits.seed = seat };
  dulle_deal (&rules, 1, setup.dealer, hands);
  dulle_game_start (&game, &setup, hands);
  while (!dulle_board_is_finished (&game.board))
    {
      DulleAction action = dulle_players_next (policy, &game);

      /* Once in the middle, and once when all lines are searched. */
      if (dulle_board_n_played (&game.board) % 16 == 14 && action.kind == DULLE_ACTION_PLAY)
        {
          DulleView     view = dulle_game_view (&game, game.board.turn);
          DulleDecision decision = dulle_player_act (&player, &view);
          DulleDecision again = dulle_player_act (&several, &view);

          n++;
          ck_assert (dulle_action_equal (&decision.action, &again.action));
          for (unsigned i = 0; i < decision.n_alternatives; i++)
            ck_assert (decision.alternatives[i].value == again.alternatives[i].value);
        }
      ck_assert_int_eq (dulle_game_apply (&game, &action), DULLE_ACCEPTED);
    }
  ck_assert_uint_eq (n, 3);
}
END_TEST

/* Plays up to the first card. Each alternative of an exchange must be legal and different.
 * Returns: the number of decisions in the exchange */
static unsigned
play_exchange (const DulleRules *rules,
               uint64_t          deal)
{
  DulleSetup  setup = dulle_setup (rules, deal % DULLE_N_SEATS);
  DullePlayer player = { .kind = DULLE_PLAYER_STRONG, .limits.seed = deal };
  DulleHand   hands[DULLE_N_SEATS];
  DulleGame   game;
  unsigned    n = 0;

  dulle_deal (rules, deal, setup.dealer, hands);
  dulle_game_start (&game, &setup, hands);
  while (game.board.phase < DULLE_PHASE_TRICKS)
    {
      bool          exchange = game.board.phase == DULLE_PHASE_EXCHANGE;
      DulleView     view = dulle_game_view (&game, game.board.turn);
      DulleDecision decision = exchange ? dulle_search_act (&player.limits, &quick, &view)
                                        : dulle_policy_act (&dulle_policy_weights, &view);

      n += exchange;
      for (unsigned i = 0; i < decision.n_alternatives; i++)
        {
          ck_assert_int_eq (
              dulle_action_check (&view.board, &view.own, &decision.alternatives[i].action),
              DULLE_ACCEPTED);
          for (unsigned j = 0; j < i; j++)
            ck_assert (!dulle_action_equal (&decision.alternatives[i].action,
                                            &decision.alternatives[j].action));
        }
      ck_assert_int_eq (dulle_game_apply (&game, &decision.action), DULLE_ACCEPTED);
    }

  return n;
}

START_TEST (test_exchanges)
{
  DulleRng rng = dulle_rng (1);
  unsigned n = 0;

  for (uint64_t deal = 0; deal < 10 + scaled (500); deal++)
    {
      DulleRules rules = dulle_rules_random (&rng);

      rules.poverty = 1;
      rules.poverty_shift = 1;
      rules = dulle_rules_active (&rules);
      n += play_exchange (&rules, deal);
    }
  ck_assert_uint_gt (n, scaled (100));
}
END_TEST

START_TEST (test_stop)
{
  int             stop = 1;
  DullePlayer     player = { .kind = DULLE_PLAYER_MASTER, .limits.seed = 1, .limits.stop = &stop };
  DulleView       view = position_view (&cards[0], false);
  DulleDecision   decision = dulle_player_act (&player, &view);
  const DulleHand hand = view.own.hand;

  ck_assert (dulle_hand_has (hand, decision.action.card));
}
END_TEST

static void
check_same_values (const DulleDecision *decision,
                   const DulleDecision *other)
{
  ck_assert_uint_eq (decision->n_alternatives, other->n_alternatives);
  for (unsigned i = 0; i < decision->n_alternatives; i++)
    ck_assert (decision->alternatives[i].spread == other->alternatives[i].spread);
}

/* The cards that are played for a decision are limited by playing fewer deals, which changes
 * its values; a limit that is not reached changes nothing. The player has a limit of its own, and
 * the lower one counts. */
START_TEST (test_cards_limit)
{
  DulleView     view = position_view (&cards[2], false);
  DulleLimits   free = { .seed = 1 };
  DulleLimits   wide = { .seed = 1, .cards = 1000000 };
  DulleLimits   narrow = { .seed = 1, .cards = 500 };
  DulleLimits   none = { .seed = 1, .cards = 1 };
  DulleBudget   high = quick;
  DulleBudget   low = quick;
  DulleDecision usual = dulle_search_act (&free, &quick, &view);
  DulleDecision same = dulle_search_act (&wide, &quick, &view);
  DulleDecision less = dulle_search_act (&narrow, &quick, &view);
  DulleDecision least = dulle_search_act (&none, &quick, &view);
  DulleDecision other;

  check_same_values (&same, &usual);
  ck_assert (less.alternatives[0].spread != usual.alternatives[0].spread);
  ck_assert_uint_eq (least.n_alternatives, usual.n_alternatives);

  high.cards = wide.cards;
  low.cards = narrow.cards;
  other = dulle_search_act (&narrow, &high, &view);
  check_same_values (&other, &less);
  other = dulle_search_act (&wide, &low, &view);
  check_same_values (&other, &less);
  other = dulle_search_act (&free, &low, &view);
  check_same_values (&other, &less);
}
END_TEST

/* A player for whom all cards are equals plays what the policy does; one for whom none are
 * sometimes finds a better card. */
START_TEST (test_equal_margin)
{
  DulleRules  rules = dulle_rules_default ();
  DulleSetup  setup = dulle_setup (&rules, 0);
  DulleLimits limits = { .seed = 1 };
  DulleBudget equal = quick;
  DulleHand   hands[DULLE_N_SEATS];
  DulleGame   game;
  unsigned    n_better = 0;

  equal.equal_margin = DULLE_N_SEATS * 100.0;
  dulle_deal (&rules, 1, setup.dealer, hands);
  dulle_game_start (&game, &setup, hands);
  while (!dulle_board_is_finished (&game.board))
    {
      DulleView     view = dulle_game_view (&game, game.board.turn);
      DulleDecision usual = dulle_policy_act (&dulle_policy_weights, &view);

      if (game.board.phase == DULLE_PHASE_TRICKS)
        {
          DulleDecision found = dulle_search_act (&limits, &equal, &view);
          DulleDecision better = dulle_search_act (&limits, &quick, &view);

          ck_assert (dulle_action_equal (&found.action, &usual.action));
          n_better += !dulle_action_equal (&better.action, &usual.action);
        }
      ck_assert_int_eq (dulle_game_apply (&game, &usual.action), DULLE_ACCEPTED);
    }
  ck_assert_uint_gt (n_better, 0);
}
END_TEST

/* Deals a hand with both queens of clubs. Returns: the view of whoever holds them and calls
 * first */
static DulleView
deal_marriage (DulleGame *game)
{
  DulleRules rules = dulle_rules_default ();
  DulleSetup setup = dulle_setup (&rules, 3);
  DulleHand  hands[DULLE_N_SEATS];
  uint64_t   deal = 0;

  do
    dulle_deal (&rules, deal++, setup.dealer, hands);
  while (dulle_hand_count (hands[0], DULLE_CLUB_QUEEN) < 2);
  dulle_game_start (game, &setup, hands);

  return dulle_game_view (game, 0);
}

/* Once the first call is clearly the best, no more deals are played, however many there might
 * be. Where that is not clear, they are. */
START_TEST (test_clear_call)
{
  DulleLimits   limits = { .seed = 1 };
  DulleBudget   some = { .deals = 160, .deal_candidates = 1, .guide = DULLE_GUIDE_RULES };
  DulleBudget   more = { .deals = 320, .deal_candidates = 1, .guide = DULLE_GUIDE_RULES };
  DulleView     led = position_view (&cards[2], false);
  DulleGame     game;
  DulleView     view = deal_marriage (&game);
  DulleDecision clear = dulle_search_act (&limits, &some, &view);
  DulleDecision still_clear = dulle_search_act (&limits, &more, &view);
  DulleDecision unclear = dulle_search_act (&limits, &some, &led);
  DulleDecision less_unclear = dulle_search_act (&limits, &more, &led);

  ck_assert_uint_eq (clear.n_alternatives, 2);
  ck_assert_int_eq (clear.action.contract, DULLE_CONTRACT_MARRIAGE);
  ck_assert (clear.alternatives[0].spread == still_clear.alternatives[0].spread);
  ck_assert (clear.alternatives[1].spread == still_clear.alternatives[1].spread);
  ck_assert (unclear.alternatives[0].spread != less_unclear.alternatives[0].spread);
}
END_TEST

/* All guides end a game in the same way: somebody has every card point, and the score is that
 * of the engine. */
START_TEST (test_playouts_end)
{
  DulleView    view = position_view (&cards[0], false);
  DulleSampler sampler;
  DulleRng     rng = dulle_rng (1);
  DullePlayout playout;

  dulle_playout_init (&playout, &view.board);
  dulle_sampler_init (&sampler, &view, &rng, 1);
  for (unsigned i = 0; i < 20; i++)
    for (int guide = DULLE_GUIDE_POLICY; guide <= DULLE_GUIDE_SOLVER; guide++)
      {
        DulleHand   hands[DULLE_N_SEATS];
        DulleResult result;

        dulle_sampler_draw (&sampler, i, NULL, hands);
        dulle_game_imagine (&playout.game, &view, hands);
        ck_assert (dulle_guide_finish (&playout, (DulleGuide) guide, &rng, &result));
        ck_assert_uint_eq (result.card_points[DULLE_RE] + result.card_points[DULLE_KONTRA], 240);
        ck_assert_uint_eq (result.n_won[DULLE_RE] + result.n_won[DULLE_KONTRA], 12);
        ck_assert_int_eq (
            result.scores[0] + result.scores[1] + result.scores[2] + result.scores[3], 0);
      }
}
END_TEST

SUITE ("search",
       test_plain_positions,
       test_every_preset,
       test_master,
       test_exchanges,
       test_stop,
       test_cards_limit,
       test_equal_margin,
       test_clear_call,
       test_playouts_end)
