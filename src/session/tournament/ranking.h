/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The players in the order of their totals.
 */
#pragma once

#include "standing.h"

G_BEGIN_DECLS

typedef struct
{
  guint  player;
  guint  place;
  gint32 total;
} DulleRankedPlayer;

/**
 * dulle_ranking:
 * @ranked: (out) (array): the players, the best first; room for %DULLE_MAX_PLAYERS
 *
 * Equals share a place, from 1, and stand in the order in which they sit.
 */
void dulle_ranking (const DulleStanding *standing,
                    DulleRankedPlayer   *ranked);

G_END_DECLS
