/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include <glib/gi18n.h>

#include "history-text.h"

char *
dulle_history_unreadable (guint n)
{
  if (n == 0)
    return NULL;

  return g_strdup_printf (
      ngettext ("%u tournament is missing here, because it cannot be read.",
                "%u tournaments are missing here, because they cannot be read.", n),
      n);
}
