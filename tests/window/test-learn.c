/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The first lesson as somebody takes it: a wrong card, a card that may not be played, the
 * right one, and what is remembered of it; and an announcement, which is made by a button.
 */
#include "cards/deck-text.h"
#include "cards/dulle-card-widget.h"
#include "learn/dulle-learn-window.h"
#include "learn/dulle-lesson-page.h"
#include "learn/lesson-deal.h"
#include "learn/lesson-play.h"
#include "learning/lesson-shelf.h"
#include "table/dulle-card-layer.h"
#include "table/dulle-hand-widget.h"
#include "table/dulle-table.h"

#include "spoken.h"
#include "style-sheet.h"
#include "suite.h"
#include "widget-tree.h"

/**
 * Lesson:
 *
 * The window and what is clicked in it.
 */
typedef struct
{
  GtkWidget    *window;
  GtkWidget    *page;
  DulleTable   *table;
  GSettings    *settings;
  DulleSession *session;
  Spoken        spoken;
} Lesson;

static Lesson
open_lesson (void)
{
  Lesson lesson;

  adw_init ();
  add_style_sheet ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  lesson.settings = g_settings_new ("io.github.dulle.Dulle");
  g_settings_reset (lesson.settings, "solved-lessons");
  g_settings_set_enum (lesson.settings, "animation-speed", DULLE_ANIMATION_SPEED_OFF);
  lesson.session = dulle_session_new (NULL, 0);
  lesson.spoken = listen_to_speakers ();
  lesson.window = dulle_learn_window_new (NULL, lesson.session);
  gtk_window_present (GTK_WINDOW (lesson.window));
  lesson.page = find_child (lesson.window, DULLE_TYPE_LESSON_PAGE);
  lesson.table = DULLE_TABLE (find_child (lesson.window, DULLE_TYPE_TABLE));

  return lesson;
}

static void
close_session (Lesson *lesson)
{
  stop_listening (&lesson->spoken);
  dulle_session_close (lesson->session);
  g_object_unref (lesson->session);
  g_object_unref (lesson->settings);
}

/* Returns: (nullable): the button of the page that does @action, if it can be seen */
static GtkWidget *
find_button (GtkWidget  *widget,
             const char *action)
{
  GtkWidget *found = NULL;

  if (GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget) &&
      g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), action) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_button (child, action);

  return found;
}

static void
click_button (Lesson     *lesson,
              const char *action)
{
  GtkWidget *button;

  while ((button = find_button (lesson->page, action)) == NULL)
    {
      g_main_context_iteration (NULL, TRUE);
      dulle_table_advance (lesson->table);
    }
  g_signal_emit_by_name (button, "clicked");
}

static const DulleLessonPosition *
get_position (Lesson *lesson,
              guint   step)
{
  DulleLessonPage *page = DULLE_LESSON_PAGE (lesson->page);

  return g_ptr_array_index (dulle_lesson_page_get_chapter (page)->positions, step);
}

/* Until the hand of the position is there, and the table waits for a card of it. */
static void
await_question (Lesson *lesson,
                guint   step)
{
  const DulleLessonPosition *position = get_position (lesson, step);
  const DulleView           *view;
  DulleGame                  game;

  dulle_record_replay (&position->record, position->record.n_actions, &game);
  do
    {
      g_main_context_iteration (NULL, TRUE);
      dulle_table_advance (lesson->table);
      view = dulle_table_get_view (lesson->table);
    }
  while (view == NULL || view->own.hand != game.own[position->seat].hand ||
         !gtk_widget_get_can_target (GTK_WIDGET (lesson->table)));
}

/* Plays a card of the hand, whichever place it has there. */
static void
play_card (Lesson   *lesson,
           DulleCard card)
{
  GtkWidget *hand = find_child (GTK_WIDGET (lesson->table), DULLE_TYPE_HAND_WIDGET);

  for (guint i = 0; i < dulle_hand_widget_get_count (DULLE_HAND_WIDGET (hand)); i++)
    {
      if (dulle_hand_widget_get_card (DULLE_HAND_WIDGET (hand), i) == card)
        {
          dulle_table_play_nth (lesson->table, i);
          return;
        }
    }
  ck_abort_msg ("The card is not in the hand.");
}

/* Whether anything shows what is drawn below it. */
static gboolean
is_seen_through (GskRenderNode *node)
{
  switch (gsk_render_node_get_node_type (node))
    {
    case GSK_OPACITY_NODE:
      return TRUE;

    case GSK_CONTAINER_NODE:
      for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
        if (is_seen_through (gsk_container_node_get_child (node, i)))
          return TRUE;
      return FALSE;

    case GSK_TRANSFORM_NODE:
      return is_seen_through (gsk_transform_node_get_child (node));

    default:
      return FALSE;
    }
}

/* Returns: (nullable): what was drawn */
static GskRenderNode *
snapshot_hand (Lesson *lesson)
{
  GtkWidget *hand = find_child (GTK_WIDGET (lesson->table), DULLE_TYPE_HAND_WIDGET);
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (hand);
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (hand),
                          gtk_widget_get_height (hand));

  return gtk_snapshot_free_to_node (snapshot);
}

/* A card lies on another one and hides it, also where it may not be played. */
static void
check_hand_is_opaque (Lesson *lesson)
{
  g_autoptr (GskRenderNode) node = snapshot_hand (lesson);

  while (node == NULL)
    {
      g_main_context_iteration (NULL, TRUE);
      node = snapshot_hand (lesson);
    }
  ck_assert (!is_seen_through (node));
}

/* Returns: a card that has an answer of the kind */
static DulleCard
find_answer (Lesson *lesson,
             guint   step,
             bool    is_best)
{
  const DulleLessonPosition *position = get_position (lesson, step);

  for (guint i = 0; i < position->answers->len; i++)
    {
      const DulleLessonAnswer *answer = g_ptr_array_index (position->answers, i);

      if (answer->is_best == is_best)
        return answer->actions[0].card;
    }
  ck_abort_msg ("There is no such answer.");
}

/* The trick that the answer completed is still there while the teacher speaks of it. */
static void
assert_trick_stays (Lesson *lesson)
{
  GtkWidget *layer = find_child (GTK_WIDGET (lesson->table), DULLE_TYPE_CARD_LAYER);
  guint      n_cards = 0;

  for (GtkWidget *card = gtk_widget_get_first_child (layer); card != NULL;
       card = gtk_widget_get_next_sibling (card))
    n_cards += DULLE_IS_CARD_WIDGET (card) && gtk_widget_get_visible (card);
  ck_assert_uint_eq (n_cards, DULLE_N_SEATS);
}

/* Until @text is said, if it has not been. */
static void
await_spoken (Lesson     *lesson,
              const char *text)
{
  const char *worded = dulle_deck_text (text);

  while (strstr (lesson->spoken.said->str, worded) == NULL)
    {
      g_main_context_iteration (NULL, TRUE);
      dulle_table_advance (lesson->table);
    }
}

static gboolean
shows_verdict (Lesson     *lesson,
               const char *sign)
{
  return shows_sign (GTK_WIDGET (gtk_widget_get_template_child (
                         lesson->page, DULLE_TYPE_LESSON_PAGE, "says")),
                     sign);
}

/* Answers the question that is asked, wrongly at first. */
static void
solve_position (Lesson *lesson,
                guint   step)
{
  await_question (lesson, step);
  check_hand_is_opaque (lesson);
  ck_assert (shows_verdict (lesson, NULL));
  g_signal_emit_by_name (lesson->table, "refused", (int) DULLE_REFUSED_FOLLOW_CLUBS);
  ck_assert (shows_verdict (lesson, "warning"));
  play_card (lesson, find_answer (lesson, step, false));
  while (find_button (lesson->page, "lesson.again") == NULL)
    {
      g_main_context_iteration (NULL, TRUE);
      dulle_table_advance (lesson->table);
    }
  ck_assert_ptr_null (find_button (lesson->page, "lesson.go-on"));
  assert_trick_stays (lesson);
  ck_assert (shows_verdict (lesson, "error"));

  click_button (lesson, "lesson.again");
  await_question (lesson, step);
  ck_assert (shows_verdict (lesson, NULL));
  play_card (lesson, find_answer (lesson, step, true));
  while (find_button (lesson->page, "lesson.go-on") == NULL)
    {
      g_main_context_iteration (NULL, TRUE);
      dulle_table_advance (lesson->table);
    }
  ck_assert (shows_verdict (lesson, "success"));
  click_button (lesson, "lesson.go-on");
}

/* The deal counts when it is over, not when it is begun; and no other game counts for it. */
static void
assert_deal_counts (Lesson *lesson)
{
  DulleLessonPage    *page = DULLE_LESSON_PAGE (lesson->page);
  const DulleChapter *chapter = dulle_lesson_page_get_chapter (page);
  guint               n_positions = chapter->positions->len;
  DulleBoard          board = { 0 };
  g_autofree char    *id = NULL;

  dulle_lesson_deal_begin (lesson->settings, lesson->session, chapter);
  ck_assert_uint_eq (dulle_lesson_progress_n_done (lesson->settings, chapter), n_positions);

  for (guint seat = 0; seat < DULLE_N_SEATS; seat++)
    board.played[seat] = chapter->deal.hands[(seat + 1) % DULLE_N_SEATS];
  ck_assert_ptr_null (dulle_lesson_deal_finish (lesson->settings, lesson->session, &board));
  memcpy (board.played, chapter->deal.hands, sizeof board.played);
  id = dulle_lesson_deal_finish (lesson->settings, lesson->session, &board);
  ck_assert_str_eq (id, chapter->id);
  ck_assert_uint_eq (dulle_lesson_progress_n_done (lesson->settings, chapter), n_positions + 1);
}

/* Returns: (nullable): the button that answers with @action */
static GtkWidget *
find_answer_button (GtkWidget         *widget,
                    const DulleAction *action)
{
  const DulleAction *own = g_object_get_data (G_OBJECT (widget), "action");
  GtkWidget         *found = NULL;

  if (GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget) && own != NULL &&
      dulle_action_equal (own, action))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_answer_button (child, action);

  return found;
}

static void
click_answer (Lesson            *lesson,
              const DulleAction *action)
{
  GtkWidget *button;

  while ((button = find_answer_button (lesson->page, action)) == NULL)
    {
      g_main_context_iteration (NULL, TRUE);
      dulle_table_advance (lesson->table);
    }
  g_signal_emit_by_name (button, "clicked");
}

/* Left in the middle, a chapter goes on where it was; its end is the whole deal, with which
 * the window closes. */
START_TEST (test_chapter)
{
  Lesson              lesson = open_lesson ();
  const DulleChapter *chapter;
  guint               n_positions;

  dulle_learn_window_go_on (DULLE_LEARN_WINDOW (lesson.window));
  chapter = dulle_lesson_page_get_chapter (DULLE_LESSON_PAGE (lesson.page));
  n_positions = chapter->positions->len;
  click_button (&lesson, "lesson.begin");
  solve_position (&lesson, 0);
  gtk_widget_activate_action (lesson.page, "lesson.leave", NULL);
  ck_assert_ptr_null (dulle_lesson_page_get_chapter (DULLE_LESSON_PAGE (lesson.page)));
  gtk_widget_activate_action (lesson.page, "lesson.begin", NULL);
  ck_assert_ptr_null (dulle_lesson_page_get_chapter (DULLE_LESSON_PAGE (lesson.page)));

  ck_assert_uint_eq (dulle_lesson_progress_next (lesson.settings, chapter), 1);
  for (guint i = 1; i < n_positions - 1; i++)
    dulle_lesson_progress_note (lesson.settings, chapter, i);
  dulle_learn_window_go_on (DULLE_LEARN_WINDOW (lesson.window));
  click_button (&lesson, "lesson.begin");
  solve_position (&lesson, n_positions - 1);

  assert_deal_counts (&lesson);
  close_session (&lesson);
}
END_TEST

/* What is left of a chapter may be its deal alone: that it is one, and what to do in it, is said
 * then, too. */
START_TEST (test_deal)
{
  Lesson              lesson = open_lesson ();
  const DulleChapter *chapter;
  GtkWidget          *button;

  dulle_learn_window_go_on (DULLE_LEARN_WINDOW (lesson.window));
  chapter = dulle_lesson_page_get_chapter (DULLE_LESSON_PAGE (lesson.page));
  for (guint i = 0; i < chapter->positions->len; i++)
    dulle_lesson_progress_note (lesson.settings, chapter, i);
  dulle_learn_window_go_on (DULLE_LEARN_WINDOW (lesson.window));
  click_button (&lesson, "lesson.begin");
  await_spoken (&lesson, dulle_lesson_text (&chapter->deal_says));
  button = find_button (lesson.page, "lesson.begin");
  ck_assert_ptr_nonnull (button);
  ck_assert_str_eq (gtk_button_get_label (GTK_BUTTON (button)), "_Play");
  close_session (&lesson);
}
END_TEST

/* Whether, in the order in which the idea of chapter @id shows its cards, @first is before
 * @second. */
static gboolean
comes_before (const char *id,
              DulleCard   first,
              DulleCard   second)
{
  g_autoptr (DulleChapter) chapter = dulle_lesson_shelf_read_chapter (id);
  DulleOrder order;

  dulle_lesson_play_order (chapter, &order);

  return order.strength[first] > order.strength[second];
}

/* What cards count is told from the ace down, what is trump from the Dulle. */
START_TEST (test_cards)
{
  ck_assert (comes_before ("04",
                           DULLE_CARD (DULLE_SPADES, DULLE_ACE),
                           DULLE_CARD (DULLE_SPADES, DULLE_TEN)));
  ck_assert (comes_before ("04",
                           DULLE_CARD (DULLE_SPADES, DULLE_KING),
                           DULLE_CARD (DULLE_SPADES, DULLE_QUEEN)));
  ck_assert (comes_before ("01",
                           DULLE_CARD (DULLE_HEARTS, DULLE_TEN),
                           DULLE_CARD (DULLE_CLUBS, DULLE_QUEEN)));
  ck_assert (comes_before ("01",
                           DULLE_CARD (DULLE_DIAMONDS, DULLE_JACK),
                           DULLE_CARD (DULLE_DIAMONDS, DULLE_ACE)));
}
END_TEST

/* Makes the window about as narrow as a phone, and as high. */
static void
make_narrow (Lesson *lesson)
{
  gtk_window_set_default_size (GTK_WINDOW (lesson->window), 360, 640);
  while (gtk_widget_get_width (lesson->page) == 0 || gtk_widget_get_width (lesson->page) > 400)
    g_main_context_iteration (NULL, TRUE);
}

/* Nothing is cut, or has to be scrolled to, as long as there is room. */
START_TEST (test_words)
{
  Lesson         lesson = open_lesson ();
  GtkWidget     *scrolled;
  GtkAdjustment *adjustment;

  dulle_learn_window_open (DULLE_LEARN_WINDOW (lesson.window), "05");
  scrolled = find_child (lesson.page, GTK_TYPE_SCROLLED_WINDOW);
  make_narrow (&lesson);
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
  ck_assert_float_le (gtk_adjustment_get_upper (adjustment),
                      gtk_adjustment_get_page_size (adjustment));
  close_session (&lesson);
}
END_TEST

/* Whoever leaves a lesson finds its row. */
START_TEST (test_focus_after_lesson)
{
  Lesson     lesson = open_lesson ();
  GtkWidget *focus;

  dulle_learn_window_open (DULLE_LEARN_WINDOW (lesson.window), "05");
  while (!gtk_widget_get_mapped (lesson.page))
    g_main_context_iteration (NULL, TRUE);
  ck_assert (gtk_widget_activate_action (lesson.page, "lesson.leave", NULL));
  focus = gtk_window_get_focus (GTK_WINDOW (lesson.window));
  ck_assert (GTK_IS_LIST_BOX_ROW (focus));
  ck_assert_int_eq (gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (focus)), 4);
  close_session (&lesson);
}
END_TEST

/* Whether @class_name is on a card of the hand. */
static gboolean
has_hand_class (Lesson     *lesson,
                const char *class_name)
{
  GtkWidget *hand = find_child (GTK_WIDGET (lesson->table), DULLE_TYPE_HAND_WIDGET);

  for (GtkWidget *card = gtk_widget_get_first_child (hand); card != NULL;
       card = gtk_widget_get_next_sibling (card))
    if (gtk_widget_has_css_class (card, class_name))
      return TRUE;

  return FALSE;
}

/* A card to look at rises out of the hand. The others are not shaded for it, which would mean
 * that they may not be played. */
START_TEST (test_highlights)
{
  Lesson              lesson = open_lesson ();
  const DulleChapter *chapter;
  guint               step = 2;

  dulle_learn_window_go_on (DULLE_LEARN_WINDOW (lesson.window));
  chapter = dulle_lesson_page_get_chapter (DULLE_LESSON_PAGE (lesson.page));
  for (guint i = 0; i < step; i++)
    dulle_lesson_progress_note (lesson.settings, chapter, i);
  dulle_learn_window_go_on (DULLE_LEARN_WINDOW (lesson.window));
  click_button (&lesson, "lesson.begin");
  await_question (&lesson, step);
  ck_assert (has_hand_class (&lesson, "highlighted"));
  ck_assert (!has_hand_class (&lesson, "aside"));
  close_session (&lesson);
}
END_TEST

/* A chapter opens by its number; its end leads to the puzzles of its themes, if it has any. */
START_TEST (test_more)
{
  Lesson              lesson = open_lesson ();
  const DulleChapter *chapter;
  GtkWidget          *more;

  dulle_learn_window_open (DULLE_LEARN_WINDOW (lesson.window), "05");
  chapter = dulle_lesson_page_get_chapter (DULLE_LESSON_PAGE (lesson.page));
  ck_assert_str_eq (chapter->id, "05");
  for (guint i = 0; i < chapter->positions->len - 1; i++)
    dulle_lesson_progress_note (lesson.settings, chapter, i);
  dulle_learn_window_open (DULLE_LEARN_WINDOW (lesson.window), "05");
  ck_assert_ptr_null (find_button (lesson.page, "win.puzzles-of-lesson"));
  click_button (&lesson, "lesson.begin");
  solve_position (&lesson, chapter->positions->len - 1);
  more = find_button (lesson.page, "win.puzzles-of-lesson");
  ck_assert_ptr_nonnull (more);
  ck_assert_str_eq (
      g_variant_get_string (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (more)), NULL),
      "05");
  close_session (&lesson);
}
END_TEST

/* Goes to the first position of all chapters that asks for no card; what comes before it is
 * done. Returns: its number in its chapter */
static guint
go_to_announcement (Lesson *lesson)
{
  g_autoptr (GPtrArray) shelf = dulle_lesson_shelf_read ();

  for (guint i = 0; i < shelf->len; i++)
    {
      const DulleChapter *chapter = g_ptr_array_index (shelf, i);

      for (guint k = 0; k < dulle_lesson_progress_n_steps (chapter); k++)
        {
          if (k < chapter->positions->len &&
              !dulle_lesson_position_asks_card (g_ptr_array_index (chapter->positions, k)))
            {
              dulle_learn_window_go_on (DULLE_LEARN_WINDOW (lesson->window));
              return k;
            }
          dulle_lesson_progress_note (lesson->settings, chapter, k);
        }
    }
  ck_abort_msg ("No lesson asks for an announcement.");
}

/* What is no card is said by a button: wrongly, then rightly. What was said is shown, and no
 * button of the question stays behind. */
START_TEST (test_announcement)
{
  Lesson                   lesson = open_lesson ();
  guint                    step = go_to_announcement (&lesson);
  const DulleChapter      *chapter;
  const DulleAction       *first;
  const DulleLessonAnswer *best;
  const DulleLessonAnswer *wrong;

  chapter = dulle_lesson_page_get_chapter (DULLE_LESSON_PAGE (lesson.page));
  best = g_ptr_array_index (get_position (&lesson, step)->answers, 0);
  wrong = g_ptr_array_index (get_position (&lesson, step)->answers, 1);
  first = &best->actions[0];
  click_button (&lesson, "lesson.begin");
  click_answer (&lesson, &wrong->actions[0]);
  ck_assert_ptr_null (find_answer_button (lesson.page, first));
  click_button (&lesson, "lesson.again");
  ck_assert_uint_eq (dulle_lesson_progress_next (lesson.settings, chapter), step);

  click_answer (&lesson, first);
  click_button (&lesson, "lesson.go-on");
  ck_assert_uint_eq (dulle_lesson_progress_next (lesson.settings, chapter), step + 1);
  ck_assert_uint_eq (dulle_table_get_view (lesson.table)->board.levels[0], DULLE_LEVEL_PARTY);
  close_session (&lesson);
}
END_TEST

/* Whoever speaks first is asked as well: in such a game nothing has happened before. */
START_TEST (test_first_call)
{
  Lesson                   lesson = open_lesson ();
  const DulleChapter      *chapter;
  const DulleLessonAnswer *best;
  guint                    step = 0;

  dulle_learn_window_open (DULLE_LEARN_WINDOW (lesson.window), "10");
  chapter = dulle_lesson_page_get_chapter (DULLE_LESSON_PAGE (lesson.page));
  while (get_position (&lesson, step)->record.n_actions > 0)
    dulle_lesson_progress_note (lesson.settings, chapter, step++);
  dulle_learn_window_open (DULLE_LEARN_WINDOW (lesson.window), "10");
  click_button (&lesson, "lesson.begin");
  best = g_ptr_array_index (get_position (&lesson, step)->answers, 0);
  click_answer (&lesson, &best->actions[0]);
  click_button (&lesson, "lesson.go-on");
  ck_assert_uint_eq (dulle_lesson_progress_next (lesson.settings, chapter), step + 1);
  close_session (&lesson);
}
END_TEST

/* The idea, the question with the trick that it is about, and the reason are spoken, and
 * nothing of the game that the session of the page plays by itself before the first question. */
START_TEST (test_spoken)
{
  Lesson                     lesson = open_lesson ();
  const DulleChapter        *chapter;
  const DulleLessonPosition *position;
  const DulleLessonAnswer   *best;

  dulle_learn_window_open (DULLE_LEARN_WINDOW (lesson.window), "02");
  chapter = dulle_lesson_page_get_chapter (DULLE_LESSON_PAGE (lesson.page));
  await_spoken (&lesson, dulle_lesson_text (&chapter->ideas[0]));
  click_button (&lesson, "lesson.begin");
  position = get_position (&lesson, 0);
  best = g_ptr_array_index (position->answers, 0);
  await_question (&lesson, 0);
  await_spoken (&lesson, dulle_lesson_text (&position->question));
  await_spoken (&lesson, "Trick 1:");
  play_card (&lesson, best->actions[0].card);
  await_spoken (&lesson, dulle_lesson_text (&best->says));
  ck_assert_ptr_null (strstr (lesson.spoken.said->str, "is healthy"));
  close_session (&lesson);
}
END_TEST

SUITE ("learn",
       test_spoken,
       test_chapter,
       test_deal,
       test_cards,
       test_words,
       test_focus_after_lesson,
       test_highlights,
       test_more,
       test_announcement,
       test_first_call)
