/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A table that goes from one program to another between two games: everybody follows by
 * themselves, the tournament goes on, and all write down the same games.
 */
#include "round-fixture.h"

#include "stranger-fixture.h"
#include "suite.h"

static void
assert_no_problem (Driver *driver)
{
  const DulleCompany *company = dulle_session_get_company (driver->session);

  ck_assert_msg (company == NULL || company->problem == NULL, "%s", company->problem);
}

/* All come to the table where it is now, and hear of no trouble on the way. */
static void
wait_for_followers (Round *round)
{
  Table *table = &round->table;

  ck_assert_int_gt (dulle_host_get_company (round->doors[0])->gathers_until, 0);
  while (count_persons (dulle_host_get_company (round->doors[0])) < table->n_guests + 1)
    {
      assert_no_problem (table->host);
      for (guint i = 1; i < table->n_guests; i++)
        assert_no_problem (table->guests[i]);
      g_main_context_iteration (NULL, TRUE);
    }
}

/* How many hosts the table has had, one after the other. To each deal one of the persons has
 * given the secret, and the others their shares. */
static guint
count_hosts (const DulleTournamentLog *log,
             guint                     n_persons)
{
  guint n = 0;

  for (guint i = 0; i < log->records->len; i++)
    {
      const DulleRecord *record = &g_array_index (log->records, DulleRecord, i);

      ck_assert_int_eq (dulle_fair_check (record).flaw, DULLE_FAIR_GOOD);
      ck_assert_uint_eq (record->fair.n_parts, n_persons);
    }
  for (guint i = 1; i < log->records->len; i++)
    {
      const DulleRecord *a = &g_array_index (log->records, DulleRecord, i - 1);
      const DulleRecord *b = &g_array_index (log->records, DulleRecord, i);

      n += a->fair.parts[1].who != b->fair.parts[1].who ? 1 : 0;
    }

  return n + 1;
}

/* One tournament is kept, with all games, those of the person here under its own name. */
static void
assert_kept_once (Driver                   *driver,
                  const char               *name,
                  const DulleTournamentLog *played)
{
  g_autoptr (GPtrArray) logs = driver_list_history (driver);
  g_autoptr (DulleTournamentLog) kept = NULL;
  g_autoptr (DullePastGames) past = NULL;
  const DullePastPlayer *first;

  ck_assert_uint_eq (logs->len, 1);
  kept = driver_read_tournament_log (driver,
                                     ((DulleTournamentLog *) g_ptr_array_index (logs, 0))->id);
  ck_assert_uint_eq (kept->records->len, played->records->len);
  assert_same_records (played, kept, played->records->len);
  past = driver_read_players (driver);
  first = g_ptr_array_index (past->players, 0);
  ck_assert (first->is_person);
  ck_assert_uint_eq (first->games->len, kept->standing.n_games);
  ck_assert_str_eq (g_array_index (first->games, DullePastGame, 0).name, name);
}

/* Whether the score of that game was seen as one that another program tells. */
static gboolean
was_told_score (Driver *driver,
                guint   n_games)
{
  for (guint i = 0; i < driver->events->len; i++)
    {
      const DulleEvent *event = g_ptr_array_index (driver->events, i);

      if (event->kind == DULLE_EVENT_OVER && event->standing.n_games == n_games &&
          event->standing.deals == DULLE_DEALS_TOLD)
        return TRUE;
    }

  return FALSE;
}

/* The second player takes over after the first game, and the first one follows as a guest: what
 * only a host may do is not offered beside the score any more. */
START_TEST (test_handed_on)
{
  g_auto (Round) round = { 0 };
  Table *table = &round.table;
  g_autoptr (DulleTournamentLog) played = NULL;

  play_round (&round, 2);
  hand_to_first_guest (&round);
  wait_for_followers (&round);
  wait_for_end (table);
  ck_assert_int_gt (dulle_session_get_company (table->guests[1]->session)->gathers_until, 0);

  ck_assert_uint_eq (count_persons (dulle_host_get_company (round.doors[0])), 3);
  ck_assert_int_eq (round.doors[0]->setup.players[3].skill, DULLE_SKILL_EASY);
  ck_assert (was_told_score (table->host, 1));
  played = driver_read_tournament_log (table->guests[0], 0);
  ck_assert_uint_ge (played->records->len, 4);
  ck_assert_uint_eq (count_hosts (played, 3), 2);
  assert_same_games (table->guests[0], table->host);
  assert_same_games (table->guests[0], table->guests[1]);
  assert_kept_once (table->guests[0], "Guest 0", played);
  assert_kept_once (table->guests[1], "Guest 1", played);
  assert_kept_once (table->host, "", played);
}
END_TEST

/* What was begun here is told by another program from then on: that is noted before it says
 * anything. */
START_TEST (test_noted)
{
  g_auto (Round) round = { 0 };
  Table *table = &round.table;
  g_autoptr (GPtrArray) history = NULL;

  play_round (&round, 1);
  dulle_session_rest (table->guests[0]->session, TRUE);
  hand_to_first_guest (&round);
  history = driver_list_history (table->host);
  ck_assert_uint_eq (history->len, 1);
  ck_assert_int_eq (((DulleTournamentLog *) g_ptr_array_index (history, 0))->setup.deals,
                    DULLE_DEALS_TOLD);
}
END_TEST

/* It comes back to the first one before the tournament is over. */
START_TEST (test_handed_back)
{
  g_auto (Round) round = { 0 };
  Table *table = &round.table;
  g_autoptr (DulleTournamentLog) played = NULL;

  play_round (&round, 1);
  hand_to_first_guest (&round);
  dulle_session_rest (table->guests[0]->session, TRUE);
  wait_for_games (table->guests[0], 2);
  offer (table->host, table->door, round.doors[0], 0);
  hand_on (round.doors[0], table->door, 0);
  wait_for_end (table);
  played = driver_read_tournament_log (table->host, 0);
  ck_assert_uint_eq (count_hosts (played, 2), 3);
  assert_same_games (table->host, table->guests[0]);
  assert_kept_once (table->host, "", played);
  assert_kept_once (table->guests[0], "Guest 0", played);
}
END_TEST

/* Whoever was away meanwhile comes to where the table was, and is sent after it. */
START_TEST (test_late_guest)
{
  g_autoptr (Proxy) proxy = NULL;
  g_auto (Round) round = { 0 };
  Table *table = &round.table;

  play_and_lose_guest (&round, &proxy);
  hand_to_first_guest (&round);
  proxy_open (proxy);
  wait_for_end (table);
  assert_same_games (table->guests[0], table->host);
  assert_same_games (table->guests[0], table->guests[1]);
}
END_TEST

static void
told_cb (gboolean *told)
{
  *told = TRUE;
}

/* Whoever shows the table hears of that at once. */
static void
go_back (DulleSession *session)
{
  gboolean told = FALSE;
  gulong   handler = g_signal_connect_swapped (session, "company-changed", G_CALLBACK (told_cb),
                                               &told);

  dulle_session_return_to_table (session);
  ck_assert (told);
  g_signal_handler_disconnect (session, handler);
}

/* Whoever was away meanwhile finds the program that had the table ended. When that is started again
 * it says where the table is, also to those who do so by a broker, until the tournament is over. */
START_TEST (test_late_guest_of_ended_host)
{
  g_autoptr (Proxy) proxy = NULL;
  g_auto (Round) round = { 0 };
  Table              *table = &round.table;
  const DulleCompany *company;
  g_autofree char    *link = NULL;
  g_autofree char    *same_link = NULL;

  play_and_lose_guest (&round, &proxy);
  link = dulle_host_invite (table->door);
  hand_to_first_guest (&round);
  start_old_host_again (&round);
  same_link = dulle_host_invite (table->door);
  ck_assert_pstr_eq (same_link, link);
  ck_assert (!dulle_host_is_open (table->door));

  proxy_open (proxy);
  company = dulle_host_get_company (round.doors[0]);
  while (company->companions[2].kind != DULLE_COMPANION_PERSON)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_uint_eq (dulle_session_get_company (table->guests[1]->session)->host, 1);
  go_back (table->host->session);
  wait_for_end (table);
  assert_same_games (table->guests[0], table->host);
  assert_same_games (table->guests[0], table->guests[1]);

  start_old_host_again (&round);
  ck_assert_ptr_null (dulle_host_invite (table->door));
}
END_TEST

/* So are those who belong to it. */
static void
assert_sent_after (Round      *round,
                   const char *token)
{
  Table           *table = &round->table;
  g_autofree char *secret = g_strdup (table->door->seats.secret);

  assert_strangers_refused (table);
  ck_assert_int_eq (return_by (table, token), DULLE_LINE_END_CLOSED);
  ck_assert_int_eq (join_late (table, secret), DULLE_LINE_END_CLOSED);
  ck_assert_int_eq (watch_late (table, secret), DULLE_LINE_END_CLOSED);
}

/* As an older program has kept the seat. */
static void
forget_checks (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, DULLE_KEPT_SEAT_NAME, NULL);
  g_autoptr (DulleKeptSeat) seat = dulle_kept_seat_load (path, NULL);

  for (guint player = 0; player < DULLE_COMPANY_SIZE; player++)
    g_clear_pointer (&seat->checks[player], g_free);
  dulle_kept_seat_save (seat, path);
}

/* Where the table was, strangers do not hear where it is, also after a new start. If it is not
 * known any more who had the seats, whoever had one has to try again. */
START_TEST (test_strangers)
{
  g_autoptr (Proxy) proxy = NULL;
  g_auto (Round) round = { 0 };
  Table           *table = &round.table;
  g_autofree char *token = NULL;

  play_and_lose_guest (&round, &proxy);
  token = g_strdup (table->door->seats.tokens[2]);
  hand_to_first_guest (&round);
  assert_sent_after (&round, token);
  start_old_host_again (&round);
  assert_sent_after (&round, token);

  forget_checks (round.folders[MAX_GUESTS]);
  start_old_host_again (&round);
  ck_assert_int_eq (return_by (table, token), DULLE_LINE_END_SILENT);
  ck_assert_int_eq (join_late (table, table->door->seats.secret), DULLE_LINE_END_CLOSED);
}
END_TEST

/* It opens another table there, and keeps its seat at the one of before. After the next start it is
 * the new table that is open. */
START_TEST (test_old_host_opens_another)
{
  g_auto (Round) round = { 0 };
  Table               *table = &round.table;
  DulleRules           rules = driver_rules ();
  DulleTournamentSetup setup = driver_setup (&rules, SEED + 1);

  play_round (&round, 1);
  hand_to_first_guest (&round);
  start_old_host_again (&round);
  ck_assert (dulle_host_open (table->door, &setup, 0, NULL));
  dulle_host_begin (table->door);
  while (driver_last (table->host)->standing.seed != setup.seed)
    g_main_context_iteration (NULL, TRUE);
  start_old_host_again (&round);
  while (!dulle_host_is_open (table->door))
    g_main_context_iteration (NULL, TRUE);
  ck_assert_ptr_nonnull (dulle_session_get_kept_table (table->host->session));
}
END_TEST

/* Whoever does not reach the new host is told why, and finds the table when it is handed back. */
START_TEST (test_out_of_reach)
{
  g_autoptr (Proxy) way = NULL;
  g_autoptr (Proxy) wall = NULL;
  g_auto (Round) round = { 0 };
  Table              *table = &round.table;
  const DulleCompany *there;

  play_and_lose_guest (&round, &way);
  open_door (table->guests[0], round.doors[0]);
  wall = proxy_new (dulle_host_get_port (round.doors[0]));
  offer_by (table->guests[0], round.doors[0], table->door, 1, wall->port);
  hand_on (table->door, round.doors[0], 1);
  dulle_session_rest (table->guests[0]->session, TRUE);
  while (!dulle_session_get_company (table->host->session)->is_connected)
    g_main_context_iteration (NULL, TRUE);

  wall->is_closed = TRUE;
  proxy_open (way);
  there = dulle_session_get_company (table->guests[1]->session);
  while (g_strcmp0 (there->problem, "The table has moved to a machine that cannot be reached "
                                    "from here. Whoever has it now can hand it back.") != 0)
    g_main_context_iteration (NULL, TRUE);
  ck_assert (there->is_trying);

  offer (table->host, table->door, round.doors[0], 0);
  hand_on (round.doors[0], table->door, 0);
  wait_for_end (table);
  ck_assert_uint_eq (there->host, 0);
  assert_same_games (table->host, table->guests[1]);
}
END_TEST

/* Whoever goes back to its seat after a new start, and does not reach the table, is told so. */
START_TEST (test_guest_starts_again)
{
  g_autoptr (Proxy) way = NULL;
  g_auto (Round) round = { 0 };
  Table              *table = &round.table;
  const DulleCompany *there;
  g_autofree char    *path = NULL;

  play_and_lose_guest (&round, &way);
  path = g_build_filename (round.folders[1], "store", NULL);
  g_clear_object (&round.doors[1]);
  driver_free (table->guests[1]);
  table->guests[1] = start_driver (path);
  table->guests[1]->plays = TRUE;
  dulle_session_return_to_table (table->guests[1]->session);
  there = dulle_session_get_company (table->guests[1]->session);
  while (there->problem == NULL)
    g_main_context_iteration (NULL, TRUE);
  ck_assert (dulle_company_has_seat (there) && there->is_trying);
  ck_assert_str_eq (there->problem, "The connection to the host was lost.");

  proxy_open (way);
  dulle_session_rest (table->host->session, FALSE);
  wait_for_end (table);
  assert_same_games (table->host, table->guests[1]);
}
END_TEST

/* Whoever has said that it has everything ends before it opens the table: that stays where it was,
 * and it comes back as a guest. */
START_TEST (test_new_host_ends_at_once)
{
  g_auto (Round) round = { 0 };
  Table *table = &round.table;
  g_autoptr (DulleTournamentLog) played = NULL;

  play_round (&round, 2);
  offer (table->guests[0], round.doors[0], table->door, 1);
  ck_assert (dulle_host_hand_on (table->door, 1));
  while (!table->door->is_moving)
    g_main_context_iteration (NULL, TRUE);
  ck_assert (!dulle_host_is_open (round.doors[0]));
  ck_assert (!dulle_host_hand_on (table->door, DULLE_NO_SEAT));
  start_first_guest_again (&round);
  ck_assert_ptr_nonnull (dulle_session_get_kept_table (table->guests[0]->session));
  dulle_session_return_to_table (table->guests[0]->session);
  wait_for_end (table);
  ck_assert (dulle_host_is_open (table->door));
  played = driver_read_tournament_log (table->host, 0);
  ck_assert_uint_eq (count_hosts (played, 3), 1);
  assert_same_games (table->host, table->guests[0]);
  assert_same_games (table->host, table->guests[1]);
}
END_TEST

/* The program that has the table now is started again, when so many games are finished. */
static void
start_new_host_again (guint n_games)
{
  g_auto (Round) round = { 0 };
  Table *table = &round.table;

  play_round (&round, 2);
  hand_to_first_guest (&round);
  wait_for_games (table->guests[0], n_games);
  start_first_guest_again (&round);
  wait_for_end (table);
  ck_assert_uint_eq (dulle_session_get_player (table->guests[0]->session), 1);
  assert_same_games (table->guests[0], table->host);
  assert_same_games (table->guests[0], table->guests[1]);
}

START_TEST (test_new_host_starts_again)
{
  start_new_host_again (3);
}
END_TEST

/* Before a game was dealt there. */
START_TEST (test_new_host_starts_at_once)
{
  start_new_host_again (1);
}
END_TEST

/* The program that had the table is started again, and goes back to its seat at the new one. */
START_TEST (test_old_host_starts_again)
{
  g_auto (Round) round = { 0 };
  Table *table = &round.table;
  g_autoptr (DulleTournamentLog) played = NULL;

  play_round (&round, 2);
  hand_to_first_guest (&round);
  wait_for_games (table->guests[1], 3);
  start_old_host_again (&round);
  ck_assert_str_eq (dulle_session_get_kept_table (table->host->session), "Guest 0");
  dulle_session_return_to_table (table->host->session);
  ck_assert_uint_eq (dulle_session_get_company (table->host->session)->host, 1);
  wait_for_end (table);
  played = driver_read_tournament_log (table->guests[0], 0);
  assert_same_games (table->guests[0], table->host);
  assert_kept_once (table->host, "", played);
}
END_TEST

/* Whoever was chosen does not want to any more: the table stays, and the next game is dealt. */
START_TEST (test_withdrawn)
{
  g_auto (Round) round = { 0 };
  Table *table = &round.table;

  play_round (&round, 2);
  ck_assert (!dulle_host_hand_on (table->door, 1));
  offer (table->guests[0], round.doors[0], table->door, 1);
  ck_assert (dulle_host_hand_on (table->door, 1));
  ck_assert (dulle_session_offer (table->guests[0]->session, NULL, NULL));
  dulle_host_withdraw (round.doors[0]);
  ck_assert_ptr_null (round.doors[0]->service);
  wait_for_end (table);
  ck_assert (dulle_host_is_open (table->door));
  ck_assert_uint_eq (dulle_host_get_company (table->door)->heir, DULLE_NO_SEAT);
  assert_same_games (table->host, table->guests[0]);
}
END_TEST

/* Whoever has not been chosen yet withdraws at once, and may offer again. */
START_TEST (test_withdrawn_before)
{
  g_auto (Round) round = { 0 };
  Table              *table = &round.table;
  const DulleCompany *company;

  play_round (&round, 1);
  company = dulle_host_get_company (table->door);
  offer (table->guests[0], round.doors[0], table->door, 1);
  ck_assert (dulle_session_offer (table->guests[0]->session, NULL, NULL));
  while (company->offers != 0)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_uint_eq (company->silent, 0);
  offer_by (table->guests[0], round.doors[0], table->door, 1,
            dulle_host_get_port (round.doors[0]));
  hand_on (table->door, round.doors[0], 1);
  wait_for_end (table);
  assert_same_games (table->guests[0], table->host);
}
END_TEST

/* A table does not go where nobody could follow it. */
START_TEST (test_unreachable)
{
  g_auto (Round) round = { 0 };
  Table              *table = &round.table;
  const DulleCompany *there;
  g_autofree char    *link = NULL;

  play_round (&round, 1);
  table->door->enquiry_seconds = 1;
  ck_assert (dulle_host_offer (round.doors[0], NULL));
  link = write_local_link (round.doors[0], dulle_host_get_port (round.doors[0]));
  dulle_host_close (round.doors[0]);
  ck_assert (dulle_session_offer (table->guests[0]->session, link, NULL));
  there = dulle_session_get_company (table->guests[0]->session);
  while (!there->is_unreached)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_uint_eq (there->offers, 0);
  ck_assert_uint_eq (dulle_host_get_company (table->door)->offers, 0);
  ck_assert (!dulle_host_hand_on (table->door, 1));
}
END_TEST

/* A program that could not follow keeps the table where it is, whichever it is. */
START_TEST (test_old_guest)
{
  g_auto (Round) round = { 0 };
  Table *table = &round.table;

  play_round (&round, 2);
  offer (table->guests[0], round.doors[0], table->door, 1);
  for (guint player = 1; player <= 2; player++)
    {
      table->door->places[player].visitor->hands_on = FALSE;
      ck_assert (!dulle_host_hand_on (table->door, 1));
      table->door->places[player].visitor->hands_on = TRUE;
    }
  ck_assert_uint_eq (dulle_host_get_company (table->door)->heir, DULLE_NO_SEAT);
  dulle_session_rest (table->host->session, FALSE);
  wait_for_end (table);
  assert_same_games (table->host, table->guests[0]);
}
END_TEST

SUITE ("handover",
       test_handed_on,
       test_noted,
       test_handed_back,
       test_late_guest,
       test_late_guest_of_ended_host,
       test_strangers,
       test_old_host_opens_another,
       test_out_of_reach,
       test_guest_starts_again,
       test_new_host_ends_at_once,
       test_new_host_starts_again,
       test_new_host_starts_at_once,
       test_old_host_starts_again,
       test_withdrawn,
       test_withdrawn_before,
       test_unreachable,
       test_old_guest)
