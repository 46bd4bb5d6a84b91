/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What a person does on the page: the actions of the window that are about the game.
 */
#include "config.h"

#include "engine/action-text.h"
#include "text/decision-text.h"
#include "text/reading-text.h"

#include "action-states.h"
#include "dulle-game-page-private.h"

/* Hides the buttons at once, and the question: no second answer can be given while the first one
 * is on its way, which takes long where the line to a host is lost. */
static void
submit_action (DulleGamePage *self,
               DulleAction    action)
{
  dulle_game_area_withdraw (self->area, game_page_names (self));
  dulle_table_focus_hand (self->table);
  if (action.kind != DULLE_ACTION_ANNOUNCE)
    dulle_status_line_repeat (self->status, FALSE);
  dulle_session_submit (self->session, &action);
}

static void
decide_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       user_data)
{
  DulleGamePage *self = DULLE_GAME_PAGE (user_data);
  DulleAction    decision;

  if (self->shown != NULL &&
      dulle_action_parse (g_variant_get_string (parameter, NULL), &decision) &&
      decision.seat == self->shown->seating.own)
    submit_action (self, decision);
}

static void
healthy_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       user_data)
{
  DulleGamePage      *self = DULLE_GAME_PAGE (user_data);
  DulleDecisionPanel *panel = dulle_game_area_get_decision (self->area);

  if (!dulle_decision_panel_offers_healthy (panel))
    return;

  if (dulle_decision_panel_asks_back (panel, game_page_names (self)))
    dulle_status_line_ask (self->status, dulle_decision_silent_question ());
  else
    submit_action (self, dulle_action_call (self->shown->seating.own, DULLE_CONTRACT_NORMAL,
                                            DULLE_MARRIAGE_FOREIGN));
}

static void
decline_pigs_cb (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       user_data)
{
  DulleGamePage *self = DULLE_GAME_PAGE (user_data);

  dulle_decision_panel_decline (dulle_game_area_get_decision (self->area));
  dulle_table_focus_hand (self->table);
  game_page_update_panels (self);
}

/* At a table that is gone, keys are pressed for nothing, and nothing is to be said. */
static gboolean
is_at_table (DulleGamePage *self)
{
  return gtk_widget_get_sensitive (GTK_WIDGET (self));
}

static void
announce_level (DulleGamePage *self,
                DulleLevel     level)
{
  if (self->shown != NULL && is_at_table (self) &&
      dulle_announcement_bar_offers (dulle_game_area_get_announcements (self->area), level))
    submit_action (self, dulle_action_announce (self->shown->seating.own, level));
}

static void
announce_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       user_data)
{
  announce_level (DULLE_GAME_PAGE (user_data), g_variant_get_byte (parameter));
}

static void
announce_next_cb (GSimpleAction *action,
                  GVariant      *parameter,
                  gpointer       user_data)
{
  DulleGamePage *self = DULLE_GAME_PAGE (user_data);

  announce_level (self,
                  dulle_announcement_bar_get_next (dulle_game_area_get_announcements (self->area)));
}

static void
announce_party_cb (GSimpleAction *action,
                   GVariant      *parameter,
                   gpointer       user_data)
{
  announce_level (DULLE_GAME_PAGE (user_data), DULLE_LEVEL_PARTY);
}

static void
advance_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       user_data)
{
  DulleGamePage *self = DULLE_GAME_PAGE (user_data);

  if (dulle_game_area_shows_curtain (self->area))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.lift-curtain", NULL);
  else
    dulle_table_advance (self->table);
}

static void
skip_game_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  dulle_table_skip_game (DULLE_GAME_PAGE (user_data)->table);
}

static void
hint_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  DulleGamePage *self = DULLE_GAME_PAGE (user_data);

  if (is_at_table (self))
    dulle_session_ask_hint (self->session);
}

/* The column beside the table is filled from the settings. What changes there is to be seen, so
 * that the score does not stay on it. */
static void
set_beside (DulleGamePage *self,
            const char    *key,
            gboolean       shown)
{
  if (g_settings_get_boolean (self->settings, key) != shown)
    game_page_set_toggle (self, "score", FALSE);
  g_settings_set_boolean (self->settings, key, shown);
  if (self->shown != NULL)
    dulle_side_column_show (self->beside, self->shown, self->names);
}

static void
knowledge_state_cb (GSimpleAction *action,
                    GVariant      *state,
                    gpointer       user_data)
{
  DulleGamePage *self = DULLE_GAME_PAGE (user_data);
  gboolean       shown = g_variant_get_boolean (state);

  if (self->beside != NULL)
    set_beside (self, "side-knowledge", shown);
  else if (shown)
    game_page_show_knowledge (self);
  else
    dulle_game_area_hide_advice (self->area);
  g_simple_action_set_state (action, state);
}

static void
last_trick_state_cb (GSimpleAction *action,
                     GVariant      *state,
                     gpointer       user_data)
{
  DulleGamePage *self = DULLE_GAME_PAGE (user_data);
  gboolean       shown = g_variant_get_boolean (state);

  if (self->beside != NULL)
    set_beside (self, "side-trick", shown);
  else
    dulle_game_area_show_tricks (self->area, shown, game_page_names (self));
  g_simple_action_set_state (action, state);
  if (!shown)
    dulle_game_page_focus (self);
}

static void
play_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  DulleGamePage *self = DULLE_GAME_PAGE (user_data);

  if (is_at_table (self))
    dulle_table_play_nth (self->table, g_variant_get_uint32 (parameter));
}

/* Said, and shown in the status line. */
static void
read_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  DulleGamePage   *self = DULLE_GAME_PAGE (user_data);
  DulleReading     reading;
  g_autofree char *text = NULL;

  if (self->shown == NULL ||
      !dulle_reading_parse (g_variant_get_string (parameter, NULL), &reading))
    return;

  text = dulle_read_table (reading, self->shown, game_page_names (self));
  dulle_status_line_show (self->status, text);
  dulle_speaker_say (self->speaker, text, TRUE);
}

static const GActionEntry actions[] = {
  { "decide", decide_cb, "s" },
  { "healthy", healthy_cb },
  { "decline-pigs", decline_pigs_cb },
  { "announce", announce_cb, "y" },
  { "announce-next", announce_next_cb },
  { "announce-party", announce_party_cb },
  { "advance", advance_cb },
  { "hint", hint_cb },
  { "knowledge", NULL, NULL, "false", knowledge_state_cb },
  { "last-trick", NULL, NULL, "false", last_trick_state_cb },
  { "skip-game", skip_game_cb },
  { "play", play_cb, "u" },
  { "read", read_cb, "s" },
};

void
dulle_game_page_add_actions (DulleGamePage *self,
                             GActionMap    *map)
{
  g_return_if_fail (DULLE_IS_GAME_PAGE (self));
  g_return_if_fail (G_IS_ACTION_MAP (map));

  self->actions = map;
  g_action_map_add_action_entries (map, actions, G_N_ELEMENTS (actions), self);
  dulle_enable_game_actions (map, NULL);
}
