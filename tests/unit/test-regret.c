/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Labels as text, drawn and measured; and what a decision gives away by them.
 */
#include "suite.h"

#include "lab/labeller.h"
#include "lab/regret.h"

/* Three cards: the first half of the deals takes the king for the best, the second the ten. */
static const char line[] =
    "card official normal follow 1 0 | 0:CT +1.000 0.000 +0.500 | 0:CK +0.900 0.046 +1.000 | "
    "0:CA -0.300 0.500 -0.200 | game 2;rule nines on;dealer 1;"
    "hand 0 HQ CJ SJ SJ DJ DK DK CA CT CT CK SA;hand 1 HT SQ CJ DA DT D9 D9 C9 ST ST HK HK;"
    "hand 2 SQ HQ DQ HJ DJ DA CA CK C9 SK HA HA;hand 3 HT CQ CQ DQ HJ DT SA SK S9 S9 H9 H9;"
    "auction 2:healthy 3:marriage/foreign 0:healthy 1:healthy;trick 2:CA 3:SK;end";

static DulleLabel
read_label (const char *text)
{
  g_autoptr (GError) error = NULL;
  DulleTextPosition at = { "text", 7, &error };
  DulleLabel        label;

  ck_assert_msg (dulle_label_parse (text, &at, &label), "%s", error != NULL ? error->message : "");

  return label;
}

START_TEST (test_text)
{
  DulleLabel label = read_label (line);
  g_autoptr (GString) text = g_string_new (NULL);

  dulle_label_write (&label, text);
  ck_assert_str_eq (text->str, line);
}
END_TEST

/* In the first half the king is the best (1.0), in the second the ten (1.5), where the king is
 * worth 0.8: each is measured by the other half. */
START_TEST (test_halves)
{
  static const double regrets[] = { (0.8 - 1.5) / 2.0, (0.5 - 1.0) / 2.0, (1.2 + 0.7) / 2.0 };
  DulleLabel          label = read_label (line);

  for (unsigned i = 0; i < label.n_alternatives; i++)
    {
      const DulleLabelled *taken = dulle_label_find (&label, &label.alternatives[i].action);

      ck_assert_ptr_eq (taken, &label.alternatives[i]);
      ck_assert_double_eq_tol (dulle_label_regret (&label, taken), regrets[i], 1e-9);
    }
}
END_TEST

START_TEST (test_blunders)
{
  DulleLabel  label = read_label (line);
  DulleAction other = dulle_action_play (label.seat, DULLE_CARD (DULLE_SPADES, DULLE_ACE));

  ck_assert_ptr_null (dulle_label_find (&label, &other));
  ck_assert (!dulle_label_is_blunder (&label, &label.alternatives[0], 0.05));
  ck_assert (dulle_label_is_blunder (&label, &label.alternatives[1], 0.05));
  ck_assert (!dulle_label_is_blunder (&label, &label.alternatives[1], 0.2));
  ck_assert (dulle_label_is_blunder (&label, &label.alternatives[2], 1.25));
  label.alternatives[2].error = 0.7;
  ck_assert (!dulle_label_is_blunder (&label, &label.alternatives[2], 1.25));
}
END_TEST

START_TEST (test_means)
{
  DulleMean mean = { 0 };

  ck_assert_double_eq (dulle_mean_of (&mean), 0.0);
  for (unsigned i = 1; i <= 4; i++)
    dulle_mean_add (&mean, i);
  ck_assert_double_eq (dulle_mean_of (&mean), 2.5);
  ck_assert_double_eq_tol (dulle_mean_error (&mean), 0.645497, 1e-6);
}
END_TEST

/* Every label that is made can be read, has several alternatives, the best first, and comes out
 * the same again. */
START_TEST (test_made)
{
  for (unsigned number = 0; number < 20; number++)
    {
      DulleLabel label;
      DulleLabel again;
      g_autoptr (GString) text = g_string_new (NULL);
      g_autoptr (GString) other = g_string_new (NULL);

      dulle_label_draw (3, number, &label);
      dulle_label_measure (3, 2, &label);
      dulle_label_write (&label, text);
      again = read_label (text->str);
      dulle_label_write (&again, other);
      ck_assert_str_eq (text->str, other->str);
      ck_assert_uint_ge (label.n_alternatives, 2);
      for (unsigned i = 1; i < label.n_alternatives; i++)
        ck_assert_double_ge (label.alternatives[i - 1].value, label.alternatives[i].value);
    }
}
END_TEST

SUITE ("regret", test_text, test_halves, test_blunders, test_means, test_made)
