/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "odd-player.h"

#include <glib.h>
#include <string.h>

static const struct
{
  const char     *id;
  DullePlayerKind kind;
  DulleStyle      style;
} odd_players[] = {
  { "bold", DULLE_PLAYER_NORMAL, DULLE_STYLE_BOLD },
  { "silent", DULLE_PLAYER_NORMAL, DULLE_STYLE_SILENT },
  { "random-5", DULLE_PLAYER_POLICY, DULLE_STYLE_CARELESS },
  { "by-the-book", DULLE_PLAYER_NORMAL, DULLE_STYLE_BOOKISH },
};

bool
dulle_odd_player_from_id (const char      *id,
                          DullePlayerKind *kind,
                          DulleStyle      *style)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (odd_players); i++)
    {
      if (strcmp (odd_players[i].id, id) == 0)
        {
          *kind = odd_players[i].kind;
          *style = odd_players[i].style;
          return true;
        }
    }

  return false;
}
