/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Everything around the game: the title, and what is told below it. The game itself is
 * played on the game page, and what comes between two games is shown by the results.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "common/css-class.h"
#include "common/held-keys.h"
#include "common/news.h"
#include "common/tooltip.h"
#include "table/dulle-table.h"
#include "text/event-text.h"
#include "text/title-text.h"

#include "dulle-other-windows.h"
#include "dulle-game-page.h"
#include "dulle-message-strip.h"
#include "dulle-messages.h"
#include "dulle-missing-bar.h"
#include "dulle-notice-bar.h"
#include "dulle-practice-bar.h"
#include "dulle-results.h"
#include "dulle-talk.h"
#include "dulle-window.h"
#include "hands-action.h"
#include "opponents-action.h"
#include "game-keys.h"
#include "people-actions.h"
#include "rematch-action.h"
#include "take-back-action.h"
#include "window-fit.h"
#include "window-keys.h"

struct _DulleWindow
{
  AdwApplicationWindow parent_instance;

  /* Template children */
  GtkWidget         *header;
  GtkWidget         *title;
  GtkWidget         *hint;
  GtkWidget         *say;
  GtkWidget         *menu_button;
  DulleNoticeBar    *notices;
  DulleMissingBar   *missing;
  DulleMessageStrip *strip;
  DullePracticeBar  *practice;
  GtkWidget         *pages;
  DulleGamePage     *game_page;
  GtkWidget         *middle;

  /* Borrowed: @beside is made where there is room for it */
  DulleTableNames *names;
  DulleSideColumn *beside;

  /* Weak: what had the focus when the menu was opened */
  GtkWidget *before_menu;

  /* Owned */
  DulleSession      *session;
  DulleOtherWindows *others;
  DulleMessages     *messages;
  DulleTalk         *talk;
  DulleResults      *results;
  GSettings         *settings;
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

/* Text */

static void
message_cb (gpointer    user_data,
            const char *text)
{
  dulle_messages_say (DULLE_WINDOW (user_data)->messages, text);
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
  g_autofree char   *place = NULL;
  g_autofree char   *outside =
      brief ? dulle_title_outside (&event->seating, players) : NULL;

  if (dulle_results_is_crowned (self->results))
    return dulle_title_tournament (&event->view.board, standing, brief);

  place = dulle_title_place (&event->view.board, standing, number, brief);

  return outside != NULL ? g_strdup_printf ("%s · %s", place, outside) : g_steal_pointer (&place);
}

static void
update_title (DulleWindow *self)
{
  const DulleEvent  *event = shown_event (self);
  gboolean           compact = gtk_widget_has_css_class (GTK_WIDGET (self), "compact");
  gboolean           brief = compact || gtk_widget_has_css_class (GTK_WIDGET (self), "low");
  const char *const *names = dulle_table_names_get_by_seat (self->names);
  g_autofree char   *title = NULL;
  g_autofree char   *subtitle = NULL;

  if (event == NULL)
    return;

  if (dulle_results_is_crowned (self->results))
    title = g_strdup (compact ? _ ("Final Ranking") : _ ("End of the Tournament"));
  else if (compact)
    title = dulle_title_contract_brief (&event->view.board, names);
  else
    title = dulle_title_contract (&event->view.board, names);
  subtitle = make_subtitle (self, event, brief);
  adw_window_title_set_title (ADW_WINDOW_TITLE (self->title), title);
  adw_window_title_set_subtitle (ADW_WINDOW_TITLE (self->title), subtitle);
}

/* The last page goes when the window does. */
static void
page_changed_cb (DulleWindow *self)
{
  g_assert (DULLE_IS_WINDOW (self));

  if (self->results != NULL)
    update_title (self);
}

static gboolean
begins_game (const DulleEvent *event)
{
  return event->kind == DULLE_EVENT_DEALT || event->kind == DULLE_EVENT_RESUMED;
}

/* At first GTK gives it to a button above the table; a game that begins takes it from
 * there, though not from an open menu. */
static gboolean
takes_keyboard (DulleWindow      *self,
                const DulleEvent *event)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  return focus == NULL || dulle_view_gives_cards (&event->view) ||
         (begins_game (event) && !gtk_widget_is_ancestor (focus, self->pages) &&
          gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) == NULL);
}

/* Until the cards lie there, Return answers nothing, and opens no menu. */
static void
event_cb (DulleWindow      *self,
          const DulleEvent *event)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  g_assert (DULLE_IS_WINDOW (self));

  if (focus == NULL || !begins_game (event))
    return;
  if (takes_keyboard (self, event) || !gtk_widget_get_mapped (focus))
    gtk_window_set_focus (GTK_WINDOW (self), NULL);
}

static void
show_beside (DulleWindow *self,
             gboolean     shown)
{
  if (shown && self->beside == NULL)
    {
      self->beside = DULLE_SIDE_COLUMN (dulle_side_column_new ());
      gtk_box_append (GTK_BOX (self->middle), GTK_WIDGET (self->beside));
    }
  if (self->beside == NULL)
    return;

  gtk_widget_set_visible (GTK_WIDGET (self->beside), shown);
  dulle_side_column_fit (self->beside);
}

/* Where there is room for it, beside a game, and unless somebody put it away. */
static void
update_beside (DulleWindow *self)
{
  gboolean has_room = gtk_widget_has_css_class (GTK_WIDGET (self), "wide");
  gboolean shown = has_room && shown_event (self) != NULL &&
                   g_settings_get_boolean (self->settings, "side-column");

  set_action_enabled (self, "side-column", has_room);
  show_beside (self, shown);
  dulle_game_page_set_beside (self->game_page, shown ? self->beside : NULL);
  dulle_results_set_beside (self->results, shown ? self->beside : NULL);
}

/* Where the table is gone, no game follows, and nobody is asked. */
static void
end_at_gone_table (DulleWindow *self)
{
  if (gtk_widget_get_sensitive (GTK_WIDGET (self->game_page)))
    return;

  set_action_enabled (self, "next-game", FALSE);
  set_action_enabled (self, "vote", FALSE);
}

static void
shown_cb (DulleWindow      *self,
          const DulleEvent *event)
{
  g_assert (DULLE_IS_WINDOW (self));

  if (event == shown_event (self))
    dulle_practice_bar_update (self->practice, event);
  dulle_results_update (self->results, event, dulle_practice_bar_ends_lesson (self->practice));
  end_at_gone_table (self);
  if (event != shown_event (self))
    return;

  update_beside (self);
  update_title (self);
  set_action_enabled (self, "trumps", TRUE);
  if (takes_keyboard (self, event))
    dulle_results_focus (self->results);
}

/* Actions */

static void
dismiss_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       user_data)
{
  DulleWindow *self = DULLE_WINDOW (user_data);

  if (!dulle_game_page_dismiss (self->game_page) && !dulle_close_hand (self->game_page))
    dulle_results_dismiss (self->results);
  dulle_results_focus (self->results);
}

/* The key of an action that is not enabled would be swallowed without a word. */
static void
undo_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  DulleWindow      *self = DULLE_WINDOW (user_data);
  const DulleEvent *event = shown_event (self);

  if (!gtk_widget_get_sensitive (GTK_WIDGET (self->game_page)))
    return;

  if (g_action_group_get_action_enabled (G_ACTION_GROUP (self), "take-back"))
    g_action_group_activate_action (G_ACTION_GROUP (self), "take-back", NULL);
  else if (event == NULL || dulle_game_page_is_over (self->game_page))
    dulle_message_strip_say (self->strip, dulle_sentence_no_taking_back (NULL));
  else
    message_cb (self, dulle_sentence_no_taking_back (&event->view.board.rules));
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

static void
side_column_state_cb (GSimpleAction *action,
                      GVariant      *state,
                      gpointer       user_data)
{
  DulleWindow *self = DULLE_WINDOW (user_data);

  g_settings_set_value (self->settings, "side-column", state);
  g_simple_action_set_state (action, state);
  update_beside (self);
}

/* Besides those of the game page, the results and the other windows. */
static const GActionEntry actions[] = {
  { "dismiss", dismiss_cb },
  { "undo", undo_cb },
  { "fullscreen", fullscreen_cb },
  { "side-column", NULL, NULL, "true", side_column_state_cb },
};

/* Surroundings */

static void
names_changed_cb (DulleWindow *self)
{
  g_assert (DULLE_IS_WINDOW (self));

  if (shown_event (self) == NULL)
    return;

  update_title (self);
}

static void
classes_changed_cb (DulleWindow *self)
{
  gboolean compact;
  gboolean low;

  g_assert (DULLE_IS_WINDOW (self));

  compact = gtk_widget_has_css_class (GTK_WIDGET (self), "compact");
  low = gtk_widget_has_css_class (GTK_WIDGET (self), "low");
  gtk_widget_set_visible (self->hint, !compact);
  dulle_game_page_set_brief (self->game_page, compact || low);
  dulle_notice_bar_set_room (self->notices, compact, low);
  dulle_missing_bar_set_room (self->missing, compact, low);
  dulle_practice_bar_set_room (self->practice, compact, low);
  update_beside (self);
  update_title (self);
}

static GtkPopover *
get_menu (DulleWindow *self)
{
  return gtk_menu_button_get_popover (GTK_MENU_BUTTON (self->menu_button));
}

/* A menu that closes because a window opens, and cannot give the focus back, leaves it on its
 * button, or on a part of itself that nobody sees. Once that window is closed, the keyboard is
 * where the game goes on. With some window managers, a menu that opens makes the window inactive
 * and active again. */
static void
active_changed_cb (DulleWindow *self)
{
  GtkWidget *focus;

  g_assert (DULLE_IS_WINDOW (self));

  focus = gtk_window_get_focus (GTK_WINDOW (self));
  if (focus == NULL || gtk_widget_get_mapped (GTK_WIDGET (get_menu (self))) ||
      (gtk_widget_get_mapped (focus) && !gtk_widget_is_ancestor (focus, self->menu_button)))
    return;
  if (!gtk_widget_get_mapped (focus))
    gtk_window_set_focus (GTK_WINDOW (self), NULL);
  if (gtk_window_is_active (GTK_WINDOW (self)) && shown_event (self) != NULL)
    dulle_results_focus (self->results);
}

static void
menu_opened_cb (DulleWindow *self)
{
  g_assert (DULLE_IS_WINDOW (self));

  g_set_weak_pointer (&self->before_menu, gtk_window_get_focus (GTK_WINDOW (self)));
}

/* The focus comes back to where it was, such as a card, unless what was chosen has taken it. When
 * Escape closes the menu while a submenu is shown, it is on a part that nobody sees. */
static void
menu_closed_cb (DulleWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  g_assert (DULLE_IS_WINDOW (self));

  if (focus != NULL && gtk_widget_get_mapped (focus) &&
      !gtk_widget_is_ancestor (focus, self->menu_button))
    return;
  if (self->before_menu != NULL && gtk_widget_get_mapped (self->before_menu) &&
      gtk_widget_grab_focus (self->before_menu))
    return;
  if (focus != NULL && !gtk_widget_get_mapped (focus))
    gtk_widget_grab_focus (self->menu_button);
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
  g_simple_action_set_state (
      G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self), "side-column")),
      g_variant_new_boolean (g_settings_get_boolean (self->settings, "side-column")));
}

/* An object that is not whole yet keeps its notifications back, and would write into the settings
 * what it has just read. */
static void
follow_size (DulleWindow *self)
{
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
  g_autoptr (GAction) opponents = NULL;
  g_autoptr (GAction) rematch = NULL;

  G_OBJECT_CLASS (dulle_window_parent_class)->constructed (object);

  follow_settings (self);
  if (self->session == NULL)
    return;

  dulle_hands_action_add (G_ACTION_MAP (self), self->session, self->settings);
  dulle_notice_bar_set_session (self->notices, self->session);
  dulle_practice_bar_set_session (self->practice, self->session);
  dulle_game_page_set_session (self->game_page, self->session);
  dulle_messages_set_session (self->messages, self->session);
  dulle_other_windows_set_session (self->others, self->session);
  dulle_messages_set_host (self->messages, dulle_other_windows_get_host (self->others));
  self->talk = dulle_talk_new (self->session, dulle_other_windows_get_host (self->others),
                               GTK_MENU_BUTTON (self->say), self->game_page, G_ACTION_MAP (self));
  dulle_missing_bar_set_host (self->missing, self->session,
                              dulle_other_windows_get_host (self->others),
                              GTK_WIDGET (self->game_page));
  dulle_results_set_session (self->results, self->session);
  g_signal_connect_object (self->session, "event", G_CALLBACK (event_cb), self, G_CONNECT_SWAPPED);
  opponents = dulle_opponents_action_new (self->session, message_cb, self);
  g_action_map_add_action (G_ACTION_MAP (self), opponents);
  rematch = dulle_rematch_action_new (self->session);
  g_action_map_add_action (G_ACTION_MAP (self), rematch);
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

  g_clear_weak_pointer (&self->before_menu);
  g_clear_object (&self->talk);
  g_clear_object (&self->messages);
  g_clear_object (&self->others);
  g_clear_object (&self->results);
  g_clear_object (&self->session);
  g_clear_object (&self->settings);

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
  g_type_ensure (DULLE_TYPE_MESSAGE_STRIP);
  g_type_ensure (DULLE_TYPE_MISSING_BAR);
  g_type_ensure (DULLE_TYPE_NOTICE_BAR);
  g_type_ensure (DULLE_TYPE_PRACTICE_BAR);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/dulle/Dulle/window/dulle-window.ui");
  gtk_widget_class_bind_template_child (widget_class, DulleWindow, header);
  gtk_widget_class_bind_template_child (widget_class, DulleWindow, title);
  gtk_widget_class_bind_template_child (widget_class, DulleWindow, hint);
  gtk_widget_class_bind_template_child (widget_class, DulleWindow, say);
  gtk_widget_class_bind_template_child (widget_class, DulleWindow, menu_button);
  gtk_widget_class_bind_template_child (widget_class, DulleWindow, notices);
  gtk_widget_class_bind_template_child (widget_class, DulleWindow, missing);
  gtk_widget_class_bind_template_child (widget_class, DulleWindow, practice);
  gtk_widget_class_bind_template_child (widget_class, DulleWindow, strip);
  gtk_widget_class_bind_template_child (widget_class, DulleWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, DulleWindow, game_page);
  gtk_widget_class_bind_template_child (widget_class, DulleWindow, middle);
  gtk_widget_class_bind_template_callback (widget_class, shown_cb);
  gtk_widget_class_bind_template_callback (widget_class, message_cb);

  dulle_window_add_keys (widget_class);
}

/* The menu is made with the window: in one that is made later, GTK 4.8 tells screen readers nothing
 * of choices, they are items like any other. */
static void
prepare_menu (DulleWindow *self)
{
  GtkPopover *popover = get_menu (self);

  dulle_name (GTK_WIDGET (popover), _ ("Main Menu"));
  dulle_tooltip_yield (GTK_WIDGET (popover), self->menu_button);
  g_signal_connect_object (popover, "map", G_CALLBACK (menu_opened_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (popover, "closed", G_CALLBACK (menu_closed_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
dulle_window_init (DulleWindow *self)
{
  self->settings = g_settings_new ("io.github.dulle.Dulle");
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  gtk_widget_init_template (GTK_WIDGET (self));

  dulle_add_people_actions (G_ACTION_MAP (self), self->game_page);
  dulle_add_take_back_action (G_ACTION_MAP (self), self->game_page);
  dulle_add_game_keys (G_ACTION_MAP (self), self->game_page);
  dulle_game_page_add_actions (self->game_page, G_ACTION_MAP (self));
  self->results = dulle_results_new (GTK_STACK (self->pages), self->game_page);
  dulle_results_add_actions (self->results, G_ACTION_MAP (self));
  dulle_practice_bar_add_actions (self->practice, G_ACTION_MAP (self));
  self->messages =
      dulle_messages_new (GTK_STACK (self->pages), self->game_page, self->strip);
  self->others = dulle_other_windows_new (GTK_WINDOW (self), self->game_page);
  dulle_other_windows_add_actions (self->others, G_ACTION_MAP (self));
  g_signal_connect_object (self->others, "message", G_CALLBACK (message_cb), self,
                           G_CONNECT_SWAPPED);
  set_action_enabled (self, "trumps", FALSE);
  self->names = dulle_game_page_get_names (self->game_page);
  g_signal_connect_object (self->names, "changed", G_CALLBACK (names_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game_page, "notify::sensitive", G_CALLBACK (end_at_gone_table),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pages, "notify::visible-child", G_CALLBACK (page_changed_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect (self, "notify::css-classes", G_CALLBACK (classes_changed_cb), NULL);
  g_signal_connect (self, "notify::is-active", G_CALLBACK (active_changed_cb), NULL);
  dulle_stop_held_keys (GTK_WINDOW (self));
  prepare_menu (self);
}

GtkWidget *
dulle_window_new (AdwApplication *application,
                  DulleSession   *session)
{
  DulleWindow *self;

  g_return_val_if_fail (ADW_IS_APPLICATION (application), NULL);
  g_return_val_if_fail (DULLE_IS_SESSION (session), NULL);

  self = g_object_new (DULLE_TYPE_WINDOW, "application", application, "session", session, NULL);
  follow_size (self);

  return GTK_WIDGET (self);
}
