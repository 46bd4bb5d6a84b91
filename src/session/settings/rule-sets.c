/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Rule sets in a folder.
 */
#include "config.h"

#include "rule-sets.h"

#include <errno.h>
#include <fcntl.h>
#include <gio/gio.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#include "engine/quote.h"
#include "engine/rules-text.h"

#include "rule-files.h"
#include "text-file.h"

#define SUFFIX ".rules"

/* In bytes. File systems take names of 255; this leaves room for what stands behind. */
#define LONGEST_NAME 200

/* How the names of GLib's temporary files end, but for the random part. */
#define STRAY         SUFFIX "."
#define RANDOM_LENGTH 6

char *
dulle_rule_sets_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "dulle", "rules", NULL);
}

/* Whether a file can be called so, and is not hidden then. */
static gboolean
is_set_name (const char *name)
{
  return *name != '\0' && *name != '.' && strchr (name, '/') == NULL &&
         strlen (name) <= LONGEST_NAME && g_utf8_validate (name, -1, NULL);
}

static gboolean
refuse_name (const char *name,
             GError    **error)
{
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_FILENAME,
               _ ("A rule set cannot be called “%s”."), dulle_quote (name).text);

  return FALSE;
}

char *
dulle_rule_sets_path (const char *folder,
                      const char *name,
                      GError    **error)
{
  g_autofree char *file = g_strconcat (name, SUFFIX, NULL);

  if (is_set_name (name))
    return g_build_filename (folder, file, NULL);
  refuse_name (name, error);

  return NULL;
}

/* A name that is shown as it is. Sets of other names, which were put there by hand, can be read. */
static gboolean
check_new_name (const char *name,
                GError    **error)
{
  for (const char *next = name; *next != '\0'; next = g_utf8_next_char (next))
    {
      if (g_unichar_iscntrl (g_utf8_get_char (next)))
        return refuse_name (name, error);
    }

  return TRUE;
}

static gboolean
set_errno (GError    **error,
           const char *path,
           int         code)
{
  g_set_error (error, G_IO_ERROR, g_io_error_from_errno (code), "%s: %s.", path, g_strerror (code));

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

      if (g_str_has_suffix (file, SUFFIX) && is_set_name (name))
        g_ptr_array_add (names, g_steal_pointer (&name));
    }
  g_ptr_array_sort (names, compare_names);
  g_ptr_array_add (names, NULL);

  return (GStrv) g_ptr_array_free (g_steal_pointer (&names), FALSE);
}

/* Strays */

/* Whether GLib may have made @file to write a set: “NAME.rules.” and six letters and digits.
 * What people put there, such as “Thursday.rules.backup” or a date, is not one. */
static gboolean
is_stray (const char *file)
{
  gsize       length = strlen (file);
  const char *end = file + length - MIN (length, RANDOM_LENGTH);
  gboolean    has_letter = FALSE;
  gboolean    is_mixed = FALSE;

  if (length <= strlen (STRAY) + RANDOM_LENGTH ||
      strncmp (end - strlen (STRAY), STRAY, strlen (STRAY)) != 0)
    return FALSE;

  for (const char *c = end; *c != '\0'; c++)
    {
      if (!g_ascii_isalnum (*c))
        return FALSE;
      has_letter = has_letter || g_ascii_isalpha (*c);
      is_mixed = is_mixed || g_ascii_isdigit (*c) || (c > end && g_ascii_isupper (*c));
    }

  return has_letter && is_mixed;
}

/* Whoever writes sets holds the lock, which ends with the process.
 * Returns: a file descriptor to close, or -1 */
static int
lock_folder (const char *folder)
{
  int fd = g_open (folder, O_RDONLY | O_CLOEXEC, 0);

  if (fd >= 0 && flock (fd, LOCK_EX) == 0)
    return fd;
  if (fd >= 0)
    close (fd);

  return -1;
}

/* To be called with the lock: then nobody is writing them. */
static void
remove_strays (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *file;

  while (dir != NULL && (file = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, file, NULL);

      if (is_stray (file))
        g_remove (path);
    }
}

void
dulle_rule_sets_tidy (const char *folder)
{
  int lock = lock_folder (folder);

  if (lock < 0)
    return;
  remove_strays (folder);
  close (lock);
}

gboolean
dulle_rule_sets_save (const char       *folder,
                      const char       *name,
                      const DulleRules *rules,
                      GError          **error)
{
  g_autofree char *path = dulle_rule_sets_path (folder, name, error);
  g_autofree char *text = dulle_rules_format_lasting (rules);
  gboolean         is_saved;
  int              lock;

  if (path == NULL || !check_new_name (name, error))
    return FALSE;
  if (g_mkdir_with_parents (folder, 0700) != 0)
    return set_errno (error, folder, errno);
  if (g_file_test (path, G_FILE_TEST_IS_DIR))
    return set_errno (error, path, EISDIR);

  lock = lock_folder (folder);
  if (lock >= 0)
    remove_strays (folder);
  is_saved = g_file_set_contents (path, text, -1, error);
  if (lock >= 0)
    close (lock);

  return is_saved;
}

gboolean
dulle_rule_sets_load (const char *folder,
                      const char *name,
                      DulleRules *rules,
                      GError    **error)
{
  g_autofree char *path = dulle_rule_sets_path (folder, name, error);
  g_autoptr (GFile) file = path != NULL ? g_file_new_for_path (path) : NULL;

  return file != NULL && dulle_text_file_check_kind (file, error) &&
         dulle_rule_file_read (file, rules, NULL, error);
}

gboolean
dulle_rule_sets_remove (const char *folder,
                        const char *name,
                        GError    **error)
{
  g_autofree char *path = dulle_rule_sets_path (folder, name, error);

  if (path == NULL)
    return FALSE;

  if (g_unlink (path) == 0)
    return TRUE;
  if (errno != ENOENT)
    return set_errno (error, path, errno);
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, _ ("There is no rule set “%s”."),
               dulle_quote (name).text);

  return FALSE;
}
