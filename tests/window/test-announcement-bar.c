/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The buttons for announcements in much room and in little: none is cut, all say how long
 * they are there in the same words, in a telephone's width a finger finds each, and what finds
 * no room in the row is in the menu at its end.
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

/* From Re or Kontra to black, and a partner to be chosen among three. */
#define N_LEVELS    5
#define N_GENSCHERS 3

/* The table in the narrowest telephone. */
#define TELEPHONE 348

static const char *const names[] = { "Anna", "Kleo", "Ben", "Mia", NULL };

static DulleView
begin_game (const DulleRules *rules,
            guint64           seed)
{
  DulleSetup setup = dulle_setup (rules, 3);
  DulleHand  hands[DULLE_N_SEATS];
  DulleGame  game;

  dulle_deal (rules, seed, setup.dealer, hands);
  dulle_game_start (&game, &setup, hands);
  while (game.board.phase == DULLE_PHASE_AUCTION)
    {
      DulleAction healthy = dulle_action_call (game.board.turn, DULLE_CONTRACT_NORMAL, 0);

      ck_assert_int_eq (dulle_game_apply (&game, &healthy), DULLE_ACCEPTED);
    }

  return dulle_game_view (&game, game.board.turn);
}

static int
count_genschers (const DulleView *view)
{
  DulleAction actions[DULLE_MAX_ACTIONS];
  unsigned    n_actions = dulle_action_list (&view->board, &view->own, actions);
  int         n = 0;

  for (unsigned i = 0; i < n_actions; i++)
    n += actions[i].kind == DULLE_ACTION_GENSCHER;

  return n;
}

/* Before the first card, when everything may be announced.
 *
 * @n_genschers: how many partners there are to choose from */
static DulleView
first_view (int n_genschers)
{
  DulleRules rules = dulle_rules_default ();
  guint64    seed = 1;

  rules.genscher = n_genschers > 0;
  while (TRUE)
    {
      DulleView view = begin_game (&rules, seed++);

      if (count_genschers (&view) == n_genschers)
        return view;
    }
}

static GtkWidget *
show_view (const char      *css_class,
           const DulleView *view)
{
  GtkWidget *bar = dulle_announcement_bar_new ();
  GtkWidget *window = gtk_window_new ();

  gtk_widget_add_css_class (window, "dulle");
  gtk_widget_add_css_class (window, css_class);
  gtk_window_set_child (GTK_WINDOW (window), bar);
  dulle_announcement_bar_update (DULLE_ANNOUNCEMENT_BAR (bar), view, names);
  gtk_window_present (GTK_WINDOW (window));
  while (gtk_widget_get_width (bar) == 0)
    g_main_context_iteration (NULL, TRUE);

  return bar;
}

static GtkWidget *
make_bar (const char *css_class,
          int         n_genschers)
{
  DulleView view = first_view (n_genschers);

  return show_view (css_class, &view);
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

/**
 * Look:
 * @n_buttons: those in the row
 * @has_menu: whether the row ends with a menu
 */
typedef struct
{
  int      n_buttons;
  gboolean has_menu;
  int      n_long;
  int      n_brief;
  float    lowest;
  float    narrowest;
} Look;

/* Every button is to be seen as a whole. */
static void
look_at_button (GtkWidget *button,
                GtkWidget *bar,
                Look      *look)
{
  graphene_rect_t bounds;

  ck_assert (gtk_widget_compute_bounds (button, bar, &bounds));
  ck_assert_float_ge (bounds.origin.x, 0);
  ck_assert_float_ge (bounds.origin.y, 0);
  ck_assert_float_le (bounds.origin.x + bounds.size.width, (float) gtk_widget_get_width (bar));
  ck_assert_float_le (bounds.origin.y + bounds.size.height, (float) gtk_widget_get_height (bar));
  look->lowest = MIN (look->lowest, bounds.size.height);
  look->narrowest = MIN (look->narrowest, bounds.size.width);
  if (GTK_IS_MENU_BUTTON (button))
    look->has_menu = TRUE;
  else
    look->n_buttons++;
}

static void
look_at (GtkWidget *widget,
         GtkWidget *bar,
         Look      *look)
{
  if (!gtk_widget_get_visible (widget) || !gtk_widget_get_child_visible (widget))
    return;

  if (gtk_widget_has_css_class (widget, "time-left"))
    {
      gboolean is_long = strstr (gtk_label_get_label (GTK_LABEL (widget)), "to say so") != NULL;

      look->n_long += is_long;
      look->n_brief += !is_long;
    }
  if (GTK_IS_BUTTON (widget) || GTK_IS_MENU_BUTTON (widget))
    look_at_button (widget, bar, look);
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && !GTK_IS_MENU_BUTTON (widget); child = gtk_widget_get_next_sibling (child))
    look_at (child, bar, look);
}

/* How many choices the menu has, after it was opened. */
static int
count_in_menu (GtkWidget *bar)
{
  GtkMenuButton *button = GTK_MENU_BUTTON (find_child (bar, GTK_TYPE_MENU_BUTTON));
  int            n;

  gtk_menu_button_popup (button);
  /* The tooltip would lie on it. */
  ck_assert (!gtk_widget_get_has_tooltip (GTK_WIDGET (button)));
  n = g_menu_model_get_n_items (gtk_menu_button_get_menu_model (button));
  gtk_menu_button_popdown (button);
  ck_assert (gtk_widget_get_has_tooltip (GTK_WIDGET (button)));

  return n;
}

/* Whatever may be said is in the row, or in the menu. */
static Look
look_at_bar (GtkWidget *bar,
             int        n_choices)
{
  Look look = { .lowest = G_MAXFLOAT, .narrowest = G_MAXFLOAT };

  look_at (bar, bar, &look);
  ck_assert (look.has_menu == (look.n_buttons < n_choices));
  if (look.has_menu)
    ck_assert_int_eq (look.n_buttons + count_in_menu (bar), n_choices);

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
  int        height;

  make_warnings_fatal ();
  adw_init ();
  add_style_sheet ();
  bar = make_bar ("usual", 0);
  natural = natural_width (bar);
  give_width (bar, natural);
  height = gtk_widget_get_height (bar);

  for (int width = natural; width > natural / 4; width -= 7)
    {
      give_width (bar, width);
      look = look_at_bar (bar, N_LEVELS);
      ck_assert_int_ge (look.n_buttons, 1);
      ck_assert_int_eq (look.n_long, width == natural ? N_LEVELS : 0);
      ck_assert_int_eq (look.n_brief, width == natural ? 0 : look.n_buttons);
      ck_assert_int_eq (gtk_widget_get_height (bar), height);
    }

  give_width (bar, natural);
  look = look_at_bar (bar, N_LEVELS);
  ck_assert_int_eq (look.n_long, N_LEVELS);
  close_bar (bar);
}
END_TEST

/* The deepest levels go first, and those to be chosen from stay together. */
START_TEST (test_many)
{
  GtkWidget *bar;
  int        natural;

  make_warnings_fatal ();
  adw_init ();
  add_style_sheet ();
  bar = make_bar ("usual", N_GENSCHERS);
  natural = natural_width (bar);
  gtk_test_accessible_assert_property (
      GTK_ACCESSIBLE (find_child (bar, GTK_TYPE_MENU_BUTTON)), GTK_ACCESSIBLE_PROPERTY_LABEL,
      "More Announcements");

  for (int width = natural; width > natural / 8; width -= 7)
    {
      GtkWidget *button = gtk_widget_get_first_child (gtk_widget_get_first_child (bar));
      gboolean   shown[N_LEVELS + N_GENSCHERS] = { FALSE };
      int        n_genschers = 0;

      give_width (bar, width);
      look_at_bar (bar, N_LEVELS + N_GENSCHERS);
      for (int i = 0; i < N_LEVELS + N_GENSCHERS; button = gtk_widget_get_next_sibling (button))
        if (gtk_widget_get_visible (button))
          shown[i++] = gtk_widget_get_child_visible (button);

      ck_assert (shown[0]);
      for (int level = 2; level < N_LEVELS; level++)
        ck_assert (shown[level - 1] || !shown[level]);
      for (int i = N_LEVELS; i < N_LEVELS + N_GENSCHERS; i++)
        n_genschers += shown[i];
      ck_assert (n_genschers == 0 || n_genschers == N_GENSCHERS);
    }
  close_bar (bar);
}
END_TEST

/* Before the first card, of a seat that may declare pigs. */
static DulleView
view_with_pigs (const DulleRules *rules)
{
  for (guint64 seed = 1;; seed++)
    {
      DulleView   view = begin_game (rules, seed);
      DulleAction pigs = dulle_action_declare (view.own.seat, DULLE_PIGS);

      if (dulle_action_check (&view.board, &view.own, &pigs) == DULLE_ACCEPTED)
        return view;
    }
}

/* How long the pigs of the last button may be declared. */
static void
check_pigs (gboolean    at_start,
            const char *full,
            const char *brief,
            const char *tooltip)
{
  DulleRules       rules = dulle_rules_default ();
  g_autofree char *name = g_strdup_printf ("Pigs, %s", full);
  DulleView        view;
  GtkWidget       *bar, *button, *captions;

  rules.pigs = true;
  rules.pigs_at_start = at_start;
  view = view_with_pigs (&rules);
  bar = show_view ("usual", &view);
  button = gtk_widget_get_prev_sibling (
      gtk_widget_get_last_child (gtk_widget_get_first_child (bar)));
  captions = gtk_widget_get_parent (find_css_class (button, "time-left"));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       name);
  ck_assert_str_eq (gtk_widget_get_tooltip_text (button), tooltip);
  for (int i = 0; i < 2; i++)
    {
      GtkWidget *shown;

      give_width (bar, natural_width (bar) - 80 * i);
      shown = gtk_widget_get_first_child (captions);
      while (!gtk_widget_get_child_visible (shown))
        shown = gtk_widget_get_next_sibling (shown);
      ck_assert_str_eq (gtk_label_get_label (GTK_LABEL (shown)), i == 0 ? full : brief);
    }
  close_bar (bar);
}

START_TEST (test_pigs)
{
  make_warnings_fatal ();
  adw_init ();
  add_style_sheet ();
  check_pigs (FALSE, "while you hold both", "any time",
              "Possible as long as both are in your hand");
  check_pigs (TRUE, "only now", "now", "Only before the first card");
}
END_TEST

/* Where the cards of all players count, the time ends with anybody's card. */
START_TEST (test_next_card)
{
  DulleRules rules = dulle_rules_default ();
  DulleView  view;
  GtkWidget *bar, *button;

  make_warnings_fatal ();
  adw_init ();
  add_style_sheet ();
  rules.announcement_timing = DULLE_ANNOUNCEMENT_TIMING_CARDS_ON_TABLE;
  rules.re_until_card = rules.kontra_until_card = 1;
  view = begin_game (&rules, 1);
  bar = show_view ("usual", &view);
  button = gtk_widget_get_first_child (gtk_widget_get_first_child (bar));
  ck_assert_str_eq (gtk_widget_get_tooltip_text (button), "Only before the next card (key M)");
  close_bar (bar);
}
END_TEST

/* What the table is about to show takes time from the buttons at once, and says so. */
START_TEST (test_restrict)
{
  DulleView        view = first_view (0);
  DulleView        later = view;
  g_autofree char *before = NULL;
  GtkWidget       *bar, *button;

  make_warnings_fatal ();
  adw_init ();
  add_style_sheet ();
  bar = show_view ("usual", &view);
  button = gtk_widget_get_first_child (gtk_widget_get_first_child (bar));
  before = g_strdup (gtk_widget_get_tooltip_text (button));
  later.board.n_cards[later.own.seat]--;
  dulle_announcement_bar_restrict (DULLE_ANNOUNCEMENT_BAR (bar), &later);
  ck_assert (gtk_widget_get_visible (button));
  ck_assert_str_ne (gtk_widget_get_tooltip_text (button), before);
  ck_assert_str_eq (gtk_widget_get_tooltip_text (button), "Only before your next card (key M)");
  close_bar (bar);
}
END_TEST

/* Whoever may choose a partner sees that. */
static void
check_fingers (const char *css_class,
               int         n_genschers)
{
  GtkWidget *bar = make_bar (css_class, n_genschers);
  GtkWidget *last = gtk_widget_get_prev_sibling (
      gtk_widget_get_last_child (gtk_widget_get_first_child (bar)));
  Look look;

  give_width (bar, MIN (natural_width (bar), TELEPHONE));
  look = look_at_bar (bar, N_LEVELS + n_genschers);
  ck_assert (n_genschers == 0 || gtk_widget_get_child_visible (last));
  ck_assert_int_ge (look.n_buttons, N_LEVELS - 1);
  ck_assert_float_ge (look.lowest, FINGER);
  ck_assert_float_ge (look.narrowest, FINGER);
  close_bar (bar);
}

START_TEST (test_telephone)
{
  make_warnings_fatal ();
  adw_init ();
  add_style_sheet ();
  check_fingers ("compact", 0);
  check_fingers ("compact", N_GENSCHERS);
}
END_TEST

SUITE ("announcement-bar",
       test_widths,
       test_many,
       test_pigs,
       test_next_card,
       test_restrict,
       test_telephone)
