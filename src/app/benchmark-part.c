/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is measured in the processes of their own: a window that is empty, one that
 * comes with its cards, and one in which a deal is played. The person's part is
 * played by what the computer advises. Between the advice and the card the hand is
 * sorted back and forth.
 */
#include "config.h"

#include <stdio.h>
#include <unistd.h>

#include "widgets/card-painter.h"
#include "widgets/dulle-card-widget.h"
#include "widgets/dulle-table.h"
#include "widgets/dulle-window.h"

#include "benchmark.h"
#include "frame-gauge.h"

/* Milliseconds from one order of the hand to the next, and how many there are. */
#define SORT_TIME 460
#define SORTS     1

/* The window is looked at a moment longer, and must not stay for ever. */
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
  DulleAction      answer;
  guint            n_sorts;
} Script;

DulleBenchmarkPart
dulle_benchmark_part (const char *name)
{
  static const char *const names[] = {
    [DULLE_BENCHMARK_EMPTY] = "empty",
    [DULLE_BENCHMARK_START] = "start",
    [DULLE_BENCHMARK_DEAL] = "deal",
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_strcmp0 (names[i], name) == 0)
      return (DulleBenchmarkPart) i;

  return DULLE_BENCHMARK_NONE;
}

static double
resident_mebibytes (void)
{
  g_autofree char *text = NULL;
  unsigned long    size = 0;
  unsigned long    resident = 0;

  if (g_file_get_contents ("/proc/self/statm", &text, NULL, NULL) && sscanf (text, "%lu %lu", &size, &resident) != 2)
    return 0;

  return (double) resident * (double) sysconf (_SC_PAGESIZE) / (1 << 20);
}

static GdkFrameClock *
clock_of (GtkWindow *window)
{
  return gtk_widget_get_frame_clock (GTK_WIDGET (window));
}

static void
tell_shown (GtkWindow *window)
{
  g_print ("%" G_GINT64_FORMAT " %.2f\n", g_get_monotonic_time (), resident_mebibytes ());
  g_signal_handlers_disconnect_by_data (clock_of (window), window);
  g_application_quit (G_APPLICATION (gtk_window_get_application (window)));
}

static gboolean
give_up_cb (gpointer application)
{
  g_application_quit (G_APPLICATION (application));

  return G_SOURCE_REMOVE;
}

/* An empty window */

static void
empty_activate_cb (GtkApplication *application)
{
  GtkWindow *window = g_object_new (ADW_TYPE_APPLICATION_WINDOW, "application", application, "content", adw_header_bar_new (),
                                    "default-width", 1100, "default-height", 760, "maximized", TRUE, NULL);

  gtk_widget_realize (GTK_WIDGET (window));
  g_signal_connect_data (clock_of (window), "after-paint", G_CALLBACK (tell_shown), window, NULL,
                         G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_timeout_add_seconds (MAX_SECONDS, give_up_cb, application);
  gtk_window_present (window);
}

int
dulle_benchmark_show_empty (void)
{
  g_autoptr (AdwApplication) application = adw_application_new (NULL, G_APPLICATION_NON_UNIQUE);

  g_signal_connect (application, "activate", G_CALLBACK (empty_activate_cb), NULL);

  return g_application_run (G_APPLICATION (application), 0, NULL);
}

/* A window with its cards */

static guint
count_cards (GtkWidget *widget)
{
  guint n = DULLE_IS_CARD_WIDGET (widget) && gtk_widget_get_mapped (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_cards (child);

  return n;
}

static void
start_painted_cb (GtkWindow *window)
{
  if (count_cards (GTK_WIDGET (window)) > 0 && dulle_deck_is_painted (dulle_deck_get_default ()))
    tell_shown (window);
}

/* A deal */

static gboolean
end_cb (gpointer data)
{
  Script *self = data;
  g_autoptr (GString) json = g_string_new (NULL);
  GskRenderer *renderer = gtk_native_get_renderer (GTK_NATIVE (self->window));

  g_string_append_printf (json, "%.2f\n  \"renderer\": \"%s\",\n  \"width\": %d,\n  \"height\": %d,\n  \"scale\": %d,\n",
                          resident_mebibytes (), G_OBJECT_TYPE_NAME (renderer), gtk_widget_get_width (GTK_WIDGET (self->window)),
                          gtk_widget_get_height (GTK_WIDGET (self->window)), gtk_widget_get_scale_factor (GTK_WIDGET (self->window)));
  dulle_frame_gauge_write (self->gauge, json);
  g_string_append_printf (json, "  \"rasterised\": %u,\n  \"rasterised_in_main_thread\": %u\n",
                          dulle_card_painter_count (), dulle_card_painter_count_in_main ());
  g_print ("%s", json->str);

  g_clear_pointer (&self->gauge, dulle_frame_gauge_free);
  g_clear_object (&self->settings);
  g_application_quit (G_APPLICATION (self->application));
  g_free (self);

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
  g_settings_set_enum (self->settings, "sort-order", self->n_sorts % 2 != 0 ? DULLE_SORT_ORDER_TRUMPS_LAST : DULLE_SORT_ORDER_TRUMPS_FIRST);

  return G_SOURCE_CONTINUE;
}

/* The advice is thought of while the table still shows what was before. */
static void
deal_event_cb (Script           *self,
               const DulleEvent *event)
{
  switch (event->kind)
    {
    case DULLE_EVENT_DEALT:
    case DULLE_EVENT_ACTION:
      if (dulle_event_on_turn (event))
        dulle_session_ask_hint (self->session);
      break;
    case DULLE_EVENT_HINT:
      self->answer = event->action;
      self->n_sorts = 0;
      g_timeout_add (SORT_TIME, sort_cb, self);
      break;
    case DULLE_EVENT_OVER:
      g_signal_handlers_disconnect_by_data (self->session, self);
      g_timeout_add (LAST_LOOK, end_cb, self);
      break;
    default:
      break;
    }
}

static void
begin_deal (GtkApplication *application,
            GtkWindow      *window,
            DulleSession   *session)
{
  Script *self = g_new0 (Script, 1);

  self->application = application;
  self->window = window;
  self->session = session;
  self->settings = g_settings_new ("io.github.dulle.Dulle");
  self->gauge = dulle_frame_gauge_new (GTK_WIDGET (window));
  g_signal_connect_swapped (session, "event", G_CALLBACK (deal_event_cb), self);
}

void
dulle_benchmark_prepare (DulleBenchmarkPart part)
{
  g_autoptr (GSettings) settings = NULL;
  DulleAnimationSpeed speed = part == DULLE_BENCHMARK_DEAL ? DULLE_ANIMATION_SPEED_FAST : DULLE_ANIMATION_SPEED_OFF;

  settings = g_settings_new ("io.github.dulle.Dulle");
  g_settings_set_boolean (settings, "window-maximized", TRUE);
  g_settings_set_enum (settings, "animation-speed", (int) speed);
}

void
dulle_benchmark_watch (DulleBenchmarkPart part,
                       GtkApplication    *application,
                       GtkWindow         *window,
                       DulleSession      *session)
{
  gtk_widget_realize (GTK_WIDGET (window));
  if (part == DULLE_BENCHMARK_START)
    g_signal_connect_data (clock_of (window), "after-paint", G_CALLBACK (start_painted_cb), window, NULL,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  else
    begin_deal (application, window, session);
  g_timeout_add_seconds (part == DULLE_BENCHMARK_DEAL ? MAX_DEAL_SECONDS : MAX_SECONDS, give_up_cb, application);
}
