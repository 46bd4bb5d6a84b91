/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * dulle-cli match: compares two kinds of computer player.
 */
#include "cli.h"

#include <stdlib.h>

#include "ai/match.h"
#include "engine/announce.h"

static const char summary[] =
    "Lets two kinds of computer player, A and B, play duplicate deals: each deal six\n"
    "times, once for every way of seating two of A and two of B. The gain is the mean\n"
    "score of a seat of A in a game, with its 95 % interval by deal. Kinds: random,\n"
    "policy.";

static double
share (unsigned part,
       unsigned whole)
{
  return whole > 0 ? (double) part / whole : 0.0;
}

/* A level as it is called whatever the party. */
static const char *
level_id (DulleLevel level)
{
  return level == DULLE_LEVEL_PARTY ? "party" : dulle_level_id (level, DULLE_RE);
}

static void
print_count_text (const char            *side,
                  const DulleMatchCount *count)
{
  g_print ("%s\n  wins as Re %.1f %%, as Kontra %.1f %%\n", side,
           100.0 * share (count->won[DULLE_RE], count->seats[DULLE_RE]),
           100.0 * share (count->won[DULLE_KONTRA], count->seats[DULLE_KONTRA]));
  g_print ("  soli: %.2f %% of hands, %.1f %% won\n",
           100.0 * share (count->soli, count->hands), 100.0 * share (count->soli_won, count->soli));
  for (DulleLevel level = DULLE_LEVEL_PARTY; level < DULLE_N_LEVELS; level++)
    g_print ("  announced %-6s %5.2f %% of hands, %.1f %% kept\n", level_id (level),
             100.0 * share (count->said[level], count->hands),
             100.0 * share (count->kept[level], count->said[level]));
}

static void
print_text (const DulleMatch       *match,
            const DulleMatchResult *result)
{
  g_autofree char *a = g_strdup_printf ("A: %s", dulle_player_id (match->sides[0]));
  g_autofree char *b = g_strdup_printf ("B: %s", dulle_player_id (match->sides[1]));

  g_print ("%u deals, %u games: gain of A %+.3f points per seat and game, 95 %% interval %+.3f to %+.3f\n",
           match->n_deals, result->n_games, result->gain, result->low, result->high);
  print_count_text (a, &result->counts[0]);
  print_count_text (b, &result->counts[1]);
}

static void
print_count_json (const char            *key,
                  const DulleMatchCount *count)
{
  g_print (", \"%s\": {\"re_won\": %.4f, \"kontra_won\": %.4f, \"solo_rate\": %.4f, \"solo_won\": %.4f, \"announcements\": {",
           key, share (count->won[DULLE_RE], count->seats[DULLE_RE]),
           share (count->won[DULLE_KONTRA], count->seats[DULLE_KONTRA]),
           share (count->soli, count->hands), share (count->soli_won, count->soli));
  for (DulleLevel level = DULLE_LEVEL_PARTY; level < DULLE_N_LEVELS; level++)
    g_print ("%s\"%s\": {\"rate\": %.4f, \"kept\": %.4f}", level == DULLE_LEVEL_PARTY ? "" : ", ", level_id (level),
             share (count->said[level], count->hands),
             share (count->kept[level], count->said[level]));
  g_print ("}}");
}

static void
print_json (const DulleMatch       *match,
            const DulleMatchResult *result)
{
  g_print ("{\"a\": \"%s\", \"b\": \"%s\", \"deals\": %u, \"games\": %u, \"mean\": %.5f, \"error\": %.5f, "
           "\"low\": %.5f, \"high\": %.5f, \"rates\": {\"seatings\": %d",
           dulle_player_id (match->sides[0]), dulle_player_id (match->sides[1]), match->n_deals,
           result->n_games,
           result->gain, result->error, result->low, result->high, DULLE_N_SEATINGS);
  print_count_json ("a", &result->counts[0]);
  print_count_json ("b", &result->counts[1]);
  g_print ("}}\n");
}

static bool
parse_sides (int         argc,
             char      **argv,
             DulleMatch *match)
{
  if (argc != 1 + DULLE_N_SIDES)
    {
      g_printerr ("dulle-cli match: Which two kinds of player? For instance “match policy random”.\n");
      return false;
    }

  for (int i = 0; i < DULLE_N_SIDES; i++)
    {
      if (!dulle_player_from_id (argv[i + 1], &match->sides[i]))
        {
          g_printerr ("dulle-cli match: There is no player “%s”.\n", argv[i + 1]);
          return false;
        }
    }

  return true;
}

int
dulle_cli_match (int    argc,
                 char **argv)
{
  int              n_deals = 1000;
  gint64           seed = 1;
  g_autofree char *rules = NULL;
  g_autofree char *format = NULL;
  GOptionEntry     entries[] = {
        { "deals", 'd', 0, G_OPTION_ARG_INT, &n_deals, "deals to play, each six times (1000)",
          "N" },
        { "seed", 's', 0, G_OPTION_ARG_INT64, &seed, "the number that the deals come from (1)",
          "S" },
        { "rules", 'r', 0, G_OPTION_ARG_STRING, &rules,
          "a preset or a file with a rule set (ddv)", "RULES" },
        { "format", 'f', 0, G_OPTION_ARG_STRING, &format, "text (the default) or json", "FORMAT" },
        { NULL }
  };
  DulleMatch       match = { 0 };
  DulleMatchResult result;
  bool             json;

  if (!dulle_cli_parse (&argc, &argv, entries, "A B", summary) ||
      !dulle_cli_parse_format (format, &json) ||
      !dulle_cli_load_rules (rules != NULL ? rules : "ddv", &match.rules) ||
      !parse_sides (argc, argv, &match))
    return 2;
  if (n_deals < 1)
    {
      g_printerr ("dulle-cli match: There must be at least one deal.\n");
      return 2;
    }

  match.rules = dulle_rules_active (&match.rules);
  match.seed = (uint64_t) seed;
  match.n_deals = (unsigned) n_deals;
  dulle_match (&match, &result);
  (json ? print_json : print_text) (&match, &result);

  return EXIT_SUCCESS;
}
