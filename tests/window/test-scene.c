/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The scene at the end of a game, as a person goes through it: every step is skipped by a
 * click, all of them by a key, and in the end there is a button that has the keyboard.
 */
#include <adwaita.h>

#include "engine/deal.h"
#include "engine/legality.h"
#include "engine/rng.h"
#include "score/dulle-scene-figure.h"
#include "score/dulle-score-scene.h"

#include "fatal-warnings.h"
#include "frames.h"
#include "suite.h"
#include "widget-tree.h"

static const char *const names[] = { "Anna", "Kleo", "Ben", "Mia", NULL };
static const DulleFace   faces[DULLE_N_SEATS] = { DULLE_FACE_NONE };

/* Returns: (transfer full): the end of a game in which nobody thinks */
static DulleEvent *
play_game (guint64 seed)
{
  DulleEvent *event = dulle_event_new (DULLE_EVENT_OVER);
  DulleRules  rules = dulle_rules_default ();
  DulleSetup  setup = dulle_setup (&rules, 3);
  DulleRng    rng = dulle_rng (seed);
  DulleHand   hands[DULLE_N_SEATS];
  DulleGame   game;

  dulle_deal (&rules, seed, setup.dealer, hands);
  dulle_game_start (&game, &setup, hands);
  while (!dulle_board_is_finished (&game.board))
    {
      DulleAction legal[DULLE_MAX_ACTIONS];
      unsigned    n = dulle_game_list (&game, game.board.turn, legal);
      unsigned    chosen = game.board.phase == DULLE_PHASE_AUCTION
                               ? 0
                               : (unsigned) dulle_rng_below (&rng, n);

      ck_assert_int_eq (dulle_game_apply (&game, &legal[chosen]), DULLE_ACCEPTED);
    }

  event->view = dulle_game_view (&game, 0);
  event->seating = (DulleSeating){ .n_players = 4, .players = { 0, 1, 2, 3 } };
  event->over.result = g_new0 (DulleResult, 1);
  dulle_score (&game.board, event->over.result);

  return event;
}

static void
run_main_loop (guint milliseconds)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);

  g_timeout_add_once (milliseconds, (GSourceOnceFunc) g_main_loop_quit, loop);
  g_main_loop_run (loop);
}

/* Buttons without an action could not have the keyboard. */
static GSimpleActionGroup *
make_actions (void)
{
  static const GActionEntry entries[] = {
    { "next-game" }, { "score" }, { "review" }, { "play-again" }
  };
  GSimpleActionGroup *group = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (group), entries, G_N_ELEMENTS (entries), NULL);

  return group;
}

static GtkWidget *
show_scene (int width,
            int height)
{
  g_autoptr (GSimpleActionGroup) group = make_actions ();
  GtkWidget *window;
  GtkWidget *scene;

  make_warnings_fatal ();
  adw_init ();
  window = gtk_window_new ();
  scene = dulle_score_scene_new ();
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_widget_insert_action_group (window, "win", G_ACTION_GROUP (group));
  gtk_window_set_child (GTK_WINDOW (window), scene);
  gtk_window_present (GTK_WINDOW (window));
  run_frames (scene, 3);

  return scene;
}

static void
close_scene (GtkWidget *scene)
{
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (scene)));
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
click_scene (GtkWidget *scene)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (scene);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_CLICK (controller))
        g_signal_emit_by_name (controller, "released", 1, 10.0, 10.0);
    }
}

/* The first button that can be seen. */
static GtkWidget *
find_button (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_button (child);

  return found;
}

static guint
sum_figures (GtkWidget *scene)
{
  guint sum = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (scene); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (DULLE_IS_SCENE_FIGURE (child))
      sum += dulle_scene_figure_get_value (DULLE_SCENE_FIGURE (child));

  return sum;
}

static void
assert_rest (GtkWidget *scene)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (gtk_widget_get_root (scene)));

  for (guint i = 0; i < 100 && sum_figures (scene) != DULLE_DECK_CARD_POINTS; i++)
    run_frames (scene, 3);
  ck_assert_uint_eq (sum_figures (scene), DULLE_DECK_CARD_POINTS);
  ck_assert_ptr_nonnull (find_button (scene));
  ck_assert_ptr_eq (focus, find_button (scene));
  ck_assert (gtk_test_accessible_has_property (GTK_ACCESSIBLE (scene),
                                               GTK_ACCESSIBLE_PROPERTY_LABEL));
  ck_assert (!gtk_test_accessible_has_property (GTK_ACCESSIBLE (focus),
                                                GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));
}

/* Slowly, so that nothing ends by itself. */
static void
play_slowly (GtkWidget        *scene,
             const DulleEvent *over)
{
  dulle_score_scene_play (DULLE_SCORE_SCENE (scene), over, names, faces,
                          DULLE_ANIMATION_SPEED_SLOW);
  dulle_score_scene_set_proceed (DULLE_SCORE_SCENE (scene), "_Next Game");
  dulle_score_scene_focus (DULLE_SCORE_SCENE (scene));
  ck_assert_uint_eq (sum_figures (scene), 0);
  ck_assert_ptr_null (find_button (scene));
}

START_TEST (test_clicks)
{
  g_autoptr (DulleEvent) over = play_game (1);
  GtkWidget *scene = show_scene (1000, 700);
  guint      n = 0;

  play_slowly (scene, over);
  while (find_button (scene) == NULL)
    {
      click_scene (scene);
      ck_assert_uint_lt (n++, 40);
    }
  ck_assert_uint_eq (n, 7u + over->over.result->n_lines);
  assert_rest (scene);
  close_scene (scene);
}
END_TEST

START_TEST (test_finish)
{
  g_autoptr (DulleEvent) over = play_game (2);
  GtkWidget *scene = show_scene (360, 600);

  play_slowly (scene, over);
  dulle_score_scene_finish (DULLE_SCORE_SCENE (scene));
  assert_rest (scene);
  ck_assert (!dulle_score_scene_advance (DULLE_SCORE_SCENE (scene)));
  close_scene (scene);
}
END_TEST

static void
rested_cb (gboolean *rested)
{
  *rested = TRUE;
}

/* What was left for good tells nothing later, by itself or by a key. */
START_TEST (test_stop)
{
  g_autoptr (DulleEvent) over = play_game (2);
  GtkWidget *scene = show_scene (360, 600);
  gboolean   rested = FALSE;

  g_signal_connect_swapped (scene, "rested", G_CALLBACK (rested_cb), &rested);
  dulle_score_scene_play (DULLE_SCORE_SCENE (scene), over, names, faces,
                          DULLE_ANIMATION_SPEED_VERY_FAST);
  dulle_score_scene_stop (DULLE_SCORE_SCENE (scene));
  run_main_loop (3000);
  ck_assert (!dulle_score_scene_advance (DULLE_SCORE_SCENE (scene)));
  dulle_score_scene_finish (DULLE_SCORE_SCENE (scene));
  ck_assert (!rested);
  close_scene (scene);
}
END_TEST

START_TEST (test_still)
{
  g_autoptr (DulleEvent) over = play_game (3);
  GtkWidget *scene = show_scene (360, 250);

  dulle_score_scene_play (DULLE_SCORE_SCENE (scene), over, names, faces,
                          DULLE_ANIMATION_SPEED_OFF);
  dulle_score_scene_focus (DULLE_SCORE_SCENE (scene));
  assert_rest (scene);
  close_scene (scene);
}
END_TEST

/* Without a click it comes to its end as well, and begins again with the next game. */
START_TEST (test_all_by_itself)
{
  GtkWidget *scene = show_scene (1280, 750);

  for (guint64 seed = 4; seed <= 5; seed++)
    {
      g_autoptr (DulleEvent) over = play_game (seed);

      dulle_score_scene_play (DULLE_SCORE_SCENE (scene), over, names, faces,
                              DULLE_ANIMATION_SPEED_VERY_FAST);
      dulle_score_scene_focus (DULLE_SCORE_SCENE (scene));
      ck_assert_ptr_null (find_button (scene));
      while (find_button (scene) == NULL)
        g_main_context_iteration (NULL, TRUE);
      assert_rest (scene);
    }
  close_scene (scene);
}
END_TEST

/* The best trick of two is not called that of one, who may not have won it; that of the others
 * is theirs. */
START_TEST (test_whose_trick)
{
  g_autoptr (DulleEvent) over = play_game (1);
  DulleResult *result = over->over.result;
  GtkWidget   *scene = show_scene (1000, 700);

  for (guint alone = 0; alone <= 1; alone++)
    {
      for (guint8 seat = 1; seat < DULLE_N_SEATS; seat++)
        result->parties[seat] = (uint8_t) dulle_other_party ((DulleParty) result->parties[0]);
      if (!alone)
        result->parties[2] = result->parties[0];
      dulle_score_scene_play (DULLE_SCORE_SCENE (scene), over, names, faces,
                              DULLE_ANIMATION_SPEED_OFF);
      ck_assert_int_eq (has_title (scene, "Your Best Trick"), alone);
      ck_assert_int_eq (has_title (scene, "Your Party’s Best Trick"), !alone);
      ck_assert (has_title (scene, "The Others’ Best Trick"));
    }
  close_scene (scene);
}
END_TEST

/* Buttons that are too many for a row of large letters stand in two, and do not become much
 * smaller. */
START_TEST (test_large_letters)
{
  g_autoptr (DulleEvent) over = play_game (1);
  GtkWidget      *scene = show_scene (360, 600);
  GtkWidget      *button;
  GtkRequisition  natural;
  graphene_rect_t bounds;

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 144 * PANGO_SCALE, NULL);
  dulle_score_scene_play (DULLE_SCORE_SCENE (scene), over, names, faces,
                          DULLE_ANIMATION_SPEED_OFF);
  dulle_score_scene_set_proceed (DULLE_SCORE_SCENE (scene), "_Next Game");
  dulle_score_scene_focus (DULLE_SCORE_SCENE (scene));
  assert_rest (scene);
  run_frames (scene, 3);
  button = find_button (scene);
  ck_assert (gtk_widget_compute_bounds (button, scene, &bounds));
  gtk_widget_get_preferred_size (button, NULL, &natural);
  ck_assert_float_gt (bounds.size.height, 0.7 * natural.height);
  close_scene (scene);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * PANGO_SCALE, NULL);
}
END_TEST

SUITE ("scene",
       test_clicks,
       test_finish,
       test_stop,
       test_still,
       test_all_by_itself,
       test_whose_trick,
       test_large_letters)
