/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Texts may have been written on any system.
 */
#include "text-lines.h"

#include <string.h>

#define MARK "\xef\xbb\xbf"

const char *
dulle_text_without_mark (const char *text)
{
  return g_str_has_prefix (text, MARK) ? text + strlen (MARK) : text;
}

static unsigned
count_line_ends (const char *text,
                 const char *end)
{
  unsigned n = 0;

  for (; text < end; text++)
    n += *text == '\n';

  return n;
}

char **
dulle_text_split (const char        *text,
                  DulleTextPosition *at)
{
  const char *fault;
  char      **lines;

  if (!g_utf8_validate (text, -1, &fault))
    {
      at->line = 1 + count_line_ends (text, fault);
      dulle_fail_at (at, DULLE_ENGINE_ERROR_SYNTAX, "This is not a text in UTF-8.");
      return NULL;
    }

  lines = g_strsplit (dulle_text_without_mark (text), "\n", -1);
  for (unsigned i = 0; lines[i] != NULL; i++)
    {
      size_t length = strlen (lines[i]);

      if (length > 0 && lines[i][length - 1] == '\r')
        lines[i][length - 1] = '\0';
    }

  return lines;
}
