/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * How computer players vote on a round of solos: for it when they are behind.
 */
#include <glib.h>

#include "ai/vote.h"
#include "engine/option.h"

#include "suite.h"

static const struct
{
  unsigned    n_players;
  int32_t     totals[DULLE_MAX_PLAYERS];
  const char *in_favour;
} cases[] = {
  { 4, { 0, 0, 0, 0 }, "" },
  { 4, { 9, -3, -3, -3 }, "123" },
  { 4, { -9, 3, 3, 3 }, "0" },
  { 5, { 10, 0, -10, 20, -20 }, "24" },
  /* Behind where all have plus points, and where all have minus points. */
  { 5, { 11, 12, 13, 14, 15 }, "01" },
  { 5, { -11, -12, -13, -14, -15 }, "34" },
  /* Just behind. */
  { 7, { 1, 0, 0, 0, 0, 0, 0 }, "123456" },
};

START_TEST (test_who_is_behind)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      DulleRules      rules = dulle_rules_default ();
      DulleTournament tournament;
      g_autoptr (GString) in_favour = g_string_new (NULL);

      rules.players = (int16_t) cases[i].n_players;
      tournament = dulle_tournament_start (&rules, 1, 0);
      for (unsigned player = 0; player < cases[i].n_players; player++)
        tournament.totals[player] = cases[i].totals[player];
      for (unsigned player = 0; player < cases[i].n_players; player++)
        if (dulle_wants_solo_round (&tournament, player))
          g_string_append_printf (in_favour, "%u", player);
      ck_assert_str_eq (in_favour->str, cases[i].in_favour);
    }
}
END_TEST

SUITE ("vote", test_who_is_behind)
