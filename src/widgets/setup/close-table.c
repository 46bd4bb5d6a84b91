/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "close-table.h"

static gboolean
has_guests (DulleHost *host)
{
  const DulleCompany *company = dulle_host_get_company (host);

  for (guint8 player = 0; company->is_playing && player < DULLE_COMPANY_SIZE; player++)
    if (player != company->own && company->companions[player].kind != DULLE_COMPANION_COMPUTER)
      return TRUE;

  return FALSE;
}

void
dulle_close_table (GtkWindow *parent,
                   DulleHost *host)
{
  GtkWidget *dialog;

  g_return_if_fail (GTK_IS_WINDOW (parent) && DULLE_IS_HOST (host));

  if (!has_guests (host))
    {
      dulle_host_close (host);
      return;
    }

  dialog = adw_message_dialog_new (
      parent, _ ("Close the table?"),
      _ ("For the others the tournament ends here. For you it goes on, with computer players in "
         "their places."));
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "keep", _ ("_Keep It Open"),
                                    "close", _ ("_Close"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "close",
                                              ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "keep");
  g_signal_connect_object (dialog, "response::close", G_CALLBACK (dulle_host_close), host,
                           G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}
