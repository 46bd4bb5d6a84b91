/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The bar above the table before the tournament, and when somebody is there and does nothing, as
 * the others and that person see it.
 */
#include <adwaita.h>
#include <libintl.h>
#include <locale.h>

#include "company-fixture.h"
#include "session/dulle-host-private.h"
#include "window/dulle-missing-bar.h"

#include "common/news.h"
#include "fatal-warnings.h"
#include "suite.h"
#include "window/widget-tree.h"

#define NEVER 1000000

/* What a guest reads before the tournament. */
#define SEATED "You have a seat at a table where the tournament has not begun yet."

/* What somebody reads who has none. */
#define WATCHING "You are watching a table where the tournament has not begun yet."

/* In a window of 360 pixels, of which the frame takes some. */
#define NARROW 350

/**
 * View:
 * @host: of a guest, one that has no table
 */
typedef struct
{
  GtkWidget *window;
  GtkWidget *bar;
  DulleHost *host;
} View;

static void
clear_view (View *view)
{
  gtk_window_destroy (GTK_WINDOW (view->window));
  g_object_unref (view->host);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (View, clear_view)

/* @host: (transfer full) */
static View
show_bar (Driver    *driver,
          DulleHost *host)
{
  View       view = { gtk_window_new (), g_object_new (DULLE_TYPE_MISSING_BAR, NULL), host };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *table = gtk_button_new ();

  gtk_box_append (GTK_BOX (box), view.bar);
  gtk_box_append (GTK_BOX (box), table);
  gtk_window_set_child (GTK_WINDOW (view.window), box);
  dulle_missing_bar_set_host (DULLE_MISSING_BAR (view.bar), driver->session, host, table);
  gtk_window_present (GTK_WINDOW (view.window));

  return view;
}

static const char *
find_text (const View *view)
{
  return gtk_label_get_label (GTK_LABEL (find_child (view->bar, GTK_TYPE_LABEL)));
}

static void
wait_for_text (const View *view,
               const char *text)
{
  while (!gtk_widget_get_visible (view->bar) || strcmp (find_text (view), text) != 0)
    g_main_context_iteration (NULL, TRUE);
}

/* The guest is asked, and does nothing. */
static void
fall_idle (Table *table)
{
  const DulleCompanion *guest = &dulle_host_get_company (table->door)->companions[1];

  begin_to_play (table);
  run_until_games (table->guests[0], 1);
  table->guests[0]->plays = FALSE;
  while (!dulle_event_on_turn (driver_last (table->guests[0])))
    g_main_context_iteration (NULL, TRUE);
  dulle_host_set_idle_limit (table->door, 0);
  while (guest->kind != DULLE_COMPANION_AWAY)
    g_main_context_iteration (NULL, TRUE);
  dulle_host_set_idle_limit (table->door, NEVER);
}

START_TEST (test_idle)
{
  g_auto (Table) table = { 0 };
  DulleRules rules = driver_rules ();

  make_warnings_fatal ();
  adw_init ();
  open_table (&table, &rules);
  dulle_host_set_idle_limit (table.door, NEVER);
  seat_guests (&table, 1, dulle_host_get_port (table.door));
  {
    g_auto (View) others = show_bar (table.host, g_object_ref (table.door));
    g_auto (View) own = show_bar (table.guests[0], dulle_host_new (table.guests[0]->session, NULL));

    fall_idle (&table);
    wait_for_text (&others, "The game is waiting for Guest 0. A computer can take over until "
                            "Guest 0 is back, if everybody agrees.");
    wait_for_text (&own, "The game is waiting for you. A computer can take over until you are "
                         "back, if the others agree.");
    gtk_widget_activate_action (others.bar, "missing.agree", NULL);
    ck_assert (!gtk_widget_get_visible (others.bar));
    wait_for_text (&own, "A computer plays for you until you are back.");
    table.guests[0]->plays = TRUE;
    gtk_widget_activate_action (own.bar, "missing.agree", NULL);
    while (gtk_widget_get_visible (own.bar))
      g_main_context_iteration (NULL, TRUE);
    ck_assert_int_eq (dulle_host_get_company (table.door)->companions[1].kind,
                      DULLE_COMPANION_PERSON);
  }
}
END_TEST

/* Opens a table, and plays its first game with one guest. */
static void
play_with_guest (Table *table)
{
  DulleRules rules = driver_rules ();

  make_warnings_fatal ();
  adw_init ();
  open_table (table, &rules);
  seat_guests (table, 1, dulle_host_get_port (table->door));
  begin_to_play (table);
  run_until_games (table->guests[0], 1);
}

/* Whoever chooses or announces something while there is no line reads that it is not lost. */
static void
assert_is_kept (gboolean announces)
{
  g_auto (Table) table = { 0 };
  Driver     *guest;
  DulleAction action = dulle_action_announce (1, DULLE_LEVEL_PARTY);

  play_with_guest (&table);
  guest = table.guests[0];
  guest->plays = FALSE;
  while (!dulle_event_on_turn (driver_last (guest)))
    g_main_context_iteration (NULL, TRUE);
  {
    g_auto (View) own = show_bar (guest, dulle_host_new (guest->session, NULL));

    g_clear_object (&table.door);
    wait_for_text (&own, "The connection to the host was lost. The game goes on as soon as the "
                         "table can be reached.");
    if (!announces)
      action = driver_choose (&driver_last (guest)->view);
    dulle_session_submit (guest->session, &action);
    ck_assert_str_eq (find_text (&own), "The connection to the host was lost. What you have "
                                        "chosen counts as soon as the table can be reached.");
  }
}

START_TEST (test_cut)
{
  assert_is_kept (FALSE);
}
END_TEST

START_TEST (test_cut_announcement)
{
  assert_is_kept (TRUE);
}
END_TEST

/* Whoever closes the lobby sees all the same that a table is open, and leaves it from there. */
START_TEST (test_lobby)
{
  g_auto (Table) table = { 0 };
  DulleRules rules = driver_rules ();

  make_warnings_fatal ();
  adw_init ();
  open_table (&table, &rules);
  {
    g_auto (View) own = show_bar (table.host, g_object_ref (table.door));

    wait_for_text (&own, "Your table is open. No guests have come yet.");
    seat_guests (&table, 1, dulle_host_get_port (table.door));
    ck_assert_str_eq (find_text (&own), "Your table is open. Guests: Guest 0");
    host_lose_visitor (table.door->places[1].visitor, DULLE_LINE_END_NONE);
    ck_assert_str_eq (find_text (&own), "Your table is open. Guests: Guest 0 (connection lost)");
    wait_for_text (&own, "Your table is open. Guests: Guest 0");
    {
      g_auto (View) guest =
          show_bar (table.guests[0], dulle_host_new (table.guests[0]->session, NULL));

      wait_for_text (&guest, SEATED);
      gtk_widget_activate_action (guest.bar, "missing.refuse", NULL);
      ck_assert (!gtk_widget_get_visible (guest.bar));
    }
    wait_for_text (&own, "Your table is open. No guests have come yet.");
    gtk_widget_activate_action (own.bar, "missing.refuse", NULL);
    ck_assert (!dulle_host_is_open (table.door));
    ck_assert (!gtk_widget_get_visible (own.bar));
  }
}
END_TEST

/* Nor is it missed there that somebody knocks. */
START_TEST (test_knock)
{
  static const char *const text = "Berta would like a seat at your table.";

  g_auto (Table) table = { 0 };
  DulleRules       rules = driver_rules ();
  DulleParticipant me = { .face = DULLE_FACE_OWL, .name = "Berta" };
  g_autoptr (Driver) guest = NULL;
  g_autofree char *address = NULL;

  make_warnings_fatal ();
  adw_init ();
  open_table (&table, &rules);
  address = g_strdup_printf ("127.0.0.1:%u", dulle_host_get_port (table.door));
  guest = start_driver (NULL);
  {
    g_auto (View) own = show_bar (table.host, g_object_ref (table.door));

    ck_assert (dulle_session_knock (guest->session, address, &me, NULL));
    wait_for_text (&own, text);
    ck_assert_str_eq (dulle_get_news (gtk_window_get_focus (GTK_WINDOW (own.window))), text);
    dulle_host_answer_knock (table.door, dulle_host_get_company (table.door)->knock.digits, FALSE);
    wait_for_text (&own, "Your table is open. No guests have come yet.");
  }
}
END_TEST

/* Nor what has become of the table before the tournament: a guest reads that it is looked for, and
 * why it is gone. */
START_TEST (test_lost_lobby)
{
  g_auto (Table) table = { 0 };
  DulleRules rules = driver_rules ();

  make_warnings_fatal ();
  adw_init ();
  open_table (&table, &rules);
  seat_guests (&table, 2, dulle_host_get_port (table.door));
  {
    g_auto (View) sent =
        show_bar (table.guests[0], dulle_host_new (table.guests[0]->session, NULL));
    g_auto (View) cut = show_bar (table.guests[1], dulle_host_new (table.guests[1]->session, NULL));

    wait_for_text (&sent, SEATED);
    dulle_host_send_guest_away (table.door, 1);
    wait_for_text (&sent, dulle_line_end_sentence (DULLE_LINE_END_SENT_AWAY));
    ck_assert (gtk_widget_get_sensitive (gtk_widget_get_next_sibling (sent.bar)));
    gtk_widget_activate_action (sent.bar, "missing.agree", NULL);
    ck_assert (!gtk_widget_get_visible (sent.bar));

    wait_for_text (&cut, SEATED);
    g_clear_object (&table.door);
    while (!g_str_has_suffix (find_text (&cut), " Dulle goes on looking for the table."))
      g_main_context_iteration (NULL, TRUE);
    gtk_widget_activate_action (cut.bar, "missing.refuse", NULL);
    ck_assert (!gtk_widget_get_visible (cut.bar));
  }
}
END_TEST

/* It says nothing any more once the tournament begins. */
START_TEST (test_no_lobby)
{
  g_auto (Table) table = { 0 };
  DulleRules rules = driver_rules ();

  make_warnings_fatal ();
  adw_init ();
  open_table (&table, &rules);
  seat_guests (&table, 1, dulle_host_get_port (table.door));
  {
    g_auto (View) own = show_bar (table.host, g_object_ref (table.door));
    g_auto (View) guest =
        show_bar (table.guests[0], dulle_host_new (table.guests[0]->session, NULL));

    ck_assert (gtk_widget_get_visible (own.bar));
    begin_to_play (&table);
    while (gtk_widget_get_visible (own.bar) || gtk_widget_get_visible (guest.bar))
      g_main_context_iteration (NULL, TRUE);
  }
}
END_TEST

/* Whoever comes after a table that has moved here is not missed at once. */
START_TEST (test_gathering)
{
  g_auto (Table) table = { 0 };
  DulleCompany *company;

  play_with_guest (&table);
  company = &table.door->company;
  {
    g_auto (View) own = show_bar (table.host, g_object_ref (table.door));

    company->gathers_until = G_MAXINT64;
    host_lose_visitor (table.door->places[1].visitor, DULLE_LINE_END_CLOSED);
    ck_assert_int_eq (company->companions[1].kind, DULLE_COMPANION_AWAY);
    ck_assert (!gtk_widget_get_visible (own.bar));
    company->gathers_until = 0;
    while (!gtk_widget_get_visible (own.bar))
      g_main_context_iteration (NULL, TRUE);
  }
}
END_TEST

/* A host that does not know whether the table is its own has nothing to decide. */
START_TEST (test_doubt)
{
  g_auto (Table) table = { 0 };
  DulleCompany *company;

  play_with_guest (&table);
  dulle_host_set_patience (table.door, 0);
  company = &table.door->company;
  {
    g_auto (View) own = show_bar (table.host, g_object_ref (table.door));
    GtkWidget *focus = gtk_widget_get_next_sibling (own.bar);

    gtk_widget_grab_focus (focus);
    host_lose_visitor (table.door->places[1].visitor, DULLE_LINE_END_CLOSED);
    wait_for_text (&own, "The game is waiting for Guest 0. A computer can take over until "
                         "Guest 0 is back, if everybody agrees.");
    company->is_trying = TRUE;
    company->problem = "Nobody knows.";
    host_report_change (table.door);
    wait_for_text (&own, "Nobody knows. The game goes on as soon as the table can be reached.");
    ck_assert (!gtk_widget_get_visible (find_child (own.bar, GTK_TYPE_BUTTON)));
    ck_assert_str_eq (dulle_get_news (focus),
                      "Nobody knows. The game goes on as soon as the table can be reached.");
    company->is_trying = FALSE;
    company->problem = NULL;
    host_report_change (table.door);
    ck_assert_ptr_null (dulle_get_news (focus));
  }
}
END_TEST

/* Whoever looks on at a full table is told of a seat that becomes free, wherever the lobby is, and
 * takes it or not. */
START_TEST (test_free_seat)
{
  static const char *const text = "A seat is free at the table that you watch. It can be taken "
                                  "until the tournament begins.";

  g_auto (Table) table = { 0 };
  DulleRules       rules = driver_rules ();
  g_autofree char *link = NULL;
  g_autoptr (Driver) late = NULL;
  const DulleCompany *company;

  make_warnings_fatal ();
  adw_init ();
  open_table (&table, &rules);
  seat_guests (&table, MAX_GUESTS, dulle_host_get_port (table.door));
  link = write_link (&table, dulle_host_get_port (table.door));
  late = start_driver (NULL);
  join_table (late, link, "Late");
  company = dulle_session_get_company (late->session);
  while (!company->is_connected || dulle_company_has_free_seat (company))
    g_main_context_iteration (NULL, TRUE);
  {
    g_auto (View) view = show_bar (late, dulle_host_new (late->session, NULL));

    wait_for_text (&view, WATCHING);
    dulle_session_leave_table (table.guests[2]->session);
    wait_for_text (&view, text);
    ck_assert_str_eq (dulle_get_news (gtk_window_get_focus (GTK_WINDOW (view.window))), text);
    gtk_widget_activate_action (view.bar, "missing.refuse", NULL);
    ck_assert_str_eq (find_text (&view), WATCHING);
    ck_assert (company->watches);

    join_table (table.guests[2], link, "Guest 2");
    while (dulle_company_has_free_seat (company))
      g_main_context_iteration (NULL, TRUE);
    dulle_session_leave_table (table.guests[2]->session);
    wait_for_text (&view, text);
    gtk_widget_activate_action (view.bar, "missing.agree", NULL);
    while (company->own != 3 || !company->is_connected)
      g_main_context_iteration (NULL, TRUE);
    ck_assert_str_eq (find_text (&view), SEATED);
  }
}
END_TEST

/* In the longest words there are, whether the window is known to be narrow or not. */
START_TEST (test_width)
{
  g_auto (Table) table = { 0 };
  int width;

  g_setenv ("LANGUAGE", "de", TRUE);
  setlocale (LC_ALL, "");
  bindtextdomain ("dulle", g_getenv ("DULLE_LOCALEDIR"));
  textdomain ("dulle");
  play_with_guest (&table);
  {
    g_auto (View) own = show_bar (table.guests[0], dulle_host_new (table.guests[0]->session, NULL));

    dulle_host_close (table.door);
    wait_for_text (&own, "Der Gastgeber hat den Tisch geschlossen. Für dich ist das Turnier damit "
                         "zu Ende. Beendete Spiele stehen unter „Gespielte Turniere“.");
    gtk_widget_measure (own.bar, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
    ck_assert_int_le (width, NARROW);
    dulle_missing_bar_set_room (DULLE_MISSING_BAR (own.bar), TRUE, FALSE);
    gtk_widget_measure (own.bar, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
    ck_assert_int_le (width, NARROW);
    dulle_missing_bar_set_room (DULLE_MISSING_BAR (own.bar), TRUE, TRUE);
    gtk_widget_measure (own.bar, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
    ck_assert_int_le (width, NARROW);
  }
}
END_TEST

SUITE ("missing-bar",
       test_free_seat,
       test_idle,
       test_cut,
       test_cut_announcement,
       test_gathering,
       test_doubt,
       test_lobby,
       test_no_lobby,
       test_knock,
       test_lost_lobby,
       test_width)
