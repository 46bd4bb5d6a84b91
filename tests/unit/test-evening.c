/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The end of a tournament: the ranking, and the records of the evening, compared with the
 * score sheet.
 */
#include "engine/announce.h"
#include "tournament/evening.h"
#include "tournament/ranking.h"

#include "session-driver.h"
#include "suite.h"

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (DulleTournamentRun, dulle_tournament_run_clear)

#define CENTS 5
#define SEED  7

static DulleTournamentLog *
play_seeded (guint   players,
             guint64 seed)
{
  g_auto (DulleTournamentRun) run = { 0 };
  DulleRules           rules = dulle_rules_default ();
  DulleTournamentSetup setup;

  rules.rounds = 4;
  rules.bonus_fox_caught_last_trick = TRUE;
  rules.compulsory_solos = 0;
  rules.cents_per_point = CENTS;
  rules.players = (gint16) players;
  setup = dulle_tournament_setup_make (&rules, seed);
  dulle_tournament_run_begin (&run, &setup);
  while (!(run.finished && dulle_tournament_is_over (&run.tournament)))
    driver_advance (&run);

  return dulle_tournament_log_new (&run, 0, TRUE);
}

static DulleTournamentLog *
play_tournament (guint players)
{
  return play_seeded (players, SEED);
}

START_TEST (test_ranking)
{
  DulleStanding     standing = { .n_players = 5, .totals = { 3, 12, -4, 12, -23 } };
  DulleRankedPlayer ranked[DULLE_MAX_PLAYERS] = { 0 };
  const guint       players[] = { 1, 3, 0, 2, 4 };
  const guint       places[] = { 1, 1, 3, 4, 5 };

  dulle_ranking (&standing, ranked);
  for (guint i = 0; i < standing.n_players; i++)
    {
      ck_assert_uint_eq (ranked[i].player, players[i]);
      ck_assert_uint_eq (ranked[i].place, places[i]);
      ck_assert_int_eq (ranked[i].total, standing.totals[players[i]]);
    }
  ck_assert_uint_eq (ranked[standing.n_players].place, 0);
}
END_TEST

/* More games are promised than will be played. */
START_TEST (test_bock_left)
{
  g_auto (DulleTournamentRun) run = { 0 };
  DulleRules           rules = dulle_rules_default ();
  DulleTournamentSetup setup = dulle_tournament_setup_make (&rules, 7);

  dulle_tournament_run_begin (&run, &setup);
  ck_assert_uint_eq (dulle_tournament_run_standing (&run).bock_left, 0);
  run.tournament.bock.n_games = 4;
  ck_assert_uint_eq (dulle_tournament_run_standing (&run).bock_left, 4);
  run.tournament.bock.n_games = 30;
  ck_assert_uint_eq (dulle_tournament_run_standing (&run).bock_left, 24);
  run.tournament.rules.rounds_limited = 0;
  ck_assert_uint_eq (dulle_tournament_run_standing (&run).bock_left, 30);
  run.tournament.stage = DULLE_STAGE_OVER;
  ck_assert_uint_eq (dulle_tournament_run_standing (&run).bock_left, 0);
}
END_TEST

/* Before the first game has ended nobody holds a record. */
START_TEST (test_nothing)
{
  g_auto (DulleTournamentRun) run = { 0 };
  DulleRules           rules = dulle_rules_default ();
  DulleTournamentSetup setup = dulle_tournament_setup_make (&rules, 7);
  g_autoptr (DulleTournamentLog) evening_log = NULL;
  DulleEvening evening;

  dulle_tournament_run_begin (&run, &setup);
  driver_advance (&run);
  evening_log = dulle_tournament_log_new (&run, 0, TRUE);
  evening = dulle_evening_find (evening_log);
  ck_assert_uint_eq (evening.win.player, DULLE_NO_SEAT);
  ck_assert_uint_eq (evening.foxes.player, DULLE_NO_SEAT);
  ck_assert_uint_eq (evening.announcement.player, DULLE_NO_SEAT);
}
END_TEST

START_TEST (test_win)
{
  g_autoptr (DulleTournamentLog) evening_log = play_tournament (5);
  DulleEvening         evening = dulle_evening_find (evening_log);
  const DulleSheetRow *row;

  ck_assert_uint_ge (evening.win.number, 1);
  ck_assert_uint_le (evening.win.number, evening_log->sheet->len);
  row = &g_array_index (evening_log->sheet, DulleSheetRow, evening.win.number - 1);
  ck_assert_int_eq (row->scores[evening.win.player], evening.win.value);
  for (guint i = 0; i < evening_log->sheet->len; i++)
    for (guint player = 0; player < 5; player++)
      ck_assert_int_le (g_array_index (evening_log->sheet, DulleSheetRow, i).scores[player],
                        evening.win.value);
}
END_TEST

/* All foxes, wherever they went.
 * @line: the one that counts them */
static guint
count_caught (const DulleTournamentLog *evening_log,
              guint                     player,
              DulleLineId               line)
{
  guint n = 0;

  for (guint i = 0; i < evening_log->records->len; i++)
    {
      const DulleRecord *record = &g_array_index (evening_log->records, DulleRecord, i);
      const DulleLineup *lineup = &g_array_index (evening_log->lineups, DulleLineup, i);
      DulleGame          game;
      DulleResult        result;

      dulle_record_replay (record, record->n_actions, &game);
      if (game.board.phase != DULLE_PHASE_OVER)
        continue;
      dulle_score (&game.board, &result);
      for (guint j = 0; j < result.n_lines; j++)
        n += result.lines[j].id == line && lineup->players[result.lines[j].seat] == player;
    }

  return n;
}

/* One that is caught in the last trick is one fox, although it makes two points. */
START_TEST (test_foxes)
{
  guint n_late = 0;

  for (guint64 seed = SEED; seed < SEED + 40; seed++)
    {
      g_autoptr (DulleTournamentLog) evening_log = play_seeded (4, seed);
      DulleRecordOfEvening foxes = dulle_evening_find (evening_log).foxes;

      ck_assert_uint_lt (foxes.player, DULLE_N_SEATS);
      for (guint player = 0; player < DULLE_N_SEATS; player++)
        ck_assert_int_le (count_caught (evening_log, player, DULLE_LINE_FOX_CAUGHT), foxes.value);
      ck_assert_int_eq (count_caught (evening_log, foxes.player, DULLE_LINE_FOX_CAUGHT),
                        foxes.value);
      n_late += count_caught (evening_log, foxes.player, DULLE_LINE_FOX_CAUGHT_LAST_TRICK);
    }
  ck_assert_uint_gt (n_late, 0);
}
END_TEST

/* Another announcement in that game of the tournament. */
static void
announce_in_game (DulleTournamentLog *evening_log,
                  guint               index,
                  guint8              seat,
                  DulleLevel          level)
{
  driver_announce (&g_array_index (evening_log->records, DulleRecord, index), seat, level);
}

START_TEST (test_announcement)
{
  g_autoptr (DulleTournamentLog) evening_log = play_tournament (4);
  DulleEvening evening = dulle_evening_find (evening_log);

  ck_assert_uint_eq (evening.announcement.player, DULLE_NO_SEAT);

  announce_in_game (evening_log, 1, 2, DULLE_LEVEL_PARTY);
  announce_in_game (evening_log, 2, 3, DULLE_LEVEL_NO_60);
  announce_in_game (evening_log, 3, 1, DULLE_LEVEL_NO_90);
  evening = dulle_evening_find (evening_log);
  ck_assert_uint_eq (evening.announcement.player,
                     g_array_index (evening_log->lineups, DulleLineup, 2).players[3]);
  ck_assert_uint_eq (evening.announcement.number, 3);
  ck_assert_int_eq (evening.announcement.value, DULLE_LEVEL_NO_60);
}
END_TEST

/* Returns: somebody who wins, or who loses, that game of the tournament */
static guint8
find_seat (const DulleTournamentLog *evening_log,
           guint                     index,
           gboolean                  wins)
{
  const DulleRecord *record = &g_array_index (evening_log->records, DulleRecord, index);
  DulleGame          game;
  DulleResult        result;
  guint8             seat = 0;

  dulle_record_replay (record, record->n_actions, &game);
  dulle_score (&game.board, &result);
  while ((result.parties[seat] == result.winner) != wins)
    seat++;

  return seat;
}

/* Of those that go as far, one that was kept counts more, and of these the first. */
START_TEST (test_kept_announcement)
{
  g_autoptr (DulleTournamentLog) evening_log = play_tournament (4);
  DulleEvening evening;

  for (guint i = 1; i <= 4; i++)
    announce_in_game (evening_log, i, find_seat (evening_log, i, i == 2 || i == 3),
                      DULLE_LEVEL_PARTY);
  evening = dulle_evening_find (evening_log);
  ck_assert (evening.announcement.kept);
  ck_assert_uint_eq (evening.announcement.number, 3);
}
END_TEST

/* Where all points are counted, plus and minus, each is worth its money to whoever has it, wherever
 * it sat. */
START_TEST (test_money)
{
  g_autoptr (DulleTournamentLog) evening_log = play_tournament (5);

  for (guint i = 0; i < evening_log->sheet->len; i++)
    {
      const DulleSheetRow *row = &g_array_index (evening_log->sheet, DulleSheetRow, i);

      for (guint player = 0; player < DULLE_MAX_PLAYERS; player++)
        ck_assert_int_eq (row->money[player], CENTS * row->scores[player]);
    }
}
END_TEST

SUITE ("evening",
       test_ranking,
       test_bock_left,
       test_nothing,
       test_win,
       test_foxes,
       test_announcement,
       test_kept_announcement,
       test_money)
