/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The list of legal actions contains exactly what is accepted, which is tried with every
 * action that can be written down, in every position of random games.
 */
#include <glib.h>
#include <string.h>

#include "engine/announce.h"
#include "engine/auction.h"
#include "engine/deal.h"
#include "engine/game.h"
#include "engine/legality.h"
#include "engine/option.h"
#include "engine/pigs.h"

#include "position.h"
#include "suite.h"

#define N_GAMES 150
/* A seat has fewer different actions than this. */
#define MAX_CANDIDATES 512

static const DulleActionKind plain_kinds[] = {
  DULLE_ACTION_ACCEPT,
  DULLE_ACTION_REFUSE,
  DULLE_ACTION_TURN,
  DULLE_ACTION_CLAIM,
};

/* Lists every action of @seat in its canonical form, except for the cards of an exchange, and
 * some impossible ones. */
static unsigned
list_candidates (uint8_t      seat,
                 DulleAction *candidates)
{
  unsigned n = 0;

  for (unsigned contract = 0; contract <= DULLE_N_CONTRACTS; contract++)
    {
      unsigned n_kinds = contract == DULLE_CONTRACT_MARRIAGE ? DULLE_N_MARRIAGES + 1 : 1;

      for (unsigned kind = 0; kind < n_kinds; kind++)
        {
          for (unsigned level = 0; level <= DULLE_N_LEVELS; level++)
            {
              candidates[n] = dulle_action_call (seat, contract, kind);
              candidates[n++].level = (uint8_t) level;
            }
          candidates[n] = dulle_action_call (seat, contract, kind);
          candidates[n++].offer = true;
        }
    }
  for (unsigned level = 0; level <= DULLE_N_LEVELS; level++)
    candidates[n++] = dulle_action_announce (seat, level);
  for (DulleCard card = 0; card <= DULLE_N_CARDS; card++)
    {
      candidates[n++] = dulle_action_play (seat, card);
      candidates[n++] = dulle_action_correct (seat, card);
    }
  for (unsigned partner = 0; partner <= DULLE_N_SEATS; partner++)
    candidates[n++] = dulle_action_genscher (seat, (uint8_t) partner);
  for (unsigned i = 0; i < G_N_ELEMENTS (plain_kinds); i++)
    candidates[n++] = dulle_action_plain (seat, plain_kinds[i]);
  candidates[n++] = dulle_action_play (seat, DULLE_NO_CARD);
  candidates[n++] = dulle_action_declare (seat, DULLE_PIGS);
  candidates[n++] = dulle_action_declare (seat, DULLE_SUPERPIGS);
  candidates[n++] = (DulleAction){ .kind = DULLE_N_ACTION_KINDS, .seat = seat };

  return n;
}

static bool
is_listed (const DulleAction *actions,
           unsigned           n_actions,
           const DulleAction *action)
{
  for (unsigned i = 0; i < n_actions; i++)
    {
      if (dulle_action_equal (&actions[i], action))
        return true;
    }

  return false;
}

/* Checks that one choice of an exchange is listed and legal. Returns: the number listed */
static unsigned
count_exchanges (const DulleGame   *game,
                 const DulleAction *actions,
                 unsigned           n_actions)
{
  unsigned count = 0;

  for (unsigned i = 0; i < n_actions; i++)
    {
      DulleGame copy = *game;

      if (actions[i].kind != DULLE_ACTION_PASS && actions[i].kind != DULLE_ACTION_RETURN)
        continue;
      ck_assert_int_eq (dulle_game_apply (&copy, &actions[i]), DULLE_ACCEPTED);
      count++;
    }

  return count;
}

/* Checks that something is missing for exactly those calls that are not listed in any form. */
static void
check_lacks (const DulleGame   *game,
             uint8_t            seat,
             const DulleAction *actions,
             unsigned           n_actions)
{
  bool good = true;

  for (DulleContract contract = DULLE_CONTRACT_NORMAL; contract < DULLE_N_CONTRACTS; contract++)
    {
      DulleLack lack = dulle_auction_lack (&game->board, &game->own[seat], contract);
      bool      listed = false;

      for (unsigned i = 0; i < n_actions; i++)
        listed |= actions[i].kind == DULLE_ACTION_CALL && actions[i].contract == contract;
      good &= listed == (lack.kind == DULLE_LACK_NOTHING) && lack.kind < DULLE_N_LACK_KINDS;
    }
  ck_assert (good);
}

/* Without assertions of Check in the inner loop, which would write to a file each time. */
static void
check_seat (const DulleGame *game,
            uint8_t          seat)
{
  DulleAction candidates[MAX_CANDIDATES];
  DulleAction actions[DULLE_MAX_ACTIONS];
  unsigned    n_candidates = list_candidates (seat, candidates);
  unsigned    n_actions = dulle_game_list (game, seat, actions);
  unsigned    n_accepted = 0;
  bool        good = true;

  for (unsigned i = 0; i < n_candidates; i++)
    {
      DulleGame    copy;
      DulleRefusal refusal;

      memcpy (&copy, game, sizeof copy);
      refusal = dulle_game_apply (&copy, &candidates[i]);
      good &= refusal < DULLE_N_REFUSALS;
      good &= (refusal == DULLE_ACCEPTED) == is_listed (actions, n_actions, &candidates[i]);
      if (refusal == DULLE_ACCEPTED)
        n_accepted++;
      else
        good &= memcmp (&copy, game, sizeof copy) == 0;
    }
  ck_assert (good);
  ck_assert_uint_eq (n_accepted + count_exchanges (game, actions, n_actions), n_actions);
  if (game->board.phase == DULLE_PHASE_AUCTION && game->board.turn == seat)
    check_lacks (game, seat, actions, n_actions);
}

/* Chooses an action of the seat whose turn it is, or an announcement of any seat. */
static DulleAction
choose_action (const DulleGame *game,
               DulleRng        *rng)
{
  DulleAction actions[DULLE_MAX_ACTIONS];
  uint8_t     seat = game->board.turn;
  unsigned    n_actions;

  if (dulle_rng_below (rng, 4) == 0)
    seat = (uint8_t) dulle_rng_below (rng, 4);
  n_actions = dulle_game_list (game, seat, actions);
  if (n_actions == 0)
    n_actions = dulle_game_list (game, game->board.turn, actions);

  return actions[dulle_rng_below (rng, n_actions)];
}

static void
check_game (const DulleSetup *setup,
            DulleRng         *rng,
            uint64_t          number)
{
  DulleHand hands[DULLE_N_SEATS];
  DulleGame game;

  dulle_deal (&setup->rules, number, setup->dealer, hands);
  dulle_game_start (&game, setup, hands);
  while (!dulle_board_is_finished (&game.board))
    {
      DulleAction action = choose_action (&game, rng);

      for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
        check_seat (&game, seat);
      ck_assert_int_eq (dulle_game_apply (&game, &action), DULLE_ACCEPTED);
    }
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    check_seat (&game, seat);
}

START_TEST (test_official_rules)
{
  DulleRules rules = dulle_rules_default ();
  DulleSetup setup = dulle_setup (&rules, 0);
  DulleRng   rng = dulle_rng (1);

  for (uint64_t number = 0; number < N_GAMES; number++)
    {
      setup.dealer = (uint8_t) (number % 4);
      setup.solos_due[1].all = (uint8_t) (number % 2);
      check_game (&setup, &rng, number);
    }
}
END_TEST

START_TEST (test_many_solos_and_marriages)
{
  DulleRules rules = dulle_rules_default ();
  DulleSetup setup;
  DulleRng   rng = dulle_rng (2);

  for (int i = DULLE_FIRST_SOLO; i < DULLE_N_CONTRACTS; i++)
    *dulle_rules_at (&rules, dulle_contracts[i].option) = 1;
  for (int i = 0; i < DULLE_N_MARRIAGES; i++)
    *dulle_rules_at (&rules, dulle_marriages[i].option) = 1;
  rules.announce_till_full_trick = 1;
  rules.announce_black = 2;
  rules.last_announcement = 1;
  setup = dulle_setup (&rules, 0);
  for (uint64_t number = 0; number < N_GAMES; number++)
    check_game (&setup, &rng, number);
}
END_TEST

/* All house rules are on, some of which exclude each other. */
START_TEST (test_house_rules)
{
  DulleRng rng = dulle_rng (4);

  for (uint64_t number = 0; number < N_GAMES; number++)
    {
      DulleRules rules = dulle_rules_default ();
      DulleSetup setup;

      for (int i = 0; i < DULLE_N_OPTIONS; i++)
        {
          const DulleOption *option = dulle_option (i);

          if (dulle_rng_below (&rng, 2) == 0)
            *dulle_rules_at (&rules, i) =
                (int16_t) (option->lowest +
                           (int) dulle_rng_below (
                               &rng, (uint32_t) (option->highest - option->lowest + 1)));
        }
      rules = dulle_rules_active (&rules);
      setup = dulle_setup (&rules, 0);
      check_game (&setup, &rng, number);
    }
}
END_TEST

/* Calls a poverty if @seat may, or else is healthy. */
static DulleAction
choose_poverty (const DulleGame *game,
                uint8_t          seat)
{
  DulleAction poverty = dulle_action_call (seat, DULLE_CONTRACT_POVERTY, DULLE_MARRIAGE_FOREIGN);

  return dulle_action_check (&game->board, &game->own[seat], &poverty) == DULLE_ACCEPTED
             ? poverty
             : dulle_action_call (seat, DULLE_CONTRACT_NORMAL, DULLE_MARRIAGE_FOREIGN);
}

static void
assert_refused (const DulleGame *game,
                DulleActionKind  kind,
                DulleHand        cards)
{
  uint8_t     seat = game->board.turn;
  DulleAction action = dulle_action_exchange (seat, kind, cards);

  ck_assert_int_ne (dulle_action_check (&game->board, &game->own[seat], &action), DULLE_ACCEPTED);
}

/* Neither the other kind, nor a card too few, nor one that the seat does not hold. */
static void
check_wrong_exchanges (const DulleGame   *game,
                       const DulleAction *right)
{
  DulleHand       hand = game->own[game->board.turn].hand;
  DulleActionKind other =
      right->kind == DULLE_ACTION_PASS ? DULLE_ACTION_RETURN : DULLE_ACTION_PASS;

  assert_refused (game, other, right->cards);
  if (right->cards == 0)
    {
      assert_refused (game, other, hand);
      assert_refused (game, DULLE_ACTION_RETURN, 0);
      return;
    }

  assert_refused (game, DULLE_ACTION_ACCEPT, 0);
  assert_refused (game, DULLE_ACTION_REFUSE, 0);
  assert_refused (game, right->kind, 0);
  assert_refused (game, right->kind,
                  dulle_hand_remove (right->cards, dulle_hand_first (right->cards)));
  for (DulleCard card = 0; card < DULLE_N_CARDS; card++)
    {
      DulleHand rest = dulle_hand_remove (right->cards, dulle_hand_first (right->cards));

      if (dulle_hand_count (rest, card) == dulle_hand_count (hand, card))
        assert_refused (game, right->kind,
                        dulle_hand_count (rest, card) < 2 ? dulle_hand_add (rest, card) : rest);
    }
}

/* A poverty is passed on, taken up by the last who is asked, and given back. */
START_TEST (test_exchanges)
{
  DulleRules rules = dulle_rules_default ();
  unsigned   n_of_kind[DULLE_N_ACTION_KINDS] = { 0 };
  DulleSetup setup;

  rules.poverty = rules.poverty_shift = 1;
  rules = dulle_rules_active (&rules);
  setup = dulle_setup (&rules, 0);
  for (uint64_t number = 0; number < 2 * N_GAMES; number++)
    {
      DulleHand hands[DULLE_N_SEATS];
      DulleGame game;

      dulle_deal (&rules, number, setup.dealer, hands);
      dulle_game_start (&game, &setup, hands);
      while (game.board.phase == DULLE_PHASE_AUCTION)
        {
          DulleAction call = choose_poverty (&game, game.board.turn);

          dulle_game_apply (&game, &call);
        }
      while (game.board.phase == DULLE_PHASE_EXCHANGE)
        {
          DulleAction actions[DULLE_MAX_ACTIONS];
          unsigned    n_actions = dulle_game_list (&game, game.board.turn, actions);

          for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
            check_seat (&game, seat);
          ck_assert_uint_eq (n_actions, game.board.exchange == DULLE_EXCHANGE_ASK ? 2 : 1);
          check_wrong_exchanges (&game, &actions[0]);
          n_of_kind[actions[number % n_actions].kind]++;
          dulle_game_apply (&game, &actions[number % n_actions]);
        }
    }
  ck_assert_uint_gt (n_of_kind[DULLE_ACTION_PASS], 5);
  ck_assert_uint_gt (n_of_kind[DULLE_ACTION_ACCEPT], 2);
  ck_assert_uint_gt (n_of_kind[DULLE_ACTION_REFUSE], 2);
  ck_assert_uint_eq (n_of_kind[DULLE_ACTION_RETURN], n_of_kind[DULLE_ACTION_ACCEPT]);
}
END_TEST

START_TEST (test_forced_solo)
{
  DulleRules rules = dulle_rules_default ();
  DulleSetup setup = dulle_setup (&rules, 3);
  DulleRng   rng = dulle_rng (3);

  setup.forced = 2;
  setup.solos_due[2] = (DulleCompulsorySolos){ 2, 1, 1 };
  for (uint64_t number = 0; number < 20; number++)
    check_game (&setup, &rng, number);

  setup.rules.compulsory_solo_offer = 1;
  setup.rules.compulsory_solo_forcing = DULLE_COMPULSORY_SOLO_FORCING_EXTRA_ROUND;
  for (uint64_t number = 0; number < 20; number++)
    check_game (&setup, &rng, number);
}
END_TEST

static void
check_all_seats (const DulleGame *game)
{
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    check_seat (game, seat);
}

/* A game in which forehand, seat 1, holds both kings of diamonds and is to lead. */
static void
start_with_both_kings (DulleGame        *game,
                       const DulleRules *rules)
{
  DulleCard  king = DULLE_CARD (DULLE_DIAMONDS, DULLE_KING);
  DulleSetup setup = dulle_setup (rules, 0);
  DulleHand  hands[DULLE_N_SEATS] = { [1] = 2 * dulle_hand_of (king) };
  DulleHand  rest = dulle_deck (rules) - hands[1];
  uint8_t    seat = 0;

  DULLE_HAND_FOREACH (card, rest)
    {
      for (unsigned copies = 0; copies < 2; copies++, seat = dulle_next_seat (seat))
        {
          while (dulle_hand_size (hands[seat]) == dulle_rules_n_tricks (rules))
            seat = dulle_next_seat (seat);
          hands[seat] = dulle_hand_add (hands[seat], card);
        }
    }

  dulle_game_start (game, &setup, hands);
  while (game->board.phase == DULLE_PHASE_AUCTION)
    {
      DulleAction healthy = dulle_action_call (game->board.turn, DULLE_CONTRACT_NORMAL, 0);

      ck_assert_int_eq (dulle_game_apply (game, &healthy), DULLE_ACCEPTED);
    }
}

static unsigned
count_listed (const DulleGame *game,
              uint8_t          seat,
              DulleActionKind  kind)
{
  DulleAction actions[DULLE_MAX_ACTIONS];
  unsigned    n_actions = dulle_game_list (game, seat, actions);
  unsigned    count = 0;

  for (unsigned i = 0; i < n_actions; i++)
    count += actions[i].kind == kind;

  return count;
}

/* A partner may be chosen among three, and only the king may follow, even where a card may
 * break the duty to follow suit. */
START_TEST (test_genscher)
{
  for (int revoke = DULLE_REVOKE_IMPOSSIBLE; revoke <= DULLE_REVOKE_PENALISED; revoke++)
    {
      DulleRules  rules = dulle_rules_default ();
      DulleAction choice = dulle_action_genscher (1, 3);
      DulleGame   game;

      rules.genscher = 1;
      rules.revoke = (int16_t) revoke;
      start_with_both_kings (&game, &rules);
      check_all_seats (&game);
      ck_assert_uint_eq (count_listed (&game, 1, DULLE_ACTION_GENSCHER), 3);
      ck_assert_uint_eq (count_listed (&game, 2, DULLE_ACTION_GENSCHER), 0);

      ck_assert_int_eq (dulle_game_apply (&game, &choice), DULLE_ACCEPTED);
      ck_assert (game.board.king_due);
      check_all_seats (&game);
      ck_assert_uint_eq (count_listed (&game, 1, DULLE_ACTION_GENSCHER), 0);
      ck_assert_uint_eq (count_listed (&game, 1, DULLE_ACTION_PLAY), 1);
    }
}
END_TEST

/* The number of cards that are missing for a call. */
START_TEST (test_lacks)
{
  static const struct
  {
    const char   *hand;
    DulleContract contract;
    DulleLack     lack;
  } rows[] = {
    { "CQ HT SA", DULLE_CONTRACT_MARRIAGE, { DULLE_LACK_CLUB_QUEENS, 2, 1 } },
    { "CQ HT DA DJ SA", DULLE_CONTRACT_POVERTY, { DULLE_LACK_FEWER_TRUMPS, 3, 4 } },
    { "DJ DA SA", DULLE_CONTRACT_THROW_FOX_HIGHEST, { DULLE_LACK_NO_TRUMP_ABOVE_FOX, 0, 1 } },
    { "DA DK SA", DULLE_CONTRACT_THROW_FOX_HIGHEST, { DULLE_LACK_NOTHING, 0, 0 } },
    { "C9 S9 H9 HA", DULLE_CONTRACT_THROW_NINES, { DULLE_LACK_NINES, 5, 3 } },
    { "CK SK HA", DULLE_CONTRACT_THROW_KINGS, { DULLE_LACK_KINGS, 6, 2 } },
    { "CA CA ST", DULLE_CONTRACT_THROW_RICHNESS, { DULLE_LACK_CARD_POINTS, 70, 32 } },
    { "CA CA ST", DULLE_CONTRACT_SOLO_KING, { DULLE_LACK_RULES, 0, 0 } },
  };
  DulleRules rules = dulle_rules_default ();
  DulleSetup setup;
  DulleHand  hands[DULLE_N_SEATS];
  DulleGame  game;

  rules.poverty = rules.throw_when_fox_highest = rules.throw_with_nines = 1;
  rules.throw_with_kings = rules.throw_with_richness = 1;
  setup = dulle_setup (&rules, 0);
  dulle_deal (&setup.rules, 1, setup.dealer, hands);
  dulle_game_start (&game, &setup, hands);
  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      DullePrivateKnowledge own = game.own[game.board.turn];
      DulleLack             lack;

      own.hand = position_hand (rows[i].hand);
      lack = dulle_auction_lack (&game.board, &own, rows[i].contract);
      ck_assert_msg (lack.kind == rows[i].lack.kind && lack.wanted == rows[i].lack.wanted &&
                         lack.held == rows[i].lack.held,
                     "row %u: need %d, %u wanted, %u held", i, (int) lack.kind, lack.wanted,
                     lack.held);
    }
}
END_TEST

/* The cards that are shown when pigs are declared. */
START_TEST (test_pigs_cards)
{
  static const struct
  {
    DulleContract contract;
    DullePigs     pigs;
    bool          only_second;
    DulleCard     card;
    unsigned      n;
  } rows[] = {
    { DULLE_CONTRACT_NORMAL, DULLE_PIGS, false, DULLE_DIAMOND_ACE, 2 },
    { DULLE_CONTRACT_NORMAL, DULLE_PIGS, true, DULLE_DIAMOND_ACE, 1 },
    { DULLE_CONTRACT_NORMAL, DULLE_SUPERPIGS, true, DULLE_CARD (DULLE_DIAMONDS, DULLE_NINE), 2 },
    { DULLE_CONTRACT_SOLO_HEARTS, DULLE_PIGS, false, DULLE_CARD (DULLE_HEARTS, DULLE_ACE), 2 },
    { DULLE_CONTRACT_SOLO_MEATLESS, DULLE_PIGS, false, DULLE_NO_CARD, 0 },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      DulleBoard board = { .rules = dulle_rules_default (), .contract = rows[i].contract };
      DulleCard  card;

      board.rules.pig_only_second = rows[i].only_second;
      ck_assert_uint_eq (dulle_pigs_cards (&board, rows[i].pigs, &card), rows[i].n);
      ck_assert_uint_eq (card, rows[i].card);
    }
}
END_TEST

/* Before the tricks and the exchange of a poverty there is nothing to declare. */
START_TEST (test_pigs_in_the_auction)
{
  DulleBoard            board = { .rules = dulle_rules_default (), .phase = DULLE_PHASE_AUCTION };
  DullePrivateKnowledge own = { .hand = 2 * dulle_hand_of (DULLE_DIAMOND_ACE) };

  board.rules.pigs = 1;
  board.pigs = board.superpigs = DULLE_NO_SEAT;
  ck_assert_int_eq (dulle_pigs_check (&board, &own, DULLE_PIGS), DULLE_REFUSED_NOT_NOW);

  board.phase = DULLE_PHASE_TRICKS;
  ck_assert_int_eq (dulle_pigs_check (&board, &own, DULLE_PIGS), DULLE_ACCEPTED);
}
END_TEST

/* Two actions are the same if nothing in them differs. */
START_TEST (test_equal)
{
  DulleAction play = dulle_action_play (1, DULLE_CLUB_QUEEN);
  DulleAction pass = dulle_action_plain (1, DULLE_ACTION_PASS);
  DulleAction more = pass;
  DulleAction others[] = {
    dulle_action_play (2, DULLE_CLUB_QUEEN),
    dulle_action_play (1, DULLE_CLUB_JACK),
    dulle_action_plain (1, DULLE_ACTION_TURN),
  };

  ck_assert (dulle_action_equal (&play, &play));
  for (unsigned i = 0; i < G_N_ELEMENTS (others); i++)
    ck_assert (!dulle_action_equal (&play, &others[i]));

  more.cards = dulle_hand_of (DULLE_CLUB_QUEEN);
  ck_assert (!dulle_action_equal (&pass, &more));
}
END_TEST

/* The ids of games tell which ask for a new deal. */
START_TEST (test_throws)
{
  for (DulleContract contract = 0; contract < DULLE_N_CONTRACTS; contract++)
    ck_assert_int_eq (dulle_contract_is_throw (contract),
                      g_str_has_prefix (dulle_contracts[contract].id, "throw-"));
}
END_TEST

START_TEST (test_sentences)
{
  ck_assert_str_eq (dulle_refusal_sentence (DULLE_ACCEPTED), "");
  for (unsigned i = DULLE_ACCEPTED + 1; i < DULLE_N_REFUSALS; i++)
    {
      ck_assert (g_str_has_suffix (dulle_refusal_sentence (i), "."));
      for (unsigned k = 0; k < i; k++)
        ck_assert_str_ne (dulle_refusal_sentence (i), dulle_refusal_sentence (k));
    }
}
END_TEST

START_TEST (test_refusal_ids)
{
  DulleRefusal refusal;

  ck_assert_str_eq (dulle_refusal_id (DULLE_ACCEPTED), "");
  for (unsigned i = DULLE_ACCEPTED + 1; i < DULLE_N_REFUSALS; i++)
    {
      const char *id = dulle_refusal_id (i);

      ck_assert (g_regex_match_simple ("^[a-z]+(-[a-z]+)*$", id, 0, 0));
      ck_assert (dulle_refusal_from_id (id, &refusal));
      ck_assert_uint_eq (refusal, i);
    }
  ck_assert (!dulle_refusal_from_id ("", &refusal));
  ck_assert (!dulle_refusal_from_id ("too late", &refusal));
}
END_TEST

START_TEST (test_announcements_as_words)
{
  ck_assert_str_eq (dulle_level_id (DULLE_LEVEL_PARTY, DULLE_RE), "re");
  ck_assert_str_eq (dulle_level_id (DULLE_LEVEL_PARTY, DULLE_KONTRA), "kontra");
  ck_assert_str_eq (dulle_level_id (DULLE_LEVEL_PARTY, DULLE_NO_PARTY), "party");
  ck_assert_str_eq (dulle_level_id (DULLE_LEVEL_BLACK, DULLE_KONTRA), "black");
  ck_assert_str_eq (dulle_level_name (DULLE_LEVEL_PARTY, DULLE_KONTRA), "Kontra");
  ck_assert_str_eq (dulle_level_name (DULLE_LEVEL_PARTY, DULLE_NO_PARTY), "Knock");
  ck_assert_str_eq (dulle_level_name (DULLE_LEVEL_NO_60, DULLE_RE), "No 60");
}
END_TEST

SUITE ("action",
       test_official_rules,
       test_many_solos_and_marriages,
       test_house_rules,
       test_exchanges,
       test_forced_solo,
       test_genscher,
       test_lacks,
       test_pigs_cards,
       test_pigs_in_the_auction,
       test_equal,
       test_throws,
       test_sentences,
       test_refusal_ids,
       test_announcements_as_words)
