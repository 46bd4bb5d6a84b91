/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include "common/css-class.h"

#include "table-settings.h"

/* Felt has no class. */
static const char *const top_classes[] = { "wood", "plain" };

static void
table_top_changed_cb (GSettings  *settings,
                      const char *key,
                      gpointer    widget)
{
  g_autofree char *top = g_settings_get_string (settings, "table-top");

  g_assert (GTK_IS_WIDGET (widget));

  for (guint i = 0; i < G_N_ELEMENTS (top_classes); i++)
    dulle_set_css_class (widget, top_classes[i], g_str_equal (top, top_classes[i]));
}

static void
card_marks_changed_cb (GSettings  *settings,
                       const char *key,
                       gpointer    table)
{
  g_assert (DULLE_IS_TABLE (table));

  dulle_table_show_seals (DULLE_TABLE (table), g_settings_get_boolean (settings, "card-marks"));
}

void
dulle_follow_table_top (GtkWidget *widget,
                        GSettings *settings)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (G_IS_SETTINGS (settings));

  table_top_changed_cb (settings, NULL, widget);
  g_signal_connect_object (settings, "changed::table-top", G_CALLBACK (table_top_changed_cb),
                           widget, 0);
}

void
dulle_table_follow_settings (DulleTable *table,
                             GtkWidget  *surroundings,
                             GSettings  *settings)
{
  static const char *const bound[] = { "animation-speed", "moments", "plays-last-card",
                                       "sort-order", "sound", "sound-volume",
                                       "turns-table", "two-clicks" };

  g_return_if_fail (DULLE_IS_TABLE (table));
  g_return_if_fail (GTK_IS_WIDGET (surroundings));
  g_return_if_fail (G_IS_SETTINGS (settings));

  for (guint i = 0; i < G_N_ELEMENTS (bound); i++)
    g_settings_bind (settings, bound[i], table, bound[i], G_SETTINGS_BIND_GET);
  dulle_follow_table_top (GTK_WIDGET (table), settings);
  dulle_follow_table_top (surroundings, settings);
  card_marks_changed_cb (settings, NULL, table);
  g_signal_connect_object (settings, "changed::card-marks", G_CALLBACK (card_marks_changed_cb),
                           table, 0);
}
