/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * How long the main loop leaves everybody waiting while cards move and a thread
 * beside it, as nice as the session's worker, computes for two seconds; and how long
 * its turns are while games are played, as a histogram, with and without what GTK
 * needs to draw. The figures are printed and not judged, since they depend on the machine.
 *
 * DULLE_TEST_GAMES: how many games; one, if it is not set.
 */
#define _GNU_SOURCE

#include <adwaita.h>
#include <stdio.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

#include "window/dulle-window.h"

#include "quick-setup.h"
#include "suite.h"

#include "engine/legality.h"

#define THINKING (2 * G_TIME_SPAN_SECOND)
#define FRAME    (G_TIME_SPAN_SECOND / 60)

/* Turns shorter than 1, 2, 4, … milliseconds, and the longer ones. */
#define N_LENGTHS 7

typedef struct
{
  unsigned counts[N_LENGTHS];
  gint64   longest;
} Histogram;

static struct
{
  gint64    left_poll;
  gint64    laid_out;
  gint64    drawn;
  Histogram turns;
  Histogram own;
} played;

static struct
{
  gint64   left_poll;
  gint64   longest;
  unsigned n_turns;
  unsigned n_over;
  unsigned n_frames;
} figures;

/* From one poll to the next nobody is answered. */
static gint
counting_poll (GPollFD *fds,
               guint    n_fds,
               gint     timeout)
{
  gint64 busy = figures.left_poll > 0 ? g_get_monotonic_time () - figures.left_poll : 0;
  gint   n_ready;

  figures.longest = MAX (figures.longest, busy);
  figures.n_over += busy > FRAME;
  figures.n_turns++;
  n_ready = g_poll (fds, n_fds, timeout);
  figures.left_poll = g_get_monotonic_time ();

  return n_ready;
}

/* What this thread has computed, in microseconds: others on the machine do not count. */
static gint64
thread_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);

  return now.tv_sec * G_TIME_SPAN_SECOND + now.tv_nsec / 1000;
}

static void
count (Histogram *histogram,
       gint64     microseconds)
{
  unsigned length = 0;

  while (length < N_LENGTHS - 1 && microseconds >= 1000 << length)
    length++;
  histogram->counts[length]++;
  histogram->longest = MAX (histogram->longest, microseconds);
}

static gint
timing_poll (GPollFD *fds,
             guint    n_fds,
             gint     timeout)
{
  gint64 busy = played.left_poll > 0 ? thread_time () - played.left_poll : 0;
  gint   n_ready;

  count (&played.turns, busy);
  count (&played.own, busy - played.drawn);
  played.drawn = 0;
  n_ready = g_poll (fds, n_fds, timeout);
  played.left_poll = thread_time ();

  return n_ready;
}

static void
laid_out_cb (void)
{
  played.laid_out = thread_time ();
}

static void
drawn_cb (void)
{
  if (played.laid_out > 0)
    played.drawn += thread_time () - played.laid_out;
  played.laid_out = 0;
}

static void
print_histogram (const char      *name,
                 const Histogram *histogram)
{
  printf ("# %s, in ms:", name);
  for (unsigned length = 0; length < N_LENGTHS - 1; length++)
    printf (" <%u: %u", 1u << length, histogram->counts[length]);
  printf (" more: %u; the longest %.1f\n", histogram->counts[N_LENGTHS - 1],
          (double) histogram->longest / 1000);
}

static gpointer
think (gpointer data)
{
  gint64 end = g_get_monotonic_time () + THINKING;

  setpriority (PRIO_PROCESS, (id_t) gettid (), 19);
  while (g_get_monotonic_time () < end)
    ;

  return NULL;
}

static gboolean
count_frame_cb (GtkWidget     *widget,
                GdkFrameClock *clock,
                gpointer       user_data)
{
  figures.n_frames++;

  return G_SOURCE_CONTINUE;
}

static void
run_main_loop (gint64 microseconds)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);

  g_timeout_add_once ((guint) (microseconds / 1000), (GSourceOnceFunc) g_main_loop_quit, loop);
  g_main_loop_run (loop);
}

START_TEST (test_stalls)
{
  DulleRules           rules = dulle_rules_default ();
  DulleTournamentSetup setup = quick_setup (&rules, 1);
  DulleSession        *session;
  GtkWindow           *window;
  GThread             *thinker;

  adw_init ();
  session = dulle_session_new (NULL, 0);
  window = g_object_new (DULLE_TYPE_WINDOW, "session", session, NULL);
  gtk_window_present (window);
  dulle_session_start (session);
  run_main_loop (G_TIME_SPAN_SECOND);

  /* Cards are dealt while it thinks. */
  dulle_session_new_tournament (session, &setup);
  gtk_widget_add_tick_callback (GTK_WIDGET (window), count_frame_cb, NULL, NULL);
  g_main_context_set_poll_func (NULL, counting_poll);
  thinker = g_thread_new ("thinker", think, NULL);
  run_main_loop (THINKING);
  g_main_context_set_poll_func (NULL, NULL);
  g_thread_join (thinker);

  printf (
      "# %u frames in 2 s; the longest of %u turns of the main loop took %.1f ms, %u more than a frame\n",
      figures.n_frames, figures.n_turns, (double) figures.longest / 1000, figures.n_over);
  gtk_window_destroy (window);
  dulle_session_close (session);
  g_object_unref (session);
}
END_TEST

/* The person plays what is possible first. */
static void
event_cb (DulleSession     *session,
          const DulleEvent *event,
          unsigned         *n_left)
{
  DulleAction actions[DULLE_MAX_ACTIONS];

  if (event->kind == DULLE_EVENT_OVER && --*n_left > 0)
    dulle_session_next_game (session);
  else if (dulle_view_on_turn (&event->view) &&
           dulle_action_list (&event->view.board, &event->view.own, actions) > 0)
    dulle_session_submit (session, &actions[0]);
}

START_TEST (test_games)
{
  const char          *games = g_getenv ("DULLE_TEST_GAMES");
  unsigned             n_left = games != NULL ? (unsigned) atoi (games) : 1;
  DulleRules           rules = dulle_rules_default ();
  DulleTournamentSetup setup = dulle_tournament_setup_make (&rules, 1);
  DulleSession        *session;
  GtkWindow           *window;
  GdkFrameClock       *clock;
  g_autoptr (GSettings) settings = NULL;

  adw_init ();
  settings = g_settings_new ("io.github.dulle.Dulle");
  g_settings_set_string (settings, "animation-speed", "fast");
  session = dulle_session_new (NULL, 0);
  window = g_object_new (DULLE_TYPE_WINDOW, "session", session, NULL);
  gtk_window_set_default_size (window, 1280, 800);
  gtk_window_present (window);
  dulle_session_start (session);
  run_main_loop (2 * G_TIME_SPAN_SECOND);

  clock = gtk_widget_get_frame_clock (GTK_WIDGET (window));
  g_signal_connect_after (clock, "layout", G_CALLBACK (laid_out_cb), NULL);
  g_signal_connect_after (clock, "after-paint", G_CALLBACK (drawn_cb), NULL);
  g_signal_connect (session, "event", G_CALLBACK (event_cb), &n_left);
  dulle_session_new_tournament (session, &setup);
  g_main_context_set_poll_func (NULL, timing_poll);
  while (n_left > 0)
    g_main_context_iteration (NULL, TRUE);
  run_main_loop (G_TIME_SPAN_SECOND);
  g_main_context_set_poll_func (NULL, NULL);

  print_histogram ("Turns of the main loop", &played.turns);
  print_histogram ("The same without drawing", &played.own);
  gtk_window_destroy (window);
  dulle_session_close (session);
  g_object_unref (session);
}
END_TEST

SUITE ("stalls", test_stalls, test_games)
