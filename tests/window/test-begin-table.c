/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The question before a tournament begins without somebody.
 */
#include "common/news.h"
#include "session/dulle-host-private.h"

#include "lobby-fixture.h"
#include "suite.h"

#define LOST "The connection to Berta was lost. "

static void
seat_two (Person *host,
          Person *guest)
{
  set_up ();
  begin_person (host, "Anna");
  begin_person (guest, "Berta");
  sit_down (host, guest);
}

/* Who begins without waiting for all is asked. */
START_TEST (test_unready)
{
  g_auto (Person) host = { 0 };
  g_auto (Person) guest = { 0 };

  seat_two (&host, &guest);
  gtk_widget_activate_action (host.window, "lobby.begin", NULL);
  ck_assert_str_eq (adw_message_dialog_get_body (find_dialog ()), "Berta is not ready yet.");
  gtk_window_destroy (GTK_WINDOW (find_dialog ()));
  ck_assert (!dulle_host_get_company (host.host)->is_playing);
  gtk_widget_activate_action (host.window, "lobby.begin", NULL);
  adw_message_dialog_response (find_dialog (), "begin");
  while (host.window != NULL || guest.window != NULL)
    g_main_context_iteration (NULL, TRUE);
}
END_TEST

static void
lose_guest (Person *host)
{
  host_lose_visitor (host->host->places[1].visitor, DULLE_LINE_END_NONE);
  ck_assert_int_eq (dulle_host_get_company (host->host)->companions[1].kind, DULLE_COMPANION_AWAY);
}

static void
wait_for_question (const char *beginning)
{
  while (find_dialog () == NULL ||
         !g_str_has_prefix (adw_message_dialog_get_body (find_dialog ()), beginning))
    g_main_context_iteration (NULL, TRUE);
}

/* What the question says is so as long as it is asked; it is gone when nobody is waited for. */
START_TEST (test_question)
{
  g_auto (Person) host = { 0 };
  g_auto (Person) guest = { 0 };

  seat_two (&host, &guest);
  gtk_widget_activate_action (host.window, "lobby.begin", NULL);
  wait_for_question ("Berta is not ready yet.");
  lose_guest (&host);
  wait_for_question (LOST);
  ck_assert (g_str_has_prefix (
      dulle_get_news (gtk_window_get_focus (GTK_WINDOW (find_dialog ()))), LOST));
  wait_for_question ("Berta is not ready yet.");
  dulle_session_set_ready (guest.driver->session, TRUE);
  while (find_dialog () != NULL)
    g_main_context_iteration (NULL, TRUE);
  ck_assert (!dulle_host_get_company (host.host)->is_playing);
}
END_TEST

/* A seat that is kept is not given to a computer by a slip. */
START_TEST (test_lost_guest)
{
  g_auto (Person) host = { 0 };
  g_auto (Person) guest = { 0 };

  seat_two (&host, &guest);
  lose_guest (&host);
  ck_assert (has_title (find_part (&host, "seats_group"), LOST));
  gtk_widget_activate_action (host.window, "lobby.begin", NULL);
  ck_assert (!dulle_host_get_company (host.host)->is_beginning);
  wait_for_question (LOST);
  adw_message_dialog_response (find_dialog (), "begin");
  while (host.window != NULL)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_int_eq (dulle_host_get_company (host.host)->companions[1].kind,
                    DULLE_COMPANION_COMPUTER);
}
END_TEST

SUITE ("begin-table", test_unready, test_question, test_lost_guest)
