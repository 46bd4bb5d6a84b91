/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Before a tournament begins at a real dulle-host, and guests that say only what the test says.
 */
#include "real-host.h"

#include "line-fixture.h"
#include "net/knock.h"
#include "suite.h"

static void
say_to_host (Side            *side,
             DulleWireMessage message)
{
  dulle_line_send (side->line, &message);
  side_wait (side, side->n_heard + 1);
}

static GIOStream *
connect_to (guint port)
{
  g_autoptr (GSocketClient) client = g_socket_client_new ();
  GSocketConnection *pipe =
      g_socket_client_connect_to_host (client, "127.0.0.1", (guint16) port, NULL, NULL);

  ck_assert_ptr_nonnull (pipe);

  return G_IO_STREAM (pipe);
}

/* @rest: what is said together with the last word. */
static void
knock_and_say (guint       port,
               const char *name,
               const char *rest)
{
  g_auto (Side) side = { .heard = g_string_new (NULL) };
  g_autoptr (GIOStream) pipe = connect_to (port);
  g_autofree char *nonce = dulle_secret_make (DULLE_KNOCK_NONCE_LENGTH);
  g_autofree char *commitment = dulle_knock_commit (nonce);
  g_autofree char *words = g_strconcat (nonce, rest, NULL);

  side.line = dulle_line_new_guest (pipe, NULL, &side_funcs, &side);
  say_to_host (&side, (DulleWireMessage){ DULLE_WIRE_HELLO, .hello = { 1, 1, (char *) "dulle" } });
  say_to_host (&side, (DulleWireMessage){ DULLE_WIRE_KNOCK,
                                          .knock = { commitment, (char *) "owl",
                                                     (char *) name } });
  say_to_host (&side, (DulleWireMessage){ DULLE_WIRE_NONCE, .text = words });
  ck_assert_int_ne (side.end, DULLE_LINE_END_NONE);
}

/* The log does not name nobody: whoever has gone at once is not in it, and whoever has no name is
 * called by the face. */
START_TEST (test_short_knock)
{
  Host             host = { .folder = make_folder () };
  guint            port;
  g_autofree char *said = NULL;

  start_host (&host, "--pause=0");
  port = await_table_port (&host);
  knock_and_say (port, "Berta", "\nbye left");
  knock_and_say (port, "", "");
  said = await_said (&host, " knocks at table 1 ");
  ck_assert_msg (strstr (said, " Owl (") != NULL, "%s", said);
  end_host (&host);
}
END_TEST

static Driver *
join_host (const char *link,
           const char *name)
{
  Driver          *driver = driver_start ();
  DulleParticipant me = { .face = DULLE_FACE_OWL };

  dulle_participant_set_name (&me, name);
  ck_assert (dulle_session_join (driver->session, link, &me, NULL));
  while (!dulle_session_get_company (driver->session)->is_connected)
    g_main_context_iteration (NULL, TRUE);

  return driver;
}

/* Guests see for how long they wait for one who is never ready, and need not if that one is. The
 * log tells both. */
START_TEST (test_wait)
{
  Host             host = { .folder = make_folder () };
  g_autofree char *link = NULL;
  g_autofree char *waits = NULL;
  g_autofree char *begins = NULL;
  Driver          *guests[2];

  start_host (&host, "--persons=2 --wait=3600");
  link = await_table_link (&host);
  guests[0] = join_host (link, "Anna");
  guests[1] = join_host (link, "Bert");
  dulle_session_set_ready (guests[0]->session, TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (guests); i++)
    while (dulle_company_seconds_to_begin (dulle_session_get_company (guests[i]->session)) < 1800)
      g_main_context_iteration (NULL, TRUE);
  waits = await_said (&host, "Table 1 waits for those who are not ready; seconds at most: ");
  dulle_session_set_ready (guests[1]->session, TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (guests); i++)
    while (!dulle_session_get_company (guests[i]->session)->is_playing)
      g_main_context_iteration (NULL, TRUE);
  begins = await_said (&host, "The tournament at table 1 begins.");
  for (guint i = 0; i < G_N_ELEMENTS (guests); i++)
    driver_free (guests[i]);
  end_host (&host);
}
END_TEST

SUITE ("hosted-lobby", test_short_knock, test_wait)
