/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Everything around the game: the title, the score page, the other windows, and the keys.
 * The game itself is played on the game page.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "common/cancellable.h"
#include "common/css-class.h"
#include "common/toast.h"
#include "review/dulle-history.h"
#include "review/dulle-review.h"
#include "review/dulle-statistics.h"
#include "score/dulle-score-page.h"
#include "settings/chosen-players.h"
#include "setup/dulle-copies-window.h"
#include "setup/dulle-rules-window.h"
#include "setup/dulle-tournament-window.h"
#include "table/dulle-table.h"
#include "text/event-text.h"
#include "tournament/tournament-log.h"

#include "panels/trump-sheet.h"

#include "dulle-game-page.h"
#include "dulle-notice-bar.h"
#include "dulle-window.h"
#include "shortcuts-window.h"
#include "window-fit.h"

struct _DulleWindow
{
  AdwApplicationWindow parent_instance;

  /* Template children */
  GtkWidget      *header;
  GtkWidget      *title;
  DulleNoticeBar *notices;
  GtkWidget      *toasts;
  GtkWidget      *pages;
  DulleGamePage  *game_page;
  DulleScorePage *score_page;

  /* Borrowed */
  DulleTableNames *names;

  /* Owned */
  DulleSession     *session;
  GCancellable     *review_question;
  GSettings        *settings;
  const DulleEvent *scored;

  gboolean votes;
};

enum
{
  PROP_SESSION = 1,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

G_DEFINE_FINAL_TYPE (DulleWindow, dulle_window, ADW_TYPE_APPLICATION_WINDOW)

static const DulleEvent *
shown_event (DulleWindow *self)
{
  return dulle_game_page_get_shown (self->game_page);
}

/* The state of actions */

static void
set_action_enabled (DulleWindow *self,
                    const char  *name,
                    gboolean     enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

static gboolean
score_is_shown (DulleWindow *self)
{
  g_autoptr (GVariant) state = g_action_group_get_action_state (G_ACTION_GROUP (self), "score");

  return g_variant_get_boolean (state);
}

static void
show_score (DulleWindow *self,
            gboolean     shown)
{
  if (score_is_shown (self) != shown)
    g_action_group_change_action_state (G_ACTION_GROUP (self), "score",
                                        g_variant_new_boolean (shown));
}

static void
focus_page (DulleWindow *self)
{
  if (score_is_shown (self))
    dulle_score_page_focus (self->score_page);
  else
    dulle_game_page_focus (self->game_page);
}

/* Text */

/* On the table, or over the score. */
static void
show_message (DulleWindow *self,
              const char  *text)
{
  if (score_is_shown (self))
    dulle_toast (self->toasts, text);
  else
    dulle_game_page_say (self->game_page, text);
}

static char *
make_subtitle (DulleWindow      *self,
               const DulleEvent *event,
               gboolean          brief)
{
  const DulleStanding *standing = &event->standing;
  guint                number =
      standing->n_games + (dulle_game_page_is_over (self->game_page) ? 0 : 1);
  const char *const *players = dulle_table_names_get_by_player (self->names);
  g_autofree char   *place = dulle_sentence_place (&event->view.board, standing, number, brief);
  g_autofree char   *outside =
      brief ? dulle_sentence_outside (&event->seating, standing, players, TRUE) : NULL;

  return outside != NULL ? g_strdup_printf ("%s · %s", place, outside) : g_steal_pointer (&place);
}

static void
update_title (DulleWindow *self)
{
  const DulleEvent *event = shown_event (self);
  gboolean          brief = gtk_widget_has_css_class (GTK_WIDGET (self), "compact");
  g_autofree char  *title = NULL;
  g_autofree char  *subtitle = NULL;

  if (event == NULL)
    return;

  title = dulle_sentence_contract (&event->view.board, dulle_table_names_get_by_seat (self->names));
  subtitle = make_subtitle (self, event, brief);
  adw_window_title_set_title (ADW_WINDOW_TITLE (self->title), title);
  adw_window_title_set_subtitle (ADW_WINDOW_TITLE (self->title), subtitle);
}

/* Score */

static DulleScoreMode
score_mode (DulleWindow *self)
{
  if (shown_event (self)->kind == DULLE_EVENT_TOURNAMENT_OVER)
    return DULLE_SCORE_MODE_RANKING;
  if (self->votes)
    return DULLE_SCORE_MODE_VOTE;

  return shown_event (self)->kind == DULLE_EVENT_OVER ? DULLE_SCORE_MODE_RESULT
                                                      : DULLE_SCORE_MODE_SHEET;
}

static void
fill_score_page (DulleWindow *self)
{
  const DulleEvent  *scored = self->scored;
  const DulleResult *result =
      scored != NULL && scored->kind == DULLE_EVENT_OVER ? scored->over.result : NULL;
  GArray *sheet = scored != NULL ? dulle_event_sheet (scored) : NULL;

  dulle_score_page_show (self->score_page, score_mode (self), result, &shown_event (self)->standing,
                         sheet, dulle_table_names_get_by_seat (self->names),
                         dulle_table_names_get_by_player (self->names));
}

static void
set_scored (DulleWindow      *self,
            const DulleEvent *event)
{
  g_autoptr (DulleEvent) old = (DulleEvent *) self->scored;

  self->scored = event != NULL ? dulle_event_ref (event) : NULL;
}

/* The last event of a tournament carries the score sheet; the event before it has the
 * result of the last game. */
static void
keep_score (DulleWindow      *self,
            const DulleEvent *event)
{
  if (event->kind == DULLE_EVENT_OVER ||
      (dulle_event_sheet (event) != NULL && self->scored == NULL))
    set_scored (self, event);
  else if (event->standing.n_games == 0)
    set_scored (self, NULL);
}

/* The vote is about the score sheet, so it stands below it. */
static void
ask_for_vote (DulleWindow *self)
{
  self->votes = TRUE;
  fill_score_page (self);
  show_score (self, TRUE);
  dulle_score_page_focus (self->score_page);
}

static void
update_score (DulleWindow      *self,
              const DulleEvent *event)
{
  gboolean over = dulle_game_page_is_over (self->game_page);

  self->votes = FALSE;
  keep_score (self, event);
  set_action_enabled (self, "score", TRUE);
  set_action_enabled (self, "trumps", TRUE);
  set_action_enabled (self, "next-game", event->kind == DULLE_EVENT_OVER);
  if (over)
    fill_score_page (self);
  if (event->kind == DULLE_EVENT_DEALT || over)
    show_score (self, over);
  if (event->kind == DULLE_EVENT_OVER && !gtk_widget_has_css_class (GTK_WIDGET (self), "still"))
    dulle_score_page_count_up (self->score_page);
}

static void
shown_cb (DulleWindow      *self,
          const DulleEvent *event)
{
  g_assert (DULLE_IS_WINDOW (self));

  if (event->kind == DULLE_EVENT_VOTE)
    ask_for_vote (self);
  if (event != shown_event (self))
    return;

  update_title (self);
  update_score (self, event);
  if (gtk_window_get_focus (GTK_WINDOW (self)) == NULL || dulle_view_gives_cards (&event->view))
    focus_page (self);
}

/* Actions */

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
  set_action_enabled (self, "play", !shown);
  focus_page (self);
}

static void
dismiss_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       user_data)
{
  DulleWindow *self = DULLE_WINDOW (user_data);

  if (!dulle_game_page_dismiss (self->game_page))
    show_score (self, FALSE);
  focus_page (self);
}

static void
next_game_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  g_simple_action_set_enabled (action, FALSE);
  dulle_session_next_game (DULLE_WINDOW (user_data)->session);
}

static void
vote_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  dulle_session_vote (DULLE_WINDOW (user_data)->session, g_variant_get_boolean (parameter));
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
begin_tournament_cb (DulleWindow *self)
{
  DulleTournamentSetup setup;

  g_assert (DULLE_IS_WINDOW (self));

  setup = dulle_chosen_tournament_setup (self->settings);
  dulle_session_new_tournament (self->session, &setup);
}

static void
rules_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  DulleWindow      *self = DULLE_WINDOW (user_data);
  const DulleEvent *shown = shown_event (self);
  gboolean          runs = shown != NULL && shown->kind != DULLE_EVENT_TOURNAMENT_OVER;
  GtkWidget        *window =
      dulle_rules_window_new (GTK_WINDOW (self), runs ? &shown->view.board.rules : NULL);

  g_signal_connect_object (window, "begin", G_CALLBACK (begin_tournament_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (window));
}

/* The seat of the person in the last game. */
static guint8
review_seat (DulleWindow              *self,
             const DulleTournamentLog *tournament_log)
{
  const DulleLineup *lineup =
      &g_array_index (tournament_log->lineups, DulleLineup, tournament_log->records->len - 1);

  for (guint8 seat = 0; seat < DULLE_N_SEATS; seat++)
    if (lineup->players[seat] == dulle_session_get_person (self->session))
      return seat;

  return 0;
}

/* Opens the games of @tournament_log at the last one. */
static void
open_review (DulleWindow              *self,
             const DulleTournamentLog *tournament_log)
{
  guint n_games = tournament_log->records->len;
  g_autoptr (GListModel) games = NULL;

  if (n_games == 0)
    {
      show_message (self, _ ("No game of this tournament is finished yet."));
      return;
    }

  games = dulle_review_games_new (tournament_log, dulle_table_names_get_by_player (self->names));
  gtk_window_present (GTK_WINDOW (dulle_review_new (
      GTK_WINDOW (self), self->session, games, n_games - 1, review_seat (self, tournament_log))));
}

/* After cancelling, the window may be gone. */
static void
review_read_cb (GObject      *source,
                GAsyncResult *result,
                gpointer      user_data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (DulleTournamentLog) tournament_log =
      dulle_session_read_tournament_log_finish (DULLE_SESSION (source), result, &error);

  if (tournament_log != NULL)
    open_review (DULLE_WINDOW (user_data), tournament_log);
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    show_message (DULLE_WINDOW (user_data), error->message);
}

static void
review_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       user_data)
{
  DulleWindow *self = DULLE_WINDOW (user_data);

  dulle_session_read_tournament_log_async (
      self->session, 0, dulle_renew_cancellable (&self->review_question), review_read_cb, self);
}

static void
trumps_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       user_data)
{
  DulleWindow      *self = DULLE_WINDOW (user_data);
  const DulleEvent *shown = shown_event (self);
  g_autofree char  *contract = dulle_sentence_contract (
       &shown->view.board, dulle_table_names_get_by_seat (self->names));

  gtk_window_present (
      GTK_WINDOW (dulle_trump_sheet_new (GTK_WINDOW (self), &shown->view, contract)));
}

static void
history_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       user_data)
{
  DulleWindow *self = DULLE_WINDOW (user_data);

  gtk_window_present (GTK_WINDOW (dulle_history_new (GTK_WINDOW (self), self->session,
                                                     dulle_table_names_get_chosen (self->names))));
}

static void
statistics_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       user_data)
{
  DulleWindow *self = DULLE_WINDOW (user_data);

  gtk_window_present (GTK_WINDOW (dulle_statistics_new (
      GTK_WINDOW (self), self->session, dulle_table_names_get_chosen (self->names))));
}

static void
restore_copy_cb (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       user_data)
{
  DulleWindow *self = DULLE_WINDOW (user_data);

  gtk_window_present (
      GTK_WINDOW (dulle_copies_window_new (GTK_WINDOW (self), self->session)));
}

static void
shortcuts_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  gtk_window_present (GTK_WINDOW (dulle_shortcuts_window_new (GTK_WINDOW (user_data))));
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

/* Besides those of the game page. */
static const GActionEntry actions[] = {
  { "score", NULL, NULL, "false", score_state_cb },
  { "dismiss", dismiss_cb },
  { "next-game", next_game_cb },
  { "vote", vote_cb, "b" },
  { "new-tournament", new_tournament_cb },
  { "rules", rules_cb },
  { "review", review_cb },
  { "trumps", trumps_cb },
  { "history", history_cb },
  { "restore-copy", restore_copy_cb },
  { "statistics", statistics_cb },
  { "shortcuts", shortcuts_cb },
  { "fullscreen", fullscreen_cb },
};

/* Keys without a modifier are bindings of the window rather than accelerators, so that
 * the focused widget may use them first. */
static const struct
{
  guint       key;
  const char *action;
} keys[] = {
  { GDK_KEY_g, "win.healthy" },
  { GDK_KEY_h, "win.hint" },
  { GDK_KEY_k, "win.knowledge" },
  { GDK_KEY_t, "win.trumps" },
  { GDK_KEY_f, "win.advance" },
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

static void
add_key_bindings (GtkWidgetClass *widget_class)
{
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_action (widget_class, keys[i].key, 0, keys[i].action, NULL);
  for (guint n = 0; n < G_N_ELEMENTS (card_keys); n++)
    gtk_widget_class_add_binding_action (widget_class, card_keys[n], 0, "win.play", "u", n);
}

/* Surroundings */

static void
names_changed_cb (DulleWindow *self)
{
  g_assert (DULLE_IS_WINDOW (self));

  if (shown_event (self) == NULL)
    return;

  update_title (self);
  fill_score_page (self);
}

static void
classes_changed_cb (DulleWindow *self)
{
  gboolean compact;

  g_assert (DULLE_IS_WINDOW (self));

  compact = gtk_widget_has_css_class (GTK_WIDGET (self), "compact");
  dulle_game_page_set_brief (self->game_page, compact);
  dulle_notice_bar_set_room (self->notices, compact,
                             gtk_widget_has_css_class (GTK_WIDGET (self), "low"));
  update_title (self);
}

/* Without animations, those of the style sheet stop as well. */
static void
animation_speed_changed_cb (DulleWindow *self)
{
  g_assert (DULLE_IS_WINDOW (self));

  dulle_set_css_class (GTK_WIDGET (self), "still",
                       g_settings_get_enum (self->settings, "animation-speed") ==
                           DULLE_ANIMATION_SPEED_OFF);
}

static void
follow_settings (DulleWindow *self)
{
  animation_speed_changed_cb (self);
  g_signal_connect_object (self->settings, "changed::animation-speed",
                           G_CALLBACK (animation_speed_changed_cb), self, G_CONNECT_SWAPPED);
  g_settings_bind (self->settings, "window-width", self, "default-width", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "window-height", self, "default-height",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "window-maximized", self, "maximized", G_SETTINGS_BIND_DEFAULT);
}

static void
dulle_window_realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (dulle_window_parent_class)->realize (widget);
  dulle_window_fit (GTK_WINDOW (widget), ADW_HEADER_BAR (DULLE_WINDOW (widget)->header));
}

static gboolean
dulle_window_close_request (GtkWindow *window)
{
  return dulle_notice_bar_delays_closing (DULLE_WINDOW (window)->notices) ||
         GTK_WINDOW_CLASS (dulle_window_parent_class)->close_request (window);
}

static void
dulle_window_constructed (GObject *object)
{
  DulleWindow *self = DULLE_WINDOW (object);

  G_OBJECT_CLASS (dulle_window_parent_class)->constructed (object);

  follow_settings (self);
  if (self->session == NULL)
    return;

  dulle_notice_bar_set_session (self->notices, self->session);
  dulle_game_page_set_session (self->game_page, self->session);
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

  dulle_drop_cancellable (&self->review_question);
  g_clear_object (&self->session);
  g_clear_object (&self->settings);
  set_scored (self, NULL);

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
  GTK_WINDOW_CLASS (klass)->close_request = dulle_window_close_request;

  properties[PROP_SESSION] =
      g_param_spec_object ("session", NULL, NULL, DULLE_TYPE_SESSION,
                           G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  g_type_ensure (DULLE_TYPE_GAME_PAGE);
  g_type_ensure (DULLE_TYPE_NOTICE_BAR);
  g_type_ensure (DULLE_TYPE_SCORE_PAGE);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/dulle/Dulle/window/dulle-window.ui");
  gtk_widget_class_bind_template_child (widget_class, DulleWindow, header);
  gtk_widget_class_bind_template_child (widget_class, DulleWindow, title);
  gtk_widget_class_bind_template_child (widget_class, DulleWindow, notices);
  gtk_widget_class_bind_template_child (widget_class, DulleWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, DulleWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, DulleWindow, game_page);
  gtk_widget_class_bind_template_child (widget_class, DulleWindow, score_page);
  gtk_widget_class_bind_template_callback (widget_class, shown_cb);

  add_key_bindings (widget_class);
}

static void
dulle_window_init (DulleWindow *self)
{
  self->settings = g_settings_new ("io.github.dulle.Dulle");
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  set_action_enabled (self, "score", FALSE);
  set_action_enabled (self, "trumps", FALSE);
  set_action_enabled (self, "next-game", FALSE);
  gtk_widget_init_template (GTK_WIDGET (self));

  dulle_game_page_add_actions (self->game_page, G_ACTION_MAP (self));
  self->names = dulle_game_page_get_names (self->game_page);
  g_signal_connect_object (self->names, "changed", G_CALLBACK (names_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect (self, "notify::css-classes", G_CALLBACK (classes_changed_cb), NULL);
}

GtkWidget *
dulle_window_new (AdwApplication *application,
                  DulleSession   *session)
{
  g_return_val_if_fail (ADW_IS_APPLICATION (application), NULL);
  g_return_val_if_fail (DULLE_IS_SESSION (session), NULL);

  return g_object_new (DULLE_TYPE_WINDOW, "application", application, "session", session, NULL);
}
