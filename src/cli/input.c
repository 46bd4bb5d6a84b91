/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Rules and records, from wherever the command line says.
 */
#include "config.h"

#include "cli.h"

#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>

#include "result-file.h"

#include "engine/announce.h"
#include "engine/preset.h"
#include "engine/quote.h"
#include "engine/record.h"
#include "engine/rules-freedoko.h"
#include "engine/rules-text.h"
#include "engine/text-lines.h"
#include "settings/announcement-limits.h"
#include "settings/rule-files.h"
#include "settings/rule-sets.h"
#include "settings/text-file.h"

/* Of a text that is read, in bytes. */
#define LARGEST (512 * 1024 * 1024)

#define BY_CHANCE "random:"

static bool
parse_chance (const char *name,
              guint64    *seed)
{
  return g_str_has_prefix (name, BY_CHANCE) &&
         g_ascii_string_to_unsigned (name + strlen (BY_CHANCE), 10, 0, G_MAXUINT64, seed, NULL);
}

bool
dulle_cli_is_own_name (const char *name)
{
  guint64 seed;

  return dulle_preset_find (name) == NULL && !parse_chance (name, &seed);
}

/* Finds the next line that is @wanted. @next: (inout): the line to begin at, and then the one
 * after it. Returns: whether there is one; a line may be known by another text than its own */
static bool
find_line (char      **lines,
           unsigned   *next,
           const char *wanted)
{
  unsigned line = *next;

  while (lines[line] != NULL && strcmp (g_strstrip (lines[line]), wanted) != 0)
    line++;
  if (lines[line] == NULL)
    return false;

  *next = line + 1;

  return true;
}

static void
tell_unread (const char *text,
             const char *name,
             GPtrArray  *unread)
{
  g_auto (GStrv) lines = g_strsplit (dulle_text_without_mark (text), "\n", -1);
  unsigned line = 0;

  for (unsigned i = 0; unread != NULL && i < unread->len; i++)
    {
      const char *skipped = g_ptr_array_index (unread, i);

      if (find_line (lines, &line, skipped))
        g_printerr (_ ("%s:%u: “%s” is unknown and was skipped.\n"), name, line,
                    dulle_quote (skipped).text);
      else
        g_printerr (_ ("%s: “%s” is unknown and was skipped.\n"), name,
                    dulle_quote (skipped).text);
    }
}

/* Returns: (transfer full) (nullable): the text of a saved set or of a file; %NULL, with
 * an error, if there is none that can be read */
static char *
read_rule_text (const char *name,
                GError    **error)
{
  g_autofree char *folder = dulle_rule_sets_folder ();
  g_autofree char *saved = dulle_rule_sets_path (folder, name, NULL);
  bool             is_saved = saved != NULL && g_file_test (saved, G_FILE_TEST_EXISTS);
  g_autoptr (GFile) file = g_file_new_for_path (is_saved ? saved : name);

  if (!is_saved && (*name == '\0' || !g_file_test (name, G_FILE_TEST_EXISTS)))
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                   _ ("There is no preset, saved rule set or file “%s”."), dulle_quote (name).text);
      return NULL;
    }

  if (is_saved && !dulle_text_file_check_kind (file, error))
    return NULL;

  return dulle_text_file_read (file, name, DULLE_LARGEST_RULE_TEXT, error);
}

static bool
print_error (const GError *error)
{
  g_printerr ("%s\n", error->message);

  return false;
}

/* Tells all that is wrong in a text of rules; @error is the first of it. */
static bool
print_faults (const char   *text,
              const char   *name,
              const GError *error)
{
  g_autoptr (GPtrArray) faults = NULL;

  if (g_utf8_validate (text, -1, NULL) && !dulle_rules_is_freedoko (text))
    faults = dulle_rules_list_faults (text, name);
  if (faults == NULL || faults->len == 0)
    return print_error (error);

  for (unsigned i = 0; i < faults->len; i++)
    g_printerr ("%s\n", (const char *) g_ptr_array_index (faults, i));

  return false;
}

bool
dulle_cli_load_rules_and_rest (const char *name,
                               DulleRules *rules,
                               GPtrArray **unknown)
{
  const DullePreset *preset = dulle_preset_find (name);
  guint64            seed;
  g_autofree char   *text = NULL;
  g_autoptr (GError) error = NULL;

  *unknown = NULL;
  if (preset != NULL)
    {
      *rules = dulle_preset_rules (preset);
      return true;
    }
  if (parse_chance (name, &seed))
    {
      *rules = dulle_rules_random (&(DulleRng){ seed });
      return true;
    }

  text = read_rule_text (name, &error);
  if (text == NULL)
    return print_error (error);
  if (!dulle_rule_text_read (text, name, rules, unknown, &error))
    return print_faults (text, name, error);
  tell_unread (text, name, *unknown);

  return true;
}

bool
dulle_cli_load_rules (const char *name,
                      DulleRules *rules)
{
  g_autoptr (GPtrArray) unknown = NULL;
  g_autofree char *flaw = NULL;

  if (!dulle_cli_load_rules_and_rest (name, rules, &unknown))
    return false;

  if (!g_str_has_prefix (name, BY_CHANCE))
    flaw = dulle_rules_limits_flaw (rules);
  if (flaw != NULL)
    /* Translators: a file, and a sentence that says what nobody can announce */
    g_printerr (_ ("%s: %s “dulle-cli rules --fit” prints the set with limits that fit.\n"), name,
                flaw);

  return true;
}

bool
dulle_cli_check_rules (const char *name)
{
  DulleRules rules;

  return dulle_cli_load_rules (name, &rules) &&
         dulle_announce_impossible (&rules) == DULLE_LEVEL_NONE;
}

char *
dulle_cli_describe_rules (const char       *name,
                          const DulleRules *rules)
{
  g_autofree char *escaped = g_strescape (name, NULL);
  g_autofree char *text = dulle_rules_format (rules);
  g_autofree char *mark = dulle_text_mark (text, strlen (text));

  return dulle_cli_is_own_name (name)
             ? g_strdup_printf ("rules=\"%s\" rules-mark=%s", escaped, mark)
             : g_strdup_printf ("rules=\"%s\"", escaped);
}

/* Returns: (transfer full) (nullable): standard input */
static char *
read_input (GError **error)
{
  g_autoptr (GString) text = g_string_new (NULL);
  char   chunk[65536];
  size_t n;

  while (text->len <= LARGEST && (n = fread (chunk, 1, sizeof chunk, stdin)) > 0)
    g_string_append_len (text, chunk, (gssize) n);
  if (ferror (stdin))
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED, "Standard input cannot be read.");
      return NULL;
    }
  if (!dulle_text_check (text->str, text->len, LARGEST, "-", error))
    return NULL;

  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
dulle_cli_read_text (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  char *text = strcmp (path, "-") == 0 ? read_input (&error)
                                       : dulle_text_file_read (file, path, LARGEST, &error);

  if (text == NULL)
    print_error (error);

  return text;
}

GArray *
dulle_cli_read_records (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = dulle_cli_read_text (path);
  g_autoptr (GArray) records = text != NULL ? dulle_record_parse (text, path, &error) : NULL;

  if (error != NULL)
    print_error (error);

  return g_steal_pointer (&records);
}
