/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Rules in files and texts that come from elsewhere, ours and FreeDoko's.
 */
#pragma once

#include <gio/gio.h>

#include "engine/rules.h"

G_BEGIN_DECLS

/**
 * dulle_rule_text_read:
 * @text: a rule file, ours or FreeDoko's; one of more than %DULLE_LARGEST_RULE_TEXT bytes
 *   is refused
 * @name: what to call it in messages
 * @unread: (out) (optional) (nullable) (transfer full) (element-type utf8): the lines of
 *   FreeDoko's that were skipped
 *
 * Returns: whether it could be read; if not, @error is one sentence with @name and
 *   the line
 */
gboolean dulle_rule_text_read (const char *text,
                               const char *name,
                               DulleRules *rules,
                               GPtrArray **unread,
                               GError    **error);

/* The same for a file. */
gboolean dulle_rule_file_read (GFile      *file,
                               DulleRules *rules,
                               GPtrArray **unread,
                               GError    **error);

/**
 * dulle_rules_fit_limits:
 *
 * Moves the number of cards held for each announcement to the deck of @rules, as if
 * they had been made for the other deck: as many tricks are played until then as
 * before; the customary limits (11, 9, 6, 3, 3 with nines and 9, 7, 5, 3, 3 without)
 * become each other.
 *
 * Returns: whether anything was changed
 */
gboolean dulle_rules_fit_limits (DulleRules *rules);

G_END_DECLS
