/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How long the main loop leaves everybody waiting while cards move and a thread
 * beside it, as nice as the session's worker, computes for two seconds. The
 * figures are told and not judged: they are the machine's as well.
 */
#define _GNU_SOURCE

#include <adwaita.h>
#include <stdio.h>
#include <sys/resource.h>
#include <unistd.h>

#include "widgets/dulle-window.h"

#include "quick-plan.h"
#include "suite.h"

#define THINKING (2 * G_TIME_SPAN_SECOND)
#define FRAME    (G_TIME_SPAN_SECOND / 60)

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
  DulleRules    rules = dulle_rules_default ();
  DullePlan     plan = quick_plan (&rules, 1);
  DulleSession *session;
  GtkWindow    *window;
  GThread      *thinker;

  adw_init ();
  session = dulle_session_new (NULL, 0);
  window = g_object_new (DULLE_TYPE_WINDOW, "session", session, NULL);
  gtk_window_present (window);
  dulle_session_start (session);
  run_main_loop (G_TIME_SPAN_SECOND);

  /* Cards are dealt while it thinks. */
  dulle_session_new_tournament (session, &plan);
  gtk_widget_add_tick_callback (GTK_WIDGET (window), count_frame_cb, NULL, NULL);
  g_main_context_set_poll_func (NULL, counting_poll);
  thinker = g_thread_new ("thinker", think, NULL);
  run_main_loop (THINKING);
  g_main_context_set_poll_func (NULL, NULL);
  g_thread_join (thinker);

  printf ("# %u frames in 2 s; the longest of %u turns of the main loop took %.1f ms, %u more than a frame\n",
          figures.n_frames, figures.n_turns, (double) figures.longest / 1000, figures.n_over);
  gtk_window_destroy (window);
  dulle_session_close (session);
  g_object_unref (session);
}
END_TEST

SUITE ("stalls", test_stalls)
