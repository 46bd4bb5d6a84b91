/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The course of a tournament. All rules are the engine's; here is only what has
 * to be remembered between its calls.
 */
#include "course.h"

#include <string.h>

#include "engine/deal.h"
#include "engine/information.h"
#include "engine/money.h"

static void
course_deal_cards (DulleCourse *course)
{
  const DulleSetup *setup = &course->record.setup;
  DulleHand        *hands = course->record.hands;

  if (course->plan.deals == DULLE_DEALS_FREEDOKO)
    course->next_seed = dulle_deal_freedoko (&setup->rules, course->next_seed, setup->dealer, hands);
  else
    dulle_deal (&setup->rules, dulle_tournament_deal (&course->tournament), setup->dealer, hands);
}

static void
course_deal (DulleCourse *course)
{
  course->finished = FALSE;
  course->dealer = course->tournament.dealer;
  dulle_tournament_seats (&course->tournament, course->players);
  course->record = (DulleRecord){
    .number = course->tournament.n_deals + 1,
    .rules = course->plan.rules,
    .setup = dulle_tournament_setup (&course->tournament),
  };
  course_deal_cards (course);
  dulle_game_start (&course->game, &course->record.setup, course->record.hands);
}

void
dulle_course_begin (DulleCourse     *course,
                    const DullePlan *plan)
{
  DullePlan  copy = *plan;
  DulleRules active = dulle_rules_active (&plan->rules);

  g_return_if_fail (dulle_plan_is_valid (plan));

  dulle_course_clear (course);
  course->plan = copy;
  course->next_seed = (guint32) copy.seed;
  course->tournament = dulle_tournament_start (&active, copy.seed, copy.dealer);
  course->records = g_array_new (FALSE, FALSE, sizeof (DulleRecord));
  course->lineups = g_array_new (FALSE, FALSE, sizeof (DulleLineup));
  course->sheet = g_array_new (FALSE, FALSE, sizeof (DulleSheetRow));
  course->votes = g_array_new (FALSE, FALSE, sizeof (DulleVote));
  course_deal (course);
}

void
dulle_course_clear (DulleCourse *course)
{
  g_clear_pointer (&course->records, g_array_unref);
  g_clear_pointer (&course->lineups, g_array_unref);
  g_clear_pointer (&course->sheet, g_array_unref);
  g_clear_pointer (&course->votes, g_array_unref);
  memset (course, 0, sizeof *course);
}

void
dulle_course_rename (DulleCourse *course,
                     guint8       player,
                     const char  *name)
{
  dulle_participant_set_name (&course->plan.players[player], name);
  course->naming++;
}

/* Voting */

static const DulleVote *
course_find_vote (const DulleCourse *course)
{
  for (guint i = 0; i < course->votes->len; i++)
    {
      const DulleVote *vote = &g_array_index (course->votes, DulleVote, i);

      if (vote->deal == course->tournament.n_deals + 1)
        return vote;
    }

  return NULL;
}

gboolean
dulle_course_wants_vote (const DulleCourse *course)
{
  return course->finished && course->tournament.vote_due && course_find_vote (course) == NULL;
}

/* Whoever is behind has little to lose by a round in which all play alone. */
static gboolean
is_behind (const DulleTournament *tournament,
           guint                  player)
{
  gint64 n_players = dulle_tournament_n_players (tournament);
  gint64 sum = 0;

  for (guint i = 0; i < n_players; i++)
    sum += tournament->totals[i];

  return tournament->totals[player] * n_players < sum;
}

void
dulle_course_vote (DulleCourse *course,
                   guint8       person,
                   gboolean     in_favour)
{
  DulleVote vote = { .deal = course->tournament.n_deals + 1 };

  g_return_if_fail (dulle_course_wants_vote (course));

  for (guint player = 0; player < dulle_tournament_n_players (&course->tournament); player++)
    vote.n_in_favour += player == person ? in_favour : is_behind (&course->tournament, player);
  g_array_append_val (course->votes, vote);
}

void
dulle_course_deal (DulleCourse *course)
{
  const DulleVote *vote;

  g_return_if_fail (course->finished);
  g_return_if_fail (!dulle_tournament_is_over (&course->tournament));

  vote = course->tournament.vote_due ? course_find_vote (course) : NULL;
  if (vote != NULL)
    dulle_tournament_vote (&course->tournament, vote->n_in_favour);
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

static guint8
player_on (const guint8 players[DULLE_N_SEATS],
           guint8       seat)
{
  return seat == DULLE_NO_SEAT ? DULLE_NO_SEAT : players[seat];
}

static void
row_add_money (DulleSheetRow     *row,
               const DulleBoard  *board,
               const DulleResult *result,
               const guint8       players[DULLE_N_SEATS])
{
  DulleTransfer transfers[DULLE_MAX_TRANSFERS];
  unsigned      n_transfers = dulle_money_settle (&board->rules, result, transfers);

  for (unsigned i = 0; i < n_transfers; i++)
    {
      row->money[players[transfers[i].from]] -= transfers[i].amount;
      row->money[players[transfers[i].to]] += transfers[i].amount;
    }
}

void
dulle_sheet_row_fill (DulleSheetRow     *row,
                      const DulleBoard  *board,
                      const DulleResult *result,
                      const guint8       players[DULLE_N_SEATS])
{
  *row = (DulleSheetRow){
    .dealer = players[board->dealer],
    .bock = board->bock,
    .contract = board->contract,
    .soloist = player_on (players, board->soloist != DULLE_NO_SEAT ? board->soloist : result->soloist),
    .duty_solo = board->duty_solo,
    .winner = result->winner,
    .points = result->points,
  };

  for (guint seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      row->players |= (guint8) (1 << players[seat]);
      row->scores[players[seat]] = result->scores[seat];
    }
  row_add_money (row, board, result, players);
}

static void
course_add_row (DulleCourse *course,
                guint8       session)
{
  DulleSheetRow row;

  dulle_sheet_row_fill (&row, &course->game.board, &course->result, course->players);
  row.number = course->tournament.n_games;
  row.dealer = course->dealer;
  row.session = session;
  g_array_append_val (course->sheet, row);
}

void
dulle_course_finish (DulleCourse *course)
{
  const DulleBoard *board = &course->game.board;
  guint8            session = course->tournament.session;

  g_return_if_fail (dulle_course_game_is_over (course) && !course->finished);

  course->finished = TRUE;
  g_array_append_val (course->records, course->record);
  g_array_append_vals (course->lineups, course->players, 1);
  if (board->phase == DULLE_PHASE_THROWN)
    {
      dulle_tournament_finish (&course->tournament, board, NULL);
      return;
    }

  dulle_score (board, &course->result);
  dulle_tournament_finish (&course->tournament, board, &course->result);
  course_add_row (course, session);
}

gboolean
dulle_course_replay (DulleCourse       *course,
                     const DulleRecord *record)
{
  if (memcmp (&record->rules, &course->plan.rules, sizeof record->rules) != 0 ||
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
             .n_players = dulle_tournament_n_players (tournament),
  };

  memcpy (standing.duty, tournament->duty, sizeof standing.duty);
  memcpy (standing.totals, tournament->totals, sizeof standing.totals);

  return standing;
}

guint8
dulle_course_seat_of (const DulleCourse *course,
                      guint8             player)
{
  for (guint8 seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      if (course->players[seat] == player)
        return seat;
    }

  return DULLE_NO_SEAT;
}
