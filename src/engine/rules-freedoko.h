/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * FreeDoko's rule files: one `key = value` a line, perhaps within braces or within
 * the `rules { }` block of a party file.
 */
#pragma once

#include <glib.h>

#include "rules.h"

/**
 * dulle_rules_parse_freedoko:
 * @text: the whole text
 * @name: what to call it in messages
 * @rules: (out): the rules that FreeDoko would play by this file
 * @unknown: (out) (element-type utf8) (transfer full): the lines with keys that
 *   nobody knows or values that make no sense, which are skipped as FreeDoko does
 *
 * As in FreeDoko, what the file does not name has FreeDoko's own default.
 *
 * Returns: whether there was a rule in it; if not, @error is one sentence
 */
bool dulle_rules_parse_freedoko (const char *text,
                                 const char *name,
                                 DulleRules *rules,
                                 GPtrArray **unknown,
                                 GError    **error);

/**
 * dulle_rules_format_freedoko:
 * @unknown: (nullable): lines to keep, see dulle_rules_parse_freedoko()
 *
 * Returns: (transfer full): a rule file for FreeDoko with all that it knows
 */
char *dulle_rules_format_freedoko (const DulleRules *rules,
                                   const GPtrArray  *unknown);

/* Whether @text looks like a file of FreeDoko's and not like one of ours. */
bool dulle_rules_is_freedoko (const char *text);
