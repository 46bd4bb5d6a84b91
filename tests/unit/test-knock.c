/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Asking for a seat without an invitation: both persons see the same digits, and the one at
 * the table decides.
 */
#include "session-driver.h"

#include "engine/rng.h"
#include "net/knock.h"
#include "session/dulle-host.h"
#include "suite.h"

/* A table, and somebody who knocks at it. */
typedef struct
{
  Driver    *host;
  DulleHost *door;
  Driver    *guest;
} Table;

static const DulleCompany *
company_of (Driver *driver)
{
  return dulle_session_get_company (driver->session);
}

static void
begin_table (Table *table)
{
  DulleRules           rules = driver_rules ();
  DulleTournamentSetup setup = driver_setup (&rules, 1);
  DulleParticipant     me = { .face = DULLE_FACE_OWL };
  g_autofree char     *address = NULL;

  table->host = driver_start ();
  table->guest = driver_start ();
  table->door = dulle_host_new (table->host->session, NULL);
  ck_assert (dulle_host_open (table->door, &setup, 0, NULL));
  address = g_strdup_printf ("127.0.0.1:%u", dulle_host_get_port (table->door));
  dulle_participant_set_name (&me, "Berta");
  dulle_session_knock (table->guest->session, address, &me);
  while (*dulle_host_get_company (table->door)->knock.digits == '\0')
    g_main_context_iteration (NULL, TRUE);
}

static void
end_table (Table *table)
{
  g_clear_object (&table->door);
  driver_free (table->guest);
  driver_free (table->host);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Table, end_table)

START_TEST (test_let_in)
{
  g_auto (Table) table = { 0 };
  const DulleKnock *shown;

  begin_table (&table);
  shown = &dulle_host_get_company (table.door)->knock;
  ck_assert_str_eq (shown->name, "Berta");
  ck_assert_int_eq (shown->face, DULLE_FACE_OWL);
  ck_assert_uint_eq (strlen (shown->digits), DULLE_N_KNOCK_DIGITS);
  ck_assert_str_eq (shown->digits, company_of (table.guest)->knock.digits);

  dulle_host_answer_knock (table.door, TRUE);
  while (company_of (table.guest)->own == DULLE_NO_SEAT)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_str_eq (company_of (table.guest)->knock.digits, "");
  ck_assert_str_eq (dulle_host_get_company (table.door)->knock.digits, "");
  ck_assert_str_eq (dulle_host_get_company (table.door)->companions[1].name, "Berta");
}
END_TEST

START_TEST (test_refused)
{
  g_auto (Table) table = { 0 };

  begin_table (&table);
  dulle_host_answer_knock (table.door, FALSE);
  while (company_of (table.guest)->is_trying)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_str_eq (company_of (table.guest)->problem, "The host did not let you in.");
  ck_assert_int_eq (dulle_host_get_company (table.door)->companions[1].kind,
                    DULLE_COMPANION_FREE);
}
END_TEST

/* Who gives up is not shown any longer. */
START_TEST (test_gone)
{
  g_auto (Table) table = { 0 };

  begin_table (&table);
  dulle_session_leave_table (table.guest->session);
  while (*dulle_host_get_company (table.door)->knock.digits != '\0')
    g_main_context_iteration (NULL, TRUE);
  dulle_host_answer_knock (table.door, TRUE);
  ck_assert_int_eq (dulle_host_get_company (table.door)->companions[1].kind,
                    DULLE_COMPANION_FREE);
}
END_TEST

/* The digits depend on the key and on both numbers; another number does not keep the
 * commitment. */
START_TEST (test_digits)
{
  static const char key[] = "00112233445566778899aabbccddeeff";
  static const char nonce[] = "ffeeddccbbaa99887766554433221100";
  g_autofree char  *commitment = dulle_knock_commit (nonce);
  char              digits[3][DULLE_N_KNOCK_DIGITS + 1];

  ck_assert (dulle_knock_is_kept (commitment, nonce));
  ck_assert (!dulle_knock_is_kept (commitment, key));
  ck_assert (!dulle_knock_is_kept (commitment, ""));
  dulle_knock_write_digits (key, nonce, key, digits[0]);
  dulle_knock_write_digits (nonce, nonce, key, digits[1]);
  dulle_knock_write_digits (key, nonce, nonce, digits[2]);
  for (guint i = 0; i < G_N_ELEMENTS (digits); i++)
    {
      ck_assert_uint_eq (strspn (digits[i], "0123456789"), DULLE_N_KNOCK_DIGITS);
      ck_assert_str_ne (digits[i], digits[(i + 1) % G_N_ELEMENTS (digits)]);
    }
}
END_TEST

SUITE ("knock", test_digits, test_let_in, test_refused, test_gone)
