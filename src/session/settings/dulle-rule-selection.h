/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The rules of the next tournament while somebody chooses them: the rule sets that
 * there are, and the one that is chosen with its changes.
 * Every choice is kept in the settings at once, see chosen-rules.h.
 */
#pragma once

#include <gio/gio.h>

#include "chosen-rules.h"

G_BEGIN_DECLS

#define DULLE_TYPE_RULE_SELECTION (dulle_rule_selection_get_type ())
G_DECLARE_FINAL_TYPE (DulleRuleSelection, dulle_rule_selection, DULLE, RULE_SELECTION, GObject)

/**
 * DulleRuleSelection::changed:
 *
 * Something else is chosen.
 */

/**
 * DulleRuleSelection::sets-changed:
 *
 * There are other rule sets, or they stand in another order.
 */

/* Begins with what is chosen in @settings. */
DulleRuleSelection *dulle_rule_selection_new (GSettings *settings);

/* What is chosen. It belongs to @self and holds until ::changed. */
const DulleChosenRules *dulle_rule_selection_get_chosen (DulleRuleSelection *self);

/* Returns: (nullable): why what was chosen before @self began is not, in some sentences */
const char *dulle_rule_selection_get_problem (DulleRuleSelection *self);

/* The names of all sets for people, the presets first, ended by %NULL, also of those that
 * cannot be read. They hold until ::sets-changed. */
const char *const *dulle_rule_selection_get_labels (DulleRuleSelection *self);

/* Returns: the index of the chosen set among the labels, or %G_MAXUINT */
guint dulle_rule_selection_get_selected (DulleRuleSelection *self);

/* Choosing */

/**
 * dulle_rule_selection_select:
 * @index: of a label
 *
 * Chooses a set as it is.
 *
 * Returns: whether it could be read; if not, @error is one sentence, and the sets are listed
 *   anew, since it may be gone
 */
gboolean dulle_rule_selection_select (DulleRuleSelection *self,
                                      guint               index,
                                      GError            **error);

/* Chooses other values as changes to the chosen set. */
void dulle_rule_selection_set_rules (DulleRuleSelection *self,
                                     const DulleRules   *rules);

/**
 * dulle_rule_selection_go_back:
 * @before: what was chosen once
 *
 * Chooses it again; if its set is gone, as changes to the preset that is most like it.
 */
void dulle_rule_selection_go_back (DulleRuleSelection     *self,
                                   const DulleChosenRules *before);

/* Own sets. Each of these returns whether it could be done; if not, @error is one
 * sentence, and all is as it was. A set is never written over another one. */

/* Keeps the changes in the own set that is chosen. */
gboolean dulle_rule_selection_save (DulleRuleSelection *self,
                                    GError            **error);

/* Keeps what is chosen as a new set, and chooses that. */
gboolean dulle_rule_selection_save_as (DulleRuleSelection *self,
                                       const char         *name,
                                       GError            **error);

/* Gives the own set that is chosen another name. Changes that are not yet saved
 * stay changes. */
gboolean dulle_rule_selection_rename (DulleRuleSelection *self,
                                      const char         *name,
                                      GError            **error);

/* Deletes the own set that is chosen. Its rules stay chosen, as changes to the
 * preset that is most like them. */
gboolean dulle_rule_selection_delete (DulleRuleSelection *self,
                                      GError            **error);

/* Brings back an own set that was deleted while it was chosen, and chooses it.
 * @deleted: what was chosen then */
gboolean dulle_rule_selection_restore (DulleRuleSelection     *self,
                                       const DulleChosenRules *deleted,
                                       GError                **error);

/* Exchange */

/* Reads a rule file, ours or FreeDoko's, on a thread of its own. */
void dulle_rule_selection_import_file_async (DulleRuleSelection *self,
                                             GFile              *file,
                                             GCancellable       *cancellable,
                                             GAsyncReadyCallback callback,
                                             gpointer            user_data);

/**
 * dulle_rule_selection_import_file_finish:
 * @n_unread: (out): how many lines of FreeDoko's were skipped
 *
 * Keeps the rules of the file as a set of its name, with a number where that name is
 * taken, and chooses it.
 *
 * Returns: whether it could be read and kept; if not, @error is one sentence
 */
gboolean dulle_rule_selection_import_file_finish (DulleRuleSelection *self,
                                                  GAsyncResult       *result,
                                                  guint              *n_unread,
                                                  GError            **error);

/**
 * dulle_rule_selection_import_text:
 * @text: the text of such a file
 * @source: what to call it in @error
 * @n_unread: (out): how many lines of FreeDoko's were skipped
 *
 * Chooses these rules, as changes to the preset that is most like them.
 *
 * Returns: whether it could be read; if not, @error is one sentence
 */
gboolean dulle_rule_selection_import_text (DulleRuleSelection *self,
                                           const char         *text,
                                           const char         *source,
                                           guint              *n_unread,
                                           GError            **error);

/* Returns: (transfer full): the chosen rules as a rule file, ours or FreeDoko's */
char *dulle_rule_selection_export (DulleRuleSelection *self,
                                   gboolean            for_freedoko);

G_END_DECLS
