/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * dulle-cli train: fits the weights of the policy.
 */
#include "cli.h"

#include <stdlib.h>

#include "lab/train.h"
#include "score.h"

static const char summary[] =
    "Lets the policy play against itself, fits the weights of its cards to the results, and\n"
    "prints the rows of the table in src/ai/policy-weights.c. The same seed and number of\n"
    "games give the same rows. The games are played with the weights in the program: to\n"
    "train further, build it with the new rows and run the command again.\n"
    "\n"
    "--score LABELS trains nothing: it asks players what they would do at the decisions of\n"
    "“dulle-cli label”, and prints how many points a decision gives away, with its standard\n"
    "error, by kind and rules, and for cards by role, place and trick. Players are named as in\n"
    "“dulle-cli match”; without any, it is the policy. A player that does what was not\n"
    "measured is left out there.";

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

/* What follows the options; nothing unless players are scored. */
static const DulleCliWords expected = { "[PLAYER…]", 0, DULLE_MAX_SCORED };

static const char *const policy[] = { "policy", NULL };

int
dulle_cli_train (int    argc,
                 char **argv)
{
  g_auto (DulleCliNumber) n_games = { "games", 1, G_MAXINT, 100000, NULL, false };
  g_auto (DulleCliNumber) seed = DULLE_CLI_SEED;
  g_autofree char *rules = NULL;
  g_autofree char *labels = NULL;
  GOptionEntry     entries[] = {
        { "games", 'g', 0, G_OPTION_ARG_STRING, &n_games.text,
          "Games to learn from (100000)", "N" },
        { "seed", 's', 0, G_OPTION_ARG_STRING, &seed.text, "The seed of all random numbers (1)",
          "S" },
        { "rules", 'r', 0, G_OPTION_ARG_FILENAME, &rules,
          "A preset or a file with a rule set (ddv)", "RULES" },
        { "score", 'l', 0, G_OPTION_ARG_FILENAME, &labels, "Score players by these labels",
          "LABELS" },
        { NULL }
  };
  DulleTraining training = { .start = &dulle_policy_weights };
  DulleWeights  weights;
  unsigned      n_decisions;

  if (!dulle_cli_parse (&argc, &argv, entries, &expected, summary) ||
      !dulle_cli_parse_number (&n_games) || !dulle_cli_parse_number (&seed))
    return DULLE_CLI_USAGE;
  if (labels != NULL)
    return dulle_cli_score (labels, argc > 1 ? (const char *const *) argv + 1 : policy);
  if (!dulle_cli_check_words (&(DulleCliWords){ 0 }, argv + 1))
    return DULLE_CLI_USAGE;
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
