/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Keeps what is in a file: the games of a record, or the tournaments of another store.
 */
#pragma once

#include "session/dulle-session.h"

G_BEGIN_DECLS

void dulle_history_import_async (DulleSession       *session,
                                 GFile              *file,
                                 GCancellable       *cancellable,
                                 GAsyncReadyCallback callback,
                                 gpointer            user_data);

/**
 * dulle_history_import_finish:
 * @is_store: (out): whether it was a store, whose tournaments may not have a game in the
 *   history yet
 *
 * Returns: whether all of it is kept. An error names the file and the cause, and of a record
 *   the line; it is %G_IO_ERROR_CANCELLED if the question was cancelled
 */
gboolean dulle_history_import_finish (DulleSession *session,
                                      GAsyncResult *result,
                                      gboolean     *is_store,
                                      GError      **error);

G_END_DECLS
