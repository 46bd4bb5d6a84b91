/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What opens and closes at the table leaves the rest of it where it is.
 */
#include <libintl.h>
#include <locale.h>

#include "asked-player.h"
#include "style-sheet.h"
#include "suite.h"
#include "widget-tree.h"

#include "panels/dulle-advice.h"
#include "panels/dulle-decision-panel.h"
#include "panels/dulle-exchange-tray.h"
#include "panels/dulle-trick-viewer.h"
#include "table/dulle-hand-card.h"
#include "table/dulle-seat.h"
#include "window/dulle-game-area.h"

#include "engine/bonus.h"

/* Of windows in which nothing has to move. */
static const int sizes[][2] = {
  { 990, 690 },
  { 1000, 700 },
  { 1100, 760 },
  { 1280, 800 },
};

static graphene_rect_t
place_of (Player *player,
          GType   type)
{
  GtkWidget      *window = GTK_WIDGET (player->window);
  graphene_rect_t place;

  ck_assert (gtk_widget_compute_bounds (find_child (window, type), window, &place));

  return place;
}

/* With four aces in it, the last trick is a Doppelkopf. */
static void
show_special_trick (Player    *player,
                    GtkWidget *viewer)
{
  DulleView      view = *dulle_table_get_view (player->table);
  DulleTrick    *last = &view.board.tricks[view.board.n_tricks - 1];
  DulleScoreLine lines[DULLE_MAX_BONUS];

  view.board.contract = DULLE_CONTRACT_MARRIAGE;
  for (unsigned i = 0; i < DULLE_N_SEATS; i++)
    last->cards[i] = DULLE_CARD (i < 2 ? DULLE_CLUBS : DULLE_SPADES, DULLE_ACE);
  ck_assert_uint_eq (dulle_bonus (&view.board, view.board.n_tricks - 1u, lines), 1);

  dulle_trick_viewer_update (DULLE_TRICK_VIEWER (viewer), &view,
                             (const char *[]){ "A", "B", "C", "D", NULL });
  iterate_to_layout (player);
}

static void
check_last_trick (int width,
                  int height)
{
  Player          player = { 0 };
  GtkWidget      *viewer;
  graphene_rect_t table;
  graphene_rect_t card;
  graphene_rect_t now;

  open_player (&player, width, height);
  bring_about (&player, find_case ("the rest of a solo"));
  iterate_to_layout (&player);
  table = place_of (&player, DULLE_TYPE_TABLE);
  card = place_of (&player, DULLE_TYPE_HAND_CARD);

  ck_assert (gtk_widget_activate_action (GTK_WIDGET (player.window), "win.last-trick", NULL));
  iterate_to_layout (&player);
  viewer = find_child (GTK_WIDGET (player.window), DULLE_TYPE_TRICK_VIEWER);
  ck_assert (gtk_widget_get_mapped (viewer));
  for (unsigned i = 0; i < 2; i++)
    {
      now = place_of (&player, DULLE_TYPE_TABLE);
      ck_assert_msg (graphene_rect_equal (&table, &now), "%d x %d: the table, %u", width, height,
                     i);
      now = place_of (&player, DULLE_TYPE_HAND_CARD);
      ck_assert_msg (graphene_rect_equal (&card, &now), "%d x %d: the hand, %u", width, height, i);
      show_special_trick (&player, viewer);
    }

  close_player (&player);
}

/* It finds a place where nothing is, with a line for a special point, too. */
START_TEST (test_last_trick)
{
  adw_init ();
  add_style_sheet ();
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    check_last_trick (sizes[i][0], sizes[i][1]);
}
END_TEST

static GtkWidget *
find_advice (Player *player)
{
  return find_child (find_child (GTK_WIDGET (player->window), DULLE_TYPE_GAME_AREA),
                     DULLE_TYPE_ADVICE);
}

/* In place of what it says. */
static void
fill_advice (Player *player,
             guint   n_lines)
{
  GtkWidget *box = gtk_widget_get_first_child (find_advice (player));
  GtkWidget *line;

  while ((line = gtk_widget_get_last_child (box)) != gtk_widget_get_first_child (box))
    gtk_box_remove (GTK_BOX (box), line);
  for (guint i = 0; i < n_lines; i++)
    gtk_box_append (GTK_BOX (box), gtk_label_new ("Clubs: 4, highest: ace of clubs"));
  iterate_to_layout (player);
}

static graphene_rect_t
open_advice (Player *player)
{
  gtk_widget_set_visible (find_advice (player), FALSE);
  iterate_to_layout (player);
  gtk_widget_set_visible (find_advice (player), TRUE);
  iterate_to_layout (player);

  return place_of (player, DULLE_TYPE_TABLE);
}

static void
check_advice (int   width,
              int   height,
              guint before,
              guint after)
{
  Player          player = { 0 };
  graphene_rect_t table;
  graphene_rect_t now;

  open_player (&player, width, height);
  bring_about (&player, find_case ("the rest of a solo"));
  fill_advice (&player, before);
  table = open_advice (&player);
  fill_advice (&player, after);
  now = place_of (&player, DULLE_TYPE_TABLE);
  ck_assert_msg (graphene_rect_equal (&table, &now), "%d x %d, %u to %u lines", width, height,
                 before, after);

  close_player (&player);
}

/* With each card there may be more to know, or less. */
START_TEST (test_advice)
{
  static const int advice_sizes[][2] = {
    { 360, 640 }, { 700, 600 }, { 1000, 700 }, { 1280, 800 }
  };

  adw_init ();
  add_style_sheet ();
  for (guint i = 0; i < G_N_ELEMENTS (advice_sizes); i++)
    {
      check_advice (advice_sizes[i][0], advice_sizes[i][1], 4, 20);
      check_advice (advice_sizes[i][0], advice_sizes[i][1], 20, 4);
    }
}
END_TEST

/* Whether it lies in a corner, and leaves the table as it is. */
static gboolean
table_is_whole (Player *player)
{
  return gtk_widget_get_width (GTK_WIDGET (player->table)) ==
         gtk_widget_get_width (gtk_widget_get_parent (GTK_WIDGET (player->table)));
}

/* It is placed anew when it is opened, and when the window has another size. */
START_TEST (test_advice_anew)
{
  Player player = { 0 };

  adw_init ();
  add_style_sheet ();
  open_player (&player, 1280, 800);
  bring_about (&player, find_case ("the rest of a solo"));
  fill_advice (&player, 4);
  open_advice (&player);
  ck_assert (table_is_whole (&player));
  fill_advice (&player, 20);
  ck_assert (table_is_whole (&player));
  open_advice (&player);
  ck_assert (!table_is_whole (&player));

  fill_advice (&player, 4);
  ck_assert (!table_is_whole (&player));
  gtk_window_set_default_size (player.window, 1200, 780);
  iterate_to_layout (&player);
  ck_assert (table_is_whole (&player));

  close_player (&player);
}
END_TEST

/* As if there had been no hint before. */
START_TEST (test_knowledge_after_hint)
{
  Player          player = { 0 };
  graphene_rect_t after_hint;
  graphene_rect_t table;

  open_player (&player, 700, 600);
  add_style_sheet ();
  bring_about (&player, find_case ("the rest of a solo"));
  gtk_widget_activate_action (GTK_WIDGET (player.window), "win.hint", NULL);
  while (!gtk_widget_get_mapped (find_advice (&player)))
    g_main_context_iteration (NULL, TRUE);
  iterate_to_layout (&player);

  gtk_widget_activate_action (GTK_WIDGET (player.window), "win.knowledge", NULL);
  iterate_to_layout (&player);
  after_hint = place_of (&player, DULLE_TYPE_TABLE);
  table = open_advice (&player);
  ck_assert (graphene_rect_equal (&after_hint, &table));

  close_player (&player);
}
END_TEST

/* Where the players sit, with their cards. */
static char *
list_seats (Player *player)
{
  g_autoptr (GString) places = g_string_new (NULL);

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (player->table)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      graphene_rect_t place;

      if (!DULLE_IS_SEAT (child))
        continue;
      ck_assert (gtk_widget_compute_bounds (child, GTK_WIDGET (player->table), &place));
      g_string_append_printf (places, "%g %g %g x %g\n", place.origin.x, place.origin.y,
                              place.size.width, place.size.height);
    }

  return g_string_free (g_steal_pointer (&places), FALSE);
}

/* As wide as its parent, so with its margins and padding, which its own width is without. */
static int
measured_height (GtkWidget *widget)
{
  int height;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL,
                      gtk_widget_get_width (gtk_widget_get_parent (widget)), NULL, &height, NULL,
                      NULL);

  return height;
}

static void
check_question (const char *name,
                int         width,
                int         height)
{
  Player           player = { 0 };
  g_autofree char *asked = NULL;
  g_autofree char *more = NULL;
  g_autofree char *answered = NULL;
  GtkWidget       *panel;

  open_player (&player, width, height);
  bring_about (&player, find_case (name));
  iterate_to_layout (&player);
  panel = find_child (GTK_WIDGET (player.window), DULLE_TYPE_DECISION_PANEL);
  asked = list_seats (&player);

  gtk_expander_set_expanded (GTK_EXPANDER (find_child (panel, GTK_TYPE_EXPANDER)), TRUE);
  iterate_to_layout (&player);
  more = list_seats (&player);

  gtk_widget_set_visible (panel, FALSE);
  iterate_to_layout (&player);
  answered = list_seats (&player);

  ck_assert_msg (g_str_equal (asked, more), "%s, %d x %d: more is read", name, width, height);
  ck_assert_msg (g_str_equal (asked, answered), "%s, %d x %d", name, width, height);
  close_player (&player);
}

/* Of the highest questions that there are. */
START_TEST (test_question)
{
  adw_init ();
  add_style_sheet ();
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      check_question ("a kind of marriage", sizes[i][0], sizes[i][1]);
      check_question ("a bid", sizes[i][0], sizes[i][1]);
    }
}
END_TEST

/* What a solo is stands below the buttons, whatever there is room for. */
START_TEST (test_description)
{
  static const int low_sizes[][2] = { { 640, 470 }, { 800, 600 }, { 990, 560 } };

  adw_init ();
  add_style_sheet ();
  for (guint i = 0; i < G_N_ELEMENTS (low_sizes); i++)
    {
      Player          player = { 0 };
      GtkWidget      *panel;
      GtkWidget      *description;
      graphene_rect_t seen;

      open_player (&player, low_sizes[i][0], low_sizes[i][1]);
      bring_about (&player, find_case ("a kind of marriage"));
      iterate_to_layout (&player);
      panel = find_child (GTK_WIDGET (player.window), DULLE_TYPE_DECISION_PANEL);
      description = find_css_class (panel, "description");
      ck_assert_int_gt (measured_height (find_css_class (panel, "content")),
                        gtk_widget_get_height (panel));
      ck_assert (gtk_widget_compute_bounds (description, panel, &seen));
      ck_assert_float_le (seen.origin.y + seen.size.height, (float) gtk_widget_get_height (panel));
      ck_assert_int_gt (gtk_widget_get_height (description), 0);
      close_player (&player);
    }
}
END_TEST

/* The panel, and in it the button that gives the cards. */
static void
find_panel_places (Player          *player,
                   graphene_rect_t *panel,
                   graphene_rect_t *button)
{
  GtkWidget *found = find_child (GTK_WIDGET (player->window), DULLE_TYPE_DECISION_PANEL);

  iterate_to_layout (player);
  ck_assert (gtk_widget_compute_bounds (found, GTK_WIDGET (player->window), panel));
  ck_assert (gtk_widget_compute_bounds (find_css_class (found, "healthy"),
                                        GTK_WIDGET (player->window), button));
}

static void
check_exchange (const char *name,
                int         width,
                int         height)
{
  Player             player = { 0 };
  DulleExchangeTray *tray;
  graphene_rect_t    panel, panel_now;
  graphene_rect_t    button, button_now;
  DulleHand          cards = 0;

  open_player (&player, width, height);
  bring_about (&player, find_case (name));
  tray = DULLE_EXCHANGE_TRAY (find_child (GTK_WIDGET (player.window), DULLE_TYPE_EXCHANGE_TRAY));
  dulle_exchange_tray_set_chosen (tray, 0);
  find_panel_places (&player, &panel, &button);
  for (unsigned i = 0; i < dulle_exchange_tray_get_wanted (tray); i++)
    {
      cards = dulle_hand_add (cards, dulle_hand_nth (player.view.own.hand, i));
      dulle_exchange_tray_set_chosen (tray, cards);
      find_panel_places (&player, &panel_now, &button_now);
      ck_assert_msg (graphene_rect_equal (&panel, &panel_now), "%s, %d x %d: %u", name, width,
                     height, i + 1);
      ck_assert_msg (graphene_rect_equal (&button, &button_now), "%s, %d x %d: the button, %u",
                     name, width, height, i + 1);
    }
  close_player (&player);
}

static void
check_exchanges (int dpi)
{
  static const int exchange_sizes[][2] = { { 360, 640 }, { 700, 600 }, { 1000, 700 } };

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", dpi * PANGO_SCALE, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (exchange_sizes); i++)
    {
      check_exchange ("cards to pass on", exchange_sizes[i][0], exchange_sizes[i][1]);
      check_exchange ("cards to give back", exchange_sizes[i][0], exchange_sizes[i][1]);
    }
}

/* While cards are chosen, the panel and its button stay where they are. */
START_TEST (test_exchange)
{
  adw_init ();
  add_style_sheet ();
  check_exchanges (96);
  check_exchanges (120);
}
END_TEST

START_TEST (test_german_exchange)
{
  g_setenv ("LANGUAGE", "de", TRUE);
  setlocale (LC_ALL, "");
  bindtextdomain ("dulle", g_getenv ("DULLE_LOCALEDIR"));
  textdomain ("dulle");
  adw_init ();
  add_style_sheet ();
  check_exchanges (96);
  check_exchanges (120);
}
END_TEST

SUITE ("stillness",
       test_last_trick,
       test_advice,
       test_advice_anew,
       test_knowledge_after_hint,
       test_question,
       test_description,
       test_exchange,
       test_german_exchange)
