/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Several persons at one window: each is called before their cards are shown, and nothing of
 * any hand is behind the curtain.
 */
#include <adwaita.h>
#include <string.h>

#include "cards/dulle-deck.h"
#include "engine/legality.h"
#include "panels/dulle-advice.h"
#include "panels/dulle-curtain.h"
#include "table/dulle-hand-card.h"
#include "table/dulle-hand-widget.h"
#include "table/dulle-seat.h"
#include "table/dulle-table.h"
#include "window/dulle-window.h"

#include "fatal-warnings.h"
#include "frames.h"
#include "named-once.h"
#include "suite.h"
#include "widget-tree.h"

/* Seconds after which the test gives up. */
#define TIMEOUT 180

/* Two deals in which the first player has the same hand, and the others each other's. */
static const char *const deals[] = {
  "given DQHQDADJSQS9DQCJHTSKDJST C9C9CACQD9DAH9HKHTSASJST"
  " CACKCKCQDKDKDTDTHAHQSJSQ CJCTCTD9H9HAHJHJHKS9SASK",
  "given DQHQDADJSQS9DQCJHTSKDJST CJCTCTD9H9HAHJHJHKS9SASK"
  " C9C9CACQD9DAH9HKHTSASJST CACKCKCQDKDKDTDTHAHQSJSQ",
};

/**
 * Evening:
 * @is_over: whether the game is
 * @n_lifted: how often the curtain was lifted, by player
 */
typedef struct
{
  DulleSession     *session;
  GtkWindow        *window;
  DulleTable       *table;
  DulleHandWidget  *hand;
  DulleCurtain     *curtain;
  const DulleEvent *shown;
  gboolean          is_over;
  guint             n_lifted[DULLE_N_SEATS];
} Evening;

static void
settled_cb (Evening          *evening,
            const DulleEvent *event)
{
  g_clear_pointer (&evening->shown, dulle_event_unref);
  evening->shown = dulle_event_ref (event);
  evening->is_over = event->kind == DULLE_EVENT_OVER;
}

static gboolean
give_up_cb (gpointer evening)
{
  ck_abort_msg ("The game waits for nobody");

  return G_SOURCE_REMOVE;
}

static DulleTournamentSetup
make_setup (const char *deal,
            guint       n_people)
{
  static const char *const names[] = { "Anna", "Ben", "Clara", "Dora" };
  DulleRules               rules = dulle_rules_default ();
  DulleTournamentSetup     setup = dulle_tournament_setup_make (&rules, 1);

  ck_assert (dulle_deals_parse (&setup, deal));
  setup.dealer = DULLE_N_SEATS - 1;
  for (guint player = 0; player < DULLE_N_SEATS; player++)
    {
      dulle_participant_set_name (&setup.players[player], names[player]);
      setup.players[player].skill = DULLE_SKILL_EASY;
      setup.players[player].face = DULLE_FIRST_ANIMAL + player;
      if (player < n_people)
        setup.players[player].taker = DULLE_TAKER_PERSON;
    }

  return setup;
}

static void
evening_begin (Evening    *evening,
               const char *deal,
               guint       n_people)
{
  DulleTournamentSetup setup = make_setup (deal, n_people);
  g_autoptr (GSettings) settings = NULL;

  make_warnings_fatal ();
  adw_init ();
  settings = g_settings_new ("io.github.dulle.Dulle");
  g_settings_set_string (settings, "animation-speed", "off");
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);

  *evening = (Evening){ .session = dulle_session_new (NULL, 0) };
  evening->window = g_object_new (DULLE_TYPE_WINDOW, "session", evening->session, NULL);
  gtk_window_set_default_size (evening->window, 800, 600);
  evening->table = DULLE_TABLE (find_child (GTK_WIDGET (evening->window), DULLE_TYPE_TABLE));
  evening->hand = DULLE_HAND_WIDGET (find_child (GTK_WIDGET (evening->window),
                                                 DULLE_TYPE_HAND_WIDGET));
  evening->curtain = DULLE_CURTAIN (find_child (GTK_WIDGET (evening->window), DULLE_TYPE_CURTAIN));
  g_signal_connect_swapped (evening->table, "settled", G_CALLBACK (settled_cb), evening);
  gtk_window_present (evening->window);
  dulle_session_start (evening->session);
  dulle_session_new_tournament (evening->session, &setup);
}

static void
evening_end (Evening *evening)
{
  check_named_once (GTK_WIDGET (evening->window));
  gtk_window_destroy (evening->window);
  dulle_session_close (evening->session);
  g_object_unref (evening->session);
  g_clear_pointer (&evening->shown, dulle_event_unref);
}

typedef gboolean (*Condition) (Evening *evening);

static gboolean
is_closed (Evening *evening)
{
  return gtk_widget_get_mapped (GTK_WIDGET (evening->curtain));
}

static gboolean
is_open (Evening *evening)
{
  return evening->shown != NULL && dulle_event_on_turn (evening->shown);
}

static gboolean
shows_hand (Evening *evening)
{
  return evening->shown->seating.own != DULLE_NO_SEAT;
}

/* Computers may still have to act before the person who is called then. */
static gboolean
calls_whose_turn_it_is (Evening *evening)
{
  return is_closed (evening) && evening->shown != NULL &&
         evening->shown->view.board.turn == evening->shown->seating.person;
}

static gboolean
waits_for_somebody (Evening *evening)
{
  return evening->is_over || calls_whose_turn_it_is (evening) || is_open (evening);
}

static void
wait_until (Evening  *evening,
            Condition condition)
{
  guint alarm = g_timeout_add_seconds (TIMEOUT, give_up_cb, evening);

  while (!condition (evening))
    {
      dulle_table_advance (evening->table);
      g_main_context_iteration (NULL, TRUE);
    }
  g_source_remove (alarm);
}

static void
wait_after (Evening  *evening,
            Condition condition)
{
  const DulleEvent *before = dulle_event_ref (evening->shown);

  while (evening->shown == before)
    {
      dulle_table_advance (evening->table);
      g_main_context_iteration (NULL, TRUE);
    }
  dulle_event_unref (before);
  wait_until (evening, condition);
}

/* What a screen reader says of the curtain, and where the keyboard is. */
static void
assert_calls (Evening    *evening,
              const char *sentence)
{
  GtkWidget       *lift = gtk_window_get_focus (evening->window);
  g_autofree char *label = g_strconcat (sentence, ". Show My Cards", NULL);

  ck_assert_ptr_nonnull (lift);
  ck_assert_msg (gtk_widget_is_ancestor (lift, GTK_WIDGET (evening->curtain)),
                 "the keyboard is on %s", G_OBJECT_TYPE_NAME (lift));
  gtk_test_accessible_assert_property (lift, GTK_ACCESSIBLE_PROPERTY_LABEL, label);
}

static void
assert_no_hand (Evening *evening)
{
  ck_assert_uint_eq (dulle_hand_widget_get_count (evening->hand), 0);
  ck_assert_ptr_null (find_child (GTK_WIDGET (evening->window), DULLE_TYPE_HAND_CARD));
  ck_assert_uint_eq (evening->shown->view.own.hand, 0);
}

/* By what Enter and the key of the card do. */
static void
lift (Evening *evening)
{
  g_autofree char *sentence =
      g_strdup_printf ("%s, it is your turn",
                       evening->shown->seating.names[evening->shown->seating.person]);

  assert_no_hand (evening);
  assert_calls (evening, sentence);
  evening->n_lifted[evening->shown->seating.person]++;
  gtk_widget_activate (gtk_window_get_focus (evening->window));
  wait_after (evening, is_open);
  ck_assert (!is_closed (evening));
  ck_assert_uint_gt (dulle_hand_widget_get_count (evening->hand), 0);
}

static void
play_card (Evening *evening)
{
  const DulleView *view = &evening->shown->view;
  DulleHand        legal = dulle_action_cards (&view->board, &view->own);
  guint            n = 0;

  while (dulle_hand_count (legal, dulle_hand_widget_get_card (evening->hand, n)) == 0)
    n++;
  gtk_widget_activate_action (GTK_WIDGET (evening->window), "win.play", "u", n);
}

static void
act (Evening *evening)
{
  if (evening->shown->view.board.phase == DULLE_PHASE_TRICKS)
    play_card (evening);
  else
    gtk_widget_activate_action (GTK_WIDGET (evening->window), "win.healthy", NULL);
}

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

  gtk_widget_activate_action (GTK_WIDGET (evening.window), "win.lift-curtain", NULL);
  wait_after (&evening, shows_hand);
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
