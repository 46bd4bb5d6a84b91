/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the person asks the window for, by buttons, menus and keys.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "engine/action-text.h"
#include "session/chosen-players.h"

#include "dulle-history.h"
#include "dulle-review.h"
#include "dulle-rules-window.h"
#include "dulle-statistics.h"
#include "dulle-tournament-window.h"
#include "dulle-window-private.h"
#include "shortcuts-window.h"

static void
decide_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       user_data)
{
  DulleWindow *self = DULLE_WINDOW (user_data);
  DulleAction  decision;

  if (self->shown != NULL && dulle_action_parse (g_variant_get_string (parameter, NULL), &decision) &&
      decision.seat == dulle_window_own_seat (self))
    dulle_window_submit (self, decision);
}

static void
healthy_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       user_data)
{
  DulleWindow *self = DULLE_WINDOW (user_data);

  if (dulle_decision_panel_offers_healthy (self->decision))
    dulle_window_submit (self, dulle_action_call (dulle_window_own_seat (self), DULLE_CONTRACT_NORMAL, DULLE_MARRIAGE_FOREIGN));
}

static void
announce (DulleWindow *self,
          DulleLevel   level)
{
  if (self->shown != NULL && dulle_announcement_bar_offers (self->announcements, level))
    dulle_window_submit (self, dulle_action_announce (dulle_window_own_seat (self), level));
}

static void
announce_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       user_data)
{
  announce (DULLE_WINDOW (user_data), g_variant_get_byte (parameter));
}

static void
announce_next_cb (GSimpleAction *action,
                  GVariant      *parameter,
                  gpointer       user_data)
{
  DulleWindow *self = DULLE_WINDOW (user_data);

  announce (self, dulle_announcement_bar_get_next (self->announcements));
}

static void
announce_party_cb (GSimpleAction *action,
                   GVariant      *parameter,
                   gpointer       user_data)
{
  announce (DULLE_WINDOW (user_data), DULLE_LEVEL_PARTY);
}

static void
go_on_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  dulle_table_go_on (DULLE_WINDOW (user_data)->table);
}

static void
hint_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  dulle_session_ask_hint (DULLE_WINDOW (user_data)->session);
}

static void
knowledge_state_cb (GSimpleAction *action,
                    GVariant      *state,
                    gpointer       user_data)
{
  DulleWindow *self = DULLE_WINDOW (user_data);
  gboolean     shown = g_variant_get_boolean (state);

  if (shown)
    dulle_advice_show_knowledge (self->advice, &self->shown->view, dulle_window_player_names (self));
  gtk_widget_set_visible (GTK_WIDGET (self->advice), shown);
  g_simple_action_set_state (action, state);
}

static void
take_back_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  dulle_session_take_back (DULLE_WINDOW (user_data)->session);
}

static void
last_trick_state_cb (GSimpleAction *action,
                     GVariant      *state,
                     gpointer       user_data)
{
  DulleWindow *self = DULLE_WINDOW (user_data);

  dulle_trick_viewer_update (self->viewer, dulle_table_get_view (self->table), dulle_window_player_names (self));
  gtk_widget_set_visible (GTK_WIDGET (self->viewer), g_variant_get_boolean (state));
  g_simple_action_set_state (action, state);
  if (g_variant_get_boolean (state))
    gtk_widget_grab_focus (GTK_WIDGET (self->viewer));
  else
    dulle_window_focus_page (self);
}

static void
score_state_cb (GSimpleAction *action,
                GVariant      *state,
                gpointer       user_data)
{
  DulleWindow *self = DULLE_WINDOW (user_data);
  gboolean     shown = g_variant_get_boolean (state);

  if (shown)
    dulle_window_fill_score_page (self);
  gtk_stack_set_visible_child_name (GTK_STACK (self->pages), shown ? "score" : "table");
  g_simple_action_set_state (action, state);
  dulle_window_focus_page (self);
}

static void
dismiss_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       user_data)
{
  DulleWindow *self = DULLE_WINDOW (user_data);

  if (dulle_window_get_toggle (self, "last-trick"))
    dulle_window_set_toggle (self, "last-trick", FALSE);
  else if (dulle_window_get_toggle (self, "knowledge"))
    dulle_window_set_toggle (self, "knowledge", FALSE);
  else if (gtk_widget_get_visible (GTK_WIDGET (self->advice)))
    gtk_widget_set_visible (GTK_WIDGET (self->advice), FALSE);
  else if (dulle_window_get_toggle (self, "score"))
    dulle_window_set_toggle (self, "score", FALSE);
}

static void
next_game_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  DulleWindow *self = DULLE_WINDOW (user_data);

  g_simple_action_set_enabled (action, FALSE);
  dulle_session_next_game (self->session);
}

static void
vote_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  dulle_session_vote (DULLE_WINDOW (user_data)->session, g_variant_get_boolean (parameter));
}

static void
begin_tournament (DulleWindow *self)
{
  DullePlan plan = dulle_chosen_plan (self->settings);

  dulle_session_new_tournament (self->session, &plan);
}

static void
watch_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  DulleWindow *self = DULLE_WINDOW (user_data);

  dulle_session_watch (self->session, dulle_next_seat (self->shown->seating.watched));
}

static void
new_tournament_cb (GSimpleAction *action,
                   GVariant      *parameter,
                   gpointer       user_data)
{
  DulleWindow *self = DULLE_WINDOW (user_data);

  gtk_window_present (GTK_WINDOW (dulle_tournament_window_new (GTK_WINDOW (self), self->session)));
}

static void
rules_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  DulleWindow *self = DULLE_WINDOW (user_data);
  gboolean     runs = self->shown != NULL && self->shown->kind != DULLE_EVENT_TOURNAMENT_OVER;
  GtkWidget   *window = dulle_rules_window_new (GTK_WINDOW (self), runs ? &self->shown->view.board.rules : NULL);

  g_signal_connect_object (window, "begin", G_CALLBACK (begin_tournament), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (window));
}

static void
review_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       user_data)
{
  DulleWindow *self = DULLE_WINDOW (user_data);

  self->wants_review = TRUE;
  dulle_session_read_chronicle (self->session, 0);
}

void
dulle_window_show_review (DulleWindow          *self,
                          const DulleChronicle *chronicle)
{
  g_autoptr (GListModel) games = NULL;
  guint  n_games = chronicle != NULL ? chronicle->records->len : 0;
  guint8 person = dulle_session_get_person (self->session);
  guint8 bottom = 0;

  if (!self->wants_review)
    return;

  self->wants_review = FALSE;
  if (n_games == 0)
    {
      dulle_window_toast (self, _ ("No game of this tournament is finished yet."));
      return;
    }

  games = dulle_review_games_new (chronicle, (const char *const *) self->players);
  for (guint8 seat = 0; seat < DULLE_N_SEATS; seat++)
    if (g_array_index (chronicle->lineups, DulleLineup, n_games - 1).players[seat] == person)
      bottom = seat;
  gtk_window_present (GTK_WINDOW (dulle_review_new (GTK_WINDOW (self), self->session, games, n_games - 1, bottom)));
}

static void
history_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       user_data)
{
  DulleWindow *self = DULLE_WINDOW (user_data);

  gtk_window_present (GTK_WINDOW (dulle_history_new (GTK_WINDOW (self), self->session, (const char *const *) self->chosen_names)));
}

static void
statistics_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       user_data)
{
  DulleWindow *self = DULLE_WINDOW (user_data);

  gtk_window_present (GTK_WINDOW (dulle_statistics_new (GTK_WINDOW (self), self->session, (const char *const *) self->chosen_names)));
}

static void
shortcuts_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  gtk_window_present (GTK_WINDOW (dulle_shortcuts_window_new (GTK_WINDOW (user_data))));
}

static void
play_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  DulleWindow *self = DULLE_WINDOW (user_data);

  if (!dulle_window_get_toggle (self, "score"))
    dulle_table_play_nth (self->table, g_variant_get_uint32 (parameter));
}

static void
fullscreen_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       user_data)
{
  GtkWindow *window = GTK_WINDOW (user_data);

  if (gtk_window_is_fullscreen (window))
    gtk_window_unfullscreen (window);
  else
    gtk_window_fullscreen (window);
}

static const GActionEntry actions[] = {
  { "decide", decide_cb, "s" },
  { "healthy", healthy_cb },
  { "announce", announce_cb, "y" },
  { "announce-next", announce_next_cb },
  { "announce-party", announce_party_cb },
  { "go-on", go_on_cb },
  { "hint", hint_cb },
  { "knowledge", NULL, NULL, "false", knowledge_state_cb },
  { "take-back", take_back_cb },
  { "last-trick", NULL, NULL, "false", last_trick_state_cb },
  { "score", NULL, NULL, "false", score_state_cb },
  { "dismiss", dismiss_cb },
  { "next-game", next_game_cb },
  { "vote", vote_cb, "b" },
  { "watch", watch_cb },
  { "new-tournament", new_tournament_cb },
  { "rules", rules_cb },
  { "review", review_cb },
  { "history", history_cb },
  { "statistics", statistics_cb },
  { "shortcuts", shortcuts_cb },
  { "play", play_cb, "u" },
  { "fullscreen", fullscreen_cb },
};

/* Keys without a modifier are bindings of the window and not accelerators, so
 * that whatever has the focus may use them first. */
static const struct
{
  guint       key;
  const char *action;
} keys[] = {
  { GDK_KEY_g, "win.healthy" },
  { GDK_KEY_h, "win.hint" },
  { GDK_KEY_k, "win.knowledge" },
  { GDK_KEY_f, "win.go-on" },
  { GDK_KEY_n, "win.announce-next" },
  { GDK_KEY_m, "win.announce-party" },
  { GDK_KEY_l, "win.last-trick" },
  { GDK_KEY_p, "win.score" },
  { GDK_KEY_r, "win.rules" },
  { GDK_KEY_v, "win.review" },
  { GDK_KEY_y, "win.history" },
  { GDK_KEY_s, "win.statistics" },
  { GDK_KEY_w, "win.watch" },
  { GDK_KEY_Escape, "win.dismiss" },
  { GDK_KEY_F11, "win.fullscreen" },
};

/* The cards of the hand, from left to right. */
static const guint card_keys[DULLE_MAX_DEALT] = {
  GDK_KEY_1, GDK_KEY_2, GDK_KEY_3, GDK_KEY_4, GDK_KEY_5, GDK_KEY_6,
  GDK_KEY_7, GDK_KEY_8, GDK_KEY_9, GDK_KEY_0, GDK_KEY_a, GDK_KEY_b
};

void
dulle_window_class_add_keys (GtkWidgetClass *widget_class)
{
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_action (widget_class, keys[i].key, 0, keys[i].action, NULL);
  for (guint n = 0; n < G_N_ELEMENTS (card_keys); n++)
    gtk_widget_class_add_binding_action (widget_class, card_keys[n], 0, "win.play", "u", n);
}

void
dulle_window_add_actions (DulleWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
}
