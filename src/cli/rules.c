/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * dulle-cli rules: the options of the rules, and rule sets.
 */
#include "config.h"

#include "book.h"
#include "cli.h"

#include <glib/gi18n.h>
#include <stdlib.h>
#include <string.h>

#include "engine/announce.h"
#include "engine/option.h"
#include "engine/preset.h"
#include "engine/quote.h"
#include "engine/rules-freedoko.h"
#include "engine/rules-text.h"
#include "settings/announcement-limits.h"
#include "settings/option-text.h"
#include "settings/rule-sets.h"

static const char summary[] =
    "A rule set is the id of a preset, the name of a saved set, a file of Dulle's or\n"
    "FreeDoko's, or random:SEED: random rules, the same for the same seed.\n\n"
    "  rules --list [SET]        lists the options, separated by tabs: id, type, range,\n"
    "                            default (or value in SET), group, needs, FreeDoko's key,\n"
    "                            and whether the game obeys it (if not, the default holds)\n"
    "  rules --presets           lists the presets and the saved sets\n"
    "  rules --save NAME SET     saves SET as NAME, in the place of a set of that name\n"
    "  rules --remove NAME       removes a saved set\n"
    "  rules --check FILE…       checks that files can be read, names unknown lines, and says\n"
    "                            what nobody can announce with the cards of the deck\n"
    "  rules --fit SET           prints the set as a rule file, with limits for announcements\n"
    "                            that fit its deck\n"
    "  rules --diff A B          lists the options in which two sets differ: id, A, B\n"
    "  rules --convert FORM SET  prints the set as a rule file of FORM: dulle or freedoko;\n"
    "                            says which rules FreeDoko cannot keep\n"
    "  rules --book LANGUAGE [SET]  prints the rule book of a set in whole sentences, in German\n"
    "                            (de) or English (en): Markdown, or with --html a web page\n"
    "  rules --reference [SET]   prints all options and what they mean in Markdown, in the\n"
    "                            language that the environment variable LANGUAGE names";

static const char *const type_ids[] = { "bool", "int", "enum" };

static char *
format_range (const DulleOption *option)
{
  GString *range = g_string_new (NULL);

  if (option->type == DULLE_OPTION_INT)
    g_string_append_printf (range, "%d..%d", option->lowest, option->highest);
  for (int i = 0; option->choices != NULL && i <= option->highest; i++)
    g_string_append_printf (range, "%s%s", i > 0 ? "|" : "", option->choices[i].id);

  return g_string_free (range, FALSE);
}

static void
append_need (GString         *needs,
             const DulleNeed *need)
{
  const DulleOption *option = dulle_option (need->option);
  g_autofree char   *value = dulle_option_format (option, (int16_t) need->value);

  if (needs->len > 0)
    g_string_append_c (needs, ' ');
  if (option->type == DULLE_OPTION_BOOL)
    g_string_append_printf (needs, "%s%s", need->test == DULLE_NEED_IS ? "!" : "", option->id);
  else
    g_string_append_printf (needs, "%s%s%s", option->id,
                            need->test == DULLE_NEED_IS      ? "="
                            : need->test == DULLE_NEED_OTHER ? "!="
                                                             : ">",
                            value);
}

static char *
format_needs (const DulleOption *option)
{
  GString *needs = g_string_new (NULL);

  for (int i = 0; i < DULLE_MAX_NEEDS && option->needs[i].test != DULLE_NEED_NONE; i++)
    append_need (needs, &option->needs[i]);

  return g_string_free (needs, FALSE);
}

static void
print_option (int     option,
              int16_t value)
{
  const DulleOption *info = dulle_option (option);
  g_autofree char   *range = format_range (info);
  g_autofree char   *needs = format_needs (info);
  g_autofree char   *text = dulle_option_format (info, value);

  g_print ("%s\t%s\t%s\t%s\t%s\t%s\t%s\t%s\n", info->id, type_ids[info->type], range, text,
           dulle_group_id (info->group), needs,
           info->freedoko_key != NULL ? info->freedoko_key : "",
           info->obeyed ? "obeyed" : "not yet");
}

static int
list_options (char **words)
{
  DulleRules rules;

  if (!dulle_cli_load_rules (words[0] != NULL ? words[0] : "ddv", &rules))
    return EXIT_FAILURE;

  g_print ("id\ttype\trange\tdefault\tgroup\tneeds\tfreedoko key\tstatus\n");
  for (int i = 0; i < DULLE_N_OPTIONS; i++)
    print_option (i, dulle_rules_get (&rules, i));

  return EXIT_SUCCESS;
}

static int
print_presets (char **words)
{
  unsigned           n_presets;
  const DullePreset *presets = dulle_presets (&n_presets);
  g_autofree char   *folder = dulle_rule_sets_folder ();
  g_auto (GStrv) own = dulle_rule_sets_list (folder);

  for (unsigned i = 0; i < n_presets; i++)
    g_print ("%s\t%s\n", presets[i].id, _ (presets[i].label));
  for (unsigned i = 0; own[i] != NULL; i++)
    g_print ("%s\n", own[i]);

  return EXIT_SUCCESS;
}

static int
save_set (char **words)
{
  g_autofree char *folder = dulle_rule_sets_folder ();
  g_autoptr (GError) error = NULL;
  DulleRules rules;

  if (!dulle_cli_is_own_name (words[0]))
    {
      dulle_complain ("“%s” always means other rules, so a set of that name could not be "
                      "used.",
                      dulle_quote (words[0]).text);
      return DULLE_CLI_USAGE;
    }
  if (!dulle_cli_load_rules (words[1], &rules))
    return EXIT_FAILURE;

  if (dulle_rule_sets_save (folder, words[0], &rules, &error))
    return EXIT_SUCCESS;
  g_printerr ("%s\n", error->message);

  return EXIT_FAILURE;
}

static int
remove_set (char **words)
{
  g_autofree char *folder = dulle_rule_sets_folder ();
  g_autoptr (GError) error = NULL;

  if (dulle_rule_sets_remove (folder, words[0], &error))
    return EXIT_SUCCESS;
  g_printerr ("%s\n", error->message);

  return EXIT_FAILURE;
}

static int
check_files (char **words)
{
  bool good = true;

  for (unsigned i = 0; words[i] != NULL; i++)
    good &= dulle_cli_check_rules (words[i]);

  return good ? EXIT_SUCCESS : EXIT_FAILURE;
}

static int
fit_set (char **words)
{
  g_autoptr (GPtrArray) unknown = NULL;
  g_autofree char *text = NULL;
  DulleRules       rules;

  if (!dulle_cli_load_rules_and_rest (words[0], &rules, &unknown))
    return EXIT_FAILURE;

  if (dulle_announce_impossible (&rules) != DULLE_LEVEL_NONE)
    dulle_rules_fit_limits (&rules);
  text = dulle_rules_format (&rules);
  g_print ("%s", text);

  return EXIT_SUCCESS;
}

static int
print_differences (char **words)
{
  DulleRules a;
  DulleRules b;

  if (!dulle_cli_load_rules (words[0], &a) || !dulle_cli_load_rules (words[1], &b))
    return EXIT_FAILURE;

  for (int i = 0; i < DULLE_N_OPTIONS; i++)
    {
      g_autofree char *in_a = dulle_option_format (dulle_option (i), dulle_rules_get (&a, i));
      g_autofree char *in_b = dulle_option_format (dulle_option (i), dulle_rules_get (&b, i));

      if (strcmp (in_a, in_b) != 0)
        g_print ("%s\t%s\t%s\n", dulle_option (i)->id, in_a, in_b);
    }

  return EXIT_SUCCESS;
}

/* Tells what FreeDoko will play otherwise. */
static void
tell_lost_options (const DulleRules *rules,
                   const char       *set)
{
  int      lost[DULLE_N_OPTIONS];
  unsigned n_lost = dulle_rules_lost_in_freedoko (rules, lost);

  if (n_lost == 0)
    return;

  g_printerr ("%s: ", set);
  g_printerr (ngettext ("FreeDoko cannot keep %u rule.", "FreeDoko cannot keep %u rules.", n_lost),
              n_lost);
  g_printerr ("\n");
  for (unsigned i = 0; i < n_lost; i++)
    {
      const DulleOption *option = dulle_option (lost[i]);
      g_autofree char   *text = dulle_option_setting_text (rules, lost[i]);

      g_printerr ("  %s (%s)\n", text, option->id);
    }
}

static int
convert_set (char **words)
{
  bool freedoko = strcmp (words[0], "freedoko") == 0;
  g_autoptr (GPtrArray) unknown = NULL;
  DulleRules       rules;
  g_autofree char *text = NULL;

  if (!freedoko && strcmp (words[0], "dulle") != 0)
    {
      dulle_complain ("There is no form “%s”; the forms are dulle and freedoko.",
                      dulle_quote (words[0]).text);
      return DULLE_CLI_USAGE;
    }
  if (!dulle_cli_load_rules_and_rest (words[1], &rules, &unknown))
    return EXIT_FAILURE;

  if (freedoko)
    tell_lost_options (&rules, words[1]);
  text = freedoko ? dulle_rules_format_freedoko (&rules, unknown) : dulle_rules_format (&rules);
  g_print ("%s", text);

  return EXIT_SUCCESS;
}

static void
print_in_words (int     option,
                int16_t value)
{
  const DulleOption *info = dulle_option (option);
  g_autofree char   *value_text = dulle_option_value_text (info, value);
  g_autofree char   *needs = dulle_option_needs_text (info);

  g_print ("- **%s** (`%s`): %s. %s", _ (info->label), info->id, value_text, _ (info->help));
  g_print ("%s%s\n", *needs != '\0' ? " " : "", needs);
}

static int
print_reference (char **words)
{
  DulleRules rules;

  if (!dulle_cli_load_rules (words[0] != NULL ? words[0] : "ddv", &rules))
    return EXIT_FAILURE;

  g_print ("# %s\n", _ ("The rules"));
  for (int group = 0; group < DULLE_N_GROUPS; group++)
    {
      g_print ("\n## %s\n\n", _ (dulle_group_label ((DulleGroup) group)));
      for (int i = 0; i < DULLE_N_OPTIONS; i++)
        {
          if (dulle_option (i)->group == (DulleGroup) group)
            print_in_words (i, dulle_rules_get (&rules, i));
        }
    }

  return EXIT_SUCCESS;
}

/* Set by --html. */
static gboolean book_as_html;

static int
print_book (char **words)
{
  DulleRules rules;

  if (!dulle_cli_load_rules (words[1] != NULL ? words[1] : "ddv", &rules))
    return EXIT_FAILURE;

  return dulle_cli_print_book (words[0], &rules,
                               book_as_html ? DULLE_BOOK_FORM_HTML : DULLE_BOOK_FORM_MARKDOWN);
}

/* A task, the name of its option, and the words that it takes. */
typedef struct
{
  const char *name;
  gboolean    chosen;
  int (*run) (char **words);
  DulleCliWords words;
} Task;

static int
run_task (const Task *tasks,
          unsigned    n_tasks,
          char      **words)
{
  const Task *task = NULL;

  for (unsigned i = 0; i < n_tasks; i++)
    {
      if (!tasks[i].chosen)
        continue;
      if (task != NULL)
        {
          dulle_complain ("--%s and --%s exclude each other.", task->name, tasks[i].name);
          return DULLE_CLI_USAGE;
        }
      task = &tasks[i];
    }
  if (task == NULL)
    task = &tasks[0];

  return dulle_cli_check_words (&task->words, words) ? task->run (words) : DULLE_CLI_USAGE;
}

/* What follows the options. */
static const DulleCliWords expected = { "[WORD…]", 0, G_MAXUINT };

int
dulle_cli_rules (int    argc,
                 char **argv)
{
  Task tasks[] = {
    { "list", FALSE, list_options, { "[SET]", 0, 1 } },
    { "presets", FALSE, print_presets, { NULL, 0, 0 } },
    { "check", FALSE, check_files, { "FILE…", 1, G_MAXUINT } },
    { "diff", FALSE, print_differences, { "A B", 2, 2 } },
    { "convert", FALSE, convert_set, { "FORM SET", 2, 2 } },
    { "reference", FALSE, print_reference, { "[SET]", 0, 1 } },
    { "save", FALSE, save_set, { "NAME SET", 2, 2 } },
    { "remove", FALSE, remove_set, { "NAME", 1, 1 } },
    { "fit", FALSE, fit_set, { "SET", 1, 1 } },
    { "book", FALSE, print_book, { "LANGUAGE [SET]", 1, 2 } },
  };
  GOptionEntry entries[] = {
    { "list", 'l', 0, G_OPTION_ARG_NONE, &tasks[0].chosen, "List the options (the default)", NULL },
    { "presets", 'p', 0, G_OPTION_ARG_NONE, &tasks[1].chosen, "List the presets", NULL },
    { "check", 'c', 0, G_OPTION_ARG_NONE, &tasks[2].chosen, "Check rule files", NULL },
    { "diff", 'd', 0, G_OPTION_ARG_NONE, &tasks[3].chosen, "Compare two rule sets", NULL },
    { "convert", 'o', 0, G_OPTION_ARG_NONE, &tasks[4].chosen, "Write a rule file", NULL },
    { "reference", 'r', 0, G_OPTION_ARG_NONE, &tasks[5].chosen, "Write all options", NULL },
    { "save", 's', 0, G_OPTION_ARG_NONE, &tasks[6].chosen, "Save a rule set", NULL },
    { "remove", 'x', 0, G_OPTION_ARG_NONE, &tasks[7].chosen, "Remove a saved rule set", NULL },
    { "fit", 'f', 0, G_OPTION_ARG_NONE, &tasks[8].chosen, "Fit announcements to the deck", NULL },
    { "book", 'b', 0, G_OPTION_ARG_NONE, &tasks[9].chosen, "Write the rule book", NULL },
    { "html", 0, 0, G_OPTION_ARG_NONE, &book_as_html, "Write it as a web page", NULL },
    { NULL }
  };

  if (!dulle_cli_parse (&argc, &argv, entries, &expected, summary))
    return DULLE_CLI_USAGE;
  if (book_as_html && !tasks[9].chosen)
    {
      dulle_complain ("--html goes with --book.");
      return DULLE_CLI_USAGE;
    }

  return run_task (tasks, G_N_ELEMENTS (tasks), argv + 1);
}
