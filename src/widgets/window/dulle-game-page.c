/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The page listens to two sources. Panels follow the signals of the table, which tell what has
 * been shown. What cannot wait comes from the session: announcements that are now too late, and
 * questions of a game that is no longer played.
 */
#include "config.h"

#include "table/table-settings.h"
#include "settings/chosen-players.h"
#include "text/event-text.h"

#include "action-states.h"
#include "dulle-game-page-private.h"

enum
{
  SIGNAL_SHOWN,
  SIGNAL_DENIED,
  SIGNAL_CROWDED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (DulleGamePage, dulle_game_page, GTK_TYPE_WIDGET)

const char *const *
game_page_names (DulleGamePage *self)
{
  return dulle_table_names_get_by_seat (self->names);
}

void
game_page_set_toggle (DulleGamePage *self,
                      const char    *name,
                      gboolean       on)
{
  dulle_toggle_set_on (self->actions, name, on);
}

/* The players of the tournament who sit out this game. */
static void
update_outside (DulleGamePage *self)
{
  dulle_game_area_show_outside (self->area, self->brief ? NULL : self->shown, self->names);
}

static void
names_changed_cb (DulleGamePage *self)
{
  g_assert (DULLE_IS_GAME_PAGE (self));

  dulle_table_set_players (self->table, game_page_names (self),
                           dulle_table_names_get_faces_by_seat (self->names));
  update_outside (self);
  if (self->beside != NULL)
    dulle_side_column_show (self->beside, self->shown, self->names);
}

/* Panels */

/* No other player goes on while something is asked that would be too late then. */
static void
hold_session (DulleGamePage *self,
              gboolean       holds)
{
  if (self->holds == holds || self->session == NULL)
    return;

  self->holds = holds;
  if (holds)
    dulle_session_hold (self->session);
  else
    dulle_session_release (self->session);
}

void
game_page_update_panels (DulleGamePage *self)
{
  /* A button whose action is not enabled yet could not be given the keyboard. */
  dulle_enable_game_actions (self->actions, self->shown);
  dulle_game_area_show (self->area, self->shown, self->names);
  if (self->beside != NULL)
    dulle_side_column_show (self->beside, self->shown, self->names);
  else if (!dulle_game_area_shows_tricks (self->area))
    game_page_set_toggle (self, "last-trick", FALSE);
  hold_session (self, dulle_decision_panel_waits (dulle_game_area_get_decision (self->area)));
}

void
game_page_show_knowledge (DulleGamePage *self)
{
  dulle_game_area_show_knowledge (self->area, &self->shown->view, game_page_names (self));
}

static void
show_hint (DulleGamePage    *self,
           const DulleEvent *event)
{
  dulle_game_area_follow_hint (self->area, event);
  if (self->beside != NULL && dulle_side_column_show_hint (self->beside, event, self->names))
    return;

  if (self->beside == NULL)
    game_page_set_toggle (self, "knowledge", FALSE);
  dulle_game_area_show_hint (self->area, event, game_page_names (self));
}

/* A hint goes away with the next card; what can be known is updated. */
static void
update_advice (DulleGamePage *self)
{
  if (!dulle_event_offers_knowledge (self->shown) && self->beside == NULL)
    game_page_set_toggle (self, "knowledge", FALSE);
  if (dulle_toggle_is_on (self->actions, "knowledge") && self->beside == NULL)
    game_page_show_knowledge (self);
  else
    dulle_game_area_hide_advice (self->area);
}

/* What the table shows */

static void
show_event (DulleGamePage    *self,
            const DulleEvent *event)
{
  g_autoptr (DulleEvent) old = (DulleEvent *) self->shown;

  self->shown = dulle_event_ref (event);
  update_outside (self);
  update_advice (self);
  game_page_update_panels (self);
  if (dulle_game_page_is_over (self) && self->beside == NULL)
    game_page_set_toggle (self, "last-trick", FALSE);
}

static void
report_denied (DulleGamePage    *self,
               const DulleEvent *event)
{
  g_autofree char *text = NULL;

  if (!dulle_action_is_extra (&event->refused.action))
    return;

  text = dulle_sentence (event, game_page_names (self));
  g_signal_emit (self, signals[SIGNAL_DENIED], 0, text);
}

static void
settled_cb (DulleGamePage    *self,
            const DulleEvent *event)
{
  g_autofree char *text = NULL;
  g_autofree char *vote = dulle_sentence_vote (event);

  g_assert (DULLE_IS_GAME_PAGE (self));

  /* It says nothing about the table. */
  if (event->kind == DULLE_EVENT_REFUSED)
    {
      report_denied (self, event);
      return;
    }

  text = dulle_sentence (event, game_page_names (self));
  if (event->kind == DULLE_EVENT_HINT)
    show_hint (self, event);
  if (event->kind == DULLE_EVENT_WARNING)
    dulle_game_area_warn (self->area, text);
  if (vote != NULL)
    dulle_game_area_say (self->area, vote);
  if (event->kind == DULLE_EVENT_DEALT || event->kind == DULLE_EVENT_RESUMED)
    dulle_decision_panel_set_news (dulle_game_area_get_decision (self->area), vote);
  if (!dulle_event_leaves_table (event))
    show_event (self, event);
  dulle_speaker_say_event (self->speaker, event, text, game_page_names (self));
  g_signal_emit (self, signals[SIGNAL_SHOWN], 0, event);
}

void
dulle_game_page_refuse (DulleGamePage *self,
                        DulleRefusal   refusal)
{
  const char *text;

  g_return_if_fail (DULLE_IS_GAME_PAGE (self));

  text = dulle_sentence_refusal (self->shown != NULL ? &self->shown->view.board : NULL, refusal);
  dulle_speaker_say (self->speaker, text, TRUE);

  /* What the coach says need not be said twice more. */
  if (dulle_coach_stress (self->coach, text))
    {
      dulle_status_line_read (self->status, text);
      return;
    }

  dulle_game_area_say (self->area, text);
  dulle_status_line_answer (self->status, text);
}

/* The panels offer the decision again. */
static void
refused_cb (DulleGamePage *self,
            int            refusal)
{
  g_assert (DULLE_IS_GAME_PAGE (self));

  game_page_update_panels (self);
  dulle_status_line_repeat (self->status, TRUE);
  if (refusal != DULLE_ACCEPTED)
    dulle_game_page_refuse (self, (DulleRefusal) refusal);
}

/* What the last game asked would be answered in this one. */
static void
withdraw_question (DulleGamePage *self)
{
  dulle_decision_panel_update (dulle_game_area_get_decision (self->area), NULL, NULL);
  dulle_announcement_bar_update (dulle_game_area_get_announcements (self->area), NULL, NULL);
}

/* A deal or a resumed game discards what has not been shown yet, and may bring other
 * players. */
static void
event_cb (DulleGamePage    *self,
          const DulleEvent *event)
{
  g_assert (DULLE_IS_GAME_PAGE (self));

  if (event->kind == DULLE_EVENT_DEALT || event->kind == DULLE_EVENT_RESUMED)
    dulle_table_names_seat (self->names, &event->seating);
  if (event->kind == DULLE_EVENT_DEALT)
    withdraw_question (self);
  if (event->kind == DULLE_EVENT_ACTION && event->seating.own != DULLE_NO_SEAT)
    dulle_announcement_bar_restrict (dulle_game_area_get_announcements (self->area), &event->view);
  /* What was wrong with another card would lie on this one. */
  if (event->kind == DULLE_EVENT_ACTION && event->action.seat == event->seating.own)
    dulle_game_area_hush (self->area);
}

gboolean
dulle_game_page_dismiss (DulleGamePage *self)
{
  g_return_val_if_fail (DULLE_IS_GAME_PAGE (self), FALSE);

  if (self->beside == NULL && dulle_toggle_is_on (self->actions, "last-trick"))
    game_page_set_toggle (self, "last-trick", FALSE);
  else if (self->beside == NULL && dulle_toggle_is_on (self->actions, "knowledge"))
    game_page_set_toggle (self, "knowledge", FALSE);
  else if (self->beside != NULL && dulle_side_column_shows_hint (self->beside))
    dulle_side_column_show (self->beside, self->shown, self->names);
  else if (dulle_game_area_shows_advice (self->area))
    dulle_game_area_hide_advice (self->area);
  else
    return FALSE;

  return TRUE;
}

/* Settings */

static void
tutor_changed_cb (DulleGamePage *self)
{
  if (self->session != NULL)
    dulle_session_set_tutor (self->session, dulle_chosen_tutors_load (self->settings));
}

static void
asked_cb (DulleGamePage *self,
          GParamSpec    *pspec,
          GtkWidget     *question)
{
  g_assert (DULLE_IS_GAME_PAGE (self));

  if (self->brief && gtk_widget_get_visible (question))
    g_signal_emit (self, signals[SIGNAL_CROWDED], 0);
}

/* Runs twice; the second time there are no children. */
static void
dulle_game_page_dispose (GObject *object)
{
  DulleGamePage *self = DULLE_GAME_PAGE (object);

  hold_session (self, FALSE);
  if (self->session != NULL)
    dulle_table_set_session (self->table, NULL);
  g_clear_object (&self->session);
  g_clear_object (&self->settings);
  g_clear_object (&self->names);
  g_clear_object (&self->speaker);
  g_clear_pointer (&self->shown, dulle_event_unref);
  g_clear_pointer (&self->top, gtk_widget_unparent);
  g_clear_pointer (&self->content, gtk_widget_unparent);

  G_OBJECT_CLASS (dulle_game_page_parent_class)->dispose (object);
}

static void
install_signals (GType type)
{
  signals[SIGNAL_SHOWN] =
      g_signal_new ("shown", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                    DULLE_TYPE_EVENT | G_SIGNAL_TYPE_STATIC_SCOPE);
  signals[SIGNAL_DENIED] = g_signal_new ("denied", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[SIGNAL_CROWDED] = g_signal_new ("crowded", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/dulle/Dulle/window/dulle-game-page.ui");
  gtk_widget_class_bind_template_child (widget_class, DulleGamePage, top);
  gtk_widget_class_bind_template_child (widget_class, DulleGamePage, content);
  gtk_widget_class_bind_template_child (widget_class, DulleGamePage, area);
  gtk_widget_class_bind_template_child (widget_class, DulleGamePage, coach);
  gtk_widget_class_bind_template_child (widget_class, DulleGamePage, status);
}

static void
dulle_game_page_class_init (DulleGamePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dulle_game_page_dispose;

  install_signals (G_TYPE_FROM_CLASS (klass));

  g_type_ensure (DULLE_TYPE_COACH);
  g_type_ensure (DULLE_TYPE_GAME_AREA);
  g_type_ensure (DULLE_TYPE_STATUS_LINE);

  bind_template (widget_class);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "gamepage");
}

static void
dulle_game_page_init (DulleGamePage *self)
{
  self->settings = g_settings_new ("io.github.dulle.Dulle");
  self->names = dulle_table_names_new (self->settings);
  gtk_widget_init_template (GTK_WIDGET (self));
  self->speaker = dulle_speaker_new (GTK_WIDGET (self));
  self->table = dulle_game_area_get_table (self->area);
  g_signal_connect_object (self->table, "settled", G_CALLBACK (settled_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (dulle_game_area_get_decision (self->area), "notify::visible",
                           G_CALLBACK (asked_cb), self, G_CONNECT_SWAPPED);
  dulle_coach_follow (self->coach, self->table);
  dulle_status_line_follow (self->status, self->table, self->names);
  g_signal_connect_object (self->table, "refused", G_CALLBACK (refused_cb), self,
                           G_CONNECT_SWAPPED);
  names_changed_cb (self);
  g_signal_connect_object (self->names, "changed", G_CALLBACK (names_changed_cb), self,
                           G_CONNECT_SWAPPED);

  dulle_table_follow_settings (self->table, GTK_WIDGET (self), self->settings);
  g_signal_connect_object (self->settings, "changed::tutor", G_CALLBACK (tutor_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::player-tutors",
                           G_CALLBACK (tutor_changed_cb), self, G_CONNECT_SWAPPED);
}

void
dulle_game_page_set_session (DulleGamePage *self,
                             DulleSession  *session)
{
  g_return_if_fail (DULLE_IS_GAME_PAGE (self));
  g_return_if_fail (self->session == NULL);
  g_return_if_fail (session == NULL || DULLE_IS_SESSION (session));

  if (!g_set_object (&self->session, session))
    return;

  tutor_changed_cb (self);
  dulle_table_names_set_session (self->names, session);
  g_signal_connect_object (session, "event", G_CALLBACK (event_cb), self, G_CONNECT_SWAPPED);
  dulle_table_set_session (self->table, session);
}

void
dulle_game_page_set_brief (DulleGamePage *self,
                           gboolean       brief)
{
  g_return_if_fail (DULLE_IS_GAME_PAGE (self));

  /* Classes of the window change while it is laid out: nothing may change then for nothing. */
  if (self->brief == brief)
    return;

  self->brief = brief;
  update_outside (self);
}

void
dulle_game_page_set_beside (DulleGamePage   *self,
                            DulleSideColumn *beside)
{
  g_return_if_fail (DULLE_IS_GAME_PAGE (self));

  if (self->beside == beside)
    return;

  /* What lies on the table goes away first; what lay in the column is remembered. */
  self->beside = NULL;
  game_page_set_toggle (self, "last-trick", FALSE);
  game_page_set_toggle (self, "knowledge", FALSE);
  self->beside = beside;
  if (beside == NULL)
    return;

  game_page_set_toggle (self, "last-trick", g_settings_get_boolean (self->settings, "side-trick"));
  game_page_set_toggle (self, "knowledge",
                        g_settings_get_boolean (self->settings, "side-knowledge"));
  dulle_side_column_show (beside, self->shown, self->names);
}

gboolean
dulle_game_page_has_room (DulleGamePage *self)
{
  g_return_val_if_fail (DULLE_IS_GAME_PAGE (self), FALSE);

  return (self->shown == NULL || !dulle_board_is_finished (&self->shown->view.board)) &&
         (!self->brief || !dulle_game_area_asks (self->area));
}

void
dulle_game_page_say (DulleGamePage *self,
                     const char    *text,
                     const char    *spoken)
{
  g_return_if_fail (DULLE_IS_GAME_PAGE (self));

  dulle_game_area_say (self->area, text);
  if (spoken != NULL)
    dulle_speaker_say (self->speaker, spoken, TRUE);
}

void
dulle_game_page_hush (DulleGamePage *self)
{
  g_return_if_fail (DULLE_IS_GAME_PAGE (self));

  dulle_game_area_hush (self->area);
}

void
dulle_game_page_quote (DulleGamePage *self,
                       guint8         seat,
                       const char    *text,
                       const char    *spoken)
{
  g_return_if_fail (DULLE_IS_GAME_PAGE (self));

  dulle_table_quote (self->table, seat, text);
  dulle_speaker_say (self->speaker, spoken, FALSE);
}

void
dulle_game_page_read (DulleGamePage *self,
                      const char    *text)
{
  g_return_if_fail (DULLE_IS_GAME_PAGE (self));

  dulle_speaker_say (self->speaker, text, FALSE);
}

void
dulle_game_page_focus (DulleGamePage *self)
{
  g_return_if_fail (DULLE_IS_GAME_PAGE (self));

  if (!dulle_game_area_focus_question (self->area))
    dulle_table_focus_hand (self->table);
}

DulleSession *
dulle_game_page_get_session (DulleGamePage *self)
{
  g_return_val_if_fail (DULLE_IS_GAME_PAGE (self), NULL);

  return self->session;
}

const DulleEvent *
dulle_game_page_get_shown (DulleGamePage *self)
{
  g_return_val_if_fail (DULLE_IS_GAME_PAGE (self), NULL);

  return self->shown;
}

gboolean
dulle_game_page_is_over (DulleGamePage *self)
{
  g_return_val_if_fail (DULLE_IS_GAME_PAGE (self), FALSE);

  return self->shown != NULL && dulle_event_ends_game (self->shown);
}

gboolean
dulle_game_page_may_lift (DulleGamePage *self)
{
  g_return_val_if_fail (DULLE_IS_GAME_PAGE (self), FALSE);

  return dulle_game_area_may_lift (self->area);
}

DulleTableNames *
dulle_game_page_get_names (DulleGamePage *self)
{
  g_return_val_if_fail (DULLE_IS_GAME_PAGE (self), NULL);

  return self->names;
}
