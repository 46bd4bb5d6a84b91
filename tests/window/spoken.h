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

typedef struct
{
  GString *said; /* a line each */
  gulong   hook;
} Spoken;

/* Returns: what is said from now on until stop_listening() */
static inline Spoken
listen_to_speakers (void)
{
  Spoken spoken = { .said = g_string_new (NULL) };

  g_type_class_unref (g_type_class_ref (DULLE_TYPE_SPEAKER));
  spoken.hook = g_signal_add_emission_hook (g_signal_lookup ("spoken", DULLE_TYPE_SPEAKER), 0,
                                            spoken_cb, spoken.said, NULL);

  return spoken;
}

static inline void
stop_listening (Spoken *spoken)
{
  g_signal_remove_emission_hook (g_signal_lookup ("spoken", DULLE_TYPE_SPEAKER), spoken->hook);
  g_string_free (spoken->said, TRUE);
}
