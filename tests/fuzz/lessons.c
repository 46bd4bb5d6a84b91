/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Lessons: their games are played while they are read. Nothing writes one.
 */
#include <glib.h>

#include "learning/lesson.h"
#include "readers.h"

bool
read_lessons (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (DulleChapter) chapter = dulle_chapter_parse (text, READERS_NAME, &error);

  return chapter != NULL ? error == NULL : readers_name_line (error->message, text);
}
