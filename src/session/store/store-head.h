/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The head of a store: the first bytes of the file, by which SQLite reads the rest (SQLite's
 * documents, "Database File Format"). Most of them are the same in each store, so that damage
 * to them costs nothing.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* "Dull" in the head, which tells our files from those of other programs. */
#define DULLE_APPLICATION_ID 0x44756c6c

/* Whether a file says in its head that it is a store, whatever else that says. */
gboolean dulle_store_head_is_ours (const char *path);

/* Writes into the head of a file that nobody has open whatever is the same in each store.
 *
 * Returns: whether that could be written */
gboolean dulle_store_head_mend (const char *path);

G_END_DECLS
