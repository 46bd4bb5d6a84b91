/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "kept-file.h"

#include <glib/gstdio.h>

#include "engine/quote.h"
#include "store/store-file.h"

static gboolean
is_complete (GKeyFile          *file,
             const char        *group,
             const char *const *keys,
             const char *const *numbers,
             GError           **error)
{
  g_autoptr (GError) failure = NULL;

  for (; failure == NULL && *keys != NULL; keys++)
    g_free (g_key_file_get_string (file, group, *keys, &failure));
  for (; failure == NULL && *numbers != NULL; numbers++)
    g_key_file_get_uint64 (file, group, *numbers, &failure);
  if (failure == NULL)
    return TRUE;

  g_propagate_error (error, g_steal_pointer (&failure));

  return FALSE;
}

/* Whether the file is to blame, and not a machine that has no memory or too many files open. */
static gboolean
is_broken (const GError *error)
{
  return error->domain == G_KEY_FILE_ERROR ||
         g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_ACCES);
}

/* GLib's message repeats the file's text as it is. */
char *
dulle_kept_file_set_aside (const char   *path,
                           const GError *error)
{
  g_autofree char *wanted = g_strconcat (path, ".broken", NULL);
  g_autofree char *name = dulle_store_file_free_name (wanted);

  if (is_broken (error) && g_rename (path, name) == 0)
    {
      g_warning ("“%s” was renamed to “%s”, because no seats can be read from it: %s.", path, name,
                 dulle_quote (error->message).text);
      return g_steal_pointer (&name);
    }

  g_warning ("No seats can be read from “%s”: %s.", path, dulle_quote (error->message).text);

  return g_strdup (path);
}

GKeyFile *
dulle_kept_file_load (const char        *path,
                      const char        *group,
                      const char *const *keys,
                      const char *const *numbers,
                      char             **aside)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (GError) error = NULL;

  if (g_key_file_load_from_file (file, path, G_KEY_FILE_NONE, &error) &&
      is_complete (file, group, keys, numbers, &error))
    return g_steal_pointer (&file);
  if (!g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_NOENT))
    *aside = dulle_kept_file_set_aside (path, error);

  return NULL;
}

char *
dulle_kept_file_get_of_player (GKeyFile   *file,
                               const char *group,
                               const char *name,
                               guint       player)
{
  g_autofree char *key = g_strdup_printf ("%s-%u", name, player);

  return g_key_file_get_string (file, group, key, NULL);
}

void
dulle_kept_file_set_of_player (GKeyFile   *file,
                               const char *group,
                               const char *name,
                               guint       player,
                               const char *value)
{
  g_autofree char *key = g_strdup_printf ("%s-%u", name, player);

  if (value != NULL)
    g_key_file_set_string (file, group, key, value);
}
