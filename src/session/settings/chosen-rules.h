/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The rules of the next tournament: a rule set and the changes that a person made to
 * it. They are kept in two settings: `rule-set` names the set, and `rules` is the rules
 * as text (engine/rules-text.h), empty while nothing is changed.
 */
#pragma once

#include <gio/gio.h>

#include "engine/rules.h"

G_BEGIN_DECLS

/* What the name of a set begins with: the id of a preset follows, or the name of a
 * set that the person keeps. */
#define DULLE_PRESET_SET "preset:"
#define DULLE_OWN_SET    "own:"

/**
 * DulleChosenRules:
 * @set: the set that they come from, as %DULLE_PRESET_SET or %DULLE_OWN_SET and its
 *   id or name
 * @base: the rules of that set
 * @rules: the rules as they were chosen
 *
 * A value with one string; g_auto (DulleChosenRules) frees it.
 */
typedef struct
{
  char      *set;
  DulleRules base;
  DulleRules rules;
} DulleChosenRules;

/**
 * dulle_chosen_rules_load:
 * @settings: the settings of the program
 *
 * Returns: (transfer full): what is chosen; the official rules if nothing is, or if the
 *   set is gone or cannot be read
 */
DulleChosenRules dulle_chosen_rules_load (GSettings *settings);

/* Returns: (transfer full) (nullable): if the set that is chosen is gone or cannot be read, some
 *   sentences that say so, and what takes its place, or what one's changes are compared with */
char *dulle_chosen_rules_problem (GSettings *settings);

void             dulle_chosen_rules_save (const DulleChosenRules *self,
                                          GSettings              *settings);
void             dulle_chosen_rules_clear (DulleChosenRules *self);
DulleChosenRules dulle_chosen_rules_copy (const DulleChosenRules *self);

/**
 * dulle_chosen_rules_of_set:
 * @set: as #DulleChosenRules.set
 *
 * Fills @self with a set as it is.
 *
 * Returns: whether there is such a set; if not, @error is one sentence and @self stays
 *   as it was
 */
gboolean dulle_chosen_rules_of_set (DulleChosenRules *self,
                                    const char       *set,
                                    GError          **error);

/* Returns: (transfer full): @rules as changes to the preset that is most like them */
DulleChosenRules dulle_chosen_rules_of_rules (const DulleRules *rules);

/* Returns: (nullable): the name, if it is a set that the person keeps */
const char *dulle_chosen_rules_own_name (const DulleChosenRules *self);

/* Returns: the name of the set for people, translated */
const char *dulle_chosen_rules_label (const DulleChosenRules *self);

/* Returns: (transfer full) (nullable): what the rules are, in a translated sentence: of a set that
 * was changed what it is based on, and what was changed; %NULL of those that the person keeps */
char *dulle_chosen_rules_sentence (const DulleChosenRules *self);

/* How many options differ from the set, see dulle_rules_differ(). */
guint dulle_chosen_rules_n_changes (const DulleChosenRules *self);

/* Returns: (transfer full): "Official rules", "Official rules, 7 changes" */
char *dulle_chosen_rules_summary (const DulleChosenRules *self);

/**
 * dulle_rules_can_set:
 *
 * Returns: whether the value of @option makes a difference: its needs are met, or it is
 *   one of two switches that exclude each other and are both on
 */
gboolean dulle_rules_can_set (const DulleRules *rules,
                              int               option);

/* Whether @option has different values in @rules and @base, and that makes a difference.
 * Rules that differ in no option are played alike. */
gboolean dulle_rules_differ (const DulleRules *rules,
                             const DulleRules *base,
                             int               option);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (DulleChosenRules, dulle_chosen_rules_clear)

G_END_DECLS
