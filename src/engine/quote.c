/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A quotation is a value, so that it can be written where an argument is wanted:
 * dulle_quote (word).text lives until the message is made.
 */
#include "quote.h"

#include <glib.h>
#include <stdbool.h>

#define REPLACEMENT 0xfffd
#define ELLIPSIS    0x2026

/* Moves @text behind its first character. */
static gunichar
take_character (const char **text)
{
  gunichar character = g_utf8_get_char_validated (*text, -1);
  bool     is_valid = character != (gunichar) -1 && character != (gunichar) -2;

  *text = is_valid ? g_utf8_next_char (*text) : *text + 1;

  return is_valid && !g_unichar_iscntrl (character) ? character : REPLACEMENT;
}

DulleQuote
dulle_quote (const char *text)
{
  DulleQuote quote;
  char      *end = quote.text;
  char      *last = quote.text;

  for (unsigned i = 0; i < DULLE_QUOTE_LENGTH && *text != '\0'; i++)
    {
      last = end;
      end += g_unichar_to_utf8 (take_character (&text), end);
    }
  if (*text != '\0')
    end = last + g_unichar_to_utf8 (ELLIPSIS, last);
  *end = '\0';

  return quote;
}
