/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include "file-drop.h"

typedef struct
{
  GtkWidget    *receiver;
  DulleFileFunc dropped;
} Acceptance;

static gboolean
drop_cb (GtkDropTarget *target,
         const GValue  *value,
         double         x,
         double         y,
         Acceptance    *acceptance)
{
  g_autoptr (GSList) files = NULL;

  g_assert (G_VALUE_HOLDS (value, GDK_TYPE_FILE_LIST));

  files = gdk_file_list_get_files (g_value_get_boxed (value));
  for (GSList *file = files; file != NULL; file = file->next)
    acceptance->dropped (acceptance->receiver, file->data);

  return files != NULL;
}

static void
free_acceptance (gpointer  acceptance,
                 GClosure *closure)
{
  g_free (acceptance);
}

void
dulle_accept_files (GtkWidget    *widget,
                    GtkWidget    *receiver,
                    DulleFileFunc dropped)
{
  const Acceptance acceptance = { .receiver = receiver, .dropped = dropped };
  GtkDropTarget   *target;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (GTK_IS_WIDGET (receiver));
  g_return_if_fail (dropped != NULL);

  target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);
  g_signal_connect_data (target, "drop", G_CALLBACK (drop_cb),
                         g_memdup2 (&acceptance, sizeof acceptance), free_acceptance, 0);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (target));
}
