/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A session that is killed at any event and goes on from the store.
 */
#include "suite.h"

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include "engine/rng.h"
#include "scale.h"
#include "session-driver.h"

#define SEED            G_GUINT64_CONSTANT (20240229)
#define N_KILLS         25
#define N_KILLS_OF_MANY 8
#define FEWEST_KILLS    3

static void
die (Driver           *driver,
     const DulleEvent *event)
{
  if (driver->events->len == GPOINTER_TO_UINT (driver->data))
    raise (SIGKILL);
}

/* Plays in a process of its own, which dies with the @n-th event. */
static void
play_and_die (const char *path,
              guint8      seat,
              guint       n_players,
              guint       n)
{
  int   status;
  pid_t child = fork ();

  ck_assert_int_ge (child, 0);
  if (child == 0)
    {
      Driver *driver = driver_new (path, seat);

      driver->shown = die;
      driver->data = GUINT_TO_POINTER (n);
      driver_play_tournament (driver, n_players, SEED);
      _exit (0);
    }

  ck_assert_int_eq (waitpid (child, &status, 0), child);
  ck_assert (WIFSIGNALED (status) && WTERMSIG (status) == SIGKILL);
}

/* What the person had clicked on before the end may lie on the table or not; a
 * tournament of computers is where it was, to the card. */
static void
assert_goes_on (const char   *path,
                guint8        seat,
                const Driver *whole,
                guint         n)
{
  g_autoptr (Driver) driver = driver_new (path, seat);
  guint    last = MIN (seat == DULLE_NO_SEAT ? n : n + 4, whole->events->len);
  gboolean found = FALSE;

  driver->plays = TRUE;
  dulle_session_start (driver->session);
  driver_run (driver, 1);
  ck_assert_int_eq (driver_last (driver)->kind, DULLE_EVENT_RESUMED);
  for (guint i = n; i <= last && !found; i++)
    {
      const DulleEvent *seen = g_ptr_array_index (whole->events, i - 1);

      found = is_same_table (&seen->view, &driver_last (driver)->view) &&
              seen->seating.watched == driver_last (driver)->seating.watched;
    }
  ck_assert_msg (found, "seat %u, killed at event %u: another table", seat, n);

  driver_run_to (driver, DULLE_EVENT_TOURNAMENT_OVER);
  assert_same_sheet (driver_last (driver), driver_last (whole));
}

static void
kill_and_go_on (guint8 seat,
                guint  n_players,
                guint  n_kills)
{
  g_autoptr (Driver) whole = driver_new (NULL, seat);
  DulleRng rng = dulle_rng (SEED + seat);

  driver_play_tournament (whole, n_players, SEED);
  /* Only a process with one thread can be doubled. */
  dulle_session_close (whole->session);
  for (guint i = 0; i < MAX (scaled (n_kills), FEWEST_KILLS); i++)
    {
      char            *folder = make_folder ();
      g_autofree char *path = g_build_filename (folder, "store", NULL);
      guint            n = 1 + dulle_rng_below (&rng, whole->events->len);

      play_and_die (path, seat, n_players, n);
      assert_goes_on (path, seat, whole, n);
      remove_folder (folder);
    }
}

START_TEST (test_kill)
{
  kill_and_go_on (DULLE_NO_SEAT, DULLE_N_SEATS, N_KILLS);
}
END_TEST

START_TEST (test_kill_person)
{
  kill_and_go_on (1, DULLE_N_SEATS, N_KILLS);
}
END_TEST

START_TEST (test_kill_many)
{
  for (guint n_players = DULLE_N_SEATS + 1; n_players <= DULLE_MAX_PLAYERS; n_players++)
    kill_and_go_on (0, n_players, N_KILLS_OF_MANY);
}
END_TEST

SUITE ("session-kill", test_kill, test_kill_person, test_kill_many)
