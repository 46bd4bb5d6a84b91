/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Tables at a real broker that are handed on, or have another invitation.
 */
#include "far-person.h"

/* Until so many games of the table elsewhere are over. */
static void
wait_for_told (Driver *driver,
               guint   n_games)
{
  while (driver_last (driver)->standing.deals != DULLE_DEALS_TOLD ||
         driver_last (driver)->standing.n_games < n_games)
    g_main_context_iteration (NULL, TRUE);
}

static void
assert_watched (Driver *watcher)
{
  for (guint i = 0; i < watcher->events->len; i++)
    {
      const DulleEvent *event = g_ptr_array_index (watcher->events, i);

      if (event->standing.deals == DULLE_DEALS_TOLD &&
          !dulle_board_is_finished (&event->view.board))
        ck_assert (event->view.own.hand == 0 && event->view.own.dealt == 0);
    }
}

static void
assert_same_games (Driver *one,
                   Driver *other,
                   guint   n_games)
{
  g_autoptr (DulleTournamentLog) a = driver_read_tournament_log (one, 0);
  g_autoptr (DulleTournamentLog) b = driver_read_tournament_log (other, 0);

  ck_assert_uint_ge (a->records->len, n_games);
  ck_assert_uint_ge (b->records->len, n_games);
  for (guint i = 0; i < n_games; i++)
    {
      g_autoptr (GString) of_one = g_string_new (NULL);
      g_autoptr (GString) of_other = g_string_new (NULL);

      dulle_record_write (&g_array_index (a->records, DulleRecord, i), of_one);
      dulle_record_write (&g_array_index (b->records, DulleRecord, i), of_other);
      ck_assert_str_eq (of_one->str, of_other->str);
    }
}

/* Plays, and leaves the next game to be dealt. */
static void
play_one_game (Driver           *driver,
               const DulleEvent *event)
{
  if (event->kind != DULLE_EVENT_OVER)
    driver_play (driver, event);
}

/* Opens a table that rests after its first game. Returns: (transfer full): the link to it */
static char *
open_far_table (FarPerson *host)
{
  DulleRules           rules = driver_rules ();
  DulleTournamentSetup setup = driver_setup (&rules, 1);

  host->driver->plays = FALSE;
  host->driver->shown = play_one_game;
  setup.deals = DULLE_DEALS_FAIR;
  ck_assert (dulle_host_open (host->door, &setup, 0, NULL));

  return invite_far (host);
}

static void
wait_for_kind (FarPerson         *host,
               guint8             player,
               DulleCompanionKind kind)
{
  while (dulle_host_get_company (host->door)->companions[player].kind != kind)
    g_main_context_iteration (NULL, TRUE);
}

static void
join_far_table (Driver     *driver,
                const char *link,
                FarPerson  *host,
                guint8      player)
{
  DulleParticipant me = { .face = DULLE_FACE_OWL };

  ck_assert (dulle_session_join (driver->session, link, &me, NULL));
  wait_for_kind (host, player, DULLE_COMPANION_PERSON);
}

/* The table goes to the second player. */
static void
hand_on_far_table (FarPerson *host,
                   FarPerson *heir)
{
  g_autofree char *link = NULL;

  ck_assert (dulle_host_offer (heir->door, NULL));
  link = invite_far (heir);
  ck_assert (dulle_session_offer (heir->driver->session, link, NULL));
  while (dulle_host_get_company (host->door)->offers == 0)
    g_main_context_iteration (NULL, TRUE);
  host->driver->plays = TRUE;
  host->driver->shown = NULL;
  ck_assert (dulle_host_hand_on (host->door, 1));
  while (dulle_host_is_open (host->door))
    g_main_context_iteration (NULL, TRUE);
  ck_assert (dulle_host_is_open (heir->door));
}

/* Whoever has not been invited, and knows where the table was, does not come to look on. */
static void
assert_stranger_refused (FarPerson *host)
{
  g_autofree char *link = dulle_host_invite (host->door);
  g_autoptr (DulleInvitation) invitation = dulle_invitation_parse (link, NULL);
  char            *addresses[] = { NULL, NULL };
  g_autofree char *address = g_strdup_printf ("127.0.0.1:%u", dulle_host_get_port (host->door));
  DulleInvitation  guessed = { invitation->fingerprint, (char *) "0000000000000000", addresses };
  g_autofree char *way = NULL;
  g_autoptr (Driver) stranger = driver_start ();
  DulleParticipant me = { .face = DULLE_FACE_OWL };

  addresses[0] = address;
  way = dulle_invitation_format (&guessed);
  ck_assert (dulle_session_look_on (stranger->session, way, &me, NULL));
  while (dulle_session_get_company (stranger->session)->is_trying)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_str_eq (dulle_session_get_company (stranger->session)->problem,
                    "This invitation is no longer valid.");
}

/* A guest and a watcher come by the broker. After a game the guest has the table, and the other
 * two find it there. */
START_TEST (test_followed)
{
  g_auto (Broker) broker = { 0 };
  g_auto (FarPerson) host = { 0 };
  g_auto (FarPerson) guest = { 0 };
  g_autoptr (Driver) watcher = driver_start ();
  DulleParticipant me = { .face = DULLE_FACE_OWL };
  g_autofree char *link = NULL;

  begin_broker (&broker);
  begin_far_person (&host, &broker);
  begin_far_person (&guest, &broker);
  watcher->plays = TRUE;
  link = open_far_table (&host);
  join_far_table (guest.driver, link, &host, 1);
  ck_assert (dulle_session_look_on (watcher->session, link, &me, NULL));
  while (dulle_company_count_watchers (dulle_host_get_company (host.door)) == 0)
    g_main_context_iteration (NULL, TRUE);
  dulle_host_begin (host.door);
  wait_for_told (watcher, 1);

  hand_on_far_table (&host, &guest);
  wait_for_told (host.driver, 3);
  wait_for_told (watcher, 3);
  assert_watched (watcher);
  assert_same_games (guest.driver, host.driver, 3);
  assert_same_games (guest.driver, watcher, 3);
}
END_TEST

/* A guest whose program was closed when the table was handed on comes back when that of the host
 * was closed, too, and started again: it is sent after the table from the room that it knows, as
 * nobody is who does not belong there. */
START_TEST (test_sent_after)
{
  g_auto (Broker) broker = { 0 };
  g_auto (FarPerson) host = { 0 };
  g_auto (FarPerson) heir = { 0 };
  g_auto (FarPerson) late = { 0 };
  g_autofree char *link = NULL;

  begin_broker (&broker);
  begin_far_person (&host, &broker);
  begin_far_person (&heir, &broker);
  begin_far_person (&late, &broker);
  link = open_far_table (&host);
  join_far_table (heir.driver, link, &host, 1);
  join_far_table (late.driver, link, &host, 2);
  dulle_host_begin (host.door);
  wait_for_told (heir.driver, 1);
  wait_for_told (late.driver, 1);
  stop_far_person (&late);
  wait_for_kind (&host, 2, DULLE_COMPANION_AWAY);

  hand_on_far_table (&host, &heir);
  stop_far_person (&host);
  start_far_person (&host, &broker);
  assert_stranger_refused (&host);
  start_far_person (&late, &broker);
  dulle_session_return_to_table (late.driver->session);
  wait_for_kind (&heir, 2, DULLE_COMPANION_PERSON);
  dulle_session_return_to_table (host.driver->session);
  wait_for_told (host.driver, 3);
  wait_for_told (late.driver, 3);
  assert_same_games (heir.driver, host.driver, 3);
  assert_same_games (heir.driver, late.driver, 3);
}
END_TEST

/* Returns: (transfer full): the address of the room at the broker */
static char *
read_room (const char *link)
{
  g_autoptr (DulleInvitation) invitation = dulle_invitation_parse (link, NULL);

  return g_strdup (invitation->addresses[0]);
}

/* Whoever has another invitation meets the host in another room. */
START_TEST (test_renewed)
{
  g_auto (Broker) broker = { 0 };
  g_auto (FarPerson) host = { 0 };
  g_auto (FarPerson) guest = { 0 };
  g_autofree char *former = NULL;
  g_autofree char *former_room = NULL;
  g_autofree char *link = NULL;
  g_autofree char *room = NULL;

  begin_broker (&broker);
  begin_far_person (&host, &broker);
  begin_far_person (&guest, &broker);
  former = open_far_table (&host);
  former_room = read_room (former);
  dulle_host_renew_invitation (host.door);
  link = invite_far (&host);
  room = read_room (link);
  ck_assert_str_ne (room, former_room);
  join_far_table (guest.driver, link, &host, 1);
}
END_TEST

int
main (int    argc,
      char **argv)
{
  const TTest *const tests[] = {
    test_followed,
    test_sent_after,
    test_renewed,
    NULL,
  };

  return broker_suite_run ("far-tables", tests, argv + (argc > 0));
}
