/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
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
