/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A test of what is shown fails at the first warning, but for those that the libraries give by
 * themselves.
 */
#pragma once

#include <string.h>

#include <glib.h>

static const char *const warnings_of_libraries[] = {
  /* GTK 4.24, where the screen has no frames of its own. */
  "gdk_frame_timings_submitted() called on submitted frame*",
  /* GTK 4.18: a message dialog of libadwaita 1.7 asks how high it is where its heading has no
   * room. */
  "Trying to measure GtkLabel * for width of *, but it needs at least *",
};

static inline gboolean
is_of_libraries (const char *message)
{
  for (gsize i = 0; i < G_N_ELEMENTS (warnings_of_libraries); i++)
    if (g_pattern_match_simple (warnings_of_libraries[i], message))
      return TRUE;

  return FALSE;
}

static inline GLogWriterOutput
write_other_messages (GLogLevelFlags   log_level,
                      const GLogField *fields,
                      gsize            n_fields,
                      gpointer         data)
{
  for (gsize i = 0; i < n_fields; i++)
    if (g_str_equal (fields[i].key, "MESSAGE") &&
        is_of_libraries ((const char *) fields[i].value))
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
