/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * dulle-cli match: compares two kinds of computer player.
 */
#include "cli.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "engine/announce.h"
#include "engine/preset.h"
#include "guest.h"

static const char summary[] =
    "Lets two kinds of computer player, A and B, play duplicate deals: each deal six\n"
    "times, once for every way of seating two of A and two of B. The gain is the mean\n"
    "score of a seat of A in a game above that of all seats, with its 95 % interval by\n"
    "deal. Kinds: random, policy, easy, normal, strong, master.\n"
    "\n"
    "--one-against-three plays each deal four times, with one of A and three of B.\n"
    "--parties plays it twice, A and then B with the queens of clubs (who has both is\n"
    "joined by one of the others): that tells as much in a third of the games, for in a\n"
    "normal game partners of different sides score alike. The gain is two to three times\n"
    "that of six seatings.\n"
    "\n"
    "Yardsticks are “strong+parties”, which is told who plays with whom, and\n"
    "“strong+cards”, which sees all cards and announces as the first does; likewise of\n"
    "the other kinds.\n"
    "\n"
    "“exec:COMMAND” is a program from outside that is asked as “dulle-cli engine” is\n"
    "(see its --help), for instance “exec:dulle-cli engine --player policy”. “speak” is\n"
    "asked only where there is something to announce. It is started once for each thread.\n"
    "\n"
    "--each-preset and --random-sets N play a match by each of these rule sets and print\n"
    "a line for each. random:7 is the official rules with a third of all options set to\n"
    "any value; 7 makes the same set for ever.\n"
    "\n"
    "--sprt LOW,HIGH stops as soon as it is clear, with 5 % errors, that the gain is\n"
    "rather LOW or rather HIGH: when n (HIGH − LOW) (gain − (HIGH + LOW) / 2) / variance,\n"
    "with n deals and the variance (Σ (deal − gain)² + 1) / n, leaves −2.944 … 2.944.";

#define OUTSIDE   "exec:"
#define BY_CHANCE "random:%u"

/**
 * Contest:
 * @names: the sides as they were asked for
 * @guests: the programs from outside, by side and thread
 * @players: these, as the match takes them
 */
typedef struct
{
  DulleMatch     match;
  const char    *names[DULLE_N_SIDES];
  DulleCliGuest *guests[DULLE_N_SIDES][DULLE_MAX_MATCH_THREADS];
  DulleGuest     players[DULLE_N_SIDES][DULLE_MAX_MATCH_THREADS];
} Contest;

static const char *const verdicts[] = {
  [DULLE_VERDICT_OPEN] = "open",
  [DULLE_VERDICT_LOW] = "low",
  [DULLE_VERDICT_HIGH] = "high",
};

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
print_text (const Contest          *contest,
            const DulleMatchResult *result)
{
  const DulleMatch *match = &contest->match;
  g_autofree char  *a = g_strdup_printf ("A: %s", contest->names[0]);
  g_autofree char  *b = g_strdup_printf ("B: %s", contest->names[1]);

  g_print ("%u deals, %u games: gain of A %+.3f points per seat and game, 95 %% interval %+.3f to %+.3f\n",
           result->n_deals, result->n_games, result->gain, result->low, result->high);
  if (match->sprt)
    g_print ("between %+.3f and %+.3f: %s (%+.3f)\n", match->sprt_low, match->sprt_high,
             verdicts[result->verdict], result->llr);
  print_count_text (a, &result->counts[0]);
  print_count_text (b, &result->counts[1]);
}

/* One line for one rule set of many. */
static void
print_row (const char             *rules,
           const DulleMatchResult *result)
{
  g_print ("%-20s %+7.3f  (%+.3f to %+.3f)\n", rules, result->gain, result->low, result->high);
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

/* Returns: (transfer full): @text between quotation marks */
static char *
quote (const char *text)
{
  GString *quoted = g_string_new ("\"");

  for (; *text != '\0'; text++)
    {
      if (g_ascii_iscntrl (*text))
        g_string_append_printf (quoted, "\\u%04x", (unsigned char) *text);
      else if (*text == '"' || *text == '\\')
        g_string_append_printf (quoted, "\\%c", *text);
      else
        g_string_append_c (quoted, *text);
    }
  g_string_append_c (quoted, '"');

  return g_string_free (quoted, FALSE);
}

static void
print_json (const Contest          *contest,
            const char             *rules,
            const DulleMatchResult *result)
{
  const DulleMatch *match = &contest->match;
  g_autofree char  *a = quote (contest->names[0]);
  g_autofree char  *b = quote (contest->names[1]);
  g_autofree char  *set = quote (rules);

  g_print ("{\"rules\": %s, \"a\": %s, \"b\": %s, \"deals\": %u, \"games\": %u, \"mean\": %.5f, \"error\": %.5f, "
           "\"low\": %.5f, \"high\": %.5f, ",
           set, a, b, result->n_deals, result->n_games, result->gain, result->error, result->low, result->high);
  if (match->sprt)
    g_print ("\"sprt\": {\"low\": %g, \"high\": %g, \"llr\": %.5f, \"verdict\": \"%s\"}, ",
             match->sprt_low, match->sprt_high, result->llr, verdicts[result->verdict]);
  g_print ("\"rates\": {\"seatings\": %u", result->n_games / result->n_deals);
  print_count_json ("a", &result->counts[0]);
  print_count_json ("b", &result->counts[1]);
  g_print ("}}\n");
}

/* Sides */

static bool
parse_sides (int      argc,
             char   **argv,
             Contest *contest)
{
  if (argc != 1 + DULLE_N_SIDES)
    {
      g_printerr ("dulle-cli match: Which two kinds of player? For instance “match policy random”.\n");
      return false;
    }

  for (int i = 0; i < DULLE_N_SIDES; i++)
    {
      contest->names[i] = argv[i + 1];
      if (!g_str_has_prefix (argv[i + 1], OUTSIDE) &&
          !dulle_oracle_from_id (argv[i + 1], &contest->match.sides[i], &contest->match.oracles[i]))
        {
          g_printerr ("dulle-cli match: There is no player “%s”.\n", argv[i + 1]);
          return false;
        }
    }

  return true;
}

static bool
start_guests (Contest *contest,
              unsigned patience)
{
  for (unsigned side = 0; side < DULLE_N_SIDES; side++)
    {
      if (!g_str_has_prefix (contest->names[side], OUTSIDE))
        continue;
      for (unsigned thread = 0; thread < contest->match.n_threads; thread++)
        {
          DulleCliGuest *guest = dulle_cli_guest_start (contest->names[side] + strlen (OUTSIDE), patience);

          if (guest == NULL)
            return false;
          contest->guests[side][thread] = guest;
          contest->players[side][thread] = dulle_cli_guest_player (guest);
        }
      contest->match.guests[side] = contest->players[side];
    }

  return true;
}

static void
print_complaint (const Contest *contest)
{
  for (unsigned side = 0; side < DULLE_N_SIDES; side++)
    for (unsigned thread = 0; thread < contest->match.n_threads; thread++)
      {
        const DulleCliGuest *guest = contest->guests[side][thread];

        if (guest == NULL || dulle_cli_guest_complaint (guest) == NULL)
          continue;
        g_printerr ("dulle-cli match: %s\n", dulle_cli_guest_complaint (guest));
        return;
      }
}

static bool
run (Contest          *contest,
     unsigned          patience,
     DulleMatchResult *result)
{
  bool started = start_guests (contest, patience);
  bool good = started && dulle_match (&contest->match, result);

  if (started && !good)
    print_complaint (contest);
  for (unsigned side = 0; side < DULLE_N_SIDES; side++)
    for (unsigned thread = 0; thread < contest->match.n_threads; thread++)
      g_clear_pointer (&contest->guests[side][thread], dulle_cli_guest_end);

  return good;
}

/* Rule sets */

/* The mean over many rule sets, with its interval by set, and where A lost. */
static void
print_mean (const double *gains,
            unsigned      n)
{
  double   sum = 0.0;
  double   squares = 0.0;
  unsigned n_lost = 0;
  double   error;

  for (unsigned i = 0; i < n; i++)
    {
      sum += gains[i];
      squares += gains[i] * gains[i];
      n_lost += gains[i] < 0.0;
    }
  error = n > 1 ? sqrt (MAX (0.0, squares / n - sum * sum / n / n) / (n - 1)) : 0.0;
  g_print ("%u rule sets: %+.3f  (%+.3f to %+.3f), below 0 by %u of them\n", n, sum / n,
           sum / n - 1.96 * error, sum / n + 1.96 * error, n_lost);
}

/* Returns: (transfer full): the rule sets to be played by, ended by %NULL */
static char **
list_sets (const char *rules,
           bool        each_preset,
           unsigned    n_random)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  unsigned           n_presets;
  const DullePreset *presets = dulle_presets (&n_presets);

  for (unsigned i = 0; each_preset && i < n_presets; i++)
    g_strv_builder_add (builder, presets[i].id);
  for (unsigned i = 1; i <= n_random; i++)
    {
      g_autofree char *name = g_strdup_printf (BY_CHANCE, i);

      g_strv_builder_add (builder, name);
    }
  if (rules != NULL || (!each_preset && n_random == 0))
    g_strv_builder_add (builder, rules != NULL ? rules : "ddv");

  return g_strv_builder_end (builder);
}

static int
run_sets (Contest     *contest,
          char *const *sets,
          unsigned     patience,
          bool         json)
{
  unsigned           n = g_strv_length ((char **) sets);
  g_autofree double *gains = g_new0 (double, n);

  for (unsigned i = 0; i < n; i++)
    {
      DulleRules       rules;
      DulleMatchResult result;

      if (!dulle_cli_load_rules (sets[i], &rules))
        return 2;
      contest->match.rules = dulle_rules_active (&rules);
      if (!run (contest, patience, &result))
        return EXIT_FAILURE;
      gains[i] = result.gain;
      if (json)
        print_json (contest, sets[i], &result);
      else if (n > 1)
        print_row (sets[i], &result);
      else
        print_text (contest, &result);
    }
  if (n > 1 && !json)
    print_mean (gains, n);

  return EXIT_SUCCESS;
}

/* The command line */

static bool
parse_sprt (const char *text,
            DulleMatch *match)
{
  char *end;

  if (text == NULL)
    return true;

  match->sprt = true;
  match->sprt_low = g_ascii_strtod (text, &end);
  if (end != text && *end == ',')
    {
      const char *high = end + 1;

      match->sprt_high = g_ascii_strtod (high, &end);
      if (end != high && *end == '\0' && isfinite (match->sprt_high - match->sprt_low) &&
          match->sprt_low < match->sprt_high)
        return true;
    }
  g_printerr ("dulle-cli match: “%s” is not two numbers with a comma between, the lower one first.\n", text);

  return false;
}

static bool
check_numbers (int n_deals,
               int n_threads,
               int patience,
               int n_random)
{
  if (n_deals < 1)
    g_printerr ("dulle-cli match: There must be at least one deal.\n");
  else if (n_random < 0)
    g_printerr ("dulle-cli match: There cannot be less than no rule set.\n");
  else if (n_threads < 1 || n_threads > DULLE_MAX_MATCH_THREADS)
    g_printerr ("dulle-cli match: Threads are 1 to %d.\n", DULLE_MAX_MATCH_THREADS);
  else if (patience < 1 || patience > G_MAXINT / 1000)
    g_printerr ("dulle-cli match: An answer is waited for at least a second.\n");
  else
    return true;

  return false;
}

static bool
choose_seating (bool               one,
                bool               parties,
                DulleMatchSeating *seating)
{
  if (one && parties)
    {
      g_printerr ("dulle-cli match: --one-against-three and --parties exclude each other.\n");
      return false;
    }

  if (one)
    *seating = DULLE_MATCH_ONE;
  else if (parties)
    *seating = DULLE_MATCH_PARTIES;

  return true;
}

int
dulle_cli_match (int    argc,
                 char **argv)
{
  int              n_deals = 1000;
  int              n_threads = 1;
  int              patience = 60;
  gint64           seed = 1;
  int              n_random = 0;
  gboolean         each_preset = FALSE;
  gboolean         one = FALSE;
  gboolean         parties = FALSE;
  g_autofree char *rules = NULL;
  g_autofree char *format = NULL;
  g_autofree char *sprt = NULL;
  g_auto (GStrv) sets = NULL;
  GOptionEntry entries[] = {
    { "deals", 'd', 0, G_OPTION_ARG_INT, &n_deals, "deals to play, at most (1000)", "N" },
    { "seed", 's', 0, G_OPTION_ARG_INT64, &seed, "the number that the deals come from (1)", "S" },
    { "rules", 'r', 0, G_OPTION_ARG_STRING, &rules, "a preset, a file with a rule set or random:SEED (ddv)", "RULES" },
    { "each-preset", 'e', 0, G_OPTION_ARG_NONE, &each_preset, "a match by each preset", NULL },
    { "random-sets", 'R', 0, G_OPTION_ARG_INT, &n_random, "a match by each of random:1 to random:N", "N" },
    { "one-against-three", 'o', 0, G_OPTION_ARG_NONE, &one, "one of A against three of B", NULL },
    { "parties", 'P', 0, G_OPTION_ARG_NONE, &parties, "A against B as Re and as Kontra", NULL },
    { "sprt", 'p', 0, G_OPTION_ARG_STRING, &sprt, "stop early, for instance at 0,0.1", "LOW,HIGH" },
    { "threads", 't', 0, G_OPTION_ARG_INT, &n_threads, "threads to spread the deals over (1)", "N" },
    { "patience", 'w', 0, G_OPTION_ARG_INT, &patience, "seconds to wait for an answer from outside (60)", "N" },
    { "format", 'f', 0, G_OPTION_ARG_STRING, &format, "text (the default) or json", "FORMAT" },
    { NULL }
  };
  Contest contest = { 0 };
  bool    json;

  if (!dulle_cli_parse (&argc, &argv, entries, "A B", summary) ||
      !dulle_cli_parse_format (format, &json) ||
      !parse_sides (argc, argv, &contest) || !parse_sprt (sprt, &contest.match) ||
      !check_numbers (n_deals, n_threads, patience, n_random) ||
      !choose_seating (one, parties, &contest.match.seating))
    return 2;

  contest.match.seed = (uint64_t) seed;
  contest.match.n_deals = (unsigned) n_deals;
  contest.match.n_threads = (unsigned) n_threads;

  sets = list_sets (rules, each_preset, (unsigned) n_random);

  return run_sets (&contest, sets, (unsigned) patience, json);
}
