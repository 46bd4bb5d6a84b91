/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * FreeDoko's rule files: one `key = value` per line, possibly within braces or within
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
 * @unknown: (out) (element-type utf8) (transfer full): the lines with unknown keys or
 *   impossible values, which are skipped as FreeDoko skips them
 *
 * As in FreeDoko, options that the file does not name have FreeDoko's own defaults.
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
 * Returns: (transfer full): a rule file for FreeDoko, with all options that it knows
 */
char *dulle_rules_format_freedoko (const DulleRules *rules,
                                   const GPtrArray  *unknown);

/**
 * dulle_rules_lost_in_freedoko:
 * @lost: (out): the options whose value in @rules FreeDoko cannot keep: its files have no
 *   word for it, or it would not play it
 *
 * Returns: how many
 */
unsigned dulle_rules_lost_in_freedoko (const DulleRules *rules,
                                       int               lost[DULLE_N_OPTIONS]);

/* Whether @text looks like one of FreeDoko's files rather than one of ours. */
bool dulle_rules_is_freedoko (const char *text);
