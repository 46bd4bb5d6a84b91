/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * With German suits nothing is called as with French ones, and with French suits
 * everything as the engine calls it.
 */
#include "cards/deck-text.h"

#include "engine/refusal.h"
#include "engine/contract.h"

#include "cards/deck-file.h"
#include "cards/dulle-deck.h"
#include "text/contract-text.h"
#include "text/hint-text.h"
#include "text/pile-text.h"
#include "text/word-help.h"

#include "suite.h"

typedef void (*Check) (const char *text);

static void
assert_french (const char *text)
{
  ck_assert_str_eq (dulle_deck_text (text), text);
}

static void
assert_german (const char *text)
{
  static const char *const french[] = { "club", "spade", "diamond", "queen", "jack" };
  const char              *words = dulle_deck_text (text);
  g_autofree char         *lower = g_ascii_strdown (words, -1);

  for (guint i = 0; i < G_N_ELEMENTS (french); i++)
    ck_assert_msg (strstr (lower, french[i]) == NULL, "%s", words);
}

static void
check_all (Check check)
{
  for (DulleCard card = 0; card < DULLE_N_CARDS; card++)
    check (dulle_card_name (card));
  for (int contract = 0; contract < DULLE_N_CONTRACTS; contract++)
    if (dulle_contracts[contract].label != NULL)
      check (dulle_contracts[contract].label);
  for (int marriage = 0; marriage < DULLE_N_MARRIAGES; marriage++)
    if (dulle_marriages[marriage].label != NULL)
      check (dulle_marriages[marriage].label);
  for (int refusal = 0; refusal < DULLE_N_REFUSALS; refusal++)
    if (dulle_refusal_sentence ((DulleRefusal) refusal) != NULL)
      check (dulle_refusal_sentence ((DulleRefusal) refusal));
  for (int reason = 0; reason < DULLE_N_REASONS; reason++)
    check (dulle_reason_text ((DulleReason) reason));
  for (int word = 0; word < DULLE_N_WORDS; word++)
    check (dulle_word_help ((DulleWord) word));
}

/* A fox was caught, by seat 1. */
static void
assert_pile_sign (const char *expected)
{
  DulleBoard       board = { .rules = dulle_rules_default (), .n_tricks = 1 };
  g_autofree char *sign = NULL;

  board.rules.show_tricks_in_piles = true;
  dulle_order_init (&board.order, &board.rules, DULLE_CONTRACT_NORMAL, false, false);
  board.soloist = board.partner = board.pigs = board.superpigs = DULLE_NO_SEAT;
  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    board.known[seat] = seat % 2 == 0 ? DULLE_RE : DULLE_KONTRA;
  board.tricks[0] = (DulleTrick){
    .cards = { DULLE_CARD (DULLE_DIAMONDS, DULLE_ACE), DULLE_HEART_TEN,
               DULLE_CARD (DULLE_DIAMONDS, DULLE_NINE), DULLE_CARD (DULLE_DIAMONDS, DULLE_KING) },
    .n_cards = DULLE_N_SEATS,
    .best = 1,
  };
  sign = dulle_pile_cards (&board, 1);
  ck_assert_str_eq (sign, expected);
}

/* A suit solo without dulles. */
static void
assert_solo (const char *expected)
{
  DulleAction      call = dulle_action_call (0, DULLE_CONTRACT_SOLO_CLUBS, DULLE_MARRIAGE_FOREIGN);
  DulleRules       rules = dulle_rules_default ();
  g_autofree char *text = NULL;

  rules.dulle = 0;
  text = dulle_call_description (&call, &rules);
  ck_assert_str_eq (text, expected);
}

START_TEST (test_french)
{
  check_all (assert_french);
  assert_pile_sign ("♦A");
  assert_solo ("Clubs in place of diamonds, below queens and jacks.");
}
END_TEST

START_TEST (test_german)
{
  g_object_set (dulle_deck_get_default (), "id", DULLE_DECK_GERMAN, NULL);
  check_all (assert_german);
  ck_assert_str_eq (dulle_deck_card_name (DULLE_CLUB_QUEEN), "Ober of Acorns");
  ck_assert_str_eq (dulle_deck_card_name (DULLE_HEART_TEN), "Ten of Hearts");
  assert_pile_sign ("Be A");
  assert_solo ("Acorns in place of bells, below Obers and Unters.");
}
END_TEST

SUITE ("deck-words", test_french, test_german)
