/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The course of a tournament. All rules are the engine's; here is only what has
 * to be remembered between its calls.
 */
#include "course.h"

#include <string.h>

#include "engine/deal.h"
#include "engine/information.h"

static void
course_deal (DulleCourse *course)
{
  DulleSetup setup = dulle_tournament_setup (&course->tournament);

  course->finished = FALSE;
  course->record = (DulleRecord){
    .number = course->tournament.n_deals + 1,
    .rules = course->rules,
    .setup = setup,
  };
  dulle_deal (&setup.rules, dulle_tournament_deal (&course->tournament), setup.dealer,
              course->record.hands);
  dulle_game_start (&course->game, &setup, course->record.hands);
}

void
dulle_course_begin (DulleCourse      *course,
                    const DulleRules *rules,
                    guint64           seed,
                    guint8            dealer)
{
  DulleRules active = dulle_rules_active (rules);
  DulleRules chosen = *rules;

  dulle_course_clear (course);
  course->rules = chosen;
  course->dealer = dealer;
  course->tournament = dulle_tournament_start (&active, seed, dealer);
  course->records = g_array_new (FALSE, FALSE, sizeof (DulleRecord));
  course->sheet = g_array_new (FALSE, FALSE, sizeof (DulleSheetRow));
  course_deal (course);
}

void
dulle_course_clear (DulleCourse *course)
{
  g_clear_pointer (&course->records, g_array_unref);
  g_clear_pointer (&course->sheet, g_array_unref);
  memset (course, 0, sizeof *course);
}

void
dulle_course_deal (DulleCourse *course)
{
  g_return_if_fail (course->finished);
  g_return_if_fail (!dulle_tournament_is_over (&course->tournament));

  course_deal (course);
}

DulleRefusal
dulle_course_apply (DulleCourse       *course,
                    const DulleAction *action)
{
  DulleRefusal refusal = dulle_game_apply (&course->game, action);

  if (refusal == DULLE_ACCEPTED)
    course->record.actions[course->record.n_actions++] = *action;

  return refusal;
}

gboolean
dulle_course_take_back (DulleCourse *course,
                        guint8       seat)
{
  DulleRecord *record = &course->record;
  guint        last = record->n_actions;

  while (last > 0 && record->actions[last - 1].seat != seat)
    last--;
  if (course->finished || last == 0 || !dulle_may (&record->setup.rules, DULLE_MAY_TAKE_BACK))
    return FALSE;

  record->n_actions = (uint16_t) (last - 1);
  dulle_record_replay (record, record->n_actions, &course->game);

  return TRUE;
}

static void
course_add_row (DulleCourse *course)
{
  const DulleBoard  *board = &course->game.board;
  const DulleResult *result = &course->result;
  DulleSheetRow      row = {
         .number = course->tournament.n_games,
         .dealer = board->dealer,
         .contract = board->contract,
         .soloist = board->soloist != DULLE_NO_SEAT ? board->soloist : result->soloist,
         .duty_solo = board->duty_solo,
         .winner = result->winner,
         .points = result->points,
  };

  memcpy (row.scores, result->scores, sizeof row.scores);
  g_array_append_val (course->sheet, row);
}

void
dulle_course_finish (DulleCourse *course)
{
  const DulleBoard *board = &course->game.board;

  g_return_if_fail (dulle_course_game_is_over (course) && !course->finished);

  course->finished = TRUE;
  g_array_append_val (course->records, course->record);
  if (board->phase == DULLE_PHASE_THROWN)
    {
      dulle_tournament_finish (&course->tournament, board, NULL);
      return;
    }

  dulle_score (board, &course->result);
  dulle_tournament_finish (&course->tournament, board, &course->result);
  course_add_row (course);
}

gboolean
dulle_course_replay (DulleCourse       *course,
                     const DulleRecord *record)
{
  if (memcmp (&record->rules, &course->rules, sizeof record->rules) != 0 ||
      record->setup.dealer != course->record.setup.dealer ||
      memcmp (record->hands, course->record.hands, sizeof record->hands) != 0)
    return FALSE;

  for (guint i = 0; i < record->n_actions; i++)
    {
      if (dulle_course_apply (course, &record->actions[i]) != DULLE_ACCEPTED)
        return FALSE;
    }
  if (!dulle_course_game_is_over (course))
    return FALSE;
  dulle_course_finish (course);

  return TRUE;
}

DulleStanding
dulle_course_standing (const DulleCourse *course)
{
  const DulleTournament *tournament = &course->tournament;
  DulleStanding          standing = {
             .n_games = tournament->n_games,
             .games_left = dulle_tournament_games_left (tournament),
  };

  memcpy (standing.duty, tournament->duty, sizeof standing.duty);
  memcpy (standing.totals, tournament->totals, sizeof standing.totals);

  return standing;
}
