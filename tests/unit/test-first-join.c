/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The first line to a table, which is cut: the guest tries again by itself, but neither for long
 * nor where that makes no sense.
 */
#include "company-fixture.h"

#include "line-cutter.h"
#include "session/dulle-host-private.h"
#include "session/dulle-session-private.h"
#include "session/guest-private.h"
#include "suite.h"
#include "wire-proxy.h"

/* What lies between the two when it is cut. */
static const struct
{
  CutterSide side;
  guint      line;
} cuts[] = {
  { CUTTER_GUEST, 1 },
  { CUTTER_HOST, 1 },
  { CUTTER_GUEST, 2 },
  { CUTTER_HOST, 2 },
};

/* As if the first line were made in an hour, or a slow one might have no time left. */
static void
give_time (DulleGuest *guest)
{
  guest->began = g_get_monotonic_time () + G_TIME_SPAN_HOUR;
}

/* Neither the greetings nor the question for a seat nor the answer arrive, and nobody sees that. */
START_TEST (test_cut)
{
  for (guint i = 0; i < G_N_ELEMENTS (cuts); i++)
    {
      g_auto (Table) table = { 0 };
      g_autoptr (Cutter) cutter = NULL;
      g_autofree char    *link = NULL;
      DulleRules          rules = driver_rules ();
      const DulleCompany *company;

      open_table (&table, &rules);
      cutter = cutter_new (dulle_host_get_port (table.door), table.door->certificate);
      cutter->side = cuts[i].side;
      cutter->line = cuts[i].line;
      link = write_link (&table, cutter->port);
      table.guests[table.n_guests++] = start_driver (NULL);
      join_table (table.guests[0], link, "Guest");
      give_time (table.guests[0]->session->guest);
      company = dulle_session_get_company (table.guests[0]->session);
      while (!company->is_connected)
        {
          ck_assert (company->is_trying && company->problem == NULL);
          g_main_context_iteration (NULL, TRUE);
        }
      ck_assert (cutter->has_cut);
      ck_assert_ptr_null (table.guests[0]->session->guest->deadline);
    }
}
END_TEST

/* A guest on its way through a proxy that lets nobody through. */
static DulleGuest *
join_in_vain (Table *table,
              Proxy *proxy)
{
  g_autofree char *link = write_link (table, proxy->port);

  table->guests[table->n_guests++] = start_driver (NULL);
  join_table (table->guests[0], link, "Guest");

  return table->guests[0]->session->guest;
}

static void
run_until_tries (DulleGuest *guest,
                 guint       n_tries)
{
  while (guest->n_tries < n_tries)
    {
      ck_assert (guest->company.is_trying && guest->company.problem == NULL);
      g_main_context_iteration (NULL, TRUE);
    }
}

static void
run_until_problem (DulleGuest *guest)
{
  while (guest->company.problem == NULL)
    g_main_context_iteration (NULL, TRUE);
  ck_assert (!guest->company.is_trying && guest->retry == NULL && guest->deadline == NULL);
}

/* One cut after the other is a problem. */
START_TEST (test_all_cut)
{
  g_auto (Table) table = { 0 };
  g_autoptr (Proxy) proxy = NULL;
  DulleRules  rules = driver_rules ();
  DulleGuest *guest;

  open_table (&table, &rules);
  proxy = proxy_new (dulle_host_get_port (table.door));
  proxy_close (proxy);
  guest = join_in_vain (&table, proxy);
  give_time (guest);
  run_until_tries (guest, 3);
  run_until_problem (guest);
  ck_assert_uint_eq (guest->n_tries, 3);
}
END_TEST

/* So is a cut when the time is over. */
START_TEST (test_late_cut)
{
  g_auto (Table) table = { 0 };
  g_autoptr (Proxy) proxy = NULL;
  DulleRules  rules = driver_rules ();
  DulleGuest *guest;

  open_table (&table, &rules);
  proxy = proxy_new (dulle_host_get_port (table.door));
  proxy_close (proxy);
  guest = join_in_vain (&table, proxy);
  run_until_tries (guest, 1);
  guest->began -= 10 * G_TIME_SPAN_SECOND;
  run_until_problem (guest);
  ck_assert_uint_eq (guest->n_tries, 1);
}
END_TEST

/* And a line that was made anew, on which nothing is heard when the time is over. */
START_TEST (test_deadline)
{
  g_auto (Table) table = { 0 };
  g_autoptr (Proxy) proxy = NULL;
  DulleRules  rules = driver_rules ();
  DulleGuest *guest;

  open_table (&table, &rules);
  proxy = proxy_new (dulle_host_get_port (table.door));
  proxy->is_mute = TRUE;
  guest = join_in_vain (&table, proxy);
  while (guest->line == NULL)
    g_main_context_iteration (NULL, TRUE);
  guest->began -= 10 * G_TIME_SPAN_SECOND - 100 * G_TIME_SPAN_MILLISECOND;
  while (proxy->passages->len == 0)
    g_main_context_iteration (NULL, TRUE);
  proxy_close (proxy);
  proxy_open (proxy);
  run_until_problem (guest);
  ck_assert_ptr_null (guest->line);
  ck_assert_str_eq (guest->company.problem, dulle_line_end_sentence (DULLE_LINE_END_LOST));
}
END_TEST

/* Whoever does not want to wait goes at once. */
START_TEST (test_left)
{
  g_auto (Table) table = { 0 };
  g_autoptr (Proxy) proxy = NULL;
  DulleRules rules = driver_rules ();

  open_table (&table, &rules);
  proxy = proxy_new (dulle_host_get_port (table.door));
  proxy_close (proxy);
  run_until_tries (join_in_vain (&table, proxy), 2);
  dulle_session_leave_table (table.guests[0]->session);
  ck_assert_ptr_null (table.guests[0]->session->guest);
  ck_assert_ptr_null (dulle_session_get_company (table.guests[0]->session));
}
END_TEST

/* What the host says is said at once, also after a cut. */
START_TEST (test_refused)
{
  g_auto (Table) table = { 0 };
  g_autoptr (Cutter) cutter = NULL;
  g_autofree char *link = NULL;
  DulleRules       rules = driver_rules ();
  DulleGuest      *guest;

  open_table (&table, &rules);
  cutter = cutter_new (dulle_host_get_port (table.door), table.door->certificate);
  cutter->line = 1;
  link = write_link (&table, cutter->port);
  table.door->seats.secret[0] ^= 1;
  table.guests[table.n_guests++] = start_driver (NULL);
  join_table (table.guests[0], link, "Guest");
  guest = table.guests[0]->session->guest;
  run_until_problem (guest);
  ck_assert (cutter->has_cut);
  ck_assert_uint_eq (guest->n_tries, 1);
  ck_assert_str_eq (guest->company.problem, dulle_line_end_sentence (DULLE_LINE_END_SECRET));
}
END_TEST

SUITE ("first-join", test_cut, test_all_cut, test_late_cut, test_deadline, test_left, test_refused)
