/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What a tournament is remembered for: its highest win, who caught most foxes, and its
 * boldest announcement.
 */
#pragma once

#include "tournament-log.h"

G_BEGIN_DECLS

/**
 * DulleRecordOfEvening:
 * @player: whose record it is, or %DULLE_NO_SEAT where there is none
 * @number: the number of the game on the score sheet, from 1; 0 of more than one game
 * @value: points, foxes, or a #DulleLevel
 * @party: of an announcement, who made it
 * @kept: of an announcement, whether it came true
 */
typedef struct
{
  guint8     player;
  guint      number;
  gint32     value;
  DulleParty party;
  gboolean   kept;
} DulleRecordOfEvening;

/**
 * DulleEvening:
 * @win: the most points that one player got for one game
 * @foxes: the most foxes that one player caught
 * @announcement: the highest one; of equal ones, one that was kept
 *
 * Of equal records the first one counts.
 */
typedef struct
{
  DulleRecordOfEvening win;
  DulleRecordOfEvening foxes;
  DulleRecordOfEvening announcement;
} DulleEvening;

/* Plays the games of @self again, which takes a while where there are many. */
DulleEvening dulle_evening_find (const DulleTournamentLog *self);

G_END_DECLS
