/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Where pigs must be declared at the start, the game waits before somebody else leads until the
 * person has said whether it declares them, and for nothing else.
 */
#include <adwaita.h>

#include "panels/dulle-decision-panel.h"
#include "window/dulle-game-area.h"
#include "window/dulle-game-page.h"

#include "engine/view-text.h"

#include "asked-player.h"
#include "frames.h"
#include "suite.h"
#include "widget-tree.h"

#define WIDTH  360
#define HEIGHT 640

/* Enough for others to go on, if they could. */
#define N_FRAMES 10

#define PIGS      "Do you declare your pigs?"
#define SUPERPIGS "Do you declare your superpigs?"

typedef struct
{
  Player            player;
  GtkWidget        *window;
  DulleGameArea    *area;
  const DulleEvent *settled;
} Table;

static void
settled_cb (Table            *table,
            const DulleEvent *event)
{
  g_clear_pointer (&table->settled, dulle_event_unref);
  table->settled = dulle_event_ref (event);
}

static void
open_table (Table *table)
{
  open_player (&table->player, WIDTH, HEIGHT);
  table->window = GTK_WIDGET (table->player.window);
  table->area = DULLE_GAME_AREA (find_child (table->window, DULLE_TYPE_GAME_AREA));
  g_signal_connect_swapped (table->player.table, "settled", G_CALLBACK (settled_cb), table);
}

static void
close_table (Table *table)
{
  close_player (&table->player);
  g_clear_pointer (&table->settled, dulle_event_unref);
}

static void
deal_pigs (Table *table)
{
  bring_about (&table->player, find_case ("the last moment for pigs"));
  iterate_to_layout (&table->player);
}

static gboolean
asks (Table      *table,
      const char *title)
{
  GtkWidget *panel = GTK_WIDGET (dulle_game_area_get_decision (table->area));

  return gtk_widget_get_mapped (panel) && has_title (panel, title);
}

/* Returns: (nullable): a button in @widget that is shown and does @action */
static GtkWidget *
find_shown (GtkWidget  *widget,
            const char *action)
{
  GtkWidget *found = NULL;

  if (!gtk_widget_get_visible (widget))
    return NULL;
  if (GTK_IS_BUTTON (widget) &&
      g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), action) == 0)
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_shown (child, action);

  return found;
}

static void
press_no (Table *table)
{
  GtkWidget *no = find_shown (GTK_WIDGET (dulle_game_area_get_decision (table->area)),
                              "win.decline-pigs");

  ck_assert_ptr_nonnull (no);
  ck_assert (has_title (no, "No"));
  g_signal_emit_by_name (no, "clicked");
}

static void
await_next_event (Table *table)
{
  const DulleEvent *before = dulle_event_ref (table->settled);

  while (table->settled == before)
    g_main_context_iteration (NULL, TRUE);
  dulle_event_unref (before);
}

static void
show_again (Table            *table,
            const DulleEvent *event)
{
  GtkWidget *page = find_child (table->window, DULLE_TYPE_GAME_PAGE);

  dulle_game_area_show (table->area, event, dulle_game_page_get_names (DULLE_GAME_PAGE (page)));
}

START_TEST (test_waits)
{
  Table      table = { 0 };
  GtkWidget *bar;

  open_table (&table);
  deal_pigs (&table);
  bar = GTK_WIDGET (dulle_game_area_get_announcements (table.area));
  ck_assert (asks (&table, PIGS));
  ck_assert (gtk_window_get_focus (table.player.window) ==
             find_shown (GTK_WIDGET (dulle_game_area_get_decision (table.area)), "win.decide"));
  ck_assert_ptr_nonnull (strstr (
      gtk_label_get_label (GTK_LABEL (find_css_class (table.window, "status"))),
      " leads. Only now can you declare your pigs."));
  ck_assert_ptr_null (find_shown (bar, "win.decide"));
  ck_assert_ptr_null (find_shown (bar, "win.announce"));

  run_frames (table.window, N_FRAMES);
  ck_assert (dulle_board_is_unplayed (&table.settled->view.board));

  close_table (&table);
}
END_TEST

/* The game goes on at once, and the same is not asked again. */
START_TEST (test_no)
{
  Table       table = { 0 };
  DulleAction action;

  open_table (&table);
  deal_pigs (&table);
  press_no (&table);
  ck_assert (!asks (&table, ""));
  ck_assert_ptr_nonnull (
      find_shown (GTK_WIDGET (dulle_game_area_get_announcements (table.area)), "win.decide"));
  gtk_widget_activate_action (table.window, "win.decline-pigs", NULL);
  show_again (&table, table.settled);
  ck_assert (!asks (&table, ""));

  while (dulle_board_is_unplayed (&table.settled->view.board))
    await_next_event (&table);
  action = table.settled->action;
  ck_assert_int_eq (action.kind, DULLE_ACTION_PLAY);
  ck_assert_uint_ne (action.seat, table.player.view.own.seat);
  ck_assert_uint_eq (table.settled->view.board.pigs, DULLE_NO_SEAT);

  close_table (&table);
}
END_TEST

/* Another game does not wait, and its own questions are asked. */
START_TEST (test_other_games)
{
  Table table = { 0 };

  open_table (&table);
  deal_pigs (&table);
  deal_pigs (&table);
  ck_assert (asks (&table, PIGS));
  bring_about (&table.player, find_case ("healthy"));
  iterate_to_layout (&table.player);
  ck_assert (asks (&table, "Do you have a reservation?"));
  bring_about (&table.player, &over_case);
  iterate_to_layout (&table.player);
  ck_assert (!asks (&table, ""));

  close_table (&table);
}
END_TEST

/* Once the last word is taken back, its question is as large as where it is asked first. */
START_TEST (test_taken_back)
{
  Table              table = { 0 };
  GtkWidget         *page;
  GtkWidget         *panel;
  const char *const *names;
  int                width;

  open_table (&table);
  deal_pigs (&table);
  panel = GTK_WIDGET (dulle_game_area_get_decision (table.area));
  dulle_session_take_back (table.player.session, DULLE_NO_SEAT);
  await_next_event (&table);
  iterate_to_layout (&table.player);
  ck_assert (asks (&table, "Do you have a reservation?"));
  width = gtk_widget_get_width (panel);

  page = find_child (table.window, DULLE_TYPE_GAME_PAGE);
  names = dulle_table_names_get_by_seat (dulle_game_page_get_names (DULLE_GAME_PAGE (page)));
  dulle_game_area_withdraw (table.area, names);
  iterate_to_layout (&table.player);
  show_again (&table, table.settled);
  iterate_to_layout (&table.player);
  ck_assert_int_eq (gtk_widget_get_width (panel), width);

  close_table (&table);
}
END_TEST

/* A host at another machine does not wait: there is a button, as for other announcements. */
START_TEST (test_elsewhere)
{
  Table      table = { 0 };
  DulleEvent told;

  open_table (&table);
  deal_pigs (&table);
  told = *table.settled;
  told.standing.deals = DULLE_DEALS_TOLD;
  show_again (&table, &told);
  ck_assert (!asks (&table, ""));
  ck_assert_ptr_nonnull (
      find_shown (GTK_WIDGET (dulle_game_area_get_announcements (table.area)), "win.decide"));

  close_table (&table);
}
END_TEST

/* Both foxes and both nines of diamonds; another seat leads. */
static const char text[] = "dulle-view 1\npreset freedoko\nrule superpigs on\nown 0\n"
                           "hand HT CQ SQ HQ DA DA D9 D9 CA CK SA HA\n"
                           "dealt HT CQ SQ HQ DA DA D9 D9 CA CK SA HA\n"
                           "dealer 0\nphase tricks\nturn 1\ntrick 1\nparty re\n"
                           "heard healthy healthy healthy healthy\nn_cards 12 12 12 12\nend\n";

static DulleView
read_view (void)
{
  DulleView view;
  GError   *error = NULL;

  dulle_view_parse (text, "view", &view, &error);
  ck_assert_msg (error == NULL, "%s", error != NULL ? error->message : "");

  return view;
}

static gboolean
panel_asks (const DulleView *view,
            const char      *title)
{
  static const char *const names[] = { "Anna", "Kleo", "Ben", "Mia", NULL };
  DulleDecisionPanel      *panel = g_object_ref_sink (
           DULLE_DECISION_PANEL (dulle_decision_panel_new ()));
  gboolean asked;

  dulle_decision_panel_update (panel, view, names);
  asked = gtk_widget_get_visible (GTK_WIDGET (panel));
  ck_assert (!asked || has_title (GTK_WIDGET (panel), title));
  ck_assert_int_eq (dulle_decision_panel_waits (panel), asked);
  g_object_unref (panel);

  return asked;
}

/* Pigs come first, and what may be declared later, or by whoever leads, is not asked for. */
START_TEST (test_when)
{
  DulleView view;

  adw_init ();
  view = read_view ();
  ck_assert (panel_asks (&view, PIGS));
  view.board.rules.pigs_at_start = FALSE;
  ck_assert (!panel_asks (&view, ""));

  view = read_view ();
  view.board.turn = view.own.seat;
  ck_assert (!panel_asks (&view, ""));

  view = read_view ();
  view.board.pigs = dulle_next_seat (view.own.seat);
  ck_assert (panel_asks (&view, SUPERPIGS));
  view.board.superpigs = view.own.seat;
  ck_assert (!panel_asks (&view, ""));
}
END_TEST

/* In a poverty, pigs can be declared until somebody takes up its cards. */
START_TEST (test_poverty)
{
  DulleView view;

  adw_init ();
  view = read_view ();
  view.board.phase = DULLE_PHASE_EXCHANGE;
  view.board.contract = DULLE_CONTRACT_POVERTY;
  view.board.soloist = 3;
  view.board.turn = 3;
  view.board.exchange = DULLE_EXCHANGE_PASS;
  ck_assert (!panel_asks (&view, ""));
  view.board.turn = 1;
  view.board.exchange = DULLE_EXCHANGE_ASK;
  ck_assert (panel_asks (&view, PIGS));
  view.board.partner = 1;
  view.board.exchange = DULLE_EXCHANGE_RETURN;
  ck_assert (!panel_asks (&view, ""));
}
END_TEST

/* Whoever keeps them back is asked all the same whether it takes up the cards, and then not for the
 * pigs again. */
START_TEST (test_no_in_poverty)
{
  static const char *const names[] = { "Anna", "Kleo", "Ben", "Mia", NULL };
  DulleDecisionPanel      *panel;
  DulleView                view;

  adw_init ();
  panel = g_object_ref_sink (DULLE_DECISION_PANEL (dulle_decision_panel_new ()));
  view = read_view ();
  view.board.phase = DULLE_PHASE_EXCHANGE;
  view.board.contract = DULLE_CONTRACT_POVERTY;
  view.board.soloist = 3;
  view.board.exchange = DULLE_EXCHANGE_ASK;
  view.board.turn = 2;
  dulle_decision_panel_update (panel, &view, names);
  ck_assert (has_title (GTK_WIDGET (panel), PIGS));
  dulle_decision_panel_decline (panel);
  ck_assert (!gtk_widget_get_visible (GTK_WIDGET (panel)));

  view.board.turn = view.own.seat;
  dulle_decision_panel_update (panel, &view, names);
  ck_assert (gtk_widget_get_visible (GTK_WIDGET (panel)));
  ck_assert (!has_title (GTK_WIDGET (panel), PIGS));

  view.board.turn = 1;
  dulle_decision_panel_update (panel, &view, names);
  ck_assert (!gtk_widget_get_visible (GTK_WIDGET (panel)));
  g_object_unref (panel);
}
END_TEST

SUITE ("last-pigs",
       test_waits,
       test_no,
       test_other_games,
       test_taken_back,
       test_elsewhere,
       test_when,
       test_poverty,
       test_no_in_poverty)
