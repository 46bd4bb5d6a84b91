/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A label that changes is measured again, and the window with it; this one only draws.
 */
#include "config.h"

#include "dulle-scene-figure.h"

#define WIDEST "000"

struct _DulleSceneFigure
{
  GtkWidget parent_instance;

  guint value;
};

G_DEFINE_FINAL_TYPE (DulleSceneFigure, dulle_scene_figure, GTK_TYPE_WIDGET)

/* Returns: (transfer full) */
static PangoLayout *
make_layout (GtkWidget *widget,
             guint      value)
{
  g_autofree char *text = g_strdup_printf ("%u", value);

  return gtk_widget_create_pango_layout (widget, text);
}

static void
dulle_scene_figure_measure (GtkWidget     *widget,
                            GtkOrientation orientation,
                            int            for_size,
                            int           *minimum,
                            int           *natural,
                            int           *minimum_baseline,
                            int           *natural_baseline)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, WIDEST);
  int width;
  int height;

  pango_layout_get_pixel_size (layout, &width, &height);
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? width : height;
}

static void
dulle_scene_figure_snapshot (GtkWidget   *widget,
                             GtkSnapshot *snapshot)
{
  g_autoptr (PangoLayout) layout = make_layout (widget, DULLE_SCENE_FIGURE (widget)->value);
  int width;
  int height;

  pango_layout_get_pixel_size (layout, &width, &height);
  gtk_snapshot_render_layout (snapshot, gtk_widget_get_style_context (widget),
                              gtk_widget_get_width (widget) - width,
                              (gtk_widget_get_height (widget) - height) / 2.0, layout);
}

static void
dulle_scene_figure_class_init (DulleSceneFigureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = dulle_scene_figure_measure;
  widget_class->snapshot = dulle_scene_figure_snapshot;
  gtk_widget_class_set_css_name (widget_class, "figure");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LABEL);
}

static void
dulle_scene_figure_init (DulleSceneFigure *self)
{
}

GtkWidget *
dulle_scene_figure_new (void)
{
  return g_object_new (DULLE_TYPE_SCENE_FIGURE, NULL);
}

guint
dulle_scene_figure_get_value (DulleSceneFigure *self)
{
  g_return_val_if_fail (DULLE_IS_SCENE_FIGURE (self), 0);

  return self->value;
}

void
dulle_scene_figure_set_value (DulleSceneFigure *self,
                              guint             value)
{
  g_autofree char *text = g_strdup_printf ("%u", value);

  g_return_if_fail (DULLE_IS_SCENE_FIGURE (self));

  if (self->value == value)
    return;

  self->value = value;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
