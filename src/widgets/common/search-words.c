/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Not g_str_match_string(), which knows only the beginnings of words: whoever looks for "solo"
 * wants to find the "Damensolo", too.
 */
#include "config.h"

#include <string.h>

#include "search-words.h"

/* By whose habits letters are spelled in ASCII: "ü" as "u", and as "ue". */
static const char *const spellings[] = { "C", "de" };

#define N_SPELLINGS G_N_ELEMENTS (spellings)

static char *
spell_plainly (const char *text,
               const char *locale)
{
  g_autofree char *composed = g_utf8_normalize (text, -1, G_NORMALIZE_ALL_COMPOSE);
  g_autofree char *ascii = g_str_to_ascii (composed, locale);

  return g_ascii_strdown (ascii, -1);
}

gboolean
dulle_has_words (const char *text,
                 const char *words)
{
  char    *spelled[N_SPELLINGS];
  char   **wanted[N_SPELLINGS];
  gboolean has_all = TRUE;

  g_return_val_if_fail (text != NULL && g_utf8_validate (text, -1, NULL), FALSE);
  g_return_val_if_fail (words != NULL && g_utf8_validate (words, -1, NULL), FALSE);

  for (guint i = 0; i < N_SPELLINGS; i++)
    {
      g_autofree char *plain = spell_plainly (words, spellings[i]);

      spelled[i] = spell_plainly (text, spellings[i]);
      wanted[i] = g_strsplit (plain, " ", -1);
    }

  for (guint word = 0; wanted[0][word] != NULL && has_all; word++)
    {
      has_all = FALSE;
      for (guint i = 0; i < N_SPELLINGS; i++)
        has_all = has_all || strstr (spelled[i], wanted[i][word]) != NULL;
    }

  for (guint spelling = 0; spelling < N_SPELLINGS; spelling++)
    {
      g_free (spelled[spelling]);
      g_strfreev (wanted[spelling]);
    }

  return has_all;
}
