/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What a hint says: ways with their points, and why the first is it.
 */
#include "text/hint-text.h"

#include "engine/deal.h"
#include "engine/legality.h"

#include "suite.h"

static const char *const names[] = { "Anna", "Bert", "Cleo", "Dora" };

/* A hint of the ten, the king and the nine of spades. */
static DulleEvent
make_event (double ten,
            double king,
            double nine)
{
  static const DulleRank ranks[] = { DULLE_TEN, DULLE_KING, DULLE_NINE };
  const double           values[] = { ten, king, nine };
  DulleEvent             event = { .kind = DULLE_EVENT_HINT, .hint.n_hints = DULLE_MAX_HINTS };

  for (guint i = 0; i < DULLE_MAX_HINTS; i++)
    event.hint.hints[i] = (DulleHint){ dulle_action_play (0, DULLE_CARD (DULLE_SPADES, ranks[i])),
                                       values[i], DULLE_REASON_ONLY_CARD };

  return event;
}

START_TEST (test_headings)
{
  DulleEvent       event = make_event (1.25, -0.5, 0.0);
  g_autofree char *ten = dulle_hint_heading (&event, 0, names);
  g_autofree char *king = dulle_hint_heading (&event, 1, names);
  g_autofree char *alone = NULL;

  ck_assert_str_eq (ten, "Ten of Spades: +1,2 points");
  ck_assert_str_eq (king, "King of Spades: \342\210\2220,5 points");

  event.hint.n_hints = 1;
  alone = dulle_hint_heading (&event, 0, names);
  ck_assert_str_eq (alone, "Ten of Spades");
}
END_TEST

/* What is nothing when it is written has no sign. */
START_TEST (test_nothing)
{
  static const double values[] = { 0.0, 0.04, -0.04 };

  for (unsigned i = 0; i < G_N_ELEMENTS (values); i++)
    {
      DulleEvent       event = make_event (values[i], -0.06, 0.0);
      g_autofree char *ten = dulle_hint_heading (&event, 0, names);
      g_autofree char *king = dulle_hint_heading (&event, 1, names);

      ck_assert_str_eq (ten, "Ten of Spades: 0,0 points");
      ck_assert_str_eq (king, "King of Spades: \342\210\2220,1 points");
    }
}
END_TEST

START_TEST (test_sentence)
{
  DulleEvent       event = make_event (1.0, 0.0, 0.0);
  g_autofree char *reasoned = dulle_hint_sentence (&event, names);
  g_autofree char *bare = NULL;

  ck_assert_str_eq (reasoned, "Hint: Ten of Spades. No other card is allowed.");

  event.hint.hints[0].reason = DULLE_REASON_NONE;
  bare = dulle_hint_sentence (&event, names);
  ck_assert_str_eq (bare, "Hint: Ten of Spades. No single fact decides it; this is an estimate.");
}
END_TEST

/* A remark is made where what is read looks wrong, and nowhere else. */
START_TEST (test_remark)
{
  DulleEvent falling = make_event (0.4, 0.4, 0.1);
  DulleEvent same = make_event (0.41, 0.44, 0.1);
  DulleEvent rising = make_event (0.4, 0.1, 0.5);

  ck_assert_ptr_null (dulle_hint_remark (&falling));
  ck_assert_ptr_null (dulle_hint_remark (&same));
  ck_assert_ptr_nonnull (dulle_hint_remark (&rising));

  rising.hint.n_hints = 2;
  ck_assert_ptr_null (dulle_hint_remark (&rising));
}
END_TEST

/* Whoever holds both queens of clubs, and is asked for a reservation. */
static DulleEvent
make_silent_event (void)
{
  DulleRules rules = dulle_rules_default ();
  DulleSetup setup = dulle_setup (&rules, 3);
  DulleEvent event = { .kind = DULLE_EVENT_HINT, .hint.n_hints = 1 };

  for (uint64_t number = 0; event.view.own.hand == 0; number++)
    {
      DulleHand hands[DULLE_N_SEATS];
      DulleGame game;

      dulle_deal (&rules, number, setup.dealer, hands);
      if (dulle_hand_count (hands[0], DULLE_CLUB_QUEEN) < 2)
        continue;
      dulle_game_start (&game, &setup, hands);
      event.view = dulle_game_view (&game, 0);
    }
  event.hint.hints[0].action = dulle_action_call (0, DULLE_CONTRACT_NORMAL, DULLE_MARRIAGE_FOREIGN);

  return event;
}

/* The question for a silent marriage has no button "Healthy". */
START_TEST (test_silent_marriage)
{
  DulleEvent       event = make_silent_event ();
  g_autofree char *silent = dulle_hint_heading (&event, 0, names);
  g_autofree char *marriage = NULL;

  ck_assert_str_eq (silent, "Healthy (silent marriage)");

  event.hint.hints[0].action.contract = DULLE_CONTRACT_MARRIAGE;
  marriage = dulle_hint_heading (&event, 0, names);
  ck_assert_str_eq (marriage, "Marriage");
}
END_TEST

static void
assert_whole (const char *text)
{
  static const char *const holes[] = { "; .", ": .", ". .", "..", "  ", "()" };

  ck_assert_ptr_nonnull (text);
  ck_assert_msg (g_str_has_prefix (text, "Hint: ") && g_str_has_suffix (text, "."), "%s", text);
  for (guint i = 0; i < G_N_ELEMENTS (holes); i++)
    ck_assert_msg (strstr (text, holes[i]) == NULL, "%s", text);
}

/* Advises @action for one reason after the other. */
static void
check_action (const DulleGame   *game,
              const DulleAction *action)
{
  static unsigned  n_checked;
  DulleReason      reason = n_checked++ % DULLE_N_REASONS;
  DulleEvent       event = { .kind = DULLE_EVENT_HINT,
                             .view = dulle_game_view (game, action->seat),
                             .hint = { .n_hints = 1, .hints = { { *action, 1.0, reason } } } };
  g_autofree char *sentence = dulle_hint_sentence (&event, names);

  ck_assert_str_ne (dulle_reason_text (reason), "");
  assert_whole (sentence);
}

/* A poverty where there can be one, otherwise anything. */
static DulleAction
choose_action (const DulleGame *game,
               DulleRng        *rng)
{
  DulleAction actions[DULLE_MAX_ACTIONS];
  unsigned    n_actions = dulle_game_list (game, game->board.turn, actions);

  for (unsigned i = 0; i < n_actions; i++)
    {
      if (actions[i].kind == DULLE_ACTION_CALL && actions[i].contract == DULLE_CONTRACT_POVERTY)
        return actions[i];
    }

  return actions[dulle_rng_below (rng, n_actions)];
}

/* Calls, exchanges, announcements, declarations and cards of many games: whatever is advised
 * and why, the sentence has no hole. */
START_TEST (test_no_holes)
{
  unsigned n_of_kind[DULLE_N_ACTION_KINDS] = { 0 };

  for (uint64_t number = 0; number < 1000; number++)
    {
      DulleRng   rng = dulle_rng (number);
      DulleRules chosen = dulle_rules_random (&rng);
      DulleRules rules;
      DulleSetup setup;
      DulleHand  hands[DULLE_N_SEATS];
      DulleGame  game;

      chosen.poverty = 1;
      rules = dulle_rules_active (&chosen);
      setup = dulle_setup (&rules, (uint8_t) (number % DULLE_N_SEATS));
      dulle_deal (&rules, number, setup.dealer, hands);
      dulle_game_start (&game, &setup, hands);
      while (!dulle_board_is_finished (&game.board))
        {
          DulleAction action = choose_action (&game, &rng);

          n_of_kind[action.kind]++;
          check_action (&game, &action);
          dulle_game_apply (&game, &action);
        }
    }

  for (DulleActionKind kind = 0; kind < DULLE_N_ACTION_KINDS; kind++)
    ck_assert_msg (n_of_kind[kind] > 0, "%d", kind);
}
END_TEST

SUITE ("hint-words",
       test_headings,
       test_nothing,
       test_sentence,
       test_remark,
       test_silent_marriage,
       test_no_holes)
