/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A table that is handed on more than once, while the programs that had it keep running. The last
 * of its guests, who was away all the time, knows the first of them.
 */
#include "round-fixture.h"

#include "session/dulle-session-private.h"
#include "session/guest-private.h"
#include "session/seat-check.h"
#include "stranger-fixture.h"
#include "suite.h"

#define AWAY 3

/* Until the first host is a guest of that player. */
static void
wait_for_old_host (Round *round,
                   guint8 player)
{
  Driver *driver = round->table.host;

  while (dulle_session_get_company (driver->session)->host != player ||
         !dulle_session_get_company (driver->session)->is_connected)
    g_main_context_iteration (NULL, TRUE);
}

/* From the second player to the third. */
static void
hand_to_second_guest (Round *round)
{
  offer (round->table.guests[1], round->doors[1], round->doors[0], 2);
  hand_on (round->doors[0], round->doors[1], 2);
}

static void
lose_last_guest (Round  *round,
                 Proxy **proxy)
{
  open_round (round);
  *proxy = proxy_new (dulle_host_get_port (round->table.door));
  begin_round (round, 3, (*proxy)->port);
  dulle_session_rest (round->table.host->session, TRUE);
  wait_for_games (round->table.host, 1);
  proxy_close (*proxy);
  while (dulle_host_get_company (round->table.door)->companions[AWAY].kind != DULLE_COMPANION_AWAY)
    g_main_context_iteration (NULL, TRUE);
}

/* The last guest finds the table at the third player's. */
static void
wait_for_third_player (Round *round)
{
  Table *table = &round->table;

  while (dulle_host_get_company (round->doors[1])->companions[AWAY].kind !=
         DULLE_COMPANION_PERSON)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_uint_eq (dulle_session_get_company (table->guests[2]->session)->host, 2);
  wait_for_end (table);
  assert_same_games (table->guests[1], table->host);
  assert_same_games (table->guests[1], table->guests[0]);
  assert_same_games (table->guests[1], table->guests[2]);
}

static void
assert_found (Round *round,
              Proxy *proxy)
{
  proxy_open (proxy);
  wait_for_third_player (round);
}

/* To the second player and on to the third, while the last guest is away; the first host knows. */
static void
hand_on_twice (Round  *round,
               Proxy **proxy)
{
  lose_last_guest (round, proxy);
  hand_to_first_guest (round);
  hand_to_second_guest (round);
  wait_for_old_host (round, 2);
}

/* Who comes while the table goes on to another one has a token that is known there. */
START_TEST (test_comes_as_it_goes)
{
  g_autoptr (Proxy) proxy = NULL;
  g_auto (Round) round = { 0 };
  g_autofree char *token = NULL;
  DulleHost       *door;

  lose_last_guest (&round, &proxy);
  token = g_strdup (round.table.door->seats.tokens[AWAY]);
  hand_to_first_guest (&round);
  wait_for_old_host (&round, 1);
  door = round.doors[0];
  ck_assert_str_eq (door->seats.tokens[AWAY], "");
  door->company.is_going = TRUE;
  proxy_open (proxy);
  while (door->company.companions[AWAY].kind != DULLE_COMPANION_PERSON)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_str_eq (door->seats.tokens[AWAY], token);
}
END_TEST

/* The program in between points nowhere any more. */
START_TEST (test_closed_between)
{
  g_autoptr (Proxy) proxy = NULL;
  g_auto (Round) round = { 0 };

  hand_on_twice (&round, &proxy);
  dulle_host_close (round.doors[0]);
  assert_found (&round, proxy);
}
END_TEST

/* And the first one was started again. It sends nobody else after the table. */
START_TEST (test_started_again)
{
  g_autoptr (Proxy) proxy = NULL;
  g_auto (Round) round = { 0 };

  hand_on_twice (&round, &proxy);
  dulle_host_close (round.doors[0]);
  start_old_host_again (&round);
  assert_strangers_refused (&round.table);
  dulle_session_return_to_table (round.table.host->session);
  assert_found (&round, proxy);
}
END_TEST

/* Those at the table of that host, if it has one, are sent to the host there. */
static void
point_to (DulleHost *door,
          guint8     player,
          DulleHost *there)
{
  for (guint8 i = 0; i < DULLE_COMPANY_SIZE && door->moved_link == NULL; i++)
    door->moved_checks[i] = dulle_seat_checks_add (door->seats.checks[i], door->seats.tokens[i]);
  g_free (door->moved_link);
  door->moved_link = write_local_link (there, dulle_host_get_port (there));
  door->moved_to = player;
}

/* The first one does not know of the second move: the program in between points on. */
START_TEST (test_two_pointers)
{
  g_autoptr (Proxy) proxy = NULL;
  g_auto (Round) round = { 0 };

  hand_on_twice (&round, &proxy);
  round.table.host->session->seat->port = 0;
  point_to (round.table.door, 1, round.doors[0]);
  assert_found (&round, proxy);
}
END_TEST

/* Whoever was away is sent to the second player, and finds the table there. */
static void
assert_sent_on (Round *round,
                Proxy *proxy)
{
  Table              *table = &round->table;
  const DulleCompany *company = dulle_session_get_company (table->guests[1]->session);

  proxy_open (proxy);
  while (dulle_host_get_company (round->doors[0])->companions[2].kind != DULLE_COMPANION_PERSON)
    {
      ck_assert (company->is_trying || company->is_connected);
      g_main_context_iteration (NULL, TRUE);
    }
  wait_for_end (table);
  assert_same_games (table->guests[0], table->guests[1]);
}

/* The first host would take its table back, but it was not handed over yet. */
START_TEST (test_offered_back)
{
  g_autoptr (Proxy) proxy = NULL;
  g_auto (Round) round = { 0 };

  play_and_lose_guest (&round, &proxy);
  hand_to_first_guest (&round);
  offer (round.table.host, round.table.door, round.doors[0], 0);
  assert_sent_on (&round, proxy);
}
END_TEST

/* And then rather not. */
START_TEST (test_withdrawn)
{
  g_autoptr (Proxy) proxy = NULL;
  g_auto (Round) round = { 0 };

  play_and_lose_guest (&round, &proxy);
  hand_to_first_guest (&round);
  offer (round.table.host, round.table.door, round.doors[0], 0);
  ck_assert (dulle_session_offer (round.table.host->session, NULL, NULL));
  dulle_host_withdraw (round.table.door);
  assert_sent_on (&round, proxy);
}
END_TEST

/* It has been handed back, to the place that everybody knows. */
START_TEST (test_handed_back)
{
  g_autoptr (Proxy) proxy = NULL;
  g_auto (Round) round = { 0 };
  Table           *table = &round.table;
  g_autofree char *link = NULL;
  g_autofree char *same_link = NULL;

  play_and_lose_guest (&round, &proxy);
  link = dulle_host_invite (table->door);
  hand_to_first_guest (&round);
  offer (table->host, table->door, round.doors[0], 0);
  hand_on (round.doors[0], table->door, 0);
  same_link = dulle_host_invite (table->door);
  ck_assert_str_eq (same_link, link);
  proxy_open (proxy);
  wait_for_end (table);
  assert_same_games (table->host, table->guests[0]);
  assert_same_games (table->host, table->guests[1]);
}
END_TEST

/* Two programs point to each other, which none does that means well: they are asked less and less
 * often. */
START_TEST (test_circle)
{
  g_autoptr (Proxy) proxy = NULL;
  g_auto (Round) round = { 0 };
  DulleGuest *guest;

  play_and_lose_guest (&round, &proxy);
  hand_to_first_guest (&round);
  point_to (round.doors[0], 0, round.table.door);
  proxy_open (proxy);
  guest = round.table.guests[1]->session->guest;
  while (guest->n_moves == 0 || guest->n_tries < 3)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_uint_le (guest->n_moves, 8);
  ck_assert_ptr_nonnull (guest->token);
}
END_TEST

/* Its line is lost, and nothing is tried before guest_open_pipe(). */
static void
send_away (DulleHost  *host,
           DulleGuest *guest)
{
  host_lose_visitor (host->places[AWAY].visitor, DULLE_LINE_END_SILENT);
  while (guest->retry == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_source_destroy (guest->retry);
  g_clear_pointer (&guest->retry, g_source_unref);
}

/* The table goes to the second player, where a game is played and the last guest is lost.
 * Returns: that guest */
static DulleGuest *
lose_at_second (Round *round)
{
  Table      *table = &round->table;
  DulleGuest *guest;

  hand_to_first_guest (round);
  dulle_session_rest (table->guests[0]->session, TRUE);
  wait_for_games (table->guests[0], 2);
  guest = table->guests[2]->session->guest;
  send_away (round->doors[0], guest);

  return guest;
}

/* Whoever has sat at the second player's asks the first one where the table has gone from there,
 * and shows the token by which the first one knew it. */
START_TEST (test_sat_between)
{
  g_auto (Round) round = { 0 };
  Table           *table = &round.table;
  DulleGuest      *guest;
  g_autofree char *token = NULL;

  play_round (&round, 3);
  token = g_strdup (table->door->seats.tokens[AWAY]);
  guest = lose_at_second (&round);
  ck_assert_str_ne (guest->token, token);
  ck_assert_str_eq (guest->former_token, token);

  hand_to_second_guest (&round);
  wait_for_old_host (&round, 2);
  dulle_host_close (round.doors[0]);
  guest_open_pipe (guest);
  wait_for_third_player (&round);
}
END_TEST

static void
wait_for_guest (const DulleGuest *guest,
                guint8            host)
{
  while (guest->company.host != host || !guest->company.is_connected)
    g_main_context_iteration (NULL, TRUE);
}

/* Whoever has sat at the second player's, and now at the third one's, would come back to the
 * second. */
START_TEST (test_sat_at_both)
{
  g_auto (Round) round = { 0 };
  const DulleGuest *guest;

  play_round (&round, 3);
  guest = round.table.guests[2]->session->guest;
  hand_to_first_guest (&round);
  wait_for_guest (guest, 1);
  hand_to_second_guest (&round);
  wait_for_guest (guest, 2);
  ck_assert_uint_eq (guest->former_host, 1);
}
END_TEST

/* Whoever has sat at the second player's finds the table at the first one's when it is handed back
 * and the second program ends: there, too, it shows the token by which the first one knew it. */
START_TEST (test_handed_back_between)
{
  g_auto (Round) round = { 0 };
  Table      *table = &round.table;
  DulleGuest *guest;

  play_round (&round, 3);
  guest = lose_at_second (&round);
  offer (table->host, table->door, round.doors[0], 0);
  hand_on (round.doors[0], table->door, 0);
  dulle_host_close (round.doors[0]);
  guest_open_pipe (guest);
  while (dulle_host_get_company (table->door)->companions[AWAY].kind != DULLE_COMPANION_PERSON)
    g_main_context_iteration (NULL, TRUE);
  wait_for_end (table);
  assert_same_games (table->host, table->guests[2]);
}
END_TEST

/* Whoever had a seat at the table that was there has none at another one that comes there. */
START_TEST (test_another_taken_over)
{
  g_auto (Round) round = { 0 };
  g_autofree char *token = NULL;
  g_autofree char *check = dulle_seat_check_make ("new");
  DulleHandover    handover = { .id = (char *) "another", .checks = { [2] = check } };
  DulleHost       *door;

  play_round (&round, 3);
  door = round.table.door;
  token = g_strdup (door->seats.tokens[2]);
  hand_to_first_guest (&round);
  host_take_over (door, door->setup.seed + 1, &handover);
  ck_assert (dulle_seat_checks_have (door->seats.checks[2], "new"));
  ck_assert (!dulle_seat_checks_have (door->seats.checks[2], token));
}
END_TEST

/* Whoever had a seat there comes to another table. */
static void
open_another (Round *round)
{
  DulleHost           *door = round->table.door;
  DulleRules           rules = driver_rules ();
  DulleTournamentSetup setup = driver_setup (&rules, SEED + 1);

  ck_assert (dulle_host_open (door, &setup, dulle_host_get_port (door), NULL));
}

/* @opens_another: whether the first host does not know the table any more */
static void
assert_seat_kept (gboolean opens_another)
{
  g_auto (Round) round = { 0 };
  Table      *table = &round.table;
  DulleGuest *guest;
  guint       n_moves;

  play_round (&round, 3);
  guest = lose_at_second (&round);
  if (opens_another)
    open_another (&round);
  n_moves = guest->n_moves;
  guest->is_at_former = TRUE;
  guest_open_pipe (guest);
  while (dulle_host_get_company (round.doors[0])->companions[AWAY].kind !=
         DULLE_COMPANION_PERSON)
    {
      ck_assert (guest->company.is_trying || guest->company.is_connected);
      g_main_context_iteration (NULL, TRUE);
    }
  ck_assert_uint_eq (guest->company.host, 1);
  ck_assert_uint_le (guest->n_moves, n_moves);
  dulle_session_rest (table->guests[0]->session, FALSE);
  wait_for_end (table);
  assert_same_games (table->guests[0], table->guests[2]);
}

/* A seat that was lost for a moment is not given up for what the first one says: that the table is
 * where it was, which is no move, or that there is no such seat. */
START_TEST (test_known_place)
{
  assert_seat_kept (FALSE);
  assert_seat_kept (TRUE);
}
END_TEST

SUITE ("onward",
       test_sat_between,
       test_sat_at_both,
       test_known_place,
       test_comes_as_it_goes,
       test_closed_between,
       test_started_again,
       test_two_pointers,
       test_offered_back,
       test_withdrawn,
       test_handed_back,
       test_handed_back_between,
       test_another_taken_over,
       test_circle)
