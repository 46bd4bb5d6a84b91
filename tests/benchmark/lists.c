/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * dulle-lists STORE: opens the history and the statistics of a store, as make-store makes
 * it, scrolls the history to its end, and prints how long it took until something was
 * there, and the longest turns of the main loop, in processor time of its thread: what
 * else the machine does is not counted. So it does with the pages that teach, and with an empty
 * window to compare them with. The book of puzzles is read as well.
 */
#include <adwaita.h>
#include <stdlib.h>
#include <time.h>

#include "learn/dulle-learn-window.h"
#include "learn/dulle-progress-window.h"
#include "learn/dulle-puzzles-window.h"
#include "learning/puzzle-book.h"
#include "review/dulle-history.h"
#include "review/dulle-statistics.h"
#include "setup/dulle-rule-book.h"

/* Turns longer than this, in microseconds, are counted. */
#define LONG_TURN 8000

static const char *const names[] = { "Anna", "Kleo", "Ben", "Mia", "Lea", "Tom", "Ida", NULL };

static struct
{
  gint64 left_poll;
  gint64 longest;
  guint  n_long;
  guint  n_turns;
} turns;

static gint64
thread_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);

  return now.tv_sec * G_TIME_SPAN_SECOND + now.tv_nsec / 1000;
}

static int
timing_poll (GPollFD *fds,
             guint    n_fds,
             int      timeout)
{
  gint64 busy = thread_time () - turns.left_poll;
  int    n_ready;

  turns.n_turns++;
  turns.n_long += busy > LONG_TURN;
  turns.longest = MAX (turns.longest, busy);
  n_ready = g_poll (fds, n_fds, timeout);
  turns.left_poll = thread_time ();

  return n_ready;
}

static void
begin_turns (void)
{
  turns.longest = turns.n_long = turns.n_turns = 0;
  turns.left_poll = thread_time ();
}

static void
print_turns (const char *what)
{
  g_print ("%s: %u turns, %u longer than %u ms, the longest %.1f ms\n", what, turns.n_turns,
           turns.n_long, LONG_TURN / 1000, (double) turns.longest / 1000);
}

static void
run_main_loop (guint milliseconds)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);

  g_timeout_add_once (milliseconds, (GSourceOnceFunc) g_main_loop_quit, loop);
  g_main_loop_run (loop);
}

/* Waits until @stack shows @page. */
static void
wait_for_page (GtkWidget  *stack,
               const char *page)
{
  gint64 began = g_get_monotonic_time ();

  begin_turns ();
  while (g_strcmp0 (gtk_stack_get_visible_child_name (GTK_STACK (stack)), page) != 0)
    g_main_context_iteration (NULL, TRUE);
  g_print ("There after %.1f ms\n", (double) (g_get_monotonic_time () - began) / 1000);
}

static GtkWidget *
find (GtkWidget  *window,
      const char *id)
{
  return GTK_WIDGET (gtk_widget_get_template_child (window, G_OBJECT_TYPE (window), id));
}

static void
measure_history (DulleSession *session)
{
  GtkWidget     *window = dulle_history_new (NULL, session, names);
  GtkAdjustment *place = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (find (window, "list")));
  double         end = -1;

  wait_for_page (find (window, "state"), "list");
  print_turns ("History, the first page");
  gtk_window_present (GTK_WINDOW (window));
  run_main_loop (1000);
  print_turns ("History, with its window");

  begin_turns ();
  while (end < gtk_adjustment_get_upper (place))
    {
      end = gtk_adjustment_get_upper (place);
      gtk_adjustment_set_value (place, end);
      run_main_loop (200);
    }
  print_turns ("History, scrolled to its end");
  g_print ("%u tournaments\n",
           g_list_model_get_n_items (
               G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (find (window, "list"))))));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
measure_statistics (DulleSession *session,
                    const char   *what)
{
  GtkWidget       *window = dulle_statistics_new (NULL, session, names);
  g_autofree char *shown = g_strconcat (what, ", with its window", NULL);

  wait_for_page (find (window, "state"), "page");
  print_turns (what);
  gtk_window_present (GTK_WINDOW (window));
  run_main_loop (1000);
  print_turns (shown);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* @window was made after begin_turns(). */
static void
show_window (GtkWidget  *window,
             const char *what)
{
  gtk_window_present (GTK_WINDOW (window));
  run_main_loop (1500);
  print_turns (what);
}

static void
measure_empty_window (void)
{
  GtkWidget *window;

  begin_turns ();
  window = adw_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (window), 860, 760);
  show_window (window, "An empty window");
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
measure_lessons (DulleSession *session)
{
  GtkWidget *window;

  begin_turns ();
  window = dulle_learn_window_new (NULL, session);
  show_window (window, "Lessons");
  begin_turns ();
  dulle_learn_window_open (DULLE_LEARN_WINDOW (window), "05");
  show_window (window, "The idea of a lesson");
  begin_turns ();
  gtk_widget_activate_action (find (window, "lesson"), "lesson.begin", NULL);
  show_window (window, "Its first position");
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
measure_learning (DulleSession *session)
{
  DulleRules rules = dulle_rules_default ();
  GtkWidget *window;

  measure_lessons (session);
  begin_turns ();
  window = dulle_puzzles_window_new (NULL, session);
  show_window (window, "Puzzles");
  begin_turns ();
  dulle_puzzles_window_ask_themes (DULLE_PUZZLES_WINDOW (window), ~0u);
  show_window (window, "A puzzle");
  gtk_window_destroy (GTK_WINDOW (window));

  begin_turns ();
  window = dulle_progress_window_new (NULL, session, names);
  show_window (window, "Progress");
  gtk_window_destroy (GTK_WINDOW (window));

  begin_turns ();
  window = dulle_rule_book_new (NULL, &rules);
  show_window (window, "Rule book");
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
measure_puzzles (void)
{
  gint64 began = thread_time ();
  g_autoptr (GBytes) text = g_resources_lookup_data ("/io/github/dulle/Dulle/puzzles.txt",
                                                     G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autoptr (DullePuzzleBook) book = dulle_puzzle_book_new (text, "puzzles.txt", NULL);

  g_print ("%u puzzles read in %.1f ms\n", dulle_puzzle_book_n_puzzles (book),
           (double) (thread_time () - began) / 1000);
}

int
main (int    argc,
      char **argv)
{
  DulleSession *session;

  if (argc != 2)
    {
      g_printerr ("Usage: dulle-lists STORE\n");
      return EXIT_FAILURE;
    }

  adw_init ();
  session = dulle_session_new (argv[1], 0);
  dulle_session_start (session);
  run_main_loop (500);
  g_main_context_set_poll_func (NULL, timing_poll);
  measure_history (session);
  measure_statistics (session, "Statistics");
  measure_statistics (session, "Statistics again");
  measure_empty_window ();
  measure_learning (session);
  g_main_context_set_poll_func (NULL, NULL);
  measure_puzzles ();
  dulle_session_close (session);
  g_object_unref (session);

  return EXIT_SUCCESS;
}
