/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Rows bound to settings.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "session/dulle-meeting.h"
#include "settings/chosen-players.h"

#include "common/choice-row.h"
#include "common/css-class.h"
#include "common/entry-focus.h"
#include "common/ignore-wheel.h"
#include "common/large-window.h"
#include "common/plain-text.h"
#include "text/player-names.h"
#include "dulle-deck-page.h"
#include "dulle-face-row.h"
#include "dulle-preferences.h"

struct _DullePreferences
{
  AdwPreferencesWindow parent_instance;

  /* Template children */
  GtkWidget    *names[DULLE_N_SEATS];
  DulleFaceRow *face;
  AdwComboRow  *animation_speed;
  AdwComboRow  *sort_order;
  AdwComboRow  *color_scheme;
  GtkWidget    *tutor;
  GtkWidget    *coach;
  GtkWidget    *sound;
  GtkRange     *sound_volume;
  GtkWidget    *moments;
  GtkWidget    *two_clicks;
  GtkWidget    *plays_last_card;
  GtkWidget    *turns_table;

  AdwPreferencesGroup *broker_group;
  GtkWidget           *broker;
  GtkWidget           *broker_name;
  GtkWidget           *broker_password;

  /* Owned */
  GSettings *settings;
};

G_DEFINE_FINAL_TYPE (DullePreferences, dulle_preferences, ADW_TYPE_PREFERENCES_WINDOW)

static void
players_changed_cb (DullePreferences *self)
{
  DulleTournamentSetup setup;
  g_autofree char     *own = NULL;

  g_assert (DULLE_IS_PREFERENCES (self));

  dulle_chosen_players_load (&setup, self->settings);
  for (guint i = 0; i < G_N_ELEMENTS (self->names); i++)
    dulle_participant_set_name (&setup.players[i],
                                gtk_editable_get_text (GTK_EDITABLE (self->names[i])));
  own = dulle_kept_name (setup.players[0].name);
  dulle_participant_set_name (&setup.players[0], own);

  setup.players[0].face = dulle_face_row_get_face (self->face);

  dulle_chosen_players_save (&setup, self->settings);
}

static void
bind_players (DullePreferences *self)
{
  DulleTournamentSetup setup;
  g_auto (GStrv) names = dulle_player_names (self->settings);

  dulle_chosen_players_load (&setup, self->settings);
  for (guint seat = 0; seat < DULLE_N_SEATS; seat++)
    gtk_editable_set_text (GTK_EDITABLE (self->names[seat]),
                           seat > 0 ? setup.players[seat].name : names[0]);
  dulle_face_row_set_face (self->face, setup.players[0].face);

  for (guint seat = 0; seat < DULLE_N_SEATS; seat++)
    g_signal_connect_object (self->names[seat], "changed", G_CALLBACK (players_changed_cb), self,
                             G_CONNECT_SWAPPED);
  g_signal_connect_object (self->face, "changed", G_CALLBACK (players_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

/* Returns: (transfer full): what a name and a password for the broker mean */
static char *
describe_account (gboolean is_locked)
{
  g_autoptr (GString) text = g_string_new (
      _ ("Guests from other networks reach your table through this broker. Their programs need "
         "the name and the password, too, so both are a part of your invitations: take some that "
         "are for this alone."));

  if (!is_locked)
    g_string_append_printf (
        text, "\n%s",
        _ ("The connection to this broker is not encrypted, so anybody on the way can read the "
           "name and the password. If the broker can use TLS, put “mqtts://” before its address."));

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Says at once what cannot be an address. */
static void
broker_changed_cb (DullePreferences *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->broker));
  const char *name = gtk_editable_get_text (GTK_EDITABLE (self->broker_name));
  const char *password = gtk_editable_get_text (GTK_EDITABLE (self->broker_password));
  g_autoptr (GError) error = NULL;
  g_autofree char *account = NULL;
  const char      *said = _ ("Guests from other networks reach your table through an MQTT broker, "
                                  "a program that passes messages on and can read none of them.");
  gboolean         is_named = *text != '\0' && *name != '\0';
  gboolean         is_locked;

  g_assert (DULLE_IS_PREFERENCES (self));

  if (*text != '\0' && !dulle_meeting_check_broker (text, name, password, &is_locked, &error))
    said = error->message;
  else if (is_named)
    said = account = describe_account (is_locked);
  dulle_set_css_class (self->broker, "error", error != NULL);
  gtk_widget_set_visible (self->broker_name, *text != '\0');
  gtk_widget_set_visible (self->broker_password, is_named);
  dulle_group_set_plain_description (self->broker_group, said);
}

/* From libadwaita 1.4 on, the keyboard begins in the content: any letter would replace the name,
 * which comes first. */
static void
dulle_preferences_show (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (dulle_preferences_parent_class)->show (widget);

  if (GTK_IS_EDITABLE (gtk_window_get_focus (GTK_WINDOW (widget))))
    gtk_window_set_focus (GTK_WINDOW (widget), NULL);
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
  widget_class->show = dulle_preferences_show;

  g_type_ensure (DULLE_TYPE_DECK_PAGE);
  g_type_ensure (DULLE_TYPE_FACE_ROW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/dulle/Dulle/setup/dulle-preferences.ui");
  for (guint seat = 0; seat < DULLE_N_SEATS; seat++)
    gtk_widget_class_bind_template_child_full (widget_class, names[seat], FALSE,
                                               (gssize) (G_STRUCT_OFFSET (DullePreferences, names) +
                                                         seat * sizeof (GtkWidget *)));
  gtk_widget_class_bind_template_child (widget_class, DullePreferences, face);
  gtk_widget_class_bind_template_child (widget_class, DullePreferences, animation_speed);
  gtk_widget_class_bind_template_child (widget_class, DullePreferences, sort_order);
  gtk_widget_class_bind_template_child (widget_class, DullePreferences, color_scheme);
  gtk_widget_class_bind_template_child (widget_class, DullePreferences, tutor);
  gtk_widget_class_bind_template_child (widget_class, DullePreferences, coach);
  gtk_widget_class_bind_template_child (widget_class, DullePreferences, sound);
  gtk_widget_class_bind_template_child (widget_class, DullePreferences, sound_volume);
  gtk_widget_class_bind_template_child (widget_class, DullePreferences, moments);
  gtk_widget_class_bind_template_child (widget_class, DullePreferences, two_clicks);
  gtk_widget_class_bind_template_child (widget_class, DullePreferences, plays_last_card);
  gtk_widget_class_bind_template_child (widget_class, DullePreferences, turns_table);
  gtk_widget_class_bind_template_child (widget_class, DullePreferences, broker_group);
  gtk_widget_class_bind_template_child (widget_class, DullePreferences, broker);
  gtk_widget_class_bind_template_child (widget_class, DullePreferences, broker_name);
  gtk_widget_class_bind_template_child (widget_class, DullePreferences, broker_password);
  gtk_widget_class_bind_template_callback (widget_class, broker_changed_cb);
}

static void
dulle_preferences_init (DullePreferences *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  dulle_tell_entry_focus (GTK_WIDGET (self));
  dulle_keep_from_entries (GTK_WINDOW (self));
  dulle_large_window_fit (GTK_WINDOW (self));
  dulle_ignore_wheel (GTK_WIDGET (self->sound_volume));
  self->settings = g_settings_new ("io.github.dulle.Dulle");

  bind_players (self);
  dulle_choice_row_bind (self->settings, "animation-speed", self->animation_speed);
  dulle_choice_row_bind (self->settings, "sort-order", self->sort_order);
  dulle_choice_row_bind (self->settings, "color-scheme", self->color_scheme);
  g_settings_bind (self->settings, "sound", self->sound, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "sound-volume", gtk_range_get_adjustment (self->sound_volume),
                   "value", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "moments", self->moments, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "two-clicks", self->two_clicks, "active",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "plays-last-card", self->plays_last_card, "active",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "turns-table", self->turns_table, "active",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "tutor", self->tutor, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "coach", self->coach, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "broker", self->broker, "text", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "broker-name", self->broker_name, "text",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "broker-password", self->broker_password, "text",
                   G_SETTINGS_BIND_DEFAULT);
  broker_changed_cb (self);
}

GtkWidget *
dulle_preferences_new (GtkWindow *parent)
{
  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);

  return g_object_new (DULLE_TYPE_PREFERENCES, "transient-for", parent, NULL);
}
