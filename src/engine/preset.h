/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The named rule sets, each written as what differs from the official rules.
 */
#pragma once

#include "rules.h"

/**
 * DullePreset:
 * @id: the name in rule files and on the command line
 * @label: the name for people, marked for translation
 * @text: a rule file, see rules-text.h
 */
typedef struct
{
  const char *id;
  const char *label;
  const char *text;
} DullePreset;

const DullePreset *dulle_presets (unsigned *n_presets);

/* Returns: (nullable): the preset called @id */
const DullePreset *dulle_preset_find (const char *id);

/* Returns: the rule set as somebody would choose it */
DulleRules dulle_preset_rules (const DullePreset *preset);
