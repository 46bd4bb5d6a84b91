/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What is chosen is the selection's; the page shows it and asks for changes. What
 * goes wrong stands at its top until it is closed, or until the next thing goes well.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "common/entry-focus.h"
#include "common/file-dialog.h"
#include "common/file-drop.h"
#include "common/news.h"
#include "common/plain-text.h"
#include "common/toast.h"
#include "engine/option.h"
#include "settings/option-text.h"

#include "dulle-limits-offer.h"
#include "dulle-rule-set-page.h"
#include "rules-export.h"

struct _DulleRuleSetPage
{
  AdwPreferencesPage parent_instance;

  /* Template children */
  GtkWidget           *error_group;
  GtkLabel            *error_text;
  DulleLimitsOffer    *limits_offer;
  AdwPreferencesGroup *set_group;
  AdwComboRow         *set_row;
  AdwExpanderRow      *changes_row;
  GtkWidget           *reset_all;
  GtkWidget           *save_row;
  GtkEditable         *save_as_row;
  GtkEditable         *rename_row;
  GtkWidget           *delete_row;

  /* Borrowed: rows in @changes_row */
  GPtrArray *change_rows;

  /* True while the program selects a row of sets; false when the person does. */
  gboolean is_showing;

  /* Owned */
  DulleRuleSelection *selection;
  GtkStringList      *set_labels;
  GCancellable       *cancellable;
  DulleChosenRules    before;  /* what the toast would bring back */
  GQueue              imports; /* files; the first of them is being read */
  DulleChosenRules    unsaved; /* the changes that these files put an end to */
};

G_DEFINE_FINAL_TYPE (DulleRuleSetPage, dulle_rule_set_page, ADW_TYPE_PREFERENCES_PAGE)

static const DulleChosenRules *
get_chosen (DulleRuleSetPage *self)
{
  return dulle_rule_selection_get_chosen (self->selection);
}

/* Errors */

/* The page comes into view with an error: the files may have been dropped elsewhere. */
static void
show_error (DulleRuleSetPage *self,
            const char       *sentence)
{
  GtkWidget *pages = gtk_widget_get_ancestor (GTK_WIDGET (self), ADW_TYPE_VIEW_STACK);

  gtk_label_set_label (self->error_text, sentence != NULL ? sentence : "");
  gtk_widget_set_visible (self->error_group, sentence != NULL);
  if (sentence != NULL && pages != NULL)
    adw_view_stack_set_visible_child (ADW_VIEW_STACK (pages), GTK_WIDGET (self));
  dulle_tell (self->error_group, sentence);
}

static void
show_result (DulleRuleSetPage *self,
             const GError     *error)
{
  show_error (self, error != NULL ? error->message : NULL);
}

static void
error_closed_cb (DulleRuleSetPage *self)
{
  g_assert (DULLE_IS_RULE_SET_PAGE (self));

  show_error (self, NULL);
}

void
dulle_rule_set_page_offer_limits (DulleRuleSetPage *self,
                                  const char       *sentence)
{
  g_return_if_fail (DULLE_IS_RULE_SET_PAGE (self));

  dulle_limits_offer_show (self->limits_offer, sentence);
}

/* The chosen set */

static void
show_sets (DulleRuleSetPage *self)
{
  const char *const *labels = dulle_rule_selection_get_labels (self->selection);
  guint              n_items = g_list_model_get_n_items (G_LIST_MODEL (self->set_labels));

  self->is_showing = TRUE;
  gtk_string_list_splice (self->set_labels, 0, n_items, labels);
  self->is_showing = FALSE;
}

static void
show_selected_set (DulleRuleSetPage *self)
{
  guint            selected = dulle_rule_selection_get_selected (self->selection);
  g_autofree char *sentence = dulle_chosen_rules_sentence (get_chosen (self));

  self->is_showing = TRUE;
  adw_combo_row_set_selected (self->set_row, selected);
  self->is_showing = FALSE;
  dulle_group_set_plain_description (self->set_group, sentence);
}

/* Whatever is changed while the toast is there, it brings back @before. */
static void
offer_undo (DulleRuleSetPage       *self,
            const char             *text,
            const char             *action,
            const DulleChosenRules *before)
{
  dulle_chosen_rules_clear (&self->before);
  self->before = dulle_chosen_rules_copy (before);
  dulle_toast_offer (GTK_WIDGET (self), text, _ ("_Undo"), action);
}

void
dulle_rule_set_page_undo (DulleRuleSetPage *self)
{
  g_return_if_fail (DULLE_IS_RULE_SET_PAGE (self));

  if (self->before.set != NULL)
    dulle_rule_selection_go_back (self->selection, &self->before);
}

static void
set_selected_cb (DulleRuleSetPage *self)
{
  g_auto (DulleChosenRules) before = { NULL };
  g_autoptr (GError) error = NULL;
  guint selected;

  g_assert (DULLE_IS_RULE_SET_PAGE (self));

  selected = adw_combo_row_get_selected (self->set_row);
  if (self->is_showing || selected == GTK_INVALID_LIST_POSITION)
    return;
  before = dulle_chosen_rules_copy (get_chosen (self));
  if (!dulle_rule_selection_select (self->selection, selected, &error))
    show_error (self, error->message);
  else if (dulle_chosen_rules_n_changes (&before) > 0)
    offer_undo (self, _ ("Your changes were discarded"), "rules.undo", &before);
}

/* Its changes */

static GtkWidget *
change_row_new (const DulleChosenRules *chosen,
                int                     option)
{
  const DulleOption *info = dulle_option (option);
  int16_t            value = dulle_rules_get (&chosen->rules, option);
  int16_t            base_value = dulle_rules_get (&chosen->base, option);
  GtkWidget         *row = adw_action_row_new ();
  GtkWidget         *arrow = gtk_image_new_from_icon_name ("go-next-symbolic");
  g_autofree char   *now = dulle_option_value_text (info, value);
  g_autofree char   *base = dulle_option_value_text (info, base_value);
  /* Translators: the value of an option, and the one it has in the rule set */
  g_autofree char *values = g_strdup_printf (_ ("%s instead of %s"), now, base);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ (info->label));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), values);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), arrow);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "rules.show-option");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "i", option);

  return row;
}

/* AdwExpanderRow 1.2 cannot be bound to a model, so its rows are made anew, while they are
 * seen: rows take longer to make than everything else that a change of the rules does. */
static void
fill_changes_row (DulleRuleSetPage *self)
{
  const DulleChosenRules *chosen = get_chosen (self);

  g_assert (DULLE_IS_RULE_SET_PAGE (self));

  if (!gtk_widget_get_mapped (GTK_WIDGET (self->changes_row)))
    return;

  for (guint i = 0; i < self->change_rows->len; i++)
    adw_expander_row_remove (self->changes_row, g_ptr_array_index (self->change_rows, i));
  g_ptr_array_set_size (self->change_rows, 0);

  for (int option = 0; option < DULLE_N_OPTIONS; option++)
    {
      GtkWidget *row;

      if (!dulle_rules_differ (&chosen->rules, &chosen->base, option))
        continue;
      row = change_row_new (chosen, option);
      adw_expander_row_add_row (self->changes_row, row);
      g_ptr_array_add (self->change_rows, row);
    }
}

static void
show_changes (DulleRuleSetPage *self)
{
  const DulleChosenRules *chosen = get_chosen (self);
  guint                   n = dulle_chosen_rules_n_changes (chosen);
  const char             *label = dulle_chosen_rules_label (chosen);
  g_autofree char        *title = NULL;

  /* Translators: the name of a rule set */
  if (n == 0)
    title = g_strdup_printf (_ ("No changes to “%s”"), label);
  else
    title = g_strdup_printf (ngettext ("%u change to “%s”", "%u changes to “%s”", n), n, label);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->changes_row), title);
  adw_expander_row_set_enable_expansion (self->changes_row, n > 0);
  if (n == 0)
    adw_expander_row_set_expanded (self->changes_row, FALSE);
  gtk_widget_set_visible (self->reset_all, n > 0);
  fill_changes_row (self);
}

static void
reset_all_cb (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  DulleRuleSetPage *self = DULLE_RULE_SET_PAGE (widget);
  g_auto (DulleChosenRules) before = dulle_chosen_rules_copy (get_chosen (self));

  dulle_rule_selection_set_rules (self->selection, &before.base);
  offer_undo (self, _ ("Your changes were discarded"), "rules.undo", &before);
}

/* Own sets */

static void
show_own_set (DulleRuleSetPage *self)
{
  const char      *name = dulle_chosen_rules_own_name (get_chosen (self));
  const char      *shown = name != NULL ? name : "";
  gboolean         changed = dulle_chosen_rules_n_changes (get_chosen (self)) > 0;
  g_autofree char *save = g_strdup_printf (_ ("Save the changes to “%s”"), shown);
  g_autofree char *delete = g_strdup_printf (_ ("Delete “%s”"), shown);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->save_row), save);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->delete_row), delete);
  gtk_widget_set_visible (self->save_row, name != NULL && changed);
  gtk_widget_set_visible (GTK_WIDGET (self->rename_row), name != NULL);
  gtk_widget_set_visible (self->delete_row, name != NULL);
  if (!g_str_equal (gtk_editable_get_text (self->rename_row), shown))
    gtk_editable_set_text (self->rename_row, shown);
}

static char *
read_name (GtkEditable *entry)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (entry)));
}

/* The row would take the empty text for a change that waits to be applied. */
static void
empty_name (GtkEditable *entry)
{
  g_object_set (entry, "text", "", "show-apply-button", FALSE, NULL);
  g_object_set (entry, "show-apply-button", TRUE, NULL);
}

static void
save_as_cb (DulleRuleSetPage *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *name = NULL;

  g_assert (DULLE_IS_RULE_SET_PAGE (self));

  name = read_name (self->save_as_row);
  if (dulle_rule_selection_save_as (self->selection, name, &error))
    empty_name (self->save_as_row);
  show_result (self, error);
}

static void
rename_cb (DulleRuleSetPage *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *name = NULL;

  g_assert (DULLE_IS_RULE_SET_PAGE (self));

  name = read_name (self->rename_row);
  dulle_rule_selection_rename (self->selection, name, &error);
  show_result (self, error);
}

static void
save_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  DulleRuleSetPage *self = DULLE_RULE_SET_PAGE (widget);
  g_autoptr (GError) error = NULL;

  dulle_rule_selection_save (self->selection, &error);
  show_result (self, error);
}

/* The name waits where the rules can be saved again once the toast is gone. */
static void
delete_cb (GtkWidget  *widget,
           const char *action_name,
           GVariant   *parameter)
{
  DulleRuleSetPage *self = DULLE_RULE_SET_PAGE (widget);
  g_autoptr (GError) error = NULL;
  g_auto (DulleChosenRules) before = dulle_chosen_rules_copy (get_chosen (self));
  const char      *name = dulle_chosen_rules_own_name (&before);
  g_autofree char *text = NULL;

  if (name != NULL && dulle_rule_selection_delete (self->selection, &error))
    {
      gtk_editable_set_text (self->save_as_row, name);
      text = g_strdup_printf (_ ("“%s” was deleted"), name);
      offer_undo (self, text, "rules.restore", &before);
    }
  show_result (self, error);
}

void
dulle_rule_set_page_restore (DulleRuleSetPage *self)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (DULLE_IS_RULE_SET_PAGE (self));

  if (self->before.set == NULL)
    return;
  if (dulle_rule_selection_restore (self->selection, &self->before, &error))
    gtk_editable_set_text (self->save_as_row, "");
  show_result (self, error);
}

/* Files */

static void
report_import (DulleRuleSetPage *self,
               guint             n_unread)
{
  const char      *name = dulle_chosen_rules_label (get_chosen (self));
  g_autofree char *text = NULL;

  if (n_unread == 0)
    text = g_strdup_printf (_ ("“%s” was imported"), name);
  else
    text = g_strdup_printf (ngettext ("“%s” was imported without %u line that is not a rule",
                                      "“%s” was imported without %u lines that are not rules",
                                      n_unread),
                            name, n_unread);
  if (self->unsaved.set != NULL)
    offer_undo (self, text, "rules.undo", &self->unsaved);
  else
    dulle_toast (GTK_WIDGET (self), text);
}

/* Of several files the first puts an end to the changes, and each can bring them back. */
static void
keep_unsaved (DulleRuleSetPage       *self,
              const DulleChosenRules *before)
{
  if (dulle_chosen_rules_n_changes (before) == 0)
    return;
  dulle_chosen_rules_clear (&self->unsaved);
  self->unsaved = dulle_chosen_rules_copy (before);
}

static void import_next (DulleRuleSetPage *self);

/* The first file that cannot be read is the last one: its error stays in view. */
static void
imported_cb (GObject      *selection,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_auto (DulleChosenRules) before = { NULL };
  g_autoptr (GError) error = NULL;
  DulleRuleSetPage *self;
  guint             n_unread;
  gboolean          good;

  before = dulle_chosen_rules_copy (
      dulle_rule_selection_get_chosen (DULLE_RULE_SELECTION (selection)));
  good = dulle_rule_selection_import_file_finish (DULLE_RULE_SELECTION (selection), result,
                                                  &n_unread, &error);
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  self = DULLE_RULE_SET_PAGE (user_data);
  g_object_unref (g_queue_pop_head (&self->imports));
  if (good)
    {
      keep_unsaved (self, &before);
      report_import (self, n_unread);
    }
  else
    g_queue_clear_full (&self->imports, g_object_unref);
  show_result (self, error);
  import_next (self);
}

static void
import_next (DulleRuleSetPage *self)
{
  GFile *file = g_queue_peek_head (&self->imports);

  if (file != NULL)
    dulle_rule_selection_import_file_async (self->selection, file, self->cancellable, imported_cb,
                                            self);
  else
    dulle_chosen_rules_clear (&self->unsaved);
}

void
dulle_rule_set_page_import (DulleRuleSetPage *self,
                            GFile            *file)
{
  g_return_if_fail (DULLE_IS_RULE_SET_PAGE (self));
  g_return_if_fail (G_IS_FILE (file));

  g_queue_push_tail (&self->imports, g_object_ref (file));
  if (g_queue_get_length (&self->imports) == 1)
    import_next (self);
}

static void
import_chosen_cb (GtkWidget *widget,
                  GFile     *file)
{
  dulle_rule_set_page_import (DULLE_RULE_SET_PAGE (widget), file);
}

static void
import_cb (GtkWidget  *widget,
           const char *action_name,
           GVariant   *parameter)
{
  dulle_file_dialog_open (widget, _ ("Import Rules"), NULL, NULL, import_chosen_cb);
}

static void
export_cb (GtkWidget  *widget,
           const char *action_name,
           GVariant   *parameter)
{
  DulleRuleSetPage *self = DULLE_RULE_SET_PAGE (widget);

  if (g_str_equal (action_name, "rules.export-freedoko"))
    dulle_export_rules_for_freedoko (widget, self->selection);
  else
    dulle_export_rules (widget, self->selection);
}

void
dulle_rule_set_page_accept_drops (DulleRuleSetPage *self,
                                  GtkWidget        *widget)
{
  g_return_if_fail (DULLE_IS_RULE_SET_PAGE (self));
  g_return_if_fail (GTK_IS_WIDGET (widget));

  dulle_accept_files (widget, GTK_WIDGET (self), import_chosen_cb);
}

/* The clipboard */

static void
copy_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  DulleRuleSetPage *self = DULLE_RULE_SET_PAGE (widget);
  g_autofree char  *text = dulle_rule_selection_export (self->selection, FALSE);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  dulle_toast (widget, _ ("Rules copied as text"));
}

/* Returns: (transfer full) */
static char *
describe_pasting (guint n_unread)
{
  if (n_unread == 0)
    return g_strdup (_ ("Rules pasted"));

  return g_strdup_printf (ngettext ("Rules pasted without %u line that is not a rule",
                                    "Rules pasted without %u lines that are not rules", n_unread),
                          n_unread);
}

static void
paste_text (DulleRuleSetPage *self,
            const char       *text)
{
  g_auto (DulleChosenRules) before = dulle_chosen_rules_copy (get_chosen (self));
  g_autoptr (GError) error = NULL;
  guint n_unread;

  if (dulle_rule_selection_import_text (self->selection, text, _ ("Clipboard"), &n_unread, &error))
    {
      g_autofree char *report = describe_pasting (n_unread);

      offer_undo (self, report, "rules.undo", &before);
    }
  show_result (self, error);
}

static void
paste_ready_cb (GObject      *clipboard,
                GAsyncResult *result,
                gpointer      user_data)
{
  g_autoptr (DulleRuleSetPage) self = DULLE_RULE_SET_PAGE (user_data);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (clipboard), result, &error);
  if (text != NULL)
    paste_text (self, text);
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    show_error (self, _ ("There is no text in the clipboard."));
}

static void
paste_cb (GtkWidget  *widget,
          const char *action_name,
          GVariant   *parameter)
{
  DulleRuleSetPage *self = DULLE_RULE_SET_PAGE (widget);

  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (widget), self->cancellable,
                                 paste_ready_cb, g_object_ref (self));
}

/* The selection */

static void
selection_changed_cb (DulleRuleSetPage *self)
{
  g_assert (DULLE_IS_RULE_SET_PAGE (self));

  show_selected_set (self);
  show_changes (self);
  show_own_set (self);
}

static void
sets_changed_cb (DulleRuleSetPage *self)
{
  g_assert (DULLE_IS_RULE_SET_PAGE (self));

  show_sets (self);
  show_selected_set (self);
}

void
dulle_rule_set_page_set_selection (DulleRuleSetPage   *self,
                                   DulleRuleSelection *selection)
{
  g_return_if_fail (DULLE_IS_RULE_SET_PAGE (self));
  g_return_if_fail (DULLE_IS_RULE_SELECTION (selection));
  g_return_if_fail (self->selection == NULL);

  self->selection = g_object_ref (selection);
  g_signal_connect_object (selection, "changed", G_CALLBACK (selection_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (selection, "sets-changed", G_CALLBACK (sets_changed_cb), self,
                           G_CONNECT_SWAPPED);
  sets_changed_cb (self);
  selection_changed_cb (self);
  show_error (self, dulle_rule_selection_get_problem (selection));
}

/* Object */

static void
dulle_rule_set_page_dispose (GObject *object)
{
  DulleRuleSetPage *self = DULLE_RULE_SET_PAGE (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_queue_clear_full (&self->imports, g_object_unref);
  g_clear_object (&self->selection);
  g_clear_object (&self->set_labels);
  dulle_chosen_rules_clear (&self->before);
  dulle_chosen_rules_clear (&self->unsaved);
  g_clear_pointer (&self->change_rows, g_ptr_array_unref);

  G_OBJECT_CLASS (dulle_rule_set_page_parent_class)->dispose (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  static const struct
  {
    const char                 *name;
    GtkWidgetActionActivateFunc callback;
  } actions[] = {
    { "rules.reset-all", reset_all_cb },
    { "rules.save", save_cb },
    { "rules.delete", delete_cb },
    { "rules.import", import_cb },
    { "rules.export", export_cb },
    { "rules.export-freedoko", export_cb },
    { "rules.copy", copy_cb },
    { "rules.paste", paste_cb },
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, NULL, actions[i].callback);
}

static void
dulle_rule_set_page_class_init (DulleRuleSetPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dulle_rule_set_page_dispose;

  install_actions (widget_class);
  g_type_ensure (DULLE_TYPE_LIMITS_OFFER);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/dulle/Dulle/setup/dulle-rule-set-page.ui");
  gtk_widget_class_bind_template_child (widget_class, DulleRuleSetPage, error_group);
  gtk_widget_class_bind_template_child (widget_class, DulleRuleSetPage, error_text);
  gtk_widget_class_bind_template_child (widget_class, DulleRuleSetPage, limits_offer);
  gtk_widget_class_bind_template_child (widget_class, DulleRuleSetPage, set_group);
  gtk_widget_class_bind_template_child (widget_class, DulleRuleSetPage, set_row);
  gtk_widget_class_bind_template_child (widget_class, DulleRuleSetPage, changes_row);
  gtk_widget_class_bind_template_callback (widget_class, fill_changes_row);
  gtk_widget_class_bind_template_child (widget_class, DulleRuleSetPage, reset_all);
  gtk_widget_class_bind_template_child (widget_class, DulleRuleSetPage, save_row);
  gtk_widget_class_bind_template_child (widget_class, DulleRuleSetPage, save_as_row);
  gtk_widget_class_bind_template_child (widget_class, DulleRuleSetPage, rename_row);
  gtk_widget_class_bind_template_child (widget_class, DulleRuleSetPage, delete_row);
  gtk_widget_class_bind_template_callback (widget_class, error_closed_cb);
  gtk_widget_class_bind_template_callback (widget_class, set_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, save_as_cb);
  gtk_widget_class_bind_template_callback (widget_class, rename_cb);
}

static void
dulle_rule_set_page_init (DulleRuleSetPage *self)
{
  self->change_rows = g_ptr_array_new ();
  self->set_labels = gtk_string_list_new (NULL);
  self->cancellable = g_cancellable_new ();
  g_queue_init (&self->imports);

  gtk_widget_init_template (GTK_WIDGET (self));
  dulle_tell_entry_focus (GTK_WIDGET (self));
  adw_combo_row_set_model (self->set_row, G_LIST_MODEL (self->set_labels));
}
