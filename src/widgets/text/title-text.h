/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What is played, and where in the tournament: the two lines of the title bar.
 */
#pragma once

#include "session/dulle-event.h"

G_BEGIN_DECLS

/* The kind of game: "Normal game", "Queen solo: Kleo", of a marriage what decides it or has
 * been decided, and who has taken a poverty. */
char *dulle_title_contract (const DulleBoard  *board,
                            const char *const *names);

/* The same in the width of a phone: of a marriage or poverty only who has it. The plates say the
 * rest. */
char *dulle_title_contract_brief (const DulleBoard  *board,
                                  const char *const *names);

/**
 * dulle_title_place:
 * @number: the number of the game, from 1
 * @brief: whether there is no room for the name of the rules
 *
 * Returns: (transfer full): where in the tournament we are: "Game 3 of 24 ·
 *   Bock ×2 · Tournament rules"
 */
char *dulle_title_place (const DulleBoard    *board,
                         const DulleStanding *standing,
                         guint                number,
                         gboolean             brief);

/* At its end: "24 games · Tournament rules" */
char *dulle_title_tournament (const DulleBoard    *board,
                              const DulleStanding *standing,
                              gboolean             brief);

/**
 * dulle_title_outside:
 * @players: the names by player
 *
 * Returns: (transfer full) (nullable): the players of the tournament who sit out this
 *   game: "without Mia, Ben"; %NULL with four players
 */
char *dulle_title_outside (const DulleSeating *seating,
                           const char *const  *players);

G_END_DECLS
