/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A real dulle-host at a real broker: whoever runs it is told what comes of the broker, and the
 * name and the password for it are those of a file.
 */
#include "guarded-broker.h"
#include "real-host.h"

/* Reads what a host says up to a line that ends with @ending, which it says first. */
static void
assert_first_said (const Host *host,
                   const char *ending,
                   const char *not_before)
{
  g_autofree char *said = NULL;

  do
    {
      g_free (said);
      said = await_said (host, ".");
      ck_assert_msg (!g_str_has_suffix (said, not_before), "%s", said);
    }
  while (!g_str_has_suffix (said, ending));
}

/* A broker that is there, is gone, and is there again. */
START_TEST (test_told)
{
  g_auto (Broker) broker = { 0 };
  Host             host = { .folder = make_folder () };
  g_autofree char *words = NULL;

  begin_broker (&broker);
  words = g_strdup_printf ("--broker=127.0.0.1:%u", broker.port);
  start_host (&host, words);
  assert_first_said (&host, "Table 1 has reached the broker.", "Table 1 has lost the broker.");
  kill_broker (&broker);
  assert_first_said (&host, "Table 1 has lost the broker.", "Table 1 has reached the broker.");
  start_broker (&broker);
  assert_first_said (&host, "Table 1 has reached the broker.", "Table 1 has lost the broker.");
  end_host (&host);
}
END_TEST

/* What a host says of a broker to which it has a login of that text. */
static void
assert_said_of_login (const Broker *broker,
                      const char   *login,
                      const char   *said)
{
  Host             host = { .folder = make_folder () };
  g_autofree char *path = g_build_filename (host.folder, "login", NULL);
  g_autofree char *words =
      g_strdup_printf ("--broker=mqtts://127.0.0.1:%u --broker-login=%s", broker->port, path);

  ck_assert (g_file_set_contents (path, login, -1, NULL));
  start_host (&host, words);
  g_free (await_said (&host, said));
  end_host (&host);
}

/* Blanks and line ends of other systems are no part of a name or a password. */
START_TEST (test_logins)
{
  static const char *const rows[][2] = {
    { GUARDED_NAME "\n" GUARDED_PASSWORD "\n", "Table 1 has reached the broker." },
    { "\xef\xbb\xbf" GUARDED_NAME "\r\n" GUARDED_PASSWORD "\r\n\r\n",
      "Table 1 has reached the broker." },
    { " " GUARDED_NAME " \n\t" GUARDED_PASSWORD, "Table 1 has reached the broker." },
    { GUARDED_NAME "\nanother\n", "Table 1: The broker refuses the name or the password." },
    { GUARDED_NAME, "Table 1: The broker refuses the name or the password." },
  };
  Broker broker;

  begin_guarded_broker (&broker);
  trust_guarded_broker (&broker);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    assert_said_of_login (&broker, rows[i][0], rows[i][1]);
  g_unsetenv ("SSL_CERT_FILE");
  assert_said_of_login (&broker, rows[0][0], "Table 1: The broker's certificate is not trusted.");
  end_guarded_broker (&broker);
}
END_TEST

int
main (int    argc,
      char **argv)
{
  const TTest *const tests[] = { test_told, test_logins, NULL };

  return broker_suite_run ("host-broker", tests, argv + (argc > 0));
}
