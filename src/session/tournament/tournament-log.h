/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A tournament to look back on, or games that came from a file. Immutable once it
 * has left the thread that made it.
 */
#pragma once

#include "tournament-run.h"

G_BEGIN_DECLS

typedef struct _DulleTournamentLog DulleTournamentLog;

/**
 * DulleTournamentLog:
 * @id: its number in the store; below 0 of imported games; 0 where nothing is kept
 * @played: when it was last played, or imported, in seconds since 1970; of tournaments
 *   from before this was noted a small number that gives their order
 * @over: whether no game is left to play
 * @running: whether it is the one on the table
 * @file: (nullable): the name of the file of imported games
 * @setup: rules and players; of imported games the rules of the first one
 * @standing: where it stood in the end; of imported games the sums by seat
 * @records: (element-type DulleRecord) (nullable): its games, those that were thrown
 *   in too; %NULL in lists
 * @lineups: (element-type DulleLineup) (nullable): who played them
 * @sheet: (element-type DulleSheetRow) (nullable): its score sheet
 * @votes: (element-type DulleVote) (nullable): what was voted; not of imported games
 */
struct _DulleTournamentLog
{
  gint64               id;
  gint64               played;
  gboolean             over;
  gboolean             running;
  char                *file;
  DulleTournamentSetup setup;
  DulleStanding        standing;
  GArray              *records;
  GArray              *lineups;
  GArray              *sheet;
  GArray              *votes;
};

/* The log of @run. */
DulleTournamentLog *dulle_tournament_log_new (const DulleTournamentRun *run,
                                              gint64                    played,
                                              gboolean                  with_games);

/**
 * dulle_tournament_log_new_imported:
 * @text: the file
 * @records: (element-type DulleRecord): what was read from it, at least one
 *
 * Players are called as the remarks of dulle_tournament_log_write() have it, if these are
 * the same in all games, or else by their seats.
 */
DulleTournamentLog *dulle_tournament_log_new_imported (const char *file,
                                                       gint64      id,
                                                       gint64      played,
                                                       const char *text,
                                                       GArray     *records,
                                                       gboolean    with_games);

const DulleTournamentLog *dulle_tournament_log_ref (const DulleTournamentLog *self);
void                      dulle_tournament_log_unref (const DulleTournamentLog *self);

/**
 * dulle_tournament_log_write:
 * @players: their names; they stand in the text as remarks
 *
 * Returns: (transfer full): a file of all of its records
 */
char *dulle_tournament_log_write (const DulleTournamentLog *self,
                                  const char *const        *players);

/* Appends a record with the names by seat, but not the head of the file. */
void dulle_record_write_with_names (const DulleRecord *record,
                                    const char *const *names,
                                    GString           *text);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DulleTournamentLog, dulle_tournament_log_unref)

/* Lists */

/* A place in a list that has the last played first: before whatever was played earlier. */
typedef struct
{
  gint64 played;
  gint64 id;
} DulleLogPlace;

/* Before all. */
#define DULLE_LOG_START ((DulleLogPlace){ G_MAXINT64, G_MAXINT64 })

/**
 * DulleLogPage:
 * @logs: (element-type DulleTournamentLog): the last played first, without games
 * @n_unreadable: how many are missing here, because they cannot be read
 * @next: the place after them
 * @more: whether anything is left there
 *
 * Some tournaments that follow each other in a list. There may be none although more are
 * left.
 */
typedef struct
{
  GPtrArray    *logs;
  guint         n_unreadable;
  DulleLogPlace next;
  gboolean      more;
} DulleLogPage;

DulleLogPage *dulle_log_page_new (void);
void          dulle_log_page_free (gpointer page);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DulleLogPage, dulle_log_page_free)

G_END_DECLS
