/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Persons who play with others, each with a session and the window for that, in this process.
 */
#pragma once

#include <adwaita.h>

#include "common/accessible-gaps.h"
#include "setup/dulle-lobby-window.h"

#include "fatal-warnings.h"
#include "named-once.h"
#include "session-driver.h"
#include "window/widget-tree.h"

/* A person with a window. */
typedef struct
{
  Driver       *driver;
  DulleHost    *host;
  DulleMeeting *meeting;
  GtkWidget    *window;
} Person;

static inline void
set_up (void)
{
  make_warnings_fatal ();
  adw_init ();
  dulle_fill_accessible_gaps ();
}

/* A window is closed once, though GTK 4.18 tells it of the focus that it loses then. */
static gboolean
close_once_cb (GtkWidget *window)
{
  ck_assert (!gtk_widget_has_css_class (window, "closed-once"));
  gtk_widget_add_css_class (window, "closed-once");

  return GDK_EVENT_PROPAGATE;
}

static void
lose_focus_cb (GtkWidget *window)
{
  g_object_notify (G_OBJECT (window), "is-active");
}

/* @path: (nullable): the person's store, beside which a seat is kept */
static inline void
begin_person_in (Person     *person,
                 const char *name,
                 const char *path)
{
  person->driver = driver_new (path, 0);
  person->host = dulle_host_new (person->driver->session, NULL);
  person->meeting = dulle_meeting_new (person->host);
  dulle_session_start (person->driver->session);
  driver_run (person->driver, 1);
  person->window =
      dulle_lobby_window_new (NULL, person->driver->session, person->meeting, name);
  g_object_add_weak_pointer (G_OBJECT (person->window), (gpointer *) &person->window);
  g_signal_connect (person->window, "close-request", G_CALLBACK (close_once_cb), NULL);
  g_signal_connect (person->window, "unmap", G_CALLBACK (lose_focus_cb), NULL);
  gtk_window_present (GTK_WINDOW (person->window));
}

static inline void
begin_person (Person     *person,
              const char *name)
{
  begin_person_in (person, name, NULL);
}

static inline void
end_person (Person *person)
{
  if (person->window != NULL)
    {
      check_named_once (GTK_WIDGET (person->window));
      gtk_window_destroy (GTK_WINDOW (person->window));
    }
  g_clear_object (&person->meeting);
  g_clear_object (&person->host);
  driver_free (person->driver);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Person, end_person)

static inline gboolean
says_text (GtkWidget  *row,
           const char *text)
{
  return g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), text) == 0 ||
         (ADW_IS_ACTION_ROW (row) &&
          g_strcmp0 (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), text) == 0);
}

/* Returns: (nullable): the row that can be seen and says this, in its title or below */
static inline GtkWidget *
find_row (GtkWidget  *widget,
          const char *text)
{
  GtkWidget *found = NULL;

  if (ADW_IS_PREFERENCES_ROW (widget) && gtk_widget_get_mapped (widget) &&
      says_text (widget, text))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_row (child, text);

  return found;
}

static inline gboolean
shows_row (GtkWidget  *widget,
           const char *title)
{
  return find_row (widget, title) != NULL;
}

static inline void
wait_for_row (Person     *person,
              const char *title)
{
  while (!shows_row (person->window, title))
    g_main_context_iteration (NULL, TRUE);
}

/* Gives @window the keyboard. */
static inline void
bring_forward (GtkWidget *window)
{
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_window_is_active (GTK_WINDOW (window)))
    g_main_context_iteration (NULL, TRUE);
}

/* @widget takes the focus as soon as its window, which is behind another one, has the keyboard. */
static inline void
check_focus_behind (GtkWidget *widget)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (widget));

  ck_assert (!gtk_window_is_active (window));
  ck_assert (gtk_window_get_focus (window) != widget);
  bring_forward (GTK_WIDGET (window));
  ck_assert_ptr_eq (gtk_window_get_focus (window), widget);
}

static inline void
enter_link (Person     *person,
            const char *link)
{
  GtkWidget *entry = find_child (person->window, ADW_TYPE_ENTRY_ROW);

  gtk_editable_set_text (GTK_EDITABLE (entry), link);
  g_signal_emit_by_name (entry, "apply");
}

/* The invitation, by way of this machine alone. */
static inline char *
copy_link (Person *person)
{
  g_autofree char *link = dulle_host_invite (person->host);

  return g_strdup_printf ("%.*s@127.0.0.1:%u", (int) (strchr (link, '@') - link), link,
                          dulle_host_get_port (person->host));
}

static inline GtkWidget *
find_part (Person     *person,
           const char *name)
{
  return GTK_WIDGET (
      gtk_widget_get_template_child (person->window, DULLE_TYPE_LOBBY_WINDOW, name));
}

static inline void
set_switch (Person     *person,
            const char *name,
            gboolean    on)
{
  GObject *child =
      gtk_widget_get_template_child (person->window, DULLE_TYPE_LOBBY_WINDOW, name);

  gtk_switch_set_active (GTK_SWITCH (child), on);
}

/* Berta sits at Anna's table. */
static inline void
sit_down (Person *host,
          Person *guest)
{
  g_autofree char *link = NULL;

  gtk_widget_activate_action (host->window, "lobby.open", NULL);
  link = copy_link (host);
  enter_link (guest, link);
  wait_for_row (host, "Berta");
}

/* Both play there. */
static inline void
begin_to_play (Person *host,
               Person *guest)
{
  sit_down (host, guest);
  dulle_session_set_ready (guest->driver->session, TRUE);
  while (!dulle_host_get_company (host->host)->companions[1].ready)
    g_main_context_iteration (NULL, TRUE);
  gtk_widget_activate_action (host->window, "lobby.begin", NULL);
  while (host->window != NULL || guest->window != NULL ||
         driver_last (guest->driver)->standing.deals != DULLE_DEALS_TOLD)
    g_main_context_iteration (NULL, TRUE);
}

/* Opens what “Play with Others” shows in the middle of a game. */
static inline void
open_lobby (Person     *person,
            const char *name)
{
  person->window =
      dulle_lobby_window_new (NULL, person->driver->session, person->meeting, name);
  g_object_add_weak_pointer (G_OBJECT (person->window), (gpointer *) &person->window);
  gtk_window_present (GTK_WINDOW (person->window));
}

/* Returns: (nullable): the button that can be seen and does that */
static inline GtkWidget *
find_button (GtkWidget  *widget,
             const char *action)
{
  if (GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget) &&
      g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), action) == 0)
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_button (child, action);

      if (found != NULL)
        return found;
    }

  return NULL;
}
