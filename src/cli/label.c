/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * dulle-cli label: makes the labels by which players are judged.
 */
#include "cli.h"

#include <stdlib.h>

#include "engine/quote.h"
#include "lab/labeller.h"
#include "work.h"

static const char summary[] =
    "Writes decisions from games of mixed players, seven in ten by the official rules, the\n"
    "others by presets and random rules: cards, announcements, reservations, exchanges of a\n"
    "poverty, and Genscher. Each has the value of every alternative with its standard error,\n"
    "as master plays, in 12,000 sampled deals, in which all alternatives are played.\n"
    "\n"
    "A label is one line, after the three lines of a result file; src/lab/label.h explains\n"
    "it. “dulle-cli train --score” asks players what they would do. The same seed gives the\n"
    "same labels as long as the players stay the same.\n"
    "\n"
    "--output FILE continues a file that was begun by the same command; more labels add to\n"
    "it. --shard I/N makes only every N-th label, from the I-th on; “dulle-cli merge” puts\n"
    "the files of all shards together. --again FILE measures the decisions of a file anew.";

#define MAX_LABELS 100000000
#define MAX_DEALS  1000000

/**
 * Labelling:
 * @again: (nullable): the file whose decisions are measured anew
 * @is_printed: whether the labels go to standard output
 */
typedef struct
{
  uint64_t         seed;
  unsigned         n_deals;
  DulleResultFile *again;
  bool             is_printed;
} Labelling;

static bool
compute_label (unsigned number,
               GString *text,
               void    *data,
               GError **error)
{
  const Labelling *labelling = data;
  DulleLabel       label;

  if (labelling->again != NULL)
    dulle_label_parse (dulle_result_file_unit (labelling->again, number)->text,
                       &(DulleTextPosition){ 0 }, &label);
  else
    dulle_label_draw (labelling->seed, number, &label);
  dulle_label_measure (labelling->seed, labelling->n_deals, &label);
  dulle_label_write (&label, text);

  return true;
}

static bool
print_label (unsigned                 number,
             const char              *text,
             const DulleTextPosition *at,
             void                    *data)
{
  const Labelling *labelling = data;

  if (labelling->is_printed)
    g_print ("%u %s\n", number, text);

  return true;
}

/* Reads the labels to be measured again. Returns: whether all of them are labels; if not, a
 * sentence was printed */
static bool
read_again (const char *path,
            Labelling  *labelling)
{
  labelling->again = dulle_result_file_read (path);
  if (labelling->again == NULL)
    return false;
  if (dulle_result_file_shard (labelling->again).n > 1)
    return dulle_complain ("“%s” is one shard of several; --again needs all labels.",
                           dulle_quote (path).text);
  for (unsigned i = 0; i < dulle_result_file_n_units (labelling->again); i++)
    {
      const DulleUnit *unit = dulle_result_file_unit (labelling->again, i);
      g_autoptr (GError) error = NULL;
      DulleTextPosition at = { path, unit->line, &error };
      DulleLabel        label;

      if (dulle_label_parse (unit->text, &at, &label))
        continue;
      g_printerr ("%s\n", error->message);
      return false;
    }

  return true;
}

/* Returns: (transfer full): what the labels depend on */
static char *
describe_labels (const Labelling *labelling)
{
  GString *command = g_string_new (NULL);

  g_string_printf (command, "label seed=%" G_GINT64_FORMAT " sampled-deals=%u",
                   (gint64) labelling->seed, labelling->n_deals);
  if (labelling->again != NULL)
    {
      g_autofree char *mark = dulle_result_file_mark (labelling->again);

      g_string_append_printf (command, " again=%s", mark);
    }

  return g_string_free (command, FALSE);
}

static int
make_labels (DulleWork  *work,
             Labelling  *labelling,
             const char *again)
{
  DulleWorkEnd end = DULLE_WORK_FAILED;

  if (again == NULL || read_again (again, labelling))
    {
      g_autofree char *command = describe_labels (labelling);
      g_autoptr (GString) head = g_string_new (NULL);

      if (labelling->again != NULL)
        work->n_units = MIN (work->n_units, dulle_result_file_n_units (labelling->again));
      dulle_result_file_write_head (head, command, &work->shard);
      if (labelling->is_printed)
        g_print ("%s", head->str);
      work->command = command;
      end = dulle_work_run (work);
    }
  g_clear_pointer (&labelling->again, dulle_result_file_free);

  return end == DULLE_WORK_DONE ? EXIT_SUCCESS : EXIT_FAILURE;
}

int
dulle_cli_label (int    argc,
                 char **argv)
{
  g_auto (DulleCliNumber) n_labels = { 1, MAX_LABELS, 1000, NULL, false };
  g_auto (DulleCliNumber) n_deals = {
    2, MAX_DEALS, DULLE_LABEL_DEALS, NULL, false
  };
  g_auto (DulleCliNumber) n_threads = { 1, DULLE_MAX_WORK_THREADS, 1, NULL, false };
  g_auto (DulleCliNumber) seed = DULLE_CLI_SEED;
  g_autofree char *shard = NULL;
  g_autofree char *output = NULL;
  g_autofree char *again = NULL;
  GOptionEntry     entries[] = {
        { "labels", 'n', 0, G_OPTION_ARG_STRING, &n_labels.text,
          "The number of labels of all shards together (1000)", "N" },
        { "sampled-deals", 'd', 0, G_OPTION_ARG_STRING, &n_deals.text,
          "Sampled deals for each label; even (12000)", "N" },
        { "seed", 's', 0, G_OPTION_ARG_STRING, &seed.text, "The seed of all random numbers (1)",
          "S" },
        { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output, "A file to write or continue", "FILE" },
        { "shard", 'i', 0, G_OPTION_ARG_STRING, &shard, "Only part I of N", "I/N" },
        { "again", 'a', 0, G_OPTION_ARG_FILENAME, &again, "Labels to measure anew", "FILE" },
        { "threads", 't', 0, G_OPTION_ARG_STRING, &n_threads.text, "The number of threads (1)",
          "N" },
        { NULL }
  };
  Labelling labelling = { 0 };
  DulleWork work = { .compute = compute_label, .take = print_label, .data = &labelling };

  if (!dulle_cli_parse (&argc, &argv, entries, &(DulleCliWords){ 0 }, summary) ||
      !dulle_cli_parse_numbers (entries, &n_labels, &n_deals, &n_threads, &seed, NULL) ||
      !dulle_shard_parse (shard, &work.shard))
    return DULLE_CLI_USAGE;

  labelling.seed = (uint64_t) seed.value;
  labelling.n_deals = (unsigned) n_deals.value / 2 * 2;
  labelling.is_printed = output == NULL;
  work.path = output;
  work.n_units = again != NULL && n_labels.text == NULL ? MAX_LABELS : (unsigned) n_labels.value;
  work.n_threads = (unsigned) n_threads.value;

  return make_labels (&work, &labelling, again);
}
