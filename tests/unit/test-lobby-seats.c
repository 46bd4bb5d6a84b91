/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Seats before the tournament begins: whoever is lost finds the own one again if that is possible,
 * and nobody sits there who is not there.
 */
#include "stranger-fixture.h"

#include "counted-warnings.h"
#include "line-cutter.h"
#include "net/pipe.h"
#include "session/dulle-session-private.h"
#include "session/guest-private.h"
#include "suite.h"
#include "wire-proxy.h"

/* The host has given a seat, but the line was cut before the guest heard that. */
START_TEST (test_unheard_seat)
{
  g_autofree char  *name = g_strnfill (200, 'x');
  const char *const names[] = { "Guest", name };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_auto (Table) table = { 0 };
      g_autoptr (Cutter) cutter = NULL;
      g_autofree char *link = NULL;
      DulleRules       rules = driver_rules ();
      const char      *told;

      open_table (&table, &rules);
      told = dulle_host_get_company (table.door)->companions[1].name;
      cutter = cutter_new (dulle_host_get_port (table.door), table.door->certificate);
      cutter->side = CUTTER_HOST;
      cutter->line = 2;
      link = write_link (&table, cutter->port);
      table.guests[table.n_guests++] = start_driver (NULL);
      join_table (table.guests[0], link, names[i]);
      while (!dulle_session_get_company (table.guests[0]->session)->is_connected)
        g_main_context_iteration (NULL, TRUE);
      ck_assert (cutter->has_cut);
      ck_assert_int_eq (kind_of (&table, 1), DULLE_COMPANION_PERSON);
      ck_assert_int_eq (kind_of (&table, 2), DULLE_COMPANION_FREE);
      ck_assert (g_str_has_prefix (names[i], told));
      ck_assert_uint_gt (strlen (told), 0);
    }
}
END_TEST

/* A guest that comes by a proxy, and is lost. */
static Proxy *
lose_guest (Table *table)
{
  DulleRules rules = driver_rules ();
  Proxy     *proxy;

  open_table (table, &rules);
  table->door->lobby_patience = 0;
  proxy = proxy_new (dulle_host_get_port (table->door));
  seat_guests (table, 1, proxy->port);
  dulle_session_set_ready (table->guests[0]->session, TRUE);
  while (!dulle_host_get_company (table->door)->companions[1].ready)
    g_main_context_iteration (NULL, TRUE);
  proxy_close (proxy);
  run_until_kind (table, 1, DULLE_COMPANION_AWAY);

  return proxy;
}

/* After a while the seat is free for everybody, also by what they are told; but nobody has taken
 * it, so the guest has it again when it is back, and is called as before. */
START_TEST (test_long_away)
{
  g_auto (Table) table = { 0 };
  g_autoptr (Proxy) proxy = lose_guest (&table);
  g_auto (Side) other = { 0 };
  const DulleCompany *company = dulle_host_get_company (table.door);

  begin_guest (&other, &table, 1, (char *) OLD);
  join_by (&other, table.door->seats.secret);
  ck_assert_int_eq (kind_of (&table, 2), DULLE_COMPANION_PERSON);
  run_until_kind (&table, 1, DULLE_COMPANION_FREE);
  while (strstr (other.heard->str, "\nplayer 1 free 0 ") == NULL)
    g_main_context_iteration (NULL, TRUE);
  ck_assert (dulle_company_has_free_seat (company));
  ck_assert_str_eq (company->companions[1].name, "");
  ck_assert_uint_eq (table.door->seat_clock, 0);

  proxy_open (proxy);
  while (!company->companions[1].ready)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_str_eq (company->companions[1].name, "Guest 0");
  ck_assert_int_eq (company->companions[1].face, DULLE_FACE_OWL);
}
END_TEST

/* Somebody else may be called the same by then. */
START_TEST (test_name_taken)
{
  g_auto (Table) table = { 0 };
  g_autoptr (Proxy) proxy = lose_guest (&table);
  const DulleCompany *company = dulle_host_get_company (table.door);

  run_until_kind (&table, 1, DULLE_COMPANION_FREE);
  host_seat_companion (table.door, 2, DULLE_FACE_OWL, "Guest 0");
  table.door->company.companions[2].kind = DULLE_COMPANION_PERSON;
  proxy_open (proxy);
  run_until_kind (&table, 1, DULLE_COMPANION_PERSON);
  ck_assert_str_eq (company->companions[1].name, "Guest 0 2");
  ck_assert_int_ne (company->companions[1].face, DULLE_FACE_OWL);
}
END_TEST

/* If somebody has taken the seat meanwhile, the guest takes another one. It has not read the rules
 * there. */
START_TEST (test_other_seat)
{
  g_auto (Table) table = { 0 };
  g_autoptr (Proxy) proxy = lose_guest (&table);
  g_autofree char    *link = write_link (&table, dulle_host_get_port (table.door));
  const DulleCompany *own = dulle_session_get_company (table.guests[0]->session);

  table.guests[table.n_guests++] = start_driver (NULL);
  join_table (table.guests[1], link, "guest 0");
  run_until_kind (&table, 1, DULLE_COMPANION_PERSON);
  ck_assert_str_eq (dulle_host_get_company (table.door)->companions[1].name, "guest 0");
  proxy_open (proxy);
  run_until_kind (&table, 2, DULLE_COMPANION_PERSON);
  while (own->own != 2)
    g_main_context_iteration (NULL, TRUE);
  ck_assert (own->is_connected && own->problem == NULL && !own->says_ready);
  ck_assert_str_eq (dulle_host_get_company (table.door)->companions[2].name, "Guest 0 2");
}
END_TEST

/* Whoever has another name does not take it as long as one is free that nobody has left. */
START_TEST (test_newcomer)
{
  g_auto (Table) table = { 0 };
  g_autoptr (Proxy) proxy = lose_guest (&table);
  g_autofree char *link = write_link (&table, dulle_host_get_port (table.door));

  run_until_kind (&table, 1, DULLE_COMPANION_FREE);
  table.guests[table.n_guests++] = start_driver (NULL);
  join_table (table.guests[1], link, "Somebody Else");
  run_until_kind (&table, 2, DULLE_COMPANION_PERSON);
  proxy_open (proxy);
  run_until_kind (&table, 1, DULLE_COMPANION_PERSON);
  ck_assert_str_eq (dulle_host_get_company (table.door)->companions[1].name, "Guest 0");
}
END_TEST

/* A seat that was left long ago is taken last of all, and one that is kept not at all: there the
 * newcomer looks on until the seat is free. */
START_TEST (test_kept_from_others)
{
  g_auto (Table) table = { 0 };
  g_autoptr (Proxy) proxy = lose_guest (&table);
  g_auto (Side) other = { 0 };
  g_autofree char    *link = write_link (&table, dulle_host_get_port (table.door));
  const DulleCompany *own[2];

  table.door->lobby_patience = 1000;
  begin_guest (&other, &table, 1, (char *) OLD);
  join_by (&other, table.door->seats.secret);
  table.door->seats.tokens[3] = g_strdup ("left");
  for (guint i = 0; i < G_N_ELEMENTS (own); i++)
    {
      Driver *guest = start_driver (NULL);

      table.guests[table.n_guests++] = guest;
      join_table (guest, link, "Somebody Else");
      own[i] = dulle_session_get_company (guest->session);
      while (own[i]->own == DULLE_NO_SEAT && !own[i]->watches)
        g_main_context_iteration (NULL, TRUE);
    }
  ck_assert_uint_eq (own[0]->own, 3);
  ck_assert (own[1]->watches);
  while (!own[1]->is_connected || dulle_company_has_free_seat (own[1]))
    g_main_context_iteration (NULL, TRUE);

  table.door->places[1].lost_at -= 1000 * G_TIME_SPAN_SECOND;
  while (!dulle_company_has_free_seat (own[1]))
    g_main_context_iteration (NULL, TRUE);
  dulle_session_take_free_seat (table.guests[2]->session);
  while (own[1]->own == DULLE_NO_SEAT)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_uint_eq (own[1]->own, 1);
}
END_TEST

/* Two guests are lost. As long as the seat of one is kept there is a clock, and when nobody's is
 * there is none. */
START_TEST (test_seat_clock)
{
  g_auto (Table) table = { 0 };
  DulleRules rules = driver_rules ();
  g_autoptr (Proxy) proxy = NULL;

  open_table (&table, &rules);
  table.door->lobby_patience = 1000;
  proxy = proxy_new (dulle_host_get_port (table.door));
  seat_guests (&table, 2, proxy->port);
  proxy_close (proxy);
  for (guint8 player = 1; player <= 2; player++)
    run_until_kind (&table, player, DULLE_COMPANION_AWAY);
  table.door->places[2].lost_at -= 1000 * G_TIME_SPAN_SECOND;
  run_until_kind (&table, 2, DULLE_COMPANION_FREE);
  ck_assert_int_eq (kind_of (&table, 1), DULLE_COMPANION_AWAY);
  table.door->places[1].lost_at -= 1000 * G_TIME_SPAN_SECOND;
  run_until_kind (&table, 1, DULLE_COMPANION_FREE);
  ck_assert_uint_eq (table.door->seat_clock, 0);
}
END_TEST

/* If there is none, it looks on. */
START_TEST (test_no_other_seat)
{
  g_auto (Table) table = { 0 };
  g_autoptr (Proxy) proxy = lose_guest (&table);
  const DulleCompany *own = dulle_session_get_company (table.guests[0]->session);
  Side                sides[3] = { 0 };

  run_until_kind (&table, 1, DULLE_COMPANION_FREE);
  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      begin_guest (&sides[i], &table, 1, (char *) OLD);
      join_by (&sides[i], table.door->seats.secret);
    }
  proxy_open (proxy);
  while (!own->watches || !own->is_connected)
    g_main_context_iteration (NULL, TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    side_clear (&sides[i]);
}
END_TEST

/* Whoever has knocked cannot come in by itself once more. */
START_TEST (test_knocked)
{
  g_auto (Table) table = { 0 };
  g_autoptr (Proxy) proxy = lose_guest (&table);
  DulleGuest *guest = table.guests[0]->session->guest;

  guest->is_invited = FALSE;
  g_free (table.door->seats.tokens[1]);
  table.door->seats.tokens[1] = g_strdup ("");
  proxy_open (proxy);
  while (guest->company.is_trying || guest->company.is_connected)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_str_eq (guest->company.problem, dulle_line_end_sentence (DULLE_LINE_END_TOKEN));
}
END_TEST

/* A tournament is begun without those who are not there, whenever they were lost. */
START_TEST (test_begun_without)
{
  g_auto (Table) table = { 0 };
  g_autoptr (Proxy) proxy = lose_guest (&table);

  run_until_kind (&table, 1, DULLE_COMPANION_FREE);
  begin_to_play (&table);
  ck_assert_ptr_null (table.door->seats.tokens[1]);
  ck_assert_int_eq (kind_of (&table, 1), DULLE_COMPANION_COMPUTER);
}
END_TEST

/* No seat is kept any more when the tournament has begun, and no clock runs. */
START_TEST (test_begun_early)
{
  g_auto (Table) table = { 0 };
  g_autoptr (Proxy) proxy = lose_guest (&table);
  guint clock = table.door->seat_clock;

  table.door->lobby_patience = 1000;
  begin_to_play (&table);
  while (table.door->seat_clock == clock)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_uint_eq (table.door->seat_clock, 0);
  ck_assert_ptr_null (g_main_context_find_source_by_id (NULL, clock));
}
END_TEST

/* Rules */

/* Two guests, of whom the first is ready. */
static void
get_ready (Table *table)
{
  DulleRules rules = driver_rules ();

  open_table (table, &rules);
  seat_guests (table, 2, dulle_host_get_port (table->door));
  dulle_session_set_ready (table->guests[0]->session, TRUE);
  while (!dulle_host_get_company (table->door)->companions[1].ready)
    g_main_context_iteration (NULL, TRUE);
}

static void
run_until_rules (Table            *table,
                 const DulleRules *rules)
{
  DulleRules shared = *rules;

  dulle_company_share_rules (&shared);
  for (guint i = 0; i < table->n_guests; i++)
    while (!dulle_rules_equal (&shared,
                               &dulle_session_get_company (table->guests[i]->session)->rules))
      g_main_context_iteration (NULL, TRUE);
}

static void
count_change_cb (guint *n_changes)
{
  (*n_changes)++;
}

/* A rule set may permit what no table permits at which others play, too. */
START_TEST (test_permissive_rules)
{
  g_auto (Table) table = { 0 };
  DulleRules        rules = driver_rules ();
  const DulleRules *told;

  rules.players = DULLE_COMPANY_SIZE + 1;
  rules.card_hint = rules.take_back = rules.show_all_hands = 1;
  open_table (&table, &rules);
  seat_guests (&table, 1, dulle_host_get_port (table.door));
  run_until_rules (&table, &rules);
  told = &dulle_session_get_company (table.guests[0]->session)->rules;
  ck_assert_uint_eq (told->players, DULLE_COMPANY_SIZE);
  ck_assert (!told->card_hint && !told->take_back && !told->show_all_hands);
  ck_assert (!dulle_host_change_rules (table.door, &rules));

  rules.nines = !rules.nines;
  ck_assert (dulle_host_change_rules (table.door, &rules));
  run_until_rules (&table, &rules);
  begin_to_play (&table);
  run_until_games (table.guests[0], 1);
  ck_assert (!driver_last (table.guests[0])->view.board.rules.card_hint);
}
END_TEST

/* All are told of other rules and are ready no more; then they play by these. */
START_TEST (test_other_rules)
{
  g_auto (Table) table = { 0 };
  DulleRules          rules = driver_rules ();
  const DulleCompany *company;
  const DulleCompany *own;
  const DulleCompany *other;
  guint               n_changes = 0;

  get_ready (&table);
  company = dulle_host_get_company (table.door);
  own = dulle_session_get_company (table.guests[0]->session);
  other = dulle_session_get_company (table.guests[1]->session);
  while (!other->companions[1].ready)
    g_main_context_iteration (NULL, TRUE);
  ck_assert (!dulle_host_change_rules (table.door, &company->rules));
  ck_assert (company->companions[1].ready);

  rules.nines = !rules.nines;
  ck_assert (dulle_host_change_rules (table.door, &rules));
  ck_assert (!company->companions[1].ready && company->companions[0].ready);
  run_until_rules (&table, &rules);
  ck_assert (!own->says_ready && !own->companions[1].ready);
  while (other->companions[1].ready)
    g_main_context_iteration (NULL, TRUE);

  /* Those are shown also if nobody was ready. */
  g_signal_connect_swapped (table.door, "changed", G_CALLBACK (count_change_cb), &n_changes);
  rules.rounds++;
  ck_assert (dulle_host_change_rules (table.door, &rules));
  ck_assert_uint_eq (n_changes, 1);
  run_until_rules (&table, &rules);
  dulle_session_set_ready (table.guests[0]->session, TRUE);
  while (!company->companions[1].ready)
    g_main_context_iteration (NULL, TRUE);

  begin_to_play (&table);
  ck_assert (!dulle_host_change_rules (table.door, &rules));
  rules.nines = !rules.nines;
  ck_assert (!dulle_host_change_rules (table.door, &rules));
  run_until_games (table.guests[0], 1);
  ck_assert_int_ne (driver_last (table.guests[0])->view.board.rules.nines, rules.nines);
}
END_TEST

/* The others need not wait until that one has heard of it and says so. */
START_TEST (test_ready_no_more)
{
  g_auto (Table) table = { 0 };
  DulleRules            rules = driver_rules ();
  const DulleCompanion *guest;

  get_ready (&table);
  guest = &dulle_session_get_company (table.guests[1]->session)->companions[1];
  while (!guest->ready)
    g_main_context_iteration (NULL, TRUE);
  table.guests[0]->session->guest->company.says_ready = FALSE;
  rules.nines = !rules.nines;
  ck_assert (dulle_host_change_rules (table.door, &rules));
  while (guest->ready)
    g_main_context_iteration (NULL, TRUE);
}
END_TEST

/* Whoever says to be ready while other rules are on their way is not. */
START_TEST (test_ready_for_old_rules)
{
  g_auto (Table) table = { 0 };
  DulleRules            rules = driver_rules ();
  const DulleCompanion *guest;

  get_ready (&table);
  guest = &dulle_host_get_company (table.door)->companions[2];
  dulle_session_set_ready (table.guests[1]->session, TRUE);
  rules.nines = !rules.nines;
  dulle_host_change_rules (table.door, &rules);
  while (!guest->ready)
    g_main_context_iteration (NULL, TRUE);
  while (guest->ready)
    g_main_context_iteration (NULL, TRUE);
  ck_assert (!dulle_session_get_company (table.guests[1]->session)->says_ready);
}
END_TEST

/* So is whoever was away then. */
START_TEST (test_rules_of_absence)
{
  g_auto (Table) table = { 0 };
  g_autoptr (Proxy) proxy = lose_guest (&table);
  DulleRules          rules = driver_rules ();
  const DulleCompany *own = dulle_session_get_company (table.guests[0]->session);

  ck_assert (own->says_ready);
  rules.nines = !rules.nines;
  ck_assert (dulle_host_change_rules (table.door, &rules));
  proxy_open (proxy);
  run_until_rules (&table, &rules);
  ck_assert (!own->says_ready);
  while (dulle_host_get_company (table.door)->companions[1].ready)
    g_main_context_iteration (NULL, TRUE);
}
END_TEST

/* The invitation */

static char *
open_again (Table  *table,
            guint16 port)
{
  DulleRules           rules = driver_rules ();
  DulleTournamentSetup setup = driver_setup (&rules, SEED);

  ck_assert (dulle_host_open (table->door, &setup, port, NULL));

  return dulle_host_invite (table->door);
}

/* Those who were invited before find the next table, too, also after a new start; until the host
 * makes another invitation, which holds from then on. That is not possible while somebody is there
 * who would not find back. */
START_TEST (test_same_invitation)
{
  g_auto (Table) table = { 0 };
  char            *folder = make_folder ();
  DulleRules       rules = driver_rules ();
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *third = NULL;
  g_autofree char *taken = NULL;
  g_autofree char *renewed = NULL;
  g_autofree char *fourth = NULL;

  open_table_in (&table, &rules, folder);
  first = dulle_host_invite (table.door);
  second = open_again (&table, 0);
  ck_assert_str_eq (second, first);
  g_clear_object (&table.door);
  driver_free (table.host);
  start_host (&table, folder);
  driver_run (table.host, 1);
  third = open_again (&table, 0);
  ck_assert_str_eq (third, first);

  seat_guests (&table, 1, dulle_host_get_port (table.door));
  dulle_host_renew_invitation (table.door);
  taken = dulle_host_invite (table.door);
  ck_assert_str_eq (taken, first);
  dulle_session_leave_table (table.guests[0]->session);
  run_until_kind (&table, 1, DULLE_COMPANION_FREE);
  dulle_host_renew_invitation (table.door);
  renewed = dulle_host_invite (table.door);
  ck_assert_str_ne (renewed, first);
  fourth = open_again (&table, 0);
  ck_assert_str_eq (fourth, renewed);
  remove_folder (folder);
}
END_TEST

/* The host's program ends in the lobby. When it is started again and a table is opened, the guest
 * comes to that by itself, and says anew that it is ready. */
START_TEST (test_host_starts_again)
{
  g_auto (Table) table = { 0 };
  char               *folder = make_folder ();
  DulleRules          rules = driver_rules ();
  g_autofree char    *first = NULL;
  g_autofree char    *again = NULL;
  const DulleCompany *own;

  open_table_in (&table, &rules, folder);
  first = dulle_host_invite (table.door);
  seat_guests (&table, 1, dulle_host_get_port (table.door));
  own = dulle_session_get_company (table.guests[0]->session);
  dulle_session_set_ready (table.guests[0]->session, TRUE);
  while (!dulle_host_get_company (table.door)->companions[1].ready)
    g_main_context_iteration (NULL, TRUE);
  g_clear_object (&table.door);
  driver_free (table.host);
  while (own->problem == NULL)
    g_main_context_iteration (NULL, TRUE);

  start_host (&table, folder);
  driver_run (table.host, 1);
  again = open_again (&table, 0);
  ck_assert_str_eq (again, first);
  run_until_kind (&table, 1, DULLE_COMPANION_PERSON);
  while (!own->is_connected)
    g_main_context_iteration (NULL, TRUE);
  ck_assert (!own->says_ready && own->problem == NULL);
  remove_folder (folder);
}
END_TEST

static void
write_kept (const char *folder,
            const char *key,
            const char *value)
{
  g_autofree char *path = g_build_filename (folder, "invitation.ini", NULL);
  g_autoptr (GKeyFile) file = g_key_file_new ();

  ck_assert (g_key_file_load_from_file (file, path, G_KEY_FILE_NONE, NULL));
  g_key_file_set_string (file, "invitation", key, value);
  ck_assert (g_key_file_save_to_file (file, path, NULL));
}

/* One that is old, or cannot be read, holds no more; nor does any if the machine is a server, or
 * nothing is kept. If another program has the port, guests come by a broker at least. */
START_TEST (test_other_invitation)
{
  static const char *const rows[][2] = {
    { "opened", "1000000000" },
    { "opened", "99999999999" },
    { "opened", "yesterday" },
    { "link", "dulle:0123" },
  };

  g_auto (Table) table = { 0 };
  char            *folder = make_folder ();
  DulleRules       rules = driver_rules ();
  g_autofree char *secret = NULL;
  g_autofree char *link = NULL;
  guint16          port;
  guint16          kept;
  g_autoptr (GSocketService) other = NULL;

  open_table_in (&table, &rules, folder);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *before = g_strdup (table.door->seats.secret);
      g_autofree char *now = NULL;

      write_kept (folder, rows[i][0], rows[i][1]);
      now = open_again (&table, 0);
      ck_assert_msg (strstr (now, before) == NULL, "%u", i);
    }

  secret = g_strdup (table.door->seats.secret);
  kept = dulle_host_get_port (table.door);
  dulle_host_close (table.door);
  other = dulle_direct_pipe_listen (kept, &port, NULL);
  link = open_again (&table, 0);
  ck_assert_str_eq (table.door->seats.secret, secret);
  ck_assert_uint_ne (dulle_host_get_port (table.door), kept);
  g_socket_service_stop (other);
  g_socket_listener_close (G_SOCKET_LISTENER (other));
  remove_folder (folder);
}
END_TEST

/* One that cannot be kept holds for this table, and the log says so. */
START_TEST (test_invitation_not_kept)
{
  g_auto (Table) table = { 0 };
  char            *folder = make_folder ();
  g_autofree char *place = g_build_filename (folder, "invitation.ini", NULL);
  DulleRules       rules = driver_rules ();
  g_autofree char *link = NULL;
  guint            n_warnings = 0;

  ck_assert_int_eq (g_mkdir (place, 0700), 0);
  g_log_set_writer_func (count_warning_cb, &n_warnings, NULL);
  open_table_in (&table, &rules, folder);
  ck_assert_uint_eq (n_warnings, 1);
  link = dulle_host_invite (table.door);
  ck_assert_ptr_nonnull (strstr (link, table.door->seats.secret));
  ck_assert_int_eq (g_rmdir (place), 0);
  remove_folder (folder);
}
END_TEST

SUITE ("lobby-seats",
       test_same_invitation,
       test_host_starts_again,
       test_other_invitation,
       test_invitation_not_kept,
       test_permissive_rules,
       test_other_rules,
       test_ready_no_more,
       test_ready_for_old_rules,
       test_rules_of_absence,
       test_unheard_seat,
       test_long_away,
       test_name_taken,
       test_other_seat,
       test_newcomer,
       test_kept_from_others,
       test_seat_clock,
       test_no_other_seat,
       test_knocked,
       test_begun_without,
       test_begun_early)
