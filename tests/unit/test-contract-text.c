/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What a call is, in a sentence: every one that can be made has one, and no two solos of
 * the same rules have the same.
 */
#include "text/contract-text.h"

#include "engine/contract.h"

#include "suite.h"

static char *
describe_contract (DulleContract contract)
{
  DulleRules  rules = dulle_rules_default ();
  DulleAction call = dulle_action_call (0, contract, DULLE_MARRIAGE_FOREIGN);

  return dulle_call_description (&call, &rules);
}

static void
check_contract (DulleContract contract,
                const char   *expected)
{
  g_autofree char *text = describe_contract (contract);

  ck_assert_str_eq (text, expected);
}

START_TEST (test_sentences)
{
  check_contract (DULLE_CONTRACT_SOLO_QUEEN, "Only the queens are trumps.");
  check_contract (DULLE_CONTRACT_SOLO_MEATLESS, "There are no trumps.");
  check_contract (DULLE_CONTRACT_SOLO_CLUBS,
                  "Clubs in place of diamonds, below dulles, queens and jacks.");
  check_contract (DULLE_CONTRACT_SOLO_DIAMONDS, "The trumps are those of the normal game.");
  check_contract (DULLE_CONTRACT_SOLO_QUEEN_HEARTS,
                  "Hearts are trumps, and the queens above them.");
  check_contract (DULLE_CONTRACT_SOLO_JACK_SPADES, "Spades are trumps, and the jacks above them.");
  check_contract (DULLE_CONTRACT_SOLO_PURE_DIAMONDS, "Diamonds are the only trumps.");
  check_contract (DULLE_CONTRACT_MARRIAGE, "Your partner is found by the first foreign trick.");
  check_contract (DULLE_CONTRACT_THROW_NINES, "The cards are dealt again.");
}
END_TEST

/* The rules say whether a poverty is exchanged. */
START_TEST (test_poverty)
{
  DulleRules       rules = dulle_rules_default ();
  DulleAction      call = dulle_action_call (0, DULLE_CONTRACT_POVERTY, DULLE_MARRIAGE_FOREIGN);
  g_autofree char *dealt_again = NULL;
  g_autofree char *exchanged = NULL;

  rules.poverty_shift = 0;
  dealt_again = dulle_call_description (&call, &rules);
  rules.poverty_shift = 1;
  exchanged = dulle_call_description (&call, &rules);
  ck_assert_str_eq (dealt_again, "The cards are dealt again.");
  ck_assert_str_eq (exchanged, "Whoever takes your trumps becomes your partner.");
}
END_TEST

/* Where the tens of hearts are ordinary hearts, there are no dulles in a solo either. */
START_TEST (test_without_dulles)
{
  DulleRules       rules = dulle_rules_default ();
  DulleAction      call = dulle_action_call (0, DULLE_CONTRACT_SOLO_CLUBS, DULLE_MARRIAGE_FOREIGN);
  g_autofree char *text = NULL;

  rules.dulle = 0;
  text = dulle_call_description (&call, &rules);
  ck_assert_str_eq (text, "Clubs in place of diamonds, below queens and jacks.");
}
END_TEST

START_TEST (test_all_solos)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  ck_assert_ptr_null (describe_contract (DULLE_CONTRACT_NORMAL));
  for (DulleContract contract = DULLE_FIRST_SOLO; contract < DULLE_N_CONTRACTS; contract++)
    {
      char *text = describe_contract (contract);

      ck_assert_ptr_nonnull (text);
      ck_assert_msg (g_str_has_suffix (text, "."), "%s", text);
      /* Diamonds and the trump solo are one and the same, in no rules together. */
      ck_assert_msg (g_hash_table_add (seen, text) || contract == DULLE_CONTRACT_SOLO_TRUMP, "%s",
                     text);
    }
}
END_TEST

SUITE ("contract-text", test_sentences, test_poverty, test_without_dulles, test_all_solos)
