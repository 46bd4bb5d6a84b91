/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Seals: checksums by which a store knows that a tournament is what was saved.
 *
 * The checksum of a row is the 64-bit FNV-1a of its table's part and of all its columns
 * in order: each as its type, its bytes (of a number: eight, the lowest first) and a
 * zero. A single changed byte always shows. The seal of a tournament is the sum of its
 * rows' checksums, modulo 2^64, so that a row is sealed without reading the others, and
 * that a row that is missing, or belongs to another tournament now, shows as well. It
 * is kept as game 0 of the tournament, and each of its finished games has a seal of its
 * own. An imported file is sealed under its negative number. All attempts of somebody who
 * learns are sealed as tournament 0, each like a game of it.
 *
 * What an analysis found is not sealed: it can be found again.
 */
#pragma once

#include "tournament/tournament-run.h"
#include <sqlite3.h>

G_BEGIN_DECLS

/* The columns that are sealed, in their order, by part. */
#define DULLE_TOURNAMENT_COLUMNS "id, rules, seed, dealer, deals, over, played"
#define DULLE_PLAYER_COLUMNS     "tournament, number, name, skill"
#define DULLE_VOTE_COLUMNS       "tournament, deal, in_favour"
#define DULLE_GAME_COLUMNS       "tournament, number, record"
#define DULLE_ACTION_COLUMNS     "tournament, game, number, token"
#define DULLE_IMPORT_COLUMNS     "id, name, played, records"
#define DULLE_ATTEMPT_COLUMNS \
  "0, made, person, kind, name, theme, success, rated, rating, deviation"

/* The checksum of the present row of @statement. */
guint64 dulle_seal_row (sqlite3_stmt   *statement,
                        DulleStoredPart part);

/* The seal of all parts. */
guint64 dulle_seal_total (const DulleStored *stored);

/* The number under which an imported file is sealed, or the file that is sealed under a number. The
 * least of all numbers, which damage may make, has no opposite: it stands for itself. */
gint64 dulle_seal_opposite (gint64 number);

/* Seals all that is in @db as it is. Returns: a result of SQLite */
int dulle_seal_everything (sqlite3 *db);

G_END_DECLS
