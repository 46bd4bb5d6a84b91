/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Whoever holds a marriage and is healthy is asked once more, on the panel and in the line below
 * the table.
 */
#include <adwaita.h>

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

/* The question stays there behind the hint. */
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
  close_player (&player);
}
END_TEST

SUITE ("silent-marriage", test_question, test_hint)
