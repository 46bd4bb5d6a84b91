/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Hosts that tell a guest of a game what cannot be, or what it cannot use: the one ends the line
 * with a sentence, the other changes nothing. And the own table behind such a one.
 */
#include "other-host.h"

#include "engine/view-text.h"
#include "session/dulle-session-private.h"
#include "session/guest-private.h"
#include "suite.h"

#define RULES "rules\npreset ddv\nrounds 1\nend\n"
#define BEGUN RULES "tournament 1 0\n"
#define SETUP "preset ddv\nrule rounds 1\ndealer 0\nduty 1/0/0 1/0/0 1/0/0 1/0/0\nbock 1\n"
#define HAND  "HT CQ CJ HJ DJ DK CA ST S9 HA HK HK\n"
#define NEW   "new 1\n" SETUP "hand 2 " HAND "end\n"
#define DEALT BEGUN NEW

/**
 * Told:
 * @n_changes: how often the company has changed
 * @n_said: how often somebody has said something
 */
typedef struct
{
  guint n_changes;
  guint n_said;
} Told;

static void
changed_cb (DulleSession *session,
            Told         *told)
{
  told->n_changes++;
}

static void
said_cb (DulleSession *session,
         guint         player,
         const char   *phrase,
         Told         *told)
{
  ck_assert_uint_lt (player, DULLE_COMPANY_SIZE);
  told->n_said++;
}

static const DulleCompany *
join_other (Driver     *guest,
            const char *link)
{
  const DulleCompany *company;

  join_table (guest, link, "Guest");
  company = dulle_session_get_company (guest->session);
  while (!company->is_connected)
    g_main_context_iteration (NULL, TRUE);

  return company;
}

/* Until all that was said before has been heard, too. */
static void
let_hear (OtherHost  *host,
          Told       *told,
          const char *text)
{
  guint n_said = told->n_said;

  other_say (host, text);
  other_say (host, "say 0 hello\n");
  while (told->n_said == n_said)
    g_main_context_iteration (NULL, TRUE);
}

/* Of a tournament without rules, or that no player begins; of games without a tournament, of
 * another seat, or that are none; and of what does not follow. */
static const char *const nonsense[] = {
  "tournament 1 0\n",
  RULES "tournament 1 4\n",
  RULES "new 1\n" SETUP "hand 2 " HAND "end\n",
  BEGUN "new 1\n" SETUP "hand 1 " HAND "end\n",
  BEGUN "new 1\nnonsense\nend\n",
  RULES "view 1\nnonsense\nend\n",
  BEGUN "view 1\nnonsense\nend\n",
  RULES "record\nnonsense\nend\n",
  BEGUN "record\nnonsense\nend\n",
  BEGUN "event 1 0 1:healthy\n",
  DEALT "event 3 0 1:healthy\n",
  DEALT "event 2 0 nonsense\n",
  DEALT "tournament 2 0\nevent 2 0 1:healthy\n",
};

START_TEST (test_not_understood)
{
  g_auto (OtherHost) host = { 0 };
  g_autofree char *link = open_other (&host, DULLE_LINE_END_NONE);
  g_autoptr (Driver) guest = start_driver (NULL);
  Told told = { 0 };

  g_signal_connect (guest->session, "said", G_CALLBACK (said_cb), &told);
  for (guint i = 0; i < G_N_ELEMENTS (nonsense); i++)
    {
      const DulleCompany *company = join_other (guest, link);

      other_say (&host, nonsense[i]);
      other_say (&host, "say 0 hello\n");
      while (told.n_said == 0 && company->problem == NULL)
        g_main_context_iteration (NULL, TRUE);
      ck_assert_msg (told.n_said == 0, "row %u", i);
      ck_assert_str_eq (company->problem, dulle_line_end_sentence (DULLE_LINE_END_ERROR));
      ck_assert (!company->is_connected && !company->is_trying);
    }
}
END_TEST

/* Of nobody who could be there, or of a game before there is one. */
static const char *const useless[] = {
  "player 4 person 1 fox Anna\n",
  "player 1 somebody 1 fox Anna\n",
  "missing 4 10 1\n",
  "missing 1 10 16\n",
  "watcher 8 fox Anna\n",
  "say 4 hello\n",
  "moved 4 nowhere\n",
  "reached 0\n",
  "voted 1 4\n",
  "between 0\n",
  "refused 1 not-your-turn\n",
  "poll 1\n",
  "ask 1\n",
  "share 1 4 0\n",
  "commitment 1 4 0\n",
};

START_TEST (test_of_no_use)
{
  g_auto (OtherHost) host = { 0 };
  g_autofree char *link = open_other (&host, DULLE_LINE_END_NONE);
  g_autoptr (Driver) guest = start_driver (NULL);
  Told                told = { 0 };
  const DulleCompany *company = join_other (guest, link);
  gulong              handler;

  handler = g_signal_connect (guest->session, "company-changed", G_CALLBACK (changed_cb), &told);
  g_signal_connect (guest->session, "said", G_CALLBACK (said_cb), &told);
  for (guint i = 0; i < G_N_ELEMENTS (useless); i++)
    {
      let_hear (&host, &told, useless[i]);
      ck_assert_msg (told.n_said == i + 1, "row %u", i);
      ck_assert_msg (told.n_changes == 0, "row %u", i);
      ck_assert_msg (!guest->session->is_guest, "row %u", i);
    }
  ck_assert (company->is_connected && company->problem == NULL);
  g_signal_handler_disconnect (guest->session, handler);
}
END_TEST

/* What can be of use, and is shown at once. */
static const char *const news[] = {
  "player 1 person 1 fox Anna\n",
  "missing 1 3600 13\n",
  "watcher 7 fox Eva\n",
  "watcher 7 - \n",
  RULES,
  "tournament 1 0\n",
};

START_TEST (test_news)
{
  g_auto (OtherHost) host = { 0 };
  g_autofree char *link = open_other (&host, DULLE_LINE_END_NONE);
  g_autoptr (Driver) guest = start_driver (NULL);
  Told                  told = { 0 };
  const DulleCompany   *company = join_other (guest, link);
  const DulleCompanion *anna = &company->companions[1];
  gulong                handler;

  handler = g_signal_connect (guest->session, "company-changed", G_CALLBACK (changed_cb), &told);
  g_signal_connect (guest->session, "said", G_CALLBACK (said_cb), &told);
  for (guint i = 0; i < G_N_ELEMENTS (news); i++)
    {
      let_hear (&host, &told, news[i]);
      ck_assert_msg (told.n_changes == i + 1, "row %u", i);
    }
  ck_assert_uint_eq (anna->in_favour, 13);
  ck_assert_uint_gt (dulle_companion_seconds_left (anna), 0);
  ck_assert_uint_le (dulle_companion_seconds_left (anna), 3600);
  g_signal_handler_disconnect (guest->session, handler);
}
END_TEST

/* The own table */

/* Stands still as soon as it is dealt. @is_shared: by two persons, who turn it to each other */
static Driver *
begin_own_table (gboolean is_shared)
{
  Driver              *driver = driver_new (NULL, 0);
  DulleRules           rules = driver_rules ();
  DulleTournamentSetup setup;

  rules.show_all_hands = 1;
  setup = driver_setup (&rules, SEED);
  if (is_shared)
    setup.players[1].taker = DULLE_TAKER_PERSON;
  dulle_session_set_first_tournament (driver->session, &setup);
  driver->holds = TRUE;
  dulle_session_start (driver->session);
  driver_run (driver, 1);
  driver->holds = FALSE;

  return driver;
}

/* Until the game of the other table is shown. */
static void
show_other (OtherHost *host,
            Driver    *guest)
{
  g_autofree char *link = open_other (host, DULLE_LINE_END_NONE);

  join_other (guest, link);
  other_say (host, DEALT);
  while (!guest->session->is_guest)
    g_main_context_iteration (NULL, TRUE);
}

static char *
write_table (const DulleEvent *event)
{
  const DulleSeating *seating = &event->seating;
  GString            *text = g_string_new (NULL);

  dulle_view_write (&event->view, text);
  g_string_append_printf (text, "%u %u %u", seating->person, seating->own, event->open.seats);
  for (guint player = 0; player < DULLE_COMPANY_SIZE; player++)
    g_string_append_printf (text, " %s %u", seating->names[player], seating->skills[player]);

  return g_string_free (text, FALSE);
}

/* What somebody does while another table is shown is not done to the own one, which is as it was
 * left. The question comes after all that was asked of it. */
static void
assert_left_alone (gboolean is_shared)
{
  g_auto (OtherHost) host = { 0 };
  g_autoptr (Driver) guest = begin_own_table (is_shared);
  g_autofree char *before = write_table (driver_last (guest));
  g_autofree char *after = NULL;
  g_autoptr (GArray) attempts = NULL;
  const DulleEvent *shown;
  guint             n_events;

  show_other (&host, guest);
  dulle_session_take_back (guest->session, DULLE_NO_SEAT);
  shown = driver_last (guest);
  ck_assert_int_eq (shown->kind, DULLE_EVENT_RESUMED);
  ck_assert_int_eq (shown->standing.deals, DULLE_DEALS_TOLD);
  dulle_session_rename_player (guest->session, 1, "Other");
  dulle_session_set_skill (guest->session, DULLE_SKILL_MASTER);
  dulle_session_face (guest->session, 1, TRUE);
  dulle_session_open_hands (guest->session, TRUE);
  dulle_session_release (guest->session);
  attempts = driver_list_attempts (guest);
  n_events = guest->events->len;
  dulle_session_leave_table (guest->session);
  while (guest->events->len == n_events)
    g_main_context_iteration (NULL, TRUE);
  after = write_table (g_ptr_array_index (guest->events, n_events));
  ck_assert_str_eq (after, before);
}

START_TEST (test_own_table)
{
  assert_left_alone (FALSE);
  assert_left_alone (TRUE);
}
END_TEST

static void
begin_another (DulleSession *session)
{
  DulleRules           rules = driver_rules ();
  DulleTournamentSetup setup = driver_setup (&rules, SEED + 1);

  dulle_session_new_tournament (session, &setup);
}

static void
continue_own (DulleSession *session)
{
  dulle_session_continue_tournament (session, 1);
}

static void
restored_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
}

static void
restore_copy (DulleSession *session)
{
  dulle_session_restore_copy_async (session, &(DulleKeptCopy){ 0 }, restored_cb, NULL);
}

static void
practise_deal (DulleSession *session)
{
  g_autofree DullePractice *practice = g_new0 (DullePractice, 1);
  DulleRules                rules = driver_rules ();

  practice->setup = driver_setup (&rules, SEED + 1);
  dulle_session_practise (session, practice);
}

/* Whoever begins or goes on with a game of its own leaves the other table. */
START_TEST (test_left_for_own)
{
  static void (*const leave[]) (DulleSession * session) = { begin_another, continue_own,
                                                            restore_copy, practise_deal };

  for (guint i = 0; i < G_N_ELEMENTS (leave); i++)
    {
      g_auto (OtherHost) host = { 0 };
      g_autoptr (Driver) guest = begin_own_table (FALSE);

      show_other (&host, guest);
      leave[i](guest->session);
      ck_assert_msg (dulle_session_get_company (guest->session) == NULL, "row %u", i);
    }
}
END_TEST

/* Nobody acts for another seat. */
START_TEST (test_other_seat)
{
  g_auto (OtherHost) host = { 0 };
  g_autoptr (Driver) guest = begin_own_table (FALSE);
  DulleAction action;
  Told        told = { 0 };

  show_other (&host, guest);
  g_signal_connect (guest->session, "said", G_CALLBACK (said_cb), &told);
  let_hear (&host, &told, "ask 1\n");
  ck_assert (dulle_action_parse ("0:healthy", &action));
  for (action.seat = 0; action.seat < DULLE_N_SEATS; action.seat++)
    dulle_session_submit (guest->session, &action);
  dulle_session_set_ready (guest->session, TRUE);
  while (host.n_ready == 0)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_uint_eq (host.n_acts, 1);
}
END_TEST

/* What somebody has answered is no answer to the first question of another game. */
START_TEST (test_answer_of_before)
{
  g_auto (OtherHost) host = { 0 };
  g_autoptr (Driver) guest = begin_own_table (FALSE);
  DulleAction action;
  Told        told = { 0 };

  show_other (&host, guest);
  g_signal_connect (guest->session, "said", G_CALLBACK (said_cb), &told);
  let_hear (&host, &told, "ask 1\n");
  ck_assert (dulle_action_parse ("2:healthy", &action));
  dulle_session_submit (guest->session, &action);
  let_hear (&host, &told, "tournament 2 0\n" NEW "ask 1\n");
  dulle_session_set_ready (guest->session, TRUE);
  while (host.n_ready == 0)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_uint_eq (host.n_acts, 1);
}
END_TEST

/* A card that must be announced with is played all the same. */
START_TEST (test_announced_card)
{
  g_auto (OtherHost) host = { 0 };
  g_autoptr (Driver) guest = begin_own_table (FALSE);
  Told               told = { 0 };
  const DulleAction *action;

  show_other (&host, guest);
  g_signal_connect (guest->session, "said", G_CALLBACK (said_cb), &told);
  let_hear (&host, &told,
            "event 2 0 1:healthy\nevent 3 0 2:healthy\nevent 4 0 3:healthy\nevent 5 0 0:healthy\n"
            "event 6 0 1!re 1:DA\n");
  action = &driver_last (guest)->action;
  ck_assert_int_eq (action->kind, DULLE_ACTION_PLAY);
  ck_assert_int_eq (action->card, DULLE_DIAMOND_ACE);
}
END_TEST

SUITE ("odd-hosts",
       test_announced_card,
       test_other_seat,
       test_answer_of_before,
       test_own_table,
       test_left_for_own,
       test_not_understood,
       test_of_no_use,
       test_news)
