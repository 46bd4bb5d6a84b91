/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include <glib/gi18n.h>

#include "chosen-broker.h"

gboolean
dulle_chosen_broker_use (GSettings    *settings,
                         DulleMeeting *meeting,
                         GError      **error)
{
  g_autofree char *broker = NULL;
  g_autofree char *name = NULL;
  g_autofree char *password = NULL;

  g_return_val_if_fail (G_IS_SETTINGS (settings) && DULLE_IS_MEETING (meeting), FALSE);

  if (g_settings_get_boolean (settings, "through-broker"))
    broker = g_settings_get_string (settings, "broker");
  name = g_settings_get_string (settings, "broker-name");
  password = g_settings_get_string (settings, "broker-password");

  return dulle_meeting_set_broker (meeting, broker, name, password, error);
}

static void
broker_changed_cb (AdwActionRow *row,
                   const char   *key,
                   GSettings    *settings)
{
  g_autofree char *broker = g_settings_get_string (settings, "broker");
  gboolean         is_known = *g_strstrip (broker) != '\0';

  adw_action_row_set_subtitle (
      row, is_known
               ? broker
               : _ ("For guests elsewhere; its address is still missing in the preferences"));
  gtk_widget_set_sensitive (GTK_WIDGET (row), is_known);
}

void
dulle_chosen_broker_show (GSettings    *settings,
                          AdwActionRow *row)
{
  g_return_if_fail (G_IS_SETTINGS (settings) && ADW_IS_ACTION_ROW (row));

  g_signal_connect_object (settings, "changed::broker", G_CALLBACK (broker_changed_cb), row,
                           G_CONNECT_SWAPPED);
  broker_changed_cb (row, "broker", settings);
}
