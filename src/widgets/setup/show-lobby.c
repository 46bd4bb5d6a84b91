/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include "dulle-lobby-window.h"
#include "show-lobby.h"

/* Returns: (nullable) */
static GtkWidget *
find_lobby (GtkWindow *parent)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (DULLE_IS_LOBBY_WINDOW (window) && gtk_window_get_transient_for (window) == parent)
        return GTK_WIDGET (window);
    }

  return NULL;
}

void
dulle_show_lobby (GtkWindow    *parent,
                  DulleSession *session,
                  DulleMeeting *meeting,
                  const char   *name,
                  const char   *link)
{
  GtkWidget *lobby = find_lobby (parent);

  if (lobby == NULL)
    lobby = dulle_lobby_window_new (parent, session, meeting, name);
  gtk_window_present (GTK_WINDOW (lobby));
  if (link != NULL)
    dulle_lobby_window_follow (DULLE_LOBBY_WINDOW (lobby), link);
}
