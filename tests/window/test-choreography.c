/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Events on the table while a person clicks: a click during a movement is kept and
 * takes effect later; where nothing is to move, nothing does, and highlights mark what
 * would have moved.
 */
#include <adwaita.h>
#include <math.h>

#include "cards/dulle-card-widget.h"
#include "panels/dulle-decision-panel.h"
#include "table/dulle-card-layer.h"
#include "table/dulle-hand-widget.h"
#include "table/dulle-seat.h"
#include "table/dulle-table.h"
#include "window/dulle-game-page.h"
#include "window/dulle-message-strip.h"
#include "window/dulle-window.h"

#include "fatal-warnings.h"
#include "first-settings.h"
#include "quick-setup.h"
#include "suite.h"
#include "widget-tree.h"

#include "engine/legality.h"

/* So many pixels the trick makes room when buttons appear. */
#define ROOM 12

typedef struct
{
  GtkWindow        *window;
  DulleTable       *table;
  DulleSession     *session;
  const DulleEvent *last;
  unsigned          n_kept;
  unsigned          n_clicks;
  unsigned          n_winning;
  unsigned          n_moved;
  unsigned          n_told;
  gboolean          settled;
} Fixture;

/* Where a card was seen last. */
typedef struct
{
  DulleCard face;
  float     x;
  float     y;
} Sight;

static void
keep_event_cb (Fixture          *fixture,
               const DulleEvent *event)
{
  if (fixture->last != NULL)
    dulle_event_unref (fixture->last);
  fixture->last = dulle_event_ref (event);
}

static void
set_up (Fixture    *fixture,
        const char *speed)
{
  DulleRules           rules = dulle_rules_default ();
  DulleTournamentSetup setup = quick_setup (&rules, 1);
  g_autoptr (GSettings) settings = NULL;

  make_warnings_fatal ();
  adw_init ();
  settings = first_settings ();
  g_settings_set_string (settings, "animation-speed", speed);
  *fixture = (Fixture){ .session = dulle_session_new (NULL, 0) };
  fixture->window = g_object_new (DULLE_TYPE_WINDOW, "session", fixture->session, NULL);
  fixture->table = DULLE_TABLE (find_child (GTK_WIDGET (fixture->window), DULLE_TYPE_TABLE));
  g_signal_connect_swapped (fixture->session, "event", G_CALLBACK (keep_event_cb), fixture);
  gtk_window_present (fixture->window);
  dulle_session_start (fixture->session);
  dulle_session_new_tournament (fixture->session, &setup);
}

static void
tear_down (Fixture *fixture)
{
  gtk_window_destroy (fixture->window);
  dulle_session_close (fixture->session);
  g_clear_pointer (&fixture->last, dulle_event_unref);
  g_object_unref (fixture->session);
}

/* Plays for the person what is possible first, but for its last cards. */
static void
answer_cb (Fixture          *fixture,
           const DulleEvent *event)
{
  const DulleView *view = &event->view;
  DulleAction      actions[DULLE_MAX_ACTIONS];

  if (!dulle_view_on_turn (view) || dulle_action_list (&view->board, &view->own, actions) == 0)
    return;
  if (dulle_hand_size (view->own.hand) <= fixture->n_kept)
    return;

  dulle_session_submit (fixture->session, &actions[0]);
}

static DulleHandWidget *
hand_of (Fixture *fixture)
{
  return DULLE_HAND_WIDGET (find_child (GTK_WIDGET (fixture->table), DULLE_TYPE_HAND_WIDGET));
}

/* Clicks the last card but one when it may be played. */
static void
click_in_time (Fixture *fixture)
{
  const DulleView *view = dulle_table_get_view (fixture->table);
  DulleHand        playable;
  guint            n = 0;

  if (view == NULL || view->board.phase != DULLE_PHASE_TRICKS || !dulle_view_on_turn (view) ||
      dulle_hand_size (view->own.hand) != 2)
    return;

  playable = dulle_action_cards (&view->board, &view->own);
  while (!dulle_hand_has (playable, dulle_hand_widget_get_card (hand_of (fixture), n)))
    n++;
  dulle_table_play_nth (fixture->table, n);
  fixture->n_clicks++;
}

/* Clicks the last card as soon as it is the last one: the other one is still on its way. */
static void
click_ahead (Fixture *fixture)
{
  if (dulle_hand_widget_get_count (hand_of (fixture)) != 1)
    return;

  ck_assert_uint_eq (dulle_hand_size (dulle_table_get_view (fixture->table)->own.hand), 2);
  dulle_table_play_nth (fixture->table, 0);
  fixture->n_clicks++;
}

/* Nobody plays the last card but the click that came while the one before it was on
 * its way. */
START_TEST (test_click_ahead)
{
  Fixture fixture;

  set_up (&fixture, "very-fast");
  fixture.n_kept = 2;
  g_signal_connect_swapped (fixture.session, "event", G_CALLBACK (answer_cb), &fixture);

  while (fixture.last == NULL || fixture.last->kind != DULLE_EVENT_OVER)
    {
      g_main_context_iteration (NULL, TRUE);
      if (fixture.n_clicks == 0)
        click_in_time (&fixture);
      else if (fixture.n_clicks == 1)
        click_ahead (&fixture);
      if (fixture.n_clicks == 0)
        dulle_table_advance (fixture.table);
    }

  ck_assert_uint_eq (fixture.n_clicks, 2);
  tear_down (&fixture);
}
END_TEST

static void
turn_on (const char *setting)
{
  g_autoptr (GSettings) settings = g_settings_new ("io.github.dulle.Dulle");

  g_settings_set_boolean (settings, setting, TRUE);
}

/* Nobody plays the last card, and the game ends nevertheless. */
START_TEST (test_last_card)
{
  Fixture fixture;

  set_up (&fixture, "off");
  turn_on ("plays-last-card");
  fixture.n_kept = 1;
  g_signal_connect_swapped (fixture.session, "event", G_CALLBACK (answer_cb), &fixture);

  while (fixture.last == NULL || fixture.last->kind != DULLE_EVENT_OVER)
    {
      g_main_context_iteration (NULL, TRUE);
      dulle_table_advance (fixture.table);
    }

  tear_down (&fixture);
}
END_TEST

/* Returns: (nullable): the first card of the hand that may be played, or may not */
static DulleHandCard *
find_card (Fixture *fixture,
           gboolean is_playable)
{
  const DulleView *view = dulle_table_get_view (fixture->table);
  DulleHand        playable = dulle_action_cards (&view->board, &view->own);
  GtkWidget       *card = gtk_widget_get_first_child (GTK_WIDGET (hand_of (fixture)));

  while (card != NULL &&
         dulle_hand_has (playable, dulle_hand_card_get_card (DULLE_HAND_CARD (card))) !=
             is_playable)
    card = gtk_widget_get_next_sibling (card);

  return card != NULL ? DULLE_HAND_CARD (card) : NULL;
}

static void
settled_cb (Fixture          *fixture,
            const DulleEvent *event)
{
  const DulleView *view = &event->view;

  fixture->settled = dulle_event_on_turn (event) && view->board.n_cards[view->own.seat] == 11;
}

/* The first click raises a card, the second plays it. */
START_TEST (test_two_clicks)
{
  Fixture        fixture;
  DulleHandCard *card;

  set_up (&fixture, "off");
  turn_on ("two-clicks");
  fixture.n_kept = 11;
  g_signal_connect_swapped (fixture.session, "event", G_CALLBACK (answer_cb), &fixture);

  g_signal_connect_swapped (fixture.table, "settled", G_CALLBACK (settled_cb), &fixture);
  while (!fixture.settled)
    {
      g_main_context_iteration (NULL, TRUE);
      dulle_table_advance (fixture.table);
    }

  card = find_card (&fixture, TRUE);
  g_signal_emit_by_name (card, "clicked");
  ck_assert (dulle_hand_card_get_raised (card));
  ck_assert_uint_eq (fixture.last->view.board.n_cards[fixture.last->view.own.seat], 11);
  g_signal_emit_by_name (card, "clicked");
  while (dulle_hand_widget_get_count (hand_of (&fixture)) == 11)
    g_main_context_iteration (NULL, TRUE);

  tear_down (&fixture);
}
END_TEST

/* Where nothing is to be closed, Escape leaves the keyboard at a question, or brings it there. */
START_TEST (test_focus_of_question)
{
  Fixture    fixture;
  GtkWidget *question;

  set_up (&fixture, "off");
  question = find_child (GTK_WIDGET (fixture.window), DULLE_TYPE_DECISION_PANEL);
  while (!gtk_widget_get_mapped (question))
    g_main_context_iteration (NULL, TRUE);

  for (guint i = 0; i < 2; i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (fixture.window), "win.dismiss", NULL);
      ck_assert (gtk_widget_is_ancestor (gtk_window_get_focus (fixture.window), question));
      dulle_hand_widget_focus (hand_of (&fixture), 0);
      ck_assert (dulle_hand_widget_has_focus (hand_of (&fixture)));
    }

  tear_down (&fixture);
}
END_TEST

static void
wait_for_deal (Fixture *fixture)
{
  g_clear_pointer (&fixture->last, dulle_event_unref);
  while (fixture->last == NULL || fixture->last->kind != DULLE_EVENT_DEALT)
    g_main_context_iteration (NULL, TRUE);
}

/* While cards are dealt, Return opens no menu, and answers no question of the last game. */
START_TEST (test_focus_while_dealing)
{
  DulleRules           rules = dulle_rules_default ();
  DulleTournamentSetup setup = quick_setup (&rules, 2);
  Fixture              fixture;
  GtkWidget           *question;

  set_up (&fixture, "normal");
  question = find_child (GTK_WIDGET (fixture.window), DULLE_TYPE_DECISION_PANEL);
  wait_for_deal (&fixture);
  ck_assert_ptr_null (gtk_window_get_focus (fixture.window));
  while (!gtk_widget_get_mapped (question))
    g_main_context_iteration (NULL, TRUE);
  ck_assert (gtk_widget_is_ancestor (gtk_window_get_focus (fixture.window), question));

  dulle_session_new_tournament (fixture.session, &setup);
  wait_for_deal (&fixture);
  ck_assert (!gtk_widget_get_visible (question));
  ck_assert_ptr_null (gtk_window_get_focus (fixture.window));
  while (!gtk_widget_get_mapped (question))
    g_main_context_iteration (NULL, TRUE);

  tear_down (&fixture);
}
END_TEST

static const char *
text_of_strip (Fixture *fixture)
{
  GtkWidget *strip = find_child (GTK_WIDGET (fixture->window), DULLE_TYPE_MESSAGE_STRIP);

  return gtk_label_get_label (GTK_LABEL (find_child (strip, GTK_TYPE_LABEL)));
}

/* Where a question takes the whole table, what is said stands above it. */
START_TEST (test_said_in_small_window)
{
  Fixture    fixture;
  GtkWidget *window;
  GtkWidget *question;

  set_up (&fixture, "off");
  window = GTK_WIDGET (fixture.window);
  question = find_child (window, DULLE_TYPE_DECISION_PANEL);
  gtk_window_set_default_size (fixture.window, 360, 640);
  while (!gtk_widget_get_mapped (question) || !gtk_widget_has_css_class (window, "compact"))
    g_main_context_iteration (NULL, TRUE);

  gtk_widget_activate_action (window, "win.review", NULL);
  while (*text_of_strip (&fixture) == '\0' &&
         !gtk_widget_get_visible (find_css_class (window, "message")))
    g_main_context_iteration (NULL, TRUE);
  ck_assert_str_eq (text_of_strip (&fixture), "No game of this tournament is finished yet.");

  tear_down (&fixture);
}
END_TEST

static void
own_card_cb (Fixture          *fixture,
             const DulleEvent *event)
{
  if (event->kind != DULLE_EVENT_ACTION || event->action.kind != DULLE_ACTION_PLAY ||
      event->action.seat != event->seating.own)
    return;

  ck_assert (!gtk_widget_get_visible (find_css_class (GTK_WIDGET (fixture->window), "message")));
  fixture->n_clicks++;
}

/* Plays until the person is to play its second card. */
static void
wait_for_second_card (Fixture *fixture)
{
  fixture->n_kept = 11;
  g_signal_connect_swapped (fixture->session, "event", G_CALLBACK (answer_cb), fixture);
  g_signal_connect_swapped (fixture->table, "settled", G_CALLBACK (settled_cb), fixture);
  while (!fixture->settled)
    {
      g_main_context_iteration (NULL, TRUE);
      dulle_table_advance (fixture->table);
    }
}

/* Why a card was refused is said until another one is played, and no longer: the message
 * would lie on it while it flies. */
START_TEST (test_refused)
{
  Fixture fixture;

  set_up (&fixture, "off");
  wait_for_second_card (&fixture);

  ck_assert_ptr_nonnull (find_card (&fixture, FALSE));
  g_signal_emit_by_name (find_card (&fixture, FALSE), "clicked");
  ck_assert (gtk_widget_get_visible (find_css_class (GTK_WIDGET (fixture.window), "message")));
  g_signal_connect_swapped (fixture.session, "event", G_CALLBACK (own_card_cb), &fixture);
  g_signal_emit_by_name (find_card (&fixture, TRUE), "clicked");
  while (fixture.n_clicks == 0)
    g_main_context_iteration (NULL, TRUE);

  tear_down (&fixture);
}
END_TEST

/* Whoever presses the key learns why nothing is taken back. */
START_TEST (test_undo)
{
  Fixture    fixture;
  GtkWidget *message;

  set_up (&fixture, "off");
  wait_for_second_card (&fixture);

  message = find_css_class (GTK_WIDGET (fixture.window), "message");
  ck_assert (!gtk_widget_get_visible (message));
  gtk_widget_activate_action (GTK_WIDGET (fixture.window), "win.undo", NULL);
  ck_assert (gtk_widget_get_visible (message));
  ck_assert_str_eq (gtk_label_get_label (GTK_LABEL (message)),
                    "By these rules, nothing is taken back.");
  tear_down (&fixture);
}
END_TEST

/* At a table that is gone, no key brings up a sentence. */
START_TEST (test_gone_table)
{
  Fixture    fixture;
  GtkWidget *window;
  GtkWidget *page;

  set_up (&fixture, "off");
  wait_for_second_card (&fixture);

  window = GTK_WIDGET (fixture.window);
  page = gtk_widget_get_ancestor (GTK_WIDGET (fixture.table), DULLE_TYPE_GAME_PAGE);
  gtk_widget_set_sensitive (page, FALSE);
  for (guint i = 0; i < 11; i++)
    gtk_widget_activate_action (window, "win.play", "u", i);
  gtk_widget_activate_action (window, "win.undo", NULL);
  ck_assert (!gtk_widget_get_visible (find_css_class (window, "message")));
  tear_down (&fixture);
}
END_TEST

static void
compare (Fixture   *fixture,
         GtkWidget *card)
{
  const Sight    *last = g_object_get_data (G_OBJECT (card), "sight");
  Sight           sight = { .face = dulle_card_widget_get_face (DULLE_CARD_WIDGET (card)) };
  graphene_rect_t bounds;

  if (!gtk_widget_get_visible (card) ||
      !gtk_widget_compute_bounds (card, GTK_WIDGET (fixture->table), &bounds))
    {
      g_object_set_data (G_OBJECT (card), "sight", NULL);
      return;
    }

  fixture->n_winning += gtk_widget_has_css_class (card, "winning");
  sight.x = bounds.origin.x;
  sight.y = bounds.origin.y;
  if (last != NULL && last->face == sight.face)
    fixture->n_moved += fabsf (last->x - sight.x) + fabsf (last->y - sight.y) > ROOM;
  g_object_set_data_full (G_OBJECT (card), "sight", g_memdup2 (&sight, sizeof sight), g_free);
}

/* In each frame while cards are played, when everything is in its place. */
static void
look_cb (Fixture *fixture)
{
  GtkWidget *child = gtk_widget_get_first_child (
      find_child (GTK_WIDGET (fixture->table), DULLE_TYPE_CARD_LAYER));
  const DulleView *view = dulle_table_get_view (fixture->table);

  if (view == NULL || view->board.phase != DULLE_PHASE_TRICKS)
    return;

  for (; child != NULL; child = gtk_widget_get_next_sibling (child))
    if (DULLE_IS_CARD_WIDGET (child))
      compare (fixture, child);
}

/* Plays two tricks, and watches the cards on the table. */
static void
watch_tricks (Fixture *fixture)
{
  GdkFrameClock   *clock = gtk_widget_get_frame_clock (GTK_WIDGET (fixture->table));
  const DulleView *view = NULL;

  g_signal_connect_swapped (fixture->session, "event", G_CALLBACK (answer_cb), fixture);
  g_signal_connect_data (clock, "layout", G_CALLBACK (look_cb), fixture, NULL,
                         G_CONNECT_AFTER | G_CONNECT_SWAPPED);
  while (view == NULL || view->board.n_tricks < 2)
    {
      g_main_context_iteration (NULL, TRUE);
      view = dulle_table_get_view (fixture->table);
      if (view == NULL || view->board.phase == DULLE_PHASE_AUCTION)
        dulle_table_advance (fixture->table);
    }
  g_signal_handlers_disconnect_by_data (clock, fixture);
}

START_TEST (test_with_motion)
{
  Fixture fixture;

  set_up (&fixture, "very-fast");
  watch_tricks (&fixture);

  ck_assert_uint_gt (fixture.n_moved, 0);
  ck_assert_uint_eq (fixture.n_winning, 0);
  tear_down (&fixture);
}
END_TEST

/* Returns: (nullable): whose plate glows; that is one player at most */
static const char *
find_glowing (Fixture *fixture)
{
  const char *name = NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (fixture->table)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (DULLE_IS_SEAT (child) && gtk_widget_has_css_class (child, "turn"))
      {
        ck_assert_ptr_null (name);
        name = dulle_seat_get_name (DULLE_SEAT (child));
      }

  return name;
}

/* Notes whether the winner of a full trick, who leads to the next one, is shown while it
 * still lies. */
static void
look_at_full_trick (Fixture *fixture)
{
  const DulleView *view = dulle_table_get_view (fixture->table);
  const DulleView *next = fixture->last != NULL ? &fixture->last->view : NULL;
  GtkWidget       *status = find_css_class (GTK_WIDGET (fixture->window), "status");
  const char      *text = gtk_label_get_label (GTK_LABEL (status));
  const char      *name = find_glowing (fixture);
  g_autofree char *leads = name != NULL ? g_strdup_printf ("%s leads.", name) : NULL;

  if (view == NULL || next == NULL || view->board.n_tricks == next->board.n_tricks ||
      dulle_board_completed_trick (&next->board) == NULL)
    return;

  if (next->board.turn == next->own.seat)
    fixture->n_told += g_str_has_suffix (text, "You lead.");
  else if (leads != NULL)
    fixture->n_told += g_str_has_suffix (text, leads);
}

/* Whose turn it is can be read as soon as the last card of a trick lies. */
START_TEST (test_full_trick)
{
  Fixture          fixture;
  const DulleView *view = NULL;

  set_up (&fixture, "fast");
  g_signal_connect_swapped (fixture.session, "event", G_CALLBACK (answer_cb), &fixture);
  while (view == NULL || view->board.n_tricks < 2)
    {
      g_main_context_iteration (NULL, TRUE);
      look_at_full_trick (&fixture);
      view = dulle_table_get_view (fixture.table);
      if (view == NULL || view->board.phase == DULLE_PHASE_AUCTION)
        dulle_table_advance (fixture.table);
    }

  ck_assert_uint_gt (fixture.n_told, 0);
  tear_down (&fixture);
}
END_TEST

/* Whether it is the person or the desktop that wants no motion. */
static void
assert_stillness (const char *speed)
{
  Fixture fixture;

  set_up (&fixture, speed);
  watch_tricks (&fixture);

  ck_assert_uint_eq (fixture.n_moved, 0);
  ck_assert_uint_gt (fixture.n_winning, 0);
  tear_down (&fixture);
}

START_TEST (test_without_motion)
{
  assert_stillness ("off");
}
END_TEST

START_TEST (test_without_animations)
{
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  assert_stillness ("normal");
}
END_TEST

static void
focus_last_card_cb (Fixture          *fixture,
                    const DulleEvent *event)
{
  guint n_cards = dulle_hand_widget_get_count (hand_of (fixture));

  if (!dulle_event_on_turn (event) && n_cards > 0)
    dulle_hand_widget_focus (hand_of (fixture), n_cards - 1);
}

static void
choose_last_card_cb (Fixture          *fixture,
                     const DulleEvent *event)
{
  guint n_cards = dulle_hand_widget_get_count (hand_of (fixture));

  if (!dulle_event_on_turn (event) && n_cards == fixture->n_kept && fixture->n_clicks++ == 0)
    dulle_table_play_nth (fixture->table, n_cards - 1);
}

static void
count_hints_cb (Fixture          *fixture,
                const DulleEvent *event)
{
  fixture->n_told += event->kind == DULLE_EVENT_HINT;
}

static DulleHandCard *
find_focused (Fixture *fixture)
{
  return DULLE_HAND_CARD (gtk_window_get_focus (fixture->window));
}

/* The keyboard is at a card that may be played once it is the person's turn, and at that of a
 * hint; meanwhile it may be at any other. */
START_TEST (test_keyboard)
{
  Fixture   fixture;
  DulleHand playable;
  guint     last;

  set_up (&fixture, "off");
  g_signal_connect_swapped (fixture.table, "settled", G_CALLBACK (focus_last_card_cb), &fixture);
  wait_for_second_card (&fixture);
  last = dulle_hand_widget_get_count (hand_of (&fixture)) - 1;
  playable = dulle_action_cards (&fixture.last->view.board, &fixture.last->view.own);
  ck_assert (!dulle_hand_has (playable, dulle_hand_widget_get_card (hand_of (&fixture), last)));
  ck_assert (dulle_hand_has (playable, dulle_hand_card_get_card (find_focused (&fixture))));

  dulle_hand_widget_focus (hand_of (&fixture), last);
  g_signal_connect_swapped (fixture.table, "settled", G_CALLBACK (count_hints_cb), &fixture);
  dulle_session_ask_hint (fixture.session);
  while (fixture.n_told == 0)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_int_eq (dulle_hand_card_get_card (find_focused (&fixture)),
                    fixture.last->hint.hints[0].action.card);
  ck_assert (dulle_hand_card_get_raised (find_focused (&fixture)));
  ck_assert (gtk_widget_has_css_class (GTK_WIDGET (hand_of (&fixture)), "keyboard"));
  gtk_widget_remove_css_class (GTK_WIDGET (hand_of (&fixture)), "keyboard");
  ck_assert (gtk_widget_child_focus (GTK_WIDGET (hand_of (&fixture)), GTK_DIR_RIGHT));
  ck_assert (gtk_widget_has_css_class (GTK_WIDGET (hand_of (&fixture)), "keyboard"));

  tear_down (&fixture);
}
END_TEST

/* If the card that was chosen ahead of the turn may not be played, the keyboard leaves it; nor does
 * it come into the hand at such a card. */
START_TEST (test_keyboard_ahead)
{
  Fixture   fixture;
  DulleHand playable;

  set_up (&fixture, "off");
  g_signal_connect_swapped (fixture.table, "settled", G_CALLBACK (focus_last_card_cb), &fixture);
  g_signal_connect_swapped (fixture.table, "settled", G_CALLBACK (choose_last_card_cb), &fixture);
  wait_for_second_card (&fixture);
  ck_assert_uint_gt (fixture.n_clicks, 0);
  playable = dulle_action_cards (&fixture.last->view.board, &fixture.last->view.own);
  ck_assert (dulle_hand_has (playable, dulle_hand_card_get_card (find_focused (&fixture))));
  gtk_window_set_focus (fixture.window, NULL);
  ck_assert (gtk_widget_child_focus (GTK_WIDGET (hand_of (&fixture)), GTK_DIR_TAB_BACKWARD));
  ck_assert (dulle_hand_has (playable, dulle_hand_card_get_card (find_focused (&fixture))));
  tear_down (&fixture);
}
END_TEST

SUITE ("choreography",
       test_click_ahead,
       test_last_card,
       test_two_clicks,
       test_refused,
       test_focus_of_question,
       test_focus_while_dealing,
       test_said_in_small_window,
       test_keyboard,
       test_keyboard_ahead,
       test_undo,
       test_gone_table,
       test_full_trick,
       test_with_motion,
       test_without_motion,
       test_without_animations)
