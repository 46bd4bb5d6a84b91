/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Looking for a program by an invitation: nobody at its addresses keeps a line afterwards, and only
 * a hello that is understood counts.
 */
#include "net/enquiry.h"

#include "line-fixture.h"
#include "suite.h"

/* Longer than any test. */
#define LONG 100000

/* Somebody at an address, who says only what the test says. */
typedef struct
{
  Side             side;
  GSocketListener *listener;
  GTlsCertificate *certificate;
  guint16          port;
} Door;

static void
accepted_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  Door *door = user_data;
  g_autoptr (GSocketConnection) pipe =
      g_socket_listener_accept_finish (G_SOCKET_LISTENER (source), result, NULL, NULL);

  if (pipe != NULL)
    door->side.line =
        dulle_line_new_host (G_IO_STREAM (pipe), door->certificate, &side_funcs, &door->side);
}

static void
open_door (Door            *door,
           GTlsCertificate *certificate)
{
  door->certificate = certificate;
  door->side.heard = g_string_new (NULL);
  door->listener = g_socket_listener_new ();
  door->port = g_socket_listener_add_any_inet_port (door->listener, NULL, NULL);
  ck_assert_uint_ne (door->port, 0);
  g_socket_listener_accept_async (door->listener, NULL, accepted_cb, door);
}

static void
close_door (Door *door)
{
  side_clear (&door->side);
  g_socket_listener_close (door->listener);
  g_object_unref (door->listener);
}

static void
say_hello (Door *door,
           guint lowest,
           guint highest)
{
  dulle_line_send (door->side.line,
                   &(DulleWireMessage){ DULLE_WIRE_HELLO,
                                        .hello = { lowest, highest, (char *) "dulle" } });
}

static void
wait_for_end (Door *door)
{
  while (door->side.end == DULLE_LINE_END_NONE)
    g_main_context_iteration (NULL, TRUE);
}

/* What became of an enquiry. */
typedef struct
{
  gboolean is_over;
  gboolean is_found;
} Outcome;

static void
enquired_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  Outcome *outcome = user_data;

  outcome->is_found = dulle_enquire_finish (result, NULL);
  outcome->is_over = TRUE;
}

/* Looks for whoever has the key, until a hello has come to each door. */
static void
begin_enquiry (Door            *doors,
               guint            n_doors,
               GTlsCertificate *certificate,
               GCancellable    *cancellable,
               Outcome         *outcome)
{
  g_autofree char *fingerprint = dulle_identity_fingerprint (certificate);
  g_autoptr (GString) link = g_string_new (NULL);
  g_autoptr (DulleInvitation) invitation = NULL;

  g_string_printf (link, "dulle:%s.0123456789abcdef", fingerprint);
  for (guint i = 0; i < n_doors; i++)
    {
      open_door (&doors[i], certificate);
      g_string_append_printf (link, "%c127.0.0.1:%u", i == 0 ? '@' : ',', doors[i].port);
    }
  invitation = dulle_invitation_parse (link->str, NULL);
  ck_assert_ptr_nonnull (invitation);
  dulle_enquire_async (invitation, LONG, cancellable, enquired_cb, outcome);
  for (guint i = 0; i < n_doors; i++)
    side_wait (&doors[i].side, 1);
}

static void
wait_for_outcome (const Outcome *outcome)
{
  while (!outcome->is_over)
    g_main_context_iteration (NULL, TRUE);
}

/* Whoever answers first is told that nobody stays, and the others have no line any more. */
START_TEST (test_one_of_three)
{
  g_autoptr (GTlsCertificate) certificate = make_certificate ();

  for (guint answers = 0; answers < 3; answers++)
    {
      Door    doors[3] = { 0 };
      Outcome outcome = { 0 };

      begin_enquiry (doors, G_N_ELEMENTS (doors), certificate, NULL, &outcome);
      say_hello (&doors[answers], DULLE_WIRE_LOWEST, DULLE_WIRE_HIGHEST);
      wait_for_outcome (&outcome);
      ck_assert (outcome.is_found);
      for (guint i = 0; i < G_N_ELEMENTS (doors); i++)
        {
          wait_for_end (&doors[i]);
          ck_assert_int_eq (doors[i].side.end == DULLE_LINE_END_LEFT, i == answers);
          close_door (&doors[i]);
        }
    }
}
END_TEST

/* Another version, or another word, ends that line, and the enquiry goes on. */
START_TEST (test_not_understood)
{
  static const guint versions[][2] = {
    { DULLE_WIRE_HIGHEST + 1, DULLE_WIRE_HIGHEST + 1 },
    { DULLE_WIRE_LOWEST - 1, DULLE_WIRE_LOWEST - 1 },
  };
  g_autoptr (GTlsCertificate) certificate = make_certificate ();
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Door    doors[3] = { 0 };
  Outcome outcome = { 0 };

  begin_enquiry (doors, G_N_ELEMENTS (doors), certificate, cancellable, &outcome);
  for (guint i = 0; i < G_N_ELEMENTS (versions); i++)
    say_hello (&doors[i], versions[i][0], versions[i][1]);
  dulle_line_send (doors[2].side.line, &(DulleWireMessage){ DULLE_WIRE_VOTED, .voted = { 1, 1 } });
  for (guint i = 0; i < G_N_ELEMENTS (doors); i++)
    wait_for_end (&doors[i]);
  ck_assert (!outcome.is_over);

  g_cancellable_cancel (cancellable);
  wait_for_outcome (&outcome);
  ck_assert (!outcome.is_found);
  for (guint i = 0; i < G_N_ELEMENTS (doors); i++)
    close_door (&doors[i]);
}
END_TEST

SUITE ("enquiry", test_one_of_three, test_not_understood)
