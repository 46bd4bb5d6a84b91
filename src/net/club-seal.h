/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What goes through the door of a club (club.h): a question with a number that nobody has used
 * before, and the answer to it, a link. Both are locked with the club's secret, so that the
 * broker cannot read or make them. The answer is signed with the club's key as well: members,
 * who know the secret, cannot pose as a host. docs/network-protocol.md has the bytes.
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Bytes of the number of a question. */
#define DULLE_CLUB_ID_SIZE 16

/* Returns: (transfer full): the question @id */
GBytes *dulle_club_seal_question (const char  *secret,
                                  const guint8 id[DULLE_CLUB_ID_SIZE]);

/* Returns: whether @message is a question, whose number is written to @id */
gboolean dulle_club_open_question (const char *secret,
                                   GBytes     *message,
                                   guint8      id[DULLE_CLUB_ID_SIZE]);

/**
 * dulle_club_seal_answer:
 * @certificate: the club's, with its key
 * @link: the answer to the question @id
 *
 * Returns: (transfer full) (nullable): the answer; %NULL if the certificate has no key that can
 *   sign
 */
GBytes *dulle_club_seal_answer (const char      *secret,
                                const guint8     id[DULLE_CLUB_ID_SIZE],
                                GTlsCertificate *certificate,
                                const char      *link);

/**
 * dulle_club_open_answer:
 * @fingerprint: that of the club's certificate
 * @id: the number of the own question
 *
 * Returns: (transfer full) (nullable): the link; %NULL if @message is not the club's answer
 */
char *dulle_club_open_answer (const char  *secret,
                              const char  *fingerprint,
                              const guint8 id[DULLE_CLUB_ID_SIZE],
                              GBytes      *message);

G_END_DECLS
