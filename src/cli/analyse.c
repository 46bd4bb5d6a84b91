/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * dulle-cli analyse: analyzes recorded games.
 */
#include "cli.h"

#include <math.h>
#include <stdlib.h>

#include "ai/analysis.h"
#include "engine/action-text.h"
#include "engine/quote.h"
#include "lab/json-text.h"

static const char summary[] =
    "Analyzes the games of record files: for every call, announcement and card it prints\n"
    "the alternatives, with the points that the seat could expect from each, given what it\n"
    "knew. The file “-” is standard input; the action “-” is saying nothing.\n"
    "\n"
    "For each seat: gain = expected from its cards − lost by its decisions (skill) + luck.\n"
    "The gain is how far its score is above the mean of all seats; expected is what it\n"
    "could expect at its first decision. This does not hold where a card that did not\n"
    "follow suit ended the game: such a card is not analyzed, and luck is 0.\n"
    "Quality by points lost: best up to 0.05, good up to 0.25, doubtful up to 0.75, then\n"
    "error. A loss counts only as far as two kinds of playouts agree on it. It must also\n"
    "exceed twice its standard error, a player of that level must choose differently, and\n"
    "the better card must not simply be played later.\n"
    "\n"
    "With --format json each game is one line: game, contract, level, over, revoked (the\n"
    "seat that did not follow suit, or null), seats (seat, score, gain, expected, lost, luck,\n"
    "decisions, qualities), decisions (seat, trick, action, quality, lost, reason,\n"
    "alternatives: action, points, error of the difference from the best, won, augen) and\n"
    "costliest: indices of decisions.";

/* Why the best alternative is the best; never empty. */
static const char *const reasons[] = {
  [DULLE_REASON_NONE] = "no single fact decides it, so this is an estimate",
  [DULLE_REASON_ONLY_CARD] = "no other card is allowed",
  [DULLE_REASON_CASH_ACE] =
      "this suit has not been led yet, and nobody else has a higher card of it",
  [DULLE_REASON_HIGHEST] = "nobody else has a higher card of its suit",
  [DULLE_REASON_ONLY_TRUMPED] = "nobody else has any of its suit, so it can only be trumped",
  [DULLE_REASON_TOP_TRUMP] = "nobody else has a higher trump",
  [DULLE_REASON_PULL_TRUMP] = "it draws trumps, which others still have",
  [DULLE_REASON_LEAD_TO_PARTNER] = "the partner has none of this suit and may trump it",
  [DULLE_REASON_LAST_OF_SUIT] =
      "it is the last card of its suit in the hand, so the suit can be trumped afterwards",
  [DULLE_REASON_CAN_BE_BEATEN] = "others have cards of its suit that beat it",
  [DULLE_REASON_KEEP_HIGHER] = "a higher card of its suit is kept",
  [DULLE_REASON_FEWEST_CARD_POINTS] = "no other card gives away fewer card points",
  [DULLE_REASON_CATCH_FOX] = "it catches a fox",
  [DULLE_REASON_WIN_LAST] = "it is the last card of the trick and wins it",
  [DULLE_REASON_WIN_SURE] = "it takes the trick, and no card still to come beats it",
  [DULLE_REASON_WIN_SO_FAR] = "it beats the cards on the table",
  [DULLE_REASON_SAVE_FOX] = "the trick is the partner’s for certain, and the fox is safe there",
  [DULLE_REASON_SMEAR_SAFE] =
      "the trick is the partner’s for certain, who can use the card points",
  [DULLE_REASON_SMEAR] =
      "the partner’s card is the highest so far, and the partner can use the card points",
  [DULLE_REASON_KEEP_FOX] = "the fox is kept out of this trick",
  [DULLE_REASON_CANNOT_WIN] =
      "the trick cannot be taken, and no other card gives away fewer card points",
  [DULLE_REASON_LOSE_LOW] = "the trick cannot be taken, and a higher card is kept",
  [DULLE_REASON_GIVES_CARD_POINTS] =
      "it gives ten or eleven card points to the player who is winning the trick",
  [DULLE_REASON_MANY_TRUMPS] = "more than a quarter of all trumps are in the hand",
  [DULLE_REASON_FEW_TRUMPS] = "no more than a quarter of the trumps are in the hand",
  [DULLE_REASON_BOTH_QUEENS] = "both queens of clubs are in the hand",
  [DULLE_REASON_RAISES_STAKES] = "the announcement raises what is at stake",
  [DULLE_REASON_PROMISES_NOTHING] = "its party promises nothing that it would have to keep",
};

G_STATIC_ASSERT (G_N_ELEMENTS (reasons) == DULLE_N_REASONS);

/**
 * Report:
 * @contract: the id of the contract
 * @revoked: the seat that ended the game by not following suit, or %DULLE_NO_SEAT
 * @parties: the party of each seat, as far as it is known at the end
 */
typedef struct
{
  const DulleRecord   *record;
  const DulleAnalyst  *analyst;
  const DulleAnalysis *analysis;
  const char          *contract;
  uint8_t              revoked;
  DulleParty           parties[DULLE_N_SEATS];
} Report;

static bool
is_wanted (const DulleAnalyst *analyst,
           unsigned            seat)
{
  return analyst->seats == 0 || (analyst->seats >> seat & 1) != 0;
}

static bool
is_call (const DulleAnalysedDecision *decision)
{
  return decision->alternatives[0].action.kind == DULLE_ACTION_CALL;
}

/* Returns: (transfer full): an action as in records, or "-" for saying nothing */
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
  g_print (" expected %+.2f, lost %.2f", sums->expected, sums->grade.lost);
  if (analysis->is_over)
    g_print (", luck %+.2f", sums->grade.luck);
  g_print ("; %u decisions:", dulle_grade_n_moves (&sums->grade));
  for (DulleMoveQuality quality = 0; quality < DULLE_N_MOVE_QUALITIES; quality++)
    g_print (" %u %s%s", sums->grade.n_moves[quality], dulle_move_quality_id (quality),
             quality + 1 < DULLE_N_MOVE_QUALITIES ? "," : "\n");
}

static char *
place_text (const DulleAnalysedDecision *decision)
{
  return is_call (decision) ? g_strdup ("auction")
                            : g_strdup_printf ("trick %u", decision->trick + 1u);
}

static void
print_decision (const Report                *report,
                const DulleAnalysedDecision *decision)
{
  g_autofree char *place = place_text (decision);
  g_autofree char *taken = action_text (report, &decision->alternatives[decision->taken].action);

  g_print ("  %-8s  seat %u  %-12s  %-8s", place, decision->annotation.seat, taken,
           decision->annotation.measured ? dulle_move_quality_id (decision->annotation.quality)
                                         : "only");
  for (unsigned i = 0; decision->annotation.measured && i < decision->n_alternatives; i++)
    {
      const DulleAppraisal *appraisal = &decision->alternatives[i];
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

  return g_strdup_printf ("%.0f card point%s %s", rounded, rounded > 1.0 ? "s" : "",
                          more < 0.0 ? "fewer" : "more");
}

/* The decision, what would have been better, and how much. */
static void
print_error (const Report                *report,
             const DulleAnalysedDecision *decision,
             unsigned                     rank)
{
  const DulleAppraisal *best = &decision->alternatives[0];
  const DulleAppraisal *own = &decision->alternatives[decision->taken];
  const char           *reason = reasons[decision->annotation.reason];
  g_autofree char      *place = place_text (decision);
  g_autofree char      *better = action_text (report, &best->action);
  g_autofree char      *taken = action_text (report, &own->action);
  g_autofree char      *more = difference_text ((double) best->card_points - own->card_points);

  g_print ("  %u. %s, seat %u: %s (%+.2f) instead of %s (%+.2f) costs at least %.2f points. "
           "With %s its party wins "
           "%.0f %% of the possible deals, with %s %.0f %%, and gets %s; %s.\n",
           rank, place, decision->annotation.seat, taken, own->value, better, best->value,
           decision->annotation.lost, better, 100.0 * best->won, taken, 100.0 * own->won, more,
           reason);
}

/* What stands above the costliest decisions, or in place of them. */
static void
print_heading (const Report *report)
{
  bool is_costly = report->analysis->n_costly > 0;

  if (report->revoked != DULLE_NO_SEAT)
    g_print ("Seat %u lost the game by not following suit, which is not analyzed.\n",
             report->revoked);
  if (is_costly)
    g_print ("The costliest decisions\n");
  else
    g_print (report->revoked != DULLE_NO_SEAT ? "No other decision cost anything.\n"
                                              : "No decision cost anything.\n");
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

  print_heading (report);
  for (unsigned i = 0; i < analysis->n_costly; i++)
    print_error (report, &analysis->decisions[analysis->costliest[i]], i + 1);

  g_print ("All decisions\n");
  for (unsigned i = 0; i < analysis->n_decisions; i++)
    print_decision (report, &analysis->decisions[i]);
}

/* JSON */

static JsonObject *
seat_json (const DulleAnalysis *analysis,
           unsigned             seat)
{
  const DulleSeatSums *sums = &analysis->seats[seat];
  JsonObject          *object = json_object_new ();
  JsonObject          *qualities = json_object_new ();

  json_object_set_int_member (object, "seat", seat);
  dulle_json_set_decimal (object, "expected", sums->expected, 4);
  dulle_json_set_decimal (object, "lost", sums->grade.lost, 4);
  if (analysis->is_over)
    {
      json_object_set_int_member (object, "score", sums->score);
      dulle_json_set_decimal (object, "gain", sums->gain, 4);
      dulle_json_set_decimal (object, "luck", sums->grade.luck, 4);
    }
  else
    {
      json_object_set_null_member (object, "score");
      json_object_set_null_member (object, "gain");
      json_object_set_null_member (object, "luck");
    }
  json_object_set_int_member (object, "decisions", dulle_grade_n_moves (&sums->grade));
  for (DulleMoveQuality quality = 0; quality < DULLE_N_MOVE_QUALITIES; quality++)
    json_object_set_int_member (qualities, dulle_move_quality_id (quality),
                                sums->grade.n_moves[quality]);
  json_object_set_object_member (object, "qualities", qualities);

  return object;
}

static JsonObject *
appraisal_json (const Report         *report,
                const DulleAppraisal *appraisal,
                bool                  measured)
{
  JsonObject      *object = json_object_new ();
  g_autofree char *action = action_text (report, &appraisal->action);

  json_object_set_string_member (object, "action", action);
  if (!measured)
    return object;

  dulle_json_set_decimal (object, "points", appraisal->value, 4);
  dulle_json_set_decimal (object, "error", appraisal->error, 4);
  dulle_json_set_decimal (object, "won", appraisal->won, 4);
  dulle_json_set_decimal (object, "augen", appraisal->card_points, 2);

  return object;
}

static JsonObject *
decision_json (const Report                *report,
               const DulleAnalysedDecision *decision)
{
  JsonObject      *object = json_object_new ();
  JsonArray       *alternatives = json_array_new ();
  g_autofree char *taken = action_text (report, &decision->alternatives[decision->taken].action);

  for (unsigned i = 0; i < decision->n_alternatives; i++)
    json_array_add_object_element (
        alternatives,
        appraisal_json (report, &decision->alternatives[i], decision->annotation.measured));

  json_object_set_int_member (object, "seat", decision->annotation.seat);
  if (is_call (decision))
    json_object_set_null_member (object, "trick");
  else
    json_object_set_int_member (object, "trick", decision->trick);
  json_object_set_string_member (object, "action", taken);
  json_object_set_string_member (object, "quality",
                                 dulle_move_quality_id (decision->annotation.quality));
  dulle_json_set_decimal (object, "lost", decision->annotation.lost, 4);
  json_object_set_string_member (object, "reason", dulle_reason_id (decision->annotation.reason));
  json_object_set_array_member (object, "alternatives", alternatives);

  return object;
}

static void
print_json (const Report *report)
{
  const DulleAnalysis *analysis = report->analysis;
  JsonObject          *object = json_object_new ();
  JsonArray           *seats = json_array_new ();
  JsonArray           *decisions = json_array_new ();
  JsonArray           *costliest = json_array_new ();

  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      if (is_wanted (report->analyst, seat))
        json_array_add_object_element (seats, seat_json (analysis, seat));
    }
  for (unsigned i = 0; i < analysis->n_decisions; i++)
    json_array_add_object_element (decisions, decision_json (report, &analysis->decisions[i]));
  for (unsigned i = 0; i < analysis->n_costly; i++)
    json_array_add_int_element (costliest, analysis->costliest[i]);

  json_object_set_int_member (object, "game", report->record->number);
  json_object_set_string_member (object, "contract", report->contract);
  json_object_set_string_member (object, "level", dulle_player_id (report->analyst->level));
  json_object_set_boolean_member (object, "over", analysis->is_over);
  if (report->revoked != DULLE_NO_SEAT)
    json_object_set_int_member (object, "revoked", report->revoked);
  else
    json_object_set_null_member (object, "revoked");
  json_object_set_array_member (object, "seats", seats);
  json_object_set_array_member (object, "decisions", decisions);
  json_object_set_array_member (object, "costliest", costliest);
  dulle_cli_print_json (object);
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
  report.revoked = dulle_board_is_finished (&game.board) ? game.board.revoked : DULLE_NO_SEAT;
  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    report.parties[seat] = game.own[seat].party;

  dulle_analyse (analyst, record, analysis);
  (json ? print_json : print_text) (&report);
}

static bool
analyse_file (const DulleAnalyst   *analyst,
              const char           *path,
              const DulleCliNumber *number,
              bool                  json)
{
  g_autoptr (GArray) records = dulle_cli_read_records (path);
  bool found = false;

  if (records == NULL)
    return false;

  for (unsigned i = 0; i < records->len; i++)
    {
      const DulleRecord *record = &g_array_index (records, DulleRecord, i);

      if (number->is_given && record->number != number->value)
        continue;
      found = true;
      analyse_game (analyst, record, json);
    }
  if (!found && number->is_given)
    g_printerr ("%s: There is no game %" G_GINT64_FORMAT ".\n", path, number->value);
  else if (!found)
    g_printerr ("%s: There is no game.\n", path);

  return found;
}

static bool
parse_level (const char   *level,
             DulleAnalyst *analyst)
{
  return (dulle_player_from_id (level, &analyst->level) && dulle_analyst_can (analyst->level)) ||
         dulle_complain ("The level is normal, strong or master, not “%s”.",
                         dulle_quote (level).text);
}

/* What follows the options. */
static const DulleCliWords expected = { "FILE…", 1, G_MAXUINT };

int
dulle_cli_analyse (int    argc,
                   char **argv)
{
  g_autofree char *format = NULL;
  g_autofree char *level = NULL;
  g_auto (DulleCliNumber) seed = DULLE_CLI_SEED;
  g_auto (DulleCliNumber) seat = { 0, DULLE_N_SEATS - 1, 0, NULL, false };
  g_auto (DulleCliNumber) number = { 0, G_MAXUINT32, 0, NULL, false };
  GOptionEntry entries[] = {
    { "format", 'f', 0, G_OPTION_ARG_STRING, &format, "text (the default) or json", "FORMAT" },
    { "level", 'l', 0, G_OPTION_ARG_STRING, &level,
      "The level of the analyst: normal, strong or master (master)", "LEVEL" },
    { "seat", 'w', 0, G_OPTION_ARG_STRING, &seat.text,
      "Analyze only the decisions of this seat, 0 to 3", "SEAT" },
    { "game", 'n', 0, G_OPTION_ARG_STRING, &number.text, "Analyze only games with this number",
      "N" },
    { "seed", 's', 0, G_OPTION_ARG_STRING, &seed.text, "The seed of all random numbers (1)",
      "S" },
    { NULL }
  };
  DulleAnalyst analyst = { 0 };
  bool         json;
  bool         good = true;

  if (!dulle_cli_parse (&argc, &argv, entries, &expected, summary) ||
      !dulle_cli_parse_format (format, &json) ||
      !parse_level (level != NULL ? level : "master", &analyst) ||
      !dulle_cli_parse_numbers (entries, &seed, &seat, &number, NULL))
    return DULLE_CLI_USAGE;

  analyst.seed = (uint64_t) seed.value;
  analyst.seats = seat.is_given ? 1U << seat.value : 0;
  for (int i = 1; i < argc; i++)
    good &= analyse_file (&analyst, argv[i], &number, json);

  return good ? EXIT_SUCCESS : EXIT_FAILURE;
}
