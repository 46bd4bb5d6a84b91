/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A line that is cut at any word while a table is handed on: afterwards there is one table, at
 * which all sit, and the tournament goes on there to its end.
 */
#include "round-fixture.h"

#include "line-cutter.h"
#include "session/dulle-session-private.h"
#include "session/guest-private.h"
#include "suite.h"

/* The first word of the handover at the line of whoever takes the table over, and of the others. */
#define HEIR_FIRST  "handover"
#define OTHER_FIRST "moved "

/* The lines of a handover in a round of two guests. */
#define N_HANDOVER 11

/* The line by which the heir says that the table is open. */
#define LINE_OPEN 2

/* Seconds for which the new host is awaited. */
#define FOREVER 3600

/* A round whose first guest comes by @heir, and the second one by @other. */
typedef struct
{
  Round   round;
  Cutter *heir;
  Cutter *other;
} CutRound;

static void
clear_cut_round (CutRound *cut)
{
  clear_round (&cut->round);
  g_clear_pointer (&cut->heir, cutter_free);
  g_clear_pointer (&cut->other, cutter_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CutRound, clear_cut_round)

/* A host that never gives the new one up by itself. */
static void
open_patient_round (Round *round)
{
  open_round (round);
  round->table.door->heir_patience = FOREVER;
}

/* Until the first game is over. */
static void
play_by_cutters (CutRound *cut)
{
  Round  *round = &cut->round;
  Table  *table = &round->table;
  guint16 port;

  open_patient_round (round);
  port = dulle_host_get_port (table->door);
  cut->heir = cutter_new (port, table->door->certificate);
  cut->other = cutter_new (port, table->door->certificate);
  cut->heir->first = HEIR_FIRST;
  cut->other->first = OTHER_FIRST;
  seat_round_guest (round, cut->heir->port);
  seat_round_guest (round, cut->other->port);
  begin_to_play (table);
  dulle_session_rest (table->host->session, TRUE);
  wait_for_games (table->host, 1);
}

/* Returns: the one host that has the table */
static DulleHost *
find_host (Round *round)
{
  Table     *table = &round->table;
  DulleHost *found = dulle_host_is_open (table->door) ? table->door : NULL;

  for (guint i = 0; i < table->n_guests; i++)
    {
      if (!dulle_host_is_open (round->doors[i]))
        continue;
      ck_assert_ptr_null (found);
      found = round->doors[i];
    }
  ck_assert_ptr_nonnull (found);

  return found;
}

static void
assert_kept_whole (Driver                   *driver,
                   const DulleTournamentLog *played)
{
  g_autoptr (GPtrArray) logs = driver_list_history (driver);
  g_autoptr (DulleTournamentLog) kept = NULL;

  ck_assert_uint_eq (logs->len, 1);
  kept = driver_read_tournament_log (driver,
                                     ((DulleTournamentLog *) g_ptr_array_index (logs, 0))->id);
  ck_assert_uint_eq (kept->records->len, played->records->len);
  assert_same_records (played, kept, played->records->len);
}

/* All play to the end at one table, and have written down the same. */
static void
assert_one_table (Round *round)
{
  Table *table = &round->table;
  g_autoptr (DulleTournamentLog) played = NULL;

  wait_for_end (table);
  ck_assert_uint_eq (count_persons (dulle_host_get_company (find_host (round))),
                     table->n_guests + 1);
  played = driver_read_tournament_log (table->host, 0);
  ck_assert_uint_ge (played->records->len, 4);
  assert_kept_whole (table->host, played);
  for (guint i = 0; i < table->n_guests; i++)
    {
      assert_same_games (table->host, table->guests[i]);
      assert_kept_whole (table->guests[i], played);
    }
}

static void
assert_table_at (Round     *round,
                 DulleHost *host)
{
  assert_one_table (round);
  ck_assert_ptr_eq (find_host (round), host);
}

/* Hands the table on to the first guest, and cuts the line of that or of the other one in place of
 * the line of that number. Returns: whether there was one */
static gboolean
cut_line (gboolean   is_heir,
          CutterSide side,
          guint      line)
{
  g_auto (CutRound) cut = { 0 };
  Table  *table = &cut.round.table;
  Cutter *cutter;

  play_by_cutters (&cut);
  cutter = is_heir ? cut.heir : cut.other;
  cutter->side = side;
  cutter->line = line;
  offer (table->guests[0], cut.round.doors[0], table->door, 1);
  ck_assert (dulle_host_hand_on (table->door, 1));
  assert_one_table (&cut.round);

  return cutter->has_cut;
}

/* Some of those that belong to the handover, and each one that follows. */
START_TEST (test_words_to_heir)
{
  guint line = 1;

  while (cut_line (TRUE, CUTTER_HOST, line))
    line += line < N_HANDOVER - 1 ? 3 : 1;
  ck_assert_uint_gt (line, N_HANDOVER + 2);
}
END_TEST

START_TEST (test_words_of_heir)
{
  guint line = 1;

  while (cut_line (TRUE, CUTTER_GUEST, line))
    line++;
  ck_assert_uint_gt (line, 2);
}
END_TEST

START_TEST (test_words_to_others)
{
  guint line = 1;

  while (cut_line (FALSE, CUTTER_HOST, line))
    line++;
  ck_assert_uint_gt (line, 1);
}
END_TEST

/* On the way to the new place, of the former host or of the other guest. Returns: as above */
static gboolean
cut_arrival (CutterSide side,
             guint      line)
{
  g_autoptr (Cutter) place = NULL;
  g_auto (Round) round = { 0 };
  Table *table = &round.table;

  play_round (&round, 2);
  open_door (table->guests[0], round.doors[0]);
  place = cutter_new (dulle_host_get_port (round.doors[0]), round.doors[0]->certificate);
  offer_by (table->guests[0], round.doors[0], table->door, 1, place->port);
  place->side = side;
  place->line = place->n_lines[side] + line;
  ck_assert (dulle_host_hand_on (table->door, 1));
  while (dulle_host_is_open (table->door))
    g_main_context_iteration (NULL, TRUE);
  assert_table_at (&round, round.doors[0]);

  return place->has_cut;
}

START_TEST (test_words_of_arrivals)
{
  for (guint line = 1; line <= 4; line++)
    ck_assert (cut_arrival (CUTTER_GUEST, line));
}
END_TEST

START_TEST (test_words_to_arrivals)
{
  for (guint line = 1; line <= 22; line += 3)
    ck_assert (cut_arrival (CUTTER_HOST, line));
}
END_TEST

/* Until the new host has opened the table and its line was cut, so that this is not heard. */
static void
cut_while_opening (CutRound *cut,
                   gboolean  is_mute)
{
  Table *table = &cut->round.table;

  play_by_cutters (cut);
  cut->heir->side = CUTTER_GUEST;
  cut->heir->line = LINE_OPEN;
  cut->heir->is_mute = is_mute;
  cut->heir->closes = !is_mute;
  offer (table->guests[0], cut->round.doors[0], table->door, 1);
  ck_assert (dulle_host_hand_on (table->door, 1));
  while (!cut->heir->has_cut)
    g_main_context_iteration (NULL, TRUE);
  ck_assert (dulle_host_is_open (cut->round.doors[0]));
}

/* Nobody sees that the line is cut. The host has waited in vain, and goes on; the heir hears of it
 * as soon as its line ends. */
START_TEST (test_unseen_cut)
{
  g_auto (CutRound) cut = { 0 };
  Table *table = &cut.round.table;

  cut_while_opening (&cut, TRUE);
  ck_assert (table->door->is_moving);
  host_lose_visitor (table->door->places[1].visitor, DULLE_LINE_END_SILENT);
  ck_assert_uint_eq (dulle_host_get_company (table->door)->silent, 1 << 1);
  ck_assert (dulle_host_is_open (cut.round.doors[0]));
  cutter_show_cut (cut.heir);
  assert_table_at (&cut.round, table->door);
}
END_TEST

/* Only the heir sees it, and is back before the host has noticed. */
START_TEST (test_back_before_noticed)
{
  g_auto (CutRound) cut = { 0 };
  Table *table = &cut.round.table;

  cut_while_opening (&cut, TRUE);
  ck_assert (table->door->is_moving);
  guest_give_up_line (table->guests[0]->session->former);
  assert_table_at (&cut.round, table->door);
}
END_TEST

/* The host has let go, but that is not heard: it comes itself. */
START_TEST (test_unseen_cut_of_host)
{
  g_auto (CutRound) cut = { 0 };
  Table *table = &cut.round.table;

  play_by_cutters (&cut);
  cut.heir->side = CUTTER_HOST;
  cut.heir->line = N_HANDOVER + 2;
  cut.heir->is_mute = TRUE;
  offer (table->guests[0], cut.round.doors[0], table->door, 1);
  ck_assert (dulle_host_hand_on (table->door, 1));
  assert_table_at (&cut.round, cut.round.doors[0]);
  ck_assert (cut.heir->has_cut);
  ck_assert_ptr_null (table->guests[0]->session->former);
}
END_TEST

/* The host that has let go ends at once. Those who have come play on without it: so the table has
 * moved. It finds its seat there when it is started again. */
START_TEST (test_host_leaves_at_once)
{
  g_auto (CutRound) cut = { 0 };
  Table           *table = &cut.round.table;
  DulleHost       *door;
  g_autofree char *seat = NULL;

  play_by_cutters (&cut);
  cut.heir->side = CUTTER_HOST;
  cut.heir->line = N_HANDOVER + 2;
  cut.heir->is_mute = TRUE;
  door = cut.round.doors[0];
  dulle_host_set_patience (door, 0);
  offer (table->guests[0], door, table->door, 1);
  ck_assert (dulle_host_hand_on (table->door, 1));
  while (dulle_host_is_open (table->door))
    g_main_context_iteration (NULL, TRUE);
  g_clear_object (&table->door);
  driver_free (table->host);

  while (count_persons (dulle_host_get_company (door)) < 2 ||
         !dulle_session_get_company (table->guests[1]->session)->is_connected)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_ptr_nonnull (table->guests[0]->session->former);
  dulle_host_consent (door, 0, TRUE);
  dulle_session_consent (table->guests[1]->session, 0, TRUE);
  wait_for_games (table->guests[1], 2);
  ck_assert_ptr_null (table->guests[0]->session->former);
  seat = g_build_filename (cut.round.folders[0], DULLE_KEPT_SEAT_NAME, NULL);
  ck_assert (!g_file_test (seat, G_FILE_TEST_EXISTS));

  start_host (table, cut.round.folders[MAX_GUESTS]);
  driver_run (table->host, 1);
  table->host->plays = TRUE;
  dulle_session_return_to_table (table->host->session);
  assert_table_at (&cut.round, door);
}
END_TEST

/* As long as the host that may have kept the table is not reached, nobody plays on alone. */
START_TEST (test_in_doubt)
{
  g_auto (CutRound) cut = { 0 };
  Table              *table = &cut.round.table;
  const DulleCompany *company;

  cut_while_opening (&cut, FALSE);
  dulle_host_set_patience (cut.round.doors[0], 0);
  company = dulle_host_get_company (cut.round.doors[0]);
  while (company->problem == NULL)
    g_main_context_iteration (NULL, TRUE);
  ck_assert (company->is_trying);
  ck_assert_uint_eq (dulle_host_get_company (table->door)->silent, 1 << 1);
  for (guint8 player = 0; player <= 2; player += 2)
    {
      host_begin_patience (cut.round.doors[0], &cut.round.doors[0]->company.companions[player]);
      dulle_host_consent (cut.round.doors[0], player, TRUE);
      ck_assert_int_eq (company->companions[player].kind, DULLE_COMPANION_AWAY);
    }
  cut.heir->is_closed = FALSE;
  assert_table_at (&cut.round, table->door);
}
END_TEST

/* After a new start it is asked as well. */
START_TEST (test_heir_starts_again)
{
  g_auto (CutRound) cut = { 0 };
  Table *table = &cut.round.table;

  cut_while_opening (&cut, FALSE);
  start_first_guest_again (&cut.round);
  while (table->guests[0]->session->former == NULL)
    g_main_context_iteration (NULL, TRUE);
  ck_assert (dulle_host_is_open (cut.round.doors[0]));
  cut.heir->is_closed = FALSE;
  assert_table_at (&cut.round, table->door);
}
END_TEST

/* The host is started again before it has heard that the table is open elsewhere: it has it. */
START_TEST (test_host_starts_again)
{
  g_auto (CutRound) cut = { 0 };
  Table *table = &cut.round.table;

  cut_while_opening (&cut, TRUE);
  g_clear_object (&table->door);
  driver_free (table->host);
  start_host (table, cut.round.folders[MAX_GUESTS]);
  table->host->plays = TRUE;
  driver_run (table->host, 1);
  cutter_show_cut (cut.heir);
  assert_table_at (&cut.round, table->door);
  assert_same_people (table);
}
END_TEST

/* Whoever was missed for the next deal comes while the table is on its way. Nothing is dealt before
 * it is sure that it stays. */
START_TEST (test_shares_on_the_way)
{
  g_autoptr (Proxy) proxy = NULL;
  g_autoptr (Cutter) heir = NULL;
  g_auto (Round) round = { 0 };
  Table                  *table = &round.table;
  const DulleHostSharing *sharing;

  open_patient_round (&round);
  sharing = &table->door->sharing;
  heir = cutter_new (dulle_host_get_port (table->door), table->door->certificate);
  heir->first = HEIR_FIRST;
  heir->side = CUTTER_GUEST;
  heir->line = 1;
  heir->is_mute = TRUE;
  proxy = proxy_new (dulle_host_get_port (table->door));
  seat_round_guest (&round, heir->port);
  seat_round_guest (&round, proxy->port);
  begin_to_play (table);
  while (sharing->game != 2 || !sharing->is_opening)
    g_main_context_iteration (NULL, TRUE);
  ck_assert (!dulle_players_have (sharing->opened, 2));
  proxy_close (proxy);
  while (dulle_host_get_company (table->door)->companions[2].kind != DULLE_COMPANION_AWAY ||
         !dulle_players_have (sharing->opened, 1))
    g_main_context_iteration (NULL, TRUE);

  offer (table->guests[0], round.doors[0], table->door, 1);
  ck_assert (dulle_host_hand_on (table->door, 1));
  while (!heir->has_cut)
    g_main_context_iteration (NULL, TRUE);
  proxy_open (proxy);
  while ((sharing->givers & ~sharing->opened) != 0)
    g_main_context_iteration (NULL, TRUE);
  ck_assert (sharing->is_running);
  cutter_show_cut (heir);
  assert_table_at (&round, table->door);
}
END_TEST

/* The table is handed back to where somebody looks for it who did not reach the present host, and
 * stays after all. Whoever has come meanwhile is sent on, and has its seat. */
START_TEST (test_astray_guest)
{
  g_autoptr (Proxy) proxy = NULL;
  g_autoptr (Cutter) way = NULL;
  g_auto (Round) round = { 0 };
  Table              *table = &round.table;
  const DulleCompany *first;

  play_and_lose_guest (&round, &proxy);
  first = dulle_host_get_company (table->door);
  open_door (table->guests[0], round.doors[0]);
  way = cutter_new (dulle_host_get_port (round.doors[0]), round.doors[0]->certificate);
  way->first = HEIR_FIRST;
  offer_by (table->guests[0], round.doors[0], table->door, 1, way->port);
  hand_on (table->door, round.doors[0], 1);
  dulle_session_rest (table->guests[0]->session, TRUE);
  while (!dulle_session_get_company (table->host->session)->is_connected)
    g_main_context_iteration (NULL, TRUE);

  way->is_closed = TRUE;
  way->closes = TRUE;
  proxy_open (proxy);
  while (table->guests[1]->session->guest->former == NULL)
    g_main_context_iteration (NULL, TRUE);
  way->side = CUTTER_GUEST;
  way->line = LINE_OPEN;
  offer (table->host, table->door, round.doors[0], 0);
  ck_assert (dulle_host_hand_on (round.doors[0], 0));
  while (first->companions[2].kind != DULLE_COMPANION_PERSON)
    g_main_context_iteration (NULL, TRUE);
  ck_assert (way->has_cut);
  way->is_closed = FALSE;
  assert_table_at (&round, round.doors[0]);
}
END_TEST

/* A program of before leaves the host as soon as it has opened the table. */
START_TEST (test_older_heir)
{
  g_auto (Round) round = { 0 };
  Table *table = &round.table;

  play_round (&round, 2);
  offer (table->guests[0], round.doors[0], table->door, 1);
  ck_assert (dulle_host_hand_on (table->door, 1));
  while (!dulle_host_is_open (round.doors[0]))
    g_main_context_iteration (NULL, TRUE);
  dulle_session_settle_table (table->guests[0]->session);
  ck_assert (dulle_host_is_open (table->door));
  assert_table_at (&round, round.doors[0]);
}
END_TEST

SUITE ("cut-handovers",
       test_words_to_heir,
       test_words_of_heir,
       test_words_to_others,
       test_words_of_arrivals,
       test_words_to_arrivals,
       test_unseen_cut,
       test_back_before_noticed,
       test_unseen_cut_of_host,
       test_host_leaves_at_once,
       test_in_doubt,
       test_heir_starts_again,
       test_host_starts_again,
       test_shares_on_the_way,
       test_astray_guest,
       test_older_heir)
