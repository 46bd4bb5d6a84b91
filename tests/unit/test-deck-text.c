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
}

START_TEST (test_french)
{
  check_all (assert_french);
}
END_TEST

START_TEST (test_german)
{
  g_object_set (dulle_deck_get_default (), "id", DULLE_DECK_GERMAN, NULL);
  check_all (assert_german);
  ck_assert_str_eq (dulle_deck_card_name (DULLE_CLUB_QUEEN), "Ober of Acorns");
  ck_assert_str_eq (dulle_deck_card_name (DULLE_HEART_TEN), "Ten of Hearts");
}
END_TEST

SUITE ("deck-words", test_french, test_german)
