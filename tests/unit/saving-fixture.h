/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A session on a disk that is full: a limit on the size of files.
 */
#pragma once

#include <signal.h>
#include <sys/resource.h>

#include "session-driver.h"

#define SEED G_GUINT64_CONSTANT (20240229)

typedef struct
{
  char   *folder;
  char   *path;
  char   *other;
  Driver *driver;
} Fixture;

static inline Fixture
fixture_new (void)
{
  char *folder = make_folder ();

  return (Fixture){
    .folder = folder,
    .path = g_build_filename (folder, "store", NULL),
    .other = g_build_filename (folder, "other", NULL),
  };
}

static inline void
fixture_clear (Fixture *fixture)
{
  g_clear_pointer (&fixture->driver, driver_free);
  remove_folder (fixture->folder);
  g_free (fixture->path);
  g_free (fixture->other);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Fixture, fixture_clear)

static inline void
limit_files (rlim_t limit)
{
  struct rlimit limits = { .rlim_cur = limit, .rlim_max = RLIM_INFINITY };

  signal (SIGXFSZ, SIG_IGN);
  ck_assert_int_eq (setrlimit (RLIMIT_FSIZE, &limits), 0);
}

/* Iterates until it is said whether the tournament is saved. */
static inline const DulleEventSaving *
run_to_saving (Driver *driver)
{
  driver_run_to (driver, DULLE_EVENT_SAVING);

  return &driver_last (driver)->saving;
}

static inline guint
count_events (const Driver  *driver,
              DulleEventKind kind)
{
  guint n = 0;

  for (guint i = 0; i < driver->events->len; i++)
    n += driver_kind (driver, i) == kind;

  return n;
}

/* Returns: (nullable) */
static inline const DulleEvent *
find_last_of_game (const Driver *driver)
{
  for (guint i = driver->events->len; i > 0; i--)
    {
      const DulleEvent *event = g_ptr_array_index (driver->events, i - 1);

      if (dulle_event_is_of_game (event))
        return event;
    }

  return NULL;
}

/* The last event that is about the game. */
static inline const DulleEvent *
last_of_game (const Driver *driver)
{
  const DulleEvent *event = find_last_of_game (driver);

  ck_assert_ptr_nonnull (event);

  return event;
}

/* Iterates until the person is asked for a card, and the game stands still; or until something
 * is said of the files of a game that has begun. */
static inline const DulleEvent *
run_to_own_turn (Driver *driver)
{
  do
    driver_run (driver, driver->events->len + 1);
  while (!dulle_event_on_turn (driver_last (driver)) ||
         find_last_of_game (driver) == NULL);

  return driver_last (driver);
}

/* Plays on a disk that is full from now on, until somebody has said so. */
static inline void
fill_disk (Fixture *fixture)
{
  DulleRules rules = driver_rules ();

  limit_files (240000);
  fixture->driver = driver_new (fixture->path, 0);
  fixture->driver->plays = TRUE;
  driver_begin (fixture->driver, &rules, SEED);
  ck_assert_ptr_nonnull (run_to_saving (fixture->driver)->error);
  run_to_own_turn (fixture->driver);
  fixture->driver->plays = FALSE;
  run_to_own_turn (fixture->driver);
}

static inline void
play_one_card (Fixture *fixture)
{
  DulleAction action = driver_choose (&last_of_game (fixture->driver)->view);

  dulle_session_submit (fixture->driver->session, &action);
  run_to_own_turn (fixture->driver);
}

/* Opens the store of a session that has ended. */
static inline Driver *
resume (const char *path)
{
  Driver *driver = driver_new (path, 0);

  dulle_session_start (driver->session);
  driver_run (driver, 1);
  ck_assert_int_eq (driver_kind (driver, 0), DULLE_EVENT_RESUMED);

  return driver;
}

static inline void
assert_resumes (const char       *path,
                const DulleEvent *event)
{
  g_autoptr (Driver) driver = resume (path);

  ck_assert (is_same_table (&driver_last (driver)->view, &event->view));
  ck_assert_uint_eq (driver_last (driver)->standing.n_games, event->standing.n_games);
}

/* Closes the session and returns what was on the table. */
static inline const DulleEvent *
close_driver (Fixture *fixture)
{
  const DulleEvent *event = dulle_event_ref (last_of_game (fixture->driver));

  g_clear_pointer (&fixture->driver, driver_free);

  return event;
}

static inline void
limit_log (const Fixture *fixture)
{
  g_autofree char *log = g_strconcat (fixture->path, "-wal", NULL);
  GStatBuf         status;

  ck_assert_int_eq (g_stat (log, &status), 0);
  limit_files ((rlim_t) status.st_size);
}

/* Continues the unfinished tournament before which @n others were played later, not counting
 * the one on the table. */
static inline const DulleEvent *
continue_earlier (Driver *driver,
                  guint   n)
{
  g_auto (Answer) answer = { 0 };
  g_autoptr (DulleLogPage) page = NULL;
  const DulleTournamentLog *unfinished;

  dulle_session_list_tournaments_async (driver->session, &DULLE_LOG_START, NULL, answer_cb,
                                        &answer);
  page = dulle_session_list_tournaments_finish (driver->session, answer_wait (&answer), NULL);
  ck_assert_uint_gt (page->logs->len, n);
  unfinished = g_ptr_array_index (page->logs, n);
  dulle_session_continue_tournament (driver->session, unfinished->id);
  driver_run_to (driver, DULLE_EVENT_RESUMED);

  return driver_last (driver);
}

static inline const DulleEvent *
continue_first (Driver *driver)
{
  return continue_earlier (driver, 0);
}

/* Returns: how many tournaments could be continued */
static inline guint
count_unfinished (Driver *driver)
{
  g_auto (Answer) answer = { 0 };
  g_autoptr (DulleLogPage) page = NULL;

  dulle_session_list_tournaments_async (driver->session, &DULLE_LOG_START, NULL, answer_cb,
                                        &answer);
  page = dulle_session_list_tournaments_finish (driver->session, answer_wait (&answer), NULL);

  return page->logs->len;
}

static inline gboolean
save_elsewhere (Fixture    *fixture,
                const char *path,
                GError    **error)
{
  g_auto (Answer) answer = { 0 };

  dulle_session_save_elsewhere_async (fixture->driver->session, path, NULL, answer_cb, &answer);

  return dulle_session_save_elsewhere_finish (fixture->driver->session, answer_wait (&answer),
                                              error);
}

static inline void
import_store (Driver     *driver,
              const char *path)
{
  g_auto (Answer) answer = { 0 };
  g_autoptr (GError) error = NULL;

  dulle_session_import_store_async (driver->session, path, NULL, answer_cb, &answer);
  ck_assert (dulle_session_import_store_finish (driver->session, answer_wait (&answer), &error));
  ck_assert_ptr_null (error);
}
