/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Events: made and filled on the worker's thread, read on the main thread, and
 * freed on whichever drops the last reference.
 */
#include "chronicle.h"

static gpointer
event_copy (gpointer event)
{
  return (gpointer) dulle_event_ref (event);
}

static void
event_free (gpointer event)
{
  dulle_event_unref (event);
}

/* G_DEFINE_BOXED_TYPE() relies on an extension of GNU C that -Wpedantic refuses. */
GType
dulle_event_get_type (void)
{
  static gsize type = 0;

  if (g_once_init_enter (&type))
    g_once_init_leave (&type, g_boxed_type_register_static ("DulleEvent", event_copy, event_free));

  return type;
}

static void
event_clear (gpointer data)
{
  DulleEvent *event = data;

  g_clear_pointer (&event->sheet, g_array_unref);
  g_clear_pointer (&event->tournaments, g_array_unref);
  g_clear_pointer (&event->history, g_ptr_array_unref);
  g_clear_pointer (&event->chronicle, dulle_chronicle_unref);
  g_clear_pointer (&event->past, g_array_unref);
  g_clear_pointer (&event->message, g_free);
}

DulleEvent *
dulle_event_new (DulleEventKind kind)
{
  DulleEvent *event = g_atomic_rc_box_new0 (DulleEvent);

  event->kind = kind;

  return event;
}

const DulleEvent *
dulle_event_ref (const DulleEvent *event)
{
  g_return_val_if_fail (event != NULL, NULL);

  return g_atomic_rc_box_acquire ((gpointer) event);
}

void
dulle_event_unref (const DulleEvent *event)
{
  g_return_if_fail (event != NULL);

  g_atomic_rc_box_release_full ((gpointer) event, event_clear);
}
