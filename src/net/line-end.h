/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Why a line to another program ended, or never began.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * DulleLineEnd:
 * @DULLE_LINE_END_NONE: it has not
 * @DULLE_LINE_END_LEFT: the guest left the table
 * @DULLE_LINE_END_CLOSED: the host closed it
 * @DULLE_LINE_END_OLD: the guest's program is too old
 * @DULLE_LINE_END_NEW: the guest's program is too new
 * @DULLE_LINE_END_SECRET: the invitation is not for this table
 * @DULLE_LINE_END_FULL: no seat is free
 * @DULLE_LINE_END_TOKEN: the seat was given to somebody else
 * @DULLE_LINE_END_SLOW: too much piled up that was not read
 * @DULLE_LINE_END_SILENT: nothing was heard for too long
 * @DULLE_LINE_END_FLOOD: too much was said
 * @DULLE_LINE_END_ERROR: something was said that cannot be understood
 * @DULLE_LINE_END_KEY: whoever answered is not the one who invited
 * @DULLE_LINE_END_LOCK: no safe connection could be made
 * @DULLE_LINE_END_LOST: the connection broke
 * @DULLE_LINE_END_UNREACHABLE: there was no answer at any address
 * @DULLE_LINE_END_BROKER: the broker between the two was not reached
 * @DULLE_LINE_END_ABSENT: the broker was reached, and nobody was there
 * @DULLE_LINE_END_PASSWORD: the broker lets nobody in with the name and password of the invitation
 * @DULLE_LINE_END_UNTRUSTED: the connection to the broker could not be locked
 * @DULLE_LINE_END_NO_BROKERS: this program cannot talk to brokers
 * @DULLE_LINE_END_REFUSED: the host has not let somebody in who knocked
 * @DULLE_LINE_END_SENT_AWAY: the host has sent somebody away who was at the table
 * @DULLE_LINE_END_NO_TABLE: no host of a club has a free table
 */
typedef enum
{
  DULLE_LINE_END_NONE,
  DULLE_LINE_END_LEFT,
  DULLE_LINE_END_CLOSED,
  DULLE_LINE_END_OLD,
  DULLE_LINE_END_NEW,
  DULLE_LINE_END_SECRET,
  DULLE_LINE_END_FULL,
  DULLE_LINE_END_TOKEN,
  DULLE_LINE_END_SLOW,
  DULLE_LINE_END_SILENT,
  DULLE_LINE_END_FLOOD,
  DULLE_LINE_END_ERROR,
  DULLE_LINE_END_KEY,
  DULLE_LINE_END_LOCK,
  DULLE_LINE_END_LOST,
  DULLE_LINE_END_UNREACHABLE,
  DULLE_LINE_END_BROKER,
  DULLE_LINE_END_ABSENT,
  DULLE_LINE_END_PASSWORD,
  DULLE_LINE_END_UNTRUSTED,
  DULLE_LINE_END_NO_BROKERS,
  DULLE_LINE_END_REFUSED,
  DULLE_LINE_END_SENT_AWAY,
  DULLE_LINE_END_NO_TABLE,
  DULLE_N_LINE_ENDS,
} DulleLineEnd;

/* The word after “bye”. */
const char *dulle_line_end_id (DulleLineEnd end);

/* Returns: the end called @id; %DULLE_LINE_END_CLOSED if it is not known, or not for anybody to
 *   say */
DulleLineEnd dulle_line_end_from_id (const char *id);

/**
 * dulle_line_end_of_pipe:
 * @error: from dulle_pipe_open_finish()
 *
 * Returns: why no line could begin
 */
DulleLineEnd dulle_line_end_of_pipe (const GError *error);

/* Returns: one whole sentence for the guest, translated; empty for
 *   %DULLE_LINE_END_NONE */
const char *dulle_line_end_sentence (DulleLineEnd end);

/* Whether the guest should try again by itself. */
gboolean dulle_line_end_is_passing (DulleLineEnd end);

G_END_DECLS
