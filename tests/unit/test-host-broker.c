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
    { GUARDED_NAME "\nanother\n", "Table 1: The broker refuses it. Check the name and password." },
    { GUARDED_NAME, "Table 1: The broker refuses it. Check the name and password." },
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

/* A broker that knows no shared subscriptions, as far as a host talks to it. */

static gboolean
read_bytes (GIOStream *pipe,
            guint8    *bytes,
            gsize      n)
{
  gsize n_read;

  return g_input_stream_read_all (g_io_stream_get_input_stream (pipe), bytes, n, &n_read, NULL,
                                  NULL) &&
         n_read == n;
}

static void
write_bytes (GIOStream    *pipe,
             const guint8 *bytes,
             gsize         n)
{
  g_output_stream_write_all (g_io_stream_get_output_stream (pipe), bytes, n, NULL, NULL, NULL);
}

/* @body: of a packet of that @kind, in MQTT 5 */
static void
answer_packet (GIOStream    *pipe,
               guint         kind,
               const guint8 *body,
               gsize         n)
{
  const guint8 connected[] = { 0x20, 3, 0, 0, 0 };
  const guint8 awake[] = { 0xd0, 0 };
  guint8       granted[] = { 0x90, 4, body[0], body[1], 0, 0 };

  if (kind == 1)
    write_bytes (pipe, connected, sizeof connected);
  else if (kind == 8)
    {
      if (g_strstr_len ((const char *) body + 5, (gssize) n - 5, "$share") != NULL)
        granted[5] = 0x9e;
      write_bytes (pipe, granted, sizeof granted);
    }
  else if (kind == 12)
    write_bytes (pipe, awake, sizeof awake);
}

static gpointer
serve_client (gpointer data)
{
  g_autoptr (GIOStream) pipe = data;
  guint8 head;

  while (read_bytes (pipe, &head, 1))
    {
      guint              n = 0;
      guint              shift = 0;
      guint8             part;
      g_autofree guint8 *body = NULL;

      do
        {
          if (!read_bytes (pipe, &part, 1))
            return NULL;
          n |= (guint) (part & 0x7f) << shift;
          shift += 7;
        }
      while ((part & 0x80) != 0);
      body = g_malloc0 (n + 6);
      if (!read_bytes (pipe, body, n))
        return NULL;
      answer_packet (pipe, head >> 4, body, n);
    }

  return NULL;
}

/* Until its socket is closed. */
static gpointer
serve_clients (gpointer data)
{
  GSocket *listening = data;
  GSocket *socket;
  g_autoptr (GPtrArray) clients = g_ptr_array_new ();

  while ((socket = g_socket_accept (listening, NULL, NULL)) != NULL)
    {
      g_ptr_array_add (clients,
                       g_thread_new ("client", serve_client,
                                     g_socket_connection_factory_create_connection (socket)));
      g_object_unref (socket);
    }
  for (guint i = 0; i < clients->len; i++)
    g_thread_join (g_ptr_array_index (clients, i));

  return NULL;
}

/* On a port that is free. Returns: (transfer full) */
static GSocket *
listen_as_broker (guint16 *port)
{
  g_autoptr (GInetAddress) loopback = g_inet_address_new_loopback (G_SOCKET_FAMILY_IPV4);
  g_autoptr (GSocketAddress) any = g_inet_socket_address_new (loopback, 0);
  g_autoptr (GSocketAddress) bound = NULL;
  GSocket *socket = g_socket_new (G_SOCKET_FAMILY_IPV4, G_SOCKET_TYPE_STREAM,
                                  G_SOCKET_PROTOCOL_TCP, NULL);

  ck_assert (g_socket_bind (socket, any, FALSE, NULL) && g_socket_listen (socket, NULL));
  bound = g_socket_get_local_address (socket, NULL);
  *port = g_inet_socket_address_get_port (G_INET_SOCKET_ADDRESS (bound));

  return socket;
}

/* A club that does not work is not said to. */
START_TEST (test_no_shares)
{
  Host    host = { .folder = make_folder () };
  guint16 port;
  g_autoptr (GSocket) broker = listen_as_broker (&port);
  GThread         *thread = g_thread_new ("broker", serve_clients, broker);
  g_autofree char *words =
      g_strdup_printf ("--broker=127.0.0.1:%u --club=%s/club.pem", port, host.folder);

  start_host (&host, words);
  assert_first_said (&host, "The broker does not let this host wait at the club's door.",
                     "This host waits at the club's door.");
  end_host (&host);
  g_socket_shutdown (broker, TRUE, TRUE, NULL);
  g_socket_close (broker, NULL);
  g_thread_join (thread);
}
END_TEST

int
main (int    argc,
      char **argv)
{
  const TTest *const tests[] = { test_told, test_logins, test_no_shares, NULL };

  return broker_suite_run ("host-broker", tests, argv + (argc > 0));
}
