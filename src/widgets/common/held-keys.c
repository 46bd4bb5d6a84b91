/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * GTK does not tell whether a press is a repeat: it is one if the key was not released. Only
 * the key that was pressed last repeats. When the window is not active any more, the release
 * is heard elsewhere. What an input method sends may have no code; it is not held.
 */
#include "config.h"

#include "held-keys.h"

#define KEY_HELD "dulle-held-key"

static guint
get_held (GtkEventController *keys)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (keys), KEY_HELD));
}

static void
set_held (GtkEventController *keys,
          guint               keycode)
{
  g_object_set_data (G_OBJECT (keys), KEY_HELD, GUINT_TO_POINTER (keycode));
}

static gboolean
answers (guint keyval)
{
  switch (keyval)
    {
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_ISO_Enter:
    case GDK_KEY_Escape:
      return TRUE;
    default:
      return g_unichar_isprint (gdk_keyval_to_unicode (keyval));
    }
}

static gboolean
writes (GtkEventController *keys)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (gtk_event_controller_get_widget (keys)));

  return GTK_IS_TEXT (focus) || GTK_IS_TEXT_VIEW (focus);
}

static gboolean
pressed_cb (GtkEventController *keys,
            guint               keyval,
            guint               keycode,
            GdkModifierType     state,
            gpointer            user_data)
{
  gboolean repeats = keycode != 0 && get_held (keys) == keycode;

  set_held (keys, keycode);

  return repeats && answers (keyval) && !writes (keys);
}

static void
released_cb (GtkEventController *keys,
             guint               keyval,
             guint               keycode,
             GdkModifierType     state,
             gpointer            user_data)
{
  if (get_held (keys) == keycode)
    set_held (keys, 0);
}

static void
active_changed_cb (GtkEventController *keys)
{
  g_assert (GTK_IS_EVENT_CONTROLLER (keys));

  set_held (keys, 0);
}

void
dulle_stop_held_keys (GtkWindow *window)
{
  GtkEventController *keys;

  g_return_if_fail (GTK_IS_WINDOW (window));

  keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_name (keys, "held-keys");
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (pressed_cb), NULL);
  g_signal_connect (keys, "key-released", G_CALLBACK (released_cb), NULL);
  g_signal_connect_object (window, "notify::is-active", G_CALLBACK (active_changed_cb), keys,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (window), keys);
}
