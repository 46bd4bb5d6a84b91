/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The key by which guests know a host: kept in a file, read again, and never in part.
 */
#include "suite.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <sys/resource.h>

#include "net/identity.h"

static void
assert_mode (const char *path,
             mode_t      mode)
{
  GStatBuf status;

  ck_assert_int_eq (g_stat (path, &status), 0);
  ck_assert_uint_eq (status.st_mode & 07777, mode);
}

START_TEST (test_identity)
{
  g_autofree char *parent = g_dir_make_tmp ("dulle-test-XXXXXX", NULL);
  g_autofree char *folder = g_build_filename (parent, "dulle", NULL);
  g_autofree char *path = g_build_filename (folder, "key.pem", NULL);
  g_autoptr (GTlsCertificate) first = dulle_identity_load (path, NULL);
  g_autoptr (GTlsCertificate) again = dulle_identity_load (path, NULL);
  g_autoptr (GTlsCertificate) other = dulle_identity_load (NULL, NULL);
  g_autofree char *one = dulle_identity_fingerprint (first);
  g_autofree char *two = dulle_identity_fingerprint (again);
  g_autofree char *three = dulle_identity_fingerprint (other);

  ck_assert_str_eq (one, two);
  ck_assert_str_ne (one, three);
  ck_assert_uint_eq (strlen (one), DULLE_FINGERPRINT_LENGTH);
  assert_mode (folder, 0700);
  assert_mode (path, 0600);
  g_unlink (path);
  g_rmdir (folder);
  g_rmdir (parent);
}
END_TEST

/* In DER. Returns: what comes after the kind and the length, which are two bytes, or say how many
 * more there are of the length. */
static const guint8 *
enter_sequence (const guint8 *bytes)
{
  ck_assert_uint_eq (bytes[0], 0x30);

  return bytes + 2 + ((bytes[1] & 0x80) != 0 ? bytes[1] & 0x7f : 0);
}

/* TLS 1.3 wants certificates of the third version (RFC 8446, 4.4.2); others are not refused by all,
 * but nobody has to take them. In what is signed the version comes first. */
START_TEST (test_version)
{
  static const guint8 third[] = { 0xa0, 3, 2, 1, 2 };
  g_autoptr (GTlsCertificate) certificate = dulle_identity_load (NULL, NULL);
  g_autoptr (GByteArray) bytes = NULL;
  const guint8 *signed_part;

  g_object_get (certificate, "certificate", &bytes, NULL);
  signed_part = enter_sequence (enter_sequence (bytes->data));
  ck_assert_uint_gt (bytes->len, 8 + sizeof third);
  ck_assert_mem_eq (signed_part, third, sizeof third);
}
END_TEST

/* What could not be kept as a whole is not there the next time, when there may be room. */
START_TEST (test_no_room_for_identity)
{
  g_autofree char *folder = g_dir_make_tmp ("dulle-test-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "host.pem", NULL);
  g_autoptr (GTlsCertificate) first = NULL;
  g_autoptr (GTlsCertificate) later = NULL;
  g_autoptr (GError) error = NULL;
  struct rlimit before;

  signal (SIGXFSZ, SIG_IGN);
  getrlimit (RLIMIT_FSIZE, &before);
  setrlimit (RLIMIT_FSIZE, &(struct rlimit){ .rlim_cur = 100, .rlim_max = before.rlim_max });
  first = dulle_identity_load (path, &error);
  setrlimit (RLIMIT_FSIZE, &before);
  signal (SIGXFSZ, SIG_DFL);
  ck_assert_ptr_null (first);
  ck_assert_ptr_nonnull (strstr (error->message, "/host.pem” cannot be written: "));
  later = dulle_identity_load (path, NULL);
  ck_assert_ptr_nonnull (later);
  g_unlink (path);
  g_rmdir (folder);
}
END_TEST

static void
assert_no_identity (const char *path,
                    const char *reason)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *begin = g_strdup_printf ("“%s” cannot be read: %s", path, reason);

  ck_assert_ptr_null (dulle_identity_load (path, &error));
  ck_assert (g_str_has_prefix (error->message, begin));
  ck_assert (g_str_has_suffix (error->message, ".") && !g_str_has_suffix (error->message, ".."));
}

/* Whoever reads about it must know which file to put away. */
START_TEST (test_damaged_identity)
{
  static const char *const texts[] = {
    "",
    "Dear Anna,\n",
    "-----BEGIN CERTIFICATE-----\nDear Anna,\n-----END CERTIFICATE-----\n",
  };
  g_autofree char *folder = g_dir_make_tmp ("dulle-test-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "host.pem", NULL);
  g_autofree char *nowhere = g_build_filename (path, "host.pem", NULL);
  g_autoptr (GError) error = NULL;

  assert_no_identity (folder, "it is a folder.");
  ck_assert_int_eq (mkfifo (path, 0600), 0);
  assert_no_identity (path, "it is a pipe or a device.");
  ck_assert_ptr_null (dulle_identity_load (nowhere, &error));
  ck_assert (g_str_has_prefix (error->message, "“") && g_str_has_suffix (error->message, "."));
  ck_assert_ptr_nonnull (strstr (error->message, "/host.pem” cannot be written: "));
  g_unlink (path);

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      ck_assert (g_file_set_contents (path, texts[i], -1, NULL));
      assert_no_identity (path, "");
    }
  g_unlink (path);
  g_rmdir (folder);
}
END_TEST

SUITE ("identity",
       test_identity,
       test_version,
       test_no_room_for_identity,
       test_damaged_identity)
