/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Copying rows from another database, as they are.
 */
#pragma once

#include "store-statements.h"

G_BEGIN_DECLS

/**
 * DulleRows:
 * @table: the table, in which a row begins with its tournament
 * @which: which of its rows, in the words of SQL after its name
 * @tournament: what a parameter in @which stands for
 * @renumbered: their tournament from now on, or 0 if it stays
 */
typedef struct
{
  const char *table;
  const char *which;
  gint64      tournament;
  gint64      renumbered;
} DulleRows;

/**
 * dulle_store_copy_rows:
 * @machine: (inout): set to an error of the disk or the memory, if there is one
 *
 * Copies rows up to the first that cannot be read. One that is there already, or makes no
 * sense, is left out.
 *
 * Returns: whether all could be read
 */
gboolean dulle_store_copy_rows (DulleStore        *self,
                                sqlite3           *from,
                                const DulleRows   *rows,
                                DulleSessionError *machine);

G_END_DECLS
