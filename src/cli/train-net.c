/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * dulle-cli train --net: trains the net of the policy.
 */
#include "train-net.h"

#include "lab/net-train.h"

#include <string.h>

#define EPOCHS 3
#define RATE   0.001

static const char *const role_names[DULLE_N_ROLES] = { "normal game", "soloist", "defender" };
static const char *const place_names[DULLE_N_POSITIONS] = { "leading", "following" };

static const char *const shared_names[DULLE_N_SHARED] = {
#define X(name, unit, meaning, source) #name,
  DULLE_FACTS (X)
#undef X
#define X(place) "HELD_" #place, "UNSEEN_" #place,
      DULLE_TRUMP_PLACES (X)
#undef X
};

static const char *const card_names[DULLE_N_CARD_INPUTS] = {
#define X(name, meaning) #name,
  DULLE_FEATURES (X)
#undef X
#define X(name, unit, meaning, source) #name,
      DULLE_CARD_FACTS (X)
#undef X
#define X(place) "IS_" #place,
          DULLE_TRUMP_PLACES (X)
#undef X
};

/* A line of the table, which is broken before it gets too long. */
typedef struct
{
  unsigned column;
} Line;

#define COLUMNS 96

static void
print_word (Line       *line,
            const char *word)
{
  unsigned length = (unsigned) strlen (word);

  if (line->column + length > COLUMNS)
    {
      g_print ("\n");
      line->column = 0;
    }
  g_print ("%s", word);
  line->column += length;
}

static void
print_pairs (const int16_t (*pairs)[DULLE_NET_WIDTH][2],
             unsigned           n,
             const char *const *names)
{
  for (unsigned i = 0; i < n; i++)
    {
      const char *second = names[2 * i + 1] != NULL ? names[2 * i + 1] : "nothing";
      Line        line = { 0 };

      g_print ("/* %s, %s */\n{", names[2 * i], second);
      for (unsigned unit = 0; unit < DULLE_NET_WIDTH; unit++)
        {
          g_autofree char *word = g_strdup_printf ("{%d,%d},", pairs[i][unit][0],
                                                   pairs[i][unit][1]);

          print_word (&line, word);
        }
      g_print ("},\n");
    }
}

static void
print_part (const DulleNetPart *part,
            unsigned            role,
            unsigned            place)
{
  Line line = { 0 };

  g_print ("/* %s, %s */\n{\n.bias = {\n", role_names[role], place_names[place]);
  for (unsigned unit = 0; unit < DULLE_NET_WIDTH; unit++)
    {
      g_autofree char *word = g_strdup_printf ("%d,", part->bias[unit]);

      print_word (&line, word);
    }
  g_print ("},\n.shared = {\n");
  print_pairs (part->shared, DULLE_N_SHARED / 2, shared_names);
  g_print ("},\n.card = {\n");
  print_pairs (part->card, DULLE_N_CARD_INPUTS / 2, card_names);
  g_print ("},\n.output = {\n");
  line.column = 0;
  for (unsigned unit = 0; unit < DULLE_NET_WIDTH; unit++)
    {
      g_autofree char *word = g_strdup_printf ("%d,", part->output[unit]);

      print_word (&line, word);
    }
  g_print ("},\n},\n");
}

/* The gains are in lessons that the net has not learned from. */
static void
print_head (const char   *command,
            const char   *commit,
            DulleNetProof proofs[DULLE_N_ROLES][DULLE_N_POSITIONS])
{
  g_print ("/* SPDX-License-Identifier: GPL-3.0-or-later\n"
           " * SPDX-FileCopyrightText: The Dulle authors\n"
           " *\n"
           " * The weights of the net, made by the program of commit %s:\n"
           " *\n"
           " *     %s\n"
           " *\n"
           " * Points gained by a decision over the sum alone:\n"
           " *\n",
           commit, command);
  for (unsigned role = 0; role < DULLE_N_ROLES; role++)
    for (unsigned place = 0; place < DULLE_N_POSITIONS; place++)
      g_print (" *     %-11s  %-9s  %+.4f  (standard error %.4f, %u decisions)\n", role_names[role],
               place_names[place], proofs[role][place].gain, proofs[role][place].error,
               proofs[role][place].n_lessons);
  g_print (" */\n"
           "#include \"net.h\"\n"
           "\n"
           "/* clang-format off */\n");
}

static void
print_net (const DulleNet *net)
{
  g_print ("const DulleNet dulle_net = { .parts = {\n");
  for (unsigned role = 0; role < DULLE_N_ROLES; role++)
    {
      g_print ("{\n");
      for (unsigned place = 0; place < DULLE_N_POSITIONS; place++)
        print_part (&net->parts[role][place], role, place);
      g_print ("},\n");
    }
  g_print ("} };\n");
}

void
dulle_cli_train_net (const DulleLessonPlan *plan,
                     unsigned               n_rounds,
                     const char            *commit)
{
  g_autofree DulleNet *net = g_new0 (DulleNet, 1);
  g_autofree char     *command = g_strdup_printf (
          "dulle-cli train --net%s --games %u --rounds %u --seed %" G_GINT64_FORMAT,
      plan->player != NULL ? " --by-net" : "", plan->n_games, n_rounds, (gint64) plan->seed);
  DulleWeights  player = dulle_policy_weights;
  DulleNetProof proofs[DULLE_N_ROLES][DULLE_N_POSITIONS];
  DulleLessons  lessons;

  dulle_lessons_init (&lessons);
  if (plan->player == NULL)
    player.net = NULL;
  for (unsigned round = 1; round <= n_rounds; round++)
    {
      DulleLessonPlan  games = *plan;
      DulleNetTraining training = { plan->seed + round, plan->n_threads, EPOCHS, RATE, NULL };

      /* Whoever plays by a net wins most solos whatever is led, and would forget to draw. */
      if (plan->player != NULL)
        training.start = plan->player->net;
      games.seed = plan->seed + round;
      games.player = &player;
      dulle_lessons_collect (&games, &lessons);
      dulle_net_train (&training, &lessons, net, proofs);
      player.net = net;
    }
  dulle_lessons_clear (&lessons);
  print_head (command, commit, proofs);
  print_net (net);
}
