/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The rule sets that a person keeps: one file each, NAME.rules in one folder, in
 * the form of engine/rules-text.h.
 */
#pragma once

#include <glib.h>

#include "engine/rules.h"

G_BEGIN_DECLS

/* Returns: (transfer full): the folder in which the person's sets are kept */
char *dulle_rule_sets_folder (void);

/* Returns: (transfer full) (nullable): the file of a set, or %NULL with @error */
char *dulle_rule_sets_path (const char *folder,
                            const char *name,
                            GError    **error);

/**
 * dulle_rule_sets_list:
 *
 * Returns: (transfer full): the names, in alphabetical order; none if there is no such
 *   folder
 */
GStrv dulle_rule_sets_list (const char *folder);

/**
 * dulle_rule_sets_save:
 * @name: what to call it: not empty, not longer than a file system takes, without slashes, a
 *   leading dot or control characters
 *
 * Writes a set, replacing one of the same name. The old one stays whole until the new
 * one is.
 *
 * Returns: whether it could be written; if not, @error is one sentence
 */
gboolean dulle_rule_sets_save (const char       *folder,
                               const char       *name,
                               const DulleRules *rules,
                               GError          **error);

/* Returns: whether the set could be read; if not, @error is one sentence */
gboolean dulle_rule_sets_load (const char *folder,
                               const char *name,
                               DulleRules *rules,
                               GError    **error);

/* Returns: whether the set was there and could be removed */
gboolean dulle_rule_sets_remove (const char *folder,
                                 const char *name,
                                 GError    **error);

/* Removes what is left in @folder of sets that were being written when the program was
 * killed. */
void dulle_rule_sets_tidy (const char *folder);

G_END_DECLS
