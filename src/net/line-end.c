/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "line-end.h"

#include <string.h>

#include "config.h"
#include <gio/gio.h>
#include <glib/gi18n-lib.h>

static const struct
{
  const char *id;
  const char *sentence;
  gboolean    is_passing;
} ends[] = {
  [DULLE_LINE_END_NONE] = { "none", "" },
  [DULLE_LINE_END_LEFT] = { "left", N_ ("You left the table.") },
  [DULLE_LINE_END_CLOSED] = { "closed", N_ ("The host closed the table.") },
  [DULLE_LINE_END_OLD] = { "old", N_ ("Your Dulle is too old for this table. Please update it.") },
  [DULLE_LINE_END_NEW] = { "new",
                           N_ ("The host’s Dulle is too old for yours. It should be updated.") },
  [DULLE_LINE_END_SECRET] = { "secret", N_ ("This invitation is no longer valid.") },
  [DULLE_LINE_END_FULL] = { "full", N_ ("No seat is free at this table.") },
  [DULLE_LINE_END_TOKEN] = { "token", N_ ("Your seat at this table has been given away.") },
  [DULLE_LINE_END_SLOW] = { "slow", N_ ("The connection is too slow."), TRUE },
  [DULLE_LINE_END_SILENT] = { "silent", N_ ("The host is no longer responding."), TRUE },
  [DULLE_LINE_END_FLOOD] = { "flood", N_ ("Too many messages were sent at once.") },
  [DULLE_LINE_END_ERROR] = { "error", N_ ("The two programs do not understand each other.") },
  [DULLE_LINE_END_KEY] = { "key",
                           N_ ("Somebody else is answering at this address: the key "
                               "is not the one in the invitation."),
                           TRUE },
  [DULLE_LINE_END_LOCK] = { "lock", N_ ("No secure connection could be made."), TRUE },
  [DULLE_LINE_END_LOST] = { "lost", N_ ("The connection to the host was lost."), TRUE },
  [DULLE_LINE_END_UNREACHABLE] = { "unreachable",
                                   N_ ("Nobody is answering at this table’s address. Perhaps "
                                       "the table is closed, or a firewall is in the way."),
                                   TRUE },
  [DULLE_LINE_END_BROKER] = { "broker", N_ ("This table’s broker is not responding."), TRUE },
  [DULLE_LINE_END_ABSENT] = { "absent",
                              N_ ("There is nobody at this table. Perhaps the host has "
                                  "closed Dulle."),
                              TRUE },
  [DULLE_LINE_END_PASSWORD] = { "password",
                                N_ ("This table’s broker does not accept the name and "
                                    "password in the invitation."),
                                TRUE },
  [DULLE_LINE_END_UNTRUSTED] = { "untrusted",
                                 N_ ("No secure connection to this table’s broker could be "
                                     "made. Perhaps your system does not trust its "
                                     "certificate."),
                                 TRUE },
  [DULLE_LINE_END_NO_BROKERS] = { "no-brokers",
                                  N_ ("This table is reached through a broker, but your "
                                      "Dulle was built without support for brokers."),
                                  TRUE },
  [DULLE_LINE_END_REFUSED] = { "refused", N_ ("The host did not let you in.") },
  [DULLE_LINE_END_SENT_AWAY] = { "sent-away", N_ ("The host sent you away from the table.") },
  [DULLE_LINE_END_NO_TABLE] = { "no-table", N_ ("None of this club’s tables is free, or the "
                                                "club cannot be reached.") },
};

G_STATIC_ASSERT (G_N_ELEMENTS (ends) == DULLE_N_LINE_ENDS);

const char *
dulle_line_end_id (DulleLineEnd end)
{
  g_return_val_if_fail (end < DULLE_N_LINE_ENDS, NULL);

  return ends[end].id;
}

/* Others are noticed by whoever is at this end of the line, and nobody has to say them. */
static const DulleLineEnd said[] = {
  DULLE_LINE_END_LEFT,
  DULLE_LINE_END_CLOSED,
  DULLE_LINE_END_OLD,
  DULLE_LINE_END_NEW,
  DULLE_LINE_END_SECRET,
  DULLE_LINE_END_FULL,
  DULLE_LINE_END_TOKEN,
  DULLE_LINE_END_SILENT,
  DULLE_LINE_END_ERROR,
  DULLE_LINE_END_REFUSED,
};

DulleLineEnd
dulle_line_end_from_id (const char *id)
{
  g_return_val_if_fail (id != NULL, DULLE_LINE_END_NONE);

  for (guint i = 0; i < G_N_ELEMENTS (said); i++)
    {
      if (strcmp (ends[said[i]].id, id) == 0)
        return said[i];
    }

  return DULLE_LINE_END_CLOSED;
}

DulleLineEnd
dulle_line_end_of_pipe (const GError *error)
{
  static const struct
  {
    GIOErrorEnum code;
    DulleLineEnd end;
  } codes[] = {
    { G_IO_ERROR_NOT_FOUND, DULLE_LINE_END_ABSENT },
    { G_IO_ERROR_NOT_CONNECTED, DULLE_LINE_END_BROKER },
    { G_IO_ERROR_PROXY_AUTH_FAILED, DULLE_LINE_END_PASSWORD },
    { G_IO_ERROR_INVALID_DATA, DULLE_LINE_END_UNTRUSTED },
    { G_IO_ERROR_NOT_SUPPORTED, DULLE_LINE_END_NO_BROKERS },
  };

  for (guint i = 0; i < G_N_ELEMENTS (codes); i++)
    {
      if (g_error_matches (error, G_IO_ERROR, codes[i].code))
        return codes[i].end;
    }

  return DULLE_LINE_END_UNREACHABLE;
}

const char *
dulle_line_end_sentence (DulleLineEnd end)
{
  g_return_val_if_fail (end < DULLE_N_LINE_ENDS, NULL);

  return end == DULLE_LINE_END_NONE ? "" : _ (ends[end].sentence);
}

gboolean
dulle_line_end_is_passing (DulleLineEnd end)
{
  g_return_val_if_fail (end < DULLE_N_LINE_ENDS, FALSE);

  return ends[end].is_passing;
}
