/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The messages between programs: who may say what and when, and how a mistake is named.
 */
#include "suite.h"

#include <glib.h>

#include "net/wire.h"

#define EVER (DULLE_WIRE_GREETING | DULLE_WIRE_SEATED)

static DulleWireReader
reader_of (DulleWireSide from,
           guint         state)
{
  return (DulleWireReader){ .name = "guest", .from = from, .state = state };
}

static void
assert_refused (DulleWireSide from,
                guint         state,
                const char   *line,
                const char   *sentence)
{
  g_auto (DulleWireReader) reader = reader_of (from, state);
  g_autoptr (GError) error = NULL;
  DulleWireMessage message;

  ck_assert_int_eq (dulle_wire_reader_take (&reader, line, &message, &error), DULLE_WIRE_FAILED);
  ck_assert_str_eq (error->message, sentence);
}

START_TEST (test_read)
{
  g_auto (DulleWireReader) reader = reader_of (DULLE_WIRE_HOST, DULLE_WIRE_SEATED);
  g_auto (DulleWireMessage) message = { 0 };

  ck_assert_int_eq (
      dulle_wire_reader_take (&reader, "player 2 person 1 owl Anna Maria", &message, NULL),
      DULLE_WIRE_WHOLE);
  ck_assert_int_eq (message.kind, DULLE_WIRE_PLAYER);
  ck_assert_uint_eq (message.player.player, 2);
  ck_assert_uint_eq (message.player.ready, 1);
  ck_assert_str_eq (message.player.kind, "person");
  ck_assert_str_eq (message.player.face, "owl");
  ck_assert_str_eq (message.player.name, "Anna Maria");
}
END_TEST

START_TEST (test_block)
{
  const char *const lines[] = { "view 17", "dulle-view 1", "ask 3" };
  g_auto (DulleWireReader) reader = reader_of (DULLE_WIRE_HOST, DULLE_WIRE_SEATED);
  g_auto (DulleWireMessage) message = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    ck_assert_int_eq (dulle_wire_reader_take (&reader, lines[i], &message, NULL),
                      DULLE_WIRE_NOTHING);
  ck_assert_int_eq (dulle_wire_reader_take (&reader, "end", &message, NULL), DULLE_WIRE_WHOLE);
  ck_assert_int_eq (message.kind, DULLE_WIRE_VIEW);
  ck_assert_uint_eq (message.numbered.number, 17);
  ck_assert_str_eq (message.numbered.block, "dulle-view 1\nask 3\nend\n");
}
END_TEST

/* Words of a newer version, and what it adds to a line. */
START_TEST (test_newer)
{
  g_auto (DulleWireReader) reader = reader_of (DULLE_WIRE_GUEST, DULLE_WIRE_SEATED);
  g_auto (DulleWireMessage) message = { 0 };

  ck_assert_int_eq (dulle_wire_reader_take (&reader, "whistle 3", &message, NULL),
                    DULLE_WIRE_NOTHING);
  ck_assert_int_eq (dulle_wire_reader_take (&reader, "", &message, NULL), DULLE_WIRE_NOTHING);
  ck_assert_int_eq (dulle_wire_reader_take (&reader, "ready 1 loudly", &message, NULL),
                    DULLE_WIRE_WHOLE);
  ck_assert_uint_eq (message.number, 1);
}
END_TEST

START_TEST (test_refused)
{
  g_autofree char *line = g_strnfill (DULLE_WIRE_MAX_LINE + 1, 'x');

  assert_refused (DULLE_WIRE_GUEST, EVER, "ask 3", "guest:1: “ask” is not said by this side.");
  assert_refused (DULLE_WIRE_GUEST, DULLE_WIRE_GREETING, "act 3 1:CA",
                  "guest:1: “act” is not said at this moment.");
  assert_refused (DULLE_WIRE_GUEST, DULLE_WIRE_SEATED, "join a fox Anna",
                  "guest:1: “join” is not said at this moment.");
  assert_refused (DULLE_WIRE_GUEST, EVER, "ready", "guest:1: Something is missing (ready).");
  assert_refused (DULLE_WIRE_GUEST, EVER, "ready yes", "guest:1: “yes” is not a number (ready).");
  assert_refused (DULLE_WIRE_GUEST, EVER, "say 2 \xff", "guest:1: This is not a text in UTF-8.");
  assert_refused (DULLE_WIRE_GUEST, EVER, "say 2 a\tb",
                  "guest:1: There is a control character in the line.");
  assert_refused (DULLE_WIRE_GUEST, EVER, line, "guest:1: The line is longer than 4096 bytes.");
}
END_TEST

/* A block that does not end takes no more memory than it may. */
START_TEST (test_endless_block)
{
  g_auto (DulleWireReader) reader = reader_of (DULLE_WIRE_HOST, DULLE_WIRE_SEATED);
  g_autofree char *line = g_strnfill (DULLE_WIRE_MAX_LINE, 'x');
  DulleWireMessage message;
  DulleWireResult  result = dulle_wire_reader_take (&reader, "rules", &message, NULL);

  while (result == DULLE_WIRE_NOTHING)
    result = dulle_wire_reader_take (&reader, line, &message, NULL);

  ck_assert_int_eq (result, DULLE_WIRE_FAILED);
  ck_assert_uint_eq (reader.line, 2 + DULLE_WIRE_MAX_BLOCK / (DULLE_WIRE_MAX_LINE + 1));
}
END_TEST

SUITE ("wire",
       test_read,
       test_block,
       test_newer,
       test_refused,
       test_endless_block)
