/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A tournament to look back on, or games that came from a file. Immutable once it
 * has left the thread that made it.
 */
#pragma once

#include "course.h"

G_BEGIN_DECLS

/**
 * DulleChronicle:
 * @id: its number in the store; below 0 of imported games; 0 where nothing is kept
 * @played: when it was last played, or imported, in seconds since 1970; see
 *   #DulleUnfinished
 * @over: whether no game is left to play
 * @running: whether it is the one on the table
 * @file: (nullable): the name of the file of imported games
 * @plan: rules and players; of imported games the rules of the first one
 * @standing: where it stood in the end; of imported games the sums by seat
 * @records: (element-type DulleRecord) (nullable): its games, those that were thrown
 *   in too; %NULL in lists
 * @lineups: (element-type DulleLineup) (nullable): who played them
 * @sheet: (element-type DulleSheetRow) (nullable): its score sheet
 */
struct _DulleChronicle
{
  gint64        id;
  gint64        played;
  gboolean      over;
  gboolean      running;
  char         *file;
  DullePlan     plan;
  DulleStanding standing;
  GArray       *records;
  GArray       *lineups;
  GArray       *sheet;
};

/* What is told of @course. */
DulleChronicle *dulle_chronicle_new (const DulleCourse *course,
                                     gint64             played,
                                     gboolean           with_games);

/**
 * dulle_chronicle_new_imported:
 * @text: the file
 * @records: (element-type DulleRecord): what was read from it, at least one
 *
 * Players are called as the remarks of dulle_chronicle_write() have it, if these are
 * the same in all games, or else by their seats.
 */
DulleChronicle *dulle_chronicle_new_imported (const char *file,
                                              gint64      id,
                                              gint64      played,
                                              const char *text,
                                              GArray     *records,
                                              gboolean    with_games);

const DulleChronicle *dulle_chronicle_ref (const DulleChronicle *self);
void                  dulle_chronicle_unref (const DulleChronicle *self);

/**
 * dulle_chronicle_write:
 * @players: their names; they stand in the text as remarks
 *
 * Returns: (transfer full): a file of all of its records
 */
char *dulle_chronicle_write (const DulleChronicle *self,
                             const char *const    *players);

/* Appends a record with the names by seat, but not the head of the file. */
void dulle_record_write_with_names (const DulleRecord *record,
                                    const char *const *names,
                                    GString           *text);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DulleChronicle, dulle_chronicle_unref)

G_END_DECLS
