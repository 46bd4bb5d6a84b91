/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Whoever is to take a table over: may fall silent, and must not learn by what others come back to
 * their seats.
 */
#include "round-fixture.h"
#include "stranger-fixture.h"

#include "session/dulle-session-private.h"
#include "session/guest-private.h"
#include "session/seat-check.h"
#include "suite.h"

static void
choose_silent_heir (Round *round)
{
  Table *table = &round->table;

  play_round (round, 2);
  table->door->heir_patience = 1000;
  offer (table->guests[0], round->doors[0], table->door, 1);
}

/* The heir has had its time. */
static void
assert_stays (Round *round)
{
  Table *table = &round->table;

  ck_assert_uint_eq (dulle_host_get_company (table->door)->silent, 0);
  g_source_set_ready_time (g_main_context_find_source_by_id (NULL, table->door->heir_clock), 0);
  while (dulle_host_get_company (table->door)->silent == 0)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_uint_eq (dulle_host_get_company (table->door)->silent, 1 << 1);
  ck_assert_uint_eq (dulle_host_get_company (table->door)->offers, 0);
  wait_for_end (table);
  ck_assert (dulle_host_is_open (table->door));
  ck_assert_uint_eq (dulle_host_get_company (table->door)->silent, 0);
  assert_same_games (table->host, table->guests[0]);
  assert_same_games (table->host, table->guests[1]);
}

static void
say_taken (Driver *driver,
           guint   n_games)
{
  guest_send (driver->session->guest, (DulleWireMessage){ DULLE_WIRE_TAKEN, .number = n_games });
}

static void
count_said_cb (DulleHost  *door,
               guint       player,
               const char *phrase,
               guint      *n_said)
{
  (*n_said)++;
}

/* Until the host has heard all that its guests have said. */
static void
hear_guests (Table *table)
{
  guint n_said = 0;

  g_signal_connect (table->door, "said", G_CALLBACK (count_said_cb), &n_said);
  for (guint i = 0; i < table->n_guests; i++)
    dulle_session_say (table->guests[i]->session, "hello");
  while (n_said < table->n_guests)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handlers_disconnect_by_data (table->door, &n_said);
}

/* Whoever was chosen does not answer, although its line is there. That somebody else has taken it
 * all, or it itself other games, is no answer. */
START_TEST (test_silent_heir)
{
  g_auto (Round) round = { 0 };
  Table      *table = &round.table;
  DulleGuest *guest;
  guint       n_games;

  choose_silent_heir (&round);
  guest = table->guests[0]->session->guest;
  g_clear_pointer (&guest->offer, g_free);
  ck_assert (dulle_host_hand_on (table->door, 1));
  n_games = table->door->log->records->len;
  say_taken (table->guests[0], n_games - 1);
  say_taken (table->guests[0], n_games + 1);
  say_taken (table->guests[1], n_games);
  hear_guests (table);
  assert_stays (&round);
}
END_TEST

/* It falls silent when it should open the table. */
START_TEST (test_heir_falls_silent)
{
  g_auto (Round) round = { 0 };
  Table      *table = &round.table;
  DulleGuest *guest;

  choose_silent_heir (&round);
  guest = table->guests[0]->session->guest;
  ck_assert (dulle_host_hand_on (table->door, 1));
  while (!table->door->is_moving)
    g_main_context_iteration (NULL, TRUE);
  dulle_handover_clear (&guest->handover);
  assert_stays (&round);
}
END_TEST

/* To the end, with an offer that stands. */
static void
play_with_offer (Round *round)
{
  Table *table = &round->table;

  play_round (round, 2);
  offer (table->guests[0], round->doors[0], table->door, 1);
  dulle_session_rest (table->host->session, FALSE);
  wait_for_end (table);
}

static void
say_what_is_needed (DulleHost *door,
                    guint      n_games)
{
  g_autofree char *text =
      g_strdup_printf ("id %s\ngames %u\nsubstituted 0\nend\n", door->seats.id, n_games);

  host_tell_player (door, 1, (DulleWireMessage){ DULLE_WIRE_HANDOVER, .text = text });
}

/* What no host says at this moment. */
static void
say_handover (DulleHost *door,
              guint      n_games)
{
  g_autofree char *link = g_strdup (door->places[1].offer);

  say_what_is_needed (door, n_games);
  host_tell_player (door, 1, (DulleWireMessage){ DULLE_WIRE_MOVED, .moved = { 1, link } });
}

/* A table at which nothing is left to be played is not taken over. */
START_TEST (test_after_the_end)
{
  g_auto (Round) round = { 0 };
  Table *table = &round.table;

  play_with_offer (&round);
  say_handover (table->door, table->door->log->records->len);
  while (dulle_host_get_company (table->door)->offers != 0)
    g_main_context_iteration (NULL, TRUE);
  ck_assert (!dulle_host_awaits_table (round.doors[0]));
  ck_assert_ptr_null (dulle_session_get_former_company (table->guests[0]->session));
}
END_TEST

/* Unless the host has lost games that the guest has seen, so that there are some left. */
START_TEST (test_after_lost_games)
{
  g_auto (Round) round = { 0 };
  g_autoptr (GString) text = g_string_new (NULL);
  Table     *table = &round.table;
  DulleHost *door;

  play_with_offer (&round);
  door = table->door;
  dulle_record_write (&g_array_index (door->log->records, DulleRecord, 0), text);
  host_tell_player (door, 1,
                    (DulleWireMessage){ DULLE_WIRE_TOURNAMENT,
                                        .tournament = { (char *) DULLE_WIRE_NO_TOURNAMENT,
                                                        door->setup.dealer } });
  host_tell_tournament (door, 1);
  host_tell_player (door, 1, (DulleWireMessage){ DULLE_WIRE_RECORD, .text = text->str });
  say_handover (door, 1);
  while (dulle_session_get_former_company (table->guests[0]->session) == NULL)
    g_main_context_iteration (NULL, TRUE);
  ck_assert (dulle_host_awaits_table (round.doors[0]) || dulle_host_is_open (round.doors[0]));
}
END_TEST

static void
said_cb (DulleSession *session,
         guint         player,
         const char   *phrase,
         guint        *n_said)
{
  (*n_said)++;
}

/* Whoever was told all that it needs, and has changed its mind, does not open a table that the host
 * keeps, although it is sent there meanwhile. */
START_TEST (test_sent_too_late)
{
  g_auto (Round) round = { 0 };
  Table           *table = &round.table;
  DulleHost       *door;
  g_autofree char *link = NULL;
  DulleGuest      *guest;
  guint            n_said = 0;

  play_round (&round, 1);
  door = table->door;
  guest = table->guests[0]->session->guest;
  g_signal_connect (table->guests[0]->session, "said", G_CALLBACK (said_cb), &n_said);
  offer (table->guests[0], round.doors[0], door, 1);
  link = g_strdup (door->places[1].offer);
  say_what_is_needed (door, door->log->records->len);
  while (guest->handover.id == NULL)
    g_main_context_iteration (NULL, TRUE);
  ck_assert (dulle_session_offer (table->guests[0]->session, NULL, NULL));
  host_tell_player (door, 1, (DulleWireMessage){ DULLE_WIRE_MOVED, .moved = { 1, link } });
  dulle_host_say (door, "hello");
  while (n_said == 0)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_ptr_null (dulle_session_get_former_company (table->guests[0]->session));
  ck_assert (dulle_session_get_company (table->guests[0]->session)->is_connected);
}
END_TEST

/* It is not offered any more either, or handed on to whoever was chosen during the last game. Of
 * those who have not answered before, only the one that is chosen now may be about to. */
START_TEST (test_last_game)
{
  g_auto (Round) round = { 0 };
  Table              *table = &round.table;
  const DulleCompany *company;

  play_round (&round, 2);
  company = dulle_host_get_company (table->door);
  offer (table->guests[0], round.doors[0], table->door, 1);
  dulle_session_rest (table->host->session, FALSE);
  while (driver_last (table->host)->standing.games_left != 1 ||
         driver_last (table->host)->kind == DULLE_EVENT_OVER)
    g_main_context_iteration (NULL, TRUE);
  table->door->company.silent = 1 << 1 | 1 << 2;
  ck_assert (dulle_host_hand_on (table->door, 1));
  ck_assert_uint_eq (company->silent, 1 << 2);
  wait_for_end (table);
  while (!company->is_over)
    g_main_context_iteration (NULL, TRUE);
  ck_assert (dulle_host_is_open (table->door));
  ck_assert_uint_eq (company->heir, DULLE_NO_SEAT);
  ck_assert (!dulle_host_hand_on (table->door, 1));
  ck_assert (!dulle_session_may_offer (table->guests[0]->session));
}
END_TEST

/* A table that is closed on its way does not keep the next ones waiting: neither the tournament
 * here, which goes on without the others, nor another table. */
START_TEST (test_closed_on_the_way)
{
  g_auto (Round) round = { 0 };
  Table               *table = &round.table;
  DulleTournamentSetup setup;
  g_autofree char     *link = NULL;

  play_round (&round, 2);
  setup = table->door->setup;
  setup.seed++;
  offer (table->guests[0], round.doors[0], table->door, 1);
  ck_assert (dulle_host_hand_on (table->door, 1));
  while (!dulle_host_get_company (table->door)->is_going)
    g_main_context_iteration (NULL, TRUE);
  dulle_host_close (table->door);
  wait_for_games (table->host, 2);

  ck_assert (dulle_host_open (table->door, &setup, 0, NULL));
  link = write_link (table, dulle_host_get_port (table->door));
  join_table (table->guests[1], link, "Guest");
  while (count_persons (dulle_host_get_company (table->door)) < 2)
    g_main_context_iteration (NULL, TRUE);
  dulle_host_begin (table->door);
  while (!dulle_session_get_company (table->guests[1]->session)->is_playing)
    g_main_context_iteration (NULL, TRUE);
}
END_TEST

/* The program of a host may end while its table is on its way. */
START_TEST (test_ended_on_the_way)
{
  g_auto (Round) round = { 0 };
  Table         *table = &round.table;
  GLogLevelFlags fatal;

  play_round (&round, 1);
  offer (table->guests[0], round.doors[0], table->door, 1);
  ck_assert (dulle_host_hand_on (table->door, 1));
  while (!dulle_host_get_company (table->door)->is_going)
    g_main_context_iteration (NULL, TRUE);
  fatal = g_log_set_always_fatal (G_LOG_LEVEL_CRITICAL | G_LOG_FATAL_MASK);
  g_clear_object (&table->door);
  g_log_set_always_fatal (fatal);
}
END_TEST

/* Comes by a token. Returns: how the line ended, if it did */
static DulleLineEnd
come_by (Side       *side,
         DulleHost  *door,
         const char *token)
{
  Table table = { .door = door };

  begin_guest (side, &table, 1, (char *) OLD);
  dulle_line_send (side->line, &(DulleWireMessage){ DULLE_WIRE_RETURN,
                                                    .back = { (char *) token, (char *) "-", 0 } });
  side_wait (side, 2);

  return side->end;
}

/* The second guest keeps its seat where the table is now. */
static void
assert_kept_there (Round *round)
{
  DulleHost       *door = round->doors[0];
  g_autofree char *path = g_build_filename (round->folders[1], DULLE_KEPT_SEAT_NAME, NULL);
  g_autofree char *link = write_local_link (door, dulle_host_get_port (door));
  g_autoptr (DulleKeptSeat) seat = dulle_kept_seat_load (path, NULL);

  ck_assert_ptr_nonnull (seat);
  ck_assert_str_eq (seat->token, door->seats.tokens[2]);
  ck_assert_str_eq (seat->invitation, link);
  ck_assert_uint_eq (seat->host_player, 1);
  ck_assert_str_eq (seat->host, "Guest 0");
  ck_assert_uint_eq (seat->n_games, 2);
}

/* Whoever ends its program during a game knows afterwards what it was told of the deal. */
static void
assert_deal_kept (Round *round)
{
  const DulleKeptSeat *seat = dulle_session_get_kept_seat (round->table.guests[1]->session);
  g_autofree char     *path = g_build_filename (round->folders[1], DULLE_KEPT_SEAT_NAME, NULL);
  g_autoptr (DulleKeptSeat) kept = NULL;

  while (seat->memory.noted_game < 3)
    g_main_context_iteration (NULL, TRUE);
  kept = dulle_kept_seat_load (path, NULL);
  ck_assert_uint_eq (kept->memory.noted_game, 3);
}

static void
taken_over_cb (DulleSession        *session,
               guint64              seed,
               const DulleHandover *handover,
               const char          *folder)
{
  g_autofree char *path = g_build_filename (folder, DULLE_KEPT_SEAT_NAME, NULL);
  g_autoptr (DulleKeptSeat) seat = dulle_kept_seat_load (path, NULL);
  DulleWireMessage other = { DULLE_WIRE_TOURNAMENT, .tournament = { (char *) "other", 0 } };

  ck_assert_ptr_nonnull (seat);
  ck_assert_uint_eq (seat->seed, seed);
  guest_hear (session->guest->line, &other, session->guest);
  ck_assert_str_ne (session->guest->id, "other");
}

/* Whoever takes the table over knows after a new start, too, of which one the seat is that it has
 * kept; what it is told of the game counts no more. */
START_TEST (test_taken_over)
{
  g_auto (Round) round = { 0 };

  play_round (&round, 2);
  g_signal_connect (round.table.guests[0]->session, "taken-over", G_CALLBACK (taken_over_cb),
                    round.folders[0]);
  hand_to_first_guest (&round);
}
END_TEST

/* As long as the new host may have to give the table back, the token is that of before; where the
 * table is now is kept all the same. */
START_TEST (test_same_token)
{
  g_auto (Round) round = { 0 };
  g_autofree char *path = NULL;
  g_autofree char *token = NULL;
  g_autoptr (DulleKeptSeat) seat = NULL;
  const char *link = "dulle:00112233445566778899aabbccddeeff.0123456789abcdef@127.0.0.1:1";
  DulleGuest *guest;

  play_round (&round, 1);
  guest = round.table.guests[0]->session->guest;
  token = g_strdup (guest->token);
  dulle_invitation_free (guest->invitation);
  guest->invitation = dulle_invitation_parse (link, NULL);
  guest_report_change (guest);
  path = g_build_filename (round.folders[0], DULLE_KEPT_SEAT_NAME, NULL);
  seat = dulle_kept_seat_load (path, NULL);
  ck_assert_str_eq (seat->invitation, link);
  ck_assert_str_eq (seat->token, token);
}
END_TEST

/* Those who are sent to a table before it is open wait there, but not any number of them. */
START_TEST (test_early)
{
  g_autoptr (Driver) driver = start_driver (NULL);
  g_autoptr (DulleHost) door = dulle_host_new (driver->session, NULL);

  door->is_offering = TRUE;
  door->seats.id = g_strdup ("id");
  for (guint i = 0; i < 17; i++)
    {
      g_autoptr (GInputStream) input = g_memory_input_stream_new ();
      g_autoptr (GOutputStream) output = g_memory_output_stream_new_resizable ();
      g_autoptr (GIOStream) pipe = g_simple_io_stream_new (input, output);

      dulle_host_accept (door, pipe);
      ck_assert_int_eq (g_io_stream_is_closed (pipe), i == 16);
    }
  ck_assert_uint_eq (door->early->len, 16);
}
END_TEST

/* The new host learns no token, and that which the host before knew holds only until the guest has
 * got another one. */
START_TEST (test_tokens)
{
  g_auto (Round) round = { 0 };
  g_auto (Side) side = { 0 };
  Table           *table = &round.table;
  g_autofree char *token = NULL;

  play_round (&round, 2);
  token = g_strdup (table->door->seats.tokens[2]);
  hand_to_first_guest (&round);
  for (guint player = 0; player < DULLE_COMPANY_SIZE; player++)
    ck_assert_pstr_ne (round.doors[0]->seats.tokens[player], token);
  wait_for_games (table->guests[1], 2);
  ck_assert_str_eq (table->guests[1]->session->guest->token, round.doors[0]->seats.tokens[2]);
  assert_kept_there (&round);
  assert_deal_kept (&round);
  ck_assert_int_eq (come_by (&side, round.doors[0], token), DULLE_LINE_END_TOKEN);
  wait_for_end (table);
  assert_same_games (table->guests[0], table->host);
  assert_same_games (table->guests[0], table->guests[1]);
}
END_TEST

/* A line that is lost before the guest has heard of its new token: it comes by the old one. */
START_TEST (test_unsure_token)
{
  g_auto (Table) table = { 0 };
  Side             sides[5] = { 0 };
  DulleRules       rules = driver_rules ();
  DulleSeatFile   *seats;
  g_autofree char *token = NULL;

  open_table (&table, &rules);
  begin_guest (&sides[0], &table, 1, (char *) OLD);
  join_by (&sides[0], table.door->seats.secret);
  begin_to_play (&table);
  wait_for_word (&sides[0], "new");
  seats = &table.door->seats;
  *seats->tokens[1] = '\0';
  seats->checks[1] = dulle_seat_check_make ("old");

  ck_assert_int_eq (come_by (&sides[1], table.door, "older"), DULLE_LINE_END_TOKEN);
  ck_assert_int_eq (come_by (&sides[2], table.door, "old"), DULLE_LINE_END_NONE);
  token = g_strdup (seats->tokens[1]);
  ck_assert_uint_eq (strlen (token), DULLE_SEAT_TOKEN_LENGTH);
  ck_assert_ptr_nonnull (strstr (sides[2].heard->str, token));
  ck_assert_int_eq (come_by (&sides[3], table.door, "old"), DULLE_LINE_END_NONE);
  ck_assert_ptr_nonnull (strstr (sides[3].heard->str, token));
  ck_assert_ptr_nonnull (seats->checks[1]);
  ck_assert_int_eq (come_by (&sides[4], table.door, token), DULLE_LINE_END_NONE);
  ck_assert_ptr_null (seats->checks[1]);
  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    side_clear (&sides[i]);
}
END_TEST

#define CHECK "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"

/* Of what an older host tells only checks are kept. */
START_TEST (test_older_host)
{
  g_auto (DulleHandover) handover = { 0 };
  g_autofree char *text = NULL;

  ck_assert (dulle_handover_parse (&handover, "id a\ntoken 1 secret\nend\n"));
  ck_assert (dulle_seat_checks_have (handover.checks[1], "secret"));
  ck_assert (!dulle_seat_checks_have (handover.checks[1], "other"));
  ck_assert (!dulle_seat_checks_have (handover.checks[0], "secret"));
  text = dulle_handover_format (&handover);
  ck_assert_ptr_null (strstr (text, "secret"));
}
END_TEST

/* What a host tells is either read and written again unchanged, or not understood. */
START_TEST (test_read)
{
  static const char *const wrong[] = {
    "",
    "end\n",
    "id\nend\n",
    "id a\ngames x\nend\n",
    "id a\ntoken 4 b\nend\n",
    "id a\ncheck 1\nend\n",
    "id a\ncheck 1 b\nend\n",
    "id a\ncheck 4 " CHECK "\nend\n",
    "id a\ncheck 1 " CHECK " b\nend\n",
    "id a\ntoken 1\nend\n",
    "id a\ntoken 1 \nend\n",
    "id a\nsubstituted 16\nend\n",
    "id 0123456789012345678901234567890123456789012345678901234567890123456789\nend\n",
  };
  const char *text = "id a\ngames 3\nsubstituted 4\ncheck 0 " CHECK "\nskill 0 easy\n"
                     "skill 1 easy\ncheck 2 " CHECK " " CHECK
                     "\nskill 2 strong\nskill 3 normal\nend\n";
  g_auto (DulleHandover) handover = { 0 };
  g_autofree char *again = NULL;

  ck_assert (dulle_handover_parse (&handover, text));
  again = dulle_handover_format (&handover);
  ck_assert_str_eq (again, text);
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_auto (DulleHandover) other = { 0 };

      ck_assert_msg (!dulle_handover_parse (&other, wrong[i]), "“%s”", wrong[i]);
    }
}
END_TEST

/* As long as a word may be, and for everybody. */
START_TEST (test_longest)
{
  g_autofree char *id = g_strnfill (DULLE_WIRE_MAX_WORD, 'a');
  g_autofree char *text = g_strdup_printf ("id %s\nsubstituted 15\nend\n", id);
  g_auto (DulleHandover) handover = { 0 };

  ck_assert (dulle_handover_parse (&handover, text));
  ck_assert_str_eq (handover.id, id);
  ck_assert_uint_eq (handover.substituted, 15);
}
END_TEST

/* A seat is known by each of the tokens that it may be known by, and by no other one. */
START_TEST (test_checks)
{
  static const char *const tokens[DULLE_MAX_SEAT_CHECKS + 1] = { "a", "b", "c", "d", "e" };
  g_autofree char         *checks = NULL;
  g_autofree char         *same = NULL;
  g_autofree char         *read = NULL;
  g_auto (GStrv) words = NULL;

  ck_assert_ptr_null (dulle_seat_checks_add (NULL, ""));
  for (guint i = G_N_ELEMENTS (tokens); i > 0; i--)
    {
      g_autofree char *before = g_steal_pointer (&checks);

      checks = dulle_seat_checks_add (before, tokens[i - 1]);
    }
  for (guint i = 0; i < G_N_ELEMENTS (tokens); i++)
    ck_assert (dulle_seat_checks_have (checks, tokens[i]));
  ck_assert (!dulle_seat_checks_have (checks, ""));
  same = dulle_seat_checks_add (checks, "");
  ck_assert_str_eq (same, checks);

  words = g_strsplit (checks, " ", 0);
  read = dulle_seat_checks_read (words);
  ck_assert (dulle_seat_checks_have (read, "d"));
  ck_assert (!dulle_seat_checks_have (read, "e"));
}
END_TEST

SUITE ("heirs",
       test_longest,
       test_checks,
       test_sent_too_late,
       test_silent_heir,
       test_heir_falls_silent,
       test_after_the_end,
       test_last_game,
       test_closed_on_the_way,
       test_ended_on_the_way,
       test_after_lost_games,
       test_taken_over,
       test_same_token,
       test_early,
       test_tokens,
       test_unsure_token,
       test_older_host,
       test_read)
