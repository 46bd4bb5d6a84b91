/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How much a property test tries: DULLE_TEST_PERCENT in the environment, for builds
 * in which everything is slow, says how many hundredths of it.
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
