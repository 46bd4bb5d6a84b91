/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Looking for a table where nobody says a word: whoever has had enough of that need not wait. And
 * a table that is looked for at an address that it has got meanwhile, or waits for those who came,
 * or is full.
 */
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>

#include "common/news.h"
#include "engine/preset.h"
#include "session/dulle-host-private.h"
#include "settings/chosen-rules.h"
#include "setup/dulle-invitation-group.h"
#include "setup/dulle-rules-window.h"
#include "setup/shared-rules.h"
#include "window/dulle-other-windows.h"

#include "lobby-fixture.h"
#include "suite.h"

/* Whether this machine is on the network that has its address. */
static gboolean           is_online;
static struct sockaddr_in address = { .sin_family = AF_INET };
static struct ifaddrs     interface = { .ifa_flags = IFF_UP,
                                        .ifa_addr = (struct sockaddr *) &address };

int
getifaddrs (struct ifaddrs **interfaces)
{
  address.sin_addr.s_addr = g_htonl (0xc0000207);
  *interfaces = is_online ? &interface : NULL;

  return 0;
}

void
freeifaddrs (struct ifaddrs *interfaces)
{
}

/* The key and the secret of a table. */
#define TABLE "00112233445566778899aabbccddeeff.0123456789abcdef"

/* Somebody looks for a table at a port of this machine that takes connections and is silent. */
typedef struct
{
  Person             person;
  GSocketListener   *listener;
  GSocketConnection *pipe;
} Seeker;

static void
accepted_cb (GObject      *listener,
             GAsyncResult *result,
             gpointer      user_data)
{
  Seeker *seeker = user_data;

  seeker->pipe = g_socket_listener_accept_finish (G_SOCKET_LISTENER (listener), result, NULL, NULL);
}

static void
begin_to_look (Seeker *seeker)
{
  g_autofree char *link = NULL;
  guint16          port;

  begin_person (&seeker->person, "Berta");
  ck_assert (!gtk_widget_get_visible (find_part (&seeker->person, "end_bar")));
  seeker->listener = g_socket_listener_new ();
  port = g_socket_listener_add_any_inet_port (seeker->listener, NULL, NULL);
  g_socket_listener_accept_async (seeker->listener, NULL, accepted_cb, seeker);
  link = g_strdup_printf ("dulle:" TABLE "@127.0.0.1:%u", port);
  gtk_widget_grab_focus (find_part (&seeker->person, "link_row"));
  enter_link (&seeker->person, link);
  while (seeker->pipe == NULL)
    g_main_context_iteration (NULL, TRUE);
  ck_assert (has_title (find_part (&seeker->person, "join_group"), "Looking for the table"));
}

static void
end_seeker (Seeker *seeker)
{
  end_person (&seeker->person);
  g_clear_object (&seeker->pipe);
  g_clear_object (&seeker->listener);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Seeker, end_seeker)

START_TEST (test_cancel)
{
  g_auto (Seeker) seeker = { 0 };
  GtkWidget *leave;
  GtkWidget *entry;

  set_up ();
  begin_to_look (&seeker);
  entry = gtk_window_get_focus (GTK_WINDOW (seeker.person.window));
  ck_assert_str_eq (dulle_get_news (entry), "Looking for the table…");
  leave = find_part (&seeker.person, "leave");
  ck_assert (gtk_widget_get_mapped (leave));
  ck_assert_str_eq (gtk_button_get_label (GTK_BUTTON (leave)), "_Cancel");
  ck_assert (!gtk_widget_get_visible (find_part (&seeker.person, "ready")));
  ck_assert (!gtk_widget_get_visible (find_part (&seeker.person, "begin")));
  check_named_once (seeker.person.window);
  g_signal_emit_by_name (leave, "clicked");
  ck_assert_ptr_null (dulle_session_get_company (seeker.person.driver->session));
  ck_assert (has_title (find_part (&seeker.person, "join_group"), "Press Enter"));
  ck_assert_ptr_null (dulle_get_news (entry));
  ck_assert (!gtk_widget_get_visible (find_part (&seeker.person, "end_bar")));
}
END_TEST

/* Nobody is seated elsewhere who has a table by then. */
START_TEST (test_own_table)
{
  g_auto (Seeker) seeker = { 0 };

  set_up ();
  begin_to_look (&seeker);
  gtk_widget_activate_action (seeker.person.window, "lobby.open", NULL);
  ck_assert (dulle_host_is_open (seeker.person.host));
  ck_assert_ptr_null (dulle_session_get_company (seeker.person.driver->session));
  ck_assert_str_eq (gtk_button_get_label (GTK_BUTTON (find_part (&seeker.person, "leave"))),
                    "_Close the Table");
}
END_TEST

/* Whoever opens a table first and goes on the network then invites to the address there. */
START_TEST (test_new_address)
{
  g_auto (Person) host = { 0 };
  const char *link;

  set_up ();
  is_online = FALSE;
  begin_person (&host, "Anna");
  gtk_widget_activate_action (host.window, "lobby.open", NULL);
  ck_assert (has_title (find_part (&host, "invitation_group"), "This machine is not on"));
  is_online = TRUE;
  g_object_notify (G_OBJECT (host.window), "is-active");
  ck_assert (has_title (find_part (&host, "invitation_group"), "Anybody who has it"));
  link = dulle_invitation_group_get_link (
      DULLE_INVITATION_GROUP (find_part (&host, "invitation_group")));
  ck_assert_ptr_nonnull (strstr (link, "@192.0.2.7:"));

  is_online = FALSE;
  gtk_widget_activate_action (host.window, "lobby.copy", NULL);
  link = dulle_invitation_group_get_link (
      DULLE_INVITATION_GROUP (find_part (&host, "invitation_group")));
  ck_assert_ptr_nonnull (strstr (link, "@127.0.0.1:"));
}
END_TEST

/* While the programs of guests are waited for, the host sees that, and need not begin again. */
START_TEST (test_beginning)
{
  g_auto (Person) host = { 0 };
  DulleCompany *company;

  set_up ();
  begin_person (&host, "Anna");
  gtk_widget_activate_action (host.window, "lobby.open", NULL);
  ck_assert (gtk_widget_is_sensitive (find_part (&host, "begin")));
  company = (DulleCompany *) dulle_host_get_company (host.host);
  company->is_beginning = TRUE;
  g_signal_emit_by_name (host.host, "changed");
  ck_assert (has_title (find_part (&host, "seats_group"), "The tournament begins as soon as"));
  ck_assert (!gtk_widget_is_sensitive (find_part (&host, "begin")));
}
END_TEST

/* Whoever has given up looks for the same table once more by the same key; without an invitation
 * that does nothing. */
START_TEST (test_again)
{
  g_auto (Seeker) seeker = { 0 };
  DulleSession *session;
  GtkEditable  *row;
  GtkWidget    *text;

  set_up ();
  begin_to_look (&seeker);
  session = seeker.person.driver->session;
  row = GTK_EDITABLE (find_part (&seeker.person, "link_row"));
  text = GTK_WIDGET (gtk_editable_get_delegate (row));
  gtk_widget_activate_action (seeker.person.window, "lobby.leave", NULL);
  ck_assert_ptr_null (dulle_session_get_company (session));
  g_signal_emit_by_name (text, "activate");
  ck_assert_ptr_nonnull (dulle_session_get_company (session));
  gtk_widget_activate_action (seeker.person.window, "lobby.leave", NULL);
  gtk_editable_set_text (row, "");
  ck_assert (has_title (find_part (&seeker.person, "join_group"), "Paste the invitation"));
  g_signal_emit_by_name (text, "activate");
  ck_assert (has_title (find_part (&seeker.person, "join_group"), "Paste the invitation"));
}
END_TEST

/* An invitation that is opened is not followed before somebody has seen it, and not at a table. */
START_TEST (test_opened_invitation)
{
  g_auto (Person) host = { 0 };
  g_autofree char *own = NULL;
  GtkWidget       *row;

  set_up ();
  begin_person (&host, "Anna");
  row = GTK_WIDGET (find_part (&host, "link_row"));
  ck_assert (has_title (find_part (&host, "join_group"), "Paste the invitation"));
  dulle_lobby_window_follow (DULLE_LOBBY_WINDOW (host.window), "dulle:first");
  ck_assert_str_eq (gtk_editable_get_text (GTK_EDITABLE (row)), "dulle:first");
  ck_assert (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (host.window)), row));
  ck_assert (has_title (find_part (&host, "join_group"), "Press Enter to go to this table."));
  ck_assert_ptr_null (dulle_session_get_company (host.driver->session));
  gtk_widget_activate_action (host.window, "lobby.open", NULL);
  dulle_lobby_window_follow (DULLE_LOBBY_WINDOW (host.window), "dulle:second");
  ck_assert_str_eq (gtk_editable_get_text (GTK_EDITABLE (row)), "dulle:first");
  ck_assert (has_title (host.window, "You are at a table."));
  own = copy_link (&host);
  dulle_lobby_window_follow (DULLE_LOBBY_WINDOW (host.window), own);
  while (!has_title (host.window, "This invitation leads to your own table"))
    g_main_context_iteration (NULL, TRUE);
}
END_TEST

static gboolean
shows_label (GtkWidget  *widget,
             const char *text)
{
  gboolean shows = GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) &&
                   g_strcmp0 (gtk_label_get_label (GTK_LABEL (widget)), text) == 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && !shows;
       child = gtk_widget_get_next_sibling (child))
    shows = shows_label (child, text);

  return shows;
}

/* Whoever came too late is told that somebody has left, and sits down there. */
START_TEST (test_full)
{
  static const char *const names[] = { "Anna", "Berta", "Carla", "Dora", "Wanda" };

  Person           people[G_N_ELEMENTS (names)] = { 0 };
  Person          *watcher = &people[4];
  g_autofree char *link = NULL;

  set_up ();
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    begin_person (&people[i], names[i]);
  gtk_widget_activate_action (people[0].window, "lobby.open", NULL);
  link = copy_link (&people[0]);
  for (guint i = 1; i < G_N_ELEMENTS (names); i++)
    {
      enter_link (&people[i], link);
      wait_for_row (&people[0], names[i]);
    }
  wait_for_row (watcher, "Dora");
  ck_assert (!gtk_widget_get_visible (find_part (watcher, "ready")));
  ck_assert (!shows_row (watcher->window, "A Seat Is Free"));

  gtk_widget_activate_action (people[3].window, "lobby.leave", NULL);
  wait_for_row (watcher, "A Seat Is Free");
  while (!shows_label (watcher->window, "A seat is free"))
    g_main_context_iteration (NULL, TRUE);
  check_named_once (watcher->window);
  ck_assert (!gtk_widget_get_visible (find_part (watcher, "invitation_group")));
  /* The others hear of it one after the other. */
  while (!gtk_widget_get_visible (find_part (&people[1], "invitation_group")))
    g_main_context_iteration (NULL, TRUE);
  g_signal_emit_by_name (find_button (watcher->window, "watchers.take-seat"), "clicked");
  while (!gtk_widget_get_visible (find_part (watcher, "ready")))
    g_main_context_iteration (NULL, TRUE);
  ck_assert_uint_eq (dulle_session_get_company (watcher->driver->session)->own, 3);
  ck_assert (!shows_row (watcher->window, "A Seat Is Free"));
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    end_person (&people[i]);
}
END_TEST

static GtkWidget *
find_rules_window (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *link = windows; link != NULL; link = link->next)
    if (DULLE_IS_RULES_WINDOW (link->data))
      return link->data;

  return NULL;
}

/* The person chooses other rules in their window, and closes it. */
static void
choose_other_rules (Person *host)
{
  g_autoptr (GSettings) settings = g_settings_new ("io.github.dulle.Dulle");
  g_auto (DulleChosenRules) chosen = dulle_chosen_rules_load (settings);

  g_signal_emit_by_name (find_button (host->window, "table-rules.change"), "clicked");
  ck_assert_ptr_nonnull (find_rules_window ());
  chosen.rules.nines = !chosen.rules.nines;
  dulle_chosen_rules_save (&chosen, settings);
  gtk_window_destroy (GTK_WINDOW (find_rules_window ()));
}

/* The host has other rules than before: whoever was ready reads them again, sees and hears what is
 * new, and is ready once more. */
START_TEST (test_other_rules)
{
  g_auto (Person) host = { 0 };
  g_auto (Person) guest = { 0 };
  GtkToggleButton *ready;
  GtkWidget       *rules;

  set_up ();
  begin_person (&host, "Anna");
  begin_person (&guest, "Berta");
  sit_down (&host, &guest);
  wait_for_row (&guest, "Anna");
  ready = GTK_TOGGLE_BUTTON (find_part (&guest, "ready"));
  rules = find_part (&guest, "rules_group");
  ck_assert_ptr_null (find_button (guest.window, "table-rules.change"));
  gtk_toggle_button_set_active (ready, TRUE);
  wait_for_row (&host, "Ready");

  choose_other_rules (&host);
  wait_for_row (&host, "Reading the rules");
  while (!has_title (rules, "The host has changed the rules: "))
    g_main_context_iteration (NULL, TRUE);
  ck_assert (!gtk_toggle_button_get_active (ready));
  ck_assert (g_str_has_prefix (dulle_get_news (gtk_window_get_focus (GTK_WINDOW (guest.window))),
                               "The host has changed the rules: "));
  ck_assert (!has_title (find_part (&host, "rules_group"), "The host has changed"));
  gtk_toggle_button_set_active (ready, TRUE);
  wait_for_row (&host, "Ready");
  ck_assert (!has_title (rules, "The host has changed the rules"));

  gtk_window_destroy (GTK_WINDOW (guest.window));
  guest.window = dulle_lobby_window_new (NULL, guest.driver->session, guest.meeting, "Berta");
  g_object_add_weak_pointer (G_OBJECT (guest.window), (gpointer *) &guest.window);
  ck_assert (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (find_part (&guest, "ready"))));
}
END_TEST

/* A few changes are told one by one, and none of another rule set. */
START_TEST (test_many_changes)
{
  DulleRules       before = dulle_preset_rules (dulle_preset_find ("ddv"));
  DulleRules       now = before;
  g_autofree char *none = dulle_shared_rules_changes (&before, &now);
  g_autofree char *few = NULL;
  g_autofree char *many = NULL;

  ck_assert_ptr_null (none);
  now.nines = !now.nines;
  few = dulle_shared_rules_changes (&before, &now);
  ck_assert_str_eq (few, "The host has changed the rules: Play with nines: no");
  now = dulle_preset_rules (dulle_preset_find ("feldmeier"));
  many = dulle_shared_rules_changes (&before, &now);
  ck_assert (g_str_has_prefix (many, "The host has changed the rules: "));
  ck_assert_uint_lt (strlen (many), 80);
}
END_TEST

/* Before a table is open as well as after, what it does without is no change. */
START_TEST (test_no_changes)
{
  DulleRules       own = dulle_preset_rules (dulle_preset_find ("ddv"));
  DulleRules       shared;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  own.take_back = !own.take_back;
  own.show_all_hands = !own.show_all_hands;
  shared = own;
  dulle_company_share_rules (&shared);
  before = dulle_shared_rules_summary (&own);
  after = dulle_shared_rules_summary (&shared);
  ck_assert_str_eq (before, "Official rules");
  ck_assert_str_eq (after, "Official rules");
}
END_TEST

/* Whoever has got the invitation by mistake cannot use it any more. */
START_TEST (test_renew)
{
  g_auto (Person) host = { 0 };
  g_auto (Person) guest = { 0 };
  g_autofree char      *before = NULL;
  DulleInvitationGroup *group;

  set_up ();
  begin_person (&host, "Anna");
  gtk_widget_activate_action (host.window, "lobby.open", NULL);
  group = DULLE_INVITATION_GROUP (find_part (&host, "invitation_group"));
  before = g_strdup (dulle_invitation_group_get_link (group));
  g_signal_emit_by_name (find_button (host.window, "lobby.renew"), "clicked");
  ck_assert_str_ne (dulle_invitation_group_get_link (group), before);
  ck_assert (has_title (host.window, "There is another invitation now"));

  begin_person (&guest, "Berta");
  sit_down (&host, &guest);
  ck_assert (!gtk_widget_is_sensitive (find_button (host.window, "lobby.renew")));
  ck_assert (shows_row (host.window, "Possible while nobody else is at the table"));
}
END_TEST

/* Whoever has found nobody, and has only a mouse, can look for the same table once more. */
START_TEST (test_try_again)
{
  g_auto (Seeker) seeker = { 0 };
  GtkWidget    *again;
  DulleSession *session;

  set_up ();
  begin_to_look (&seeker);
  session = seeker.person.driver->session;
  again = find_part (&seeker.person, "again");
  ck_assert (!gtk_widget_get_mapped (again));
  g_socket_listener_close (seeker.listener);
  g_io_stream_close (G_IO_STREAM (seeker.pipe), NULL, NULL);
  while (!gtk_widget_get_mapped (again))
    g_main_context_iteration (NULL, TRUE);
  ck_assert (has_title (find_part (&seeker.person, "join_group"), "Nobody is answering"));
  check_named_once (seeker.person.window);
  g_signal_emit_by_name (again, "clicked");
  ck_assert (dulle_session_get_company (session)->is_trying);
  ck_assert (!gtk_widget_get_mapped (again));
  while (!gtk_widget_get_mapped (again))
    g_main_context_iteration (NULL, TRUE);
  gtk_editable_set_text (GTK_EDITABLE (find_part (&seeker.person, "link_row")), "dulle:");
  ck_assert (!gtk_widget_get_mapped (again));
}
END_TEST

/* Whether others may look on is known before anybody opens the lobby: a table may be opened again
 * by itself. */
START_TEST (test_no_watchers)
{
  GtkWidget *window;
  GtkWidget *page;
  g_autoptr (Driver) driver = NULL;
  g_autoptr (GSettings) settings = NULL;
  g_autoptr (DulleOtherWindows) others = NULL;
  DulleHost *host;

  set_up ();
  settings = g_settings_new ("io.github.dulle.Dulle");
  g_settings_set_boolean (settings, "admit-watchers", FALSE);
  driver = driver_new (NULL, 0);
  window = gtk_window_new ();
  page = g_object_new (DULLE_TYPE_GAME_PAGE, NULL);
  gtk_window_set_child (GTK_WINDOW (window), page);
  others = dulle_other_windows_new (GTK_WINDOW (window), DULLE_GAME_PAGE (page));
  dulle_other_windows_set_session (others, driver->session);
  host = dulle_other_windows_get_host (others);
  ck_assert (host->bars_watchers);
  g_settings_set_boolean (settings, "admit-watchers", TRUE);
  ck_assert (!host->bars_watchers);
  g_settings_reset (settings, "admit-watchers");
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

SUITE ("looking",
       test_try_again,
       test_other_rules,
       test_many_changes,
       test_no_changes,
       test_renew,
       test_full,
       test_cancel,
       test_again,
       test_own_table,
       test_new_address,
       test_beginning,
       test_opened_invitation,
       test_no_watchers)
