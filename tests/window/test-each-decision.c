/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Each decision that a person may be asked for, in a window as small as a telephone:
 * a deal brings it about, and each answer is given once by the pointer and once by
 * the keyboard. The pointer must find the button, and nothing on it, at its middle;
 * the keyboard must come there by Tab, or have a key of its own. And the panel that asks
 * leads to what the rule book of this table says of it.
 */
#include <adwaita.h>

#include "panels/dulle-answer-grid.h"
#include "panels/dulle-decision-panel.h"
#include "panels/dulle-exchange-tray.h"
#include "setup/dulle-rule-book.h"
#include "table/dulle-hand-card.h"

#include "engine/action-text.h"

#include "asked-player.h"
#include "first-settings.h"
#include "scale.h"
#include "style-sheet.h"
#include "suite.h"
#include "widget-tree.h"

#define WIDTH  360
#define HEIGHT 640

#define MAX_TABS 80

/* Finding */

static gboolean
does (GtkWidget         *widget,
      const DulleAction *wanted,
      DulleParty         party)
{
  g_autofree char *word = dulle_action_format (wanted, party);
  GVariant        *target;

  if (!GTK_IS_BUTTON (widget) || gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)) == NULL)
    return FALSE;

  target = gtk_actionable_get_action_target_value (GTK_ACTIONABLE (widget));
  if (target == NULL)
    return FALSE;
  if (g_variant_is_of_type (target, G_VARIANT_TYPE_BYTE))
    return wanted->kind == DULLE_ACTION_ANNOUNCE && g_variant_get_byte (target) == wanted->level;

  return g_variant_is_of_type (target, G_VARIANT_TYPE_STRING) &&
         g_str_equal (g_variant_get_string (target, NULL), word);
}

static GtkWidget *
find (GtkWidget         *widget,
      const DulleAction *wanted,
      DulleParty         party)
{
  if (!gtk_widget_get_visible (widget))
    return NULL;
  if (does (widget, wanted, party))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find (child, wanted, party);

      if (found != NULL)
        return found;
    }

  return NULL;
}

/* @target: (nullable): what the button's action is given */
static GtkWidget *
find_by_action (GtkWidget  *widget,
                const char *action,
                GVariant   *target)
{
  const char *name = GTK_IS_ACTIONABLE (widget)
                         ? gtk_actionable_get_action_name (GTK_ACTIONABLE (widget))
                         : NULL;

  if (!gtk_widget_get_visible (widget))
    return NULL;
  if (g_strcmp0 (name, action) == 0 &&
      (target == NULL ||
       g_variant_equal (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (widget)), target)))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_by_action (child, action, target);

      if (found != NULL)
        return found;
    }

  return NULL;
}

/* What a solo is named with is chosen before. */
static GtkWidget *
find_variant (Player *player)
{
  GtkWidget *choice = find_child (GTK_WIDGET (player->window), GTK_TYPE_DROP_DOWN);
  GtkWidget *button = find (GTK_WIDGET (player->window), &player->wanted, player->view.own.party);

  if (button != NULL || choice == NULL)
    return button;

  for (guint i = 0; button == NULL &&
                    i < g_list_model_get_n_items (gtk_drop_down_get_model (GTK_DROP_DOWN (choice)));
       i++)
    {
      gtk_drop_down_set_selected (GTK_DROP_DOWN (choice), i);
      button = find (GTK_WIDGET (player->window), &player->wanted, player->view.own.party);
    }
  iterate_to_layout (player);

  return button;
}

static GtkWidget *
find_card (GtkWidget *widget,
           DulleCard  card)
{
  if (DULLE_IS_HAND_CARD (widget) && dulle_hand_card_get_card (DULLE_HAND_CARD (widget)) == card)
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_card (child, card);

      if (found != NULL)
        return found;
    }

  return NULL;
}

/* Answering */

/* @share: how far from its left the widget must be free: cards lie on each other */
static void
click (Player    *player,
       GtkWidget *widget,
       double     share)
{
  GtkWidget *root = GTK_WIDGET (player->window);
  GtkWidget *hit;
  double     x;
  double     y;

  gtk_widget_translate_coordinates (widget, root, gtk_widget_get_width (widget) * share,
                                    gtk_widget_get_height (widget) / 2.0, &x, &y);
  hit = gtk_widget_pick (root, x, y, GTK_PICK_DEFAULT);
  ck_assert_msg (hit != NULL && (hit == widget || gtk_widget_is_ancestor (hit, widget)),
                 "%s: what is at %.0f, %.0f is %s", player->current->name, x, y, GTK_IS_LABEL (hit) ? gtk_label_get_label (GTK_LABEL (hit)) : G_OBJECT_TYPE_NAME (hit));
  g_signal_emit_by_name (widget, "clicked");
}

/* Beyond the edge of what scrolls nothing can be clicked: a wheel brings it in, as
 * the focus does. */
static void
click_button (Player    *player,
              GtkWidget *button)
{
  gtk_widget_grab_focus (button);
  iterate_to_layout (player);
  click (player, button, 0.5);
}

static void
tab_to (Player    *player,
        GtkWidget *button)
{
  GtkWidget *root = GTK_WIDGET (player->window);

  for (guint i = 0; i < MAX_TABS && gtk_root_get_focus (GTK_ROOT (root)) != button; i++)
    gtk_widget_child_focus (root, GTK_DIR_TAB_FORWARD);
  ck_assert_msg (gtk_root_get_focus (GTK_ROOT (root)) == button, "%s: not reached by Tab",
                 player->current->name);
  gtk_widget_activate (button);
}

/* What finds no room in a row stands in the menu at its end. */

static GtkWidget *
find_choice (GtkWidget  *widget,
             const char *wanted)
{
  if (g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkModelButton") && gtk_widget_get_mapped (widget))
    {
      g_autofree char *text = NULL;

      g_object_get (widget, "text", &text, NULL);
      return g_strcmp0 (text, wanted) == 0 ? widget : NULL;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_choice (child, wanted);

      if (found != NULL)
        return found;
    }

  return NULL;
}

/* Of one line, or of two. Returns: (transfer full) */
static char *
read_button (GtkWidget *button)
{
  const char *label = gtk_button_get_label (GTK_BUTTON (button));
  GtkWidget  *lines = gtk_button_get_child (GTK_BUTTON (button));

  if (label != NULL)
    return g_strdup (label);

  return g_strdup_printf ("%s %s",
                          gtk_label_get_label (GTK_LABEL (gtk_widget_get_first_child (lines))),
                          gtk_label_get_label (GTK_LABEL (gtk_widget_get_last_child (lines))));
}

static void
press_in_menu (Player    *player,
               GtkWidget *button,
               gboolean   by_keyboard)
{
  GtkWidget       *menu = gtk_widget_get_last_child (gtk_widget_get_parent (button));
  GtkWidget       *toggle = gtk_widget_get_first_child (menu);
  GtkWidget       *popover;
  GtkWidget       *choice;
  g_autofree char *text = read_button (button);

  ck_assert (GTK_IS_MENU_BUTTON (menu));
  if (by_keyboard)
    tab_to (player, toggle);
  else
    click_button (player, toggle);
  while (!gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (toggle)))
    g_main_context_iteration (NULL, TRUE);
  iterate_to_layout (player);
  popover = GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (menu)));
  choice = find_choice (popover, text);
  ck_assert_msg (choice != NULL, "%s: not in the menu", player->current->name);
  for (guint i = 0; by_keyboard && i < MAX_TABS && !gtk_widget_has_focus (choice); i++)
    gtk_widget_child_focus (popover, GTK_DIR_TAB_FORWARD);
  ck_assert_msg (!by_keyboard || gtk_widget_has_focus (choice), "%s: not reached in the menu",
                 player->current->name);
  g_signal_emit_by_name (choice, "clicked");
}

/* The cards of an exchange go to the middle one by one. */
static void
put_cards (Player  *player,
           gboolean by_keyboard)
{
  GtkWidget         *root = GTK_WIDGET (player->window);
  DulleExchangeTray *tray = DULLE_EXCHANGE_TRAY (find_child (root, DULLE_TYPE_EXCHANGE_TRAY));
  DulleHand          left = player->wanted.cards - dulle_exchange_tray_get_chosen (tray);

  while (left != 0)
    {
      DulleCard  card = dulle_hand_first (left);
      GtkWidget *button = find_card (root, card);

      left = dulle_hand_remove (left, card);
      ck_assert_ptr_nonnull (button);
      ck_assert_ptr_null (find (root, &player->wanted, player->view.own.party));
      ck_assert_ptr_null (find_by_action (root, "win.decide", NULL));
      if (by_keyboard)
        {
          gtk_widget_grab_focus (button);
          ck_assert (gtk_widget_activate_action (button, "card.play", NULL));
        }
      else
        {
          click (player, button, 0.1);
        }
      while (dulle_hand_size (dulle_exchange_tray_get_chosen (tray)) <
             dulle_hand_size (player->wanted.cards - left))
        g_main_context_iteration (NULL, TRUE);
      iterate_to_layout (player);
    }
  ck_assert_uint_eq (dulle_exchange_tray_get_chosen (tray), player->wanted.cards);
}

static void
press (Player    *player,
       GtkWidget *button,
       gboolean   by_keyboard)
{
  ck_assert_msg (button != NULL, "%s: there is no button", player->current->name);
  ck_assert (gtk_widget_is_sensitive (button));
  if (!gtk_widget_get_child_visible (button))
    press_in_menu (player, button, by_keyboard);
  else if (by_keyboard)
    tab_to (player, button);
  else
    click_button (player, button);
  iterate_until (player, &player->answered);
}

/* The card that is to lie in place of a wrong one has a button, and may be clicked itself. */
static void
click_other_card (Player *player)
{
  GtkWidget *card = find_card (GTK_WIDGET (player->window), player->wanted.card);

  ck_assert_ptr_nonnull (card);
  click (player, card, 0.1);
  iterate_until (player, &player->answered);
}

static void
answer (Player  *player,
        gboolean by_keyboard)
{
  iterate_to_layout (player);
  if (player->wanted.kind == DULLE_ACTION_PASS || player->wanted.kind == DULLE_ACTION_RETURN)
    put_cards (player, by_keyboard);

  if (player->wanted.kind == DULLE_ACTION_CORRECT && !by_keyboard)
    click_other_card (player);
  else
    press (player, find_variant (player), by_keyboard);
  ck_assert_msg (dulle_action_equal (&player->seen, &player->wanted), "%s: another answer came",
                 player->current->name);
}

/* Returns: (nullable): the window with the rule book */
static GtkWindow *
find_book (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (DULLE_IS_RULE_BOOK (window))
        return window;
    }

  return NULL;
}

/* An announcement is offered by a bar, without a question. */
static void
look_up (Player *player)
{
  GtkWidget  *panel = find_child (GTK_WIDGET (player->window), DULLE_TYPE_DECISION_PANEL);
  GtkWidget  *help;
  GtkWindow  *book;
  const char *section;

  if (!gtk_widget_get_mapped (panel))
    return;

  help = find_by_action (panel, "win.rule-book", NULL);
  ck_assert_msg (help != NULL, "%s: no way to the rule book", player->current->name);
  section = g_variant_get_string (
      gtk_actionable_get_action_target_value (GTK_ACTIONABLE (help)), NULL);
  g_signal_emit_by_name (help, "clicked");
  book = find_book ();
  ck_assert_ptr_nonnull (book);
  ck_assert_msg (g_str_equal (gtk_widget_get_name (gtk_window_get_focus (book)), section),
                 "%s: the book says nothing of “%s”", player->current->name, section);
  gtk_window_destroy (book);
}

/* Both are asked beside the game: there is no action for them. */

static void
vote (Player  *player,
      gboolean in_favour,
      gboolean by_keyboard)
{
  g_autoptr (GVariant) target = g_variant_ref_sink (g_variant_new_boolean (in_favour));

  bring_about (player, &vote_case);
  iterate_to_layout (player);
  press (player, find_by_action (GTK_WIDGET (player->window), "win.vote", target), by_keyboard);
  ck_assert_int_eq (player->voted, in_favour);
}

static void
watch (Player  *player,
       gboolean by_keyboard)
{
  guint seen = 0;

  bring_about (player, &outside_case);
  iterate_to_layout (player);
  press (player, find_by_action (GTK_WIDGET (player->window), "win.open-hands", NULL), by_keyboard);
  for (guint i = 0; i < DULLE_N_SEATS; i++)
    {
      guint8 before = player->watched;

      iterate_to_layout (player);
      player->answered = FALSE;
      press (player, find_by_action (GTK_WIDGET (player->window), "win.watch", NULL), by_keyboard);
      ck_assert_uint_eq (player->watched, dulle_next_seat (before));
      seen |= 1u << player->watched;
    }
  ck_assert_uint_eq (seen, (1u << DULLE_N_SEATS) - 1);
}

static void
choose_hand (Player  *player,
             guint8   seat,
             gboolean by_keyboard)
{
  g_autoptr (GVariant) target = g_variant_ref_sink (g_variant_new_byte (seat));

  bring_about (player, &choice_case);
  iterate_to_layout (player);
  press (player, find_by_action (GTK_WIDGET (player->window), "win.choose-hand", target),
         by_keyboard);
  ck_assert_uint_eq (player->watched, seat);
}

static void
decide_all (gboolean by_keyboard)
{
  Player player = { 0 };
  /* Where everything is slow, each case is answered in one way. */
  guint step = scaled (100) < 100 ? 2 : 1;

  /* Hands that were opened stay so for the tournament. */
  g_object_unref (first_settings ());
  open_player (&player, WIDTH, HEIGHT);
  for (guint i = (guint) by_keyboard % step; i < N_CASES; i += step)
    {
      bring_about (&player, &cases[i]);
      if (by_keyboard)
        look_up (&player);
      answer (&player, by_keyboard);
    }
  vote (&player, TRUE, by_keyboard);
  vote (&player, FALSE, by_keyboard);
  watch (&player, by_keyboard);
  choose_hand (&player, 2, by_keyboard);
  choose_hand (&player, DULLE_NO_SEAT, by_keyboard);
  close_player (&player);
}

START_TEST (test_by_click)
{
  decide_all (FALSE);
}
END_TEST

START_TEST (test_by_keyboard)
{
  decide_all (TRUE);
}
END_TEST

static GtkAdjustment *
find_lines (Player *player)
{
  GtkWidget *panel = find_child (GTK_WIDGET (player->window), DULLE_TYPE_DECISION_PANEL);

  return gtk_scrolled_window_get_vadjustment (
      GTK_SCROLLED_WINDOW (find_child (panel, GTK_TYPE_SCROLLED_WINDOW)));
}

/* In a window of moderate size, what is called most often is seen without scrolling; in a
 * larger one, long names of marriages leave room for the solos, too. */
START_TEST (test_whole_question)
{
  static const struct
  {
    const char *name;
    int         width;
    int         height;
  } questions[] = {
    { "a solo", 800, 600 },
    { "a marriage", 800, 600 },
    { "a kind of marriage", 1000, 720 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    {
      Player         player = { 0 };
      GtkAdjustment *lines;

      open_player (&player, questions[i].width, questions[i].height);
      add_style_sheet ();
      bring_about (&player, find_case (questions[i].name));
      iterate_to_layout (&player);
      lines = find_lines (&player);
      ck_assert_float_le (gtk_adjustment_get_upper (lines), gtk_adjustment_get_page_size (lines));
      close_player (&player);
    }
}
END_TEST

/* Where one question was scrolled to, and where the focus was, the next does not begin. */
START_TEST (test_next_question)
{
  Player player = { 0 };

  open_player (&player, WIDTH, 400);
  add_style_sheet ();
  for (guint i = 0; i < 3; i++)
    {
      GtkAdjustment *lines;

      bring_about (&player, find_case ("a solo"));
      iterate_to_layout (&player);
      lines = find_lines (&player);
      ck_assert_float_gt (gtk_adjustment_get_upper (lines), gtk_adjustment_get_page_size (lines));
      ck_assert_float_eq (gtk_adjustment_get_value (lines), 0);
      answer (&player, FALSE);
    }

  close_player (&player);
}
END_TEST

static void
assert_lines (GtkWidget  *widget,
              const char *text,
              int         n_lines)
{
  if (GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text))
    ck_assert_int_eq (
        pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (widget))), n_lines);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    assert_lines (child, text, n_lines);
}

/* An answer that needs several lines makes the others high, but not narrow. */
START_TEST (test_short_answers)
{
  Player player = { 0 };

  open_player (&player, WIDTH, HEIGHT);
  bring_about (&player, find_case ("a kind of marriage"));
  iterate_to_layout (&player);
  assert_lines (GTK_WIDGET (player.window), "Club solo", 1);
  close_player (&player);
}
END_TEST

/* What the line below the buttons has no room for is in the tooltip. */
START_TEST (test_cut_line)
{
  Player     player = { 0 };
  GtkWidget *answer, *line;

  open_player (&player, 800, 600);
  bring_about (&player, find_case ("a solo"));
  iterate_to_layout (&player);
  answer = find_variant (&player);
  line = gtk_widget_get_last_child (gtk_widget_get_ancestor (answer, DULLE_TYPE_DECISION_PANEL));
  gtk_widget_grab_focus (answer);
  ck_assert (!gtk_widget_get_has_tooltip (answer));
  gtk_widget_grab_focus (find_css_class (GTK_WIDGET (player.window), "healthy"));
  gtk_widget_set_margin_end (line, gtk_widget_get_width (line) - 60);
  iterate_to_layout (&player);
  gtk_widget_grab_focus (answer);
  ck_assert (gtk_widget_get_has_tooltip (answer));
  close_player (&player);
}
END_TEST

static gboolean
has_answer_below (int dpi)
{
  Player          player = { 0 };
  GtkWidget      *answer;
  GtkWidget      *question;
  graphene_rect_t place;
  gboolean        below;

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", dpi * PANGO_SCALE, NULL);
  open_player (&player, WIDTH, HEIGHT);
  bring_about (&player, find_case ("a solo"));
  iterate_to_layout (&player);
  answer = find_css_class (GTK_WIDGET (player.window), "healthy");
  question = gtk_widget_get_prev_sibling (answer);
  ck_assert (gtk_widget_compute_bounds (answer, question, &place));
  below = place.origin.y >= (float) gtk_widget_get_height (question);
  close_player (&player);

  return below;
}

/* With large letters in a telephone's width, a question is no narrow column. */
START_TEST (test_answer_below)
{
  adw_init ();
  add_style_sheet ();
  ck_assert (!has_answer_below (96));
  ck_assert (has_answer_below (144));
}
END_TEST

/* Whoever has to play a solo has none shown before one is looked at, and calls none by Return. */
START_TEST (test_compulsory_solo)
{
  Player           player = { 0 };
  GtkWidget       *root;
  DulleAnswerGrid *grid;

  open_player (&player, WIDTH, HEIGHT);
  bring_about (&player, find_case ("a compulsory solo"));
  iterate_to_layout (&player);
  root = GTK_WIDGET (player.window);
  grid = DULLE_ANSWER_GRID (find_child (root, DULLE_TYPE_ANSWER_GRID));
  ck_assert_uint_eq (dulle_answer_grid_get_considered (grid), DULLE_CONTRACT_NORMAL);
  ck_assert (gtk_widget_is_focus (GTK_WIDGET (grid)));
  gtk_widget_child_focus (root, GTK_DIR_TAB_FORWARD);
  ck_assert (GTK_IS_BUTTON (gtk_root_get_focus (GTK_ROOT (root))));
  ck_assert_uint_ne (dulle_answer_grid_get_considered (grid), DULLE_CONTRACT_NORMAL);
  gtk_widget_child_focus (root, GTK_DIR_TAB_BACKWARD);
  ck_assert (!gtk_widget_is_focus (GTK_WIDGET (grid)));
  close_player (&player);
}
END_TEST

/* Return passes on a poverty without a choice; one that is offered is not taken by mistake. */
START_TEST (test_return)
{
  static const struct
  {
    const char *name;
    const char *answer;
  } answers[] = {
    { "cards to pass on", "0:pass/" },
    { "taking a poverty", "0:refuse" },
  };
  Player player = { 0 };

  open_player (&player, WIDTH, HEIGHT);
  for (guint i = 0; i < G_N_ELEMENTS (answers); i++)
    {
      GtkWidget *focus;
      GVariant  *target;

      bring_about (&player, find_case (answers[i].name));
      iterate_to_layout (&player);
      focus = gtk_root_get_focus (GTK_ROOT (player.window));
      ck_assert (GTK_IS_BUTTON (focus));
      target = gtk_actionable_get_action_target_value (GTK_ACTIONABLE (focus));
      ck_assert (g_str_has_prefix (g_variant_get_string (target, NULL), answers[i].answer));
    }
  close_player (&player);
}
END_TEST

SUITE ("each-decision",
       test_by_click,
       test_by_keyboard,
       test_whole_question,
       test_next_question,
       test_short_answers,
       test_cut_line,
       test_compulsory_solo,
       test_return,
       test_answer_below)
