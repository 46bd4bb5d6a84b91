/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A file that says which seats there are at a table elsewhere, or for guests from there.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * dulle_kept_file_load:
 * @keys: (array zero-terminated=1): what must stand in @group
 * @numbers: (array zero-terminated=1): and those of it that are whole numbers
 * @aside: (inout) (nullable): where a file that is there and says something else is now: it is
 *   called “NAME.broken”, so that it is not overwritten, and a warning says so
 *
 * Returns: (transfer full) (nullable)
 */
GKeyFile *dulle_kept_file_load (const char        *path,
                                const char        *group,
                                const char *const *keys,
                                const char *const *numbers,
                                char             **aside);

/* @error: why nothing can be read from it; of %G_KEY_FILE_ERROR if the file is to blame.
 * Returns: (transfer full): where it is now */
char *dulle_kept_file_set_aside (const char   *path,
                                 const GError *error);

/* Returns: (transfer full) (nullable): what stands in @group of a player as @name */
char *dulle_kept_file_get_of_player (GKeyFile   *file,
                                     const char *group,
                                     const char *name,
                                     guint       player);

/* @value: (nullable): %NULL for nothing */
void dulle_kept_file_set_of_player (GKeyFile   *file,
                                    const char *group,
                                    const char *name,
                                    guint       player,
                                    const char *value);

G_END_DECLS
