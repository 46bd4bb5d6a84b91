/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * An invitation to a table, as a link that can be sent, typed or shown as a picture:
 *
 *   dulle:FINGERPRINT.SECRET@ADDRESS,ADDRESS…
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define DULLE_INVITATION_PREFIX     "dulle:"
#define DULLE_INVITATION_MAX_LENGTH 1024
#define DULLE_ROOM_SECRET_LENGTH    16

/**
 * DulleInvitation:
 * @fingerprint: that of the host's certificate; %NULL where it is not known yet
 * @secret: what lets a guest in
 * @addresses: how to reach the table, the best first; see dulle_pipe_open_async()
 */
typedef struct
{
  char  *fingerprint;
  char  *secret;
  char **addresses;
} DulleInvitation;

/**
 * dulle_invitation_parse:
 * @text: a link; blanks and line ends in it, as mail programs put them there, do not matter
 *
 * Returns: (transfer full) (nullable): the invitation, or %NULL with a sentence
 */
DulleInvitation *dulle_invitation_parse (const char *text,
                                         GError    **error);

/* Returns: (transfer full): the link */
char *dulle_invitation_format (const DulleInvitation *self);

/* Whether it leads to the door of a club (club.h), and not to a table. */
gboolean dulle_invitation_is_to_club (const DulleInvitation *self);

DulleInvitation *dulle_invitation_copy (const DulleInvitation *self);
void             dulle_invitation_free (DulleInvitation *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DulleInvitation, dulle_invitation_free)

G_END_DECLS
