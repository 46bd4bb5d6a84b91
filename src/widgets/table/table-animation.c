/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * One function for each kind of step. Each starts something and returns at once.
 */
#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "engine/pigs.h"

#include "destinations.h"
#include "moment-look.h"
#include "table-animation.h"
#include "table-bottom.h"
#include "text/moment-text.h"

/* Milliseconds that words about a moment are to be read where nothing moves. */
#define STILL_WORDS 1200

struct _DulleTableAnimation
{
  DulleAnimationSpeed speed;
  DulleHandOrder      order;
  gboolean            seals;
  gboolean            celebrates;
  double              volume;
  gboolean            stays;

  /* The seat at the bottom of the table, and the side of whose hand is seen. */
  guint8    bottom;
  DulleSide hand_side;

  /* Borrowed */
  DulleCardLayer   *cards;
  DulleHandWidget  *hand;
  DulleMomentLayer *moments;
  DulleBubbles     *bubbles;
  DulleSeat        *seats[DULLE_N_TABLE_SIDES];

  /* Owned */
  char       **names;
  DulleFace    faces[DULLE_N_SEATS];
  DulleSounds *sounds;
};

DulleTableAnimation *
dulle_table_animation_new (DulleCardLayer   *cards,
                           DulleHandWidget  *hand,
                           DulleMomentLayer *moments,
                           DulleBubbles     *bubbles,
                           DulleSeat *const *seats)
{
  DulleTableAnimation *self = g_new0 (DulleTableAnimation, 1);

  self->speed = DULLE_ANIMATION_SPEED_NORMAL;
  self->cards = cards;
  self->hand = hand;
  self->moments = moments;
  self->bubbles = bubbles;
  self->volume = 1;
  memcpy (self->seats, seats, sizeof self->seats);

  return self;
}

void
dulle_table_animation_free (DulleTableAnimation *self)
{
  g_clear_pointer (&self->sounds, dulle_sounds_free);
  g_strfreev (self->names);
  g_free (self);
}

void
dulle_table_animation_set_speed (DulleTableAnimation *self,
                                 DulleAnimationSpeed  speed)
{
  self->speed = speed;
}

DulleAnimationSpeed
dulle_table_animation_get_speed (DulleTableAnimation *self)
{
  GtkWidget *hand = GTK_WIDGET (self->hand);
  gboolean   moves = adw_get_enable_animations (hand) && gtk_widget_get_mapped (hand);

  return moves ? self->speed : DULLE_ANIMATION_SPEED_OFF;
}

void
dulle_table_animation_set_sound (DulleTableAnimation *self,
                                 gboolean             sound)
{
  if (sound == (self->sounds != NULL))
    return;

  g_clear_pointer (&self->sounds, dulle_sounds_free);
  if (sound)
    self->sounds = dulle_sounds_new ();
}

void
dulle_table_animation_set_volume (DulleTableAnimation *self,
                                  double               volume)
{
  self->volume = volume;
}

void
dulle_table_animation_set_moments (DulleTableAnimation *self,
                                   gboolean             shown)
{
  self->celebrates = shown;
}

void
dulle_table_animation_set_turns (DulleTableAnimation *self,
                                 gboolean             turns)
{
  self->stays = !turns;
}

gboolean
dulle_table_animation_get_moments (DulleTableAnimation *self)
{
  return self->celebrates;
}

static DulleSide
side_of (DulleTableAnimation *self,
         guint8               seat)
{
  return dulle_table_side (seat, self->bottom);
}

static DulleSeat *
plate_of (DulleTableAnimation *self,
          uint8_t              seat)
{
  return self->seats[side_of (self, seat)];
}

/* Seats, hand and seals */

static void
update_seats (DulleTableAnimation *self,
              const DulleView     *view)
{
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      DulleSeat *plate = plate_of (self, seat);

      if (self->names != NULL)
        {
          dulle_seat_set_player (plate, self->names[seat], self->faces[seat]);
          dulle_card_layer_rename_player (self->cards, side_of (self, seat), self->names[seat]);
        }
      dulle_seat_update (plate, view, seat);
    }
}

static void
update_counts (DulleTableAnimation *self,
               const DulleView     *view)
{
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    dulle_seat_set_count (plate_of (self, seat), view->board.n_cards[seat]);
}

static void
update_seals (DulleTableAnimation *self,
              const DulleView     *view)
{
  DulleCardRole roles[DULLE_N_CARDS];

  for (DulleCard card = 0; card < DULLE_N_CARDS; card++)
    roles[card] = self->seals ? dulle_card_role (&view->board, card) : DULLE_CARD_ROLE_NONE;
  dulle_hand_widget_set_roles (self->hand, roles);
  dulle_card_layer_set_roles (self->cards, roles);
}

static void
sort_hand (DulleTableAnimation *self,
           const DulleView     *view,
           guint                duration)
{
  DulleCard cards[DULLE_MAX_HAND];
  unsigned  n = dulle_hand_order_sort (&self->order, view, cards);

  dulle_hand_widget_set_cards (self->hand, cards, n, duration);
  dulle_hand_widget_set_trumps (self->hand, dulle_hand_order_trumps (&self->order, view));
  update_seals (self, view);
}

const DulleHandOrder *
dulle_table_animation_get_order (DulleTableAnimation *self)
{
  return &self->order;
}

void
dulle_table_animation_set_order (DulleTableAnimation  *self,
                                 const DulleHandOrder *order,
                                 const DulleView      *view)
{
  DulleTiming timing = { dulle_table_animation_get_speed (self), FALSE };

  if (dulle_hand_order_equal (&self->order, order))
    return;

  self->order = *order;
  if (view != NULL)
    sort_hand (self, view, dulle_timing_motion (timing, DULLE_TIME_SORT));
}

void
dulle_table_animation_set_players (DulleTableAnimation *self,
                                   const char *const   *names,
                                   const DulleFace     *faces,
                                   const DulleView     *view)
{
  g_strfreev (self->names);
  self->names = g_strdupv ((char **) names);
  memcpy (self->faces, faces, sizeof self->faces);
  if (view != NULL)
    update_seats (self, view);
}

void
dulle_table_animation_set_seals (DulleTableAnimation *self,
                                 gboolean             shown,
                                 const DulleView     *view)
{
  self->seals = shown;
  if (view != NULL)
    update_seals (self, view);
}

/* The whole table */

/* Who led, and which card wins so far. */
static void
mark_trick (DulleTableAnimation *self,
            const DulleTrick    *trick,
            guint                duration)
{
  if (trick->n_cards > 0)
    dulle_card_layer_mark_trick (self->cards, side_of (self, trick->lead),
                                 side_of (self, dulle_trick_winner (trick)), duration);
}

static void
put_trick (DulleTableAnimation *self,
           const DulleView     *view)
{
  const DulleBoard *board = &view->board;
  const DulleTrick *trick = dulle_board_trick (board);

  dulle_card_layer_clear_trick (self->cards);
  if (board->n_tricks == dulle_board_length (board))
    return;

  for (unsigned i = 0; i < trick->n_cards; i++)
    {
      uint8_t         seat = dulle_trick_seat (trick, i);
      DullePlayedCard played = {
        .card = trick->cards[i],
        .side = side_of (self, seat),
        .player = dulle_seat_get_name (plate_of (self, seat)),
        .lean = dulle_lean_of_card (board->n_tricks, seat, trick->cards[i]),
      };

      dulle_card_layer_put_card (self->cards, &played);
    }
  mark_trick (self, trick, 0);
}

static void
end_exchange (DulleTableAnimation *self)
{
  dulle_card_layer_clear_packets (self->cards);
  for (unsigned side = 0; side < DULLE_N_TABLE_SIDES; side++)
    dulle_seat_set_lit (self->seats[side], FALSE);
}

static void
say_calls (DulleTableAnimation *self,
           const DulleView     *view)
{
  const DulleBoard *board = &view->board;

  dulle_bubbles_hush (self->bubbles);
  for (uint8_t seat = 0; seat < DULLE_N_SEATS && board->phase == DULLE_PHASE_AUCTION; seat++)
    if (board->heard[seat] != DULLE_HEARD_NOTHING)
      dulle_bubbles_say (self->bubbles, side_of (self, seat),
                         board->heard[seat] == DULLE_HEARD_HEALTHY ? _ ("Healthy")
                                                                   : _ ("Reservation"));
}

static void
show_game (DulleTableAnimation *self,
           const DulleEvent    *event,
           const DulleStep     *step,
           guint                duration)
{
  const DulleView  *view = &event->view;
  const DulleBoard *board = &view->board;

  update_seats (self, view);
  end_exchange (self);
  dulle_card_layer_clear_shown (self->cards);
  dulle_moment_layer_clear (self->moments, TRUE);
  put_trick (self, view);
  if (board->phase == DULLE_PHASE_EXCHANGE && board->exchange == DULLE_EXCHANGE_ASK)
    dulle_card_layer_pass_packet (self->cards, board->n_passed, DULLE_NO_SIDE, DULLE_NO_SIDE, 0);
  update_counts (self, view);
  sort_hand (self, view, 0);
  dulle_hand_widget_turn_up (self->hand, 0);
  say_calls (self, view);
}

static void
show_open_hands (DulleTableAnimation *self,
                 const DulleEvent    *event,
                 const DulleStep     *step,
                 guint                duration)
{
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    dulle_seat_set_open (plate_of (self, seat), &event->view.board.order, event->open.hands[seat]);
}

/* Dealing */

static void
clear_hands (DulleTableAnimation *self,
             const DulleEvent    *event,
             const DulleStep     *step,
             guint                duration)
{
  dulle_hand_widget_set_n_dealt (self->hand, 0, 0);
  for (unsigned side = 0; side < DULLE_N_TABLE_SIDES; side++)
    {
      dulle_seat_set_count (self->seats[side], 0);
      dulle_seat_set_turn (self->seats[side], FALSE);
    }
}

static void
throw_packet (DulleTableAnimation *self,
              const DulleEvent    *event,
              const DulleStep     *step,
              guint                duration)
{
  const DulleStepPacket *thrown = &step->packet;
  DullePacket            packet = {
               .number = thrown->number,
               .n_cards = thrown->n_cards,
               .lean = dulle_lean_of_card (thrown->number, thrown->seat, 0),
  };

  dulle_card_layer_throw_packet (self->cards, &packet,
                                 side_of (self, event->view.board.dealer),
                                 side_of (self, thrown->seat), duration);
}

static void
land_packet (DulleTableAnimation *self,
             const DulleEvent    *event,
             const DulleStep     *step,
             guint                duration)
{
  const DulleStepPacket *packet = &step->packet;
  DulleSeat             *owner = plate_of (self, packet->seat);
  guint                  count = dulle_seat_get_count (owner) + packet->n_cards;

  dulle_card_layer_land_packet (self->cards, packet->number);
  dulle_seat_set_count (owner, count);
  if (packet->seat == event->view.own.seat)
    dulle_hand_widget_set_n_dealt (self->hand, count, duration);
}

static void
turn_hand_up (DulleTableAnimation *self,
              const DulleEvent    *event,
              const DulleStep     *step,
              guint                duration)
{
  dulle_hand_widget_turn_up (self->hand, duration);
}

static void
sort_hand_of_event (DulleTableAnimation *self,
                    const DulleEvent    *event,
                    const DulleStep     *step,
                    guint                duration)
{
  sort_hand (self, &event->view, duration);
}

static void
update_seats_of_event (DulleTableAnimation *self,
                       const DulleEvent    *event,
                       const DulleStep     *step,
                       guint                duration)
{
  update_seats (self, &event->view);
}

static void
show_turn (DulleTableAnimation *self,
           const DulleEvent    *event,
           const DulleStep     *step,
           guint                duration)
{
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    dulle_seat_show_turn (plate_of (self, seat), &event->view.board, seat);
}

static void
update_counts_of_event (DulleTableAnimation *self,
                        const DulleEvent    *event,
                        const DulleStep     *step,
                        guint                duration)
{
  update_counts (self, &event->view);
}

/* The trick */

static void
play_card (DulleTableAnimation *self,
           const DulleEvent    *event,
           const DulleStep     *step,
           guint                duration)
{
  const DulleStepCard *card = &step->card;
  DulleSeat           *plate = plate_of (self, card->seat);
  guint                count = dulle_seat_get_count (plate);
  DullePose            from;
  DullePlayedCard      played = {
         .card = card->card,
         .side = side_of (self, card->seat),
         .player = dulle_seat_get_name (plate),
         .lean = dulle_lean_of_card (card->number, card->seat, card->card),
  };

  if (played.side == self->hand_side &&
      dulle_hand_widget_take (self->hand, card->card, &from, duration))
    played.from = &from;
  dulle_seat_set_count (plate, count > 0 ? count - 1 : 0);
  dulle_card_layer_play_card (self->cards, &played, duration);
  mark_trick (self, &event->view.board.tricks[card->number], duration);
}

static void
raise_card (DulleTableAnimation *self,
            const DulleEvent    *event,
            const DulleStep     *step,
            guint                duration)
{
  dulle_card_layer_raise_card (self->cards, side_of (self, step->seat), duration);
}

static void
take_trick (DulleTableAnimation *self,
            const DulleEvent    *event,
            const DulleStep     *step,
            guint                duration)
{
  dulle_card_layer_take_trick (self->cards, side_of (self, step->seat), duration);
}

static void
clear_trick (DulleTableAnimation *self,
             const DulleEvent    *event,
             const DulleStep     *step,
             guint                duration)
{
  dulle_card_layer_clear_trick (self->cards);
  dulle_moment_layer_clear (self->moments, FALSE);
}

/* Exchanges: where cards do not move, the plates of both players light up. */

static void
light_seat (DulleTableAnimation *self,
            const DulleView     *view,
            uint8_t              seat)
{
  if (seat != DULLE_NO_SEAT)
    dulle_seat_set_lit (plate_of (self, seat), TRUE);
}

static void
pass_cards (DulleTableAnimation *self,
            const DulleEvent    *event,
            const DulleStep     *step,
            guint                duration)
{
  const DulleView *view = &event->view;

  dulle_card_layer_pass_packet (self->cards, view->board.n_passed, side_of (self, step->pass.from),
                                side_of (self, step->pass.to), duration);
  if (duration > 0)
    return;

  light_seat (self, view, step->pass.from);
  light_seat (self, view, step->pass.to);
}

static void
clear_packets (DulleTableAnimation *self,
               const DulleEvent    *event,
               const DulleStep     *step,
               guint                duration)
{
  end_exchange (self);
}

/* Declarations: one's own cards are taken out of the hand. */

static void
show_card (DulleTableAnimation   *self,
           const DullePlayedCard *shown,
           unsigned               n,
           unsigned               n_cards,
           guint                  duration)
{
  DullePlayedCard played = *shown;
  DullePose       from;

  if (played.side == self->hand_side &&
      dulle_hand_widget_take (self->hand, played.card, &from, duration))
    played.from = &from;
  dulle_card_layer_show_card (self->cards, &played, n, n_cards, duration);
}

static void
show_cards (DulleTableAnimation *self,
            const DulleEvent    *event,
            const DulleStep     *step,
            guint                duration)
{
  const DulleView *view = &event->view;
  DulleSeat       *plate = plate_of (self, step->pigs.seat);
  DullePlayedCard  played = { .side = side_of (self, step->pigs.seat),
                              .player = dulle_seat_get_name (plate) };
  unsigned         n_cards = dulle_pigs_cards (&view->board, step->pigs.pigs, &played.card);

  update_seals (self, view);
  n_cards = MIN (n_cards, DULLE_MAX_SHOWN);
  for (unsigned i = 0; i < n_cards; i++)
    show_card (self, &played, i, n_cards, duration);
}

static void
hide_cards (DulleTableAnimation *self,
            const DulleEvent    *event,
            const DulleStep     *step,
            guint                duration)
{
  dulle_card_layer_hide_cards (self->cards, duration);
}

static void
clear_shown (DulleTableAnimation *self,
             const DulleEvent    *event,
             const DulleStep     *step,
             guint                duration)
{
  dulle_card_layer_clear_shown (self->cards);
}

/* Words and sounds */

static void
say_text (DulleTableAnimation *self,
          const DulleEvent    *event,
          const DulleStep     *step,
          guint                duration)
{
  dulle_bubbles_say (self->bubbles, side_of (self, step->bubble.seat), step->bubble.text);
}

void
dulle_table_animation_quote (DulleTableAnimation *self,
                             guint8               seat,
                             const char          *text)
{
  dulle_bubbles_quote (self->bubbles, side_of (self, seat), text);
}

static void
hush_players (DulleTableAnimation *self,
              const DulleEvent    *event,
              const DulleStep     *step,
              guint                duration)
{
  dulle_bubbles_hush (self->bubbles);
}

static void
play_sound (DulleTableAnimation *self,
            const DulleEvent    *event,
            const DulleStep     *step,
            guint                duration)
{
  if (self->sounds != NULL)
    dulle_sounds_play (self->sounds, step->sound, self->volume);
}

/* Moments */

static void
remark_moment (DulleTableAnimation *self,
               const DulleMoment   *moment,
               uint8_t              seat,
               guint                duration)
{
  const char *words;

  if (seat == DULLE_NO_SEAT)
    return;

  words = dulle_moment_remark (moment, seat, self->faces[seat]);
  if (words != NULL)
    dulle_bubbles_say_briefly (self->bubbles, side_of (self, seat), words,
                               duration > 0 ? duration : STILL_WORDS);
}

/* A person who does not want to wait is shown none. */
static void
show_moment (DulleTableAnimation *self,
             const DulleEvent    *event,
             const DulleStep     *step,
             guint                duration)
{
  const DulleMoment *moment = &step->moment.moment;
  const char        *player = NULL;
  DulleMomentPlace   place = dulle_moment_place_of (moment, step->moment.on_table, self->bottom);

  if (duration == 0 && dulle_table_animation_get_speed (self) != DULLE_ANIMATION_SPEED_OFF)
    return;

  if (moment->seat != DULLE_NO_SEAT)
    player = dulle_seat_get_name (plate_of (self, moment->seat));
  dulle_moment_layer_show (self->moments, moment, place, player, duration);
  remark_moment (self, moment, moment->seat, duration);
  remark_moment (self, moment, moment->from, duration);
}

typedef void (*ShowStep) (DulleTableAnimation *self,
                          const DulleEvent    *event,
                          const DulleStep     *step,
                          guint                duration);

static const ShowStep shows[] = {
  [DULLE_STEP_WAIT] = NULL,
  [DULLE_STEP_SHOW_GAME] = show_game,
  [DULLE_STEP_SHOW_OPEN_HANDS] = show_open_hands,
  [DULLE_STEP_CLEAR_HANDS] = clear_hands,
  [DULLE_STEP_THROW_PACKET] = throw_packet,
  [DULLE_STEP_LAND_PACKET] = land_packet,
  [DULLE_STEP_TURN_UP] = turn_hand_up,
  [DULLE_STEP_SORT_HAND] = sort_hand_of_event,
  [DULLE_STEP_UPDATE_SEATS] = update_seats_of_event,
  [DULLE_STEP_SHOW_TURN] = show_turn,
  [DULLE_STEP_UPDATE_COUNTS] = update_counts_of_event,
  [DULLE_STEP_PLAY_CARD] = play_card,
  [DULLE_STEP_RAISE_CARD] = raise_card,
  [DULLE_STEP_TAKE_TRICK] = take_trick,
  [DULLE_STEP_CLEAR_TRICK] = clear_trick,
  [DULLE_STEP_PASS_CARDS] = pass_cards,
  [DULLE_STEP_CLEAR_PACKETS] = clear_packets,
  [DULLE_STEP_SHOW_CARDS] = show_cards,
  [DULLE_STEP_HIDE_CARDS] = hide_cards,
  [DULLE_STEP_CLEAR_SHOWN] = clear_shown,
  [DULLE_STEP_SAY] = say_text,
  [DULLE_STEP_HUSH] = hush_players,
  [DULLE_STEP_SOUND] = play_sound,
  [DULLE_STEP_MOMENT] = show_moment,
};
G_STATIC_ASSERT (G_N_ELEMENTS (shows) == DULLE_N_STEPS);

void
dulle_table_animation_show_step (DulleTableAnimation *self,
                                 const DulleEvent    *event,
                                 const DulleStep     *step,
                                 guint                duration)
{
  g_return_if_fail (self != NULL && event != NULL && step != NULL);
  g_return_if_fail (step->kind < DULLE_N_STEPS);

  self->bottom = dulle_table_bottom (event, self->stays);
  self->hand_side = side_of (self, event->view.own.seat);
  if (shows[step->kind] != NULL)
    shows[step->kind](self, event, step, duration);
}
