/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rules that the next tournament is played by: a rule set, and what a person
 * changed of it. Kept in two settings: `rule-set` names the set, `rules` is the
 * rules as text (engine/rules-text.h), empty as long as nothing is changed.
 */
#pragma once

#include <gio/gio.h>

#include "engine/rules.h"

G_BEGIN_DECLS

/**
 * DulleChosenRules:
 * @set: where they come from: the id of a preset behind "preset:", or the name of
 *   a set that the person keeps behind "own:"
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
 * Returns: (transfer full): what is chosen; the official rules where nothing is, and
 *   in place of a set that is gone or cannot be read
 */
DulleChosenRules dulle_chosen_rules_load (GSettings *settings);
void             dulle_chosen_rules_save (const DulleChosenRules *self,
                                          GSettings              *settings);
void             dulle_chosen_rules_clear (DulleChosenRules *self);
DulleChosenRules dulle_chosen_rules_copy (const DulleChosenRules *self);

/**
 * dulle_chosen_rules_of_set:
 * @set: as #DulleChosenRules.set
 *
 * Fills @self with an unchanged set.
 *
 * Returns: whether there is such a set; if not, @error is one sentence and @self is
 *   left alone
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

/* How many options differ from the set, see dulle_rules_differ(). */
guint dulle_chosen_rules_n_changes (const DulleChosenRules *self);

/* Returns: (transfer full): "Official rules", "Official rules, 7 changes" */
char *dulle_chosen_rules_summary (const DulleChosenRules *self);

/**
 * dulle_rules_can_set:
 *
 * Returns: whether it makes a difference what @option is set to: its needs are met;
 *   or two switches that exclude each other are both on, and one has to be let go
 */
gboolean dulle_rules_can_set (const DulleRules *rules,
                              int               option);

/* Whether @rules have another value of @option than @base, and it matters. Rules of
 * which no option differs are played alike. */
gboolean dulle_rules_differ (const DulleRules *rules,
                             const DulleRules *base,
                             int               option);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (DulleChosenRules, dulle_chosen_rules_clear)

G_END_DECLS
