/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * dulle-cli train: fits the weights of the policy, or trains its net.
 */
#include "cli.h"

#include <stdlib.h>

#include "ai/parallel.h"
#include "lab/train.h"
#include "train-net.h"

static const char summary[] =
    "Lets the policy play against itself, fits the weights of its cards to the results, and\n"
    "prints the rows of the table in src/ai/policy-weights.c. The same seed and number of\n"
    "games give the same rows. The games are played with the weights in the program: to\n"
    "train further, build it with the new rows and run the command again.\n"
    "\n"
    "--net trains the net that corrects these sums, and prints src/ai/net-weights.c. In the\n"
    "first round, the sums alone play the games; then, the net of the round before does. The\n"
    "rules are mixed, and the number of threads does not change the net.";

static const char *const names[DULLE_N_FEATURES] = {
#define X(name, meaning) #name,
  DULLE_FEATURES (X)
#undef X
};

static void
print_rows (const DulleWeights *weights)
{
  for (int i = 0; i < DULLE_N_FEATURES; i++)
    {
      g_print ("      F (%s) = {", names[i]);
      for (int role = 0; role < DULLE_N_ROLES; role++)
        g_print ("%s{ %.2f, %.2f }", role > 0 ? ", " : " ",
                 weights->cards[i][role][DULLE_POSITION_LEAD],
                 weights->cards[i][role][DULLE_POSITION_FOLLOW]);
      g_print (" },\n");
    }
}

int
dulle_cli_train (int    argc,
                 char **argv)
{
  g_auto (DulleCliNumber) n_games = { "games", 1, G_MAXINT, 100000, NULL, false };
  g_auto (DulleCliNumber) seed = DULLE_CLI_SEED;
  g_auto (DulleCliNumber) n_rounds = { "rounds", 1, 100, 2, NULL, false };
  g_auto (DulleCliNumber) n_threads = { "threads", 1, DULLE_MAX_PARTS, 1, NULL, false };
  gboolean         net = FALSE;
  g_autofree char *commit = NULL;
  g_autofree char *rules = NULL;
  GOptionEntry     entries[] = {
        { "games", 'g', 0, G_OPTION_ARG_STRING, &n_games.text,
          "Games to learn from (100000)", "N" },
        { "seed", 's', 0, G_OPTION_ARG_STRING, &seed.text, "The seed of all random numbers (1)",
          "S" },
        { "rules", 'r', 0, G_OPTION_ARG_FILENAME, &rules,
          "A preset or a file with a rule set (ddv)", "RULES" },
        { "net", 'n', 0, G_OPTION_ARG_NONE, &net, "Train the net", NULL },
        { "rounds", 'R', 0, G_OPTION_ARG_STRING, &n_rounds.text, "Rounds of the net (2)", "N" },
        { "threads", 't', 0, G_OPTION_ARG_STRING, &n_threads.text,
          "The number of threads for the net (1)", "N" },
        { "commit", 'c', 0, G_OPTION_ARG_STRING, &commit,
          "What the head of the net says about the program", "ID" },
        { NULL }
  };
  DulleTraining training = { .start = &dulle_policy_weights };
  DulleWeights  weights;
  unsigned      n_decisions;

  if (!dulle_cli_parse (&argc, &argv, entries, &(DulleCliWords){ 0 }, summary) ||
      !dulle_cli_parse_number (&n_games) || !dulle_cli_parse_number (&seed) ||
      !dulle_cli_parse_number (&n_rounds) || !dulle_cli_parse_number (&n_threads))
    return DULLE_CLI_USAGE;
  if (net)
    {
      DulleLessonPlan plan = { .seed = (uint64_t) seed.value,
                               .n_games = (unsigned) n_games.value,
                               .n_threads = (unsigned) n_threads.value };

      dulle_cli_train_net (&plan, (unsigned) n_rounds.value, commit != NULL ? commit : "unknown");
      return EXIT_SUCCESS;
    }
  if (!dulle_cli_load_rules (rules != NULL ? rules : "ddv", &training.rules))
    return EXIT_FAILURE;

  training.rules = dulle_rules_active (&training.rules);
  training.seed = (uint64_t) seed.value;
  training.n_games = (unsigned) n_games.value;
  n_decisions = dulle_train (&training, &weights);
  g_print ("      /* %u games, seed %" G_GINT64_FORMAT ": %u decisions */\n", training.n_games,
           seed.value, n_decisions);
  print_rows (&weights);

  return EXIT_SUCCESS;
}
