/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Tournaments of four to seven players: who sits out and what it sees, votes, and
 * several tournaments beside each other.
 */
#include "suite.h"

#include "session-driver.h"

#define SEED 20260

#define PERSON       0
#define MOST_PLAYERS 7

static DulleRules
rules_of (guint n_players)
{
  DulleRules rules = driver_rules ();

  rules.players = (gint16) n_players;

  return rules;
}

static const DulleEvent *
event_at (const Driver *driver,
          guint         i)
{
  return g_ptr_array_index (driver->events, i);
}

static guint
count_seats (guint8 players)
{
  guint n = 0;

  for (; players != 0; players &= (guint8) (players - 1))
    n++;

  return n;
}

/* Beyond four players the dealer sits out, and all get as many games. */
static void
assert_sits_out_in_turn (const DulleEvent *end,
                         guint             n_players)
{
  guint n_played[MOST_PLAYERS] = { 0 };

  ck_assert_uint_eq (dulle_event_sheet (end)->len, 2 * n_players);
  for (guint i = 0; i < dulle_event_sheet (end)->len; i++)
    {
      const DulleSheetRow *row = &g_array_index (dulle_event_sheet (end), DulleSheetRow, i);

      ck_assert_uint_eq (count_seats (row->players), DULLE_N_SEATS);
      ck_assert (n_players == DULLE_N_SEATS || !(row->players >> row->dealer & 1));
      for (guint player = 0; player < MOST_PLAYERS; player++)
        {
          n_played[player] += row->players >> player & 1;
          ck_assert (row->players >> player & 1 || row->scores[player] == 0);
        }
    }
  for (guint player = 0; player < MOST_PLAYERS; player++)
    ck_assert_uint_eq (n_played[player] > 0, player < n_players);
}

static void
play_to_the_end (guint n_players)
{
  DulleRules rules = rules_of (n_players);
  g_autoptr (Driver) driver = driver_new (NULL, PERSON);
  guint n_looked_on = 0;

  driver->plays = TRUE;
  driver_begin (driver, &rules, SEED);
  driver_run_to (driver, DULLE_EVENT_TOURNAMENT_OVER);
  ck_assert_uint_eq (driver_last (driver)->standing.n_players, n_players);
  assert_sits_out_in_turn (driver_last (driver), n_players);

  for (guint i = 0; i < driver->events->len; i++)
    {
      const DulleSeating *seating = &event_at (driver, i)->seating;

      ck_assert_uint_eq (seating->n_players, n_players);
      n_looked_on += seating->own == DULLE_NO_SEAT;
      ck_assert (seating->own == DULLE_NO_SEAT || seating->players[seating->own] == PERSON);
    }
  ck_assert_uint_eq (n_looked_on > 0, n_players > DULLE_N_SEATS);
}

START_TEST (test_to_the_end)
{
  for (guint n_players = DULLE_N_SEATS; n_players <= MOST_PLAYERS; n_players++)
    play_to_the_end (n_players);
}
END_TEST

/* Runs until a game has been dealt in which the person sits out. */
static const DulleEvent *
run_to_sitting_out (Driver *driver)
{
  do
    driver_run_to (driver, DULLE_EVENT_DEALT);
  while (driver_last (driver)->seating.own != DULLE_NO_SEAT);

  return driver_last (driver);
}

static Driver *
sit_out (int spectator_hands)
{
  Driver    *driver = driver_new (NULL, PERSON);
  DulleRules rules = rules_of (5);

  rules.spectator_hands = (gint16) spectator_hands;
  driver->plays = TRUE;
  driver_begin (driver, &rules, SEED);
  run_to_sitting_out (driver);

  return driver;
}

START_TEST (test_sees_no_hand)
{
  g_autoptr (Driver) driver = sit_out (DULLE_SPECTATOR_HANDS_NONE);
  const DulleEvent *event = driver_last (driver);

  ck_assert_uint_eq (event->seating.watched, DULLE_NO_SEAT);
  ck_assert_uint_eq (event->view.own.hand, 0);
  ck_assert_uint_eq (event->open.seats, 0);
  ck_assert (!dulle_event_on_turn (event));
}
END_TEST

/* Runs until the table is shown again after the person wanted to see a hand. */
static const DulleEvent *
run_to_watching (Driver *driver,
                 guint8  seat)
{
  guint n = driver->events->len;

  dulle_session_watch (driver->session, seat);
  do
    driver_run (driver, ++n);
  while (event_at (driver, n - 1)->kind != DULLE_EVENT_RESUMED);

  return event_at (driver, n - 1);
}

static void
assert_watches (const DulleEvent *event,
                guint8            seat)
{
  ck_assert_uint_eq (event->seating.own, DULLE_NO_SEAT);
  ck_assert (!event->seating.chooses);
  ck_assert_uint_eq (event->seating.watched, seat);
  ck_assert_uint_eq (event->open.seats, 0);
  if (seat == DULLE_NO_SEAT)
    {
      ck_assert_uint_eq (event->view.own.dealt, 0);
      return;
    }
  ck_assert_uint_eq (event->view.own.seat, seat);
  ck_assert_uint_ne (event->view.own.dealt, 0);
}

/* One hand, which is chosen before the game; nothing is played until then, and no other
 * hand is seen after that. */
START_TEST (test_sees_one_hand)
{
  for (guint8 i = 0; i <= DULLE_N_SEATS; i++)
    {
      guint8 seat = i < DULLE_N_SEATS ? i : DULLE_NO_SEAT;
      g_autoptr (Driver) driver = driver_new (NULL, PERSON);
      DulleRules rules = rules_of (5);
      guint      n;

      rules.spectator_hands = DULLE_SPECTATOR_HANDS_ONE;
      driver->plays = TRUE;
      driver->chosen = seat;
      driver_begin (driver, &rules, SEED);
      run_to_sitting_out (driver);
      n = driver->events->len;
      ck_assert (driver_last (driver)->seating.chooses);
      ck_assert_uint_eq (driver_last (driver)->seating.watched, DULLE_NO_SEAT);
      ck_assert_uint_eq (driver_last (driver)->view.own.hand, 0);

      driver_run (driver, n + 1);
      ck_assert_int_eq (event_at (driver, n)->kind, DULLE_EVENT_RESUMED);
      dulle_session_watch (driver->session, seat == 0 ? 1 : 0);
      driver_run_to (driver, DULLE_EVENT_OVER);
      for (; n < driver->events->len; n++)
        assert_watches (event_at (driver, n), seat);
    }
}
END_TEST

/* The choice is asked for in each game. */
START_TEST (test_chooses_each_time)
{
  g_autoptr (Driver) driver = sit_out (DULLE_SPECTATOR_HANDS_ONE);

  driver_run_to (driver, DULLE_EVENT_OVER);
  ck_assert_uint_eq (driver_last (driver)->seating.watched, driver->chosen);
  ck_assert (run_to_sitting_out (driver)->seating.chooses);
}
END_TEST

/* Whoever ends the program, or has a look at another tournament, has chosen all the same. */
START_TEST (test_choice_is_kept)
{
  for (guint8 i = 0; i <= DULLE_N_SEATS; i++)
    {
      guint8           seat = i < DULLE_N_SEATS ? i : DULLE_NO_SEAT;
      char            *folder = make_folder ();
      g_autofree char *path = g_build_filename (folder, "store", NULL);
      g_autoptr (Driver) before = driver_new (path, PERSON);
      g_autoptr (Driver) after = driver_new (path, PERSON);
      DulleRules rules = rules_of (5);

      rules.spectator_hands = DULLE_SPECTATOR_HANDS_ONE;
      before->plays = TRUE;
      before->chosen = seat;
      driver_begin (before, &rules, SEED);
      run_to_sitting_out (before);
      driver_run (before, before->events->len + 1);
      assert_watches (driver_last (before), seat);
      dulle_session_close (before->session);

      dulle_session_start (after->session);
      driver_run (after, 1);
      ck_assert_int_eq (event_at (after, 0)->kind, DULLE_EVENT_RESUMED);
      assert_watches (event_at (after, 0), seat);
      remove_folder (folder);
    }
}
END_TEST

START_TEST (test_sees_all_hands)
{
  g_autoptr (Driver) driver = sit_out (DULLE_SPECTATOR_HANDS_ALL);
  const DulleEvent *event = driver_last (driver);

  ck_assert (!event->seating.chooses);
  assert_watches (event, DULLE_NO_SEAT);

  dulle_session_open_hands (driver->session, TRUE);
  driver_run_to (driver, DULLE_EVENT_RESUMED);
  event = driver_last (driver);
  ck_assert_uint_eq (event->seating.watched, event->view.own.seat);
  ck_assert_uint_ne (event->view.own.hand, 0);
  ck_assert_uint_eq (count_seats (event->open.seats), DULLE_N_SEATS - 1);

  for (guint8 seat = DULLE_N_SEATS - 1; seat < DULLE_N_SEATS; seat--)
    {
      event = run_to_watching (driver, seat);
      ck_assert_uint_eq (event->seating.watched, seat);
      ck_assert_uint_eq (event->view.own.seat, seat);
    }
}
END_TEST

/* While it sits out, what others call and pass stays as secret as for who plays. */
START_TEST (test_hides)
{
  g_autoptr (Driver) driver = sit_out (DULLE_SPECTATOR_HANDS_NONE);
  guint n_calls = 0;

  driver_run_to (driver, DULLE_EVENT_OVER);
  for (guint i = 0; i < driver->events->len; i++)
    {
      const DulleEvent *event = event_at (driver, i);

      if (event->seating.own != DULLE_NO_SEAT)
        continue;
      ck_assert (event->view.own.hand == 0);
      if (event->kind != DULLE_EVENT_ACTION || event->action.kind != DULLE_ACTION_CALL)
        continue;
      ck_assert_uint_eq (event->action.contract, 0);
      n_calls++;
    }
  ck_assert_uint_ge (n_calls, DULLE_N_SEATS);
}
END_TEST

/* Only who is good at it thinks long enough to be told of. */
START_TEST (test_skills)
{
  g_autoptr (Driver) driver = driver_new (NULL, PERSON);
  DulleRules           rules = rules_of (4);
  DulleTournamentSetup setup = driver_setup (&rules, SEED);
  guint                n_thinking = 0;

  setup.players[3].skill = DULLE_SKILL_STRONG;
  driver->plays = TRUE;
  dulle_session_start (driver->session);
  dulle_session_new_tournament (driver->session, &setup);
  driver_run_to (driver, DULLE_EVENT_OVER);
  for (guint i = 0; i < driver->events->len; i++)
    {
      const DulleEvent *event = event_at (driver, i);

      if (event->kind != DULLE_EVENT_THINKING)
        continue;
      ck_assert_uint_eq (event->seating.players[event->thinking.seat], 3);
      n_thinking++;
    }
  ck_assert_uint_gt (n_thinking, 0);
}
END_TEST

static guint
count_thinking (const Driver *driver,
                guint         from)
{
  guint n = 0;

  for (guint i = from; i < driver->events->len; i++)
    n += event_at (driver, i)->kind == DULLE_EVENT_THINKING;

  return n;
}

/* Another skill is that of all players in the next game, and is kept. */
START_TEST (test_set_skill)
{
  char            *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "store", NULL);
  DulleRules       rules = rules_of (4);
  guint            n_events;

  for (guint n_starts = 0; n_starts < 2; n_starts++)
    {
      g_autoptr (Driver) driver = driver_new (path, PERSON);

      driver->plays = TRUE;
      if (n_starts == 0)
        {
          driver_begin (driver, &rules, SEED);
          driver_run (driver, 4);
          dulle_session_set_skill (driver->session, DULLE_SKILL_STRONG);
          driver_run_to (driver, DULLE_EVENT_OVER);
          ck_assert_uint_eq (count_thinking (driver, 0), 0);
          n_events = driver->events->len;
          driver_run_to (driver, DULLE_EVENT_OVER);
          ck_assert_uint_gt (count_thinking (driver, n_events), 0);
        }
      else
        {
          dulle_session_start (driver->session);
          driver_run (driver, 1);
        }
      for (guint player = 0; player < DULLE_N_SEATS; player++)
        ck_assert_int_eq (driver_last (driver)->seating.skills[player], DULLE_SKILL_STRONG);
    }
  remove_folder (folder);
}
END_TEST

/* What is begun where nothing is kept is as it was wished, and is not begun again. */
START_TEST (test_first_tournament)
{
  char                *folder = make_folder ();
  g_autofree char     *path = g_build_filename (folder, "store", NULL);
  DulleRules           rules = rules_of (5);
  DulleTournamentSetup setup = driver_setup (&rules, SEED);

  setup.players[1].skill = DULLE_SKILL_MASTER;
  dulle_participant_set_name (&setup.players[2], "Ada");
  for (guint n_starts = 0; n_starts < 2; n_starts++)
    {
      g_autoptr (Driver) driver = driver_new (path, PERSON);

      if (n_starts == 0)
        dulle_session_set_first_tournament (driver->session, &setup);
      dulle_session_start (driver->session);
      driver_run (driver, 1);
      ck_assert_int_eq (event_at (driver, 0)->kind,
                        n_starts == 0 ? DULLE_EVENT_DEALT : DULLE_EVENT_RESUMED);
      ck_assert_uint_eq (driver_last (driver)->seating.n_players, 5);
      ck_assert_int_eq (driver_last (driver)->seating.skills[1], DULLE_SKILL_MASTER);
      ck_assert_str_eq (driver_last (driver)->seating.names[2], "Ada");
    }
  remove_folder (folder);
}
END_TEST

/* A name comes with the next event, is cut between two characters, and is kept. */
START_TEST (test_rename)
{
  char            *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "store", NULL);
  g_autofree char *name = g_strnfill (DULLE_MAX_NAME - 2, 'x');
  g_autofree char *too_long = g_strconcat (name, "é", NULL);

  for (guint n_starts = 0; n_starts < 2; n_starts++)
    {
      g_autoptr (Driver) driver = driver_new (path, PERSON);

      dulle_session_start (driver->session);
      driver_run (driver, 1);
      if (n_starts == 0)
        {
          dulle_session_rename_player (driver->session, 2, too_long);
          dulle_session_rename_player (driver->session, 3, "Grace");
          dulle_session_take_back (driver->session, DULLE_NO_SEAT);
          driver_run_to (driver, DULLE_EVENT_RESUMED);
        }
      ck_assert_str_eq (driver_last (driver)->seating.names[2], name);
      ck_assert_str_eq (driver_last (driver)->seating.names[3], "Grace");
    }
  remove_folder (folder);
}
END_TEST

/* Votes */

/* Stops where the person is asked for a round of solos. */
static Driver *
play_to_vote (const char *path,
              guint64     seed)
{
  Driver    *driver = driver_new (path, PERSON);
  DulleRules rules = rules_of (5);

  rules.rounds = 3;
  rules.bock = 1;
  rules.solo_round_vote = 1;
  driver->plays = TRUE;
  driver_begin (driver, &rules, seed);
  driver_run_to (driver, DULLE_EVENT_VOTE);

  return driver;
}

/* Plays the game after a vote. */
static gboolean
is_voted_game (Driver *driver)
{
  driver_run_to (driver, DULLE_EVENT_DEALT);

  return driver_last (driver)->view.board.voted;
}

/* Votes in a tournament; the sum of the votes is checked. Whether there is a round of solos. */
static gboolean
vote (guint64   seed,
      gboolean  in_favour,
      unsigned *n_in_favour)
{
  g_autoptr (Driver) driver = play_to_vote (NULL, seed);
  DulleEventDealt dealt;
  gboolean        is_voted;

  dulle_session_vote (driver->session, PERSON, in_favour);
  is_voted = is_voted_game (driver);
  dealt = driver_last (driver)->dealt;
  ck_assert_uint_eq (dealt.n_voters, 5);
  ck_assert (is_voted == (2 * dealt.n_in_favour > dealt.n_voters));
  *n_in_favour = dealt.n_in_favour;

  return is_voted;
}

/* The first tournament in which the person's vote decides: who else is behind depends on
 * how the computers play. */
static guint64
find_close_vote (void)
{
  for (guint64 seed = 1; seed < 30; seed++)
    {
      unsigned with;
      unsigned without;
      gboolean is_close = vote (seed, TRUE, &with) != vote (seed, FALSE, &without);

      ck_assert_uint_eq (with, without + 1);
      if (is_close)
        return seed;
    }

  ck_abort_msg ("no vote is close");
}

START_TEST (test_vote)
{
  find_close_vote ();
}
END_TEST

/* Who closes the program instead of answering is asked again, and what was voted
 * is kept. */
START_TEST (test_vote_is_kept)
{
  char            *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "store", NULL);
  guint64          seed = find_close_vote ();
  guint            n_games = 0;

  for (guint n_starts = 0; n_starts < 3; n_starts++)
    {
      g_autoptr (Driver) driver =
          n_starts == 0 ? play_to_vote (path, seed) : driver_new (path, PERSON);

      if (n_starts == 0)
        {
          n_games = driver_last (driver)->standing.n_games;
          continue;
        }
      dulle_session_start (driver->session);
      driver_run_to (driver, n_starts == 1 ? DULLE_EVENT_OVER : DULLE_EVENT_RESUMED);
      ck_assert_uint_eq (driver_last (driver)->standing.n_games, n_games);
      if (n_starts == 1)
        {
          dulle_session_next_game (driver->session);
          driver_run_to (driver, DULLE_EVENT_VOTE);
          dulle_session_vote (driver->session, PERSON, TRUE);
          driver_run_to (driver, DULLE_EVENT_DEALT);
        }
      ck_assert (driver_last (driver)->view.board.voted);
    }
  remove_folder (folder);
}
END_TEST

/* Each player is found on its seat, and who sits out on none. */
START_TEST (test_seats)
{
  const DulleSeating seating = { .players = { 4, 2, 0, 1 } };

  for (guint8 seat = 0; seat < DULLE_N_SEATS; seat++)
    ck_assert_uint_eq (dulle_seating_seat_of (&seating, seating.players[seat]), seat);
  ck_assert_uint_eq (dulle_seating_seat_of (&seating, 3), DULLE_NO_SEAT);
}
END_TEST

SUITE ("players",
       test_to_the_end,
       test_sees_no_hand,
       test_sees_one_hand,
       test_chooses_each_time,
       test_choice_is_kept,
       test_sees_all_hands,
       test_hides,
       test_skills,
       test_set_skill,
       test_first_tournament,
       test_rename,
       test_vote,
       test_vote_is_kept,
       test_seats)
