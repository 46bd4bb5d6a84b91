/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The same deal again, from the score and from the review, and the way back.
 */
#include <adwaita.h>

#include "learn/dulle-learn-window.h"
#include "learn/lesson-deal.h"
#include "learning/lesson-shelf.h"
#include "review/dulle-deal-actions.h"
#include "review/dulle-review-games.h"
#include "review/dulle-review.h"
#include "score/dulle-score-page.h"
#include "score/dulle-score-scene.h"
#include "text/practice-text.h"
#include "text/score-text.h"
#include "window/dulle-practice-bar.h"
#include "window/dulle-window.h"

#include "fatal-warnings.h"
#include "session-driver.h"
#include "suite.h"
#include "window/widget-tree.h"

#define SEED 5

static const char *const players[] = { "Anna", "Kleo", "Ben", "Mia", NULL };

/**
 * Fixture:
 * @log: the tournament that was left, as it was then
 */
typedef struct
{
  char               *folder;
  Driver             *driver;
  GtkWidget          *window;
  DulleTournamentLog *log;
} Fixture;

/* Cards that move would take their time. */
static void
set_up (void)
{
  g_autoptr (GSettings) settings = g_settings_new ("io.github.dulle.Dulle");

  make_warnings_fatal ();
  g_settings_set_string (settings, "animation-speed", "off");
  adw_init ();
}

/* One game only. */
static void
play_turn (Driver           *driver,
           const DulleEvent *event)
{
  DulleAction action;

  if (!dulle_event_on_turn (event))
    return;

  action = driver_choose (&event->view);
  dulle_session_submit (driver->session, &action);
}

/* The same, but the card with the most card points, so that there is something to judge. */
static void
play_badly (Driver           *driver,
            const DulleEvent *event)
{
  const DulleView *view = &event->view;
  DulleCard        worst;

  if (!dulle_event_on_turn (event) || view->board.phase != DULLE_PHASE_TRICKS)
    {
      play_turn (driver, event);
      return;
    }

  worst = DULLE_N_CARDS;
  DULLE_HAND_FOREACH (card, dulle_action_cards (&view->board, &view->own))
    {
      if (worst == DULLE_N_CARDS || dulle_card_points (card) > dulle_card_points (worst))
        worst = card;
    }
  dulle_session_submit (driver->session,
                        &(DulleAction){ .kind = DULLE_ACTION_PLAY,
                                        .seat = view->own.seat,
                                        .card = worst });
}

/* @person: who is played for by the test, and badly, or %DULLE_NO_SEAT */
static Fixture *
fixture_new_with (guint8 person)
{
  Fixture             *fixture = g_new0 (Fixture, 1);
  DulleRules           rules = driver_rules ();
  DulleTournamentSetup setup;
  g_autofree char     *path = NULL;

  set_up ();
  rules.compulsory_solos = 0;
  setup = driver_setup (&rules, SEED);
  fixture->folder = make_folder ();
  path = g_build_filename (fixture->folder, "store", NULL);
  fixture->driver = driver_new (path, person);
  fixture->driver->shown = person == DULLE_NO_SEAT ? play_turn : play_badly;
  dulle_session_start (fixture->driver->session);
  dulle_session_new_tournament (fixture->driver->session, &setup);
  driver_run_to (fixture->driver, DULLE_EVENT_OVER);
  fixture->log = driver_read_tournament_log (fixture->driver, 0);

  /* The window would show every card of the game. */
  fixture->window = g_object_new (DULLE_TYPE_WINDOW, "session", fixture->driver->session, NULL);
  dulle_session_continue_tournament (fixture->driver->session, fixture->log->id);
  driver_run_to (fixture->driver, DULLE_EVENT_OVER);

  return fixture;
}

static Fixture *
fixture_new (void)
{
  return fixture_new_with (DULLE_NO_SEAT);
}

static void
fixture_free (Fixture *fixture)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  dulle_tournament_log_unref (fixture->log);
  driver_free (fixture->driver);
  remove_folder (fixture->folder);
  g_free (fixture);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Fixture, fixture_free)

static gboolean
bar_is_shown (Fixture *fixture)
{
  return gtk_widget_get_visible (find_child (fixture->window, DULLE_TYPE_PRACTICE_BAR));
}

static void
wait_for_practice (Fixture *fixture,
                   gboolean practice)
{
  while (driver_last (fixture->driver)->standing.is_practice != practice ||
         bar_is_shown (fixture) != practice)
    g_main_context_iteration (NULL, TRUE);
}

static const DulleRecord *
last_record (const DulleTournamentLog *log)
{
  return &g_array_index (log->records, DulleRecord, log->records->len - 1);
}

/* Whether the tournament that was left is on the table again. */
static void
assert_tournament (Fixture *fixture)
{
  g_autoptr (DulleTournamentLog) now = driver_read_tournament_log (fixture->driver, 0);

  ck_assert_int_eq (now->id, fixture->log->id);
  ck_assert_mem_eq (now->standing.totals, fixture->log->standing.totals,
                    sizeof now->standing.totals);
}

static void
assert_back (Fixture *fixture)
{
  ck_assert (gtk_widget_activate_action (fixture->window, "win.back-to-tournament", NULL));
  wait_for_practice (fixture, FALSE);
  assert_tournament (fixture);
}

/* The hand of the person, who is on seat 0, has been dealt again. */
START_TEST (test_from_score)
{
  g_autoptr (Fixture) fixture = fixture_new ();

  while (!g_action_group_get_action_enabled (G_ACTION_GROUP (fixture->window), "play-again"))
    g_main_context_iteration (NULL, TRUE);
  ck_assert (!bar_is_shown (fixture));
  ck_assert (gtk_widget_activate_action (fixture->window, "win.play-again", NULL));
  wait_for_practice (fixture, TRUE);
  ck_assert (driver_last (fixture->driver)->view.own.dealt ==
             last_record (fixture->log)->hands[0]);
  assert_back (fixture);
}
END_TEST

/* Whoever quits in practice and then wants to continue the tournament is led to it, although the
 * window has nothing to show yet when that is asked of it. */
START_TEST (test_continued)
{
  g_autoptr (Fixture) fixture = fixture_new ();
  g_autofree char *path = g_build_filename (fixture->folder, "store", NULL);

  while (!g_action_group_get_action_enabled (G_ACTION_GROUP (fixture->window), "play-again"))
    g_main_context_iteration (NULL, TRUE);
  ck_assert (gtk_widget_activate_action (fixture->window, "win.play-again", NULL));
  wait_for_practice (fixture, TRUE);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  driver_free (fixture->driver);

  fixture->driver = driver_new (path, DULLE_NO_SEAT);
  fixture->window = g_object_new (DULLE_TYPE_WINDOW, "session", fixture->driver->session, NULL);
  ck_assert (gtk_widget_activate_action (fixture->window, "win.continue", NULL));
  dulle_session_start (fixture->driver->session);
  driver_run_to (fixture->driver, DULLE_EVENT_RESUMED);
  wait_for_practice (fixture, FALSE);
  assert_tournament (fixture);
}
END_TEST

static GtkWidget *
open_review (Fixture *fixture)
{
  g_autoptr (GListModel) games = dulle_review_games_new (fixture->log, players);
  GtkWidget *review =
      dulle_review_new (GTK_WINDOW (fixture->window), fixture->driver->session, games, 0, 1);

  gtk_window_present (GTK_WINDOW (review));

  return review;
}

static gboolean
has_label (GtkWidget  *widget,
           const char *text)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);
  gboolean   found =
      GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_label (GTK_LABEL (widget)), text);

  for (; !found && child != NULL; child = gtk_widget_get_next_sibling (child))
    found = has_label (child, text);

  return found;
}

static gboolean
is_judged (GtkWidget *scene)
{
  return has_title (scene, "Your Best Card") || has_title (scene, "Your Costliest Card");
}

/* What somebody has the program find out is on the scene when they come back to it. */
START_TEST (test_judged)
{
  g_autoptr (Fixture) fixture = fixture_new_with (0);
  GtkWidget *scene;
  g_auto (Answer) answer = { 0 };
  g_autoptr (DulleGameAnalysis) analysis = NULL;

  while (!g_action_group_get_action_enabled (G_ACTION_GROUP (fixture->window), "next-game"))
    g_main_context_iteration (NULL, TRUE);
  scene = find_child (fixture->window, DULLE_TYPE_SCORE_SCENE);
  ck_assert (!is_judged (scene));
  dulle_session_analyse_async (fixture->driver->session, fixture->log->id,
                               last_record (fixture->log)->number, NULL, 1, NULL, NULL, answer_cb,
                               &answer);
  analysis =
      dulle_session_analyse_finish (fixture->driver->session, answer_wait (&answer), NULL);
  ck_assert_ptr_nonnull (analysis);
  while (!is_judged (scene))
    g_main_context_iteration (NULL, TRUE);
  ck_assert (!has_title (scene, "Your Best Trick"));

  /* It is still there when that game is met again. */
  dulle_session_continue_tournament (fixture->driver->session, fixture->log->id);
  driver_run_to (fixture->driver, DULLE_EVENT_OVER);
  while (!is_judged (scene))
    g_main_context_iteration (NULL, TRUE);
}
END_TEST

/* The score page of practice: its sheet holds this deal alone, with what it brought the first
 * time below, and its button deals it again. */
START_TEST (test_score_of_practice)
{
  g_autoptr (Fixture) fixture = fixture_new ();
  g_autofree char *before = NULL;
  g_autofree char *note = NULL;
  GtkWidget       *page;
  GtkWidget       *focus;

  while (!g_action_group_get_action_enabled (G_ACTION_GROUP (fixture->window), "play-again"))
    g_main_context_iteration (NULL, TRUE);
  gtk_window_present (GTK_WINDOW (fixture->window));
  ck_assert (gtk_widget_activate_action (fixture->window, "win.play-again", NULL));
  wait_for_practice (fixture, TRUE);
  driver_run_to (fixture->driver, DULLE_EVENT_OVER);
  while (!g_action_group_get_action_enabled (G_ACTION_GROUP (fixture->window), "next-game"))
    g_main_context_iteration (NULL, TRUE);

  ck_assert (gtk_widget_activate_action (fixture->window, "win.score", NULL));
  page = find_child (fixture->window, DULLE_TYPE_SCORE_PAGE);
  focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  ck_assert (GTK_IS_BUTTON (focus) && gtk_widget_is_ancestor (focus, page));
  ck_assert_str_eq (gtk_button_get_label (GTK_BUTTON (focus)), "Play _Again");
  ck_assert (has_label (page, "Games with This Deal"));
  ck_assert (!has_label (page, "This Tournament"));
  before = dulle_score_signed (driver_last (fixture->driver)->standing.before);
  note = g_strdup_printf ("The first time, your cards brought %s.", before);
  ck_assert (has_label (page, note));
  ck_assert (gtk_widget_activate_action (fixture->window, "win.go-on", NULL));
  while (driver_last (fixture->driver)->standing.n_games < 2)
    g_main_context_iteration (NULL, TRUE);
  assert_back (fixture);
}
END_TEST

/* Returns: (nullable): the window of the lessons */
static GtkWindow *
find_lessons (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (DULLE_IS_LEARN_WINDOW (window))
        return window;
    }

  return NULL;
}

/* After the game of a lesson one goes on to the next lesson; the deal may be had again. */
START_TEST (test_lesson)
{
  g_autoptr (Fixture) fixture = fixture_new ();
  g_autoptr (GSettings) settings = g_settings_new ("io.github.dulle.Dulle");
  g_autoptr (DulleChapter) chapter = dulle_lesson_shelf_read_chapter ("01");
  GtkWidget *scene;

  dulle_lesson_deal_begin (settings, fixture->driver->session, chapter);
  wait_for_practice (fixture, TRUE);
  driver_run_to (fixture->driver, DULLE_EVENT_OVER);
  while (!g_action_group_get_action_enabled (G_ACTION_GROUP (fixture->window), "next-game"))
    g_main_context_iteration (NULL, TRUE);
  scene = find_child (fixture->window, DULLE_TYPE_SCORE_SCENE);
  ck_assert (has_title (scene, "Next Lesson"));
  ck_assert_ptr_null (find_lessons ());
  ck_assert (gtk_widget_activate_action (fixture->window, "win.next-game", NULL));
  ck_assert_ptr_nonnull (find_lessons ());
  gtk_window_destroy (find_lessons ());

  ck_assert (g_action_group_get_action_enabled (G_ACTION_GROUP (fixture->window), "play-again"));
  ck_assert (gtk_widget_activate_action (fixture->window, "win.play-again", NULL));
  while (driver_last (fixture->driver)->standing.n_games < 2)
    g_main_context_iteration (NULL, TRUE);
  ck_assert (driver_last (fixture->driver)->view.own.dealt == chapter->deal.hands[0]);
  assert_back (fixture);
}
END_TEST

/* From the review: the moment that is shown is on the table, and the review is closed. */
START_TEST (test_from_review)
{
  g_autoptr (Fixture) fixture = fixture_new ();
  GtkWidget *review = open_review (fixture);
  guint      step = last_record (fixture->log)->n_actions - 6u;
  DulleGame  game;

  dulle_record_replay (last_record (fixture->log), step, &game);
  g_object_add_weak_pointer (G_OBJECT (review), (gpointer *) &review);
  dulle_review_set_step (DULLE_REVIEW (review), step);
  ck_assert (gtk_widget_activate_action (review, "deal.play-on", NULL));
  while (review != NULL)
    g_main_context_iteration (NULL, TRUE);
  wait_for_practice (fixture, TRUE);
  ck_assert (driver_last (fixture->driver)->view.own.dealt ==
             last_record (fixture->log)->hands[1]);
  ck_assert_uint_ge (driver_last (fixture->driver)->view.board.n_tricks, game.board.n_tricks);
  assert_back (fixture);
}
END_TEST

/* Games from a file have no number that could be copied, but all else. */
START_TEST (test_imported)
{
  g_autoptr (Fixture) fixture = fixture_new ();
  const DulleRecord *record = last_record (fixture->log);
  GArray            *records = g_array_new (FALSE, FALSE, sizeof (DulleRecord));
  g_autoptr (DulleTournamentLog) imported = NULL;
  g_autoptr (GListModel) games = NULL;
  g_autofree char *title = NULL;
  GtkWidget       *review;

  g_array_append_val (records, *record);
  imported = dulle_tournament_log_new_imported ("games.txt", -1, 0, "", records, TRUE);
  g_array_unref (records);
  games = dulle_review_games_new (imported, players);
  review = dulle_review_new (GTK_WINDOW (fixture->window), fixture->driver->session, games, 0, 2);
  gtk_window_present (GTK_WINDOW (review));

  dulle_review_set_step (DULLE_REVIEW (review), record->n_actions - 6u);
  ck_assert (gtk_widget_activate_action (review, "deal.play-again", NULL));
  wait_for_practice (fixture, TRUE);
  ck_assert (driver_last (fixture->driver)->view.own.dealt == record->hands[2]);
  title = dulle_practice_title (driver_last (fixture->driver)->standing.deals, 0);
  ck_assert_str_eq (title, "Practice");
  assert_back (fixture);
}
END_TEST

/* Returns: whether it was there */
static gboolean
close_dialog (const char *heading,
              const char *expected_response)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *window = windows; window != NULL; window = window->next)
    if (ADW_IS_MESSAGE_DIALOG (window->data) &&
        g_str_equal (adw_message_dialog_get_heading (window->data), heading))
      {
        ck_assert_str_eq (adw_message_dialog_get_close_response (window->data),
                          expected_response);
        gtk_window_close (window->data);
        return TRUE;
      }

  return FALSE;
}

/* Returns: (nullable): a review that lies over another one */
static DulleReview *
find_second_review (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *window = windows; window != NULL; window = window->next)
    if (DULLE_IS_REVIEW (window->data) &&
        DULLE_IS_REVIEW (gtk_window_get_transient_for (window->data)))
      return window->data;

  return NULL;
}

/* What the master has played is shown from where he took over. */
static void
check_game_of_master (guint step)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *window = windows; window != NULL; window = window->next)
    if (ADW_IS_MESSAGE_DIALOG (window->data))
      adw_message_dialog_response (window->data, "look");
  ck_assert_ptr_nonnull (find_second_review ());
  ck_assert_uint_eq (dulle_review_get_step (find_second_review ()), step);
  gtk_window_destroy (GTK_WINDOW (find_second_review ()));
}

static gboolean
is_told (const char *heading)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *window = windows; window != NULL; window = window->next)
    if (ADW_IS_MESSAGE_DIALOG (window->data) &&
        g_str_equal (adw_message_dialog_get_heading (window->data), heading))
      return TRUE;

  return FALSE;
}

/* A master plays the rest, though not for somebody who closes the window where it is told;
 * and the number goes to the clipboard. */
START_TEST (test_master_and_number)
{
  g_autoptr (Fixture) fixture = fixture_new ();
  GtkWidget       *review = open_review (fixture);
  DulleReviewGame *game = dulle_review_get_game (DULLE_REVIEW (review));
  g_autofree char *number = dulle_practice_deal_number (dulle_review_game_get_deal (game));
  g_auto (GValue) copied = G_VALUE_INIT;

  dulle_review_set_step (DULLE_REVIEW (review), last_record (fixture->log)->n_actions - 6u);
  ck_assert (gtk_widget_activate_action (review, "deal.copy", NULL));
  g_value_init (&copied, G_TYPE_STRING);
  ck_assert (gdk_content_provider_get_value (
      gdk_clipboard_get_content (gtk_widget_get_clipboard (review)), &copied, NULL));
  ck_assert_str_eq (g_value_get_string (&copied), number);

  ck_assert (gtk_widget_activate_action (review, "deal.master", NULL));
  ck_assert (close_dialog ("The Master Is Playing", "stop"));
  ck_assert (gtk_widget_activate_action (review, "deal.master", NULL));
  while (!is_told ("The Master Has Played"))
    g_main_context_iteration (NULL, TRUE);
  check_game_of_master (dulle_review_get_step (DULLE_REVIEW (review)));
  ck_assert (gtk_widget_activate_action (review, "deal.master", NULL));
  while (!close_dialog ("The Master Has Played", "close"))
    g_main_context_iteration (NULL, TRUE);

  gtk_window_destroy (GTK_WINDOW (review));
}
END_TEST

static void
assert_results (const DulleStanding *standing,
                const gint32        *scores,
                guint                n_scores,
                const char          *expected)
{
  g_autoptr (GArray) sheet = g_array_new (FALSE, TRUE, sizeof (DulleSheetRow));
  g_autofree char *text = NULL;

  g_array_set_size (sheet, n_scores);
  for (guint i = 0; i < n_scores; i++)
    g_array_index (sheet, DulleSheetRow, i).scores[0] = scores[i];
  text = dulle_practice_results (standing, sheet);
  ck_assert_str_eq (text, expected);
}

/* The last one first, and what came before beside it. */
START_TEST (test_results)
{
  const gint32  scores[] = { -2, 1, 4 };
  DulleStanding fresh = { .is_practice = TRUE };
  DulleStanding known = { .is_practice = TRUE, .has_before = TRUE, .before = -6 };

  assert_results (&fresh, scores, 0, "This game is for practice; it does not count.");
  assert_results (&known, scores, 0,
                  "A deal is played again; it does not count. Last time: −6.");
  assert_results (&fresh, scores, 1, "You: −2. It does not count.");
  assert_results (&known, scores, 1, "You: −2. Before: −6.");
  assert_results (&known, scores, 3, "You: +4. Before: +1, −2, −6.");
}
END_TEST

SUITE ("play-again",
       test_from_score,
       test_continued,
       test_judged,
       test_score_of_practice,
       test_lesson,
       test_from_review,
       test_imported,
       test_master_and_number,
       test_results)
