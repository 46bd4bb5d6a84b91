/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Somebody who looks on at a shared table: sees the same games as everybody, but no hand before
 * a game is over, and is asked nothing.
 */
#include "stranger-fixture.h"

#include "session/dulle-session-private.h"
#include "session/guest-private.h"
#include "suite.h"
#include "wire-proxy.h"

static void
add_watcher (Table  *table,
             Driver *watcher)
{
  g_autofree char *link = write_link (table, dulle_host_get_port (table->door));
  DulleParticipant me = { .face = DULLE_FACE_FOX };

  dulle_participant_set_name (&me, "Watcher");
  ck_assert (dulle_session_look_on (watcher->session, link, &me, NULL));
}

static guint
count_watchers (Table *table)
{
  return dulle_company_count_watchers (dulle_host_get_company (table->door));
}

static void
wait_for_watchers (Table *table,
                   guint  n)
{
  while (count_watchers (table) != n)
    g_main_context_iteration (NULL, TRUE);
}

/* Returns: how many events of that table there were */
static guint
assert_sees_no_hand (Driver *watcher)
{
  guint n_seen = 0;

  for (guint i = 0; i < watcher->events->len; i++)
    {
      const DulleEvent *event = g_ptr_array_index (watcher->events, i);

      if (event->standing.deals != DULLE_DEALS_TOLD)
        continue;
      n_seen++;
      ck_assert_uint_eq (event->seating.own, DULLE_NO_SEAT);
      ck_assert_uint_eq (event->open.seats, 0);
      ck_assert (event->kind != DULLE_EVENT_VOTE);
      if (!dulle_board_is_finished (&event->view.board))
        ck_assert (event->view.own.hand == 0 && event->view.own.dealt == 0);
    }

  return n_seen;
}

static Driver *
start_watcher (Table *table)
{
  Driver *watcher = start_driver (NULL);

  watcher->plays = TRUE;
  add_watcher (table, watcher);
  wait_for_watchers (table, 1);

  return watcher;
}

static void
wait_for_both (Table  *table,
               Driver *watcher)
{
  while (!have_all_ended (table) || !has_ended (watcher))
    g_main_context_iteration (NULL, TRUE);
}

/* One who was there from the beginning, with people, computers and fair deals. */
START_TEST (test_whole_tournament)
{
  g_auto (Table) table = { .is_fair = TRUE };
  DulleRules          rules = driver_rules ();
  Driver             *watcher;
  const DulleCompany *company;

  open_table (&table, &rules);
  seat_guests (&table, 2, dulle_host_get_port (table.door));
  watcher = start_watcher (&table);
  company = dulle_session_get_company (table.guests[0]->session);
  while (dulle_company_count_watchers (company) == 0)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_str_eq (company->watchers[0].name, "Watcher");
  begin_to_play (&table);
  wait_for_both (&table, watcher);
  ck_assert_uint_gt (assert_sees_no_hand (watcher), 100);
  assert_same_games (table.host, watcher);
  driver_free (watcher);
}
END_TEST

/* Who finds no free seat looks on, also in the middle of a game. */
START_TEST (test_full_table)
{
  g_auto (Table) table = { 0 };
  DulleRules       rules = driver_rules ();
  Driver          *watcher = start_driver (NULL);
  g_autofree char *link = NULL;

  open_table (&table, &rules);
  seat_guests (&table, 1, dulle_host_get_port (table.door));
  begin_to_play (&table);
  run_until_games (table.guests[0], 1);
  link = write_link (&table, dulle_host_get_port (table.door));
  watcher->plays = TRUE;
  join_table (watcher, link, "Late");
  wait_for_both (&table, watcher);
  ck_assert (dulle_session_get_company (watcher->session)->watches);
  assert_sees_no_hand (watcher);
  assert_same_games (table.host, watcher);
  driver_free (watcher);
}
END_TEST

/* Who comes between two games sees the score of the last one. */
START_TEST (test_between_games)
{
  g_auto (Table) table = { 0 };
  DulleRules rules = driver_rules ();
  Driver    *watcher;

  open_table (&table, &rules);
  seat_guests (&table, 1, dulle_host_get_port (table.door));
  play_one_game (&table);
  watcher = start_driver (NULL);
  add_watcher (&table, watcher);
  run_until_score (watcher);
  assert_same_sheet (driver_last (table.host), driver_last (watcher));

  watcher->plays = TRUE;
  dulle_session_next_game (watcher->session);
  play_on (&table);
  wait_for_both (&table, watcher);
  assert_sees_no_hand (watcher);
  assert_same_games (table.host, watcher);
  driver_free (watcher);
}
END_TEST

/* The host plays with computers: whoever looks on later is told what was played and voted before,
 * in the middle of a game as at the end, when nothing happens any more. */
START_TEST (test_host_alone)
{
  g_auto (Table) table = { 0 };
  DulleRules rules = voting_rules ();
  Driver    *watcher;
  g_autoptr (DulleTournamentLog) log = NULL;

  open_table (&table, &rules);
  begin_to_play (&table);
  while (driver_last (table.host)->standing.seed != SEED ||
         driver_last (table.host)->standing.n_games < 2)
    g_main_context_iteration (NULL, TRUE);
  watcher = start_watcher (&table);
  while (assert_sees_no_hand (watcher) == 0)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_uint_ge (driver_last (watcher)->standing.n_games, 2);
  driver_free (watcher);
  wait_for_watchers (&table, 0);

  while (!has_ended (table.host))
    g_main_context_iteration (NULL, TRUE);
  watcher = start_watcher (&table);
  wait_for_both (&table, watcher);
  assert_same_games (table.host, watcher);
  log = driver_read_tournament_log (table.host, 0);
  ck_assert_uint_gt (log->votes->len, 0);
  driver_free (watcher);
}
END_TEST

/* One who looks on while a computer plays in the place of somebody who is gone is told each game
 * once. */
START_TEST (test_substituted)
{
  g_auto (Table) table = { 0 };
  DulleRules          rules = driver_rules ();
  Driver             *watcher;
  const DulleCompany *company;

  open_table (&table, &rules);
  dulle_host_set_patience (table.door, 0);
  seat_guests (&table, 1, dulle_host_get_port (table.door));
  watcher = start_watcher (&table);
  begin_to_play (&table);
  driver_run (table.host, 60);
  driver_free (table.guests[--table.n_guests]);

  company = dulle_host_get_company (table.door);
  while (dulle_company_missing (company) == DULLE_NO_SEAT)
    g_main_context_iteration (NULL, TRUE);
  dulle_host_consent (table.door, dulle_company_missing (company), TRUE);
  while (!has_ended (table.host) || !has_ended (watcher))
    {
      ck_assert_ptr_null (dulle_session_get_company (watcher->session)->problem);
      g_main_context_iteration (NULL, TRUE);
    }
  ck_assert_int_eq (company->companions[1].kind, DULLE_COMPANION_SUBSTITUTED);
  assert_same_games (table.host, watcher);
  driver_free (watcher);
}
END_TEST

static void
refuse_cb (Driver           *driver,
           const DulleEvent *event)
{
  if (event->kind == DULLE_EVENT_VOTE)
    dulle_session_vote (driver->session, event->vote.player, FALSE);
}

/* Only the host is in favour. Whoever looks on does not vote. */
START_TEST (test_vote)
{
  g_auto (Table) table = { 0 };
  DulleRules             rules = voting_rules ();
  Driver                *watcher;
  const DulleEventDealt *dealt;

  open_table (&table, &rules);
  seat_guests (&table, MAX_GUESTS, dulle_host_get_port (table.door));
  for (guint i = 0; i < table.n_guests; i++)
    table.guests[i]->shown = refuse_cb;
  watcher = start_watcher (&table);
  begin_to_play (&table);
  dealt = wait_for_vote (table.host);
  ck_assert_uint_eq (dealt->n_voters, DULLE_COMPANY_SIZE);
  ck_assert_uint_eq (dealt->n_in_favour, 1);
  assert_sees_no_hand (watcher);
  driver_free (watcher);
}
END_TEST

/* The host may send watchers away, and let none in. */
START_TEST (test_no_watchers)
{
  g_auto (Table) table = { 0 };
  DulleRules          rules = driver_rules ();
  Driver             *watcher;
  const DulleCompany *company;

  open_table (&table, &rules);
  watcher = start_watcher (&table);
  company = dulle_session_get_company (watcher->session);
  dulle_host_send_away (table.door, 0);
  ck_assert_uint_eq (count_watchers (&table), 0);
  while (company->problem == NULL)
    g_main_context_iteration (NULL, TRUE);
  ck_assert (!company->is_trying);
  ck_assert_str_eq (company->problem, "The host sent you away from the table.");

  dulle_host_admit_watchers (table.door, FALSE);
  add_watcher (&table, watcher);
  company = dulle_session_get_company (watcher->session);
  while (company->problem == NULL)
    g_main_context_iteration (NULL, TRUE);
  ck_assert (!company->is_trying);
  ck_assert_str_eq (company->problem, "The host did not let you in.");
  ck_assert_uint_eq (count_watchers (&table), 0);
  driver_free (watcher);
}
END_TEST

/* One is sent away or all, and who plays stays. */
START_TEST (test_sent_away)
{
  g_auto (Table) table = { 0 };
  DulleRules          rules = driver_rules ();
  Driver             *watchers[2];
  const DulleCompany *company;

  open_table (&table, &rules);
  seat_guests (&table, 1, dulle_host_get_port (table.door));
  for (guint i = 0; i < G_N_ELEMENTS (watchers); i++)
    {
      watchers[i] = start_driver (NULL);
      add_watcher (&table, watchers[i]);
      wait_for_watchers (&table, i + 1);
    }
  company = dulle_host_get_company (table.door);
  dulle_host_send_away (table.door, 2);
  ck_assert_uint_eq (count_watchers (&table), 2);
  dulle_host_send_away (table.door, 1);
  ck_assert (company->watchers[0].is_there && !company->watchers[1].is_there);
  dulle_host_admit_watchers (table.door, FALSE);
  ck_assert_uint_eq (count_watchers (&table), 0);
  ck_assert_uint_eq (count_persons (company), 2);
  for (guint i = 0; i < G_N_ELEMENTS (watchers); i++)
    driver_free (watchers[i]);
}
END_TEST

static void
count_watched_cb (DulleSession     *session,
                  const DulleEvent *event,
                  guint            *n_events)
{
  *n_events += event->seating.person == DULLE_WATCHERS ? 1 : 0;
}

static void
keep_watched_cb (DulleSession     *session,
                 const DulleEvent *event,
                 GPtrArray        *kept)
{
  if (event->seating.person == DULLE_WATCHERS && event->kind != DULLE_EVENT_THINKING)
    g_ptr_array_add (kept, (gpointer) dulle_event_ref (event));
}

/* Returns: (element-type DulleEvent): how a game begins, as whoever looks on sees it, and what is
 *   done first */
static GPtrArray *
keep_beginning (Table *table)
{
  GPtrArray *kept = g_ptr_array_new_with_free_func (driver_event_free);

  g_signal_connect (table->host->session, "event-elsewhere", G_CALLBACK (keep_watched_cb), kept);
  while (kept->len < 2)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handlers_disconnect_by_data (table->host->session, kept);
  ck_assert_int_eq (((const DulleEvent *) kept->pdata[0])->kind, DULLE_EVENT_DEALT);

  return kept;
}

/* When the last one has gone, the session shows the table to nobody, and what was on its way to
 * that one is kept from whoever comes next: before it sees the table that would be of no game. */
START_TEST (test_former_watcher)
{
  g_auto (Table) table = { 0 };
  DulleRules          rules = driver_rules ();
  Driver             *watchers[2];
  const DulleCompany *company;
  g_autoptr (GPtrArray) late = NULL;
  guint n_events = 0;

  open_table (&table, &rules);
  seat_guests (&table, 1, dulle_host_get_port (table.door));
  watchers[0] = start_watcher (&table);
  begin_to_play (&table);
  late = keep_beginning (&table);
  table.host->plays = FALSE;
  while (!dulle_event_on_turn (driver_last (table.host)))
    g_main_context_iteration (NULL, TRUE);
  driver_free (watchers[0]);
  wait_for_watchers (&table, 0);
  for (guint i = 0; i < late->len; i++)
    host_take_event (table.door, late->pdata[i]);
  ck_assert_ptr_null (table.door->places[HOST_WATCHERS].last);

  watchers[1] = start_watcher (&table);
  host_take_event (table.door, late->pdata[1]);
  company = dulle_session_get_company (watchers[1]->session);
  while (assert_sees_no_hand (watchers[1]) == 0 && company->problem == NULL)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_ptr_null (company->problem);
  driver_free (watchers[1]);
  wait_for_watchers (&table, 0);

  table.host->plays = TRUE;
  driver_play (table.host, driver_last (table.host));
  driver_run (table.host, table.host->events->len + 20);
  g_signal_connect (table.host->session, "event-elsewhere", G_CALLBACK (count_watched_cb),
                    &n_events);
  driver_run (table.host, table.host->events->len + 20);
  ck_assert_uint_eq (n_events, 0);
}
END_TEST

static void
note_watchers_cb (DulleSession *session,
                  guint        *n_shown)
{
  const DulleCompany *company = dulle_session_get_company (session);

  *n_shown = company != NULL ? dulle_company_count_watchers (company) : 0;
}

/* Whoever has a seat sees at once that somebody looks on, and that nobody does any more. */
START_TEST (test_shown_to_players)
{
  g_auto (Table) table = { 0 };
  DulleRules          rules = driver_rules ();
  Driver             *watcher;
  const DulleCompany *company;
  guint               n_shown = 0;

  open_table (&table, &rules);
  seat_guests (&table, 1, dulle_host_get_port (table.door));
  company = dulle_session_get_company (table.guests[0]->session);
  g_signal_connect (table.guests[0]->session, "company-changed", G_CALLBACK (note_watchers_cb),
                    &n_shown);
  watcher = start_watcher (&table);
  while (dulle_company_count_watchers (company) == 0)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_uint_eq (n_shown, 1);
  driver_free (watcher);
  while (dulle_company_count_watchers (company) != 0)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_uint_eq (n_shown, 0);
}
END_TEST

/* Whoever comes later is told who looks on already: with a seat, or to look on, too. */
START_TEST (test_shown_to_newcomers)
{
  g_auto (Table) table = { 0 };
  DulleRules          rules = driver_rules ();
  Driver             *watchers[2];
  const DulleCompany *company;

  open_table (&table, &rules);
  watchers[0] = start_watcher (&table);
  seat_guests (&table, 1, dulle_host_get_port (table.door));
  company = dulle_session_get_company (table.guests[0]->session);
  while (company->own == DULLE_NO_SEAT ||
         company->companions[company->own].kind != DULLE_COMPANION_PERSON)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_uint_eq (dulle_company_count_watchers (company), 1);
  ck_assert_str_eq (company->watchers[0].name, "Watcher");

  watchers[1] = start_driver (NULL);
  add_watcher (&table, watchers[1]);
  company = dulle_session_get_company (watchers[1]->session);
  while (!company->watchers[1].is_there)
    g_main_context_iteration (NULL, TRUE);
  ck_assert (company->watchers[0].is_there);
  ck_assert_int_eq (company->watchers[0].face, DULLE_FACE_FOX);
  for (guint i = 0; i < G_N_ELEMENTS (watchers); i++)
    driver_free (watchers[i]);
}
END_TEST

static void
watch_by (Side       *side,
          Table      *table,
          const char *secret)
{
  begin_guest (side, table, 1, (char *) OLD);
  dulle_line_send (side->line,
                   &(DulleWireMessage){ DULLE_WIRE_WATCH,
                                        .watch = { (char *) secret, (char *) "-", 0,
                                                   (char *) "owl", (char *) "Old" } });
  side_wait (side, side->n_heard + 1);
  if (side->end == DULLE_LINE_END_NONE)
    dulle_line_sit_down (side->line);
}

/* So many may look on; one more is told, and has room when another one has gone. */
START_TEST (test_room)
{
  g_auto (Table) table = { 0 };
  DulleRules rules = driver_rules ();
  Side       sides[DULLE_MAX_WATCHERS + 3] = { 0 };

  open_table (&table, &rules);
  for (guint i = 0; i <= DULLE_MAX_WATCHERS; i++)
    watch_by (&sides[i], &table, table.door->seats.secret);
  ck_assert_int_eq (sides[DULLE_MAX_WATCHERS - 1].end, DULLE_LINE_END_NONE);
  ck_assert_int_eq (sides[DULLE_MAX_WATCHERS].end, DULLE_LINE_END_FULL);
  ck_assert_uint_eq (count_watchers (&table), DULLE_MAX_WATCHERS);

  dulle_host_send_away (table.door, 3);
  watch_by (&sides[DULLE_MAX_WATCHERS + 1], &table, "0123456789abcdef");
  ck_assert_int_eq (sides[DULLE_MAX_WATCHERS + 1].end, DULLE_LINE_END_SECRET);
  watch_by (&sides[DULLE_MAX_WATCHERS + 2], &table, table.door->seats.secret);
  ck_assert (g_strrstr (sides[DULLE_MAX_WATCHERS + 2].heard->str, "\nwatching 3 ") != NULL);
  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    side_clear (&sides[i]);
}
END_TEST

/* One after the other, and a player who comes last: all are told apart, here and elsewhere. */
START_TEST (test_same_names)
{
  static const char *const expected[] = { "Watcher 3", "Watcher 2" };
  g_auto (Table) table = { 0 };
  g_autofree char    *link = NULL;
  DulleRules          rules = driver_rules ();
  Driver             *watchers[G_N_ELEMENTS (expected)];
  const DulleCompany *at_table;
  const DulleCompany *told;

  open_table (&table, &rules);
  at_table = dulle_host_get_company (table.door);
  link = write_link (&table, dulle_host_get_port (table.door));
  for (guint i = 0; i < G_N_ELEMENTS (watchers); i++)
    {
      watchers[i] = start_driver (NULL);
      add_watcher (&table, watchers[i]);
      wait_for_watchers (&table, i + 1);
    }
  ck_assert_str_eq (at_table->watchers[1].name, "Watcher 2");
  told = dulle_session_get_company (watchers[0]->session);

  table.guests[table.n_guests++] = start_driver (NULL);
  join_table (table.guests[0], link, "Watcher");
  while (told->companions[1].kind != DULLE_COMPANION_PERSON ||
         strcmp (at_table->watchers[0].name, "Watcher") == 0)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_str_eq (at_table->companions[1].name, "Watcher");
  ck_assert_str_eq (told->companions[1].name, "Watcher");
  for (guint i = 0; i < G_N_ELEMENTS (watchers); i++)
    {
      ck_assert_str_eq (at_table->watchers[i].name, expected[i]);
      ck_assert_str_eq (told->watchers[i].name, expected[i]);
    }
  for (guint i = 0; i < G_N_ELEMENTS (watchers); i++)
    driver_free (watchers[i]);
}
END_TEST

static void
cut_line_unseen (Proxy  *proxy,
                 Driver *watcher)
{
  DulleGuest *guest = watcher->session->guest;
  Passage    *passage = g_ptr_array_index (proxy->passages, 0);

  proxy->is_mute = TRUE;
  dulle_line_send (guest->line, &(DulleWireMessage){ DULLE_WIRE_PING, .number = 1 });
  while (!passage->is_mute)
    g_main_context_iteration (NULL, TRUE);
  proxy->is_mute = FALSE;
  dulle_line_drop (g_steal_pointer (&guest->line), DULLE_LINE_END_NONE);
  guest_note_end (guest, DULLE_LINE_END_LOST);
}

/* Returns: (transfer full): what leads @watcher, who looks on, to the table */
static Proxy *
watch_by_proxy (Table  *table,
                Driver *watcher)
{
  DulleRules       rules = driver_rules ();
  DulleParticipant me = { .face = DULLE_FACE_FOX };
  g_autofree char *link = NULL;
  Proxy           *proxy;

  open_table (table, &rules);
  proxy = proxy_new (dulle_host_get_port (table->door));
  link = write_link (table, proxy->port);
  ck_assert (dulle_session_look_on (watcher->session, link, &me, NULL));
  wait_for_watchers (table, 1);

  return proxy;
}

/* Whoever comes back while the host does not know yet that the line is lost has its place again,
 * also where there is no other one. */
START_TEST (test_full_of_oneself)
{
  g_auto (Table) table = { 0 };
  Driver *watcher = start_driver (NULL);
  g_autoptr (Proxy) proxy = watch_by_proxy (&table, watcher);
  Side                sides[DULLE_MAX_WATCHERS - 1] = { 0 };
  const DulleCompany *company;

  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    watch_by (&sides[i], &table, table.door->seats.secret);
  company = dulle_session_get_company (watcher->session);
  while (dulle_company_count_watchers (company) < DULLE_MAX_WATCHERS)
    g_main_context_iteration (NULL, TRUE);

  cut_line_unseen (proxy, watcher);
  ck_assert (company->is_trying && !company->is_connected);
  while (company->is_trying)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_pstr_eq (company->problem, NULL);
  ck_assert (company->is_connected);
  ck_assert_uint_eq (company->own_watcher, 0);
  ck_assert_uint_eq (count_watchers (&table), DULLE_MAX_WATCHERS);
  driver_free (watcher);
  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    side_clear (&sides[i]);
}
END_TEST

/* If the host has seen that, it knows nobody again: whoever comes back is new there. */
START_TEST (test_missed)
{
  g_auto (Table) table = { 0 };
  Driver *watcher = start_driver (NULL);
  g_autoptr (Proxy) proxy = watch_by_proxy (&table, watcher);
  const DulleCompany *company;

  company = dulle_session_get_company (watcher->session);
  while (!company->is_connected)
    g_main_context_iteration (NULL, TRUE);
  proxy_close (proxy);
  wait_for_watchers (&table, 0);
  proxy_open (proxy);
  wait_for_watchers (&table, 1);
  while (!company->is_connected)
    g_main_context_iteration (NULL, TRUE);
  driver_free (watcher);
}
END_TEST

/* Whoever looks on has no part in anything, whatever it says. */
START_TEST (test_not_heard)
{
  static const DulleWireMessage said[] = {
    { DULLE_WIRE_SAY, .say = { 0, (char *) "hello" } },
    { DULLE_WIRE_READY, .number = 1 },
    { DULLE_WIRE_CONSENT, .consent = { 1, 1 } },
    { DULLE_WIRE_ACT, .words = { 1, (char *) "1:healthy" } },
    { DULLE_WIRE_VOTE, .number = 1 },
    { DULLE_WIRE_OFFER, .text = (char *) "" },
  };
  g_auto (Table) table = { 0 };
  g_auto (Side) side = { 0 };
  DulleRules rules = driver_rules ();

  open_table (&table, &rules);
  watch_by (&side, &table, table.door->seats.secret);
  for (guint i = 0; i < G_N_ELEMENTS (said); i++)
    dulle_line_send (side.line, &said[i]);
  dulle_line_send (side.line, &(DulleWireMessage){ DULLE_WIRE_BYE, .text = (char *) "left" });
  wait_for_watchers (&table, 0);
  ck_assert_ptr_null (strstr (side.heard->str, "\nsay "));
}
END_TEST

/* The watcher does not go on from the score of the first game, and others play on for so long that
 * nobody keeps what was said. */
static void
play_on_without (Table  *table,
                 Driver *watcher)
{
  run_until_games (watcher, 1);
  watcher->plays = FALSE;
  while (!watcher->session->guest->is_behind)
    {
      ck_assert (!has_ended (table->host));
      g_main_context_iteration (NULL, TRUE);
    }
  ck_assert (watcher->session->guest->company.is_connected);
  ck_assert_uint_le (count_games (watcher), 2);
}

/* Whoever looks at a score for many games is told afterwards what it has missed. */
START_TEST (test_long_score)
{
  g_auto (Table) table = { 0 };
  DulleRules rules = driver_rules ();
  Driver    *watcher;

  rules.rounds = 10;
  open_table (&table, &rules);
  watcher = start_watcher (&table);
  begin_to_play (&table);
  play_on_without (&table, watcher);
  watcher->plays = TRUE;
  dulle_session_next_game (watcher->session);
  wait_for_both (&table, watcher);
  ck_assert_uint_eq (count_watchers (&table), 1);
  assert_sees_no_hand (watcher);
  assert_same_games (table.host, watcher);
  driver_free (watcher);
}
END_TEST

SUITE ("watchers",
       test_long_score,
       test_whole_tournament,
       test_full_table,
       test_between_games,
       test_host_alone,
       test_substituted,
       test_vote,
       test_no_watchers,
       test_sent_away,
       test_former_watcher,
       test_shown_to_players,
       test_shown_to_newcomers,
       test_room,
       test_same_names,
       test_full_of_oneself,
       test_missed,
       test_not_heard)
