/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Several persons in one tournament, at this machine and elsewhere: each is asked for what is
 * theirs, nobody else's hand comes up, and what is kept does not depend on who they are.
 */
#include "session/perspective.h"

#include "session-driver.h"

#include "engine/rng.h"
#include "suite.h"

#define OWNER 0

/**
 * Evening:
 * @n_people: how many of the players, from the first one on, are persons at this machine
 * @phases: a bit for each phase in which a person did something
 * @kinds: a bit for each kind of action that a person chose
 * @n_votes: how often a person voted
 * @acted: who did something
 * @elsewhere: the events that came for a player elsewhere
 * @thorough: whether to take what leads into other phases, where it is offered
 */
typedef struct
{
  Driver      *driver;
  DulleRng     rng;
  guint        n_people;
  guint        phases;
  guint        kinds;
  guint        n_votes;
  DullePlayers acted;
  GPtrArray   *elsewhere;
  gboolean     thorough;
} Evening;

/* Nothing in the event comes from a hand. */
static void
assert_shows_no_hand (const DulleEvent *event)
{
  const DullePrivateKnowledge nothing = { .seat = event->view.own.seat,
                                          .party = event->view.own.party };

  ck_assert_mem_eq (&event->view.own, &nothing, sizeof nothing);
  ck_assert_int_eq ((int) event->view.own.party, event->view.board.known[event->view.own.seat]);
  ck_assert_uint_eq (event->open.seats, 0);
  if (event->kind == DULLE_EVENT_ACTION)
    ck_assert (event->action.kind != DULLE_ACTION_CALL || event->action.contract == 0);
  if (event->kind == DULLE_EVENT_ACTION &&
      (event->action.kind == DULLE_ACTION_PASS || event->action.kind == DULLE_ACTION_RETURN))
    ck_assert_uint_eq (event->action.cards, 0);
}

static void
assert_is_addressed (const Evening    *evening,
                     const DulleEvent *event)
{
  const DulleSeating *seating = &event->seating;

  ck_assert_uint_lt (seating->person, evening->n_people);
  ck_assert_uint_eq (dulle_players_count (dulle_seating_people (seating)), evening->n_people);
  if (seating->own == DULLE_NO_SEAT)
    assert_shows_no_hand (event);
  else
    {
      ck_assert_uint_eq (seating->players[seating->own], seating->person);
      ck_assert_uint_eq (event->view.own.seat, seating->own);
    }
}

/* What leads into other phases than the tricks. */
static gboolean
is_rare (const DulleAction *action)
{
  return action->kind == DULLE_ACTION_ACCEPT || action->kind == DULLE_ACTION_ANNOUNCE ||
         (action->kind == DULLE_ACTION_CALL && (action->contract == DULLE_CONTRACT_MARRIAGE ||
                                                action->contract == DULLE_CONTRACT_POVERTY));
}

static DulleAction
choose (Evening         *evening,
        const DulleView *view)
{
  DulleAction actions[DULLE_MAX_ACTIONS];
  guint       n_actions = dulle_action_list (&view->board, &view->own, actions);

  for (guint i = 0; i < n_actions && evening->thorough; i++)
    if (is_rare (&actions[i]))
      return actions[i];

  return evening->thorough ? actions[0] : actions[dulle_rng_below (&evening->rng, n_actions)];
}

static void
act (Evening          *evening,
     const DulleEvent *event)
{
  const DulleView *view = &event->view;
  DulleAction      action = choose (evening, view);

  evening->phases |= 1u << view->board.phase;
  evening->kinds |= 1u << action.kind;
  evening->acted |= (DullePlayers) (1 << event->seating.person);
  dulle_session_submit (evening->driver->session, &action);
}

static void
follow_event (Driver           *driver,
              const DulleEvent *event)
{
  Evening *evening = driver->data;

  if (!dulle_event_is_of_game (event))
    return;

  assert_is_addressed (evening, event);
  ck_assert_int_ne (event->kind, DULLE_EVENT_REFUSED);
  if (event->kind == DULLE_EVENT_OVER)
    dulle_session_next_game (driver->session);
  else if (event->kind == DULLE_EVENT_VOTE)
    {
      ck_assert_uint_lt (event->vote.player, evening->n_people);
      evening->n_votes++;
      dulle_session_vote (driver->session, event->vote.player, TRUE);
    }
  else if (driver_is_before_curtain (event))
    dulle_session_face (driver->session, event->seating.person, TRUE);
  else if (dulle_event_on_turn (event))
    act (evening, event);
}

static DulleRules
lively_rules (guint n_players)
{
  DulleRules rules = driver_rules ();

  rules.players = (gint16) n_players;
  rules.poverty = 1;
  rules.poverty_shift = 1;
  rules.bock = 1;
  rules.solo_round_vote = 1;

  return rules;
}

static DulleTournamentSetup
setup_of_people (guint   n_players,
                 guint   n_people,
                 guint64 seed)
{
  DulleRules           rules = lively_rules (n_players);
  DulleTournamentSetup setup = dulle_tournament_setup_make (&rules, seed);

  for (guint player = 0; player < DULLE_MAX_PLAYERS; player++)
    setup.players[player].skill = DULLE_SKILL_EASY;
  for (guint player = 1; player < n_people; player++)
    {
      setup.players[player].taker = DULLE_TAKER_PERSON;
      setup.players[player].face = DULLE_FIRST_ANIMAL + player;
    }

  return setup;
}

static void
evening_begin (Evening                    *evening,
               const DulleTournamentSetup *setup,
               guint                       n_people)
{
  *evening = (Evening){ .driver = driver_new (NULL, OWNER),
                        .rng = dulle_rng (setup->seed),
                        .n_people = n_people };
  evening->driver->data = evening;
  evening->driver->shown = follow_event;
  dulle_session_start (evening->driver->session);
  dulle_session_new_tournament (evening->driver->session, setup);
}

static void
evening_end (Evening *evening)
{
  g_clear_pointer (&evening->driver, driver_free);
  g_clear_pointer (&evening->elsewhere, g_ptr_array_unref);
}

/* Who sits out is asked nothing, and nobody is asked for anybody else. */
START_TEST (test_whole_tournaments)
{
  static const guint tables[][2] = { { 4, 2 }, { 4, 4 }, { 5, 3 }, { 6, 6 }, { 7, 7 } };

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      guint                n_people = tables[i][1];
      DulleTournamentSetup setup = setup_of_people (tables[i][0], n_people, i + 1);
      Evening              evening;

      evening_begin (&evening, &setup, n_people);
      driver_run_to (evening.driver, DULLE_EVENT_TOURNAMENT_OVER);
      ck_assert_uint_eq (evening.acted, (1u << n_people) - 1);
      evening_end (&evening);
    }
}
END_TEST

/* A person is not taken for a computer player of the same name. */
START_TEST (test_statistics)
{
  DulleTournamentSetup setup = setup_of_people (DULLE_N_SEATS, 2, 6);
  Evening              evening;
  g_autoptr (DullePastGames) past = NULL;

  for (guint player = 1; player < DULLE_N_SEATS; player++)
    dulle_participant_set_name (&setup.players[player], player < 3 ? "Ben" : "Mia");
  evening_begin (&evening, &setup, 2);
  driver_run_to (evening.driver, DULLE_EVENT_TOURNAMENT_OVER);
  past = driver_read_players (evening.driver);
  ck_assert_uint_eq (past->players->len, DULLE_N_SEATS);
  for (guint i = 0; i < past->players->len; i++)
    {
      const DullePastPlayer *player = g_ptr_array_index (past->players, i);
      const DullePastGame   *first = &g_array_index (player->games, DullePastGame, 0);

      ck_assert_int_eq (player->is_person, i == 0);
      ck_assert_int_eq (first->is_human, first->player == 1);
    }
  evening_end (&evening);
}
END_TEST

/* After a warning the same card is played all the same. */
static void
follow_warnings (Driver           *driver,
                 const DulleEvent *event)
{
  if (event->kind != DULLE_EVENT_WARNING)
    {
      follow_event (driver, event);
      return;
    }

  ck_assert_uint_eq (event->seating.person, 1);
  dulle_session_submit (driver->session, &event->warning.card.action);
}

/* Each person has a tutor or none. */
START_TEST (test_tutor_of_one)
{
  DulleTournamentSetup setup = setup_of_people (DULLE_N_SEATS, 2, 3);
  Evening              evening;

  setup.rules.card_hint = 1;
  evening_begin (&evening, &setup, 2);
  evening.driver->shown = follow_warnings;
  dulle_session_set_tutor (evening.driver->session, 1 << 1);
  driver_run_to (evening.driver, DULLE_EVENT_WARNING);
  driver_run_to (evening.driver, DULLE_EVENT_OVER);
  evening_end (&evening);
}
END_TEST

/* Hands with a poverty at the first player, and with a marriage at the second. */
static const char *const special_deals[] = {
  "given D9D9DKCACACTCTCKCKC9C9SA DQHQDADJSQS9DQCJHTSKDJST"
  " S9SQDTDKHQHASKHKSTDACQSJ HKH9HTHJDTSJHJHASACQH9CJ",
  "given SASQCACJH9S9HQSTHQSTCTSJ CQCQHTDASJCJCAC9SKHKHAD9"
  " DTDKCKDAHTH9DJSADJDQS9HJ DQDKD9HACTSQC9SKDTHKCKHJ",
};

START_TEST (test_every_phase)
{
  static const guint phases[] = { 1u << DULLE_PHASE_EXCHANGE, 1u << DULLE_PHASE_TRICKS };
  guint              kinds = 0;

  for (guint i = 0; i < G_N_ELEMENTS (special_deals); i++)
    {
      DulleTournamentSetup setup = setup_of_people (DULLE_N_SEATS, DULLE_N_SEATS, 7);
      Evening              evening;

      ck_assert (dulle_deals_parse (&setup, special_deals[i]));
      evening_begin (&evening, &setup, DULLE_N_SEATS);
      evening.thorough = TRUE;
      driver_run_to (evening.driver, DULLE_EVENT_OVER);
      ck_assert_uint_eq (evening.phases & phases[i], phases[i]);
      ck_assert_int_eq ((int) driver_last (evening.driver)->view.board.contract,
                        i == 0 ? DULLE_CONTRACT_POVERTY : DULLE_CONTRACT_MARRIAGE);
      kinds |= evening.kinds;
      evening_end (&evening);
    }

  for (DulleActionKind kind = DULLE_ACTION_CALL; kind <= DULLE_ACTION_RETURN; kind++)
    if (kind != DULLE_ACTION_DECLARE && kind != DULLE_ACTION_REFUSE)
      ck_assert_msg ((kinds & 1u << kind) != 0, "nobody did what is number %u", kind);
}
END_TEST

/* Everybody who plays votes once. */
START_TEST (test_votes)
{
  const guint          n_people = 3;
  DulleTournamentSetup setup = setup_of_people (5, n_people, 41);
  Evening              evening;

  setup.rules.rounds = 3;
  setup.players[5].taker = DULLE_TAKER_PERSON;
  evening_begin (&evening, &setup, n_people);
  evening.thorough = TRUE;
  driver_run_to (evening.driver, DULLE_EVENT_VOTE);
  ck_assert_uint_eq (driver_last (evening.driver)->vote.player, OWNER);
  driver_run_to (evening.driver, DULLE_EVENT_DEALT);
  ck_assert_uint_eq (evening.n_votes, n_people);
  ck_assert_uint_eq (driver_last (evening.driver)->dealt.n_voters, 5);
  ck_assert_uint_ge (driver_last (evening.driver)->dealt.n_in_favour, n_people);
  evening_end (&evening);
}
END_TEST

/* What somebody else does while the table is not turned to them is not done. */
START_TEST (test_one_at_a_time)
{
  DulleTournamentSetup setup = setup_of_people (DULLE_N_SEATS, 2, 3);
  DulleAction          call = { .kind = DULLE_ACTION_CALL };
  g_autoptr (Driver) driver = driver_new (NULL, OWNER);
  guint8 person;

  dulle_session_start (driver->session);
  dulle_session_new_tournament (driver->session, &setup);
  do
    driver_run (driver, driver->events->len + 1);
  while (!driver_is_before_curtain (driver_last (driver)));
  person = driver_last (driver)->seating.person;
  call.seat = person;

  dulle_session_submit (driver->session, &call);
  dulle_session_face (driver->session, 2, TRUE);
  dulle_session_face (driver->session, 1 - person, TRUE);
  driver_run_to (driver, DULLE_EVENT_TURNED);
  ck_assert_uint_eq (driver_last (driver)->seating.person, 1 - person);
  ck_assert_uint_eq (driver_last (driver)->seating.own, 1 - person);
  ck_assert (!dulle_event_on_turn (driver_last (driver)));

  dulle_session_face (driver->session, person, FALSE);
  driver_run_to (driver, DULLE_EVENT_TURNED);
  ck_assert (driver_is_before_curtain (driver_last (driver)));
  assert_shows_no_hand (driver_last (driver));
}
END_TEST

static void
stop_at_third_card (Driver           *driver,
                    const DulleEvent *event)
{
  if (event->view.board.n_tricks == 2)
    driver->shown = NULL;
  else
    follow_event (driver, event);
}

static gboolean
is_closed (const Driver *driver)
{
  return dulle_seating_is_closed (&driver_last (driver)->seating);
}

/* It is the last thing that a person did, and the table is closed, and turned to them. */
START_TEST (test_take_back)
{
  DulleTournamentSetup setup = setup_of_people (DULLE_N_SEATS, DULLE_N_SEATS, 5);
  Evening              evening;
  const DulleEvent    *event;
  guint                n_cards;

  setup.rules.take_back = 1;
  evening_begin (&evening, &setup, DULLE_N_SEATS);
  evening.thorough = TRUE;
  evening.driver->shown = stop_at_third_card;
  while (evening.driver->shown != NULL || !is_closed (evening.driver))
    driver_run (evening.driver, evening.driver->events->len + 1);
  event = driver_last (evening.driver);
  n_cards = event->view.board.n_cards[0] + event->view.board.n_cards[1] +
            event->view.board.n_cards[2] + event->view.board.n_cards[3];

  dulle_session_take_back (evening.driver->session, DULLE_NO_SEAT);
  driver_run_to (evening.driver, DULLE_EVENT_RESUMED);
  event = driver_last (evening.driver);
  ck_assert (driver_is_before_curtain (event));
  assert_shows_no_hand (event);
  ck_assert_uint_eq (event->view.board.n_cards[0] + event->view.board.n_cards[1] +
                         event->view.board.n_cards[2] + event->view.board.n_cards[3],
                     n_cards + 1);
  evening_end (&evening);
}
END_TEST

/* The table is closed when the person at it has acted, and not when somebody else has. */
START_TEST (test_closed_by_person)
{
  DulleTournamentSetup setup = setup_of_people (DULLE_N_SEATS, 2, 5);
  DullePerspective     perspective = { .wanted = DULLE_NO_SEAT };
  DulleTournamentRun   run = { 0 };
  guint8               seat;

  dulle_tournament_run_begin (&run, &setup);
  dulle_perspective_begin_game (&perspective, &run);
  ck_assert (perspective.closed);
  ck_assert_uint_eq (perspective.wanted, 0);
  seat = dulle_tournament_run_seat_of (&run, perspective.person);
  ck_assert_uint_ne (run.game.board.turn, seat);
  perspective.closed = FALSE;
  ck_assert (!dulle_perspective_follow (&perspective, &run, dulle_next_seat (seat)));
  ck_assert (dulle_perspective_follow (&perspective, &run, seat));
  ck_assert (perspective.closed);

  perspective.wanted = 2;
  dulle_perspective_begin_game (&perspective, &run);
  ck_assert_uint_eq (perspective.wanted, 2);
  dulle_tournament_run_clear (&run);
}
END_TEST

/* For whoever deals among five, and sits out, the table lies as it does for the first seat. */
START_TEST (test_sitting_out)
{
  DulleTournamentSetup setup = setup_of_people (DULLE_N_SEATS + 1, 1, 5);
  DullePerspective     perspective = { .wanted = DULLE_NO_SEAT };
  DulleTournamentRun   run = { 0 };
  g_autoptr (DulleEvent) event = NULL;

  setup.dealer = OWNER;
  dulle_tournament_run_begin (&run, &setup);
  dulle_perspective_begin_game (&perspective, &run);
  ck_assert (dulle_perspective_sits_out (&perspective, &run));
  event = dulle_perspective_event (&perspective, &run, DULLE_EVENT_DEALT);
  ck_assert_uint_eq (event->view.own.seat, 0);
  assert_shows_no_hand (event);
  dulle_tournament_run_clear (&run);
}
END_TEST

/* Elsewhere */

static void
elsewhere_cb (DulleSession     *session,
              const DulleEvent *event,
              Evening          *evening)
{
  g_ptr_array_add (evening->elsewhere, (gpointer) dulle_event_ref (event));
  ck_assert_uint_eq (event->seating.players[event->seating.own], event->seating.person);
  ck_assert_int_ne (event->kind, DULLE_EVENT_TURNED);
  if (dulle_event_on_turn (event))
    {
      DulleAction action = driver_choose (&event->view);

      dulle_session_submit (session, &action);
    }
}

/* Two persons elsewhere have their own events, and this machine never sees their hands. */
START_TEST (test_elsewhere)
{
  DulleTournamentSetup setup = setup_of_people (DULLE_N_SEATS, 1, 9);
  Evening              evening;
  DullePlayers         addressed = 0;

  setup.players[1].taker = DULLE_TAKER_ELSEWHERE;
  setup.players[3].taker = DULLE_TAKER_ELSEWHERE;
  evening_begin (&evening, &setup, 1);
  evening.elsewhere = g_ptr_array_new_with_free_func (driver_event_free);
  g_signal_connect (evening.driver->session, "event-elsewhere", G_CALLBACK (elsewhere_cb),
                    &evening);
  driver_run_to (evening.driver, DULLE_EVENT_OVER);

  for (guint i = 0; i < evening.elsewhere->len; i++)
    {
      const DulleEvent *event = g_ptr_array_index (evening.elsewhere, i);

      addressed |= (DullePlayers) (1 << event->seating.person);
      ck_assert (dulle_event_is_elsewhere (event));
    }
  ck_assert_uint_eq (addressed, 1 << 1 | 1 << 3);
  evening_end (&evening);
}
END_TEST

/* Whatever is shown at this machine is shown to that player. */
static void
assert_is_for (Driver *driver,
               guint8  person)
{
  for (guint i = 0; i < driver->events->len; i++)
    {
      const DulleEvent *event = g_ptr_array_index (driver->events, i);

      if (!dulle_event_is_of_game (event))
        continue;
      ck_assert_uint_eq (event->seating.person, person);
      ck_assert_uint_eq (event->seating.players[event->seating.own], person);
      ck_assert_uint_eq (event->view.own.seat, event->seating.own);
    }
  ck_assert_uint_eq (dulle_session_get_player (driver->session), person);
}

/* Who was asked for a vote so far, as digits. */
static char *
list_asked (GPtrArray *events)
{
  GString *asked = g_string_new (NULL);

  for (guint i = 0; i < events->len; i++)
    {
      const DulleEvent *event = g_ptr_array_index (events, i);

      if (event->kind == DULLE_EVENT_VOTE)
        g_string_append_printf (asked, "%u", event->vote.player);
    }

  return g_string_free (asked, FALSE);
}

/* @here, @elsewhere: whoever was asked, once all that was asked for before has been done */
static void
assert_asked (Evening    *evening,
              const char *here,
              const char *elsewhere)
{
  g_autoptr (DulleTournamentLog) done = driver_read_tournament_log (evening->driver, 0);
  g_autofree char *asked_here = list_asked (evening->driver->events);
  g_autofree char *asked_elsewhere = list_asked (evening->elsewhere);

  ck_assert_str_eq (asked_here, here);
  ck_assert_str_eq (asked_elsewhere, elsewhere);
}

static void
follow_all_but_votes (Driver           *driver,
                      const DulleEvent *event)
{
  if (event->kind != DULLE_EVENT_VOTE)
    follow_event (driver, event);
}

/* At one machine one after the other is asked, and whoever is elsewhere meanwhile, also if it
 * comes back only then. */
START_TEST (test_votes_elsewhere)
{
  DulleTournamentSetup setup = setup_of_people (DULLE_N_SEATS, 2, 41);
  Evening              evening;

  setup.rules.rounds = 3;
  setup.players[2].taker = DULLE_TAKER_ELSEWHERE;
  evening_begin (&evening, &setup, 2);
  evening.thorough = TRUE;
  evening.driver->shown = follow_all_but_votes;
  evening.elsewhere = g_ptr_array_new_with_free_func (driver_event_free);
  g_signal_connect (evening.driver->session, "event-elsewhere", G_CALLBACK (elsewhere_cb),
                    &evening);
  driver_run_to (evening.driver, DULLE_EVENT_DEALT);
  dulle_session_substitute (evening.driver->session, 2, TRUE);
  dulle_session_substitute (evening.driver->session, 2, FALSE);
  assert_asked (&evening, "", "");
  driver_run_to (evening.driver, DULLE_EVENT_VOTE);
  assert_asked (&evening, "0", "2");
  dulle_session_substitute (evening.driver->session, 2, TRUE);
  assert_asked (&evening, "00", "2");
  dulle_session_vote (evening.driver->session, 0, TRUE);
  assert_asked (&evening, "001", "2");
  dulle_session_substitute (evening.driver->session, 2, FALSE);
  assert_asked (&evening, "0011", "22");
  dulle_session_vote (evening.driver->session, 1, TRUE);
  assert_asked (&evening, "0011", "222");
  dulle_session_vote (evening.driver->session, 2, TRUE);
  driver_run_to (evening.driver, DULLE_EVENT_DEALT);
  ck_assert_uint_ge (driver_last (evening.driver)->dealt.n_in_favour, 3);
  evening_end (&evening);
}
END_TEST

/* A table that was begun elsewhere: the person here is the third player, also after a new
 * start. */
START_TEST (test_any_player)
{
  DulleTournamentSetup setup = setup_of_people (DULLE_N_SEATS, 3, 9);
  char                *folder = make_folder ();
  g_autofree char     *path = g_build_filename (folder, "store", NULL);
  g_autoptr (DullePastGames) past = NULL;

  setup.players[0].taker = DULLE_TAKER_ELSEWHERE;
  setup.players[1].taker = DULLE_TAKER_ELSEWHERE;
  for (guint n_starts = 0; n_starts < 2; n_starts++)
    {
      g_autoptr (Driver) driver = driver_new (path, OWNER);
      Evening evening = { .driver = driver,
                          .elsewhere = g_ptr_array_new_with_free_func (driver_event_free) };

      driver->plays = TRUE;
      dulle_session_set_first_tournament (driver->session, &setup);
      g_signal_connect (driver->session, "event-elsewhere", G_CALLBACK (elsewhere_cb), &evening);
      dulle_session_start (driver->session);
      driver_run_to (driver, DULLE_EVENT_OVER);
      assert_is_for (driver, 2);
      ck_assert_uint_gt (evening.elsewhere->len, 0);
      g_clear_pointer (&past, dulle_past_games_free);
      past = driver_read_players (driver);
      g_ptr_array_unref (evening.elsewhere);
    }
  ck_assert (((DullePastPlayer *) g_ptr_array_index (past->players, 0))->is_person);
  ck_assert_str_eq (((DullePastPlayer *) g_ptr_array_index (past->players, 0))->name,
                    dulle_face_name (DULLE_FIRST_ANIMAL + 2));
  remove_folder (folder);
}
END_TEST

/* Which player the person is, by who else plays and whose table it is. */
START_TEST (test_owner)
{
  static const struct
  {
    DulleTaker takers[DULLE_MAX_PLAYERS];
    DulleDeals deals;
    guint8     owner;
    guint8     person;
  } rows[] = {
    { { DULLE_TAKER_COMPUTER, DULLE_TAKER_COMPUTER, DULLE_TAKER_PERSON }, DULLE_DEALS_OWN, 0 },
    { { DULLE_TAKER_COMPUTER, DULLE_TAKER_ELSEWHERE, DULLE_TAKER_PERSON }, DULLE_DEALS_FAIR, 0 },
    { { DULLE_TAKER_ELSEWHERE, DULLE_TAKER_COMPUTER, DULLE_TAKER_PERSON }, DULLE_DEALS_FAIR, 2 },
    { { DULLE_TAKER_ELSEWHERE, DULLE_TAKER_PERSON, DULLE_TAKER_COMPUTER }, DULLE_DEALS_TOLD, 1 },
    { { DULLE_TAKER_COMPUTER, DULLE_TAKER_ELSEWHERE, DULLE_TAKER_PERSON }, DULLE_DEALS_TOLD, 2 },
    /* A fifth one does not play among four. */
    { { [DULLE_N_SEATS] = DULLE_TAKER_PERSON }, DULLE_DEALS_TOLD, 0 },
    { { DULLE_TAKER_PERSON, DULLE_TAKER_ELSEWHERE }, DULLE_DEALS_TOLD, 0, 1 },
    { { DULLE_TAKER_PERSON }, DULLE_DEALS_TOLD, DULLE_NO_SEAT, DULLE_NO_SEAT },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      DulleRules           rules = dulle_rules_default ();
      DulleTournamentSetup setup = dulle_tournament_setup_make (&rules, 1);

      for (guint player = 0; player < DULLE_MAX_PLAYERS; player++)
        setup.players[player].taker = rows[i].takers[player];
      setup.deals = rows[i].deals;
      ck_assert_uint_eq (dulle_tournament_setup_owner (&setup, rows[i].person), rows[i].owner);
    }
}
END_TEST

/* Who is a person is kept with the tournament. */
START_TEST (test_takers_are_kept)
{
  char            *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "store", NULL);

  for (guint n_starts = 0; n_starts < 2; n_starts++)
    {
      DulleTournamentSetup setup = setup_of_people (6, n_starts == 0 ? 3 : 1, 2);
      g_autoptr (Driver) driver = driver_new (path, OWNER);
      const DulleSeating *seating;

      setup.players[5].taker = DULLE_TAKER_ELSEWHERE;
      dulle_session_set_first_tournament (driver->session, &setup);
      dulle_session_start (driver->session);
      driver_run (driver, 1);
      seating = &driver_last (driver)->seating;
      ck_assert_uint_eq (dulle_seating_people (seating), 7);
      ck_assert_int_eq ((int) seating->takers[5], DULLE_TAKER_ELSEWHERE);
      ck_assert_int_eq ((int) seating->faces[2], DULLE_FIRST_ANIMAL + 2);
      ck_assert_str_eq (seating->names[2], dulle_face_name (DULLE_FIRST_ANIMAL + 2));
    }
  remove_folder (folder);
}
END_TEST

SUITE ("people",
       test_whole_tournaments,
       test_statistics,
       test_every_phase,
       test_votes,
       test_tutor_of_one,
       test_one_at_a_time,
       test_take_back,
       test_closed_by_person,
       test_sitting_out,
       test_elsewhere,
       test_votes_elsewhere,
       test_any_player,
       test_owner,
       test_takers_are_kept)
