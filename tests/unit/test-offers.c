/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Guests that offer to take a table over name an address to which the host then goes: it must not
 * tell them what is there, and not go there again and again.
 */
#include "stranger-fixture.h"

#include <sys/random.h>

#include "net/enquiry.h"
#include "net/pipe.h"
#include "suite.h"

#define ABILITIES "dulle 0.1.0 hands-on hands-over"

/* Seconds that an enquiry takes, and that nothing else does. */
#define ENQUIRY 11

/* The clock of the enquiry that was made last. */
static GSource *enquiry;

/* Enquiries end by it: here when a test says so. */
GSource *
g_timeout_source_new (guint interval)
{
  GSource *source = g_timeout_source_new_seconds (G_MAXUINT / 1000);

  if (interval == ENQUIRY * 1000)
    enquiry = source;

  return source;
}

static gboolean is_without_chance;

/* By it the shares of fair deals are drawn. */
int
getentropy (void  *buffer,
            size_t length)
{
  return !is_without_chance && getrandom (buffer, length, 0) == (ssize_t) length ? 0 : -1;
}

/* A port of this machine where everybody is let in, and nothing is said. */
typedef struct
{
  GSocketService *service;
  guint16         port;
  GPtrArray      *pipes;
} Deaf;

static gboolean
deaf_incoming_cb (GSocketService    *service,
                  GSocketConnection *connection,
                  GObject           *source,
                  Deaf              *deaf)
{
  g_ptr_array_add (deaf->pipes, g_object_ref (connection));

  return TRUE;
}

static void
deaf_open (Deaf *deaf)
{
  deaf->pipes = g_ptr_array_new_with_free_func (g_object_unref);
  deaf->service = g_socket_service_new ();
  deaf->port = g_socket_listener_add_any_inet_port (G_SOCKET_LISTENER (deaf->service), NULL, NULL);
  g_signal_connect (deaf->service, "incoming", G_CALLBACK (deaf_incoming_cb), deaf);
  g_socket_service_start (deaf->service);
}

static void
deaf_clear (Deaf *deaf)
{
  g_signal_handlers_disconnect_by_data (deaf->service, deaf);
  g_socket_service_stop (deaf->service);
  g_object_unref (deaf->service);
  g_ptr_array_unref (deaf->pipes);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Deaf, deaf_clear)

/* A table at which somebody plays who says only what the test says. */
static void
begin_table (Table *table,
             Side  *side,
             char  *abilities)
{
  DulleRules rules = driver_rules ();

  open_table (table, &rules);
  table->door->enquiry_seconds = ENQUIRY;
  begin_guest (side, table, 1, abilities);
  join_by (side, table->door->seats.secret);
  begin_to_play (table);
  wait_for_word (side, "new");
}

static void
offer (Side       *side,
       const char *link)
{
  dulle_line_send (side->line, &(DulleWireMessage){ DULLE_WIRE_OFFER, .text = (char *) link });
}

static guint
count_answers (const Side *side)
{
  guint n = 0;

  for (const char *at = side->heard->str; (at = strstr (at, "\nreached ")) != NULL; at++)
    n++;

  return n;
}

static void
await_enquiry (void)
{
  while (enquiry == NULL)
    g_main_context_iteration (NULL, TRUE);
}

/* The time of the enquiry is over. */
static void
end_enquiry (void)
{
  ck_assert (!g_source_is_destroyed (enquiry));
  g_source_set_ready_time (g_steal_pointer (&enquiry), 0);
}

/* To hear that nobody was found. */
static void
await_answer (Side *side)
{
  guint n = count_answers (side);

  while (count_answers (side) == n)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_ptr_null (strstr (side->heard->str, "\nreached 1"));
}

static char *
write_offer (const char *fingerprint,
             guint16     port)
{
  return g_strdup_printf ("dulle:%s.0123456789abcdef@127.0.0.1:%u", fingerprint, port);
}

static void
opened_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      is_over)
{
  ck_assert_ptr_null (dulle_pipe_open_finish (result, NULL));
  *(gboolean *) is_over = TRUE;
}

/* Whoever goes to a closed port now hears that later than one who has gone there before. */
static void
try_closed_port (guint16 port)
{
  g_autofree char *address = g_strdup_printf ("127.0.0.1:%u", port);
  gboolean         is_over = FALSE;

  dulle_pipe_open_async (address, NULL, opened_cb, &is_over);
  while (!is_over)
    g_main_context_iteration (NULL, TRUE);
}

/* A closed port, one where nobody says anything, and one where somebody else has a table: the
 * answer is the same, and comes at the same time. */
START_TEST (test_no_probe)
{
  g_auto (Table) table = { 0 };
  g_auto (Table) other = { 0 };
  g_auto (Side) side = { 0 };
  g_auto (Deaf) deaf = { 0 };
  DulleRules       rules = driver_rules ();
  g_autofree char *nobody = g_strnfill (DULLE_FINGERPRINT_LENGTH, '0');
  guint16          ports[3];

  begin_table (&table, &side, (char *) ABILITIES);
  open_table (&other, &rules);
  deaf_open (&deaf);
  ports[0] = 1;
  ports[1] = deaf.port;
  ports[2] = dulle_host_get_port (other.door);
  for (guint i = 0; i < G_N_ELEMENTS (ports); i++)
    {
      g_autofree char *link = write_offer (nobody, ports[i]);

      offer (&side, link);
      await_enquiry ();
      if (i == 0)
        try_closed_port (ports[i]);
      while (i == 1 && deaf.pipes->len == 0)
        g_main_context_iteration (NULL, TRUE);
      while (i == 2 && other.door->visitors->len == 0)
        g_main_context_iteration (NULL, TRUE);
      while (i == 2 && other.door->visitors->len > 0)
        g_main_context_iteration (NULL, TRUE);
      ck_assert_uint_eq (count_answers (&side), i);
      end_enquiry ();
      await_answer (&side);
      ck_assert_uint_eq (dulle_host_get_company (table.door)->offers, 0);
    }
  ck_assert_uint_eq (deaf.pipes->len, 1);
}
END_TEST

/* Whoever offers another address each time has the host go to six of them in a minute, and to one
 * at a time. */
START_TEST (test_few_at_a_time)
{
  g_auto (Table) table = { 0 };
  g_auto (Side) side = { 0 };
  g_auto (Deaf) deaf = { 0 };
  g_autofree char *nobody = g_strnfill (DULLE_FINGERPRINT_LENGTH, '0');
  DullePlace      *place;
  guint            n_ended = 0;

  begin_table (&table, &side, (char *) ABILITIES);
  place = &table.door->places[1];
  deaf_open (&deaf);
  for (guint i = 0; i < 40; i++)
    {
      g_autofree char *secret = g_strdup_printf ("%016x", i);
      g_autofree char *link = g_strdup_printf ("dulle:%s.%s@127.0.0.1:%u", nobody, secret,
                                               deaf.port);

      offer (&side, link);
      while (place->untried == NULL || strstr (place->untried, secret) == NULL)
        g_main_context_iteration (NULL, TRUE);
      while (enquiry != NULL && deaf.pipes->len == n_ended)
        g_main_context_iteration (NULL, TRUE);
      ck_assert_uint_le (deaf.pipes->len, n_ended + 1);
      if (enquiry != NULL && i % 3 == 2)
        {
          end_enquiry ();
          n_ended++;
          while (enquiry == NULL && table.door->enquiry_clock == 0)
            g_main_context_iteration (NULL, TRUE);
        }
    }
  ck_assert_uint_eq (n_ended, HOST_MAX_ENQUIRIES);
  ck_assert_uint_eq (deaf.pipes->len, HOST_MAX_ENQUIRIES);
}
END_TEST

/* As if that guest had been looked for as often as it may be: not again before so much time. */
static void
let_wait (Table *table,
          guint8 player,
          gint64 milliseconds)
{
  DullePlace *place = &table->door->places[player];
  gint64      ago = 60 * G_USEC_PER_SEC - milliseconds * G_TIME_SPAN_MILLISECOND;

  for (guint i = 0; i < HOST_MAX_ENQUIRIES; i++)
    place->enquiries[i] = g_get_monotonic_time () - ago;
}

#define LONG (G_TIME_SPAN_HOUR / G_TIME_SPAN_MILLISECOND)

/* Where two have to wait, the one whose minute is over first is looked for first, and then. */
START_TEST (test_first_due)
{
  for (guint8 first = 1; first <= 2; first++)
    {
      g_auto (Table) table = { 0 };
      g_auto (Side) other = { 0 };
      g_auto (Side) side = { 0 };
      g_auto (Deaf) deaf = { 0 };
      g_autofree char *nobody = g_strnfill (DULLE_FINGERPRINT_LENGTH, '0');
      g_autofree char *link = NULL;
      DulleRules       rules = driver_rules ();

      open_table (&table, &rules);
      begin_guest (&other, &table, 1, (char *) ABILITIES);
      join_by (&other, table.door->seats.secret);
      begin_guest (&side, &table, 1, (char *) ABILITIES);
      join_by (&side, table.door->seats.secret);
      begin_to_play (&table);
      wait_for_word (&side, "new");
      deaf_open (&deaf);
      link = write_offer (nobody, deaf.port);
      let_wait (&table, first, 50);
      let_wait (&table, 3 - first, LONG);
      offer (&other, link);
      offer (&side, link);
      while (deaf.pipes->len == 0)
        g_main_context_iteration (NULL, TRUE);
      ck_assert_uint_eq (table.door->enquired, first);
    }
}
END_TEST

/* An older program would not say hello, and is not looked for. */
START_TEST (test_older_guest)
{
  g_auto (Table) table = { 0 };
  g_auto (Side) side = { 0 };
  g_auto (Deaf) deaf = { 0 };
  g_autofree char *nobody = g_strnfill (DULLE_FINGERPRINT_LENGTH, '0');
  g_autofree char *link = NULL;

  begin_table (&table, &side, (char *) "dulle 0.1.0 hands-on");
  deaf_open (&deaf);
  link = write_offer (nobody, deaf.port);
  offer (&side, link);
  await_answer (&side);
  ck_assert_ptr_null (enquiry);
}
END_TEST

/* At the door of a program that has offered nobody comes in. */
START_TEST (test_open_door)
{
  g_auto (Table) table = { 0 };
  g_auto (Side) side = { 0 };
  DulleRules rules = driver_rules ();

  open_table (&table, &rules);
  ck_assert (dulle_host_offer (table.door, NULL));
  begin_guest (&side, &table, 1, (char *) OLD);
  ck_assert (g_str_has_prefix (side.heard->str, "hello "));
  join_by (&side, table.door->seats.secret);
  ck_assert_int_eq (side.end, DULLE_LINE_END_CLOSED);
  ck_assert_uint_eq (table.door->visitors->len, 0);
}
END_TEST

static void
cancelled_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      is_over)
{
  g_autoptr (GError) error = NULL;

  ck_assert (!dulle_enquire_finish (result, &error));
  ck_assert (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED));
  *(gboolean *) is_over = TRUE;
}

/* An enquiry that is cancelled has ended at once. */
START_TEST (test_cancelled)
{
  g_auto (Deaf) deaf = { 0 };
  g_autofree char *nobody = g_strnfill (DULLE_FINGERPRINT_LENGTH, '0');
  g_autofree char *link = NULL;
  g_autoptr (DulleInvitation) invitation = NULL;
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  gboolean is_over = FALSE;

  deaf_open (&deaf);
  link = write_offer (nobody, deaf.port);
  invitation = dulle_invitation_parse (link, NULL);
  dulle_enquire_async (invitation, 1000, cancellable, cancelled_cb, &is_over);
  while (deaf.pipes->len == 0)
    g_main_context_iteration (NULL, TRUE);
  g_cancellable_cancel (cancellable);
  while (!is_over)
    g_main_context_iteration (NULL, TRUE);
}
END_TEST

/* Without chance no deal would be fair: that is said, nothing is offered, and nobody leaves the
 * table for another one. */
START_TEST (test_no_chance)
{
  g_auto (Table) table = { 0 };
  DulleRules          rules = driver_rules ();
  DulleSession       *session;
  const DulleCompany *company;
  g_autofree char    *link = NULL;
  g_autoptr (GError) offered = NULL;
  g_autoptr (GError) joined = NULL;
  DulleParticipant me = { .face = DULLE_FACE_OWL, .name = "Guest" };

  open_table (&table, &rules);
  seat_guests (&table, 1, dulle_host_get_port (table.door));
  link = write_link (&table, dulle_host_get_port (table.door));
  session = table.guests[0]->session;
  company = dulle_session_get_company (session);
  while (!company->is_connected)
    g_main_context_iteration (NULL, TRUE);

  is_without_chance = TRUE;
  ck_assert (!dulle_session_offer (session, link, &offered));
  ck_assert_str_eq (offered->message,
                    "This machine has no source of chance that fair deals could rely on.");
  ck_assert_uint_eq (company->offers, 0);
  ck_assert (dulle_session_offer (session, NULL, NULL));
  ck_assert (!dulle_session_join (session, link, &me, &joined));
  ck_assert_str_eq (joined->message, offered->message);
  ck_assert (!dulle_session_knock (session, "127.0.0.1:1", &me, NULL));
  ck_assert_ptr_eq (dulle_session_get_company (session), company);
  ck_assert (company->is_connected);

  is_without_chance = FALSE;
  ck_assert (dulle_session_offer (session, link, NULL));
}
END_TEST

static void
note_offers_cb (DulleHost    *door,
                DullePlayers *shown)
{
  *shown = dulle_host_get_company (door)->offers;
}

/* Whoever does not want to any more is not shown as one who would. */
START_TEST (test_taken_back)
{
  g_auto (Table) table = { 0 };
  g_auto (Side) side = { 0 };
  DullePlayers shown = 1 << 1;

  begin_table (&table, &side, (char *) ABILITIES);
  table.door->places[1].offer = g_strdup ("anywhere");
  table.door->company.offers = shown;
  g_signal_connect (table.door, "changed", G_CALLBACK (note_offers_cb), &shown);
  offer (&side, "");
  while (table.door->places[1].offer != NULL)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_uint_eq (shown, 0);
}
END_TEST

SUITE ("offers",
       test_taken_back,
       test_no_probe,
       test_few_at_a_time,
       test_first_due,
       test_no_chance,
       test_older_guest,
       test_open_door,
       test_cancelled)
