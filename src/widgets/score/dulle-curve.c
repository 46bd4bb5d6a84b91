/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Cairo draws the lines and marks, and the snapshot the text. The colors are defined in style.css,
 * so that the dark and high-contrast styles have their own.
 */
#include "config.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#include "common/dulle-avatar.h"
#include "curve-geometry.h"
#include "dulle-curve.h"
#include "text/score-text.h"

#define NATURAL_WIDTH  420
#define NATURAL_HEIGHT 240
#define MIN_WIDTH      180
#define GAP            6.0f
#define LINE_DISTANCE  28.0f
#define MARK_DISTANCE  14.0f
#define PICTURE_SIZE   18

/* A line of larger letters than these asks for larger marks and lines. */
#define USUAL_LETTERS 20.0f

/* The share of the width that names may take up. */
#define MAX_NAME 0.34f

struct _DulleCurve
{
  GtkWidget parent_instance;

  /* Owned */
  char        **names;
  char         *caption;
  GArray       *values;
  PangoLayout  *labels[DULLE_MAX_CURVES];
  GdkPaintable *pictures[DULLE_MAX_CURVES];

  DulleFace faces[DULLE_MAX_CURVES];
  guint     n_curves;
  guint     n_games;
  guint     n_points;
  guint     decimals;
  int       lowest;
  int       highest;
  int       zero;
};

G_DEFINE_FINAL_TYPE (DulleCurve, dulle_curve, GTK_TYPE_WIDGET)

/* Where the curves are drawn. */
typedef struct
{
  DulleScale scale;
  float      x;
  float      y;
  float      width;
  float      height;
} Plot;

static void
style_color (DulleCurve *self,
             guint       curve,
             GdkRGBA    *color)
{
  GtkStyleContext *context = gtk_widget_get_style_context (GTK_WIDGET (self));
  DulleFace        face = self->faces[curve];
  g_autofree char *own = g_strconcat (
      "face_", dulle_face_is_character (face) ? dulle_face_id (face) : "own", NULL);

  if (!gtk_style_context_lookup_color (
          context, face == DULLE_FACE_NONE ? dulle_curve_style_color (curve) : own, color))
    gtk_style_context_get_color (context, color);
}

/* Layout */

/* Totals have a point before the first game, too. */
static int
value_at (DulleCurve *self,
          guint       point,
          guint       curve)
{
  return g_array_index (self->values, gint32, point * self->n_curves + curve);
}

/* As many decimals as the lines of the scale need. */
static char *
number_text (DulleCurve       *self,
             const DulleScale *scale,
             int               number)
{
  unsigned decimals = self->decimals;

  for (int step = scale->step; step % 10 == 0 && decimals > 0; step /= 10)
    decimals--;

  return dulle_score_decimal ((self->zero + number) / pow (10, self->decimals), decimals);
}

static PangoLayout *
number_layout (DulleCurve       *self,
               const DulleScale *scale,
               int               number)
{
  g_autofree char *text = number_text (self, scale, number);

  return gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
}

static float
number_width (DulleCurve       *self,
              const DulleScale *scale,
              int               number)
{
  g_autoptr (PangoLayout) layout = number_layout (self, scale, number);
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);

  return (float) width;
}

static float
label_height (DulleCurve *self)
{
  int height;

  pango_layout_get_pixel_size (self->labels[0], NULL, &height);

  return (float) height;
}

/* Of marks, lines and faces. */
static float
size_of_signs (DulleCurve *self)
{
  return MAX (label_height (self) / USUAL_LETTERS, 1);
}

static float
mark_size (DulleCurve *self)
{
  return (float) DULLE_CURVE_MARK * size_of_signs (self);
}

static float
picture_size (DulleCurve *self)
{
  return roundf (PICTURE_SIZE * size_of_signs (self));
}

/* The room of a face beside a name. */
static float
picture_width (DulleCurve *self)
{
  for (guint i = 0; i < self->n_curves; i++)
    if (self->pictures[i] != NULL)
      return picture_size (self) + GAP / 2;

  return 0;
}

static float
label_width (DulleCurve *self,
             float       room)
{
  float widest = 0;

  for (guint i = 0; i < self->n_curves; i++)
    {
      int width;

      pango_layout_set_width (self->labels[i], (int) (room * PANGO_SCALE));
      pango_layout_get_pixel_size (self->labels[i], &width, NULL);
      widest = MAX (widest, (float) width);
    }

  return widest;
}

static Plot
plot_of (DulleCurve *self)
{
  float width = (float) gtk_widget_get_width (GTK_WIDGET (self));
  float height = (float) gtk_widget_get_height (GTK_WIDGET (self));
  float line = label_height (self);
  float distance = MAX (LINE_DISTANCE, 1.6f * line);
  float right = picture_width (self) + label_width (self, width * MAX_NAME) + 2 * GAP +
                3 * mark_size (self);
  Plot  plot = { .y = line / 2 };
  float left;

  plot.height = MAX (height - 2 * line - GAP, 1);
  plot.scale = dulle_scale_for (self->lowest, self->highest,
                                MAX ((unsigned) (plot.height / distance), 3));
  left = MAX (number_width (self, &plot.scale, plot.scale.low),
              number_width (self, &plot.scale, plot.scale.high)) +
         GAP;
  plot.x = left;
  plot.width = MAX (width - left - right, 1);

  return plot;
}

static float
plot_x (DulleCurve *self,
        const Plot *plot,
        guint       point)
{
  return plot->x + plot->width * (float) point / (float) MAX (self->n_points - 1, 1);
}

static float
plot_y (const Plot *plot,
        int         value)
{
  return plot->y + dulle_scale_place (&plot->scale, value, plot->height);
}

/* Drawing */

static void
snapshot_text (GtkSnapshot   *snapshot,
               PangoLayout   *layout,
               const GdkRGBA *color,
               float          x,
               float          y)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (roundf (x), roundf (y)));
  gtk_snapshot_append_layout (snapshot, layout, color);
  gtk_snapshot_restore (snapshot);
}

static void
snapshot_grid (DulleCurve    *self,
               GtkSnapshot   *snapshot,
               const Plot    *plot,
               const GdkRGBA *color)
{
  float line = label_height (self);

  for (int value = plot->scale.low; value <= plot->scale.high; value += plot->scale.step)
    {
      g_autoptr (PangoLayout) layout = number_layout (self, &plot->scale, value);
      float   y = plot_y (plot, value);
      GdkRGBA faint = *color;

      faint.alpha *= value == 0 ? 0.55f : 0.15f;
      gtk_snapshot_append_color (snapshot, &faint,
                                 &GRAPHENE_RECT_INIT (plot->x, floorf (y), plot->width, 1));
      snapshot_text (snapshot, layout, color,
                     plot->x - GAP - number_width (self, &plot->scale, value), y - line / 2);
    }
}

/* The number of the last game, below the end of the curves. */
static void
snapshot_games (DulleCurve    *self,
                GtkSnapshot   *snapshot,
                const Plot    *plot,
                const GdkRGBA *color)
{
  g_autofree char *text = g_strdup_printf (ngettext ("%u game", "%u games", self->n_games),
                                           self->n_games);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (
      GTK_WIDGET (self), self->caption != NULL ? self->caption : text);
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  snapshot_text (snapshot, layout, color, MAX (plot->x, plot->x + plot->width - (float) width),
                 plot->y + plot->height + GAP);
}

static void
draw_curve (DulleCurve *self,
            cairo_t    *cr,
            const Plot *plot,
            guint       curve)
{
  guint last = self->n_points - 1;
  float distance = plot->width / (float) MAX (last, 1);
  float size = size_of_signs (self);
  guint every = MAX ((guint) ceilf (MARK_DISTANCE * size / distance), 1);
  guint step = MAX ((guint) (1 / distance), 1);

  /* Not more points than there is room for. */
  for (guint point = last % step; point <= last; point += step)
    cairo_line_to (cr, plot_x (self, plot, point), plot_y (plot, value_at (self, point, curve)));
  dulle_curve_style_stroke (cr, curve, size);

  for (guint point = last % every; point <= last; point += every)
    dulle_curve_style_mark (cr, curve, plot_x (self, plot, point),
                            plot_y (plot, value_at (self, point, curve)), size);
}

static void
snapshot_picture (DulleCurve  *self,
                  GtkSnapshot *snapshot,
                  guint        curve,
                  float        x,
                  float        y)
{
  float size = picture_size (self);

  if (self->pictures[curve] == NULL)
    return;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (roundf (x), roundf (y)));
  gdk_paintable_snapshot (self->pictures[curve], snapshot, size, size);
  gtk_snapshot_restore (snapshot);
}

/* Each name stands at the end of its curve, or nearby where there is room, behind the
 * mark of the curve and the face of its player. */
static void
snapshot_labels (DulleCurve    *self,
                 GtkSnapshot   *snapshot,
                 cairo_t       *cr,
                 const Plot    *plot,
                 const GdkRGBA *color)
{
  float line = label_height (self);
  float pictures = picture_width (self);
  float mark = mark_size (self);
  float size = picture_size (self);
  float places[DULLE_MAX_CURVES];
  float x = plot->x + plot->width + GAP + 2 * mark;

  for (guint i = 0; i < self->n_curves; i++)
    places[i] = plot_y (plot, value_at (self, self->n_points - 1, i));
  dulle_spread_labels (places, self->n_curves, pictures > 0 ? MAX (line, size) : line,
                       (float) gtk_widget_get_height (GTK_WIDGET (self)));

  for (guint i = 0; i < self->n_curves; i++)
    {
      GdkRGBA own;

      style_color (self, i, &own);
      gdk_cairo_set_source_rgba (cr, &own);
      dulle_curve_style_mark (cr, i, x, places[i], size_of_signs (self));
      snapshot_picture (self, snapshot, i, x + GAP + mark, places[i] - size / 2);
      snapshot_text (snapshot, self->labels[i], color, x + GAP + mark + pictures,
                     places[i] - line / 2);
    }
}

static void
dulle_curve_snapshot (GtkWidget   *widget,
                      GtkSnapshot *snapshot)
{
  DulleCurve *self = DULLE_CURVE (widget);
  float       width = (float) gtk_widget_get_width (widget);
  float       height = (float) gtk_widget_get_height (widget);
  Plot        plot;
  GdkRGBA     color;
  cairo_t    *cr;

  if (self->n_curves == 0)
    return;

  plot = plot_of (self);
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &color);
  snapshot_grid (self, snapshot, &plot, &color);
  snapshot_games (self, snapshot, &plot, &color);

  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  for (guint i = 0; i < self->n_curves; i++)
    {
      GdkRGBA own;

      style_color (self, i, &own);
      gdk_cairo_set_source_rgba (cr, &own);
      draw_curve (self, cr, &plot, i);
    }
  snapshot_labels (self, snapshot, cr, &plot, &color);
  cairo_destroy (cr);
}

static void
dulle_curve_measure (GtkWidget     *widget,
                     GtkOrientation orientation,
                     int            for_size,
                     int           *minimum,
                     int           *natural,
                     int           *minimum_baseline,
                     int           *natural_baseline)
{
  gboolean horizontal = orientation == GTK_ORIENTATION_HORIZONTAL;

  *minimum = horizontal ? MIN_WIDTH : NATURAL_HEIGHT;
  *natural = horizontal ? NATURAL_WIDTH : NATURAL_HEIGHT;
}

static void
drop_labels (DulleCurve *self)
{
  for (guint i = 0; i < DULLE_MAX_CURVES; i++)
    {
      g_clear_object (&self->labels[i]);
      g_clear_object (&self->pictures[i]);
    }
}

static void
make_labels (DulleCurve *self)
{
  drop_labels (self);
  for (guint i = 0; i < self->n_curves; i++)
    {
      self->labels[i] = gtk_widget_create_pango_layout (GTK_WIDGET (self), self->names[i]);
      pango_layout_set_ellipsize (self->labels[i], PANGO_ELLIPSIZE_END);
      self->pictures[i] = dulle_face_paintable (GTK_WIDGET (self), dulle_face_id (self->faces[i]),
                                                (int) picture_size (self));
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
dulle_curve_css_changed (GtkWidget         *widget,
                         GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (dulle_curve_parent_class)->css_changed (widget, change);
  make_labels (DULLE_CURVE (widget));
}

static void
dulle_curve_finalize (GObject *object)
{
  DulleCurve *self = DULLE_CURVE (object);

  drop_labels (self);
  g_clear_pointer (&self->names, g_strfreev);
  g_clear_pointer (&self->caption, g_free);
  g_clear_pointer (&self->values, g_array_unref);

  G_OBJECT_CLASS (dulle_curve_parent_class)->finalize (object);
}

static void
dulle_curve_class_init (DulleCurveClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = dulle_curve_finalize;
  widget_class->measure = dulle_curve_measure;
  widget_class->snapshot = dulle_curve_snapshot;
  widget_class->css_changed = dulle_curve_css_changed;

  gtk_widget_class_set_css_name (widget_class, "curve");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
dulle_curve_init (DulleCurve *self)
{
  self->names = g_new0 (char *, 1);
  self->values = g_array_new (FALSE, FALSE, sizeof (gint32));
}

GtkWidget *
dulle_curve_new (void)
{
  return g_object_new (DULLE_TYPE_CURVE, NULL);
}

/* "How the totals went: Kleo 12, Ben −12" */
static char *
describe_totals (const char *const *names,
                 guint              n_players,
                 const gint32      *last,
                 guint              decimals)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < n_players; i++)
    {
      g_autofree char *number = dulle_score_decimal (last[i] / pow (10, decimals), decimals);

      g_string_append_printf (text, "%s%s %s", i > 0 ? ", " : "", names[i], number);
    }

  return g_strdup_printf (_ ("How the totals went: %s"), text->str);
}

static void
find_range (DulleCurve *self)
{
  self->lowest = self->highest = 0;
  for (guint i = 0; i < self->values->len; i++)
    {
      self->lowest = MIN (self->lowest, g_array_index (self->values, gint32, i));
      self->highest = MAX (self->highest, g_array_index (self->values, gint32, i));
    }
}

void
dulle_curve_set_faces (DulleCurve      *self,
                       const DulleFace *faces)
{
  g_return_if_fail (DULLE_IS_CURVE (self));

  memcpy (self->faces, faces, sizeof self->faces);
}

void
dulle_curve_set_totals (DulleCurve        *self,
                        const char *const *names,
                        guint              n_players,
                        const gint32      *totals,
                        guint              n_games,
                        guint              decimals)
{
  g_autofree gint32 *values = g_new0 (gint32, (n_games + 1) * n_players);
  g_autofree char   *description = NULL;

  g_return_if_fail (DULLE_IS_CURVE (self));

  if (n_games > 0)
    memcpy (values + n_players, totals, n_games * n_players * sizeof *values);
  description = describe_totals (names, n_players, values + n_games * n_players, decimals);
  dulle_curve_set_values (self, names, n_players, values, n_games + 1, decimals, description);
  self->n_games = n_games;
}

void
dulle_curve_set_values (DulleCurve        *self,
                        const char *const *names,
                        guint              n_curves,
                        const gint32      *values,
                        guint              n_games,
                        guint              decimals,
                        const char        *description)
{
  g_return_if_fail (DULLE_IS_CURVE (self));
  g_return_if_fail (n_curves <= DULLE_MAX_CURVES);

  g_strfreev (self->names);
  self->names = g_new0 (char *, n_curves + 1);
  for (guint i = 0; i < n_curves; i++)
    self->names[i] = g_strdup (names[i]);
  g_array_set_size (self->values, 0);
  g_array_append_vals (self->values, values, n_games * n_curves);
  self->n_curves = n_games > 0 ? n_curves : 0;
  self->n_games = n_games;
  self->n_points = n_games;
  self->decimals = decimals;
  find_range (self);
  make_labels (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, description,
                                  -1);
}

void
dulle_curve_set_scale (DulleCurve *self,
                       int         zero,
                       const char *caption)
{
  g_return_if_fail (DULLE_IS_CURVE (self));

  self->zero = zero;
  g_free (self->caption);
  self->caption = g_strdup (caption);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
