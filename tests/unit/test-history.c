/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Everything that was played can be looked back on: it is listed, its games are told
 * as they were played, written as records and read again; what is imported stands
 * beside it, and a file that cannot be read changes nothing.
 */
#include "suite.h"

#include "session-driver.h"
#include "tournament/tournament-log.h"

#define SEED 4711

static const char *const players[] = { "Anna", "Kleo", "Ben", "Mia", "Lea", "Tom", "Ida" };

typedef struct
{
  char   *folder;
  char   *path;
  Driver *driver;
} Fixture;

static Fixture
fixture_new (guint8 person)
{
  Fixture fixture = { .folder = make_folder () };

  fixture.path = g_build_filename (fixture.folder, "store", NULL);
  fixture.driver = driver_new (fixture.path, person);

  return fixture;
}

static void
fixture_clear (Fixture *fixture)
{
  driver_free (fixture->driver);
  remove_folder (fixture->folder);
  g_free (fixture->path);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Fixture, fixture_clear)

/* A tournament that computers play to its end. */
static void
play_tournament (Driver *driver,
                 guint   n_players)
{
  DulleRules           rules = driver_rules ();
  DulleTournamentSetup setup;

  rules.players = (gint16) n_players;
  rules.compulsory_solos = 0;
  setup = dulle_tournament_setup_make (&rules, SEED);
  for (guint i = 0; i < DULLE_MAX_PLAYERS; i++)
    setup.players[i].skill = DULLE_SKILL_EASY;
  driver->plays = TRUE;
  if (driver->events->len == 0)
    dulle_session_start (driver->session);
  dulle_session_new_tournament (driver->session, &setup);
  driver_run_to (driver, DULLE_EVENT_TOURNAMENT_OVER);
  driver->plays = FALSE;
}

static const DulleTournamentLog *
entry (GPtrArray *history,
       guint      i)
{
  ck_assert_uint_lt (i, history->len);

  return g_ptr_array_index (history, i);
}

static const DulleTournamentLog *
imported_entry (GPtrArray *history)
{
  for (guint i = 0; i < history->len; i++)
    if (entry (history, i)->file != NULL)
      return entry (history, i);

  return NULL;
}

static void
assert_adds_up (const DulleTournamentLog *tournament_log)
{
  gint32 totals[DULLE_MAX_PLAYERS] = { 0 };

  ck_assert_uint_eq (tournament_log->records->len, tournament_log->lineups->len);
  ck_assert_uint_eq (tournament_log->sheet->len, tournament_log->standing.n_games);
  for (guint i = 0; i < tournament_log->sheet->len; i++)
    for (guint player = 0; player < DULLE_MAX_PLAYERS; player++)
      totals[player] += g_array_index (tournament_log->sheet, DulleSheetRow, i).scores[player];
  ck_assert_mem_eq (totals, tournament_log->standing.totals, sizeof totals);
}

START_TEST (test_running)
{
  g_autoptr (Driver) driver = driver_new (NULL, DULLE_NO_SEAT);
  g_autoptr (DulleTournamentLog) tournament_log = NULL;
  g_autoptr (GPtrArray) history = NULL;

  play_tournament (driver, 5);
  tournament_log = driver_read_tournament_log (driver, 0);
  ck_assert (tournament_log->over);
  ck_assert_uint_ge (tournament_log->records->len, 5);
  assert_adds_up (tournament_log);
  history = driver_list_history (driver);
  ck_assert_uint_eq (history->len, 0);
}
END_TEST

START_TEST (test_list)
{
  g_auto (Fixture) fixture = fixture_new (DULLE_NO_SEAT);
  g_autoptr (DulleTournamentLog) tournament_log = NULL;
  g_autoptr (GPtrArray) history = NULL;

  play_tournament (fixture.driver, 4);
  play_tournament (fixture.driver, 6);
  history = driver_list_history (fixture.driver);
  ck_assert_uint_eq (history->len, 2);
  ck_assert (entry (history, 0)->running && !entry (history, 1)->running);
  ck_assert (entry (history, 1)->over);
  ck_assert_ptr_null (entry (history, 1)->records);
  ck_assert_uint_eq (entry (history, 0)->standing.n_players, 6);

  tournament_log = driver_read_tournament_log (fixture.driver, entry (history, 1)->id);
  ck_assert_mem_eq (tournament_log->standing.totals, entry (history, 1)->standing.totals,
                    sizeof tournament_log->standing.totals);
  assert_adds_up (tournament_log);
  ck_assert_ptr_null (driver_read_tournament_log (fixture.driver, 1000));
}
END_TEST

static void
delete_tournament (Driver *driver,
                   gint64  id)
{
  g_auto (Answer) answer = { 0 };

  dulle_session_delete_tournament_async (driver->session, id, NULL, answer_cb, &answer);
  ck_assert (dulle_session_delete_tournament_finish (driver->session, answer_wait (&answer), NULL));
}

START_TEST (test_delete)
{
  g_auto (Fixture) fixture = fixture_new (DULLE_NO_SEAT);
  g_autoptr (GPtrArray) history = NULL;
  g_autoptr (GPtrArray) rest = NULL;
  g_auto (Answer) answer = { 0 };
  g_autoptr (GError) error = NULL;

  play_tournament (fixture.driver, 4);
  play_tournament (fixture.driver, 4);
  history = driver_list_history (fixture.driver);

  /* The running one stays. */
  dulle_session_delete_tournament_async (fixture.driver->session, entry (history, 0)->id, NULL,
                                         answer_cb, &answer);
  ck_assert (!dulle_session_delete_tournament_finish (fixture.driver->session,
                                                      answer_wait (&answer), &error));
  ck_assert_str_eq (error->message, "This tournament is on the table now, so it is not deleted.");
  delete_tournament (fixture.driver, entry (history, 1)->id);
  rest = driver_list_history (fixture.driver);
  ck_assert_uint_eq (rest->len, 1);
  ck_assert (entry (rest, 0)->running);
}
END_TEST

START_TEST (test_export_and_import)
{
  const gint64 now = g_get_real_time () / G_USEC_PER_SEC;
  g_auto (Fixture) fixture = fixture_new (DULLE_NO_SEAT);
  g_auto (Answer) answer = { 0 };
  g_autoptr (DulleTournamentLog) tournament_log = NULL;
  g_autoptr (DulleTournamentLog) imported = NULL;
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;
  g_autoptr (GPtrArray) history = NULL;
  g_autoptr (GPtrArray) rest = NULL;

  play_tournament (fixture.driver, 4);
  tournament_log = driver_read_tournament_log (fixture.driver, 0);
  text = dulle_tournament_log_write (tournament_log, players);
  ck_assert_ptr_nonnull (
      strstr (text, "\n# seat 0: Anna\n# seat 1: Kleo\n# seat 2: Ben\n# seat 3: Mia\n"));

  dulle_session_import_async (fixture.driver->session, "evening.txt", text, NULL, answer_cb,
                              &answer);
  ck_assert (dulle_session_import_finish (fixture.driver->session, answer_wait (&answer), NULL));
  history = driver_list_history (fixture.driver);
  ck_assert_uint_eq (history->len, 2);
  ck_assert_str_eq (imported_entry (history)->file, "evening.txt");
  ck_assert_int_lt (imported_entry (history)->id, 0);

  imported = driver_read_tournament_log (fixture.driver, imported_entry (history)->id);
  ck_assert_int_ge (imported->played, now);
  ck_assert (imported->over);
  ck_assert_uint_eq (imported->records->len, tournament_log->records->len);
  ck_assert_mem_eq (imported->standing.totals, tournament_log->standing.totals,
                    sizeof imported->standing.totals);
  assert_adds_up (imported);
  ck_assert_str_eq (imported->setup.players[3].name, "Mia");
  again = dulle_tournament_log_write (imported, players);
  ck_assert_str_eq (again, text);

  delete_tournament (fixture.driver, imported->id);
  rest = driver_list_history (fixture.driver);
  ck_assert_uint_eq (rest->len, 1);
}
END_TEST

static void
assert_names (const char *text,
              const char *first,
              const char *last)
{
  g_autoptr (GArray) records = dulle_record_parse (text, "", NULL);
  g_autoptr (DulleTournamentLog) imported =
      dulle_tournament_log_new_imported ("evening.txt", 0, 0, text, records, FALSE);

  ck_assert_str_eq (imported->setup.players[0].name, first);
  ck_assert_str_eq (imported->setup.players[3].name, last);
  ck_assert (imported->records == NULL && imported->lineups == NULL && imported->sheet == NULL);
}

/* From another system, with a player who has no name, and with one who has two. */
START_TEST (test_names_of_import)
{
  g_auto (Fixture) fixture = fixture_new (DULLE_NO_SEAT);
  g_autoptr (DulleTournamentLog) played = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GString) elsewhere = NULL;
  g_autoptr (GString) nameless = NULL;
  g_autoptr (GString) renamed = NULL;

  play_tournament (fixture.driver, 4);
  played = driver_read_tournament_log (fixture.driver, 0);
  text = dulle_tournament_log_write (played, players);
  elsewhere = g_string_new (text);
  nameless = g_string_new (text);
  renamed = g_string_new (text);
  ck_assert_uint_gt (g_string_replace (elsewhere, "\n", "\r\n", 0), 0);
  ck_assert_uint_gt (g_string_replace (nameless, ": Mia\n", ": \n", 0), 1);
  ck_assert_uint_eq (g_string_replace (renamed, ": Mia\n", ": Eva\n", 1), 1);

  assert_names (text, players[0], "Mia");
  assert_names (elsewhere->str, players[0], "Mia");
  assert_names (nameless->str, "Seat 1", "Seat 4");
  assert_names (renamed->str, "Seat 1", "Seat 4");
}
END_TEST

START_TEST (test_bad_import)
{
  static const struct
  {
    const char *text;
    const char *told;
  } files[] = {
    { "", "bad.txt" },
    { "dulle-record 1\n", "bad.txt" },
    { "dulle-record 1\ngame 1\ndealer 9\n", "bad.txt:3" },
    { "What is this?", "bad.txt" },
  };
  g_auto (Fixture) fixture = fixture_new (DULLE_NO_SEAT);

  play_tournament (fixture.driver, 4);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_auto (Answer) answer = { 0 };
      g_autoptr (GError) error = NULL;
      g_autoptr (GPtrArray) history = NULL;

      dulle_session_import_async (fixture.driver->session, "bad.txt", files[i].text, NULL,
                                  answer_cb, &answer);
      ck_assert (
          !dulle_session_import_finish (fixture.driver->session, answer_wait (&answer), &error));
      ck_assert (g_error_matches (error, DULLE_SESSION_ERROR, DULLE_SESSION_ERROR_CONTENT));
      ck_assert_msg (strstr (error->message, files[i].told) != NULL, "%s", error->message);
      history = driver_list_history (fixture.driver);
      ck_assert_uint_eq (history->len, 1);
    }
}
END_TEST

SUITE ("history",
       test_running,
       test_list,
       test_delete,
       test_export_and_import,
       test_names_of_import,
       test_bad_import)
