/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The window with the rule book: its search, its contents, and the way to it from each
 * option of the rules, which are searched, too.
 */
#include "book/rule-book.h"
#include "cards/deck-file.h"
#include "cards/dulle-deck.h"
#include "text/word-help.h"
#include "engine/option.h"
#include "setup/dulle-rule-book.h"
#include "setup/dulle-rules-window.h"

#include "frames.h"
#include "style-sheet.h"
#include "named-once.h"
#include "tab-round.h"
#include "suite.h"
#include "widget-tree.h"

static void
iterate_until_scrolled (GtkAdjustment *place)
{
  while (gtk_adjustment_get_value (place) == 0)
    g_main_context_iteration (NULL, TRUE);
}

/* Returns: (nullable): the box of a section */
static GtkWidget *
find_section (GtkWidget  *widget,
              const char *id)
{
  GtkWidget *found = NULL;

  if (g_strcmp0 (gtk_widget_get_name (widget), id) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_section (child, id);

  return found;
}

static GtkWidget *
open_book (void)
{
  DulleRules rules = dulle_rules_default ();
  GtkWidget *window;

  adw_init ();
  window = dulle_rule_book_new (NULL, &rules);
  gtk_window_present (GTK_WINDOW (window));

  return window;
}

/* The book speaks of French suits. */
START_TEST (test_german_suits)
{
  for (int german = 1; german >= 0; german--)
    {
      GtkWidget *window, *first;

      adw_init ();
      g_object_set (dulle_deck_get_default (), "id", german ? DULLE_DECK_GERMAN : DULLE_DECK_FRENCH,
                    NULL);
      window = open_book ();
      first = gtk_widget_get_first_child (gtk_widget_get_parent (find_section (window, "deck")));
      ck_assert_int_eq (g_str_has_prefix (gtk_label_get_label (GTK_LABEL (first)),
                                          "With German suits, "),
                        german);
      gtk_window_destroy (GTK_WINDOW (window));
    }
}
END_TEST

static void
search (GtkWidget  *window,
        const char *text)
{
  GtkWidget *entry = find_child (window, GTK_TYPE_SEARCH_ENTRY);

  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  g_signal_emit_by_name (entry, "search-changed");
}

START_TEST (test_section)
{
  GtkWidget         *window = open_book ();
  GtkScrolledWindow *scroller = GTK_SCROLLED_WINDOW (
      gtk_widget_get_ancestor (find_section (window, "deck"), GTK_TYPE_SCROLLED_WINDOW));
  GtkWidget *bock = find_section (window, "bock");

  dulle_rule_book_show_section (DULLE_RULE_BOOK (window), DULLE_BOOK_BOCK);
  ck_assert (gtk_window_get_focus (GTK_WINDOW (window)) == bock);
  iterate_until_scrolled (gtk_scrolled_window_get_vadjustment (scroller));

  /* The official rules have no superpigs to speak of; that there are no pigs says it all. */
  ck_assert_ptr_null (find_section (window, "superpigs"));
  dulle_rule_book_show_section (DULLE_RULE_BOOK (window), DULLE_BOOK_SUPERPIGS);
  ck_assert (gtk_window_get_focus (GTK_WINDOW (window)) == find_section (window, "pigs"));
  check_named_once (window);
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

/* Whoever has no mouse comes to each section, one after the other, and so down the book. */
START_TEST (test_tab)
{
  GtkWidget *window = open_book ();
  GtkWidget *section = find_section (window, "deck");

  ck_assert (gtk_widget_grab_focus (section));
  while (section != NULL)
    {
      ck_assert (gtk_window_get_focus (GTK_WINDOW (window)) == section);
      do
        section = gtk_widget_get_next_sibling (section);
      while (section != NULL && !gtk_widget_get_focusable (section));
      gtk_widget_child_focus (window, GTK_DIR_TAB_FORWARD);
    }
  check_tab_round (GTK_WINDOW (window));
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

static float
left_of (GtkWidget *widget,
         GtkWidget *window)
{
  graphene_point_t point;

  ck_assert (gtk_widget_compute_point (widget, window, &GRAPHENE_POINT_INIT (0, 0), &point));

  return point.x;
}

/* Headings of chapters stand above those of their sections. */
START_TEST (test_margin)
{
  GtkWidget *window = open_book ();
  GtkWidget *section = find_section (window, "deck");
  GtkWidget *chapter = gtk_widget_get_prev_sibling (section);

  add_style_sheet ();
  run_frames (window, 3);

  ck_assert (GTK_IS_LABEL (chapter));
  ck_assert_float_eq_tol (left_of (chapter, window),
                          left_of (find_child (section, GTK_TYPE_LABEL), window), 0.5f);
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

START_TEST (test_search)
{
  GtkWidget *window = open_book ();
  GtkWidget *marriage = find_section (window, "marriage");
  GtkStack  *stack = GTK_STACK (gtk_widget_get_ancestor (marriage, GTK_TYPE_STACK));

  search (window, "QUEENS OF CLUBS");
  ck_assert (gtk_widget_get_visible (marriage));
  ck_assert (!gtk_widget_get_visible (find_section (window, "bock")));
  search (window, "clubs marriage");
  ck_assert (gtk_widget_get_visible (marriage));
  search (window, "weather");
  ck_assert_str_eq (gtk_stack_get_visible_child_name (stack), "nothing");
  search (window, "");
  ck_assert_str_eq (gtk_stack_get_visible_child_name (stack), "book");
  ck_assert (gtk_widget_get_visible (find_section (window, "bock")));
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

START_TEST (test_contents)
{
  GtkWidget  *window = open_book ();
  GtkWidget  *menu = find_child (window, GTK_TYPE_MENU_BUTTON);
  GtkWidget  *popover = GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (menu)));
  GtkListBox *list = GTK_LIST_BOX (find_child (popover, GTK_TYPE_LIST_BOX));

  g_signal_emit_by_name (list, "row-activated", gtk_list_box_get_row_at_index (list, 1));
  ck_assert (gtk_window_get_focus (GTK_WINDOW (window)) == find_section (window, "dealing"));
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

/* The one window that is a rule book. */
static GtkWidget *
find_book (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (DULLE_IS_RULE_BOOK (window))
        return window;
    }

  return NULL;
}

/* Where the book of the official rules says something of @section. */
static GtkWidget *
find_said (GtkWidget       *book,
           DulleBookSection section)
{
  return find_section (book, section == DULLE_BOOK_SUPERPIGS ? "pigs"
                                                             : dulle_book_section_id (section));
}

/* Every one of them; where several lead to one place, the first. */
START_TEST (test_from_options)
{
  gboolean   is_seen[DULLE_BOOK_N_SECTIONS] = { FALSE };
  GtkWidget *window;

  adw_init ();
  window = dulle_rules_window_new (NULL, NULL);
  gtk_window_present (GTK_WINDOW (window));
  for (int option = 0; option < DULLE_N_OPTIONS; option++)
    {
      DulleBookSection section = dulle_book_section_of_option (option);
      GtkWidget       *book;
      GtkWidget       *said;

      if (is_seen[section])
        continue;
      is_seen[section] = TRUE;
      gtk_widget_activate_action (window, "rules.book", "i", option);
      book = find_book ();
      ck_assert_ptr_nonnull (book);
      said = find_said (book, section);
      ck_assert_msg (said != NULL && gtk_window_get_focus (GTK_WINDOW (book)) == said, "%s",
                     dulle_option (option)->id);
      gtk_window_destroy (GTK_WINDOW (book));
    }
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

/* Every line that a score may have. */
START_TEST (test_from_lines)
{
  GtkWidget *book = open_book ();

  for (int line = 0; line < DULLE_N_LINES; line++)
    {
      DulleBookSection section = dulle_book_section_of_line ((DulleLineId) line);

      dulle_rule_book_show_section (DULLE_RULE_BOOK (book), section);
      ck_assert_ptr_eq (gtk_window_get_focus (GTK_WINDOW (book)), find_said (book, section));
    }
  gtk_window_destroy (GTK_WINDOW (book));
}
END_TEST

/* Every word that explains itself. */
START_TEST (test_from_words)
{
  GtkWidget *book = open_book ();

  for (int word = 0; word < DULLE_N_WORDS; word++)
    {
      DulleBookSection section = dulle_word_section ((DulleWord) word);

      dulle_rule_book_show_section (DULLE_RULE_BOOK (book), section);
      ck_assert_msg (gtk_window_get_focus (GTK_WINDOW (book)) == find_said (book, section), "%s",
                     dulle_word_id ((DulleWord) word));
    }
  gtk_window_destroy (GTK_WINDOW (book));
}
END_TEST

/* The list of a combo row has a search of its own from libadwaita 1.4 on, which is not shown. */
static void
check_search (GtkWidget *widget)
{
  const char *icon = GTK_IS_BUTTON (widget) ? gtk_button_get_icon_name (GTK_BUTTON (widget)) : NULL;

  if (g_strcmp0 (icon, "edit-find-symbolic") == 0)
    gtk_test_accessible_assert_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                         "Search");
  if (GTK_IS_SEARCH_ENTRY (widget))
    gtk_test_accessible_assert_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                         "Search in the rules");
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!GTK_IS_POPOVER (child))
      check_search (child);
}

START_TEST (test_search_of_options)
{
  GtkWidget *window;

  adw_init ();
  window = dulle_rules_window_new (NULL, NULL);
  check_search (window);
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

/* Of an option there is a button in its help, which makes way for the book. */
START_TEST (test_from_help)
{
  GtkWidget  *window;
  GtkWidget  *row;
  GtkWidget  *menu;
  GtkPopover *help;

  adw_init ();
  window = dulle_rules_window_new (NULL, NULL);
  gtk_window_present (GTK_WINDOW (window));
  dulle_rules_window_show_option (DULLE_RULES_WINDOW (window), DULLE_OPTION (nines));
  row = GTK_WIDGET (
      dulle_rules_window_get_row (DULLE_RULES_WINDOW (window), DULLE_OPTION (nines)));
  menu = find_child (row, GTK_TYPE_MENU_BUTTON);
  gtk_menu_button_popup (GTK_MENU_BUTTON (menu));
  help = gtk_menu_button_get_popover (GTK_MENU_BUTTON (menu));
  ck_assert (gtk_widget_get_visible (GTK_WIDGET (help)));
  /* The tooltip of the button would lie on it. */
  ck_assert (!gtk_widget_get_has_tooltip (menu));

  g_signal_emit_by_name (find_child (GTK_WIDGET (help), GTK_TYPE_BUTTON), "clicked");
  ck_assert_ptr_nonnull (find_book ());
  while (gtk_widget_get_visible (GTK_WIDGET (help)))
    g_main_context_iteration (NULL, TRUE);
  ck_assert (gtk_widget_get_has_tooltip (menu));
  gtk_window_destroy (GTK_WINDOW (find_book ()));
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

/* A word that explains itself */

static void
opened_cb (GSimpleAction *action,
           GVariant      *section,
           gpointer       opened)
{
  g_string_assign (opened, g_variant_get_string (section, NULL));
}

static GtkEventController *
find_controller (GtkWidget *widget,
                 GType      type)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (controller, type))
        return controller;
    }
  ck_abort_msg ("nothing listens");

  return NULL;
}

/* It is asked for by a long press, leads to its section, and is gone when it is closed. */
START_TEST (test_word)
{
  g_autoptr (GString) opened = g_string_new (NULL);
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  g_autoptr (GSimpleAction) action = g_simple_action_new ("rule-book", G_VARIANT_TYPE_STRING);
  GtkWidget *window, *button, *popover;

  adw_init ();
  window = gtk_window_new ();
  button = gtk_button_new_with_label ("Silent");
  gtk_window_set_child (GTK_WINDOW (window), button);
  g_signal_connect (action, "activate", G_CALLBACK (opened_cb), opened);
  g_action_map_add_action (G_ACTION_MAP (actions), G_ACTION (action));
  gtk_widget_insert_action_group (window, "win", G_ACTION_GROUP (actions));
  dulle_word_attach (button, DULLE_WORD_SILENT_MARRIAGE);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       dulle_word_explanation (DULLE_WORD_SILENT_MARRIAGE));
  ck_assert (gtk_widget_get_has_tooltip (button));

  g_signal_emit_by_name (find_controller (button, GTK_TYPE_GESTURE_LONG_PRESS), "pressed", 1.0,
                         1.0);
  popover = find_child (button, GTK_TYPE_POPOVER);
  ck_assert_ptr_nonnull (popover);
  ck_assert (!gtk_widget_get_has_tooltip (button));
  gtk_widget_activate (find_child (popover, GTK_TYPE_BUTTON));
  while (find_child (button, GTK_TYPE_POPOVER) != NULL)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_str_eq (opened->str, "silent-marriage");
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

static GtkWidget *
add_row (GtkWidget *list,
         DulleWord  word)
{
  GtkWidget *label = gtk_label_new ("line");

  gtk_list_box_append (GTK_LIST_BOX (list), label);
  dulle_word_attach (label, word);

  return label;
}

/* Returns: whether the Menu key explains the word of @label */
static gboolean
press_menu (GtkWidget *label)
{
  GtkEventController *keys = find_controller (label, GTK_TYPE_SHORTCUT_CONTROLLER);
  g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (keys), 0);

  return gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, label, NULL);
}

/* Words in the rows of a list belong to the row that has the focus, which says what they mean. */
START_TEST (test_word_in_row)
{
  GtkWidget *window, *list, *labels[2];

  adw_init ();
  window = gtk_window_new ();
  list = gtk_list_box_new ();
  gtk_window_set_child (GTK_WINDOW (window), list);
  labels[0] = add_row (list, DULLE_WORD_BOCK);
  labels[1] = add_row (list, DULLE_WORD_SILENT_MARRIAGE);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (labels[1]))
    g_main_context_iteration (NULL, TRUE);
  gtk_widget_grab_focus (gtk_widget_get_parent (labels[1]));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (gtk_widget_get_parent (labels[1])),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       dulle_word_explanation (DULLE_WORD_SILENT_MARRIAGE));
  ck_assert (!press_menu (labels[0]));
  ck_assert (press_menu (labels[1]));
  ck_assert_ptr_nonnull (find_child (labels[1], GTK_TYPE_POPOVER));

  gtk_widget_grab_focus (gtk_widget_get_parent (labels[0]));
  dulle_word_attach (labels[0], DULLE_NO_WORD);
  ck_assert (!press_menu (labels[0]));
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

SUITE ("book-window",
       test_section,
       test_tab,
       test_german_suits,
       test_margin,
       test_search,
       test_contents,
       test_from_options,
       test_from_lines,
       test_from_words,
       test_search_of_options,
       test_from_help,
       test_word,
       test_word_in_row)
