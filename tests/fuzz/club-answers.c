/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What a member, who knows the secret, could send to the door of a club, or to somebody who waits
 * for its answer: whatever was locked, nobody is led anywhere without the club's signature.
 */
#include <gnutls/crypto.h>
#include <string.h>

#include "net/club-seal.h"
#include "readers.h"

#define SECRET      "0123456789abcdef"
#define FINGERPRINT "00112233445566778899aabbccddeeff"
#define QUESTION    "dulle club 1 question"
#define ANSWER      "dulle club 1 answer 00000000000000000000000000000000"

#define NONCE_SIZE 12
#define TAG_SIZE   16

/* As docs/network-protocol.md says. Returns: (transfer full) */
static GBytes *
lock_bytes (const char *purpose,
            const void *data,
            size_t      size)
{
  static const guint8     nonce[NONCE_SIZE] = { 0 };
  gnutls_aead_cipher_hd_t cipher;
  guint8                  key[32];
  gsize                   key_size = sizeof key;
  gsize                   locked_size = size + TAG_SIZE;
  gnutls_datum_t          datum = { key, sizeof key };
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);
  guint8 *message = g_malloc (NONCE_SIZE + locked_size);

  g_checksum_update (sum, (const guchar *) "dulle club 1 key " SECRET, -1);
  g_checksum_get_digest (sum, key, &key_size);
  memcpy (message, nonce, NONCE_SIZE);
  gnutls_aead_cipher_init (&cipher, GNUTLS_CIPHER_AES_256_GCM, &datum);
  gnutls_aead_cipher_encrypt (cipher, nonce, NONCE_SIZE, purpose, strlen (purpose), TAG_SIZE, data,
                              size, message + NONCE_SIZE, &locked_size);
  gnutls_aead_cipher_deinit (cipher);

  return g_bytes_new_take (message, NONCE_SIZE + locked_size);
}

bool
read_club_answers (const void *data,
                   size_t      size)
{
  guint8 id[DULLE_CLUB_ID_SIZE] = { 0 };
  g_autoptr (GBytes) question = lock_bytes (QUESTION, data, size);
  g_autoptr (GBytes) answer = lock_bytes (ANSWER, data, size);
  g_autofree char *link = dulle_club_open_answer (SECRET, FINGERPRINT, id, answer);
  bool             is_question = dulle_club_open_question (SECRET, question, id);

  return link == NULL && is_question == (size == DULLE_CLUB_ID_SIZE);
}
