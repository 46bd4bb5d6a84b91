/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The settings of somebody who has never used the program, whatever the tests before have set.
 */
#pragma once

#include <gio/gio.h>

/* Returns: (transfer full): the settings, all at their defaults */
static inline GSettings *
first_settings (void)
{
  GSettings *settings = g_settings_new ("io.github.dulle.Dulle");
  g_autoptr (GSettingsSchema) schema = NULL;
  g_auto (GStrv) keys = NULL;

  g_object_get (settings, "settings-schema", &schema, NULL);
  keys = g_settings_schema_list_keys (schema);
  for (guint i = 0; keys[i] != NULL; i++)
    g_settings_reset (settings, keys[i]);

  return settings;
}
