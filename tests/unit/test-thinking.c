/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Who gives way to whom: thoughts to everything else, and nothing else to anything.
 */
#define _GNU_SOURCE

#include "suite.h"

#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "session-driver.h"
#include "session/computers.h"
#include "session/thinking.h"

/* How many threads have given way; instead of the function of the library. */
static gint n_lowered;

int
setpriority (__priority_which_t which,
             id_t               who,
             int                value)
{
  g_atomic_int_inc (&n_lowered);

  return (int) syscall (SYS_setpriority, which, who, value);
}

typedef struct
{
  pid_t thread;
  int   niceness;
} Circumstances;

static Circumstances
circumstances_now (void)
{
  pid_t thread = gettid ();

  return (Circumstances){ thread, getpriority (PRIO_PROCESS, (id_t) thread) };
}

static void
note_cb (gpointer data)
{
  *(Circumstances *) data = circumstances_now ();
}

START_TEST (test_thought)
{
  Circumstances before = circumstances_now ();
  Circumstances thinking, after;

  dulle_think (note_cb, &thinking);
  after = circumstances_now ();

  ck_assert_int_eq (thinking.niceness, 19);
  ck_assert_int_ne (thinking.thread, before.thread);
  ck_assert_int_eq (after.niceness, before.niceness);
}
END_TEST

/* The name of a thread, without the end of its line. */
static char *
read_name (const char *thread)
{
  g_autofree char *path = g_build_filename ("/proc/self/task", thread, "comm", NULL);
  char            *name = NULL;

  /* It may have ended since. */
  g_file_get_contents (path, &name, NULL, NULL);

  return name != NULL ? g_strchomp (name) : NULL;
}

/* Asserts that the worker is as eager as the thread that started it. */
static void
assert_worker_is_not_lowered (void)
{
  g_autoptr (GDir) tasks = g_dir_open ("/proc/self/task", 0, NULL);
  guint       n_workers = 0;
  const char *thread;

  while ((thread = g_dir_read_name (tasks)) != NULL)
    {
      g_autofree char *name = read_name (thread);

      if (g_strcmp0 (name, "dulle-worker") != 0)
        continue;
      n_workers++;
      ck_assert_int_eq (getpriority (PRIO_PROCESS, (id_t) atoi (thread)),
                        circumstances_now ().niceness);
    }
  ck_assert_uint_eq (n_workers, 1);
}

/* One of its players thinks long. */
START_TEST (test_worker)
{
  DulleRules           rules = dulle_rules_default ();
  DulleTournamentSetup setup = dulle_tournament_setup_make (&rules, 7);
  g_autoptr (Driver) driver = driver_new (NULL, 0);

  for (guint player = 0; player < DULLE_MAX_PLAYERS; player++)
    setup.players[player].skill = player == 1 ? DULLE_SKILL_STRONG : DULLE_SKILL_EASY;
  driver->plays = TRUE;
  dulle_session_start (driver->session);
  dulle_session_new_tournament (driver->session, &setup);
  driver_run_to (driver, DULLE_EVENT_OVER);

  assert_worker_is_not_lowered ();
}
END_TEST

/* The first player is a person, and the dealer. */
static void
assert_gives_way (DulleSkill skill,
                  gint       expected)
{
  DulleRules           rules = dulle_rules_default ();
  DulleTournamentSetup setup = dulle_tournament_setup_make (&rules, 7);
  DulleTournamentRun   run = { 0 };
  DullePlayer          players[DULLE_N_SEATS];
  DulleAction          announcement;
  DulleView            view;
  int                  stop = 0;

  setup.dealer = 0;
  setup.players[1].skill = skill;
  for (guint player = 2; player < DULLE_N_SEATS; player++)
    setup.players[player].skill = DULLE_SKILL_EASY;
  dulle_tournament_run_begin (&run, &setup);
  dulle_computers_sit_down (&run, 1 << 0, &stop, players);

  n_lowered = 0;
  dulle_computers_announce (players, &run.game, 1 << 0, &announcement);
  ck_assert_int_eq (n_lowered, expected);
  view = dulle_game_view (&run.game, 1);
  dulle_computers_act (&players[1], &view);
  ck_assert_int_eq (n_lowered, 2 * expected);
  dulle_tournament_run_clear (&run);
}

/* Only players who think long do it elsewhere, whether or not they are on turn. */
START_TEST (test_players)
{
  assert_gives_way (DULLE_SKILL_NORMAL, 0);
  assert_gives_way (DULLE_SKILL_STRONG, 1);
}
END_TEST

SUITE ("thinking",
       test_thought,
       test_players,
       test_worker)
