/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Whoever knocks at a host's table has no invitation: the person there compares six digits, and
 * lets the guest in or not. One after the other: whoever knocks meanwhile waits.
 */
#include "dulle-host-private.h"

#include <string.h>

#include "net/identity.h"
#include "net/knock.h"

G_STATIC_ASSERT (DULLE_N_DIGITS == DULLE_N_KNOCK_DIGITS);

/* Whose digits are shown. Returns: (nullable) */
static DulleVisitor *
find_knocking (DulleHost *self)
{
  for (guint i = 0; i < self->visitors->len; i++)
    {
      DulleVisitor *visitor = g_ptr_array_index (self->visitors, i);

      if (*visitor->knock.digits != '\0')
        return visitor;
    }

  return NULL;
}

void
host_show_knock (DulleHost *self)
{
  DulleVisitor *visitor = find_knocking (self);

  dulle_company_show_knock (&self->company,
                            visitor != NULL ? &visitor->knock : &(DulleKnock){ 0 });
  host_report_change (self);
}

void
host_take_knock (DulleVisitor           *visitor,
                 const DulleWireMessage *message)
{
  DulleParticipant named = { 0 };

  if (visitor->commitment != NULL)
    return;
  if (host_find_free_place (visitor->host, message->knock.name) == DULLE_NO_SEAT)
    {
      host_lose_visitor (visitor, DULLE_LINE_END_FULL);
      return;
    }

  dulle_participant_set_name (&named, message->knock.name);
  visitor->knock = (DulleKnock){ .face = dulle_face_from_id (message->knock.face) };
  g_strlcpy (visitor->knock.name, named.name, sizeof visitor->knock.name);
  visitor->commitment = g_strdup (message->knock.commitment);
  visitor->nonce = dulle_secret_make (DULLE_KNOCK_NONCE_LENGTH);
  dulle_line_wait (visitor->line);
  dulle_line_send (visitor->line,
                   &(DulleWireMessage){ DULLE_WIRE_NONCE, .text = visitor->nonce });
}

void
host_take_nonce (DulleVisitor           *visitor,
                 const DulleWireMessage *message)
{
  DulleHost       *self = visitor->host;
  g_autofree char *fingerprint = NULL;

  if (visitor->commitment == NULL || *visitor->knock.digits != '\0')
    return;
  if (!dulle_knock_is_kept (visitor->commitment, message->text))
    {
      host_lose_visitor (visitor, DULLE_LINE_END_ERROR);
      return;
    }

  fingerprint = dulle_identity_fingerprint (self->certificate);
  dulle_knock_write_digits (fingerprint, message->text, visitor->nonce, visitor->knock.digits);
  host_show_knock (self);
}

void
dulle_host_answer_knock (DulleHost  *self,
                         const char *digits,
                         gboolean    lets_in)
{
  DulleVisitor *visitor;
  DulleKnock    knock;

  g_return_if_fail (DULLE_IS_HOST (self) && digits != NULL);

  visitor = find_knocking (self);
  if (visitor == NULL || strcmp (visitor->knock.digits, digits) != 0)
    return;

  knock = visitor->knock;
  visitor->knock = (DulleKnock){ 0 };
  if (lets_in)
    host_seat_newcomer (visitor, knock.face, knock.name);
  else
    host_lose_visitor (visitor, DULLE_LINE_END_REFUSED);
  host_show_knock (self);
}
