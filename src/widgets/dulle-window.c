/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Two things reach the window: what the table has shown (its signals), which
 * panels, title and status line follow; and what cannot wait for the table (the
 * session's `event`): trouble, and announcements that have become too late.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "engine/information.h"

#include "css-class.h"
#include "deck-words.h"
#include "dulle-window-private.h"
#include "player-names.h"
#include "sentences.h"
#include "window-fit.h"

#define TOAST_SECONDS 3

G_DEFINE_FINAL_TYPE (DulleWindow, dulle_window, ADW_TYPE_APPLICATION_WINDOW)

enum
{
  PROP_SESSION = 1,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

const char *const *
dulle_window_player_names (DulleWindow *self)
{
  return (const char *const *) self->names;
}

/* The names by seat of those by player. */
static void
update_names (DulleWindow        *self,
              const DulleSeating *seating)
{
  g_strfreev (self->names);
  self->names = dulle_names_by_seat (seating, (const char *const *) self->players);
  dulle_table_set_player_names (self->table, dulle_window_player_names (self));
}

/* These events drop what has not been shown yet, and bring other players. */
static void
seat_players (DulleWindow        *self,
              const DulleSeating *seating)
{
  g_strfreev (self->players);
  self->players = dulle_names_in_tournament (seating, (const char *const *) self->chosen_names);
  update_names (self, seating);
}

/* Whether the person only looks on. */
static gboolean
looks_on (DulleWindow *self)
{
  return self->shown != NULL && self->shown->seating.own == DULLE_NO_SEAT;
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

gboolean
dulle_window_get_toggle (DulleWindow *self,
                         const char  *name)
{
  g_autoptr (GVariant) state = g_action_group_get_action_state (G_ACTION_GROUP (self), name);

  return g_variant_get_boolean (state);
}

void
dulle_window_set_toggle (DulleWindow *self,
                         const char  *name,
                         gboolean     on)
{
  if (dulle_window_get_toggle (self, name) != on)
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
void
dulle_window_toast (DulleWindow *self,
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
  g_autofree char     *title = dulle_sentence_contract (board, dulle_window_player_names (self));
  gboolean             brief = gtk_widget_has_css_class (GTK_WIDGET (self), "compact");
  g_autofree char     *place = dulle_sentence_place (board, standing, number, brief);
  g_autofree char     *outside = dulle_sentence_outside (&self->shown->seating, standing, (const char *const *) self->players, brief);
  g_autofree char     *subtitle = brief && outside != NULL ? g_strdup_printf ("%s · %s", place, outside) : g_strdup (place);

  adw_window_title_set_title (ADW_WINDOW_TITLE (self->title), title);
  adw_window_title_set_subtitle (ADW_WINDOW_TITLE (self->title), subtitle);
  gtk_label_set_label (GTK_LABEL (self->outside), outside != NULL ? outside : "");
  gtk_widget_set_visible (self->outside, outside != NULL && !brief);
}

/* Panels */

/* Who sits out is asked nothing, and may look into another hand. */
static void
update_spectator (DulleWindow *self)
{
  gboolean         shown = looks_on (self) && !game_is_over (self);
  guint8           watched = shown ? self->shown->seating.watched : DULLE_NO_SEAT;
  g_autofree char *text = watched != DULLE_NO_SEAT
                              ? g_strdup_printf (_ ("You sit out and see the hand of %s."), self->names[watched])
                              : g_strdup (_ ("You sit out this game."));

  gtk_label_set_label (GTK_LABEL (self->spectator_text), text);
  gtk_widget_set_visible (self->spectator, shown);
  set_action_enabled (self, "watch", watched != DULLE_NO_SEAT);
}

static void
update_panels (DulleWindow *self)
{
  const DulleView *on_table = dulle_table_get_view (self->table);
  const DulleView *view = looks_on (self) ? NULL : on_table;

  dulle_decision_panel_update (self->decision, view, dulle_window_player_names (self));
  dulle_announcement_bar_update (self->announcements, view, dulle_window_player_names (self));
  dulle_trick_viewer_update (self->viewer, on_table, dulle_window_player_names (self));
  update_spectator (self);

  set_action_enabled (self, "hint", view != NULL && dulle_view_on_turn (view) && dulle_may (&view->board.rules, DULLE_MAY_ASK_FOR_HINTS));
  set_action_enabled (self, "take-back", view != NULL && !game_is_over (self) && dulle_may (&view->board.rules, DULLE_MAY_TAKE_BACK));
  set_action_enabled (self, "last-trick",
                      on_table != NULL && dulle_trick_viewer_first (&on_table->board) < on_table->board.n_tricks);
  if (!gtk_widget_get_visible (GTK_WIDGET (self->viewer)))
    dulle_window_set_toggle (self, "last-trick", FALSE);
}

/* What is answered is answered: nobody can press a second button while the
 * first is on its way to the worker. */
void
dulle_window_submit (DulleWindow *self,
                     DulleAction  action)
{
  dulle_decision_panel_update (self->decision, NULL, dulle_window_player_names (self));
  dulle_announcement_bar_update (self->announcements, NULL, dulle_window_player_names (self));
  dulle_table_focus_hand (self->table);
  dulle_session_submit (self->session, &action);
}

uint8_t
dulle_window_own_seat (DulleWindow *self)
{
  return self->shown->seating.own;
}

/* Score */

void
dulle_window_fill_score_page (DulleWindow *self)
{
  DulleScoreMode     mode = DULLE_SCORE_SHEET;
  const DulleEvent  *scored = self->scored;
  const DulleResult *result = scored != NULL && scored->kind == DULLE_EVENT_OVER ? &scored->result : NULL;
  GArray            *sheet = scored != NULL ? scored->sheet : NULL;

  if (self->shown->kind == DULLE_EVENT_TOURNAMENT_OVER)
    mode = DULLE_SCORE_RANKING;
  else if (self->votes)
    mode = DULLE_SCORE_VOTE;
  else if (self->shown->kind == DULLE_EVENT_OVER)
    mode = DULLE_SCORE_RESULT;

  dulle_score_page_show (self->score_page, mode, result, &self->shown->standing, sheet, dulle_window_player_names (self),
                         (const char *const *) self->players);
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

void
dulle_window_focus_page (DulleWindow *self)
{
  if (dulle_window_get_toggle (self, "score"))
    dulle_score_page_focus (self->score_page);
  else
    dulle_table_focus_hand (self->table);
}

/* What is voted on depends on the sheet, and is asked below it. */
static void
ask_for_vote (DulleWindow *self)
{
  self->votes = TRUE;
  dulle_window_fill_score_page (self);
  dulle_window_set_toggle (self, "score", TRUE);
  dulle_score_page_focus (self->score_page);
}

static void
show_hint (DulleWindow      *self,
           const DulleEvent *event)
{
  dulle_advice_show_hints (self->advice, event, dulle_window_player_names (self));
  dulle_window_set_toggle (self, "knowledge", FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->advice), TRUE);
  if (event->action.kind == DULLE_ACTION_PASS || event->action.kind == DULLE_ACTION_RETURN)
    dulle_decision_panel_choose (self->decision, event->action.cards);
}

/* A hint is for the moment; what can be known is told again after each card. */
static void
update_advice (DulleWindow *self)
{
  const DulleView *view = &self->shown->view;
  gboolean         allowed = view->board.phase == DULLE_PHASE_TRICKS && dulle_may (&view->board.rules, DULLE_MAY_ASK_FOR_HINTS);

  set_action_enabled (self, "knowledge", allowed);
  if (!allowed)
    dulle_window_set_toggle (self, "knowledge", FALSE);
  if (dulle_window_get_toggle (self, "knowledge"))
    dulle_advice_show_knowledge (self->advice, view, dulle_window_player_names (self));
  else
    gtk_widget_set_visible (GTK_WIDGET (self->advice), FALSE);
}

static void
settled_cb (DulleWindow      *self,
            const DulleEvent *event)
{
  g_autofree char *text = NULL;

  /* The last kinds tell nothing about the table. */
  if (event->kind == DULLE_EVENT_REFUSED || event->kind >= DULLE_EVENT_TOURNAMENTS)
    return;

  text = dulle_sentence (event, dulle_window_player_names (self));
  if (text != NULL)
    set_status (self, text);
  if (event->kind == DULLE_EVENT_HINT)
    show_hint (self, event);
  if (event->kind == DULLE_EVENT_WARNING)
    dulle_window_toast (self, text);
  if (event->kind == DULLE_EVENT_VOTE)
    ask_for_vote (self);
  if (event->kind == DULLE_EVENT_THINKING || event->kind == DULLE_EVENT_HINT || event->kind == DULLE_EVENT_WARNING ||
      event->kind == DULLE_EVENT_VOTE)
    return;

  set_event (&self->shown, event);
  self->votes = FALSE;
  keep_score (self, event);
  update_title (self);
  update_advice (self);
  update_panels (self);

  set_action_enabled (self, "score", TRUE);
  set_action_enabled (self, "next-game", event->kind == DULLE_EVENT_OVER);
  if (game_is_over (self))
    {
      dulle_window_set_toggle (self, "last-trick", FALSE);
      dulle_window_fill_score_page (self);
    }
  if (event->kind == DULLE_EVENT_DEALT || game_is_over (self))
    dulle_window_set_toggle (self, "score", game_is_over (self));
  if (event->kind == DULLE_EVENT_OVER && !gtk_widget_has_css_class (GTK_WIDGET (self), "still"))
    dulle_score_page_count_up (self->score_page);
  if (gtk_window_get_focus (GTK_WINDOW (self)) == NULL || dulle_view_gives_cards (&event->view))
    dulle_window_focus_page (self);
}

/* What was asked may be asked again. */
static void
refused_cb (DulleWindow *self,
            int          refusal)
{
  const char *text = dulle_deck_words (dulle_refusal_sentence ((DulleRefusal) refusal));

  update_panels (self);
  if (refusal == DULLE_ACCEPTED)
    return;

  dulle_window_toast (self, text);
  set_status (self, text);
}

static gboolean
put_aside_cb (DulleWindow *self,
              unsigned     card)
{
  return dulle_decision_panel_put (self->decision, (DulleCard) card);
}

static void
event_cb (DulleWindow      *self,
          const DulleEvent *event)
{
  if (event->kind == DULLE_EVENT_DEALT || event->kind == DULLE_EVENT_RESUMED)
    seat_players (self, &event->seating);
  if (event->kind == DULLE_EVENT_ACTION && event->seating.own != DULLE_NO_SEAT)
    dulle_announcement_bar_restrict (self->announcements, &event->view);
  if (event->kind == DULLE_EVENT_CHRONICLE)
    dulle_window_show_review (self, event->chronicle);
  if (event->kind == DULLE_EVENT_TROUBLE)
    {
      dulle_window_toast (self, event->message);
      set_status (self, event->message);
    }
}

/* Surroundings */

/* Whoever was given another name has it in the running tournament, too. */
static void
rename_players (DulleWindow       *self,
                const char *const *chosen)
{
  for (guint8 player = 0; player < self->shown->seating.n_players; player++)
    {
      if (g_str_equal (chosen[player], self->chosen_names[player]))
        continue;
      g_free (self->players[player]);
      self->players[player] = g_strdup (chosen[player]);
      dulle_session_rename_player (self->session, player, chosen[player]);
    }
}

static void
names_changed_cb (DulleWindow *self)
{
  g_auto (GStrv) chosen = dulle_player_names (self->settings);

  if (self->shown != NULL)
    rename_players (self, (const char *const *) chosen);
  g_strfreev (self->chosen_names);
  self->chosen_names = g_steal_pointer (&chosen);
  if (self->shown == NULL)
    return;

  update_names (self, &self->shown->seating);
  update_title (self);
  dulle_window_fill_score_page (self);
}

/* Until the first event comes. */
static void
seat_chosen_players (DulleWindow *self)
{
  const DulleSeating seating = { .n_players = DULLE_N_SEATS, .players = { 0, 1, 2, 3 } };

  self->chosen_names = dulle_player_names (self->settings);
  seat_players (self, &seating);
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

/* In less than its natural width the advice needs more height, which an overlay by
 * itself does not give it. */
static gboolean
place_advice_cb (GtkOverlay   *overlay,
                 GtkWidget    *child,
                 GdkRectangle *place,
                 DulleWindow  *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (overlay));
  int wanted;

  if (child != GTK_WIDGET (self->advice))
    return FALSE;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &wanted, NULL, NULL);
  place->width = MIN (wanted, width);
  place->x = width - place->width;
  place->y = 0;
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, place->width, NULL, &place->height, NULL, NULL);

  return TRUE;
}

static void
table_top_changed_cb (DulleWindow *self)
{
  static const char *const tops[] = { "wood", "plain" };
  g_autofree char         *top = g_settings_get_string (self->settings, "table-top");

  for (guint i = 0; i < G_N_ELEMENTS (tops); i++)
    {
      dulle_set_css_class (GTK_WIDGET (self->table), tops[i], g_str_equal (top, tops[i]));
      dulle_set_css_class (GTK_WIDGET (self), tops[i], g_str_equal (top, tops[i]));
    }
}

/* What the style sheet moves stands still as well. */
static void
animation_speed_changed_cb (DulleWindow *self)
{
  int speed = g_settings_get_enum (self->settings, "animation-speed");

  dulle_set_css_class (GTK_WIDGET (self), "still", speed == DULLE_ANIMATION_SPEED_OFF);
}

static void
card_marks_changed_cb (DulleWindow *self)
{
  dulle_table_show_marks (self->table, g_settings_get_boolean (self->settings, "card-marks"));
}

static void
tutor_changed_cb (DulleWindow *self)
{
  dulle_session_set_tutor (self->session, g_settings_get_boolean (self->settings, "tutor"));
}

static void
dulle_window_constructed (GObject *object)
{
  DulleWindow *self = DULLE_WINDOW (object);

  G_OBJECT_CLASS (dulle_window_parent_class)->constructed (object);

  seat_chosen_players (self);
  g_signal_connect_object (self->settings, "changed::player-names", G_CALLBACK (names_changed_cb), self, G_CONNECT_SWAPPED);

  g_settings_bind (self->settings, "animation-speed", self->table, "animation-speed", G_SETTINGS_BIND_GET);
  animation_speed_changed_cb (self);
  g_signal_connect_object (self->settings, "changed::animation-speed", G_CALLBACK (animation_speed_changed_cb), self, G_CONNECT_SWAPPED);
  g_settings_bind (self->settings, "sound", self->table, "sound", G_SETTINGS_BIND_GET);
  g_settings_bind (self->settings, "sort-order", self->table, "sort-order", G_SETTINGS_BIND_GET);
  table_top_changed_cb (self);
  g_signal_connect_object (self->settings, "changed::table-top", G_CALLBACK (table_top_changed_cb), self, G_CONNECT_SWAPPED);
  card_marks_changed_cb (self);
  g_signal_connect_object (self->settings, "changed::card-marks", G_CALLBACK (card_marks_changed_cb), self, G_CONNECT_SWAPPED);
  g_settings_bind (self->settings, "window-width", self, "default-width", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "window-height", self, "default-height", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "window-maximized", self, "maximized", G_SETTINGS_BIND_DEFAULT);

  if (self->session != NULL)
    {
      tutor_changed_cb (self);
      g_signal_connect_object (self->settings, "changed::tutor", G_CALLBACK (tutor_changed_cb), self, G_CONNECT_SWAPPED);
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
  g_clear_pointer (&self->chosen_names, g_strfreev);
  g_clear_pointer (&self->players, g_strfreev);
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

  g_type_ensure (DULLE_TYPE_ADVICE);
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
  gtk_widget_class_bind_template_child (widget_class, DulleWindow, outside);
  gtk_widget_class_bind_template_child (widget_class, DulleWindow, spectator);
  gtk_widget_class_bind_template_child (widget_class, DulleWindow, spectator_text);
  gtk_widget_class_bind_template_child (widget_class, DulleWindow, viewer);
  gtk_widget_class_bind_template_child (widget_class, DulleWindow, advice);
  gtk_widget_class_bind_template_child (widget_class, DulleWindow, score_page);
  gtk_widget_class_bind_template_child (widget_class, DulleWindow, status);
  gtk_widget_class_bind_template_callback (widget_class, settled_cb);
  gtk_widget_class_bind_template_callback (widget_class, refused_cb);
  gtk_widget_class_bind_template_callback (widget_class, put_aside_cb);
  gtk_widget_class_bind_template_callback (widget_class, place_advice_cb);

  dulle_window_class_add_keys (widget_class);
}

static void
dulle_window_init (DulleWindow *self)
{
  self->settings = g_settings_new ("io.github.dulle.Dulle");
  dulle_window_add_actions (self);
  gtk_widget_init_template (GTK_WIDGET (self));

  g_signal_connect (self, "notify::css-classes", G_CALLBACK (classes_changed_cb), NULL);
  set_action_enabled (self, "watch", FALSE);
  set_action_enabled (self, "hint", FALSE);
  set_action_enabled (self, "knowledge", FALSE);
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
