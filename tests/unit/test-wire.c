/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The messages between programs: who may say what and when, and how a mistake is named.
 */
#include "suite.h"

#include <glib.h>
#include <string.h>

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

static void
assert_named (DulleWireSide from,
              const char   *line,
              const char   *name,
              const char   *seen)
{
  g_auto (DulleWireReader) reader = reader_of (from, EVER);
  g_auto (DulleWireMessage) message = { 0 };
  g_autofree char *said = g_strdup_printf ("%s %s", line, name);
  g_autofree char *meant = g_strdup_printf ("%s %s\n", line, seen);
  g_autoptr (GString) text = g_string_new (NULL);

  ck_assert_int_eq (dulle_wire_reader_take (&reader, said, &message, NULL), DULLE_WIRE_WHOLE);
  dulle_wire_write (&message, text);
  ck_assert_str_eq (text->str, meant);
}

/* Whoever tells a name: nothing in it is not seen, and the same is always written in one way. */
START_TEST (test_names)
{
  static const struct
  {
    DulleWireSide from;
    const char   *line;
  } rows[] = {
    { DULLE_WIRE_GUEST, "join secret owl" },
    { DULLE_WIRE_GUEST, "knock commitment owl" },
    { DULLE_WIRE_GUEST, "watch secret - 0 owl" },
    { DULLE_WIRE_HOST, "player 1 person 0 owl" },
    { DULLE_WIRE_HOST, "watcher 1 owl" },
  };
  static const char *const same[] = { "Andr\u00e9 ", "\u200bAndr\u00e9", "Andre\u0301\ufeff",
                                      "An\u3164dre\u200b\u0301", "\u202eAndr\u00e9", "Andr\u00e9\u2800",
                                      "\u2028 Andr\u00e9", "An\ufe0fdr\u00e9", "\xc2\x85"
                                                                               "Andr\u00e9\u2029" };
  static const char *const none[] = { "", "  ", "\u200b", "\u3164\u2800", "\u2066\u2069" };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      for (guint k = 0; k < G_N_ELEMENTS (same); k++)
        assert_named (rows[i].from, rows[i].line, same[k], "Andr\u00e9");
      for (guint k = 0; k < G_N_ELEMENTS (none); k++)
        assert_named (rows[i].from, rows[i].line, none[k], "");
      assert_named (rows[i].from, rows[i].line, "Anna \u2028\u00a0 Maria", "Anna Maria");
    }
}
END_TEST

/* A name that grows as it is composed can still be said. */
START_TEST (test_long_name)
{
  g_auto (DulleWireReader) reader = reader_of (DULLE_WIRE_HOST, EVER);
  g_auto (DulleWireMessage) message = { 0 };
  g_autoptr (GString) line = g_string_new ("watcher 1 owl ");

  while (line->len + 4 <= DULLE_WIRE_MAX_LINE)
    g_string_append (line, "\U0001d160");
  ck_assert_int_eq (dulle_wire_reader_take (&reader, line->str, &message, NULL), DULLE_WIRE_WHOLE);
  ck_assert_uint_le (strlen (message.watcher.name), 255);
  ck_assert (g_utf8_validate (message.watcher.name, -1, NULL));
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
       test_names,
       test_long_name,
       test_block,
       test_newer,
       test_refused,
       test_endless_block)
