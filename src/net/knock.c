/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "knock.h"

#include <string.h>

#include "identity.h"

/* How many numbers there are with DULLE_N_KNOCK_DIGITS digits. */
#define N_CODES 1000000

char *
dulle_knock_commit (const char *nonce)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (nonce != NULL, NULL);

  text = g_strconcat ("dulle knock 1 ", nonce, NULL);

  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
}

gboolean
dulle_knock_is_kept (const char *commitment,
                     const char *nonce)
{
  g_autofree char *made = NULL;

  g_return_val_if_fail (commitment != NULL && nonce != NULL, FALSE);

  made = dulle_knock_commit (nonce);

  return strlen (nonce) == DULLE_KNOCK_NONCE_LENGTH && dulle_secret_equal (made, commitment);
}

void
dulle_knock_write_digits (const char *fingerprint,
                          const char *guest_nonce,
                          const char *host_nonce,
                          char        digits[DULLE_N_KNOCK_DIGITS + 1])
{
  g_autofree char *text = NULL;
  g_autofree char *hash = NULL;

  g_return_if_fail (fingerprint != NULL && guest_nonce != NULL && host_nonce != NULL);

  text = g_strdup_printf ("dulle digits 1 %s %s %s", fingerprint, guest_nonce, host_nonce);
  hash = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
  hash[15] = '\0';
  g_snprintf (digits, DULLE_N_KNOCK_DIGITS + 1, "%06u",
              (guint) (g_ascii_strtoull (hash, NULL, 16) % N_CODES));
}
