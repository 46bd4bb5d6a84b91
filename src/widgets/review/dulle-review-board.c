/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Unlike the table it has room for four open hands whose every card can be read. In a
 * wide window the players sit around the trick. In a narrow one the hands lie one below
 * the other, with the trick above the last one, and name plates cover their lower ends.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "cards/card-layout.h"
#include "common/css-class.h"
#include "common/news.h"
#include "common/unparent-children.h"
#include "cards/deck-text.h"
#include "cards/dulle-card-fan.h"
#include "cards/dulle-card-widget.h"
#include "dulle-review-board.h"
#include "table/dulle-seat.h"
#include "text/review-text.h"

#define GAP          8
#define LEAST_GAP    2
#define PLATE_WIDTH  150
#define ROOMY_WIDTH  200
#define PLATE_ASPECT 4.7 /* large letters make a plate higher, and need it wider */
#define MAX_CARD     320
#define MIN_CARD     24

/* In a narrower board the hands lie one below the other, unless it is as low as this. */
#define WIDE 600
#define LOW  330

/* In card widths: a full hand, the whole wide board, and how far the cards of the trick
 * lie from its middle. */
#define HAND_WIDTH  4.0f
#define WIDE_WIDTH  10.8f
#define WIDE_HEIGHT 6.0f
#define TRICK_X     0.85f
#define TRICK_Y     0.72f

/* The part of a hand that shows above its plate, in heights of a card. */
#define PEEK 0.6f

/* Room for the shadow of a card. */
#define RIM 6

struct _DulleReviewBoard
{
  GtkWidget parent_instance;

  /* Borrowed: children, by side */
  DulleCardFan *hands[DULLE_N_TABLE_SIDES];
  DulleSeat    *seats[DULLE_N_TABLE_SIDES];
  GtkWidget    *trick[DULLE_N_TABLE_SIDES];

  DulleFace faces[DULLE_N_SEATS];
};

G_DEFINE_FINAL_TYPE (DulleReviewBoard, dulle_review_board, GTK_TYPE_WIDGET)

/* Layout */

typedef struct
{
  int width;
  int height;
  int plate_width;
  int plate_height;
  int card;
  int card_height;
} Layout;

static void
allocate_child (GtkWidget *child,
                int        x,
                int        y,
                int        width,
                int        height)
{
  int minimum;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  gtk_widget_allocate (child, MAX (width, minimum), height, -1,
                       gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) x, (float) y)));
}

static void
place_hand (DulleReviewBoard *self,
            const Layout     *layout,
            DulleSide         side,
            int               x,
            int               y,
            int               width)
{
  allocate_child (GTK_WIDGET (self->hands[side]), x, y, width, layout->card_height + 2 * RIM);
}

static void
place_plate (DulleReviewBoard *self,
             const Layout     *layout,
             DulleSide         side,
             int               x,
             int               y)
{
  allocate_child (GTK_WIDGET (self->seats[side]), x, y, layout->plate_width, layout->plate_height);
}

static void
place_card (DulleReviewBoard *self,
            const Layout     *layout,
            DulleSide         side,
            float             middle_x,
            float             middle_y)
{
  allocate_child (self->trick[side], (int) (middle_x - (float) layout->card / 2),
                  (int) (middle_y - (float) layout->card_height / 2), layout->card,
                  layout->card_height);
}

static void
size_cards (DulleReviewBoard *self,
            Layout           *layout,
            float             card)
{
  layout->card = CLAMP ((int) card, MIN_CARD, MAX_CARD) & ~1;
  layout->card_height = dulle_card_height (layout->card);
  for (unsigned side = 0; side < DULLE_N_TABLE_SIDES; side++)
    {
      dulle_card_fan_set_card_width (self->hands[side], layout->card);
      dulle_card_widget_set_width (DULLE_CARD_WIDGET (self->trick[side]), layout->card);
    }
}

/* The players at the sides, and the upper plate. In a board so low that this would lie on the
 * left one it goes to the other end of its hand; the left player moves up, the right one down. */
static void
place_sides (DulleReviewBoard *self,
             const Layout     *layout,
             int               hand)
{
  int middle = (layout->width - hand) / 2;
  int right = layout->width - GAP;
  int top_x = middle - layout->plate_width - GAP;
  int top_y = GAP + RIM;
  int left_y = (layout->height - layout->card_height - layout->plate_height) / 2;
  int right_y = left_y;
  int below = layout->plate_height;

  if (top_y + layout->plate_height > left_y)
    {
      int lowest = layout->height - GAP - RIM - layout->card_height - layout->plate_height;

      top_x = middle + hand + GAP;
      left_y = top_y;
      right_y = MAX (lowest, top_y + layout->plate_height + LEAST_GAP);
      below -= RIM;
    }

  place_plate (self, layout, DULLE_SIDE_TOP, top_x, top_y);
  place_plate (self, layout, DULLE_SIDE_LEFT, GAP, left_y);
  place_hand (self, layout, DULLE_SIDE_LEFT, GAP, left_y + below, hand);
  place_plate (self, layout, DULLE_SIDE_RIGHT, right - layout->plate_width, right_y);
  place_hand (self, layout, DULLE_SIDE_RIGHT, right - hand, right_y + below, hand);
}

static void
allocate_wide (DulleReviewBoard *self,
               Layout           *layout)
{
  int   hand, middle, bottom_y;
  float x, y, dx, dy;

  size_cards (self, layout,
              MIN ((float) (layout->width - 4 * GAP) / WIDE_WIDTH,
                   (float) (layout->height - 4 * GAP) / WIDE_HEIGHT));
  hand = (int) (HAND_WIDTH * (float) layout->card);
  layout->plate_width = MIN (layout->plate_width, (layout->width - hand) / 2 - 2 * GAP);
  middle = (layout->width - hand) / 2;
  bottom_y = layout->height - layout->card_height - 2 * RIM - GAP;

  place_hand (self, layout, DULLE_SIDE_TOP, middle, GAP, hand);
  place_hand (self, layout, DULLE_SIDE_BOTTOM, middle, bottom_y, hand);
  place_plate (self, layout, DULLE_SIDE_BOTTOM, middle - layout->plate_width - GAP,
               bottom_y + RIM + layout->card_height - layout->plate_height);
  place_sides (self, layout, hand);

  x = (float) layout->width / 2;
  y = (float) layout->height / 2;
  dx = TRICK_X * (float) layout->card;
  dy = TRICK_Y * (float) layout->card;
  place_card (self, layout, DULLE_SIDE_TOP, x, y - dy);
  place_card (self, layout, DULLE_SIDE_BOTTOM, x, y + dy);
  place_card (self, layout, DULLE_SIDE_LEFT, x - dx, y);
  place_card (self, layout, DULLE_SIDE_RIGHT, x + dx, y);
}

static void
allocate_narrow (DulleReviewBoard *self,
                 Layout           *layout)
{
  static const DulleSide order[] = { DULLE_SIDE_LEFT, DULLE_SIDE_TOP, DULLE_SIDE_RIGHT,
                                     DULLE_SIDE_BOTTOM };
  int                    room =
      layout->height - 6 * GAP - DULLE_N_TABLE_SIDES * layout->plate_height;
  float tall = DULLE_CARD_ASPECT * (1 + DULLE_N_TABLE_SIDES * PEEK);
  int   width = layout->width - 2 * GAP;
  int   peek, y = GAP, step;

  size_cards (self, layout, MIN ((float) width / HAND_WIDTH, (float) room / tall));
  peek = (int) (PEEK * (float) layout->card_height);
  step = MIN (layout->card + GAP, (width - layout->card) / (DULLE_N_TABLE_SIDES - 1));

  for (unsigned i = 0; i < DULLE_N_TABLE_SIDES; i++)
    {
      if (order[i] == DULLE_SIDE_BOTTOM)
        {
          for (unsigned n = 0; n < DULLE_N_TABLE_SIDES; n++)
            place_card (self, layout, order[n],
                        (float) layout->width / 2 + (float) step * ((float) n - 1.5f),
                        (float) y + (float) layout->card_height / 2);
          y += layout->card_height + GAP;
        }
      place_hand (self, layout, order[i], GAP, y - RIM, width);
      place_plate (self, layout, order[i], (layout->width - layout->plate_width) / 2, y + peek);
      y += peek + layout->plate_height + GAP;
    }
}

static void
dulle_review_board_size_allocate (GtkWidget *widget,
                                  int        width,
                                  int        height,
                                  int        baseline)
{
  DulleReviewBoard *self = DULLE_REVIEW_BOARD (widget);
  gboolean          roomy = width >= WIDE && height >= WIDE;
  Layout            layout = { .width = width,
                               .height = height,
                               .plate_width = roomy ? ROOMY_WIDTH : PLATE_WIDTH };
  int               face = MAX (DULLE_FACE, dulle_table_face_size ((float) width, (float) height));

  for (unsigned side = 0; side < DULLE_N_TABLE_SIDES; side++)
    dulle_seat_set_face_size (self->seats[side], roomy ? face : DULLE_COMPACT_FACE);
  gtk_widget_measure (GTK_WIDGET (self->seats[0]), GTK_ORIENTATION_VERTICAL, layout.plate_width,
                      &layout.plate_height, NULL, NULL, NULL);
  if (roomy)
    layout.plate_width = MAX (layout.plate_width, (int) (PLATE_ASPECT * layout.plate_height));

  if (width >= WIDE || height < LOW)
    allocate_wide (self, &layout);
  else
    allocate_narrow (self, &layout);
}

static void
dulle_review_board_measure (GtkWidget     *widget,
                            GtkOrientation orientation,
                            int            for_size,
                            int           *minimum,
                            int           *natural,
                            int           *minimum_baseline,
                            int           *natural_baseline)
{
  gboolean horizontal = orientation == GTK_ORIENTATION_HORIZONTAL;

  *minimum = horizontal ? 300 : 160;
  *natural = horizontal ? 760 : 560;
}

static void
dulle_review_board_dispose (GObject *object)
{
  dulle_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (dulle_review_board_parent_class)->dispose (object);
}

static void
dulle_review_board_class_init (DulleReviewBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dulle_review_board_dispose;
  widget_class->measure = dulle_review_board_measure;
  widget_class->size_allocate = dulle_review_board_size_allocate;

  /* It looks like the table. */
  gtk_widget_class_set_css_name (widget_class, "cardtable");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
dulle_review_board_init (DulleReviewBoard *self)
{
  for (unsigned side = 0; side < DULLE_N_TABLE_SIDES; side++)
    {
      self->hands[side] = DULLE_CARD_FAN (dulle_card_fan_new ());
      dulle_card_fan_set_flat (self->hands[side], TRUE);
      gtk_widget_set_parent (GTK_WIDGET (self->hands[side]), GTK_WIDGET (self));
    }
  for (unsigned side = 0; side < DULLE_N_TABLE_SIDES; side++)
    {
      self->seats[side] = DULLE_SEAT (dulle_seat_new (side));
      gtk_widget_set_parent (GTK_WIDGET (self->seats[side]), GTK_WIDGET (self));
    }
  for (unsigned side = 0; side < DULLE_N_TABLE_SIDES; side++)
    {
      self->trick[side] = dulle_card_widget_new ();
      gtk_widget_set_visible (self->trick[side], FALSE);
      gtk_widget_set_parent (self->trick[side], GTK_WIDGET (self));
    }

  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Table"),
                                  -1);
}

GtkWidget *
dulle_review_board_new (void)
{
  return g_object_new (DULLE_TYPE_REVIEW_BOARD, NULL);
}

/* Contents */

/* A review hides nothing: parties and tricks are known as if the game were over. */
static DulleView
open_view (const DulleGame *game,
           uint8_t          bottom)
{
  DulleView   view = dulle_game_view (game, bottom);
  DulleRules *rules = &view.board.rules;

  rules->show_tricks_in_piles = rules->show_pile_points = true;
  rules->show_soloist = rules->show_known_parties = true;
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    view.board.known[seat] = (uint8_t) dulle_review_party (game, seat);

  return view;
}

/* For screen readers, the plate ("Kleo, left, Re, 3 tricks") describes the whole hand:
 * "Ten of Hearts, …" */
static void
describe_hand (DulleReviewBoard *self,
               DulleSide         side,
               const DulleCard  *cards,
               unsigned          n)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (unsigned i = 0; i < n; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? ", " : "", dulle_deck_card_name (cards[i]));
  if (n == 0)
    g_string_append (text, _ ("no cards"));

  dulle_describe (GTK_WIDGET (self->seats[side]), text->str);
}

static void
show_seat (DulleReviewBoard *self,
           const DulleView  *view,
           DulleHand         hand,
           DulleSide         side,
           uint8_t           seat,
           const char       *name)
{
  DulleCard cards[DULLE_MAX_HAND];
  unsigned  n = dulle_order_sort (&view->board.order, hand, cards);

  dulle_card_fan_set_faces (self->hands[side], cards, n);
  dulle_card_fan_set_count (self->hands[side], n);
  dulle_seat_set_player (self->seats[side], name, self->faces[seat]);
  dulle_seat_update (self->seats[side], view, seat);
  describe_hand (self, side, cards, n);
}

static const DulleTrick *
shown_trick (const DulleBoard *board)
{
  const DulleTrick *trick = dulle_board_trick (board);

  return trick->n_cards == 0 && board->n_tricks > 0 ? trick - 1 : trick;
}

static void
show_trick (DulleReviewBoard  *self,
            const DulleTrick  *trick,
            uint8_t            bottom,
            const char *const *names)
{
  gboolean full = trick->n_cards == DULLE_N_SEATS;

  for (unsigned i = 0; i < DULLE_N_SEATS; i++)
    {
      uint8_t          seat = dulle_trick_seat (trick, i);
      GtkWidget       *card = self->trick[dulle_table_side (seat, bottom)];
      g_autofree char *label = NULL;

      gtk_widget_set_visible (card, i < trick->n_cards);
      dulle_set_css_class (card, "best", full && i == trick->best);
      if (i >= trick->n_cards)
        continue;

      /* Later cards lie on top of earlier ones. */
      gtk_widget_insert_before (card, GTK_WIDGET (self), NULL);
      label = g_strdup_printf (_ ("%s: %s"), names[seat], dulle_deck_card_name (trick->cards[i]));
      dulle_card_widget_set_face (DULLE_CARD_WIDGET (card), trick->cards[i]);
      gtk_accessible_update_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                      -1);
    }
}

void
dulle_review_board_set_faces (DulleReviewBoard *self,
                              const DulleFace  *faces)
{
  g_return_if_fail (DULLE_IS_REVIEW_BOARD (self));

  memcpy (self->faces, faces, sizeof self->faces);
}

void
dulle_review_board_show (DulleReviewBoard  *self,
                         const DulleGame   *game,
                         uint8_t            bottom,
                         const char *const *names)
{
  DulleView view;

  g_return_if_fail (DULLE_IS_REVIEW_BOARD (self));
  g_return_if_fail (game != NULL);
  g_return_if_fail (bottom < DULLE_N_SEATS);

  view = open_view (game, bottom);
  for (unsigned side = 0; side < DULLE_N_TABLE_SIDES; side++)
    {
      uint8_t seat = (uint8_t) ((bottom + side) % DULLE_N_SEATS);

      show_seat (self, &view, game->own[seat].hand, side, seat, names[seat]);
    }
  show_trick (self, shown_trick (&game->board), bottom, names);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}
