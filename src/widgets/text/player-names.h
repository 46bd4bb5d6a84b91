/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The names at the table: those that the person chose, and defaults for the others.
 */
#pragma once

#include <gio/gio.h>

#include "session/dulle-event.h"

G_BEGIN_DECLS

/**
 * dulle_player_names:
 *
 * Returns: (transfer full): a name for each possible player; none is empty
 */
char **dulle_player_names (GSettings *settings);

/**
 * dulle_kept_name:
 * @name: what the person left in a field that showed the first of dulle_player_names()
 *
 * Returns: (transfer full): what is kept of it in the settings, which is nothing if it is the name
 *   of the account
 */
char *dulle_kept_name (const char *name);

/**
 * dulle_names_in_tournament:
 * @chosen: what dulle_player_names() returns, for those who have no name
 *
 * Returns: (transfer full): a name for each player of a tournament
 */
char **dulle_names_in_tournament (const DulleSeating *seating,
                                  const char *const  *chosen);

/* Returns: (transfer full): the same of the tournament that @setup began */
char **dulle_names_of_tournament_setup (const DulleTournamentSetup *setup,
                                        const char *const          *chosen);

/* Fills in the face of each player of that tournament. */
void dulle_faces_of_tournament_setup (const DulleTournamentSetup *setup,
                                      DulleFace                   faces[DULLE_MAX_PLAYERS]);

/* Returns: (transfer full): the four names of a game by seat, of those by player */
char **dulle_names_by_seat (const DulleSeating *seating,
                            const char *const  *names);

G_END_DECLS
