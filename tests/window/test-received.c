/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The cards of a poverty stand out of the hand of whoever was given them.
 */
#include <adwaita.h>

#include "engine/legality.h"
#include "session/dulle-session.h"
#include "table/dulle-hand-widget.h"

#include "asked-player.h"
#include "suite.h"
#include "widget-tree.h"

static DulleHand
find_received (Player *player)
{
  GtkWidget *hand = find_child (GTK_WIDGET (player->table), DULLE_TYPE_HAND_WIDGET);
  DulleHand  received = 0;

  for (GtkWidget *card = gtk_widget_get_first_child (hand); card != NULL;
       card = gtk_widget_get_next_sibling (card))
    if (gtk_widget_has_css_class (card, "received"))
      received += dulle_hand_of (dulle_hand_card_get_card (DULLE_HAND_CARD (card)));

  return received;
}

/* Until as many are given back. */
START_TEST (test_taken_up)
{
  Player      player = { 0 };
  DulleAction actions[DULLE_MAX_ACTIONS];

  open_player (&player, 1000, 700);
  bring_about (&player, find_case ("cards to give back"));
  iterate_to_layout (&player);
  ck_assert_uint_gt (dulle_hand_size (player.view.own.received), 0);
  ck_assert_uint_eq (find_received (&player), player.view.own.received);

  dulle_action_list (&player.view.board, &player.view.own, actions);
  player.wanted = actions[0];
  dulle_session_submit (player.session, &actions[0]);
  iterate_until (&player, &player.answered);
  ck_assert_uint_eq (find_received (&player), 0);
  close_player (&player);
}
END_TEST

/* Until a card is played. */
START_TEST (test_given_back)
{
  Player player = { 0 };

  open_player (&player, 1000, 700);
  bring_about (&player, &poor_case);
  iterate_to_layout (&player);
  ck_assert_uint_eq (dulle_hand_size (player.view.own.received), player.view.board.n_passed);
  ck_assert_uint_eq (find_received (&player), player.view.own.received);

  dulle_session_submit (player.session, &player.wanted);
  iterate_until (&player, &player.answered);
  ck_assert_uint_eq (find_received (&player), 0);
  close_player (&player);
}
END_TEST

SUITE ("received", test_taken_up, test_given_back)
