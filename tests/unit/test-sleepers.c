/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A table that begins by itself does not wait for ever for somebody who is never ready.
 */
#include "stranger-fixture.h"

#include "suite.h"

#define WAIT 120

static const DulleCompany *
own_company (const Table *table,
             guint        guest)
{
  return dulle_session_get_company (table->guests[guest]->session);
}

/* The person at the host is one of them, and always ready. */
static void
open_own_table (Table *table,
                guint  n_persons,
                guint  n_guests,
                guint  wait)
{
  DulleRules rules = driver_rules ();

  open_table (table, &rules);
  dulle_host_begin_by_itself (table->door, n_persons, wait);
  seat_guests (table, n_guests, dulle_host_get_port (table->door));
  for (guint i = 0; i < n_guests; i++)
    while (!own_company (table, i)->is_connected)
      g_main_context_iteration (NULL, TRUE);
}

static void
set_ready (Table   *table,
           guint    guest,
           gboolean ready)
{
  dulle_session_set_ready (table->guests[guest]->session, ready);
  while (dulle_host_get_company (table->door)->companions[guest + 1].ready != ready)
    g_main_context_iteration (NULL, TRUE);
}

/* Seconds until the tournament begins, as the host sees it. */
static guint
count_seconds (const Table *table)
{
  return dulle_company_seconds_to_begin (dulle_host_get_company (table->door));
}

/* As if so many seconds had gone by. */
static void
let_pass (Table *table,
          guint  seconds)
{
  host_begin_if_due (table->door, g_get_monotonic_time () + (gint64) seconds * G_USEC_PER_SEC);
}

static gboolean
is_playing (const Table *table)
{
  return dulle_host_get_company (table->door)->is_playing;
}

/* All see when it begins, and then it does, with the one who sleeps. */
START_TEST (test_sleeper)
{
  g_auto (Table) table = { 0 };

  open_own_table (&table, 3, 2, WAIT);
  ck_assert_uint_eq (count_seconds (&table), 0);
  set_ready (&table, 0, TRUE);
  ck_assert_uint_gt (count_seconds (&table), WAIT / 2);
  for (guint i = 0; i < 2; i++)
    while (own_company (&table, i)->begins_at == 0)
      g_main_context_iteration (NULL, TRUE);
  let_pass (&table, WAIT / 2);
  ck_assert (!is_playing (&table));
  let_pass (&table, WAIT);
  ck_assert (is_playing (&table));
  ck_assert_int_eq (kind_of (&table, 2), DULLE_COMPANION_PERSON);
  for (guint i = 0; i < 2; i++)
    while (!own_company (&table, i)->is_playing)
      g_main_context_iteration (NULL, TRUE);
  ck_assert (own_company (&table, 1)->begins_at == 0);
}
END_TEST

static void
assert_stopped (Table *table)
{
  ck_assert_uint_eq (count_seconds (table), 0);
  ck_assert_uint_eq (table->door->begin_clock, 0);
  while (own_company (table, 1)->begins_at != 0)
    g_main_context_iteration (NULL, TRUE);
  let_pass (table, 2 * WAIT);
  ck_assert (!is_playing (table));
}

/* Too few are ready, or there. */
START_TEST (test_stopped)
{
  static const gboolean leaves[] = { FALSE, TRUE };

  for (guint i = 0; i < G_N_ELEMENTS (leaves); i++)
    {
      g_auto (Table) table = { 0 };

      open_own_table (&table, 3, 2, WAIT);
      set_ready (&table, 0, TRUE);
      while (own_company (&table, 1)->begins_at == 0)
        g_main_context_iteration (NULL, TRUE);
      if (leaves[i])
        {
          dulle_session_leave_table (table.guests[0]->session);
          run_until_kind (&table, 1, DULLE_COMPANION_FREE);
        }
      else
        set_ready (&table, 0, FALSE);
      assert_stopped (&table);
    }
}
END_TEST

/* Enough are left for a clock, but those have the whole time again. */
START_TEST (test_anew)
{
  g_auto (Table) table = { 0 };

  open_own_table (&table, 3, 3, WAIT);
  set_ready (&table, 0, TRUE);
  table.door->company.begins_at -= WAIT / 2 * G_USEC_PER_SEC;
  set_ready (&table, 1, TRUE);
  ck_assert_uint_le (count_seconds (&table), WAIT / 2);
  set_ready (&table, 1, FALSE);
  ck_assert_uint_gt (count_seconds (&table), WAIT / 2);
  table.door->company.begins_at -= WAIT / 2 * G_USEC_PER_SEC;
  dulle_session_leave_table (table.guests[2]->session);
  run_until_kind (&table, 3, DULLE_COMPANION_FREE);
  ck_assert_uint_gt (count_seconds (&table), WAIT / 2);
  ck_assert (!is_playing (&table));
}
END_TEST

/* Nobody is waited for, or everybody for as long as they like, or there are too few. */
START_TEST (test_no_clock)
{
  static const struct
  {
    guint    n_persons;
    guint    wait;
    gboolean all_ready;
  } rows[] = {
    { 3, WAIT, TRUE },
    { 3, 0, FALSE },
    { 4, WAIT, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_auto (Table) table = { 0 };

      open_own_table (&table, rows[i].n_persons, 2, rows[i].wait);
      set_ready (&table, 0, TRUE);
      if (rows[i].all_ready)
        {
          set_ready (&table, 1, TRUE);
          ck_assert_uint_eq (count_seconds (&table), 0);
          while (!is_playing (&table))
            g_main_context_iteration (NULL, TRUE);
          continue;
        }
      ck_assert_uint_eq (count_seconds (&table), 0);
      let_pass (&table, 2 * WAIT);
      ck_assert (!is_playing (&table));
    }
}
END_TEST

/* Whoever has just come, and whoever looks on, is told as well. */
START_TEST (test_newcomers)
{
  g_auto (Table) table = { 0 };
  g_auto (Side) guest = { 0 };
  g_auto (Side) watcher = { 0 };

  open_own_table (&table, 3, 2, WAIT);
  set_ready (&table, 0, TRUE);
  begin_guest (&guest, &table, 1, (char *) OLD);
  join_by (&guest, table.door->seats.secret);
  wait_for_word (&guest, "begins");
  begin_guest (&watcher, &table, 1, (char *) OLD);
  dulle_line_send (watcher.line,
                   &(DulleWireMessage){ DULLE_WIRE_WATCH,
                                        .watch = { table.door->seats.secret, (char *) "-", 0,
                                                   (char *) "owl", (char *) "Wanda" } });
  side_wait (&watcher, watcher.n_heard + 1);
  dulle_line_sit_down (watcher.line);
  wait_for_word (&watcher, "begins");
}
END_TEST

SUITE ("sleepers", test_sleeper, test_stopped, test_anew, test_no_clock, test_newcomers)
