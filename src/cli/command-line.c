/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What is wrong with a command line is said here, in one sentence that names the
 * command.
 */
#include "cli.h"

#include <locale.h>
#include <string.h>

#include "engine/quote.h"

bool
dulle_cli_check_words (const DulleCliWords *expected,
                       char               **words)
{
  unsigned n = g_strv_length (words);

  if (n < expected->fewest)
    return dulle_complain ("A word is missing: %s; see --help.", expected->names);
  if (n > expected->most)
    return dulle_complain ("“%s” is one word too many; see --help.",
                           dulle_quote (words[expected->most]).text);

  return true;
}

/* What stands behind “--” are words, even if they begin with a dash. */
static void
drop_dashes (int    *argc,
             char ***argv)
{
  char **words = *argv;

  for (int i = 1; i < *argc; i++)
    {
      if (strcmp (words[i], "--") != 0)
        continue;
      memmove (&words[i], &words[i + 1], (size_t) (*argc - i) * sizeof (char *));
      (*argc)--;
      return;
    }
}

/* In English, as all that this program says: GLib would complain and help in the language of the
 * locale. */
static bool
parse_in_english (GOptionContext *context,
                  int            *argc,
                  char         ***argv)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *locale = g_strdup (setlocale (LC_MESSAGES, NULL));
  bool             good;

  setlocale (LC_MESSAGES, "C");
  good = g_option_context_parse (context, argc, argv, &error);
  setlocale (LC_MESSAGES, locale);

  return good || dulle_complain_of_option (error);
}

bool
dulle_cli_parse (int                 *argc,
                 char              ***argv,
                 const GOptionEntry  *entries,
                 const DulleCliWords *words,
                 const char          *summary)
{
  g_autoptr (GOptionContext) context = g_option_context_new (words->names);
  g_autofree char *name = g_strdup_printf ("dulle-cli %s", (*argv)[0]);

  g_set_prgname (name);
  g_option_context_set_summary (context, summary);
  g_option_context_add_main_entries (context, entries, NULL);
  if (!parse_in_english (context, argc, argv))
    return false;
  drop_dashes (argc, argv);

  return dulle_cli_check_words (words, *argv + 1);
}

void
dulle_cli_number_clear (DulleCliNumber *number)
{
  g_clear_pointer (&number->text, g_free);
}

/* Both names of the option that reads @number: who typed one need not know the other. */
static char *
name_option (const DulleCliNumber *number,
             const GOptionEntry   *entries)
{
  const GOptionEntry *entry = entries;

  while (entry->arg_data != &number->text)
    entry++;

  if (entry->short_name == 0)
    return g_strdup_printf ("--%s", entry->long_name);

  return g_strdup_printf ("--%s (-%c)", entry->long_name, entry->short_name);
}

static bool
parse_number (DulleCliNumber     *number,
              const GOptionEntry *entries)
{
  g_autofree char *name = name_option (number, entries);
  const char      *text = number->text;

  number->is_given = text != NULL;
  if (text == NULL || g_ascii_string_to_signed (text, 10, number->lowest, number->highest,
                                                &number->value, NULL))
    return true;

  return dulle_complain ("%s is a number from %" G_GINT64_FORMAT " to %" G_GINT64_FORMAT
                         ", not “%s”.",
                         name, number->lowest, number->highest, dulle_quote (text).text);
}

bool
dulle_cli_parse_numbers (const GOptionEntry *entries,
                         ...)
{
  DulleCliNumber *number;
  bool            good = true;
  va_list         numbers;

  va_start (numbers, entries);
  while (good && (number = va_arg (numbers, DulleCliNumber *)) != NULL)
    good = parse_number (number, entries);
  va_end (numbers);

  return good;
}

/* Modes */

static bool
is_given (const GOptionEntry *entry)
{
  return entry->arg == G_OPTION_ARG_NONE ? *(const gboolean *) entry->arg_data
                                         : *(char *const *) entry->arg_data != NULL;
}

/* Returns: (nullable) */
static const DulleCliMode *
find_mode (const DulleCliMode *modes,
           unsigned            n_modes,
           const char         *name)
{
  for (unsigned i = 0; i < n_modes; i++)
    {
      if (g_strcmp0 (modes[i].name, name) == 0)
        return &modes[i];
    }

  return NULL;
}

static bool
mode_uses (const DulleCliMode *mode,
           const char         *option)
{
  g_auto (GStrv) options = g_strsplit (mode->options, " ", -1);

  return g_strv_contains ((const char *const *) options, option);
}

/* Says which modes the option is for. Returns: false */
static bool
complain_of_company (const char         *option,
                     const DulleCliMode *modes,
                     unsigned            n_modes)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (unsigned i = 0; i < n_modes; i++)
    {
      if (mode_uses (&modes[i], option))
        g_string_append_printf (names, "%s--%s", names->len > 0 ? " or " : "", modes[i].name);
    }

  return dulle_complain ("--%s goes with %s.", option, names->str);
}

bool
dulle_cli_check_modes (const GOptionEntry *entries,
                       const DulleCliMode *modes,
                       unsigned            n_modes)
{
  const DulleCliMode *chosen = &modes[0];

  for (const GOptionEntry *entry = entries; entry->long_name != NULL; entry++)
    {
      const DulleCliMode *mode = find_mode (modes, n_modes, entry->long_name);

      if (mode == NULL || !is_given (entry))
        continue;
      if (chosen->name != NULL)
        return dulle_complain ("--%s and --%s exclude each other.", chosen->name, mode->name);
      chosen = mode;
    }

  for (const GOptionEntry *entry = entries; entry->long_name != NULL; entry++)
    {
      if (!is_given (entry) || find_mode (modes, n_modes, entry->long_name) != NULL ||
          mode_uses (chosen, entry->long_name))
        continue;

      return chosen->name == NULL
                 ? complain_of_company (entry->long_name, modes, n_modes)
                 : dulle_complain ("--%s and --%s exclude each other.", chosen->name,
                                   entry->long_name);
    }

  return true;
}

bool
dulle_cli_parse_format (const char *format,
                        bool       *json)
{
  *json = g_strcmp0 (format, "json") == 0;
  if (*json || format == NULL || strcmp (format, "text") == 0)
    return true;

  return dulle_complain ("There is no format “%s”; the formats are text and json.",
                         dulle_quote (format).text);
}

bool
dulle_cli_parse_player (const char      *id,
                        DullePlayerKind *kind)
{
  return dulle_player_from_id (id, kind) ||
         dulle_complain ("There is no player “%s”.", dulle_quote (id).text);
}
