/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * dulle-cli rules: the options of the rules as a table.
 */
#include "cli.h"

#include <stdlib.h>

#include "engine/option.h"
#include "engine/preset.h"

static const char summary[] =
    "Prints one line for each option of the rules, separated by tabs: id, type, range,\n"
    "value in the rule set (ddv, or the one named), whether the game obeys the option\n"
    "or plays its default only, group, what it needs, the key in FreeDoko's rule files.\n"
    "A rule set is a preset (--presets lists them) or a file.";

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
                            need->test == DULLE_NEED_IS ? "=" : need->test == DULLE_NEED_OTHER ? "!="
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
print_option (const DulleOption *option,
              int16_t            value)
{
  g_autofree char *range = format_range (option);
  g_autofree char *needs = format_needs (option);
  g_autofree char *text = dulle_option_format (option, value);

  g_print ("%s\t%s\t%s\t%s\t%s\t%s\t%s\t%s\n", option->id, type_ids[option->type], range, text,
           option->obeyed ? "obeyed" : "not yet", dulle_group_id (option->group), needs,
           option->freedoko_key != NULL ? option->freedoko_key : "");
}

static void
print_presets (void)
{
  unsigned           n_presets;
  const DullePreset *presets = dulle_presets (&n_presets);

  for (unsigned i = 0; i < n_presets; i++)
    g_print ("%s\t%s\n", presets[i].id, presets[i].label);
}

int
dulle_cli_rules (int    argc,
                 char **argv)
{
  gboolean     presets = FALSE;
  GOptionEntry entries[] = {
    { "presets", 'p', 0, G_OPTION_ARG_NONE, &presets, "List the presets instead", NULL },
    { NULL }
  };
  DulleRules rules;

  if (!dulle_cli_parse (&argc, &argv, entries, "[PRESET|FILE]", summary))
    return 2;
  if (presets)
    {
      print_presets ();
      return EXIT_SUCCESS;
    }
  if (!dulle_cli_load_rules (argc > 1 ? argv[1] : "ddv", &rules))
    return 2;

  g_print ("id\ttype\trange\tvalue\tstatus\tgroup\tneeds\tfreedoko key\n");
  for (int i = 0; i < DULLE_N_OPTIONS; i++)
    print_option (dulle_option (i), dulle_rules_get (&rules, i));

  return EXIT_SUCCESS;
}
