/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What everybody did in all games of a store is read in slices and remembered, apart from the
 * tournament on the table.
 */
#include "suite.h"

#include "many-games.h"
#include "query-count.h"
#include "session/past-reader.h"
#include "store-fixture.h"
#include "store/store-grades.h"
#include "store/store-statements.h"

/* Tournaments are read until they have so many games. */
#define SLICE 250

static const char *const names[] = { "", "Kleo", "Emil", "Ida", "Otto", "Udo", "Ole", NULL };

static DullePastGames *
read_some (DullePastReader          *reader,
           DulleStore               *store,
           const DulleTournamentRun *running)
{
  g_autoptr (GError) error = NULL;
  DullePastGames *past = dulle_past_reader_read (reader, store, running, 0, names, &error);

  ck_assert_ptr_nonnull (past);
  ck_assert_ptr_null (error);

  return past;
}

/* Of all players together, each of which has a part in a quarter of a game. */
static guint
count_games (const DullePastGames *past)
{
  guint n = 0;

  ck_assert_ptr_nonnull (past->players);
  for (guint i = 0; i < past->players->len; i++)
    n += ((const DullePastPlayer *) g_ptr_array_index (past->players, i))->games->len;
  ck_assert_uint_eq (n % DULLE_N_SEATS, 0);

  return n / DULLE_N_SEATS;
}

static void
change_rows (DulleStore *store,
             const char *sql)
{
  ck_assert_int_eq (sqlite3_exec (store->db, sql, NULL, NULL, NULL), SQLITE_OK);
}

static guint
count_stored (DulleStore *store,
              gint64      tournament)
{
  g_autofree char *sql = g_strdup_printf (
      "SELECT count(*) FROM game WHERE tournament = %" G_GINT64_FORMAT, tournament);

  return query_count (store->db, sql);
}

/* Each slice goes on where the one before ended, and ends with the tournament by which it has
 * enough games; the sums are there with the last one, and at once from then on. */
START_TEST (test_slices)
{
  static const DulleTournamentRun nothing = { 0 };
  g_auto (Fixture) fixture = fixture_new ();
  DulleTournamentRun run = { 0 };
  DulleStore        *store = open_well (fixture.path, &run);
  DullePastReader   *reader = dulle_past_reader_new ();
  g_autoptr (GArray) played = NULL;
  g_autoptr (DullePastGames) at_once = NULL;
  g_autoptr (DullePastGames) anew = NULL;
  guint n_slices = 0;
  guint n_known = 0;

  add_many_games (store, 3 * SLICE);
  played = dulle_store_list_played (store, NULL);
  for (gboolean is_whole = FALSE; !is_whole; n_slices++)
    {
      g_autoptr (DullePastGames) past = read_some (reader, store, &nothing);
      guint n_games = 0;

      ck_assert_uint_eq (past->n_all, played->len);
      is_whole = past->n_read == past->n_all;
      for (; n_known < past->n_read; n_known++)
        {
          ck_assert_uint_lt (n_games, SLICE);
          n_games += count_stored (store, g_array_index (played, gint64, n_known));
        }
      ck_assert (is_whole || n_games >= SLICE);
      ck_assert (is_whole == (past->players != NULL));
    }
  ck_assert_uint_gt (n_slices, 2);

  at_once = read_some (reader, store, &nothing);
  ck_assert_uint_eq (count_games (at_once),
                     query_count (store->db, "SELECT count(*) FROM game"));
  dulle_past_reader_forget_all (reader);
  anew = read_some (reader, store, &nothing);
  ck_assert_uint_lt (anew->n_read, anew->n_all);
  dulle_past_reader_free (reader);
  dulle_store_close (store);
}
END_TEST

/* What was read is not read again before it is said that it is not true any more. */
START_TEST (test_forgotten)
{
  static const DulleTournamentRun nothing = { 0 };
  g_auto (Fixture) fixture = fixture_new ();
  DulleTournamentRun run = { 0 };
  DulleStore        *store = open_well (fixture.path, &run);
  DullePastReader   *reader = dulle_past_reader_new ();
  g_autoptr (DullePastGames) whole = NULL;
  g_autoptr (DullePastGames) remembered = NULL;
  g_autoptr (DullePastGames) other = NULL;
  g_autoptr (DullePastGames) read_again = NULL;
  guint n_lost;

  add_many_games (store, SLICE / 2);
  n_lost = count_stored (store, 2);
  whole = read_some (reader, store, &nothing);
  change_rows (store, "UPDATE game SET record = 'nonsense' WHERE tournament = 2");
  remembered = read_some (reader, store, &nothing);
  dulle_past_reader_forget (reader, 1);
  other = read_some (reader, store, &nothing);
  dulle_past_reader_forget (reader, 2);
  read_again = read_some (reader, store, &nothing);

  ck_assert_uint_eq (remembered->n_unreadable, 0);
  ck_assert_uint_eq (count_games (remembered), count_games (whole));
  ck_assert_uint_eq (other->n_unreadable, 0);
  ck_assert_uint_eq (count_games (other), count_games (whole));
  ck_assert_uint_eq (read_again->n_unreadable, 1);
  ck_assert_uint_eq (count_games (read_again), count_games (whole) - n_lost);
  dulle_past_reader_free (reader);
  dulle_store_close (store);
}
END_TEST

/* The tournament on the table is asked each time, whether all of it is saved or not. */
START_TEST (test_running)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) run = { 0 };
  DulleStore      *store = open_well (fixture.path, &run);
  DullePastReader *reader = dulle_past_reader_new ();
  guint            n_stored;

  add_many_games (store, SLICE / 4);
  n_stored = query_count (store->db, "SELECT count(*) FROM game");
  begin (&run);
  for (guint n = 1; n <= 3; n++)
    {
      g_autoptr (DullePastGames) unsaved = NULL;
      g_autoptr (DullePastGames) saved = NULL;

      while (run.records->len < n)
        driver_advance (&run);
      unsaved = read_some (reader, store, &run);
      ck_assert_uint_eq (count_games (unsaved), n_stored + n);
      save_well (store, &run);
      saved = read_some (reader, store, &run);
      ck_assert_uint_eq (count_games (saved), n_stored + n);
      ck_assert_uint_eq (saved->n_unreadable, 0);
    }
  dulle_past_reader_free (reader);
  dulle_store_close (store);
}
END_TEST

/* Nothing is kept: there is only the tournament on the table. */
START_TEST (test_without_store)
{
  g_auto (DulleTournamentRun) run = { 0 };
  DullePastReader *reader = dulle_past_reader_new ();
  g_autoptr (DullePastGames) past = NULL;

  begin (&run);
  while (run.records->len < 2)
    driver_advance (&run);
  past = read_some (reader, NULL, &run);
  ck_assert_uint_eq (past->n_all, 0);
  ck_assert_uint_eq (count_games (past), 2);
  dulle_past_reader_free (reader);
}
END_TEST

/**
 * Reading:
 * @answer: what was read in the end
 * @part: how much was told to be read, last
 */
typedef struct
{
  Answer answer;
  double part;
} Reading;

static void
note_progress_cb (gpointer user_data,
                  double   part)
{
  Reading *reading = user_data;

  ck_assert (part > reading->part && part < 1.0);
  reading->part = part;
}

/* Whoever asks for all of it is told meanwhile how much has been read. */
START_TEST (test_progress)
{
  g_auto (Fixture) fixture = fixture_new ();
  DulleTournamentRun run = { 0 };
  DulleStore        *store = open_well (fixture.path, &run);
  Reading            reading = { 0 };
  GAsyncResult      *result;
  g_autoptr (Driver) driver = driver_new (fixture.path, 0);
  g_autoptr (DullePastGames) past = NULL;

  add_many_games (store, 3 * SLICE);
  dulle_store_close (store);
  dulle_session_start (driver->session);
  dulle_session_read_past_games_async (driver->session, names, NULL, note_progress_cb, answer_cb,
                                       &reading);
  result = answer_wait (&reading.answer);
  past = dulle_session_read_past_games_finish (driver->session, result, NULL);
  ck_assert_uint_eq (past->n_read, past->n_all);
  ck_assert (reading.part > 0.5);
  answer_clear (&reading.answer);
}
END_TEST

SUITE ("past-reader", test_slices, test_forgotten, test_running, test_without_store, test_progress)
