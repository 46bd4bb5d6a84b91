/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Moments on the table: a seal where it happened and a word from the player, which come
 * and go by themselves, cover no card of the hand and take no click.
 */
#include "table/dulle-bubbles.h"
#include "table/dulle-hand-widget.h"
#include "table/dulle-moment-layer.h"

#include "sent-game.h"
#include "suite.h"

/* The first child of @type that is shown, or NULL. */
static GtkWidget *
find_shown (Fixture *fixture,
            GType    type)
{
  GtkWidget *child = gtk_widget_get_first_child (find_child (GTK_WIDGET (fixture->table), type));

  while (child != NULL && !gtk_widget_get_visible (child))
    child = gtk_widget_get_next_sibling (child);

  return child;
}

static GtkWidget *
await_seal (Fixture *fixture,
            gboolean shown)
{
  GtkWidget *seal;

  while (((seal = find_shown (fixture, DULLE_TYPE_MOMENT_LAYER)) != NULL) != shown)
    g_main_context_iteration (NULL, TRUE);

  return seal;
}

static void
play_fox (Fixture *fixture)
{
  play_card (fixture, "DA");
  play_card (fixture, "HT");
  play_card (fixture, "D9");
  play_card (fixture, "D9");
}

static const char *
word_of (GtkWidget *seal)
{
  return gtk_label_get_label (GTK_LABEL (gtk_widget_get_first_child (seal)));
}

START_TEST (test_fox)
{
  Fixture    fixture;
  GtkWidget *seal;
  GtkWidget *bubble;

  set_up (&fixture, "fast", TRUE);
  play_fox (&fixture);
  seal = await_seal (&fixture, TRUE);
  bubble = find_shown (&fixture, DULLE_TYPE_BUBBLES);
  ck_assert_str_eq (word_of (seal), "Fox");
  ck_assert_ptr_nonnull (bubble);
  ck_assert_str_eq (gtk_label_get_label (GTK_LABEL (bubble)), "Fox!");

  /* The game does not wait for it, and it goes by itself. */
  await_tricks (&fixture, 1);
  await_seal (&fixture, FALSE);
  while (find_shown (&fixture, DULLE_TYPE_BUBBLES) != NULL)
    g_main_context_iteration (NULL, TRUE);
  tear_down (&fixture);
}
END_TEST

/* A click goes through a seal to what is below it. */
START_TEST (test_clicks)
{
  Fixture         fixture;
  GtkWidget      *seal;
  GtkWidget      *picked;
  graphene_rect_t bounds;
  graphene_rect_t hand;

  set_up (&fixture, "off", TRUE);
  do_action (&fixture, dulle_action_announce (0, DULLE_LEVEL_PARTY));
  seal = await_seal (&fixture, TRUE);
  ck_assert_str_eq (word_of (seal), "Re");
  while (gtk_widget_get_width (seal) == 0)
    g_main_context_iteration (NULL, TRUE);
  ck_assert (gtk_widget_compute_bounds (seal, GTK_WIDGET (fixture.table), &bounds));
  picked = gtk_widget_pick (GTK_WIDGET (fixture.table), bounds.origin.x + bounds.size.width / 2,
                            bounds.origin.y + bounds.size.height / 2, GTK_PICK_DEFAULT);
  ck_assert_ptr_nonnull (picked);
  ck_assert (picked != seal && !gtk_widget_is_ancestor (picked, seal));

  for (GtkWidget *card = gtk_widget_get_first_child (
           find_child (GTK_WIDGET (fixture.table), DULLE_TYPE_HAND_WIDGET));
       card != NULL; card = gtk_widget_get_next_sibling (card))
    if (gtk_widget_compute_bounds (card, GTK_WIDGET (fixture.table), &hand))
      ck_assert (!graphene_rect_intersection (&bounds, &hand, NULL));
  tear_down (&fixture);
}
END_TEST

/* Without motion it is a mark, which stays for the trick. */
START_TEST (test_without_motion)
{
  Fixture    fixture;
  GtkWidget *seal;

  set_up (&fixture, "off", TRUE);
  do_action (&fixture, dulle_action_announce (0, DULLE_LEVEL_PARTY));
  seal = await_seal (&fixture, TRUE);
  play_card (&fixture, "DK");
  play_card (&fixture, "DJ");
  while (dulle_table_get_view (fixture.table)->board.tricks[0].n_cards < 2)
    g_main_context_iteration (NULL, TRUE);
  ck_assert (gtk_widget_get_visible (seal));
  ck_assert (gtk_widget_get_opacity (seal) == 1);

  play_card (&fixture, "D9");
  play_card (&fixture, "D9");
  await_tricks (&fixture, 1);
  ck_assert_ptr_null (find_shown (&fixture, DULLE_TYPE_MOMENT_LAYER));
  tear_down (&fixture);
}
END_TEST

START_TEST (test_off)
{
  Fixture fixture;

  set_up (&fixture, "off", FALSE);
  play_fox (&fixture);
  while (dulle_table_get_view (fixture.table) == NULL ||
         dulle_table_get_view (fixture.table)->board.n_tricks == 0)
    {
      ck_assert_ptr_null (find_shown (&fixture, DULLE_TYPE_MOMENT_LAYER));
      ck_assert_ptr_null (find_shown (&fixture, DULLE_TYPE_BUBBLES));
      g_main_context_iteration (NULL, TRUE);
    }
  tear_down (&fixture);
}
END_TEST

/* Whoever clicked too early is no longer told so when the turn has come. */
START_TEST (test_early_click)
{
  Fixture    fixture;
  GtkWidget *message;

  set_up (&fixture, "off", FALSE);
  start_game (&fixture);
  play_card (&fixture, "CQ");
  play_card (&fixture, "DJ");
  while (dulle_table_get_view (fixture.table) == NULL ||
         dulle_board_n_played (&dulle_table_get_view (fixture.table)->board) < 2)
    g_main_context_iteration (NULL, TRUE);
  g_signal_emit_by_name (fixture.table, "refused", DULLE_REFUSED_TURN);
  message = find_css_class (GTK_WIDGET (fixture.window), "message");
  ck_assert (gtk_widget_get_visible (message));
  play_card (&fixture, "D9");
  play_card (&fixture, "D9");
  await_tricks (&fixture, 1);
  ck_assert (!gtk_widget_get_visible (message));
  tear_down (&fixture);
}
END_TEST

/* Where there is little room between a plate and a question, a bubble lies on neither's text. */
START_TEST (test_bubble_above_question)
{
  DulleTableGeometry geometry = {
    .seats = { [DULLE_SIDE_TOP] = { 120, 60, 110, 42 } },
    .panel = { 6, 106, 340, 200 },
  };
  GtkWidget      *bubbles;
  GtkWidget      *bubble = NULL;
  graphene_rect_t bounds;

  adw_init ();
  bubbles = g_object_ref_sink (dulle_bubbles_new ());
  dulle_bubbles_set_geometry (DULLE_BUBBLES (bubbles), &geometry);
  dulle_bubbles_say (DULLE_BUBBLES (bubbles), DULLE_SIDE_TOP, "Healthy");
  gtk_widget_allocate (bubbles, 360, 640, -1, NULL);
  for (GtkWidget *child = gtk_widget_get_first_child (bubbles); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    bubble = gtk_widget_get_visible (child) ? child : bubble;
  ck_assert (gtk_widget_compute_bounds (bubble, bubbles, &bounds));
  ck_assert_float_gt (bounds.origin.y, 60);
  ck_assert_float_le (bounds.origin.y + bounds.size.height, 106);
  g_object_unref (bubbles);
}
END_TEST

SUITE ("table-moments",
       test_early_click,
       test_fox,
       test_clicks,
       test_without_motion,
       test_off,
       test_bubble_above_question)
