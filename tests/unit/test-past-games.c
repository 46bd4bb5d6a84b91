/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What everybody did in the games that were played: it agrees with the score sheet, and
 * the grades of an analysis are kept with it.
 */
#include "suite.h"

#include <sqlite3.h>

#include "session-driver.h"
#include "session/store.h"

#define SEED    3
#define N_GAMES 6

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (DulleCourse, dulle_course_clear)

/* Five players, so that one sits out. */
static void
play (DulleCourse *course)
{
  DulleRules rules = dulle_rules_default ();
  DullePlan  plan;

  rules.players = 5;
  plan = dulle_plan (&rules, SEED);
  dulle_participant_set_name (&plan.players[3], "Ida");
  dulle_course_begin (course, &plan);
  while (course->records->len < N_GAMES)
    driver_advance (course);
}

static DulleStore *
open_store (const char  *folder,
            DulleCourse *course)
{
  g_autofree char *path = g_build_filename (folder, "store", NULL);
  char            *trouble = NULL;
  DulleStore      *store = dulle_store_open (path, course, &trouble);

  ck_assert_ptr_nonnull (store);
  ck_assert_ptr_null (trouble);

  return store;
}

/* A store with the games, and the course that is in it. */
static DulleStore *
make_store (const char  *folder,
            DulleCourse *course)
{
  DulleStore *store = open_store (folder, course);
  char       *trouble = NULL;

  play (course);
  ck_assert (dulle_store_save (store, course, &trouble));

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
  g_auto (DulleCourse) course = { 0 };
  g_autoptr (GArray) past = g_array_new (FALSE, FALSE, sizeof (DullePastGame));
  DulleStanding standing;
  guint         augen = 0;

  play (&course);
  dulle_past_games_add (past, &course);
  standing = dulle_course_standing (&course);
  ck_assert_uint_eq (past->len, DULLE_N_SEATS * course.sheet->len);

  for (guint8 player = 0; player < 5; player++)
    {
      g_autoptr (GArray) own = past_of (past, player);
      DulleTally tally = dulle_tally (own);
      guint      n_played = 0;

      for (guint i = 0; i < course.sheet->len; i++)
        n_played += g_array_index (course.sheet, DulleSheetRow, i).players >> player & 1;
      ck_assert_uint_eq (tally.n_games, n_played);
      ck_assert_int_eq (tally.points, standing.totals[player]);
      ck_assert_uint_eq (tally.n_party[DULLE_RE] + tally.n_party[DULLE_KONTRA], n_played);
      ck_assert_uint_eq (tally.n_party_won[DULLE_RE] + tally.n_party_won[DULLE_KONTRA], tally.n_won);
      ck_assert_uint_le (tally.n_kept, tally.n_announced);
      ck_assert_uint_eq (tally.n_graded, 0);
      augen += (guint) tally.own_augen;
      for (guint i = 0; i < own->len; i++)
        ck_assert_str_eq (g_array_index (own, DullePastGame, i).name, player == 3 ? "Ida" : "");
    }
  ck_assert_uint_eq (augen, DULLE_DECK_AUGEN * course.sheet->len);
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
      DullePastGame game = { .graded = TRUE, .grade = { .marks = { 8, 1, 0, 1 }, .lost = lost[i] } };
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
grade_game (const DulleCourse *course,
            guint              index,
            guint              seats)
{
  DulleGraded graded = {
    .tournament = course->stored.tournament,
    .number = g_array_index (course->records, DulleRecord, index).number,
    .seats = seats,
  };

  for (guint seat = 0; seat < DULLE_N_SEATS; seat++)
    graded.grades[seat] = (DulleGrade){ .marks = { seat, 2, 3, index }, .lost = seat + 0.25, .luck = 1.5 - seat };

  return graded;
}

static void
keep (DulleStore *store,
      DulleGraded graded)
{
  char *trouble = NULL;

  ck_assert (dulle_store_keep_grades (store, &graded, &trouble));
  ck_assert_ptr_null (trouble);
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
  g_auto (DulleCourse) course = { 0 };
  g_auto (DulleCourse) loaded = { 0 };
  g_autoptr (GArray) past = NULL;
  DulleGraded first;
  DulleGraded last;
  DulleGraded nowhere;
  DulleStore *store = make_store (folder, &course);

  first = grade_game (&course, 0, 1 << 2);
  keep (store, first);
  first = grade_game (&course, 0, 1 << 1 | 1 << 2);
  first.grades[2].lost = 7.5;
  keep (store, first);
  last = grade_game (&course, N_GAMES - 1, 1 << 0 | 1 << 3);
  keep (store, last);
  nowhere = grade_game (&course, 0, 1);
  nowhere.number = 99;
  keep (store, nowhere);
  dulle_store_close (store);

  store = open_store (folder, &loaded);
  past = dulle_store_read_past_games (store);
  ck_assert_uint_eq (assert_graded (past, &first), DULLE_N_SEATS);
  ck_assert_uint_eq (assert_graded (past, &last), DULLE_N_SEATS);
  ck_assert_uint_eq (count_graded (past), 4);
  dulle_store_close (store);
  remove_folder (g_steal_pointer (&folder));
}
END_TEST

/* What is deleted has no grades any more, whatever gets its number. */
START_TEST (test_delete)
{
  g_autofree char *folder = make_folder ();
  g_auto (DulleCourse) course = { 0 };
  g_autoptr (GArray) past = NULL;
  char       *trouble = NULL;
  DulleStore *store = make_store (folder, &course);

  keep (store, grade_game (&course, 0, 15));
  ck_assert (dulle_store_delete (store, course.stored.tournament, &trouble));
  dulle_course_clear (&course);
  play (&course);
  ck_assert (dulle_store_save (store, &course, &trouble));
  past = dulle_store_read_past_games (store);
  ck_assert_uint_eq (past->len, DULLE_N_SEATS * course.sheet->len);
  ck_assert_uint_eq (count_graded (past), 0);
  dulle_store_close (store);
  remove_folder (g_steal_pointer (&folder));
}
END_TEST

/* A store from before there were grades. */
START_TEST (test_third_version)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "store", NULL);
  g_auto (DulleCourse) course = { 0 };
  g_auto (DulleCourse) loaded = { 0 };
  g_autoptr (GArray) past = NULL;
  g_autoptr (GArray) graded = NULL;
  sqlite3 *db = NULL;

  dulle_store_close (make_store (folder, &course));
  ck_assert_int_eq (sqlite3_open (path, &db), SQLITE_OK);
  ck_assert_int_eq (sqlite3_exec (db, "DROP TABLE grade; PRAGMA user_version = 3", NULL, NULL, NULL), SQLITE_OK);
  ck_assert_int_eq (sqlite3_close (db), SQLITE_OK);

  for (guint i = 0; i < 2; i++)
    {
      DulleStore *store;

      dulle_course_clear (&loaded);
      store = open_store (folder, &loaded);
      ck_assert_uint_eq (loaded.records->len, N_GAMES);
      if (i == 0)
        {
          past = dulle_store_read_past_games (store);
          keep (store, grade_game (&loaded, 1, 15));
        }
      else
        graded = dulle_store_read_past_games (store);
      dulle_store_close (store);
    }
  ck_assert_uint_eq (count_graded (past), 0);
  ck_assert_uint_eq (count_graded (graded), DULLE_N_SEATS);
  ck_assert_uint_eq (past->len, graded->len);
  remove_folder (g_steal_pointer (&folder));
}
END_TEST

/* Session */

START_TEST (test_session)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "store", NULL);
  g_auto (DulleCourse) course = { 0 };
  g_autoptr (Driver) driver = NULL;
  DulleGraded graded;

  dulle_store_close (make_store (folder, &course));
  driver = driver_new (path, 0);
  dulle_session_start (driver->session);
  driver_run_to (driver, DULLE_EVENT_RESUMED);
  graded = grade_game (&course, 0, 15);
  dulle_session_keep_grades (driver->session, &graded);
  driver_run_to (driver, DULLE_EVENT_GRADED);
  ck_assert_mem_eq (driver_last (driver)->graded.grades, graded.grades, sizeof graded.grades);
  dulle_session_read_past_games (driver->session);
  driver_run_to (driver, DULLE_EVENT_PAST_GAMES);
  ck_assert_uint_eq (driver_last (driver)->past->len, DULLE_N_SEATS * course.sheet->len);
  ck_assert_uint_eq (count_graded (driver_last (driver)->past), DULLE_N_SEATS);
  ck_assert_uint_eq (assert_graded (driver_last (driver)->past, &graded), DULLE_N_SEATS);
  g_clear_object (&driver->session);
  remove_folder (g_steal_pointer (&folder));
}
END_TEST

SUITE ("past-games", test_tally, test_lost, test_grades, test_delete, test_third_version, test_session)
