/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The players of the computer at the table. For the worker alone: no other header of
 * the session shows what belongs to the ai floor.
 */
#pragma once

#include "ai/player.h"
#include "course.h"

G_BEGIN_DECLS

/**
 * dulle_computers_sit_down:
 * @own: the seat of the person, or %DULLE_NO_SEAT; its player gives hints, and is the
 *   strongest there is
 * @stop: see #DullePlayer
 * @players: (out): who thinks on each seat of the running game
 */
void dulle_computers_sit_down (const DulleCourse *course,
                               guint8             own,
                               const int         *stop,
                               DullePlayer        players[DULLE_N_SEATS]);

/**
 * dulle_computers_advise:
 * @player: who gives the hints; its seat is on turn
 * @hints: (out): what it thinks best
 *
 * Returns: how many hints, from 1 on
 */
guint dulle_computers_advise (const DullePlayer *player,
                              const DulleCourse *course,
                              DulleHint          hints[DULLE_MAX_HINTS]);

/**
 * dulle_computers_warn:
 * @card: a card that @player's seat, on turn, would play
 * @hints: (out): what would be better, and the card
 *
 * Returns: whether it would cost so much that one should think again
 */
gboolean dulle_computers_warn (const DullePlayer *player,
                               const DulleCourse *course,
                               const DulleAction *card,
                               DulleHint          hints[DULLE_MAX_HINTS]);

/* Whether such a player may think so long that people should be told. */
gboolean dulle_computer_thinks_long (DullePlayerKind kind);

G_END_DECLS
