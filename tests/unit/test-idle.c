/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Guests who have a line and do nothing: the others may go on with a computer in their place, and
 * they have their seats again as soon as they do something.
 */
#include "company-fixture.h"

#include "session/dulle-host-private.h"
#include "session/dulle-session-private.h"
#include "session/guest-private.h"
#include "suite.h"
#include "wire-proxy.h"

#define NEVER 1000000

static const DulleCompanion *
find_companion (Driver *guest,
                guint8  player)
{
  return &dulle_session_get_company (guest->session)->companions[player];
}

/* Until that guest knows it of a player. */
static void
run_until_seen (Driver            *guest,
                guint8             player,
                DulleCompanionKind kind)
{
  while (find_companion (guest, player)->kind != kind)
    g_main_context_iteration (NULL, TRUE);
}

/* The last guest does nothing from now on, although all wait for it. */
static Driver *
fall_idle (Table *table)
{
  guint8  player = (guint8) table->n_guests;
  Driver *idle = table->guests[table->n_guests - 1];

  begin_to_play (table);
  run_until_games (table->guests[0], 1);
  idle->plays = FALSE;
  while (!table->door->places[player].is_asked || !dulle_event_on_turn (driver_last (idle)))
    g_main_context_iteration (NULL, TRUE);
  ck_assert_int_eq (find_companion (table->guests[0], player)->kind, DULLE_COMPANION_PERSON);
  dulle_host_set_idle_limit (table->door, 0);
  while (table->door->company.companions[player].kind == DULLE_COMPANION_PERSON)
    g_main_context_iteration (NULL, TRUE);
  dulle_host_set_idle_limit (table->door, NEVER);
  run_until_seen (table->guests[0], player, DULLE_COMPANION_AWAY);

  return idle;
}

static void
go_on_playing (Driver *guest)
{
  guest->plays = TRUE;
  driver_play (guest, driver_last (guest));
}

static void
open_with_guests (Table *table,
                  guint  n_guests)
{
  DulleRules rules = driver_rules ();

  open_table (table, &rules);
  dulle_host_set_idle_limit (table->door, NEVER);
  seat_guests (table, n_guests, dulle_host_get_port (table->door));
}

/* All others agree at once that a computer plays. */
static void
agree_on_computer (Table *table)
{
  guint8 idle = (guint8) table->n_guests;

  dulle_host_consent (table->door, idle, TRUE);
  for (guint i = 0; i + 1 < table->n_guests; i++)
    dulle_session_consent (table->guests[i]->session, idle, TRUE);
  run_until_seen (table->guests[0], idle, DULLE_COMPANION_SUBSTITUTED);
}

/* A computer plays on until the guest does something. */
START_TEST (test_substituted)
{
  g_auto (Table) table = { 0 };
  Driver *idle;
  guint   n_games;

  open_with_guests (&table, 2);
  idle = fall_idle (&table);
  ck_assert (find_companion (table.guests[0], 2)->is_idle);
  ck_assert (find_companion (idle, 2)->is_idle);
  ck_assert_uint_eq (dulle_companion_seconds_left (find_companion (table.guests[0], 2)), 0);
  agree_on_computer (&table);

  n_games = count_games (table.guests[0]);
  run_until_games (table.guests[0], n_games + 2);
  ck_assert_int_eq (find_companion (idle, 2)->kind, DULLE_COMPANION_SUBSTITUTED);
  idle->plays = TRUE;
  dulle_session_next_game (idle->session);
  run_until_seen (table.guests[0], 2, DULLE_COMPANION_PERSON);
  ck_assert (!find_companion (table.guests[0], 2)->is_idle);
  ck_assert_uint_eq (table.door->seats.substituted, 0);
  wait_for_end (&table);
  for (guint i = 0; i < table.n_guests; i++)
    assert_same_games (table.host, table.guests[i]);
}
END_TEST

/* It has looked at a score for so long that nobody keeps what was said meanwhile, and has its seat
 * back all the same. */
START_TEST (test_long_score)
{
  g_auto (Table) table = { 0 };
  DulleRules rules = driver_rules ();
  Driver    *idle;

  rules.rounds = 10;
  open_table (&table, &rules);
  dulle_host_set_idle_limit (table.door, NEVER);
  seat_guests (&table, 2, dulle_host_get_port (table.door));
  idle = fall_idle (&table);
  agree_on_computer (&table);
  while (!idle->session->guest->is_behind)
    g_main_context_iteration (NULL, TRUE);
  ck_assert (!has_ended (table.host));
  idle->plays = TRUE;
  dulle_session_next_game (idle->session);
  run_until_seen (table.guests[0], 2, DULLE_COMPANION_PERSON);
  wait_for_end (&table);
  for (guint i = 0; i < table.n_guests; i++)
    assert_same_games (table.host, table.guests[i]);
}
END_TEST

/* What it does at last is played, and nobody is missing any more. */
START_TEST (test_acts)
{
  g_auto (Table) table = { 0 };

  open_with_guests (&table, 2);
  go_on_playing (fall_idle (&table));
  run_until_seen (table.guests[0], 2, DULLE_COMPANION_PERSON);
  wait_for_end (&table);
  for (guint i = 0; i < table.n_guests; i++)
    assert_same_games (table.host, table.guests[i]);
}
END_TEST

/* So it is when it only says something. */
START_TEST (test_says)
{
  g_auto (Table) table = { 0 };

  open_with_guests (&table, 2);
  dulle_session_say (fall_idle (&table)->session, "hello");
  run_until_seen (table.guests[0], 2, DULLE_COMPANION_PERSON);
}
END_TEST

/* The person only says to be back; others who want to wait on are not asked again at once. */
START_TEST (test_back)
{
  g_auto (Table) table = { 0 };
  Driver               *idle;
  const DulleCompanion *companion;

  open_with_guests (&table, 2);
  idle = fall_idle (&table);
  companion = find_companion (table.guests[0], 2);
  dulle_host_consent (table.door, 2, TRUE);
  while (companion->in_favour == 0)
    g_main_context_iteration (NULL, TRUE);
  dulle_session_consent (table.guests[0]->session, 2, FALSE);
  while (companion->in_favour != 0)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_uint_gt (dulle_companion_seconds_left (companion), 0);
  ck_assert (companion->is_idle);

  dulle_session_consent (idle->session, 2, FALSE);
  run_until_seen (table.guests[0], 2, DULLE_COMPANION_PERSON);
  run_until_seen (idle, 2, DULLE_COMPANION_PERSON);
  ck_assert (table.door->places[2].is_asked);
}
END_TEST

/* Its program ends while a computer plays: that goes on, and nobody is asked once more. */
START_TEST (test_lost)
{
  g_auto (Table) table = { 0 };
  const DulleCompanion *companion;

  open_with_guests (&table, 2);
  fall_idle (&table);
  agree_on_computer (&table);
  companion = find_companion (table.guests[0], 2);
  driver_free (table.guests[--table.n_guests]);
  while (companion->is_idle)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_int_eq (companion->kind, DULLE_COMPANION_SUBSTITUTED);
  wait_for_end (&table);
  assert_same_games (table.host, table.guests[0]);
}
END_TEST

/* Its program would give shares; but the deals do without, and the other guest verifies them. */
START_TEST (test_fair_deals)
{
  g_auto (Table) table = { .is_fair = TRUE };
  g_autoptr (DulleTournamentLog) played = NULL;

  open_with_guests (&table, 2);
  fall_idle (&table);
  agree_on_computer (&table);
  while (!has_ended (table.host) || !has_ended (table.guests[0]))
    g_main_context_iteration (NULL, TRUE);
  played = driver_read_tournament_log (table.host, 0);
  ck_assert_uint_eq (g_array_index (played->records, DulleRecord, 0).fair.n_parts, 3);
  ck_assert_uint_eq (g_array_index (played->records, DulleRecord, 2).fair.n_parts, 2);
  ck_assert_uint_eq (count_found (table.guests[0], DULLE_FAIR_GOOD, DULLE_NO_SEAT),
                     played->standing.n_games);
}
END_TEST

/* One who is idle need not agree that a computer plays in the place of somebody who is away. */
START_TEST (test_not_asked)
{
  g_auto (Table) table = { 0 };
  const DulleCompany *company;
  Driver             *idle;

  open_with_guests (&table, 2);
  dulle_host_set_patience (table.door, 0);
  company = dulle_host_get_company (table.door);
  idle = table.guests[1];
  begin_to_play (&table);
  run_until_games (table.guests[0], 1);
  idle->plays = FALSE;
  do
    driver_run (idle, idle->events->len + 1);
  while (!table.door->places[2].is_asked || !dulle_event_on_turn (driver_last (idle)));
  driver_free (table.guests[0]);
  table.guests[0] = table.guests[--table.n_guests];
  while (company->companions[1].kind != DULLE_COMPANION_AWAY)
    g_main_context_iteration (NULL, TRUE);
  dulle_host_consent (table.door, 1, TRUE);
  ck_assert_int_eq (company->companions[1].kind, DULLE_COMPANION_AWAY);

  dulle_host_set_idle_limit (table.door, 0);
  while (company->companions[2].kind != DULLE_COMPANION_AWAY)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_int_eq (company->companions[1].kind, DULLE_COMPANION_SUBSTITUTED);
}
END_TEST

/* For somebody who is there nobody proposes a computer, nor before the tournament begins. */
START_TEST (test_needless_consent)
{
  g_auto (Table) table = { 0 };
  g_autoptr (Proxy) proxy = NULL;
  DulleRules            rules = driver_rules ();
  const DulleCompanion *guest;

  open_table (&table, &rules);
  dulle_host_set_patience (table.door, 0);
  proxy = proxy_new (dulle_host_get_port (table.door));
  seat_guests (&table, 1, proxy->port);
  guest = &dulle_host_get_company (table.door)->companions[1];
  while (!dulle_session_get_company (table.guests[0]->session)->is_connected)
    g_main_context_iteration (NULL, TRUE);
  proxy_close (proxy);
  while (guest->kind != DULLE_COMPANION_AWAY)
    g_main_context_iteration (NULL, TRUE);
  dulle_host_consent (table.door, 1, TRUE);
  ck_assert_int_eq (guest->kind, DULLE_COMPANION_AWAY);
  ck_assert_uint_eq (guest->in_favour, 0);

  proxy_open (proxy);
  while (guest->kind != DULLE_COMPANION_PERSON)
    g_main_context_iteration (NULL, TRUE);
  begin_to_play (&table);
  run_until_games (table.guests[0], 1);
  dulle_host_consent (table.door, 1, TRUE);
  ck_assert_int_eq (guest->kind, DULLE_COMPANION_PERSON);
  ck_assert_uint_eq (guest->in_favour, 0);
}
END_TEST

SUITE ("idle",
       test_substituted,
       test_long_score,
       test_acts,
       test_says,
       test_back,
       test_lost,
       test_fair_deals,
       test_not_asked,
       test_needless_consent)
