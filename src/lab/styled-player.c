/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "styled-player.h"

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

static bool
find_odd_player (const char      *id,
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

bool
dulle_styled_player_from_id (const char      *id,
                             DullePlayerKind *kind,
                             DulleStyle      *style)
{
  g_auto (GStrv) parts = g_strsplit (id, "/", 2);

  return find_odd_player (id, kind, style) ||
         (parts[0] != NULL && dulle_player_from_id (parts[0], kind) &&
          (parts[1] == NULL || dulle_style_from_id (parts[1], style)));
}
