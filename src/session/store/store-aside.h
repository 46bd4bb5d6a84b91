/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Setting aside one tournament that is damaged, so that all others can stay; and writing
 * what is damaged into a text.
 */
#pragma once

#include "store-statements.h"

G_BEGIN_DECLS

/**
 * dulle_store_set_tournament_aside:
 * @tournament: its number, or that of imported games, which is negative
 * @because: why, see dulle_store_because()
 * @run: (nullable): the tournament that is played: if it is this one, it is saved anew
 *   under another number
 * @told: (out): a sentence for a person that names the tournament and the file
 *
 * Writes all that can be read of a tournament into a file "NAME.tournament-NUMBER" beside
 * the store ("NAME.imported-NUMBER" of imported games), and deletes it. The file begins
 * with the games that can be read, as records; what else there is of the tournament
 * follows as comments.
 *
 * Returns: why it is still there, if it is
 */
DulleSessionError dulle_store_set_tournament_aside (DulleStore         *self,
                                                    gint64              tournament,
                                                    DulleSessionError   because,
                                                    DulleTournamentRun *run,
                                                    GError            **told);

/* Appends anything, or the present row of a statement, as lines of comment. */
void dulle_store_append_comment (GString    *text,
                                 const char *words);
void dulle_store_append_row (GString      *text,
                             sqlite3_stmt *statement);

/* Returns: %DULLE_SESSION_ERROR_NONE when @text is on the disk */
DulleSessionError dulle_store_write_aside (const char *name,
                                           const char *text);

G_END_DECLS
