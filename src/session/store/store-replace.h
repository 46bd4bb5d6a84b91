/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Putting a new file in the place of one that cannot be used. Whenever the process is killed
 * meanwhile, the next one finds either all as before, or the old file still under a name that
 * says that nobody has been told of it.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * dulle_store_file_replace:
 * @path: a file that nobody has open
 * @fresh: a complete one
 *
 * Puts @fresh in the place of a file, which is kept as "NAME.replaced" until
 * dulle_store_file_put_aside().
 *
 * Returns: whether it could; if not, all is as before
 */
gboolean dulle_store_file_replace (const char *path,
                                   const char *fresh);

/* Returns: (transfer full): the name that a file that was replaced will have: the first of
 * "NAME.broken", "NAME.broken-2" and so on that is free */
char *dulle_store_file_name_aside (const char *path);

/* Gives the file that @path has replaced this name, once it is told. */
void dulle_store_file_put_aside (const char *path,
                                 const char *aside);

/**
 * dulle_store_file_settle:
 *
 * Takes back a replacement that a process did not get to the end of, before @path is opened.
 *
 * Returns: whether the old file was replaced, and that is still to be told
 */
gboolean dulle_store_file_settle (const char *path);

G_END_DECLS
