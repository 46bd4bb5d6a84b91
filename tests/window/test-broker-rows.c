/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The broker in the preferences: what it asks for can be named once there is an address, and
 * what cannot be right is said at once.
 */
#include <adwaita.h>

#include "setup/dulle-preferences.h"

#include "suite.h"
#include "window/widget-tree.h"

static GtkWidget *
find_part (GtkWidget  *preferences,
           const char *name)
{
  return GTK_WIDGET (gtk_widget_get_template_child (preferences, DULLE_TYPE_PREFERENCES, name));
}

static gboolean
has_text (GtkWidget  *preferences,
          const char *text)
{
  return strstr (adw_preferences_group_get_description (
                     ADW_PREFERENCES_GROUP (find_part (preferences, "broker_group"))),
                 text) != NULL;
}

static void
assert_rows (GtkWidget *preferences,
             gboolean   has_name,
             gboolean   has_password)
{
  ck_assert_int_eq (gtk_widget_get_visible (find_part (preferences, "broker_name")), has_name);
  ck_assert_int_eq (gtk_widget_get_visible (find_part (preferences, "broker_password")),
                    has_password);
}

START_TEST (test_rows)
{
  g_autoptr (GSettings) settings = g_settings_new ("io.github.dulle.Dulle");
  g_autofree char *letters = g_strnfill (300, 'a');
  GtkWidget       *parent;
  GtkWidget       *preferences;

  adw_init ();
  parent = gtk_window_new ();
  preferences = dulle_preferences_new (GTK_WINDOW (parent));
  assert_rows (preferences, FALSE, FALSE);
  g_settings_set_string (settings, "broker", "mqtts://broker.example.org");
  assert_rows (preferences, TRUE, FALSE);
  ck_assert (has_text (preferences, "an MQTT broker"));
  gtk_editable_set_text (GTK_EDITABLE (find_part (preferences, "broker_name")), "Anna");
  assert_rows (preferences, TRUE, TRUE);
  ck_assert (has_text (preferences, "a part of your invitations"));
  ck_assert (!has_text (preferences, "not encrypted"));
  g_settings_set_string (settings, "broker", "broker.example.org");
  ck_assert (has_text (preferences, "a part of your invitations"));
  ck_assert (has_text (preferences, "not encrypted"));
  gtk_editable_set_text (GTK_EDITABLE (find_part (preferences, "broker_password")), letters);
  ck_assert (has_title (preferences, "The name or the password for the broker is too long."));
  g_settings_set_string (settings, "broker", "my broker");
  ck_assert (has_title (preferences, "“my broker” is not the address of a broker."));
  g_settings_set_string (settings, "broker", "<my & broker>");
  ck_assert (has_title (preferences, "“<my & broker>” is not the address of a broker."));
  g_settings_set_string (settings, "broker", "");
  assert_rows (preferences, FALSE, FALSE);

  gtk_window_destroy (GTK_WINDOW (preferences));
  gtk_window_destroy (GTK_WINDOW (parent));
}
END_TEST

SUITE ("broker-rows", test_rows)
