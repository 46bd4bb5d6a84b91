/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What a host that leaves tells the next one: what was understood is the same after it has
 * been written and read again.
 */
#include <string.h>

#include "session/handover.h"
#include "readers.h"

bool
read_handovers (const char *text)
{
  g_auto (DulleHandover) handover = { 0 };
  g_auto (DulleHandover) read = { 0 };
  g_autofree char *written = NULL;
  g_autofree char *again = NULL;

  if (!dulle_handover_parse (&handover, text))
    return handover.id == NULL;

  written = dulle_handover_format (&handover);
  if (!dulle_handover_parse (&read, written))
    return false;
  again = dulle_handover_format (&read);

  return strcmp (written, again) == 0;
}
