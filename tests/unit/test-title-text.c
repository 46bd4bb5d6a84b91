/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The second line of the title: which game of how many, what it counts, and by which rules.
 */
#include "engine/preset.h"
#include "session/company.h"
#include "text/title-text.h"

#include "suite.h"

static void
check_place (gboolean    limited,
             guint       n_games,
             guint       games_left,
             guint       number,
             const char *expected)
{
  DulleBoard       board = { .rules = dulle_rules_default () };
  DulleStanding    standing = { .n_games = n_games, .games_left = games_left };
  g_autofree char *place = NULL;

  board.rules.rounds_limited = limited;
  place = dulle_title_place (&board, &standing, number, TRUE);
  ck_assert_str_eq (place, expected);
}

/* Without a limit nobody knows how many games there will be, also when one is over. */
START_TEST (test_place)
{
  check_place (TRUE, 2, 22, 3, "Game 3 of 24");
  check_place (TRUE, 24, 0, 24, "Game 24 of 24");
  check_place (FALSE, 0, 0, 1, "Game 1");
  check_place (FALSE, 1, 0, 1, "Game 1");
  check_place (FALSE, 7, 0, 7, "Game 7");
}
END_TEST

/* The title names the rules as New Tournament does; what a shared table does without is no
 * change. */
START_TEST (test_rules_name)
{
  DulleRules       rules = dulle_rules_default ();
  DulleBoard       board = { .rules = dulle_rules_active (&rules) };
  DulleStanding    standing = { .n_games = 0 };
  g_autofree char *alone = dulle_title_place (&board, &standing, 1, FALSE);
  g_autofree char *shared = NULL;
  g_autofree char *other = NULL;

  ck_assert_ptr_nonnull (strstr (alone, "Official rules"));
  dulle_company_share_rules (&board.rules);
  shared = dulle_title_place (&board, &standing, 1, FALSE);
  ck_assert_str_eq (shared, alone);
  board.rules.nines = !board.rules.nines;
  other = dulle_title_place (&board, &standing, 1, FALSE);
  ck_assert_ptr_nonnull (strstr (other, "Official rules, 1 change"));
}
END_TEST

/* Everybody at the table knows what a game counts. */
START_TEST (test_bock_game)
{
  DulleRules       rules = dulle_rules_default ();
  DulleBoard       board = { .rules = dulle_rules_active (&rules), .bock_factor = 4 };
  DulleStanding    standing = { .n_games = 2, .games_left = 22 };
  g_autofree char *brief = dulle_title_place (&board, &standing, 3, TRUE);
  g_autofree char *whole = dulle_title_place (&board, &standing, 3, FALSE);

  ck_assert_str_eq (brief, "Game 3 of 24 · Bock ×4");
  ck_assert_str_eq (whole, "Game 3 of 24 · Bock ×4 · Official rules");
}
END_TEST

/* A preset is called by its name, though what makes no difference in it is off in a game. */
START_TEST (test_preset_names)
{
  unsigned           n_presets;
  const DullePreset *presets = dulle_presets (&n_presets);
  DulleStanding      standing = { .n_games = 0 };

  for (unsigned i = 0; i < n_presets; i++)
    {
      DulleRules       rules = dulle_preset_rules (&presets[i]);
      DulleBoard       board = { .rules = dulle_rules_active (&rules) };
      g_autofree char *alone = dulle_title_place (&board, &standing, 1, FALSE);
      g_autofree char *shared = NULL;

      ck_assert_msg (g_str_has_suffix (alone, presets[i].label), "%s: %s", presets[i].id, alone);
      dulle_company_share_rules (&board.rules);
      shared = dulle_title_place (&board, &standing, 1, FALSE);
      ck_assert_msg (g_str_has_suffix (shared, presets[i].label), "%s: %s", presets[i].id, shared);
    }
}
END_TEST

SUITE ("title-text", test_place, test_rules_name, test_bock_game, test_preset_names)
