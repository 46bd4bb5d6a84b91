/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The lessons that come with the program.
 */
#pragma once

#include "lesson.h"

G_BEGIN_DECLS

/* Returns: (transfer full) (element-type DulleChapter): all chapters, in order */
GPtrArray *dulle_lesson_shelf_read (void);

/* Returns: (transfer full) (nullable): the chapter with this id */
DulleChapter *dulle_lesson_shelf_read_chapter (const char *id);

/* Whether there is a chapter with this id; none is read. */
gboolean dulle_lesson_shelf_has (const char *id);

G_END_DECLS
