/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * GIO can use certificates but not make them, so GnuTLS does.
 */
#include "identity.h"

#include <glib/gstdio.h>
#include <gnutls/crypto.h>
#include <gnutls/gnutls.h>
#include <gnutls/x509.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "config.h"
#include <glib/gi18n-lib.h>

#include "engine/quote.h"
#include "hexadecimal.h"

#define YEAR (365 * 24 * 60 * 60)

/* Valid long before and after now: clocks of living-room computers are wrong by years. */
static gboolean
fill_certificate (gnutls_x509_crt_t     certificate,
                  gnutls_x509_privkey_t key)
{
  static const char name[] = "Dulle";
  guint8            serial[16];
  time_t            now = time (NULL);

  return gnutls_rnd (GNUTLS_RND_NONCE, serial, sizeof serial) == 0 &&
         (serial[0] &= 0x7f, gnutls_x509_crt_set_version (certificate, 3) == 0) &&
         gnutls_x509_crt_set_serial (certificate, serial, sizeof serial) == 0 &&
         gnutls_x509_crt_set_activation_time (certificate, now - 20 * YEAR) == 0 &&
         gnutls_x509_crt_set_expiration_time (certificate, now + 40 * (time_t) YEAR) == 0 &&
         gnutls_x509_crt_set_dn_by_oid (certificate, GNUTLS_OID_X520_COMMON_NAME, 0, name,
                                        sizeof name - 1) == 0 &&
         gnutls_x509_crt_set_key (certificate, key) == 0 &&
         gnutls_x509_crt_sign2 (certificate, certificate, key, GNUTLS_DIG_SHA256, 0) == 0;
}

static void
append_datum (GString        *text,
              gnutls_datum_t *datum)
{
  g_string_append_len (text, (const char *) datum->data, (gssize) datum->size);
  gnutls_free (datum->data);
}

static gboolean
export_both (gnutls_x509_crt_t     certificate,
             gnutls_x509_privkey_t key,
             GString              *text)
{
  gnutls_datum_t datum;

  if (gnutls_x509_privkey_export2 (key, GNUTLS_X509_FMT_PEM, &datum) != 0)
    return FALSE;
  append_datum (text, &datum);
  if (gnutls_x509_crt_export2 (certificate, GNUTLS_X509_FMT_PEM, &datum) != 0)
    return FALSE;
  append_datum (text, &datum);

  return TRUE;
}

/* Returns: (transfer full) (nullable): a new key and its certificate as text */
static char *
make_identity (GError **error)
{
  g_autoptr (GString) text = g_string_new (NULL);
  gnutls_x509_privkey_t key = NULL;
  gnutls_x509_crt_t     certificate = NULL;
  gboolean              is_made;

  is_made = gnutls_x509_privkey_init (&key) == 0 && gnutls_x509_crt_init (&certificate) == 0 &&
            gnutls_x509_privkey_generate (
                key, GNUTLS_PK_ECDSA, GNUTLS_CURVE_TO_BITS (GNUTLS_ECC_CURVE_SECP256R1), 0) == 0 &&
            fill_certificate (certificate, key) && export_both (certificate, key, text);
  gnutls_x509_crt_deinit (certificate);
  gnutls_x509_privkey_deinit (key);
  if (is_made)
    return g_strdup (text->str);

  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, _ ("No key could be made."));

  return NULL;
}

/* A key that was made before everything else in the user's data folder has no folder yet. */
static gboolean
keep_identity (const char *path,
               const char *text,
               GError    **error)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *reason = NULL;
  g_autoptr (GError) failure = NULL;

  g_mkdir_with_parents (folder, 0700);
  if (g_file_set_contents_full (path, text, -1,
                                G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0600,
                                &failure))
    return TRUE;

  reason = g_strconcat (failure->message, ".", NULL);
  /* Translators: a file and the reason. */
  g_set_error (error, failure->domain, failure->code, _ ("“%s” cannot be written: %s"),
               dulle_quote (path).text, reason);

  return FALSE;
}

/* A pipe or a device may have no end. Returns: (transfer full) (nullable) */
static char *
read_text (const char *path,
           GError    **error)
{
  char *text = NULL;

  if (g_file_test (path, G_FILE_TEST_IS_DIR))
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY, _ ("it is a folder"));
  else if (!g_file_test (path, G_FILE_TEST_IS_REGULAR))
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE,
                         _ ("it is a pipe or a device"));
  else if (g_access (path, R_OK) != 0)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED,
                         _ ("access is not allowed"));
  else
    g_file_get_contents (path, &text, NULL, error);

  return text;
}

/* Returns: (transfer full) (nullable): what is kept; if nothing is, the error names the file */
static GTlsCertificate *
read_identity (const char *path,
               GError    **error)
{
  g_autoptr (GError) failure = NULL;
  g_autofree char *text = read_text (path, &failure);
  GTlsCertificate *certificate =
      text != NULL ? g_tls_certificate_new_from_pem (text, -1, &failure) : NULL;

  if (certificate != NULL)
    return certificate;

  /* Some of these sentences have a full stop, others none. */
  if (g_str_has_suffix (failure->message, "."))
    failure->message[strlen (failure->message) - 1] = '\0';
  g_set_error (error, failure->domain, failure->code,
               /* Translators: a file, and why: “there is no such file” */
               _ ("“%s” cannot be read: %s."), dulle_quote (path).text, failure->message);

  return NULL;
}

GTlsCertificate *
dulle_identity_load (const char *path,
                     GError    **error)
{
  g_autofree char *text = NULL;

  if (path != NULL && g_file_test (path, G_FILE_TEST_EXISTS))
    return read_identity (path, error);

  text = make_identity (error);
  if (text == NULL || (path != NULL && !keep_identity (path, text, error)))
    return NULL;

  return g_tls_certificate_new_from_pem (text, -1, error);
}

char *
dulle_identity_fingerprint (GTlsCertificate *certificate)
{
  g_autoptr (GByteArray) bytes = NULL;
  char *sum;

  g_return_val_if_fail (G_IS_TLS_CERTIFICATE (certificate), NULL);

  g_object_get (certificate, "certificate", &bytes, NULL);
  sum = g_compute_checksum_for_data (G_CHECKSUM_SHA256, bytes->data, bytes->len);
  sum[DULLE_FINGERPRINT_LENGTH] = '\0';

  return sum;
}

char *
dulle_secret_make (guint n_digits)
{
  gsize              n_bytes = (n_digits + 1) / 2;
  g_autofree guint8 *bytes = g_malloc (n_bytes);
  char              *secret;

  /* Nothing could be kept secret without it. */
  if (gnutls_rnd (GNUTLS_RND_KEY, bytes, n_bytes) != 0)
    g_error ("There are no random numbers.");
  secret = dulle_hexadecimal_write (bytes, n_bytes);
  secret[n_digits] = '\0';

  return secret;
}

gboolean
dulle_secret_equal (const char *one,
                    const char *other)
{
  gsize length;

  g_return_val_if_fail (one != NULL && other != NULL, FALSE);

  length = strlen (one);

  return length == strlen (other) && gnutls_memcmp (one, other, length) == 0;
}
