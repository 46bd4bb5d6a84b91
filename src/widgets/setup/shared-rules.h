/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The rules of a table that is shared: as a set, and what is different from it.
 */
#pragma once

#include <adwaita.h>

#include "engine/rules.h"

G_BEGIN_DECLS

/* Returns: (transfer full): the rules in a few words */
char *dulle_shared_rules_summary (const DulleRules *rules);

/* Returns: (transfer full) (nullable): a sentence with the options that have other values now, and
 * these, or if they are many, with the rules in a few words; %NULL if there are none */
char *dulle_shared_rules_changes (const DulleRules *before,
                                  const DulleRules *now);

/* Shows them in @row, and below it whatever is not as in the set that they come from. */
void dulle_shared_rules_show (AdwExpanderRow   *row,
                              const DulleRules *rules);

G_END_DECLS
