/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Playing with others, as two windows show it: a table is opened, somebody comes by the
 * invitation and is ready, and both windows make way for the game.
 */
#include <adwaita.h>

#include "setup/dulle-lobby-window.h"

#include "session-driver.h"
#include "suite.h"
#include "window/widget-tree.h"

/* A person with a window. */
typedef struct
{
  Driver       *driver;
  DulleHost    *host;
  DulleMeeting *meeting;
  GtkWidget    *window;
} Person;

static void
set_up (void)
{
  g_log_set_always_fatal (G_LOG_LEVEL_ERROR | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING);
  adw_init ();
}

static void
begin_person (Person     *person,
              const char *name)
{
  person->driver = driver_new (NULL, 0);
  person->host = dulle_host_new (person->driver->session, NULL);
  person->meeting = dulle_meeting_new (person->host);
  dulle_session_start (person->driver->session);
  driver_run (person->driver, 1);
  person->window =
      dulle_lobby_window_new (NULL, person->driver->session, person->meeting, name);
  g_object_add_weak_pointer (G_OBJECT (person->window), (gpointer *) &person->window);
  gtk_window_present (GTK_WINDOW (person->window));
}

static void
end_person (Person *person)
{
  if (person->window != NULL)
    gtk_window_destroy (GTK_WINDOW (person->window));
  g_clear_object (&person->meeting);
  g_clear_object (&person->host);
  driver_free (person->driver);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Person, end_person)

/* Whether a row that can be seen has this title. */
static gboolean
shows_row (GtkWidget  *widget,
           const char *title)
{
  if (ADW_IS_PREFERENCES_ROW (widget) && gtk_widget_get_mapped (widget) &&
      g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title) == 0)
    return TRUE;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (shows_row (child, title))
      return TRUE;

  return FALSE;
}

static void
wait_for_row (Person     *person,
              const char *title)
{
  while (!shows_row (person->window, title))
    g_main_context_iteration (NULL, TRUE);
}

static void
enter_link (Person     *person,
            const char *link)
{
  GtkWidget *entry = find_child (person->window, ADW_TYPE_ENTRY_ROW);

  gtk_editable_set_text (GTK_EDITABLE (entry), link);
  g_signal_emit_by_name (entry, "apply");
}

/* The invitation, by way of this machine alone. */
static char *
copy_link (Person *person)
{
  g_autofree char *link = dulle_host_invite (person->host);

  return g_strdup_printf ("%.*s@127.0.0.1:%u", (int) (strchr (link, '@') - link), link,
                          dulle_host_get_port (person->host));
}

START_TEST (test_two_windows)
{
  g_auto (Person) host = { 0 };
  g_auto (Person) guest = { 0 };
  g_autofree char *link = NULL;
  GObject         *ready;

  set_up ();
  begin_person (&host, "Anna");
  begin_person (&guest, "Berta");
  gtk_widget_activate_action (host.window, "lobby.open", NULL);
  ck_assert (dulle_host_is_open (host.host));
  link = copy_link (&host);

  enter_link (&guest, "nonsense");
  ck_assert_ptr_null (dulle_session_get_company (guest.driver->session));
  enter_link (&guest, link);
  wait_for_row (&host, "Berta");
  wait_for_row (&guest, "Anna");
  ready =
      gtk_widget_get_template_child (guest.window, DULLE_TYPE_LOBBY_WINDOW, "ready");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (ready), TRUE);
  while (!dulle_host_get_company (host.host)->companions[1].ready)
    g_main_context_iteration (NULL, TRUE);

  gtk_widget_activate_action (host.window, "lobby.begin", NULL);
  while (host.window != NULL || guest.window != NULL ||
         driver_last (guest.driver)->standing.deals != DULLE_DEALS_TOLD)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_uint_eq (driver_last (guest.driver)->seating.own, 1);
}
END_TEST

/* What the group of the table says. */
static const char *
read_host_group (Person *person)
{
  return adw_preferences_group_get_description (
      ADW_PREFERENCES_GROUP (gtk_widget_get_template_child (
          person->window, DULLE_TYPE_LOBBY_WINDOW, "host_group")));
}

/* No table is opened where guests could not be met as was wished; and without a broker there
 * is nothing to wish. */
START_TEST (test_bad_broker)
{
  g_auto (Person) host = { 0 };
  g_autoptr (GSettings) settings = NULL;
  GtkWidget *row;

  set_up ();
  begin_person (&host, "Anna");
  settings = g_settings_new ("io.github.dulle.Dulle");
  row = GTK_WIDGET (
      gtk_widget_get_template_child (host.window, DULLE_TYPE_LOBBY_WINDOW, "broker_row"));
  ck_assert (!gtk_widget_get_sensitive (row));
  g_settings_set_string (settings, "broker", "my broker");
  ck_assert (gtk_widget_get_sensitive (row));
  g_settings_set_boolean (settings, "through-broker", TRUE);
  gtk_widget_activate_action (host.window, "lobby.open", NULL);
  ck_assert (!dulle_host_is_open (host.host));
  ck_assert_str_eq (read_host_group (&host), "“my broker” is not the address of a broker.");

  g_settings_reset (settings, "broker");
  gtk_widget_activate_action (host.window, "lobby.open", NULL);
  ck_assert (dulle_host_is_open (host.host));
  ck_assert_ptr_null (dulle_meeting_get_broker (host.meeting));
  g_settings_reset (settings, "through-broker");
}
END_TEST

SUITE ("lobby", test_two_windows, test_bad_broker)
