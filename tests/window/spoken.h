/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * All that is said for screen readers. What the focus tells of at one moment is not enough:
 * on a slow machine a sentence is followed by the next one before a test looks.
 */
#pragma once

#include <string.h>

#include "table/dulle-speaker.h"

static inline gboolean
spoken_cb (GSignalInvocationHint *hint,
           guint                  n_values,
           const GValue          *values,
           gpointer               spoken)
{
  g_string_append_printf (spoken, "%s\n", g_value_get_string (&values[1]));

  return TRUE;
}

/* Returns: (transfer full): what is said from now on until the process ends, a line each */
static inline GString *
listen_to_speakers (void)
{
  GString *spoken = g_string_new (NULL);

  g_type_class_unref (g_type_class_ref (DULLE_TYPE_SPEAKER));
  g_signal_add_emission_hook (g_signal_lookup ("spoken", DULLE_TYPE_SPEAKER), 0, spoken_cb, spoken,
                              NULL);

  return spoken;
}
