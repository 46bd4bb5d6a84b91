/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Listens to the size of the surface, which is known before the window is laid out.
 */
#include "config.h"

#include <string.h>

#include "common/css-class.h"
#include "common/large-window.h"
#include "common/resize-all.h"
#include "window-fit.h"

/* There is room for a column beside the table. */
#define WIDE_WIDTH  1600
#define WIDE_HEIGHT 640

/* Smaller windows use their room for cards rather than for margins. */
#define COMPACT_WIDTH 560
#define LOW_HEIGHT    460

/* Keeps of the desktop's layout ("icon:minimize,maximize,close") only the button that
 * closes, on its side. */
static const char *
short_layout (GtkWidget *window)
{
  g_autofree char *layout = NULL;
  const char      *close = NULL;

  g_object_get (gtk_widget_get_settings (window), "gtk-decoration-layout", &layout, NULL);
  if (layout != NULL)
    close = strstr (layout, "close");
  if (close == NULL)
    return ":";

  return strchr (close, ':') != NULL ? "close:" : ":close";
}

static void
fit_window (AdwHeaderBar *header,
            int           width,
            int           height)
{
  GtkWidget  *window = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (header)));
  gboolean    compact = width < COMPACT_WIDTH;
  const char *layout = compact ? short_layout (window) : NULL;
  gboolean    changed = FALSE;

  changed |= dulle_set_css_class (window, "compact", compact);
  changed |= dulle_set_css_class (window, "low", height < LOW_HEIGHT);
  changed |= dulle_set_large_class (window, width, height);
  changed |= dulle_set_css_class (window, "wide", width >= WIDE_WIDTH && height >= WIDE_HEIGHT);
  if (g_strcmp0 (adw_header_bar_get_decoration_layout (header), layout) != 0)
    adw_header_bar_set_decoration_layout (header, layout);
  if (changed)
    dulle_resize_all (window);
}

static void
resized_cb (AdwHeaderBar *header,
            GParamSpec   *pspec,
            GdkSurface   *surface)
{
  g_assert (ADW_IS_HEADER_BAR (header));

  fit_window (header, gdk_surface_get_width (surface), gdk_surface_get_height (surface));
}

void
dulle_window_fit (GtkWindow    *window,
                  AdwHeaderBar *header)
{
  GdkSurface *surface;
  int         width;
  int         height;

  g_return_if_fail (GTK_IS_WINDOW (window) && gtk_widget_get_realized (GTK_WIDGET (window)));
  g_return_if_fail (ADW_IS_HEADER_BAR (header));

  /* Until it has a size, the one that it asks for: measured as a large one, it could not become
   * as small as that. */
  gtk_window_get_default_size (window, &width, &height);
  fit_window (header, width, height);
  surface = gtk_native_get_surface (GTK_NATIVE (window));
  g_signal_connect_object (surface, "notify::width", G_CALLBACK (resized_cb), header,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (surface, "notify::height", G_CALLBACK (resized_cb), header,
                           G_CONNECT_SWAPPED);
}
