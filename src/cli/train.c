/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * dulle-cli train: fits the weights of the policy, trains its net, or finds out what cards tell
 * about the parties.
 */
#include "cli.h"

#include <math.h>
#include <stdlib.h>

#include "ai/parallel.h"
#include "engine/quote.h"
#include "lab/train.h"
#include "score.h"
#include "train-clues.h"
#include "train-net.h"
#include "work.h"

static const char summary[] =
    "Lets the policy play against itself, fits the weights of its cards to the results, and\n"
    "prints the rows of the table in src/ai/policy-weights.c. The same seed and number of\n"
    "games give the same rows. The games are played with the weights in the program: to\n"
    "train further, build it with the new rows and run the command again.\n"
    "\n"
    "--net trains the net that corrects these sums, and prints src/ai/net-weights.c. In the\n"
    "first round, the sums alone play the games, or with --by-net the net in the program;\n"
    "then, the net of the round before does. Each round adds its games to what is learned\n"
    "from. With --by-net, the net in the program is trained further, but for its soloists:\n"
    "in games of a net they win with any lead. The rules are mixed, and the number of\n"
    "threads does not change the net.\n"
    "\n"
    "--clues lets players of several kinds play, finds out what their cards tell about the\n"
    "parties, and prints src/ai/clue-weights.c. Here too, the number of threads does not\n"
    "matter.\n"
    "\n"
    "--result FILE writes what each block of 500 games gives to a file, and continues it if\n"
    "it is there. --shard I/N plays only every N-th block, from the I-th on; “dulle-cli merge”\n"
    "puts the files of all shards together, and the merged file gives the weights of all.\n"
    "\n"
    "--score LABELS trains nothing: it asks players what they would do at the decisions of\n"
    "“dulle-cli label”, and prints how many points a decision gives away, with its standard\n"
    "error, by kind and rules, and for cards by role, place and trick. Players are named as in\n"
    "“dulle-cli match”, but for oracles; without any, it is the policy. A player that does\n"
    "what was not measured is left out there. --blunders POINTS lists the decisions that give\n"
    "away so many points, and more than twice their standard error: the number of the label,\n"
    "its words, what the player does, and what is better.";

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

/* What is trained with, and what was learned so far. */
typedef struct
{
  DulleTraining     training;
  DulleTrainingSums sums;
} Course;

static bool
compute_block (unsigned number,
               GString *text,
               void    *data,
               GError **error)
{
  const Course                 *course = data;
  g_autofree DulleTrainingSums *sums = g_new0 (DulleTrainingSums, 1);

  dulle_train_block (&course->training, number, sums);
  dulle_training_write (sums, text);

  return true;
}

static bool
take_block (unsigned                 number,
            const char              *text,
            const DulleTextPosition *at,
            void                    *data)
{
  Course                       *course = data;
  g_autofree DulleTrainingSums *sums = g_new0 (DulleTrainingSums, 1);

  return dulle_training_parse (text, at, sums) && dulle_training_add (&course->sums, sums, at);
}

/* Fits the weights to all blocks of the shard; if that was stopped, to none. */
static int
fit_weights (Course     *course,
             DulleWork  *work,
             const char *rules)
{
  const DulleTraining *training = &course->training;
  g_autofree char     *set = dulle_cli_describe_rules (rules, &training->rules);
  g_autofree char     *command =
      g_strdup_printf ("train %s games=%u seed=%" G_GINT64_FORMAT, set,
                       training->n_games, (gint64) training->seed);
  DulleWeights weights;

  work->command = command;
  work->n_units = dulle_training_n_blocks (training);
  work->compute = compute_block;
  work->take = take_block;
  work->data = course;
  if (dulle_work_run (work) != DULLE_WORK_DONE)
    return EXIT_FAILURE;

  dulle_training_solve (training, &course->sums, &weights);
  g_print ("      /* %u games, seed %" G_GINT64_FORMAT ": %" G_GINT64_FORMAT " decisions */\n",
           training->n_games, (gint64) training->seed, (gint64) course->sums.n_decisions);
  print_rows (&weights);

  return EXIT_SUCCESS;
}

/* What follows the options; nothing unless players are scored. */
static const DulleCliWords expected = { "[PLAYER…]", 0, DULLE_MAX_SCORED };

static const char *const policy[] = { "policy", NULL };

/* Which tables are made instead of weights, and whether the net plays from the start. */
typedef struct
{
  gboolean net;
  gboolean clues;
  gboolean by_net;
} Tables;

/* Trains the net, or else finds out what clues tell. */
static int
train_table (const Tables    *tables,
             DulleLessonPlan *plan,
             unsigned         n_rounds,
             const char      *commit)
{
  DulleCluePlan clues = { plan->seed, plan->n_games, plan->n_threads };
  bool          done = true;

  commit = commit != NULL ? commit : "unknown";
  plan->player = tables->by_net ? &dulle_policy_weights : NULL;
  if (tables->net)
    dulle_cli_train_net (plan, n_rounds, commit);
  else
    done = dulle_cli_train_clues (&clues, commit);

  return done ? EXIT_SUCCESS : EXIT_FAILURE;
}

/* The lessons of a net and the games of clues are not divided, and their rules are mixed. */
static const DulleCliMode modes[] = {
  { NULL, "games seed rules shard result" },
  { "net", "games seed by-net rounds threads commit" },
  { "clues", "games seed threads commit" },
  { "score", "blunders" },
};

/* @text: (nullable) */
static bool
parse_blunder (const char *text,
               double     *blunder)
{
  char *end = NULL;

  *blunder = text != NULL && g_ascii_isdigit (*text) ? g_ascii_strtod (text, &end) : 0.0;

  return text == NULL || (end != NULL && *end == '\0' && *blunder > 0.0 && isfinite (*blunder)) ||
         dulle_complain ("--blunders is a number of points above 0, not “%s”.",
                         dulle_quote (text).text);
}

static int
train_sums (Course     *course,
            DulleWork  *work,
            const char *rules,
            gint64      seed,
            gint64      n_games)
{
  if (!dulle_cli_load_rules (rules, &course->training.rules))
    return EXIT_FAILURE;

  course->training.rules = dulle_rules_active (&course->training.rules);
  course->training.seed = (uint64_t) seed;
  course->training.n_games = (unsigned) n_games;
  course->training.start = &dulle_policy_weights;

  return fit_weights (course, work, rules);
}

int
dulle_cli_train (int    argc,
                 char **argv)
{
  g_auto (DulleCliNumber) n_games = { 1, G_MAXINT, 100000, NULL, false };
  g_auto (DulleCliNumber) seed = DULLE_CLI_SEED;
  g_auto (DulleCliNumber) n_rounds = { 1, 100, 2, NULL, false };
  g_auto (DulleCliNumber) n_threads = { 1, DULLE_MAX_PARTS, 1, NULL, false };
  Tables           tables = { FALSE, FALSE, FALSE };
  g_autofree char *commit = NULL;
  g_autofree char *rules = NULL;
  g_autofree char *labels = NULL;
  g_autofree char *shard = NULL;
  g_autofree char *result = NULL;
  g_autofree char *blunders = NULL;
  double           blunder;
  GOptionEntry     entries[] = {
        { "games", 'g', 0, G_OPTION_ARG_STRING, &n_games.text,
          "Games to learn from (100000)", "N" },
        { "seed", 's', 0, G_OPTION_ARG_STRING, &seed.text, "The seed of all random numbers (1)",
          "S" },
        { "rules", 'r', 0, G_OPTION_ARG_FILENAME, &rules,
          "A preset, a saved set, a file or random:SEED (ddv)", "RULES" },
        { "shard", 'i', 0, G_OPTION_ARG_STRING, &shard, "Only part I of N", "I/N" },
        { "result", 'F', 0, G_OPTION_ARG_FILENAME, &result, "A file to write or continue", "FILE" },
        { "score", 'l', 0, G_OPTION_ARG_FILENAME, &labels, "Score players by labels", "LABELS" },
        { "net", 'n', 0, G_OPTION_ARG_NONE, &tables.net, "Train the net", NULL },
        { "by-net", 'N', 0, G_OPTION_ARG_NONE, &tables.by_net, "It plays all games", NULL },
        { "clues", 'C', 0, G_OPTION_ARG_NONE, &tables.clues, "Find out what cards tell", NULL },
        { "rounds", 'R', 0, G_OPTION_ARG_STRING, &n_rounds.text, "Rounds of the net (2)", "N" },
        { "threads", 't', 0, G_OPTION_ARG_STRING, &n_threads.text,
          "The number of threads for the net or clues (1)", "N" },
        { "commit", 'c', 0, G_OPTION_ARG_STRING, &commit,
          "What the head of the table says about the program", "ID" },
        { "blunders", 'b', 0, G_OPTION_ARG_STRING, &blunders, "List decisions as bad as this",
          "POINTS" },
        { NULL }
  };
  g_autofree Course *course = g_new0 (Course, 1);
  DulleWork          work = { .n_threads = 1 };

  if (!dulle_cli_parse (&argc, &argv, entries, &expected, summary) ||
      !dulle_cli_parse_numbers (entries, &n_games, &seed, &n_rounds, &n_threads, NULL) ||
      !parse_blunder (blunders, &blunder) ||
      !dulle_cli_check_modes (entries, modes, G_N_ELEMENTS (modes)) ||
      !dulle_shard_parse (shard, &work.shard))
    return DULLE_CLI_USAGE;
  if (labels != NULL)
    return dulle_cli_score (labels, argc > 1 ? (const char *const *) argv + 1 : policy, blunder);
  if (!dulle_cli_check_words (&(DulleCliWords){ 0 }, argv + 1))
    return DULLE_CLI_USAGE;
  if (tables.net || tables.clues)
    return train_table (&tables,
                        &(DulleLessonPlan){ (uint64_t) seed.value, (unsigned) n_games.value,
                                            (unsigned) n_threads.value, NULL },
                        (unsigned) n_rounds.value, commit);

  work.path = result;

  return train_sums (course, &work, rules != NULL ? rules : "ddv", seed.value, n_games.value);
}
