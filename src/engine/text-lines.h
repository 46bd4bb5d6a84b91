/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * How every text begins to be read: rules, FreeDoko's rules, records and views.
 */
#pragma once

#include "error.h"

/* Returns: @text without the byte order mark that some editors put before UTF-8 */
const char *dulle_text_without_mark (const char *text);

/**
 * dulle_text_split:
 * @at: the position in the text; the line is set to that of a fault
 *
 * Returns: (transfer full) (nullable): the lines, without a byte order mark and the ends
 *   of lines (“\n” or “\r\n”); %NULL, with an error, if @text is not UTF-8
 */
char **dulle_text_split (const char        *text,
                         DulleTextPosition *at);
