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
knock_at (DulleHost  *door,
          Driver     *guest,
          const char *name)
{
  g_autofree char *address = g_strdup_printf ("127.0.0.1:%u", dulle_host_get_port (door));
  DulleParticipant me = { .face = DULLE_FACE_OWL };

  dulle_participant_set_name (&me, name);
  ck_assert (dulle_session_knock (guest->session, address, &me, NULL));
}

static void
begin_table (Table *table)
{
  DulleRules           rules = driver_rules ();
  DulleTournamentSetup setup = driver_setup (&rules, 1);

  table->host = driver_start ();
  table->guest = driver_start ();
  table->door = dulle_host_new (table->host->session, NULL);
  ck_assert (dulle_host_open (table->door, &setup, 0, NULL));
  knock_at (table->door, table->guest, "Ber\u202eta\u200b");
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

  dulle_host_answer_knock (table.door, shown->digits, TRUE);
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
  dulle_host_answer_knock (table.door, company_of (table.guest)->knock.digits, FALSE);
  while (company_of (table.guest)->is_trying)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_str_eq (company_of (table.guest)->problem, "The host did not let you in.");
  ck_assert_int_eq (dulle_host_get_company (table.door)->companions[1].kind,
                    DULLE_COMPANION_FREE);
}
END_TEST

/* Who was let in and sent away again is asked about again. */
START_TEST (test_sent_away)
{
  g_auto (Table) table = { 0 };
  const DulleCompany *company;

  begin_table (&table);
  company = dulle_host_get_company (table.door);
  dulle_host_answer_knock (table.door, company->knock.digits, TRUE);
  while (company_of (table.guest)->own == DULLE_NO_SEAT)
    g_main_context_iteration (NULL, TRUE);
  dulle_host_send_guest_away (table.door, 1);
  while (company_of (table.guest)->problem == NULL)
    g_main_context_iteration (NULL, TRUE);
  knock_at (table.door, table.guest, "Berta");
  while (*company->knock.digits == '\0')
    g_main_context_iteration (NULL, TRUE);
  ck_assert_int_eq (company->companions[1].kind, DULLE_COMPANION_FREE);
}
END_TEST

/* Who gives up is not shown any longer. */
START_TEST (test_gone)
{
  g_auto (Table) table = { 0 };
  g_autofree char *digits = NULL;

  begin_table (&table);
  digits = g_strdup (company_of (table.guest)->knock.digits);
  dulle_session_leave_table (table.guest->session);
  while (*dulle_host_get_company (table.door)->knock.digits != '\0')
    g_main_context_iteration (NULL, TRUE);
  dulle_host_answer_knock (table.door, digits, TRUE);
  ck_assert_int_eq (dulle_host_get_company (table.door)->companions[1].kind,
                    DULLE_COMPANION_FREE);
}
END_TEST

/* Somebody else knocks meanwhile, and is shown when the first one gives up: an answer to that one
 * does not count for the other. */
START_TEST (test_other)
{
  g_auto (Table) table = { 0 };
  g_autoptr (Driver) other = driver_start ();
  const DulleCompany *company;
  g_autofree char    *digits = NULL;

  begin_table (&table);
  company = dulle_host_get_company (table.door);
  digits = g_strdup (company->knock.digits);
  knock_at (table.door, other, "Carla");
  while (*company_of (other)->knock.digits == '\0')
    g_main_context_iteration (NULL, TRUE);
  dulle_session_leave_table (table.guest->session);
  while (strcmp (company->knock.name, "Carla") != 0)
    g_main_context_iteration (NULL, TRUE);
  for (guint lets_in = 0; lets_in < 2; lets_in++)
    {
      dulle_host_answer_knock (table.door, digits, lets_in != 0);
      ck_assert_str_eq (company->knock.name, "Carla");
      ck_assert_int_eq (company->companions[1].kind, DULLE_COMPANION_FREE);
    }

  dulle_host_answer_knock (table.door, company->knock.digits, TRUE);
  ck_assert_str_eq (company->companions[1].name, "Carla");
}
END_TEST

/* Who is called like somebody at the table is shown as it will be called there. */
START_TEST (test_same_name)
{
  g_auto (Table) table = { 0 };
  g_autoptr (Driver) other = driver_start ();
  const DulleCompany *company;

  begin_table (&table);
  company = dulle_host_get_company (table.door);
  dulle_host_answer_knock (table.door, company->knock.digits, TRUE);
  ck_assert_str_eq (company->companions[1].name, "Berta");

  knock_at (table.door, other, " Berta");
  while (*company->knock.digits == '\0')
    g_main_context_iteration (NULL, TRUE);
  ck_assert_str_eq (company->knock.name, "Berta 2");
  dulle_host_answer_knock (table.door, company->knock.digits, TRUE);
  ck_assert_str_eq (company->companions[2].name, "Berta 2");
}
END_TEST

/* Where no seat is free nobody is asked about: whoever knocks is told so. */
START_TEST (test_full)
{
  g_auto (Table) table = { 0 };
  g_autoptr (Driver) late = driver_start ();
  g_autofree Driver **others = g_new0 (Driver *, DULLE_COMPANY_SIZE);
  const DulleCompany *company;

  begin_table (&table);
  company = dulle_host_get_company (table.door);
  dulle_host_answer_knock (table.door, company->knock.digits, TRUE);
  for (guint8 player = 2; player < DULLE_COMPANY_SIZE; player++)
    {
      others[player] = driver_start ();
      knock_at (table.door, others[player], "Carla");
      while (*company->knock.digits == '\0')
        g_main_context_iteration (NULL, TRUE);
      dulle_host_answer_knock (table.door, company->knock.digits, TRUE);
    }
  knock_at (table.door, late, "Dora");
  while (company_of (late)->is_trying)
    {
      ck_assert_str_eq (company->knock.digits, "");
      g_main_context_iteration (NULL, TRUE);
    }
  ck_assert_str_eq (company_of (late)->problem, "No seat is free at this table.");
  for (guint8 player = 2; player < DULLE_COMPANY_SIZE; player++)
    driver_free (others[player]);
}
END_TEST

/* The digits, of which another program has made the first, depend on the key and on both numbers;
 * another number does not keep the commitment. */
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
  ck_assert_str_eq (digits[0], "405985");
  dulle_knock_write_digits (nonce, nonce, key, digits[1]);
  dulle_knock_write_digits (key, nonce, nonce, digits[2]);
  for (guint i = 0; i < G_N_ELEMENTS (digits); i++)
    {
      ck_assert_uint_eq (strspn (digits[i], "0123456789"), DULLE_N_KNOCK_DIGITS);
      ck_assert_str_ne (digits[i], digits[(i + 1) % G_N_ELEMENTS (digits)]);
    }
}
END_TEST

SUITE ("knock",
       test_digits,
       test_let_in,
       test_refused,
       test_sent_away,
       test_gone,
       test_other,
       test_same_name,
       test_full)
