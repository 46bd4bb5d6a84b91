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

G_END_DECLS
