/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What everybody did in the games that were played: it agrees with the score sheet, and
 * the grades of an analysis are kept with it.
 */
#include "suite.h"

#include <sqlite3.h>

#include "session-driver.h"
#include "session/past-reader.h"
#include "store/store-grades.h"
#include "store/store.h"
#include "store-version-4.h"

#define SEED    3
#define N_GAMES 6

/* The lines of the score that belong to a party, and to no seat. */
#define OF_THE_GAME ((2U << DULLE_LINE_SAID_BLACK) - 1)

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (DulleTournamentRun, dulle_tournament_run_clear)

/* Five players, so that one sits out. */
static void
play (DulleTournamentRun *run)
{
  DulleRules           rules = dulle_rules_default ();
  DulleTournamentSetup setup;

  rules.players = 5;
  setup = dulle_tournament_setup_make (&rules, SEED);
  dulle_participant_set_name (&setup.players[3], "Ida");
  dulle_tournament_run_begin (run, &setup);
  while (run->records->len < N_GAMES)
    driver_advance (run);
}

static DulleStore *
open_store (const char         *folder,
            DulleTournamentRun *run)
{
  g_autofree char *path = g_build_filename (folder, "store", NULL);
  GError          *error = NULL;
  DulleStore      *store = dulle_store_open (path, run, &error);

  ck_assert_ptr_nonnull (store);
  ck_assert_ptr_null (error);

  return store;
}

/* A store with the games, and the run that is in it. */
static DulleStore *
make_store (const char         *folder,
            DulleTournamentRun *run)
{
  DulleStore *store = open_store (folder, run);
  GError     *error = NULL;

  play (run);
  ck_assert (dulle_store_save (store, run, &error));

  return store;
}

static GArray *
past_of (const GArray *past,
         guint8        player)
{
  GArray *own = g_array_new (FALSE, FALSE, sizeof (DullePastGame));

  for (guint i = 0; i < past->len; i++)
    if (g_array_index (past, DullePastGame, i).player == player)
      g_array_append_val (own, g_array_index (past, DullePastGame, i));

  return own;
}

/* Sheet */

START_TEST (test_tally)
{
  g_auto (DulleTournamentRun) run = { 0 };
  g_autoptr (GArray) past = g_array_new (FALSE, FALSE, sizeof (DullePastGame));
  DulleStanding standing;
  guint         card_points = 0;

  play (&run);
  dulle_past_games_add (past, &run);
  standing = dulle_tournament_run_standing (&run);
  ck_assert_uint_eq (past->len, DULLE_N_SEATS * run.sheet->len);

  for (guint8 player = 0; player < 5; player++)
    {
      g_autoptr (GArray) own = past_of (past, player);
      DulleTally tally = dulle_tally (own);
      guint      n_played = 0;

      for (guint i = 0; i < run.sheet->len; i++)
        n_played += g_array_index (run.sheet, DulleSheetRow, i).players >> player & 1;
      ck_assert_uint_eq (tally.n_games, n_played);
      ck_assert_int_eq (tally.points, standing.totals[player]);
      ck_assert_uint_eq (tally.n_party[DULLE_RE] + tally.n_party[DULLE_KONTRA], n_played);
      ck_assert_uint_eq (tally.n_party_won[DULLE_RE] + tally.n_party_won[DULLE_KONTRA],
                         tally.n_won);
      ck_assert_uint_le (tally.n_kept, tally.n_announced);
      ck_assert_uint_eq (tally.n_graded, 0);
      card_points += (guint) tally.own_card_points;
      for (guint i = 0; i < own->len; i++)
        {
          const DullePastGame *game = &g_array_index (own, DullePastGame, i);

          ck_assert_str_eq (game->name, player == 3 ? "Ida" : "");
          ck_assert_uint_eq (game->specials & OF_THE_GAME, 0);
        }
    }
  ck_assert_uint_eq (card_points, DULLE_DECK_CARD_POINTS * run.sheet->len);
}
END_TEST

/* How many games are looked through for what is rare. */
#define N_MANY_GAMES 400

/* Says what a seat did in a game as the game itself tells it. */
static DullePastGame
look_at_game (const DulleRecord *record,
              guint8             seat)
{
  DullePastGame seen = { .seat = seat };
  DulleGame     game;
  DulleResult   result;

  dulle_record_replay (record, record->n_actions, &game);
  dulle_score (&game.board, &result);
  for (guint i = 0; i < game.board.n_announcements; i++)
    seen.n_announced += game.board.announcements[i].seat == seat;
  for (guint i = 0; i < result.n_lines; i++)
    {
      const DulleScoreLine *line = &result.lines[i];

      if (line->seat != seat)
        continue;
      seen.specials |= 1U << line->id;
      if (line->id == DULLE_LINE_FOX_CAUGHT && line->trick == game.board.n_tricks - 1)
        seen.fox_in_last_trick = TRUE;
    }

  return seen;
}

/* Announcements and special points are those of the seat, though most games have few of them. */
START_TEST (test_rarities)
{
  g_auto (DulleTournamentRun) run = { 0 };
  g_autoptr (GArray) past = g_array_new (FALSE, FALSE, sizeof (DullePastGame));
  DulleRules           rules = dulle_rules_default ();
  DulleTournamentSetup setup;
  guint                n_announced = 0, n_foxes = 0, n_late_foxes = 0;

  rules.rounds_limited = FALSE;
  setup = dulle_tournament_setup_make (&rules, SEED);
  dulle_tournament_run_begin (&run, &setup);
  while (run.records->len < N_MANY_GAMES)
    driver_advance (&run);
  driver_announce (&g_array_index (run.records, DulleRecord, 0), 2, DULLE_LEVEL_PARTY);
  driver_announce (&g_array_index (run.records, DulleRecord, 0), 2, DULLE_LEVEL_NO_90);
  dulle_past_games_add (past, &run);
  for (guint i = 0; i < past->len; i++)
    {
      const DullePastGame *game = &g_array_index (past, DullePastGame, i);
      DullePastGame        seen = look_at_game (
                 &g_array_index (run.records, DulleRecord, game->number - 1), game->seat);

      ck_assert_uint_eq (game->n_announced, seen.n_announced);
      ck_assert_uint_eq (game->specials, seen.specials);
      ck_assert_int_eq (game->fox_in_last_trick, seen.fox_in_last_trick);
      n_announced = MAX (n_announced, game->n_announced);
      n_foxes += game->specials >> DULLE_LINE_FOX_CAUGHT & 1;
      n_late_foxes += game->fox_in_last_trick != FALSE;
    }
  ck_assert_uint_eq (n_announced, 2);
  ck_assert_uint_gt (n_late_foxes, 0);
  ck_assert_uint_gt (n_foxes, n_late_foxes);
}
END_TEST

START_TEST (test_lost)
{
  static const double lost[] = { 1.0, 3.0, 0.0, 5.0 };
  g_autoptr (GArray) past = g_array_new (FALSE, FALSE, sizeof (DullePastGame));
  g_autoptr (GArray) each = NULL;
  g_autoptr (GArray) means = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (lost); i++)
    {
      DullePastGame game = { .graded = TRUE,
                             .grade = { .n_moves = { 8, 1, 0, 1 }, .lost = lost[i] } };
      DullePastGame other = { 0 };

      g_array_append_val (past, game);
      g_array_append_val (past, other);
    }
  each = dulle_past_games_lost (past, 1);
  means = dulle_past_games_lost (past, 3);
  ck_assert_uint_eq (each->len, G_N_ELEMENTS (lost));
  ck_assert_uint_eq (means->len, G_N_ELEMENTS (lost));
  for (guint i = 0; i < each->len; i++)
    ck_assert_double_eq_tol (g_array_index (each, double, i), lost[i] / 10, 1e-9);
  ck_assert_double_eq_tol (g_array_index (means, double, 0), 0.1, 1e-9);
  ck_assert_double_eq_tol (g_array_index (means, double, 1), 0.2, 1e-9);
  ck_assert_double_eq_tol (g_array_index (means, double, 2), 4.0 / 30, 1e-9);
  ck_assert_double_eq_tol (g_array_index (means, double, 3), 8.0 / 30, 1e-9);
}
END_TEST

/* Store */

static DulleGraded
grade_game (const DulleTournamentRun *run,
            guint                     index,
            guint                     seats)
{
  DulleGraded graded = {
    .tournament = run->stored.tournament,
    .number = g_array_index (run->records, DulleRecord, index).number,
    .seats = seats,
  };

  for (guint seat = 0; seat < DULLE_N_SEATS; seat++)
    graded.grades[seat] = (DulleGrade){ .n_moves = { seat, 2, 3, index },
                                        .lost = seat + 0.25,
                                        .luck = 1.5 - seat };

  return graded;
}

static void
keep (DulleStore *store,
      DulleGraded graded)
{
  const DulleRecord record = { .number = graded.number };
  g_autoptr (DulleGameAnalysis) analysis = dulle_game_analysis_new (graded.tournament, &record);
  GError *error = NULL;

  analysis->graded = graded;
  ck_assert (dulle_store_keep_analysis (store, analysis, &error));
  ck_assert_ptr_null (error);
}

/* The games of all tournaments. */
static GArray *
read_all (DulleStore *store)
{
  GArray *past = g_array_new (FALSE, FALSE, sizeof (DullePastGame));
  g_autoptr (GArray) played = dulle_store_list_played (store, NULL);

  ck_assert_ptr_nonnull (played);
  for (guint i = 0; i < played->len; i++)
    ck_assert (dulle_store_read_past_games (store, g_array_index (played, gint64, i), past));

  return past;
}

/* The game whose records have the number of @graded has its grades, as far as they were
 * kept. */
static guint
assert_graded (const GArray      *past,
               const DulleGraded *graded)
{
  guint n = 0;

  for (guint i = 0; i < past->len; i++)
    {
      const DullePastGame *game = &g_array_index (past, DullePastGame, i);

      if (game->number != graded->number)
        continue;
      n++;
      ck_assert_int_eq (game->graded, graded->seats >> game->seat & 1);
      if (game->graded)
        ck_assert_mem_eq (&game->grade, &graded->grades[game->seat], sizeof game->grade);
    }

  return n;
}

static guint
count_graded (const GArray *past)
{
  guint n = 0;

  for (guint i = 0; i < past->len; i++)
    n += g_array_index (past, DullePastGame, i).graded != FALSE;

  return n;
}

START_TEST (test_grades)
{
  g_autofree char *folder = make_folder ();
  g_auto (DulleTournamentRun) run = { 0 };
  g_auto (DulleTournamentRun) loaded = { 0 };
  g_autoptr (GArray) past = NULL;
  DulleGraded first;
  DulleGraded last;
  DulleGraded nowhere;
  DulleStore *store = make_store (folder, &run);

  first = grade_game (&run, 0, 1 << 2);
  keep (store, first);
  first = grade_game (&run, 0, 1 << 1 | 1 << 2);
  first.grades[2].lost = 7.5;
  keep (store, first);
  last = grade_game (&run, N_GAMES - 1, 1 << 0 | 1 << 3);
  keep (store, last);
  nowhere = grade_game (&run, 0, 1);
  nowhere.number = 99;
  keep (store, nowhere);
  dulle_store_close (store);

  store = open_store (folder, &loaded);
  past = read_all (store);
  ck_assert_uint_eq (assert_graded (past, &first), DULLE_N_SEATS);
  ck_assert_uint_eq (assert_graded (past, &last), DULLE_N_SEATS);
  ck_assert_uint_eq (count_graded (past), 4);
  dulle_store_close (store);
  remove_folder (g_steal_pointer (&folder));
}
END_TEST

static guint
count_measures (DulleStore        *store,
                const DulleGraded *graded)
{
  g_autoptr (DulleGameAnalysis) read =
      dulle_store_read_analysis (store, graded->tournament, graded->number);

  ck_assert_uint_eq (read->graded.seats, graded->seats);

  return read->measures->len;
}

/* A game that is analysed again has the measures of the last time only. */
START_TEST (test_measured_again)
{
  g_autofree char *folder = make_folder ();
  g_auto (DulleTournamentRun) run = { 0 };
  DulleStore        *store = make_store (folder, &run);
  const DulleRecord *record = &g_array_index (run.records, DulleRecord, 0);
  g_autoptr (DulleGameAnalysis) analysis =
      dulle_game_analysis_new (run.stored.tournament, record);

  analysis->graded.seats = (1U << DULLE_N_SEATS) - 1;
  for (guint i = 0; i < DULLE_N_SEATS; i++)
    {
      guint16      n_before = (guint16) (record->n_actions - 1 - i);
      DulleMeasure measure = { .n_before = n_before, .n_actions = 1 };

      measure.actions[0].action = record->actions[n_before];
      g_array_append_val (analysis->measures, measure);
    }
  ck_assert (dulle_store_keep_analysis (store, analysis, NULL));
  ck_assert_uint_eq (count_measures (store, &analysis->graded), DULLE_N_SEATS);
  g_array_set_size (analysis->measures, 1);
  ck_assert (dulle_store_keep_analysis (store, analysis, NULL));
  ck_assert_uint_eq (count_measures (store, &analysis->graded), 1);
  dulle_store_close (store);
  remove_folder (g_steal_pointer (&folder));
}
END_TEST

static void
change_file (const char *path,
             const char *sql)
{
  sqlite3 *db = NULL;

  ck_assert_int_eq (sqlite3_open (path, &db), SQLITE_OK);
  ck_assert_int_eq (sqlite3_exec (db, sql, NULL, NULL, NULL), SQLITE_OK);
  ck_assert_int_eq (sqlite3_close (db), SQLITE_OK);
}

/* A file made by hand may have two grades of a seat: numbers that differ, but not in what is read
 * of them. */
START_TEST (test_graded_twice)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "store", NULL);
  g_auto (DulleTournamentRun) run = { 0 };
  g_auto (DulleTournamentRun) loaded = { 0 };
  DulleStore *store = make_store (folder, &run);
  DulleGraded graded = grade_game (&run, 0, 15);

  keep (store, graded);
  dulle_store_close (store);
  change_file (path, "UPDATE grade SET best = 0, good = 0, doubtful = 0, error = 0;"
                     "INSERT INTO grade SELECT tournament, game, seat + 4294967296,"
                     "  0, 0, 0, 0, 0, 0 FROM grade");

  store = open_store (folder, &loaded);
  ck_assert_uint_eq (count_measures (store, &graded), 0);
  dulle_store_close (store);
  remove_folder (g_steal_pointer (&folder));
}
END_TEST

/* What was found of an action is read only if there is such an action. */
START_TEST (test_annotated_beyond)
{
  static const char *const changes[] = { "UPDATE annotation SET n_before = 60000",
                                         "UPDATE annotation SET n_before = 4294967296",
                                         "UPDATE annotation SET n_before = -1" };
  g_autofree char         *folder = make_folder ();
  g_autofree char         *path = g_build_filename (folder, "store", NULL);
  g_auto (DulleTournamentRun) run = { 0 };
  DulleStore        *store = make_store (folder, &run);
  const DulleRecord *record = &g_array_index (run.records, DulleRecord, 0);
  DulleAnnotation    last = { .n_before = (guint16) (record->n_actions - 1) };
  g_autoptr (DulleGameAnalysis) analysis =
      dulle_game_analysis_new (run.stored.tournament, record);

  last.seat = record->actions[last.n_before].seat;
  last.best = record->actions[last.n_before];
  analysis->graded.seats = 1U << last.seat;
  analysis->graded.grades[last.seat].n_moves[DULLE_MOVE_BEST] = 1;
  g_array_append_val (analysis->annotations, last);
  ck_assert (dulle_store_keep_analysis (store, analysis, NULL));
  ck_assert_uint_eq (count_measures (store, &analysis->graded), 0);
  dulle_store_close (store);

  analysis->graded.seats = 0;
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_auto (DulleTournamentRun) loaded = { 0 };

      change_file (path, changes[i]);
      store = open_store (folder, &loaded);
      ck_assert_uint_eq (count_measures (store, &analysis->graded), 0);
      dulle_store_close (store);
    }
  remove_folder (g_steal_pointer (&folder));
}
END_TEST

/* What is deleted has no grades any more, whatever gets its number. */
START_TEST (test_delete)
{
  g_autofree char *folder = make_folder ();
  g_auto (DulleTournamentRun) run = { 0 };
  g_autoptr (GArray) past = NULL;
  GError     *error = NULL;
  DulleStore *store = make_store (folder, &run);

  keep (store, grade_game (&run, 0, 15));
  ck_assert (dulle_store_delete (store, run.stored.tournament, &error));
  dulle_tournament_run_clear (&run);
  play (&run);
  ck_assert (dulle_store_save (store, &run, &error));
  past = read_all (store);
  ck_assert_uint_eq (past->len, DULLE_N_SEATS * run.sheet->len);
  ck_assert_uint_eq (count_graded (past), 0);
  dulle_store_close (store);
  remove_folder (g_steal_pointer (&folder));
}
END_TEST

/* What cannot be read is missing, and counted, each time that it is asked for. */
START_TEST (test_unreadable)
{
  const char *const names[] = { "", "Kleo", "Emil", "Ida", "Otto" };
  g_autofree char  *folder = make_folder ();
  g_autofree char  *path = g_build_filename (folder, "store", NULL);
  g_auto (DulleTournamentRun) run = { 0 };
  DullePastReader *reader = dulle_past_reader_new ();
  DulleStore      *store = make_store (folder, &run);
  sqlite3         *db = NULL;

  dulle_tournament_run_clear (&run);
  play (&run);
  ck_assert (dulle_store_save (store, &run, NULL));
  dulle_store_close (store);
  ck_assert_int_eq (sqlite3_open (path, &db), SQLITE_OK);
  ck_assert_int_eq (sqlite3_exec (db, "UPDATE game SET record = 'nonsense' WHERE tournament = 1",
                                  NULL, NULL, NULL),
                    SQLITE_OK);
  ck_assert_int_eq (sqlite3_close (db), SQLITE_OK);

  store = open_store (folder, &run);
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (DullePastGames) past =
          dulle_past_reader_read (reader, store, &run, 0, names, NULL);

      ck_assert_uint_eq (past->n_all, 2);
      ck_assert_uint_eq (past->n_read, 2);
      ck_assert_uint_eq (past->n_unreadable, 1);
      ck_assert_uint_eq (past->players->len, G_N_ELEMENTS (names));
    }
  dulle_past_reader_free (reader);
  dulle_store_close (store);
  remove_folder (g_steal_pointer (&folder));
}
END_TEST

/* A store from before there were grades. */
START_TEST (test_third_version)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "store", NULL);
  g_auto (DulleTournamentRun) run = { 0 };
  g_auto (DulleTournamentRun) loaded = { 0 };
  g_autoptr (GArray) past = NULL;
  g_autoptr (GArray) graded = NULL;
  sqlite3 *db = NULL;

  dulle_store_close (make_store (folder, &run));
  ck_assert_int_eq (sqlite3_open (path, &db), SQLITE_OK);
  ck_assert_int_eq (
      sqlite3_exec (db, "DROP TABLE grade; DROP TABLE annotation; DROP TABLE seal;"
                        "DROP TABLE attempt;"
                        "PRAGMA user_version = 3",
                    NULL,
                    NULL, NULL),
      SQLITE_OK);
  ck_assert_int_eq (sqlite3_close (db), SQLITE_OK);

  for (guint i = 0; i < 2; i++)
    {
      DulleStore *store;

      dulle_tournament_run_clear (&loaded);
      store = open_store (folder, &loaded);
      ck_assert_uint_eq (loaded.records->len, N_GAMES);
      if (i == 0)
        {
          past = read_all (store);
          keep (store, grade_game (&loaded, 1, 15));
        }
      else
        graded = read_all (store);
      dulle_store_close (store);
    }
  ck_assert_uint_eq (count_graded (past), 0);
  ck_assert_uint_eq (count_graded (graded), DULLE_N_SEATS);
  ck_assert_uint_eq (past->len, graded->len);
  remove_folder (g_steal_pointer (&folder));
}
END_TEST

/* The grades of a store from before annotations were kept are there still; of the
 * decisions nothing is known. */
START_TEST (test_fourth_version)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "store", NULL);
  g_auto (DulleTournamentRun) run = { 0 };
  g_autoptr (GArray) past = NULL;
  g_autoptr (DulleGameAnalysis) analysis = NULL;
  DulleStore *store;
  sqlite3    *db = NULL;

  ck_assert_int_eq (sqlite3_open (path, &db), SQLITE_OK);
  ck_assert_int_eq (sqlite3_exec (db, store_version_4, NULL, NULL, NULL), SQLITE_OK);
  ck_assert_int_eq (sqlite3_close (db), SQLITE_OK);

  store = open_store (folder, &run);
  past = read_all (store);
  ck_assert_uint_eq (past->len, 2 * DULLE_N_SEATS);
  ck_assert_uint_eq (count_graded (past), DULLE_N_SEATS + 1);
  ck_assert_double_eq_tol (g_array_index (past, DullePastGame, 2).grade.lost, 2.25, 1e-9);
  ck_assert_uint_eq (g_array_index (past, DullePastGame, 3).grade.n_moves[DULLE_MOVE_BEST], 8);

  analysis = dulle_store_read_analysis (store, 1, 1);
  ck_assert_uint_eq (analysis->record.number, 1);
  ck_assert_uint_eq (analysis->graded.seats, 0);
  ck_assert_uint_eq (analysis->annotations->len, 0);
  ck_assert_ptr_null (dulle_store_read_analysis (store, 1, 3));
  dulle_store_close (store);
  remove_folder (g_steal_pointer (&folder));
}
END_TEST

/* Session */

START_TEST (test_session)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "store", NULL);
  g_auto (DulleTournamentRun) run = { 0 };
  g_autoptr (Driver) driver = NULL;
  g_autoptr (GArray) past = NULL;
  DulleStore *store;
  DulleGraded graded;

  store = make_store (folder, &run);
  graded = grade_game (&run, 0, 15);
  keep (store, graded);
  dulle_store_close (store);
  driver = driver_new (path, 0);
  dulle_session_start (driver->session);
  driver_run_to (driver, DULLE_EVENT_RESUMED);
  past = driver_read_past_games (driver);
  ck_assert_uint_eq (past->len, DULLE_N_SEATS * run.sheet->len);
  ck_assert_uint_eq (count_graded (past), DULLE_N_SEATS);
  ck_assert_uint_eq (assert_graded (past, &graded), DULLE_N_SEATS);
  g_clear_object (&driver->session);
  remove_folder (g_steal_pointer (&folder));
}
END_TEST

/* Each member of a sum, from three games of which two are graded. */
START_TEST (test_sums)
{
  const DullePastGame games[] = {
    { .party = DULLE_RE, .won = TRUE, .points = 3, .own_card_points = 70, .card_points = 130, .solo = FALSE, .n_announced = 2, .n_kept = 1, .graded = TRUE, .grade = { .n_moves = { 1, 0, 0, 0 }, .lost = 0.5, .luck = 1.0 } },
    { .party = DULLE_RE, .won = TRUE, .points = 6, .own_card_points = 140, .card_points = 140, .solo = TRUE, .n_announced = 1, .n_kept = 1, .graded = FALSE, .grade = { .n_moves = { 9, 9, 9, 9 }, .lost = 9.0, .luck = 9.0 } },
    { .party = DULLE_KONTRA, .won = FALSE, .points = -2, .own_card_points = 30, .card_points = 90, .solo = FALSE, .n_announced = 4, .n_kept = 0, .graded = TRUE, .grade = { .n_moves = { 0, 2, 0, 1 }, .lost = 1.5, .luck = -2.0 } },
  };
  g_autoptr (GArray) past = g_array_new (FALSE, FALSE, sizeof (DullePastGame));
  g_autoptr (GArray) lost = NULL;
  DulleTally tally;

  g_array_append_vals (past, games, G_N_ELEMENTS (games));
  tally = dulle_tally (past);
  ck_assert_uint_eq (tally.n_games, 3);
  ck_assert_uint_eq (tally.n_won, 2);
  ck_assert_int_eq (tally.points, 7);
  ck_assert_uint_eq (tally.n_party[DULLE_RE], 2);
  ck_assert_uint_eq (tally.n_party[DULLE_KONTRA], 1);
  ck_assert_uint_eq (tally.n_party_won[DULLE_RE], 2);
  ck_assert_uint_eq (tally.n_party_won[DULLE_KONTRA], 0);
  ck_assert_uint_eq (tally.own_card_points, 240);
  ck_assert_uint_eq (tally.card_points, 360);
  ck_assert_uint_eq (tally.n_solos, 1);
  ck_assert_uint_eq (tally.n_solos_won, 1);
  ck_assert_uint_eq (tally.n_announced, 7);
  ck_assert_uint_eq (tally.n_kept, 2);
  ck_assert_uint_eq (tally.n_graded, 2);
  ck_assert_uint_eq (dulle_grade_n_moves (&tally.grade), 4);
  ck_assert_double_eq (tally.grade.lost, 2.0);
  ck_assert_double_eq (tally.grade.luck, -1.0);

  lost = dulle_past_games_lost (past, 1);
  ck_assert_uint_eq (lost->len, 2);
  ck_assert_double_eq (g_array_index (lost, double, 0), 0.5);
  ck_assert_double_eq (g_array_index (lost, double, 1), 0.5);
  g_clear_pointer (&lost, g_array_unref);
  lost = dulle_past_games_lost (past, 2);
  ck_assert_double_eq (g_array_index (lost, double, 0), 0.5);
  ck_assert_double_eq (g_array_index (lost, double, 1), 0.5);
}
END_TEST

/* The person comes first, then the others, who played last first, each with the games in their
 * order. */
START_TEST (test_players)
{
  static const char *const names[] = { "Anna", "Berta", "Carla" };
  g_autoptr (GArray) past = g_array_new (FALSE, FALSE, sizeof (DullePastGame));
  g_autoptr (GPtrArray) players = NULL;
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint number = 1; number <= 7; number++)
    {
      DullePastGame game = { .number = number, .player = (guint8) (number % 3) };

      g_array_append_val (past, game);
    }
  players = dulle_past_games_by_player (past, 0, names);
  for (guint i = 0; i < players->len; i++)
    {
      const DullePastPlayer *player = g_ptr_array_index (players, i);

      g_string_append_printf (text, "%s%s", i > 0 ? ", " : "", player->name);
      for (guint j = 0; j < player->games->len; j++)
        g_string_append_printf (text, " %u",
                                g_array_index (player->games, DullePastGame, j).number);
    }
  ck_assert_str_eq (text->str, "Anna 3 6, Berta 1 4 7, Carla 2 5");
}
END_TEST

SUITE ("past-games",
       test_tally,
       test_rarities,
       test_lost,
       test_grades,
       test_measured_again,
       test_graded_twice,
       test_annotated_beyond,
       test_delete,
       test_unreadable,
       test_third_version,
       test_fourth_version,
       test_session,
       test_sums,
       test_players)
