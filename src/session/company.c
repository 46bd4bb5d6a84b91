/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "company.h"

guint8
dulle_company_missing (const DulleCompany *company)
{
  for (guint8 player = 0; company->is_playing && player < DULLE_COMPANY_SIZE; player++)
    {
      if (company->companions[player].kind == DULLE_COMPANION_AWAY)
        return player;
    }

  return DULLE_NO_SEAT;
}

guint
dulle_companion_seconds_left (const DulleCompanion *companion)
{
  gint64 left = companion->patience - g_get_monotonic_time ();

  return left > 0 ? (guint) ((left + G_USEC_PER_SEC - 1) / G_USEC_PER_SEC) : 0;
}
