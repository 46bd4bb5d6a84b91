/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * One function for each kind of event or action writes down its steps. Kinds that
 * have none change nothing on the table.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "engine/announce.h"

#include "cards/deck-text.h"
#include "moment-look.h"
#include "sequence.h"

#define PACKET_SIZE       3
#define PACKETS_IN_FLIGHT 3

typedef void (*WriteSteps) (GArray           *steps,
                            const DulleEvent *event);

static void
append_step (GArray   *steps,
             DulleStep step)
{
  g_array_append_val (steps, step);
}

static void
append_plain (GArray       *steps,
              DulleStepKind kind)
{
  append_step (steps, (DulleStep){ .kind = kind });
}

static void
append_motion (GArray       *steps,
               DulleStepKind kind,
               DulleTime     time)
{
  append_step (steps, (DulleStep){ .kind = kind, .time = time });
}

static void
append_wait (GArray   *steps,
             DulleTime time)
{
  append_motion (steps, DULLE_STEP_WAIT, time);
}

static void
append_sound (GArray    *steps,
              DulleSound sound)
{
  append_step (steps, (DulleStep){ .kind = DULLE_STEP_SOUND, .sound = sound });
}

static void
append_bubble (GArray     *steps,
               uint8_t     seat,
               const char *text)
{
  append_step (steps, (DulleStep){ .kind = DULLE_STEP_SAY, .bubble = { seat, text } });
}

static void
append_pass (GArray *steps,
             uint8_t from,
             uint8_t to)
{
  append_step (
      steps,
      (DulleStep){ .kind = DULLE_STEP_PASS_CARDS, .time = DULLE_TIME_GIVE, .pass = { from, to } });
  append_wait (steps, DULLE_TIME_GIVE);
}

/* Cards have changed hands: counts, plates, hand. */
static void
append_new_hands (GArray *steps)
{
  append_plain (steps, DULLE_STEP_UPDATE_COUNTS);
  append_plain (steps, DULLE_STEP_UPDATE_SEATS);
  append_motion (steps, DULLE_STEP_SORT_HAND, DULLE_TIME_SORT);
}

/* Deals */

static DulleStepPacket
packet_of_deal (const DulleView *view,
                unsigned         number)
{
  unsigned hand_size = view->board.n_cards[view->own.seat];

  return (DulleStepPacket){
    .seat = (uint8_t) ((dulle_board_forehand (&view->board) + number) % DULLE_N_SEATS),
    .number = number,
    .n_cards = MIN (PACKET_SIZE, hand_size - number / DULLE_N_SEATS * PACKET_SIZE),
  };
}

static void
append_packet (GArray          *steps,
               DulleStepKind    kind,
               const DulleView *view,
               unsigned         number)
{
  append_step (steps, (DulleStep){ .kind = kind,
                                   .time = DULLE_TIME_FLIGHT,
                                   .packet = packet_of_deal (view, number) });
}

/* A packet lands when the third after it sets off. */
static void
write_deal (GArray           *steps,
            const DulleEvent *event)
{
  const DulleView *view = &event->view;
  unsigned         hand_size = view->board.n_cards[view->own.seat];
  unsigned         n_packets = (hand_size + PACKET_SIZE - 1) / PACKET_SIZE * DULLE_N_SEATS;

  append_plain (steps, DULLE_STEP_SHOW_GAME);
  append_plain (steps, DULLE_STEP_CLEAR_HANDS);
  for (unsigned i = 0; i < n_packets + PACKETS_IN_FLIGHT; i++)
    {
      if (i >= PACKETS_IN_FLIGHT)
        append_packet (steps, DULLE_STEP_LAND_PACKET, view, i - PACKETS_IN_FLIGHT);
      if (i < n_packets)
        append_packet (steps, DULLE_STEP_THROW_PACKET, view, i);
      append_wait (steps, DULLE_TIME_PACKET);
    }
  append_motion (steps, DULLE_STEP_TURN_UP, DULLE_TIME_TURN);
  append_wait (steps, DULLE_TIME_TURN_UP);
}

static void
write_game (GArray           *steps,
            const DulleEvent *event)
{
  append_plain (steps, DULLE_STEP_SHOW_GAME);
}

/* Actions */

/* What is heard in the end: "Queen solo". */
static void
append_contract (GArray           *steps,
                 const DulleBoard *board)
{
  append_sound (steps, DULLE_SOUND_ANNOUNCEMENT);
  if (board->soloist < DULLE_N_SEATS && board->rules.show_soloist)
    append_bubble (steps, board->soloist, dulle_deck_text (dulle_contracts[board->contract].label));
  append_plain (steps, DULLE_STEP_UPDATE_SEATS);
  append_motion (steps, DULLE_STEP_SORT_HAND, DULLE_TIME_SORT);
  append_wait (steps, DULLE_TIME_CONTRACT);
  append_plain (steps, DULLE_STEP_HUSH);
}

static void
write_call (GArray           *steps,
            const DulleEvent *event)
{
  const DulleBoard *board = &event->view.board;
  uint8_t           seat = event->action.seat;

  append_bubble (steps, seat,
                 board->heard[seat] == DULLE_HEARD_HEALTHY ? _ ("Healthy") : _ ("Reservation"));
  append_wait (steps, DULLE_TIME_CALL);
  if (board->phase == DULLE_PHASE_AUCTION)
    return;

  append_plain (steps, DULLE_STEP_HUSH);
  if (board->contract != DULLE_CONTRACT_NORMAL)
    append_contract (steps, board);
}

static void
write_announcement (GArray           *steps,
                    const DulleEvent *event)
{
  const DulleView *view = &event->view;
  uint8_t          seat = event->action.seat;

  append_sound (steps, DULLE_SOUND_ANNOUNCEMENT);
  append_bubble (steps, seat,
                 _ (dulle_level_name (event->action.level, dulle_view_party (view, seat))));
  append_plain (steps, DULLE_STEP_SHOW_TURN);
  append_plain (steps, DULLE_STEP_UPDATE_SEATS);
  append_wait (steps, DULLE_TIME_ANNOUNCE);
  append_plain (steps, DULLE_STEP_HUSH);
}

static void
append_full_trick (GArray *steps,
                   uint8_t winner)
{
  append_step (
      steps,
      (DulleStep){ .kind = DULLE_STEP_RAISE_CARD, .time = DULLE_TIME_RAISE, .seat = winner });
  append_wait (steps, DULLE_TIME_RAISE);
  append_sound (steps, DULLE_SOUND_TRICK);
  append_step (
      steps, (DulleStep){ .kind = DULLE_STEP_TAKE_TRICK, .time = DULLE_TIME_TAKE, .seat = winner });
  append_wait (steps, DULLE_TIME_TAKE);
  append_plain (steps, DULLE_STEP_CLEAR_TRICK);
}

/* A full trick lies for a while, and whose turn it is then is known already. What is asked
 * in a panel is not told before that is there. */
static void
write_card (GArray           *steps,
            const DulleEvent *event)
{
  const DulleAction *action = &event->action;
  const DulleBoard  *board = &event->view.board;
  gboolean           full = dulle_board_completed_trick (board) != NULL;
  unsigned           number = full ? board->n_tricks - 1u : board->n_tricks;

  append_step (steps, (DulleStep){ .kind = DULLE_STEP_PLAY_CARD,
                                   .time = DULLE_TIME_PLAY,
                                   .card = { action->seat, action->card, number } });
  append_wait (steps, DULLE_TIME_PLAY);
  append_sound (steps, DULLE_SOUND_CARD);
  append_plain (steps, DULLE_STEP_SHOW_TURN);
  append_wait (steps, full ? DULLE_TIME_LOOK : DULLE_TIME_PLAYED);
  if (full)
    append_full_trick (steps, dulle_trick_winner (&board->tricks[number]));
}

/* What is said with the actions besides calls, announcements and cards. */
static const char *const words[DULLE_N_ACTION_KINDS] = {
  [DULLE_ACTION_ACCEPT] = N_ ("Yes"),
  [DULLE_ACTION_REFUSE] = N_ ("No"),
  [DULLE_ACTION_GENSCHER] = N_ ("Genscher"),
  [DULLE_ACTION_CLAIM] = N_ ("The rest is mine"),
};

static void
append_words (GArray            *steps,
              const DulleAction *action)
{
  if (words[action->kind] != NULL)
    append_bubble (steps, action->seat, _ (words[action->kind]));
}

/* The cards of a poverty go into the middle. */
static void
write_pass (GArray           *steps,
            const DulleEvent *event)
{
  append_new_hands (steps);
  append_pass (steps, event->action.seat, DULLE_NO_SEAT);
}

/* From there they go to the player that wants them, or back if nobody does. */
static void
write_answer (GArray           *steps,
              const DulleEvent *event)
{
  const DulleAction *action = &event->action;
  const DulleBoard  *board = &event->view.board;
  gboolean           accepted = action->kind == DULLE_ACTION_ACCEPT;

  append_words (steps, action);
  append_wait (steps, DULLE_TIME_ANNOUNCE);
  append_plain (steps, DULLE_STEP_HUSH);
  if (!accepted && board->phase == DULLE_PHASE_EXCHANGE)
    return;

  append_pass (steps, DULLE_NO_SEAT, accepted ? action->seat : board->soloist);
  append_plain (steps, DULLE_STEP_CLEAR_PACKETS);
  append_new_hands (steps);
  append_wait (steps, DULLE_TIME_SORT);
}

/* As many cards go back. */
static void
write_return (GArray           *steps,
              const DulleEvent *event)
{
  append_pass (steps, event->action.seat, event->view.board.soloist);
  append_plain (steps, DULLE_STEP_CLEAR_PACKETS);
  append_new_hands (steps);
  append_wait (steps, DULLE_TIME_SORT);
}

static void
write_declaration (GArray           *steps,
                   const DulleEvent *event)
{
  uint8_t   seat = event->action.seat;
  DullePigs pigs = (DullePigs) event->action.pigs;

  append_sound (steps, DULLE_SOUND_ANNOUNCEMENT);
  append_step (steps, (DulleStep){ .kind = DULLE_STEP_SHOW_CARDS,
                                   .time = DULLE_TIME_SHOW,
                                   .pigs = { seat, pigs } });
  append_bubble (steps, seat, pigs == DULLE_PIGS ? _ ("Pigs") : _ ("Superpigs"));
  append_plain (steps, DULLE_STEP_SHOW_TURN);
  append_wait (steps, DULLE_TIME_SHOW);
  append_wait (steps, DULLE_TIME_ANNOUNCE);
  append_plain (steps, DULLE_STEP_HUSH);
  append_motion (steps, DULLE_STEP_HIDE_CARDS, DULLE_TIME_SHOW);
  append_wait (steps, DULLE_TIME_SHOW);
  append_plain (steps, DULLE_STEP_CLEAR_SHOWN);
  append_new_hands (steps);
  append_wait (steps, DULLE_TIME_SORT);
}

static void
write_other_action (GArray           *steps,
                    const DulleEvent *event)
{
  append_plain (steps, DULLE_STEP_SHOW_GAME);
  append_words (steps, &event->action);
  append_wait (steps, DULLE_TIME_ANNOUNCE);
  append_plain (steps, DULLE_STEP_HUSH);
}

static const WriteSteps action_writers[DULLE_N_ACTION_KINDS] = {
  [DULLE_ACTION_CALL] = write_call,
  [DULLE_ACTION_ANNOUNCE] = write_announcement,
  [DULLE_ACTION_PLAY] = write_card,
  [DULLE_ACTION_PASS] = write_pass,
  [DULLE_ACTION_ACCEPT] = write_answer,
  [DULLE_ACTION_REFUSE] = write_answer,
  [DULLE_ACTION_RETURN] = write_return,
  [DULLE_ACTION_DECLARE] = write_declaration,
};

static void
write_action (GArray           *steps,
              const DulleEvent *event)
{
  WriteSteps write = action_writers[event->action.kind];

  if (write == NULL)
    write = write_other_action;

  write (steps, event);
}

/* The end of a game */

static void
write_over (GArray           *steps,
            const DulleEvent *event)
{
  append_sound (steps, DULLE_SOUND_RESULT);
  append_wait (steps, DULLE_TIME_OVER);
}

static const WriteSteps event_writers[DULLE_N_EVENTS] = {
  [DULLE_EVENT_DEALT] = write_deal,
  [DULLE_EVENT_RESUMED] = write_game,
  [DULLE_EVENT_ACTION] = write_action,
  [DULLE_EVENT_OVER] = write_over,
  [DULLE_EVENT_TURNED] = write_game,
};

/* Moments */

/* The waits in which people look at what has happened. */
static const gboolean is_for_looking[DULLE_N_TIMES] = {
  [DULLE_TIME_CONTRACT] = TRUE,
  [DULLE_TIME_ANNOUNCE] = TRUE,
  [DULLE_TIME_PLAYED] = TRUE,
  [DULLE_TIME_LOOK] = TRUE,
  [DULLE_TIME_OVER] = TRUE,
};

/* Where in @steps moments are shown. */
static guint
find_look (GArray *steps)
{
  guint place = 0;

  while (place < steps->len)
    {
      const DulleStep *step = &g_array_index (steps, DulleStep, place);

      if (step->kind == DULLE_STEP_WAIT && is_for_looking[step->time])
        return place;
      place++;
    }

  return place;
}

/* Whether the cards of its trick lie on the table. */
static gboolean
is_on_table (const DulleBoard  *board,
             const DulleMoment *moment)
{
  return dulle_board_completed_trick (board) != NULL && moment->trick + 1u == board->n_tricks;
}

/* Nothing waits for moments: they are inserted where there is a wait anyway. Of those
 * that come together one is heard. */
static void
insert_moments (GArray           *steps,
                const DulleView  *before,
                const DulleEvent *event)
{
  const DulleBoard *board = &event->view.board;
  DulleMoment       moments[DULLE_MAX_EVENT_MOMENTS];
  unsigned          n_moments = dulle_moments_find (before, event, moments);
  guint             place = find_look (steps);
  DulleSound        sound = DULLE_N_SOUNDS;

  for (unsigned i = 0; i < n_moments; i++)
    {
      DulleStep step = { .kind = DULLE_STEP_MOMENT,
                         .time = DULLE_TIME_MOMENT,
                         .moment = { moments[i], is_on_table (board, &moments[i]) } };

      g_array_insert_val (steps, place++, step);
      if (sound == DULLE_N_SOUNDS)
        sound = dulle_moment_look (moments[i].kind)->sound;
    }
  if (sound != DULLE_N_SOUNDS)
    {
      DulleStep step = { .kind = DULLE_STEP_SOUND, .sound = sound };

      g_array_insert_val (steps, place, step);
    }
}

GArray *
dulle_sequence_new (const DulleView  *before,
                    const DulleEvent *event,
                    DulleTiming       timing)
{
  GArray    *steps = g_array_new (FALSE, FALSE, sizeof (DulleStep));
  WriteSteps write;

  g_return_val_if_fail (event != NULL && event->kind < DULLE_N_EVENTS, steps);

  write = event_writers[event->kind];
  if (write == write_deal && dulle_timing_wait (timing, DULLE_TIME_PACKET) == 0)
    write = write_game;

  append_plain (steps, DULLE_STEP_SHOW_OPEN_HANDS);
  if (write != NULL)
    write (steps, event);
  append_plain (steps, DULLE_STEP_UPDATE_SEATS);
  insert_moments (steps, before, event);

  return steps;
}
