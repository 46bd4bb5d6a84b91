/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What a partner at the table can expect of the policy: positions in which the wrong card,
 * call or announcement is a plain blunder.
 */
#include "suite.h"

#include "ai/hand-strength.h"
#include "lab/match.h"
#include "ai/policy.h"
#include "ai/reason.h"
#include "position.h"

#include "engine/legality.h"

/* The answer lists the good cards; after a !, the bad ones. */
static const Position cards[] = {
  { "cashes a lone ace", 0, "CA DQ SJ HJ DJ DT DK D9 ST S9 H9 HK", "", "", "CA" },
  { "cashes the ace of the longer unseen suit", 0, "CA SA SK S9 S9 DQ DQ SJ HJ DJ DK D9", "", "", "CA" },
  { "cashes before it pulls", 0, "CA HT CQ SQ HQ CJ SJ DT DK C9 S9 HK", "", "", "CA" },
  { "does not cash hearts before clubs", 0, "HA H9 CA DQ SJ HJ DJ DT DK D9 ST S9", "", "", "CA" },
  { "pulls as Re without an ace", 0, "HT CQ SQ SQ HQ DQ CJ SJ DT DK D9 HK", "02", "", "HT CQ SQ HQ DQ CJ SJ DT DK D9" },
  { "does not lead the fox", 0, "HT CQ SQ SQ HQ CJ SJ DA DK C9 S9 HK", "02", "", "!DA" },
  { "does not lead a ten under the ace", 0, "ST CT DQ DQ SJ HJ DJ DT DK D9 HK H9", "", "", "!ST CT" },
  { "smears to the partner's sure trick", 0, "CT C9 SQ HJ DJ DK D9 SK H9 HK CQ", "01", "1:SA 2:S9 3:SK 0:S9 1!re 1:CA 2:C9 3:CK", "CT" },
  { "gives the others nothing", 0, "CT C9 SQ HJ DJ DK D9 SK H9 HK DQ", "12", "1:SA 2:S9 3:SK 0:S9 1!re 1:CA 2:C9 3:CK", "C9" },
  { "trumps a rich trick in the last seat", 0, "DJ SJ HQ SQ DK D9 SK S9 ST H9 HK HT", "12", "1:CA 2:CT 3:CT", "DJ SJ DK D9" },
  { "brings its fox home in the last seat", 0, "DA HQ SQ SJ SK S9 ST H9 HK HJ DQ HT", "12", "1:CA 2:CT 3:CT", "DA" },
  { "does not trump a poor trick with a dulle", 0, "HT SQ D9 DJ SK S9 CT CK CA C9 DK SJ", "12", "1:H9 2:H9 3:HK", "!HT SQ" },
  { "wins as cheaply as it can", 0, "HQ SQ HT D9 DK CA C9 SA SK S9 HK H9", "12", "1:DT 2:DK 3:DQ", "HQ" },
  { "leaves the trick to the partner's dulle", 0, "SQ CQ DT D9 C9 CK SA SK S9 HK H9 CT", "01", "1!re 1:HT 2:DK 3:DJ", "DT" },
  { "smears to the partner's dulle in the third seat", 0, "SQ CQ DT D9 C9 CK SA SK S9 HK H9 CT", "03", "2!kontra 3!re 2:DK 3:HT", "DT" },
  { "keeps the fox from a foreign dulle", 0, "DA D9 SJ SQ C9 CK SA SK S9 HK H9 CT", "12", "1!re 1:HT 2:DK 3:DJ", "D9" },
  { "gives the fox to the partner's dulle", 0, "DA D9 SJ CQ C9 CK SA SK S9 HK H9 CT", "01", "1!re 1:HT 2:DK 3:DJ", "DA" },
  { "catches a fox", 0, "HT SQ D9 DK C9 CK SA SK S9 HK H9 CT", "12", "1:D9 2!re 2:DA 3:DJ", "SQ HT" },
  { "catches a fox as cheaply as it can", 0, "HT SQ CJ DK C9 CK SA SK S9 HK H9 CT", "12", "1:D9 2!re 2:DA 3:DJ", "CJ" },
  { "does not trump the partner's ace", 0, "HT CQ SQ HQ ST SK HK H9 HK DJ S9 D9", "03", "3!re 3:CA", "!HT CQ SQ HQ" },
  { "does not throw off an ace", 0, "SA S9 D9 DQ HK H9 DK SJ SK HJ DJ DT", "12", "1!re 1:CA 2:CK 3:HT", "!SA DT" },
  { "does not throw a ten at the others", 0, "ST S9 D9 DQ HK H9 DK SJ SK HJ DJ DT", "12", "1!re 1:CA 2:CK 3:C9", "!ST" },
  { "does not spend a dulle on nothing", 0, "HT HT D9 DK C9 CK SA SK S9 HK H9 CT", "12", "1!re 1:D9 2:DK 3:DJ", "!HT" },
  { "does not answer a dulle with a queen", 0, "SQ HQ D9 DK C9 CK SA SK S9 HK H9 CT", "12", "1!re 1:HT 2:DT 3:DJ", "D9" },
  { "a soloist pulls from the top", 0, "CQ CQ SQ SQ HQ CA CA SA SA HA CT C9", "", "0:solo-queen 1:healthy 2:healthy 3:healthy", "CQ" },
  { "a soloist runs his long suit", 0, "CA CA CT CT CK CK SA SA ST HA DA DA", "", "0:solo-meatless 1:healthy 2:healthy 3:healthy", "CA CT CK SA DA HA" },
  { "smears against a soloist", 0, "CT C9 SQ HT DQ DK D9 SK S9 H9 HK DT", "", "1:solo-jack 2:healthy 3:healthy 0:healthy 1:C9 2:CA 3:CK", "CT" },
  { "gives a soloist nothing", 0, "CT C9 SQ HT DQ DK D9 SK S9 H9 HK DT", "", "1:solo-jack 2:healthy 3:healthy 0:healthy 1:CA 2:C9 3:CK", "C9" },
  { "keeps its aces from a soloist's jack", 0, "SA ST S9 H9 HT HK DQ DK CK CQ DA D9", "", "1:solo-jack 2:healthy 3:healthy 0:healthy 1:CJ 2:HJ 3:DJ", "!SA ST HT DA" },
  { "a bride leaves the deciding trick", 0, "CQ CQ HT HQ DJ DK D9 CK CT HK CA C9", "", "1:healthy 2:healthy 3:healthy 0:marriage/foreign 1:SA 2:S9 3:SK", "CK CT HK CA C9" },
  { "wins the deciding trick of a marriage", 0, "HQ SQ HT D9 DK CA C9 SA SK S9 HK H9", "1", "1:marriage/foreign 2:healthy 3:healthy 0:healthy 1:D9 2:DJ 3:DK", "HQ SQ HT" },
};

#define GENSCHER "preset ddv\ngenscher on\n"

/* The answer is the partner to choose by Genscher; without one, none. */
static const Position partners[] = {
  { "leaves a poor party for who has taken everything", 0, "DK DK DJ HJ D9 CK C9 SK HK", "12", "1!re 1:CA 2:CT 3:C9 0:CK 1:SA 2:ST 3:S9 0:SK 1:HA 2:HK 3:H9 0:H9 1:SQ 2:D9 3:DJ", "1", GENSCHER },
  { "keeps a rich partner", 0, "DK DK CQ HJ D9 CK C9 SK HK", "01", "1!re 1:CA 2:CT 3:C9 0:CK 1:SA 2:ST 3:S9 0:SK 1:HA 2:HK 3:H9 0:H9 1:SQ 2:D9 3:DJ", "", GENSCHER },
  { "has no reason to choose at the first card", 0, "DK DK DJ HJ D9 CK C9 SK HK H9 SQ CA", "12", "", "", GENSCHER },
};

/* The answer is the right contract; after a !, a wrong one. */
static const Position calls[] = {
  { "an average hand is healthy", 0, "CA C9 SK HK H9 HT SQ DQ SJ DT DK D9", "", "", "normal" },
  { "a poor hand is healthy", 0, "C9 C9 CK S9 S9 SK HK H9 DJ DK D9 D9", "", "", "normal" },
  { "strong trumps are a good normal game", 0, "HT CQ SQ HQ DQ CJ SJ HJ DT C9 SK HK", "", "", "normal" },
  { "three aces are no solo", 0, "CA SA HA C9 CK S9 SK HK SQ HJ DK D9", "", "", "normal" },
  { "many queens without aces are no solo", 0, "SQ SQ HQ HQ DQ C9 CK SK S9 HK H9 DK", "", "", "normal" },
  { "all queens and aces are a queen solo", 0, "CQ CQ SQ SQ HQ HQ DQ CA CA SA SA HA", "", "", "solo-queen" },
  { "all jacks and aces are a jack solo", 0, "CJ CJ SJ SJ HJ HJ DJ CA CA SA SA HA", "", "", "solo-jack" },
  { "aces and tens want no trumps", 0, "CA CA CT CT CK SA SA ST ST HA HA DA", "", "", "solo-meatless" },
  { "both queens of clubs marry", 0, "CQ CQ SQ DQ SJ DT D9 CA C9 SK S9 HK", "", "", "marriage" },
  { "a weak hand marries too", 0, "CQ CQ DJ D9 CK C9 C9 SK S9 S9 HK H9", "", "", "marriage" },
  { "a monster keeps silent or plays a solo", 0, "HT HT CQ CQ SQ SQ HQ HQ DQ CJ CA DA", "", "", "!marriage" },
};

/* The answer is "yes" or "no". */
#define ON_TABLE "announcement-timing cards-on-table\n"

static const Position announcements[] = {
  { "nothing is announced on nothing", 0, "C9 CK S9 SK HK H9 DJ DK D9 D9 SJ", "12", "1:SA 2:S9 3:SK 0:ST", "no" },
  { "a weak Re says nothing", 0, "CQ CK S9 SK HK H9 DJ DK D9 C9 SJ", "02", "1:SA 2:S9 3:SK 0:ST", "no" },
  { "an average hand says nothing", 0, "SQ CK S9 SK HK H9 DQ DT D9 C9 SJ", "12", "1:SA 2:S9 3:SK 0:ST", "no" },
  { "a strong Re is announced", 0, "HT HT CQ SQ SQ HQ CJ DT CA SA DJ", "02", "0:HA 1:H9 2:HK 3:H9", "yes" },
  { "a strong Kontra is announced", 0, "HT HT SQ SQ HQ HQ CJ DT CA SA DJ", "12", "0:HA 1:H9 2:HK 3:H9", "yes" },
  { "Re until the fifth card is announced with the second", 0, "HT HT CQ SQ SQ HQ CJ DT CA SA DJ H9", "02", "3:HA", "yes", ON_TABLE },
  { "Re until the fifth card is announced with the fourth", 0, "HT HT CQ SQ SQ HQ CJ DT CA SA DJ H9", "02", "1:HA 2:HK 3:HK", "yes", ON_TABLE },
  { "Kontra until the ninth card can wait for the next trick", 0, "HT HT SQ SQ HQ HQ CJ DT CA SA DJ H9", "12", "1:HA 2:HK 3:HK", "no", ON_TABLE },
  { "Kontra until the ninth card is announced with the eighth", 0, "HT HT SQ SQ HQ HQ CJ DT CA SA DJ", "12", "0:H9 1:HA 2:HK 3:HK 1:SA 2:SK 3:S9", "yes", ON_TABLE },
  { "it waits while it may", 0, "HT HT CQ SQ SQ HQ CJ DT CA SA DJ HA", "02", "", "no" },
};

START_TEST (test_cards)
{
  g_autoptr (GString) blunders = g_string_new (NULL);

  for (unsigned i = 0; i < G_N_ELEMENTS (cards); i++)
    {
      DulleView     view = position_view (&cards[i], false);
      DulleDecision decision = dulle_policy_act (&dulle_policy_weights, &view);
      const char   *card = dulle_card_code (decision.action.card);

      ck_assert_int_eq (decision.action.kind, DULLE_ACTION_PLAY);
      if (!position_allows (&cards[i], card))
        g_string_append_printf (blunders, "\n%s: %s, not %s", cards[i].about, card,
                                cards[i].answer);
    }
  ck_assert_msg (blunders->len == 0, "%s", blunders->str);
}
END_TEST

START_TEST (test_calls)
{
  g_autoptr (GString) blunders = g_string_new (NULL);

  for (unsigned i = 0; i < G_N_ELEMENTS (calls); i++)
    {
      DulleView     view = position_view (&calls[i], true);
      DulleDecision decision = dulle_policy_act (&dulle_policy_weights, &view);
      const char   *call = dulle_contracts[decision.action.contract].id;

      ck_assert_int_eq (decision.action.kind, DULLE_ACTION_CALL);
      if (!position_allows (&calls[i], call))
        g_string_append_printf (blunders, "\n%s: %s, not %s", calls[i].about, call,
                                calls[i].answer);
    }
  ck_assert_msg (blunders->len == 0, "%s", blunders->str);
}
END_TEST

START_TEST (test_announcements)
{
  g_autoptr (GString) blunders = g_string_new (NULL);

  for (unsigned i = 0; i < G_N_ELEMENTS (announcements); i++)
    {
      DulleView   view = position_view (&announcements[i], false);
      DulleAction announcement;
      bool        announces;

      view.board.turn = view.own.seat;
      announces = dulle_policy_announce (&dulle_policy_weights, &view, &announcement);
      if (announces != (strcmp (announcements[i].answer, "yes") == 0))
        g_string_append_printf (blunders, "\n%s", announcements[i].about);
    }
  ck_assert_msg (blunders->len == 0, "%s", blunders->str);
}
END_TEST

START_TEST (test_reasons)
{
  static const struct
  {
    unsigned    position;
    DulleReason reason;
  } expected[] = {
    { 0, DULLE_REASON_CASH_ACE },
    { 4, DULLE_REASON_PULL_TRUMP },
    { 7, DULLE_REASON_SMEAR_SAFE },
    { 12, DULLE_REASON_WIN_LAST },
    { 15, DULLE_REASON_KEEP_FOX },
    { 18, DULLE_REASON_CATCH_FOX },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      DulleView     view = position_view (&cards[expected[i].position], false);
      DulleDecision decision = dulle_policy_act (&dulle_policy_weights, &view);

      ck_assert_str_eq (dulle_reason_id (decision.reason), dulle_reason_id (expected[i].reason));
    }
}
END_TEST

/* Seat 3 does not follow hearts, but it gave all trumps away, and none came back. */
START_TEST (test_poor_partner)
{
  static const Position course = {
    .history = "0:healthy 1:healthy 2:healthy 3:poverty 3:pass/DJ/DK/D9 0:accept "
               "0:return/CA/S9/S9 0:HA 1:H9 2:H9 3:S9",
    .rules = "preset ddv\npoverty on\npoverty-shift on\n",
  };
  static const char *const dealt[DULLE_N_SEATS] = {
    "HT HT CQ CQ SQ SQ HQ CA S9 S9 HA HK",
    "HQ DQ CJ SJ HJ DA DT DK CA SA HA H9",
    "DQ CJ SJ HJ DJ DA DT D9 C9 SA HK H9",
    "DJ DK D9 CT CT CK CK C9 ST ST SK SK",
  };
  DulleAction lead = dulle_action_play (0, DULLE_CARD (DULLE_HEARTS, DULLE_KING));
  DulleAction actions[POSITION_MAX_WORDS];
  unsigned    n_actions = position_history (&course, actions);
  DulleHand   hands[DULLE_N_SEATS];
  DulleRules  rules;
  DulleSetup  setup;
  DulleGame   game;
  DulleView   view;

  ck_assert (dulle_rules_parse (course.rules, "rules", &rules, NULL));
  setup = dulle_setup (&rules, 3);
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    hands[seat] = position_hand (dealt[seat]);
  dulle_game_start (&game, &setup, hands);
  ck_assert_uint_eq (position_replay (&game, actions, n_actions), n_actions);
  view = dulle_game_view (&game, 0);
  ck_assert_int_eq (dulle_reason (&view, &lead), DULLE_REASON_LAST_OF_SUIT);
}
END_TEST

START_TEST (test_partners)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (partners); i++)
    {
      const Position *position = &partners[i];
      DulleView       view = position_view (position, false);
      DulleDecision   decision = dulle_policy_act (&dulle_policy_weights, &view);
      bool            leaves = *position->answer != '\0';

      ck_assert_msg ((decision.action.kind == DULLE_ACTION_GENSCHER) == leaves, "%s",
                     position->about);
      ck_assert_msg (!leaves || decision.action.partner == *position->answer - '0', "%s",
                     position->about);
    }
}
END_TEST

START_TEST (test_alternatives)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (cards); i++)
    {
      DulleView     view = position_view (&cards[i], false);
      DulleDecision decision = dulle_policy_act (&dulle_policy_weights, &view);
      DulleHand     choices = dulle_action_cards (&view.board, &view.own);

      ck_assert_uint_eq (decision.n_alternatives,
                         (unsigned) __builtin_popcountll (dulle_hand_kinds (choices)));
      ck_assert (dulle_action_equal (&decision.action, &decision.alternatives[0].action));
      for (unsigned j = 1; j < decision.n_alternatives; j++)
        ck_assert (decision.alternatives[j - 1].value >= decision.alternatives[j].value);
    }
}
END_TEST

/* Rules that no preset has: other decks, no dulles, every solo. */
static void
check_match (DulleRules rules,
             double     least)
{
  DulleMatch match = {
    .rules = dulle_rules_active (&rules),
    .sides = { DULLE_PLAYER_POLICY, DULLE_PLAYER_RANDOM },
    .seed = 7,
    .n_deals = 150,
  };
  DulleMatchResult result;
  DulleMatchResult again;

  dulle_match (&match, &result, NULL);
  dulle_match (&match, &again, NULL);
  ck_assert_uint_eq (result.n_games, match.n_deals * DULLE_N_SEATINGS);
  ck_assert_double_gt (result.gain, least);
  ck_assert (result.gain == again.gain);
}

START_TEST (test_any_rules)
{
  DulleRules rules = dulle_rules_default ();

  check_match (rules, 0.8);
  rules.dulle = false;
  check_match (rules, 0.5);
  rules.nines = false;
  check_match (rules, 0.5);
  for (int i = DULLE_FIRST_SOLO; i < DULLE_N_CONTRACTS; i++)
    *dulle_rules_at (&rules, dulle_contracts[i].option) = true;
  check_match (rules, 0.5);
}
END_TEST

START_TEST (test_forced_solo)
{
  DulleRules rules = dulle_rules_default ();
  DulleSetup setup;
  DulleHand  hands[DULLE_N_SEATS];

  rules = dulle_rules_active (&rules);
  setup = dulle_setup (&rules, 0);
  setup.forced = 2;
  setup.solos_due[2] = (DulleCompulsorySolos){ .all = 1, .picture = 1 };
  for (uint64_t deal = 0; deal < 200; deal++)
    {
      DullePlayer players[DULLE_N_SEATS] = { { .kind = DULLE_PLAYER_POLICY },
                                             { .kind = DULLE_PLAYER_RANDOM } };
      DulleGame   game;

      players[2].kind = deal % 2 == 0 ? DULLE_PLAYER_POLICY : DULLE_PLAYER_RANDOM;
      dulle_deal (&rules, deal, 0, hands);
      dulle_game_start (&game, &setup, hands);
      dulle_match_play (&game, players);
      ck_assert_int_eq (game.board.soloist, 2);
      ck_assert_int_eq (dulle_contracts[game.board.contract].sort, DULLE_SOLO_PICTURE);
    }
}
END_TEST

/* The sum of a card's weighted features. */
static double
add_features (const DulleSituation *situation,
              DulleCard             card)
{
  DulleForecast      forecast = dulle_situation_forecast (situation, card);
  DulleTrickPosition position = situation->trick.n_cards == 0 ? DULLE_POSITION_LEAD
                                                              : DULLE_POSITION_FOLLOW;
  float              values[DULLE_N_FEATURES] = { 0.0f };
  double             sum = 0.0;

  dulle_features (situation, &forecast, card, values);
  for (unsigned i = 0; i < DULLE_N_FEATURES; i++)
    sum += dulle_policy_weights.cards[i][situation->role][position] * (double) values[i];

  return sum;
}

static void
check_values (const DulleView *view)
{
  DulleWeights     sums = dulle_policy_weights;
  DulleWeighedCard weighed[DULLE_N_CARDS];
  DulleSituation   situation;
  unsigned         n;

  if (view->board.phase != DULLE_PHASE_TRICKS || dulle_board_is_last_trick (&view->board))
    return;
  dulle_situation_init (&situation, view, NULL);
  sums.net = NULL;
  n = dulle_policy_weigh (&sums, &situation, weighed);
  for (unsigned i = 0; i < n; i++)
    ck_assert_double_eq_tol (weighed[i].value, add_features (&situation, weighed[i].card), 1e-5);
}

/* Without the net, values are the sums of the features, in games by any rules in which
 * anything is done. */
START_TEST (test_values)
{
  for (uint64_t deal = 0; deal < 200; deal++)
    {
      DulleRng   rng = dulle_rng (deal);
      DulleRules chosen = deal % 2 == 0 ? dulle_rules_default () : dulle_rules_random (&rng);
      DulleRules rules = dulle_rules_active (&chosen);
      DulleSetup setup = dulle_setup (&rules, 0);
      DulleHand  hands[DULLE_N_SEATS];
      DulleGame  game;

      dulle_deal (&rules, deal, 0, hands);
      dulle_game_start (&game, &setup, hands);
      while (!dulle_board_is_finished (&game.board))
        {
          DulleView   view = dulle_game_view (&game, game.board.turn);
          DulleAction actions[DULLE_MAX_ACTIONS];
          unsigned    n = dulle_action_list (&view.board, &view.own, actions);

          check_values (&view);
          dulle_game_apply (&game, &actions[dulle_rng_below (&rng, n)]);
        }
    }
}
END_TEST

SUITE ("policy",
       test_values,
       test_cards,
       test_calls,
       test_announcements,
       test_reasons,
       test_poor_partner,
       test_partners,
       test_alternatives,
       test_any_rules,
       test_forced_solo)
