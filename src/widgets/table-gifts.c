/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cards that leave a hand without being played: those of a poverty, which go face
 * down from one player to the other, and those that a player shows and keeps.
 */
#include "config.h"

#include "engine/pigs.h"

#include "card-layout.h"
#include "dulle-card-fan.h"
#include "dulle-table-private.h"

/* Where cards that a player holds come from and go to. */
static DulleGoal
holding_of (DulleSide side)
{
  return side == DULLE_SIDE_BOTTOM ? DULLE_GOAL_HAND : DULLE_GOAL_PILE;
}

static void
rest (DulleTable *self,
      DulleLoose *loose)
{
  DullePlace place = dulle_table_goal_of (self, loose);

  dulle_motion_rest (&loose->motion, &place);
}

static void
send_packet (DulleTable      *self,
             const DulleView *view,
             uint8_t          seat)
{
  DulleLoose *packet = &self->packets[0];

  packet->goal = DULLE_GOAL_MIDDLE;
  if (seat == DULLE_NO_SEAT)
    return;

  packet->side = dulle_table_side (view, seat);
  packet->goal = holding_of (packet->side);
}

static void
light (DulleTable      *self,
       const DulleView *view,
       uint8_t          seat)
{
  if (seat != DULLE_NO_SEAT)
    dulle_seat_set_lit (self->seats[dulle_table_side (view, seat)], TRUE);
}

void
dulle_table_pass_cards (DulleTable      *self,
                        const DulleView *view,
                        uint8_t          from,
                        uint8_t          to,
                        guint            duration)
{
  DulleLoose *packet = &self->packets[0];

  packet->lean = 0;
  dulle_card_fan_set_count (DULLE_CARD_FAN (packet->widget), view->board.n_passed);
  send_packet (self, view, from);
  rest (self, packet);
  send_packet (self, view, to);
  dulle_table_set_here (packet, duration > 0 || to == DULLE_NO_SEAT);
  dulle_table_move_loose (self, packet, duration);

  if (duration == 0)
    {
      light (self, view, from);
      light (self, view, to);
    }
}

void
dulle_table_put_in_middle (DulleTable      *self,
                           const DulleView *view)
{
  dulle_table_pass_cards (self, view, DULLE_NO_SEAT, DULLE_NO_SEAT, 0);
}

void
dulle_table_clear_packets (DulleTable *self)
{
  for (unsigned i = 0; i < DULLE_N_PACKETS; i++)
    dulle_table_set_here (&self->packets[i], FALSE);
  for (unsigned side = 0; side < DULLE_N_SIDES; side++)
    dulle_seat_set_lit (self->seats[side], FALSE);
}

/* One's own cards are taken out of the hand, those of others from behind the plate. */
static void
show_card (DulleTable *self,
           DulleLoose *loose,
           guint       duration)
{
  DulleGoal  goal = loose->goal;
  DullePlace from;

  loose->goal = holding_of (loose->side);
  from = dulle_table_goal_of (self, loose);
  if (loose->side == DULLE_SIDE_BOTTOM)
    dulle_hand_widget_take (self->hand, loose->card, &from, duration);
  loose->goal = goal;

  dulle_table_turn_loose (self, loose, FALSE);
  dulle_table_turn_loose (self, loose, TRUE);
  dulle_motion_rest (&loose->motion, &from);
  dulle_table_bring_to_front (self, loose);
  dulle_table_set_here (loose, TRUE);
  dulle_table_move_loose (self, loose, duration);
}

void
dulle_table_show_cards (DulleTable      *self,
                        const DulleView *view,
                        uint8_t          seat,
                        DullePigs        pigs,
                        guint            duration)
{
  DulleCard card;
  unsigned  n = dulle_pigs_cards (&view->board, pigs, &card);

  dulle_table_update_marks (self, view);
  for (unsigned i = 0; i < MIN (n, DULLE_N_SHOWN); i++)
    {
      DulleLoose *loose = &self->shown[i];

      loose->side = dulle_table_side (view, seat);
      loose->card = card;
      loose->lean = 0;
      loose->goal = n == 1 ? DULLE_GOAL_TRICK : DULLE_GOAL_SHOWN_LEFT + i;
      show_card (self, loose, duration);
    }
}

void
dulle_table_hide_cards (DulleTable *self,
                        guint       duration)
{
  for (unsigned i = 0; i < DULLE_N_SHOWN; i++)
    if (self->shown[i].here)
      {
        self->shown[i].goal = holding_of (self->shown[i].side);
        dulle_table_move_loose (self, &self->shown[i], duration);
      }
}

void
dulle_table_clear_shown (DulleTable *self)
{
  for (unsigned i = 0; i < DULLE_N_SHOWN; i++)
    dulle_table_set_here (&self->shown[i], FALSE);
}
