/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Names as they are seen. One from elsewhere may look like another one and be written otherwise, or
 * turn around what stands behind it.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What is longer is cut; so much of a name is shown nowhere. */
#define DULLE_MAX_SEEN_NAME 255

/* Returns: (transfer full): @name, which is UTF-8, composed and without letters that nobody sees,
 *   such as those that format or control, with one blank for any number of blanks and new lines;
 *   empty if there is nothing to be seen */
char *dulle_seen_name (const char *name);

/* Whether one of these would be taken for the other: capital or small, wide, or with letters of
 * another alphabet that look the same. Both are UTF-8. */
gboolean dulle_seen_name_is_like (const char *name,
                                  const char *other);

G_END_DECLS
