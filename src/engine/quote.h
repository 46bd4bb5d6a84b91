/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What a message repeats of a text that is not trusted.
 */
#pragma once

/* The most characters that are repeated; of a longer text, one less and an ellipsis. */
#define DULLE_QUOTE_LENGTH 80

/* A character of UTF-8 has at most four bytes. */
typedef struct
{
  char text[4 * DULLE_QUOTE_LENGTH + 1];
} DulleQuote;

/**
 * dulle_quote:
 * @text: any bytes
 *
 * What is not UTF-8, and control characters, which could draw on a terminal or begin
 * a new line, are shown as U+FFFD.
 *
 * Returns: the beginning of @text, without quotation marks
 */
DulleQuote dulle_quote (const char *text);
