/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Guests at a table that say only what the test says.
 */
#pragma once

#include "company-fixture.h"

#include "line-fixture.h"
#include "session/dulle-host-private.h"

#define OLD "dulle 0.0.1"

static inline GSocketConnection *
connect_to (guint16 port)
{
  g_autoptr (GSocketClient) client = g_socket_client_new ();
  GSocketConnection *pipe =
      g_socket_client_connect_to_host (client, "127.0.0.1", port, NULL, NULL);

  ck_assert_ptr_nonnull (pipe);

  return pipe;
}

/* A guest that says only what the test says. */
static inline void
begin_guest (Side  *side,
             Table *table,
             guint  highest,
             char  *abilities)
{
  g_autofree char *link = write_link (table, dulle_host_get_port (table->door));
  g_autoptr (DulleInvitation) invitation = dulle_invitation_parse (link, NULL);
  g_autoptr (GSocketConnection) pipe = connect_to (dulle_host_get_port (table->door));

  side->heard = g_string_new (NULL);
  side->line = dulle_line_new_guest (G_IO_STREAM (pipe), invitation->fingerprint, &side_funcs,
                                     side);
  dulle_line_send (side->line, &(DulleWireMessage){ DULLE_WIRE_HELLO,
                                                    .hello = { 1, highest, abilities } });
  side_wait (side, 1);
}

static inline void
join_as (Side       *side,
         const char *secret,
         const char *name)
{
  dulle_line_send (side->line,
                   &(DulleWireMessage){
                       DULLE_WIRE_JOIN,
                       .join = { (char *) secret, (char *) "owl", (char *) name } });
  side_wait (side, side->n_heard + 1);
  if (side->end == DULLE_LINE_END_NONE)
    dulle_line_sit_down (side->line);
}

static inline void
join_by (Side       *side,
         const char *secret)
{
  join_as (side, secret, "Old");
}

/* Says that where a table was, and looks who is told where it is: those whose line ends with
 * %DULLE_LINE_END_CLOSED, and nobody else. Returns: how it ended */
static inline DulleLineEnd
ask_for_table (Table                  *table,
               const DulleWireMessage *message)
{
  g_auto (Side) side = { 0 };

  begin_guest (&side, table, 1, (char *) OLD);
  dulle_line_send (side.line, message);
  side_wait (&side, G_MAXUINT);
  ck_assert_int_eq (strstr (side.heard->str, "\nmoved ") != NULL,
                    side.end == DULLE_LINE_END_CLOSED);

  return side.end;
}

static inline DulleLineEnd
return_by (Table      *table,
           const char *token)
{
  return ask_for_table (table, &(DulleWireMessage){ DULLE_WIRE_RETURN,
                                                    .back = { (char *) token, (char *) "-", 0 } });
}

static inline DulleLineEnd
join_late (Table      *table,
           const char *secret)
{
  return ask_for_table (table,
                        &(DulleWireMessage){ DULLE_WIRE_JOIN,
                                             .join = { (char *) secret, (char *) "owl",
                                                       (char *) "Old" } });
}

static inline DulleLineEnd
watch_late (Table      *table,
            const char *secret)
{
  return ask_for_table (table,
                        &(DulleWireMessage){ DULLE_WIRE_WATCH,
                                             .watch = { (char *) secret, (char *) "-", 0,
                                                        (char *) "owl", (char *) "Old" } });
}

/* Where the table has moved, those who do not belong to it are not told where it is. */
static inline void
assert_strangers_refused (Table *table)
{
  static char commitment[] = "0";

  ck_assert_int_eq (return_by (table, "00000000000000000000000000000000"), DULLE_LINE_END_TOKEN);
  ck_assert_int_eq (join_late (table, "0000000000000000"), DULLE_LINE_END_SECRET);
  ck_assert_int_eq (watch_late (table, "0000000000000000"), DULLE_LINE_END_SECRET);
  ck_assert_int_eq (ask_for_table (table,
                                   &(DulleWireMessage){ DULLE_WIRE_KNOCK,
                                                        .knock = { commitment, (char *) "owl",
                                                                   (char *) "Old" } }),
                    DULLE_LINE_END_FULL);
}

static inline void
wait_for_word (Side       *side,
               const char *word)
{
  g_autofree char *start = g_strdup_printf ("\n%s ", word);

  while (strstr (side->heard->str, start) == NULL)
    g_main_context_iteration (NULL, TRUE);
}
