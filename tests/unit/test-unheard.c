/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What a guest does and announces without the host hearing it, because the line is lost: when it
 * is back, that is done once.
 */
#include "silence-fixture.h"
#include "suite.h"

static void
assert_played_once (Table             *table,
                    const DulleAction *action)
{
  Driver *guest = table->guests[0];

  while (driver_count_done (guest, action) == 0)
    g_main_context_iteration (NULL, TRUE);
  guest->plays = TRUE;
  driver_play (guest, driver_last (guest));
  wait_for_end (table);
  ck_assert_uint_eq (driver_count_done (guest, action), 1);
  assert_same_games (table->host, guest);
}

/* What a guest did has not been heard. When the line is back, it is done, and not asked again. */
START_TEST (test_unheard_action)
{
  g_auto (Table) table = { 0 };
  g_autoptr (Proxy) proxy = seat_by_proxy (&table);
  DulleAction action;
  guint       number;

  run_until_card (&table);
  number = table.door->places[1].number;
  action = driver_choose_last (&driver_last (table.guests[0])->view);
  proxy->is_mute = TRUE;
  dulle_session_submit (table.guests[0]->session, &action);
  fall_silent (&table, proxy, dulle_line_end_sentence (DULLE_LINE_END_LOST));
  ck_assert_uint_eq (table.door->places[1].number, number);
  speak_again (&table, proxy);
  assert_played_once (&table, &action);
}
END_TEST

static void
count_cb (guint *n)
{
  (*n)++;
}

/* Nor what it chose while there was no line, and whoever shows the table is told of that; what it
 * chose last counts, whatever was announced. */
START_TEST (test_action_without_line)
{
  g_auto (Table) table = { 0 };
  g_autoptr (Proxy) proxy = seat_by_proxy (&table);
  const DulleEvent *last;
  DulleAction       first;
  DulleAction       action;
  DulleAction       said;
  guint             n_changes = 0;

  run_until_card (&table);
  fall_silent (&table, proxy, dulle_line_end_sentence (DULLE_LINE_END_LOST));
  g_signal_connect_swapped (table.guests[0]->session, "company-changed", G_CALLBACK (count_cb),
                            &n_changes);
  last = driver_last (table.guests[0]);
  first = driver_choose (&last->view);
  action = driver_choose_last (&last->view);
  said = dulle_action_announce (1, DULLE_LEVEL_PARTY);
  dulle_session_submit (table.guests[0]->session, &first);
  ck_assert_uint_eq (n_changes, 1);
  dulle_session_submit (table.guests[0]->session, &action);
  dulle_session_submit (table.guests[0]->session, &said);
  speak_again (&table, proxy);
  assert_played_once (&table, &action);
}
END_TEST

/* What a guest announced has not been heard, or it had no line: it is said once when the line is
 * back, before the card that was chosen. */
static void
assert_announced_once (Table   *table,
                       gboolean has_line)
{
  g_autoptr (Proxy) proxy = seat_by_proxy (table);
  Driver     *guest;
  DulleAction card;
  DulleAction said;

  run_until_card (table);
  guest = table->guests[0];
  card = driver_choose_last (&driver_last (guest)->view);
  said = dulle_action_announce (1, DULLE_LEVEL_PARTY);
  if (!has_line)
    fall_silent (table, proxy, dulle_line_end_sentence (DULLE_LINE_END_LOST));
  proxy->is_mute = TRUE;
  dulle_session_submit (guest->session, &said);
  dulle_session_submit (guest->session, &card);
  ck_assert (dulle_action_equal (&guest->session->guest->submitted, &said));
  if (has_line)
    fall_silent (table, proxy, dulle_line_end_sentence (DULLE_LINE_END_LOST));
  ck_assert (company_of (guest)->has_said);
  speak_again (table, proxy);
  assert_played_once (table, &card);
  ck_assert_uint_eq (driver_count_done (guest, &said), 1);
  ck_assert (!company_of (guest)->has_said);
}

START_TEST (test_unheard_announcement)
{
  g_auto (Table) table = { 0 };

  assert_announced_once (&table, TRUE);
}
END_TEST

START_TEST (test_announcement_without_line)
{
  g_auto (Table) table = { 0 };

  assert_announced_once (&table, FALSE);
}
END_TEST

static guint
count_refused (Driver *guest)
{
  guint n = 0;

  for (guint i = 0; i < guest->events->len; i++)
    n += ((DulleEvent *) g_ptr_array_index (guest->events, i))->kind == DULLE_EVENT_REFUSED;

  return n;
}

/* The guest plays on. @n_refused: how often it was refused anything */
static void
assert_same_end (Table *table,
                 guint  n_refused)
{
  Driver *guest = table->guests[0];

  guest->plays = TRUE;
  driver_play (guest, driver_last (guest));
  wait_for_end (table);
  ck_assert_uint_eq (count_refused (guest), n_refused);
  assert_same_games (table->host, guest);
}

/* At the host, of which the guest hears nothing yet. */
static void
do_without_guest (Table             *table,
                  const DulleAction *action)
{
  guint number = table->door->places[1].number;

  dulle_session_submit (table->host->session, action);
  while (table->door->places[1].number == number)
    g_main_context_iteration (NULL, TRUE);
}

/* Of what @seat says while the guest has no line, after that has announced something, too. */
static void
hear_without_guest (Table *table,
                    Proxy *proxy,
                    guint8 seat)
{
  Driver     *guest;
  DulleAction said = dulle_action_announce (1, DULLE_LEVEL_PARTY);
  DulleAction heard = dulle_action_announce (seat, DULLE_LEVEL_PARTY);

  run_until_card (table);
  guest = table->guests[0];
  fall_silent (table, proxy, dulle_line_end_sentence (DULLE_LINE_END_LOST));
  dulle_session_submit (guest->session, &said);
  do_without_guest (table, &heard);
  speak_again (table, proxy);
  while (company_of (guest)->has_said || !is_asked (guest) || guest->session->guest->question == 0)
    g_main_context_iteration (NULL, TRUE);
}

/* @seat has said something meanwhile: how often the guest hears its own announcement after that */
static void
assert_heard_since (guint8 seat,
                    guint  n_done)
{
  g_auto (Table) table = { 0 };
  g_autoptr (Proxy) proxy = seat_by_proxy (&table);
  DulleAction said = dulle_action_announce (1, DULLE_LEVEL_PARTY);
  Driver     *guest;

  hear_without_guest (&table, proxy, seat);
  guest = table.guests[0];
  ck_assert_uint_eq (driver_count_done (guest, &said), n_done);
  assert_same_end (&table, 0);
}

/* An announcement counts, whatever has been said since. */
START_TEST (test_announcement_of_before)
{
  assert_heard_since (0, 1);
}
END_TEST

/* The host has heard it, and only its answer was lost: it is not said again. */
START_TEST (test_heard_announcement)
{
  assert_heard_since (1, 0);
}
END_TEST

/* A computer has played for the guest since: it was announced with another hand, and comes too
 * late. */
START_TEST (test_announcement_for_other_hand)
{
  g_auto (Table) table = { 0 };
  g_autoptr (Proxy) proxy = seat_by_proxy (&table);
  DulleAction said = dulle_action_announce (1, DULLE_LEVEL_PARTY);
  Driver     *guest;
  DulleAction card;

  run_until_card (&table);
  guest = table.guests[0];
  card = driver_choose (&driver_last (guest)->view);
  fall_silent (&table, proxy, dulle_line_end_sentence (DULLE_LINE_END_LOST));
  dulle_session_submit (guest->session, &said);
  do_without_guest (&table, &card);
  speak_again (&table, proxy);
  while (count_refused (guest) == 0)
    g_main_context_iteration (NULL, TRUE);
  ck_assert (!company_of (guest)->has_said);
  assert_same_end (&table, 1);
  ck_assert_uint_eq (driver_count_done (guest, &said), 0);
}
END_TEST

/* The host has played since, and its rules refuse what is said once more: the person is told, and
 * nothing else happens. */
START_TEST (test_refused_announcement)
{
  g_auto (Table) table = { 0 };
  g_autoptr (Proxy) proxy = seat_in_a_hurry (&table);
  DulleAction      said = dulle_action_announce (1, DULLE_LEVEL_PARTY);
  DulleAction      card;
  const DulleView *view;
  Driver          *guest = table.guests[0];

  run_until_card_of (&table, table.host);
  while (guest->session->guest->number != table.door->places[1].number)
    g_main_context_iteration (NULL, TRUE);
  view = &driver_last (guest)->view;
  ck_assert_int_eq (dulle_action_check (&view->board, &view->own, &said), DULLE_ACCEPTED);
  fall_silent (&table, proxy, dulle_line_end_sentence (DULLE_LINE_END_LOST));
  dulle_session_submit (guest->session, &said);
  card = driver_choose (&driver_last (table.host)->view);
  do_without_guest (&table, &card);
  guest->plays = FALSE;
  speak_again (&table, proxy);
  while (count_refused (guest) == 0)
    g_main_context_iteration (NULL, TRUE);
  ck_assert (!company_of (guest)->has_said);
  ck_assert_int_eq (driver_last (guest)->refused.reason, DULLE_REFUSED_TOO_LATE);
  ck_assert (dulle_action_equal (&driver_last (guest)->refused.action, &said));
  table.host->plays = TRUE;
  driver_play (table.host, driver_last (table.host));
  assert_same_end (&table, 1);
  ck_assert_uint_eq (driver_count_done (guest, &said), 0);
}
END_TEST

/* Counts how often a guest is told that a computer has its seat. */
static void
count_substituted_cb (DulleSession *session,
                      guint        *n)
{
  const DulleCompany *company = dulle_session_get_company (session);

  if (company != NULL && company->own < DULLE_COMPANY_SIZE)
    *n += company->companions[company->own].kind == DULLE_COMPANION_SUBSTITUTED;
}

/* What the guest announced without a line, and whether the host has heard that or something else,
 * is not known to it when the game is over, which a computer has played for it, as it is told: how
 * often it is refused, before the score. */
static void
assert_told_at_end (DulleLevel announced,
                    DulleLevel heard,
                    guint      n_refused)
{
  g_auto (Table) table = { 0 };
  g_autoptr (Proxy) proxy = seat_in_a_hurry (&table);
  DulleAction said = dulle_action_announce (1, announced);
  DulleAction other = dulle_action_announce (1, heard);
  Driver     *guest = table.guests[0];
  guint       n_told = 0;

  g_signal_connect (guest->session, "company-changed", G_CALLBACK (count_substituted_cb), &n_told);
  dulle_host_set_patience (table.door, 0);
  run_until_card (&table);
  fall_silent (&table, proxy, dulle_line_end_sentence (DULLE_LINE_END_LOST));
  dulle_session_submit (guest->session, &said);
  if (heard != DULLE_LEVEL_NONE)
    do_without_guest (&table, &other);
  finish_without_guest (&table);
  speak_again (&table, proxy);
  run_until_score (guest);
  ck_assert_uint_gt (n_told, 0);
  ck_assert_int_eq (company_of (guest)->companions[1].kind, DULLE_COMPANION_PERSON);
  ck_assert_uint_eq (count_refused (guest), n_refused);
  ck_assert_uint_eq (driver_kind (guest, guest->events->len - 2) == DULLE_EVENT_REFUSED, n_refused);
  ck_assert (!company_of (guest)->has_said);
  guest->plays = TRUE;
  dulle_session_next_game (guest->session);
  play_on (&table);
  wait_for_end (&table);
  ck_assert_uint_eq (count_refused (guest), n_refused);
  assert_same_games (table.host, guest);
}

/* Nobody has heard it in time, and the person is told. */
START_TEST (test_announcement_after_end)
{
  assert_told_at_end (DULLE_LEVEL_PARTY, DULLE_LEVEL_NONE, 1);
}
END_TEST

START_TEST (test_announcement_heard_before_end)
{
  assert_told_at_end (DULLE_LEVEL_PARTY, DULLE_LEVEL_PARTY, 0);
}
END_TEST

/* What the computer announced is less than that, or more. */
START_TEST (test_less_heard_before_end)
{
  assert_told_at_end (DULLE_LEVEL_NO_90, DULLE_LEVEL_PARTY, 1);
}
END_TEST

START_TEST (test_more_heard_before_end)
{
  assert_told_at_end (DULLE_LEVEL_NO_90, DULLE_LEVEL_NO_60, 0);
}
END_TEST

/* The host has both kings of diamonds. */
#define GENSCHER_DEAL                                       \
  "given DKDKCQSQHQCJSJCTCASKH9S9 HTSQDQCJHJDADTC9CKSTSAHK" \
  " CQHQDQSJDJD9DTCACKS9HAHK HTHJDJD9DAC9CTSKSTSAH9HA"

static Proxy *
seat_for_genscher (Table *table)
{
  DulleRules rules = driver_rules ();
  Proxy     *proxy;

  rules.genscher = 1;
  table->deal = GENSCHER_DEAL;
  open_table (table, &rules);
  proxy = proxy_new (dulle_host_get_port (table->door));
  seat_guests (table, 1, proxy->port);

  return proxy;
}

/* Until it is the host's turn, which may play a king of diamonds: the guest has led a trump. */
static void
run_until_genscher (Table *table)
{
  DulleAction lead = dulle_action_play (1, DULLE_CARD (DULLE_DIAMONDS, DULLE_ACE));
  Driver     *guest = table->guests[0];

  run_until_card (table);
  table->host->plays = FALSE;
  dulle_session_submit (guest->session, &lead);
  while (!is_on_turn (table, table->host) || driver_count_done (guest, &lead) == 0 ||
         guest->session->guest->number != table->door->places[1].number)
    g_main_context_iteration (NULL, TRUE);
}

/* What the guest announces is heard, or not, and there is a Genscher since. */
static void
announce_before_genscher (Table   *table,
                          Proxy   *proxy,
                          gboolean is_heard)
{
  DulleAction said = dulle_action_announce (1, DULLE_LEVEL_NO_90);
  DulleAction genscher = dulle_action_genscher (0, 2);

  run_until_genscher (table);
  fall_silent (table, proxy, dulle_line_end_sentence (DULLE_LINE_END_LOST));
  dulle_session_submit (table->guests[0]->session, &said);
  if (is_heard)
    do_without_guest (table, &said);
  do_without_guest (table, &genscher);
}

/* @n_refused: how often the guest is told that it was not heard; it is not announced once more */
static void
assert_not_repeated (gboolean is_heard,
                     guint    n_refused)
{
  g_auto (Table) table = { 0 };
  g_autoptr (Proxy) proxy = seat_for_genscher (&table);
  DulleAction said = dulle_action_announce (1, DULLE_LEVEL_NO_90);
  Driver     *guest = table.guests[0];

  announce_before_genscher (&table, proxy, is_heard);
  speak_again (&table, proxy);
  while (company_of (guest)->has_said ||
         guest->session->guest->number != table.door->places[1].number)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_uint_eq (count_refused (guest), n_refused);
  ck_assert_uint_eq (driver_count_done (guest, &said), 0);
}

/* The host has heard it, and a Genscher has left less of it: the person is not told otherwise. */
START_TEST (test_heard_before_genscher)
{
  assert_not_repeated (TRUE, 0);
}
END_TEST

/* It was meant for another party. */
START_TEST (test_unheard_before_genscher)
{
  assert_not_repeated (FALSE, 1);
}
END_TEST

/* The guest hears of it when the game is over. */
START_TEST (test_genscher_before_end)
{
  g_auto (Table) table = { 0 };
  g_autoptr (Proxy) proxy = seat_for_genscher (&table);

  dulle_host_set_patience (table.door, 0);
  announce_before_genscher (&table, proxy, TRUE);
  finish_without_guest (&table);
  speak_again (&table, proxy);
  run_until_score (table.guests[0]);
  ck_assert_uint_eq (count_refused (table.guests[0]), 0);
  ck_assert (!company_of (table.guests[0])->has_said);
}
END_TEST

/* It is still on its way when the guest hears of the Genscher, and counts after that. */
START_TEST (test_genscher_before_announcement)
{
  g_auto (Table) table = { 0 };
  g_autoptr (Proxy) proxy = seat_for_genscher (&table);
  DulleAction before = dulle_action_announce (1, DULLE_LEVEL_PARTY);
  DulleAction said = dulle_action_announce (1, DULLE_LEVEL_NO_90);
  DulleAction genscher = dulle_action_genscher (0, 2);
  Driver     *guest = table.guests[0];

  run_until_genscher (&table);
  dulle_session_submit (guest->session, &before);
  while (driver_count_done (guest, &before) == 0)
    g_main_context_iteration (NULL, TRUE);
  guest_keep_said (guest->session->guest, &said);
  dulle_session_submit (table.host->session, &genscher);
  while (driver_count_done (guest, &genscher) == 0)
    g_main_context_iteration (NULL, TRUE);
  ck_assert (company_of (guest)->has_said);
  guest_send_action (guest->session->guest, &said);
  while (company_of (guest)->has_said)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_uint_eq (driver_count_done (guest, &said), 1);
}
END_TEST

/* If others have said something since, it is another decision, and the person is asked. */
START_TEST (test_action_of_before)
{
  g_auto (Table) table = { 0 };
  g_autoptr (Proxy) proxy = seat_by_proxy (&table);
  Driver     *guest;
  DulleAction action;
  DulleAction said;
  guint       number;
  guint       n_events;

  run_until_card (&table);
  guest = table.guests[0];
  number = table.door->places[1].number;
  action = driver_choose_last (&driver_last (guest)->view);
  fall_silent (&table, proxy, dulle_line_end_sentence (DULLE_LINE_END_LOST));
  dulle_session_submit (guest->session, &action);
  said = dulle_action_announce (0, DULLE_LEVEL_PARTY);
  dulle_session_submit (table.host->session, &said);
  while (table.door->places[1].number == number)
    g_main_context_iteration (NULL, TRUE);
  n_events = guest->events->len;
  speak_again (&table, proxy);
  while (guest->session->guest->question == 0 || guest->events->len == n_events)
    g_main_context_iteration (NULL, TRUE);
  ck_assert (!guest->session->guest->company.has_answer);
  ck_assert (is_on_turn (&table, guest));
  assert_same_end (&table, 0);
}
END_TEST

SUITE ("unheard",
       test_unheard_action,
       test_action_without_line,
       test_action_of_before,
       test_unheard_announcement,
       test_announcement_without_line,
       test_announcement_of_before,
       test_heard_announcement,
       test_announcement_for_other_hand,
       test_refused_announcement,
       test_announcement_after_end,
       test_announcement_heard_before_end,
       test_less_heard_before_end,
       test_more_heard_before_end,
       test_heard_before_genscher,
       test_unheard_before_genscher,
       test_genscher_before_end,
       test_genscher_before_announcement)
