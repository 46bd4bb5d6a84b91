/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * It looks like the table and is laid out like it, but nothing moves. What is shown comes
 * from the view of the seat, so no card is seen that the player did not see.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "engine/legality.h"

#include "cards/card-type.h"
#include "common/unparent-children.h"
#include "dulle-card-layer.h"
#include "dulle-quiz-board.h"
#include "dulle-hand-widget.h"
#include "dulle-seat.h"
#include "hand-order.h"
#include "seat-fit.h"
#include "table-request.h"

/* Where there is no room for the whole table, it has no name plates. */
#define MIN_HEIGHT 116

struct _DulleQuizBoard
{
  GtkWidget parent_instance;

  DulleView view;
  gboolean  asking;

  /* Borrowed: children */
  DulleSeat       *seats[DULLE_N_TABLE_SIDES];
  DulleCardLayer  *cards;
  DulleHandWidget *hand;

  /* Owned */
  GSettings *settings;
};

G_DEFINE_FINAL_TYPE (DulleQuizBoard, dulle_quiz_board, GTK_TYPE_WIDGET)

enum
{
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Layout */

static void
allocate_seat (DulleQuizBoard *self,
               DulleSide       side,
               const DulleBox *box,
               float           back_width)
{
  GtkWidget *seat = GTK_WIDGET (self->seats[side]);
  gboolean   shown = box->width > 0 && box->height > 0 &&
                   gtk_widget_get_height (GTK_WIDGET (self)) >= DULLE_TABLE_MIN_HEIGHT;

  if (side != DULLE_SIDE_BOTTOM)
    dulle_seat_set_back_width (self->seats[side], (int) back_width);
  gtk_widget_set_child_visible (seat, shown);
  if (shown)
    gtk_widget_allocate (seat, (int) box->width, (int) box->height, -1,
                         gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (box->x, box->y)));
}

static void
dulle_quiz_board_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  DulleQuizBoard    *self = DULLE_QUIZ_BOARD (widget);
  DulleTableRequest  request = { .width = (float) width,
                                 .height = (float) height,
                                 .n_hand = dulle_hand_widget_get_n_dealt (self->hand),
                                 .n_left = dulle_hand_widget_get_n_left (self->hand) };
  DulleTableGeometry geometry;

  dulle_fit_seats (widget, width, height);
  for (unsigned side = 0; side < DULLE_N_TABLE_SIDES; side++)
    dulle_table_request_plate (&request, GTK_WIDGET (self->seats[side]));
  dulle_table_geometry (&request, &geometry);

  for (DulleSide side = 0; side < DULLE_N_TABLE_SIDES; side++)
    allocate_seat (self, side, &geometry.seats[side], geometry.back_width);
  dulle_card_layer_set_geometry (self->cards, &geometry);
  gtk_widget_allocate (GTK_WIDGET (self->cards), width, height, -1, NULL);
  dulle_hand_widget_place (self->hand, geometry.hand, geometry.card_width);
  gtk_widget_allocate (GTK_WIDGET (self->hand), width, height, -1, NULL);
}

static void
dulle_quiz_board_measure (GtkWidget     *widget,
                          GtkOrientation orientation,
                          int            for_size,
                          int           *minimum,
                          int           *natural,
                          int           *minimum_baseline,
                          int           *natural_baseline)
{
  gboolean horizontal = orientation == GTK_ORIENTATION_HORIZONTAL;

  *minimum = horizontal ? DULLE_TABLE_MIN_WIDTH : MIN_HEIGHT;
  *natural = horizontal ? 3 * DULLE_TABLE_MIN_WIDTH : 3 * DULLE_TABLE_MIN_HEIGHT;
}

/* Choosing */

static void
play_cb (DulleQuizBoard *self,
         int             card)
{
  g_assert (DULLE_IS_QUIZ_BOARD (self));

  if (!self->asking)
    return;

  if (dulle_hand_has (dulle_action_cards (&self->view.board, &self->view.own), (DulleCard) card))
    g_signal_emit (self, signals[CHOSEN], 0, card);
  else
    dulle_hand_widget_shake (self->hand, (DulleCard) card);
}

/* A finger, or the first of two clicks, raises a card that may be chosen; the next one chooses
 * it. */
static void
tapped_cb (DulleQuizBoard *self,
           int             card)
{
  g_assert (DULLE_IS_QUIZ_BOARD (self));

  if (!self->asking)
    return;

  if (dulle_hand_has (dulle_action_cards (&self->view.board, &self->view.own), (DulleCard) card))
    dulle_hand_widget_raise (self->hand, (DulleCard) card);
  else
    dulle_hand_widget_shake (self->hand, (DulleCard) card);
}

static void
two_clicks_changed_cb (DulleQuizBoard *self)
{
  g_assert (DULLE_IS_QUIZ_BOARD (self));

  dulle_hand_widget_set_two_clicks (self->hand,
                                    g_settings_get_boolean (self->settings, "two-clicks"));
}

/* Object */

static void
dulle_quiz_board_dispose (GObject *object)
{
  dulle_unparent_children (GTK_WIDGET (object));
  g_clear_object (&DULLE_QUIZ_BOARD (object)->settings);

  G_OBJECT_CLASS (dulle_quiz_board_parent_class)->dispose (object);
}

static void
dulle_quiz_board_class_init (DulleQuizBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dulle_quiz_board_dispose;
  widget_class->measure = dulle_quiz_board_measure;
  widget_class->size_allocate = dulle_quiz_board_size_allocate;

  signals[CHOSEN] = g_signal_new ("chosen", DULLE_TYPE_QUIZ_BOARD, G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, DULLE_TYPE_CARD);

  /* It looks like the table. */
  gtk_widget_class_set_css_name (widget_class, "cardtable");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
dulle_quiz_board_init (DulleQuizBoard *self)
{
  self->settings = g_settings_new ("io.github.dulle.Dulle");
  for (unsigned side = 0; side < DULLE_N_TABLE_SIDES; side++)
    {
      self->seats[side] = DULLE_SEAT (dulle_seat_new (side));
      gtk_widget_set_parent (GTK_WIDGET (self->seats[side]), GTK_WIDGET (self));
    }
  self->cards = DULLE_CARD_LAYER (dulle_card_layer_new ());
  gtk_widget_set_parent (GTK_WIDGET (self->cards), GTK_WIDGET (self));
  self->hand = DULLE_HAND_WIDGET (dulle_hand_widget_new ());
  two_clicks_changed_cb (self);
  g_signal_connect_object (self->settings, "changed::two-clicks",
                           G_CALLBACK (two_clicks_changed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_set_parent (GTK_WIDGET (self->hand), GTK_WIDGET (self));
  g_signal_connect_swapped (self->hand, "play", G_CALLBACK (play_cb), self);
  g_signal_connect_swapped (self->hand, "tapped", G_CALLBACK (tapped_cb), self);

  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Table"),
                                  -1);
}

GtkWidget *
dulle_quiz_board_new (void)
{
  return g_object_new (DULLE_TYPE_QUIZ_BOARD, NULL);
}

/* Contents */

static void
show_trick (DulleQuizBoard    *self,
            const char *const *names)
{
  const DulleTrick *trick = dulle_board_trick (&self->view.board);
  uint8_t           own = self->view.own.seat;

  dulle_card_layer_clear_trick (self->cards);
  for (unsigned i = 0; i < trick->n_cards; i++)
    {
      uint8_t         seat = dulle_trick_seat (trick, i);
      DullePlayedCard played = {
        .card = trick->cards[i],
        .side = dulle_table_side (seat, own),
        .player = names[seat],
      };

      dulle_card_layer_put_card (self->cards, &played);
    }
  if (trick->n_cards > 0)
    dulle_card_layer_mark_trick (self->cards, dulle_table_side (trick->lead, own),
                                 dulle_table_side (dulle_trick_winner (trick), own), 0);
}

static void
show_hand (DulleQuizBoard *self)
{
  DulleHandOrder order = {
    .sort_order = (DulleSortOrder) g_settings_get_enum (self->settings, "sort-order"),
    .considered = DULLE_CONTRACT_NORMAL,
  };
  DulleCard cards[DULLE_MAX_HAND];
  unsigned  n_cards = dulle_hand_order_sort (&order, &self->view, cards);

  dulle_hand_widget_set_trumps (self->hand, dulle_hand_order_trumps (&order, &self->view));
  dulle_hand_widget_set_cards (self->hand, cards, n_cards, 0);
  dulle_hand_widget_raise (self->hand, DULLE_NO_CARD);
}

void
dulle_quiz_board_show (DulleQuizBoard    *self,
                       const DulleGame   *game,
                       guint8             seat,
                       const char *const *names,
                       const DulleFace   *faces)
{
  g_return_if_fail (DULLE_IS_QUIZ_BOARD (self));
  g_return_if_fail (game != NULL);
  g_return_if_fail (seat < DULLE_N_SEATS);

  self->view = dulle_game_view (game, seat);
  for (uint8_t other = 0; other < DULLE_N_SEATS; other++)
    {
      DulleSeat *shown = self->seats[dulle_table_side (other, seat)];

      dulle_seat_set_player (shown, names[other], faces[other]);
      dulle_seat_update (shown, &self->view, other);
      dulle_seat_set_count (shown, self->view.board.n_cards[other]);
    }
  show_hand (self);
  show_trick (self, names);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
dulle_quiz_board_set_asking (DulleQuizBoard *self,
                             gboolean        asking)
{
  g_return_if_fail (DULLE_IS_QUIZ_BOARD (self));

  self->asking = asking;
  dulle_hand_widget_set_legal (self->hand,
                               asking ? dulle_action_cards (&self->view.board, &self->view.own)
                                      : self->view.own.hand);
}

void
dulle_quiz_board_choose (DulleQuizBoard *self,
                         guint           n)
{
  g_return_if_fail (DULLE_IS_QUIZ_BOARD (self));

  if (n < dulle_hand_widget_get_count (self->hand))
    play_cb (self, dulle_hand_widget_get_card (self->hand, n));
}

void
dulle_quiz_board_raise (DulleQuizBoard *self,
                        DulleCard       card)
{
  g_return_if_fail (DULLE_IS_QUIZ_BOARD (self));

  dulle_hand_widget_raise (self->hand, card);
}

void
dulle_quiz_board_shake (DulleQuizBoard *self,
                        DulleCard       card)
{
  g_return_if_fail (DULLE_IS_QUIZ_BOARD (self));

  dulle_hand_widget_shake (self->hand, card);
}

gboolean
dulle_quiz_board_focus (DulleQuizBoard *self)
{
  DulleHand playable;
  guint     n = 0;

  g_return_val_if_fail (DULLE_IS_QUIZ_BOARD (self), FALSE);

  playable = dulle_action_cards (&self->view.board, &self->view.own);
  while (n < dulle_hand_widget_get_count (self->hand) && playable != 0 &&
         !dulle_hand_has (playable, dulle_hand_widget_get_card (self->hand, n)))
    n++;

  return dulle_hand_widget_focus (self->hand, n);
}
