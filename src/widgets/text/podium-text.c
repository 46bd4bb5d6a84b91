/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include <glib/gi18n.h>

#include "engine/announce.h"

#include "podium-text.h"
#include "score-text.h"

char *
dulle_podium_headline (const DulleRankedPlayer *ranked,
                       guint                    n_ranked,
                       guint                    own,
                       const char *const       *players)
{
  guint n_first = 0;

  while (n_first < n_ranked && ranked[n_first].place == 1)
    n_first++;

  if (n_first == 1 && ranked[0].player == own)
    return g_strdup (_ ("You win the tournament"));
  if (n_first == 1)
    return g_strdup_printf (_ ("%s wins the tournament"), players[ranked[0].player]);
  if (n_first == 2)
    return g_strdup_printf (_ ("%s and %s share first place"), players[ranked[0].player],
                            players[ranked[1].player]);

  return g_strdup (_ ("The tournament is over"));
}

char *
dulle_podium_place (const DulleRankedPlayer *ranked,
                    const char *const       *players)
{
  g_autofree char *total = dulle_score_number (ranked->total);

  /* Translators: a place, a player, points */
  return g_strdup_printf (_ ("%u. %s %s"), ranked->place, players[ranked->player], total);
}

char *
dulle_evening_win (const DulleRecordOfEvening *record)
{
  g_autofree char *points = dulle_score_signed (record->value);

  if (record->player == DULLE_NO_SEAT)
    return NULL;

  /* Translators: points, the number of a game */
  return g_strdup_printf (_ ("%s in game %u"), points, record->number);
}

char *
dulle_evening_foxes (const DulleRecordOfEvening *record)
{
  guint n = (guint) record->value;

  if (record->player == DULLE_NO_SEAT)
    return NULL;

  return g_strdup_printf (ngettext ("%u fox", "%u foxes", n), n);
}

char *
dulle_evening_announcement (const DulleRecordOfEvening *record)
{
  const char *level = NULL;

  if (record->player == DULLE_NO_SEAT)
    return NULL;

  level = _ (dulle_level_name ((DulleLevel) record->value, record->party));

  /* Translators: an announcement, the number of a game */
  return record->kept ? g_strdup_printf (_ ("%s in game %u, kept"), level, record->number)
                      : g_strdup_printf (_ ("%s in game %u, broken"), level, record->number);
}
