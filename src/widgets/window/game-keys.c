/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include "engine/announce.h"
#include "engine/legality.h"

#include "action-states.h"
#include "game-keys.h"

static DulleRefusal
check_healthy (const DulleView *view)
{
  DulleAction call = dulle_action_call (view->own.seat, DULLE_CONTRACT_NORMAL,
                                        DULLE_MARRIAGE_FOREIGN);

  return dulle_action_check (&view->board, &view->own, &call);
}

static DulleRefusal
check_party (const DulleView *view)
{
  return dulle_announce_check (&view->board, &view->own, DULLE_LEVEL_PARTY, NULL);
}

/* The lowest level counts that has not been announced. */
static DulleRefusal
check_next (const DulleView *view)
{
  DulleRefusal refusal = DULLE_REFUSED_LEVEL;

  for (DulleLevel level = DULLE_LEVEL_PARTY; level < DULLE_N_LEVELS; level++)
    {
      DulleRefusal other = dulle_announce_check (&view->board, &view->own, level, NULL);

      if (other == DULLE_ACCEPTED)
        return DULLE_ACCEPTED;
      if (refusal == DULLE_REFUSED_LEVEL)
        refusal = other;
    }

  return refusal;
}

static DulleRefusal
check_hint (const DulleView *view)
{
  gboolean waits = view->board.phase == DULLE_PHASE_TRICKS && !dulle_view_on_turn (view);

  return waits ? DULLE_REFUSED_TURN : DULLE_ACCEPTED;
}

/* What the rules say of an action that is enabled all the time, or more about one that is not. */
static const struct
{
  const char *action;
  DulleRefusal (*check) (const DulleView *view);
} checks[] = {
  { "healthy", check_healthy },
  { "announce-party", check_party },
  { "announce-next", check_next },
  { "hint", check_hint },
};

static DulleRefusal
check_action (const DulleEvent *event,
              GAction          *action)
{
  DulleRefusal refusal = DULLE_ACCEPTED;

  for (guint i = 0; i < G_N_ELEMENTS (checks); i++)
    if (g_str_equal (checks[i].action, g_action_get_name (action)))
      refusal = event->seating.own == DULLE_NO_SEAT ? DULLE_REFUSED_NOT_NOW
                                                    : checks[i].check (&event->view);

  return refusal == DULLE_ACCEPTED && !g_action_get_enabled (action) ? DULLE_REFUSED_NOT_NOW
                                                                     : refusal;
}

/* What lies in the column beside the table is brought to light if the score lies on it.
 *
 * Returns: whether it was hidden until now */
static gboolean
uncover (GActionMap *window,
         GAction    *action)
{
  const char *name = g_action_get_name (action);

  if ((!g_str_equal (name, "last-trick") && !g_str_equal (name, "knowledge")) ||
      !dulle_toggle_is_on (window, "score") || !dulle_toggle_is_on (window, name))
    return FALSE;

  dulle_toggle_set_on (window, "score", FALSE);

  return TRUE;
}

static void
press_cb (GSimpleAction *press,
          GVariant      *parameter,
          gpointer       page)
{
  const DulleEvent *event = dulle_game_page_get_shown (page);
  GActionMap       *window = G_ACTION_MAP (gtk_widget_get_root (page));
  GAction          *action = g_action_map_lookup_action (window,
                                                         g_variant_get_string (parameter, NULL));
  DulleRefusal      refusal;

  if (action == NULL || event == NULL || dulle_event_ends_game (event) ||
      !gtk_widget_get_mapped (page) || !gtk_widget_get_sensitive (page))
    return;

  refusal = check_action (event, action);
  if (refusal == DULLE_ACCEPTED && !uncover (window, action))
    g_action_activate (action, NULL);
  else if (refusal != DULLE_ACCEPTED && !dulle_seating_is_closed (&event->seating))
    dulle_game_page_refuse (page, refusal);
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
