/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What a host is known by: a certificate of its own making. Guests know its fingerprint, so
 * that nobody has to vouch for it.
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Hexadecimal digits of a fingerprint: 128 bits. */
#define DULLE_FINGERPRINT_LENGTH 32

/**
 * dulle_identity_load:
 * @path: (nullable): the file that keeps it, which is made if it is not there; %NULL makes
 *   one that is not kept
 *
 * Returns: (transfer full) (nullable): the certificate with its key
 */
GTlsCertificate *dulle_identity_load (const char *path,
                                      GError    **error);

/* Returns: (transfer full): the beginning of the SHA-256 of the certificate */
char *dulle_identity_fingerprint (GTlsCertificate *certificate);

/* Returns: (transfer full): @n_digits hexadecimal digits that nobody can guess */
char *dulle_secret_make (guint n_digits);

/* Whether two secrets are the same; takes as long whatever they are. */
gboolean dulle_secret_equal (const char *one,
                             const char *other);

G_END_DECLS
