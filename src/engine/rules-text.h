/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Rule sets as text: a preset and the differences from it.
 *
 *   preset ddv
 *   compulsory-solos 0
 *   solo-king on
 *
 * One option per line; empty lines and anything after a # are skipped. The preset comes first;
 * if it is left out, options have their defaults.
 */
#pragma once

#include <glib.h>

#include "error.h"
#include "rules.h"

/**
 * dulle_rules_parse:
 * @text: the whole text, UTF-8
 * @name: what to call it in messages, usually a file name
 * @rules: (out): the chosen rules
 *
 * Returns: whether there is a rule, and all lines could be read; if not, @error is one
 *   sentence with @name and the line
 */
bool dulle_rules_parse (const char *text,
                        const char *name,
                        DulleRules *rules,
                        GError    **error);

/* Returns: (transfer full) (element-type utf8): a sentence as that of dulle_rules_parse()
 * for each line that cannot be read */
GPtrArray *dulle_rules_list_faults (const char *text,
                                    const char *name);

/**
 * dulle_rules_parse_line:
 * @line: one line without its end
 * @at: where it stands, for messages
 * @n_read: (inout): how many rules have been read, good ones or not
 *
 * Applies one line to @rules; see dulle_rules_parse().
 */
bool dulle_rules_parse_line (const char              *line,
                             const DulleTextPosition *at,
                             unsigned                *n_read,
                             DulleRules              *rules);

/* Returns: (transfer full): the rules as text: the nearest preset, and the differences
 * from it */
char *dulle_rules_format (const DulleRules *rules);

/* Returns: (transfer full): the same for what is kept or sent: at least one line, and no preset,
 * since those are mended from version to version. Defaults are not. */
char *dulle_rules_format_lasting (const DulleRules *rules);
