/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A flaw is filled in and answered with false in one call, so that a check can return it.
 */
#include "view-flaw.h"

void
dulle_view_flaw_clear (DulleViewFlaw *flaw)
{
  g_clear_pointer (&flaw->reason, g_free);
}

bool
dulle_view_blame (DulleViewFlaw *flaw,
                  const char    *word,
                  unsigned       place,
                  const char    *format,
                  ...)
{
  va_list args;

  flaw->word = word;
  flaw->place = place;
  va_start (args, format);
  flaw->reason = g_strdup_vprintf (format, args);
  va_end (args);

  return false;
}
