/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Those who knock at a table, as the window of the host shows them, one after the other.
 */
#include "lobby-fixture.h"
#include "suite.h"

static const char *
read_digits (Person *person)
{
  return gtk_label_get_label (GTK_LABEL (find_part (person, "digits")));
}

static void
knock_at (Person *host,
          Person *guest)
{
  g_autofree char *address =
      g_strdup_printf ("127.0.0.1:%u", dulle_host_get_port (host->host));

  gtk_widget_activate_action (guest->window, "lobby.knock", "s", address);
  while (!gtk_widget_get_mapped (find_part (guest, "digits")))
    g_main_context_iteration (NULL, TRUE);
}

static void
click_part (Person     *person,
            const char *name)
{
  g_signal_emit_by_name (find_part (person, name), "clicked");
}

static DulleCompanionKind
find_next_kind (Person *host)
{
  return dulle_host_get_company (host->host)->companions[1].kind;
}

/* As soon as the digits can have been compared. */
static void
let_in (Person *host)
{
  while (find_next_kind (host) == DULLE_COMPANION_FREE)
    {
      click_part (host, "let_in");
      g_main_context_iteration (NULL, FALSE);
    }
}

/* Who knocks is seen by the host, whatever the name, and let in. */
START_TEST (test_knock)
{
  g_auto (Person) host = { 0 };
  g_auto (Person) guest = { 0 };

  set_up ();
  begin_person (&host, "Anna");
  begin_person (&guest, "Berta & Ben");
  gtk_widget_activate_action (host.window, "lobby.open", NULL);
  ck_assert (!gtk_widget_get_mapped (find_part (&host, "let_in")));
  knock_at (&host, &guest);
  while (!gtk_widget_get_mapped (find_part (&host, "let_in")))
    g_main_context_iteration (NULL, TRUE);
  ck_assert (has_title (host.window, "Berta & Ben Would Like a Seat"));
  ck_assert_str_eq (read_digits (&host), read_digits (&guest));
  let_in (&host);
  wait_for_row (&guest, "Anna");
  ck_assert (!gtk_widget_get_mapped (find_part (&host, "let_in")));
}
END_TEST

/* One who is clicked at just when somebody else's digits appear. */
typedef struct
{
  Person     *host;
  const char *digits;
  gboolean    was_clicked;
} Slip;

static void
slip_cb (DulleHost *door,
         Slip      *slip)
{
  if (slip->was_clicked || strcmp (read_digits (slip->host), slip->digits) != 0)
    return;

  slip->was_clicked = TRUE;
  click_part (slip->host, "let_in");
}

/* Whoever clicks just when somebody else takes the place of the first one does not let in anybody:
 * it is clicked once more when the digits can have been compared. */
START_TEST (test_other_digits)
{
  g_auto (Person) host = { 0 };
  g_auto (Person) first = { 0 };
  g_auto (Person) second = { 0 };
  Slip slip = { &host };

  set_up ();
  begin_person (&host, "Anna");
  begin_person (&first, "Berta");
  begin_person (&second, "Carla");
  gtk_widget_activate_action (host.window, "lobby.open", NULL);
  knock_at (&host, &first);
  while (strcmp (read_digits (&host), read_digits (&first)) != 0)
    g_main_context_iteration (NULL, TRUE);
  knock_at (&host, &second);
  slip.digits = read_digits (&second);
  g_signal_connect_after (host.host, "changed", G_CALLBACK (slip_cb), &slip);
  gtk_widget_activate_action (first.window, "lobby.leave", NULL);
  while (!slip.was_clicked)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_int_eq (find_next_kind (&host), DULLE_COMPANION_FREE);
  ck_assert (has_title (host.window, "Carla Would Like a Seat"));
  let_in (&host);
  wait_for_row (&host, "Carla");
}
END_TEST

/* Whoever does something else in another window is not taken from there: a screen reader would
 * follow. */
START_TEST (test_behind)
{
  g_auto (Person) host = { 0 };
  g_auto (Person) guest = { 0 };

  set_up ();
  begin_person (&host, "Anna");
  begin_person (&guest, "Berta");
  gtk_widget_activate_action (host.window, "lobby.open", NULL);
  bring_forward (host.window);
  bring_forward (guest.window);
  knock_at (&host, &guest);
  while (!gtk_widget_get_mapped (find_part (&host, "let_in")))
    g_main_context_iteration (NULL, TRUE);
  check_focus_behind (find_part (&host, "let_in"));
}
END_TEST

SUITE ("knocking", test_knock, test_other_digits, test_behind)
