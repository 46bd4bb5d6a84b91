/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The seats in the lobby, from where a host sends guests away.
 */
#include "setup/dulle-seats-group.h"

#include "lobby-fixture.h"
#include "suite.h"

/* The button of each guest is found, and used, from the keyboard; what has become of the seat is
 * read from where the focus is then. The guest reads why it has none. */
START_TEST (test_send_away)
{
  g_auto (Person) host = { 0 };
  g_auto (Person) guest = { 0 };
  GtkWidget *button;

  set_up ();
  begin_person (&guest, "Berta");
  begin_person (&host, "Anna");
  gtk_widget_activate_action (host.window, "lobby.open", NULL);
  ck_assert_ptr_null (find_button (host.window, "seats.send-away"));
  sit_down (&host, &guest);
  wait_for_row (&guest, "Anna");
  ck_assert_ptr_null (find_button (guest.window, "seats.send-away"));
  button = find_button (host.window, "seats.send-away");
  ck_assert (button != NULL && gtk_widget_get_focusable (button));
  ck_assert (gtk_widget_is_ancestor (button, find_row (host.window, "Berta")));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Send Berta away");
  ck_assert (!gtk_test_accessible_has_relation (GTK_ACCESSIBLE (button),
                                                GTK_ACCESSIBLE_RELATION_LABELLED_BY));

  gtk_widget_grab_focus (button);
  gtk_widget_activate (button);
  while (shows_row (host.window, "Berta"))
    g_main_context_iteration (NULL, TRUE);
  ck_assert_ptr_null (find_button (host.window, "seats.send-away"));
  ck_assert_ptr_eq (gtk_window_get_focus (GTK_WINDOW (host.window)),
                    find_row (host.window, "Free Seat"));
  while (!has_title (find_part (&guest, "join_group"), "The host sent you away from the table."))
    g_main_context_iteration (NULL, TRUE);
  ck_assert (gtk_widget_get_mapped (find_part (&guest, "again")));
}
END_TEST

/* At a server, it stands above the seats when the tournament begins although not everybody is
 * ready, until that does not hold any more. */
START_TEST (test_countdown)
{
  DulleCompany company = {
    .own = 0,
    .is_connected = TRUE,
    .companions = { { .kind = DULLE_COMPANION_PERSON, .ready = TRUE } },
    .begins_at = g_get_monotonic_time () + 3600 * G_TIME_SPAN_SECOND,
  };
  GtkWidget *group;

  set_up ();
  group = g_object_ref_sink (g_object_new (DULLE_TYPE_SEATS_GROUP, NULL));
  dulle_seats_group_show (DULLE_SEATS_GROUP (group), &company, FALSE);
  ck_assert (has_title (group, "Not everybody is ready yet. The tournament begins in "));
  company.begins_at = 0;
  dulle_seats_group_show (DULLE_SEATS_GROUP (group), &company, FALSE);
  ck_assert (has_title (group, "Waiting for the host to begin the tournament."));
  company.begins_at = g_get_monotonic_time () + 3600 * G_TIME_SPAN_SECOND;
  dulle_seats_group_show (DULLE_SEATS_GROUP (group), &company, FALSE);
  g_object_unref (group);
}
END_TEST

/* The name of who is lost is no markup. */
START_TEST (test_plain_name)
{
  const DulleCompany company = {
    .is_connected = TRUE,
    .companions = { { .kind = DULLE_COMPANION_PERSON, .ready = TRUE },
                    { .kind = DULLE_COMPANION_AWAY, .name = "Berta & Ben" } },
  };
  GtkWidget *group;

  set_up ();
  group = g_object_ref_sink (g_object_new (DULLE_TYPE_SEATS_GROUP, NULL));
  dulle_seats_group_show (DULLE_SEATS_GROUP (group), &company, TRUE);
  ck_assert (has_title (group, "The connection to Berta & Ben was lost. "));
  g_object_unref (group);
}
END_TEST

SUITE ("seats-group", test_send_away, test_countdown, test_plain_name)
