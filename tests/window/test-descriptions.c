/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What a widget is beyond its name is kept while it is shown, and comes back after news.
 */
#include <adwaita.h>

#include "book/words.h"
#include "common/entry-focus.h"
#include "common/news.h"
#include "common/toast.h"
#include "common/accessible-gaps.h"
#include "text/word-help.h"
#include "score/dulle-scene-plate.h"
#include "score/score-row.h"
#include "window/result-pages.h"
#include "window/shortcuts-window.h"

#include "suite.h"
#include "widget-tree.h"

static void
check_description (GtkWidget  *widget,
                   const char *text)
{
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       text);
}

static void
check_name (GtkWidget  *widget,
            const char *name)
{
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       name);
}

/* Returns: (transfer none): a window that is shown, with @widget */
static GtkWidget *
show_widget (GtkWidget *widget)
{
  GtkWidget *window = gtk_window_new ();

  dulle_fill_accessible_gaps ();
  gtk_window_set_child (GTK_WINDOW (window), widget);
  gtk_window_present (GTK_WINDOW (window));

  return window;
}

/* Returns: (transfer none): a window that is shown, with @row in a list */
static GtkWidget *
show_row (GtkWidget *row)
{
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_append (GTK_LIST_BOX (list), row);

  return show_widget (list);
}

START_TEST (test_news)
{
  GtkWidget *button;

  gtk_init ();
  button = g_object_ref_sink (gtk_button_new ());
  dulle_describe (button, "What it is");
  dulle_bring_news (button, "A card.");
  check_description (button, "A card.");
  dulle_bring_news (button, NULL);
  check_description (button, "What it is");
  g_object_unref (button);
}
END_TEST

/* The tooltip that is a name is not spoken after it, also where the name changes. */
START_TEST (test_name_in_tooltip)
{
  GtkWidget *button;

  gtk_init ();
  button = g_object_ref_sink (gtk_button_new_from_icon_name ("user-trash-symbolic"));
  dulle_name_in_tooltip (button, "Delete");
  dulle_name_in_tooltip (button, "Delete This");
  check_description (button, "");
  check_name (button, "Delete This");
  dulle_bring_news (button, "A card.");
  dulle_bring_news (button, NULL);
  check_description (button, "");
  g_object_unref (button);
}
END_TEST

static void
check_lists (GtkWidget  *widget,
             const char *name,
             guint      *n_lists)
{
  if (GTK_IS_LIST_BOX (widget))
    {
      check_name (widget, name);
      (*n_lists)++;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_lists (child, name, n_lists);
}

/* Whoever comes to it hears no name of a class. */
START_TEST (test_expander_row)
{
  guint      n_lists = 0;
  GtkWidget *row, *window;

  adw_init ();
  row = adw_expander_row_new ();
  window = show_row (row);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), "QR Code");
  check_lists (row, "QR Code", &n_lists);
  ck_assert_uint_gt (n_lists, 0);
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

START_TEST (test_subtitle)
{
  GtkWidget *row, *window;

  adw_init ();
  row = adw_action_row_new ();
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), "In random order");
  window = show_row (row);
  check_description (row, "In random order");
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), "In this order");
  check_description (row, "In this order");
  gtk_widget_set_tooltip_text (row, "Choose an order");
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), "");
  check_description (row, "Choose an order");
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

/* What is chosen comes first. */
START_TEST (test_combo_row)
{
  static const char *const choices[] = { "Drawn", "You", NULL };
  GtkWidget               *row, *window;

  adw_init ();
  row = adw_combo_row_new ();
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (gtk_string_list_new (choices)));
  window = show_row (row);
  check_description (row, "Drawn");
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), 1);
  check_description (row, "You");
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), "Of the first game");
  check_description (row, "You. Of the first game");
  adw_combo_row_set_use_subtitle (ADW_COMBO_ROW (row), TRUE);
  check_description (row, "You");
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

static gboolean
is_named_by (GtkWidget     *widget,
             GtkAccessible *one,
             GtkAccessible *other)
{
  g_autofree char *difference =
      gtk_test_accessible_check_relation (GTK_ACCESSIBLE (widget),
                                          GTK_ACCESSIBLE_RELATION_LABELLED_BY, one, other, NULL);

  return difference == NULL;
}

/* Whoever comes to a row in it hears its name. */
START_TEST (test_column_view)
{
  GtkWidget *view, *list, *window;

  adw_init ();
  view = gtk_column_view_new (NULL);
  window = show_widget (view);
  list = find_child (view, GTK_TYPE_LIST_VIEW);
  ck_assert (is_named_by (list, GTK_ACCESSIBLE (view), NULL));
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

/* Why there is nothing is read where the focus comes. */
START_TEST (test_status_page)
{
  GtkWidget *page, *scroller, *window;

  adw_init ();
  page = g_object_new (ADW_TYPE_STATUS_PAGE, "title", "Nothing Played Yet", NULL);
  window = show_widget (page);
  scroller = find_child (page, GTK_TYPE_SCROLLED_WINDOW);
  adw_status_page_set_description (ADW_STATUS_PAGE (page), "Games of Anna &amp; Ben");
  check_name (scroller, "Nothing Played Yet");
  check_description (scroller, "Games of Anna & Ben");
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

/* Returns: (nullable): the @nth row of @widget */
static GtkWidget *
find_nth_row (GtkWidget *widget,
              guint     *nth)
{
  GtkWidget *found = NULL;

  if (ADW_IS_PREFERENCES_ROW (widget) && (*nth)-- == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_nth_row (child, nth);

  return found;
}

START_TEST (test_shortcuts)
{
  static const char *const keys[] = { "Left, Right", "Shift+Left, Shift+Right", "Return, Space",
                                      "1–9", "0, A, B" };
  GtkWidget               *window;

  adw_init ();
  window = dulle_shortcuts_window_new (NULL);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      guint nth = i;

      check_description (find_nth_row (window, &nth), keys[i]);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

/* The focus is on the button in a drop-down. */
START_TEST (test_drop_down)
{
  static const char *const choices[] = { "Normal", "Strong", NULL };
  GtkWidget               *drop_down, *button, *label, *window;

  adw_init ();
  drop_down = gtk_drop_down_new_from_strings (choices);
  window = show_widget (drop_down);
  button = gtk_widget_get_first_child (drop_down);
  label = find_child (button, GTK_TYPE_STACK);
  label = find_child (gtk_stack_get_visible_child (GTK_STACK (label)), GTK_TYPE_LABEL);
  ck_assert (is_named_by (button, GTK_ACCESSIBLE (drop_down), GTK_ACCESSIBLE (label)));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down), 1);
  ck_assert_str_eq (gtk_label_get_label (GTK_LABEL (label)), "Strong");
  ck_assert (is_named_by (button, GTK_ACCESSIBLE (drop_down), GTK_ACCESSIBLE (label)));
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

static gboolean
has_name (GtkWidget *widget)
{
  return gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL);
}

static gboolean
has_label (GtkWidget *widget)
{
  return gtk_test_accessible_has_relation (GTK_ACCESSIBLE (widget),
                                           GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

/* By the label in it, also by another one; or by a name of its own. */
START_TEST (test_button)
{
  GtkWidget *button, *window;

  adw_init ();
  button = gtk_button_new_with_mnemonic ("_Begin");
  window = show_widget (button);
  ck_assert (!has_name (button) && has_label (button));
  gtk_button_set_label (GTK_BUTTON (button), "_End");
  ck_assert (!has_name (button) && has_label (button));
  dulle_name (button, "End it for all");
  gtk_button_set_label (GTK_BUTTON (button), "_Finish");
  dulle_name (button, "Finish it for all");
  check_name (button, "Finish it for all");
  ck_assert (!has_label (button));
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

/* The key of a button is told as well as what its word means. */
START_TEST (test_word)
{
  GtkWidget       *button;
  g_autofree char *both = NULL;

  gtk_init ();
  button = g_object_ref_sink (gtk_button_new ());
  gtk_widget_set_tooltip_text (button, "Only now (key M)");
  dulle_word_attach (button, DULLE_WORD_NO_90);
  both = g_strdup_printf ("Only now (key M). %s", dulle_word_explanation (DULLE_WORD_NO_90));
  check_description (button, both);
  g_object_unref (button);
}
END_TEST

/* Beside a widget that is taken into @tooltip. */
static GtkWidget *
find_box (GtkTooltip *tooltip)
{
  GtkWidget *guest = g_object_ref_sink (gtk_image_new ());
  GtkWidget *box;

  gtk_tooltip_set_custom (tooltip, guest);
  box = gtk_widget_get_parent (guest);
  gtk_tooltip_set_custom (tooltip, NULL);
  g_object_unref (guest);

  return box;
}

static int
measure_width (GtkWidget *widget)
{
  int width;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);

  return width;
}

/* Below what the button says of itself. GTK would let it be as wide as two windows. */
START_TEST (test_wrapped_word)
{
  GtkWidget       *button;
  GtkTooltip      *tooltip;
  GtkWidget       *box;
  GtkWidget       *line;
  gboolean         is_shown = FALSE;
  g_autofree char *sentence = dulle_word_sentence (DULLE_WORD_NO_90);

  gtk_init ();
  button = g_object_ref_sink (gtk_button_new ());
  tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  box = find_box (tooltip);
  line = g_object_ref_sink (gtk_label_new (sentence));
  gtk_widget_set_tooltip_text (button, "Only now (key M)");
  dulle_word_attach (button, DULLE_WORD_NO_90);
  g_signal_emit_by_name (button, "query-tooltip", 0, 0, FALSE, tooltip, &is_shown);
  ck_assert (is_shown);
  ck_assert_int_gt (measure_width (box), 0);
  ck_assert_int_lt (measure_width (box), measure_width (line) * 3 / 4);
  g_object_unref (line);
  g_object_unref (tooltip);
  g_object_unref (button);
}
END_TEST

/* @opens_book: whether the row ends in a sign, behind its number */
static void
check_last_child (GtkListBoxRow *row,
                  gboolean       opens_book)
{
  GtkWidget *last = gtk_widget_get_last_child (gtk_list_box_row_get_child (row));

  ck_assert_int_eq (GTK_IS_IMAGE (last), opens_book);
  ck_assert_int_eq (GTK_IS_LABEL (last), !opens_book);
}

/* A row has a word with a meaning, and opens the book, which can be seen. */
START_TEST (test_score_row)
{
  const DulleLineId line = DULLE_LINE_FOX_CAUGHT;
  GtkWidget        *list;
  GtkWidget        *window;
  GtkListBoxRow    *row;
  g_autoptr (GListStore) rows = NULL;
  g_autofree char *opens = NULL;

  gtk_init ();
  window = gtk_window_new ();
  list = gtk_list_box_new ();
  gtk_window_set_child (GTK_WINDOW (window), list);
  rows = dulle_score_rows_bind (GTK_LIST_BOX (list), TRUE);
  dulle_score_rows_append_line (rows, g_strdup ("Fox caught"), g_strdup ("1"), line);
  row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 0);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (GTK_WIDGET (row)))
    g_main_context_iteration (NULL, TRUE);
  opens = g_strdup_printf ("%s Opens the rule book.",
                           dulle_word_explanation (dulle_word_of_line (line)));
  check_description (GTK_WIDGET (row), opens);
  check_last_child (row, TRUE);
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

/* A player's row names the party, too, and ends in its number; a long text leaves room for a list
 * beside. */
START_TEST (test_player_row)
{
  GtkWidget     *list;
  GtkListBoxRow *row;
  int            natural;
  g_autoptr (GListStore) rows = NULL;

  gtk_init ();
  list = g_object_ref_sink (gtk_list_box_new ());
  rows = dulle_score_rows_bind (GTK_LIST_BOX (list), FALSE);
  dulle_score_rows_append_player (rows, g_strdup ("Kleo, who plays alone against all others"),
                                  g_strdup ("+3"), DULLE_RE, DULLE_FACE_KLEO);
  row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 0);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Kleo, who plays alone against all others, Re: +3");
  check_last_child (row, FALSE);
  gtk_widget_measure (list, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  ck_assert_int_le (natural, 370);
  g_object_unref (list);
}
END_TEST

/* A plate passes below a pointer that rests, so it says nothing that can be read on it. */
START_TEST (test_plate)
{
  GtkWidget *plate;

  gtk_init ();
  plate = g_object_ref_sink (dulle_scene_plate_new ());
  dulle_scene_plate_set_player (DULLE_SCENE_PLATE (plate), "Kleo", DULLE_FACE_KLEO, 3, FALSE);
  ck_assert_ptr_null (gtk_widget_get_tooltip_text (plate));
  g_object_unref (plate);
}
END_TEST

/* Each button has one name: a menu button has none by itself, and a mnemonic is none. */
static void
check_names (GtkWidget *widget)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (widget);
  gboolean       is_named =
      gtk_test_accessible_has_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL);

  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_MENU_BUTTON (widget))
    {
      ck_assert (is_named);
      return;
    }
  if (GTK_IS_BUTTON (widget) && gtk_button_get_use_underline (GTK_BUTTON (widget)))
    ck_assert_msg (!is_named, "%s", gtk_button_get_label (GTK_BUTTON (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_names (child);
}

START_TEST (test_results)
{
  g_autoptr (GSettings) settings = g_settings_new ("io.github.dulle.Dulle");
  GtkWidget *stack, *window;
  g_autoptr (DulleResultPages) pages = NULL;

  adw_init ();
  stack = gtk_stack_new ();
  pages = dulle_result_pages_new (GTK_STACK (stack), settings);
  dulle_result_pages_score (pages);
  window = show_widget (stack);
  for (GtkWidget *page = gtk_widget_get_first_child (stack); page != NULL;
       page = gtk_widget_get_next_sibling (page))
    {
      gtk_stack_set_visible_child (GTK_STACK (stack), page);
      check_names (page);
    }
  g_clear_pointer (&pages, dulle_result_pages_free);
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

/* Returns: (nullable): its first one */
static GtkWidget *
find_button (GtkWidget *widget)
{
  GtkWidget *found = GTK_IS_BUTTON (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_button (child);

  return found;
}

/* Where the focus is in an entry row has the name of the row and says what is in it, and its button
 * has a name; from GTK 4.10 on, the row says so itself. */
START_TEST (test_entry_row)
{
  gboolean       is_adapted = gtk_check_version (4, 10, 0) != NULL;
  GtkAccessible *untold;
  GtkWidget     *row;
  GtkAccessible *text;

  adw_init ();
  untold = g_object_ref_sink (GTK_ACCESSIBLE (adw_entry_row_new ()));
  row = g_object_ref_sink (adw_entry_row_new ());
  text = GTK_ACCESSIBLE (gtk_editable_get_delegate (GTK_EDITABLE (row)));
  dulle_tell_entry_focus (row);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), "You");
  gtk_editable_set_text (GTK_EDITABLE (row), "Anna");
  ck_assert_int_eq (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (row)) !=
                        gtk_accessible_get_accessible_role (untold),
                    is_adapted);
  ck_assert (gtk_test_accessible_has_property (text, GTK_ACCESSIBLE_PROPERTY_LABEL) == is_adapted);
  if (is_adapted)
    {
      gtk_test_accessible_assert_role (text, GTK_ACCESSIBLE_ROLE_TEXT_BOX);
      gtk_test_accessible_assert_property (text, GTK_ACCESSIBLE_PROPERTY_LABEL, "You");
      check_description (GTK_WIDGET (text), "Anna");
      gtk_test_accessible_assert_property (GTK_ACCESSIBLE (find_button (row)),
                                           GTK_ACCESSIBLE_PROPERTY_LABEL, "Apply");
    }
  g_object_unref (row);
  g_object_unref (untold);
}
END_TEST

static GtkWidget *
open_window (GtkWidget  *parent,
             const char *label)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (box), gtk_button_new_with_label ("first"));
  gtk_box_append (GTK_BOX (box), gtk_button_new_with_label (label));
  gtk_window_set_child (GTK_WINDOW (window), box);
  if (parent != NULL)
    gtk_window_set_transient_for (GTK_WINDOW (window), GTK_WINDOW (parent));
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_window_is_active (GTK_WINDOW (window)))
    g_main_context_iteration (NULL, TRUE);

  return window;
}

/* A window behind another one does not move its focus, but when it has the keyboard again. */
START_TEST (test_focus_behind)
{
  GtkWidget *table, *lesson, *button;

  gtk_init ();
  table = open_window (NULL, "healthy");
  button = gtk_widget_get_last_child (gtk_window_get_child (GTK_WINDOW (table)));
  lesson = open_window (table, "begin");
  dulle_take_focus (button);
  ck_assert (gtk_window_get_focus (GTK_WINDOW (table)) != button);

  gtk_window_destroy (GTK_WINDOW (lesson));
  while (gtk_window_get_focus (GTK_WINDOW (table)) != button)
    g_main_context_iteration (NULL, TRUE);
  gtk_window_destroy (GTK_WINDOW (table));
}
END_TEST

/* Returns: (nullable): the button in @widget that shows an icon alone */
static GtkWidget *
find_icon_button (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (GTK_IS_BUTTON (widget) && gtk_button_get_icon_name (GTK_BUTTON (widget)) != NULL)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_icon_button (child);

  return found;
}

/* What closes a toast has a name, also where the toast has another button. */
START_TEST (test_toast)
{
  GtkWidget *overlay, *window;

  adw_init ();
  overlay = adw_toast_overlay_new ();
  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (overlay), gtk_box_new (0, 0));
  window = show_widget (overlay);
  dulle_toast_offer (overlay, "The rules were deleted", "_Undo", "window.close");
  check_name (find_icon_button (overlay), "Close");
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

SUITE ("descriptions",
       test_focus_behind,
       test_toast,
       test_news,
       test_name_in_tooltip,
       test_word,
       test_wrapped_word,
       test_score_row,
       test_player_row,
       test_plate,
       test_results,
       test_entry_row,
       test_expander_row,
       test_subtitle,
       test_combo_row,
       test_drop_down,
       test_shortcuts,
       test_column_view,
       test_status_page,
       test_button)
