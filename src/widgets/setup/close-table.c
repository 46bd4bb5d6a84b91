/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "common/leave-table.h"

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

static GtkWidget *
ask_to_close (GtkWindow  *parent,
              DulleHost  *host,
              const char *outcome)
{
  GtkWidget *dialog;

  if (!has_guests (host))
    return NULL;

  dialog = adw_message_dialog_new (parent, _ ("Close the Table?"), outcome);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "keep", _ ("_Keep It Open"),
                                    DULLE_LEAVE_RESPONSE, _ ("_Close the Table"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), DULLE_LEAVE_RESPONSE,
                                              ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "keep");
  g_signal_connect_object (dialog, "response::" DULLE_LEAVE_RESPONSE,
                           G_CALLBACK (dulle_host_close), host, G_CONNECT_SWAPPED);

  return dialog;
}

void
dulle_close_table (GtkWindow *parent,
                   DulleHost *host)
{
  GtkWidget *dialog;

  g_return_if_fail (GTK_IS_WINDOW (parent) && DULLE_IS_HOST (host));

  dialog = ask_to_close (parent, host,
                         _ ("For the others, the tournament ends here. For you it goes on, with "
                            "computer players in their places."));
  if (dialog != NULL)
    gtk_window_present (GTK_WINDOW (dialog));
  else
    dulle_host_close (host);
}

GtkWidget *
dulle_close_table_to_leave (GtkWindow *parent,
                            DulleHost *host)
{
  g_return_val_if_fail (GTK_IS_WINDOW (parent) && DULLE_IS_HOST (host), NULL);

  return ask_to_close (parent, host,
                       _ ("For the others, the tournament ends here. You can go on with it later, "
                          "with computer players in their places."));
}
