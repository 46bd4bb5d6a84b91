/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "line-input.h"

#include <stdio.h>
#include <string.h>

#include "engine/record-reader.h"

static const char *
find_flaw (const GString *line,
           bool           is_long)
{
  if (is_long)
    return "The line is too long.";

  return g_utf8_validate_len (line->str, line->len, NULL) ? NULL
                                                          : "The line is not a text in UTF-8.";
}

bool
dulle_line_read (GString     *line,
                 const char **flaw)
{
  bool is_long = false;
  bool is_begun = false;
  int  c;

  g_string_truncate (line, 0);
  while ((c = getchar_unlocked ()) != EOF && c != '\n')
    {
      is_begun = true;
      is_long |= line->len == DULLE_LONGEST_LINE;
      if (!is_long)
        g_string_append_c (line, (char) c);
    }
  *flaw = find_flaw (line, is_long);

  return is_begun || c == '\n';
}

static bool
is_end (const char *line)
{
  g_auto (GStrv) words = dulle_record_split (line);

  return g_strv_length (words) == 1 && strcmp (words[0], "end") == 0;
}

char *
dulle_lines_read (const char **flaw)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GString) line = g_string_new (NULL);
  const char *found;

  *flaw = NULL;
  while (dulle_line_read (line, &found))
    {
      if (*flaw == NULL)
        *flaw = text->len > DULLE_LONGEST_TEXT ? "The text is too long." : found;
      if (*flaw == NULL)
        g_string_append_printf (text, "%s\n", line->str);
      if (found == NULL && is_end (line->str))
        break;
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}
