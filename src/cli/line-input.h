/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Lines of standard input that may hold anything: whatever another program writes, reading it
 * takes little memory, and a line that is no text is told from one that is.
 */
#pragma once

#include <glib.h>
#include <stdbool.h>

/* The longest line, in bytes. */
#define DULLE_LONGEST_LINE 65536

/* The most that a text of several lines may have. */
#define DULLE_LONGEST_TEXT (16 * DULLE_LONGEST_LINE)

/**
 * dulle_line_read:
 * @line: (inout): the line takes the place of what it held, without its end
 * @flaw: (out) (nullable): a sentence if the line cannot be used
 *
 * Returns: whether there was a line
 */
bool dulle_line_read (GString     *line,
                      const char **flaw);

/**
 * dulle_lines_read:
 * @flaw: (out) (nullable): a sentence if the text cannot be used
 *
 * Reads the lines up to and including “end”.
 *
 * Returns: (transfer full): the text
 */
char *dulle_lines_read (const char **flaw);
