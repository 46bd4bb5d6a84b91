/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Tries a deck before it is used.
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * dulle_deck_check_async:
 * @id: a deck; see deck-file.h
 * @keep: whether to copy a good file to the folder in which dulle_deck_file_find()
 *   looks; it gets a name of its own there, unless the same deck is kept already
 *
 * Opens a deck and draws all its pictures once, in a thread of its own. A deck that
 * needs more time or memory than any should is refused.
 */
void dulle_deck_check_async (const char         *id,
                             gboolean            keep,
                             GCancellable       *cancellable,
                             GAsyncReadyCallback callback,
                             gpointer            user_data);

/* Returns: (transfer full) (nullable): the deck's id; an error is a #DulleDeckError */
char *dulle_deck_check_finish (GAsyncResult *result,
                               GError      **error);

G_END_DECLS
