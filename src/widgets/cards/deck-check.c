/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The process that draws a deck limits itself, so its answers can be waited for.
 */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "deck-check.h"
#include "deck-painter.h"

#define CHECKED_WIDTH 120

static gboolean
try_drawing (DulleDeckPainter *painter,
             GError          **error)
{
  for (unsigned i = 0; i < DULLE_N_PICTURES; i++)
    {
      cairo_surface_t *image = dulle_deck_painter_draw (painter, i, CHECKED_WIDTH, error);

      if (image == NULL)
        return FALSE;
      cairo_surface_destroy (image);
    }

  return TRUE;
}

static gboolean
has_content (const char *path,
             GBytes     *content)
{
  g_autofree char *text = NULL;
  gsize            length;

  return g_file_get_contents (path, &text, &length, NULL) &&
         length == g_bytes_get_size (content) &&
         memcmp (text, g_bytes_get_data (content, NULL), length) == 0;
}

/* Returns: (transfer full): where a deck is kept beside others of its name */
static char *
find_place (const char *folder,
            const char *name,
            GBytes     *svg)
{
  char *place = g_strdup_printf ("%s" G_DIR_SEPARATOR_S "%s.svg", folder, name);

  for (guint i = 2; g_file_test (place, G_FILE_TEST_EXISTS) && !has_content (place, svg); i++)
    {
      g_free (place);
      place = g_strdup_printf ("%s" G_DIR_SEPARATOR_S "%s-%u.svg", folder, name, i);
    }

  return place;
}

/* Returns: (transfer full): the name of the file at @path without its ending, as text */
static char *
name_copy (const char *path)
{
  g_autofree char *base = g_path_get_basename (path);

  base[strlen (base) - (dulle_deck_file_is_packed (base) ? 1 : 0)] = '\0';
  if (g_str_has_suffix (base, ".svg"))
    base[strlen (base) - strlen (".svg")] = '\0';

  return g_utf8_make_valid (base, -1);
}

/* What is kept is unpacked: it need not be unpacked each time it is read. */
static char *
keep_deck (const char *path,
           GError    **error)
{
  g_autoptr (GBytes) svg = dulle_deck_file_read (path, error);
  g_autofree char *folder = dulle_deck_file_folder ();
  g_autofree char *base = name_copy (path);
  g_autofree char *kept = NULL;

  if (svg == NULL)
    return NULL;

  kept = find_place (folder, base, svg);

  if (g_mkdir_with_parents (folder, 0700) == 0 &&
      g_file_set_contents (kept, g_bytes_get_data (svg, NULL), (gssize) g_bytes_get_size (svg),
                           NULL))
    return g_steal_pointer (&kept);

  g_set_error (error, DULLE_DECK_ERROR, DULLE_DECK_ERROR_UNREADABLE,
               _ ("The deck cannot be kept in “%s”."), folder);
  return NULL;
}

typedef struct
{
  char    *id;
  gboolean keep;
} Check;

static void
check_free (gpointer data)
{
  Check *check = data;

  g_free (check->id);
  g_free (check);
}

static void
check_deck (GTask        *task,
            gpointer      source_object,
            gpointer      task_data,
            GCancellable *cancellable)
{
  Check *check = task_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (DulleDeckPainter) painter = dulle_deck_painter_new (check->id, "", &error);
  char *id = NULL;

  if (painter != NULL && try_drawing (painter, &error))
    id = check->keep ? keep_deck (check->id, &error) : g_strdup (check->id);

  if (id != NULL)
    g_task_return_pointer (task, id, g_free);
  else
    g_task_return_error (task, g_steal_pointer (&error));
}

void
dulle_deck_check_async (const char         *id,
                        gboolean            keep,
                        GCancellable       *cancellable,
                        GAsyncReadyCallback callback,
                        gpointer            user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  Check *check = g_new (Check, 1);

  *check = (Check){ g_strdup (id), keep };
  g_task_set_task_data (task, check, check_free);
  g_task_run_in_thread (task, check_deck);
}

char *
dulle_deck_check_finish (GAsyncResult *result,
                         GError      **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
