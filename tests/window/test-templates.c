/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Each widget with a template can be made, shown and let go without a warning:
 * gtk4-builder-tool cannot validate templates with a libadwaita parent.
 */
#include <adwaita.h>

#include "common/news.h"
#include "common/toast.h"
#include "panels/dulle-announcement-bar.h"
#include "setup/dulle-copies-window.h"
#include "setup/dulle-preferences.h"
#include "setup/dulle-tournament-window.h"
#include "learn/dulle-puzzle-page.h"
#include "panels/dulle-curtain.h"
#include "panels/dulle-decision-panel.h"
#include "score/dulle-podium.h"
#include "score/dulle-score-page.h"
#include "panels/dulle-trick-viewer.h"
#include "panels/trump-sheet.h"
#include "cards/dulle-card-widget.h"
#include "window/dulle-message-strip.h"
#include "window/dulle-window.h"
#include "window/shortcuts-window.h"

#include "fatal-warnings.h"
#include "frames.h"
#include "named-once.h"
#include "tab-round.h"
#include "style-sheet.h"
#include "suite.h"
#include "widget-tree.h"

static const char *const names[DULLE_N_SEATS + 1] = { "Anna", "Kleo", "Ben", "Mia", NULL };

static void
set_up (void)
{
  make_warnings_fatal ();
  adw_init ();
}

static void
show_window (GtkWidget *window)
{
  GtkWidget *gone = window;

  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &gone);
  gtk_window_present (GTK_WINDOW (window));
  run_frames (window, FRAMES_UNTIL_STILL);
  check_named_once (window);
  check_tab_round (GTK_WINDOW (window));
  gtk_window_destroy (GTK_WINDOW (window));
  while (gone != NULL && g_main_context_iteration (NULL, FALSE))
    ;
  ck_assert_ptr_null (gone);
}

static void
show_widget (GtkWidget *widget)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_child (GTK_WINDOW (window), widget);
  show_window (window);
}

START_TEST (test_window)
{
  set_up ();
  show_window (g_object_new (DULLE_TYPE_WINDOW, NULL));
}
END_TEST

/* It is measured for the first time before its size is known. With the button of a shared table
 * it fits into a telephone's width then, too; and a large window is not taken for a small one. */
START_TEST (test_first_width)
{
  GtkWidget *large;
  GtkWidget *window;
  GtkWidget *content;
  GObject   *say;
  int        width;

  set_up ();
  add_style_sheet ();
  window = g_object_new (DULLE_TYPE_WINDOW, NULL);
  content = adw_application_window_get_content (ADW_APPLICATION_WINDOW (window));
  say = gtk_widget_get_template_child (window, DULLE_TYPE_WINDOW, "say");
  gtk_widget_set_visible (GTK_WIDGET (say), TRUE);
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 640);
  gtk_widget_realize (window);
  gtk_widget_measure (content, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  ck_assert_int_le (width, 360);
  show_window (window);

  large = g_object_new (DULLE_TYPE_WINDOW, NULL);
  gtk_window_set_default_size (GTK_WINDOW (large), 1090, 740);
  gtk_widget_realize (large);
  ck_assert (!gtk_widget_has_css_class (large, "compact"));
  ck_assert (!gtk_widget_has_css_class (large, "low"));
  show_window (large);
}
END_TEST

/* Wherever the keyboard was in the menu, it is in the window when that is closed. */
START_TEST (test_closed_submenu)
{
  GtkWidget  *window;
  GtkWidget  *button;
  GtkPopover *popover;

  set_up ();
  window = g_object_new (DULLE_TYPE_WINDOW, NULL);
  gtk_window_present (GTK_WINDOW (window));
  run_frames (window, FRAMES_UNTIL_STILL);
  button = GTK_WIDGET (gtk_widget_get_template_child (window, DULLE_TYPE_WINDOW, "menu_button"));
  popover = gtk_menu_button_get_popover (GTK_MENU_BUTTON (button));
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  g_object_set (popover, "visible-submenu", "_Opponents", NULL);
  run_frames (window, FRAMES_UNTIL_STILL);
  gtk_widget_child_focus (GTK_WIDGET (popover), GTK_DIR_TAB_FORWARD);
  ck_assert (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)),
                                     GTK_WIDGET (popover)));
  gtk_popover_popdown (popover);
  run_frames (window, FRAMES_UNTIL_STILL);
  ck_assert (gtk_widget_get_mapped (gtk_window_get_focus (GTK_WINDOW (window))));
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

static int
measure_height (GtkWidget *widget)
{
  int natural;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, -1, NULL, &natural, NULL, NULL);

  return natural;
}

/* What stands below it moves, and whoever listens hears it, until it goes. */
START_TEST (test_message_strip)
{
  GtkWidget *window;
  GtkWidget *box;
  GtkWidget *strip;
  GtkWidget *button;

  set_up ();
  window = gtk_window_new ();
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  strip = g_object_new (DULLE_TYPE_MESSAGE_STRIP, NULL);
  button = gtk_button_new_with_label ("Next Game");
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  gtk_box_append (GTK_BOX (box), strip);
  gtk_box_append (GTK_BOX (box), button);
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  gtk_widget_grab_focus (button);
  ck_assert_int_eq (measure_height (strip), 0);
  dulle_message_strip_say (DULLE_MESSAGE_STRIP (strip), "Anna is back.");
  ck_assert_int_gt (measure_height (strip), 0);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Anna is back.");
  while (dulle_get_news (button) != NULL)
    g_main_context_iteration (NULL, TRUE);
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

/* What waits for the focus is said where it comes first, and goes when it moves on. */
START_TEST (test_tell)
{
  GtkWidget *window;
  GtkWidget *box;
  GtkWidget *buttons[2];
  GtkWidget *bar;

  set_up ();
  buttons[0] = gtk_button_new_with_label ("A");
  buttons[1] = gtk_button_new_with_label ("B");
  bar = gtk_label_new (NULL);
  window = gtk_window_new ();
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (box), bar);
  gtk_box_append (GTK_BOX (box), buttons[0]);
  gtk_box_append (GTK_BOX (box), buttons[1]);
  gtk_window_set_child (GTK_WINDOW (window), box);
  dulle_tell (bar, "Not saved.");
  ck_assert_ptr_null (dulle_get_news (buttons[0]));
  gtk_window_present (GTK_WINDOW (window));
  gtk_widget_grab_focus (buttons[0]);
  ck_assert_str_eq (dulle_get_news (buttons[0]), "Not saved.");
  gtk_widget_grab_focus (buttons[1]);
  ck_assert_ptr_null (dulle_get_news (buttons[0]));
  ck_assert_ptr_null (dulle_get_news (buttons[1]));
  dulle_tell (bar, "Saved elsewhere.");
  ck_assert_str_eq (dulle_get_news (buttons[1]), "Saved elsewhere.");
  dulle_tell (bar, NULL);
  ck_assert_ptr_null (dulle_get_news (buttons[1]));
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

/* Returns: (nullable): the label below @widget that shows @text */
static GtkWidget *
find_text (GtkWidget  *widget,
           const char *text)
{
  GtkWidget *found = NULL;

  if (GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_text (child, text);

  return found;
}

static void
check_whole_in (GtkWidget *window,
                GtkWidget *label)
{
  graphene_rect_t bounds;
  int             height;

  ck_assert_ptr_nonnull (label);
  while (gtk_widget_get_height (label) == 0)
    g_main_context_iteration (NULL, TRUE);
  ck_assert (!pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))));
  gtk_widget_measure (label, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (label), &height,
                      NULL, NULL, NULL);
  ck_assert_int_ge (gtk_widget_get_height (label), height);
  ck_assert (gtk_widget_compute_bounds (label, window, &bounds));
  ck_assert_float_le (bounds.origin.x + bounds.size.width, gtk_widget_get_width (window));
}

/* A toast has as many lines as its sentence needs, also one that still shows another. */
START_TEST (test_toast)
{
  const char *sentence = "“Thursday evening” was imported without 12 lines that are not rules "
                         "& can be <undone>";
  GtkWidget  *window;
  GtkWidget  *overlay;

  set_up ();
  window = gtk_window_new ();
  overlay = adw_toast_overlay_new ();
  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (overlay), gtk_box_new (0, 0));
  gtk_window_set_child (GTK_WINDOW (window), overlay);
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 400);
  gtk_window_present (GTK_WINDOW (window));
  while (gtk_widget_get_width (overlay) == 0)
    g_main_context_iteration (NULL, TRUE);
  dulle_toast_offer (overlay, sentence, "_Undo", "window.close");
  check_whole_in (window, find_text (window, sentence));
  dulle_toast (overlay, "Rules copied as text");
  check_whole_in (window, find_text (window, "Rules copied as text"));
  dulle_toast_offer (overlay, sentence, "_Undo", "window.close");
  run_frames (window, 3);
  check_whole_in (window, find_text (window, sentence));
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

/* Also where the window becomes narrower meanwhile. */
START_TEST (test_toast_in_narrowed_window)
{
  const char *sentence = "“Thursday evening” was imported without 12 lines that are not rules";
  GtkWidget  *window;
  GtkWidget  *overlay;

  set_up ();
  window = gtk_window_new ();
  overlay = adw_toast_overlay_new ();
  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (overlay), gtk_box_new (0, 0));
  gtk_window_set_child (GTK_WINDOW (window), overlay);
  gtk_window_set_default_size (GTK_WINDOW (window), 800, 400);
  gtk_window_present (GTK_WINDOW (window));
  while (gtk_widget_get_width (overlay) != 800)
    g_main_context_iteration (NULL, TRUE);
  dulle_toast (overlay, sentence);
  run_frames (window, 3);
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 400);
  while (gtk_widget_get_width (overlay) != 360)
    g_main_context_iteration (NULL, TRUE);
  run_frames (window, 3);
  check_whole_in (window, find_text (window, sentence));
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

/* No letter gets into a name before somebody chooses to write one. */
START_TEST (test_preferences)
{
  GtkWidget *preferences;

  set_up ();
  preferences = g_object_new (DULLE_TYPE_PREFERENCES, NULL);
  gtk_window_present (GTK_WINDOW (preferences));
  ck_assert (!GTK_IS_EDITABLE (gtk_window_get_focus (GTK_WINDOW (preferences))));
  show_window (preferences);
}
END_TEST

/* Returns: how many numbers and sliders there are, of which the wheel changes none */
static guint
check_wheel (GtkWidget *widget)
{
  gboolean is_changed = GTK_IS_SPIN_BUTTON (widget) || GTK_IS_RANGE (widget);
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  guint n = is_changed;

  for (guint i = 0; is_changed && i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
        ck_assert_int_eq (gtk_event_controller_get_propagation_phase (controller),
                          GTK_PHASE_NONE);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!GTK_IS_SCROLLBAR (child))
      n += check_wheel (child);

  return n;
}

/* It scrolls the page. */
START_TEST (test_wheel)
{
  g_autoptr (DulleSession) session = NULL;
  GtkWidget *preferences;
  GtkWidget *tournament;

  set_up ();
  session = dulle_session_new (NULL, 0);
  preferences = g_object_new (DULLE_TYPE_PREFERENCES, NULL);
  tournament = dulle_tournament_window_new (NULL, session);
  ck_assert_uint_ge (check_wheel (preferences), 1);
  ck_assert_uint_ge (check_wheel (tournament), 2);
  gtk_window_destroy (GTK_WINDOW (preferences));
  gtk_window_destroy (GTK_WINDOW (tournament));
  dulle_session_close (session);
}
END_TEST

/* Of a session that was not started, which says so. */
START_TEST (test_copies)
{
  g_autoptr (DulleSession) session = NULL;

  set_up ();
  session = dulle_session_new (NULL, 0);
  show_window (dulle_copies_window_new (NULL, session));
}
END_TEST

START_TEST (test_shortcuts)
{
  GtkWidget *window;
  int        width;

  set_up ();
  window = dulle_shortcuts_window_new (NULL);
  gtk_widget_measure (gtk_widget_get_first_child (window), GTK_ORIENTATION_HORIZONTAL, -1, &width,
                      NULL, NULL, NULL);
  ck_assert_int_le (width, 360);
  show_window (window);
}
END_TEST

static int
most_lines (GtkWidget *widget)
{
  int most = GTK_IS_LABEL (widget)
                 ? pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (widget)))
                 : 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int lines = most_lines (child);

      most = MAX (most, lines);
    }

  return most;
}

/* What a key does is not squeezed by long keys. */
START_TEST (test_narrow_shortcuts)
{
  GtkWidget *window;

  set_up ();
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 144 * PANGO_SCALE, NULL);
  window = dulle_shortcuts_window_new (NULL);
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 640);
  gtk_window_present (GTK_WINDOW (window));
  run_frames (window, FRAMES_UNTIL_STILL);
  ck_assert_int_le (most_lines (window), 3);
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

static guint
count_cards (GtkWidget *widget)
{
  guint n = DULLE_IS_CARD_WIDGET (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_cards (child);

  return n;
}

/* In each kind of game the sheet shows every kind of card once. */
START_TEST (test_trump_sheet)
{
  DulleView view = { .board.rules = dulle_rules_default () };

  set_up ();
  for (DulleContract contract = 0; contract < DULLE_N_CONTRACTS; contract++)
    {
      GtkWidget *window;

      dulle_order_init (&view.board.order, &view.board.rules, contract, false, false);
      window = dulle_trump_sheet_new (NULL, &view, names);
      ck_assert_uint_eq (count_cards (window), DULLE_N_CARDS);
      gtk_window_destroy (GTK_WINDOW (window));
    }
}
END_TEST

/* While reservations are made the order is that of the normal game. */
START_TEST (test_trump_sheet_title)
{
  static const struct
  {
    DullePhase    phase;
    DulleContract contract;
    uint8_t       soloist;
    uint8_t       partner;
    const char   *title;
  } cases[] = {
    { DULLE_PHASE_AUCTION, DULLE_CONTRACT_NORMAL, DULLE_NO_SEAT, DULLE_NO_SEAT, "Normal game" },
    { DULLE_PHASE_TRICKS, DULLE_CONTRACT_NORMAL, DULLE_NO_SEAT, DULLE_NO_SEAT, "Normal game" },
    { DULLE_PHASE_TRICKS, DULLE_CONTRACT_SOLO_QUEEN, 1, DULLE_NO_SEAT, "Queen solo: Kleo" },
    { DULLE_PHASE_TRICKS, DULLE_CONTRACT_POVERTY, 1, 2, "Poverty: Kleo and Ben" },
  };

  set_up ();
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      DulleView  view = { .board.rules = dulle_rules_default () };
      GtkWidget *window;

      view.board.phase = cases[i].phase;
      view.board.contract = cases[i].contract;
      view.board.soloist = cases[i].soloist;
      view.board.partner = cases[i].partner;
      dulle_order_init (&view.board.order, &view.board.rules, cases[i].contract, false, false);
      window = dulle_trump_sheet_new (NULL, &view, names);
      ck_assert_str_eq (gtk_window_get_title (GTK_WINDOW (window)), cases[i].title);
      gtk_window_destroy (GTK_WINDOW (window));
    }
}
END_TEST

START_TEST (test_panels)
{
  set_up ();
  show_widget (dulle_decision_panel_new ());
  show_widget (dulle_announcement_bar_new ());
  show_widget (dulle_trick_viewer_new ());
  show_widget (g_object_new (DULLE_TYPE_CURTAIN, NULL));
}
END_TEST

START_TEST (test_score_page)
{
  DulleResult   result = { .winner = DULLE_RE, .points = -1, .soloist = DULLE_NO_SEAT };
  DulleStanding standing = {
    .n_games = 1, .games_left = 23, .n_players = 4, .totals = { 3, -1, -1, -1 }
  };

  set_up ();
  for (DulleScoreMode mode = DULLE_SCORE_MODE_SHEET; mode <= DULLE_SCORE_MODE_RANKING; mode++)
    {
      GtkWidget *page = dulle_score_page_new ();

      dulle_score_page_show (DULLE_SCORE_PAGE (page), mode, &result, &standing, NULL, names, names);
      show_widget (page);
    }
}
END_TEST

/* Before the first game there is no table to show, but a sentence. */
START_TEST (test_empty_score_page)
{
  DulleStanding standing = { .games_left = 24, .n_players = 4 };
  DulleResult   result = { .winner = DULLE_RE, .points = 1, .soloist = DULLE_NO_SEAT };
  GtkWidget    *page, *empty, *sheet;

  set_up ();
  page = g_object_ref_sink (dulle_score_page_new ());
  dulle_score_page_show (DULLE_SCORE_PAGE (page), DULLE_SCORE_MODE_SHEET, NULL, &standing, NULL,
                         names, names);
  empty = find_child (page, ADW_TYPE_STATUS_PAGE);
  sheet = gtk_widget_get_next_sibling (empty);
  ck_assert (gtk_widget_get_visible (empty));
  ck_assert (!gtk_widget_get_visible (sheet));
  ck_assert_str_eq (adw_status_page_get_description (ADW_STATUS_PAGE (empty)),
                    "When the first game is over, its points are written here.\n"
                    "24 games are still to be played.");

  standing.bock_left = 4;
  dulle_score_page_show (DULLE_SCORE_PAGE (page), DULLE_SCORE_MODE_SHEET, NULL, &standing, NULL,
                         names, names);
  ck_assert_str_eq (adw_status_page_get_description (ADW_STATUS_PAGE (empty)),
                    "When the first game is over, its points are written here.\n"
                    "24 games are still to be played. The next 4 count as bock.");
  standing.bock_left = 1;
  standing.games_left = 0;
  dulle_score_page_show (DULLE_SCORE_PAGE (page), DULLE_SCORE_MODE_SHEET, NULL, &standing, NULL,
                         names, names);
  ck_assert_str_eq (adw_status_page_get_description (ADW_STATUS_PAGE (empty)),
                    "When the first game is over, its points are written here.\n"
                    "The next game counts as bock.");

  dulle_score_page_show (DULLE_SCORE_PAGE (page), DULLE_SCORE_MODE_RESULT, &result, &standing,
                         NULL, names, names);
  ck_assert (!gtk_widget_get_visible (empty));
  ck_assert (gtk_widget_get_visible (sheet));
  g_object_unref (page);
}
END_TEST

/* In a window of 360 pixels, of which the frame takes some. */
#define NARROW 344

/* Whoever has voted waits for the others, whatever they are called. */
START_TEST (test_vote)
{
  g_autofree char *name = g_strnfill (DULLE_MAX_NAME - 1, 'W');
  DulleResult      result = { .winner = DULLE_RE, .points = -1, .soloist = DULLE_NO_SEAT };
  DulleStanding    standing = { .n_games = 4, .games_left = 4, .n_players = 4 };
  GtkWidget       *page;
  int              width;

  set_up ();
  page = g_object_ref_sink (dulle_score_page_new ());
  dulle_score_page_show (DULLE_SCORE_PAGE (page), DULLE_SCORE_MODE_VOTE, &result, &standing, NULL,
                         names, names);
  dulle_score_page_await_votes (DULLE_SCORE_PAGE (page));
  gtk_widget_measure (page, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  ck_assert_int_le (width, NARROW);
  dulle_score_page_ask (DULLE_SCORE_PAGE (page), name);
  gtk_widget_measure (page, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  ck_assert_int_le (width, NARROW);
  g_object_unref (page);
}
END_TEST

/* Of what reaches from @first to @last, seen from @parent. */
static double
middle_of (GtkWidget *first,
           GtkWidget *last,
           GtkWidget *parent)
{
  graphene_rect_t above;
  graphene_rect_t below;

  ck_assert (gtk_widget_compute_bounds (first, parent, &above));
  ck_assert (gtk_widget_compute_bounds (last, parent, &below));

  return (above.origin.y + below.origin.y + below.size.height) / 2;
}

static int
height_in (GtkWidget *widget,
           int        width)
{
  int height;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);

  return height;
}

/* What a record was stands beside the middle of the face, in more lines where it must. */
static void
check_records (GtkWidget *podium)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *record = find_css_class (podium, "record");
  GtkWidget *title = gtk_widget_get_prev_sibling (record);
  GtkWidget *face = gtk_widget_get_prev_sibling (gtk_widget_get_parent (record));

  gtk_window_set_child (GTK_WINDOW (window), podium);
  gtk_window_set_default_size (GTK_WINDOW (window), 1200, 700);
  gtk_window_present (GTK_WINDOW (window));
  while (gtk_widget_get_height (face) == 0)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_double_eq_tol (middle_of (title, record, podium), middle_of (face, face, podium), 1);
  ck_assert_int_gt (height_in (record, 100), height_in (record, 600));
  gtk_window_set_child (GTK_WINDOW (window), NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Of a tournament with and without records, in both layouts. */
START_TEST (test_podium)
{
  static const DulleFace     faces[DULLE_MAX_PLAYERS] = { DULLE_FACE_FOX, DULLE_FACE_KLEO };
  const DulleRecordOfEvening none = { .player = DULLE_NO_SEAT };
  const DulleEvening         evening = { .win = { 1, 7, 12, DULLE_RE, FALSE },
                                         .foxes = none,
                                         .announcement = { 2, 3, 2, DULLE_RE, TRUE } };
  const DulleStanding        standing = { .n_games = 2,
                                          .n_players = 4,
                                          .totals = { 3, -1, -1, -1 } };

  set_up ();
  for (guint own = 0; own < 2; own++)
    {
      GtkWidget *podium = g_object_ref_sink (dulle_podium_new ());

      dulle_podium_show (DULLE_PODIUM (podium), &standing, NULL, own, names, faces);
      if (own == 1)
        {
          dulle_podium_show_evening (DULLE_PODIUM (podium), &evening, names, faces);
          check_records (podium);
        }
      show_widget (podium);
      g_object_unref (podium);
    }
}
END_TEST

/* In German, with large letters, all that stands above a puzzle lies in a telephone's window. */
START_TEST (test_narrow_puzzle)
{
  static const char *const labels[][2] = {
    { "moment", "Vor dem ersten Stich" },
    { "tricks", "Stiche bisher" },
  };
  GtkWidget *page;
  int        width;

  set_up ();
  add_style_sheet ();
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 144 * PANGO_SCALE, NULL);
  page = g_object_ref_sink (dulle_puzzle_page_new ());
  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    g_object_set (gtk_widget_get_template_child (page, DULLE_TYPE_PUZZLE_PAGE, labels[i][0]),
                  "label", labels[i][1], NULL);
  /* The other buttons come when this one goes. */
  g_object_set (gtk_widget_get_template_child (page, DULLE_TYPE_PUZZLE_PAGE, "show"), "visible",
                FALSE, NULL);
  gtk_widget_measure (page, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  ck_assert_int_le (width, 360);
  g_object_unref (page);
}
END_TEST

SUITE ("templates",
       test_window,
       test_first_width,
       test_closed_submenu,
       test_message_strip,
       test_tell,
       test_toast,
       test_toast_in_narrowed_window,
       test_preferences,
       test_wheel,
       test_copies,
       test_shortcuts,
       test_narrow_shortcuts,
       test_trump_sheet,
       test_trump_sheet_title,
       test_panels,
       test_score_page,
       test_empty_score_page,
       test_vote,
       test_podium,
       test_narrow_puzzle)
