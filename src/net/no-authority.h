/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Nobody vouches for a host: guests know its fingerprint. Unless told otherwise GIO reads the
 * certificates of all authorities that the system trusts for each connection, which takes
 * 4 MB and most of the time of a handshake, and asks them first.
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* From here on, no certificate is valid in this process but by its fingerprint. Called again,
 * it does nothing. */
void dulle_no_authority_install (void);

G_END_DECLS
