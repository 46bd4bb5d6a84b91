/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Several programs at one table: each has a session of its own in this process, and they
 * speak through sockets. Whoever plays, and however often a line is cut, all write down the
 * same games.
 */
#include "session-driver.h"

#include "engine/rng.h"
#include "net/invitation.h"
#include "session/dulle-host.h"
#include "line-fixture.h"
#include "suite.h"
#include "wire-proxy.h"

#define SEED       G_GUINT64_CONSTANT (20240229)
#define MAX_GUESTS 3

/**
 * Table:
 * @host: the session of the host
 * @door: the host
 * @guests: the sessions of the guests
 */
typedef struct
{
  Driver    *host;
  DulleHost *door;
  Driver    *guests[MAX_GUESTS];
  guint      n_guests;
} Table;

static void
vote_cb (Driver           *driver,
         const DulleEvent *event)
{
  if (event->kind == DULLE_EVENT_VOTE)
    dulle_session_vote (driver->session, event->vote.player, TRUE);
}

static Driver *
start_driver (const char *path)
{
  Driver *driver = driver_new (path, 0);

  driver->shown = vote_cb;
  dulle_session_start (driver->session);
  driver_run (driver, 1);

  return driver;
}

/* The link to a port of this machine. */
static char *
write_link (Table  *table,
            guint16 port)
{
  g_autofree char *link = dulle_host_invite (table->door);
  g_autoptr (DulleInvitation) invitation = dulle_invitation_parse (link, NULL);

  g_strfreev (invitation->addresses);
  invitation->addresses = g_new0 (char *, 2);
  invitation->addresses[0] = g_strdup_printf ("127.0.0.1:%u", port);

  return dulle_invitation_format (invitation);
}

static void
join_table (Driver     *guest,
            const char *link,
            const char *name)
{
  DulleParticipant me = { .face = DULLE_FACE_OWL };

  dulle_participant_set_name (&me, name);
  ck_assert (dulle_session_join (guest->session, link, &me, NULL));
}

static guint
count_persons (const DulleCompany *company)
{
  guint n = 0;

  for (guint i = 0; i < DULLE_COMPANY_SIZE; i++)
    n += company->companions[i].kind == DULLE_COMPANION_PERSON ? 1 : 0;

  return n;
}

/* @folder: (nullable): where the host keeps its tournament and seats */
static void
start_host (Table      *table,
            const char *folder)
{
  g_autofree char *path = folder != NULL ? g_build_filename (folder, "store", NULL) : NULL;

  table->host = driver_new (path, 0);
  table->host->shown = vote_cb;
  table->door = dulle_host_new (table->host->session, folder);
  dulle_session_start (table->host->session);
}

static void
open_table_in (Table            *table,
               const DulleRules *rules,
               const char       *folder)
{
  DulleTournamentSetup setup = driver_setup (rules, SEED);
  g_autoptr (GError) error = NULL;

  start_host (table, folder);
  driver_run (table->host, 1);
  dulle_host_open (table->door, &setup, 0, &error);
  ck_assert_msg (error == NULL, "%s", error != NULL ? error->message : "");
}

static void
open_table (Table            *table,
            const DulleRules *rules)
{
  open_table_in (table, rules, NULL);
}

/* @port: where the guests knock */
static void
seat_guests (Table  *table,
             guint   n_guests,
             guint16 port)
{
  g_autofree char *link = write_link (table, port);

  for (guint i = 0; i < n_guests; i++)
    {
      g_autofree char *name = g_strdup_printf ("Guest %u", table->n_guests);
      Driver          *guest = start_driver (NULL);

      table->guests[table->n_guests++] = guest;
      join_table (guest, link, name);
      while (count_persons (dulle_host_get_company (table->door)) < table->n_guests + 1)
        g_main_context_iteration (NULL, TRUE);
    }
}

static gboolean
has_ended (Driver *driver)
{
  return driver_last (driver)->kind == DULLE_EVENT_TOURNAMENT_OVER;
}

static gboolean
have_all_ended (Table *table)
{
  gboolean ended = has_ended (table->host);

  for (guint i = 0; i < table->n_guests; i++)
    ended = ended && has_ended (table->guests[i]);

  return ended;
}

static void
begin_to_play (Table *table)
{
  table->host->plays = TRUE;
  for (guint i = 0; i < table->n_guests; i++)
    table->guests[i]->plays = TRUE;
  dulle_host_begin (table->door);
}

static void
wait_for_end (Table *table)
{
  while (!have_all_ended (table))
    g_main_context_iteration (NULL, TRUE);
}

static void
play_to_end (Table *table)
{
  begin_to_play (table);
  wait_for_end (table);
}

/* The first @n games. */
static void
assert_same_records (const DulleTournamentLog *played,
                     const DulleTournamentLog *told,
                     guint                     n)
{
  ck_assert_uint_ge (played->records->len, n);
  ck_assert_uint_ge (told->records->len, n);
  for (guint i = 0; i < n; i++)
    {
      const DulleRecord *a = &g_array_index (played->records, DulleRecord, i);
      const DulleRecord *b = &g_array_index (told->records, DulleRecord, i);

      ck_assert_mem_eq (a->hands, b->hands, sizeof a->hands);
      ck_assert_uint_eq (a->n_actions, b->n_actions);
      for (guint k = 0; k < a->n_actions; k++)
        ck_assert (dulle_action_equal (&a->actions[k], &b->actions[k]));
    }
}

static void
assert_same_games (Driver *host,
                   Driver *guest)
{
  g_autoptr (DulleTournamentLog) played = driver_read_tournament_log (host, 0);
  g_autoptr (DulleTournamentLog) told = driver_read_tournament_log (guest, 0);

  ck_assert_uint_eq (played->records->len, told->records->len);
  assert_same_records (played, told, played->records->len);
  assert_same_sheet (driver_last (host), driver_last (guest));
}

static void
clear_table (Table *table)
{
  g_clear_object (&table->door);
  for (guint i = 0; i < table->n_guests; i++)
    driver_free (table->guests[i]);
  driver_free (table->host);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Table, clear_table)

START_TEST (test_tournament)
{
  for (guint n_guests = 1; n_guests <= MAX_GUESTS; n_guests += 2)
    {
      g_auto (Table) table = { 0 };
      DulleRules rules = driver_rules ();

      open_table (&table, &rules);
      seat_guests (&table, n_guests, dulle_host_get_port (table.door));
      play_to_end (&table);
      for (guint i = 0; i < n_guests; i++)
        assert_same_games (table.host, table.guests[i]);
    }
}
END_TEST

/* A guest is shown the events of its own seat, and the same as a person at the host. */
START_TEST (test_own_seat)
{
  g_auto (Table) table = { 0 };
  DulleRules rules = driver_rules ();
  guint      n_own = 0;

  open_table (&table, &rules);
  seat_guests (&table, 1, dulle_host_get_port (table.door));
  play_to_end (&table);
  for (guint i = 0; i < table.guests[0]->events->len; i++)
    {
      const DulleEvent *event = g_ptr_array_index (table.guests[0]->events, i);

      if (event->standing.deals != DULLE_DEALS_TOLD)
        continue;
      ck_assert_uint_eq (event->view.own.seat, 1);
      ck_assert_uint_eq (event->seating.person, 1);
      ck_assert_str_eq (event->seating.names[1], "Guest 0");
      if (event->kind == DULLE_EVENT_ACTION && event->action.kind == DULLE_ACTION_CALL &&
          event->action.seat != 1)
        ck_assert_uint_eq (event->action.contract, 0);
      n_own++;
    }
  ck_assert_uint_gt (n_own, 100);
}
END_TEST

/* Whatever four players can agree on. */
static DulleRules
draw_rules (DulleRng *rng)
{
  DulleRules rules = dulle_rules_random (rng);

  rules.players = DULLE_COMPANY_SIZE;
  rules.rounds = 1;

  return rules;
}

static guint
count_games (Driver *guest)
{
  const DulleEvent *last = driver_last (guest);

  return last->standing.deals == DULLE_DEALS_TOLD ? last->standing.n_games : 0;
}

/* By such rules a tournament may go on for ever. */
START_TEST (test_random_rules)
{
  DulleRng rng = dulle_rng (SEED);

  for (guint i = 0; i < 3; i++)
    {
      g_auto (Table) table = { 0 };
      DulleRules rules = draw_rules (&rng);

      open_table (&table, &rules);
      seat_guests (&table, 1, dulle_host_get_port (table.door));
      begin_to_play (&table);
      while (count_games (table.guests[0]) < 3 && !has_ended (table.guests[0]))
        g_main_context_iteration (NULL, TRUE);
      {
        g_autoptr (DulleTournamentLog) played = driver_read_tournament_log (table.host, 0);
        g_autoptr (DulleTournamentLog) told = driver_read_tournament_log (table.guests[0], 0);

        assert_same_records (played, told, told->records->len);
      }
    }
}
END_TEST

/* The host's program ends in the middle of a game, and is started again: the guest comes back
 * by itself. */
START_TEST (test_host_starts_again)
{
  g_auto (Table) table = { 0 };
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

  start_host (&table, folder);
  table.host->plays = TRUE;
  driver_run (table.host, 1);
  wait_for_end (&table);
  ck_assert_uint_eq (dulle_host_get_port (table.door), port);
  assert_same_games (table.host, table.guests[0]);
  remove_folder (folder);
}
END_TEST

/* The person's games are those of its own seat there. */
static void
assert_counted_as_person (Driver *guest,
                          guint   n_games)
{
  g_autoptr (DullePastGames) past = driver_read_players (guest);
  const DullePastPlayer *first = g_ptr_array_index (past->players, 0);

  ck_assert (first->is_person);
  ck_assert_uint_le (first->games->len, n_games);
  ck_assert_uint_gt (first->games->len, 0);
  for (guint i = 0; i < first->games->len; i++)
    ck_assert_str_eq (g_array_index (first->games, DullePastGame, i).name, "Guest");
}

/* What was played at another table is kept once, with all games. */
START_TEST (test_kept)
{
  g_auto (Table) table = { 0 };
  char            *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "store", NULL);
  DulleRules       rules = driver_rules ();
  g_autoptr (GPtrArray) logs = NULL;
  g_autoptr (DulleTournamentLog) kept = NULL;
  g_autoptr (DulleTournamentLog) played = NULL;
  g_autofree char *link = NULL;

  open_table (&table, &rules);
  link = write_link (&table, dulle_host_get_port (table.door));
  table.guests[table.n_guests++] = start_driver (path);
  join_table (table.guests[0], link, "Guest");
  while (count_persons (dulle_host_get_company (table.door)) < 2)
    g_main_context_iteration (NULL, TRUE);
  play_to_end (&table);

  logs = driver_list_history (table.guests[0]);
  ck_assert_uint_eq (logs->len, 1);
  kept = driver_read_tournament_log (table.guests[0],
                                     ((DulleTournamentLog *) g_ptr_array_index (logs, 0))->id);
  played = driver_read_tournament_log (table.host, 0);
  ck_assert_uint_eq (kept->records->len, played->records->len);
  for (guint i = 0; i < kept->records->len; i++)
    ck_assert_mem_eq (g_array_index (kept->records, DulleRecord, i).hands,
                      g_array_index (played->records, DulleRecord, i).hands,
                      sizeof (DulleHand) * DULLE_N_SEATS);
  assert_counted_as_person (table.guests[0], kept->records->len);
  remove_folder (folder);
}
END_TEST

/* Lines that are cut after so many bytes. */
START_TEST (test_cut_lines)
{
  g_auto (Table) table = { 0 };
  g_autoptr (Proxy) proxy = NULL;
  DulleRules rules = driver_rules ();

  open_table (&table, &rules);
  proxy = proxy_new (dulle_host_get_port (table.door));
  seat_guests (&table, 2, proxy->port);
  proxy->rng = dulle_rng (SEED);
  proxy->cuts = TRUE;
  play_to_end (&table);
  ck_assert_uint_gt (proxy->n_cuts, 5);
  for (guint i = 0; i < table.n_guests; i++)
    assert_same_games (table.host, table.guests[i]);
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

static DulleCompanionKind
kind_of (Table *table,
         guint8 player)
{
  return dulle_host_get_company (table->door)->companions[player].kind;
}

static void
run_until_kind (Table             *table,
                guint8             player,
                DulleCompanionKind kind)
{
  while (kind_of (table, player) != kind)
    g_main_context_iteration (NULL, TRUE);
}

/* While the last guest is away the game waits. When the host has proposed it and the other
 * guest has agreed, a computer plays on; the guest comes back to its seat, and plays. */
START_TEST (test_substitute)
{
  g_auto (Table) table = { 0 };
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
  dulle_host_consent (table.door, 2, TRUE);
  ck_assert_int_eq (kind_of (&table, 2), DULLE_COMPANION_AWAY);
  while (there->companions[2].in_favour != 1)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_uint_eq (dulle_companion_seconds_left (&there->companions[2]), 0);
  dulle_session_consent (table.guests[0]->session, 2, TRUE);
  run_until_kind (&table, 2, DULLE_COMPANION_SUBSTITUTED);
  n_events = table.host->events->len;
  driver_run (table.host, n_events + 60);

  proxy_open (proxy);
  run_until_kind (&table, 2, DULLE_COMPANION_PERSON);
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
  dulle_host_consent (table.door, 2, TRUE);
  dulle_host_consent (table.door, 1, TRUE);
  ck_assert_uint_eq (missing->in_favour, 0);
  ck_assert_int_eq (missing->kind, DULLE_COMPANION_AWAY);
}
END_TEST

/* When the table is closed, computers play on in the places of all guests. */
START_TEST (test_closed_table)
{
  g_auto (Table) table = { 0 };
  DulleRules rules = driver_rules ();

  open_table (&table, &rules);
  seat_guests (&table, 1, dulle_host_get_port (table.door));
  begin_to_play (&table);
  driver_run (table.host, 60);
  dulle_host_close (table.door);
  while (!has_ended (table.host))
    g_main_context_iteration (NULL, TRUE);
}
END_TEST

static void
assert_problem (const char *link,
                const char *problem)
{
  Driver             *guest = start_driver (NULL);
  const DulleCompany *company;

  join_table (guest, link, "Stranger");
  company = dulle_session_get_company (guest->session);
  while (company->is_trying)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_str_eq (company->problem, problem);
  driver_free (guest);
}

static void
other_digit (char *digit)
{
  *digit = *digit == '0' ? '1' : '0';
}

START_TEST (test_refused)
{
  g_auto (Table) table = { 0 };
  DulleRules       rules = driver_rules ();
  guint16          port;
  g_autofree char *link = NULL;
  g_autofree char *other_key = NULL;
  g_autofree char *other_secret = NULL;

  open_table (&table, &rules);
  port = dulle_host_get_port (table.door);
  link = write_link (&table, port);
  other_key = g_strdup (link);
  other_secret = g_strdup (link);
  other_digit (other_key + strlen ("dulle:"));
  other_digit (strchr (other_secret, '.') + 1);
  assert_problem (other_key, "Somebody else answers at this address: the key is not that of the "
                             "invitation.");
  assert_problem (other_secret, "This invitation is not valid any more.");
  seat_guests (&table, 3, port);
  assert_problem (link, "No seat is free at this table.");
}
END_TEST

/* Programs that are too old or too new for the host are told so. */
START_TEST (test_versions)
{
  static const struct
  {
    guint        lowest;
    guint        highest;
    DulleLineEnd end;
  } rows[] = { { 0, 0, DULLE_LINE_END_OLD }, { 98, 99, DULLE_LINE_END_NEW } };
  g_auto (Table) table = { 0 };
  DulleRules rules = driver_rules ();

  open_table (&table, &rules);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_auto (Side) side = { .heard = g_string_new (NULL) };
      g_autofree char *link = write_link (&table, dulle_host_get_port (table.door));
      g_autoptr (DulleInvitation) invitation = dulle_invitation_parse (link, NULL);
      g_autoptr (GSocketClient) client = g_socket_client_new ();
      g_autoptr (GSocketConnection) pipe = g_socket_client_connect_to_host (
          client, invitation->addresses[0], 0, NULL, NULL);

      side.line = dulle_line_new_guest (G_IO_STREAM (pipe), invitation->fingerprint, &side_funcs,
                                        &side);
      dulle_line_send (side.line, &(DulleWireMessage){ DULLE_WIRE_HELLO,
                                                       .hello = { rows[i].lowest, rows[i].highest,
                                                                  (char *) "test" } });
      side_wait (&side, 1);
      ck_assert_int_eq (side.end, rows[i].end);
    }
}
END_TEST

SUITE ("company",
       test_tournament,
       test_own_seat,
       test_random_rules,
       test_host_starts_again,
       test_kept,
       test_cut_lines,
       test_substitute,
       test_no_consent,
       test_closed_table,
       test_refused,
       test_versions)
