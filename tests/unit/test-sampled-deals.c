/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Sampled deals: each is consistent with what the seat knows, and those that explain the
 * cards played come up more often.
 */
#include "suite.h"

#include "ai/importance.h"
#include "ai/player.h"
#include "ai/sampler.h"
#include "ai/sampled-deals.h"
#include "engine/deal.h"
#include "engine/exchange.h"
#include "engine/preset.h"
#include "position.h"
#include "scale.h"

#define N_DEALS   40
#define N_SAMPLES 8

/* A seat that has declared pigs holds what it has not played of them. */
static void
check_pigs (const DulleBoard *board,
            const DulleHand   hands[DULLE_N_SEATS])
{
  DulleCard pig = dulle_contract_pig (board->contract);

  if (board->phase == DULLE_PHASE_TRICKS && board->pigs != DULLE_NO_SEAT)
    ck_assert_uint_eq (dulle_hand_count (hands[board->pigs], pig) +
                           dulle_hand_count (board->played[board->pigs], pig),
                       2);
}

/* Checks what must be true of the hands in a sampled deal. */
static void
check_deal (const DulleView         *view,
            const DulleSampledDeals *deals,
            const DulleHand          hands[DULLE_N_SEATS])
{
  const DulleBoard *board = &view->board;
  DulleHand         others = 0;

  ck_assert_uint_eq (hands[view->own.seat], view->own.hand);
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      DulleParty party = dulle_view_party (view, seat);
      DulleHand  whole = hands[seat] + board->played[seat];
      bool       asks = deals->asked && seat == board->soloist;

      ck_assert_uint_eq (dulle_hand_size (hands[seat]),
                         board->n_cards[seat] + (asks ? board->n_passed : 0));
      ck_assert (!asks || dulle_poverty_allowed (&board->rules, hands[seat]));
      others += seat == view->own.seat ? 0 : hands[seat];
      for (int suit_class = 0; suit_class < DULLE_N_CLASSES; suit_class++)
        ck_assert ((board->voids[seat] >> suit_class & 1) == 0 ||
                   (hands[seat] & board->order.members[suit_class]) == 0);
      if (board->contract == DULLE_CONTRACT_NORMAL && party != DULLE_NO_PARTY)
        ck_assert (dulle_hand_has (whole, DULLE_CLUB_QUEEN) == (party == DULLE_RE));
    }
  ck_assert_uint_eq (others, dulle_view_unseen (view));
  check_pigs (board, hands);
}

static unsigned
check_moment (const DulleGame *game,
              DulleRng        *rng)
{
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      DulleView         view = dulle_game_view (game, seat);
      DulleSampledDeals deals;

      if (game->board.phase == DULLE_PHASE_EXCHANGE && !dulle_view_on_turn (&view))
        continue;
      dulle_sampled_deals_init (&deals, &view);
      for (unsigned i = 0; i < N_SAMPLES; i++)
        {
          DulleHand hands[DULLE_N_SEATS];

          dulle_sampled_deals_draw (&deals, rng, hands);
          check_deal (&view, &deals, hands);
        }
    }

  return DULLE_N_SEATS * N_SAMPLES;
}

static unsigned
check_game (const DulleRules *rules,
            uint64_t          deal)
{
  DulleSetup  setup = dulle_setup (rules, deal % DULLE_N_SEATS);
  DullePlayer players[DULLE_N_SEATS];
  DulleHand   hands[DULLE_N_SEATS];
  DulleRng    rng = dulle_rng (deal);
  DulleGame   game;
  unsigned    n = 0;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    players[seat] =
        (DullePlayer){ .kind = seat % 2 == 0 ? DULLE_PLAYER_POLICY : DULLE_PLAYER_RANDOM,
                       .limits.seed = deal };
  dulle_deal (rules, deal, setup.dealer, hands);
  dulle_game_start (&game, &setup, hands);
  while (!dulle_board_is_finished (&game.board))
    {
      DulleAction action = dulle_players_next (players, &game);

      n += check_moment (&game, &rng);
      ck_assert_int_eq (dulle_game_apply (&game, &action), DULLE_ACCEPTED);
    }

  return n;
}

START_TEST (test_deals_agree)
{
  unsigned           n_presets;
  const DullePreset *presets = dulle_presets (&n_presets);
  unsigned           n = 0;

  for (unsigned i = 0; i < n_presets; i++)
    {
      DulleRules chosen = dulle_preset_rules (&presets[i]);
      DulleRules rules = dulle_rules_active (&chosen);

      for (uint64_t deal = 0; deal < MAX (1, scaled (N_DEALS)); deal++)
        n += check_game (&rules, deal);
    }
  ck_assert_uint_ge (n, scaled (100000));
}
END_TEST

/* Where only the second fox becomes a pig, it lies with whoever declared it. */
START_TEST (test_second_pig)
{
  DulleRules rules = dulle_rules_default ();

  rules.pigs = rules.pig_only_second = 1;
  for (uint64_t deal = 0; deal < MAX (4, scaled (N_DEALS)); deal++)
    check_game (&rules, deal);
}
END_TEST

/* Where not all cards fit, since nobody is said to hold hearts, each hand is dealt whole all the
 * same. Spades are where alone they can be, and clubs make room for trumps. */
START_TEST (test_not_all_fits)
{
  static const Position start = {
    "before the first card", 1, "HA HK H9 DQ DQ SJ HJ DJ DA DT DK D9", "", "", ""
  };
  static const uint8_t voids[DULLE_N_SEATS] = {
    [0] = 1 << DULLE_CLASS_HEARTS,
    [2] = 1 << DULLE_CLASS_HEARTS | 1 << DULLE_CLASS_SPADES | 1 << DULLE_CLASS_TRUMP,
    [3] = 1 << DULLE_CLASS_HEARTS | 1 << DULLE_CLASS_SPADES | 1 << DULLE_CLASS_CLUBS,
  };
  DulleView         view = position_view (&start, false);
  DulleHand         unseen = dulle_view_unseen (&view);
  DulleHand         spades = unseen & view.board.order.members[DULLE_CLASS_SPADES];
  DulleHand         clubs = unseen & view.board.order.members[DULLE_CLASS_CLUBS];
  DulleRng          rng = dulle_rng (1);
  DulleSampledDeals deals;

  memcpy (view.board.voids, voids, sizeof voids);
  dulle_sampled_deals_init (&deals, &view);
  for (unsigned i = 0; i < 100; i++)
    {
      DulleHand hands[DULLE_N_SEATS];

      dulle_sampled_deals_draw (&deals, &rng, hands);
      for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
        ck_assert_uint_eq (dulle_hand_size (hands[seat]), view.board.n_cards[seat]);
      ck_assert_uint_eq (hands[0] + hands[2] + hands[3], unseen);
      ck_assert_uint_eq (hands[0] & spades, spades);
      ck_assert_uint_eq (hands[2] & clubs, clubs);
    }
}
END_TEST

/* Cards that one seat alone can hold are with it, though a card that nobody can hold is dealt, too:
 * whoever can do without makes room for them in time. */
START_TEST (test_few_holders_first)
{
  static const Position start = {
    "a meatless solo before the first card",
    1,
    "CA HA HA HT HT HK HK HQ HJ H9 DA DK",
    "",
    "1:solo-meatless 2:healthy 3:healthy 0:healthy",
    "",
  };
  static const uint8_t voids[DULLE_N_SEATS] = {
    [0] = 1 << DULLE_CLASS_HEARTS | 1 << DULLE_CLASS_DIAMONDS,
    [2] = 1 << DULLE_CLASS_HEARTS | 1 << DULLE_CLASS_CLUBS,
    [3] = 1 << DULLE_CLASS_HEARTS | 1 << DULLE_CLASS_DIAMONDS | 1 << DULLE_CLASS_SPADES,
  };
  DulleView         view = position_view (&start, false);
  const DulleHand  *members = view.board.order.members;
  DulleRng          rng = dulle_rng (1);
  DulleSampledDeals deals;

  memcpy (view.board.voids, voids, sizeof voids);
  dulle_sampled_deals_init (&deals, &view);
  for (unsigned i = 0; i < 100; i++)
    {
      DulleHand hands[DULLE_N_SEATS];

      dulle_sampled_deals_draw (&deals, &rng, hands);
      ck_assert_uint_eq (hands[2] & members[DULLE_CLASS_CLUBS], 0);
      ck_assert_uint_eq (hands[3] & members[DULLE_CLASS_SPADES], 0);
      ck_assert_uint_eq ((hands[0] | hands[3]) & members[DULLE_CLASS_DIAMONDS], 0);
    }
}
END_TEST

/* Where some parties cannot be, since a hand is full of other cards, one with which all fits is
 * drawn: whoever announced Kontra holds no queen of clubs even then. */
START_TEST (test_parties_fit)
{
  static const Position start = {
    "Kontra was announced at once",
    1,
    "CQ CA CT SA ST HA HK DA DT DK D9 DJ",
    "",
    "0!kontra",
    "",
  };
  const uint8_t     plain = 1 << DULLE_CLASS_CLUBS | 1 << DULLE_CLASS_SPADES;
  DulleView         view = position_view (&start, false);
  DulleRng          rng = dulle_rng (1);
  DulleSampledDeals deals;

  view.board.voids[0] = view.board.voids[2] = plain;
  dulle_sampled_deals_init (&deals, &view);
  ck_assert (dulle_belief_spread (&deals.belief, 1 << 1 | 1 << 3) > 0.1f);
  for (unsigned i = 0; i < 200; i++)
    {
      DulleHand hands[DULLE_N_SEATS];

      dulle_sampled_deals_draw (&deals, &rng, hands);
      ck_assert (dulle_hand_has (hands[2], DULLE_CLUB_QUEEN));
    }
}
END_TEST

/* To lead a low club with the ace in hand is bad play, so with importance weights the leader
 * does not hold the ace in most deals. */
static const Position position = {
  "a low club was led",
  1,
  "CT CK SK S9 HK H9 DQ SJ DT DK D9 DJ",
  "",
  "0:C9",
  "",
};

static unsigned
count_aces (const DulleView *view,
            unsigned         candidates)
{
  DulleRng     rng = dulle_rng (1);
  DulleSampler sampler;
  unsigned     n = 0;

  dulle_sampler_init (&sampler, view, &rng, candidates);
  for (unsigned i = 0; i < 500; i++)
    {
      DulleHand hands[DULLE_N_SEATS];

      dulle_sampler_draw (&sampler, i, NULL, hands);
      n += dulle_hand_count (hands[0], DULLE_CARD (DULLE_CLUBS, DULLE_ACE));
    }

  return n;
}

START_TEST (test_likely_deals_come_more_often)
{
  DulleView view = position_view (&position, false);

  ck_assert_uint_lt (4 * count_aces (&view, 8), 3 * count_aces (&view, 1));
}
END_TEST

/* How many of the deals are those that are drawn first with @rng. */
static unsigned
count_first (const DulleSampler *sampler,
             const DulleRng     *rng)
{
  unsigned n = 0;

  for (unsigned i = 0; i < 100; i++)
    {
      DulleRng  stream = dulle_rng_branch (rng, i);
      DulleHand hands[DULLE_N_SEATS];
      DulleHand first[DULLE_N_SEATS];

      dulle_sampler_draw (sampler, i, NULL, hands);
      dulle_sampled_deals_draw (&sampler->deals, &stream, first);
      n += memcmp (hands, first, sizeof hands) == 0;
    }

  return n;
}

/* Other sources of chance give other deals. Before the first card there is nothing to weigh, so
 * the first candidate is taken; afterwards often another one is. */
START_TEST (test_streams)
{
  static const Position unplayed = {
    "nothing is played", 1, "CT CK SK S9 HK H9 DQ SJ DT DK D9 DJ", "", "", ""
  };
  const Position *const positions[] = { &unplayed, &position };

  for (unsigned i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      DulleView    view = position_view (positions[i], false);
      DulleRng     rng = dulle_rng (1);
      DulleRng     other = dulle_rng (2);
      DulleSampler sampler;

      dulle_sampler_init (&sampler, &view, &rng, 4);
      ck_assert_uint_eq (count_first (&sampler, &other), 0);
      if (positions[i] == &unplayed)
        ck_assert_uint_eq (count_first (&sampler, &rng), 100);
      else
        ck_assert_uint_lt (count_first (&sampler, &rng), 50);
    }
}
END_TEST

/* A seat that announces Kontra has better trumps than one that does not. */
static const Position loud = {
  "Kontra was announced",
  1,
  "CT SK S9 HK H9 DQ SJ DT DK D9 DJ",
  "",
  "0:CA 1:CK 2:C9 3:C9 0!kontra 0:SA",
  "",
};
static const Position silent = {
  "Kontra was not announced",
  1,
  "CT SK S9 HK H9 DQ SJ DT DK D9 DJ",
  "",
  "0:CA 1:CK 2:C9 3:C9 0:SA",
  "",
};

static unsigned
count_dulles (const Position *where)
{
  DulleView    view = position_view (where, false);
  DulleRng     rng = dulle_rng (1);
  DulleSampler sampler;
  unsigned     n = 0;

  dulle_sampler_init (&sampler, &view, &rng, 8);
  for (unsigned i = 0; i < 500; i++)
    {
      DulleHand hands[DULLE_N_SEATS];

      dulle_sampler_draw (&sampler, i, NULL, hands);
      n += dulle_hand_count (hands[0], DULLE_HEART_TEN);
    }

  return n;
}

START_TEST (test_announcers_are_strong)
{
  unsigned n_loud = count_dulles (&loud);
  unsigned n_silent = count_dulles (&silent);

  ck_assert_msg (4 * n_loud > 5 * n_silent, "Kontra: %u tens of hearts, silent: %u", n_loud,
                 n_silent);
}
END_TEST

static void
check_memory (const DulleGame *game)
{
  DulleView             view = dulle_game_view (game, game->board.turn);
  DulleRng              rng = dulle_rng (1);
  DulleImportanceMemory memory = { 0 };
  DulleSampler          sampler;

  dulle_sampler_init (&sampler, &view, &rng, 4);
  for (unsigned i = 0; i < 60; i++)
    {
      DulleHand hands[DULLE_N_SEATS];
      DulleHand same[DULLE_N_SEATS];

      dulle_sampler_draw (&sampler, i, NULL, hands);
      dulle_sampler_draw (&sampler, i, &memory, same);
      ck_assert_mem_eq (hands, same, sizeof hands);
    }
}

/* With a memory the same deals are drawn, early in a game as well as late, where they share many
 * hands. */
START_TEST (test_memory_changes_nothing)
{
  DulleRules  rules = dulle_rules_default ();
  DulleSetup  setup = dulle_setup (&rules, 0);
  DullePlayer players[DULLE_N_SEATS] = { 0 };
  DulleHand   hands[DULLE_N_SEATS];
  DulleGame   game;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    players[seat].kind = DULLE_PLAYER_POLICY;
  dulle_deal (&rules, 1, setup.dealer, hands);
  dulle_game_start (&game, &setup, hands);
  while (!dulle_board_is_finished (&game.board))
    {
      DulleAction action = dulle_players_next (players, &game);

      if (game.board.phase == DULLE_PHASE_TRICKS && dulle_board_n_played (&game.board) % 5 == 3)
        check_memory (&game);
      ck_assert_int_eq (dulle_game_apply (&game, &action), DULLE_ACCEPTED);
    }
}
END_TEST

/* Nobody plays a jack solo with two or three jacks out of eight, the average of any twelve of
 * these thirty-six cards. */
static const Position solo = {
  "a jack solo was declared",
  0,
  "CT C9 SQ HT DQ DK D9 SK S9 H9 HK DT",
  "",
  "1:solo-jack 2:healthy 3:healthy 0:healthy 1:C9 2:CA 3:CK",
  "",
};

START_TEST (test_soloists_are_strong)
{
  DulleView    view = position_view (&solo, false);
  DulleRng     rng = dulle_rng (1);
  unsigned     n = 0;
  DulleSampler sampler;

  dulle_sampler_init (&sampler, &view, &rng, 1);
  for (unsigned i = 0; i < 100; i++)
    {
      DulleHand hands[DULLE_N_SEATS];

      dulle_sampler_draw (&sampler, i, NULL, hands);
      n += dulle_hand_size (hands[1] & view.board.order.members[DULLE_CLASS_TRUMP]);
    }
  ck_assert_uint_ge (n, 400);
}
END_TEST

/* What a deal is weighed by begins where the first card was played: everybody saw as much as is
 * rewound, whatever has happened since. */
static void
check_rewound (const DulleGame  *game,
               const DulleBoard *begun)
{
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      DulleView         view = dulle_game_view (game, seat);
      DulleImportance   importance;
      const DulleBoard *board = &importance.start.board;

      dulle_importance_init (&importance, &view);
      ck_assert_uint_eq (board->turn, begun->turn);
      ck_assert_uint_eq (board->n_tricks, 0);
      ck_assert_mem_eq (board->tricks, begun->tricks, sizeof begun->tricks);
      ck_assert_uint_eq (board->n_announcements, begun->n_announcements);
      ck_assert (board->king_due == begun->king_due);
      ck_assert (board->marriage_alone == begun->marriage_alone);
      ck_assert_uint_eq (board->deciding_trick, begun->deciding_trick);
      ck_assert_mem_eq (board->known, begun->known, sizeof begun->known);
      ck_assert_mem_eq (board->n_cards, begun->n_cards, sizeof begun->n_cards);
      ck_assert_mem_eq (board->played, begun->played, sizeof begun->played);
      ck_assert_mem_eq (board->voids, begun->voids, sizeof begun->voids);
      ck_assert_mem_eq (board->card_points, begun->card_points, sizeof begun->card_points);
      ck_assert_mem_eq (board->n_won, begun->n_won, sizeof begun->n_won);
      ck_assert_mem_eq (board->levels, begun->levels, sizeof begun->levels);
    }
}

/* Returns: whether a marriage was left alone */
static bool
check_rewound_game (uint64_t deal)
{
  DulleRules  rules = dulle_rules_default ();
  DulleSetup  setup = dulle_setup (&rules, deal % DULLE_N_SEATS);
  DullePlayer players[DULLE_N_SEATS];
  DulleHand   hands[DULLE_N_SEATS];
  DulleGame   game;
  DulleBoard  begun = { 0 };

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    players[seat] = (DullePlayer){ .kind = DULLE_PLAYER_RANDOM, .limits.seed = deal };
  dulle_deal (&rules, deal, setup.dealer, hands);
  dulle_game_start (&game, &setup, hands);
  while (!dulle_board_is_finished (&game.board))
    {
      DulleAction action = dulle_players_next (players, &game);

      if (game.board.phase == DULLE_PHASE_TRICKS && dulle_board_n_played (&game.board) == 0 &&
          game.board.n_announcements == 0)
        begun = game.board;
      if (game.board.phase == DULLE_PHASE_TRICKS)
        check_rewound (&game, &begun);
      ck_assert_int_eq (dulle_game_apply (&game, &action), DULLE_ACCEPTED);
    }

  return game.board.marriage_alone;
}

START_TEST (test_rewound)
{
  unsigned n_alone = 0;

  for (uint64_t deal = 0; n_alone < 2; deal++)
    n_alone += check_rewound_game (deal);
}
END_TEST

SUITE ("sampled-deals",
       test_deals_agree,
       test_second_pig,
       test_not_all_fits,
       test_few_holders_first,
       test_parties_fit,
       test_likely_deals_come_more_often,
       test_streams,
       test_announcers_are_strong,
       test_memory_changes_nothing,
       test_rewound,
       test_soloists_are_strong)
