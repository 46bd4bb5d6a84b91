/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The computer players at the table: those that think long do so in threads of their own.
 * For the worker alone: no other header of the session shows anything of the ai floor.
 */
#pragma once

#include "ai/player.h"
#include "dulle-event.h"
#include "tournament/tournament-run.h"

G_BEGIN_DECLS

/**
 * dulle_computers_sit_down:
 * @people: a bit (1 << seat) for each seat of a person; its player gives hints, and is the
 *   strongest there is
 * @stop: see #DullePlayer
 * @players: (out): who thinks on each seat of the running game
 */
void dulle_computers_sit_down (const DulleTournamentRun *run,
                               guint                     people,
                               const int                *stop,
                               DullePlayer               players[DULLE_N_SEATS]);

/* Returns: what @player does in @view, in which it is its turn */
DulleDecision dulle_computers_act (const DullePlayer *player,
                                   const DulleView   *view);

/* As dulle_players_announce(). */
gboolean dulle_computers_announce (const DullePlayer players[DULLE_N_SEATS],
                                   const DulleGame  *game,
                                   guint             silent,
                                   DulleAction      *announcement);

/**
 * dulle_computers_advise:
 * @player: who gives the hints; its seat is on turn
 *
 * Returns: what it thinks best
 */
DulleEventHint dulle_computers_advise (const DullePlayer        *player,
                                       const DulleTournamentRun *run);

/**
 * dulle_computers_warn:
 * @card: a card that @player's seat, on turn, would play
 * @warning: (out): what would be better, and the card
 *
 * Returns: whether it would cost so much that one should think again
 */
gboolean dulle_computers_warn (const DullePlayer        *player,
                               const DulleTournamentRun *run,
                               const DulleAction        *card,
                               DulleEventWarning        *warning);

/**
 * dulle_computers_vote:
 * @people: the players that do not play by themselves
 * @in_favour: those of them that want a round of solos
 *
 * Returns: how many players want one
 */
guint8 dulle_computers_vote (const DulleTournamentRun *run,
                             DullePlayers              people,
                             DullePlayers              in_favour);

/* Whether such a player may think for so long that the window should show it. */
gboolean dulle_computer_thinks_long (DullePlayerKind kind);

/* Milliseconds that such a player seems to take for each action: at least as long as it
 * usually thinks, so that nobody can tell a forced card from a chosen one. */
guint dulle_computer_pace (DullePlayerKind kind);

G_END_DECLS
