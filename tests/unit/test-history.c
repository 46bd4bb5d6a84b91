/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Everything that was played can be looked back on: it is listed, its games are told
 * as they were played, written as records and read again; what is imported stands
 * beside it, and a file that cannot be read changes nothing.
 */
#include "suite.h"

#include "session-driver.h"
#include "session/chronicle.h"

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
  DulleRules rules = driver_rules ();
  DullePlan  plan;

  rules.players = (gint16) n_players;
  rules.duty_soli = 0;
  plan = dulle_plan (&rules, SEED);
  for (guint i = 0; i < DULLE_MAX_PLAYERS; i++)
    plan.players[i].skill = DULLE_SKILL_EASY;
  driver->plays = TRUE;
  if (driver->events->len == 0)
    dulle_session_start (driver->session);
  dulle_session_new_tournament (driver->session, &plan);
  driver_run_to (driver, DULLE_EVENT_TOURNAMENT_OVER);
  driver->plays = FALSE;
}

static const DulleChronicle *
read_chronicle (Driver *driver,
                gint64  id)
{
  dulle_session_read_chronicle (driver->session, id);
  driver_run_to (driver, DULLE_EVENT_CHRONICLE);

  return driver_last (driver)->chronicle;
}

static GPtrArray *
list_history (Driver *driver)
{
  dulle_session_list_history (driver->session);
  driver_run_to (driver, DULLE_EVENT_HISTORY);

  return driver_last (driver)->history;
}

static const DulleChronicle *
entry (GPtrArray *history,
       guint      i)
{
  ck_assert_uint_lt (i, history->len);

  return g_ptr_array_index (history, i);
}

static const DulleChronicle *
imported_entry (GPtrArray *history)
{
  for (guint i = 0; i < history->len; i++)
    if (entry (history, i)->file != NULL)
      return entry (history, i);

  return NULL;
}

static void
assert_adds_up (const DulleChronicle *chronicle)
{
  gint32 totals[DULLE_MAX_PLAYERS] = { 0 };

  ck_assert_uint_eq (chronicle->records->len, chronicle->lineups->len);
  ck_assert_uint_eq (chronicle->sheet->len, chronicle->standing.n_games);
  for (guint i = 0; i < chronicle->sheet->len; i++)
    for (guint player = 0; player < DULLE_MAX_PLAYERS; player++)
      totals[player] += g_array_index (chronicle->sheet, DulleSheetRow, i).scores[player];
  ck_assert_mem_eq (totals, chronicle->standing.totals, sizeof totals);
}

START_TEST (test_running)
{
  g_autoptr (Driver) driver = driver_new (NULL, DULLE_NO_SEAT);
  const DulleChronicle *chronicle;

  play_tournament (driver, 5);
  chronicle = read_chronicle (driver, 0);
  ck_assert (chronicle->over);
  ck_assert_uint_ge (chronicle->records->len, 5);
  assert_adds_up (chronicle);
  ck_assert_uint_eq (list_history (driver)->len, 0);
}
END_TEST

START_TEST (test_list)
{
  g_auto (Fixture) fixture = fixture_new (DULLE_NO_SEAT);
  const DulleChronicle *chronicle;
  GPtrArray            *history;

  play_tournament (fixture.driver, 4);
  play_tournament (fixture.driver, 6);
  history = list_history (fixture.driver);
  ck_assert_uint_eq (history->len, 2);
  ck_assert (entry (history, 0)->running && !entry (history, 1)->running);
  ck_assert (entry (history, 1)->over);
  ck_assert_ptr_null (entry (history, 1)->records);
  ck_assert_uint_eq (entry (history, 0)->standing.n_players, 6);

  chronicle = read_chronicle (fixture.driver, entry (history, 1)->id);
  ck_assert_mem_eq (chronicle->standing.totals, entry (history, 1)->standing.totals, sizeof chronicle->standing.totals);
  assert_adds_up (chronicle);
  ck_assert_ptr_null (read_chronicle (fixture.driver, 1000));
}
END_TEST

START_TEST (test_delete)
{
  g_auto (Fixture) fixture = fixture_new (DULLE_NO_SEAT);
  GPtrArray *history;

  play_tournament (fixture.driver, 4);
  play_tournament (fixture.driver, 4);
  history = list_history (fixture.driver);

  /* The running one stays. */
  dulle_session_delete_tournament (fixture.driver->session, entry (history, 0)->id);
  dulle_session_delete_tournament (fixture.driver->session, entry (history, 1)->id);
  history = list_history (fixture.driver);
  ck_assert_uint_eq (history->len, 1);
  ck_assert (entry (history, 0)->running);
}
END_TEST

START_TEST (test_export_and_import)
{
  g_auto (Fixture) fixture = fixture_new (DULLE_NO_SEAT);
  const DulleChronicle *chronicle;
  const DulleChronicle *imported;
  g_autofree char      *text = NULL;
  g_autofree char      *again = NULL;
  GPtrArray            *history;

  play_tournament (fixture.driver, 4);
  chronicle = read_chronicle (fixture.driver, 0);
  text = dulle_chronicle_write (chronicle, players);
  ck_assert_ptr_nonnull (strstr (text, "# seat 1: Kleo\n"));

  dulle_session_import (fixture.driver->session, "evening.txt", text);
  driver_run_to (fixture.driver, DULLE_EVENT_HISTORY);
  history = driver_last (fixture.driver)->history;
  ck_assert_uint_eq (history->len, 2);
  ck_assert_str_eq (imported_entry (history)->file, "evening.txt");
  ck_assert_int_lt (imported_entry (history)->id, 0);

  imported = read_chronicle (fixture.driver, imported_entry (history)->id);
  ck_assert_uint_eq (imported->records->len, chronicle->records->len);
  ck_assert_mem_eq (imported->standing.totals, chronicle->standing.totals, sizeof imported->standing.totals);
  assert_adds_up (imported);
  ck_assert_str_eq (imported->plan.players[3].name, "Mia");
  again = dulle_chronicle_write (imported, players);
  ck_assert_str_eq (again, text);

  dulle_session_delete_tournament (fixture.driver->session, imported->id);
  ck_assert_uint_eq (list_history (fixture.driver)->len, 1);
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
      dulle_session_import (fixture.driver->session, "bad.txt", files[i].text);
      driver_run_to (fixture.driver, DULLE_EVENT_TROUBLE);
      ck_assert_msg (strstr (driver_last (fixture.driver)->message, files[i].told) != NULL, "%s",
                     driver_last (fixture.driver)->message);
      ck_assert_uint_eq (list_history (fixture.driver)->len, 1);
    }
}
END_TEST

SUITE ("history", test_running, test_list, test_delete, test_export_and_import, test_bad_import)
