/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The parts, each measured in a process of its own: an empty window, the table until
 * its cards are there, and a deal with the scene at its end. The person's seat announces
 * all it may, so that there are seals to be drawn, and plays what the computer advises.
 * Between the advice and the card the hand is sorted back and forth.
 */
#include "benchmark.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "app/dulle-application.h"
#include "decks/card-painter.h"
#include "cards/dulle-card-widget.h"
#include "engine/legality.h"
#include "frame-gauge.h"
#include "lab/json-text.h"
#include "score/dulle-score-scene.h"
#include "session/moments.h"
#include "table/dulle-table.h"

#define DEAL "--deal-seed=7"

/* Milliseconds from one order of the hand to the next, and how many there are. */
#define SORT_TIME 460
#define SORTS     1

/* How often it is asked whether the scene at the end of the game has begun, or has come to its
 * rest, how long the window is measured after that, and when a part gives up. */
#define SCENE_TIME       50
#define LAST_LOOK        500
#define MAX_SECONDS      20
#define MAX_DEAL_SECONDS 300

typedef struct
{
  GtkApplication  *application;
  GtkWindow       *window;
  DulleSession    *session;
  GSettings       *settings;
  DulleFrameGauge *gauge;
  JsonObject      *figures;
  DulleAction      answer;
  DulleView        before;
  gboolean         dealt;
  guint            n_sorts;
  guint            n_moments;
} Script;

static double
resident_mebibytes (void)
{
  g_autofree char *text = NULL;
  unsigned long    size = 0;
  unsigned long    resident = 0;

  if (g_file_get_contents ("/proc/self/statm", &text, NULL, NULL) &&
      sscanf (text, "%lu %lu", &size, &resident) != 2)
    return 0;

  return (double) resident * (double) sysconf (_SC_PAGESIZE) / (1 << 20);
}

static GdkFrameClock *
clock_of (GtkWindow *window)
{
  return gtk_widget_get_frame_clock (GTK_WIDGET (window));
}

static void
print_figures (JsonObject *figures)
{
  g_autofree char *text = dulle_json_format (figures, false);

  g_print ("%s\n", text);
}

static void
report_shown (GtkWindow *window)
{
  g_autoptr (JsonObject) figures = json_object_new ();

  json_object_set_int_member (figures, "shown_at", g_get_monotonic_time ());
  dulle_json_set_decimal (figures, "resident_mib", resident_mebibytes (), 2);
  print_figures (figures);
  g_signal_handlers_disconnect_by_data (clock_of (window), window);
}

static gboolean
quit_cb (gpointer application)
{
  g_application_quit (G_APPLICATION (application));

  return G_SOURCE_REMOVE;
}

/* An empty window */

static void
empty_shown_cb (GtkWindow *window)
{
  report_shown (window);
  g_application_quit (G_APPLICATION (gtk_window_get_application (window)));
}

static void
empty_activate_cb (GtkApplication *application)
{
  GtkWindow *window = g_object_new (ADW_TYPE_APPLICATION_WINDOW, "application", application,
                                    "content", adw_header_bar_new (), "default-width", 1100,
                                    "default-height", 760, "maximized", TRUE, NULL);

  gtk_widget_realize (GTK_WIDGET (window));
  g_signal_connect_data (clock_of (window), "after-paint", G_CALLBACK (empty_shown_cb), window,
                         NULL, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_timeout_add_seconds (MAX_SECONDS, quit_cb, application);
  gtk_window_present (window);
}

static int
run_empty (const char *store)
{
  g_autoptr (AdwApplication) application = adw_application_new (NULL, G_APPLICATION_NON_UNIQUE);

  g_signal_connect (application, "activate", G_CALLBACK (empty_activate_cb), NULL);

  return g_application_run (G_APPLICATION (application), 0, NULL);
}

/* The real application */

/* What the settings say already is not written again: it would count as time of the start. */
static void
choose_settings (DulleAnimationSpeed speed)
{
  g_autoptr (GSettings) settings = g_settings_new ("io.github.dulle.Dulle");

  if (!g_settings_get_boolean (settings, "window-maximized"))
    g_settings_set_boolean (settings, "window-maximized", TRUE);
  if (g_settings_get_enum (settings, "animation-speed") != (int) speed)
    g_settings_set_enum (settings, "animation-speed", (int) speed);
}

/* It comes before @activated, which finds the window shown and nothing drawn yet. */
static int
run_application (const char         *store,
                 DulleAnimationSpeed speed,
                 GCallback           activated)
{
  g_autoptr (DulleApplication) application = dulle_application_new ();
  char *arguments[] = { (char *) "dulle-benchmark", (char *) DEAL, (char *) "--store",
                        (char *) store, NULL };

  choose_settings (speed);
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_signal_connect_after (application, "activate", activated, NULL);

  return g_application_run (G_APPLICATION (application), G_N_ELEMENTS (arguments) - 1, arguments);
}

/* A window with its cards */

static guint
count_cards (GtkWidget *widget)
{
  guint n = DULLE_IS_CARD_WIDGET (widget) && gtk_widget_get_mapped (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_cards (child);

  return n;
}

/* Stays for a while: cards that nobody waits for are painted, and kept for the next start. */
static void
start_painted_cb (GtkWindow *window)
{
  if (count_cards (GTK_WIDGET (window)) == 0 || !dulle_deck_is_painted (dulle_deck_get_default ()))
    return;

  report_shown (window);
  g_timeout_add_seconds (1, quit_cb, gtk_window_get_application (window));
}

static void
start_activate_cb (GtkApplication *application)
{
  GtkWindow *window = gtk_application_get_active_window (application);

  g_signal_connect_data (clock_of (window), "after-paint", G_CALLBACK (start_painted_cb), window,
                         NULL, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_timeout_add_seconds (MAX_SECONDS, quit_cb, application);
}

static int
run_start (const char *store)
{
  return run_application (store, DULLE_ANIMATION_SPEED_OFF, G_CALLBACK (start_activate_cb));
}

/* A deal */

/* What was measured of the deal. */
static void
report_deal (Script *self)
{
  GtkWidget   *window = GTK_WIDGET (self->window);
  GskRenderer *renderer = gtk_native_get_renderer (GTK_NATIVE (window));

  self->figures = json_object_new ();
  dulle_json_set_decimal (self->figures, "resident_mib", resident_mebibytes (), 2);
  json_object_set_string_member (self->figures, "renderer", G_OBJECT_TYPE_NAME (renderer));
  json_object_set_int_member (self->figures, "width", gtk_widget_get_width (window));
  json_object_set_int_member (self->figures, "height", gtk_widget_get_height (window));
  json_object_set_int_member (self->figures, "scale", gtk_widget_get_scale_factor (window));
  json_object_set_int_member (self->figures, "moments", self->n_moments);
  dulle_frame_gauge_report (self->gauge, self->figures);
  dulle_frame_gauge_reset (self->gauge);
}

static gboolean
end_cb (gpointer data)
{
  Script *self = data;
  g_autoptr (JsonObject) figures = self->figures;
  JsonObject *scene = json_object_new ();

  dulle_frame_gauge_report (self->gauge, scene);
  json_object_set_object_member (figures, "scene", scene);
  json_object_set_int_member (figures, "rasterised", dulle_card_painter_count ());
  json_object_set_int_member (figures, "rasterised_in_main_thread",
                              dulle_card_painter_count_in_main ());
  print_figures (figures);

  g_clear_pointer (&self->gauge, dulle_frame_gauge_free);
  g_clear_object (&self->settings);
  g_application_quit (G_APPLICATION (self->application));
  g_free (self);

  return G_SOURCE_REMOVE;
}

/* The scene has the keyboard first; it ends with the button that goes on, which gets it then. */
static gboolean
scene_cb (gpointer data)
{
  Script    *self = data;
  GtkWidget *focus = gtk_window_get_focus (self->window);
  gboolean   rests =
      GTK_IS_BUTTON (focus) && gtk_widget_get_ancestor (focus, DULLE_TYPE_SCORE_SCENE) != NULL;

  if (self->figures == NULL && DULLE_IS_SCORE_SCENE (focus))
    report_deal (self);
  if (self->figures == NULL || !rests)
    return G_SOURCE_CONTINUE;

  g_timeout_add (LAST_LOOK, end_cb, self);

  return G_SOURCE_REMOVE;
}

static gboolean
sort_cb (gpointer data)
{
  Script *self = data;

  if (self->n_sorts++ == SORTS)
    {
      dulle_session_submit (self->session, &self->answer);
      return G_SOURCE_REMOVE;
    }
  g_settings_set_enum (self->settings, "sort-order",
                       self->n_sorts % 2 != 0 ? DULLE_SORT_ORDER_TRUMPS_LAST
                                              : DULLE_SORT_ORDER_TRUMPS_FIRST);

  return G_SOURCE_CONTINUE;
}

/* What the table celebrates is part of what is measured. */
static void
count_moments (Script           *self,
               const DulleEvent *event)
{
  DulleMoment moments[DULLE_MAX_EVENT_MOMENTS];

  self->n_moments += dulle_moments_find (self->dealt ? &self->before : NULL, event, moments);
  self->before = event->view;
  self->dealt = TRUE;
}

/* Announces all that may be announced, for what is celebrated is to be measured as well. */
static gboolean
announce_more (Script          *self,
               const DulleView *view)
{
  DulleLevel  level = view->board.levels[view->own.seat] + 1u;
  DulleAction action = dulle_action_announce (view->own.seat, level);

  if (view->board.phase != DULLE_PHASE_TRICKS || level > DULLE_LEVEL_BLACK ||
      dulle_action_check (&view->board, &view->own, &action) != DULLE_ACCEPTED)
    return FALSE;

  dulle_session_submit (self->session, &action);

  return TRUE;
}

/* The computer looks for its advice while the table still shows what came before. */
static void
deal_event_cb (Script           *self,
               const DulleEvent *event)
{
  count_moments (self, event);
  switch (event->kind)
    {
    case DULLE_EVENT_DEALT:
    case DULLE_EVENT_ACTION:
      if (dulle_event_on_turn (event) && !announce_more (self, &event->view))
        dulle_session_ask_hint (self->session);
      break;
    case DULLE_EVENT_HINT:
      self->answer = event->hint.hints[0].action;
      self->n_sorts = 0;
      g_timeout_add (SORT_TIME, sort_cb, self);
      break;
    case DULLE_EVENT_OVER:
      g_signal_handlers_disconnect_by_data (self->session, self);
      g_timeout_add (SCENE_TIME, scene_cb, self);
      break;
    default:
      break;
    }
}

static void
deal_activate_cb (GtkApplication *application)
{
  Script *self = g_new0 (Script, 1);

  self->application = application;
  self->window = gtk_application_get_active_window (application);
  self->session = dulle_application_get_session (DULLE_APPLICATION (application));
  self->settings = g_settings_new ("io.github.dulle.Dulle");
  self->gauge = dulle_frame_gauge_new (GTK_WIDGET (self->window));
  g_signal_connect_swapped (self->session, "event", G_CALLBACK (deal_event_cb), self);
  g_timeout_add_seconds (MAX_DEAL_SECONDS, quit_cb, application);
}

static int
run_deal (const char *store)
{
  return run_application (store, DULLE_ANIMATION_SPEED_FAST, G_CALLBACK (deal_activate_cb));
}

/* All parts */

static const struct
{
  const char *name;
  int (*run) (const char *store);
} parts[] = {
  { "empty", run_empty },
  { "start", run_start },
  { "deal", run_deal },
};

int
dulle_benchmark_run_part (const char *name,
                          const char *store)
{
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (g_str_equal (parts[i].name, name))
      return parts[i].run (store);

  g_printerr ("dulle-benchmark: There is no part “%s”.\n", name);

  return EXIT_FAILURE;
}
