/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The part of the rules window that keeps whole rule sets, and takes them from
 * files and the clipboard and gives them there.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "engine/rules-text.h"
#include "session/rule-files.h"
#include "session/rule-sets.h"

#include "dulle-rules-window-private.h"

/* Own sets */

/* Chooses a set that was just written. */
static void
choose_own (DulleRulesWindow *self,
            const char       *name)
{
  g_auto (DulleChosenRules) chosen = { NULL };
  g_autoptr (GError) error = NULL;
  g_autofree char *set = g_strconcat ("own:", name, NULL);

  if (dulle_chosen_rules_of_set (&chosen, set, &error))
    dulle_rules_window_choose (self, &chosen);
  dulle_rules_window_sets_changed (self);
  dulle_rules_window_show_trouble (self, error != NULL ? error->message : NULL);
}

static gboolean
keep (DulleRulesWindow *self,
      const char       *name,
      const DulleRules *rules)
{
  g_autoptr (GError) error = NULL;

  if (!dulle_rule_sets_save (self->folder, name, rules, &error))
    {
      dulle_rules_window_show_trouble (self, error->message);
      return FALSE;
    }
  choose_own (self, name);

  return TRUE;
}

static gboolean
is_taken (DulleRulesWindow *self,
          const char       *name)
{
  g_auto (GStrv) names = dulle_rule_sets_list (self->folder);

  return g_strv_contains ((const char *const *) names, name);
}

/* A set is never written over by another one. */
static gboolean
may_be_called (DulleRulesWindow *self,
               const char       *name)
{
  g_autofree char *text = NULL;

  if (!is_taken (self, name))
    return TRUE;
  text = g_strdup_printf (_ ("There is already a rule set “%s”."), name);
  dulle_rules_window_show_trouble (self, text);

  return FALSE;
}

static char *
free_name (DulleRulesWindow *self,
           const char       *name)
{
  char *free_name = g_strdup (name);

  for (guint i = 2; is_taken (self, free_name); i++)
    {
      g_free (free_name);
      free_name = g_strdup_printf ("%s %u", name, i);
    }

  return free_name;
}

static char *
name_in (GtkEditable *entry)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (entry)));
}

static void
save_as_cb (DulleRulesWindow *self)
{
  g_autofree char *name = name_in (self->save_as_row);

  if (may_be_called (self, name) && keep (self, name, &self->chosen.rules))
    gtk_editable_set_text (self->save_as_row, "");
}

/* The set keeps its own rules; changes that are not yet saved stay changes. */
static void
rename_cb (DulleRulesWindow *self)
{
  g_autofree char *old = g_strdup (dulle_chosen_rules_own_name (&self->chosen));
  g_autofree char *name = name_in (self->rename_row);
  DulleRules       rules = self->chosen.rules;
  g_auto (DulleChosenRules) chosen = { NULL };
  DulleRules base = self->chosen.base;

  if (old == NULL || g_str_equal (old, name) || !may_be_called (self, name) || !keep (self, name, &base))
    return;

  dulle_rule_sets_remove (self->folder, old, NULL);
  chosen = dulle_chosen_rules_copy (&self->chosen);
  chosen.rules = rules;
  dulle_rules_window_choose (self, &chosen);
  dulle_rules_window_sets_changed (self);
}

static void
save_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  DulleRulesWindow *self = DULLE_RULES_WINDOW (widget);
  g_autofree char  *name = g_strdup (dulle_chosen_rules_own_name (&self->chosen));

  if (name != NULL)
    keep (self, name, &self->chosen.rules);
}

/* What a deleted set leaves are changes to the preset that is most like it; undoing
 * is saving them under the old name. */
static void
delete_cb (GtkWidget  *widget,
           const char *action_name,
           GVariant   *parameter)
{
  DulleRulesWindow *self = DULLE_RULES_WINDOW (widget);
  g_autofree char  *name = g_strdup (dulle_chosen_rules_own_name (&self->chosen));
  g_autofree char  *text = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (DulleChosenRules) rest = dulle_chosen_rules_of_rules (&self->chosen.rules);

  if (name == NULL)
    return;
  if (!dulle_rule_sets_remove (self->folder, name, &error))
    {
      dulle_rules_window_show_trouble (self, error->message);
      return;
    }
  dulle_rules_window_choose (self, &rest);
  dulle_rules_window_sets_changed (self);
  gtk_editable_set_text (self->save_as_row, name);
  text = g_strdup_printf (_ ("“%s” is deleted"), name);
  dulle_rules_window_tell (self, text, _ ("_Undo"), "rules.restore");
}

static void
restore_cb (GtkWidget  *widget,
            const char *action_name,
            GVariant   *parameter)
{
  DulleRulesWindow *self = DULLE_RULES_WINDOW (widget);
  const char       *name = dulle_chosen_rules_own_name (&self->before);

  if (name != NULL && may_be_called (self, name))
    {
      g_auto (DulleChosenRules) before = dulle_chosen_rules_copy (&self->before);

      keep (self, dulle_chosen_rules_own_name (&before), &before.base);
      dulle_rules_window_choose (self, &before);
      gtk_editable_set_text (self->save_as_row, "");
    }
}

/* Files */

static void
tell_unread (DulleRulesWindow *self,
             const char       *name,
             guint             n_unread)
{
  g_autofree char *text = NULL;

  if (n_unread == 0)
    text = g_strdup_printf (_ ("“%s” is imported"), name);
  else
    text = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         "“%s” is imported without %u line that is not a rule",
                                         "“%s” is imported without %u lines that are not rules", n_unread),
                            name, n_unread);
  dulle_rules_window_tell (self, text, NULL, NULL);
}

/* The name of a file without its ending. */
static char *
set_name_of (GFile *file)
{
  char *name = g_file_get_basename (file);
  char *dot = strrchr (name, '.');

  if (dot != NULL && dot != name)
    *dot = '\0';

  return name;
}

gboolean
dulle_rules_window_import (DulleRulesWindow *self,
                           GFile            *file)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *file_name = set_name_of (file);
  g_autofree char *name = NULL;
  DulleRules       rules;
  guint            n_unread;

  g_return_val_if_fail (DULLE_IS_RULES_WINDOW (self), FALSE);

  if (!dulle_rule_file_read (file, &rules, &n_unread, &error))
    {
      dulle_rules_window_show_trouble (self, error->message);
      return FALSE;
    }
  name = free_name (self, file_name);
  if (!keep (self, name, &rules))
    return FALSE;
  tell_unread (self, name, n_unread);

  return TRUE;
}

gboolean
dulle_rules_window_export (DulleRulesWindow *self,
                           GFile            *file,
                           gboolean          for_freedoko)
{
  g_autoptr (GError) error = NULL;
  gboolean good;

  g_return_val_if_fail (DULLE_IS_RULES_WINDOW (self), FALSE);

  good = dulle_rule_file_write (file, &self->chosen.rules, for_freedoko, &error);
  dulle_rules_window_show_trouble (self, good ? NULL : error->message);

  return good;
}

static void
import_response_cb (DulleRulesWindow *self,
                    int               response,
                    GtkFileChooser   *chooser)
{
  g_autoptr (GFile) file = response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_file (chooser) : NULL;

  if (file != NULL)
    dulle_rules_window_import (self, file);
  g_clear_object (&self->chooser);
}

static void
export_response_cb (DulleRulesWindow *self,
                    int               response,
                    GtkFileChooser   *chooser)
{
  g_autoptr (GFile) file = response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_file (chooser) : NULL;

  if (file != NULL)
    dulle_rules_window_export (self, file, g_object_get_data (G_OBJECT (chooser), "for-freedoko") != NULL);
  g_clear_object (&self->chooser);
}

static void
ask_file (DulleRulesWindow    *self,
          const char          *title,
          GtkFileChooserAction action,
          GCallback            response_cb)
{
  g_clear_object (&self->chooser);
  self->chooser = GTK_NATIVE_DIALOG (gtk_file_chooser_native_new (title, GTK_WINDOW (self), action, NULL, NULL));
  gtk_native_dialog_set_modal (self->chooser, TRUE);
  g_signal_connect_object (self->chooser, "response", response_cb, self, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (self->chooser);
}

static void
import_cb (GtkWidget  *widget,
           const char *action_name,
           GVariant   *parameter)
{
  ask_file (DULLE_RULES_WINDOW (widget), _ ("Import Rules"), GTK_FILE_CHOOSER_ACTION_OPEN, G_CALLBACK (import_response_cb));
}

static void
export_cb (GtkWidget  *widget,
           const char *action_name,
           GVariant   *parameter)
{
  DulleRulesWindow *self = DULLE_RULES_WINDOW (widget);
  gboolean          for_freedoko = g_str_has_suffix (action_name, "freedoko");
  g_autofree char  *name = g_strconcat (dulle_chosen_rules_label (&self->chosen), for_freedoko ? "" : ".rules", NULL);

  ask_file (self, _ ("Export Rules"), GTK_FILE_CHOOSER_ACTION_SAVE, G_CALLBACK (export_response_cb));
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (self->chooser), name);
  g_object_set_data (G_OBJECT (self->chooser), "for-freedoko", GINT_TO_POINTER (for_freedoko));
}

static gboolean
drop_cb (DulleRulesWindow *self,
         const GValue     *value)
{
  GSList  *files = g_value_get_boxed (value);
  gboolean good = TRUE;

  for (; files != NULL && good; files = files->next)
    good = dulle_rules_window_import (self, files->data);

  return good;
}

void
dulle_rules_exchange_accept_drops (DulleRulesWindow *self)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  g_signal_connect_object (target, "drop", G_CALLBACK (drop_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

/* The clipboard */

static void
copy_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  DulleRulesWindow *self = DULLE_RULES_WINDOW (widget);
  g_autofree char  *text = dulle_rules_format (&self->chosen.rules);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  dulle_rules_window_tell (self, _ ("The rules are copied as text"), NULL, NULL);
}

static void
paste_text (DulleRulesWindow *self,
            const char       *text)
{
  g_autoptr (GError) error = NULL;
  g_auto (DulleChosenRules) chosen = { NULL };
  DulleRules rules;

  if (!dulle_rule_text_read (text, _ ("Clipboard"), &rules, NULL, &error))
    {
      dulle_rules_window_show_trouble (self, error->message);
      return;
    }
  chosen = dulle_chosen_rules_of_rules (&rules);
  dulle_rules_window_choose (self, &chosen);
  dulle_rules_window_show_trouble (self, NULL);
  dulle_rules_window_tell (self, _ ("The rules are pasted"), _ ("_Undo"), "rules.undo");
}

static void
paste_ready_cb (GObject      *clipboard,
                GAsyncResult *result,
                gpointer      user_data)
{
  g_autoptr (DulleRulesWindow) self = DULLE_RULES_WINDOW (user_data);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (clipboard), result, &error);

  if (text != NULL)
    paste_text (self, text);
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    dulle_rules_window_show_trouble (self, _ ("There is no text in the clipboard."));
}

static void
paste_cb (GtkWidget  *widget,
          const char *action_name,
          GVariant   *parameter)
{
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (widget), DULLE_RULES_WINDOW (widget)->cancellable,
                                 paste_ready_cb, g_object_ref (widget));
}

void
dulle_rules_exchange_install (GtkWidgetClass *widget_class)
{
  static const struct
  {
    const char                 *name;
    GtkWidgetActionActivateFunc callback;
  } actions[] = {
    { "rules.save", save_cb },
    { "rules.delete", delete_cb },
    { "rules.restore", restore_cb },
    { "rules.import", import_cb },
    { "rules.export", export_cb },
    { "rules.export-freedoko", export_cb },
    { "rules.copy", copy_cb },
    { "rules.paste", paste_cb },
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, NULL, actions[i].callback);
  gtk_widget_class_bind_template_callback (widget_class, save_as_cb);
  gtk_widget_class_bind_template_callback (widget_class, rename_cb);
}
