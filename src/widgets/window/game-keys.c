/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include "action-states.h"
#include "game-keys.h"

static void
explain_key (DulleGamePage *page,
             const char    *action)
{
  const DulleEvent *event = dulle_game_page_get_shown (page);
  gboolean          waits;

  if (event == NULL || dulle_event_ends_game (event) || dulle_seating_is_closed (&event->seating))
    return;

  waits = event->view.board.phase == DULLE_PHASE_TRICKS && g_str_equal (action, "hint") &&
          !dulle_event_on_turn (event);
  dulle_game_page_refuse (page, waits ? DULLE_REFUSED_TURN : DULLE_REFUSED_NOT_NOW);
}

static void
press_cb (GSimpleAction *press,
          GVariant      *parameter,
          gpointer       page)
{
  GActionMap *window = G_ACTION_MAP (gtk_widget_get_root (page));
  const char *name = g_variant_get_string (parameter, NULL);
  GAction    *action = g_action_map_lookup_action (window, name);

  if (action == NULL || !gtk_widget_get_mapped (page) || !gtk_widget_get_sensitive (page))
    return;

  if (g_action_get_enabled (action))
    g_action_activate (action, NULL);
  else
    explain_key (page, name);
}

void
dulle_add_game_keys (GActionMap    *map,
                     DulleGamePage *page)
{
  static const GActionEntry entry = { "press", press_cb, "s" };

  g_return_if_fail (G_IS_ACTION_MAP (map));
  g_return_if_fail (DULLE_IS_GAME_PAGE (page));

  g_action_map_add_action_entries (map, &entry, 1, page);
}
