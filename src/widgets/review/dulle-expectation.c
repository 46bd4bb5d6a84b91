/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Drawn above the slider of the review, with the same ends: what lies below each other is
 * the same step. Errors have marks that differ in shape, for colors alone are not enough.
 */
#include "config.h"

#include <glib/gi18n.h>
#include <math.h>

#include "common/tooltip.h"
#include "dulle-expectation.h"
#include "expected-points.h"
#include "score/curve-geometry.h"
#include "text/score-text.h"

#define HEIGHT     56
#define MIN_HEIGHT 36
#define LINE_WIDTH 2.0
#define MARK       4.5

/* Half the knob of the slider below lies before the first step, and after the last one. */
#define INSET 20.0f
#define RIM   7.0f

/* Values are laid out in hundredths of a point. */
#define UNIT 100

struct _DulleExpectation
{
  GtkWidget parent_instance;

  /* Owned */
  GArray *points;

  guint      n_steps;
  guint      step;
  DulleScale scale;
};

G_DEFINE_FINAL_TYPE (DulleExpectation, dulle_expectation, GTK_TYPE_WIDGET)

enum
{
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Where things are */

static const DulleExpected *
point_at (DulleExpectation *self,
          guint             i)
{
  return &g_array_index (self->points, DulleExpected, i);
}

static float
step_x (DulleExpectation *self,
        guint             step)
{
  float width = (float) gtk_widget_get_width (GTK_WIDGET (self)) - 2 * INSET;

  return INSET + width * (float) step / (float) MAX (self->n_steps, 1);
}

static float
value_y (DulleExpectation *self,
         float             value)
{
  float height = (float) gtk_widget_get_height (GTK_WIDGET (self)) - 2 * RIM;

  return RIM + dulle_scale_place (&self->scale, (int) lroundf (value * UNIT), height);
}

static guint
step_at (DulleExpectation *self,
         double            x)
{
  double width = gtk_widget_get_width (GTK_WIDGET (self)) - 2 * INSET;
  double place = (x - (double) INSET) / MAX (width, 1) * self->n_steps;

  return (guint) CLAMP (lround (place), 0, (long) self->n_steps);
}

/* Drawing */

static GdkRGBA
named_color (DulleExpectation *self,
             const char       *name)
{
  GtkStyleContext *context = gtk_widget_get_style_context (GTK_WIDGET (self));
  GdkRGBA          color;

  if (!gtk_style_context_lookup_color (context, name, &color))
    gtk_style_context_get_color (context, &color);

  return color;
}

static void
snapshot_lines (DulleExpectation *self,
                GtkSnapshot      *snapshot)
{
  float   width = (float) gtk_widget_get_width (GTK_WIDGET (self)) - 2 * INSET;
  float   height = (float) gtk_widget_get_height (GTK_WIDGET (self));
  GdkRGBA color;
  GdkRGBA faint;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &color);
  faint = color;
  faint.alpha *= 0.3f;
  gtk_snapshot_append_color (snapshot, &faint,
                             &GRAPHENE_RECT_INIT (INSET, floorf (value_y (self, 0)), width, 1));
  color = named_color (self, "accent_color");
  gtk_snapshot_append_color (
      snapshot, &color,
      &GRAPHENE_RECT_INIT (floorf (step_x (self, self->step)) - 1, 0, 2, height));
}

static void
snapshot_number (DulleExpectation *self,
                 GtkSnapshot      *snapshot,
                 int               number)
{
  float            y = value_y (self, (float) number / UNIT);
  g_autofree char *text = dulle_score_signed (number / UNIT);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  GdkRGBA color;
  int     width, height;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &color);
  pango_layout_get_pixel_size (layout, &width, &height);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (
      snapshot, &GRAPHENE_POINT_INIT (MAX (roundf (INSET - 4 - (float) width), 0),
                                      CLAMP (roundf (y - (float) height / 2), 0,
                                             (float) gtk_widget_get_height (GTK_WIDGET (self)) -
                                                 (float) height)));
  gtk_snapshot_append_layout (snapshot, layout, &color);
  gtk_snapshot_restore (snapshot);
}

/* Between the curve and zero: points that could be expected, or were to be feared. */
static void
draw_area (DulleExpectation *self,
           cairo_t          *cr)
{
  const DulleExpected *last = point_at (self, self->points->len - 1);
  double               zero = (double) value_y (self, 0);
  GdkRGBA              color = named_color (self, "accent_color");

  cairo_move_to (cr, (double) step_x (self, 0), zero);
  cairo_line_to (cr, (double) step_x (self, 0), (double) value_y (self, point_at (self, 0)->value));
  for (guint i = 0; i < self->points->len; i++)
    cairo_line_to (cr, (double) step_x (self, point_at (self, i)->step),
                   (double) value_y (self, point_at (self, i)->value));
  cairo_line_to (cr, (double) step_x (self, last->step), zero);
  color.alpha = 0.18f;
  gdk_cairo_set_source_rgba (cr, &color);
  cairo_fill (cr);
}

static void
draw_line (DulleExpectation *self,
           cairo_t          *cr)
{
  GdkRGBA color = named_color (self, "accent_color");

  cairo_move_to (cr, (double) step_x (self, 0), (double) value_y (self, point_at (self, 0)->value));
  for (guint i = 0; i < self->points->len; i++)
    cairo_line_to (cr, (double) step_x (self, point_at (self, i)->step),
                   (double) value_y (self, point_at (self, i)->value));
  gdk_cairo_set_source_rgba (cr, &color);
  cairo_set_line_width (cr, LINE_WIDTH);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke (cr);
}

/* A diamond is an error, a circle a doubtful decision. */
static void
draw_mark (DulleExpectation    *self,
           cairo_t             *cr,
           const DulleExpected *point)
{
  gboolean is_error = point->quality == DULLE_MOVE_ERROR;
  GdkRGBA  color = named_color (self, is_error ? "error_color" : "warning_color");
  double   x = (double) step_x (self, point->step);
  double   y = (double) value_y (self, point->value);

  gdk_cairo_set_source_rgba (cr, &color);
  if (is_error)
    {
      cairo_move_to (cr, x, y - 1.3 * MARK);
      cairo_line_to (cr, x + 1.3 * MARK, y);
      cairo_line_to (cr, x, y + 1.3 * MARK);
      cairo_line_to (cr, x - 1.3 * MARK, y);
      cairo_close_path (cr);
    }
  else
    cairo_arc (cr, x, y, MARK, 0, 2 * G_PI);
  cairo_fill (cr);
}

static void
draw_curve (DulleExpectation *self,
            cairo_t          *cr)
{
  draw_area (self, cr);
  draw_line (self, cr);
  for (guint i = 0; i < self->points->len; i++)
    {
      const DulleExpected *point = point_at (self, i);

      if (point->quality == DULLE_MOVE_DOUBTFUL || point->quality == DULLE_MOVE_ERROR)
        draw_mark (self, cr, point);
    }
}

static void
dulle_expectation_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  DulleExpectation *self = DULLE_EXPECTATION (widget);
  float             width = (float) gtk_widget_get_width (widget);
  float             height = (float) gtk_widget_get_height (widget);
  cairo_t          *cr;

  if (self->points == NULL || self->points->len == 0)
    return;

  snapshot_lines (self, snapshot);
  snapshot_number (self, snapshot, self->scale.high);
  snapshot_number (self, snapshot, self->scale.low);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  draw_curve (self, cr);
  cairo_destroy (cr);
}

static void
dulle_expectation_measure (GtkWidget     *widget,
                           GtkOrientation orientation,
                           int            for_size,
                           int           *minimum,
                           int           *natural,
                           int           *minimum_baseline,
                           int           *natural_baseline)
{
  gboolean horizontal = orientation == GTK_ORIENTATION_HORIZONTAL;

  *minimum = horizontal ? 120 : MIN_HEIGHT;
  *natural = horizontal ? 300 : HEIGHT;
}

/* Choosing */

static void
pressed_cb (DulleExpectation *self,
            int               n_presses,
            double            x,
            double            y)
{
  g_assert (DULLE_IS_EXPECTATION (self));

  g_signal_emit (self, signals[CHOSEN], 0, step_at (self, x));
}

static void
dragged_cb (DulleExpectation *self,
            double            dx,
            double            dy,
            GtkGestureDrag   *gesture)
{
  double x, y;

  g_assert (DULLE_IS_EXPECTATION (self));

  if (gtk_gesture_drag_get_start_point (gesture, &x, &y))
    g_signal_emit (self, signals[CHOSEN], 0, step_at (self, x + dx));
}

/* Class */

static void
dulle_expectation_finalize (GObject *object)
{
  g_clear_pointer (&DULLE_EXPECTATION (object)->points, g_array_unref);

  G_OBJECT_CLASS (dulle_expectation_parent_class)->finalize (object);
}

static void
dulle_expectation_class_init (DulleExpectationClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = dulle_expectation_finalize;
  widget_class->snapshot = dulle_expectation_snapshot;
  widget_class->measure = dulle_expectation_measure;

  signals[CHOSEN] = g_signal_new ("chosen", DULLE_TYPE_EXPECTATION, G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_css_name (widget_class, "expectation");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
dulle_expectation_init (DulleExpectation *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *drag = gtk_gesture_drag_new ();

  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (dragged_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

GtkWidget *
dulle_expectation_new (void)
{
  return g_object_new (DULLE_TYPE_EXPECTATION, NULL);
}

static void
find_scale (DulleExpectation *self)
{
  float lowest = 0, highest = 0;

  for (guint i = 0; i < self->points->len; i++)
    {
      lowest = MIN (lowest, point_at (self, i)->value);
      highest = MAX (highest, point_at (self, i)->value);
    }
  self->scale = (DulleScale){ .low = (int) floorf (lowest) * UNIT,
                              .high = MAX ((int) ceilf (highest), (int) floorf (lowest) + 1) * UNIT,
                              .step = UNIT };
}

/* "Expected points of Kleo: +0.3 at first, −2.0 at the end. 3 errors." */
static void
describe_points (DulleExpectation *self,
                 const char       *player)
{
  g_autofree char *first = dulle_score_mean ((double) point_at (self, 0)->value);
  g_autofree char *last =
      dulle_score_mean ((double) point_at (self, self->points->len - 1)->value);
  /* Translators: a player, and points at the beginning and at the end of a game */
  g_autofree char *text =
      g_strdup_printf (_ ("Expected points of %s: %s at first, %s at the end"), player, first,
                       last);

  dulle_set_tooltip (GTK_WIDGET (self), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

void
dulle_expectation_show (DulleExpectation *self,
                        const char       *player,
                        const GArray     *points,
                        guint             n_steps)
{
  g_return_if_fail (DULLE_IS_EXPECTATION (self));

  g_clear_pointer (&self->points, g_array_unref);
  self->n_steps = n_steps;
  gtk_widget_set_visible (GTK_WIDGET (self), points != NULL && points->len > 0);
  if (points == NULL || points->len == 0)
    return;

  self->points = g_array_copy ((GArray *) points);
  find_scale (self);
  describe_points (self, player);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
dulle_expectation_set_step (DulleExpectation *self,
                            guint             step)
{
  g_return_if_fail (DULLE_IS_EXPECTATION (self));

  if (self->step == step)
    return;

  self->step = step;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
