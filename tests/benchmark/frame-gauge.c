/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Implementation overview. A frame is what the window's clock does from before-paint
 * to after-paint. Layout ends with the last handler of that phase. The snapshot is
 * timed by wrapping the snapshot function of the window's class, because GTK draws
 * the result in the same phase. The class of the cards is wrapped too, to count their
 * snapshots: a card that only moves must not be painted again.
 */
#include "frame-gauge.h"

#include <time.h>

#include "cards/dulle-card-widget.h"
#include "lab/json-text.h"

/* A frame that comes later than this after the one before has been missed. */
#define LATE_MICROSECONDS 25000

typedef void (*Snapshot) (GtkWidget   *widget,
                          GtkSnapshot *snapshot);

/* Main-loop turns are counted by length: shorter than each of these milliseconds, and
 * all others. */
static const guint bounds[] = { 1, 2, 4, 8, 16, 33 };

/* What the frames are measured by: microseconds of the main thread. */
typedef enum
{
  LAYOUT,
  SNAPSHOT,
  WORK,
  FRAME,
  N_COSTS,
} Cost;

static const char *const cost_names[N_COSTS] = { "layout_ms", "snapshot_ms", "work_ms",
                                                 "frame_ms" };

struct _DulleFrameGauge
{
  GtkWidget     *window;
  GdkFrameClock *clock;

  gint64 began;
  gint64 last_frame;
  guint  n_frames;
  guint  n_late;
  guint  n_card_snapshots;
  guint  n_busy_frames;

  /* The running frame */
  gint64 before;
  gint64 laid_out;
  gint64 in_snapshot;
  guint  cards;

  GArray *costs[N_COSTS];

  /* Main-loop turns */
  gint64 turn_began;
  gint64 longest_turn;
  guint  turns[G_N_ELEMENTS (bounds) + 1];
};

/* For the hooks below, which are called without user data. */
static DulleFrameGauge *gauge;
static Snapshot         snapshot_window;
static Snapshot         snapshot_card;
static GPollFunc        poll_before;

static gint64
processor_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);

  return (gint64) now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000;
}

static void
measured_snapshot_window (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  gint64 began = processor_time ();

  snapshot_window (widget, snapshot);
  if (gauge != NULL && gauge->window == widget)
    gauge->in_snapshot += processor_time () - began;
}

static void
counted_snapshot_card (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  snapshot_card (widget, snapshot);
  if (gauge != NULL)
    gauge->cards++;
}

static Snapshot
replace_snapshot (GtkWidgetClass *widget_class,
                  Snapshot        snapshot)
{
  Snapshot replaced = widget_class->snapshot;

  widget_class->snapshot = snapshot;

  return replaced;
}

static void
count_turn (DulleFrameGauge *self,
            gint64           microseconds)
{
  guint i = 0;

  while (i < G_N_ELEMENTS (bounds) && microseconds >= bounds[i] * 1000)
    i++;
  self->turns[i]++;
  self->longest_turn = MAX (self->longest_turn, microseconds);
}

static int
measured_poll (GPollFD *fds,
               guint    n_fds,
               int      timeout)
{
  int result;

  if (gauge != NULL && gauge->turn_began > 0)
    count_turn (gauge, g_get_monotonic_time () - gauge->turn_began);
  result = poll_before (fds, n_fds, timeout);
  if (gauge != NULL)
    gauge->turn_began = g_get_monotonic_time ();

  return result;
}

static void
before_paint_cb (DulleFrameGauge *self)
{
  self->before = processor_time ();
  self->laid_out = self->before;
  self->in_snapshot = 0;
  self->cards = 0;
}

static void
layout_cb (DulleFrameGauge *self)
{
  self->laid_out = processor_time ();
}

static void
keep_costs (DulleFrameGauge *self)
{
  guint layout = (guint) (self->laid_out - self->before);
  guint in_snapshot = (guint) self->in_snapshot;
  guint costs[N_COSTS] = {
    [LAYOUT] = layout,
    [SNAPSHOT] = in_snapshot,
    [WORK] = layout + in_snapshot,
    [FRAME] = (guint) (processor_time () - self->before),
  };

  for (guint i = 0; i < N_COSTS; i++)
    g_array_append_val (self->costs[i], costs[i]);
  self->n_card_snapshots += self->cards;
  self->n_busy_frames += self->cards > 0;
}

/* Frames in which nothing was drawn cost nothing, and would flatter. */
static void
after_paint_cb (DulleFrameGauge *self)
{
  gint64 now = g_get_monotonic_time ();

  if (self->in_snapshot > 0)
    keep_costs (self);
  if (self->last_frame > 0 && now - self->last_frame > LATE_MICROSECONDS)
    self->n_late++;
  self->last_frame = now;
  self->n_frames++;
}

DulleFrameGauge *
dulle_frame_gauge_new (GtkWidget *window)
{
  DulleFrameGauge *self = g_new0 (DulleFrameGauge, 1);

  self->window = window;
  self->clock = g_object_ref (gtk_widget_get_frame_clock (window));
  self->began = g_get_monotonic_time ();
  for (guint i = 0; i < N_COSTS; i++)
    self->costs[i] = g_array_new (FALSE, FALSE, sizeof (guint));

  gauge = self;
  snapshot_window = replace_snapshot (GTK_WIDGET_GET_CLASS (window), measured_snapshot_window);
  snapshot_card =
      replace_snapshot (g_type_class_peek (DULLE_TYPE_CARD_WIDGET), counted_snapshot_card);
  poll_before = g_main_context_get_poll_func (NULL);
  g_main_context_set_poll_func (NULL, measured_poll);
  g_signal_connect_swapped (self->clock, "before-paint", G_CALLBACK (before_paint_cb), self);
  g_signal_connect_data (self->clock, "layout", G_CALLBACK (layout_cb), self, NULL,
                         G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_data (self->clock, "after-paint", G_CALLBACK (after_paint_cb), self, NULL,
                         G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  gdk_frame_clock_begin_updating (self->clock);

  return self;
}

void
dulle_frame_gauge_free (DulleFrameGauge *self)
{
  gauge = NULL;
  replace_snapshot (GTK_WIDGET_GET_CLASS (self->window), snapshot_window);
  replace_snapshot (g_type_class_peek (DULLE_TYPE_CARD_WIDGET), snapshot_card);
  g_main_context_set_poll_func (NULL, poll_before);
  gdk_frame_clock_end_updating (self->clock);
  g_signal_handlers_disconnect_by_data (self->clock, self);
  g_object_unref (self->clock);
  for (guint i = 0; i < N_COSTS; i++)
    g_array_unref (self->costs[i]);
  g_free (self);
}

void
dulle_frame_gauge_reset (DulleFrameGauge *self)
{
  self->began = g_get_monotonic_time ();
  self->n_frames = 0;
  self->n_late = 0;
  self->n_card_snapshots = 0;
  self->n_busy_frames = 0;
  self->longest_turn = 0;
  for (guint i = 0; i < N_COSTS; i++)
    g_array_set_size (self->costs[i], 0);
  for (guint i = 0; i < G_N_ELEMENTS (self->turns); i++)
    self->turns[i] = 0;
}

static int
compare_costs (gconstpointer a,
               gconstpointer b)
{
  guint one = *(const guint *) a;
  guint other = *(const guint *) b;

  return (one > other) - (one < other);
}

/* @part: how many of a thousand are not above */
static double
milliseconds_at (GArray *sorted,
                 guint   part)
{
  if (sorted->len == 0)
    return 0;

  return g_array_index (sorted, guint, (sorted->len - 1) * part / 1000) / 1000.0;
}

static void
report_costs (DulleFrameGauge *self,
              JsonObject      *object)
{
  for (guint i = 0; i < N_COSTS; i++)
    {
      GArray     *costs = self->costs[i];
      JsonObject *figures = json_object_new ();

      g_array_sort (costs, compare_costs);
      dulle_json_set_decimal (figures, "median", milliseconds_at (costs, 500), 2);
      dulle_json_set_decimal (figures, "p99", milliseconds_at (costs, 990), 2);
      dulle_json_set_decimal (figures, "max", milliseconds_at (costs, 1000), 2);
      json_object_set_object_member (object, cost_names[i], figures);
    }
}

static void
report_turns (DulleFrameGauge *self,
              JsonObject      *object)
{
  JsonObject *turns = json_object_new ();

  for (guint i = 0; i < G_N_ELEMENTS (bounds); i++)
    {
      g_autofree char *name = g_strdup_printf ("<%u ms", bounds[i]);

      json_object_set_int_member (turns, name, self->turns[i]);
    }
  json_object_set_int_member (turns, "more", self->turns[G_N_ELEMENTS (bounds)]);
  dulle_json_set_decimal (turns, "longest_ms", (double) self->longest_turn / 1000, 1);
  json_object_set_object_member (object, "main_loop_turns", turns);
}

void
dulle_frame_gauge_report (DulleFrameGauge *self,
                          JsonObject      *object)
{
  double seconds = (double) (g_get_monotonic_time () - self->began) / G_USEC_PER_SEC;

  dulle_json_set_decimal (object, "seconds", seconds, 1);
  json_object_set_int_member (object, "frames", self->n_frames);
  dulle_json_set_decimal (object, "frames_per_second", self->n_frames / seconds, 1);
  json_object_set_int_member (object, "frames_drawn", self->costs[WORK]->len);
  json_object_set_int_member (object, "frames_late", self->n_late);
  json_object_set_int_member (object, "card_snapshots", self->n_card_snapshots);
  json_object_set_int_member (object, "frames_with_card_snapshots", self->n_busy_frames);
  report_costs (self, object);
  report_turns (self, object);
}
