/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A script is a function that does step n and says how long to wait for the next
 * one. Which stages follow each other is written here; how they look, in the stage.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "engine/announce.h"

#include "deck-words.h"
#include "dulle-table-private.h"
#include "table-scripts.h"

#define PACKET_SIZE       3
#define PACKETS_IN_FLIGHT 3

static unsigned
packet_size (unsigned hand_size,
             unsigned number)
{
  return MIN (PACKET_SIZE, hand_size - number / DULLE_N_SEATS * PACKET_SIZE);
}

static uint8_t
packet_seat (const DulleBoard *board,
             unsigned          number)
{
  return (uint8_t) ((dulle_board_forehand (board) + number) % DULLE_N_SEATS);
}

/* A packet lands when the third after it sets off. */
static int
deal (DulleTable      *table,
      const DulleView *view,
      unsigned         step,
      DullePace        pace)
{
  unsigned n = view->board.n_cards[view->own.seat];
  unsigned n_packets = (n + PACKET_SIZE - 1) / PACKET_SIZE * DULLE_N_SEATS;
  guint    packet_time = dulle_pace_wait (pace, DULLE_TIME_PACKET);

  if (step == 0)
    dulle_table_begin_deal (table, view);
  if (step >= PACKETS_IN_FLIGHT && step - PACKETS_IN_FLIGHT < n_packets)
    {
      unsigned landed = step - PACKETS_IN_FLIGHT;

      dulle_table_land_packet (table, view, landed, packet_seat (&view->board, landed), packet_size (n, landed),
                               packet_time * PACKETS_IN_FLIGHT);
    }
  if (step < n_packets)
    dulle_table_throw_packet (table, view, step, packet_seat (&view->board, step),
                              packet_size (n, step), packet_time * PACKETS_IN_FLIGHT);
  if (step < n_packets + PACKETS_IN_FLIGHT)
    return (int) packet_time;
  if (step > n_packets + PACKETS_IN_FLIGHT)
    return DULLE_SCRIPT_DONE;

  dulle_table_turn_up (table, dulle_pace_motion (pace, DULLE_TIME_TURN_UP) / 2);

  return (int) dulle_pace_wait (pace, DULLE_TIME_TURN_UP);
}

static int
show_dealt (DulleTable       *table,
            const DulleEvent *event,
            unsigned          step,
            DullePace         pace)
{
  if (step == 0 && dulle_pace_wait (pace, DULLE_TIME_PACKET) == 0)
    {
      dulle_table_show_all (table, &event->view);
      return DULLE_SCRIPT_DONE;
    }

  return deal (table, &event->view, step, pace);
}

static int
show_resumed (DulleTable       *table,
              const DulleEvent *event,
              unsigned          step,
              DullePace         pace)
{
  dulle_table_show_all (table, &event->view);

  return DULLE_SCRIPT_DONE;
}

/* What the table hears in the end: "Queen solo". */
static void
say_contract (DulleTable      *table,
              const DulleView *view)
{
  const DulleBoard *board = &view->board;

  if (board->contract != DULLE_CONTRACT_NORMAL && board->soloist < DULLE_N_SEATS && board->rules.show_soloist)
    dulle_table_say (table, view, board->soloist, dulle_deck_words (dulle_contracts[board->contract].label));
}

static int
show_call (DulleTable       *table,
           const DulleEvent *event,
           unsigned          step,
           DullePace         pace)
{
  const DulleView *view = &event->view;
  uint8_t          seat = event->action.seat;
  gboolean         healthy = view->board.heard[seat] == DULLE_HEARD_HEALTHY;

  switch (step)
    {
    case 0:
      dulle_table_say (table, view, seat, healthy ? _ ("Healthy") : _ ("Reservation"));
      return (int) dulle_pace_wait (pace, DULLE_TIME_CALL);
    case 1:
      if (view->board.phase == DULLE_PHASE_AUCTION)
        return DULLE_SCRIPT_DONE;
      dulle_table_hush (table);
      if (view->board.contract == DULLE_CONTRACT_NORMAL)
        return DULLE_SCRIPT_DONE;
      dulle_table_sound (table, DULLE_SOUND_ANNOUNCEMENT);
      say_contract (table, view);
      dulle_table_update_seats (table, view);
      dulle_table_sort_hand (table, view, dulle_pace_motion (pace, DULLE_TIME_SORT));
      return (int) dulle_pace_wait (pace, DULLE_TIME_CONTRACT);
    default:
      dulle_table_hush (table);
      return DULLE_SCRIPT_DONE;
    }
}

static int
show_announcement (DulleTable       *table,
                   const DulleEvent *event,
                   unsigned          step,
                   DullePace         pace)
{
  const DulleView *view = &event->view;
  uint8_t          seat = event->action.seat;

  if (step > 0)
    {
      dulle_table_hush (table);
      return DULLE_SCRIPT_DONE;
    }

  dulle_table_sound (table, DULLE_SOUND_ANNOUNCEMENT);
  dulle_table_say (table, view, seat,
                   _ (dulle_level_name (event->action.level, dulle_view_party (view, seat))));
  dulle_table_update_seats (table, view);

  return (int) dulle_pace_wait (pace, DULLE_TIME_ANNOUNCE);
}

static int
show_card (DulleTable       *table,
           const DulleEvent *event,
           unsigned          step,
           DullePace         pace)
{
  const DulleBoard *board = &event->view.board;
  gboolean          full = board->n_tricks > 0 && (board->n_tricks == dulle_board_length (board) || dulle_board_trick (board)->n_cards == 0);
  unsigned          number = full ? board->n_tricks - 1u : board->n_tricks;
  uint8_t           winner = dulle_trick_winner (&board->tricks[number]);

  switch (step)
    {
    case 0:
      dulle_table_lay_card (table, &event->view, event->action.seat, event->action.card, number,
                            dulle_pace_motion (pace, DULLE_TIME_PLAY));
      return (int) dulle_pace_wait (pace, DULLE_TIME_PLAY);
    case 1:
      dulle_table_sound (table, DULLE_SOUND_CARD);
      return (int) dulle_pace_wait (pace, full ? DULLE_TIME_LOOK : DULLE_TIME_PLAYED);
    case 2:
      if (!full)
        return DULLE_SCRIPT_DONE;
      dulle_table_raise_trick (table, &event->view, winner, dulle_pace_motion (pace, DULLE_TIME_RAISE));
      return (int) dulle_pace_wait (pace, DULLE_TIME_RAISE);
    case 3:
      dulle_table_sound (table, DULLE_SOUND_TRICK);
      dulle_table_take_trick (table, &event->view, winner, dulle_pace_motion (pace, DULLE_TIME_TAKE));
      return (int) dulle_pace_wait (pace, DULLE_TIME_TAKE);
    default:
      dulle_table_clear_trick (table);
      return DULLE_SCRIPT_DONE;
    }
}

/* What is said with the actions besides calls, announcements and cards. */
static const char *const words[DULLE_N_ACTION_KINDS] = {
  [DULLE_ACTION_ACCEPT] = N_ ("Yes"),
  [DULLE_ACTION_REFUSE] = N_ ("No"),
  [DULLE_ACTION_GENSCHER] = N_ ("Genscher"),
  [DULLE_ACTION_CLAIM] = N_ ("The rest is mine"),
};

static const char *
words_of (const DulleAction *action)
{
  if (action->kind == DULLE_ACTION_DECLARE)
    return action->pigs == DULLE_PIGS ? N_ ("Pigs") : N_ ("Superpigs");

  return words[action->kind];
}

static void
say_words (DulleTable       *table,
           const DulleEvent *event)
{
  const char *said = words_of (&event->action);

  if (said != NULL)
    dulle_table_say (table, &event->view, event->action.seat, _ (said));
}

/* Cards have changed hands: counts, hand, plates. */
static int
settle_hands (DulleTable      *table,
              const DulleView *view,
              DullePace        pace)
{
  dulle_table_update_counts (table, view);
  dulle_table_update_seats (table, view);
  dulle_table_sort_hand (table, view, dulle_pace_motion (pace, DULLE_TIME_SORT));

  return (int) dulle_pace_wait (pace, DULLE_TIME_SORT);
}

/* The cards of a poverty go into the middle. */
static int
show_passed (DulleTable       *table,
             const DulleEvent *event,
             unsigned          step,
             DullePace         pace)
{
  if (step > 0)
    return DULLE_SCRIPT_DONE;

  settle_hands (table, &event->view, pace);
  dulle_table_pass_cards (table, &event->view, event->action.seat, DULLE_NO_SEAT, dulle_pace_motion (pace, DULLE_TIME_GIVE));

  return (int) dulle_pace_wait (pace, DULLE_TIME_GIVE);
}

/* From there to who wants them, or back if nobody does. */
static int
show_answered (DulleTable       *table,
               const DulleEvent *event,
               unsigned          step,
               DullePace         pace)
{
  const DulleView *view = &event->view;
  gboolean         accepted = event->action.kind == DULLE_ACTION_ACCEPT;
  gboolean         rests = !accepted && view->board.phase == DULLE_PHASE_EXCHANGE;

  switch (step)
    {
    case 0:
      say_words (table, event);
      return (int) dulle_pace_wait (pace, DULLE_TIME_ANNOUNCE);
    case 1:
      dulle_table_hush (table);
      if (rests)
        return DULLE_SCRIPT_DONE;
      dulle_table_pass_cards (table, view, DULLE_NO_SEAT, accepted ? event->action.seat : view->board.soloist,
                              dulle_pace_motion (pace, DULLE_TIME_GIVE));
      return (int) dulle_pace_wait (pace, DULLE_TIME_GIVE);
    case 2:
      dulle_table_clear_packets (table);
      return settle_hands (table, view, pace);
    default:
      return DULLE_SCRIPT_DONE;
    }
}

/* As many cards go back. */
static int
show_returned (DulleTable       *table,
               const DulleEvent *event,
               unsigned          step,
               DullePace         pace)
{
  const DulleView *view = &event->view;

  switch (step)
    {
    case 0:
      dulle_table_pass_cards (table, view, event->action.seat, view->board.soloist, dulle_pace_motion (pace, DULLE_TIME_GIVE));
      return (int) dulle_pace_wait (pace, DULLE_TIME_GIVE);
    case 1:
      dulle_table_clear_packets (table);
      return settle_hands (table, view, pace);
    default:
      return DULLE_SCRIPT_DONE;
    }
}

static int
show_declared (DulleTable       *table,
               const DulleEvent *event,
               unsigned          step,
               DullePace         pace)
{
  const DulleView *view = &event->view;

  switch (step)
    {
    case 0:
      dulle_table_sound (table, DULLE_SOUND_ANNOUNCEMENT);
      dulle_table_show_cards (table, view, event->action.seat, (DullePigs) event->action.pigs,
                              dulle_pace_motion (pace, DULLE_TIME_SHOW));
      say_words (table, event);
      return (int) (dulle_pace_wait (pace, DULLE_TIME_SHOW) + dulle_pace_wait (pace, DULLE_TIME_ANNOUNCE));
    case 1:
      dulle_table_hush (table);
      dulle_table_hide_cards (table, dulle_pace_motion (pace, DULLE_TIME_SHOW));
      return (int) dulle_pace_wait (pace, DULLE_TIME_SHOW);
    case 2:
      dulle_table_clear_shown (table);
      return settle_hands (table, view, pace);
    default:
      return DULLE_SCRIPT_DONE;
    }
}

static int
show_plainly (DulleTable       *table,
              const DulleEvent *event,
              unsigned          step,
              DullePace         pace)
{
  if (step > 0)
    {
      dulle_table_hush (table);
      return DULLE_SCRIPT_DONE;
    }

  dulle_table_show_all (table, &event->view);
  say_words (table, event);

  return (int) dulle_pace_wait (pace, DULLE_TIME_ANNOUNCE);
}

static int
show_action (DulleTable       *table,
             const DulleEvent *event,
             unsigned          step,
             DullePace         pace)
{
  switch (event->action.kind)
    {
    case DULLE_ACTION_CALL:
      return show_call (table, event, step, pace);
    case DULLE_ACTION_ANNOUNCE:
      return show_announcement (table, event, step, pace);
    case DULLE_ACTION_PLAY:
      return show_card (table, event, step, pace);
    case DULLE_ACTION_PASS:
      return show_passed (table, event, step, pace);
    case DULLE_ACTION_ACCEPT:
    case DULLE_ACTION_REFUSE:
      return show_answered (table, event, step, pace);
    case DULLE_ACTION_RETURN:
      return show_returned (table, event, step, pace);
    case DULLE_ACTION_DECLARE:
      return show_declared (table, event, step, pace);
    default:
      return show_plainly (table, event, step, pace);
    }
}

static int
show_refused (DulleTable       *table,
              const DulleEvent *event,
              unsigned          step,
              DullePace         pace)
{
  gboolean played = event->action.kind == DULLE_ACTION_PLAY;

  dulle_table_refuse (table, played ? event->action.card : DULLE_NO_CARD, event->refusal);

  return DULLE_SCRIPT_DONE;
}

static int
show_over (DulleTable       *table,
           const DulleEvent *event,
           unsigned          step,
           DullePace         pace)
{
  if (step > 0)
    return DULLE_SCRIPT_DONE;

  dulle_table_sound (table, DULLE_SOUND_RESULT);

  return (int) dulle_pace_wait (pace, DULLE_TIME_OVER);
}

static int
show_nothing (DulleTable       *table,
              const DulleEvent *event,
              unsigned          step,
              DullePace         pace)
{
  return DULLE_SCRIPT_DONE;
}

typedef int (*Script) (DulleTable       *table,
                       const DulleEvent *event,
                       unsigned          step,
                       DullePace         pace);

static const Script scripts[] = {
  [DULLE_EVENT_DEALT] = show_dealt,
  [DULLE_EVENT_RESUMED] = show_resumed,
  [DULLE_EVENT_ACTION] = show_action,
  [DULLE_EVENT_THINKING] = show_nothing,
  [DULLE_EVENT_HINT] = show_nothing,
  [DULLE_EVENT_WARNING] = show_refused,
  [DULLE_EVENT_REFUSED] = show_refused,
  [DULLE_EVENT_OVER] = show_over,
  [DULLE_EVENT_VOTE] = show_nothing,
  [DULLE_EVENT_TOURNAMENT_OVER] = show_nothing,
  [DULLE_EVENT_TOURNAMENTS] = show_nothing,
  [DULLE_EVENT_HISTORY] = show_nothing,
  [DULLE_EVENT_CHRONICLE] = show_nothing,
  [DULLE_EVENT_PAST_GAMES] = show_nothing,
  [DULLE_EVENT_GRADED] = show_nothing,
  [DULLE_EVENT_TROUBLE] = show_nothing,
};
G_STATIC_ASSERT (G_N_ELEMENTS (scripts) == DULLE_N_EVENTS);

int
dulle_script_step (DulleTable       *table,
                   const DulleEvent *event,
                   unsigned          step,
                   DullePace         pace)
{
  return scripts[event->kind](table, event, step, pace);
}
