/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * dulle-cli train --clues: fits what clues tell about the parties.
 */
#include "train-clues.h"

#include "cli.h"
#include "lab/clue-train.h"

/* A high trump is one from the queen of clubs on. */
static const char *const lead_names[DULLE_N_LEADS] = {
  [DULLE_LEAD_ACE] = "an ace",
  [DULLE_LEAD_PLAIN] = "another plain card",
  [DULLE_LEAD_LOW_TRUMP] = "a low trump",
  [DULLE_LEAD_FAT_TRUMP] = "a ten or ace of trumps",
  [DULLE_LEAD_QUEEN] = "a queen",
  [DULLE_LEAD_HIGH_TRUMP] = "a high trump",
};

static const char *const follow_names[DULLE_N_FOLLOWS] = {
  [DULLE_FOLLOW_OVERTAKES] = "overtakes",
  [DULLE_FOLLOW_OVERTAKES_HIGH] = "overtakes with a high trump",
  [DULLE_FOLLOW_SMEARS] = "adds a ten or an ace",
  [DULLE_FOLLOW_GIVES] = "adds a queen or a king",
  [DULLE_FOLLOW_STAYS_LOW] = "adds less",
};

static const char *const hold_names[DULLE_N_HOLDS] = {
  [DULLE_HOLD_OPEN] = "others follow",
  [DULLE_HOLD_HIGH] = "under a high trump",
  [DULLE_HOLD_LAST] = "last to play",
};

static void
print_head (const DulleCluePlan *plan,
            const char          *commit,
            DulleClueProof       proofs[DULLE_N_CLUE_PLAYERS])
{
  g_print ("/* SPDX-License-Identifier: GPL-3.0-or-later\n"
           " * SPDX-FileCopyrightText: The Dulle authors\n"
           " *\n"
           " * What clues tell about the parties, found by the program of commit %s:\n"
           " *\n"
           " *     dulle-cli train --clues --games %u --seed %" G_GINT64_FORMAT "\n"
           " *\n"
           " * The mean log loss of the forecasts that a seat is Re, before and after (with no\n"
           " * limit to what one card says):\n"
           " *\n",
           commit, plan->n_deals, (gint64) plan->seed);
  for (unsigned i = 0; i < DULLE_N_CLUE_PLAYERS; i++)
    {
      if (proofs[i].n > 0)
        g_print (" *     %-9s %.4f  %.4f  (%u forecasts)\n", dulle_clue_player (i),
                 proofs[i].before, proofs[i].after, proofs[i].n);
    }
  g_print (" */\n"
           "#include \"clue.h\"\n"
           "\n"
           "/* clang-format off */\n");
}

/* The kinds of clues that differ in nothing but the time. */
static void
print_row (const DulleClueWeights *weights,
           unsigned                first,
           unsigned                n)
{
  for (unsigned kind = first; kind < first + n; kind++)
    g_print ("{%.3g,%.3g},", weights->of[kind].party, weights->of[kind].sense);
  g_print ("\n");
}

static void
print_leads (const DulleClueWeights *weights)
{
  g_print ("/* Leads: in the first trick, up to the fourth, up to the eighth, later. */\n");
  for (unsigned lead = 0; lead < DULLE_N_LEADS; lead++)
    for (unsigned said = 0; said < 2; said++)
      {
        g_print ("/* %s%s */\n", lead_names[lead], said ? ", after an announcement" : "");
        print_row (weights, DULLE_CLUE_LEAD (lead, said, 0), DULLE_N_LEAD_TIMES);
      }
}

static void
print_follows (const DulleClueWeights *weights)
{
  g_print ("/* Cards that follow: in the first two tricks, up to the sixth, later. */\n");
  for (unsigned follow = 0; follow < DULLE_N_FOLLOWS; follow++)
    for (unsigned hold = 0; hold < DULLE_N_HOLDS; hold++)
      for (unsigned free = 0; free < 2; free++)
        for (unsigned rich = 0; rich < 2; rich++)
          {
            g_print ("/* %s; %s; %s; %s */\n", follow_names[follow], hold_names[hold],
                     free ? "free" : "in a plain suit", rich ? "rich" : "poor");
            print_row (weights, DULLE_CLUE_FOLLOW (follow, hold, free, rich, 0),
                       DULLE_N_FOLLOW_TIMES);
          }
}

bool
dulle_cli_train_clues (const DulleCluePlan *plan,
                       const char          *commit)
{
  DulleClueWeights weights = dulle_clue_weights;
  DulleClueProof   proofs[DULLE_N_CLUE_PLAYERS];
  DulleClueGames   games;
  bool             any;

  dulle_clue_games_init (&games);
  dulle_clue_games_collect (plan, &games);
  any = games.games->len > 0;
  if (any)
    {
      dulle_clue_train (&games, plan->n_threads, &weights, proofs);
      print_head (plan, commit, proofs);
      g_print ("const DulleClueWeights dulle_clue_weights = {\n.sensible = %.3g,\n.of = {\n",
               weights.sensible);
      print_leads (&weights);
      print_follows (&weights);
      g_print ("},\n};\n");
    }
  dulle_clue_games_clear (&games);

  return any || dulle_complain ("None of the games is a normal one.");
}
