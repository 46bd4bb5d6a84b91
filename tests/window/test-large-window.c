/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What windows show on a large screen is larger: letters, faces, and how wide a column of
 * text may be. In a smaller window it is as before.
 */
#include <adwaita.h>

#include "cards/dulle-card-fan.h"
#include "common/dulle-avatar.h"
#include "common/large-window.h"
#include "learn/dulle-learn-window.h"
#include "score/dulle-score-sheet.h"
#include "setup/dulle-tournament-window.h"
#include "setup/dulle-welcome.h"

#include "frames.h"
#include "style-sheet.h"
#include "suite.h"
#include "widget-tree.h"

static void
set_up (void)
{
  adw_init ();
  add_style_sheet ();
}

static int
height_of_letters (GtkWidget *label)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (label, "X");
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);

  return height;
}

static int
size_of (GtkWidget  *widget,
         const char *property)
{
  int size;

  g_object_get (widget, property, &size, NULL);

  return size;
}

static void
resize_window (GtkWidget *window,
               int        width,
               int        height)
{
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_present (GTK_WINDOW (window));
  while (abs (gtk_widget_get_width (window) - width) > 20)
    g_main_context_iteration (NULL, TRUE);
  run_frames (window, FRAMES_UNTIL_STILL);
}

/* What comes later grows as well. */
START_TEST (test_growth)
{
  GtkWidget *window, *clamp, *label, *avatar;

  set_up ();
  window = adw_window_new ();
  clamp = adw_clamp_new ();
  label = gtk_label_new ("Letters");
  adw_clamp_set_child (ADW_CLAMP (clamp), label);
  adw_window_set_content (ADW_WINDOW (window), clamp);
  dulle_large_window_fit (GTK_WINDOW (window));

  resize_window (window, 1000, 700);
  ck_assert_int_eq (size_of (clamp, "maximum-size"), 600);
  ck_assert (!gtk_widget_has_css_class (window, "large"));

  resize_window (window, 1700, 1000);
  ck_assert_int_eq (size_of (clamp, "maximum-size"), 750);
  ck_assert (gtk_widget_has_css_class (window, "large"));

  avatar = dulle_avatar_new (20);
  dulle_large_window_grow (avatar, "size");
  ck_assert_int_eq (size_of (avatar, "size"), 20);
  adw_clamp_set_child (ADW_CLAMP (clamp), avatar);
  ck_assert_int_eq (size_of (avatar, "size"), 25);

  resize_window (window, 1000, 700);
  ck_assert_int_eq (size_of (clamp, "maximum-size"), 600);
  ck_assert_int_eq (size_of (avatar, "size"), 20);
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

static void
count_cb (guint *count)
{
  (*count)++;
}

/* A window is laid out in each frame in which something moves; what follows from its size is
 * then not found again. */
START_TEST (test_same_size)
{
  GtkWidget *window, *label;
  guint      n_layouts = 0;
  guint      n_changes = 0;

  set_up ();
  window = adw_window_new ();
  label = gtk_label_new ("Letters");
  adw_window_set_content (ADW_WINDOW (window), label);
  dulle_large_window_fit (GTK_WINDOW (window));
  resize_window (window, 1700, 1000);

  g_signal_connect_swapped (gtk_native_get_surface (GTK_NATIVE (window)), "layout",
                            G_CALLBACK (count_cb), &n_layouts);
  g_signal_connect_swapped (window, "notify::css-classes", G_CALLBACK (count_cb), &n_changes);
  gtk_widget_queue_allocate (label);
  while (n_layouts == 0)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_uint_eq (n_changes, 0);

  resize_window (window, 1000, 700);
  ck_assert_uint_gt (n_changes, 0);
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

typedef struct
{
  GtkWidget *window;
  GtkWidget *probe;
  guint      n_large;
  guint      n_small;
} Layouts;

static void
check_probe_cb (Layouts *layouts)
{
  if (gtk_widget_get_width (layouts->window) < 1600)
    return;

  layouts->n_large++;
  if (gtk_widget_get_height (layouts->probe) != 400)
    layouts->n_small++;
}

/* The first time that a window has its new size, all of it has the styles that go with it. */
START_TEST (test_at_once)
{
  GtkCssProvider *styles = gtk_css_provider_new ();
  Layouts         layouts = { NULL };

  set_up ();
  gtk_css_provider_load_from_data (styles, "window.large .probe { min-height: 400px; }", -1);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (styles),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  layouts.window = adw_window_new ();
  layouts.probe = gtk_label_new ("Letters");
  gtk_widget_add_css_class (layouts.probe, "probe");
  gtk_widget_set_valign (layouts.probe, GTK_ALIGN_CENTER);
  adw_window_set_content (ADW_WINDOW (layouts.window), layouts.probe);
  dulle_large_window_fit (GTK_WINDOW (layouts.window));
  resize_window (layouts.window, 1000, 700);
  g_signal_connect_swapped (gtk_native_get_surface (GTK_NATIVE (layouts.window)), "layout",
                            G_CALLBACK (check_probe_cb), &layouts);

  resize_window (layouts.window, 1700, 1000);
  ck_assert_uint_gt (layouts.n_large, 0);
  ck_assert_uint_eq (layouts.n_small, 0);
  gtk_window_destroy (GTK_WINDOW (layouts.window));
  g_object_unref (styles);
}
END_TEST

static GtkWidget *
open_over (GtkWindow *parent,
           int        height)
{
  GtkWidget *window = adw_window_new ();

  gtk_window_set_default_size (GTK_WINDOW (window), 500, height);
  dulle_large_window_fit (GTK_WINDOW (window));
  gtk_window_set_transient_for (GTK_WINDOW (window), parent);

  return window;
}

static void
assert_usual_times (GtkWidget *window,
                    int        width,
                    int        height,
                    gboolean   large)
{
  resize_window (window, width, height);
  ck_assert_int_eq (gtk_widget_has_css_class (window, "large"), large);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Over a large window one opens larger, with letters as large, if there is room for it. */
START_TEST (test_over_large)
{
  GtkWidget *parent, *window, *tall;
  int        width, height;

  set_up ();
  parent = adw_window_new ();
  dulle_large_window_fit (GTK_WINDOW (parent));
  resize_window (parent, 1700, 1000);

  window = open_over (GTK_WINDOW (parent), 400);
  gtk_window_get_default_size (GTK_WINDOW (window), &width, &height);
  ck_assert_int_eq (width, 625);
  ck_assert_int_eq (height, 500);
  assert_usual_times (window, width, height, TRUE);
  assert_usual_times (open_over (GTK_WINDOW (parent), 400), 600, 500, FALSE);

  window = open_over (GTK_WINDOW (parent), 860);
  gtk_window_get_default_size (GTK_WINDOW (window), &width, &height);
  ck_assert_int_eq (width, 625);
  ck_assert_int_eq (height, gtk_widget_get_height (parent));
  assert_usual_times (window, width, height, TRUE);

  tall = open_over (GTK_WINDOW (parent), 900);
  gtk_window_get_default_size (GTK_WINDOW (tall), &width, &height);
  ck_assert_int_eq (width, 500);
  ck_assert_int_eq (height, 900);
  gtk_window_destroy (GTK_WINDOW (tall));
  gtk_window_destroy (GTK_WINDOW (parent));
}
END_TEST

/* So does one over a window that is smaller than itself, which lies over the large one. */
START_TEST (test_over_another)
{
  GtkWidget *table, *between, *window;
  int        width, height;

  set_up ();
  table = adw_window_new ();
  dulle_large_window_fit (GTK_WINDOW (table));
  resize_window (table, 1700, 1000);
  between = adw_window_new ();
  gtk_window_set_transient_for (GTK_WINDOW (between), GTK_WINDOW (table));
  resize_window (between, 500, 300);

  window = open_over (GTK_WINDOW (between), 400);
  gtk_window_get_default_size (GTK_WINDOW (window), &width, &height);
  ck_assert_int_eq (width, 625);
  ck_assert_int_eq (height, 500);
  assert_usual_times (window, width, height, TRUE);
  gtk_window_destroy (GTK_WINDOW (between));
  gtk_window_destroy (GTK_WINDOW (table));
}
END_TEST

/* Returns: the height with which @window opens, which is closed again */
static int
natural_height (GtkWidget *window)
{
  int width, height;

  gtk_window_get_default_size (GTK_WINDOW (window), &width, &height);
  gtk_window_present (GTK_WINDOW (window));
  resize_window (window, width, -1);
  height = gtk_widget_get_height (window);
  gtk_window_destroy (GTK_WINDOW (window));

  return height;
}

START_TEST (test_lessons)
{
  g_autoptr (DulleSession) session = NULL;
  GtkWidget *window, *row;
  int        letters;

  set_up ();
  session = dulle_session_new (NULL, 0);
  window = dulle_learn_window_new (NULL, session);
  row = find_child (window, ADW_TYPE_ACTION_ROW);
  resize_window (window, 1000, 700);
  letters = height_of_letters (row);

  resize_window (window, 1700, 1000);
  ck_assert_int_gt (height_of_letters (row), letters);
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

/* Over a table of large letters, what is opened first of all has them, too: a window of a given
 * size, and one as high as its contents. */
START_TEST (test_setup)
{
  g_autoptr (DulleSession) session = NULL;
  GtkWidget *parent, *window, *fan;
  int        width, height, small;

  set_up ();
  session = dulle_session_new (NULL, 0);
  parent = adw_window_new ();
  dulle_large_window_fit (GTK_WINDOW (parent));
  resize_window (parent, 1000, 700);
  small = natural_height (dulle_welcome_new (GTK_WINDOW (parent), session));
  resize_window (parent, 1700, 1000);

  window = dulle_tournament_window_new (GTK_WINDOW (parent), session);
  gtk_window_get_default_size (GTK_WINDOW (window), &width, &height);
  ck_assert_int_eq (width, 700);
  ck_assert_int_eq (height, 900);
  assert_usual_times (window, width, height, TRUE);

  window = dulle_welcome_new (GTK_WINDOW (parent), session);
  fan = find_child (window, DULLE_TYPE_CARD_FAN);
  ck_assert_int_eq (size_of (fan, "card-width"), 115);
  gtk_window_get_default_size (GTK_WINDOW (window), &width, &height);
  ck_assert_int_eq (width, 650);
  ck_assert_int_gt (natural_height (window), small * 11 / 10);
  gtk_window_destroy (GTK_WINDOW (parent));
}
END_TEST

/* The desktop's own style gives them a size in points. */
START_TEST (test_heads_of_sheet)
{
  static const char *const players[] = { "Anna", "Kleo", "Ben", "Mia", NULL };
  GtkWidget               *window, *sheet, *head;
  int                      letters;

  set_up ();
  window = adw_window_new ();
  sheet = dulle_score_sheet_new ();
  adw_window_set_content (ADW_WINDOW (window), sheet);
  dulle_large_window_fit (GTK_WINDOW (window));
  dulle_score_sheet_show (DULLE_SCORE_SHEET (sheet), NULL, NULL, players, 4);
  resize_window (window, 1000, 700);
  head = gtk_widget_get_first_child (find_child (sheet, GTK_TYPE_COLUMN_VIEW));
  head = find_child (head, GTK_TYPE_LABEL);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (head), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Number");
  letters = height_of_letters (head);

  resize_window (window, 1700, 1000);
  ck_assert_int_gt (height_of_letters (head), letters);
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

static void
assert_no_text_cut (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget))
    ck_assert_msg (!pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget))),
                   "cut: %s", gtk_label_get_label (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    assert_no_text_cut (child);
}

/* Where the text of the label in @title ends, seen from @head. */
static int
bottom_of_text (GtkWidget *title,
                GtkWidget *head)
{
  GtkWidget *label = find_child (title, GTK_TYPE_LABEL);
  double     x, y;
  int        offset, height;

  gtk_label_get_layout_offsets (GTK_LABEL (label), NULL, &offset);
  pango_layout_get_pixel_size (gtk_label_get_layout (GTK_LABEL (label)), NULL, &height);
  gtk_widget_translate_coordinates (label, head, 0, 0, &x, &y);

  return (int) y + offset + height;
}

/* Whoever has no face is on the line of those who have one, and so is what heads the games. */
static void
assert_one_line (GtkWidget *head)
{
  GtkWidget *last = gtk_widget_get_last_child (head);
  GtkWidget *number = gtk_widget_get_first_child (head);

  for (GtkWidget *title = last; title != number; title = gtk_widget_get_prev_sibling (title))
    ck_assert_int_eq (bottom_of_text (title, head), bottom_of_text (last, head));
}

/* In the column beside the table of a large window, games and players have room for their
 * names. */
START_TEST (test_sheet_beside_table)
{
  static const char *const players[] = { "Johanna", "Hinnerk", "Emil", "Erna", NULL };
  static const DulleFace   faces[DULLE_MAX_PLAYERS] = { DULLE_FACE_DRAWN, DULLE_FACE_NONE,
                                                        DULLE_FACE_DRAWN, DULLE_FACE_DRAWN };
  const DulleSheetRow      row = { .number = 1,
                                   .players = 0x0f,
                                   .bock = 1,
                                   .contract = DULLE_CONTRACT_MARRIAGE,
                                   .soloist = 2,
                                   .scores = { -12, -12, 12, 12 } };
  GtkWidget               *window, *sheet, *lines;
  g_autoptr (GArray) games = g_array_new (FALSE, FALSE, sizeof row);

  set_up ();
  g_array_append_val (games, row);
  window = adw_window_new ();
  sheet = dulle_score_sheet_new ();
  gtk_widget_set_size_request (sheet, 450, -1);
  gtk_widget_set_halign (sheet, GTK_ALIGN_START);
  adw_window_set_content (ADW_WINDOW (window), sheet);
  dulle_large_window_fit (GTK_WINDOW (window));
  dulle_score_sheet_set_faces (DULLE_SCORE_SHEET (sheet), faces);
  dulle_score_sheet_show (DULLE_SCORE_SHEET (sheet), NULL, games, players, 4);
  resize_window (window, 1600, 900);
  ck_assert_int_eq (gtk_widget_get_width (sheet), 450);

  lines = find_child (sheet, GTK_TYPE_COLUMN_VIEW);
  assert_no_text_cut (lines);
  assert_one_line (gtk_widget_get_first_child (lines));
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

/* With the large letters of a desktop the name of a game has more lines, rather than to be cut. */
START_TEST (test_sheet_with_large_text)
{
  static const char *const players[] = { "Ich", "Gwen", "Emma", "Zoe", NULL };
  const DulleSheetRow      row = { .number = 1,
                                   .players = 0x0f,
                                   .bock = 1,
                                   .soloist = 2,
                                   .scores = { -12, -12, 36, -12 } };
  GtkWidget               *window, *sheet, *lines;
  g_autoptr (GArray) games = g_array_new (FALSE, FALSE, sizeof row);

  set_up ();
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 144 * PANGO_SCALE, NULL);
  g_array_append_val (games, row);
  window = adw_window_new ();
  sheet = dulle_score_sheet_new ();
  gtk_widget_set_size_request (sheet, 450, -1);
  gtk_widget_set_halign (sheet, GTK_ALIGN_START);
  adw_window_set_content (ADW_WINDOW (window), sheet);
  dulle_score_sheet_show (DULLE_SCORE_SHEET (sheet), NULL, games, players, 4);
  resize_window (window, 1600, 900);
  ck_assert_int_eq (gtk_widget_get_width (sheet), 450);

  lines = find_child (sheet, GTK_TYPE_COLUMN_VIEW);
  assert_no_text_cut (lines);
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

/* However little room there is, the last games of a long evening are seen. */
START_TEST (test_least_of_sheet)
{
  static const char *const players[] = { "Ich", "Gwen", "Emma", "Zoe", NULL };
  const DulleSheetRow      row = { .number = 1, .players = 0x0f, .scores = { 1, 1, -1, -1 } };
  GtkWidget               *sheet, *lines;
  int                      least;
  g_autoptr (GArray) games = g_array_new (FALSE, FALSE, sizeof row);

  set_up ();
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 144 * PANGO_SCALE, NULL);
  for (guint i = 0; i < 16; i++)
    g_array_append_val (games, row);
  sheet = g_object_ref_sink (dulle_score_sheet_new ());
  dulle_score_sheet_show (DULLE_SCORE_SHEET (sheet), NULL, games, players, 4);
  lines = gtk_widget_get_ancestor (find_child (sheet, GTK_TYPE_COLUMN_VIEW),
                                   GTK_TYPE_SCROLLED_WINDOW);
  gtk_widget_measure (lines, GTK_ORIENTATION_VERTICAL, 400, &least, NULL, NULL, NULL);
  ck_assert_int_ge (least, 7 * height_of_letters (sheet));
  g_object_unref (sheet);
}
END_TEST

SUITE ("large window",
       test_growth,
       test_same_size,
       test_at_once,
       test_over_large,
       test_over_another,
       test_lessons,
       test_setup,
       test_heads_of_sheet,
       test_sheet_beside_table,
       test_sheet_with_large_text,
       test_least_of_sheet)
