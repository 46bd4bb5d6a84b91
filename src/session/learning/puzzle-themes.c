/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "puzzle-themes.h"

#include <string.h>

static const char *const theme_ids[DULLE_N_PUZZLE_THEMES] = {
  [DULLE_THEME_WHICH_ACE] = "which-ace",
  [DULLE_THEME_CASH_ACE] = "cash-ace",
  [DULLE_THEME_FOX_CAUGHT] = "fox-caught",
  [DULLE_THEME_FOX_HOME] = "fox-home",
  [DULLE_THEME_CHARLIE] = "charlie",
  [DULLE_THEME_PARTNER] = "partner",
  [DULLE_THEME_DULLE] = "dulle",
  [DULLE_THEME_PULL_TRUMP] = "pull-trump",
  [DULLE_THEME_RUFF] = "ruff",
  [DULLE_THEME_SMEAR] = "smear",
  [DULLE_THEME_NO_90] = "no-90",
  [DULLE_THEME_ANNOUNCE] = "announce",
  [DULLE_THEME_SOLO] = "solo",
  [DULLE_THEME_RESERVATION] = "reservation",
  [DULLE_THEME_POVERTY] = "poverty",
  [DULLE_THEME_PLAY_SOLO] = "play-solo",
  [DULLE_THEME_DEFEND] = "defend",
  [DULLE_THEME_COUNT] = "count",
  [DULLE_THEME_LAST_TRICK] = "last-trick",
  [DULLE_THEME_TAKE] = "take",
  [DULLE_THEME_LEAD] = "lead",
  [DULLE_THEME_KEEP] = "keep",
};

const char *
dulle_puzzle_theme_id (DullePuzzleTheme theme)
{
  return theme_ids[theme];
}

gboolean
dulle_puzzle_theme_parse (const char       *id,
                          DullePuzzleTheme *theme)
{
  for (int i = 0; i < DULLE_N_PUZZLE_THEMES; i++)
    {
      if (strcmp (theme_ids[i], id) != 0)
        continue;
      *theme = (DullePuzzleTheme) i;
      return TRUE;
    }

  return FALSE;
}

DullePuzzleTheme
dulle_puzzle_main_theme (guint32 themes)
{
  g_return_val_if_fail (themes != 0, DULLE_THEME_KEEP);

  return (DullePuzzleTheme) __builtin_ctz (themes);
}
