/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What events look like, as values: which steps follow each other, and how long they
 * take at each speed. A sequence is compared as text, one word a step.
 */
#include "engine/deal.h"
#include "engine/game.h"
#include "engine/legality.h"
#include "engine/option.h"
#include "table/sequence.h"
#include "text/moment-text.h"

#include "suite.h"

static const DulleTiming normal = { DULLE_ANIMATION_SPEED_NORMAL, FALSE };
static const DulleTiming off = { DULLE_ANIMATION_SPEED_OFF, FALSE };

static const char *const step_names[] = {
  [DULLE_STEP_WAIT] = "wait",
  [DULLE_STEP_SHOW_GAME] = "game",
  [DULLE_STEP_SHOW_OPEN_HANDS] = "open",
  [DULLE_STEP_CLEAR_HANDS] = "clear-hands",
  [DULLE_STEP_THROW_PACKET] = "throw",
  [DULLE_STEP_LAND_PACKET] = "land",
  [DULLE_STEP_TURN_UP] = "turn-up",
  [DULLE_STEP_SORT_HAND] = "sort",
  [DULLE_STEP_UPDATE_SEATS] = "seats",
  [DULLE_STEP_SHOW_TURN] = "turn",
  [DULLE_STEP_UPDATE_COUNTS] = "counts",
  [DULLE_STEP_PLAY_CARD] = "play",
  [DULLE_STEP_RAISE_CARD] = "raise",
  [DULLE_STEP_TAKE_TRICK] = "take",
  [DULLE_STEP_CLEAR_TRICK] = "clear-trick",
  [DULLE_STEP_PASS_CARDS] = "pass",
  [DULLE_STEP_CLEAR_PACKETS] = "clear-packets",
  [DULLE_STEP_SHOW_CARDS] = "show",
  [DULLE_STEP_HIDE_CARDS] = "hide",
  [DULLE_STEP_CLEAR_SHOWN] = "clear-shown",
  [DULLE_STEP_SAY] = "say",
  [DULLE_STEP_HUSH] = "hush",
  [DULLE_STEP_SOUND] = "sound",
  [DULLE_STEP_MOMENT] = "moment",
};
G_STATIC_ASSERT (G_N_ELEMENTS (step_names) == DULLE_N_STEPS);

static const char *const time_names[] = {
  [DULLE_TIME_PACKET] = "packet",
  [DULLE_TIME_FLIGHT] = "flight",
  [DULLE_TIME_TURN] = "turn",
  [DULLE_TIME_TURN_UP] = "turn-up",
  [DULLE_TIME_CALL] = "call",
  [DULLE_TIME_CONTRACT] = "contract",
  [DULLE_TIME_SORT] = "sort",
  [DULLE_TIME_ANNOUNCE] = "announce",
  [DULLE_TIME_PLAY] = "play",
  [DULLE_TIME_PLAYED] = "played",
  [DULLE_TIME_LOOK] = "look",
  [DULLE_TIME_RAISE] = "raise",
  [DULLE_TIME_TAKE] = "take",
  [DULLE_TIME_GIVE] = "give",
  [DULLE_TIME_SHOW] = "show",
  [DULLE_TIME_OVER] = "over",
  [DULLE_TIME_MOMENT] = "moment",
};
G_STATIC_ASSERT (G_N_ELEMENTS (time_names) == DULLE_N_TIMES);

/* "wait:play", "say:Healthy", "pass:2-" from seat 2 to the middle. */
static void
append_word (GString         *text,
             const DulleStep *step)
{
  if (text->len > 0)
    g_string_append_c (text, ' ');
  g_string_append (text, step_names[step->kind]);
  switch (step->kind)
    {
    case DULLE_STEP_WAIT:
      g_string_append_printf (text, ":%s", time_names[step->time]);
      break;
    case DULLE_STEP_SAY:
      g_string_append_printf (text, ":%u:%s", step->bubble.seat, step->bubble.text);
      break;
    case DULLE_STEP_PASS_CARDS:
      g_string_append_printf (text, ":%c-%c",
                              step->pass.from < DULLE_N_SEATS ? '0' + step->pass.from : '*',
                              step->pass.to < DULLE_N_SEATS ? '0' + step->pass.to : '*');
      break;
    case DULLE_STEP_MOMENT:
      g_string_append_printf (text, ":%s%s", dulle_moment_word (&step->moment.moment),
                              step->moment.on_table ? "!" : "");
      break;
    case DULLE_STEP_RAISE_CARD:
    case DULLE_STEP_TAKE_TRICK:
      g_string_append_printf (text, ":%u", step->seat);
      break;
    default:
      break;
    }
}

static void
assert_sequence_after (const DulleView  *before,
                       const DulleEvent *event,
                       DulleTiming       timing,
                       const char       *expected)
{
  g_autoptr (GArray) steps = dulle_sequence_new (before, event, timing);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < steps->len; i++)
    append_word (text, &g_array_index (steps, DulleStep, i));
  ck_assert_str_eq (text->str, expected);
}

static void
assert_sequence (const DulleEvent *event,
                 DulleTiming       timing,
                 const char       *expected)
{
  assert_sequence_after (NULL, event, timing, expected);
}

/* Events */

static DulleGame
start_game (void)
{
  DulleRules rules = dulle_rules_default ();
  DulleSetup setup = dulle_setup (&rules, 3);
  DulleHand  hands[DULLE_N_SEATS];
  DulleGame  game;

  dulle_deal (&rules, 1, setup.dealer, hands);
  dulle_game_start (&game, &setup, hands);

  return game;
}

static DulleEvent
event_of (const DulleGame *game,
          DulleEventKind   kind)
{
  return (DulleEvent){ .kind = kind, .view = dulle_game_view (game, 0) };
}

static DulleEvent
do_action (DulleGame  *game,
           DulleAction action)
{
  DulleEvent event;

  ck_assert_int_eq (dulle_game_apply (game, &action), DULLE_ACCEPTED);
  event = event_of (game, DULLE_EVENT_ACTION);
  event.action = action;

  return event;
}

static DulleEvent
call_healthy (DulleGame *game)
{
  return do_action (game, dulle_action_call (game->board.turn, DULLE_CONTRACT_NORMAL, 0));
}

static DulleEvent
play_first_card (DulleGame *game)
{
  uint8_t   seat = game->board.turn;
  DulleHand cards = dulle_action_cards (&game->board, &game->own[seat]);

  return do_action (game, dulle_action_play (seat, dulle_hand_first (cards)));
}

static DulleGame
start_tricks (void)
{
  DulleGame game = start_game ();

  while (game.board.phase == DULLE_PHASE_AUCTION)
    call_healthy (&game);
  ck_assert_int_eq (game.board.phase, DULLE_PHASE_TRICKS);

  return game;
}

/* What was done in the exchange of a poverty of seat 2. */
static DulleEvent
exchange_event (DulleAction action,
                DullePhase  phase)
{
  DulleGame  game = start_game ();
  DulleEvent event = event_of (&game, DULLE_EVENT_ACTION);

  event.view.board.phase = (uint8_t) phase;
  event.view.board.soloist = 2;
  event.view.board.n_passed = 3;
  event.action = action;

  return event;
}

/* Sequences */

START_TEST (test_call)
{
  DulleGame  game = start_game ();
  DulleEvent event = call_healthy (&game);

  assert_sequence (&event, normal, "open say:0:Healthy wait:call seats");
  call_healthy (&game);
  call_healthy (&game);
  event = call_healthy (&game);
  assert_sequence (&event, normal, "open say:3:Healthy wait:call hush seats");
}
END_TEST

/* The last call brings the game that is played; it is heard, and the hand is sorted. */
START_TEST (test_contract)
{
  DulleGame  game = start_game ();
  DulleEvent event;

  do_action (&game, dulle_action_call (0, DULLE_CONTRACT_SOLO_QUEEN, 0));
  for (unsigned i = 0; i < 3; i++)
    event = call_healthy (&game);
  assert_sequence (&event, normal,
                   "open say:3:Healthy wait:call hush sound say:0:Queen solo seats sort "
                   "wait:contract hush seats");
}
END_TEST

START_TEST (test_announcement)
{
  DulleGame        game = start_tricks ();
  DulleEvent       event = do_action (&game, dulle_action_announce (0, DULLE_LEVEL_PARTY));
  g_autofree char *text = g_strdup_printf ("open sound say:0:%s turn seats wait:announce hush "
                                           "seats",
                                           game.own[0].party == DULLE_RE ? "Re" : "Kontra");

  assert_sequence (&event, normal, text);
}
END_TEST

START_TEST (test_trick)
{
  DulleGame        game = start_tricks ();
  DulleEvent       event;
  uint8_t          winner;
  g_autofree char *text = NULL;

  for (unsigned i = 0; i < 3; i++)
    {
      event = play_first_card (&game);
      assert_sequence (&event, normal, "open play wait:play sound turn wait:played seats");
    }
  event = play_first_card (&game);
  winner = dulle_trick_winner (&game.board.tricks[0]);
  text = g_strdup_printf ("open play wait:play sound turn wait:look raise:%u wait:raise sound "
                          "take:%u wait:take clear-trick seats",
                          winner, winner);
  assert_sequence (&event, normal, text);
  assert_sequence (&event, off, text);
}
END_TEST

/* The last trick is one as well. */
START_TEST (test_last_trick)
{
  DulleGame  game = start_tricks ();
  DulleEvent event;
  g_autoptr (GArray) steps = NULL;

  while (!dulle_board_is_finished (&game.board))
    event = play_first_card (&game);
  steps = dulle_sequence_new (NULL, &event, normal);
  ck_assert_int_eq (g_array_index (steps, DulleStep, steps->len - 2).kind, DULLE_STEP_CLEAR_TRICK);
  ck_assert_uint_eq (g_array_index (steps, DulleStep, 1).card.number,
                     dulle_board_length (&game.board) - 1);
}
END_TEST

START_TEST (test_exchange)
{
  DulleEvent passed =
      exchange_event (dulle_action_exchange (2, DULLE_ACTION_PASS, 0), DULLE_PHASE_EXCHANGE);
  DulleEvent declined =
      exchange_event (dulle_action_plain (3, DULLE_ACTION_REFUSE), DULLE_PHASE_EXCHANGE);
  DulleEvent nobody =
      exchange_event (dulle_action_plain (1, DULLE_ACTION_REFUSE), DULLE_PHASE_OVER);
  DulleEvent accepted =
      exchange_event (dulle_action_plain (0, DULLE_ACTION_ACCEPT), DULLE_PHASE_EXCHANGE);
  DulleEvent returned =
      exchange_event (dulle_action_exchange (0, DULLE_ACTION_RETURN, 0), DULLE_PHASE_TRICKS);

  assert_sequence (&passed, normal, "open counts seats sort pass:2-* wait:give seats");
  assert_sequence (&declined, normal, "open say:3:No wait:announce hush seats");
  assert_sequence (&nobody, normal,
                   "open say:1:No wait:announce hush pass:*-2 wait:give clear-packets counts seats "
                   "sort wait:sort seats");
  assert_sequence (&accepted, normal,
                   "open say:0:Yes wait:announce hush pass:*-0 wait:give clear-packets counts "
                   "seats sort wait:sort seats");
  assert_sequence (&returned, normal,
                   "open pass:0-2 wait:give clear-packets counts seats sort wait:sort seats");
}
END_TEST

START_TEST (test_declaration)
{
  DulleEvent pigs = exchange_event (dulle_action_declare (1, DULLE_PIGS), DULLE_PHASE_TRICKS);
  DulleEvent superpigs =
      exchange_event (dulle_action_declare (0, DULLE_SUPERPIGS), DULLE_PHASE_TRICKS);

  assert_sequence (
      &pigs, normal,
      "open sound show say:1:Pigs turn wait:show wait:announce hush hide wait:show clear-shown "
      "counts seats sort wait:sort seats");
  assert_sequence (
      &superpigs, normal,
      "open sound show say:0:Superpigs turn wait:show wait:announce hush hide wait:show clear-shown "
      "counts seats sort wait:sort seats");
}
END_TEST

START_TEST (test_other_events)
{
  DulleGame  game = start_game ();
  DulleEvent resumed = event_of (&game, DULLE_EVENT_RESUMED);
  DulleEvent thinking = event_of (&game, DULLE_EVENT_THINKING);
  DulleEvent over = event_of (&game, DULLE_EVENT_OVER);
  DulleEvent claim = exchange_event (dulle_action_plain (0, DULLE_ACTION_CLAIM), DULLE_PHASE_OVER);
  DulleEvent turned =
      exchange_event (dulle_action_plain (0, DULLE_ACTION_TURN), DULLE_PHASE_TRICKS);

  assert_sequence (&resumed, normal, "open game seats");
  assert_sequence (&thinking, normal, "open seats");
  assert_sequence (&over, normal, "open sound wait:over seats");
  assert_sequence (&claim, normal,
                   "open game say:0:The rest is mine wait:announce hush seats");
  assert_sequence (&turned, normal, "open game wait:announce hush seats");
}
END_TEST

/* Deals */

/* Each packet lands once, after it has set off, and at most three fly at a time. */
static void
assert_deal (unsigned n_cards)
{
  DulleGame  game = start_game ();
  DulleEvent event = event_of (&game, DULLE_EVENT_DEALT);
  unsigned   landed[DULLE_N_SEATS] = { 0 };
  unsigned   n_thrown = 0;
  unsigned   n_landed = 0;
  g_autoptr (GArray) steps = NULL;

  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    event.view.board.n_cards[seat] = (uint8_t) n_cards;
  steps = dulle_sequence_new (NULL, &event, normal);

  for (guint i = 0; i < steps->len; i++)
    {
      const DulleStep *step = &g_array_index (steps, DulleStep, i);

      if (step->kind == DULLE_STEP_THROW_PACKET)
        ck_assert_uint_eq (step->packet.number, n_thrown++);
      if (step->kind != DULLE_STEP_LAND_PACKET)
        continue;
      ck_assert_uint_eq (step->packet.number, n_landed++);
      ck_assert_uint_le (n_landed, n_thrown);
      ck_assert_uint_le (n_thrown - n_landed, 3);
      landed[step->packet.seat] += step->packet.n_cards;
    }
  ck_assert_uint_eq (n_thrown, 16);
  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    ck_assert_uint_eq (landed[seat], n_cards);
  ck_assert_int_eq (g_array_index (steps, DulleStep, steps->len - 3).kind, DULLE_STEP_TURN_UP);
}

START_TEST (test_deal)
{
  assert_deal (12);
  assert_deal (10);
}
END_TEST

START_TEST (test_first_packet)
{
  DulleGame  game = start_game ();
  DulleEvent event = event_of (&game, DULLE_EVENT_DEALT);
  g_autoptr (GArray) steps = dulle_sequence_new (NULL, &event, normal);
  const DulleStep *first = &g_array_index (steps, DulleStep, 3);

  ck_assert_int_eq (first->kind, DULLE_STEP_THROW_PACKET);
  ck_assert_uint_eq (first->packet.seat, dulle_board_forehand (&game.board));
  ck_assert_uint_eq (first->packet.n_cards, 3);
}
END_TEST

/* A packet lands when the third after it sets off. */
START_TEST (test_flight)
{
  for (DulleAnimationSpeed speed = 0; speed <= DULLE_ANIMATION_SPEED_VERY_FAST; speed++)
    ck_assert_uint_eq (dulle_timing_wait ((DulleTiming){ speed, FALSE }, DULLE_TIME_FLIGHT),
                       3 * dulle_timing_wait ((DulleTiming){ speed, FALSE }, DULLE_TIME_PACKET));
}
END_TEST

START_TEST (test_deal_without_motion)
{
  const DulleTiming hurried = { DULLE_ANIMATION_SPEED_SLOW, TRUE };
  DulleGame         game = start_game ();
  DulleEvent        event = event_of (&game, DULLE_EVENT_DEALT);

  assert_sequence (&event, off, "open game seats");
  assert_sequence (&event, hurried, "open game seats");
}
END_TEST

/* Moments */

/* They are shown where people look anyway, and nothing waits for them. */
START_TEST (test_moment_of_announcement)
{
  DulleGame        game = start_tricks ();
  DulleView        before = dulle_game_view (&game, 0);
  DulleEvent       event = do_action (&game, dulle_action_announce (0, DULLE_LEVEL_PARTY));
  const char      *party = game.own[0].party == DULLE_RE ? "Re" : "Kontra";
  g_autofree char *text = g_strdup_printf (
      "open sound say:0:%s turn seats moment:%s wait:announce hush seats", party, party);

  assert_sequence_after (&before, &event, normal, text);
  assert_sequence_after (&before, &event, off, text);
}
END_TEST

#define CLUB_TEN DULLE_CARD (DULLE_CLUBS, DULLE_TEN)
#define CLUB_ACE DULLE_CARD (DULLE_CLUBS, DULLE_ACE)

/* A trick of 40 card points, which lies on the table. */
START_TEST (test_moment_of_trick)
{
  DulleGame   game = start_tricks ();
  DulleView   before = dulle_game_view (&game, 0);
  DulleEvent  event = event_of (&game, DULLE_EVENT_ACTION);
  DulleBoard *board = &event.view.board;

  board->tricks[0] = (DulleTrick){
    0, DULLE_N_SEATS, 1, { CLUB_TEN, CLUB_ACE, CLUB_ACE, CLUB_TEN }
  };
  board->n_tricks = 1;
  event.action = dulle_action_play (3, board->tricks[0].cards[3]);
  assert_sequence_after (&before, &event, normal,
                         "open play wait:play sound turn moment:Doppelkopf! sound wait:look raise:1 "
                         "wait:raise sound take:1 wait:take clear-trick seats");
}
END_TEST

START_TEST (test_moments_of_result)
{
  DulleGame   game = start_tricks ();
  DulleView   before = dulle_game_view (&game, 0);
  DulleResult result = { .n_won = { 12, 0 } };
  DulleEvent  over = event_of (&game, DULLE_EVENT_OVER);

  over.over = (DulleEventOver){ .result = &result };
  assert_sequence_after (&before, &over, normal, "open sound moment:Black sound wait:over seats");
}
END_TEST

/* They are over soon. */
START_TEST (test_time_of_moment)
{
  for (DulleAnimationSpeed speed = 0; speed <= DULLE_ANIMATION_SPEED_VERY_FAST; speed++)
    ck_assert_uint_le (dulle_timing_motion ((DulleTiming){ speed, FALSE }, DULLE_TIME_MOMENT),
                       1200);
}
END_TEST

/* Times */

static guint
milliseconds_from (GArray     *steps,
                   guint       first,
                   DulleTiming timing)
{
  guint sum = 0;

  for (guint i = first; i < steps->len; i++)
    if (g_array_index (steps, DulleStep, i).kind == DULLE_STEP_WAIT)
      sum += dulle_timing_wait (timing, g_array_index (steps, DulleStep, i).time);

  return sum;
}

static gboolean
is_motion (DulleStepKind kind)
{
  switch (kind)
    {
    case DULLE_STEP_THROW_PACKET:
    case DULLE_STEP_LAND_PACKET:
    case DULLE_STEP_TURN_UP:
    case DULLE_STEP_SORT_HAND:
    case DULLE_STEP_PLAY_CARD:
    case DULLE_STEP_RAISE_CARD:
    case DULLE_STEP_TAKE_TRICK:
    case DULLE_STEP_PASS_CARDS:
    case DULLE_STEP_SHOW_CARDS:
    case DULLE_STEP_HIDE_CARDS:
      return TRUE;
    default:
      return FALSE;
    }
}

/* What has begun to move is where it goes before the next event. */
static void
assert_motions_end (GArray     *steps,
                    DulleTiming timing)
{
  for (guint i = 0; i < steps->len; i++)
    {
      const DulleStep *step = &g_array_index (steps, DulleStep, i);

      if (is_motion (step->kind))
        ck_assert_uint_le (dulle_timing_motion (timing, step->time),
                           milliseconds_from (steps, i, timing));
    }
}

static guint
time_of_event (const DulleEvent   *event,
               DulleAnimationSpeed speed)
{
  DulleTiming timing = { speed, FALSE };
  g_autoptr (GArray) steps = dulle_sequence_new (NULL, event, timing);

  assert_motions_end (steps, timing);

  return milliseconds_from (steps, 0, timing);
}

/* The faster the shorter; without motion nothing is left but pauses. */
static void
assert_speeds (const DulleEvent *event,
               guint             pause)
{
  guint last = time_of_event (event, DULLE_ANIMATION_SPEED_SLOW);

  for (DulleAnimationSpeed speed = DULLE_ANIMATION_SPEED_NORMAL;
       speed <= DULLE_ANIMATION_SPEED_VERY_FAST; speed++)
    {
      guint time = time_of_event (event, speed);

      ck_assert_uint_lt (time, last);
      last = time;
    }
  ck_assert_uint_eq (time_of_event (event, DULLE_ANIMATION_SPEED_OFF), pause);
}

START_TEST (test_speeds)
{
  DulleGame  game = start_game ();
  DulleEvent dealt = event_of (&game, DULLE_EVENT_DEALT);
  DulleEvent call = call_healthy (&game);
  DulleEvent over = event_of (&game, DULLE_EVENT_OVER);
  DulleEvent accepted =
      exchange_event (dulle_action_plain (0, DULLE_ACTION_ACCEPT), DULLE_PHASE_EXCHANGE);
  DulleEvent pigs = exchange_event (dulle_action_declare (1, DULLE_PIGS), DULLE_PHASE_TRICKS);

  assert_speeds (&dealt, 0);
  assert_speeds (&call, 250);
  assert_speeds (&over, 300);
  assert_speeds (&accepted, 1200);
  assert_speeds (&pigs, 600);
}
END_TEST

START_TEST (test_speeds_of_trick)
{
  DulleGame  game = start_tricks ();
  DulleEvent event = play_first_card (&game);

  assert_speeds (&event, 150);
  for (unsigned i = 0; i < 3; i++)
    event = play_first_card (&game);
  assert_speeds (&event, 700);
}
END_TEST

SUITE ("sequence",
       test_call,
       test_contract,
       test_announcement,
       test_trick,
       test_last_trick,
       test_exchange,
       test_declaration,
       test_other_events,
       test_deal,
       test_first_packet,
       test_flight,
       test_deal_without_motion,
       test_moment_of_announcement,
       test_moment_of_trick,
       test_moments_of_result,
       test_time_of_moment,
       test_speeds,
       test_speeds_of_trick)
