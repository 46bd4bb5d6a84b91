/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A game that is sent anew, such as after taking back, while it is the person's turn already.
 */
#include "engine/legality.h"
#include "table/dulle-hand-card.h"
#include "table/dulle-hand-widget.h"

#include "sent-game.h"
#include "suite.h"

static void
settled_cb (gboolean *settled)
{
  *settled = TRUE;
}

/* Waits until @event is seen on the table. */
static void
show_event (Fixture    *fixture,
            DulleEvent *event)
{
  gboolean settled = FALSE;
  gulong   handler = g_signal_connect_swapped (fixture->table, "settled", G_CALLBACK (settled_cb),
                                               &settled);

  send_event (fixture, event);
  while (!settled)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (fixture->table, handler);
}

/* Trump is led: most of the hand may not be played. */
static void
lead_trump (Fixture *fixture)
{
  DulleAction trump = dulle_action_play (3, DULLE_CARD (DULLE_DIAMONDS, DULLE_TEN));

  play_card (fixture, "CA");
  play_card (fixture, "CK");
  play_card (fixture, "CT");
  play_card (fixture, "D9");
  await_tricks (fixture, 1);
  ck_assert_int_eq (dulle_game_apply (&fixture->game, &trump), DULLE_ACCEPTED);
  show_event (fixture, dulle_event_new (DULLE_EVENT_RESUMED));
}

/* The keyboard is led to a card that may be played, wherever it was before. */
START_TEST (test_focus)
{
  Fixture          fixture;
  DulleView        view;
  DulleHandWidget *hand;
  GtkWidget       *focus;
  guint            last;

  set_up (&fixture, "off", FALSE);
  lead_trump (&fixture);
  hand = DULLE_HAND_WIDGET (find_child (GTK_WIDGET (fixture.table), DULLE_TYPE_HAND_WIDGET));
  last = dulle_hand_widget_get_count (hand) - 1;
  view = dulle_game_view (&fixture.game, 0);
  ck_assert (!dulle_hand_has (dulle_action_cards (&view.board, &view.own),
                              dulle_hand_widget_get_card (hand, last)));

  dulle_hand_widget_focus (hand, last);
  show_event (&fixture, dulle_event_new (DULLE_EVENT_RESUMED));
  focus = gtk_window_get_focus (fixture.window);
  ck_assert (dulle_hand_has (dulle_action_cards (&view.board, &view.own),
                             dulle_hand_card_get_card (DULLE_HAND_CARD (focus))));
  tear_down (&fixture);
}
END_TEST

SUITE ("table-anew", test_focus)
