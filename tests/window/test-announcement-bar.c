/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The buttons for announcements in much room and in little: none is cut, all say how long
 * they are there in the same words, and in a telephone's width a finger finds each.
 */
#include <adwaita.h>

#include "engine/deal.h"
#include "engine/game.h"
#include "engine/legality.h"
#include "panels/dulle-announcement-bar.h"

#include "fatal-warnings.h"
#include "style-sheet.h"
#include "suite.h"
#include "widget-tree.h"

/* As high and as wide as a finger needs it, the gap included. */
#define FINGER 44

/* From Re or Kontra to black. */
#define N_BUTTONS 5

/* The table in the narrowest telephone. */
#define TELEPHONE 348

static const char *const names[] = { "Anna", "Kleo", "Ben", "Mia", NULL };

/* Before the first card, when everything may be announced. */
static DulleView
first_view (void)
{
  DulleRules rules = dulle_rules_default ();
  DulleSetup setup = dulle_setup (&rules, 3);
  DulleHand  hands[DULLE_N_SEATS];
  DulleGame  game;

  dulle_deal (&rules, 1, setup.dealer, hands);
  dulle_game_start (&game, &setup, hands);
  while (game.board.phase == DULLE_PHASE_AUCTION)
    {
      DulleAction healthy = dulle_action_call (game.board.turn, DULLE_CONTRACT_NORMAL, 0);

      ck_assert_int_eq (dulle_game_apply (&game, &healthy), DULLE_ACCEPTED);
    }

  return dulle_game_view (&game, game.board.turn);
}

static GtkWidget *
make_bar (const char *css_class)
{
  DulleView  view = first_view ();
  GtkWidget *bar = dulle_announcement_bar_new ();
  GtkWidget *window = gtk_window_new ();

  gtk_widget_add_css_class (window, "dulle");
  gtk_widget_add_css_class (window, css_class);
  gtk_window_set_child (GTK_WINDOW (window), bar);
  dulle_announcement_bar_update (DULLE_ANNOUNCEMENT_BAR (bar), &view, names);
  gtk_window_present (GTK_WINDOW (window));
  while (gtk_widget_get_width (bar) == 0)
    g_main_context_iteration (NULL, TRUE);

  return bar;
}

static void
give_width (GtkWidget *bar,
            int        width)
{
  int height;

  gtk_widget_measure (bar, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  gtk_widget_allocate (bar, width, height, -1, NULL);
}

static int
natural_width (GtkWidget *bar)
{
  int width;

  gtk_widget_measure (bar, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);

  return width;
}

typedef struct
{
  guint n_buttons;
  guint n_long;
  guint n_brief;
  float lowest;
  float narrowest;
} Look;

/* @widget: in @bar, where every button is to be seen as a whole */
static void
look_at (GtkWidget *widget,
         GtkWidget *bar,
         Look      *look)
{
  graphene_rect_t bounds;

  if (!gtk_widget_get_visible (widget) || !gtk_widget_get_child_visible (widget))
    return;

  if (gtk_widget_has_css_class (widget, "time-left"))
    {
      gboolean is_long = strstr (gtk_label_get_label (GTK_LABEL (widget)), "to say so") != NULL;

      look->n_long += is_long;
      look->n_brief += !is_long;
    }
  if (GTK_IS_BUTTON (widget))
    {
      ck_assert (gtk_widget_compute_bounds (widget, bar, &bounds));
      ck_assert_float_ge (bounds.origin.x, 0);
      ck_assert_float_ge (bounds.origin.y, 0);
      ck_assert_float_le (bounds.origin.x + bounds.size.width,
                          (float) gtk_widget_get_width (bar));
      ck_assert_float_le (bounds.origin.y + bounds.size.height,
                          (float) gtk_widget_get_height (bar));
      look->lowest = look->n_buttons == 0 ? bounds.size.height
                                          : MIN (look->lowest, bounds.size.height);
      look->narrowest = look->n_buttons == 0 ? bounds.size.width
                                             : MIN (look->narrowest, bounds.size.width);
      look->n_buttons++;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    look_at (child, bar, look);
}

static Look
look_at_bar (GtkWidget *bar)
{
  Look look = { 0 };

  look_at (bar, bar, &look);
  ck_assert_uint_eq (look.n_buttons, N_BUTTONS);

  return look;
}

static void
close_bar (GtkWidget *bar)
{
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (bar)));
}

START_TEST (test_widths)
{
  GtkWidget *bar;
  Look       look;
  int        natural;

  make_warnings_fatal ();
  adw_init ();
  add_style_sheet ();
  bar = make_bar ("usual");
  natural = natural_width (bar);

  for (int width = natural; width > natural / 4; width -= 7)
    {
      give_width (bar, width);
      look = look_at_bar (bar);
      ck_assert_uint_eq (look.n_long, width == natural ? look.n_buttons : 0);
      ck_assert_uint_eq (look.n_brief, width == natural ? 0 : look.n_buttons);
    }

  give_width (bar, natural);
  look = look_at_bar (bar);
  ck_assert_uint_eq (look.n_long, look.n_buttons);
  close_bar (bar);
}
END_TEST

START_TEST (test_telephone)
{
  GtkWidget *bar;
  Look       look;

  make_warnings_fatal ();
  adw_init ();
  add_style_sheet ();
  bar = make_bar ("compact");

  give_width (bar, MIN (natural_width (bar), TELEPHONE));
  look = look_at_bar (bar);
  ck_assert_float_ge (look.lowest, FINGER);
  ck_assert_float_ge (look.narrowest, FINGER);
  close_bar (bar);
}
END_TEST

SUITE ("announcement-bar", test_widths, test_telephone)
