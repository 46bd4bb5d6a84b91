/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The single movements on the table. Each starts something and returns at once;
 * when the next one begins is the choreographer's business.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "card-layout.h"
#include "css-class.h"
#include "dulle-card-fan.h"
#include "dulle-table-private.h"

/* A card lies a little askew, by chance but always the same way. */
static float
lean_of (unsigned  number,
         uint8_t   seat,
         DulleCard card)
{
  unsigned mixed = (number * 37 + seat * 101 + card * 59 + 17) * 2654435761u;

  return (float) (mixed >> 24) / 255 * 11 - 5.5f;
}

/* A card in the trick, at rest. */
static DulleLoose *
put_card (DulleTable      *self,
          const DulleView *view,
          uint8_t          seat,
          DulleCard        card,
          unsigned         number)
{
  DulleSide   side = dulle_table_side (view, seat);
  DulleLoose *loose = &self->trick[side];
  DullePlace  place;

  loose->side = side;
  loose->card = card;
  loose->goal = DULLE_GOAL_TRICK;
  loose->lean = lean_of (number, seat, card);
  place = dulle_table_goal_of (self, loose);
  dulle_motion_rest (&loose->motion, &place);
  dulle_table_turn_loose (self, loose, FALSE);
  dulle_table_turn_loose (self, loose, TRUE);
  dulle_table_bring_to_front (self, loose);
  dulle_table_set_here (loose, TRUE);

  return loose;
}

/* The one card that is marked, where cards do not move. */
static void
mark (DulleTable *self,
      DulleLoose *marked,
      const char *css_class)
{
  for (unsigned side = 0; side < DULLE_N_SIDES; side++)
    {
      DulleLoose *loose = &self->trick[side];

      dulle_set_css_class (loose->widget, "laid", loose == marked && g_str_equal (css_class, "laid"));
      dulle_set_css_class (loose->widget, "winning", loose == marked && g_str_equal (css_class, "winning"));
    }
}

void
dulle_table_clear_trick (DulleTable *self)
{
  mark (self, NULL, NULL);
  for (unsigned side = 0; side < DULLE_N_SIDES; side++)
    dulle_table_set_here (&self->trick[side], FALSE);
}

static void
say_what_was_heard (DulleTable      *self,
                    const DulleView *view)
{
  if (view->board.phase != DULLE_PHASE_AUCTION)
    return;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    if (view->board.heard[seat] != DULLE_HEARD_NOTHING)
      dulle_table_say (self, view, seat,
                       view->board.heard[seat] == DULLE_HEARD_HEALTHY ? _ ("Healthy") : _ ("Reservation"));
}

void
dulle_table_show_all (DulleTable      *self,
                      const DulleView *view)
{
  const DulleBoard *board = &view->board;
  const DulleTrick *trick = dulle_board_trick (board);

  dulle_table_clear_packets (self);
  dulle_table_clear_shown (self);
  dulle_table_clear_trick (self);
  dulle_table_hush (self);
  if (board->n_tricks < dulle_board_length (board))
    for (unsigned i = 0; i < trick->n_cards; i++)
      put_card (self, view, dulle_trick_seat (trick, i), trick->cards[i], board->n_tricks);

  if (board->phase == DULLE_PHASE_EXCHANGE && board->exchange == DULLE_EXCHANGE_ASK)
    dulle_table_put_in_middle (self, view);
  dulle_table_update_counts (self, view);
  dulle_table_sort_hand (self, view, 0);
  dulle_hand_widget_turn_up (self->hand, 0);
  dulle_table_update_seats (self, view);
  say_what_was_heard (self, view);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
dulle_table_begin_deal (DulleTable      *self,
                        const DulleView *view)
{
  dulle_table_show_all (self, view);
  dulle_hand_widget_set_n_dealt (self->hand, 0, 0);
  for (unsigned side = 0; side < DULLE_N_SIDES; side++)
    {
      dulle_seat_set_count (self->seats[side], 0);
      dulle_seat_set_turn (self->seats[side], FALSE);
    }
}

void
dulle_table_throw_packet (DulleTable      *self,
                          const DulleView *view,
                          unsigned         number,
                          uint8_t          seat,
                          unsigned         n_cards,
                          guint            duration)
{
  DulleLoose *packet = &self->packets[number % DULLE_N_PACKETS];
  DulleSide   dealer = dulle_table_side (view, view->board.dealer);
  DullePlace  from = self->geometry.piles[dealer];

  packet->side = dulle_table_side (view, seat);
  packet->goal = packet->side == DULLE_SIDE_BOTTOM ? DULLE_GOAL_HAND : DULLE_GOAL_PILE;
  packet->lean = lean_of (number, seat, 0);
  from.scale = 1;
  dulle_motion_rest (&packet->motion, &from);
  dulle_card_fan_set_count (DULLE_CARD_FAN (packet->widget), n_cards);
  dulle_table_set_here (packet, TRUE);
  dulle_table_move_loose (self, packet, duration);
}

void
dulle_table_land_packet (DulleTable      *self,
                         const DulleView *view,
                         unsigned         number,
                         uint8_t          seat,
                         unsigned         n_cards,
                         guint            duration)
{
  DulleSeat *owner = self->seats[dulle_table_side (view, seat)];
  guint      count = dulle_seat_get_count (owner) + n_cards;

  dulle_table_set_here (&self->packets[number % DULLE_N_PACKETS], FALSE);
  dulle_seat_set_count (owner, count);
  if (seat == view->own.seat)
    dulle_hand_widget_set_n_dealt (self->hand, count, duration);
}

void
dulle_table_turn_up (DulleTable *self,
                     guint       duration)
{
  dulle_hand_widget_turn_up (self->hand, duration);
}

/* As trumps are now, or would be in the solo that is thought of. */
static DulleOrder
order_of_hand (DulleTable      *self,
               const DulleView *view)
{
  DulleOrder order = view->board.order;

  if (view->board.phase == DULLE_PHASE_AUCTION && dulle_view_on_turn (view) && self->considered != DULLE_CONTRACT_NORMAL)
    dulle_order_init (&order, &view->board.rules, self->considered, false, false);

  return order;
}

void
dulle_table_sort_hand (DulleTable      *self,
                       const DulleView *view,
                       guint            duration)
{
  DulleHand  hand = view->own.hand - (dulle_view_gives_cards (view) ? self->aside : 0);
  DulleOrder order = order_of_hand (self, view);
  DulleCard  cards[DULLE_MAX_HAND];
  unsigned   n = dulle_order_sort (&order, hand, cards);

  if (self->sort_order == DULLE_SORT_ORDER_TRUMPS_LAST)
    for (unsigned i = 0; i < n / 2; i++)
      {
        DulleCard card = cards[i];

        cards[i] = cards[n - 1 - i];
        cards[n - 1 - i] = card;
      }

  dulle_hand_widget_set_cards (self->hand, cards, n, duration);
  dulle_table_update_marks (self, view);
}

void
dulle_table_lay_card (DulleTable      *self,
                      const DulleView *view,
                      uint8_t          seat,
                      DulleCard        card,
                      unsigned         number,
                      guint            duration)
{
  DulleSide   side = dulle_table_side (view, seat);
  DullePlace  from = self->geometry.piles[side];
  guint       count = dulle_seat_get_count (self->seats[side]);
  DulleLoose *loose;

  if (side == DULLE_SIDE_BOTTOM)
    {
      dulle_hand_widget_take (self->hand, card, &from, duration);
      dulle_hand_widget_set_legal (self->hand, ~(DulleHand) 0);
      self->submitted = FALSE;
    }
  dulle_seat_set_count (self->seats[side], count > 0 ? count - 1 : 0);

  loose = put_card (self, view, seat, card, number);
  if (duration == 0)
    {
      mark (self, loose, "laid");
      return;
    }

  from.turned = side == DULLE_SIDE_BOTTOM ? 0 : 1;
  dulle_motion_rest (&loose->motion, &from);
  dulle_table_move_loose (self, loose, duration);
}

void
dulle_table_raise_trick (DulleTable      *self,
                         const DulleView *view,
                         uint8_t          winner,
                         guint            duration)
{
  DulleLoose *loose = &self->trick[dulle_table_side (view, winner)];

  dulle_table_bring_to_front (self, loose);
  if (duration == 0)
    {
      mark (self, loose, "winning");
      return;
    }

  loose->goal = DULLE_GOAL_RAISED;
  dulle_table_move_loose (self, loose, duration);
}

void
dulle_table_take_trick (DulleTable      *self,
                        const DulleView *view,
                        uint8_t          winner,
                        guint            duration)
{
  for (unsigned side = 0; side < DULLE_N_SIDES; side++)
    {
      DulleLoose *loose = &self->trick[side];

      loose->goal = DULLE_GOAL_PILE;
      loose->side = dulle_table_side (view, winner);
      dulle_table_move_loose (self, loose, duration);
    }
}

void
dulle_table_update_counts (DulleTable      *self,
                           const DulleView *view)
{
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    dulle_seat_set_count (self->seats[dulle_table_side (view, seat)], view->board.n_cards[seat]);
}

void
dulle_table_update_seats (DulleTable      *self,
                          const DulleView *view)
{
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      DulleSeat *plate = self->seats[dulle_table_side (view, seat)];

      if (self->player_names != NULL)
        dulle_seat_set_name (plate, self->player_names[seat]);
      dulle_seat_update (plate, view, seat);
    }
}

void
dulle_table_show_open (DulleTable       *self,
                       const DulleEvent *event)
{
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    dulle_seat_set_open (self->seats[dulle_table_side (&event->view, seat)], &event->view.board.order,
                         event->open.hands[seat]);
}

void
dulle_table_say (DulleTable      *self,
                 const DulleView *view,
                 uint8_t          seat,
                 const char      *text)
{
  GtkWidget *bubble = self->bubbles[dulle_table_side (view, seat)];

  gtk_label_set_label (GTK_LABEL (bubble), text);
  gtk_widget_set_visible (bubble, TRUE);
  gtk_widget_add_css_class (bubble, "said");
}

void
dulle_table_hush (DulleTable *self)
{
  for (unsigned side = 0; side < DULLE_N_SIDES; side++)
    {
      gtk_widget_set_visible (self->bubbles[side], FALSE);
      gtk_widget_remove_css_class (self->bubbles[side], "said");
    }
}

void
dulle_table_sound (DulleTable *self,
                   DulleSound  sound)
{
  if (self->sounds != NULL)
    dulle_sounds_play (self->sounds, sound);
}
