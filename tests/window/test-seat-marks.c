/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A name stands in the middle of its plate until there is something to tell below it: in no
 * frame do they lie on each other. And there is a face wherever it finds room.
 */
#include <adwaita.h>

#include "engine/deal.h"
#include "engine/game.h"
#include "common/dulle-avatar.h"
#include "table/dulle-seat.h"
#include "table/table-geometry.h"

#include "fatal-warnings.h"
#include "frames.h"
#include "style-sheet.h"
#include "suite.h"
#include "widget-tree.h"

/* A plate on a telephone. */
#define TELEPHONE 108

/* A plate that has room for a face beside four words. */
#define WIDEST 144

#define MAX_FRAMES 20

/**
 * Plate:
 * @name: the line with the name
 * @marks: the line below it
 * @is_told: whether something is drawn there
 */
typedef struct
{
  GtkWidget *seat;
  GtkWidget *name;
  GtkWidget *marks;
  gboolean   is_told;
} Plate;

static graphene_rect_t
place_of (const Plate *plate,
          GtkWidget   *line)
{
  graphene_rect_t place;

  ck_assert (gtk_widget_compute_bounds (line, plate->seat, &place));

  return place;
}

static void
after_paint_cb (Plate *plate)
{
  GtkSnapshot    *snapshot = gtk_snapshot_new ();
  graphene_rect_t name = place_of (plate, plate->name);
  graphene_rect_t marks = place_of (plate, plate->marks);
  g_autoptr (GskRenderNode) node = NULL;

  gtk_widget_snapshot_child (gtk_widget_get_parent (plate->marks), plate->marks, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  plate->is_told = node != NULL;
  if (plate->is_told)
    ck_assert_float_le (name.origin.y + name.size.height, marks.origin.y + 0.1f);
}

/* Before the first card. */
static void
begin_game (DulleGame *game)
{
  DulleRules rules = dulle_rules_default ();
  DulleSetup setup = dulle_setup (&rules, 3);
  DulleHand  hands[DULLE_N_SEATS];

  dulle_deal (&rules, 1, setup.dealer, hands);
  dulle_game_start (game, &setup, hands);
  while (game->board.phase == DULLE_PHASE_AUCTION)
    {
      DulleAction healthy = dulle_action_call (game->board.turn, DULLE_CONTRACT_NORMAL, 0);

      ck_assert_int_eq (dulle_game_apply (game, &healthy), DULLE_ACCEPTED);
    }
}

static void
show_game (const Plate     *plate,
           const DulleGame *game,
           uint8_t          seat)
{
  DulleView view = dulle_game_view (game, (seat + 1) % DULLE_N_SEATS);

  dulle_seat_update (DULLE_SEAT (plate->seat), &view, seat);
}

static Plate
present_plate (const DulleGame *game,
               uint8_t          seat)
{
  Plate      plate = { .seat = dulle_seat_new (DULLE_SIDE_LEFT) };
  GtkWidget *window = gtk_window_new ();

  plate.name = find_css_class (plate.seat, "title");
  plate.marks = find_css_class (plate.seat, "marks");
  dulle_seat_set_player (DULLE_SEAT (plate.seat), "Kleo", DULLE_FACE_NONE);
  show_game (&plate, game, seat);
  gtk_widget_add_css_class (window, "dulle");
  gtk_window_set_child (GTK_WINDOW (window), plate.seat);
  gtk_window_present (GTK_WINDOW (window));
  while (gtk_widget_get_width (plate.seat) == 0)
    g_main_context_iteration (NULL, TRUE);

  return plate;
}

START_TEST (test_known_party)
{
  DulleGame      game;
  DulleAction    announcement;
  GdkFrameClock *clock;
  uint8_t        seat;
  Plate          plate;

  make_warnings_fatal ();
  adw_init ();
  add_style_sheet ();
  begin_game (&game);
  seat = game.board.turn;
  plate = present_plate (&game, seat);
  ck_assert (gtk_widget_has_css_class (plate.seat, "bare"));

  clock = gtk_widget_get_frame_clock (plate.seat);
  g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (after_paint_cb), &plate);
  announcement = dulle_action_announce (seat, DULLE_LEVEL_PARTY);
  ck_assert_int_eq (dulle_game_apply (&game, &announcement), DULLE_ACCEPTED);
  show_game (&plate, &game, seat);
  while (!plate.is_told)
    g_main_context_iteration (NULL, TRUE);

  g_signal_handlers_disconnect_by_data (clock, &plate);
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (plate.seat)));
}
END_TEST

static gboolean
becomes_visible (GtkWidget *widget,
                 GtkWidget *seat,
                 gboolean   visible)
{
  for (guint i = 0; i < MAX_FRAMES && gtk_widget_get_visible (widget) != visible; i++)
    run_frames (seat, 1);

  return gtk_widget_get_visible (widget) == visible;
}

/* Of a plate in a clamp. */
static void
set_width (Plate *plate,
           int    width)
{
  g_object_set (gtk_widget_get_parent (plate->seat), "maximum-size", width,
                "tightening-threshold", width, NULL);
  gtk_widget_set_size_request (plate->seat, width, -1);
}

static void
clamp_to_telephone (Plate *plate)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (plate->seat));
  GtkWidget *clamp = adw_clamp_new ();

  g_object_ref (plate->seat);
  gtk_window_set_child (GTK_WINDOW (window), clamp);
  adw_clamp_set_child (ADW_CLAMP (clamp), plate->seat);
  set_width (plate, TELEPHONE);
  g_object_unref (plate->seat);
}

/* The dealer has a mark more than others. At first a table does not know how large its faces are:
 * one that did not fit comes back when it is smaller. */
START_TEST (test_face)
{
  DulleGame  game;
  Plate      plate;
  GtkWidget *face;

  make_warnings_fatal ();
  adw_init ();
  add_style_sheet ();
  begin_game (&game);
  plate = present_plate (&game, game.board.dealer);
  face = find_child (plate.seat, DULLE_TYPE_AVATAR);
  clamp_to_telephone (&plate);
  ck_assert (becomes_visible (face, plate.seat, FALSE));

  dulle_seat_set_face_size (DULLE_SEAT (plate.seat), DULLE_COMPACT_FACE);
  ck_assert (becomes_visible (face, plate.seat, TRUE));
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (plate.seat)));
}
END_TEST

/* Of the dealer, who has announced something and won a trick: no plate with a short name has more
 * to tell, but for cards that count. */
static Plate
present_full_plate (gboolean with_points)
{
  DulleGame   game;
  DulleAction announcement;
  uint8_t     seat;
  Plate       plate;

  make_warnings_fatal ();
  adw_init ();
  add_style_sheet ();
  begin_game (&game);
  seat = game.board.dealer;
  plate = present_plate (&game, seat);
  dulle_seat_set_player (DULLE_SEAT (plate.seat), "Lotte", DULLE_FACE_NONE);
  dulle_seat_set_face_size (DULLE_SEAT (plate.seat), DULLE_COMPACT_FACE);
  clamp_to_telephone (&plate);
  announcement = dulle_action_announce (seat, DULLE_LEVEL_PARTY);
  ck_assert_int_eq (dulle_game_apply (&game, &announcement), DULLE_ACCEPTED);
  game.board.n_won[seat] = 1;
  game.board.card_points[seat] = 30;
  game.board.rules.show_pile_points = with_points;
  show_game (&plate, &game, seat);

  return plate;
}

START_TEST (test_face_beside_pile)
{
  Plate plate = present_full_plate (FALSE);

  ck_assert (!becomes_visible (find_child (plate.seat, DULLE_TYPE_AVATAR), plate.seat, FALSE));
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (plate.seat)));
}
END_TEST

/* Where piles are counted, too, no player of the program's loses the face for cards that count: not
 * in a window as it opens first, and not in one that is a little smaller. */
START_TEST (test_face_at_a_table)
{
  static const float sizes[][2] = { { 1100, 680 }, { 1000, 620 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      Plate              plate = present_full_plate (TRUE);
      GtkWidget         *face = find_child (plate.seat, DULLE_TYPE_AVATAR);
      GtkWidget         *card = gtk_widget_get_last_child (plate.marks);
      DulleTableGeometry geometry;
      DulleTableRequest  request = {
         .width = sizes[i][0], .height = sizes[i][1], .n_hand = 12, .plate_height = 50
      };

      dulle_table_geometry (&request, &geometry);
      set_width (&plate, (int) geometry.seats[DULLE_SIDE_LEFT].width);
      dulle_seat_set_face_size (DULLE_SEAT (plate.seat),
                                dulle_table_face_size (request.width, request.height));
      dulle_seat_set_player (DULLE_SEAT (plate.seat), "Hinnerk", DULLE_FACE_NONE);
      gtk_label_set_label (GTK_LABEL (card), "♣J ♣J");
      gtk_widget_set_visible (card, TRUE);
      ck_assert (!becomes_visible (face, plate.seat, FALSE));
      gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (plate.seat)));
    }
}
END_TEST

/* A card that counts is told whole. */
START_TEST (test_card_before_face)
{
  Plate      plate = present_full_plate (FALSE);
  GtkWidget *card = gtk_widget_get_last_child (plate.marks);

  gtk_label_set_label (GTK_LABEL (card), "♦A ♣J");
  gtk_widget_set_visible (card, TRUE);
  ck_assert (becomes_visible (find_child (plate.seat, DULLE_TYPE_AVATAR), plate.seat, FALSE));
  ck_assert (!becomes_visible (card, plate.seat, FALSE));
  ck_assert (!pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (card))));
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (plate.seat)));
}
END_TEST

/* Returns: whether the face stays beside @contract */
static gboolean
has_face_beside (const char *contract)
{
  DulleGame  game;
  Plate      plate;
  GtkWidget *label;
  gboolean   has_face;

  make_warnings_fatal ();
  adw_init ();
  add_style_sheet ();
  begin_game (&game);
  plate = present_plate (&game, (game.board.dealer + 1) % DULLE_N_SEATS);
  dulle_seat_set_face_size (DULLE_SEAT (plate.seat), DULLE_COMPACT_FACE);
  clamp_to_telephone (&plate);
  label = find_css_class (plate.marks, "contract");
  gtk_label_set_label (GTK_LABEL (label), contract);
  gtk_widget_set_visible (label, TRUE);
  has_face = !becomes_visible (find_child (plate.seat, DULLE_TYPE_AVATAR), plate.seat, FALSE);
  ck_assert (!becomes_visible (label, plate.seat, FALSE));
  ck_assert (!pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))));
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (plate.seat)));

  return has_face;
}

START_TEST (test_face_beside_contract)
{
  ck_assert (has_face_beside ("Armut"));
  ck_assert (!has_face_beside ("Stille Hochzeit"));
}
END_TEST

static void
check_pigs (Plate      *plate,
            GtkWidget  *pigs,
            DulleGame  *game,
            const char *expected)
{
  g_autofree char *label = NULL;

  show_game (plate, game, game->board.dealer);
  label = g_strdup_printf ("Lotte, left, Re, %s, dealer, 1 trick, to play", expected);
  ck_assert (becomes_visible (pigs, plate->seat, TRUE));
  ck_assert_str_eq (gtk_label_get_label (GTK_LABEL (pigs)), expected);
  run_frames (plate->seat, MAX_FRAMES);
  ck_assert_int_le (gtk_widget_get_width (plate->seat), TELEPHONE);
  gtk_test_accessible_assert_property (plate->seat, GTK_ACCESSIBLE_PROPERTY_LABEL, label);
}

/* Pigs stay on the plate of who has declared them, beside all else that a small one tells. */
START_TEST (test_pigs)
{
  Plate      plate = present_full_plate (FALSE);
  GtkWidget *pigs = find_css_class (plate.marks, "pigs");
  GtkWidget *face = find_child (plate.seat, DULLE_TYPE_AVATAR);
  DulleGame  game;

  ck_assert (!gtk_widget_get_visible (pigs));
  begin_game (&game);
  game.board.turn = game.board.dealer;
  game.board.n_won[game.board.dealer] = 1;
  game.board.known[game.board.dealer] = DULLE_RE;
  game.board.pigs = game.board.dealer;
  check_pigs (&plate, pigs, &game, "Pigs");
  ck_assert (!pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (pigs))));

  game.board.superpigs = game.board.dealer;
  check_pigs (&plate, pigs, &game, "Pigs, Superpigs");
  ck_assert (!gtk_widget_get_visible (face));
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (plate.seat)));
}
END_TEST

static void
count_change_cb (guint *n)
{
  ++*n;
}

/* A face that has gone from a plate full of words stays away, and does not come back for a frame at
 * any width. */
START_TEST (test_face_stays_away)
{
  DulleGame game;
  Plate     plate;
  guint     n_changes = 0;

  make_warnings_fatal ();
  adw_init ();
  add_style_sheet ();
  begin_game (&game);
  plate = present_plate (&game, game.board.dealer);
  dulle_seat_set_face_size (DULLE_SEAT (plate.seat), DULLE_COMPACT_FACE);
  clamp_to_telephone (&plate);
  set_width (&plate, WIDEST);
  for (GtkWidget *mark = gtk_widget_get_first_child (plate.marks); mark != NULL;
       mark = gtk_widget_get_next_sibling (mark))
    {
      gtk_label_set_label (GTK_LABEL (mark), "Re");
      gtk_widget_set_visible (mark, TRUE);
    }
  g_signal_connect_swapped (find_child (plate.seat, DULLE_TYPE_AVATAR), "notify::visible",
                            G_CALLBACK (count_change_cb), &n_changes);
  for (int width = WIDEST; width >= TELEPHONE; width--)
    {
      set_width (&plate, width);
      run_frames (plate.seat, 3);
    }
  ck_assert_uint_eq (n_changes, 1);
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (plate.seat)));
}
END_TEST

static int
measure_dealer (Plate *plate,
                int    dpi)
{
  GtkWidget *dealer = find_css_class (plate->seat, "dealer");
  int        width;

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", dpi * PANGO_SCALE, NULL);
  run_frames (plate->seat, 2);
  gtk_widget_measure (dealer, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);

  return width;
}

/* The dealer's disc grows with its letter, on small plates, too. */
START_TEST (test_large_text)
{
  DulleGame game;
  Plate     plate;
  int       width;

  make_warnings_fatal ();
  adw_init ();
  add_style_sheet ();
  begin_game (&game);
  plate = present_plate (&game, game.board.dealer);
  gtk_widget_add_css_class (plate.seat, "compact");
  width = measure_dealer (&plate, 96);
  ck_assert_int_ge (measure_dealer (&plate, 192), 2 * width - 2);
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (plate.seat)));
}
END_TEST

SUITE ("seat-marks",
       test_known_party,
       test_face,
       test_face_beside_pile,
       test_face_at_a_table,
       test_card_before_face,
       test_face_beside_contract,
       test_pigs,
       test_face_stays_away,
       test_large_text)
