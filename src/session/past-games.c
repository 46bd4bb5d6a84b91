/* SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "past-games.h"

#include <string.h>

static void
count_announcements (const DulleBoard  *board,
                     const DulleResult *result,
                     guint8             seat,
                     DullePastGame     *past)
{
  for (guint i = 0; i < board->n_announcements; i++)
    {
      const DulleAnnouncement *said = &board->announcements[i];

      if (said->seat != seat)
        continue;
      past->n_announced++;
      past->n_kept += dulle_score_kept (result, past->party, (DulleLevel) said->level);
    }
}

static void
add_game (GArray            *past,
          const DulleCourse *course,
          guint              index)
{
  const DulleRecord *record = &g_array_index (course->records, DulleRecord, index);
  const DulleLineup *lineup = &g_array_index (course->lineups, DulleLineup, index);
  DulleGame          game;
  DulleResult        result;

  dulle_record_replay (record, record->n_actions, &game);
  if (game.board.phase != DULLE_PHASE_OVER)
    return;

  dulle_score (&game.board, &result);
  for (guint8 seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      guint8        player = lineup->players[seat];
      DulleParty    party = (DulleParty) result.parties[seat];
      DullePastGame one = {
        .tournament = course->stored.tournament,
        .number = record->number,
        .seat = seat,
        .player = player,
        .party = party,
        .won = result.winner == party,
        .points = result.scores[seat],
        .own_augen = game.board.augen[seat],
        .augen = result.augen[party],
        .solo = dulle_contract_is_solo (game.board.contract) && game.board.soloist == seat,
      };

      memcpy (one.name, course->plan.players[player].name, DULLE_MAX_NAME);
      count_announcements (&game.board, &result, seat, &one);
      g_array_append_val (past, one);
    }
}

void
dulle_past_games_add (GArray            *past,
                      const DulleCourse *course)
{
  for (guint i = 0; i < course->records->len; i++)
    add_game (past, course, i);
}

static void
add_grade (DulleGrade       *sum,
           const DulleGrade *grade)
{
  for (guint mark = 0; mark < DULLE_N_VERDICTS; mark++)
    sum->marks[mark] += grade->marks[mark];
  sum->lost += grade->lost;
  sum->luck += grade->luck;
}

DulleTally
dulle_tally (const GArray *past)
{
  DulleTally tally = { .n_games = past->len };

  for (guint i = 0; i < past->len; i++)
    {
      const DullePastGame *game = &g_array_index (past, DullePastGame, i);

      tally.n_won += game->won != FALSE;
      tally.points += game->points;
      tally.n_party[game->party]++;
      tally.n_party_won[game->party] += game->won != FALSE;
      tally.own_augen += game->own_augen;
      tally.augen += game->augen;
      tally.n_soli += game->solo != FALSE;
      tally.n_soli_won += game->solo && game->won;
      tally.n_announced += game->n_announced;
      tally.n_kept += game->n_kept;
      tally.n_graded += game->graded != FALSE;
      if (game->graded)
        add_grade (&tally.grade, &game->grade);
    }

  return tally;
}

GArray *
dulle_past_games_lost (const GArray *past,
                       guint         span)
{
  g_autofree DulleGrade *last = g_new0 (DulleGrade, span);
  GArray                *means = g_array_new (FALSE, FALSE, sizeof (double));

  for (guint i = 0; i < past->len; i++)
    {
      const DullePastGame *game = &g_array_index (past, DullePastGame, i);
      DulleGrade           sum = { 0 };
      double               mean;

      if (!game->graded)
        continue;
      last[means->len % span] = game->grade;
      for (guint j = 0; j < span; j++)
        add_grade (&sum, &last[j]);
      mean = sum.lost / MAX (dulle_grade_n (&sum), 1);
      g_array_append_val (means, mean);
    }

  return means;
}
