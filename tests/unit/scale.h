/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Scales the number of cases of a property test by the percentage in the environment variable
 * DULLE_TEST_PERCENT, for builds in which everything is slow.
 */
#pragma once

#include <glib.h>

static inline unsigned
scaled (unsigned count)
{
  const char *percent = g_getenv ("DULLE_TEST_PERCENT");

  if (percent == NULL)
    return count;

  return (unsigned) (count * g_ascii_strtoull (percent, NULL, 10) / 100);
}
