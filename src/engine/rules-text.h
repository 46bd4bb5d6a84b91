/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Rule sets as text: a preset and what differs from it.
 *
 *   preset ddv
 *   duty-soli 0
 *   solo-king on
 *
 * One option a line; empty lines and what follows a # are skipped. The preset
 * may be left out, and is then ddv.
 */
#pragma once

#include <glib.h>

#include "rules.h"

#define DULLE_RULES_ERROR (dulle_rules_error_quark ())
GQuark dulle_rules_error_quark (void);

typedef enum
{
  DULLE_RULES_ERROR_SYNTAX,
  DULLE_RULES_ERROR_UNKNOWN,
  DULLE_RULES_ERROR_VALUE,
} DulleRulesError;

/**
 * dulle_rules_parse:
 * @text: the whole text, UTF-8
 * @name: what to call it in messages, usually a file name
 * @rules: (out): the chosen rules
 *
 * Returns: whether all lines could be read; if not, @error is one sentence with
 *   @name and the line
 */
bool dulle_rules_parse (const char *text,
                        const char *name,
                        DulleRules *rules,
                        GError    **error);

/**
 * dulle_rules_parse_line:
 * @line: one line without its end
 *
 * Applies one line to @rules; see dulle_rules_parse().
 */
bool dulle_rules_parse_line (const char *line,
                             const char *name,
                             unsigned    line_number,
                             DulleRules *rules,
                             GError    **error);

/* Returns: (transfer full): the rules as text: the preset with the fewest
 * differences, and these */
char *dulle_rules_format (const DulleRules *rules);
