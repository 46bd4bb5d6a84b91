/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Before the tournament a host sends a guest away: the seat is free, and the guest may come anew,
 * but not back.
 */
#include "stranger-fixture.h"

#include "suite.h"
#include "wire-proxy.h"

static const char sentence[] = "The host sent you away from the table.";

/* Sits at the table, and knows it: until then it would come anew, as for the first time. */
static void
seat_guest (Table  *table,
            guint16 port)
{
  seat_guests (table, 1, port);
  while (!dulle_session_get_company (table->guests[0]->session)->is_connected)
    g_main_context_iteration (NULL, TRUE);
}

static void
await_sentence (const Table *table)
{
  const DulleCompany *company = dulle_session_get_company (table->guests[0]->session);

  while (g_strcmp0 (company->problem, sentence) != 0)
    g_main_context_iteration (NULL, TRUE);
  ck_assert (!company->is_trying && !company->is_connected);
}

/* The seat is free at once, and the invitation leads to it again. Others stay. */
START_TEST (test_sent_away)
{
  g_auto (Table) table = { 0 };
  g_auto (Side) other = { 0 };
  g_autofree char *link = NULL;
  DulleRules       rules = driver_rules ();

  open_table (&table, &rules);
  link = write_link (&table, dulle_host_get_port (table.door));
  seat_guest (&table, dulle_host_get_port (table.door));
  begin_guest (&other, &table, 1, (char *) OLD);
  join_by (&other, table.door->seats.secret);
  dulle_host_send_guest_away (table.door, 1);
  ck_assert_int_eq (kind_of (&table, 1), DULLE_COMPANION_FREE);
  ck_assert_int_eq (kind_of (&table, 2), DULLE_COMPANION_PERSON);
  await_sentence (&table);
  while (strstr (other.heard->str, "\nplayer 1 free 0 ") == NULL)
    g_main_context_iteration (NULL, TRUE);

  join_table (table.guests[0], link, "Guest 0");
  run_until_kind (&table, 1, DULLE_COMPANION_PERSON);
  ck_assert_str_eq (dulle_host_get_company (table.door)->companions[1].name, "Guest 0");
}
END_TEST

/* A program that does not know this sentence has one of its own. */
START_TEST (test_old_guest)
{
  g_auto (Table) table = { 0 };
  g_auto (Side) other = { 0 };
  DulleRules rules = driver_rules ();

  open_table (&table, &rules);
  begin_guest (&other, &table, 1, (char *) OLD);
  join_by (&other, table.door->seats.secret);
  dulle_host_send_guest_away (table.door, 1);
  side_wait (&other, G_MAXUINT);
  ck_assert_int_eq (other.end, DULLE_LINE_END_REFUSED);
}
END_TEST

/* One that is away when that happens does not come back to the table by itself. */
START_TEST (test_sent_away_while_away)
{
  g_auto (Table) table = { 0 };
  g_autoptr (Proxy) proxy = NULL;
  DulleRules rules = driver_rules ();

  open_table (&table, &rules);
  proxy = proxy_new (dulle_host_get_port (table.door));
  seat_guest (&table, proxy->port);
  proxy_close (proxy);
  run_until_kind (&table, 1, DULLE_COMPANION_AWAY);
  dulle_host_send_guest_away (table.door, 1);
  ck_assert_int_eq (kind_of (&table, 1), DULLE_COMPANION_FREE);
  proxy_open (proxy);
  await_sentence (&table);
  ck_assert_int_eq (kind_of (&table, 1), DULLE_COMPANION_FREE);
}
END_TEST

/* Neither the person here nor anybody who plays. */
START_TEST (test_not_sent_away)
{
  g_auto (Table) table = { 0 };
  DulleRules rules = driver_rules ();

  open_table (&table, &rules);
  seat_guest (&table, dulle_host_get_port (table.door));
  dulle_host_send_guest_away (table.door, 0);
  dulle_host_send_guest_away (table.door, 2);
  ck_assert_int_eq (kind_of (&table, 0), DULLE_COMPANION_PERSON);
  ck_assert_int_eq (kind_of (&table, 2), DULLE_COMPANION_FREE);
  dulle_host_begin (table.door);
  dulle_host_send_guest_away (table.door, 1);
  ck_assert_int_eq (kind_of (&table, 1), DULLE_COMPANION_PERSON);
  ck_assert_ptr_nonnull (table.door->seats.tokens[1]);
}
END_TEST

SUITE ("sent-away", test_sent_away, test_old_guest, test_sent_away_while_away, test_not_sent_away)
