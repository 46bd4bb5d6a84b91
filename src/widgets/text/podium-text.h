/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The end of a tournament in words.
 */
#pragma once

#include "tournament/evening.h"
#include "tournament/ranking.h"

G_BEGIN_DECLS

/**
 * dulle_podium_headline:
 * @own: the player who is the person, or %DULLE_NO_SEAT
 * @players: names by player
 *
 * "Kleo wins the tournament", "You win the tournament", "Kleo and Ben share the first place"
 */
char *dulle_podium_headline (const DulleRankedPlayer *ranked,
                             guint                    n_ranked,
                             guint                    own,
                             const char *const       *players);

/* "1. Kleo 24" */
char *dulle_podium_place (const DulleRankedPlayer *ranked,
                          const char *const       *players);

/* Each returns NULL where there is no such record: "+12 in game 7", "3 foxes", "No 60 in
 * game 4, kept" */
char *dulle_evening_win (const DulleRecordOfEvening *record);
char *dulle_evening_foxes (const DulleRecordOfEvening *record);
char *dulle_evening_announcement (const DulleRecordOfEvening *record);

G_END_DECLS
