/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What is said of a deal that is played again: its number, and the results side by side.
 */
#pragma once

#include "tournament/practice.h"

G_BEGIN_DECLS

/* Returns: (transfer full): "815", "freedoko:4339", as dulle-cli and records have it */
char *dulle_practice_deal_number (const DulleDealNumber *deal);

/* Returns: (transfer full): "Practice · deal 815"; or what else it is, without a number */
char *dulle_practice_title (DulleDeals deals,
                            guint64    deal);

/**
 * dulle_practice_results:
 * @sheet: (element-type DulleSheetRow) (nullable): the games of the practice so far
 *
 * Returns: (transfer full): "You −6, before +1, −2."; or that it does not count, before the
 *   first result
 */
char *dulle_practice_results (const DulleStanding *standing,
                              const GArray        *sheet);

/**
 * dulle_practice_of_master:
 * @played: the game that a master played from the first seat
 * @record: the game that was played before
 * @seat: the seat that the master took
 *
 * Returns: (transfer full): "The master got +2 with these cards, you −6."
 */
char *dulle_practice_of_master (const DulleTournamentLog *played,
                                const DulleRecord        *record,
                                guint8                    seat);

G_END_DECLS
