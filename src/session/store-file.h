/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The file under a store: taking it for this process, its schema, why it cannot
 * be used, and setting it aside.
 */
#pragma once

#include <glib.h>
#include <sqlite3.h>

G_BEGIN_DECLS

/* Why a file cannot be used. */
typedef enum
{
  DULLE_FAULT_NONE,
  DULLE_FAULT_BUSY,
  DULLE_FAULT_FULL,
  DULLE_FAULT_OPEN,
  DULLE_FAULT_WRITE,
  DULLE_FAULT_READ,
  DULLE_FAULT_DAMAGED,
  DULLE_FAULT_FOREIGN,
  DULLE_FAULT_NEWER,
  DULLE_FAULT_CONTENT,
  DULLE_FAULT_OTHER,
  DULLE_N_FAULTS,
} DulleFault;

DulleFault dulle_fault_from_result (int result);

/* The end of a sentence for people, translated: "…, because it is damaged." */
const char *dulle_fault_because (DulleFault fault);

/* Whether it is the file's fault, so that another file would do. */
gboolean dulle_fault_is_of_file (DulleFault fault);

/**
 * dulle_store_file_open:
 * @path: an absolute name
 * @db: (out): the database, to be closed in any case
 *
 * Opens or makes a file, locks it, looks whether it is whole, and brings its
 * schema up to date.
 */
DulleFault dulle_store_file_open (const char *path,
                                  sqlite3   **db);

/**
 * dulle_store_file_set_aside:
 * @path: a file that nobody has open
 *
 * Renames a file to the first name of "NAME.broken", "NAME.broken-2" and so on
 * that is free.
 *
 * Returns: (transfer full) (nullable): the new name, or %NULL on failure
 */
char *dulle_store_file_set_aside (const char *path);

G_END_DECLS
