/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Rule sets in a folder.
 */
#include "config.h"

#include "rule-sets.h"

#include <errno.h>
#include <gio/gio.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

#include "engine/rules-text.h"

#define SUFFIX ".rules"

char *
dulle_rule_sets_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "dulle", "rules", NULL);
}

gboolean
dulle_rule_sets_is_name (const char *name)
{
  return *name != '\0' && *name != '.' && strchr (name, '/') == NULL &&
         g_utf8_validate (name, -1, NULL);
}

/* Returns: (nullable): the file of a set, or %NULL with @error */
static char *
build_path (const char *folder,
            const char *name,
            GError    **error)
{
  g_autofree char *file = g_strconcat (name, SUFFIX, NULL);

  if (dulle_rule_sets_is_name (name))
    return g_build_filename (folder, file, NULL);

  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_FILENAME,
               _ ("A rule set cannot be called “%s”."), name);

  return NULL;
}

static gboolean
set_errno (GError    **error,
           const char *path,
           int         code)
{
  g_set_error (error, G_IO_ERROR, g_io_error_from_errno (code), "%s: %s", path, g_strerror (code));

  return FALSE;
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return g_utf8_collate (*(const char *const *) a, *(const char *const *) b);
}

GStrv
dulle_rule_sets_list (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  const char *file;

  while (dir != NULL && (file = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *name = g_strndup (file,
                                         strlen (file) - MIN (strlen (file), strlen (SUFFIX)));

      if (g_str_has_suffix (file, SUFFIX) && dulle_rule_sets_is_name (name))
        g_ptr_array_add (names, g_steal_pointer (&name));
    }
  g_ptr_array_sort (names, compare_names);
  g_ptr_array_add (names, NULL);

  return (GStrv) g_ptr_array_free (g_steal_pointer (&names), FALSE);
}

gboolean
dulle_rule_sets_save (const char       *folder,
                      const char       *name,
                      const DulleRules *rules,
                      GError          **error)
{
  g_autofree char *path = build_path (folder, name, error);
  g_autofree char *text = dulle_rules_format (rules);

  if (path == NULL)
    return FALSE;
  if (g_mkdir_with_parents (folder, 0700) != 0)
    return set_errno (error, folder, errno);

  return g_file_set_contents (path, text, -1, error);
}

gboolean
dulle_rule_sets_load (const char *folder,
                      const char *name,
                      DulleRules *rules,
                      GError    **error)
{
  g_autofree char *path = build_path (folder, name, error);
  g_autofree char *text = NULL;

  return path != NULL &&
         g_file_get_contents (path, &text, NULL, error) &&
         dulle_rules_parse (text, path, rules, error);
}

gboolean
dulle_rule_sets_remove (const char *folder,
                        const char *name,
                        GError    **error)
{
  g_autofree char *path = build_path (folder, name, error);

  if (path == NULL)
    return FALSE;

  return g_remove (path) == 0 || set_errno (error, path, errno);
}
