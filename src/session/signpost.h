/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Lets programs on the local network know of a table. Where nobody passes that on there is
 * none, which is no error.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _DulleSignpost DulleSignpost;

/* @name: what the table is called; another number is added where there is one already */
DulleSignpost *dulle_signpost_new (const char *name,
                                   guint16     port);

/* Takes it back. */
void dulle_signpost_free (DulleSignpost *self);

G_END_DECLS
