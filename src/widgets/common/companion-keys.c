/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include "companion-keys.h"

#include "each-window.h"

static gboolean
close_cb (GtkWidget *window,
          GVariant  *args,
          gpointer   user_data)
{
  if (gtk_window_get_application (GTK_WINDOW (window)) != NULL)
    return FALSE;
  gtk_window_close (GTK_WINDOW (window));

  return TRUE;
}

static void
quit_soon_cb (gpointer application)
{
  g_action_group_activate_action (application, "quit", NULL);
}

/* Not while the key is on its way through a window that is gone then. */
static gboolean
quit_cb (GtkWidget *window,
         GVariant  *args,
         gpointer   user_data)
{
  GApplication *application = g_application_get_default ();

  if (gtk_window_get_application (GTK_WINDOW (window)) != NULL || application == NULL)
    return FALSE;
  g_idle_add_once (quit_soon_cb, application);

  return TRUE;
}

static void
add_key (GtkShortcutController *controller,
         guint                  key,
         GtkShortcutFunc        callback)
{
  gtk_shortcut_controller_add_shortcut (
      controller, gtk_shortcut_new (gtk_keyval_trigger_new (key, GDK_CONTROL_MASK),
                                    gtk_callback_action_new (callback, NULL, NULL)));
}

static void
add_keys (GtkWidget *window)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  add_key (GTK_SHORTCUT_CONTROLLER (controller), GDK_KEY_w, close_cb);
  add_key (GTK_SHORTCUT_CONTROLLER (controller), GDK_KEY_q, quit_cb);
  gtk_widget_add_controller (window, controller);
}

void
dulle_add_companion_keys (void)
{
  dulle_prepare_windows (add_keys);
}
