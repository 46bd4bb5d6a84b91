/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <string.h>

#include "common/after-dialog.h"
#include "common/news.h"

#include "begin-table.h"
#include "lobby-text.h"

/* The table may have been closed while the question was open. */
static void
begin_tournament (gpointer host)
{
  if (dulle_host_is_open (host))
    dulle_host_begin (host);
}

/* Guests come, go and say that they are ready while the question is open. When nobody is waited for
 * any more, because they are ready or have gone, there is nothing to ask; the lobby shows it. */
static void
changed_cb (AdwMessageDialog *dialog,
            DulleHost        *host)
{
  g_autofree char *unready = dulle_lobby_unready (dulle_host_get_company (host));

  g_assert (ADW_IS_MESSAGE_DIALOG (dialog));

  if (unready == NULL)
    {
      gtk_window_close (GTK_WINDOW (dialog));
      return;
    }
  if (strcmp (unready, adw_message_dialog_get_body (dialog)) == 0)
    return;

  adw_message_dialog_set_body (dialog, unready);
  dulle_tell (GTK_WIDGET (dialog), unready);
}

void
dulle_begin_table (GtkWindow *parent,
                   DulleHost *host)
{
  g_autofree char *unready = NULL;
  GtkWidget       *dialog;

  g_return_if_fail (GTK_IS_WINDOW (parent) && DULLE_IS_HOST (host));

  unready = dulle_lobby_unready (dulle_host_get_company (host));
  if (unready == NULL)
    {
      begin_tournament (host);
      return;
    }

  dialog = adw_message_dialog_new (parent, _ ("Begin Without Waiting?"), NULL);
  adw_message_dialog_set_body (ADW_MESSAGE_DIALOG (dialog), unready);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "wait", _ ("_Wait"), "begin",
                                    _ ("_Begin Anyway"), NULL);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "wait");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "wait");
  dulle_after_dialog (dialog, "begin", begin_tournament, host);
  g_signal_connect_object (host, "changed", G_CALLBACK (changed_cb), dialog, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}
