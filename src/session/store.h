/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The file that keeps all tournaments, in SQLite. What it saves survives the end of
 * the program at any moment.
 */
#pragma once

#include "chronicle.h"
#include "past-games.h"

G_BEGIN_DECLS

typedef struct _DulleStore DulleStore;

/**
 * dulle_store_open:
 * @path: the file, which is made if it is not there, with the folders above it
 * @course: (out): the tournament that was played last; untouched where none was
 * @trouble: (out) (transfer full) (nullable): a sentence for people, if the file
 *   could not be used as it is
 *
 * Opens a store and takes it for this process alone. A file that cannot be used
 * is renamed to "NAME.broken", "NAME.broken-2" and so on, and a new one is begun.
 *
 * Returns: (transfer full) (nullable): the store, or %NULL if nothing can be kept
 */
DulleStore *dulle_store_open (const char  *path,
                              DulleCourse *course,
                              char       **trouble);

/**
 * dulle_store_save:
 * @trouble: (out) (transfer full): a sentence for people, on failure
 *
 * Saves all of @course that is not yet stored, or nothing of it. After a failure
 * the next call tries to catch up.
 *
 * Returns: whether everything is stored
 */
gboolean dulle_store_save (DulleStore  *self,
                           DulleCourse *course,
                           char       **trouble);

/**
 * dulle_store_list:
 * @except: the number of a tournament to leave out, or 0
 *
 * Returns: (transfer full) (element-type DulleUnfinished): the tournaments that were
 *   begun and are not over, the last played first
 */
GArray *dulle_store_list (DulleStore *self,
                          gint64      except);

/**
 * dulle_store_continue:
 * @tournament: its number, see dulle_store_list()
 * @course: (inout): replaced by the tournament as it was left
 * @trouble: (out) (transfer full): a sentence for people, on failure
 *
 * Returns: whether it could be loaded; if not, @course is left alone
 */
gboolean dulle_store_continue (DulleStore  *self,
                               gint64       tournament,
                               DulleCourse *course,
                               char       **trouble);

/* Deletes a tournament that is not the running one, or what was imported.
 *
 * Returns: whether it is gone; if not, see dulle_store_save() */
gboolean dulle_store_delete (DulleStore *self,
                             gint64      tournament,
                             char      **trouble);

/**
 * dulle_store_list_history:
 *
 * Returns: (transfer full) (element-type DulleChronicle): all tournaments of which a
 *   game was finished and all that was imported, the last played first, without
 *   games
 */
GPtrArray *dulle_store_list_history (DulleStore *self);

/**
 * dulle_store_read_chronicle:
 * @id: see #DulleChronicle
 *
 * Returns: (transfer full) (nullable): what is kept under @id with its games
 */
const DulleChronicle *dulle_store_read_chronicle (DulleStore *self,
                                                  gint64      id);

/**
 * dulle_store_import:
 * @name: what the file is called
 * @text: a file of records
 * @trouble: (out) (transfer full): a sentence for people, on failure
 *
 * Keeps the games of a file. All of them are played through before.
 *
 * Returns: whether they are kept
 */
gboolean dulle_store_import (DulleStore *self,
                             const char *name,
                             const char *text,
                             char      **trouble);

/**
 * dulle_store_read_past_games:
 *
 * Returns: (transfer full) (element-type DullePastGame): all finished games of all
 *   tournaments, those played last at the end, with the grades that are kept
 */
GArray *dulle_store_read_past_games (DulleStore *self);

/**
 * dulle_store_keep_grades:
 * @graded: of a game that is kept; of others nothing is
 * @trouble: (out) (transfer full): a sentence for people, on failure
 *
 * Keeps all of @graded, in the place of what was kept of it before, or nothing.
 *
 * Returns: whether it could be written
 */
gboolean dulle_store_keep_grades (DulleStore        *self,
                                  const DulleGraded *graded,
                                  char             **trouble);

void dulle_store_close (DulleStore *self);

G_END_DECLS
