/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The named rule sets, each given by its differences from the official rules.
 */
#pragma once

#include "rules.h"

/* One difference: an option and its value, as in rule files. */
typedef struct
{
  int         option;
  const char *value;
} DullePresetChange;

/**
 * DullePreset:
 * @id: the name in rule files and on the command line
 * @label: the name for people, marked for translation
 * @sentence: what it is, marked for translation
 * @changes: what differs from the official rules; the last one has the option -1
 */
typedef struct
{
  const char              *id;
  const char              *label;
  const char              *sentence;
  const DullePresetChange *changes;
} DullePreset;

const DullePreset *dulle_presets (unsigned *n_presets);

/* Returns: (nullable): the preset called @id */
const DullePreset *dulle_preset_find (const char *id);

/* Returns: the rule set that somebody who chooses @preset gets, not yet the active
 * one */
DulleRules dulle_preset_rules (const DullePreset *preset);
