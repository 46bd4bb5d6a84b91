/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A real broker that asks for a name and a password, and is reached by TLS: whoever hosts names
 * all of that once, and guests need nothing but the invitation.
 */
#include "guarded-broker.h"
#include "net/broker-pipe.h"
#include "net/club.h"
#include "net/identity.h"
#include "net/invitation.h"
#include "net/line-end.h"
#include "session-driver.h"
#include "session/dulle-meeting.h"

#define SECRET "0123456789abcdef"

/* Returns: (transfer full): where @broker is, as it stands in the preferences */
static char *
write_place (const Broker *broker)
{
  return g_strdup_printf ("mqtts://127.0.0.1:%u", broker->port);
}

/* Returns: (transfer full): the address of a table there, for whoever knows @password */
static char *
write_address (const Broker *broker,
               const char   *scheme,
               const char   *password)
{
  g_autofree char *place = write_place (broker);
  char            *address =
      dulle_broker_address_make (scheme, &(DulleBrokerAccount){ place, GUARDED_NAME, password },
                                 SECRET, NULL);

  ck_assert_ptr_nonnull (address);

  return address;
}

static void
opened_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GIOStream) pipe = dulle_pipe_open_finish (result, &error);

  ck_assert_ptr_null (pipe);
  *(DulleLineEnd *) data = dulle_line_end_of_pipe (error);
}

/* Returns: why nobody comes in at @address */
static DulleLineEnd
find_end (const char *address)
{
  DulleLineEnd end = DULLE_LINE_END_NONE;

  dulle_pipe_open_async (address, NULL, opened_cb, &end);
  while (end == DULLE_LINE_END_NONE)
    g_main_context_iteration (NULL, TRUE);

  return end;
}

/* What is written in a link is what the broker hears, whatever letters are in it. */
START_TEST (test_address)
{
  static const struct
  {
    const char *place;
    const char *beginning;
  } rows[] = {
    { "broker.example.org", "mqtt://me:a%20b%2C%40%2F%23%C3%BC@broker.example.org:1883/" },
    { "mqtts://broker.example.org", "mqtts://me:a%20b%2C%40%2F%23%C3%BC@broker.example.org:8883/" },
    { "broker.example.org:8883", "mqtts://me:a%20b%2C%40%2F%23%C3%BC@broker.example.org:8883/" },
    { "mqtt://broker.example.org:8883",
      "mqtt://me:a%20b%2C%40%2F%23%C3%BC@broker.example.org:8883/" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_auto (DulleBrokerAddress) address = { 0 };
      g_autofree char *text =
          dulle_broker_address_make (DULLE_BROKER_SCHEME,
                                     &(DulleBrokerAccount){ rows[i].place, "me", GUARDED_PASSWORD },
                                     SECRET, NULL);

      ck_assert_msg (g_str_has_prefix (text, rows[i].beginning), "%s", text);
      ck_assert (dulle_broker_address_parse (text, DULLE_BROKER_SCHEME, &address, NULL));
      ck_assert_str_eq (address.host, "broker.example.org");
      ck_assert_str_eq (address.name, "me");
      ck_assert_str_eq (address.password, GUARDED_PASSWORD);
      ck_assert_int_eq (address.is_locked, g_str_has_prefix (text, "mqtts"));
    }
}
END_TEST

/* An invitation has to fit on a screen, and a password without a name is none. */
START_TEST (test_odd_accounts)
{
  g_autofree char *letters = g_strnfill (300, 'a');
  g_autofree char *nameless =
      dulle_broker_address_make (DULLE_BROKER_SCHEME,
                                 &(DulleBrokerAccount){ "broker", "", "secret" }, SECRET, NULL);
  g_autoptr (GError) error = NULL;

  ck_assert (g_str_has_prefix (nameless, "mqtt://broker:1883/"));
  ck_assert_ptr_null (dulle_broker_address_make (
      DULLE_BROKER_SCHEME, &(DulleBrokerAccount){ "broker", "me", letters }, SECRET, &error));
  ck_assert_str_eq (error->message, "The name or the password for the broker is too long.");
}
END_TEST

/* Whether a client is at work, on a system that tells. */
static gboolean
has_client (void)
{
  g_autoptr (GDir) tasks = g_dir_open ("/proc/self/task", 0, NULL);
  const char *task;

  while (tasks != NULL && (task = g_dir_read_name (tasks)) != NULL)
    {
      g_autofree char *path = g_build_filename ("/proc/self/task", task, "comm", NULL);
      g_autofree char *name = NULL;

      if (g_file_get_contents (path, &name, NULL, NULL) && g_str_equal (name, "broker\n"))
        return TRUE;
    }

  return FALSE;
}

/* Nobody waits for a client that was dropped; were the test to end before it, what it still holds
 * would look like a leak. */
static void
await_end_of_clients (void)
{
  while (has_client ())
    g_usleep (1000);
}

/* Whoever vouches for the broker, or does not, is asked first. */
START_TEST (test_untrusted)
{
  Broker           broker;
  g_autofree char *address = NULL;

  begin_guarded_broker (&broker);
  address = write_address (&broker, DULLE_BROKER_SCHEME, GUARDED_PASSWORD);
  ck_assert_int_eq (find_end (address), DULLE_LINE_END_UNTRUSTED);
  await_end_of_clients ();
  end_guarded_broker (&broker);
}
END_TEST

START_TEST (test_wrong_password)
{
  Broker           broker;
  g_autofree char *address = NULL;

  begin_guarded_broker (&broker);
  trust_guarded_broker (&broker);
  address = write_address (&broker, DULLE_BROKER_SCHEME, "another");
  ck_assert_int_eq (find_end (address), DULLE_LINE_END_PASSWORD);
  await_end_of_clients ();
  end_guarded_broker (&broker);
}
END_TEST

static void
shown_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (GError) error = NULL;

  ck_assert_ptr_null (dulle_club_ask_finish (result, &error));
  *(DulleLineEnd *) data = dulle_line_end_of_pipe (error);
}

/* A guest that cannot get to a table of @club is told why. */
static void
assert_told (const DulleInvitation *club,
             const char            *why)
{
  Driver          *guest = driver_start ();
  g_autofree char *link = dulle_invitation_format (club);
  DulleParticipant me = { .face = DULLE_FACE_OWL, .name = "Berta" };

  ck_assert (dulle_session_join (guest->session, link, &me, NULL));
  while (dulle_session_get_company (guest->session)->problem == NULL)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_str_eq (dulle_session_get_company (guest->session)->problem, why);
  driver_free (guest);
}

/* Nor does the door of a club stand there for whoever cannot say the name. */
START_TEST (test_club)
{
  Broker broker;
  g_autoptr (GTlsCertificate) key = dulle_identity_load (NULL, NULL);
  g_autoptr (DulleInvitation) club = NULL;
  g_autofree char *place = NULL;
  DulleLineEnd     end = DULLE_LINE_END_NONE;

  begin_guarded_broker (&broker);
  trust_guarded_broker (&broker);
  place = write_place (&broker);
  club = dulle_club_invite (key, &(DulleBrokerAccount){ .place = place }, NULL);
  ck_assert (dulle_invitation_is_to_club (club));
  dulle_club_ask_async (club, NULL, shown_cb, &end);
  while (end == DULLE_LINE_END_NONE)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_int_eq (end, DULLE_LINE_END_PASSWORD);
  assert_told (club, "This table’s broker does not accept the name and password in the "
                     "invitation.");
  end_guarded_broker (&broker);
}
END_TEST

static void
wait_for_state (DulleMeeting     *meeting,
                DulleMeetingState state)
{
  while (dulle_meeting_get_state (meeting) != state)
    g_main_context_iteration (NULL, TRUE);
}

/* Returns: (transfer full): the way through the broker alone */
static char *
invite_far (DulleMeeting *meeting)
{
  g_autofree char *link = dulle_meeting_invite (meeting);
  g_autoptr (DulleInvitation) invitation = dulle_invitation_parse (link, NULL);

  ck_assert_ptr_nonnull (invitation);
  ck_assert (g_str_has_prefix (invitation->addresses[0], "mqtts://"));
  for (guint i = 1; invitation->addresses[i] != NULL; i++)
    g_clear_pointer (&invitation->addresses[i], g_free);

  return dulle_invitation_format (invitation);
}

/* A host that is refused is told so, and with the right password guests come in; the broker may
 * be killed meanwhile. */
START_TEST (test_meeting)
{
  Broker               broker;
  Driver              *host = driver_start ();
  Driver              *guest = driver_start ();
  DulleRules           rules = driver_rules ();
  DulleTournamentSetup setup = driver_setup (&rules, 1);
  DulleHost           *door = dulle_host_new (host->session, NULL);
  DulleMeeting        *meeting = dulle_meeting_new (door);
  g_autofree char     *place = NULL;
  g_autofree char     *far = NULL;

  begin_guarded_broker (&broker);
  place = write_place (&broker);
  ck_assert (dulle_host_open (door, &setup, 0, NULL));
  ck_assert (dulle_meeting_set_broker (meeting, place, GUARDED_NAME, GUARDED_PASSWORD, NULL));
  wait_for_state (meeting, DULLE_MEETING_UNTRUSTED);

  trust_guarded_broker (&broker);
  ck_assert (dulle_meeting_set_broker (meeting, place, GUARDED_NAME, "another", NULL));
  wait_for_state (meeting, DULLE_MEETING_REFUSED);
  ck_assert (dulle_meeting_set_broker (meeting, place, GUARDED_NAME, GUARDED_PASSWORD, NULL));
  ck_assert_str_eq (dulle_meeting_get_broker (meeting), place);
  wait_for_state (meeting, DULLE_MEETING_REACHED);
  kill_broker (&broker);
  wait_for_state (meeting, DULLE_MEETING_CALLED);
  start_broker (&broker);
  far = invite_far (meeting);
  ck_assert (dulle_session_join (guest->session, far, &setup.players[1], NULL));
  while (dulle_session_get_company (guest->session)->own == DULLE_NO_SEAT)
    g_main_context_iteration (NULL, TRUE);

  driver_free (guest);
  g_object_unref (meeting);
  g_object_unref (door);
  driver_free (host);
  end_guarded_broker (&broker);
}
END_TEST

int
main (int    argc,
      char **argv)
{
  const TTest *const tests[] = {
    test_address,
    test_odd_accounts,
    test_untrusted,
    test_wrong_password,
    test_club,
    test_meeting,
    NULL,
  };

  return broker_suite_run ("broker-login", tests, argv + (argc > 0));
}
