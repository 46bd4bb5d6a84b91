/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Texts may have been written on any system.
 */
#include "text-lines.h"

#include "i18n.h"

#include <string.h>

#define MARK "\xef\xbb\xbf"

#define FOLDED_WIDTH 100

const char *
dulle_text_without_mark (const char *text)
{
  return g_str_has_prefix (text, MARK) ? text + strlen (MARK) : text;
}

unsigned
dulle_text_count_ends (const char *text,
                       size_t      length)
{
  unsigned n = 0;

  for (size_t i = 0; i < length; i++)
    n += text[i] == '\n';

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
      at->line = 1 + dulle_text_count_ends (text, (size_t) (fault - text));
      dulle_fail_at (at, DULLE_ENGINE_ERROR_SYNTAX, N_ ("This is not a text in UTF-8."));
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

void
dulle_text_fold (GString *text,
                 size_t   start)
{
  size_t space = 0;

  for (size_t i = start + 1; i < text->len; i++)
    {
      if (i - start >= FOLDED_WIDTH && space > start)
        {
          g_string_insert_c (text, (ssize_t) space, '\n');
          start = space + 1;
          i++;
        }
      if (text->str[i] == ' ')
        space = i;
    }
}

size_t
dulle_text_folded_length (const char *text,
                          size_t      size)
{
  const char *end = memchr (text, '\n', size);

  while (end != NULL && end + 1 < text + size && end[1] == ' ')
    end = memchr (end + 1, '\n', size - (size_t) (end + 1 - text));

  return end != NULL ? (size_t) (end - text) : size;
}

char *
dulle_text_unfold (const char *text,
                   size_t      length)
{
  char  *line = g_malloc (length + 1);
  size_t n = 0;

  for (size_t i = 0; i < length; i++)
    {
      if (text[i] != '\n')
        line[n++] = text[i];
    }
  line[n] = '\0';

  return line;
}
