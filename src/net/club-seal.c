/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A message is a nonce and, locked by AES-256-GCM, its content. What it is for (a question, or
 * the answer to one) is not sent, but locked with it. An answer has the certificate, the
 * signature and the link; before each of the first two stand two bytes with its length.
 */
#include "club-seal.h"

#include <gnutls/abstract.h>
#include <gnutls/crypto.h>
#include <gnutls/gnutls.h>
#include <gnutls/x509.h>
#include <string.h>

#include "hexadecimal.h"
#include "identity.h"

#define CIPHER     GNUTLS_CIPHER_AES_256_GCM
#define KEY_SIZE   32
#define NONCE_SIZE 12
#define TAG_SIZE   16

/* Larger ones are none of ours. */
#define MAX_CONTENT 4096

#define QUESTION "dulle club 1 question"
#define ANSWER   "dulle club 1 answer "

static gboolean
begin_cipher (gnutls_aead_cipher_hd_t *cipher,
              const char              *secret)
{
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);
  guint8         key[KEY_SIZE];
  gsize          size = sizeof key;
  gnutls_datum_t datum = { key, sizeof key };

  g_checksum_update (sum, (const guchar *) "dulle club 1 key ", -1);
  g_checksum_update (sum, (const guchar *) secret, -1);
  g_checksum_get_digest (sum, key, &size);

  return gnutls_aead_cipher_init (cipher, CIPHER, &datum) == 0;
}

/* @purpose: what only the same purpose can unlock. Returns: (transfer full) (nullable) */
static GBytes *
lock_content (const char   *secret,
              const char   *purpose,
              const guint8 *content,
              gsize         size)
{
  gnutls_aead_cipher_hd_t cipher;
  gsize                   locked_size = size + TAG_SIZE;
  g_autofree guint8      *message = g_malloc (NONCE_SIZE + locked_size);
  gboolean                is_locked;

  if (!begin_cipher (&cipher, secret))
    return NULL;

  is_locked =
      gnutls_rnd (GNUTLS_RND_NONCE, message, NONCE_SIZE) == 0 &&
      gnutls_aead_cipher_encrypt (cipher, message, NONCE_SIZE, purpose, strlen (purpose), TAG_SIZE,
                                  content, size, message + NONCE_SIZE, &locked_size) == 0;
  gnutls_aead_cipher_deinit (cipher);

  return is_locked ? g_bytes_new_take (g_steal_pointer (&message), NONCE_SIZE + locked_size) : NULL;
}

/* Returns: (transfer full) (nullable) */
static GBytes *
unlock_content (const char *secret,
                const char *purpose,
                GBytes     *message)
{
  gnutls_aead_cipher_hd_t cipher;
  gsize                   size;
  const guint8           *bytes = g_bytes_get_data (message, &size);
  gsize                   content_size = size;
  g_autofree guint8      *content = NULL;
  gboolean                is_unlocked;

  if (size < NONCE_SIZE + TAG_SIZE || size > NONCE_SIZE + TAG_SIZE + MAX_CONTENT ||
      !begin_cipher (&cipher, secret))
    return NULL;

  content = g_malloc (size);
  is_unlocked = gnutls_aead_cipher_decrypt (cipher, bytes, NONCE_SIZE, purpose, strlen (purpose),
                                            TAG_SIZE, bytes + NONCE_SIZE, size - NONCE_SIZE,
                                            content, &content_size) == 0;
  gnutls_aead_cipher_deinit (cipher);

  return is_unlocked ? g_bytes_new_take (g_steal_pointer (&content), content_size) : NULL;
}

/* Questions */

GBytes *
dulle_club_seal_question (const char  *secret,
                          const guint8 id[DULLE_CLUB_ID_SIZE])
{
  g_return_val_if_fail (secret != NULL && id != NULL, NULL);

  return lock_content (secret, QUESTION, id, DULLE_CLUB_ID_SIZE);
}

gboolean
dulle_club_open_question (const char *secret,
                          GBytes     *message,
                          guint8      id[DULLE_CLUB_ID_SIZE])
{
  g_autoptr (GBytes) content = NULL;

  g_return_val_if_fail (secret != NULL && message != NULL && id != NULL, FALSE);

  content = unlock_content (secret, QUESTION, message);
  if (content == NULL || g_bytes_get_size (content) != DULLE_CLUB_ID_SIZE)
    return FALSE;
  memcpy (id, g_bytes_get_data (content, NULL), DULLE_CLUB_ID_SIZE);

  return TRUE;
}

/* Answers */

/* Returns: (transfer full): what the answer to the question @id is for */
static char *
name_answer_purpose (const guint8 *id)
{
  g_autofree char *number = dulle_hexadecimal_write (id, DULLE_CLUB_ID_SIZE);

  return g_strconcat (ANSWER, number, NULL);
}

/* Returns: (transfer full): what is signed */
static char *
name_promise (const char *purpose,
              const char *link)
{
  return g_strconcat (purpose, " ", link, NULL);
}

static gnutls_datum_t
datum_of_text (const char *text)
{
  return (gnutls_datum_t){ (unsigned char *) text, (unsigned) strlen (text) };
}

/* @signature: (out): to be freed by gnutls_free() */
static gboolean
sign_text (GTlsCertificate *certificate,
           const char      *text,
           gnutls_datum_t  *signature)
{
  g_autofree char *pem = NULL;
  gnutls_privkey_t key = NULL;
  gnutls_datum_t   data = datum_of_text (text);
  gnutls_datum_t   key_text;
  gboolean         is_signed;

  g_object_get (certificate, "private-key-pem", &pem, NULL);
  if (pem == NULL)
    return FALSE;

  key_text = datum_of_text (pem);
  is_signed =
      gnutls_privkey_init (&key) == 0 &&
      gnutls_privkey_import_x509_raw (key, &key_text, GNUTLS_X509_FMT_PEM, NULL, 0) == 0 &&
      gnutls_privkey_sign_data (key, GNUTLS_DIG_SHA256, 0, &data, signature) == 0;
  gnutls_privkey_deinit (key);

  return is_signed;
}

static gboolean
is_signed_by (const gnutls_datum_t *certificate,
              const char           *text,
              const gnutls_datum_t *signature)
{
  gnutls_x509_crt_t parsed = NULL;
  gnutls_pubkey_t   key = NULL;
  gnutls_datum_t    data = datum_of_text (text);
  gboolean          is_right;

  is_right = gnutls_x509_crt_init (&parsed) == 0 && gnutls_pubkey_init (&key) == 0 &&
             gnutls_x509_crt_import (parsed, certificate, GNUTLS_X509_FMT_DER) == 0 &&
             gnutls_pubkey_import_x509 (key, parsed, 0) == 0 &&
             gnutls_pubkey_verify_data2 (key, GNUTLS_SIGN_ECDSA_SHA256, 0, &data, signature) >= 0;
  gnutls_pubkey_deinit (key);
  gnutls_x509_crt_deinit (parsed);

  return is_right;
}

static void
append_part (GByteArray   *content,
             const guint8 *bytes,
             gsize         size)
{
  const guint8 length[2] = { (guint8) (size >> 8), (guint8) size };

  g_byte_array_append (content, length, sizeof length);
  g_byte_array_append (content, bytes, (guint) size);
}

GBytes *
dulle_club_seal_answer (const char      *secret,
                        const guint8     id[DULLE_CLUB_ID_SIZE],
                        GTlsCertificate *certificate,
                        const char      *link)
{
  g_autofree char *purpose = NULL;
  g_autofree char *promise = NULL;
  g_autoptr (GByteArray) content = NULL;
  g_autoptr (GByteArray) bytes = NULL;
  gnutls_datum_t signature;

  g_return_val_if_fail (secret != NULL && id != NULL && link != NULL, NULL);
  g_return_val_if_fail (G_IS_TLS_CERTIFICATE (certificate), NULL);

  purpose = name_answer_purpose (id);
  promise = name_promise (purpose, link);
  if (!sign_text (certificate, promise, &signature))
    return NULL;

  content = g_byte_array_new ();
  g_object_get (certificate, "certificate", &bytes, NULL);
  append_part (content, bytes->data, bytes->len);
  append_part (content, signature.data, signature.size);
  g_byte_array_append (content, (const guint8 *) link, (guint) strlen (link));
  gnutls_free (signature.data);

  return lock_content (secret, purpose, content->data, content->len);
}

/* Cuts a part off what is left of a content. Returns: whether there was one */
static gboolean
take_part (gnutls_datum_t *rest,
           gnutls_datum_t *part)
{
  unsigned size;

  if (rest->size < 2)
    return FALSE;
  size = (unsigned) rest->data[0] << 8 | rest->data[1];
  if (size > rest->size - 2)
    return FALSE;

  *part = (gnutls_datum_t){ rest->data + 2, size };
  *rest = (gnutls_datum_t){ rest->data + 2 + size, rest->size - 2 - size };

  return TRUE;
}

char *
dulle_club_open_answer (const char  *secret,
                        const char  *fingerprint,
                        const guint8 id[DULLE_CLUB_ID_SIZE],
                        GBytes      *message)
{
  g_autofree char *purpose = NULL;
  g_autofree char *link = NULL;
  g_autofree char *promise = NULL;
  g_autofree char *sum = NULL;
  g_autoptr (GBytes) content = NULL;
  gnutls_datum_t rest;
  gnutls_datum_t certificate;
  gnutls_datum_t signature;

  g_return_val_if_fail (secret != NULL && fingerprint != NULL && id != NULL, NULL);
  g_return_val_if_fail (message != NULL, NULL);

  purpose = name_answer_purpose (id);
  content = unlock_content (secret, purpose, message);
  if (content == NULL)
    return NULL;

  rest.data = (unsigned char *) g_bytes_get_data (content, NULL);
  rest.size = (unsigned) g_bytes_get_size (content);
  if (!take_part (&rest, &certificate) || !take_part (&rest, &signature))
    return NULL;

  link = g_strndup ((const char *) rest.data, rest.size);
  promise = name_promise (purpose, link);
  sum = g_compute_checksum_for_data (G_CHECKSUM_SHA256, certificate.data, certificate.size);
  sum[DULLE_FINGERPRINT_LENGTH] = '\0';

  return dulle_secret_equal (sum, fingerprint) && is_signed_by (&certificate, promise, &signature)
             ? g_steal_pointer (&link)
             : NULL;
}
