/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Whoever holds a marriage and is healthy is asked once more, on the panel and in the line below
 * the table.
 */
#include <adwaita.h>

#include "book/words.h"
#include "panels/dulle-answer-grid.h"
#include "engine/refusal.h"

#include "panels/dulle-decision-panel.h"
#include "window/dulle-status-line.h"

#include "asked-player.h"
#include "suite.h"
#include "widget-tree.h"

static const char *
label_of (const Player *player,
          GType         type)
{
  GtkWidget *widget = find_child (GTK_WIDGET (player->window), type);

  return gtk_label_get_label (GTK_LABEL (find_child (widget, GTK_TYPE_LABEL)));
}

static const char *const question = "Do you play a silent marriage?";

static void
seen_cb (gboolean         *hinted,
         const DulleEvent *event)
{
  *hinted |= event->kind == DULLE_EVENT_HINT;
}

START_TEST (test_question)
{
  Player player = { 0 };

  open_player (&player, 1000, 700);
  bring_about (&player, find_case ("a marriage"));
  iterate_to_layout (&player);
  gtk_widget_activate_action (GTK_WIDGET (player.window), "win.healthy", NULL);
  ck_assert_str_eq (label_of (&player, DULLE_TYPE_DECISION_PANEL), question);
  ck_assert_str_eq (label_of (&player, DULLE_TYPE_STATUS_LINE), question);
  close_player (&player);
}
END_TEST

static GtkWidget *
find_answer (GtkWidget  *widget,
             const char *action)
{
  GtkWidget *found = NULL;

  if (GTK_IS_BUTTON (widget) &&
      g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), "win.decide") == 0 &&
      g_str_has_suffix (g_variant_get_string (
                            gtk_actionable_get_action_target_value (GTK_ACTIONABLE (widget)), NULL),
                        action))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_answer (child, action);

  return found;
}

/* Its answer explains this marriage, not what it is to be healthy. */
START_TEST (test_word)
{
  Player     player = { 0 };
  GtkWidget *grid, *answer;

  open_player (&player, 1000, 700);
  bring_about (&player, find_case ("a marriage"));
  iterate_to_layout (&player);
  gtk_widget_activate_action (GTK_WIDGET (player.window), "win.healthy", NULL);
  grid = find_child (GTK_WIDGET (player.window), DULLE_TYPE_ANSWER_GRID);
  answer = find_answer (grid, "healthy");
  ck_assert_ptr_nonnull (answer);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (answer),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       dulle_word_explanation (DULLE_WORD_SILENT_MARRIAGE));
  close_player (&player);
}
END_TEST

/* The question stays there behind the hint, and behind what is refused. */
START_TEST (test_hint)
{
  Player      player = { 0 };
  gboolean    hinted = FALSE;
  const char *line;

  open_player (&player, 1000, 700);
  bring_about (&player, find_case ("a marriage"));
  iterate_to_layout (&player);
  g_signal_connect_swapped (player.table, "seen", G_CALLBACK (seen_cb), &hinted);
  gtk_widget_activate_action (GTK_WIDGET (player.window), "win.healthy", NULL);
  gtk_widget_activate_action (GTK_WIDGET (player.window), "win.hint", NULL);
  iterate_until (&player, &hinted);
  line = label_of (&player, DULLE_TYPE_STATUS_LINE);
  ck_assert_str_ne (line, question);
  ck_assert_msg (g_str_has_suffix (line, question), "%s", line);
  ck_assert_str_eq (label_of (&player, DULLE_TYPE_DECISION_PANEL), question);

  g_signal_emit_by_name (player.table, "refused", DULLE_REFUSED_NOT_NOW);
  line = label_of (&player, DULLE_TYPE_STATUS_LINE);
  ck_assert_str_eq (line, "Reservations come first. Do you play a silent marriage?");
  ck_assert_str_eq (label_of (&player, DULLE_TYPE_DECISION_PANEL), question);
  close_player (&player);
}
END_TEST

SUITE ("silent-marriage", test_question, test_word, test_hint)
