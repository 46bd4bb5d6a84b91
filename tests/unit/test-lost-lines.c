/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Lines to a table that are cut, and programs that end: whoever comes back finds everything
 * as it is, and until then nobody else decides without the others' consent.
 */
#include "company-fixture.h"

#include "session/dulle-host-private.h"
#include "session/dulle-session-private.h"
#include "session/guest-private.h"
#include "suite.h"
#include "wire-proxy.h"

/* Each deal has a part of the host and of each guest, and each guest has verified it. */
START_TEST (test_fair_deals)
{
  g_auto (Table) table = { .is_fair = TRUE };
  DulleRules rules = driver_rules ();

  open_table (&table, &rules);
  seat_guests (&table, 3, dulle_host_get_port (table.door));
  play_to_end (&table);
  for (guint i = 0; i < table.n_guests; i++)
    {
      g_autoptr (DulleTournamentLog) told = driver_read_tournament_log (table.guests[i], 0);

      ck_assert_uint_eq (count_found (table.guests[i], DULLE_FAIR_GOOD, DULLE_NO_SEAT),
                         told->standing.n_games);
      for (guint k = 0; k < told->records->len; k++)
        ck_assert_uint_eq (g_array_index (told->records, DulleRecord, k).fair.n_parts, 4);
    }
}
END_TEST

/* A host that deals by another secret than the one it has committed itself to is named. */
START_TEST (test_bent_deal)
{
  g_auto (Table) table = { .is_fair = TRUE };
  DulleRules rules = driver_rules ();

  open_table (&table, &rules);
  seat_guests (&table, 2, dulle_host_get_port (table.door));
  begin_to_play (&table);
  while (driver_last (table.guests[0])->standing.deals != DULLE_DEALS_TOLD)
    g_main_context_iteration (NULL, TRUE);
  table.door->setup.fair.root.bytes[0] ^= 1;
  wait_for_end (&table);
  for (guint i = 0; i < table.n_guests; i++)
    ck_assert_uint_gt (count_found (table.guests[i], DULLE_FAIR_CHANGED, DULLE_FAIR_HOST), 0);
}
END_TEST

/* What is told while the table is looked for does not change with the tries. */
static void
assert_lost (Driver *guest)
{
  const DulleCompany *company = dulle_session_get_company (guest->session);

  while (!company->is_trying)
    g_main_context_iteration (NULL, TRUE);
  for (guint i = 0; i < 100; i++)
    {
      g_main_context_iteration (NULL, FALSE);
      ck_assert_ptr_eq (company->problem, dulle_line_end_sentence (DULLE_LINE_END_LOST));
    }
}

/* The host's program ends in the middle of a game, and is started again: the guest comes back
 * by itself. */
START_TEST (test_host_starts_again)
{
  g_auto (Table) table = { .is_fair = TRUE };
  char      *folder = make_folder ();
  DulleRules rules = driver_rules ();
  guint16    port;

  open_table_in (&table, &rules, folder);
  port = dulle_host_get_port (table.door);
  seat_guests (&table, 1, port);
  begin_to_play (&table);
  driver_run (table.host, 150);
  g_clear_object (&table.door);
  driver_free (table.host);
  assert_lost (table.guests[0]);

  start_host (&table, folder);
  table.host->plays = TRUE;
  driver_run (table.host, 1);
  wait_for_end (&table);
  ck_assert_uint_eq (dulle_host_get_port (table.door), port);
  assert_same_games (table.host, table.guests[0]);
  remove_folder (folder);
}
END_TEST

/* The guests whose numbers are below @n_direct are not behind the proxy. */
static Proxy *
seat_with_proxy (Table *table,
                 guint  n_direct,
                 guint  n_guests)
{
  Proxy *proxy = proxy_new (dulle_host_get_port (table->door));

  seat_guests (table, n_direct, dulle_host_get_port (table->door));
  seat_guests (table, n_guests - n_direct, proxy->port);

  return proxy;
}

/* However short its lines were, the guest comes back at once. */
static void
be_hasty (Table *table)
{
  for (guint i = 0; i < table->n_guests; i++)
    table->guests[i]->session->guest->lasting = 0;
}

/* Lines that are cut after so many bytes. For endurance, the number of cuts that the environment
 * asks for, also while connections are made, in one tournament after the other. */
START_TEST (test_cut_lines)
{
  const char *wanted = g_getenv ("DULLE_TEST_CUTS");
  guint       n_wanted = wanted != NULL ? (guint) g_ascii_strtoull (wanted, NULL, 10) : 5;
  guint       n_cuts = 0;

  for (guint64 seed = SEED; n_cuts < n_wanted; seed++)
    {
      g_auto (Table) table = { .is_fair = TRUE };
      g_autoptr (Proxy) proxy = NULL;
      DulleRules rules = driver_rules ();

      open_table (&table, &rules);
      proxy = seat_with_proxy (&table, 0, 2);
      be_hasty (&table);
      proxy->rng = dulle_rng (seed);
      proxy->cuts = TRUE;
      proxy->is_rough = wanted != NULL;
      play_to_end (&table);
      n_cuts += proxy->n_cuts;
      ck_assert_uint_gt (proxy->n_cuts, 0);
      for (guint i = 0; i < table.n_guests; i++)
        assert_same_games (table.host, table.guests[i]);
      if (wanted != NULL)
        g_printerr ("%u cuts\n", n_cuts);
    }
}
END_TEST

/* Nobody comes through to the host any more. */
static void
lose_guests (Table *table,
             Proxy *proxy)
{
  proxy_close (proxy);
  while (dulle_company_missing (dulle_host_get_company (table->door)) == DULLE_NO_SEAT)
    g_main_context_iteration (NULL, TRUE);
}

/* Before the tournament begins: who was ready still is after coming back. */
START_TEST (test_ready)
{
  g_auto (Table) table = { 0 };
  g_autoptr (Proxy) proxy = NULL;
  DulleRules            rules = driver_rules ();
  const DulleCompanion *guest;

  open_table (&table, &rules);
  proxy = seat_with_proxy (&table, 0, 1);
  guest = &dulle_host_get_company (table.door)->companions[1];
  dulle_session_set_ready (table.guests[0]->session, TRUE);
  while (!guest->ready)
    g_main_context_iteration (NULL, TRUE);
  proxy_close (proxy);
  while (guest->ready)
    g_main_context_iteration (NULL, TRUE);
  proxy_open (proxy);
  while (!guest->ready)
    g_main_context_iteration (NULL, TRUE);
}
END_TEST

/* Until one of the others knows it. */
static void
run_until_told (const DulleCompany *company,
                guint8              player,
                DulleCompanionKind  kind)
{
  while (company->companions[player].kind != kind)
    g_main_context_iteration (NULL, TRUE);
}

/* While the last guest is away the game waits. When the host has proposed it and the other
 * guest has agreed, a computer plays on; the guest comes back to its seat, and plays. */
START_TEST (test_substitute)
{
  g_auto (Table) table = { .is_fair = TRUE };
  g_autoptr (Proxy) proxy = NULL;
  DulleRules          rules = driver_rules ();
  const DulleCompany *there;
  guint               n_events;

  open_table (&table, &rules);
  dulle_host_set_patience (table.door, 0);
  proxy = seat_with_proxy (&table, 1, 2);
  begin_to_play (&table);
  driver_run (table.host, 60);
  lose_guests (&table, proxy);

  there = dulle_session_get_company (table.guests[0]->session);
  run_until_told (there, 2, DULLE_COMPANION_AWAY);
  dulle_host_consent (table.door, 2, TRUE);
  ck_assert_int_eq (kind_of (&table, 2), DULLE_COMPANION_AWAY);
  while (there->companions[2].in_favour != 1)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_uint_eq (dulle_companion_seconds_left (&there->companions[2]), 0);
  dulle_session_consent (table.guests[0]->session, 2, TRUE);
  run_until_kind (&table, 2, DULLE_COMPANION_SUBSTITUTED);
  run_until_told (there, 2, DULLE_COMPANION_SUBSTITUTED);
  n_events = table.host->events->len;
  driver_run (table.host, n_events + 60);

  proxy_open (proxy);
  run_until_kind (&table, 2, DULLE_COMPANION_PERSON);
  ck_assert_uint_eq (table.door->seats.substituted, 0);
  wait_for_end (&table);
  for (guint i = 0; i < table.n_guests; i++)
    assert_same_games (table.host, table.guests[i]);
}
END_TEST

/* Before its time nothing can be proposed, and one who refuses sets the clock back. */
START_TEST (test_no_consent)
{
  g_auto (Table) table = { 0 };
  g_autoptr (Proxy) proxy = NULL;
  DulleRules            rules = driver_rules ();
  const DulleCompanion *missing;

  open_table (&table, &rules);
  dulle_host_set_patience (table.door, 0);
  proxy = seat_with_proxy (&table, 1, 2);
  begin_to_play (&table);
  lose_guests (&table, proxy);

  missing = &dulle_host_get_company (table.door)->companions[2];
  dulle_host_consent (table.door, 2, TRUE);
  ck_assert_uint_eq (missing->in_favour, 1);
  dulle_host_set_patience (table.door, 1000);
  dulle_session_consent (table.guests[0]->session, 2, FALSE);
  while (missing->in_favour != 0)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_uint_gt (dulle_companion_seconds_left (missing), 900);
  ck_assert_uint_le (dulle_companion_seconds_left (missing), 1000);
  dulle_host_consent (table.door, 2, TRUE);
  dulle_host_consent (table.door, 1, TRUE);
  ck_assert_uint_eq (missing->in_favour, 0);
  ck_assert_int_eq (missing->kind, DULLE_COMPANION_AWAY);
}
END_TEST

/* When the table is closed, computers play on in the places of all guests. Whoever waits in the
 * lobby of the next table, which is opened meanwhile, is told nothing of that. */
START_TEST (test_closed_table)
{
  g_auto (Table) table = { 0 };
  DulleRules           rules = driver_rules ();
  DulleTournamentSetup next = driver_setup (&rules, SEED + 1);
  g_autofree char     *link = NULL;
  g_autoptr (Driver) waiting = start_driver (NULL);
  const DulleCompany *company;

  open_table (&table, &rules);
  seat_guests (&table, 1, dulle_host_get_port (table.door));
  begin_to_play (&table);
  driver_run (table.host, 60);
  ck_assert (dulle_host_open (table.door, &next, 0, NULL));
  link = write_link (&table, dulle_host_get_port (table.door));
  join_table (waiting, link, "Waiting");
  company = dulle_session_get_company (waiting->session);
  while (!company->is_connected)
    g_main_context_iteration (NULL, TRUE);
  while (!has_ended (table.host))
    {
      ck_assert (company->is_connected);
      g_main_context_iteration (NULL, TRUE);
    }
  ck_assert_ptr_null (table.door->places[1].last);
}
END_TEST

/* One that keeps what it plays. */
static void
seat_guest_in (Table      *table,
               const char *link,
               const char *path)
{
  Driver *guest = start_driver (path);

  table->guests[table->n_guests++] = guest;
  join_table (guest, link, "Guest");
  while (count_persons (dulle_host_get_company (table->door)) < table->n_guests + 1)
    g_main_context_iteration (NULL, TRUE);
}

/* The guest's program ends in the middle of a tournament. When it is started again it is offered
 * its seat, and in the end has kept the tournament once. */
START_TEST (test_guest_starts_again)
{
  g_auto (Table) table = { .is_fair = TRUE };
  char            *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "store", NULL);
  DulleRules       rules = driver_rules ();
  g_autofree char *link = NULL;
  g_autoptr (GPtrArray) logs = NULL;

  open_table (&table, &rules);
  link = write_link (&table, dulle_host_get_port (table.door));
  seat_guest_in (&table, link, path);
  ck_assert_ptr_null (dulle_session_get_kept_table (table.guests[0]->session));
  begin_to_play (&table);
  run_until_games (table.guests[0], 3);
  driver_free (table.guests[0]);

  table.guests[0] = start_driver (path);
  table.guests[0]->plays = TRUE;
  ck_assert_ptr_nonnull (dulle_session_get_kept_table (table.guests[0]->session));
  ck_assert_str_eq (dulle_session_get_kept_seat (table.guests[0]->session)->me.name, "Guest");
  dulle_session_return_to_table (table.guests[0]->session);
  ck_assert_ptr_null (dulle_session_get_kept_table (table.guests[0]->session));
  wait_for_end (&table);
  assert_same_games (table.host, table.guests[0]);
  logs = driver_list_history (table.guests[0]);
  ck_assert_uint_eq (logs->len, 1);
  ck_assert_uint_eq (((DulleTournamentLog *) g_ptr_array_index (logs, 0))->standing.n_games,
                     count_games (table.guests[0]));
  driver_free (table.guests[0]);
  table.guests[0] = start_driver (path);
  ck_assert_ptr_null (dulle_session_get_kept_table (table.guests[0]->session));
  remove_folder (folder);
}
END_TEST

/* Whoever opens an invitation to the table once more after a new start, by another address than
 * before, has its seat back, and does not look on. */
START_TEST (test_guest_opens_link_again)
{
  g_auto (Table) table = { .is_fair = TRUE };
  g_autoptr (Proxy) proxy = NULL;
  char            *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "store", NULL);
  DulleRules       rules = driver_rules ();
  g_autofree char *before = NULL;
  g_autofree char *link = NULL;
  g_autofree char *token = NULL;

  open_table (&table, &rules);
  proxy = proxy_new (dulle_host_get_port (table.door));
  before = write_link (&table, proxy->port);
  link = write_link (&table, dulle_host_get_port (table.door));
  seat_guest_in (&table, before, path);
  begin_to_play (&table);
  run_until_games (table.guests[0], 1);
  driver_free (table.guests[0]);
  proxy_close (proxy);

  table.guests[0] = start_driver (path);
  table.guests[0]->plays = TRUE;
  token = g_strdup (dulle_session_get_kept_seat (table.guests[0]->session)->token);
  join_table (table.guests[0], link, "Guest");
  ck_assert_str_eq (dulle_session_get_kept_seat (table.guests[0]->session)->token, token);
  wait_for_end (&table);
  assert_same_games (table.host, table.guests[0]);
  remove_folder (folder);
}
END_TEST

/* The guest's program ends and is started again between two games: it sees the score of the last
 * one, as if it had been there all the time. */
START_TEST (test_guest_starts_between_games)
{
  g_auto (Table) table = { .is_fair = TRUE };
  char             *folder = make_folder ();
  g_autofree char  *path = g_build_filename (folder, "store", NULL);
  DulleRules        rules = driver_rules ();
  g_autofree char  *link = NULL;
  const DulleEvent *last;

  open_table (&table, &rules);
  link = write_link (&table, dulle_host_get_port (table.door));
  seat_guest_in (&table, link, path);
  play_one_game (&table);
  driver_free (table.guests[0]);

  table.guests[0] = start_driver (path);
  dulle_session_return_to_table (table.guests[0]->session);
  run_until_score (table.guests[0]);
  last = driver_last (table.guests[0]);
  ck_assert_uint_eq (last->standing.n_games, 1);
  ck_assert_int_eq (last->standing.deals, DULLE_DEALS_TOLD);
  assert_same_sheet (driver_last (table.host), last);

  table.guests[0]->plays = TRUE;
  dulle_session_next_game (table.guests[0]->session);
  play_on (&table);
  wait_for_end (&table);
  assert_same_games (table.host, table.guests[0]);
  remove_folder (folder);
}
END_TEST

/* That a computer plays for somebody is known after the host starts again, and not asked anew; so
 * are the rules. */
START_TEST (test_substitute_after_restart)
{
  g_auto (Table) table = { 0 };
  g_autoptr (Proxy) proxy = NULL;
  char      *folder = make_folder ();
  DulleRules rules = driver_rules ();

  open_table_in (&table, &rules, folder);
  dulle_host_set_patience (table.door, 0);
  proxy = seat_with_proxy (&table, 0, 1);
  begin_to_play (&table);
  driver_run (table.host, 60);
  lose_guests (&table, proxy);
  dulle_host_consent (table.door, 1, TRUE);
  run_until_kind (&table, 1, DULLE_COMPANION_SUBSTITUTED);
  g_clear_object (&table.door);
  driver_free (table.host);

  start_host (&table, folder);
  table.host->plays = TRUE;
  driver_run_to (table.host, DULLE_EVENT_OVER);
  ck_assert_int_eq (kind_of (&table, 1), DULLE_COMPANION_SUBSTITUTED);
  ck_assert (dulle_host_get_company (table.door)->has_rules);
  dulle_company_share_rules (&rules);
  ck_assert (dulle_rules_equal (&dulle_host_get_company (table.door)->rules, &rules));
  remove_folder (folder);
}
END_TEST

/* Whoever knocked goes back to its seat after a new start, too. */
START_TEST (test_knock_starts_again)
{
  g_auto (Table) table = { 0 };
  char            *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "store", NULL);
  g_autofree char *address = NULL;
  DulleRules       rules = driver_rules ();
  DulleParticipant me = { .face = DULLE_FACE_OWL, .name = "Berta" };

  open_table (&table, &rules);
  address = g_strdup_printf ("127.0.0.1:%u", dulle_host_get_port (table.door));
  table.guests[table.n_guests++] = start_driver (path);
  ck_assert (dulle_session_knock (table.guests[0]->session, address, &me, NULL));
  while (*dulle_host_get_company (table.door)->knock.digits == '\0')
    g_main_context_iteration (NULL, TRUE);
  dulle_host_answer_knock (table.door, dulle_host_get_company (table.door)->knock.digits, TRUE);
  run_until_kind (&table, 1, DULLE_COMPANION_PERSON);
  begin_to_play (&table);
  run_until_games (table.guests[0], 2);
  driver_free (table.guests[0]);

  table.guests[0] = start_driver (path);
  table.guests[0]->plays = TRUE;
  ck_assert_ptr_nonnull (dulle_session_get_kept_table (table.guests[0]->session));
  dulle_session_return_to_table (table.guests[0]->session);
  wait_for_end (&table);
  assert_same_games (table.host, table.guests[0]);
  remove_folder (folder);
}
END_TEST

/* Loses the last guest when all have committed themselves to the second deal, and waits until
 * the other one has opened its share. */
static void
lose_before_opening (Table *table,
                     Proxy *proxy)
{
  const DulleHostSharing *sharing = &table->door->sharing;

  while (sharing->game != 2 || !sharing->is_opening)
    g_main_context_iteration (NULL, TRUE);
  ck_assert (!dulle_players_have (sharing->opened, 2));
  lose_guests (table, proxy);
  while (!dulle_players_have (sharing->opened, 1))
    g_main_context_iteration (NULL, TRUE);
}

/* The last guest has committed itself, and is lost before it opens. When a computer plays for it,
 * the other one gives a new share; its first one was open by then. */
START_TEST (test_broken_deal)
{
  g_auto (Table) table = { .is_fair = TRUE };
  g_autoptr (Proxy) proxy = NULL;
  g_autoptr (DulleTournamentLog) played = NULL;
  DulleRules            rules = driver_rules ();
  const DulleFairProof *proof;
  DulleFairNumber       first;

  open_table (&table, &rules);
  dulle_host_set_patience (table.door, 0);
  proxy = seat_with_proxy (&table, 1, 2);
  begin_to_play (&table);
  lose_before_opening (&table, proxy);
  first = table.door->sharing.commitments[1];
  dulle_host_consent (table.door, 2, TRUE);
  dulle_session_consent (table.guests[0]->session, 2, TRUE);
  run_until_kind (&table, 2, DULLE_COMPANION_SUBSTITUTED);
  run_until_games (table.guests[0], 3);
  proxy_open (proxy);
  wait_for_end (&table);

  played = driver_read_tournament_log (table.host, 0);
  proof = &g_array_index (played->records, DulleRecord, 1).fair;
  ck_assert_uint_eq (proof->n_parts, 2);
  ck_assert_uint_eq (proof->parts[1].who, 1);
  ck_assert (!dulle_fair_number_equal (&proof->parts[1].commitment, &first));
  ck_assert_uint_eq (count_found (table.guests[0], DULLE_FAIR_GOOD, DULLE_NO_SEAT),
                     played->standing.n_games);
}
END_TEST

/* Whoever is lost while the shares are opened is told those of the others when it is back. */
START_TEST (test_told_shares)
{
  g_auto (Table) table = { .is_fair = TRUE };
  g_autoptr (Proxy) proxy = NULL;
  g_autoptr (DulleTournamentLog) played = NULL;
  DulleRules rules = driver_rules ();

  open_table (&table, &rules);
  proxy = seat_with_proxy (&table, 1, 2);
  begin_to_play (&table);
  lose_before_opening (&table, proxy);
  proxy_open (proxy);
  wait_for_end (&table);

  played = driver_read_tournament_log (table.host, 0);
  ck_assert_uint_eq (g_array_index (played->records, DulleRecord, 1).fair.n_parts, 3);
  for (guint i = 0; i < table.n_guests; i++)
    ck_assert_uint_eq (count_found (table.guests[i], DULLE_FAIR_GOOD, DULLE_NO_SEAT),
                       played->standing.n_games);
}
END_TEST

/* A host that has asked for shares and shows no proof in the end has kept them back. */
START_TEST (test_no_proof)
{
  g_auto (Table) table = { .is_fair = TRUE };
  DulleRules        rules = driver_rules ();
  const DulleGuest *guest;
  DulleRecord       record = { 0 };
  DulleFairFinding  finding;

  open_table (&table, &rules);
  seat_guests (&table, 2, dulle_host_get_port (table.door));
  dulle_host_begin (table.door);
  guest = table.guests[0]->session->guest;
  while (!guest->memory.is_open)
    g_main_context_iteration (NULL, TRUE);
  record.number = guest->memory.noted_game;
  finding = guest_check_deal (guest, &record);
  ck_assert_int_eq (finding.flaw, DULLE_FAIR_MISSING_SHARE);
  ck_assert_uint_eq (finding.who, DULLE_FAIR_HOST);
  record.number++;
  ck_assert_int_eq (guest_check_deal (guest, &record).flaw, DULLE_FAIR_NO_PROOF);
}
END_TEST

/* A host that begins a deal again because it would like another one is named. */
START_TEST (test_begun_again)
{
  g_auto (Table) table = { .is_fair = TRUE };
  DulleRules        rules = driver_rules ();
  DulleHostSharing *sharing;

  open_table (&table, &rules);
  sharing = &table.door->sharing;
  seat_guests (&table, 2, dulle_host_get_port (table.door));
  begin_to_play (&table);
  while (sharing->game != 2 || sharing->opened == 0)
    g_main_context_iteration (NULL, TRUE);
  for (guint8 player = 1; player < 3; player++)
    host_tell_player (table.door, player,
                      (DulleWireMessage){ DULLE_WIRE_AGAIN, .again = { 2, 1 } });
  *sharing = (DulleHostSharing){ .is_running = FALSE };
  host_collect_shares (table.door, 2);
  wait_for_end (&table);
  for (guint i = 0; i < table.n_guests; i++)
    ck_assert_uint_eq (count_found (table.guests[i], DULLE_FAIR_CHANGED, DULLE_FAIR_HOST), 1);
}
END_TEST

SUITE ("lost-lines",
       test_fair_deals,
       test_bent_deal,
       test_no_proof,
       test_host_starts_again,
       test_guest_starts_again,
       test_guest_opens_link_again,
       test_guest_starts_between_games,
       test_substitute_after_restart,
       test_knock_starts_again,
       test_cut_lines,
       test_broken_deal,
       test_told_shares,
       test_begun_again,
       test_ready,
       test_substitute,
       test_no_consent,
       test_closed_table)
