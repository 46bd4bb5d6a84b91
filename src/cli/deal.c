/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * dulle-cli deal: shows numbered deals.
 */
#include "cli.h"

#include <stdlib.h>
#include <string.h>

#include "engine/deal.h"
#include "engine/quote.h"
#include "engine/record.h"
#include "engine/rules-text.h"

static const char summary[] =
    "Prints the deals with these numbers, as records to which a game can be added. A deal\n"
    "of FreeDoko is written freedoko:SEED.";

#define FREEDOKO "freedoko:"

static bool
is_deal (const char *word)
{
  bool        freedoko = g_str_has_prefix (word, FREEDOKO);
  const char *number = word + (freedoko ? strlen (FREEDOKO) : 0);

  return g_ascii_string_to_signed (number, 10, 0,
                                   freedoko ? DULLE_FREEDOKO_SEEDS - 1 : G_MAXINT64, NULL, NULL);
}

static bool
check_deals (char **words)
{
  for (; *words != NULL; words++)
    {
      if (!is_deal (*words))
        return dulle_complain ("“%s” is not a deal; deals are 0 to %" G_GINT64_FORMAT
                               " and " FREEDOKO "0 to " FREEDOKO "%d.",
                               dulle_quote (*words).text, G_MAXINT64,
                               DULLE_FREEDOKO_SEEDS - 1);
    }

  return true;
}

static void
print_deal (const char       *number,
            const DulleRules *rules,
            unsigned          dealer)
{
  g_autofree char *text = NULL;
  g_autofree char *rules_text = dulle_rules_format (rules);
  g_autofree char *rules_lines = dulle_rules_as_record (rules_text);
  g_autoptr (GArray) records = NULL;
  g_autoptr (GString) written = g_string_new (NULL);

  text = g_strdup_printf (DULLE_RECORD_HEAD "game 1\n%sdealer %u\ndeal %s\nend\n", rules_lines,
                          dealer, number);
  records = dulle_record_parse (text, number, NULL);
  g_return_if_fail (records != NULL);

  dulle_record_write (&g_array_index (records, DulleRecord, 0), written);
  g_print ("%s", written->str);
}

/* What follows the options. */
static const DulleCliWords expected = { "NUMBER…", 1, G_MAXUINT };

int
dulle_cli_deal (int    argc,
                char **argv)
{
  g_auto (DulleCliNumber) dealer = { 0, DULLE_N_SEATS - 1, 0, NULL, false };
  g_autofree char *set = NULL;
  GOptionEntry     entries[] = {
        { "dealer", 'd', 0, G_OPTION_ARG_STRING, &dealer.text, "The seat that deals, 0 to 3 (0)",
          "SEAT" },
        { "rules", 'r', 0, G_OPTION_ARG_FILENAME, &set,
          "A preset, a saved set, a file or random:SEED (ddv)", "RULES" },
        { NULL }
  };
  DulleRules rules;

  if (!dulle_cli_parse (&argc, &argv, entries, &expected, summary) ||
      !dulle_cli_parse_numbers (entries, &dealer, NULL) || !check_deals (argv + 1))
    return DULLE_CLI_USAGE;
  if (!dulle_cli_load_rules (set != NULL ? set : "ddv", &rules))
    return EXIT_FAILURE;

  g_print (DULLE_RECORD_HEAD);
  for (int i = 1; i < argc; i++)
    print_deal (argv[i], &rules, (unsigned) dealer.value);

  return EXIT_SUCCESS;
}
