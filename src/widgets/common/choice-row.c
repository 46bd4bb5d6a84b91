/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The names of an enumeration's values are read from the schema, so there is no list
 * of them here.
 */
#include "config.h"

#include "choice-row.h"

static GVariant *
choice_values (GSettings  *settings,
               const char *key)
{
  g_autoptr (GSettingsSchema) schema = NULL;
  g_autoptr (GSettingsSchemaKey) schema_key = NULL;
  g_autoptr (GVariant) range = NULL;
  GVariant *values;

  g_object_get (settings, "settings-schema", &schema, NULL);
  schema_key = g_settings_schema_get_key (schema, key);
  range = g_settings_schema_key_get_range (schema_key);
  g_variant_get (range, "(sv)", NULL, &values);

  return values;
}

static gboolean
get_choice (GValue   *value,
            GVariant *variant,
            gpointer  user_data)
{
  g_autofree const char **values = g_variant_get_strv (user_data, NULL);
  const char             *chosen = g_variant_get_string (variant, NULL);

  for (guint i = 0; values[i] != NULL; i++)
    {
      if (g_str_equal (values[i], chosen))
        {
          g_value_set_uint (value, i);
          return TRUE;
        }
    }

  return FALSE;
}

static GVariant *
set_choice (const GValue       *value,
            const GVariantType *expected_type,
            gpointer            user_data)
{
  g_autofree const char **values = g_variant_get_strv (user_data, NULL);

  return g_variant_new_string (values[g_value_get_uint (value)]);
}

void
dulle_choice_row_bind (GSettings  *settings,
                       const char *key,
                       gpointer    row)
{
  g_settings_bind_with_mapping (settings, key, row, "selected", G_SETTINGS_BIND_DEFAULT,
                                get_choice, set_choice,
                                choice_values (settings, key), (GDestroyNotify) g_variant_unref);
}
