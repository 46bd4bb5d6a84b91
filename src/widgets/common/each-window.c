/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include "each-window.h"

typedef struct
{
  void (*prepare) (GtkWidget *window);
} Preparation;

static void
windows_changed_cb (GListModel *windows,
                    guint       position,
                    guint       n_removed,
                    guint       n_added,
                    gpointer    user_data)
{
  Preparation *preparation = user_data;

  for (guint i = 0; i < n_added; i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, position + i);

      preparation->prepare (window);
    }
}

void
dulle_prepare_windows (void (*prepare) (GtkWidget *window))
{
  GListModel  *windows = gtk_window_get_toplevels ();
  Preparation *preparation = g_new (Preparation, 1);

  preparation->prepare = prepare;
  windows_changed_cb (windows, 0, 0, g_list_model_get_n_items (windows), preparation);
  g_signal_connect_data (windows, "items-changed", G_CALLBACK (windows_changed_cb), preparation,
                         (GClosureNotify) (GCallback) g_free, 0);
}
