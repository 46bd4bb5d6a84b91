/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A test of what is shown fails at the first warning, but for one that GTK gives by itself.
 */
#pragma once

#include <string.h>

#include <glib.h>

/* GTK 4.24, where the screen has no frames of its own. */
#define WARNING_OF_GTK "gdk_frame_timings_submitted() called on submitted frame"

static inline GLogWriterOutput
write_other_messages (GLogLevelFlags   log_level,
                      const GLogField *fields,
                      gsize            n_fields,
                      gpointer         data)
{
  for (gsize i = 0; i < n_fields; i++)
    if (g_str_equal (fields[i].key, "MESSAGE") &&
        g_str_has_prefix ((const char *) fields[i].value, WARNING_OF_GTK))
      return G_LOG_WRITER_HANDLED;

  return g_log_writer_default (log_level, fields, n_fields, data);
}

/* To be called before GTK is initialized. A test may begin several evenings, but GLib takes one
 * writer. */
static inline void
make_warnings_fatal (void)
{
  static gboolean are_fatal;

  if (are_fatal)
    return;

  are_fatal = TRUE;
  g_log_set_always_fatal (G_LOG_LEVEL_ERROR | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING);
  g_log_set_writer_func (write_other_messages, NULL, NULL);
}
