/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The decision cache answers as the player itself would.
 */
#include "suite.h"

#include "lab/decision-cache.h"
#include "position.h"

static const Position first_card = {
  "the first card of a game",
  0,
  "CA C9 SK S9 HK H9 DQ SJ DT DK D9 DJ",
  "",
  "",
  "CA",
};

/* A repeated question gets the same answer, and no player gets that of another kind or
 * seed. */
START_TEST (test_same_answers)
{
  g_autoptr (DulleDecisionCache) cache = dulle_decision_cache_new ();
  DulleView view = position_view (&first_card, false);

  for (unsigned i = 0; i < 8; i++)
    {
      DullePlayer player = { .kind = i % 2 == 0 ? DULLE_PLAYER_NORMAL : DULLE_PLAYER_POLICY,
                             .limits.seed = i / 2 % 2 };
      DulleAction action = dulle_player_act (&player, &view).action;
      DulleAction cached = dulle_decision_cache_act (cache, &player, &view);
      DulleAction said = { 0 };
      DulleAction cached_said = { 0 };
      bool        announces = dulle_player_announce (&player, &view, &said);

      ck_assert (dulle_action_equal (&cached, &action));
      ck_assert_int_eq (dulle_decision_cache_announce (cache, &player, &view, &cached_said),
                        announces);
      ck_assert (dulle_action_equal (&cached_said, &said));
    }
}
END_TEST

SUITE ("decision-cache", test_same_answers)
