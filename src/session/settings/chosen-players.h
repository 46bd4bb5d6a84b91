/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The players of the next tournament: the names, skills and faces that the person chose,
 * and who of them are persons, kept by player in the settings `player-names`,
 * `player-skills`, `player-faces` and `player-takers`.
 */
#pragma once

#include <gio/gio.h>

#include "tournament/tournament-setup.h"

G_BEGIN_DECLS

/* Fills in the players of @setup. */
void dulle_chosen_players_load (DulleTournamentSetup *setup,
                                GSettings            *settings);
void dulle_chosen_players_save (const DulleTournamentSetup *setup,
                                GSettings                  *settings);

/* Those whom the tutor warns: the first player by the setting `tutor`, other persons at this
 * machine by `player-tutors`. Only the latter is saved. */
DullePlayers dulle_chosen_tutors_load (GSettings *settings);
void         dulle_chosen_tutors_save (DullePlayers warned,
                                       GSettings   *settings);

/* Returns: a setup with the chosen rules and players, and random deals */
DulleTournamentSetup dulle_chosen_tournament_setup (GSettings *settings);

G_END_DECLS
