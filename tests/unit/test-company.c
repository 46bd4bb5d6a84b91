/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Several programs at one table: each has a session of its own in this process, and they
 * speak through sockets. Whoever plays, all write down the same games.
 */
#include "company-fixture.h"

#include "engine/rng.h"
#include "session/dulle-host-private.h"
#include "session/dulle-session-private.h"
#include "session/guest-private.h"
#include "line-fixture.h"
#include "suite.h"

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

/* All guests want to be the owl. */
START_TEST (test_faces)
{
  g_auto (Table) table = { 0 };
  DulleRules          rules = driver_rules ();
  const DulleCompany *company;

  open_table (&table, &rules);
  seat_guests (&table, 3, dulle_host_get_port (table.door));
  company = dulle_host_get_company (table.door);
  ck_assert_int_eq (company->companions[1].face, DULLE_FACE_OWL);
  for (guint i = 0; i < DULLE_COMPANY_SIZE; i++)
    {
      ck_assert (dulle_face_is_animal (company->companions[i].face) || i == company->own);
      for (guint other = 0; other < i; other++)
        ck_assert_int_ne (company->companions[i].face, company->companions[other].face);
    }
}
END_TEST

/* Where nothing has moved nobody is on the way. */
START_TEST (test_gathering)
{
  DulleCompany company = { 0 };

  ck_assert (!dulle_company_gathers (&company));
  dulle_company_gather (&company);
  ck_assert (dulle_company_gathers (&company));
}
END_TEST

/* Faces are drawn when the tournament begins, and everybody sees the same ones. */
START_TEST (test_drawn_faces)
{
  g_auto (Table) table = { 0 };
  DulleRules           rules = driver_rules ();
  DulleTournamentSetup setup = driver_setup (&rules, SEED);

  for (guint player = 0; player < DULLE_MAX_PLAYERS; player++)
    setup.players[player].face = DULLE_FACE_DRAWN;
  start_host (&table, NULL);
  driver_run (table.host, 1);
  ck_assert (dulle_host_open (table.door, &setup, 0, NULL));
  seat_guests (&table, 1, dulle_host_get_port (table.door));
  begin_to_play (&table);
  run_until_games (table.guests[0], 1);

  assert_same_people (&table);
}
END_TEST

/* Until the second guest knows it of the first. */
static void
run_until_ready (Table   *table,
                 gboolean ready)
{
  const DulleCompany *company = dulle_session_get_company (table->guests[1]->session);

  dulle_session_set_ready (table->guests[0]->session, ready);
  while (company->companions[1].ready != ready)
    g_main_context_iteration (NULL, TRUE);
  ck_assert (!company->companions[2].ready);
}

/* Who is ready is known to the other guests, and so is who no longer is. */
START_TEST (test_ready)
{
  g_auto (Table) table = { 0 };
  DulleRules rules = driver_rules ();

  open_table (&table, &rules);
  seat_guests (&table, 2, dulle_host_get_port (table.door));
  while (dulle_session_get_company (table.guests[1]->session)->companions[1].kind !=
         DULLE_COMPANION_PERSON)
    g_main_context_iteration (NULL, TRUE);
  run_until_ready (&table, TRUE);
  run_until_ready (&table, FALSE);
}
END_TEST

static void
hear_cb (DulleSession *session,
         gboolean     *has_heard)
{
  *has_heard |= dulle_session_get_company (session)->is_playing;
}

/* A guest is told when the tournament begins, and does not have to look. */
START_TEST (test_begun)
{
  g_auto (Table) table = { 0 };
  DulleRules          rules = driver_rules ();
  const DulleCompany *company;
  gboolean            has_heard = FALSE;

  open_table (&table, &rules);
  seat_guests (&table, 1, dulle_host_get_port (table.door));
  company = dulle_session_get_company (table.guests[0]->session);
  g_signal_connect (table.guests[0]->session, "company-changed", G_CALLBACK (hear_cb), &has_heard);
  begin_to_play (&table);
  while (!company->is_playing)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handlers_disconnect_by_data (table.guests[0]->session, &has_heard);
  ck_assert (has_heard);
}
END_TEST

static void
assert_free_seat (Table   *table,
                  gboolean expected)
{
  ck_assert_int_eq (dulle_company_has_free_seat (dulle_host_get_company (table->door)), expected);
}

/* As long as nobody has taken it, and the others have not begun. */
START_TEST (test_free_seat)
{
  g_auto (Table) full = { 0 };
  g_auto (Table) begun = { 0 };
  DulleRules rules = driver_rules ();

  open_table (&full, &rules);
  for (guint i = 0; i < MAX_GUESTS; i++)
    {
      assert_free_seat (&full, TRUE);
      seat_guests (&full, 1, dulle_host_get_port (full.door));
    }
  assert_free_seat (&full, FALSE);

  open_table (&begun, &rules);
  assert_free_seat (&begun, TRUE);
  dulle_host_begin (begun.door);
  assert_free_seat (&begun, FALSE);
}
END_TEST

/* Computers play for those with whom the tournament before was played, and who have not come. */
START_TEST (test_former_people)
{
  g_auto (Table) table = { 0 };
  DulleRules           rules = driver_rules ();
  DulleTournamentSetup setup = driver_setup (&rules, SEED);

  setup.players[2].taker = DULLE_TAKER_ELSEWHERE;
  setup.players[3].taker = DULLE_TAKER_PERSON;
  start_host (&table, NULL);
  driver_run (table.host, 1);
  ck_assert (dulle_host_open (table.door, &setup, 0, NULL));
  seat_guests (&table, 1, dulle_host_get_port (table.door));
  play_to_end (&table);
  assert_same_games (table.host, table.guests[0]);
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

/* Rules by which people may revoke and correct that, throw in their cards, and vote. */
static DulleRules
lively_rules (void)
{
  DulleRules rules = driver_rules ();

  rules.rounds = 2;
  rules.compulsory_solos = 0;
  rules.revoke = DULLE_REVOKE_PENALISED;
  rules.throw_with_nines = 1;
  rules.throw_nines = 4;
  rules.throw_with_kings = 1;
  rules.throw_kings = 4;
  rules.bock = 1;
  rules.bock_after_120_120 = 0;
  rules.solo_round_vote = 1;

  return rules;
}

static gboolean
is_rare (const DulleAction *action)
{
  if (action->kind == DULLE_ACTION_CALL)
    return dulle_contract_is_throw ((DulleContract) action->contract);

  return action->kind == DULLE_ACTION_CORRECT || action->kind == DULLE_ACTION_CLAIM;
}

/* What it takes for somebody to be lively, and how often that one saw cards dealt again. */
typedef struct
{
  DulleRng rng;
  guint    n_dealt_again;
} Liveliness;

/* A person that does anything that it may do, above all what is rare. A solo would come before
 * cards that are thrown in. */
static void
play_lively_cb (Driver           *driver,
                const DulleEvent *event)
{
  Liveliness *liveliness = driver->data;
  DulleAction actions[DULLE_MAX_ACTIONS];
  unsigned    n_actions;
  unsigned    chosen;

  vote_cb (driver, event);
  if (event->kind == DULLE_EVENT_DEALT && event->dealt.is_again)
    liveliness->n_dealt_again++;
  if (event->kind == DULLE_EVENT_OVER)
    dulle_session_next_game (driver->session);
  if (event->seating.own != event->view.own.seat || dulle_board_is_finished (&event->view.board))
    return;
  n_actions = dulle_action_list (&event->view.board, &event->view.own, actions);
  if (n_actions == 0)
    return;

  chosen = event->view.board.phase == DULLE_PHASE_AUCTION
               ? 0
               : dulle_rng_below (&liveliness->rng, n_actions);
  for (unsigned i = 0; i < n_actions; i++)
    if (is_rare (&actions[i]))
      chosen = i;
  if (dulle_event_on_turn (event) || is_rare (&actions[chosen]))
    dulle_session_submit (driver->session, &actions[chosen]);
}

static guint
count_actions (const DulleTournamentLog *log,
               DulleActionKind           kind)
{
  guint n = 0;

  for (guint i = 0; i < log->records->len; i++)
    {
      const DulleRecord *record = &g_array_index (log->records, DulleRecord, i);

      for (guint k = 0; k < record->n_actions; k++)
        n += record->actions[k].kind == kind ? 1 : 0;
    }

  return n;
}

/* Revokes and their correction, cards thrown in, and votes of several persons. */
START_TEST (test_lively_people)
{
  Liveliness people[MAX_GUESTS + 1];
  g_auto (Table) table = { 0 };
  DulleRules rules = lively_rules ();
  g_autoptr (DulleTournamentLog) log = NULL;

  open_table (&table, &rules);
  seat_guests (&table, 2, dulle_host_get_port (table.door));
  for (guint i = 0; i <= table.n_guests; i++)
    {
      Driver *driver = i == 0 ? table.host : table.guests[i - 1];

      people[i] = (Liveliness){ dulle_rng (i), 0 };
      driver->shown = play_lively_cb;
      driver->data = &people[i];
    }
  dulle_host_begin (table.door);
  wait_for_end (&table);
  for (guint i = 0; i < table.n_guests; i++)
    {
      assert_same_games (table.host, table.guests[i]);
      assert_same_done (table.host, table.guests[i]);
    }
  log = driver_read_tournament_log (table.host, 0);
  ck_assert_uint_gt (log->votes->len, 0);
  ck_assert_uint_gt (count_actions (log, DULLE_ACTION_CORRECT), 0);
  ck_assert_uint_gt (log->records->len, log->standing.n_games);
  for (guint i = 0; i <= table.n_guests; i++)
    ck_assert_uint_eq (people[i].n_dealt_again, log->records->len - log->standing.n_games);
}
END_TEST

/* The guest with the first seat after the host has a solo that it wins whatever happens. */
#define CLAIM_DEAL                                          \
  "given CQCQSQSQHQHQDQDQC9C9S9S9 CJCJSJSJHJHJDJDJCACASASA" \
  " CTCTCKCKSTSTSKSKHAHAHKHK H9H9DADADTDTDKDKD9D9HTHT"

/* Says that the rest is its own as soon as it may. */
static void
claim_cb (Driver           *driver,
          const DulleEvent *event)
{
  DulleAction actions[DULLE_MAX_ACTIONS];
  unsigned    n_actions;

  vote_cb (driver, event);
  if (!dulle_event_on_turn (event))
    return;

  n_actions = dulle_action_list (&event->view.board, &event->view.own, actions);
  for (unsigned i = 0; i < n_actions; i++)
    if (actions[i].kind == DULLE_ACTION_CLAIM ||
        (actions[i].kind == DULLE_ACTION_CALL && event->seating.own == 1 &&
         actions[i].contract == DULLE_CONTRACT_SOLO_JACK))
      actions[0] = actions[i];
  dulle_session_submit (driver->session, &actions[0]);
}

/* A guest lays down its hand, and the other one sees it. */
START_TEST (test_claim)
{
  g_auto (Table) table = { .deal = CLAIM_DEAL };
  DulleRules rules = driver_rules ();
  g_autoptr (DulleTournamentLog) played = NULL;

  open_table (&table, &rules);
  seat_guests (&table, 2, dulle_host_get_port (table.door));
  table.host->shown = claim_cb;
  for (guint i = 0; i < table.n_guests; i++)
    table.guests[i]->shown = claim_cb;
  dulle_host_begin (table.door);
  while (count_games (table.guests[0]) < 1 || count_games (table.guests[1]) < 1)
    g_main_context_iteration (NULL, TRUE);
  played = driver_read_tournament_log (table.host, 0);
  ck_assert_uint_eq (count_actions (played, DULLE_ACTION_CLAIM), 1);
  for (guint i = 0; i < table.n_guests; i++)
    {
      g_autoptr (DulleTournamentLog) told = driver_read_tournament_log (table.guests[i], 0);

      assert_same_records (played, told, 1);
    }
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
  assert_problem (other_key, "Somebody else is answering at this address: the key is not the "
                             "one in the invitation.");
  assert_problem (other_secret, "This invitation is no longer valid.");
  seat_guests (&table, 3, port);
  dulle_host_admit_watchers (table.door, FALSE);
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

#define N_SILENT 100
#define N_KEPT   40

/* @bytes: the beginning of a lock, of which the rest does not come */
static void
add_silent (Table              *table,
            GSocketConnection **connection,
            const char         *bytes)
{
  g_autoptr (GSocketClient) client = g_socket_client_new ();

  g_clear_object (connection);
  *connection = g_socket_client_connect_to_host (client, "127.0.0.1",
                                                 dulle_host_get_port (table->door), NULL, NULL);
  ck_assert_int_ge (g_socket_send (g_socket_connection_get_socket (*connection), bytes,
                                   strlen (bytes), NULL, NULL),
                    0);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* Connections that say nothing, or begin and go no further, more than a table listens to, keep
 * nobody from coming in, or from playing on. */
START_TEST (test_silent_crowd)
{
  g_auto (Table) table = { 0 };
  DulleRules         rules = driver_rules ();
  GSocketConnection *crowd[N_KEPT] = { NULL };

  open_table (&table, &rules);
  for (guint i = 0; i < N_KEPT; i++)
    add_silent (&table, &crowd[i], i % 5 == 0 ? "\x16\x03\x01" : "");
  seat_guests (&table, 2, dulle_host_get_port (table.door));
  begin_to_play (&table);
  for (guint i = 0; i < N_SILENT; i++)
    add_silent (&table, &crowd[i % N_KEPT], "");
  wait_for_end (&table);
  for (guint i = 0; i < table.n_guests; i++)
    assert_same_games (table.host, table.guests[i]);
  for (guint i = 0; i < N_KEPT; i++)
    g_clear_object (&crowd[i]);
}
END_TEST

/* Another tournament at the machine of the host is no table: the guests are told that there is none
 * any more. */
START_TEST (test_other_tournament)
{
  g_auto (Table) table = { 0 };
  DulleRules           rules = driver_rules ();
  DulleTournamentSetup other = driver_setup (&rules, SEED + 1);
  const DulleCompany  *company;

  open_table (&table, &rules);
  seat_guests (&table, 1, dulle_host_get_port (table.door));
  begin_to_play (&table);
  driver_run (table.host, 60);
  dulle_session_new_tournament (table.host->session, &other);
  while (driver_last (table.host)->standing.seed != SEED + 1)
    g_main_context_iteration (NULL, TRUE);
  ck_assert (!dulle_host_is_open (table.door));
  company = dulle_session_get_company (table.guests[0]->session);
  while (company->problem == NULL)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_str_eq (company->problem, dulle_line_end_sentence (DULLE_LINE_END_CLOSED));
}
END_TEST

/* Whoever has closed the table plays on alone, and waits for nobody after a new start either. */
START_TEST (test_closed)
{
  g_auto (Table) table = { 0 };
  char      *folder = make_folder ();
  DulleRules rules = driver_rules ();

  open_table_in (&table, &rules, folder);
  seat_guests (&table, 1, dulle_host_get_port (table.door));
  begin_to_play (&table);
  driver_run (table.host, 60);
  dulle_host_close (table.door);
  g_clear_object (&table.door);
  driver_free (table.host);
  start_host (&table, folder);
  table.host->plays = TRUE;
  driver_run (table.host, 1);
  while (!has_ended (table.host) && !dulle_host_is_open (table.door))
    g_main_context_iteration (NULL, TRUE);
  ck_assert (!dulle_host_is_open (table.door));
  remove_folder (folder);
}
END_TEST

/* However often it has been in vain, a guest tries again, a quarter of a minute later. */
START_TEST (test_many_tries)
{
  g_auto (Table) table = { 0 };
  DulleRules          rules = driver_rules ();
  gint64              before = g_get_monotonic_time ();
  DulleGuest         *guest;
  const DulleCompany *company;

  open_table (&table, &rules);
  seat_guests (&table, 1, dulle_host_get_port (table.door));
  guest = table.guests[0]->session->guest;
  company = dulle_session_get_company (table.guests[0]->session);
  while (guest->token == NULL)
    g_main_context_iteration (NULL, TRUE);
  guest->n_tries = 1000;
  guest_give_up_line (guest);

  ck_assert (company->is_trying);
  ck_assert_int_ge (g_source_get_ready_time (guest->retry), before + 14 * G_TIME_SPAN_SECOND);
  ck_assert_int_le (g_source_get_ready_time (guest->retry),
                    g_get_monotonic_time () + 16 * G_TIME_SPAN_SECOND);
}
END_TEST

SUITE ("company",
       test_tournament,
       test_faces,
       test_gathering,
       test_drawn_faces,
       test_ready,
       test_begun,
       test_free_seat,
       test_former_people,
       test_own_seat,
       test_random_rules,
       test_lively_people,
       test_claim,
       test_kept,
       test_refused,
       test_versions,
       test_silent_crowd,
       test_other_tournament,
       test_closed,
       test_many_tries)
