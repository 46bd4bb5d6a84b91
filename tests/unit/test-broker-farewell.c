/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A program that ends has said to its broker what it had to say.
 */
#include <string.h>
#include <unistd.h>

#include "broker-fixture.h"
#include "net/broker-client.h"
#include "stopped-clock.h"

#define TOPIC    "farewells"
#define FAREWELL "The table is closed."

/* A farewell has a second, which is not over for an hour. */
static void
stop_time (void)
{
  stopped_at = g_get_monotonic_time () + G_TIME_SPAN_HOUR;
}

/**
 * Ear:
 * @heard: (nullable): what was published
 */
typedef struct
{
  gboolean is_connected;
  GBytes  *heard;
} Ear;

static void
connected_cb (gpointer owner)
{
  ((Ear *) owner)->is_connected = TRUE;
}

static void
received_cb (GBytes  *message,
             gpointer owner)
{
  ((Ear *) owner)->heard = g_bytes_ref (message);
}

static const DulleBrokerClientFuncs funcs = { connected_cb, NULL, received_cb };

static DulleBrokerClient *
connect_client (const Broker *broker,
                const char   *topic,
                Ear          *ear)
{
  g_autofree char   *host = g_strdup ("127.0.0.1");
  DulleBrokerAddress address = { .host = host, .port = broker->port };
  DulleBrokerClient *client = dulle_broker_client_new (&address, topic, &funcs, ear);

  while (!ear->is_connected)
    g_main_context_iteration (g_main_context_get_thread_default (), TRUE);

  return client;
}

/* Says something and ends at once, when something can be read from @start. The default context
 * would be woken together with that of the other program. */
static void
run_program (const Broker *broker,
             int           start)
{
  g_autoptr (GBytes) farewell = g_bytes_new_static (FAREWELL, strlen (FAREWELL));
  Ear                ear = { 0 };
  DulleBrokerClient *client;
  char               byte;

  g_main_context_push_thread_default (g_main_context_new ());
  client = connect_client (broker, "nothing", &ear);
  if (read (start, &byte, 1) != 1)
    _exit (EXIT_FAILURE);
  stop_time ();
  dulle_broker_client_publish (client, TOPIC, farewell);
  dulle_broker_client_drop (client);
  dulle_broker_await_farewells ();
  _exit (EXIT_SUCCESS);
}

START_TEST (test_farewell)
{
  g_auto (Broker) broker = { 0 };
  Ear                ear = { 0 };
  DulleBrokerClient *client;
  int                start[2];
  pid_t              program;

  begin_broker (&broker);
  ck_assert_int_eq (pipe (start), 0);
  program = fork ();
  if (program == 0)
    run_program (&broker, start[0]);

  client = connect_client (&broker, TOPIC, &ear);
  ck_assert_int_eq (write (start[1], "!", 1), 1);
  while (ear.heard == NULL)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_mem_eq (g_bytes_get_data (ear.heard, NULL), FAREWELL, strlen (FAREWELL));
  ck_assert_int_eq (waitpid (program, NULL, 0), program);
  g_bytes_unref (ear.heard);
  dulle_broker_client_drop (client);
  close (start[0]);
  close (start[1]);
}
END_TEST

/* Where there is nobody to be told, nobody waits for long. */
START_TEST (test_nothing_to_say)
{
  g_autofree char   *host = g_strdup ("127.0.0.1");
  DulleBrokerAddress address = { .host = host, .port = 9 };
  Ear                ear = { 0 };

  dulle_broker_client_drop (dulle_broker_client_new (&address, TOPIC, &funcs, &ear));
  dulle_broker_await_farewells ();
}
END_TEST

int
main (int    argc,
      char **argv)
{
  const TTest *const tests[] = { test_farewell, test_nothing_to_say, NULL };

  return broker_suite_run ("broker-farewell", tests, argv + (argc > 0));
}
