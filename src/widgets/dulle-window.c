/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Two things reach the window: what the table has shown (its signals), which
 * panels, title and status line follow; and what cannot wait for the table (the
 * session's `event`): trouble, and announcements that have become too late.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "engine/action-text.h"
#include "engine/information.h"

#include "css-class.h"
#include "dulle-announcement-bar.h"
#include "dulle-deck.h"
#include "dulle-decision-panel.h"
#include "dulle-rules-window.h"
#include "dulle-score-page.h"
#include "dulle-table.h"
#include "dulle-trick-viewer.h"
#include "dulle-window.h"
#include "player-names.h"
#include "sentences.h"
#include "window-fit.h"

#define TOAST_SECONDS 3

struct _DulleWindow
{
  AdwApplicationWindow parent_instance;

  /* Template children */
  GtkWidget            *header;
  GtkWidget            *title;
  GtkWidget            *toasts;
  GtkWidget            *pages;
  DulleTable           *table;
  DulleDecisionPanel   *decision;
  DulleAnnouncementBar *announcements;
  DulleTrickViewer     *viewer;
  DulleScorePage       *score_page;
  GtkWidget            *status;

  /* Owned */
  DulleSession     *session;
  GSettings        *settings;
  char            **names;
  AdwToast         *toast;
  const DulleEvent *shown;
  const DulleEvent *scored;
};

G_DEFINE_FINAL_TYPE (DulleWindow, dulle_window, ADW_TYPE_APPLICATION_WINDOW)

enum
{
  PROP_SESSION = 1,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

static const char *const *
player_names (DulleWindow *self)
{
  return (const char *const *) self->names;
}

static void
set_event (const DulleEvent **place,
           const DulleEvent  *event)
{
  const DulleEvent *old = *place;

  *place = event != NULL ? dulle_event_ref (event) : NULL;
  if (old != NULL)
    dulle_event_unref (old);
}

static gboolean
game_is_over (DulleWindow *self)
{
  return self->shown != NULL && (self->shown->kind == DULLE_EVENT_OVER || self->shown->kind == DULLE_EVENT_TOURNAMENT_OVER);
}

static void
set_action_enabled (DulleWindow *self,
                    const char  *name,
                    gboolean     enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

static gboolean
get_toggle (DulleWindow *self,
            const char  *name)
{
  g_autoptr (GVariant) state = g_action_group_get_action_state (G_ACTION_GROUP (self), name);

  return g_variant_get_boolean (state);
}

static void
set_toggle (DulleWindow *self,
            const char  *name,
            gboolean     on)
{
  if (get_toggle (self, name) != on)
    g_action_group_change_action_state (G_ACTION_GROUP (self), name, g_variant_new_boolean (on));
}

/* Words */

static void
set_status (DulleWindow *self,
            const char  *text)
{
  gtk_label_set_label (GTK_LABEL (self->status), text);
  gtk_widget_set_tooltip_text (self->status, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->status), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static void
toast_dismissed_cb (DulleWindow *self,
                    AdwToast    *toast)
{
  if (self->toast == toast)
    g_clear_object (&self->toast);
}

/* One toast says one thing after the other and goes when its time is over. It is
 * never dismissed from here: libadwaita 1.2 frees a toast that goes away while it
 * still comes, and then uses it. */
static void
show_toast (DulleWindow *self,
            const char  *text)
{
  g_autofree char *markup = g_markup_escape_text (text, -1);

  if (self->toast == NULL)
    {
      self->toast = adw_toast_new (markup);
      adw_toast_set_timeout (self->toast, TOAST_SECONDS);
      g_signal_connect_object (self->toast, "dismissed", G_CALLBACK (toast_dismissed_cb), self, G_CONNECT_SWAPPED);
    }
  adw_toast_set_title (self->toast, markup);
  adw_toast_overlay_add_toast (ADW_TOAST_OVERLAY (self->toasts), g_object_ref (self->toast));
}

static void
update_title (DulleWindow *self)
{
  const DulleStanding *standing = &self->shown->standing;
  const DulleBoard    *board = &self->shown->view.board;
  guint                number = standing->n_games + (game_is_over (self) ? 0 : 1);
  g_autofree char     *title = dulle_sentence_contract (board, player_names (self));
  gboolean             brief = gtk_widget_has_css_class (GTK_WIDGET (self), "compact");
  g_autofree char     *subtitle = dulle_sentence_place (board, standing, number, brief);

  adw_window_title_set_title (ADW_WINDOW_TITLE (self->title), title);
  adw_window_title_set_subtitle (ADW_WINDOW_TITLE (self->title), subtitle);
}

/* Panels */

static void
update_panels (DulleWindow *self)
{
  const DulleView *view = dulle_table_get_view (self->table);

  dulle_decision_panel_update (self->decision, view, player_names (self));
  dulle_announcement_bar_update (self->announcements, view, player_names (self));
  dulle_trick_viewer_update (self->viewer, view, player_names (self));

  set_action_enabled (self, "hint", view != NULL && dulle_view_on_turn (view) && dulle_may (&view->board.rules, DULLE_MAY_ASK_FOR_HINTS));
  set_action_enabled (self, "take-back", view != NULL && !game_is_over (self) && dulle_may (&view->board.rules, DULLE_MAY_TAKE_BACK));
  set_action_enabled (self, "last-trick",
                      view != NULL && dulle_trick_viewer_first (&view->board) < view->board.n_tricks);
  if (!gtk_widget_get_visible (GTK_WIDGET (self->viewer)))
    set_toggle (self, "last-trick", FALSE);
}

/* What is answered is answered: nobody can press a second button while the
 * first is on its way to the worker. */
static void
submit (DulleWindow *self,
        DulleAction  action)
{
  dulle_decision_panel_update (self->decision, NULL, player_names (self));
  dulle_announcement_bar_update (self->announcements, NULL, player_names (self));
  dulle_table_focus_hand (self->table);
  dulle_session_submit (self->session, &action);
}

static uint8_t
own_seat (DulleWindow *self)
{
  return self->shown->view.own.seat;
}

/* Score */

static void
fill_score_page (DulleWindow *self)
{
  DulleScoreMode     mode = DULLE_SCORE_SHEET;
  const DulleEvent  *scored = self->scored;
  const DulleResult *result = scored != NULL && scored->kind == DULLE_EVENT_OVER ? &scored->result : NULL;
  GArray            *sheet = scored != NULL ? scored->sheet : NULL;

  if (self->shown->kind == DULLE_EVENT_TOURNAMENT_OVER)
    mode = DULLE_SCORE_RANKING;
  else if (self->shown->kind == DULLE_EVENT_OVER)
    mode = DULLE_SCORE_RESULT;

  dulle_score_page_show (self->score_page, mode, result, &self->shown->standing, sheet, player_names (self));
}

static void
keep_score (DulleWindow      *self,
            const DulleEvent *event)
{
  /* The last event of a tournament tells its sheet, the one before it the
   * result of its last game. */
  if (event->kind == DULLE_EVENT_OVER || (event->sheet != NULL && self->scored == NULL))
    set_event (&self->scored, event);
  else if (event->standing.n_games == 0)
    set_event (&self->scored, NULL);
}

static void
focus_page (DulleWindow *self)
{
  if (get_toggle (self, "score"))
    dulle_score_page_focus (self->score_page);
  else
    dulle_table_focus_hand (self->table);
}

static void
settled_cb (DulleWindow      *self,
            const DulleEvent *event)
{
  g_autofree char *text = NULL;

  if (event->kind == DULLE_EVENT_REFUSED || event->kind == DULLE_EVENT_TROUBLE)
    return;

  text = dulle_sentence (event, player_names (self));
  if (text != NULL)
    set_status (self, text);
  if (event->kind == DULLE_EVENT_HINT)
    show_toast (self, text);
  if (event->kind == DULLE_EVENT_THINKING || event->kind == DULLE_EVENT_HINT)
    return;

  set_event (&self->shown, event);
  keep_score (self, event);
  update_title (self);
  update_panels (self);

  set_action_enabled (self, "score", TRUE);
  set_action_enabled (self, "next-game", event->kind == DULLE_EVENT_OVER);
  if (game_is_over (self))
    {
      set_toggle (self, "last-trick", FALSE);
      fill_score_page (self);
    }
  if (event->kind == DULLE_EVENT_DEALT || game_is_over (self))
    set_toggle (self, "score", game_is_over (self));
  if (gtk_window_get_focus (GTK_WINDOW (self)) == NULL)
    focus_page (self);
}

/* What was asked may be asked again. */
static void
refused_cb (DulleWindow *self,
            int          refusal)
{
  const char *text = _ (dulle_refusal_sentence ((DulleRefusal) refusal));

  show_toast (self, text);
  set_status (self, text);
  update_panels (self);
}

static void
event_cb (DulleWindow      *self,
          const DulleEvent *event)
{
  if (event->kind == DULLE_EVENT_ACTION)
    dulle_announcement_bar_restrict (self->announcements, &event->view);
  if (event->kind == DULLE_EVENT_TROUBLE)
    {
      show_toast (self, event->message);
      set_status (self, event->message);
    }
}

/* Actions */

static void
decide_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       user_data)
{
  DulleWindow *self = DULLE_WINDOW (user_data);
  DulleAction  decision;

  if (self->shown != NULL && dulle_action_parse (g_variant_get_string (parameter, NULL), &decision) &&
      decision.seat == own_seat (self))
    submit (self, decision);
}

static void
healthy_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       user_data)
{
  DulleWindow *self = DULLE_WINDOW (user_data);

  if (dulle_decision_panel_offers_healthy (self->decision))
    submit (self, dulle_action_call (own_seat (self), DULLE_CONTRACT_NORMAL, DULLE_MARRIAGE_FOREIGN));
}

static void
announce (DulleWindow *self,
          DulleLevel   level)
{
  if (self->shown != NULL && dulle_announcement_bar_offers (self->announcements, level))
    submit (self, dulle_action_announce (own_seat (self), level));
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
hint_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  dulle_session_ask_hint (DULLE_WINDOW (user_data)->session);
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

  dulle_trick_viewer_update (self->viewer, dulle_table_get_view (self->table), player_names (self));
  gtk_widget_set_visible (GTK_WIDGET (self->viewer), g_variant_get_boolean (state));
  g_simple_action_set_state (action, state);
}

static void
score_state_cb (GSimpleAction *action,
                GVariant      *state,
                gpointer       user_data)
{
  DulleWindow *self = DULLE_WINDOW (user_data);
  gboolean     shown = g_variant_get_boolean (state);

  if (shown)
    fill_score_page (self);
  gtk_stack_set_visible_child_name (GTK_STACK (self->pages), shown ? "score" : "table");
  g_simple_action_set_state (action, state);
  focus_page (self);
}

static void
dismiss_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       user_data)
{
  DulleWindow *self = DULLE_WINDOW (user_data);

  if (get_toggle (self, "last-trick"))
    set_toggle (self, "last-trick", FALSE);
  else if (get_toggle (self, "score"))
    set_toggle (self, "score", FALSE);
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
begin_tournament (DulleWindow *self)
{
  g_auto (DulleChosenRules) chosen = dulle_chosen_rules_load (self->settings);
  guint64 seed = (guint64) g_random_int () << 32 | g_random_int ();

  dulle_session_new_tournament (self->session, &chosen.rules, seed);
}

static void
new_tournament_response_cb (DulleWindow *self)
{
  begin_tournament (self);
}

static void
new_tournament_cb (GSimpleAction *action,
                   GVariant      *parameter,
                   gpointer       user_data)
{
  DulleWindow *self = DULLE_WINDOW (user_data);
  GtkWidget   *dialog;

  if (self->shown == NULL || self->shown->kind == DULLE_EVENT_TOURNAMENT_OVER || self->shown->standing.n_games == 0)
    {
      begin_tournament (self);
      return;
    }

  dialog = adw_message_dialog_new (GTK_WINDOW (self), _ ("Begin a New Tournament?"),
                                   _ ("The running tournament ends where it is; the game on the table is not counted. "
                                      "A new one by the rules that you have chosen begins."));
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), "begin", _ ("_Begin"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "begin", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_object (dialog, "response::begin", G_CALLBACK (new_tournament_response_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
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
play_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  DulleWindow *self = DULLE_WINDOW (user_data);

  if (!get_toggle (self, "score"))
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
  { "hint", hint_cb },
  { "take-back", take_back_cb },
  { "last-trick", NULL, NULL, "false", last_trick_state_cb },
  { "score", NULL, NULL, "false", score_state_cb },
  { "dismiss", dismiss_cb },
  { "next-game", next_game_cb },
  { "new-tournament", new_tournament_cb },
  { "rules", rules_cb },
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
  { GDK_KEY_n, "win.announce-next" },
  { GDK_KEY_m, "win.announce-party" },
  { GDK_KEY_l, "win.last-trick" },
  { GDK_KEY_p, "win.score" },
  { GDK_KEY_r, "win.rules" },
  { GDK_KEY_Escape, "win.dismiss" },
  { GDK_KEY_F11, "win.fullscreen" },
};

/* The cards of the hand, from left to right. */
static const guint card_keys[DULLE_MAX_DEALT] = {
  GDK_KEY_1, GDK_KEY_2, GDK_KEY_3, GDK_KEY_4, GDK_KEY_5, GDK_KEY_6,
  GDK_KEY_7, GDK_KEY_8, GDK_KEY_9, GDK_KEY_0, GDK_KEY_a, GDK_KEY_b
};

/* Surroundings */

static void
names_changed_cb (DulleWindow *self)
{
  g_strfreev (self->names);
  self->names = dulle_player_names (self->settings);
  dulle_table_set_player_names (self->table, player_names (self));

  if (self->shown != NULL)
    {
      update_title (self);
      fill_score_page (self);
    }
}

static void
classes_changed_cb (DulleWindow *self)
{
  if (self->shown != NULL)
    update_title (self);
}

static void
dulle_window_realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (dulle_window_parent_class)->realize (widget);
  dulle_window_fit (GTK_WINDOW (widget), ADW_HEADER_BAR (DULLE_WINDOW (widget)->header));
}

static void
table_top_changed_cb (DulleWindow *self)
{
  g_autofree char *top = g_settings_get_string (self->settings, "table-top");

  dulle_set_css_class (GTK_WIDGET (self->table), "wood", g_str_equal (top, "wood"));
  dulle_set_css_class (GTK_WIDGET (self->table), "plain", g_str_equal (top, "plain"));
}

static void
dulle_window_constructed (GObject *object)
{
  DulleWindow *self = DULLE_WINDOW (object);

  G_OBJECT_CLASS (dulle_window_parent_class)->constructed (object);

  names_changed_cb (self);
  g_signal_connect_object (self->settings, "changed::player-names", G_CALLBACK (names_changed_cb), self, G_CONNECT_SWAPPED);

  g_settings_bind (self->settings, "animation-speed", self->table, "animation-speed", G_SETTINGS_BIND_GET);
  g_settings_bind (self->settings, "sort-order", self->table, "sort-order", G_SETTINGS_BIND_GET);
  g_settings_bind (self->settings, "card-indices", dulle_deck_get_default (), "indices", G_SETTINGS_BIND_GET);
  g_settings_bind (self->settings, "four-color", dulle_deck_get_default (), "four-color", G_SETTINGS_BIND_GET);
  g_settings_bind (self->settings, "deck", dulle_deck_get_default (), "id", G_SETTINGS_BIND_GET);
  g_settings_bind (self->settings, "card-back", dulle_deck_get_default (), "back", G_SETTINGS_BIND_GET);
  table_top_changed_cb (self);
  g_signal_connect_object (self->settings, "changed::table-top", G_CALLBACK (table_top_changed_cb), self, G_CONNECT_SWAPPED);
  g_settings_bind (self->settings, "window-width", self, "default-width", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "window-height", self, "default-height", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "window-maximized", self, "maximized", G_SETTINGS_BIND_DEFAULT);

  if (self->session != NULL)
    {
      g_signal_connect_object (self->session, "event", G_CALLBACK (event_cb), self, G_CONNECT_SWAPPED);
      dulle_table_set_session (self->table, self->session);
    }
}

static void
dulle_window_set_property (GObject      *object,
                           guint         property_id,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  DulleWindow *self = DULLE_WINDOW (object);

  switch (property_id)
    {
    case PROP_SESSION:
      self->session = g_value_dup_object (value);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
dulle_window_dispose (GObject *object)
{
  DulleWindow *self = DULLE_WINDOW (object);

  /* Disposed of twice, the second time without children. */
  if (self->session != NULL)
    dulle_table_set_session (self->table, NULL);
  g_clear_object (&self->session);
  g_clear_object (&self->settings);
  g_clear_object (&self->toast);
  g_clear_pointer (&self->names, g_strfreev);
  set_event (&self->shown, NULL);
  set_event (&self->scored, NULL);

  G_OBJECT_CLASS (dulle_window_parent_class)->dispose (object);
}

static void
dulle_window_class_init (DulleWindowClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = dulle_window_constructed;
  object_class->set_property = dulle_window_set_property;
  object_class->dispose = dulle_window_dispose;
  widget_class->realize = dulle_window_realize;

  properties[PROP_SESSION] =
      g_param_spec_object ("session", NULL, NULL, DULLE_TYPE_SESSION,
                           G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  g_type_ensure (DULLE_TYPE_ANNOUNCEMENT_BAR);
  g_type_ensure (DULLE_TYPE_DECISION_PANEL);
  g_type_ensure (DULLE_TYPE_SCORE_PAGE);
  g_type_ensure (DULLE_TYPE_TABLE);
  g_type_ensure (DULLE_TYPE_TRICK_VIEWER);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/dulle/Dulle/dulle-window.ui");
  gtk_widget_class_bind_template_child (widget_class, DulleWindow, header);
  gtk_widget_class_bind_template_child (widget_class, DulleWindow, title);
  gtk_widget_class_bind_template_child (widget_class, DulleWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, DulleWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, DulleWindow, table);
  gtk_widget_class_bind_template_child (widget_class, DulleWindow, decision);
  gtk_widget_class_bind_template_child (widget_class, DulleWindow, announcements);
  gtk_widget_class_bind_template_child (widget_class, DulleWindow, viewer);
  gtk_widget_class_bind_template_child (widget_class, DulleWindow, score_page);
  gtk_widget_class_bind_template_child (widget_class, DulleWindow, status);
  gtk_widget_class_bind_template_callback (widget_class, settled_cb);
  gtk_widget_class_bind_template_callback (widget_class, refused_cb);

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_action (widget_class, keys[i].key, 0, keys[i].action, NULL);
  for (guint n = 0; n < G_N_ELEMENTS (card_keys); n++)
    gtk_widget_class_add_binding_action (widget_class, card_keys[n], 0, "win.play", "u", n);
}

static void
dulle_window_init (DulleWindow *self)
{
  self->settings = g_settings_new ("io.github.dulle.Dulle");
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  gtk_widget_init_template (GTK_WIDGET (self));

  g_signal_connect (self, "notify::css-classes", G_CALLBACK (classes_changed_cb), NULL);
  set_action_enabled (self, "hint", FALSE);
  set_action_enabled (self, "take-back", FALSE);
  set_action_enabled (self, "last-trick", FALSE);
  set_action_enabled (self, "score", FALSE);
  set_action_enabled (self, "next-game", FALSE);
}

GtkWidget *
dulle_window_new (AdwApplication *application,
                  DulleSession   *session)
{
  g_return_val_if_fail (ADW_IS_APPLICATION (application), NULL);
  g_return_val_if_fail (DULLE_IS_SESSION (session), NULL);

  return g_object_new (DULLE_TYPE_WINDOW, "application", application, "session", session, NULL);
}
