/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Several persons at one window: each is called before their cards are shown, and nothing of
 * any hand is behind the curtain.
 */
#include <string.h>

#include "cards/dulle-deck.h"
#include "panels/dulle-advice.h"
#include "table/dulle-seat.h"

#include "evening-of-several.h"
#include "frames.h"

static void
play_game (guint n_people)
{
  Evening evening;

  evening_begin (&evening, deals[0], n_people);
  wait_until (&evening, waits_for_somebody);
  while (!evening.is_over)
    {
      if (is_closed (&evening))
        lift (&evening);
      act (&evening);
      wait_after (&evening, waits_for_somebody);
    }
  for (guint player = 0; player < DULLE_N_SEATS; player++)
    ck_assert_msg ((evening.n_lifted[player] > 4) == (player < n_people),
                   "player %u was called %u times", player, evening.n_lifted[player]);
  evening_end (&evening);
}

START_TEST (test_two_persons)
{
  play_game (2);
}
END_TEST

START_TEST (test_four_persons)
{
  play_game (4);
}
END_TEST

/* The lowest name plate. */
static void
find_lowest (GtkWidget  *widget,
             GtkWidget  *table,
             DulleSeat **lowest,
             float      *y)
{
  graphene_rect_t bounds;

  if (DULLE_IS_SEAT (widget) && gtk_widget_compute_bounds (widget, table, &bounds) &&
      bounds.origin.y > *y)
    {
      *lowest = DULLE_SEAT (widget);
      *y = bounds.origin.y;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    find_lowest (child, table, lowest, y);
}

static const char *
name_at_bottom (Evening *evening)
{
  GtkWidget *table = GTK_WIDGET (evening->table);
  DulleSeat *lowest = NULL;
  float      y = -1;

  find_lowest (table, table, &lowest, &y);

  return dulle_seat_get_name (lowest);
}

/* A table that is turned has whoever plays at the bottom, and otherwise always the first person. */
static void
look_at_bottom (gboolean turns)
{
  g_autoptr (GSettings) settings = NULL;
  Evening evening;

  evening_begin (&evening, deals[0], 4);
  settings = g_settings_new ("io.github.dulle.Dulle");
  g_settings_set_boolean (settings, "turns-table", turns);
  for (guint i = 0; i < 6; i++)
    {
      guint8 bottom;

      wait_until (&evening, is_closed);
      bottom = turns ? evening.shown->seating.person : 0;
      lift (&evening);
      ck_assert_str_eq (name_at_bottom (&evening), evening.shown->seating.names[bottom]);
      act (&evening);
      wait_after (&evening, is_closed);
    }
  evening_end (&evening);
}

START_TEST (test_turned)
{
  look_at_bottom (TRUE);
}
END_TEST

START_TEST (test_not_turned)
{
  look_at_bottom (FALSE);
}
END_TEST

/* Calling another one takes two steps, and Escape leads back. */
START_TEST (test_calling)
{
  Evening evening;

  evening_begin (&evening, deals[0], 4);
  wait_until (&evening, is_closed);
  ck_assert_uint_eq (evening.shown->seating.person, 0);
  gtk_widget_activate_action (GTK_WIDGET (evening.window), "win.call-person", "y", 2);
  wait_after (&evening, is_closed);
  assert_no_hand (&evening);
  assert_calls (&evening, "Clara, only you look now");

  lift_called (&evening);
  ck_assert (!dulle_event_on_turn (evening.shown));
  gtk_widget_activate_action (GTK_WIDGET (evening.window), "win.dismiss", NULL);
  wait_after (&evening, is_closed);
  assert_no_hand (&evening);
  assert_calls (&evening, "Anna, it is your turn");
  evening_end (&evening);
}
END_TEST

static gboolean
offers_knowledge (Evening *evening)
{
  return g_action_group_get_action_enabled (G_ACTION_GROUP (evening->window), "knowledge");
}

/* What one of them can know is nothing to the next. */
START_TEST (test_knowledge)
{
  Evening    evening;
  GtkWidget *advice;

  evening_begin (&evening, deals[0], 4);
  advice = find_child (GTK_WIDGET (evening.window), DULLE_TYPE_ADVICE);
  wait_until (&evening, is_closed);
  while (evening.shown->view.board.phase != DULLE_PHASE_TRICKS)
    {
      lift (&evening);
      act (&evening);
      wait_after (&evening, is_closed);
    }
  ck_assert (!offers_knowledge (&evening));

  lift (&evening);
  ck_assert (offers_knowledge (&evening));
  gtk_widget_activate_action (GTK_WIDGET (evening.window), "win.knowledge", NULL);
  ck_assert (gtk_widget_get_mapped (advice));
  act (&evening);
  wait_after (&evening, is_closed);
  ck_assert (!gtk_widget_get_mapped (advice));
  ck_assert (!offers_knowledge (&evening));
  evening_end (&evening);
}
END_TEST

/* Pictures */

static void
draw_anew (GtkWidget *window)
{
  gtk_widget_queue_draw (window);
  run_frames (window, 3);
}

static GBytes *
take_picture (Evening *evening)
{
  GskRenderer *renderer = gsk_cairo_renderer_new ();
  GtkWidget   *window = GTK_WIDGET (evening->window);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  int     width;
  int     height;
  guchar *pixels;

  /* The cards are ordered with the first frame. */
  draw_anew (window);
  while (!dulle_deck_is_painted (dulle_deck_get_default ()))
    g_main_context_iteration (NULL, TRUE);
  draw_anew (window);
  width = gtk_widget_get_width (window);
  height = gtk_widget_get_height (window);
  pixels = g_malloc0 ((gsize) width * (gsize) height * 4);
  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  gsk_renderer_realize (renderer, NULL, NULL);
  texture = gsk_renderer_render_texture (renderer, node,
                                         &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  gdk_texture_download (texture, pixels, (gsize) width * 4);
  gsk_renderer_unrealize (renderer);
  g_object_unref (renderer);

  return g_bytes_new_take (pixels, (gsize) width * (gsize) height * 4);
}

/* Behind each curtain of the auction, and behind the one after the first card. */
#define N_PICTURES 5

static void
take_pictures (const char *deal,
               GBytes     *pictures[N_PICTURES])
{
  Evening evening;

  evening_begin (&evening, deal, 4);
  wait_until (&evening, is_closed);
  for (guint i = 0; i < N_PICTURES; i++)
    {
      pictures[i] = take_picture (&evening);
      lift (&evening);
      act (&evening);
      wait_after (&evening, is_closed);
    }
  evening_end (&evening);
}

START_TEST (test_pictures)
{
  GBytes *pictures[G_N_ELEMENTS (deals)][N_PICTURES];

  for (guint i = 0; i < G_N_ELEMENTS (deals); i++)
    take_pictures (deals[i], pictures[i]);
  for (guint n = 0; n < N_PICTURES; n++)
    {
      ck_assert_msg (g_bytes_equal (pictures[0][n], pictures[1][n]), "picture %u differs", n);
      if (n > 0)
        ck_assert (!g_bytes_equal (pictures[0][n - 1], pictures[0][n]));
    }
  for (guint n = 0; n < N_PICTURES; n++)
    for (guint i = 0; i < G_N_ELEMENTS (deals); i++)
      g_bytes_unref (pictures[i][n]);
}
END_TEST

SUITE ("curtain",
       test_two_persons,
       test_four_persons,
       test_turned,
       test_not_turned,
       test_calling,
       test_knowledge,
       test_pictures)
