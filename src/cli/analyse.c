/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * dulle-cli analyse: looks back on recorded games.
 */
#include "cli.h"

#include <math.h>
#include <stdlib.h>

#include "ai/analysis.h"
#include "engine/action-text.h"

static const char summary[] =
    "Looks back on the games of record files: for every call, announcement and card the\n"
    "alternatives with the points that the seat could expect of them, knowing no more\n"
    "than it knew. “-” as a file reads standard input, as an action it is silence.\n"
    "\n"
    "For each seat: gain = worth of its cards − points lost by its decisions (skill) +\n"
    "luck. The gain is how far its score is above the mean of all seats, the worth what\n"
    "it could expect when it decided for the first time.\n"
    "Marks by points lost: best to 0.05, good to 0.25, doubtful to 0.75, error above.\n"
    "A difference counts if it is above twice its standard error, if the player, asked\n"
    "by itself, would have decided otherwise, and as far as playouts of two kinds find it\n"
    "and the better card was not only put off.\n"
    "\n"
    "With --format json each game is one line: game, contract, level, over, seats (seat,\n"
    "score, gain, expected, lost, luck, decisions, marks), decisions (seat, trick, action,\n"
    "mark, lost, reason, alternatives: action, points, error of the distance to the\n"
    "best, won, augen) and costliest: indices of decisions.";

/* Why the best alternative is the best, behind a semicolon. */
static const char *const reasons[] = {
  [DULLE_REASON_NONE] = "",
  [DULLE_REASON_ONLY_CARD] = "no other card is allowed",
  [DULLE_REASON_CASH_ACE] = "nobody has led this suit, and no card of it elsewhere is higher",
  [DULLE_REASON_HIGHEST] = "no card of its suit elsewhere is higher",
  [DULLE_REASON_TOP_TRUMP] = "no trump elsewhere is higher",
  [DULLE_REASON_PULL_TRUMP] = "it draws trumps, which others still have",
  [DULLE_REASON_LEAD_TO_PARTNER] = "the partner has none of this suit and may trump it",
  [DULLE_REASON_LAST_OF_SUIT] = "it is the last card of its suit in the hand, which can be trumped then",
  [DULLE_REASON_CAN_BE_BEATEN] = "cards of its suit elsewhere beat it",
  [DULLE_REASON_KEEP_HIGHER] = "a higher card of its suit is kept",
  [DULLE_REASON_FEWEST_AUGEN] = "no other card gives fewer Augen",
  [DULLE_REASON_CATCH_FOX] = "it catches a fox",
  [DULLE_REASON_WIN_LAST] = "it is the last card of the trick and wins it",
  [DULLE_REASON_WIN_SURE] = "it takes the trick, and no card still to come beats it",
  [DULLE_REASON_WIN_SO_FAR] = "it beats what lies there",
  [DULLE_REASON_SAVE_FOX] = "the trick is the partner’s for certain, and the fox is safe there",
  [DULLE_REASON_SMEAR_SAFE] = "the trick is the partner’s for certain, who can use the Augen",
  [DULLE_REASON_SMEAR] = "the partner’s card is the highest so far, and the partner can use the Augen",
  [DULLE_REASON_KEEP_FOX] = "the fox is kept out of this trick",
  [DULLE_REASON_CANNOT_WIN] = "the trick cannot be taken, and no other card gives fewer Augen",
  [DULLE_REASON_LOSE_LOW] = "the trick cannot be taken, and a higher card is kept",
  [DULLE_REASON_GIVES_AUGEN] = "it gives ten or eleven Augen to whoever wins the trick so far",
  [DULLE_REASON_MANY_TRUMPS] = "more than a quarter of its trumps are in the hand",
  [DULLE_REASON_FEW_TRUMPS] = "no more than a quarter of the trumps are in the hand",
  [DULLE_REASON_BOTH_QUEENS] = "both queens of clubs are in the hand",
};

G_STATIC_ASSERT (G_N_ELEMENTS (reasons) == DULLE_N_REASONS);

/**
 * Report:
 * @contract: the id of the kind of game
 * @parties: that of each seat, as far as it is known at the end
 */
typedef struct
{
  const DulleRecord   *record;
  const DulleAnalyst  *analyst;
  const DulleAnalysis *analysis;
  const char          *contract;
  DulleParty           parties[DULLE_N_SEATS];
} Report;

static bool
is_wanted (const DulleAnalyst *analyst,
           unsigned            seat)
{
  return analyst->seats == 0 || (analyst->seats >> seat & 1) != 0;
}

static bool
is_call (const DulleJudgement *judgement)
{
  return judgement->alternatives[0].action.kind == DULLE_ACTION_CALL;
}

/* Returns: (transfer full): an action as in records; "-" for silence */
static char *
action_text (const Report      *report,
             const DulleAction *action)
{
  if (action->kind == DULLE_ACTION_ANNOUNCE && action->level == DULLE_LEVEL_NONE)
    return g_strdup ("-");

  return dulle_action_format (action, report->parties[action->seat]);
}

/* Text */

static void
print_seat (const DulleAnalysis *analysis,
            unsigned             seat)
{
  const DulleSeatSums *sums = &analysis->seats[seat];

  g_print ("  seat %u:", seat);
  if (analysis->is_over)
    g_print (" score %+d,", sums->score);
  g_print (" cards worth %+.2f, lost %.2f", sums->expected, sums->lost);
  if (analysis->is_over)
    g_print (", luck %+.2f", sums->luck);
  g_print ("; %u decisions:", sums->n);
  for (int mark = 0; mark < DULLE_N_MARKS; mark++)
    g_print (" %u %s%s", sums->marks[mark], dulle_mark_id ((DulleMark) mark),
             mark + 1 < DULLE_N_MARKS ? "," : "\n");
}

static char *
place_text (const DulleJudgement *judgement)
{
  return is_call (judgement) ? g_strdup ("auction") : g_strdup_printf ("trick %u", judgement->trick + 1u);
}

static void
print_judgement (const Report         *report,
                 const DulleJudgement *judgement)
{
  g_autofree char *place = place_text (judgement);
  g_autofree char *taken = action_text (report, &judgement->alternatives[judgement->taken].action);

  g_print ("  %-8s  seat %u  %-12s  %-8s", place, judgement->seat, taken,
           judgement->measured ? dulle_mark_id ((DulleMark) judgement->mark) : "only");
  for (unsigned i = 0; judgement->measured && i < judgement->n_alternatives; i++)
    {
      const DulleAppraisal *appraisal = &judgement->alternatives[i];
      g_autofree char      *action = action_text (report, &appraisal->action);

      g_print ("%s%s %+.2f", i > 0 ? ", " : "  ", action, appraisal->value);
      if (i > 0)
        g_print (" ±%.2f", appraisal->error);
    }
  g_print ("\n");
}

/* Returns: (transfer full): "6 card points more" */
static char *
difference_text (double more)
{
  double rounded = round (fabs (more));

  if (rounded < 1.0)
    return g_strdup ("as many card points");

  return g_strdup_printf ("%.0f card point%s %s", rounded, rounded > 1.0 ? "s" : "", more < 0.0 ? "less" : "more");
}

/* What was lost, by how much, and what comes of it. */
static void
print_error (const Report         *report,
             const DulleJudgement *judgement,
             unsigned              rank)
{
  const DulleAppraisal *best = &judgement->alternatives[0];
  const DulleAppraisal *own = &judgement->alternatives[judgement->taken];
  g_autofree char      *place = place_text (judgement);
  g_autofree char      *better = action_text (report, &best->action);
  g_autofree char      *taken = action_text (report, &own->action);
  g_autofree char      *more = difference_text ((double) best->augen - own->augen);

  g_print ("  %u. %s, seat %u: %s (%+.2f) instead of %s (%+.2f) costs at least %.2f points. With %s its party wins "
           "%.0f %% of the deals that it had to reckon with, with %s %.0f %%, and gets %s; %s.\n",
           rank, place, judgement->seat, taken, own->value, better, best->value, judgement->lost, better,
           100.0 * best->won, taken, 100.0 * own->won, more, reasons[judgement->reason]);
}

static void
print_text (const Report *report)
{
  const DulleAnalysis *analysis = report->analysis;

  g_print ("game %u: %s, seen by %s\n", report->record->number, report->contract,
           dulle_player_id (report->analyst->level));
  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      if (is_wanted (report->analyst, seat))
        print_seat (analysis, seat);
    }

  g_print (analysis->n_costly > 0 ? "The costliest decisions\n" : "No decision cost anything.\n");
  for (unsigned i = 0; i < analysis->n_costly; i++)
    print_error (report, &analysis->judgements[analysis->costliest[i]], i + 1);

  g_print ("All decisions\n");
  for (unsigned i = 0; i < analysis->n_judgements; i++)
    print_judgement (report, &analysis->judgements[i]);
}

/* JSON */

static const char *
comma (unsigned index)
{
  return index > 0 ? ", " : "";
}

static void
print_seat_json (const DulleAnalysis *analysis,
                 unsigned             seat)
{
  const DulleSeatSums *sums = &analysis->seats[seat];

  g_print ("{\"seat\": %u, \"expected\": %.4f, \"lost\": %.4f", seat, sums->expected, sums->lost);
  if (analysis->is_over)
    g_print (", \"score\": %d, \"gain\": %.4f, \"luck\": %.4f", sums->score, sums->gain, sums->luck);
  else
    g_print (", \"score\": null, \"luck\": null");
  g_print (", \"decisions\": %u, \"marks\": {", sums->n);
  for (int mark = 0; mark < DULLE_N_MARKS; mark++)
    g_print ("%s\"%s\": %u", comma ((unsigned) mark), dulle_mark_id ((DulleMark) mark), sums->marks[mark]);
  g_print ("}}");
}

static void
print_appraisal_json (const Report         *report,
                      const DulleAppraisal *appraisal,
                      bool                  measured)
{
  g_autofree char *action = action_text (report, &appraisal->action);

  g_print ("{\"action\": \"%s\"", action);
  if (measured)
    g_print (", \"points\": %.4f, \"error\": %.4f, \"won\": %.4f, \"augen\": %.2f", appraisal->value,
             appraisal->error, appraisal->won, appraisal->augen);
  g_print ("}");
}

static void
print_judgement_json (const Report         *report,
                      const DulleJudgement *judgement)
{
  g_autofree char *taken = action_text (report, &judgement->alternatives[judgement->taken].action);

  g_print ("{\"seat\": %u, \"trick\": ", judgement->seat);
  if (is_call (judgement))
    g_print ("null");
  else
    g_print ("%u", judgement->trick);
  g_print (", \"action\": \"%s\", \"mark\": \"%s\", \"lost\": %.4f, \"reason\": \"%s\", \"alternatives\": [",
           taken, dulle_mark_id ((DulleMark) judgement->mark), judgement->lost,
           dulle_reason_id ((DulleReason) judgement->reason));
  for (unsigned i = 0; i < judgement->n_alternatives; i++)
    {
      g_print ("%s", comma (i));
      print_appraisal_json (report, &judgement->alternatives[i], judgement->measured);
    }
  g_print ("]}");
}

static void
print_json (const Report *report)
{
  const DulleAnalysis *analysis = report->analysis;
  unsigned             n_seats = 0;

  g_print ("{\"game\": %u, \"contract\": \"%s\", \"level\": \"%s\", \"over\": %s, \"seats\": [",
           report->record->number, report->contract, dulle_player_id (report->analyst->level),
           analysis->is_over ? "true" : "false");
  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      if (!is_wanted (report->analyst, seat))
        continue;
      g_print ("%s", comma (n_seats++));
      print_seat_json (analysis, seat);
    }

  g_print ("], \"decisions\": [");
  for (unsigned i = 0; i < analysis->n_judgements; i++)
    {
      g_print ("%s", comma (i));
      print_judgement_json (report, &analysis->judgements[i]);
    }

  g_print ("], \"costliest\": [");
  for (unsigned i = 0; i < analysis->n_costly; i++)
    g_print ("%s%u", comma (i), analysis->costliest[i]);
  g_print ("]}\n");
}

/* Files */

static void
analyse_game (const DulleAnalyst *analyst,
              const DulleRecord  *record,
              bool                json)
{
  g_autofree DulleAnalysis *analysis = g_new (DulleAnalysis, 1);
  DulleGame                 game;
  Report                    report = { .record = record, .analyst = analyst, .analysis = analysis };

  dulle_record_replay (record, record->n_actions, &game);
  report.contract = dulle_contracts[game.board.contract].id;
  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    report.parties[seat] = game.own[seat].party;

  dulle_analyse (analyst, record, analysis);
  (json ? print_json : print_text) (&report);
}

/* @number: the game that is wanted, or 0 for all */
static bool
analyse_file (const DulleAnalyst *analyst,
              const char         *path,
              int                 number,
              bool                json)
{
  g_autoptr (GArray) records = dulle_cli_read_records (path);
  bool found = false;

  if (records == NULL)
    return false;

  for (unsigned i = 0; i < records->len; i++)
    {
      const DulleRecord *record = &g_array_index (records, DulleRecord, i);

      if (number != 0 && record->number != (unsigned) number)
        continue;
      found = true;
      analyse_game (analyst, record, json);
    }
  if (!found && number != 0)
    g_printerr ("%s: There is no game %d.\n", path, number);
  else if (!found)
    g_printerr ("%s: There is no game.\n", path);

  return found;
}

static bool
parse_analyst (const char   *level,
               int           seat,
               DulleAnalyst *analyst)
{
  if (!dulle_player_from_id (level, &analyst->level) || !dulle_analyst_can (analyst->level))
    {
      g_printerr ("dulle-cli analyse: The level is normal, strong or master, not “%s”.\n", level);
      return false;
    }
  if (seat < -1 || seat >= DULLE_N_SEATS)
    {
      g_printerr ("dulle-cli analyse: Seats are 0 to 3.\n");
      return false;
    }
  analyst->seats = seat >= 0 ? 1U << seat : 0;

  return true;
}

int
dulle_cli_analyse (int    argc,
                   char **argv)
{
  g_autofree char *format = NULL;
  g_autofree char *level = NULL;
  gint64           seed = 1;
  int              seat = -1;
  int              number = 0;
  GOptionEntry     entries[] = {
        { "format", 'f', 0, G_OPTION_ARG_STRING, &format, "text (the default) or json", "FORMAT" },
        { "level", 'l', 0, G_OPTION_ARG_STRING, &level, "Who judges: normal, strong, master (master)", "LEVEL" },
        { "seat", 'w', 0, G_OPTION_ARG_INT, &seat, "Only the decisions of this seat, 0 to 3", "SEAT" },
        { "game", 'n', 0, G_OPTION_ARG_INT, &number, "Only the games of this number", "N" },
        { "seed", 's', 0, G_OPTION_ARG_INT64, &seed, "What is left to chance (1)", "S" },
        { NULL }
  };
  DulleAnalyst analyst = { 0 };
  bool         json;
  bool         good = true;

  if (!dulle_cli_parse (&argc, &argv, entries, "FILE…", summary) ||
      !dulle_cli_parse_format (format, &json) || !parse_analyst (level != NULL ? level : "master", seat, &analyst))
    return 2;
  if (argc < 2)
    {
      g_printerr ("dulle-cli analyse: Which file?\n");
      return 2;
    }

  analyst.seed = (uint64_t) seed;
  for (int i = 1; i < argc; i++)
    good &= analyse_file (&analyst, argv[i], number, json);

  return good ? EXIT_SUCCESS : EXIT_FAILURE;
}
