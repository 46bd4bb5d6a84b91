/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include "stacked-windows.h"

static gboolean
lies_over (GtkWindow *window,
           GtkWindow *table)
{
  while (window != NULL && window != table)
    window = gtk_window_get_transient_for (window);

  return window == table;
}

GtkWindow *
dulle_window_on_top (GtkWindow *table)
{
  GListModel *windows = gtk_window_get_toplevels ();

  g_return_val_if_fail (GTK_IS_WINDOW (table), NULL);

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (gtk_window_is_active (window) && lies_over (window, table))
        return window;
    }

  return table;
}

GtkWidget *
dulle_find_window (GType type)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (window, type))
        return window;
    }

  return NULL;
}

void
dulle_close_windows (GtkWindow *window)
{
  g_return_if_fail (GTK_IS_WINDOW (window));

  while (window != NULL && gtk_window_get_transient_for (window) != NULL)
    {
      GtkWindow *below = gtk_window_get_transient_for (window);

      gtk_window_close (window);
      window = below;
    }
}
