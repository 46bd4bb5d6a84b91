/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Values and needs of the options, in the language of the person.
 */
#pragma once

#include <glib.h>

#include "engine/option.h"

G_BEGIN_DECLS

/* Returns: (transfer full): "yes", "12", "By seat only" */
char *dulle_option_value_text (const DulleOption *option,
                               int16_t            value);

/* Returns: (transfer full): an option and its value in @rules: "Players at the table: 5" */
char *dulle_option_setting_text (const DulleRules *rules,
                                 int               option);

/**
 * dulle_option_missing:
 * @rules: the rules as they are chosen
 *
 * Returns: (nullable): the first need of @option that does not hold
 */
const DulleNeed *dulle_option_missing (const DulleRules *rules,
                                       int               option);

/* Returns: (transfer full): a sentence: "Needs “Bock rounds”." */
char *dulle_need_text (const DulleNeed *need);

/* Returns: (transfer full): all that an option depends on: "Needs “Bock rounds”. Not together with
 * “Knocking”."; empty if nothing */
char *dulle_option_needs_text (const DulleOption *option);

G_END_DECLS
