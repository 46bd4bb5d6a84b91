/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What the table says and asks besides the game itself: what a reservation is, whether a
 * silent marriage is meant, and which hands lie open.
 */
#include <adwaita.h>

#include "cards/deck-text.h"
#include "cards/dulle-card-widget.h"
#include "common/accessible-gaps.h"
#include "common/dulle-avatar.h"
#include "common/news.h"
#include "panels/dulle-decision-panel.h"
#include "table/dulle-card-layer.h"
#include "table/dulle-seat.h"
#include "table/dulle-table.h"
#include "table/table-geometry.h"
#include "window/dulle-coach.h"
#include "window/dulle-game-area.h"
#include "window/dulle-window.h"

#include "engine/preset.h"

#include "fatal-warnings.h"
#include "quick-setup.h"
#include "style-sheet.h"
#include "suite.h"
#include "widget-tree.h"

/* A deal in which the person has both queens of clubs. */
#define MARRIAGE_SEED 8

/* One in which nobody has a reservation. */
#define NORMAL_SEED 2

#define TIMEOUT 180

typedef struct
{
  GtkWindow        *window;
  DulleTable       *table;
  DulleSession     *session;
  const DulleEvent *settled;
  gboolean          done;
} Evening;

static void
settled_cb (Evening          *evening,
            const DulleEvent *event)
{
  g_autoptr (DulleEvent) old = (DulleEvent *) evening->settled;

  evening->settled = dulle_event_ref (event);
}

static Evening
open_window (void)
{
  g_autoptr (GSettings) settings = NULL;
  Evening evening = { 0 };

  make_warnings_fatal ();
  adw_init ();
  settings = g_settings_new ("io.github.dulle.Dulle");
  g_settings_set_string (settings, "animation-speed", "off");
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  evening.session = dulle_session_new (NULL, 0);
  evening.window = g_object_new (DULLE_TYPE_WINDOW, "session", evening.session, NULL);
  gtk_window_set_default_size (evening.window, 1280, 800);
  evening.table = DULLE_TABLE (find_child (GTK_WIDGET (evening.window), DULLE_TYPE_TABLE));

  return evening;
}

static void
close_window (Evening *evening)
{
  gtk_window_destroy (evening->window);
  dulle_session_close (evening->session);
  g_object_unref (evening->session);
  g_clear_pointer (&evening->settled, dulle_event_unref);
}

static gboolean
give_up_cb (gpointer user_data)
{
  ck_abort_msg ("In vain: %s", (const char *) user_data);

  return G_SOURCE_REMOVE;
}

typedef gboolean (*Condition) (Evening *evening);

static void
wait_until (Evening    *evening,
            Condition   holds,
            const char *what)
{
  guint alarm = g_timeout_add_seconds (TIMEOUT, give_up_cb, (gpointer) what);

  while (!holds (evening))
    {
      dulle_table_advance (evening->table);
      g_main_context_iteration (NULL, TRUE);
    }
  g_source_remove (alarm);
}

static gboolean
is_asked (Evening *evening)
{
  return evening->settled != NULL && evening->settled->view.board.phase == DULLE_PHASE_AUCTION &&
         dulle_event_on_turn (evening->settled);
}

static gboolean
has_called (Evening *evening)
{
  const DulleEvent *event = evening->settled;

  return event->view.board.heard[event->view.own.seat] != DULLE_HEARD_NOTHING;
}

/* Until the person is asked for a reservation. */
static void
begin (Evening          *evening,
       const DulleRules *rules,
       guint64           seed)
{
  DulleTournamentSetup setup = quick_setup (rules, seed);

  g_clear_pointer (&evening->settled, dulle_event_unref);
  dulle_session_new_tournament (evening->session, &setup);
  wait_until (evening, is_asked, "a question for reservations");
}

static void
start (Evening          *evening,
       const DulleRules *rules,
       guint64           seed)
{
  gtk_window_present (evening->window);
  dulle_session_start (evening->session);
  g_signal_connect_swapped (evening->table, "settled", G_CALLBACK (settled_cb), evening);
  begin (evening, rules, seed);
}

/* Returns: (nullable): the visible button or label that says @text */
static GtkWidget *
find_text (GtkWidget  *widget,
           const char *text)
{
  if (!gtk_widget_get_visible (widget))
    return NULL;
  if (GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_text (child, text);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static GtkWidget *
find_button (Evening    *evening,
             const char *text)
{
  GtkWidget *label = find_text (GTK_WIDGET (evening->window), text);

  return label != NULL ? gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON) : NULL;
}

/* What is considered is described, by pointer or by keyboard. */
START_TEST (test_descriptions)
{
  Evening     evening = open_window ();
  DulleRules  rules = dulle_rules_default ();
  const char *text = "Only the queens are trumps.";
  const char *line = "Point at a game to read what it is.";
  GtkWidget  *solo;

  start (&evening, &rules, 1);
  solo = find_button (&evening, "Queen solo");
  ck_assert_ptr_nonnull (solo);
  ck_assert_str_eq (gtk_widget_get_tooltip_text (solo), text);
  ck_assert_ptr_null (find_text (GTK_WIDGET (evening.window), text));
  gtk_widget_grab_focus (solo);
  ck_assert_ptr_nonnull (find_text (GTK_WIDGET (evening.window), text));
  gtk_widget_grab_focus (find_button (&evening, "Healthy"));
  ck_assert_ptr_null (find_text (GTK_WIDGET (evening.window), text));

  ck_assert_ptr_nonnull (find_text (GTK_WIDGET (evening.window), line));
  ck_assert (!gtk_widget_get_has_tooltip (solo));
  gtk_widget_add_css_class (GTK_WIDGET (evening.window), "compact");
  ck_assert_ptr_null (find_text (GTK_WIDGET (evening.window), line));
  ck_assert (gtk_widget_get_has_tooltip (solo));
  close_window (&evening);
}
END_TEST

static void
check_described (GtkWidget  *widget,
                 const char *text)
{
  g_autofree char *found = gtk_test_accessible_check_property (
      GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text);

  ck_assert_msg (found == NULL, "“%s” instead of “%s”", found, text);
}

/* Screen readers say a name that is given and one that is shown one after the other. */
START_TEST (test_names)
{
  Evening        evening = open_window ();
  DulleRules     rules = dulle_rules_default ();
  GtkAccessible *healthy = NULL;

  dulle_fill_accessible_gaps ();
  gtk_window_present (evening.window);
  start (&evening, &rules, 1);
  healthy = GTK_ACCESSIBLE (find_button (&evening, "Healthy"));
  while (!gtk_widget_get_mapped (GTK_WIDGET (healthy)))
    g_main_context_iteration (NULL, TRUE);
  ck_assert (!gtk_test_accessible_has_property (healthy, GTK_ACCESSIBLE_PROPERTY_LABEL));
  ck_assert (gtk_test_accessible_has_relation (healthy, GTK_ACCESSIBLE_RELATION_LABELLED_BY));
  close_window (&evening);
}
END_TEST

/* A screen reader speaks a description that changes: what a button is has been heard when the
 * focus came to it, and is not heard once more with each sentence. */
START_TEST (test_news)
{
  static const struct
  {
    const char *button;
    const char *text;
  } cases[] = {
    { "Queen solo", "Only the queens are trumps." },
    { "Healthy", "No reservation (G). To want a normal game." },
  };
  Evening    evening = open_window ();
  DulleRules rules = dulle_rules_default ();

  start (&evening, &rules, 1);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      GtkWidget *button = find_button (&evening, cases[i].button);

      dulle_bring_news (button, NULL);
      check_described (button, cases[i].text);
      dulle_bring_news (button, "Bert is healthy.");
      check_described (button, "Bert is healthy.");
      dulle_bring_news (button, "Bert is healthy.");
      check_described (button, "Bert is healthy.");
      dulle_bring_news (button, NULL);
      check_described (button, cases[i].text);
    }
  close_window (&evening);
}
END_TEST

/* To be healthy by habit decides nothing: neither the key nor the button. */
START_TEST (test_silent_marriage)
{
  Evening    evening = open_window ();
  DulleRules rules = dulle_rules_default ();
  GtkWidget *cell;

  start (&evening, &rules, MARRIAGE_SEED);
  for (guint by_button = 0; by_button < 2; by_button++)
    {
      begin (&evening, &rules, MARRIAGE_SEED);
      ck_assert_ptr_null (find_button (&evening, "Silent Marriage"));
      if (by_button)
        g_signal_emit_by_name (find_button (&evening, "Healthy"), "clicked");
      else
        gtk_widget_activate_action (GTK_WIDGET (evening.window), "win.healthy", NULL);
      gtk_widget_activate_action (GTK_WIDGET (evening.window), "win.healthy", NULL);
      ck_assert (!has_called (&evening) && find_button (&evening, "Healthy") == NULL);
      cell = find_button (&evening, "Marriage");
      ck_assert (gtk_window_get_focus (evening.window) == cell);
      cell = gtk_widget_get_next_sibling (gtk_widget_get_parent (cell));
      g_signal_emit_by_name (gtk_widget_get_first_child (cell), "clicked");
      wait_until (&evening, has_called, "the answer");
      ck_assert_int_eq (evening.settled->view.own.call, DULLE_CONTRACT_NORMAL);
    }
  close_window (&evening);
}
END_TEST

static gboolean
may_announce (Evening *evening)
{
  const DulleView *view = &evening->settled->view;

  return view->board.phase == DULLE_PHASE_TRICKS && dulle_event_on_turn (evening->settled);
}

static gboolean
asks_for_another (Evening *evening)
{
  return find_button (evening, "Leave It") != NULL;
}

/* Whoever did not follow suit reads which card it was, for others lie on it, and does not lose the
 * game by a key that was meant for a card. */
START_TEST (test_wrong_card)
{
  Evening          evening = open_window ();
  DulleRules       rules = dulle_rules_default ();
  const DulleView *view;
  DulleCard        led;
  DulleHand        wrong;
  DulleAction      play;
  g_autofree char *consequence = NULL;

  rules.revoke = DULLE_REVOKE_PENALISED;
  start (&evening, &rules, NORMAL_SEED);
  gtk_widget_activate_action (GTK_WIDGET (evening.window), "win.healthy", NULL);
  wait_until (&evening, may_announce, "the first card");

  view = &evening.settled->view;
  led = dulle_board_trick (&view->board)->cards[0];
  wrong = view->own.hand & ~dulle_order_followers (&view->board.order, view->own.hand, led);
  play = dulle_action_play (view->own.seat, dulle_hand_first (wrong));
  dulle_session_submit (evening.session, &play);
  consequence = g_strdup_printf (
      "You played the %s. Once the trick has been turned over, the game is lost.",
      dulle_deck_card_name (play.card));
  wait_until (&evening, asks_for_another, "the question for another card");
  ck_assert_ptr_nonnull (find_text (GTK_WIDGET (evening.window), consequence));
  ck_assert (gtk_window_get_focus (evening.window) != NULL);
  ck_assert (gtk_window_get_focus (evening.window) != find_button (&evening, "Leave It"));
  close_window (&evening);
}
END_TEST

/* A warning stays until the person has decided, whatever others say meanwhile; it does not outlive
 * the game. Other news go by themselves, and wait for nothing. */
START_TEST (test_warning)
{
  g_autoptr (GSettings) settings = NULL;
  g_autoptr (DulleTableNames) names = NULL;
  Evening        evening = open_window ();
  DulleRules     rules = dulle_rules_default ();
  DulleEvent     event;
  DulleGameArea *area;
  GtkWidget     *window = GTK_WIDGET (evening.window);

  start (&evening, &rules, NORMAL_SEED);
  settings = g_settings_new ("io.github.dulle.Dulle");
  names = dulle_table_names_new (settings);
  area = DULLE_GAME_AREA (find_child (window, DULLE_TYPE_GAME_AREA));

  dulle_game_area_warn (area, "Dear");
  event = *evening.settled;
  event.kind = DULLE_EVENT_ACTION;
  event.action = dulle_action_announce (dulle_next_seat (event.seating.own), DULLE_LEVEL_PARTY);
  dulle_game_area_show (area, &event, names);
  ck_assert_ptr_nonnull (find_text (window, "Dear"));
  event.action.seat = event.seating.own;
  dulle_game_area_show (area, &event, names);
  ck_assert_ptr_null (find_text (window, "Dear"));

  event.kind = DULLE_EVENT_RESUMED;
  dulle_game_area_say (area, "News");
  dulle_game_area_show (area, &event, names);
  ck_assert_ptr_nonnull (find_text (window, "News"));
  dulle_game_area_warn (area, "Dear");
  dulle_game_area_show (area, &event, names);
  ck_assert_ptr_null (find_text (window, "Dear"));
  close_window (&evening);
}
END_TEST

/* @text: what follows the number in the caption */
static void
check_time_left (Evening          *evening,
                 const DulleRules *rules,
                 const char       *text,
                 guint             n_cards,
                 gboolean          on_table)
{
  g_autofree char *caption = NULL;

  begin (evening, rules, NORMAL_SEED);
  gtk_widget_activate_action (GTK_WIDGET (evening->window), "win.healthy", NULL);
  wait_until (evening, may_announce, "the first card");
  if (on_table)
    n_cards -= dulle_board_n_played (&evening->settled->view.board);
  caption = g_strdup_printf ("%u %s", n_cards, text);
  ck_assert_msg (find_text (GTK_WIDGET (evening->window), caption) != NULL, "%s", caption);
}

/* A button for an announcement says how long it is there, by what the rules count. */
START_TEST (test_time_left)
{
  Evening    evening = open_window ();
  DulleRules rules = dulle_rules_default ();

  start (&evening, &rules, 1);
  check_time_left (&evening, &rules, "card left to say so", 1, FALSE);
  rules.announce_re_kontra = 10;
  rules.announce_no_90 = 9;
  check_time_left (&evening, &rules, "cards left to say so", 2, FALSE);
  rules.announcement_timing = DULLE_ANNOUNCEMENT_TIMING_CARDS_ON_TABLE;
  rules.re_until_card = rules.kontra_until_card = 9;
  check_time_left (&evening, &rules, "more cards on the table", 8, TRUE);
  close_window (&evening);
}
END_TEST

/* Who led, and which card wins so far: to the eye, without motion, and to a screen
 * reader, which hears the names that the players have now. */
START_TEST (test_trick_marks)
{
  Evening           evening = open_window ();
  DulleRules        rules = dulle_rules_default ();
  GtkWidget        *layer = find_child (GTK_WIDGET (evening.table), DULLE_TYPE_CARD_LAYER);
  const DulleTrick *trick;
  GtkWidget        *mark;
  GtkWidget        *card;
  g_autofree char  *label = NULL;
  g_autoptr (GSettings) settings = g_settings_new ("io.github.dulle.Dulle");
  const char *const renamed[] = { "New Name", "New Name", "New Name", "New Name", NULL };

  start (&evening, &rules, NORMAL_SEED);
  mark = find_css_class (layer, "lead-mark");
  ck_assert (!gtk_widget_get_visible (mark));
  gtk_widget_activate_action (GTK_WIDGET (evening.window), "win.healthy", NULL);
  wait_until (&evening, may_announce, "the first card");

  trick = dulle_board_trick (&evening.settled->view.board);
  ck_assert_uint_gt (trick->n_cards, 0);
  ck_assert (gtk_widget_get_visible (mark));
  card = find_css_class (layer, "ahead");
  ck_assert_uint_eq (dulle_card_widget_get_face (DULLE_CARD_WIDGET (card)),
                     dulle_trick_best_card (trick));
  label = gtk_test_accessible_check_property (GTK_ACCESSIBLE (card),
                                              GTK_ACCESSIBLE_PROPERTY_LABEL, "");
  ck_assert_msg (strstr (label, "wins so far") != NULL, "%s", label);
  ck_assert_int_eq (strstr (label, "led") != NULL, trick->best == 0);

  /* No card lies on the mark, not even the one that is raised. */
  dulle_card_layer_raise_card (
      DULLE_CARD_LAYER (layer),
      dulle_table_side (dulle_trick_seat (trick, 0), evening.settled->view.own.seat), 0);
  ck_assert (gtk_widget_get_last_child (layer) == mark);

  g_settings_set_strv (settings, "player-names", renamed);
  g_free (label);
  label = gtk_test_accessible_check_property (GTK_ACCESSIBLE (card),
                                              GTK_ACCESSIBLE_PROPERTY_LABEL, "");
  ck_assert_msg (strstr (label, "New Name: ") != NULL, "%s", label);
  g_settings_reset (settings, "player-names");
  close_window (&evening);
}
END_TEST

static gboolean
sees_hands (Evening *evening)
{
  return evening->settled != NULL && evening->settled->open.seats != 0;
}

static gboolean
sees_no_hands (Evening *evening)
{
  return evening->settled != NULL && evening->settled->open.seats == 0;
}

static gboolean
may_open (Evening *evening)
{
  return g_action_group_get_action_enabled (G_ACTION_GROUP (evening->window), "open-hands");
}

/* What FreeDoko's rules permit is done when asked for, and kept for that tournament alone. */
START_TEST (test_open_hands)
{
  Evening    evening = open_window ();
  DulleRules official = dulle_rules_default ();
  DulleRules freedoko = dulle_preset_rules (dulle_preset_find ("freedoko"));

  start (&evening, &official, 1);
  ck_assert (!may_open (&evening));

  begin (&evening, &freedoko, 1);
  ck_assert (may_open (&evening) && sees_no_hands (&evening));
  gtk_widget_activate_action (GTK_WIDGET (evening.window), "win.open-hands", NULL);
  wait_until (&evening, sees_hands, "open hands");
  gtk_widget_activate_action (GTK_WIDGET (evening.window), "win.open-hands", NULL);
  wait_until (&evening, sees_no_hands, "closed hands");
  gtk_widget_activate_action (GTK_WIDGET (evening.window), "win.open-hands", NULL);
  wait_until (&evening, sees_hands, "open hands");

  begin (&evening, &freedoko, 2);
  ck_assert (sees_no_hands (&evening));
  begin (&evening, &freedoko, 1);
  wait_until (&evening, sees_hands, "hands as they were left");
  close_window (&evening);
}
END_TEST

static gboolean
shows_plate (Evening *evening)
{
  GtkWidget *seat = find_child (GTK_WIDGET (evening->table), DULLE_TYPE_SEAT);

  return gtk_widget_get_opacity (gtk_widget_get_last_child (seat)) > 0;
}

/* Behind the welcome nobody has sat down yet. */
START_TEST (test_empty_table)
{
  Evening    evening = open_window ();
  DulleRules rules = dulle_rules_default ();

  ck_assert (!shows_plate (&evening));
  start (&evening, &rules, NORMAL_SEED);
  ck_assert (shows_plate (&evening));
  close_window (&evening);
}
END_TEST

/* Whether a pointer that rests on it makes a tooltip. */
static gboolean
has_tooltip (GtkWidget *label,
             int        width)
{
  g_autoptr (GtkTooltip) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  gboolean is_shown = FALSE;
  int      height;

  gtk_widget_measure (label, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  gtk_widget_allocate (label, width, height, -1, NULL);
  g_signal_emit_by_name (label, "query-tooltip", 1, 1, FALSE, tooltip, &is_shown);

  return is_shown;
}

/* What can be read is not said again over what stands beside it. */
START_TEST (test_cut_text)
{
  Evening    evening = open_window ();
  DulleRules rules = dulle_rules_default ();
  GtkWidget *coach = find_child (GTK_WIDGET (evening.window), DULLE_TYPE_COACH);
  GtkWidget *text = gtk_widget_get_first_child (coach);

  start (&evening, &rules, NORMAL_SEED);
  ck_assert (!has_tooltip (text, 1200));
  ck_assert (has_tooltip (text, 100));
  close_window (&evening);
}
END_TEST

/* What lies between two neighbours on a seat's plate. */
static float
measure_gap (GtkWidget *left)
{
  GtkWidget      *right = gtk_widget_get_next_sibling (left);
  GtkWidget      *plate = gtk_widget_get_parent (left);
  graphene_rect_t of_left;
  graphene_rect_t of_right;

  ck_assert (gtk_widget_compute_bounds (left, plate, &of_left));
  ck_assert (gtk_widget_compute_bounds (right, plate, &of_right));

  return of_right.origin.x - of_left.origin.x - of_left.size.width;
}

static void
count_cb (guint *n)
{
  ++*n;
}

/* A compact plate has no room to give away: names such as “Anna 2” are cut soon enough. */
START_TEST (test_compact_plate)
{
  Evening    evening = open_window ();
  GtkWidget *seat = dulle_seat_new (DULLE_SIDE_LEFT);
  GtkWidget *window = gtk_window_new ();
  GtkWidget *face;

  add_style_sheet ();
  dulle_seat_set_player (DULLE_SEAT (seat), "Anna 2", DULLE_FACE_CAT);
  dulle_seat_set_face_size (DULLE_SEAT (seat), DULLE_COMPACT_FACE);
  gtk_window_set_child (GTK_WINDOW (window), seat);
  gtk_window_present (GTK_WINDOW (window));
  while (gtk_widget_get_width (seat) == 0)
    g_main_context_iteration (NULL, TRUE);
  face = find_child (seat, DULLE_TYPE_AVATAR);
  ck_assert_float_eq_tol (measure_gap (face), 4, 0.5);
  gtk_window_destroy (GTK_WINDOW (window));
  close_window (&evening);
}
END_TEST

/* A plate is told with each event who sits there: nothing is to be drawn anew for it. */
START_TEST (test_same_player)
{
  Evening    evening = open_window ();
  GtkWidget *seat = g_object_ref_sink (dulle_seat_new (DULLE_SIDE_LEFT));
  guint      n_changes = 0;

  dulle_seat_set_player (DULLE_SEAT (seat), "Kleo", DULLE_FACE_CAT);
  g_signal_connect_swapped (seat, "notify::css-classes", G_CALLBACK (count_cb), &n_changes);
  dulle_seat_set_player (DULLE_SEAT (seat), "Kleo", DULLE_FACE_CAT);
  ck_assert_uint_eq (n_changes, 0);

  dulle_seat_set_player (DULLE_SEAT (seat), "Ben", DULLE_FACE_OWL);
  ck_assert (gtk_widget_has_css_class (seat, "face-owl"));
  ck_assert (!gtk_widget_has_css_class (seat, "face-cat"));
  g_object_unref (seat);
  close_window (&evening);
}
END_TEST

static gboolean
is_over (Evening *evening)
{
  return evening->settled != NULL && evening->settled->kind == DULLE_EVENT_OVER;
}

static gboolean
sits_out (Evening *evening)
{
  return evening->settled != NULL && evening->settled->seating.own == DULLE_NO_SEAT;
}

/* The computers play on by themselves: nobody hurries them here. */
static void
wait_alone (Evening  *evening,
            Condition holds)
{
  guint alarm = g_timeout_add_seconds (TIMEOUT, give_up_cb, (gpointer) "the end");

  while (!holds (evening))
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (alarm);
}

START_TEST (test_skip_game)
{
  Evening              evening = open_window ();
  DulleRules           rules = dulle_rules_default ();
  DulleTournamentSetup setup;

  start (&evening, &rules, NORMAL_SEED);
  ck_assert (!g_action_group_get_action_enabled (G_ACTION_GROUP (evening.window), "skip-game"));

  rules.players = 5;
  rules.spectator_hands = DULLE_SPECTATOR_HANDS_NONE;
  setup = quick_setup (&rules, NORMAL_SEED);
  setup.dealer = 0;
  g_clear_pointer (&evening.settled, dulle_event_unref);
  dulle_session_new_tournament (evening.session, &setup);
  wait_until (&evening, sits_out, "a game to look on");
  gtk_widget_activate_action (GTK_WIDGET (evening.window), "win.skip-game", NULL);
  wait_alone (&evening, is_over);
  close_window (&evening);
}
END_TEST

SUITE ("table-facts",
       test_descriptions,
       test_names,
       test_news,
       test_silent_marriage,
       test_wrong_card,
       test_warning,
       test_time_left,
       test_trick_marks,
       test_open_hands,
       test_empty_table,
       test_cut_text,
       test_compact_plate,
       test_same_player,
       test_skip_game)
