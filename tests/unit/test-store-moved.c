/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A store that is moved, deleted or replaced while it is open: what was saved is in the file
 * that it was saved in, what is played then comes into the new one, and no file is harmed.
 */
#define _GNU_SOURCE

#include "suite.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <stdarg.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "store-fixture.h"
#include "store/store-compare.h"
#include "store/store-lock.h"
#include "store/store-merge.h"
#include "store/store-open.h"
#include "store/store-read-only.h"
#include "store/store-statements.h"

/* Whether the file system knows no locks of an open file. */
static gboolean knows_no_locks;

/* Stands in front of the one of the C library. */
int
fcntl (int fd,
       int command,
       ...)
{
  va_list arguments;
  void   *argument;

  va_start (arguments, command);
  argument = va_arg (arguments, void *);
  va_end (arguments);
  if (!knows_no_locks || command != F_OFD_SETLK)
    return (int) syscall (SYS_fcntl, fd, command, argument);
  errno = EINVAL;

  return -1;
}

/* What happens to the file. */
static void
move_away (const Fixture *fixture)
{
  g_autofree char *moved = g_strconcat (fixture->path, ".moved", NULL);

  ck_assert_int_eq (g_rename (fixture->path, moved), 0);
}

static void delete (const Fixture *fixture)
{
  ck_assert_int_eq (g_remove (fixture->path), 0);
}

static void
delete_log (const Fixture *fixture)
{
  g_autofree char *log = g_strconcat (fixture->path, "-wal", NULL);

  ck_assert_int_eq (g_remove (log), 0);
}

static void
replace (const Fixture *fixture)
{
  g_autofree char *other = g_strconcat (fixture->path, ".other", NULL);

  make_store (other, 5);
  move_away (fixture);
  ck_assert_int_eq (g_rename (other, fixture->path), 0);
}

static void
save_and_reopen (DulleStore        **store,
                 const Fixture      *fixture,
                 DulleTournamentRun *run)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) told = NULL;

  driver_advance (run);
  ck_assert (!dulle_store_save (*store, run, &error));
  ck_assert_ptr_nonnull (error);
  ck_assert (!dulle_store_is_open (*store));
  dulle_store_close (*store);
  *store = dulle_store_open_again (fixture->path, run, &told);
  ck_assert_msg (*store != NULL && told == NULL, "%s", told != NULL ? told->message : "");
  save_well (*store, run);
}

static void
assert_stored (const char               *path,
               const DulleTournamentRun *run)
{
  g_auto (DulleTournamentRun) stored = { 0 };
  DulleStore *store = open_well (path, &stored);

  assert_same_course (&stored, run);
  dulle_store_close (store);
}

START_TEST (test_moved)
{
  static void (*const happen[]) (const Fixture *) = { move_away, delete, delete_log, replace };

  for (guint i = 0; i < G_N_ELEMENTS (happen); i++)
    {
      g_auto (Fixture) fixture = fixture_new ();
      g_auto (DulleTournamentRun) run = { 0 };
      g_autoptr (DulleTournamentRun) before = NULL;
      g_autofree char *moved = g_strconcat (fixture.path, ".moved", NULL);
      DulleStore      *store = open_well (fixture.path, &run);

      begin (&run);
      while (run.record.number < 2 || run.record.n_actions < 30)
        driver_advance (&run);
      save_well (store, &run);
      before = dulle_tournament_run_copy (&run);
      happen[i](&fixture);
      save_and_reopen (&store, &fixture, &run);
      dulle_store_close (store);

      assert_stored (fixture.path, &run);
      if (g_file_test (moved, G_FILE_TEST_EXISTS))
        assert_stored (moved, before);
    }
}
END_TEST

/* The same if nothing is saved after that. */
START_TEST (test_closed)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) run = { 0 };
  g_auto (DulleTournamentRun) other = { 0 };
  g_autofree char *moved = g_strconcat (fixture.path, ".moved", NULL);
  DulleStore      *store = open_well (fixture.path, &run);

  begin (&run);
  driver_advance (&run);
  save_well (store, &run);
  replace (&fixture);
  dulle_store_close (store);

  assert_stored (moved, &run);
  store = open_well (fixture.path, &other);
  ck_assert_uint_eq (other.record.n_actions, 5);
  dulle_store_close (store);
}
END_TEST

/* A program that is begun meanwhile does not have the lock, and a pipe holds nobody up. */
START_TEST (test_lock)
{
  g_auto (Fixture) fixture = fixture_new ();
  int lock = DULLE_NO_LOCK;

  ck_assert_int_eq (dulle_store_lock (fixture.path, TRUE, &lock), DULLE_SESSION_ERROR_NONE);
  ck_assert_int_ne (fcntl (lock, F_GETFD) & FD_CLOEXEC, 0);
  dulle_store_unlock (&lock);
  ck_assert_int_eq (g_remove (fixture.path), 0);
  ck_assert_int_eq (mkfifo (fixture.path, 0600), 0);
  ck_assert_int_eq (dulle_store_lock (fixture.path, FALSE, &lock), DULLE_SESSION_ERROR_NONE);
  dulle_store_unlock (&lock);
}
END_TEST

/* Where there are no locks, everything is saved all the same. */
START_TEST (test_no_locks)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) run = { 0 };
  DulleStore *store;

  knows_no_locks = TRUE;
  store = open_well (fixture.path, &run);
  begin (&run);
  save_well (store, &run);
  dulle_store_close (store);
  assert_stored (fixture.path, &run);
  knows_no_locks = FALSE;
}
END_TEST

/* Whoever looks into the file takes SQLite's locks away, but not ours. */
START_TEST (test_locked)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) run = { 0 };
  DulleStore *store = open_well (fixture.path, &run);
  pid_t       child;
  int         status;

  close (open (fixture.path, O_RDONLY));
  child = fork ();
  if (child == 0)
    {
      g_autoptr (GError) error = NULL;
      DulleStore *again = dulle_store_open_to_read (fixture.path, NULL, &error);

      _exit (again == NULL && g_error_matches (error, DULLE_SESSION_ERROR, DULLE_SESSION_ERROR_BUSY)
                 ? 0
                 : 1);
    }
  ck_assert_int_eq (waitpid (child, &status, 0), child);
  ck_assert_int_eq (status, 0);
  dulle_store_close (store);
}
END_TEST

/* What is locked whenever a statement runs, and how often it was. */
static const char *locked_path;
static guint       n_locked;

static int
assert_locked_cb (unsigned type,
                  void    *unused,
                  void    *statement,
                  void    *sql)
{
  int lock = DULLE_NO_LOCK;

  ck_assert_int_eq (dulle_store_lock (locked_path, TRUE, &lock), DULLE_SESSION_ERROR_BUSY);
  n_locked++;

  return 0;
}

static int
watch_statements_cb (sqlite3                           *db,
                     char                             **error,
                     const struct sqlite3_api_routines *api)
{
  return sqlite3_trace_v2 (db, SQLITE_TRACE_STMT, assert_locked_cb, NULL);
}

/* While a file is recovered nobody else may begin the same. */
START_TEST (test_locked_while_recovered)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) run = { 0 };
  DulleStore *store;

  make_store (fixture.path, 30);
  damage_table (fixture.path, "vote");
  locked_path = fixture.path;
  sqlite3_auto_extension ((void (*) (void)) watch_statements_cb);
  store = dulle_store_open (fixture.path, &run, NULL);
  sqlite3_reset_auto_extension ();
  ck_assert_ptr_nonnull (store);
  ck_assert (g_file_test (fixture.aside, G_FILE_TEST_EXISTS));
  ck_assert_uint_gt (n_locked, 0);
  dulle_store_close (store);
}
END_TEST

/* SQLite puts the log of a file beside it, and not beside a link to it. */
START_TEST (test_link)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) run = { 0 };
  g_autofree char *name = g_strconcat (fixture.path, ".link", NULL);
  DulleStore      *store;

  make_store (fixture.path, 5);
  ck_assert_int_eq (symlink (fixture.path, name), 0);
  store = open_well (name, &run);
  ck_assert_str_eq (store->path, fixture.path);
  dulle_store_close (store);
}
END_TEST

/* Play goes on, and is saved in the new file. */
START_TEST (test_session)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_autoptr (Driver) driver = driver_new (fixture.path, 0);
  DulleRules rules = driver_rules ();

  driver->plays = TRUE;
  driver_begin (driver, &rules, 7);
  driver_run (driver, 30);
  replace (&fixture);
  driver_run_to (driver, DULLE_EVENT_SAVING);
  ck_assert_ptr_nonnull (driver_last (driver)->saving.error);
  driver_run_to (driver, DULLE_EVENT_SAVING);
  ck_assert_ptr_null (driver_last (driver)->saving.error);
}
END_TEST

/* How a store finds out what it has of a run already. */
static DulleStored
adopt (DulleStore         *store,
       DulleTournamentRun *run)
{
  ck_assert_int_eq (dulle_store_reopen (store, run, FALSE, NULL), DULLE_SESSION_ERROR_NONE);

  return run->stored;
}

static DulleStored
find_stored (DulleStore         *store,
             DulleTournamentRun *run)
{
  return dulle_store_find_stored (store, run, (DulleStored){ 0 });
}

static DulleStored
find_again (DulleStore         *store,
            DulleTournamentRun *run)
{
  return dulle_store_find_again (store, run);
}

/* What is changed just after that is saved, too. */
START_TEST (test_changed_when_found)
{
  static DulleStored (*const ways[]) (DulleStore *, DulleTournamentRun *) = {
    adopt,
    find_stored,
    find_again,
  };

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      g_auto (Fixture) fixture = fixture_new ();
      g_auto (DulleTournamentRun) run = { 0 };
      g_auto (DulleTournamentRun) stored = { 0 };
      DulleStore *store = open_well (fixture.path, &run);

      begin (&run);
      driver_advance (&run);
      save_well (store, &run);
      run.stored = ways[i](store, &run);
      ck_assert_int_ne (run.stored.tournament, 0);
      dulle_tournament_run_rename (&run, 1, "Zoe");
      dulle_tournament_run_hand_on (&run);
      save_well (store, &run);
      dulle_store_close (store);

      store = open_well (fixture.path, &stored);
      ck_assert_str_eq (stored.setup.players[1].name, "Zoe");
      ck_assert_int_eq (stored.setup.deals, DULLE_DEALS_TOLD);
      dulle_store_close (store);
    }
}
END_TEST

SUITE ("store-moved",
       test_link,
       test_session,
       test_moved,
       test_closed,
       test_lock,
       test_no_locks,
       test_locked,
       test_locked_while_recovered,
       test_changed_when_found)
