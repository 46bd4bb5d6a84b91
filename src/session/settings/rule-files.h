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

G_END_DECLS
