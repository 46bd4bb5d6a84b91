/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Before GtkFileDialog, a native chooser lives as long as somebody keeps a
 * reference. Here the widget that asks does, to one chooser at a time.
 */
#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "file-dialog.h"

#define CHOOSER "dulle-file-chooser"

/* Either @chosen is called with the file, or @text is written to it. */
typedef struct
{
  GtkWidget    *widget;
  DulleFileFunc chosen;
  char         *text;
} Question;

char *
dulle_file_name (const char *title,
                 const char *ending)
{
  g_autofree char *name = g_strdelimit (g_strdup (title), "/\\:*?\"<>|\r\n", '-');

  return g_strconcat (name, ending, NULL);
}

/* Saving */

/* The window that asked may be closed by then, and the program about to end. */
static void
report_error (GtkWidget    *widget,
              GFile        *file,
              const GError *error)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (widget));
  gboolean   is_there = root != NULL && gtk_widget_get_visible (root);
  GtkWidget *dialog = adw_message_dialog_new (is_there ? GTK_WINDOW (root) : NULL,
                                              _ ("Not Saved"), NULL);
  g_autofree char *name = g_file_get_parse_name (file);

  /* Translators: a file and the reason. */
  adw_message_dialog_format_body (ADW_MESSAGE_DIALOG (dialog), _ ("“%s” cannot be written: %s"),
                                  name, error->message);
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _ ("_Close"));
  if (GTK_IS_APPLICATION (g_application_get_default ()))
    gtk_window_set_application (GTK_WINDOW (dialog),
                                GTK_APPLICATION (g_application_get_default ()));
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
write_in_thread (GTask        *task,
                 gpointer      file,
                 gpointer      text,
                 GCancellable *cancellable)
{
  GError *error = NULL;

  if (g_file_replace_contents (file, text, strlen (text), NULL, FALSE, G_FILE_CREATE_NONE, NULL,
                               NULL, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
written_cb (GObject      *file,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (GtkWidget) widget = user_data;
  g_autoptr (GError) error = NULL;

  if (!g_task_propagate_boolean (G_TASK (result), &error))
    report_error (widget, G_FILE (file), error);
  if (g_application_get_default () != NULL)
    g_application_release (g_application_get_default ());
}

void
dulle_save_text (GtkWidget *widget,
                 GFile     *file,
                 char      *text)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (G_IS_FILE (file));
  g_return_if_fail (text != NULL);

  task = g_task_new (file, NULL, written_cb, g_object_ref (widget));
  g_task_set_task_data (task, text, g_free);
  if (g_application_get_default () != NULL)
    g_application_hold (g_application_get_default ());
  g_task_run_in_thread (task, write_in_thread);
}

/* Asking */

static void
answer_question (Question *question,
                 GFile    *file)
{
  if (question->chosen != NULL)
    question->chosen (question->widget, file);
  else
    dulle_save_text (question->widget, file, g_steal_pointer (&question->text));
}

static void
response_cb (GtkFileChooser *chooser,
             int             response,
             Question       *question)
{
  g_autoptr (GtkWidget) widget = g_object_ref (question->widget);
  g_autoptr (GFile) file = NULL;

  g_assert (GTK_IS_FILE_CHOOSER (chooser));

  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (chooser);
  if (file != NULL)
    answer_question (question, file);
  /* Unless the answer was another question. */
  if (g_object_get_data (G_OBJECT (widget), CHOOSER) == chooser)
    g_object_set_data (G_OBJECT (widget), CHOOSER, NULL);
}

static void
free_question (gpointer  data,
               GClosure *closure)
{
  Question *question = data;

  g_free (question->text);
  g_free (question);
}

static void
widget_destroyed_cb (GtkFileChooser *chooser,
                     GtkWidget      *widget)
{
  g_assert (GTK_IS_FILE_CHOOSER (chooser));

  g_object_set_data (G_OBJECT (widget), CHOOSER, NULL);
}

static GtkFileChooser *
ask_question (const Question      *question,
              GtkFileChooserAction action,
              const char          *title,
              const char          *accept)
{
  GtkWindow            *parent = GTK_WINDOW (gtk_widget_get_root (question->widget));
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (title, parent, action, accept, NULL);

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  g_signal_connect_data (chooser, "response", G_CALLBACK (response_cb),
                         g_memdup2 (question, sizeof *question), free_question, 0);
  g_signal_connect_object (question->widget, "destroy", G_CALLBACK (widget_destroyed_cb),
                           chooser, G_CONNECT_SWAPPED);
  g_object_set_data_full (G_OBJECT (question->widget), CHOOSER, chooser, g_object_unref);

  return GTK_FILE_CHOOSER (chooser);
}

void
dulle_file_dialog_open (GtkWidget     *widget,
                        const char    *title,
                        const char    *accept,
                        GtkFileFilter *filter,
                        DulleFileFunc  chosen)
{
  const Question  question = { .widget = widget, .chosen = chosen };
  GtkFileChooser *chooser;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (chosen != NULL);

  chooser = ask_question (&question, GTK_FILE_CHOOSER_ACTION_OPEN, title, accept);
  if (filter != NULL)
    gtk_file_chooser_add_filter (chooser, filter);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
ask_where_to_save (const Question *question,
                   const char     *title,
                   const char     *name)
{
  GtkFileChooser *chooser =
      ask_question (question, GTK_FILE_CHOOSER_ACTION_SAVE, title, NULL);

  gtk_file_chooser_set_current_name (chooser, name);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

void
dulle_file_dialog_save (GtkWidget    *widget,
                        const char   *title,
                        const char   *name,
                        DulleFileFunc chosen)
{
  const Question question = { .widget = widget, .chosen = chosen };

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (chosen != NULL);

  ask_where_to_save (&question, title, name);
}

void
dulle_file_dialog_save_text (GtkWidget  *widget,
                             const char *title,
                             const char *name,
                             char       *text)
{
  const Question question = { .widget = widget, .text = text };

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (text != NULL);

  ask_where_to_save (&question, title, name);
}
