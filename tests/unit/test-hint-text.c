/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What a hint says: ways with their points, and why the first is it.
 */
#include "text/hint-text.h"

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

  ck_assert_str_eq (ten, "Ten of Spades: +1.2 points");
  ck_assert_str_eq (king, "King of Spades: \342\210\2220.5 points");

  event.hint.n_hints = 1;
  alone = dulle_hint_heading (&event, 0, names);
  ck_assert_str_eq (alone, "Ten of Spades");
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
  ck_assert_str_eq (bare, "Hint: Ten of Spades.");
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

SUITE ("hint-words", test_headings, test_sentence, test_remark)
