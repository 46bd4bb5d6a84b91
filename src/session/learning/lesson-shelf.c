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

/* Returns: (transfer full) (nullable) */
static DulleChapter *
read_chapter (const char *name)
{
  g_autofree char *path = g_strconcat (FOLDER, name, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) text = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  DulleChapter *chapter = NULL;

  if (text != NULL)
    chapter = dulle_chapter_parse (g_bytes_get_data (text, NULL), name, &error);
  if (chapter == NULL)
    g_warning ("%s", error->message);

  return chapter;
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
    {
      DulleChapter *chapter = read_chapter (names[i]);

      if (chapter != NULL)
        g_ptr_array_add (shelf, chapter);
    }

  return shelf;
}

/* Returns: (transfer full) (nullable): the name of the file */
static char *
find_name (const char *id)
{
  g_auto (GStrv) names =
      g_resources_enumerate_children (FOLDER, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autofree char *beginning = g_strconcat (id, "-", NULL);

  for (unsigned i = 0; names != NULL && names[i] != NULL; i++)
    {
      if (g_str_has_prefix (names[i], beginning))
        return g_strdup (names[i]);
    }

  return NULL;
}

DulleChapter *
dulle_lesson_shelf_read_chapter (const char *id)
{
  g_autofree char *name = find_name (id);

  return name != NULL ? read_chapter (name) : NULL;
}

gboolean
dulle_lesson_shelf_has (const char *id)
{
  g_autofree char *name = find_name (id);

  return name != NULL;
}
