/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What makes a dulle-host that tests need not wait for: its seconds are short. Before what it
 * says of a table it writes the field by which the journal finds that.
 */
#include <gio/gio.h>
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

__attribute__ ((constructor)) static void
watch_log (void)
{
  g_log_set_writer_func (write_log, NULL, NULL);
}
