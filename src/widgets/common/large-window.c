/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Listens to the size of the surface, which is known before the window is laid out.
 */
#include "config.h"

#include <adwaita.h>
#include <math.h>

#include "css-class.h"
#include "large-window.h"
#include "resize-all.h"

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

/* What does not fit is scrolled to: so much of a grown height is enough. */
#define ENOUGH_HEIGHT 0.9

/* A property of @widget that grows, and what tells of the size of the letters. */
typedef struct
{
  GtkWidget  *widget;
  const char *property;
  int         usual;
  GtkRoot    *root;
  gulong      handler;
} Growth;

static gboolean
set_class (GtkWidget *window,
           double     letters)
{
  gboolean changed = FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (large_classes); i++)
    changed |= dulle_set_css_class (window, large_classes[i].css_class,
                                    large_classes[i].letters == letters);

  return changed;
}

/* Returns: how large letters are in a window of this size */
static double
letters_for (int width,
             int height)
{
  double letters = 1;

  for (guint i = 0; i < G_N_ELEMENTS (large_classes); i++)
    if (width >= large_classes[i].width && height >= large_classes[i].height)
      letters = large_classes[i].letters;

  return letters;
}

gboolean
dulle_set_large_class (GtkWidget *window,
                       int        width,
                       int        height)
{
  g_return_val_if_fail (GTK_IS_WINDOW (window), FALSE);

  return set_class (window, letters_for (width, height));
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

/* The size with which a window opens over one of the usual size. */
typedef struct
{
  int width;
  int height;
} Usual;

/* What is not given follows from the contents. */
static int
grow_size (int    usual,
           double times)
{
  return usual > 0 ? (int) lround (usual * times) : usual;
}

/* A window may lie over one that is smaller than itself, such as the rules over a new tournament.
 *
 * Returns: (nullable): the lowest window below @window */
static GtkWidget *
find_lowest (GtkWidget *window)
{
  GtkWindow *lowest = gtk_window_get_transient_for (GTK_WINDOW (window));

  while (lowest != NULL && gtk_window_get_transient_for (lowest) != NULL)
    lowest = gtk_window_get_transient_for (lowest);

  return (GtkWidget *) lowest;
}

/* Returns: how many times the usual size fits into @width and @height, with letters that are
 * not larger than the table's below @window */
static double
count_times (GtkWidget *window,
             int        width,
             int        height)
{
  const Usual *usual = g_object_get_data (G_OBJECT (window), "usual-size");
  GtkWidget   *table = find_lowest (window);
  double       limit = table != NULL ? letters_of (table) : 1;
  double       times = 1;

  for (guint i = 0; i < G_N_ELEMENTS (large_classes); i++)
    {
      double letters = large_classes[i].letters;

      if (letters <= limit && grow_size (usual->width, letters) <= width &&
          grow_size (usual->height, letters) * ENOUGH_HEIGHT <= height)
        times = letters;
    }

  return times;
}

/* Over a table with large letters, small ones would be hard to read: there is room enough for
 * the table's as soon as the window is so much larger than usual. */
static void
resized_cb (GtkWidget  *window,
            GParamSpec *pspec,
            GdkSurface *surface)
{
  int width = gdk_surface_get_width (surface);
  int height = gdk_surface_get_height (surface);

  if (set_class (window, MAX (letters_for (width, height), count_times (window, width, height))))
    dulle_resize_all (window);
}

static void
realize_cb (GtkWidget *window)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (window));

  g_signal_connect_object (surface, "notify::width", G_CALLBACK (resized_cb), window,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (surface, "notify::height", G_CALLBACK (resized_cb), window,
                           G_CONNECT_SWAPPED);
}

static void
parent_cb (GtkWidget *window)
{
  const Usual *usual = g_object_get_data (G_OBJECT (window), "usual-size");
  GtkWidget   *table = find_lowest (window);
  double       times;
  int          room, height;

  if (table == NULL || gtk_widget_get_realized (window))
    return;

  room = gtk_widget_get_height (table);
  times = count_times (window, gtk_widget_get_width (table), room);
  height = times > 1 ? MIN (grow_size (usual->height, times), room) : usual->height;
  set_class (window, times);
  gtk_window_set_default_size (GTK_WINDOW (window), grow_size (usual->width, times), height);
}

void
dulle_large_window_fit (GtkWindow *window)
{
  Usual *usual;

  g_return_if_fail (GTK_IS_WINDOW (window) && !gtk_widget_get_realized (GTK_WIDGET (window)));

  usual = g_new0 (Usual, 1);
  gtk_window_get_default_size (window, &usual->width, &usual->height);
  g_object_set_data_full (G_OBJECT (window), "usual-size", usual, g_free);
  g_signal_connect (window, "notify::transient-for", G_CALLBACK (parent_cb), NULL);
  g_signal_connect (window, "realize", G_CALLBACK (realize_cb), NULL);
  grow_clamps (GTK_WIDGET (window));
}
