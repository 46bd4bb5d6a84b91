/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * dulle-cli deal: shows numbered deals.
 */
#include "cli.h"

#include <stdlib.h>
#include <string.h>

#include "engine/record.h"

static const char summary[] =
    "Prints the deals with these numbers, as records to which a game can be added. A deal\n"
    "of FreeDoko is written freedoko:SEED.";

static bool
print_deal (const char       *number,
            const DulleRules *rules,
            unsigned          dealer,
            GError          **error)
{
  g_autofree char *text = NULL;
  g_autofree char *rules_text = dulle_rules_as_record (rules);
  g_autoptr (GArray) records = NULL;
  g_autoptr (GString) written = g_string_new (NULL);

  text = g_strdup_printf (DULLE_RECORD_HEAD "game 1\n%sdealer %u\ndeal %s\nend\n", rules_text,
                          dealer, number);
  records = dulle_record_parse (text, number, error);
  if (records == NULL)
    return false;

  dulle_record_write (&g_array_index (records, DulleRecord, 0), written);
  g_print ("%s", written->str);

  return true;
}

int
dulle_cli_deal (int    argc,
                char **argv)
{
  int              dealer = 0;
  g_autofree char *set = NULL;
  GOptionEntry     entries[] = {
        { "dealer", 'd', 0, G_OPTION_ARG_INT, &dealer, "The seat that deals, 0 to 3 (0)", "SEAT" },
        { "rules", 'r', 0, G_OPTION_ARG_FILENAME, &set, "A preset or a file (ddv)", "RULES" },
        { NULL }
  };
  DulleRules rules;

  if (!dulle_cli_parse (&argc, &argv, entries, "NUMBER…", summary) ||
      !dulle_cli_load_rules (set != NULL ? set : "ddv", &rules))
    return 2;
  if (argc < 2 || dealer < 0 || dealer >= DULLE_N_SEATS)
    {
      g_printerr ("dulle-cli deal: A number is needed, and a dealer from 0 to 3.\n");
      return 2;
    }

  g_print (DULLE_RECORD_HEAD);
  for (int i = 1; i < argc; i++)
    {
      g_autoptr (GError) error = NULL;

      if (!print_deal (argv[i], &rules, (unsigned) dealer, &error))
        {
          g_printerr ("%s\n", error->message);
          return 2;
        }
    }

  return EXIT_SUCCESS;
}
