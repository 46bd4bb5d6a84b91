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
 * Opens a store that can be read and never saves.
 *
 * Returns: (transfer full) (nullable)
 */
DulleStore *dulle_store_open_to_read (const char         *path,
                                      DulleTournamentRun *run,
                                      GError            **error);

gboolean dulle_store_is_read_only (const DulleStore *self);

/* Whether a store that can only be read is in nobody's way, and has all that is in its
 * file now: then it can stay open while the file is tried again. */
gboolean dulle_store_is_detached (const DulleStore *self);

G_END_DECLS
