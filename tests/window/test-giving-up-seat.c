/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The seat that is kept at a table elsewhere: what would give it up is asked about before.
 */
#include "common/toast.h"

#include "lobby-fixture.h"
#include "suite.h"

/* Berta's program has ended in the middle of a game, and is started again. Returns: (transfer
 * full): the invitation to the table */
static char *
come_back (Person     *host,
           Person     *guest,
           const char *path)
{
  begin_person (host, "Anna");
  begin_person_in (guest, "Berta", path);
  begin_to_play (host, guest);
  end_person (guest);
  begin_person_in (guest, "Berta", path);

  return copy_link (host);
}

static void
assert_dialog (void)
{
  ck_assert_str_eq (adw_message_dialog_get_body (find_dialog ()),
                    "Your seat at Anna’s table is being kept. If you go elsewhere, you cannot "
                    "come back to it.");
}

/* Returns: (transfer full): the same invitation, to where nobody answers */
static char *
point_nowhere (const char *link)
{
  return g_strdup_printf ("%.*s@127.0.0.1:1", (int) strcspn (link, "@"), link);
}

/* Another way than back to the kept seat is asked for, and not taken yet. */
static void
assert_asked (Person     *person,
              const char *link)
{
  enter_link (person, link);
  assert_dialog ();
  gtk_window_destroy (GTK_WINDOW (find_dialog ()));
  ck_assert_ptr_nonnull (dulle_session_get_kept_table (person->driver->session));
}

/* The invitation leads back to the seat, and nothing else gives that up without a question; nor
 * does the invitation, once she sits there. */
START_TEST (test_kept_seat)
{
  static const char *const other =
      "dulle:00112233445566778899aabbccddeeff.0123456789abcdef@127.0.0.1:1";

  g_auto (Person) host = { 0 };
  g_auto (Person) guest = { 0 };
  char            *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "store", NULL);
  g_autofree char *link = NULL;

  set_up ();
  link = come_back (&host, &guest, path);
  assert_asked (&guest, other);
  set_switch (&guest, "only_look", TRUE);
  assert_asked (&guest, link);
  set_switch (&guest, "only_look", FALSE);
  enter_link (&guest, link);
  ck_assert_ptr_null (find_dialog ());
  while (driver_last (guest.driver)->standing.deals != DULLE_DEALS_TOLD || guest.window != NULL)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_uint_eq (driver_last (guest.driver)->seating.own, 1);

  open_lobby (&guest, "Berta");
  dulle_lobby_window_follow (DULLE_LOBBY_WINDOW (guest.window), other);
  ck_assert (has_title (guest.window, "You are at a table. Leave it"));
  dulle_lobby_window_follow (DULLE_LOBBY_WINDOW (guest.window), link);
  ck_assert (has_title (guest.window, "This invitation leads to the table where you already sit."));
  remove_folder (folder);
}
END_TEST

/* Beside a table of her own the seat is kept. While Berta tries to go back to it, where nobody
 * answers, she is asked before she has such a table instead. */
START_TEST (test_own_table)
{
  g_auto (Person) host = { 0 };
  g_auto (Person) guest = { 0 };
  char            *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "store", NULL);
  g_autofree char *link = NULL;
  g_autofree char *nowhere = NULL;

  set_up ();
  link = come_back (&host, &guest, path);
  gtk_widget_activate_action (guest.window, "lobby.open", NULL);
  ck_assert_ptr_null (find_dialog ());
  ck_assert (dulle_host_is_open (guest.host));
  dulle_host_close (guest.host);
  ck_assert_ptr_nonnull (dulle_session_get_kept_table (guest.driver->session));

  nowhere = point_nowhere (link);
  enter_link (&guest, nowhere);
  gtk_widget_activate_action (guest.window, "lobby.open", NULL);
  assert_dialog ();
  ck_assert (!dulle_host_is_open (guest.host));
  gtk_window_destroy (GTK_WINDOW (find_dialog ()));
  ck_assert_ptr_nonnull (dulle_session_get_kept_seat (guest.driver->session));

  gtk_widget_activate_action (guest.window, "lobby.open", NULL);
  adw_message_dialog_response (find_dialog (), "give-up");
  while (!dulle_host_is_open (guest.host))
    g_main_context_iteration (NULL, TRUE);
  ck_assert_ptr_null (dulle_session_get_kept_seat (guest.driver->session));
  remove_folder (folder);
}
END_TEST

/* Why the table is not reached is told once, and not again when Berta comes back to the window. */
START_TEST (test_told_once)
{
  g_auto (Person) host = { 0 };
  g_auto (Person) guest = { 0 };
  char            *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "store", NULL);
  g_autofree char *link = NULL;
  g_autofree char *nowhere = NULL;
  GtkWidget       *toasts;

  set_up ();
  link = come_back (&host, &guest, path);
  nowhere = point_nowhere (link);
  toasts = find_part (&guest, "toasts");
  enter_link (&guest, nowhere);
  while (!has_title (toasts, "The connection to the host was lost."))
    g_main_context_iteration (NULL, TRUE);
  dulle_toast (toasts, "Something else");
  g_object_notify (G_OBJECT (guest.window), "is-active");
  ck_assert (has_title (toasts, "Something else"));
  remove_folder (folder);
}
END_TEST

SUITE ("giving-up-seat", test_kept_seat, test_own_table, test_told_once)
