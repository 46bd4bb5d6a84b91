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
