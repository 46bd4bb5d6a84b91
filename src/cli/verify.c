/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * dulle-cli verify: checks the proofs of fair deals in records.
 */
#include "cli.h"

#include <stdlib.h>

#include "engine/fair-check.h"

static const char summary[] =
    "Verifies the fair deals of record files (docs/fair-deals.md explains them): prints what\n"
    "each deal follows from, step by step, up to the first that is wrong. The file “-” is\n"
    "standard input.";

/* "host" or "player 2", for as long as a sentence is being made. */
typedef struct
{
  char text[16];
} Name;

static Name
name_part (uint8_t who)
{
  Name name = { "host" };

  if (who != DULLE_FAIR_HOST)
    g_snprintf (name.text, sizeof name.text, "player %u", who);

  return name;
}

static void
print_number (const char            *name,
              const DulleFairNumber *number)
{
  g_autofree char *digits = dulle_fair_number_format (number);

  g_print ("  %s: %s\n", name, digits);
}

static void
print_order (const DulleRecord *record)
{
  const DulleFairProof *proof = &record->fair;

  for (unsigned i = 0; i < proof->n_parts; i++)
    g_print ("%s%s", i == 0 ? "  parts: " : ", ", name_part (proof->parts[i].who).text);
  g_print ("\n");
}

static void
print_shares (const DulleRecord *record)
{
  const DulleFairProof *proof = &record->fair;

  for (unsigned i = 1; i < proof->n_parts; i++)
    print_number (name_part (proof->parts[i].who).text, &proof->parts[i].value);
}

static void
print_secret (const DulleRecord *record)
{
  print_number (name_part (DULLE_FAIR_HOST).text, &record->fair.parts[0].value);
}

static void
print_key (const DulleRecord *record)
{
  DulleFairNumber key = dulle_fair_key (&record->fair, record->number);

  print_number ("key", &key);
}

/* What a step has shown to be right. */
static void (*const steps[]) (const DulleRecord *) = {
  [DULLE_FAIR_STEP_ORDER] = print_order,
  [DULLE_FAIR_STEP_SHARES] = print_shares,
  [DULLE_FAIR_STEP_SECRET] = print_secret,
  [DULLE_FAIR_STEP_DEAL] = print_key,
};

static char *
describe_finding (const DulleFairFinding *finding)
{
  g_autoptr (GString) text = g_string_new (dulle_fair_sentence (finding));

  g_string_replace (text, "%s", name_part (finding->who).text, 1);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static bool
verify_record (const DulleRecord *record,
               const char        *path)
{
  DulleFairFinding finding = { DULLE_FAIR_GOOD, DULLE_NO_SEAT };
  g_autofree char *sentence = NULL;

  g_print ("game %u\n", record->number);
  for (unsigned step = 0; step < G_N_ELEMENTS (steps) && finding.flaw == DULLE_FAIR_GOOD; step++)
    {
      finding = dulle_fair_check_step (record, (DulleFairStep) step);
      if (finding.flaw == DULLE_FAIR_GOOD)
        steps[step](record);
    }

  sentence = describe_finding (&finding);
  if (finding.flaw == DULLE_FAIR_GOOD)
    g_print ("  %s\n", sentence);
  else
    g_printerr ("%s: Game %u: %s\n", path, record->number, sentence);

  return finding.flaw == DULLE_FAIR_GOOD;
}

static bool
verify_file (const char *path)
{
  g_autoptr (GArray) records = dulle_cli_read_records (path);
  bool good = true;

  if (records == NULL)
    return false;
  if (records->len == 0)
    {
      g_printerr ("%s: There is no game.\n", path);
      return false;
    }

  for (unsigned i = 0; i < records->len; i++)
    good &= verify_record (&g_array_index (records, DulleRecord, i), path);

  return good;
}

int
dulle_cli_verify (int    argc,
                  char **argv)
{
  static const DulleCliWords expected = { "FILE…", 1, G_MAXUINT };
  static const GOptionEntry  entries[] = { { NULL } };
  bool                       good = true;

  if (!dulle_cli_parse (&argc, &argv, entries, &expected, summary))
    return DULLE_CLI_USAGE;

  for (int i = 1; i < argc; i++)
    good &= verify_file (argv[i]);

  return good ? EXIT_SUCCESS : EXIT_FAILURE;
}
