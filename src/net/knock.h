/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Asking for a seat without an invitation. Nothing tells the guest whose key it is that the
 * host shows, so both screens show six digits, which two persons compare. They follow from
 * the key and from a number of each side. The guest's is committed before it knows the
 * host's, and told afterwards, so that somebody in between can only guess once.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define DULLE_N_KNOCK_DIGITS 6

/* Hexadecimal digits of the number of a side. */
#define DULLE_KNOCK_NONCE_LENGTH 32

/* Returns: (transfer full): what the guest says before it tells @nonce */
char *dulle_knock_commit (const char *nonce);

/* Whether @nonce is what @commitment was made of. */
gboolean dulle_knock_is_kept (const char *commitment,
                              const char *nonce);

/* Writes what both screens show.
 *
 * @fingerprint: that of the host's certificate */
void dulle_knock_write_digits (const char *fingerprint,
                               const char *guest_nonce,
                               const char *host_nonce,
                               char        digits[DULLE_N_KNOCK_DIGITS + 1]);

G_END_DECLS
