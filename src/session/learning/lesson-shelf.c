/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The program carries them as resources; the names of the files are their order.
 */
#include "lesson-shelf.h"

#include <gio/gio.h>

#define FOLDER "/io/github/dulle/Dulle/lessons/"

static int
compare_names (gconstpointer one,
               gconstpointer other)
{
  return g_strcmp0 (*(const char *const *) one, *(const char *const *) other);
}

static void
free_chapter (gpointer chapter)
{
  dulle_chapter_free (chapter);
}

static void
read_chapter (const char *name,
              GPtrArray  *shelf)
{
  g_autofree char *path = g_strconcat (FOLDER, name, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) text = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  DulleChapter *chapter = NULL;

  if (text != NULL)
    chapter = dulle_chapter_parse (g_bytes_get_data (text, NULL), name, &error);
  if (chapter != NULL)
    g_ptr_array_add (shelf, chapter);
  else
    g_warning ("%s", error->message);
}

GPtrArray *
dulle_lesson_shelf_read (void)
{
  g_auto (GStrv) names =
      g_resources_enumerate_children (FOLDER, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  GPtrArray *shelf = g_ptr_array_new_with_free_func (free_chapter);

  if (names == NULL)
    return shelf;

  qsort (names, g_strv_length (names), sizeof *names, compare_names);
  for (unsigned i = 0; names[i] != NULL; i++)
    read_chapter (names[i], shelf);

  return shelf;
}
