/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Hosts that keep their connection and say nothing any more, at whatever moment: a guest is told so
 * in time, may leave, and comes back where it has a seat, wherever else somebody answers. So do
 * hosts without their guests. Lines and tries go by a clock that only the test moves on.
 */
#include "silence-fixture.h"
#include "suite.h"

/* Hosts that never say much */

/* How far it gets. */
typedef enum
{
  ACCEPTS,
  LOCKS,
  GREETS,
  SHOWS_DIGITS,
  N_STAGES,
} Stage;

static const char *const words[N_STAGES] = {
  [GREETS] = "hello 1 1 dulle 9.0.0\n",
  [SHOWS_DIGITS] = "hello 1 1 dulle 9.0.0\nnonce 00112233445566778899aabbccddeeff\n",
};

/**
 * MuteHost:
 * @closing: ends the handshakes
 * @n_handshakes: how many are under way
 * @n_guests: how often somebody came
 * @has_spoken: whether it has said all that it ever says
 */
typedef struct
{
  Stage            stage;
  GSocketService  *service;
  guint16          port;
  GTlsCertificate *certificate;
  GPtrArray       *pipes;
  GCancellable    *closing;
  guint            n_handshakes;
  guint            n_guests;
  gboolean         has_spoken;
} MuteHost;

static void
locked_cb (GObject      *lock,
           GAsyncResult *result,
           gpointer      user_data)
{
  MuteHost   *self = user_data;
  const char *says = words[self->stage];

  self->n_handshakes--;
  if (!g_tls_connection_handshake_finish (G_TLS_CONNECTION (lock), result, NULL))
    return;

  if (says != NULL)
    ck_assert (g_output_stream_write_all (g_io_stream_get_output_stream (G_IO_STREAM (lock)), says,
                                          strlen (says), NULL, NULL, NULL));
  self->has_spoken = TRUE;
}

static gboolean
mute_incoming_cb (GSocketService    *service,
                  GSocketConnection *connection,
                  GObject           *source,
                  MuteHost          *self)
{
  GIOStream *lock;

  self->n_guests++;
  g_ptr_array_add (self->pipes, g_object_ref (connection));
  if (self->stage == ACCEPTS)
    {
      self->has_spoken = TRUE;
      return TRUE;
    }

  lock = g_tls_server_connection_new (G_IO_STREAM (connection), self->certificate, NULL);
  g_ptr_array_add (self->pipes, lock);
  self->n_handshakes++;
  g_tls_connection_handshake_async (G_TLS_CONNECTION (lock), 0, self->closing, locked_cb, self);

  return TRUE;
}

static void
open_mute_host (MuteHost *self)
{
  self->certificate = make_certificate ();
  self->pipes = g_ptr_array_new_with_free_func (g_object_unref);
  self->closing = g_cancellable_new ();
  self->service = g_socket_service_new ();
  self->port =
      g_socket_listener_add_any_inet_port (G_SOCKET_LISTENER (self->service), NULL, NULL);
  g_signal_connect (self->service, "incoming", G_CALLBACK (mute_incoming_cb), self);
  g_socket_service_start (self->service);
}

static void
close_mute_host (MuteHost *self)
{
  g_signal_handlers_disconnect_by_data (self->service, self);
  g_socket_service_stop (self->service);
  g_clear_object (&self->service);
  g_cancellable_cancel (self->closing);
  while (self->n_handshakes > 0)
    g_main_context_iteration (NULL, TRUE);
  g_clear_object (&self->closing);
  g_clear_pointer (&self->pipes, g_ptr_array_unref);
  g_clear_object (&self->certificate);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MuteHost, close_mute_host)

static void
go_to_mute_host (MuteHost *host,
                 Driver   *guest)
{
  g_autofree char *fingerprint = dulle_identity_fingerprint (host->certificate);
  g_autofree char *address = g_strdup_printf ("127.0.0.1:%u", host->port);
  g_autofree char *link =
      g_strdup_printf ("dulle:%s.0123456789abcdef@%s", fingerprint, address);
  DulleParticipant me = { .face = DULLE_FACE_OWL, .name = "Guest" };

  if (host->stage == SHOWS_DIGITS)
    dulle_session_knock (guest->session, address, &me, NULL);
  else
    join_table (guest, link, "Guest");
}

/* After so many seconds and not before. */
static void
assert_given_up (Driver *guest,
                 guint   seconds)
{
  pass_seconds (seconds - 1);
  ck_assert_ptr_null (company_of (guest)->problem);
  ck_assert (company_of (guest)->is_trying);
  pass_seconds (1);
  ck_assert_str_eq (company_of (guest)->problem,
                    dulle_line_end_sentence (DULLE_LINE_END_SILENT));
}

/* Before it has a seat, a guest does not try again by itself. */
START_TEST (test_no_seat)
{
  for (guint stage = 0; stage < N_STAGES; stage++)
    {
      g_auto (MuteHost) host = { .stage = (Stage) stage };
      g_autoptr (Driver) guest = start_driver (NULL);

      open_mute_host (&host);
      go_to_mute_host (&host, guest);
      while (!host.has_spoken || guest->session->guest->line == NULL ||
             (stage == SHOWS_DIGITS && *company_of (guest)->knock.digits == '\0'))
        g_main_context_iteration (NULL, TRUE);
      assert_given_up (guest, stage == SHOWS_DIGITS ? SILENCE : GREETING);
      ck_assert (!company_of (guest)->is_trying);
      ck_assert_str_eq (company_of (guest)->knock.digits, "");
      pass_seconds (10 * SILENCE);
      ck_assert_uint_eq (host.n_guests, 1);
    }
}
END_TEST

/* Whoever has had enough need not wait. */
START_TEST (test_leave_at_once)
{
  for (guint stage = 0; stage < N_STAGES; stage++)
    {
      g_auto (MuteHost) host = { .stage = (Stage) stage };
      g_autoptr (Driver) guest = start_driver (NULL);

      open_mute_host (&host);
      go_to_mute_host (&host, guest);
      while (!host.has_spoken)
        g_main_context_iteration (NULL, TRUE);
      dulle_session_leave_table (guest->session);
      ck_assert_ptr_null (company_of (guest));
    }
}
END_TEST

/* Hosts that fall silent */

/* While a connection is on its way no time passes, or there might be too little of it. */
static void
go_on_trying (Driver *guest)
{
  while (is_on_the_way (guest))
    g_main_context_iteration (NULL, TRUE);
  if (!company_of (guest)->is_connected)
    pass_seconds (1);
  g_usleep (G_TIME_SPAN_MILLISECOND);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

START_TEST (test_lobby)
{
  g_auto (Table) table = { 0 };
  g_autoptr (Proxy) proxy = seat_by_proxy (&table);

  fall_silent (&table, proxy, dulle_line_end_sentence (DULLE_LINE_END_SILENT));
  speak_again (&table, proxy);
}
END_TEST

static void
play_on_after_silence (Table  *table,
                       Proxy  *proxy,
                       Driver *waits)
{
  fall_silent (table, proxy, dulle_line_end_sentence (DULLE_LINE_END_LOST));
  speak_again (table, proxy);
  waits->plays = TRUE;
  driver_play (waits, driver_last (waits));
  wait_for_end (table);
  assert_same_games (table->host, table->guests[0]);
}

START_TEST (test_own_turn)
{
  g_auto (Table) table = { 0 };
  g_autoptr (Proxy) proxy = seat_by_proxy (&table);

  run_until_turn (&table, table.guests[0]);
  play_on_after_silence (&table, proxy, table.guests[0]);
}
END_TEST

START_TEST (test_turn_of_another)
{
  g_auto (Table) table = { 0 };
  g_autoptr (Proxy) proxy = seat_by_proxy (&table);

  run_until_turn (&table, table.host);
  play_on_after_silence (&table, proxy, table.host);
}
END_TEST

/* In another network */

/* There, somebody else has the first address of the host, who is also found at the second one. */
START_TEST (test_next_address)
{
  for (guint stage = ACCEPTS; stage <= LOCKS; stage++)
    {
      g_auto (Table) table = { 0 };
      g_auto (MuteHost) other = { .stage = (Stage) stage };
      g_autoptr (Driver) guest = start_driver (NULL);
      g_autofree char *link = NULL;
      g_autofree char *both = NULL;
      DulleRules       rules = driver_rules ();

      open_table (&table, &rules);
      open_mute_host (&other);
      link = write_link (&table, other.port);
      both = g_strdup_printf ("%s,127.0.0.1:%u", link, dulle_host_get_port (table.door));
      join_table (guest, both, "Guest");
      while (other.n_guests == 0 || (stage == ACCEPTS && guest->session->guest->line == NULL))
        g_main_context_iteration (NULL, TRUE);
      if (stage == ACCEPTS)
        pass_seconds (GREETING);
      while (!company_of (guest)->is_connected)
        g_main_context_iteration (NULL, TRUE);
      ck_assert_ptr_null (company_of (guest)->problem);
      ck_assert_uint_eq (company_of (guest)->own, 1);
    }
}
END_TEST

/* Somebody else answers for a while; a guest that has a seat does not give it up for that. */
START_TEST (test_other_key)
{
  g_auto (Table) table = { 0 };
  g_autoptr (Proxy) proxy = seat_by_proxy (&table);
  g_auto (MuteHost) other = { .stage = LOCKS };
  Driver *guest = table.guests[0];

  open_mute_host (&other);
  run_until_turn (&table, guest);
  proxy->to = other.port;
  proxy_close (proxy);
  proxy_open (proxy);
  while (company_of (guest)->is_connected)
    g_main_context_iteration (NULL, TRUE);
  while (other.n_guests < 2)
    g_main_context_iteration (NULL, TRUE);
  ck_assert (company_of (guest)->is_trying);
  ck_assert_str_eq (company_of (guest)->problem, dulle_line_end_sentence (DULLE_LINE_END_LOST));

  proxy->to = dulle_host_get_port (table.door);
  while (!company_of (guest)->is_connected)
    go_on_trying (guest);
  ck_assert_uint_eq (company_of (guest)->own, 1);
}
END_TEST

/* One that gives the seat back and ends the line at once is not run after without a pause. */
START_TEST (test_hasty_host)
{
  static const guint seconds[] = { 0, 0, 0, 1, 3, 7, 15, 30, 45 };

  g_auto (Table) table = { 0 };
  g_autoptr (Proxy) proxy = seat_by_proxy (&table);
  Driver *guest = table.guests[0];
  guint   began = now;

  guest->session->guest->lasting = G_MAXUINT;
  for (guint i = 0; i < G_N_ELEMENTS (seconds); i++)
    {
      while (!company_of (guest)->is_connected)
        if (guest->session->guest->retry == NULL)
          g_main_context_iteration (NULL, TRUE);
        else if (!g_main_context_iteration (NULL, FALSE))
          pass_seconds (1);
      ck_assert_uint_eq (now - began, seconds[i]);
      host_lose_visitor (table.door->places[1].visitor, DULLE_LINE_END_NONE);
      while (company_of (guest)->is_connected)
        g_main_context_iteration (NULL, TRUE);
    }
}
END_TEST

/* A table that is handed on */

/* To a place where nobody is heard: that is said, and the table is found when somebody is. */
START_TEST (test_silent_place)
{
  g_auto (Round) round = { 0 };
  g_autoptr (Proxy) proxy = NULL;
  Table  *table = &round.table;
  Driver *lost = NULL;

  play_round (&round, 2);
  lost = table->guests[1];
  open_door (table->guests[0], round.doors[0]);
  proxy = proxy_new (dulle_host_get_port (round.doors[0]));
  offer_by (table->guests[0], round.doors[0], table->door, 1, proxy->port);
  proxy->is_mute = TRUE;
  hand_on (table->door, round.doors[0], 1);
  while (company_of (lost)->problem == NULL ||
         !g_str_has_prefix (company_of (lost)->problem, "The table has moved to a machine"))
    go_on_trying (lost);
  ck_assert (company_of (lost)->is_trying);

  proxy->is_mute = FALSE;
  while (!company_of (lost)->is_connected || !company_of (table->host)->is_connected)
    {
      go_on_trying (lost);
      go_on_trying (table->host);
    }
  ck_assert_uint_eq (count_persons (dulle_host_get_company (round.doors[0])), 3);
}
END_TEST

/* Guests that fall silent */

static void
wait_for_silence (Table *table,
                  Proxy *proxy)
{
  guint began = now;

  proxy->is_mute = TRUE;
  while (table->door->visitors->len > 0)
    pass_seconds (1);
  ck_assert_uint_le (now - began, SILENCE + BEAT);
}

/* Whoever knocked is not shown any more. */
START_TEST (test_knocking_guest)
{
  g_auto (Table) table = { 0 };
  g_autoptr (Driver) guest = start_driver (NULL);
  g_autoptr (Proxy) proxy = open_by_proxy (&table);
  g_autofree char *address = g_strdup_printf ("127.0.0.1:%u", proxy->port);
  DulleParticipant me = { .face = DULLE_FACE_OWL, .name = "Guest" };

  ck_assert (dulle_session_knock (guest->session, address, &me, NULL));
  while (*table.door->company.knock.digits == '\0')
    g_main_context_iteration (NULL, TRUE);
  wait_for_silence (&table, proxy);
  ck_assert_str_eq (table.door->company.knock.digits, "");
}
END_TEST

/* Whoever looked on does so no more. */
START_TEST (test_watching_guest)
{
  g_auto (Table) table = { 0 };
  g_autoptr (Driver) guest = start_driver (NULL);
  g_autoptr (Proxy) proxy = open_by_proxy (&table);
  g_autofree char *link = write_link (&table, proxy->port);
  DulleParticipant me = { .face = DULLE_FACE_OWL, .name = "Guest" };

  ck_assert (dulle_session_look_on (guest->session, link, &me, NULL));
  while (dulle_company_count_watchers (&table.door->company) == 0)
    g_main_context_iteration (NULL, TRUE);
  wait_for_silence (&table, proxy);
  ck_assert_uint_eq (dulle_company_count_watchers (&table.door->company), 0);
}
END_TEST

SUITE ("silence",
       test_no_seat,
       test_leave_at_once,
       test_lobby,
       test_own_turn,
       test_turn_of_another,
       test_next_address,
       test_other_key,
       test_hasty_host,
       test_silent_place,
       test_knocking_guest,
       test_watching_guest)
