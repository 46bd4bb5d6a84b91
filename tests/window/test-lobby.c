/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Playing with others, as two windows show it: a table is opened, somebody comes by the
 * invitation and is ready, and both windows make way for the game.
 */
#include "common/leave-table.h"
#include "settings/chosen-players.h"
#include "setup/close-table.h"
#include "setup/dulle-tournament-window.h"
#include "window/dulle-missing-bar.h"
#include "window/dulle-talk.h"
#include "window/people-actions.h"
#include "window/take-back-action.h"

#include "lobby-fixture.h"
#include "suite.h"

/* What stands below the title of a row is read to those who do not see it. */
static void
assert_described (Person     *person,
                  const char *title,
                  const char *description)
{
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (find_row (person->window, title)),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description);
}

START_TEST (test_two_windows)
{
  g_auto (Person) host = { 0 };
  g_auto (Person) guest = { 0 };
  g_autofree char *link = NULL;
  GObject         *ready;

  set_up ();
  begin_person (&host, "Anna");
  begin_person (&guest, "Berta");
  gtk_widget_activate_action (host.window, "lobby.open", NULL);
  ck_assert (dulle_host_is_open (host.host));
  link = copy_link (&host);

  enter_link (&guest, "nonsense");
  ck_assert_ptr_null (dulle_session_get_company (guest.driver->session));
  ck_assert (has_title (find_part (&guest, "join_group"), "This is not an invitation"));
  ck_assert (gtk_widget_has_css_class (find_part (&guest, "link_row"), "error"));
  gtk_editable_set_text (GTK_EDITABLE (find_part (&guest, "link_row")), "nonsens");
  ck_assert (has_title (find_part (&guest, "join_group"), "Press Enter"));
  ck_assert (!gtk_widget_has_css_class (find_part (&guest, "link_row"), "error"));
  enter_link (&guest, link);
  wait_for_row (&host, "Berta");
  wait_for_row (&guest, "Anna");
  wait_for_row (&host, "Reading the rules");
  assert_described (&host, "Berta", "Reading the rules");
  assert_described (&host, "Anna", "This is you");
  ready =
      gtk_widget_get_template_child (guest.window, DULLE_TYPE_LOBBY_WINDOW, "ready");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (ready), TRUE);
  while (!dulle_host_get_company (host.host)->companions[1].ready)
    g_main_context_iteration (NULL, TRUE);

  gtk_widget_activate_action (host.window, "lobby.begin", NULL);
  while (host.window != NULL || guest.window != NULL ||
         driver_last (guest.driver)->standing.deals != DULLE_DEALS_TOLD)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_uint_eq (driver_last (guest.driver)->seating.own, 1);
}
END_TEST

/* Before they play: whoever is lost is told so and keeps the seat, and whoever closes the table
 * leaves nobody waiting at it. */
START_TEST (test_host_lost_before)
{
  static const gboolean closes[] = { FALSE, TRUE };

  set_up ();
  for (guint i = 0; i < G_N_ELEMENTS (closes); i++)
    {
      g_auto (Person) host = { 0 };
      g_auto (Person) guest = { 0 };
      g_autofree char *link = NULL;

      begin_person (&host, "Anna");
      begin_person (&guest, "Berta");
      gtk_widget_activate_action (host.window, "lobby.open", NULL);
      link = copy_link (&host);
      enter_link (&guest, link);
      ck_assert (has_title (find_part (&guest, "join_group"), "Looking for the table"));
      wait_for_row (&guest, "This is you");
      ck_assert (gtk_widget_is_sensitive (find_part (&guest, "ready")));
      if (closes[i])
        dulle_host_close (host.host);
      gtk_window_destroy (GTK_WINDOW (host.window));
      g_clear_object (&host.meeting);
      g_clear_object (&host.host);
      while (!has_title (find_part (&guest, closes[i] ? "join_group" : "seats_group"),
                         closes[i] ? "The host closed the table." : "Nobody is answering at"))
        g_main_context_iteration (NULL, TRUE);
      ck_assert (!gtk_widget_is_sensitive (find_part (&guest, "ready")));
      ck_assert_int_eq (shows_row (guest.window, "This is you"), !closes[i]);
      ck_assert (!gtk_test_accessible_has_property (GTK_ACCESSIBLE (find_part (&guest, "leave")),
                                                    GTK_ACCESSIBLE_PROPERTY_LABEL));
    }
}
END_TEST

/**
 * Room:
 * @window: has the table and the button of the talk
 * @group: the actions
 */
typedef struct
{
  GtkWidget          *window;
  DulleGamePage      *page;
  GtkWidget          *button;
  GSimpleActionGroup *group;
  DulleTalk          *talk;
} Room;

static void
begin_room (Room   *room,
            Person *person)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *page;
  g_autoptr (GSettings) settings = g_settings_new ("io.github.dulle.Dulle");

  g_settings_set_string (settings, "animation-speed", "off");
  page = g_object_new (DULLE_TYPE_GAME_PAGE, "vexpand", TRUE, NULL);
  room->window = gtk_window_new ();
  room->page = DULLE_GAME_PAGE (page);
  room->button = gtk_menu_button_new ();
  room->group = g_simple_action_group_new ();
  gtk_box_append (GTK_BOX (box), room->button);
  gtk_box_append (GTK_BOX (box), page);
  gtk_window_set_default_size (GTK_WINDOW (room->window), 900, 700);
  gtk_window_set_child (GTK_WINDOW (room->window), box);
  dulle_add_people_actions (G_ACTION_MAP (room->group), room->page);
  dulle_add_take_back_action (G_ACTION_MAP (room->group), room->page);
  dulle_game_page_add_actions (room->page, G_ACTION_MAP (room->group));
  dulle_game_page_set_session (room->page, person->driver->session);
  room->talk = dulle_talk_new (person->driver->session, person->host,
                               GTK_MENU_BUTTON (room->button), room->page,
                               G_ACTION_MAP (room->group));
  gtk_window_present (GTK_WINDOW (room->window));
}

static void
end_room (Room *room)
{
  if (room->window != NULL)
    gtk_window_destroy (GTK_WINDOW (room->window));
  g_clear_object (&room->talk);
  g_clear_object (&room->group);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Room, end_room)

/* Whether a bubble has these words. */
static gboolean
shows_quote (GtkWidget  *widget,
             const char *text)
{
  if (gtk_widget_has_css_class (widget, "quote") && gtk_widget_get_visible (widget) &&
      g_str_equal (gtk_label_get_label (GTK_LABEL (widget)), text))
    return TRUE;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (shows_quote (child, text))
      return TRUE;

  return FALSE;
}

static void
wait_for_quote (Room       *room,
                const char *text)
{
  while (!shows_quote (room->window, text))
    g_main_context_iteration (NULL, TRUE);
}

static void
say_phrase (Room       *room,
            const char *id)
{
  g_action_group_activate_action (G_ACTION_GROUP (room->group), "say",
                                  g_variant_new_string (id));
}

/* Whoever is player 0 elsewhere is not the person at this machine, whose looks and names are chosen
 * here. */
static void
assert_shown_as_told (Room *room)
{
  const DulleSeating *seating = &dulle_game_page_get_shown (room->page)->seating;
  DulleTableNames    *names = dulle_game_page_get_names (room->page);
  g_autoptr (GSettings) settings = g_settings_new ("io.github.dulle.Dulle");
  DulleTournamentSetup chosen;

  dulle_chosen_players_load (&chosen, settings);
  chosen.players[0].face = DULLE_FACE_NONE;
  dulle_participant_set_name (&chosen.players[0], "Somebody");
  dulle_chosen_players_save (&chosen, settings);
  ck_assert_str_eq (dulle_table_names_get_by_player (names)[0], "Anna");
  ck_assert_int_eq (dulle_table_names_get_faces_by_player (names)[0], seating->faces[0]);
}

/* What one says both read, and whoever is muted is not heard. */
START_TEST (test_talk)
{
  g_auto (Person) host = { 0 };
  g_auto (Person) guest = { 0 };
  g_auto (Room) anna = { 0 };
  g_auto (Room) berta = { 0 };

  set_up ();
  begin_person (&host, "Anna");
  begin_person (&guest, "Berta");
  begin_room (&anna, &host);
  begin_room (&berta, &guest);
  ck_assert (!gtk_widget_get_visible (anna.button));
  begin_to_play (&host, &guest);
  ck_assert (gtk_widget_get_visible (anna.button));
  ck_assert (gtk_widget_get_visible (berta.button));

  while (dulle_game_page_get_shown (anna.page) == NULL ||
         dulle_game_page_get_shown (berta.page) == NULL)
    g_main_context_iteration (NULL, TRUE);
  while (dulle_game_page_get_shown (berta.page)->standing.deals != DULLE_DEALS_TOLD)
    g_main_context_iteration (NULL, TRUE);
  assert_shown_as_told (&berta);
  say_phrase (&anna, "hello");
  wait_for_quote (&anna, "Hello!");
  wait_for_quote (&berta, "Hello!");
  g_action_group_activate_action (G_ACTION_GROUP (anna.group), "mute", g_variant_new_byte (1));
  say_phrase (&berta, "nothing-known");
  say_phrase (&berta, "thanks");
  wait_for_quote (&berta, "Thank you!");
  ck_assert (!shows_quote (anna.window, "Thank you!"));

  dulle_host_close (host.host);
  ck_assert (!gtk_widget_get_visible (anna.button));
}
END_TEST

static void
count_change_cb (GMenuModel *menu,
                 int         position,
                 int         removed,
                 int         added,
                 guint      *n_changes)
{
  (*n_changes)++;
}

/* What is said meanwhile leaves an open menu as it is, and with it the focus. */
START_TEST (test_open_menu)
{
  g_auto (Person) host = { 0 };
  g_auto (Person) guest = { 0 };
  g_auto (Room) room = { 0 };
  g_autoptr (GMenuModel) listeners = NULL;
  GMenuModel *menu;
  guint       n_changes = 0;

  set_up ();
  begin_person (&host, "Anna");
  begin_person (&guest, "Berta");
  begin_room (&room, &host);
  begin_to_play (&host, &guest);
  menu = gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (room.button));
  listeners = g_menu_model_get_item_link (menu, 1, G_MENU_LINK_SECTION);
  ck_assert_int_eq (g_menu_model_get_n_items (listeners), 1);
  g_signal_connect (listeners, "items-changed", G_CALLBACK (count_change_cb), &n_changes);

  g_signal_emit_by_name (host.host, "changed");
  ck_assert_ptr_eq (gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (room.button)), menu);
  ck_assert_uint_eq (n_changes, 0);
  g_action_group_activate_action (G_ACTION_GROUP (room.group), "mute", g_variant_new_byte (1));
  ck_assert_uint_gt (n_changes, 0);
  g_signal_handlers_disconnect_by_data (listeners, &n_changes);
}
END_TEST

/**
 * Place:
 * @window: has the bar and, in the place of the table, a button
 */
typedef struct
{
  GtkWidget *window;
  GtkWidget *bar;
  GtkWidget *table;
} Place;

static void
begin_place (Place  *place,
             Person *person)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  place->window = gtk_window_new ();
  place->bar = g_object_new (DULLE_TYPE_MISSING_BAR, NULL);
  place->table = gtk_button_new ();
  gtk_box_append (GTK_BOX (box), place->bar);
  gtk_box_append (GTK_BOX (box), place->table);
  gtk_window_set_child (GTK_WINDOW (place->window), box);
  dulle_missing_bar_set_host (DULLE_MISSING_BAR (place->bar), person->driver->session,
                              person->host, place->table);
  gtk_window_present (GTK_WINDOW (place->window));
}

static void
end_place (Place *place)
{
  if (place->window != NULL)
    gtk_window_destroy (GTK_WINDOW (place->window));
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Place, end_place)

static GtkWidget *
wait_for_button (Place      *place,
                 const char *action)
{
  GtkWidget *button;

  while ((button = find_button (place->bar, action)) == NULL)
    g_main_context_iteration (NULL, TRUE);

  return button;
}

/* The program of the host ends: the guest reads all the time what is waited for. */
START_TEST (test_host_lost)
{
  g_auto (Person) host = { 0 };
  g_auto (Person) guest = { 0 };
  g_auto (Place) place = { 0 };

  set_up ();
  begin_person (&host, "Anna");
  begin_person (&guest, "Berta");
  begin_place (&place, &guest);
  begin_to_play (&host, &guest);
  ck_assert (!gtk_widget_get_visible (place.bar));

  g_clear_object (&host.meeting);
  g_clear_object (&host.host);
  while (!gtk_widget_get_visible (place.bar))
    g_main_context_iteration (NULL, TRUE);
  ck_assert_ptr_null (find_button (place.bar, "missing.agree"));
  ck_assert (gtk_widget_get_sensitive (place.table));
}
END_TEST

/* The host closes the table: nothing is played there any more, and a button leads away. */
START_TEST (test_host_closed)
{
  g_auto (Person) host = { 0 };
  g_auto (Person) guest = { 0 };
  g_auto (Place) place = { 0 };
  g_auto (Room) room = { 0 };

  set_up ();
  begin_person (&host, "Anna");
  begin_person (&guest, "Berta");
  begin_place (&place, &guest);
  begin_room (&room, &guest);
  begin_to_play (&host, &guest);
  ck_assert (gtk_widget_get_visible (room.button));

  dulle_host_close (host.host);
  wait_for_button (&place, "missing.agree");
  ck_assert (!gtk_widget_get_sensitive (place.table));
  ck_assert (!gtk_widget_get_visible (room.button));
  gtk_widget_activate_action (place.bar, "missing.agree", NULL);
  ck_assert (!gtk_widget_get_visible (place.bar));
  ck_assert (gtk_widget_get_sensitive (place.table));
  while (driver_last (guest.driver)->standing.deals == DULLE_DEALS_TOLD)
    g_main_context_iteration (NULL, TRUE);
}
END_TEST

/* When the patience is over the bar offers a computer in the place of whoever is missing. */
START_TEST (test_missing_bar)
{
  g_auto (Person) host = { 0 };
  g_auto (Person) guest = { 0 };
  g_auto (Place) place = { 0 };
  GtkWidget *agree;

  set_up ();
  begin_person (&host, "Anna");
  begin_person (&guest, "Berta");
  begin_place (&place, &host);
  dulle_host_set_patience (host.host, 0);
  begin_to_play (&host, &guest);
  ck_assert (!gtk_widget_get_visible (place.bar));

  dulle_session_close (guest.driver->session);
  agree = wait_for_button (&place, "missing.agree");
  ck_assert_ptr_null (find_button (place.bar, "missing.refuse"));
  g_signal_emit_by_name (agree, "clicked");
  ck_assert_int_eq (dulle_host_get_company (host.host)->companions[1].kind,
                    DULLE_COMPANION_SUBSTITUTED);
  ck_assert (!gtk_widget_get_visible (place.bar));
}
END_TEST

/* Who just watches is listed, may be sent away, and sees the game without a hand. */
START_TEST (test_watcher)
{
  g_auto (Person) host = { 0 };
  g_auto (Person) watcher = { 0 };
  g_auto (Room) room = { 0 };
  g_autofree char *link = NULL;

  set_up ();
  begin_person (&host, "Anna");
  begin_person (&watcher, "Wanda");
  begin_room (&room, &watcher);
  gtk_widget_activate_action (host.window, "lobby.open", NULL);
  link = copy_link (&host);
  set_switch (&watcher, "only_look", TRUE);
  enter_link (&watcher, link);
  wait_for_row (&host, "Wanda");
  wait_for_row (&watcher, "Anna");
  gtk_widget_activate_action (find_part (&host, "watchers_group"), "watchers.send-away", "u", 0);
  while (shows_row (host.window, "Wanda") || shows_row (watcher.window, "Anna"))
    g_main_context_iteration (NULL, TRUE);

  enter_link (&watcher, link);
  wait_for_row (&host, "Wanda");
  gtk_widget_activate_action (host.window, "lobby.begin", NULL);
  while (host.window != NULL || watcher.window != NULL ||
         driver_last (watcher.driver)->standing.deals != DULLE_DEALS_TOLD)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_uint_eq (driver_last (watcher.driver)->seating.own, DULLE_NO_SEAT);
  ck_assert (driver_last (watcher.driver)->view.own.hand == 0);
  ck_assert (!gtk_widget_get_visible (room.button));
}
END_TEST

/* No table is opened where guests could not be met as was wished; and without a broker there
 * is nothing to wish. */
START_TEST (test_bad_broker)
{
  g_auto (Person) host = { 0 };
  g_autoptr (GSettings) settings = NULL;
  GtkWidget *row;

  set_up ();
  begin_person (&host, "Anna");
  settings = g_settings_new ("io.github.dulle.Dulle");
  row = GTK_WIDGET (
      gtk_widget_get_template_child (host.window, DULLE_TYPE_LOBBY_WINDOW, "broker_row"));
  ck_assert (!gtk_widget_get_sensitive (row));
  g_settings_set_string (settings, "broker", "my & broker");
  ck_assert (gtk_widget_get_sensitive (row));
  g_settings_set_boolean (settings, "through-broker", TRUE);
  gtk_widget_activate_action (host.window, "lobby.open", NULL);
  ck_assert (!dulle_host_is_open (host.host));
  ck_assert (has_title (host.window, "“my & broker” is not the address of a broker."));
  ck_assert (has_title (host.window, "my & broker"));

  g_settings_reset (settings, "broker");
  gtk_widget_activate_action (host.window, "lobby.open", NULL);
  ck_assert (dulle_host_is_open (host.host));
  ck_assert_ptr_null (dulle_meeting_get_broker (host.meeting));
  g_settings_reset (settings, "through-broker");
}
END_TEST

/* While others play at it a table is not closed by a slip. */
START_TEST (test_close)
{
  g_auto (Person) host = { 0 };
  g_auto (Person) guest = { 0 };

  set_up ();
  begin_person (&host, "Anna");
  begin_person (&guest, "Berta");
  gtk_widget_activate_action (host.window, "lobby.open", NULL);
  gtk_widget_activate_action (host.window, "lobby.leave", NULL);
  ck_assert (!dulle_host_is_open (host.host));

  begin_to_play (&host, &guest);
  open_lobby (&host, "Anna");
  gtk_widget_activate_action (host.window, "lobby.leave", NULL);
  gtk_window_destroy (GTK_WINDOW (find_dialog ()));
  ck_assert (dulle_host_is_open (host.host));
  gtk_widget_activate_action (host.window, "lobby.leave", NULL);
  adw_message_dialog_response (find_dialog (), "close");
  ck_assert (!dulle_host_is_open (host.host));
}
END_TEST

static GtkWidget *
ask_to_leave_cb (GtkWindow *parent,
                 gpointer   host)
{
  return dulle_close_table_to_leave (parent, host);
}

/* Neither is it by a new tournament. */
START_TEST (test_new_tournament)
{
  g_auto (Person) host = { 0 };
  g_auto (Person) guest = { 0 };
  GtkWidget *table;
  GtkWidget *window;

  set_up ();
  begin_person (&host, "Anna");
  begin_person (&guest, "Berta");
  table = gtk_window_new ();
  dulle_leave_table_ask (GTK_WINDOW (table), ask_to_leave_cb, host.host);
  begin_to_play (&host, &guest);
  window = dulle_tournament_window_new (GTK_WINDOW (table), host.driver->session);
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  gtk_window_present (GTK_WINDOW (window));

  gtk_widget_activate_action (window, "tournament.begin", NULL);
  gtk_window_destroy (GTK_WINDOW (find_dialog ()));
  ck_assert (dulle_host_is_open (host.host));
  gtk_widget_activate_action (window, "tournament.begin", NULL);
  adw_message_dialog_response (find_dialog (), DULLE_LEAVE_RESPONSE);
  ck_assert (!dulle_host_is_open (host.host));
  while (window != NULL)
    g_main_context_iteration (NULL, TRUE);

  window = dulle_tournament_window_new (GTK_WINDOW (table), host.driver->session);
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  gtk_window_present (GTK_WINDOW (window));
  gtk_widget_activate_action (window, "tournament.begin", NULL);
  ck_assert_ptr_null (window);
  gtk_window_destroy (GTK_WINDOW (table));
}
END_TEST

/* A seat that is found while another window has the keyboard does not take it from there. */
START_TEST (test_seat_behind)
{
  g_auto (Person) host = { 0 };
  g_auto (Person) guest = { 0 };

  set_up ();
  begin_person (&host, "Anna");
  begin_person (&guest, "Berta");
  bring_forward (guest.window);
  bring_forward (host.window);
  sit_down (&host, &guest);
  wait_for_row (&guest, "Anna");
  check_focus_behind (find_part (&guest, "ready"));
}
END_TEST

/* Nor does the end of the table. */
START_TEST (test_closed_behind)
{
  g_auto (Person) host = { 0 };
  g_auto (Person) guest = { 0 };
  g_auto (Place) place = { 0 };
  GtkWidget *agree;
  GtkWidget *other;

  set_up ();
  begin_person (&host, "Anna");
  begin_person (&guest, "Berta");
  begin_place (&place, &guest);
  begin_to_play (&host, &guest);
  other = gtk_window_new ();
  bring_forward (place.window);
  bring_forward (other);
  dulle_host_close (host.host);
  agree = wait_for_button (&place, "missing.agree");
  check_focus_behind (agree);
  gtk_window_destroy (GTK_WINDOW (other));
}
END_TEST

/* Berta offers to take the table over, Anna hands it on, and plays there. Without an offer the
 * table stays, and nobody’s program is to blame. */
START_TEST (test_handover)
{
  g_auto (Person) host = { 0 };
  g_auto (Person) guest = { 0 };
  g_autofree char *link = NULL;

  set_up ();
  begin_person (&host, "Anna");
  begin_person (&guest, "Berta");
  host.driver->plays = TRUE;
  guest.driver->plays = TRUE;
  begin_to_play (&host, &guest);
  open_lobby (&host, "Anna");
  open_lobby (&guest, "Berta");
  wait_for_row (&host, "Nobody has offered to take over the table yet");
  wait_for_row (&host, "At the table");
  ck_assert (!shows_row (host.window, "Reading the rules"));
  wait_for_row (&guest, "Take Over the Table");
  gtk_widget_activate_action (host.window, "lobby.hand-on", "u", 1);
  ck_assert (has_title (host.window, "This is no longer possible."));
  gtk_widget_activate_action (guest.window, "lobby.offer", "b", TRUE);
  link = copy_link (&guest);
  ck_assert (dulle_session_offer (guest.driver->session, link, NULL));
  while (dulle_host_get_company (host.host)->offers == 0)
    g_main_context_iteration (NULL, TRUE);
  ck_assert (!shows_row (host.window, "Nobody has offered to take over the table yet"));
  gtk_widget_activate_action (host.window, "lobby.hand-on", "u", 1);
  while (!dulle_host_is_open (guest.host) || driver_last (host.driver)->seating.person != 0 ||
         driver_last (host.driver)->standing.deals != DULLE_DEALS_TOLD)
    {
      ck_assert (!shows_row (guest.window, "Just watch"));
      g_main_context_iteration (NULL, TRUE);
    }
}
END_TEST

SUITE ("lobby",
       test_two_windows,
       test_talk,
       test_open_menu,
       test_watcher,
       test_handover,
       test_close,
       test_new_tournament,
       test_seat_behind,
       test_closed_behind,
       test_host_lost_before,
       test_host_lost,
       test_host_closed,
       test_missing_bar,
       test_bad_broker)
