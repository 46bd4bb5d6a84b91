/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A real broker that lets nobody in without a name and a password, by TLS. Nobody but itself
 * vouches for it, so a system trusts it only where SSL_CERT_FILE names its certificate.
 */
#pragma once

#include "broker-fixture.h"

#define GUARDED_NAME     "table"
#define GUARDED_PASSWORD "a b,@/#ü"

/* From “mosquitto_passwd”; and for 127.0.0.1, good until 2120. */
static const char guarded_passwords[] =
    "table:$7$101$fXe9whP23g+2HQUR$dyy0wtXfvRF/vZ03JlZMzZYzX4TDzqGv4YAX5yt2BLUZ3VHFKpHOFYXo7HR8CKV+BGpOfCNL8GPvTccoe/waQA==\n";

static const char guarded_key[] =
    "-----BEGIN PRIVATE KEY-----\n"
    "MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgSHfvX/W2uD5QJgPB\n"
    "9ha9dGqCGT2r4bV/mMgHQt3zYdChRANCAATi+1uNpIVhiUskfYJnaoXKtFx0w3WG\n"
    "72fJj193+wvZnlpHCzH7tmkI7I44E7EjNtGjCuQVnfVsZAqbJS9lhnhA\n"
    "-----END PRIVATE KEY-----\n";

static const char guarded_certificate[] =
    "-----BEGIN CERTIFICATE-----\n"
    "MIIBSjCB8aADAgECAgEBMAoGCCqGSM49BAMCMBsxGTAXBgNVBAMMEGJyb2tlciBv\n"
    "ZiBhIHRlc3QwIBcNMDAwMTAxMDAwMDAwWhgPMjEyMDAxMDEwMDAwMDBaMBsxGTAX\n"
    "BgNVBAMMEGJyb2tlciBvZiBhIHRlc3QwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNC\n"
    "AATi+1uNpIVhiUskfYJnaoXKtFx0w3WG72fJj193+wvZnlpHCzH7tmkI7I44E7Ej\n"
    "NtGjCuQVnfVsZAqbJS9lhnhAoyQwIjAPBgNVHREECDAGhwR/AAABMA8GA1UdEwEB\n"
    "/wQFMAMBAf8wCgYIKoZIzj0EAwIDSAAwRQIgJTbqS8LGdLeCmh9JA2vnNPLQvIQZ\n"
    "fCcDLfWcsXYUqSMCIQCI6gDyPueYTS9WxTqSX7pP40y8JfcKlXuUP6nCpueFkw==\n"
    "-----END CERTIFICATE-----\n";

static inline char *
guarded_write (const Broker *broker,
               const char   *name,
               const char   *text)
{
  char *path = g_build_filename (broker->folder, name, NULL);

  ck_assert (g_file_set_contents_full (path, text, -1, G_FILE_SET_CONTENTS_NONE, 0644, NULL));

  return path;
}

/* On a port that is free. Its files go with end_guarded_broker(). */
static inline void
begin_guarded_broker (Broker *broker)
{
  g_autofree char *passwords = NULL;
  g_autofree char *key = NULL;
  g_autofree char *certificate = NULL;

  place_broker (broker);
  /* Started by root, a broker becomes somebody else before it reads them. */
  g_chmod (broker->folder, 0755);
  passwords = guarded_write (broker, "passwords", guarded_passwords);
  key = guarded_write (broker, "key.pem", guarded_key);
  certificate = guarded_write (broker, "certificate.pem", guarded_certificate);
  broker->guards = g_strdup_printf ("allow_anonymous false\npassword_file %s\ncertfile %s\n"
                                    "keyfile %s\n",
                                    passwords, certificate, key);
  start_broker (broker);
}

/* From now on this process trusts @broker. */
static inline void
trust_guarded_broker (const Broker *broker)
{
  g_autofree char *certificate = g_build_filename (broker->folder, "certificate.pem", NULL);

  g_setenv ("SSL_CERT_FILE", certificate, TRUE);
}

static inline void
end_guarded_broker (Broker *broker)
{
  static const char *const names[] = { "passwords", "key.pem", "certificate.pem" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (broker->folder, names[i], NULL);

      g_unlink (path);
    }
  g_unsetenv ("SSL_CERT_FILE");
  end_broker (broker);
}
