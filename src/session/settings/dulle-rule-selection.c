/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Every choice, however it is made, passes through choose_rules(), which keeps it in the
 * settings.
 */
#include "config.h"

#include "dulle-rule-selection.h"

#include <glib/gi18n.h>

#include "engine/preset.h"
#include "engine/quote.h"
#include "engine/rules-freedoko.h"
#include "engine/rules-text.h"

#include "rule-files.h"
#include "rule-sets.h"
#include "text-file.h"

struct _DulleRuleSelection
{
  GObject parent_instance;

  GSettings       *settings;
  char            *folder;
  GPtrArray       *sets;
  GPtrArray       *labels;
  DulleChosenRules chosen;
  char            *problem;
};

G_DEFINE_FINAL_TYPE (DulleRuleSelection, dulle_rule_selection, G_TYPE_OBJECT)

enum
{
  CHANGED,
  SETS_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* The list of sets */

/* What cannot be read is listed, too: whoever chooses it is told why. */
static void
append_set (DulleRuleSelection *self,
            const char         *kind,
            const char         *name,
            const char         *label)
{
  g_ptr_array_add (self->sets, g_strconcat (kind, name, NULL));
  g_ptr_array_add (self->labels, g_strdup (label));
}

static void
list_sets (DulleRuleSelection *self)
{
  unsigned           n_presets;
  const DullePreset *presets = dulle_presets (&n_presets);
  g_auto (GStrv) names = dulle_rule_sets_list (self->folder);

  g_ptr_array_set_size (self->sets, 0);
  g_ptr_array_set_size (self->labels, 0);
  for (unsigned i = 0; i < n_presets; i++)
    append_set (self, DULLE_PRESET_SET, presets[i].id, _ (presets[i].label));
  for (guint i = 0; names[i] != NULL; i++)
    append_set (self, DULLE_OWN_SET, names[i], names[i]);
  g_ptr_array_add (self->labels, NULL);
}

static void
list_sets_again (DulleRuleSelection *self)
{
  list_sets (self);
  g_signal_emit (self, signals[SETS_CHANGED], 0);
}

const char *const *
dulle_rule_selection_get_labels (DulleRuleSelection *self)
{
  g_return_val_if_fail (DULLE_IS_RULE_SELECTION (self), NULL);

  return (const char *const *) self->labels->pdata;
}

guint
dulle_rule_selection_get_selected (DulleRuleSelection *self)
{
  guint index;

  g_return_val_if_fail (DULLE_IS_RULE_SELECTION (self), G_MAXUINT);

  return g_ptr_array_find_with_equal_func (self->sets, self->chosen.set, g_str_equal, &index)
             ? index
             : G_MAXUINT;
}

/* Choosing */

static void
choose_rules (DulleRuleSelection     *self,
              const DulleChosenRules *chosen)
{
  DulleChosenRules copy = dulle_chosen_rules_copy (chosen);

  dulle_chosen_rules_clear (&self->chosen);
  self->chosen = copy;
  dulle_chosen_rules_save (&self->chosen, self->settings);
  g_signal_emit (self, signals[CHANGED], 0);
}

const DulleChosenRules *
dulle_rule_selection_get_chosen (DulleRuleSelection *self)
{
  g_return_val_if_fail (DULLE_IS_RULE_SELECTION (self), NULL);

  return &self->chosen;
}

const char *
dulle_rule_selection_get_problem (DulleRuleSelection *self)
{
  g_return_val_if_fail (DULLE_IS_RULE_SELECTION (self), NULL);

  return self->problem;
}

gboolean
dulle_rule_selection_select (DulleRuleSelection *self,
                             guint               index,
                             GError            **error)
{
  g_auto (DulleChosenRules) chosen = { NULL };

  g_return_val_if_fail (DULLE_IS_RULE_SELECTION (self), FALSE);
  g_return_val_if_fail (index < self->sets->len, FALSE);

  if (!dulle_chosen_rules_of_set (&chosen, g_ptr_array_index (self->sets, index), error))
    {
      list_sets_again (self);
      return FALSE;
    }
  choose_rules (self, &chosen);

  return TRUE;
}

void
dulle_rule_selection_set_rules (DulleRuleSelection *self,
                                const DulleRules   *rules)
{
  DulleChosenRules chosen;

  g_return_if_fail (DULLE_IS_RULE_SELECTION (self));
  g_return_if_fail (rules != NULL);

  chosen = self->chosen;
  chosen.rules = *rules;
  choose_rules (self, &chosen);
}

void
dulle_rule_selection_go_back (DulleRuleSelection     *self,
                              const DulleChosenRules *before)
{
  g_auto (DulleChosenRules) chosen = { NULL };

  g_return_if_fail (DULLE_IS_RULE_SELECTION (self));
  g_return_if_fail (before != NULL && before->set != NULL);

  if (dulle_chosen_rules_of_set (&chosen, before->set, NULL))
    chosen.rules = before->rules;
  else
    chosen = dulle_chosen_rules_of_rules (&before->rules);
  choose_rules (self, &chosen);
}

/* Own sets */

static gboolean
is_taken (DulleRuleSelection *self,
          const char         *name)
{
  g_auto (GStrv) names = dulle_rule_sets_list (self->folder);

  return g_strv_contains ((const char *const *) names, name);
}

static gboolean
check_name_is_free (DulleRuleSelection *self,
                    const char         *name,
                    GError            **error)
{
  if (!is_taken (self, name))
    return TRUE;
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_EXISTS, _ ("There is already a rule set “%s”."),
               dulle_quote (name).text);

  return FALSE;
}

/* Writes @base as an own set and chooses it with @rules, which may differ from it. */
static gboolean
keep_set (DulleRuleSelection *self,
          const char         *name,
          const DulleRules   *base,
          const DulleRules   *rules,
          GError            **error)
{
  g_auto (DulleChosenRules) chosen = { NULL };
  g_autofree char *set = g_strconcat (DULLE_OWN_SET, name, NULL);

  if (!dulle_rule_sets_save (self->folder, name, base, error) ||
      !dulle_chosen_rules_of_set (&chosen, set, error))
    return FALSE;

  chosen.rules = *rules;
  choose_rules (self, &chosen);
  list_sets_again (self);

  return TRUE;
}

gboolean
dulle_rule_selection_save (DulleRuleSelection *self,
                           GError            **error)
{
  g_autofree char *name = NULL;
  DulleRules       rules;

  g_return_val_if_fail (DULLE_IS_RULE_SELECTION (self), FALSE);

  name = g_strdup (dulle_chosen_rules_own_name (&self->chosen));
  rules = self->chosen.rules;

  return name == NULL || keep_set (self, name, &rules, &rules, error);
}

gboolean
dulle_rule_selection_save_as (DulleRuleSelection *self,
                              const char         *name,
                              GError            **error)
{
  DulleRules rules;

  g_return_val_if_fail (DULLE_IS_RULE_SELECTION (self), FALSE);
  g_return_val_if_fail (name != NULL, FALSE);

  rules = self->chosen.rules;

  return check_name_is_free (self, name, error) &&
         keep_set (self, name, &rules, &rules, error);
}

/* Where the new name could be written the old one can be removed, if it is there. */
gboolean
dulle_rule_selection_rename (DulleRuleSelection *self,
                             const char         *name,
                             GError            **error)
{
  g_autofree char *old_name = NULL;
  DulleRules       base;
  DulleRules       rules;

  g_return_val_if_fail (DULLE_IS_RULE_SELECTION (self), FALSE);
  g_return_val_if_fail (name != NULL, FALSE);

  old_name = g_strdup (dulle_chosen_rules_own_name (&self->chosen));
  base = self->chosen.base;
  rules = self->chosen.rules;
  if (old_name == NULL || g_str_equal (old_name, name))
    return TRUE;
  if (!check_name_is_free (self, name, error) || !keep_set (self, name, &base, &rules, error))
    return FALSE;
  dulle_rule_sets_remove (self->folder, old_name, NULL);
  list_sets_again (self);

  return TRUE;
}

gboolean
dulle_rule_selection_delete (DulleRuleSelection *self,
                             GError            **error)
{
  g_auto (DulleChosenRules) rest = { NULL };
  g_autofree char *name = NULL;

  g_return_val_if_fail (DULLE_IS_RULE_SELECTION (self), FALSE);

  name = g_strdup (dulle_chosen_rules_own_name (&self->chosen));
  if (name == NULL)
    return TRUE;
  if (!dulle_rule_sets_remove (self->folder, name, error))
    return FALSE;
  rest = dulle_chosen_rules_of_rules (&self->chosen.rules);
  choose_rules (self, &rest);
  list_sets_again (self);

  return TRUE;
}

gboolean
dulle_rule_selection_restore (DulleRuleSelection     *self,
                              const DulleChosenRules *deleted,
                              GError                **error)
{
  const char *name;

  g_return_val_if_fail (DULLE_IS_RULE_SELECTION (self), FALSE);
  g_return_val_if_fail (deleted != NULL && deleted->set != NULL, FALSE);

  name = dulle_chosen_rules_own_name (deleted);

  return name == NULL || (check_name_is_free (self, name, error) &&
                          keep_set (self, name, &deleted->base, &deleted->rules, error));
}

/* Exchange */

static char *
find_free_name (DulleRuleSelection *self,
                const char         *name)
{
  char *free_name = g_strdup (name);

  for (guint i = 2; is_taken (self, free_name); i++)
    {
      g_free (free_name);
      free_name = g_strdup_printf ("%s %u", name, i);
    }

  return free_name;
}

/* The name of a file without its ending. */
static char *
name_set_after (GFile *file)
{
  char *name = dulle_text_file_name (file);
  char *dot = strrchr (name, '.');

  if (dot != NULL && dot != name)
    *dot = '\0';

  return name;
}

/* What is in a file. */
typedef struct
{
  DulleRules rules;
  guint      n_unread;
} ReadRules;

static void
read_in_thread (GTask        *task,
                gpointer      source,
                gpointer      file,
                GCancellable *cancellable)
{
  g_autofree ReadRules *read = g_new0 (ReadRules, 1);
  g_autoptr (GPtrArray) unread = NULL;
  GError *error = NULL;

  if (!dulle_text_file_check_kind (file, &error) ||
      !dulle_rule_file_read (file, &read->rules, &unread, &error))
    {
      g_task_return_error (task, error);
      return;
    }

  read->n_unread = unread != NULL ? unread->len : 0;
  g_task_return_pointer (task, g_steal_pointer (&read), g_free);
}

void
dulle_rule_selection_import_file_async (DulleRuleSelection *self,
                                        GFile              *file,
                                        GCancellable       *cancellable,
                                        GAsyncReadyCallback callback,
                                        gpointer            user_data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (DULLE_IS_RULE_SELECTION (self));
  g_return_if_fail (G_IS_FILE (file));

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_task_data (task, g_object_ref (file), g_object_unref);
  g_task_run_in_thread (task, read_in_thread);
}

gboolean
dulle_rule_selection_import_file_finish (DulleRuleSelection *self,
                                         GAsyncResult       *result,
                                         guint              *n_unread,
                                         GError            **error)
{
  g_autofree ReadRules *read = NULL;
  g_autofree char      *file_name = NULL;
  g_autofree char      *name = NULL;

  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  read = g_task_propagate_pointer (G_TASK (result), error);
  if (read == NULL)
    return FALSE;

  *n_unread = read->n_unread;
  file_name = name_set_after (g_task_get_task_data (G_TASK (result)));
  name = find_free_name (self, file_name);

  return keep_set (self, name, &read->rules, &read->rules, error);
}

gboolean
dulle_rule_selection_import_text (DulleRuleSelection *self,
                                  const char         *text,
                                  const char         *source,
                                  guint              *n_unread,
                                  GError            **error)
{
  g_auto (DulleChosenRules) chosen = { NULL };
  g_autoptr (GPtrArray) unread = NULL;
  DulleRules rules;

  g_return_val_if_fail (DULLE_IS_RULE_SELECTION (self), FALSE);
  g_return_val_if_fail (text != NULL, FALSE);

  if (!dulle_rule_text_read (text, source, &rules, &unread, error))
    return FALSE;
  *n_unread = unread != NULL ? unread->len : 0;
  chosen = dulle_chosen_rules_of_rules (&rules);
  choose_rules (self, &chosen);

  return TRUE;
}

char *
dulle_rule_selection_export (DulleRuleSelection *self,
                             gboolean            for_freedoko)
{
  g_return_val_if_fail (DULLE_IS_RULE_SELECTION (self), NULL);

  return for_freedoko ? dulle_rules_format_freedoko (&self->chosen.rules, NULL)
                      : dulle_rules_format (&self->chosen.rules);
}

/* Object */

static void
dulle_rule_selection_finalize (GObject *object)
{
  DulleRuleSelection *self = DULLE_RULE_SELECTION (object);

  g_object_unref (self->settings);
  g_free (self->folder);
  g_ptr_array_unref (self->sets);
  g_ptr_array_unref (self->labels);
  dulle_chosen_rules_clear (&self->chosen);
  g_free (self->problem);

  G_OBJECT_CLASS (dulle_rule_selection_parent_class)->finalize (object);
}

static void
dulle_rule_selection_class_init (DulleRuleSelectionClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = dulle_rule_selection_finalize;

  signals[CHANGED] =
      g_signal_new ("changed", DULLE_TYPE_RULE_SELECTION, G_SIGNAL_RUN_LAST,
                    0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SETS_CHANGED] =
      g_signal_new ("sets-changed", DULLE_TYPE_RULE_SELECTION, G_SIGNAL_RUN_LAST,
                    0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
dulle_rule_selection_init (DulleRuleSelection *self)
{
  self->folder = dulle_rule_sets_folder ();
  self->sets = g_ptr_array_new_with_free_func (g_free);
  self->labels = g_ptr_array_new_with_free_func (g_free);
}

DulleRuleSelection *
dulle_rule_selection_new (GSettings *settings)
{
  DulleRuleSelection *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (DULLE_TYPE_RULE_SELECTION, NULL);
  self->settings = g_object_ref (settings);
  self->chosen = dulle_chosen_rules_load (settings);
  self->problem = dulle_chosen_rules_problem (settings);
  dulle_rule_sets_tidy (self->folder);
  list_sets (self);

  return self;
}
