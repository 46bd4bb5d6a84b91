/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Lines: what is said arrives in order and locked, to the right key only, and whoever is
 * slow, loud or cannot be understood is gone, with bounded memory.
 */
#include "suite.h"

#include <glib/gstdio.h>
#include <poll.h>

#include "line-fixture.h"

/* The heart of the line that was made last, and that of the last host by connect_sides(). */
static GSource *heart;
static GSource *host_heart;

/* The hearts of lines are made by it. They beat every five seconds, and here when a test says
 * so. */
GSource *
g_timeout_source_new_seconds (guint interval)
{
  ck_assert_uint_eq (interval, 5);
  heart = g_timeout_source_new (G_MAXUINT);

  return heart;
}

/* Lets a line live for @seconds, or until its end. */
static void
beat (GSource *beating,
      guint    seconds)
{
  g_autoptr (GSource) held = g_source_ref (beating);

  for (guint i = 0; i < seconds / 5 && !g_source_is_destroyed (held); i++)
    {
      g_source_set_ready_time (held, 0);
      while (!g_source_is_destroyed (held) && g_source_get_ready_time (held) == 0)
        g_main_context_iteration (NULL, FALSE);
    }
}

static const DulleWireMessage hello = {
  DULLE_WIRE_HELLO,
  .hello = { DULLE_WIRE_LOWEST, DULLE_WIRE_HIGHEST, (char *) "test" },
};

/* @fingerprint: (nullable): the one that the guest expects, if it is not the host's */
static void
connect_sides (Side       *host,
               Side       *guest,
               const char *fingerprint)
{
  g_autoptr (GTlsCertificate) certificate = make_certificate ();
  g_autofree char *right = dulle_identity_fingerprint (certificate);
  GIOStream       *ends[2];

  make_pipe (ends);
  host->heard = g_string_new (NULL);
  guest->heard = g_string_new (NULL);
  host->line = dulle_line_new_host (ends[0], certificate, &side_funcs, host);
  host_heart = heart;
  guest->line = dulle_line_new_guest (ends[1], fingerprint != NULL ? fingerprint : right,
                                      &side_funcs, guest);
  g_object_unref (ends[0]);
  g_object_unref (ends[1]);
}

static void
seat_sides (Side *host,
            Side *guest)
{
  dulle_line_sit_down (host->line);
  dulle_line_sit_down (guest->line);
}

START_TEST (test_talk)
{
  g_auto (Side) host = { 0 };
  g_auto (Side) guest = { 0 };

  connect_sides (&host, &guest, NULL);
  dulle_line_send (guest.line, &hello);
  dulle_line_send (host.line, &hello);
  side_wait (&host, 1);
  side_wait (&guest, 1);
  ck_assert_str_eq (host.heard->str, "hello 1 1 test\n");
  ck_assert_str_eq (guest.heard->str, "hello 1 1 test\n");

  seat_sides (&host, &guest);
  for (guint i = 0; i < 300; i++)
    dulle_line_send (host.line, &(DulleWireMessage){ DULLE_WIRE_ASK, .number = i });
  g_string_truncate (guest.heard, 0);
  side_wait (&guest, 301);
  ck_assert (g_str_has_prefix (guest.heard->str, "ask 0\nask 1\n"));
  ck_assert (g_str_has_suffix (guest.heard->str, "ask 298\nask 299\n"));
}
END_TEST

START_TEST (test_farewell)
{
  g_auto (Side) host = { 0 };
  g_auto (Side) guest = { 0 };

  connect_sides (&host, &guest, NULL);
  dulle_line_drop (g_steal_pointer (&host.line), DULLE_LINE_END_FULL);
  side_wait (&guest, 1);
  ck_assert_int_eq (guest.end, DULLE_LINE_END_FULL);
}
END_TEST

START_TEST (test_wrong_key)
{
  g_auto (Side) host = { 0 };
  g_auto (Side) guest = { 0 };

  connect_sides (&host, &guest, "00112233445566778899aabbccddeeff");
  dulle_line_send (guest.line, &hello);
  side_wait (&guest, 1);
  side_wait (&host, 1);
  ck_assert_int_eq (guest.end, DULLE_LINE_END_KEY);
  ck_assert_int_ne (host.end, DULLE_LINE_END_NONE);
  ck_assert_uint_eq (host.n_heard, 0);
}
END_TEST

/* Whoever has a certificate of an authority that the system trusts is still not the host. */
START_TEST (test_trusted_key)
{
  g_autoptr (GTlsCertificate) certificate = make_certificate ();
  g_autofree char *folder = g_dir_make_tmp ("dulle-line-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "trusted.pem", NULL);
  g_autofree char *pem = NULL;
  g_autoptr (GTlsDatabase) trusted = NULL;
  g_autoptr (GTlsDatabase) none = NULL;
  g_auto (Side) host = { .heard = g_string_new (NULL) };
  g_auto (Side) guest = { .heard = g_string_new (NULL) };
  GIOStream *ends[2];

  g_object_get (certificate, "certificate-pem", &pem, NULL);
  ck_assert (g_file_set_contents (path, pem, -1, NULL));
  trusted = g_tls_file_database_new (path, NULL);
  g_tls_backend_set_default_database (g_tls_backend_get_default (), trusted);

  make_pipe (ends);
  host.line = dulle_line_new_host (ends[0], certificate, &side_funcs, &host);
  guest.line =
      dulle_line_new_guest (ends[1], "00112233445566778899aabbccddeeff", &side_funcs, &guest);
  side_wait (&guest, 1);
  ck_assert_int_eq (guest.end, DULLE_LINE_END_KEY);
  none = g_tls_backend_get_default_database (g_tls_backend_get_default ());
  ck_assert_uint_eq (g_tls_database_verify_chain (none, certificate,
                                                  G_TLS_DATABASE_PURPOSE_AUTHENTICATE_SERVER, NULL,
                                                  NULL, G_TLS_DATABASE_VERIFY_NONE, NULL, NULL),
                     G_TLS_CERTIFICATE_UNKNOWN_CA);

  g_object_unref (ends[0]);
  g_object_unref (ends[1]);
  g_remove (path);
  g_rmdir (folder);
}
END_TEST

/* Both sides agree on a lock of yesteryear. */
START_TEST (test_old_lock)
{
  g_auto (Side) host = { 0 };
  g_auto (Side) guest = { 0 };

  ck_assert (g_setenv ("G_TLS_GNUTLS_PRIORITY", "NORMAL:-VERS-ALL:+VERS-TLS1.2", TRUE));
  connect_sides (&host, &guest, NULL);
  dulle_line_send (guest.line, &hello);
  side_wait (&guest, 1);
  side_wait (&host, 1);
  ck_assert_int_eq (guest.end, DULLE_LINE_END_LOCK);
  ck_assert_int_ne (host.end, DULLE_LINE_END_NONE);
  ck_assert_uint_eq (host.n_heard, 0);
}
END_TEST

/* Somebody who speaks without a lock. */
START_TEST (test_no_lock)
{
  static const char words[] = "hello 1 1 plain\n";
  g_autoptr (GTlsCertificate) certificate = make_certificate ();
  g_auto (Side) host = { .heard = g_string_new (NULL) };
  GIOStream *ends[2];

  make_pipe (ends);
  host.line = dulle_line_new_host (ends[0], certificate, &side_funcs, &host);
  ck_assert (g_output_stream_write_all (g_io_stream_get_output_stream (ends[1]), words,
                                        sizeof words - 1, NULL, NULL, NULL));
  side_wait (&host, 1);
  ck_assert_int_eq (host.end, DULLE_LINE_END_LOCK);
  g_object_unref (ends[0]);
  g_object_unref (ends[1]);
}
END_TEST

#define N_LEFT 100

/* Lines on which a handshake was begun, and no more: more than there are threads for handshakes.
 * Whoever comes then is heard, although none of them has ended. */
START_TEST (test_left_handshakes)
{
  g_autoptr (GTlsCertificate) certificate = make_certificate ();
  g_auto (Side) host = { 0 };
  g_auto (Side) guest = { 0 };
  Side       left[N_LEFT] = { 0 };
  GIOStream *ends[N_LEFT][2];

  for (guint i = 0; i < N_LEFT; i++)
    {
      make_pipe (ends[i]);
      left[i].heard = g_string_new (NULL);
      left[i].line = dulle_line_new_host (ends[i][0], certificate, &side_funcs, &left[i]);
      ck_assert (g_output_stream_write_all (g_io_stream_get_output_stream (ends[i][1]), "\x16", 1,
                                            NULL, NULL, NULL));
    }
  while (g_main_context_iteration (NULL, FALSE))
    ;

  connect_sides (&host, &guest, NULL);
  dulle_line_send (guest.line, &hello);
  side_wait (&host, 1);
  ck_assert_int_eq (host.end, DULLE_LINE_END_NONE);
  ck_assert_uint_eq (host.n_heard, 1);
  for (guint i = 0; i < N_LEFT; i++)
    {
      ck_assert_int_eq (left[i].end, DULLE_LINE_END_NONE);
      side_clear (&left[i]);
      g_object_unref (ends[i][0]);
      g_object_unref (ends[i][1]);
    }
}
END_TEST

/* Nothing beats for a line that has ended, though its owner still holds it. */
START_TEST (test_lost)
{
  g_auto (Side) host = { 0 };
  g_auto (Side) guest = { 0 };
  g_autoptr (GSource) beating = NULL;

  connect_sides (&host, &guest, NULL);
  beating = g_source_ref (host_heart);
  dulle_line_send (host.line, &hello);
  side_wait (&guest, 1);
  ck_assert (!g_source_is_destroyed (beating));
  dulle_line_drop (g_steal_pointer (&guest.line), DULLE_LINE_END_NONE);
  side_wait (&host, 1);
  ck_assert_int_eq (host.end, DULLE_LINE_END_LOST);
  ck_assert (g_source_is_destroyed (beating));
}
END_TEST

/* What was cut off in the middle is not heard. */
START_TEST (test_half_message)
{
  g_auto (Side) host = { 0 };
  g_auto (Side) guest = { 0 };

  connect_sides (&host, &guest, NULL);
  seat_sides (&host, &guest);
  dulle_line_send (host.line, &(DulleWireMessage){ DULLE_WIRE_RULES, .text = (char *) "rules\n" });
  dulle_line_drop (g_steal_pointer (&host.line), DULLE_LINE_END_CLOSED);
  side_wait (&guest, 1);
  ck_assert_int_eq (guest.end, DULLE_LINE_END_LOST);
  ck_assert_uint_eq (guest.n_heard, 0);
}
END_TEST

START_TEST (test_flood)
{
  g_auto (Side) host = { 0 };
  g_auto (Side) guest = { 0 };

  connect_sides (&host, &guest, NULL);
  seat_sides (&host, &guest);
  for (guint i = 0; i < 10000; i++)
    dulle_line_send (guest.line, &(DulleWireMessage){ DULLE_WIRE_READY, .number = 1 });
  side_wait (&host, 10000);
  ck_assert_int_eq (host.end, DULLE_LINE_END_FLOOD);
  ck_assert_uint_le (host.n_heard, 400);
}
END_TEST

START_TEST (test_not_understood)
{
  g_autofree char       *words = g_strnfill (DULLE_WIRE_MAX_LINE, 'x');
  const DulleWireMessage bad[] = {
    { DULLE_WIRE_EVENT, .event = { 1, 0, (char *) "1:CA" } },
    { DULLE_WIRE_SAY, .say = { 1, words } },
    { DULLE_WIRE_SAY, .say = { 1, (char *) "a\tb" } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_auto (Side) host = { 0 };
      g_auto (Side) guest = { 0 };

      connect_sides (&host, &guest, NULL);
      seat_sides (&host, &guest);
      dulle_line_send (guest.line, &bad[i]);
      side_wait (&host, 1);
      ck_assert_int_eq (host.end, DULLE_LINE_END_ERROR);
    }
}
END_TEST

/* The guest reads nothing: the host keeps so much for it, and then lets it go. */
START_TEST (test_slow)
{
  g_auto (Side) host = { 0 };
  g_auto (Side) guest = { 0 };
  g_autofree char *rules = g_strnfill (DULLE_WIRE_MAX_LINE, 'x');

  connect_sides (&host, &guest, NULL);
  dulle_line_sit_down (host.line);
  for (guint i = 0; i < 1000; i++)
    dulle_line_send (host.line, &(DulleWireMessage){ DULLE_WIRE_RULES, .text = rules });
  while (host.end == DULLE_LINE_END_NONE)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_int_eq (host.end, DULLE_LINE_END_SLOW);
}
END_TEST

/* Silence */

/* A guest that is asked whether it is there, and does not answer. */
typedef struct
{
  GIOStream *lock;
  gboolean   is_locked;
} DeafGuest;

static gboolean
accept_cb (GTlsConnection      *lock,
           GTlsCertificate     *certificate,
           GTlsCertificateFlags flaws,
           gpointer             user_data)
{
  return TRUE;
}

static void
locked_cb (GObject      *lock,
           GAsyncResult *result,
           gpointer      user_data)
{
  DeafGuest *guest = user_data;

  ck_assert (g_tls_connection_handshake_finish (G_TLS_CONNECTION (lock), result, NULL));
  guest->is_locked = TRUE;
}

/* The guest has not begun to lock. */
static void
call_deaf_guest (Side      *host,
                 DeafGuest *guest)
{
  g_autoptr (GTlsCertificate) certificate = make_certificate ();
  GIOStream *ends[2];

  make_pipe (ends);
  host->heard = g_string_new (NULL);
  host->line = dulle_line_new_host (ends[0], certificate, &side_funcs, host);
  guest->lock = g_tls_client_connection_new (ends[1], NULL, NULL);
  g_signal_connect (guest->lock, "accept-certificate", G_CALLBACK (accept_cb), NULL);
  g_object_unref (ends[0]);
  g_object_unref (ends[1]);
}

static void
lock_deaf_guest (DeafGuest *guest)
{
  g_tls_connection_handshake_async (G_TLS_CONNECTION (guest->lock), 0, NULL, locked_cb, guest);
  while (!guest->is_locked)
    g_main_context_iteration (NULL, TRUE);
}

static void
connect_deaf_guest (Side      *host,
                    DeafGuest *guest)
{
  call_deaf_guest (host, guest);
  lock_deaf_guest (guest);
}

static gboolean
is_hung_up (int file)
{
  struct pollfd polled = { .fd = file };

  return poll (&polled, 1, 0) == 1 && (polled.revents & POLLHUP) != 0;
}

/* It reads nothing any more, so that it cannot be told of the end: its connection is cut. */
START_TEST (test_deaf)
{
  g_auto (Side) host = { 0 };
  DeafGuest        guest = { 0 };
  g_autofree char *rules = g_strnfill (DULLE_WIRE_MAX_LINE, 'x');
  GIOStream       *pipe;
  int              file;

  connect_deaf_guest (&host, &guest);
  g_object_get (guest.lock, "base-io-stream", &pipe, NULL);
  file = g_socket_get_fd (g_socket_connection_get_socket (G_SOCKET_CONNECTION (pipe)));
  dulle_line_sit_down (host.line);
  for (guint i = 0; i < 1000; i++)
    dulle_line_send (host.line, &(DulleWireMessage){ DULLE_WIRE_RULES, .text = rules });
  side_wait (&host, 1);
  ck_assert_int_eq (host.end, DULLE_LINE_END_SLOW);
  while (!is_hung_up (file))
    g_main_context_iteration (NULL, FALSE);
  g_object_unref (pipe);
  g_object_unref (guest.lock);
}
END_TEST

/* A line ends on which nothing is said for 20 seconds. */
START_TEST (test_silence)
{
  g_auto (Side) host = { 0 };
  DeafGuest guest = { 0 };

  connect_deaf_guest (&host, &guest);
  dulle_line_sit_down (host.line);
  beat (heart, 15);
  ck_assert_int_eq (host.end, DULLE_LINE_END_NONE);
  beat (heart, 5);
  ck_assert_int_eq (host.end, DULLE_LINE_END_SILENT);
  g_object_unref (guest.lock);
}
END_TEST

static void
note_all_cb (GObject      *words,
             GAsyncResult *result,
             gpointer      is_all)
{
  ck_assert_int_ge (g_output_stream_splice_finish (G_OUTPUT_STREAM (words), result, NULL), 0);
  *(gboolean *) is_all = TRUE;
}

/* Returns: (transfer full): what is said until the line is closed */
static GString *
hear_all (DeafGuest *guest)
{
  g_autoptr (GOutputStream) words = g_memory_output_stream_new_resizable ();
  GMemoryOutputStream *memory = G_MEMORY_OUTPUT_STREAM (words);
  gboolean             is_all = FALSE;

  g_output_stream_splice_async (words, g_io_stream_get_input_stream (guest->lock),
                                G_OUTPUT_STREAM_SPLICE_NONE, 0, NULL, note_all_cb, &is_all);
  while (!is_all)
    g_main_context_iteration (NULL, TRUE);

  return g_string_new_len (g_memory_output_stream_get_data (memory),
                           (gssize) g_memory_output_stream_get_data_size (memory));
}

/* A farewell that waits for the lock is the last word, although the heart goes on. */
START_TEST (test_last_word)
{
  g_auto (Side) host = { 0 };
  g_autoptr (GString) heard = NULL;
  DeafGuest guest = { 0 };

  call_deaf_guest (&host, &guest);
  dulle_line_drop (g_steal_pointer (&host.line), DULLE_LINE_END_FULL);
  beat (heart, 5);
  lock_deaf_guest (&guest);
  heard = hear_all (&guest);
  ck_assert_str_eq (heard->str, "bye full\n");
  g_object_unref (guest.lock);
}
END_TEST

/* What a line keeps at most, 1 MiB, with the farewell at its end. */
START_TEST (test_full_to_the_brim)
{
  g_auto (Side) host = { 0 };
  g_autoptr (GString) heard = NULL;
  DeafGuest        guest = { 0 };
  g_autofree char *rules =
      g_strnfill (1024 * 1024 - strlen ("rules\n") - strlen ("bye full\n"), 'x');

  call_deaf_guest (&host, &guest);
  dulle_line_send (host.line, &(DulleWireMessage){ DULLE_WIRE_RULES, .text = rules });
  dulle_line_drop (g_steal_pointer (&host.line), DULLE_LINE_END_FULL);
  lock_deaf_guest (&guest);
  heard = hear_all (&guest);
  ck_assert_uint_eq (heard->len, 1024 * 1024);
  ck_assert (g_str_has_suffix (heard->str, "bye full\n"));
  g_object_unref (guest.lock);
}
END_TEST

/* With one word more it ends, once. */
START_TEST (test_one_too_many)
{
  g_auto (Side) host = { 0 };
  DeafGuest        guest = { 0 };
  g_autofree char *rules = g_strnfill (1024 * 1024 - strlen ("rules\n"), 'x');
  guint            n = 0;

  call_deaf_guest (&host, &guest);
  dulle_line_send (host.line, &(DulleWireMessage){ DULLE_WIRE_RULES, .text = rules });
  while (g_main_context_iteration (NULL, FALSE))
    ;
  ck_assert_int_eq (host.end, DULLE_LINE_END_NONE);
  dulle_line_send (host.line, &(DulleWireMessage){ DULLE_WIRE_ASK, .number = 1 });
  while (n < 1000 && g_main_context_iteration (NULL, FALSE))
    n++;
  ck_assert_int_eq (host.end, DULLE_LINE_END_SLOW);
  ck_assert_uint_lt (n, 1000);
  g_object_unref (guest.lock);
}
END_TEST

/* So does one on which nothing is said to its end. */
START_TEST (test_muttering)
{
  g_auto (Side) host = { 0 };
  DeafGuest guest = { 0 };

  connect_deaf_guest (&host, &guest);
  dulle_line_sit_down (host.line);
  for (guint i = 0; i < 4; i++)
    {
      ck_assert_int_eq (host.end, DULLE_LINE_END_NONE);
      ck_assert (g_output_stream_write_all (g_io_stream_get_output_stream (guest.lock), "x", 1,
                                            NULL, NULL, NULL));
      beat (heart, 5);
    }
  ck_assert_int_eq (host.end, DULLE_LINE_END_SILENT);
  g_object_unref (guest.lock);
}
END_TEST

/* A zero byte hides nothing, neither what ends a line nor that it does not end. */
START_TEST (test_zero_byte)
{
  static const char ready[] = "ready 1";
  g_autofree char  *endless = g_strnfill (DULLE_WIRE_MAX_LINE, 'x');
  const char *const rests[] = { "\n", "x\n", endless };

  for (guint i = 0; i < G_N_ELEMENTS (rests); i++)
    {
      g_auto (Side) host = { 0 };
      DeafGuest      guest = { 0 };
      GOutputStream *output;

      connect_deaf_guest (&host, &guest);
      dulle_line_sit_down (host.line);
      output = g_io_stream_get_output_stream (guest.lock);
      ck_assert (g_output_stream_write_all (output, ready, sizeof ready, NULL, NULL, NULL));
      ck_assert (
          g_output_stream_write_all (output, rests[i], strlen (rests[i]), NULL, NULL, NULL));
      side_wait (&host, 1);
      ck_assert_uint_eq (host.n_heard, 0);
      ck_assert_int_eq (host.end, DULLE_LINE_END_ERROR);
      g_object_unref (guest.lock);
    }
}
END_TEST

/* So does one that has no seat after 10 seconds, whatever is said, and one that does not even
 * begin to lock. */
START_TEST (test_no_seat)
{
  g_auto (Side) host = { 0 };
  g_auto (Side) guest = { 0 };
  g_auto (Side) other = { .heard = g_string_new (NULL) };
  g_autoptr (GTlsCertificate) certificate = make_certificate ();
  GIOStream *ends[2];

  connect_sides (&host, &guest, NULL);
  dulle_line_send (guest.line, &hello);
  side_wait (&host, 1);
  make_pipe (ends);
  other.line = dulle_line_new_host (ends[0], certificate, &side_funcs, &other);
  for (guint i = 0; i < 2; i++)
    {
      ck_assert_int_eq (host.end, DULLE_LINE_END_NONE);
      ck_assert_int_eq (other.end, DULLE_LINE_END_NONE);
      beat (host_heart, 5);
      beat (heart, 5);
    }
  ck_assert_uint_eq (host.n_heard, 1);
  ck_assert_int_eq (host.end, DULLE_LINE_END_SILENT);
  ck_assert_int_eq (other.end, DULLE_LINE_END_SILENT);
  g_object_unref (ends[0]);
  g_object_unref (ends[1]);
}
END_TEST

/* Whoever waits for a person has two minutes; who has a seat is never sent away. */
START_TEST (test_patience)
{
  g_auto (Side) host = { 0 };
  g_auto (Side) guest = { 0 };
  g_auto (Side) seated_host = { 0 };
  g_auto (Side) seated_guest = { 0 };
  GSource *waiting;

  connect_sides (&host, &guest, NULL);
  waiting = host_heart;
  connect_sides (&seated_host, &seated_guest, NULL);
  seat_sides (&seated_host, &seated_guest);
  dulle_line_wait (host.line);
  dulle_line_wait (guest.line);
  for (guint i = 0; i < 120 / 5; i++)
    {
      ck_assert_int_eq (host.end, DULLE_LINE_END_NONE);
      dulle_line_send (guest.line, &hello);
      dulle_line_send (seated_guest.line, &(DulleWireMessage){ DULLE_WIRE_READY, .number = 1 });
      side_wait (&host, i + 1);
      side_wait (&seated_host, i + 1);
      beat (waiting, 5);
      beat (host_heart, 5);
    }
  ck_assert_int_eq (host.end, DULLE_LINE_END_SILENT);
  ck_assert_int_eq (seated_host.end, DULLE_LINE_END_NONE);
}
END_TEST

/* Whoever has a seat has come to it, and does not give it up because a way is barred. */
START_TEST (test_passing)
{
  static const DulleLineEnd passing[] = {
    DULLE_LINE_END_SILENT, DULLE_LINE_END_KEY, DULLE_LINE_END_LOCK,
    DULLE_LINE_END_LOST, DULLE_LINE_END_UNREACHABLE, DULLE_LINE_END_BROKER,
    DULLE_LINE_END_ABSENT, DULLE_LINE_END_PASSWORD, DULLE_LINE_END_UNTRUSTED,
    DULLE_LINE_END_NO_BROKERS
  };

  for (guint i = 0; i < G_N_ELEMENTS (passing); i++)
    ck_assert (dulle_line_end_is_passing (passing[i]));
  ck_assert (!dulle_line_end_is_passing (DULLE_LINE_END_TOKEN));
  ck_assert (!dulle_line_end_is_passing (DULLE_LINE_END_CLOSED));
}
END_TEST

SUITE ("line",
       test_talk,
       test_farewell,
       test_wrong_key,
       test_trusted_key,
       test_old_lock,
       test_no_lock,
       test_left_handshakes,
       test_lost,
       test_half_message,
       test_flood,
       test_not_understood,
       test_slow,
       test_deaf,
       test_silence,
       test_last_word,
       test_full_to_the_brim,
       test_one_too_many,
       test_muttering,
       test_zero_byte,
       test_no_seat,
       test_patience,
       test_passing)
