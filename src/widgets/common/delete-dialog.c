/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "delete-dialog.h"

void
dulle_ask_to_delete (GtkWindow  *parent,
                     const char *title,
                     const char *outcome,
                     GCallback   delete_cb,
                     gpointer    object)
{
  GtkWidget *dialog;

  g_return_if_fail (GTK_IS_WINDOW (parent) && delete_cb != NULL && G_IS_OBJECT (object));

  dialog = adw_message_dialog_new (parent, title, outcome);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), "delete",
                                    _ ("_Delete"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "delete",
                                              ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_object (dialog, "response::delete", delete_cb, object, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}
