/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What the log says where something is lost, for g_log_set_writer_func().
 */
#pragma once

#include <glib.h>

static inline GLogWriterOutput
count_warning_cb (GLogLevelFlags   level,
                  const GLogField *fields,
                  gsize            n_fields,
                  gpointer         n_warnings)
{
  if (level == G_LOG_LEVEL_WARNING)
    (*(guint *) n_warnings)++;

  return G_LOG_WRITER_HANDLED;
}
