/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Listens to the surface rather than to the window's allocation: its signal comes before
 * sizes are allocated, while style classes may still change.
 */
#include "config.h"

#include <adwaita.h>
#include <math.h>

#include "css-class.h"
#include "large-window.h"

/* The last that fits is the class of the window; its letters are so much larger in
 * style.css. */
static const struct
{
  const char *css_class;
  int         width;
  int         height;
  double      letters;
} large_classes[] = {
  { "large", 1600, 900, 1.25 },
  { "huge", 2400, 1300, 1.75 },
  { "vast", 3200, 1800, 2.3 },
};

/* A property of @widget that grows, and what tells of the size of the letters. */
typedef struct
{
  GtkWidget  *widget;
  const char *property;
  int         usual;
  GtkRoot    *root;
  gulong      handler;
} Growth;

void
dulle_set_large_class (GtkWidget *window,
                       int        width,
                       int        height)
{
  guint chosen = G_N_ELEMENTS (large_classes);

  g_return_if_fail (GTK_IS_WINDOW (window));

  for (guint i = 0; i < G_N_ELEMENTS (large_classes); i++)
    if (width >= large_classes[i].width && height >= large_classes[i].height)
      chosen = i;
  for (guint i = 0; i < G_N_ELEMENTS (large_classes); i++)
    dulle_set_css_class (window, large_classes[i].css_class, i == chosen);
}

static double
letters_of (GtkWidget *window)
{
  double letters = 1;

  for (guint i = 0; i < G_N_ELEMENTS (large_classes); i++)
    if (gtk_widget_has_css_class (window, large_classes[i].css_class))
      letters = large_classes[i].letters;

  return letters;
}

static void
grow_cb (Growth *growth)
{
  int size = (int) lround (growth->usual * letters_of (GTK_WIDGET (growth->root)));

  g_object_set (growth->widget, growth->property, size, NULL);
}

static void
root_cb (Growth *growth)
{
  GClosure *closure;

  if (growth->handler != 0)
    g_signal_handler_disconnect (growth->root, growth->handler);
  growth->handler = 0;
  growth->root = gtk_widget_get_root (growth->widget);
  if (growth->root == NULL)
    return;

  closure = g_cclosure_new_swap (G_CALLBACK (grow_cb), growth, NULL);
  g_object_watch_closure (G_OBJECT (growth->widget), closure);
  growth->handler =
      g_signal_connect_closure (growth->root, "notify::css-classes", closure, FALSE);
  grow_cb (growth);
}

static void
free_growth (gpointer  growth,
             GClosure *closure)
{
  g_free (growth);
}

void
dulle_large_window_grow (GtkWidget  *widget,
                         const char *property)
{
  Growth *growth;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (property != NULL);

  growth = g_new0 (Growth, 1);
  growth->widget = widget;
  growth->property = g_intern_string (property);
  g_object_get (widget, property, &growth->usual, NULL);
  g_signal_connect_data (widget, "notify::root", G_CALLBACK (root_cb), growth, free_growth,
                         G_CONNECT_SWAPPED);
  root_cb (growth);
}

static void
grow_clamps (GtkWidget *widget)
{
  if (ADW_IS_CLAMP (widget))
    dulle_large_window_grow (widget, "maximum-size");
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    grow_clamps (child);
}

static void
layout_cb (GtkWidget *window,
           int        width,
           int        height)
{
  dulle_set_large_class (window, width, height);
}

static void
realize_cb (GtkWidget *window)
{
  g_signal_connect_object (gtk_native_get_surface (GTK_NATIVE (window)), "layout",
                           G_CALLBACK (layout_cb), window, G_CONNECT_SWAPPED);
}

void
dulle_large_window_fit (GtkWindow *window)
{
  g_return_if_fail (GTK_IS_WINDOW (window) && !gtk_widget_get_realized (GTK_WIDGET (window)));

  g_signal_connect (window, "realize", G_CALLBACK (realize_cb), NULL);
  grow_clamps (GTK_WIDGET (window));
}
