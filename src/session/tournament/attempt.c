/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "attempt.h"

static const char *const ids[] = {
  [DULLE_ATTEMPT_PUZZLE] = "puzzle",
  [DULLE_ATTEMPT_LESSON] = "lesson",
  [DULLE_ATTEMPT_EXERCISE] = "exercise",
  [DULLE_ATTEMPT_QUIZ] = "quiz",
};

G_STATIC_ASSERT (G_N_ELEMENTS (ids) == DULLE_N_ATTEMPT_KINDS);

DulleAttempt
dulle_attempt_make (DulleAttemptKind kind,
                    const char      *name,
                    const char      *theme,
                    gboolean         success)
{
  DulleAttempt attempt = { .kind = kind, .success = success };

  g_strlcpy (attempt.name, name, sizeof attempt.name);
  g_strlcpy (attempt.theme, theme, sizeof attempt.theme);

  return attempt;
}

const char *
dulle_attempt_kind_id (DulleAttemptKind kind)
{
  return ids[kind];
}

gboolean
dulle_attempt_kind_parse (const char       *id,
                          DulleAttemptKind *kind)
{
  for (DulleAttemptKind i = 0; i < DULLE_N_ATTEMPT_KINDS; i++)
    if (g_str_equal (ids[i], id))
      {
        *kind = i;
        return TRUE;
      }

  return FALSE;
}
