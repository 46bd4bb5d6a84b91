/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Votes between the games of a shared table: everybody is asked once, whatever happens meanwhile,
 * and whoever was away knows what was voted.
 */
#include "company-fixture.h"

#include "session/dulle-host-private.h"
#include "session/dulle-session-private.h"
#include "suite.h"
#include "wire-proxy.h"

static guint
count_votes (const Driver *driver)
{
  guint n = 0;

  for (guint i = 0; i < driver->events->len; i++)
    n += driver_kind (driver, i) == DULLE_EVENT_VOTE;

  return n;
}

/* Of somebody who has yet to vote. */
static void
assert_asked_once_cb (Driver           *driver,
                      const DulleEvent *event)
{
  ck_assert_uint_le (count_votes (driver), 1);
}

/* The host and the last guest have voted, and only two others are asked still. */
static void
run_until_two_are_asked (Table *table)
{
  const DullePlace *places = table->door->places;

  begin_to_play (table);
  while (places[3].vote < 0 || !places[1].is_polled || !places[2].is_polled ||
         table->host->session->voters != (1 << 1 | 1 << 2) ||
         count_votes (table->guests[0]) == 0 || count_votes (table->guests[1]) == 0)
    g_main_context_iteration (NULL, TRUE);
}

/* Two guests vote at the same time, so that the session has not asked the first of them anew by
 * then: it votes once all the same. What would have been voted before other deals is no news. */
START_TEST (test_at_once)
{
  g_auto (Table) table = { 0 };
  DulleRules rules = voting_rules ();

  open_table (&table, &rules);
  seat_guests (&table, MAX_GUESTS, dulle_host_get_port (table.door));
  for (guint i = 0; i < 2; i++)
    table.guests[i]->shown = assert_asked_once_cb;
  run_until_two_are_asked (&table);
  for (guint i = 0; i <= 2; i += 2)
    host_tell_player (table.door, 1,
                      (DulleWireMessage){ DULLE_WIRE_VOTED,
                                          .voted = { table.door->log->records->len + i, 0 } });

  table.host->session->voters = 1 << 2;
  dulle_session_vote (table.guests[0]->session, 1, FALSE);
  while (table.door->places[1].is_polled)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_uint_eq (table.host->session->voters, 1 << 2);
  dulle_session_vote (table.guests[1]->session, 2, TRUE);
  ck_assert_uint_eq (wait_for_vote (table.host)->n_in_favour, 3);
  ck_assert_uint_eq (wait_for_vote (table.guests[0])->n_in_favour, 3);
  ck_assert_uint_eq (wait_for_vote (table.guests[0])->n_voters, DULLE_COMPANY_SIZE);
  ck_assert (!wait_for_vote (table.guests[0])->is_again);
}
END_TEST

/* A guest that is lost before it has voted is asked once more when it is back. */
START_TEST (test_lost_before_vote)
{
  g_auto (Table) table = { 0 };
  g_autoptr (Proxy) proxy = NULL;
  DulleRules            rules = voting_rules ();
  const DulleCompanion *companion;
  Driver               *guest;

  open_table (&table, &rules);
  proxy = proxy_new (dulle_host_get_port (table.door));
  seat_guests (&table, 1, proxy->port);
  companion = &dulle_host_get_company (table.door)->companions[1];
  guest = table.guests[0];
  guest->shown = NULL;
  begin_to_play (&table);
  while (count_votes (guest) == 0)
    g_main_context_iteration (NULL, TRUE);
  proxy_close (proxy);
  while (companion->kind != DULLE_COMPANION_AWAY)
    g_main_context_iteration (NULL, TRUE);
  proxy_open (proxy);
  while (count_votes (guest) == 1)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_int_eq (companion->kind, DULLE_COMPANION_PERSON);
  dulle_session_vote (guest->session, 1, TRUE);
  run_until_games (guest, count_games (guest) + 1);
}
END_TEST

/* One that keeps what it plays. */
static void
seat_keeping_guest (Table      *table,
                    const char *path)
{
  g_autofree char *link = write_link (table, dulle_host_get_port (table->door));

  table->guests[table->n_guests++] = start_driver (path);
  join_table (table->guests[0], link, "Guest");
  while (count_persons (dulle_host_get_company (table->door)) < 2)
    g_main_context_iteration (NULL, TRUE);
}

/* The table is shown once more before the host knows what was played at it. */
static void
show_again_cb (Driver           *driver,
               const DulleEvent *event)
{
  if (event->kind == DULLE_EVENT_RESUMED)
    dulle_session_open_hands (driver->session, TRUE);
  vote_cb (driver, event);
}

/* Host and guest start again after votes, and all that was voted before is known, once. */
START_TEST (test_after_restart)
{
  g_auto (Table) table = { 0 };
  char            *folder = make_folder ();
  char            *there = make_folder ();
  g_autofree char *path = g_build_filename (there, "store", NULL);
  g_autoptr (DulleTournamentLog) log = NULL;
  DulleRules rules = voting_rules ();

  open_table_in (&table, &rules, folder);
  seat_keeping_guest (&table, path);
  begin_to_play (&table);
  run_until_games (table.guests[0], 6);
  driver_free (table.guests[0]);
  g_clear_object (&table.door);
  driver_free (table.host);

  start_host (&table, folder);
  table.host->shown = show_again_cb;
  table.host->plays = TRUE;
  driver_run (table.host, 2);
  table.guests[0] = start_driver (path);
  table.guests[0]->plays = TRUE;
  dulle_session_return_to_table (table.guests[0]->session);
  wait_for_end (&table);
  log = driver_read_tournament_log (table.host, 0);
  ck_assert_uint_gt (log->votes->len, 1);
  ck_assert_uint_eq (table.door->votes->len, log->votes->len);
  assert_same_games (table.host, table.guests[0]);
  remove_folder (there);
  remove_folder (folder);
}
END_TEST

SUITE ("votes",
       test_at_once,
       test_lost_before_vote,
       test_after_restart)
