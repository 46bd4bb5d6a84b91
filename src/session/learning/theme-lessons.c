/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "theme-lessons.h"

static const char *const lessons[DULLE_N_PUZZLE_THEMES] = {
  [DULLE_THEME_WHICH_ACE] = "05",
  [DULLE_THEME_CASH_ACE] = "05",
  [DULLE_THEME_FOX_CAUGHT] = "08",
  [DULLE_THEME_FOX_HOME] = "08",
  [DULLE_THEME_CHARLIE] = "08",
  [DULLE_THEME_PARTNER] = "03",
  [DULLE_THEME_DULLE] = "07",
  [DULLE_THEME_PULL_TRUMP] = "07",
  [DULLE_THEME_RUFF] = "05",
  [DULLE_THEME_SMEAR] = "06",
  [DULLE_THEME_NO_90] = "09",
  [DULLE_THEME_ANNOUNCE] = "09",
  [DULLE_THEME_SOLO] = "10",
  [DULLE_THEME_RESERVATION] = "11",
  [DULLE_THEME_POVERTY] = "11",
  [DULLE_THEME_PLAY_SOLO] = "10",
  [DULLE_THEME_DEFEND] = "10",
  [DULLE_THEME_COUNT] = "04",
  [DULLE_THEME_LAST_TRICK] = "04",
  [DULLE_THEME_TAKE] = "02",
  [DULLE_THEME_LEAD] = "07",
  [DULLE_THEME_KEEP] = "02",
};

const char *
dulle_theme_lesson (DullePuzzleTheme theme)
{
  g_return_val_if_fail (theme < DULLE_N_PUZZLE_THEMES, NULL);

  return lessons[theme];
}

guint32
dulle_lesson_themes (const char *chapter)
{
  guint32 themes = 0;

  for (int theme = 0; theme < DULLE_N_PUZZLE_THEMES; theme++)
    {
      if (g_strcmp0 (lessons[theme], chapter) == 0)
        themes |= 1u << theme;
    }

  return themes;
}
