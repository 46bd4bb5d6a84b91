/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Words in files that have been renamed. Files outlive names, so readers go on
 * accepting the former word for good, and writers write the current one.
 */
#pragma once

/* A row of a table, which ends with a row of %NULL. */
typedef struct
{
  const char *former;
  const char *current;
} DulleFormerWord;

/* Returns: what @word is called now; @word itself unless it is a former one */
const char *dulle_current_word (const DulleFormerWord *table,
                                const char            *word);

/* Returns: what @word was first called; @word itself unless it has been renamed */
const char *dulle_former_word (const DulleFormerWord *table,
                               const char            *word);
