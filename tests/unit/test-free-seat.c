/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A table that was full when somebody came, who looks on, until a seat becomes free.
 */
#include "round-fixture.h"
#include "suite.h"

static gboolean
has_seat (Driver *driver)
{
  const DulleCompany *company = dulle_session_get_company (driver->session);

  return company->is_connected && company->own < DULLE_COMPANY_SIZE;
}

static gboolean
looks_on (Driver *driver)
{
  const DulleCompany *company = dulle_session_get_company (driver->session);

  return company->is_connected && company->watches;
}

static gboolean
sees_free_seat (Driver *driver)
{
  return dulle_company_has_free_seat (dulle_session_get_company (driver->session));
}

/* Somebody who has found no seat. */
static Driver *
come_late (Table *table)
{
  g_autofree char *link = write_link (table, dulle_host_get_port (table->door));
  Driver          *late = start_driver (NULL);

  join_table (late, link, "Late");
  while (dulle_session_get_company (late->session) == NULL || !looks_on (late) ||
         sees_free_seat (late))
    g_main_context_iteration (NULL, TRUE);

  return late;
}

/* Where none is free, none is taken. */
START_TEST (test_no_free_seat)
{
  g_auto (Table) table = { 0 };
  DulleRules rules = driver_rules ();
  g_autoptr (Driver) late = NULL;

  open_table (&table, &rules);
  seat_guests (&table, 3, dulle_host_get_port (table.door));
  late = come_late (&table);
  dulle_session_take_free_seat (late->session);
  ck_assert (looks_on (late));
}
END_TEST

/* Two would like to have the seat that somebody leaves: one plays from then on, and the other one
 * looks on as before. */
START_TEST (test_free_seat)
{
  g_auto (Table) table = { 0 };
  DulleRules rules = driver_rules ();
  g_autoptr (Driver) one = NULL;
  g_autoptr (Driver) other = NULL;
  Driver *seated;
  Driver *watcher;

  open_table (&table, &rules);
  seat_guests (&table, 3, dulle_host_get_port (table.door));
  one = come_late (&table);
  other = come_late (&table);
  dulle_session_leave_table (table.guests[2]->session);
  while (!sees_free_seat (one) || !sees_free_seat (other))
    g_main_context_iteration (NULL, TRUE);
  dulle_session_take_free_seat (one->session);
  dulle_session_take_free_seat (other->session);
  while (!has_seat (one) && !has_seat (other))
    g_main_context_iteration (NULL, TRUE);
  seated = has_seat (one) ? one : other;
  watcher = has_seat (one) ? other : one;
  while (!looks_on (watcher))
    g_main_context_iteration (NULL, TRUE);
  ck_assert_uint_eq (count_persons (dulle_host_get_company (table.door)), DULLE_COMPANY_SIZE);

  seated->plays = TRUE;
  watcher->plays = TRUE;
  begin_to_play (&table);
  run_until_games (seated, 1);
  run_until_games (watcher, 1);
  ck_assert_uint_lt (driver_last (seated)->seating.own, DULLE_N_SEATS);
  ck_assert_uint_eq (driver_last (watcher)->seating.own, DULLE_NO_SEAT);
}
END_TEST

SUITE ("free-seat", test_no_free_seat, test_free_seat)
