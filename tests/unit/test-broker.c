/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Tables at a real broker, and who comes to them.
 */
#include <sys/resource.h>
#include <unistd.h>

#include "broker-meeting.h"
#include "far-person.h"
#include "line-fixture.h"
#include "net/broker-client.h"
#include "net/broker-flow.h"

static void
watch_failed_cb (gpointer owner)
{
  ((Meeting *) owner)->n_failed++;
}

static const DulleBrokerTableFuncs watching_funcs = { meeting_connected_cb, watch_failed_cb,
                                                      meeting_incoming_cb };

/* A table to which nobody comes is told, too, when the broker is gone. */
START_TEST (test_lost_broker)
{
  g_auto (Broker) broker = { 0 };
  g_auto (Meeting) meeting = { 0 };
  g_autofree char *address = NULL;

  begin_broker (&broker);
  address = find_address (&broker);
  meeting.table = dulle_broker_table_new (address, &watching_funcs, &meeting, NULL);
  while (meeting.n_connected == 0)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_uint_eq (meeting.n_failed, 0);
  kill_broker (&broker);
  while (meeting.n_failed == 0)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_int_eq (dulle_broker_table_get_state (meeting.table), DULLE_BROKER_AWAY);
  start_broker (&broker);
  while (meeting.n_connected == 1)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_uint_eq (meeting.n_failed, 1);
}
END_TEST

/* A table that is dropped tells its guests. */
START_TEST (test_dropped_table)
{
  g_auto (Broker) broker = { 0 };
  g_auto (Meeting) meeting = { 0 };
  g_autofree char *address = NULL;
  Mouth            mouth = { 0 };

  begin_broker (&broker);
  address = find_address (&broker);
  meet (&meeting, address);
  mouth.pipe = meeting.opened;
  hear_more (&mouth);
  g_clear_pointer (&meeting.table, dulle_broker_table_drop);
  while (!mouth.is_over)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_uint_eq (mouth.n_heard, 0);
}
END_TEST

/* A process with many tables has more open files than select() can count. */
START_TEST (test_many_files)
{
  g_auto (Broker) broker = { 0 };
  g_auto (Meeting) meeting = { 0 };
  g_autofree char *address = NULL;
  struct rlimit    limit;
  int              files[1024];

  getrlimit (RLIMIT_NOFILE, &limit);
  limit.rlim_cur = limit.rlim_max;
  setrlimit (RLIMIT_NOFILE, &limit);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    ck_assert_int_ge (files[i] = dup (STDERR_FILENO), 0);
  begin_broker (&broker);
  address = find_address (&broker);
  meet (&meeting, address);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    close (files[i]);
}
END_TEST

/* Somebody without a table, who hears what is said of one stream, and says anything. */
typedef struct
{
  DulleBrokerClient *client;
  gboolean           is_connected;
  guint              n_heard;
  guint8             heard[100];
} Stranger;

static void
stranger_connected_cb (gpointer owner)
{
  ((Stranger *) owner)->is_connected = TRUE;
}

static void
stranger_received_cb (GBytes  *message,
                      gpointer owner)
{
  Stranger     *stranger = owner;
  gsize         size;
  gconstpointer bytes = g_bytes_get_data (message, &size);

  ck_assert_uint_le (size, sizeof stranger->heard);
  memcpy (stranger->heard, bytes, size);
  stranger->n_heard++;
}

static const DulleBrokerClientFuncs stranger_funcs = { stranger_connected_cb, NULL,
                                                       stranger_received_cb };

static void
say_packet (Stranger           *stranger,
            const char         *topic,
            DulleFlowPacketKind kind)
{
  g_autoptr (GBytes) bytes = dulle_flow_packet_write (&(DulleFlowPacket){ .kind = kind });

  dulle_broker_client_publish (stranger->client, topic, bytes);
}

/* A guest whose table has been opened anew, after the host was killed, is told so. Neither is an
 * answer given to an answer, nor taken notice of what says nothing. */
START_TEST (test_unknown_stream)
{
  g_auto (Broker) broker = { 0 };
  g_auto (Meeting) meeting = { 0 };
  g_auto (DulleBrokerAddress) parsed = { 0 };
  g_autofree char *address = NULL;
  g_autofree char *own = NULL;
  g_autofree char *door = NULL;
  g_autoptr (GBytes) nothing = g_bytes_new_static (NULL, 0);
  Stranger stranger = { 0 };

  begin_broker (&broker);
  address = find_address (&broker);
  ck_assert (dulle_broker_address_parse (address, DULLE_BROKER_SCHEME, &parsed, NULL));
  own = g_strconcat (parsed.topic, "00000000000000000000000000000000", NULL);
  door = g_strconcat (parsed.topic, "host", NULL);
  meeting.table = dulle_broker_table_new (address, &meeting_funcs, &meeting, NULL);
  stranger.client = dulle_broker_client_new (&parsed, own, &stranger_funcs, &stranger);
  while (meeting.n_connected == 0 || !stranger.is_connected)
    g_main_context_iteration (NULL, TRUE);

  dulle_broker_client_publish (stranger.client, door, nothing);
  say_packet (&stranger, door, DULLE_FLOW_PACKET_RESET);
  say_packet (&stranger, door, DULLE_FLOW_PACKET_DATA);
  while (stranger.n_heard == 0)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_uint_eq (stranger.heard[1], DULLE_FLOW_PACKET_RESET);
  say_packet (&stranger, door, DULLE_FLOW_PACKET_OPEN);
  while (meeting.incoming == NULL || stranger.n_heard == 1)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_uint_eq (stranger.heard[1], DULLE_FLOW_PACKET_DATA);
  ck_assert_uint_eq (meeting.n_connected, 1);
  dulle_broker_client_drop (stranger.client);
}
END_TEST

/* What a lock is for: it holds through a broker, too. */
START_TEST (test_locked)
{
  g_auto (Broker) broker = { 0 };
  g_auto (Meeting) meeting = { 0 };
  g_autofree char *address = NULL;
  g_autoptr (GTlsCertificate) certificate = make_certificate ();
  g_autofree char *fingerprint = dulle_identity_fingerprint (certificate);
  g_auto (Side) host = { .heard = g_string_new (NULL) };
  g_auto (Side) guest = { .heard = g_string_new (NULL) };
  static const DulleWireMessage hello = {
    DULLE_WIRE_HELLO,
    .hello = { DULLE_WIRE_LOWEST, DULLE_WIRE_HIGHEST, (char *) "test" },
  };

  begin_broker (&broker);
  address = find_address (&broker);
  meet (&meeting, address);
  host.line = dulle_line_new_host (meeting.incoming, certificate, &side_funcs, &host);
  guest.line = dulle_line_new_guest (meeting.opened, fingerprint, &side_funcs, &guest);
  dulle_line_send (guest.line, &hello);
  dulle_line_send (host.line, &hello);
  side_wait (&host, 1);
  side_wait (&guest, 1);
  ck_assert_str_eq (host.heard->str, "hello 1 1 test\n");
  ck_assert_str_eq (guest.heard->str, "hello 1 1 test\n");
}
END_TEST

/* Whoever knows another secret finds another table, or none; giving up ends the wait. */
START_TEST (test_other_room)
{
  g_auto (Broker) broker = { 0 };
  g_auto (Meeting) meeting = { 0 };
  g_autofree char *address = NULL;
  g_autofree char *place = NULL;
  g_autofree char *other = NULL;
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Meeting stranger = { 0 };

  begin_broker (&broker);
  address = find_address (&broker);
  place = g_strdup_printf ("127.0.0.1:%u", broker.port);
  other = make_address (place, "0123456789abcdee", NULL);
  ck_assert_str_ne (address, other);
  meet (&meeting, address);
  g_clear_object (&meeting.incoming);
  dulle_pipe_open_async (other, cancellable, opened_cb, &stranger);
  g_cancellable_cancel (cancellable);
  while (!stranger.is_answered)
    g_main_context_iteration (NULL, TRUE);
  ck_assert (g_error_matches (stranger.error, G_IO_ERROR, G_IO_ERROR_CANCELLED));
  ck_assert_ptr_null (meeting.incoming);
  g_clear_error (&stranger.error);
}
END_TEST

/* A broker that is not there is told apart from a host that is not there. */
START_TEST (test_silence)
{
  g_auto (Broker) broker = { 0 };
  g_autofree char *place = NULL;
  g_autofree char *empty = NULL;
  g_autofree char *dead = make_address ("127.0.0.1:9", SECRET, NULL);
  Meeting          nobody = { 0 };
  Meeting          nothing = { 0 };

  begin_broker (&broker);
  place = g_strdup_printf ("127.0.0.1:%u", broker.port);
  empty = make_address (place, SECRET, NULL);
  dulle_pipe_open_async (empty, NULL, opened_cb, &nobody);
  dulle_pipe_open_async (dead, NULL, opened_cb, &nothing);
  while (!nobody.is_answered || !nothing.is_answered)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_int_eq (dulle_line_end_of_pipe (nobody.error), DULLE_LINE_END_ABSENT);
  ck_assert_int_eq (dulle_line_end_of_pipe (nothing.error), DULLE_LINE_END_BROKER);
  g_clear_error (&nobody.error);
  g_clear_error (&nothing.error);
}
END_TEST

/* A broker of which nothing is there but the ear. Returns: (transfer full): the first packet */
static guint8 *
hear_greeting (gsize *size)
{
  guint16 port;
  g_autoptr (GSocketService) service = dulle_direct_pipe_listen (0, &port, NULL);
  g_autoptr (GSocketConnection) connection = NULL;
  g_autofree char  *place = g_strdup_printf ("127.0.0.1:%u", port);
  g_autofree char  *address = make_address (place, SECRET, NULL);
  Meeting           meeting = { 0 };
  DulleBrokerTable *table = dulle_broker_table_new (address, &meeting_funcs, &meeting, NULL);
  guint8           *bytes = g_malloc (256);
  gssize            n;

  g_socket_service_stop (service);
  connection = g_socket_listener_accept (G_SOCKET_LISTENER (service), NULL, NULL, NULL);
  n = g_input_stream_read (g_io_stream_get_input_stream (G_IO_STREAM (connection)), bytes, 256,
                           NULL, NULL);
  ck_assert_int_gt (n, 0);
  *size = (gsize) n;
  dulle_broker_table_drop (table);

  return bytes;
}

/* Whoever knows the topic could publish messages of any size there. The broker is asked to bring
 * none that would fill the memory: MQTT 5, 3.1.2.11.4. */
START_TEST (test_largest_packet)
{
  static const guint8 head[] = { 0, 4, 'M', 'Q', 'T', 'T', 5 };
  gsize               size;
  g_autofree guint8  *bytes = hear_greeting (&size);
  const guint8       *limit;

  /* The kind, one byte of length, the head, flags, two bytes of patience, the properties. */
  ck_assert_uint_gt (size, 18);
  ck_assert_uint_eq (bytes[0], 0x10);
  ck_assert_mem_eq (bytes + 2, head, sizeof head);
  ck_assert_uint_lt (13U + bytes[12], size);
  limit = memchr (bytes + 13, 0x27, bytes[12]);
  ck_assert_ptr_nonnull (limit);
  ck_assert_uint_lt ((guint) limit[1] << 24 | limit[2] << 16 | limit[3] << 8 | limit[4], 20000);
}
END_TEST

/* Of 256 characters. */
#define LONG_PART "broker.of.the.club.in.example.org.with.a.name.that.never.ends..."
#define LONG_NAME LONG_PART LONG_PART LONG_PART LONG_PART

START_TEST (test_addresses)
{
  static const char *const bad[] = {
    "",
    "broker:",
    "broker:99999",
    "a b",
    "broker/room",
    "me@broker",
    "a,b",
    "bröker",
    "bro\033ker",
    "broker:0",
    LONG_NAME,
    "mqtt://",
    "mqtt://broker/room",
  };
  static const char *const bad_links[] = {
    "mqtt://",
    "mqtt://broker",
    "mqtt://broker/room",
    "mqtt://:1883/00112233445566778899aabbccddeeff",
    "mqtt://broker/00112233445566778899aabbccddeeff0",
    "mqtt://broker/00112233445566778899aabbccddee+#",
  };
  g_autofree char *address = make_address ("broker.example.org", SECRET, NULL);
  g_autofree char *six = make_address ("[::1]:1884", SECRET, NULL);
  g_autofree char *written = make_address ("mqtt://broker.example.org", SECRET, NULL);

  ck_assert (g_str_has_prefix (address, "mqtt://broker.example.org:1883/"));
  ck_assert (g_str_has_prefix (six, "mqtt://[::1]:1884/"));
  ck_assert_str_eq (written, address);
  ck_assert_ptr_null (strstr (address, SECRET));
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;

      ck_assert_msg (make_address (bad[i], SECRET, &error) == NULL, "%s", bad[i]);
      ck_assert (g_str_has_suffix (error->message, " is not the address of a broker."));
    }
  for (guint i = 0; i < G_N_ELEMENTS (bad_links); i++)
    {
      g_autoptr (GError) error = NULL;

      ck_assert_msg (dulle_broker_table_new (bad_links[i], &meeting_funcs, NULL, &error) == NULL,
                     "%s", bad_links[i]);
      ck_assert (g_str_has_suffix (error->message, " is not the address of a broker."));
    }
}
END_TEST

static void
count_cb (guint *n)
{
  ++*n;
}

/* A table is found through the broker as long as it is open, and it is told when that ends. */
START_TEST (test_meeting)
{
  g_auto (Broker) broker = { 0 };
  Driver              *host = driver_start ();
  Driver              *guest = driver_start ();
  DulleRules           rules = driver_rules ();
  DulleTournamentSetup setup = driver_setup (&rules, 1);
  DulleHost           *door = dulle_host_new (host->session, NULL);
  DulleMeeting        *meeting = dulle_meeting_new (door);
  g_autofree char     *place = NULL;
  g_autofree char     *link = NULL;
  g_autofree char     *far = NULL;
  guint                n_changes = 0;

  begin_broker (&broker);
  place = g_strdup_printf (" 127.0.0.1:%u ", broker.port);
  ck_assert (dulle_meeting_set_broker (meeting, place, NULL, NULL, NULL));
  ck_assert_ptr_null (dulle_meeting_get_broker (meeting));
  ck_assert (dulle_host_open (door, &setup, 0, NULL));
  ck_assert_str_eq (dulle_meeting_get_broker (meeting), g_strstrip (place));
  link = dulle_meeting_invite (meeting);
  far = keep_broker (link);
  ck_assert (dulle_session_join (guest->session, far, &setup.players[1], NULL));
  while (dulle_session_get_company (guest->session)->own == DULLE_NO_SEAT)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_int_eq (dulle_meeting_get_state (meeting), DULLE_MEETING_REACHED);

  g_signal_connect_swapped (meeting, "changed", G_CALLBACK (count_cb), &n_changes);
  dulle_host_close (door);
  ck_assert_ptr_null (dulle_meeting_get_broker (meeting));
  ck_assert_uint_eq (n_changes, 1);
  driver_free (guest);
  g_object_unref (meeting);
  g_object_unref (door);
  driver_free (host);
}
END_TEST

int
main (int    argc,
      char **argv)
{
  const TTest *const tests[] = {
    test_addresses,
    test_largest_packet,
    test_lost_broker,
    test_dropped_table,
    test_many_files,
    test_unknown_stream,
    test_locked,
    test_other_room,
    test_silence,
    test_meeting,
    NULL,
  };

  return broker_suite_run ("broker", tests, argv + (argc > 0));
}
