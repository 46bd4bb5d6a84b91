/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A tournament is read as it was played: its plan is begun, its records are replayed,
 * and of its running game the actions. What the rules do not allow is refused.
 */
#include "engine/rules-text.h"
#include "store-private.h"

static const char *
column_text (sqlite3_stmt *statement,
             int           column)
{
  return (const char *) sqlite3_column_text (statement, column);
}

static gboolean
plan_add_player (DullePlan    *plan,
                 sqlite3_stmt *statement)
{
  int number = sqlite3_column_int (statement, 0);

  if (number < 0 || number >= DULLE_MAX_PLAYERS)
    return FALSE;

  dulle_participant_set_name (&plan->players[number], column_text (statement, 1));
  plan->players[number].skill = dulle_skill_from_id (column_text (statement, 2));

  return TRUE;
}

static DulleFault
store_load_players (DulleStore *self,
                    gint64      tournament,
                    DullePlan  *plan)
{
  sqlite3_stmt *statement = dulle_store_ask (self, STATEMENT_GET_PLAYERS, tournament);
  gboolean      understood = TRUE;

  while (understood && sqlite3_step (statement) == SQLITE_ROW)
    understood = plan_add_player (plan, statement);

  return dulle_store_asked (statement, understood);
}

static gboolean
plan_from_row (DullePlan    *plan,
               sqlite3_stmt *statement,
               const char   *path)
{
  DulleRules rules = dulle_rules_default ();
  int        dealer = sqlite3_column_int (statement, 2);

  if (!dulle_rules_parse (column_text (statement, 0), path, &rules, NULL))
    return FALSE;

  *plan = dulle_plan (&rules, (guint64) sqlite3_column_int64 (statement, 1));
  plan->dealer = (guint8) CLAMP (dealer, 0, G_MAXUINT8);

  return dulle_deals_from_id (column_text (statement, 3), &plan->deals) && dulle_plan_is_valid (plan);
}

static DulleFault
store_load_plan (DulleStore *self,
                 gint64      tournament,
                 DullePlan  *plan,
                 guint      *over)
{
  sqlite3_stmt *statement = dulle_store_ask (self, STATEMENT_GET_TOURNAMENT, tournament);
  gboolean      understood = sqlite3_step (statement) == SQLITE_ROW && plan_from_row (plan, statement, self->path);
  DulleFault    fault;

  *over = understood && sqlite3_column_int (statement, 4) != 0;
  fault = dulle_store_asked (statement, understood);

  return fault == DULLE_FAULT_NONE ? store_load_players (self, tournament, plan) : fault;
}

static DulleFault
store_load_tournament (DulleStore  *self,
                       gint64       tournament,
                       DulleCourse *course)
{
  DullePlan  plan;
  guint      over;
  DulleFault fault = store_load_plan (self, tournament, &plan, &over);

  if (fault != DULLE_FAULT_NONE)
    return fault;

  dulle_course_begin (course, &plan);
  course->stored.tournament = tournament;
  course->stored.over = over;

  return DULLE_FAULT_NONE;
}

static DulleFault
store_load_votes (DulleStore  *self,
                  DulleCourse *course)
{
  sqlite3_stmt *statement = dulle_store_ask (self, STATEMENT_GET_VOTES, course->stored.tournament);

  while (sqlite3_step (statement) == SQLITE_ROW)
    {
      DulleVote vote = {
        .deal = (guint32) sqlite3_column_int64 (statement, 0),
        .n_in_favour = (guint8) CLAMP (sqlite3_column_int (statement, 1), 0, DULLE_MAX_PLAYERS),
      };

      g_array_append_val (course->votes, vote);
    }
  course->stored.n_votes = course->votes->len;

  return dulle_store_asked (statement, TRUE);
}

static gboolean
course_add_game (DulleCourse *course,
                 const char  *text)
{
  g_autoptr (GArray) records = dulle_record_parse (text, "", NULL);

  if (records == NULL || records->len != 1)
    return FALSE;
  if (course->finished && dulle_tournament_is_over (&course->tournament))
    return FALSE;
  if (course->finished)
    dulle_course_deal (course);

  return dulle_course_replay (course, &g_array_index (records, DulleRecord, 0));
}

static DulleFault
store_load_games (DulleStore  *self,
                  DulleCourse *course)
{
  sqlite3_stmt *statement = dulle_store_ask (self, STATEMENT_GET_GAMES, course->stored.tournament);
  gboolean      played = TRUE;

  while (played && sqlite3_step (statement) == SQLITE_ROW)
    played = course_add_game (course, column_text (statement, 0));
  course->stored.n_games = course->records->len;

  return dulle_store_asked (statement, played);
}

/* Deals the game that comes after the last record, unless the actions that are
 * there are those of the last record still. */
static gboolean
course_add_action (DulleCourse *course,
                   guint        game,
                   const char  *token)
{
  DulleAction action;

  if (course->finished && game == course->record.number)
    return TRUE;
  if (course->finished && !dulle_tournament_is_over (&course->tournament))
    dulle_course_deal (course);

  return game == course->record.number && !course->finished &&
         dulle_action_parse (token, &action) &&
         dulle_course_apply (course, &action) == DULLE_ACCEPTED;
}

/* Without actions the next game has just been dealt, unless none is left. */
static DulleFault
store_load_actions (DulleStore  *self,
                    DulleCourse *course)
{
  sqlite3_stmt *statement = dulle_store_ask (self, STATEMENT_GET_ACTIONS, course->stored.tournament);
  gboolean      played = TRUE;
  guint         n_actions = 0;

  for (; played && sqlite3_step (statement) == SQLITE_ROW; n_actions++)
    played = course_add_action (course, (guint) sqlite3_column_int (statement, 0),
                                column_text (statement, 1));
  if (played && n_actions == 0 && course->finished && !dulle_tournament_is_over (&course->tournament))
    dulle_course_deal (course);
  course->stored.game = course->record.number;
  course->stored.n_actions = course->record.n_actions;

  return dulle_store_asked (statement, played);
}

DulleFault
dulle_store_load (DulleStore  *self,
                  gint64       tournament,
                  DulleCourse *course)
{
  DulleFault fault = store_load_tournament (self, tournament, course);

  if (fault == DULLE_FAULT_NONE)
    fault = store_load_votes (self, course);
  if (fault == DULLE_FAULT_NONE)
    fault = store_load_games (self, course);
  if (fault == DULLE_FAULT_NONE)
    fault = store_load_actions (self, course);
  if (fault != DULLE_FAULT_NONE)
    dulle_course_clear (course);

  return fault;
}

/* Returns: whether there is anything to go on with; nobody misses a tournament in which
 * nothing was done. */
static gboolean
describe_unfinished (const DulleCourse *course,
                     gint64             played,
                     DulleUnfinished   *unfinished)
{
  *unfinished = (DulleUnfinished){
    .id = course->stored.tournament,
    .played = played,
    .standing = dulle_course_standing (course),
    .plan = course->plan,
  };

  return !dulle_tournament_is_over (&course->tournament) &&
         (course->records->len > 0 || course->record.n_actions > 0);
}

GArray *
dulle_store_list (DulleStore *self,
                  gint64      except)
{
  GArray       *list = g_array_new (FALSE, FALSE, sizeof (DulleUnfinished));
  sqlite3_stmt *statement = dulle_store_ask (self, STATEMENT_GET_UNFINISHED, except);

  while (sqlite3_step (statement) == SQLITE_ROW)
    {
      DulleCourse     course = { 0 };
      DulleUnfinished unfinished;

      if (dulle_store_load (self, sqlite3_column_int64 (statement, 0), &course) == DULLE_FAULT_NONE &&
          describe_unfinished (&course, sqlite3_column_int64 (statement, 1), &unfinished))
        g_array_append_val (list, unfinished);
      dulle_course_clear (&course);
    }
  sqlite3_reset (statement);

  return list;
}
