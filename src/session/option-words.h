/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Values and needs of the options in the words of whoever reads them.
 */
#pragma once

#include <glib.h>

#include "engine/option.h"

G_BEGIN_DECLS

/* Returns: (transfer full): "yes", "12", "By seat only" */
char *dulle_option_value_words (const DulleOption *option,
                                int16_t            value);

/* Returns: (transfer full): what an option depends on: "“Poverty”, not “Knocking”";
 * empty if nothing */
char *dulle_option_needs_words (const DulleOption *option);

/**
 * dulle_option_missing:
 * @rules: the rules as they are chosen
 *
 * Returns: (nullable): the first need of @option that does not hold
 */
const DulleNeed *dulle_option_missing (const DulleRules *rules,
                                       int               option);

/* Returns: (transfer full): a sentence: "Needs “Bock rounds”." */
char *dulle_option_missing_words (const DulleNeed *need);

G_END_DECLS
