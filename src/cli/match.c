/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * dulle-cli match: compares two kinds of computer player.
 */
#include "cli.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "engine/announce.h"
#include "engine/preset.h"
#include "engine/quote.h"
#include "external-engine.h"
#include "lab/json-text.h"
#include "lab/styled-player.h"
#include "match-file.h"

static const char summary[] =
    "Lets two kinds of computer player, A and B, play duplicate deals: each deal is played\n"
    "six times, once for every way of seating two of A and two of B. The gain is how far\n"
    "the mean score of a seat of A in a game is above that of all seats; its 95 % interval\n"
    "comes from the means of the deals. The kinds are random, linear, policy, beginner,\n"
    "easy, normal, strong and master.\n"
    "\n"
    "--one-against-three plays each deal four times, with one of A and three of B.\n"
    "--parties plays it twice: the queens of clubs are first with A, then with B. (A seat\n"
    "that holds both is joined by a random one.) This needs a third of the games to be as\n"
    "sure, because partners on different sides score alike in a normal game. The gain is\n"
    "two to three times that of six seatings.\n"
    "\n"
    "Oracles show how much there is to gain at most: “strong+parties” knows who plays with\n"
    "whom, and “strong+cards” sees all cards, but announces like strong+parties. The other\n"
    "kinds can be oracles too.\n"
    "\n"
    "“exec:COMMAND” is an external engine: a program that answers the questions of\n"
    "“dulle-cli engine” (see its --help), for instance “exec:dulle-cli engine --player\n"
    "policy”. “speak” is asked only if the seat might announce something. The program is\n"
    "started once for each seat and thread, or once for each thread if it speaks version 1\n"
    "of the protocol. With --threads N, N deals are played at once; engines whose answers\n"
    "depend only on what they are told have the same result with any number.\n"
    "\n"
    "A way to play may follow the kind, as in “normal/bold”: plain, careful, bold,\n"
    "sociable, soloist, risky, bookish, playful, silent (announces nothing) or careless\n"
    "(plays one card in twenty by chance). Odd players to be judged by are “bold”, “silent”\n"
    "and “by-the-book”, which are normal/bold, normal/silent and normal/bookish, and\n"
    "“random-5”, which is policy/careless.\n"
    "\n"
    "--each-preset and --random-sets N play a match with each of these rule sets and print\n"
    "a line for each. Each set has deals of its own: the first those of --seed, the next\n"
    "those of the seed after it, and so on. random:7 is the official rules with a third of\n"
    "all options set to random values; the number 7 always gives the same set.\n"
    "\n"
    "--sprt LOW,HIGH stops as soon as a sequential test with 5 % errors decides whether\n"
    "the gain is LOW or HIGH: as soon as n (HIGH − LOW) (gain − (HIGH + LOW) / 2) /\n"
    "variance leaves −2.944 … 2.944, where n is the number of deals and the variance is\n"
    "(Σ (deal − gain)² + 1) / n.\n"
    "\n"
    "--result FILE writes each deal to a file, and continues it if it is there; more deals\n"
    "add to it. --shard I/N plays only every N-th deal, from the I-th on; “dulle-cli merge”\n"
    "puts the files of all shards together, and the merged file gives the result of all. A\n"
    "match that is interrupted prints what it has found.";

#define EXTERNAL  "exec:"
#define BY_CHANCE "random:%u"

#define MAX_RANDOM_SETS 100000

/**
 * Contest:
 * @names: the sides as given on the command line
 * @engines: the external engines, by side and thread
 * @players: the same as players of the match
 * @path: (nullable): the result file
 */
typedef struct
{
  DulleMatch           match;
  const char          *names[DULLE_N_MATCH_SIDES];
  DulleExternalEngine *engines[DULLE_N_MATCH_SIDES][DULLE_MAX_MATCH_THREADS];
  DulleExternalPlayer  players[DULLE_N_MATCH_SIDES][DULLE_MAX_MATCH_THREADS];
  DulleShard           shard;
  const char          *path;
} Contest;

static const char *const verdicts[] = {
  [DULLE_SPRT_OPEN] = "open",
  [DULLE_SPRT_LOW] = "low",
  [DULLE_SPRT_HIGH] = "high",
};

static double
get_share (unsigned part,
           unsigned whole)
{
  return whole > 0 ? (double) part / whole : 0.0;
}

static void
print_count_text (const char            *side,
                  const DulleMatchCount *count)
{
  g_print ("%s\n  wins as Re %.1f %%, as Kontra %.1f %%\n", side,
           100.0 * get_share (count->won[DULLE_RE], count->seats[DULLE_RE]),
           100.0 * get_share (count->won[DULLE_KONTRA], count->seats[DULLE_KONTRA]));
  g_print ("  solos: %.2f %% of hands, %.1f %% won\n",
           100.0 * get_share (count->solos, count->hands),
           100.0 * get_share (count->solos_won, count->solos));
  for (DulleLevel level = DULLE_LEVEL_PARTY; level < DULLE_N_LEVELS; level++)
    g_print ("  announced %-6s %5.2f %% of hands, %.1f %% kept\n",
             dulle_level_id (level, DULLE_NO_PARTY),
             100.0 * get_share (count->announced[level], count->hands),
             100.0 * get_share (count->kept[level], count->announced[level]));
}

static void
print_text (const Contest          *contest,
            const DulleMatchResult *result)
{
  const DulleMatch *match = &contest->match;
  g_autofree char  *a = g_strdup_printf ("A: %s", contest->names[0]);
  g_autofree char  *b = g_strdup_printf ("B: %s", contest->names[1]);

  g_print ("%u deal%s, %u games: gain of A %+.3f points per seat and game, ", result->n_deals,
           result->n_deals == 1 ? "" : "s", result->n_games, result->gain);
  g_print ("95 %% interval %+.3f to %+.3f\n", result->low, result->high);
  if (match->sprt)
    g_print ("between %+.3f and %+.3f: %s (%+.3f)\n", match->sprt_low, match->sprt_high,
             verdicts[result->verdict], result->llr);
  print_count_text (a, &result->counts[0]);
  print_count_text (b, &result->counts[1]);
}

/* The line of one rule set among many. */
static void
print_row (const char             *rules,
           const DulleMatchResult *result)
{
  g_print ("%-20s %+7.3f  (%+.3f to %+.3f)\n", rules, result->gain, result->low, result->high);
}

static JsonObject *
announcements_json (const DulleMatchCount *count)
{
  JsonObject *object = json_object_new ();

  for (DulleLevel level = DULLE_LEVEL_PARTY; level < DULLE_N_LEVELS; level++)
    {
      JsonObject *rates = json_object_new ();

      dulle_json_set_decimal (rates, "rate", get_share (count->announced[level], count->hands), 4);
      dulle_json_set_decimal (rates, "kept",
                              get_share (count->kept[level], count->announced[level]), 4);
      json_object_set_object_member (object, dulle_level_id (level, DULLE_NO_PARTY), rates);
    }

  return object;
}

static JsonObject *
count_json (const DulleMatchCount *count)
{
  JsonObject *object = json_object_new ();

  dulle_json_set_decimal (object, "re_won",
                          get_share (count->won[DULLE_RE], count->seats[DULLE_RE]), 4);
  dulle_json_set_decimal (object, "kontra_won",
                          get_share (count->won[DULLE_KONTRA], count->seats[DULLE_KONTRA]), 4);
  dulle_json_set_decimal (object, "solo_rate", get_share (count->solos, count->hands), 4);
  dulle_json_set_decimal (object, "solo_won", get_share (count->solos_won, count->solos), 4);
  json_object_set_object_member (object, "announcements", announcements_json (count));

  return object;
}

static JsonObject *
sprt_json (const DulleMatch       *match,
           const DulleMatchResult *result)
{
  JsonObject *object = json_object_new ();

  json_object_set_double_member (object, "low", match->sprt_low);
  json_object_set_double_member (object, "high", match->sprt_high);
  dulle_json_set_decimal (object, "llr", result->llr, 5);
  json_object_set_string_member (object, "verdict", verdicts[result->verdict]);

  return object;
}

static void
print_json (const Contest          *contest,
            const char             *rules,
            const DulleMatchResult *result)
{
  JsonObject *object = json_object_new ();
  JsonObject *rates = json_object_new ();

  json_object_set_int_member (rates, "seatings", result->n_games / result->n_deals);
  json_object_set_object_member (rates, "a", count_json (&result->counts[0]));
  json_object_set_object_member (rates, "b", count_json (&result->counts[1]));

  json_object_set_string_member (object, "rules", rules);
  json_object_set_string_member (object, "a", contest->names[0]);
  json_object_set_string_member (object, "b", contest->names[1]);
  json_object_set_int_member (object, "deals", result->n_deals);
  json_object_set_int_member (object, "games", result->n_games);
  dulle_json_set_decimal (object, "mean", result->gain, 5);
  dulle_json_set_decimal (object, "error", result->error, 5);
  dulle_json_set_decimal (object, "low", result->low, 5);
  dulle_json_set_decimal (object, "high", result->high, 5);
  if (contest->match.sprt)
    json_object_set_object_member (object, "sprt", sprt_json (&contest->match, result));
  json_object_set_object_member (object, "rates", rates);
  dulle_cli_print_json (object);
}

/* Sides */

/* "normal/bold", "strong+cards", "random-5" */
static bool
parse_player (const char      *word,
              DullePlayerKind *kind,
              DulleStyle      *style,
              DulleOracle     *oracle)
{
  g_auto (GStrv) parts = g_strsplit (word, "/", 2);

  if (dulle_styled_player_from_id (word, kind, style))
    return true;

  return parts[0] != NULL && dulle_oracle_from_id (parts[0], kind, oracle) &&
         (parts[1] == NULL || dulle_style_from_id (parts[1], style));
}

static bool
parse_sides (char   **words,
             Contest *contest)
{
  for (int i = 0; i < DULLE_N_MATCH_SIDES; i++)
    {
      contest->names[i] = words[i];
      if (!g_utf8_validate (words[i], -1, NULL) ||
          (!g_str_has_prefix (words[i], EXTERNAL) &&
           !parse_player (words[i], &contest->match.sides[i], &contest->match.styles[i],
                          &contest->match.oracles[i])))
        return dulle_complain ("There is no player “%s”.", dulle_quote (words[i]).text);
    }

  return true;
}

/* Returns: whether all are there, or none is needed as the match was stopped */
static bool
start_engines (Contest *contest,
               unsigned timeout,
               GError **error)
{
  for (unsigned side = 0; side < DULLE_N_MATCH_SIDES; side++)
    {
      if (!g_str_has_prefix (contest->names[side], EXTERNAL))
        continue;
      for (unsigned thread = 0; thread < contest->match.n_threads; thread++)
        {
          const char          *command = contest->names[side] + strlen (EXTERNAL);
          DulleExternalEngine *engine = dulle_external_engine_start (
              command, timeout, contest->match.stop, error);

          if (engine == NULL && g_atomic_int_get (contest->match.stop) != 0)
            {
              g_clear_error (error);
              return true;
            }
          if (engine == NULL)
            return false;
          contest->engines[side][thread] = engine;
          contest->players[side][thread] = dulle_external_engine_player (engine);
        }
      contest->match.externals[side] = contest->players[side];
    }

  return true;
}

static void
end_engines (Contest *contest)
{
  for (unsigned side = 0; side < DULLE_N_MATCH_SIDES; side++)
    for (unsigned thread = 0; thread < contest->match.n_threads; thread++)
      g_clear_pointer (&contest->engines[side][thread], dulle_external_engine_end);
}

/* What the deals depend on. */
static char *
describe_match (const Contest *contest,
                const char    *rules)
{
  static const char *const seatings[] = {
    [DULLE_MATCH_PAIRS] = "pairs",
    [DULLE_MATCH_ONE] = "one",
    [DULLE_MATCH_PARTIES] = "parties",
  };
  g_autofree char *a = g_strescape (contest->names[0], NULL);
  g_autofree char *b = g_strescape (contest->names[1], NULL);
  g_autofree char *set = dulle_cli_describe_rules (rules, &contest->match.rules);

  return g_strdup_printf ("match a=\"%s\" b=\"%s\" %s seating=%s seed=%" G_GINT64_FORMAT,
                          a, b, set, seatings[contest->match.seating],
                          (gint64) contest->match.seed);
}

/* Returns: whether there is a result, of all deals or of those before an interruption; if not,
 * a sentence was printed */
static bool
run_match (Contest          *contest,
           const char       *rules,
           unsigned          timeout,
           DulleMatchResult *result)
{
  g_autofree char *command = describe_match (contest, rules);
  g_autoptr (GError) error = NULL;
  DulleMatchFile file;
  bool           good = dulle_match_file_open (&file, contest->path, command, &contest->shard,
                                               &contest->match);

  if (good && (!start_engines (contest, timeout, &error) ||
               !dulle_match (&contest->match, result, &error)))
    good = dulle_complain ("%s", error->message);
  end_engines (contest);
  good = dulle_match_file_close (&file) && good;

  return good;
}

/* Rule sets */

/* The mean over many rule sets, with its interval by set, and in how many A lost. */
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
  g_print ("%u rule sets: %+.3f  (%+.3f to %+.3f), below 0 in %u of them\n", n, sum / n,
           sum / n - 1.96 * error, sum / n + 1.96 * error, n_lost);
}

/* Returns: (transfer full): the rule sets to play with, ended by %NULL */
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

/* Each set is played with a seed of its own, as the interval of the mean takes the sets to be
 * independent of each other. */
static int
run_sets (Contest     *contest,
          char *const *sets,
          unsigned     timeout,
          bool         json)
{
  unsigned           n = g_strv_length ((char **) sets);
  g_autofree double *gains = g_new0 (double, n);

  for (unsigned i = 0; i < n; i++, contest->match.seed++)
    {
      DulleRules       rules;
      DulleMatchResult result;
      bool             is_whole;

      if (!dulle_cli_load_rules (sets[i], &rules))
        return EXIT_FAILURE;
      contest->match.rules = dulle_rules_active (&rules);
      if (!run_match (contest, sets[i], timeout, &result))
        return EXIT_FAILURE;
      is_whole = dulle_match_is_whole (&contest->match, &contest->shard, contest->path, &result);
      if (result.n_deals == 0)
        return is_whole ? EXIT_SUCCESS : EXIT_FAILURE;
      gains[i] = result.gain;
      if (json)
        print_json (contest, sets[i], &result);
      else if (n > 1)
        print_row (sets[i], &result);
      else
        print_text (contest, &result);
      if (!is_whole)
        return EXIT_FAILURE;
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

  return dulle_complain ("--sprt are two numbers LOW,HIGH with the lower one first, not “%s”.",
                         dulle_quote (text).text);
}

static bool
choose_seating (bool               one,
                bool               parties,
                DulleMatchSeating *seating)
{
  if (one && parties)
    return dulle_complain ("--one-against-three and --parties exclude each other.");

  if (one)
    *seating = DULLE_MATCH_ONE;
  else if (parties)
    *seating = DULLE_MATCH_PARTIES;

  return true;
}

/* One file holds one match, and a sequential test needs the deals in their order. */
static bool
check_division (const Contest *contest,
                char *const   *sets)
{
  bool divided = contest->shard.n > 1;

  if ((divided || contest->path != NULL) && g_strv_length ((char **) sets) > 1)
    return dulle_complain ("--result and --shard are for one rule set at a time.");
  if (divided && contest->match.sprt)
    return dulle_complain ("--sprt and --shard exclude each other.");

  return true;
}

/* What follows the options. */
static const DulleCliWords expected = { "A B", DULLE_N_MATCH_SIDES, DULLE_N_MATCH_SIDES };

int
dulle_cli_match (int    argc,
                 char **argv)
{
  g_auto (DulleCliNumber) n_deals = { 1, G_MAXINT, 1000, NULL, false };
  g_auto (DulleCliNumber) n_threads = { 1, DULLE_MAX_MATCH_THREADS, 1, NULL, false };
  g_auto (DulleCliNumber) timeout = { 1, G_MAXINT / 1000, 60, NULL, false };
  g_auto (DulleCliNumber) seed = DULLE_CLI_SEED;
  g_auto (DulleCliNumber) n_random = { 0, MAX_RANDOM_SETS, 0, NULL, false };
  gboolean         each_preset = FALSE;
  gboolean         one = FALSE;
  gboolean         parties = FALSE;
  g_autofree char *rules = NULL;
  g_autofree char *format = NULL;
  g_autofree char *sprt = NULL;
  g_autofree char *shard = NULL;
  g_autofree char *path = NULL;
  g_auto (GStrv) sets = NULL;
  GOptionEntry entries[] = {
    { "deals", 'd', 0, G_OPTION_ARG_STRING, &n_deals.text,
      "The largest number of deals to play (1000)", "N" },
    { "seed", 's', 0, G_OPTION_ARG_STRING, &seed.text, "The seed of the deals (1)", "S" },
    { "rules", 'r', 0, G_OPTION_ARG_FILENAME, &rules,
      "A preset, a saved set, a file or random:SEED (ddv)", "RULES" },
    { "each-preset", 'e', 0, G_OPTION_ARG_NONE, &each_preset, "A match with each preset", NULL },
    { "random-sets", 'R', 0, G_OPTION_ARG_STRING, &n_random.text,
      "A match with each of random:1 to random:N", "N" },
    { "one-against-three", 'o', 0, G_OPTION_ARG_NONE, &one, "One of A against three of B", NULL },
    { "parties", 'P', 0, G_OPTION_ARG_NONE, &parties, "A is Re, then B is Re", NULL },
    { "sprt", 'p', 0, G_OPTION_ARG_STRING, &sprt,
      "Stop when a sequential test decides, for instance 0,0.1", "LOW,HIGH" },
    { "threads", 't', 0, G_OPTION_ARG_STRING, &n_threads.text, "The number of threads (1)", "N" },
    { "shard", 'i', 0, G_OPTION_ARG_STRING, &shard, "Only part I of N", "I/N" },
    { "result", 'F', 0, G_OPTION_ARG_FILENAME, &path, "A file to write or continue", "FILE" },
    { "timeout", 'w', 0, G_OPTION_ARG_STRING, &timeout.text,
      "Seconds to wait for an answer from an external engine (60)", "N" },
    { "format", 'f', 0, G_OPTION_ARG_STRING, &format, "text (the default) or json", "FORMAT" },
    { NULL }
  };
  Contest contest = { 0 };
  bool    json;

  if (!dulle_cli_parse (&argc, &argv, entries, &expected, summary) ||
      !dulle_cli_parse_format (format, &json) || !parse_sides (argv + 1, &contest) ||
      !parse_sprt (sprt, &contest.match) ||
      !dulle_cli_parse_numbers (entries, &n_deals, &n_threads, &timeout, &seed, &n_random, NULL) ||
      !choose_seating (one, parties, &contest.match.seating) ||
      !dulle_shard_parse (shard, &contest.shard))
    return DULLE_CLI_USAGE;

  contest.match.seed = (uint64_t) seed.value;
  contest.match.n_deals = (unsigned) n_deals.value;
  contest.match.n_threads = (unsigned) n_threads.value;
  contest.path = path;
  sets = list_sets (rules, each_preset, (unsigned) n_random.value);
  if (!check_division (&contest, sets))
    return DULLE_CLI_USAGE;

  return run_sets (&contest, sets, (unsigned) timeout.value, json);
}
