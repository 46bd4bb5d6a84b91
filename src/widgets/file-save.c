/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The chooser keeps the text, and is kept by its own response.
 */
#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "file-save.h"

gboolean
dulle_write_text (GFile      *file,
                  const char *text,
                  GError    **error)
{
  g_autoptr (GError) trouble = NULL;
  g_autofree char *name = g_file_get_parse_name (file);

  if (g_file_replace_contents (file, text, strlen (text), NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, &trouble))
    return TRUE;

  /* Translators: a file and the reason. */
  g_set_error (error, trouble->domain, trouble->code, _ ("“%s” cannot be written: %s"), name, trouble->message);

  return FALSE;
}

char *
dulle_file_name (const char *title,
                 const char *ending)
{
  g_autofree char *name = g_strdelimit (g_strdup (title), "/\\:*?\"<>|\r\n", '-');

  return g_strconcat (name, ending, NULL);
}

static void
tell_trouble (GtkWindow  *parent,
              const char *sentence)
{
  GtkWidget *dialog = adw_message_dialog_new (parent, _ ("Not Saved"), sentence);

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _ ("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
response_cb (GtkNativeDialog *chooser,
             int              response,
             const char      *text)
{
  if (response == GTK_RESPONSE_ACCEPT)
    {
      g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
      g_autoptr (GError) error = NULL;

      if (!dulle_write_text (file, text, &error))
        tell_trouble (gtk_native_dialog_get_transient_for (chooser), error->message);
    }
  g_object_unref (chooser);
}

static void
free_text (gpointer  text,
           GClosure *closure)
{
  g_free (text);
}

void
dulle_save_text (GtkWidget  *widget,
                 const char *title,
                 const char *name,
                 char       *text)
{
  GtkWindow            *parent = GTK_WINDOW (gtk_widget_get_root (widget));
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (title, parent, GTK_FILE_CHOOSER_ACTION_SAVE, NULL, NULL);

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  g_signal_connect_data (chooser, "response", G_CALLBACK (response_cb), text, free_text, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}
