/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * One tournament in the list of the history, what it is called there, and the row that
 * shows it. Immutable.
 */
#pragma once

#include <gtk/gtk.h>

#include "tournament/tournament-log.h"

G_BEGIN_DECLS

#define DULLE_TYPE_HISTORY_ENTRY (dulle_history_entry_get_type ())
G_DECLARE_FINAL_TYPE (DulleHistoryEntry, dulle_history_entry, DULLE, HISTORY_ENTRY, GObject)

/**
 * dulle_history_entry_new:
 * @players: by player of the tournament
 */
DulleHistoryEntry *dulle_history_entry_new (const DulleTournamentLog *tournament_log,
                                            const char *const        *players);

const DulleTournamentLog *dulle_history_entry_get_tournament_log (DulleHistoryEntry *self);

/* "24/12/26, 20:15" */
const char *dulle_history_entry_get_title (DulleHistoryEntry *self);

/* "FreeDoko · 12 games · Kleo 14, Anna 3, …" */
const char *dulle_history_entry_get_subtitle (DulleHistoryEntry *self);

/* Returns: (transfer full): the title that an entry for @tournament_log has */
char *dulle_history_title (const DulleTournamentLog *tournament_log);

/* Returns: (transfer full): makes rows for #DulleHistoryEntry */
GtkListItemFactory *dulle_history_rows_new (void);

G_END_DECLS
