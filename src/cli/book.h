/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The rule book of a rule set, printed as a document.
 */
#pragma once

#include "engine/rules.h"

typedef enum
{
  DULLE_BOOK_FORM_MARKDOWN,
  DULLE_BOOK_FORM_HTML,
} DulleBookForm;

/**
 * dulle_cli_print_book:
 * @language: "de" or "en"
 * @rules: the rules as they were chosen
 *
 * Returns: the exit status; where there is no book in this language, a sentence was printed
 */
int dulle_cli_print_book (const char       *language,
                          const DulleRules *rules,
                          DulleBookForm     form);
