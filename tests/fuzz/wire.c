/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What another program says at the table: each line is understood, skipped or refused with
 * one sentence, and what was understood is the same when it is written and read again.
 */
#include <string.h>

#include "net/wire.h"
#include "readers.h"

#define EVER (DULLE_WIRE_GREETING | DULLE_WIRE_SEATED)

/* Returns: whether the same is read from what was written, line by line */
static bool
reads_again (const DulleWireMessage *message,
             DulleWireSide           from)
{
  g_auto (DulleWireReader) reader = { READERS_NAME, from, EVER, 0, NULL, { 0 } };
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GString) again = g_string_new (NULL);
  DulleWireMessage read;
  g_auto (GStrv) lines = NULL;

  dulle_wire_write (message, text);
  lines = g_strsplit (text->str, "\n", -1);
  for (unsigned i = 0; lines[i] != NULL && lines[i + 1] != NULL; i++)
    {
      if (dulle_wire_reader_take (&reader, lines[i], &read, NULL) != DULLE_WIRE_WHOLE)
        continue;
      dulle_wire_write (&read, again);
      dulle_wire_message_clear (&read);
    }

  return strcmp (text->str, again->str) == 0;
}

/* A side that made a mistake is not listened to any longer. */
static bool
listen_to (const char   *text,
           DulleWireSide from)
{
  g_auto (DulleWireReader) reader = { READERS_NAME, from, EVER, 0, NULL, { 0 } };
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (unsigned i = 0; lines[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;
      DulleWireMessage message;
      bool             is_same;

      switch (dulle_wire_reader_take (&reader, lines[i], &message, &error))
        {
        case DULLE_WIRE_FAILED:
          return error != NULL && readers_name_line (error->message, text);
        case DULLE_WIRE_WHOLE:
          is_same = error == NULL && reads_again (&message, from);
          dulle_wire_message_clear (&message);
          if (!is_same)
            return false;
          break;
        default:
          if (error != NULL)
            return false;
        }
    }

  return true;
}

bool
read_wire (const char *text)
{
  return listen_to (text, DULLE_WIRE_HOST) && listen_to (text, DULLE_WIRE_GUEST);
}
