/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What cannot be written can still be read: on a full disk, from a write-protected
 * folder, or the store of another computer.
 */
#pragma once

#include "store.h"

G_BEGIN_DECLS

/**
 * dulle_store_open_to_read:
 * @path: the file; it is not made, changed or renamed
 * @run: (out) (nullable): the tournament that was played last; untouched where none was, or
 *   where that one is damaged
 *
 * Opens a store that can be read and never saves. A file of an older version is refused,
 * because it would have to be changed first.
 *
 * Returns: (transfer full) (nullable)
 */
DulleStore *dulle_store_open_to_read (const char         *path,
                                      DulleTournamentRun *run,
                                      GError            **error);

gboolean dulle_store_is_read_only (const DulleStore *self);

/**
 * dulle_store_copy_from:
 * @path: the file of another store
 *
 * Saves all tournaments of another store here as well, as tournaments of their own.
 *
 * Returns: whether all of them are kept
 */
gboolean dulle_store_copy_from (DulleStore *self,
                                const char *path,
                                GError    **error);

G_END_DECLS
