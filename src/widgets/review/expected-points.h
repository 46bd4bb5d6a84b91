/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * How the points that a player could expect went in a game: down where the player erred,
 * up and down with luck and with what the others did.
 */
#pragma once

#include "session/measures.h"
#include "tournament/game-analysis.h"

G_BEGIN_DECLS

/**
 * DulleExpected:
 * @step: after how many actions of the game
 * @value: the points above the mean of all seats
 * @quality: of the decision that led there, or %DULLE_NO_MOVE_QUALITY
 */
typedef struct
{
  guint            step;
  float            value;
  DulleMoveQuality quality;
} DulleExpected;

/**
 * dulle_expected_points_new:
 * @analysis: of @seat, at least
 * @measures: (element-type DulleMeasure): of @seat, at least
 *
 * The last point is what the seat was credited, if the game came to its end.
 *
 * Returns: (transfer full) (element-type DulleExpected): in the order of the game
 */
GArray *dulle_expected_points_new (const DulleGameAnalysis *analysis,
                                   const GArray            *measures,
                                   guint8                   seat);

G_END_DECLS
