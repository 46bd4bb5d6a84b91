/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What makes a dulle-host that tests need not wait for: its seconds are short. Where DULLE_IDLE is
 * set, whoever does nothing at a game is idle at once. Before what it says of a table it writes the
 * field by which the journal finds that.
 */
#include "session/dulle-host.h"

#include <stdio.h>
#include <string.h>

/* Milliseconds. */
#define SECOND 20

guint
g_timeout_add_seconds (guint       interval,
                       GSourceFunc function,
                       gpointer    data)
{
  return g_timeout_add (interval * SECOND, function, data);
}

static GLogWriterOutput
write_log (GLogLevelFlags   level,
           const GLogField *fields,
           gsize            n_fields,
           gpointer         unused)
{
  for (gsize i = 0; i < n_fields; i++)
    if (strcmp (fields[i].key, "DULLE_TABLE") == 0)
      fprintf (stderr, "DULLE_TABLE=%s ", (const char *) fields[i].value);

  return g_log_writer_default (level, fields, n_fields, NULL);
}

static gboolean
host_changed_cb (GSignalInvocationHint *hint,
                 guint                  n_values,
                 const GValue          *values,
                 gpointer               unused)
{
  DulleHost *host = g_value_get_object (values);

  if (dulle_host_get_company (host)->is_playing)
    dulle_host_set_idle_limit (host, 0);

  return G_SOURCE_CONTINUE;
}

__attribute__ ((constructor)) static void
watch_hosts (void)
{
  if (g_getenv ("DULLE_IDLE") == NULL)
    return;

  g_type_class_unref (g_type_class_ref (DULLE_TYPE_HOST));
  g_signal_add_emission_hook (g_signal_lookup ("changed", DULLE_TYPE_HOST), 0, host_changed_cb,
                              NULL, NULL);
}

__attribute__ ((constructor)) static void
watch_log (void)
{
  g_log_set_writer_func (write_log, NULL, NULL);
}
