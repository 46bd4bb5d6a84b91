/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * How every text begins to be read: rules, FreeDoko's rules, records and views. And how long
 * lines are folded in the files of puzzles and proofs: a line that begins with a space goes on
 * with the one before it.
 */
#pragma once

#include "error.h"

/* Returns: @text without the byte order mark that some editors put before UTF-8 */
const char *dulle_text_without_mark (const char *text);

/* Returns: how many lines end in the first @length bytes of @text */
unsigned dulle_text_count_ends (const char *text,
                                size_t      length);

/**
 * dulle_text_split:
 * @at: the position in the text; the line is set to that of a fault
 *
 * Returns: (transfer full) (nullable): the lines, without a byte order mark and the ends
 *   of lines (“\n” or “\r\n”); %NULL, with an error, if @text is not UTF-8
 */
char **dulle_text_split (const char        *text,
                         DulleTextPosition *at);

/**
 * dulle_text_fold:
 * @start: where the line begins, the last in @text
 *
 * Breaks a long line before some of its spaces.
 */
void dulle_text_fold (GString *text,
                      size_t   start);

/* Returns: how many bytes of @text, which has @size, the first line has with all that goes on
 *   with it; without the end of the line */
size_t dulle_text_folded_length (const char *text,
                                 size_t      size);

/**
 * dulle_text_unfold:
 * @length: as dulle_text_folded_length() found it
 *
 * Returns: (transfer full): the line as it was before dulle_text_fold()
 */
char *dulle_text_unfold (const char *text,
                         size_t      length);
