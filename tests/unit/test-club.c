/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The door of a club: what goes through it is believed only if the club said it, the hosts share
 * the questions at a real broker, and members come to tables of real hosts.
 */
#include "session-driver.h"

#include "broker-fixture.h"
#include "engine/preset.h"
#include "net/club-seal.h"
#include "net/club.h"
#include "net/identity.h"
#include "real-host.h"

#define SECRET "0123456789abcdef"
#define LINK   "dulle:00112233445566778899aabbccddeeff.0123456789abcdef@10.0.0.1:5350"

/* Seals */

static const guint8 id[DULLE_CLUB_ID_SIZE] = "0123456789abcde";

START_TEST (test_question)
{
  g_autoptr (GBytes) question = dulle_club_seal_question (SECRET, id);
  guint8 read[DULLE_CLUB_ID_SIZE];

  ck_assert (dulle_club_open_question (SECRET, question, read));
  ck_assert_mem_eq (read, id, sizeof read);
  ck_assert (!dulle_club_open_question ("0123456789abcdee", question, read));
}
END_TEST

static char *
open_answer (GTlsCertificate *key,
             GBytes          *answer)
{
  g_autofree char *fingerprint = dulle_identity_fingerprint (key);

  return dulle_club_open_answer (SECRET, fingerprint, id, answer);
}

/* An answer is for one question, and from whoever has the key. */
START_TEST (test_answer)
{
  g_autoptr (GTlsCertificate) key = dulle_identity_load (NULL, NULL);
  g_autoptr (GTlsCertificate) member = dulle_identity_load (NULL, NULL);
  g_autoptr (GBytes) answer = dulle_club_seal_answer (SECRET, id, key, LINK);
  g_autoptr (GBytes) forged = dulle_club_seal_answer (SECRET, id, member, LINK);
  g_autoptr (GBytes) question = dulle_club_seal_question (SECRET, id);
  g_autofree char *link = open_answer (key, answer);

  ck_assert_str_eq (link, LINK);
  for (guint i = 0; i < DULLE_CLUB_ID_SIZE; i++)
    {
      g_autofree guint8 *other_id = g_memdup2 (id, sizeof id);
      g_autoptr (GBytes) other = NULL;

      other_id[i]++;
      other = dulle_club_seal_answer (SECRET, other_id, key, LINK);
      ck_assert_ptr_null (open_answer (key, other));
    }
  ck_assert_ptr_null (open_answer (key, forged));
  ck_assert_ptr_null (open_answer (key, question));
}
END_TEST

/* Every member gets the certificate with each answer. Without its key nobody answers for the club:
 * what is signed by another one is not read. */
START_TEST (test_forged)
{
  g_autoptr (GTlsCertificate) key = dulle_identity_load (NULL, NULL);
  g_autoptr (GTlsCertificate) member = dulle_identity_load (NULL, NULL);
  g_autoptr (GTlsCertificate) both = NULL;
  g_autoptr (GBytes) forged = NULL;
  g_autofree char *certificate = NULL;
  g_autofree char *other_key = NULL;
  g_autofree char *text = NULL;

  g_object_get (key, "certificate-pem", &certificate, NULL);
  g_object_get (member, "private-key-pem", &other_key, NULL);
  text = g_strconcat (other_key, certificate, NULL);
  both = g_tls_certificate_new_from_pem (text, -1, NULL);
  ck_assert_ptr_nonnull (both);
  forged = dulle_club_seal_answer (SECRET, id, both, LINK);
  ck_assert_ptr_nonnull (forged);
  ck_assert_ptr_null (open_answer (key, forged));
}
END_TEST

static void
assert_unread (GTlsCertificate *key,
               const guint8    *bytes,
               gsize            size)
{
  g_autoptr (GBytes) message = g_bytes_new (bytes, size);
  guint8 read[DULLE_CLUB_ID_SIZE];

  ck_assert (!dulle_club_open_question (SECRET, message, read));
  ck_assert_ptr_null (open_answer (key, message));
}

/* Cut off anywhere, or with one bit changed. */
START_TEST (test_damaged)
{
  g_autoptr (GTlsCertificate) key = dulle_identity_load (NULL, NULL);
  g_autoptr (GBytes) answer = dulle_club_seal_answer (SECRET, id, key, LINK);
  gsize              size;
  const guint8      *bytes = g_bytes_get_data (answer, &size);
  g_autofree guint8 *changed = g_memdup2 (bytes, size);

  for (gsize i = 0; i < size; i++)
    {
      assert_unread (key, bytes, i);
      changed[i] ^= 1 << i % 8;
      assert_unread (key, changed, size);
      changed[i] = bytes[i];
    }
}
END_TEST

/* A certificate without a key cannot be a club's. */
START_TEST (test_no_key)
{
  g_autoptr (GTlsCertificate) key = dulle_identity_load (NULL, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GTlsCertificate) bare = NULL;
  g_autoptr (GError) error = NULL;

  g_object_get (key, "certificate-pem", &text, NULL);
  bare = g_tls_certificate_new_from_pem (text, -1, NULL);
  ck_assert_ptr_null (
      dulle_club_invite (bare, &(DulleBrokerAccount){ .place = "127.0.0.1" }, &error));
  ck_assert_str_eq (error->message, "The file of the club has a certificate, but no key.");
  ck_assert_ptr_null (dulle_club_seal_answer (SECRET, id, bare, LINK));
}
END_TEST

/* Doors */

/**
 * Door:
 * @n_tables: how many are free
 * @n_shown: how many were shown to one
 */
typedef struct
{
  DulleClubDoor *door;
  gboolean       is_there;
  guint          n_tables;
  guint          n_shown;
} Door;

static void
connected_cb (gpointer owner)
{
  ((Door *) owner)->is_there = TRUE;
}

static char *
asked_cb (gpointer owner)
{
  Door *door = owner;

  if (door->n_tables == 0)
    return NULL;
  door->n_tables--;
  door->n_shown++;

  return g_strdup (LINK);
}

static const DulleClubDoorFuncs door_funcs = { connected_cb, asked_cb };

static DulleInvitation *
invite_to_club (const Broker    *broker,
                GTlsCertificate *key)
{
  g_autofree char *place = g_strdup_printf ("127.0.0.1:%u", broker->port);
  DulleInvitation *club = dulle_club_invite (key, &(DulleBrokerAccount){ .place = place }, NULL);

  ck_assert_ptr_nonnull (club);
  ck_assert (dulle_invitation_is_to_club (club));

  return club;
}

static void
ask_for_table (const DulleInvitation *club)
{
  g_auto (Answer) answer = { 0 };
  g_autoptr (DulleInvitation) table = NULL;
  g_autofree char *link = NULL;

  dulle_club_ask_async (club, NULL, answer_cb, &answer);
  table = dulle_club_ask_finish (answer_wait (&answer), NULL);
  ck_assert_ptr_nonnull (table);
  link = dulle_invitation_format (table);
  ck_assert_str_eq (link, LINK);
}

/* Each question comes to one host; when a host has gone, to the others. */
START_TEST (test_shared)
{
  g_auto (Broker) broker = { 0 };
  g_autoptr (GTlsCertificate) key = dulle_identity_load (NULL, NULL);
  g_autoptr (DulleInvitation) club = NULL;
  Door doors[] = { { .n_tables = 100 }, { .n_tables = 100 } };

  begin_broker (&broker);
  club = invite_to_club (&broker, key);
  for (guint i = 0; i < G_N_ELEMENTS (doors); i++)
    {
      doors[i].door = dulle_club_door_new (club, key, &door_funcs, &doors[i], NULL);
      while (!doors[i].is_there)
        g_main_context_iteration (NULL, TRUE);
    }
  for (guint i = 0; i < 20; i++)
    ask_for_table (club);
  ck_assert_uint_eq (doors[0].n_shown + doors[1].n_shown, 20);
  ck_assert_uint_ge (doors[0].n_shown, 5);
  ck_assert_uint_ge (doors[1].n_shown, 5);

  dulle_club_door_close (doors[0].door);
  for (guint i = 0; i < 4; i++)
    ask_for_table (club);
  ck_assert_uint_eq (doors[0].n_shown + doors[1].n_shown, 24);
  dulle_club_door_close (doors[1].door);
}
END_TEST

/* Real hosts */

static void
start_club_host (Host         *host,
                 const Broker *broker,
                 const char   *key)
{
  g_autofree char *words = g_strdup_printf ("--broker=127.0.0.1:%u --club=%s", broker->port, key);

  start_host (host, words);
}

/* Why the host has left the door. */
static void
assert_left_door (const Host *host,
                  const char *reason)
{
  g_autofree char *ending = g_strconcat (reason, ": this host leaves the club's door.", NULL);
  g_autofree char *said = await_said (host, ": this host leaves the club's door.");

  ck_assert_msg (g_str_has_suffix (said, ending), "%s", said);
}

/* Returns: (transfer full): the link to the club */
static char *
await_link (const Host *host)
{
  g_autofree char *path = g_build_filename (host->folder, "club-invitation", NULL);
  char            *link = NULL;

  while (!g_file_get_contents (path, &link, NULL, NULL))
    g_usleep (1000);
  assert_private (path);

  return g_strstrip (link);
}

/* Where somebody sits who came by the link of the club. Returns: (transfer full): the link to
 * that table */
static char *
visit_club (const char *link,
            Driver    **driver)
{
  DulleParticipant me = { .face = DULLE_FACE_OWL };

  *driver = driver_new (NULL, 0);
  dulle_participant_set_name (&me, "Anna");
  dulle_session_start ((*driver)->session);
  driver_run (*driver, 1);
  ck_assert (dulle_session_join ((*driver)->session, link, &me, NULL));
  while (dulle_session_get_company ((*driver)->session)->own == DULLE_NO_SEAT)
    g_main_context_iteration (NULL, TRUE);

  return dulle_session_invite ((*driver)->session);
}

/* At a table without a word about rules they are those of the DDV. */
static void
assert_usual_rules (const Driver *driver)
{
  DulleRules usual = dulle_preset_rules (dulle_preset_find ("ddv"));

  dulle_company_share_rules (&usual);
  ck_assert (dulle_rules_equal (&dulle_session_get_company (driver->session)->rules, &usual));
}

/* As many members as there are tables, and each has one for itself. */
START_TEST (test_hosts)
{
  g_auto (Broker) broker = { 0 };
  Host             hosts[2] = { 0 };
  Driver          *members[G_N_ELEMENTS (hosts) * N_HOST_TABLES] = { NULL };
  g_autofree char *key = NULL;
  g_autofree char *link = NULL;
  g_autofree char *again = NULL;
  g_autoptr (GHashTable) tables = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  begin_broker (&broker);
  for (guint i = 0; i < G_N_ELEMENTS (hosts); i++)
    hosts[i].folder = make_folder ();
  key = g_build_filename (hosts[0].folder, "club.pem", NULL);
  start_club_host (&hosts[0], &broker, key);
  link = await_link (&hosts[0]);
  start_club_host (&hosts[1], &broker, key);
  again = await_link (&hosts[1]);
  ck_assert_str_eq (again, link);

  for (guint i = 0; i < G_N_ELEMENTS (members); i++)
    g_hash_table_add (tables, visit_club (link, &members[i]));
  ck_assert_uint_eq (g_hash_table_size (tables), G_N_ELEMENTS (members));
  while (!dulle_session_get_company (members[0]->session)->has_rules)
    g_main_context_iteration (NULL, TRUE);
  assert_usual_rules (members[0]);
  for (guint i = 0; i < G_N_ELEMENTS (hosts); i++)
    assert_left_door (&hosts[i], "No table is free");

  for (guint i = 0; i < G_N_ELEMENTS (members); i++)
    driver_free (members[i]);
  for (guint i = 0; i < G_N_ELEMENTS (hosts); i++)
    end_host (&hosts[i]);
}
END_TEST

/* Asks for a table, and does not come to it. */
static void
stay_away (const char *link)
{
  g_auto (Answer) answer = { 0 };
  g_autoptr (DulleInvitation) club = dulle_invitation_parse (link, NULL);
  g_autoptr (DulleInvitation) table = NULL;

  dulle_club_ask_async (club, NULL, answer_cb, &answer);
  table = dulle_club_ask_finish (answer_wait (&answer), NULL);
  ck_assert_ptr_nonnull (table);
}

/* A table is not free while somebody is on the way there. */
START_TEST (test_promised)
{
  g_auto (Broker) broker = { 0 };
  Host             host = { .folder = make_folder () };
  g_autofree char *key = g_build_filename (host.folder, "club.pem", NULL);
  g_autofree char *link = NULL;

  begin_broker (&broker);
  start_club_host (&host, &broker, key);
  link = await_link (&host);
  for (guint number = 1; number <= N_HOST_TABLES; number++)
    {
      g_autofree char *shown = g_strdup_printf ("Somebody is shown to table %u.", number);

      stay_away (link);
      g_free (await_said (&host, shown));
    }
  assert_left_door (&host, "No table is free");
  end_host (&host);
}
END_TEST

/* After a while it is free again, if nobody has come: there are more of them than tables. */
START_TEST (test_promised_in_vain)
{
  g_auto (Broker) broker = { 0 };
  Host             host = { .folder = make_folder (), .is_hasty = TRUE };
  g_autofree char *key = g_build_filename (host.folder, "club.pem", NULL);
  g_autofree char *link = NULL;

  begin_broker (&broker);
  start_club_host (&host, &broker, key);
  link = await_link (&host);
  for (guint i = 0; i <= N_HOST_TABLES; i++)
    stay_away (link);
  end_host (&host);
}
END_TEST

/* Nor is one at which a tournament is played, though all its guests have lost their lines. */
START_TEST (test_left_alone)
{
  g_auto (Broker) broker = { 0 };
  Host             host = { .folder = make_folder () };
  g_autofree char *key = g_build_filename (host.folder, "club.pem", NULL);
  g_autofree char *words = NULL;
  g_autofree char *club = NULL;
  g_autofree char *link = NULL;
  Driver          *guest;
  char             number;

  begin_broker (&broker);
  words = g_strdup_printf ("--persons=1 --broker=127.0.0.1:%u --club=%s", broker.port, key);
  start_host (&host, words);
  link = await_table_link (&host);
  club = await_link (&host);
  g_free (visit_club (link, &guest));
  dulle_session_set_ready (guest->session, TRUE);
  while (!dulle_session_get_company (guest->session)->is_playing)
    g_main_context_iteration (NULL, TRUE);
  driver_free (guest);
  g_free (await_said (&host, "Guests at table 1: 0."));

  stay_away (club);
  g_free (await_said (&host, "Somebody is shown to table "));
  ck_assert_int_eq (read (host.said, &number, 1), 1);
  ck_assert_int_eq (number, '2');
  end_host (&host);
}
END_TEST

/* Without the broker a host is at no door, though its tables are free. */
START_TEST (test_lost_broker)
{
  g_auto (Broker) broker = { 0 };
  Host             host = { .folder = make_folder () };
  g_autofree char *key = g_build_filename (host.folder, "club.pem", NULL);
  g_autofree char *there = NULL;

  begin_broker (&broker);
  start_club_host (&host, &broker, key);
  there = await_said (&host, "This host waits at the club's door.");
  kill_broker (&broker);
  assert_left_door (&host, "The broker was lost");
  start_broker (&broker);
  end_host (&host);
}
END_TEST

int
main (int    argc,
      char **argv)
{
  const TTest *const tests[] = {
    test_question,
    test_answer,
    test_forged,
    test_damaged,
    test_no_key,
    test_shared,
    test_hosts,
    test_promised,
    test_promised_in_vain,
    test_left_alone,
    test_lost_broker,
    NULL,
  };

  return broker_suite_run ("club", tests, argv + (argc > 0));
}
