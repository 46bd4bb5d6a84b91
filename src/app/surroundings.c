/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Cards, sounds and templates are part of the program, and without a translation it
 * speaks English; so a schema and a display are all that can be missing.
 */
#include "config.h"

#include <glib/gi18n.h>
#include <gtk/gtk.h>

#include "surroundings.h"

static gboolean
has_schema (const char *id)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema =
      source != NULL ? g_settings_schema_source_lookup (source, id, TRUE) : NULL;

  return schema != NULL;
}

const char *
dulle_find_missing_settings (const char *schema)
{
  return has_schema (schema)
             ? NULL
             : _ ("Dulle’s settings are not installed: install it with “meson install”, or set "
                  "GSETTINGS_SCHEMA_DIR to the folder that has its “gschemas.compiled”.");
}

const char *
dulle_find_missing_display (void)
{
  return gtk_init_check ()
             ? NULL
             : _ ("There is no display to show Dulle on: start it in a graphical session, or use "
                  "“dulle-cli”, which needs none.");
}
