/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include <glib/gi18n.h>

#include "common/cancellable.h"
#include "common/large-window.h"
#include "common/leave-table.h"
#include "common/news.h"
#include "common/plain-text.h"
#include "dulle-copies-window.h"

struct _DulleCopiesWindow
{
  AdwPreferencesWindow parent_instance;

  /* Template children */
  AdwPreferencesGroup *group;

  /* Owned */
  DulleSession *session;
  GCancellable *listing;
  GArray       *copies;
  GPtrArray    *rows;
  char         *problem; /* why a copy was not restored */

  /* The copy that the open dialog asks about. */
  DulleKeptCopy chosen;
};

G_DEFINE_FINAL_TYPE (DulleCopiesWindow, dulle_copies_window, ADW_TYPE_PREFERENCES_WINDOW)

/* A copy from before restoring has a time as well: there may be several of a day. */
static char *
describe_date (const DulleKeptCopy *copy)
{
  g_autoptr (GDateTime) made = g_date_time_new_from_unix_local (copy->made);

  return g_date_time_format (made, copy->daily ? "%A, %x" : "%A, %x, %R");
}

static char *
describe_content (const DulleKeptCopy *copy)
{
  g_autofree char *number = g_strdup_printf (
      ngettext ("%u tournament", "%u tournaments", copy->n_tournaments), copy->n_tournaments);

  if (copy->daily)
    return g_steal_pointer (&number);

  /* Translators: “5 tournaments”. */
  return g_strdup_printf (_ ("%s · made before a copy was restored"), number);
}

static void
add_row (DulleCopiesWindow *self,
         guint              number)
{
  const DulleKeptCopy *copy = &g_array_index (self->copies, DulleKeptCopy, number);
  g_autofree char     *title = describe_date (copy);
  g_autofree char     *subtitle = describe_content (copy);
  /* Translators: a day. */
  g_autofree char *name = g_strdup_printf (_ ("Restore the copy of %s"), title);
  GtkWidget       *row = adw_action_row_new ();
  GtkWidget       *button = gtk_button_new_with_mnemonic (_ ("_Restore"));

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", number);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "copies.restore");
  dulle_name (button, name);
  dulle_describe (button, subtitle);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), button);
  adw_preferences_group_add (self->group, row);
  g_ptr_array_add (self->rows, row);
}

/* @copies: (transfer full) */
static void
show_copies (DulleCopiesWindow *self,
             GArray            *copies)
{
  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (self->group, g_ptr_array_index (self->rows, i));
  g_ptr_array_set_size (self->rows, 0);
  g_clear_pointer (&self->copies, g_array_unref);
  self->copies = copies;
  for (guint i = 0; i < copies->len; i++)
    add_row (self, i);
  adw_preferences_group_set_description (
      self->group,
      copies->len == 0 ? _ ("There are none yet. One is made on each day you play.") : NULL);
}

static void
tell_problem (DulleCopiesWindow *self,
              const char        *problem)
{
  dulle_group_set_plain_description (self->group, problem);
  dulle_tell (GTK_WIDGET (self), problem);
}

static void
listed_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (GError) error = NULL;
  GArray *copies =
      dulle_session_list_copies_finish (DULLE_SESSION (source), result, &error);
  DulleCopiesWindow *self = user_data;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  if (copies != NULL)
    show_copies (self, copies);
  if (self->problem != NULL && self->rows->len > 0)
    dulle_take_focus (g_ptr_array_index (self->rows, 0));
  if (self->problem != NULL)
    tell_problem (self, self->problem);
  else if (copies == NULL)
    tell_problem (self, error->message);
  g_clear_pointer (&self->problem, g_free);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "copies.restore", TRUE);
}

static void
list_copies (DulleCopiesWindow *self)
{
  dulle_session_list_copies_async (self->session, dulle_renew_cancellable (&self->listing),
                                   listed_cb, self);
}

/* The window may have been closed meanwhile. Where the copy is lost, there is no use in offering it
 * any longer. */
static void
restored_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autoptr (DulleCopiesWindow) self = user_data;
  g_autoptr (GError) error = NULL;

  if (dulle_session_restore_copy_finish (DULLE_SESSION (source), result, &error))
    gtk_window_close (GTK_WINDOW (self));
  else if (self->session != NULL)
    {
      self->problem = g_strdup (error->message);
      list_copies (self);
    }
}

static void
restore_copy (gpointer user_data)
{
  DulleCopiesWindow *self = DULLE_COPIES_WINDOW (user_data);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "copies.restore", FALSE);
  dulle_session_restore_copy_async (self->session, &self->chosen, restored_cb,
                                    g_object_ref (self));
}

static void
restore_response_cb (DulleCopiesWindow *self)
{
  g_assert (DULLE_IS_COPIES_WINDOW (self));

  dulle_leave_table (GTK_WINDOW (self), restore_copy, self);
}

static void
restore_action (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  DulleCopiesWindow *self = DULLE_COPIES_WINDOW (widget);
  g_autofree char   *date = NULL;
  g_autofree char   *body = NULL;
  GtkWidget         *dialog;

  self->chosen = g_array_index (self->copies, DulleKeptCopy, g_variant_get_uint32 (parameter));
  date = describe_date (&self->chosen);
  /* Translators: a day. */
  body = g_strdup_printf (_ ("All tournaments will be as they were in the copy of %s. "
                             "What you have now is kept as another copy."),
                          date);
  dialog = adw_message_dialog_new (GTK_WINDOW (self), _ ("Restore This Copy?"), body);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"),
                                    "restore", _ ("_Restore"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "restore",
                                              ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_object (dialog, "response::restore", G_CALLBACK (restore_response_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
dulle_copies_window_dispose (GObject *object)
{
  DulleCopiesWindow *self = DULLE_COPIES_WINDOW (object);

  dulle_drop_cancellable (&self->listing);
  g_clear_object (&self->session);
  g_clear_pointer (&self->copies, g_array_unref);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_pointer (&self->problem, g_free);

  G_OBJECT_CLASS (dulle_copies_window_parent_class)->dispose (object);
}

static void
dulle_copies_window_class_init (DulleCopiesWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dulle_copies_window_dispose;

  gtk_widget_class_install_action (widget_class, "copies.restore", "u", restore_action);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/dulle/Dulle/setup/dulle-copies-window.ui");
  gtk_widget_class_bind_template_child (widget_class, DulleCopiesWindow, group);
}

static void
dulle_copies_window_init (DulleCopiesWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->rows = g_ptr_array_new ();
  dulle_large_window_fit (GTK_WINDOW (self));
}

GtkWidget *
dulle_copies_window_new (GtkWindow    *parent,
                         DulleSession *session)
{
  DulleCopiesWindow *self;

  g_return_val_if_fail (DULLE_IS_SESSION (session), NULL);

  self = g_object_new (DULLE_TYPE_COPIES_WINDOW, "transient-for", parent, NULL);
  self->session = g_object_ref (session);
  list_copies (self);

  return GTK_WIDGET (self);
}
