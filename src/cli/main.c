/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * dulle-cli: the game without a window. Runs the command, and has what several commands
 * need.
 */
#include "config.h"

#include <glib/gi18n.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>

#include "cli.h"
#include "engine/preset.h"
#include "engine/record.h"
#include "engine/rules-freedoko.h"
#include "engine/rules-text.h"
#include "lab/json-text.h"
#include "settings/rule-sets.h"

typedef struct
{
  const char *name;
  int (*run) (int argc, char **argv);
  const char *summary;
} Command;

static const Command commands[] = {
  { "play", dulle_cli_play, "Let computer players play, and print each game as JSON" },
  { "replay", dulle_cli_replay, "Replay records: tricks, parties, itemised scores" },
  { "analyse", dulle_cli_analyse, "Analyze records: what each decision cost" },
  { "games", dulle_cli_games, "Print the games of a store as records" },
  { "match", dulle_cli_match, "Compare two kinds of computer player" },
  { "deal", dulle_cli_deal, "Show numbered deals, those of FreeDoko too" },
  { "rules", dulle_cli_rules, "List, check, compare, convert and explain rule sets" },
  { "engine", dulle_cli_engine, "Play for another program, over standard input and output" },
  { "bench", dulle_cli_bench, "Measure the engine and the computer players" },
  { "calibrate", dulle_cli_calibrate, "Count how often forecasts come true" },
  { "train", dulle_cli_train, "Fit the weights of the policy" },
};

bool
dulle_cli_parse (int                *argc,
                 char             ***argv,
                 const GOptionEntry *entries,
                 const char         *words,
                 const char         *summary)
{
  g_autoptr (GOptionContext) context = g_option_context_new (words);
  g_autoptr (GError) error = NULL;
  g_autofree char *name = g_strdup_printf ("dulle-cli %s", (*argv)[0]);

  g_set_prgname (name);
  g_option_context_set_summary (context, summary);
  g_option_context_add_main_entries (context, entries, NULL);
  if (g_option_context_parse (context, argc, argv, &error))
    return true;

  g_printerr ("%s: %s\n", name, error->message);

  return false;
}

#define BY_CHANCE "random:"

static bool
parse_rules (const char *text,
             const char *name,
             DulleRules *rules,
             GPtrArray **unknown,
             GError    **error)
{
  if (!dulle_rules_is_freedoko (text))
    return dulle_rules_parse (text, name, rules, error);
  if (!dulle_rules_parse_freedoko (text, name, rules, unknown, error))
    return false;

  for (unsigned i = 0; i < (*unknown)->len; i++)
    g_printerr ("%s: “%s” is unknown and was skipped.\n", name,
                (const char *) g_ptr_array_index (*unknown, i));

  return true;
}

bool
dulle_cli_load_rules_and_rest (const char *name,
                               DulleRules *rules,
                               GPtrArray **unknown)
{
  const DullePreset *preset = dulle_preset_find (name);
  guint64            seed;
  g_autofree char   *folder = dulle_rule_sets_folder ();
  g_autofree char   *text = NULL;
  g_autoptr (GError) error = NULL;

  *unknown = NULL;
  if (preset != NULL)
    {
      *rules = dulle_preset_rules (preset);
      return true;
    }
  if (g_str_has_prefix (name, BY_CHANCE) &&
      g_ascii_string_to_unsigned (name + strlen (BY_CHANCE), 10, 0, G_MAXUINT64, &seed, NULL))
    {
      *rules = dulle_rules_random (&(DulleRng){ seed });
      return true;
    }
  if (dulle_rule_sets_is_name (name) && dulle_rule_sets_load (folder, name, rules, NULL))
    return true;
  if (g_file_get_contents (name, &text, NULL, &error) &&
      parse_rules (text, name, rules, unknown, &error))
    return true;

  g_printerr ("%s\n", error->message);

  return false;
}

bool
dulle_cli_load_rules (const char *name,
                      DulleRules *rules)
{
  g_autoptr (GPtrArray) unknown = NULL;

  return dulle_cli_load_rules_and_rest (name, rules, &unknown);
}

bool
dulle_cli_parse_format (const char *format,
                        bool       *json)
{
  *json = g_strcmp0 (format, "json") == 0;
  if (*json || format == NULL || strcmp (format, "text") == 0)
    return true;

  g_printerr ("There is no format “%s”; the formats are text and json.\n", format);

  return false;
}

void
dulle_cli_print_json (JsonObject *object)
{
  g_autofree char *text = dulle_json_format (object, false);

  g_print ("%s\n", text);
  json_object_unref (object);
}

static bool
read_text (const char *path,
           char      **text,
           GError    **error)
{
  g_autoptr (GIOChannel) input = NULL;

  if (g_strcmp0 (path, "-") != 0)
    return g_file_get_contents (path, text, NULL, error);

  input = g_io_channel_unix_new (0);

  return g_io_channel_set_encoding (input, NULL, error) == G_IO_STATUS_NORMAL &&
         g_io_channel_read_to_end (input, text, NULL, error) == G_IO_STATUS_NORMAL;
}

GArray *
dulle_cli_read_records (const char *path)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) records = NULL;

  if (read_text (path, &text, &error))
    records = dulle_record_parse (text, path, &error);
  if (records == NULL)
    g_printerr ("%s\n", error->message);

  return g_steal_pointer (&records);
}

static void
print_help (void)
{
  g_print ("dulle-cli %s: Doppelkopf without a window\n\nCommands:\n", VERSION);
  for (unsigned i = 0; i < G_N_ELEMENTS (commands); i++)
    g_print ("  %-9s %s\n", commands[i].name, commands[i].summary);
  g_print ("\n“dulle-cli COMMAND --help” explains each.\n");
}

int
main (int    argc,
      char **argv)
{
  /* Programs read the numbers, so the locale must not change them. */
  setlocale (LC_ALL, "");
  setlocale (LC_NUMERIC, "C");
  bindtextdomain (GETTEXT_PACKAGE,
                  g_getenv ("DULLE_LOCALEDIR") != NULL ? g_getenv ("DULLE_LOCALEDIR") : LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  if (argc < 2 || strcmp (argv[1], "--help") == 0)
    {
      print_help ();
      return argc < 2 ? 2 : EXIT_SUCCESS;
    }
  if (strcmp (argv[1], "--version") == 0)
    {
      g_print ("dulle-cli %s\n", VERSION);
      return EXIT_SUCCESS;
    }

  for (unsigned i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      if (strcmp (commands[i].name, argv[1]) == 0)
        return commands[i].run (argc - 1, argv + 1);
    }

  g_printerr ("dulle-cli: There is no command “%s”; --help lists them.\n", argv[1]);

  return 2;
}
