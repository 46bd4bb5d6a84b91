/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Rows bound to settings. The items of a choice stand in the order of the
 * values of its enumeration in the schema.
 */
#include "config.h"

#include "engine/card.h"

#include "dulle-preferences.h"

struct _DullePreferences
{
  AdwPreferencesWindow parent_instance;

  /* Template children */
  GtkWidget *names[DULLE_N_SEATS];
  GtkWidget *animation_speed;
  GtkWidget *sort_order;
  GtkWidget *card_indices;
  GtkWidget *four_color;
  GtkWidget *color_scheme;

  /* Owned */
  GSettings *settings;
};

G_DEFINE_FINAL_TYPE (DullePreferences, dulle_preferences, ADW_TYPE_PREFERENCES_WINDOW)

static GVariant *
choice_values (const char *key)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema = g_settings_schema_source_lookup (source, "io.github.dulle.Dulle", TRUE);
  g_autoptr (GSettingsSchemaKey) schema_key = g_settings_schema_get_key (schema, key);
  g_autoptr (GVariant) range = g_settings_schema_key_get_range (schema_key);
  GVariant *values;

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

static void
bind_choice (DullePreferences *self,
             const char       *key,
             GtkWidget        *row)
{
  g_settings_bind_with_mapping (self->settings, key, row, "selected", G_SETTINGS_BIND_DEFAULT,
                                get_choice, set_choice,
                                choice_values (key), (GDestroyNotify) g_variant_unref);
}

static void
name_changed_cb (DullePreferences *self)
{
  const char *names[DULLE_N_SEATS + 1] = { NULL };

  for (guint seat = 0; seat < DULLE_N_SEATS; seat++)
    names[seat] = gtk_editable_get_text (GTK_EDITABLE (self->names[seat]));

  g_settings_set_strv (self->settings, "player-names", names);
}

static void
bind_names (DullePreferences *self)
{
  g_auto (GStrv) names = g_settings_get_strv (self->settings, "player-names");
  guint n_names = g_strv_length (names);

  for (guint seat = 0; seat < DULLE_N_SEATS; seat++)
    gtk_editable_set_text (GTK_EDITABLE (self->names[seat]), seat < n_names ? names[seat] : "");
  for (guint seat = 0; seat < DULLE_N_SEATS; seat++)
    g_signal_connect_object (self->names[seat], "changed", G_CALLBACK (name_changed_cb), self, G_CONNECT_SWAPPED);
}

static void
dulle_preferences_dispose (GObject *object)
{
  DullePreferences *self = DULLE_PREFERENCES (object);

  g_clear_object (&self->settings);

  G_OBJECT_CLASS (dulle_preferences_parent_class)->dispose (object);
}

static void
dulle_preferences_class_init (DullePreferencesClass *klass)
{
  static const char *const names[DULLE_N_SEATS] = { "name_0", "name_1", "name_2", "name_3" };
  GtkWidgetClass          *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dulle_preferences_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/dulle/Dulle/dulle-preferences.ui");
  for (guint seat = 0; seat < DULLE_N_SEATS; seat++)
    gtk_widget_class_bind_template_child_full (widget_class, names[seat], FALSE,
                                               (gssize) (G_STRUCT_OFFSET (DullePreferences, names) + seat * sizeof (GtkWidget *)));
  gtk_widget_class_bind_template_child (widget_class, DullePreferences, animation_speed);
  gtk_widget_class_bind_template_child (widget_class, DullePreferences, sort_order);
  gtk_widget_class_bind_template_child (widget_class, DullePreferences, card_indices);
  gtk_widget_class_bind_template_child (widget_class, DullePreferences, four_color);
  gtk_widget_class_bind_template_child (widget_class, DullePreferences, color_scheme);
}

static void
dulle_preferences_init (DullePreferences *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->settings = g_settings_new ("io.github.dulle.Dulle");

  bind_names (self);
  bind_choice (self, "animation-speed", self->animation_speed);
  bind_choice (self, "sort-order", self->sort_order);
  bind_choice (self, "card-indices", self->card_indices);
  bind_choice (self, "color-scheme", self->color_scheme);
  g_settings_bind (self->settings, "four-color", self->four_color, "active", G_SETTINGS_BIND_DEFAULT);
}

GtkWidget *
dulle_preferences_new (GtkWindow *parent)
{
  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);

  return g_object_new (DULLE_TYPE_PREFERENCES, "transient-for", parent, NULL);
}
