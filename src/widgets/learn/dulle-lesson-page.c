/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Implementation overview. The page has a session of its own, which keeps nothing: a question
 * is a practice in which the computer decides nothing. Once the person has answered, and the
 * table shows it, another practice takes its place: the same game as far as the person can
 * know, perhaps with the hidden cards elsewhere, and a script of what follows. When the script
 * has been shown, the teacher says why.
 */
#include "config.h"

#include "dulle-lesson-page.h"

#include <glib/gi18n.h>

#include "cards/deck-text.h"
#include "cards/order-row.h"
#include "common/css-class.h"
#include "common/dulle-avatar.h"
#include "common/large-window.h"
#include "common/news.h"
#include "engine/legality.h"
#include "learning/theme-lessons.h"
#include "session/dulle-session.h"
#include "table/dulle-speaker.h"
#include "table/dulle-table.h"
#include "table/quiz-parts.h"
#include "table/table-settings.h"
#include "text/decision-text.h"
#include "text/event-text.h"

#include "lesson-play.h"
#include "lesson-progress.h"
#include "words-layout.h"

#define TEACHER "owl"

/* What the page waits for. */
typedef enum
{
  STATE_IDEA,
  STATE_WORDS,
  STATE_LAYING,
  STATE_ASKING,
  STATE_SHOWING,
  STATE_TOLD,
} State;

struct _DulleLessonPage
{
  GtkBox parent_instance;

  /* Template children */
  AdwWindowTitle *title;
  GtkStack       *stack;
  GtkWidget      *words_page;
  DulleAvatar    *teacher;
  GtkLabel       *heading;
  GtkLabel       *words;
  AdwBin         *cards;
  GtkButton      *begin;
  GtkWidget      *more;
  DulleAvatar    *speaker;
  GtkLabel       *says;
  GtkFlowBox     *answers;
  GtkWidget      *buttons;
  GtkWidget      *again;
  GtkWidget      *go_on;
  DulleTable     *table;

  /* Borrowed */
  const DulleChapter      *chapter;
  const DulleLessonAnswer *answer;

  /* Owned */
  GSettings    *settings;
  DulleSession *session;
  DulleSpeaker *voice;

  guint step;
  State state;
  guint n_to_show;
};

enum
{
  LEFT,
  PLAY_DEAL,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (DulleLessonPage, dulle_lesson_page, GTK_TYPE_BOX)

/* Returns: (nullable): the position that is shown */
static const DulleLessonPosition *
shown_position (DulleLessonPage *self)
{
  return self->step < self->chapter->positions->len
             ? g_ptr_array_index (self->chapter->positions, self->step)
             : NULL;
}

static gboolean
is_at_end (DulleLessonPage *self)
{
  return self->step >= dulle_lesson_progress_n_steps (self->chapter);
}

/* What is said */

static void
say_text (DulleLessonPage *self,
          const char      *text)
{
  dulle_quiz_tell (self->voice, self->says, dulle_deck_text (text));
}

/* To those who do not see it. */
static void
speak_event (DulleLessonPage  *self,
             const DulleEvent *event)
{
  g_autofree char *text = dulle_lesson_play_spoken (event);

  dulle_speaker_say (self->voice, text, FALSE);
}

/* "Position 2 of 3", "Exercise 1 of 5" */
static char *
make_subtitle (DulleLessonPage *self)
{
  guint n_taught = dulle_chapter_n_taught (self->chapter);
  guint n_positions = self->chapter->positions->len;

  if (self->step < n_taught)
    return g_strdup_printf (_ ("Position %u of %u"), self->step + 1, n_taught);
  if (self->step < n_positions)
    return g_strdup_printf (_ ("Exercise %u of %u"), self->step - n_taught + 1,
                            n_positions - n_taught);

  return g_strdup ("");
}

static void
update_title (DulleLessonPage *self)
{
  g_autofree char *subtitle = self->state == STATE_WORDS ? g_strdup ("") : make_subtitle (self);

  adw_window_title_set_title (self->title, dulle_lesson_text (&self->chapter->title));
  adw_window_title_set_subtitle (self->title, subtitle);
}

static void
show_words (DulleLessonPage *self,
            const char      *heading,
            const char      *words,
            const char      *button)
{
  self->state = STATE_WORDS;
  gtk_label_set_label (self->heading, heading);
  gtk_label_set_label (self->words, dulle_deck_text (words));
  gtk_button_set_label (self->begin, button);
  gtk_widget_set_visible (self->more, FALSE);
  adw_bin_set_child (self->cards, NULL);
  gtk_stack_set_visible_child_name (self->stack, "words");
  dulle_focus_when_shown (GTK_WIDGET (self->begin));
  dulle_speaker_say (self->voice, heading, TRUE);
  dulle_speaker_say (self->voice, dulle_deck_text (words), TRUE);
  update_title (self);
}

static void
show_cards (DulleLessonPage *self)
{
  DulleOrder order;

  if (self->chapter->cards == 0)
    return;

  dulle_lesson_play_order (self->chapter, &order);
  adw_bin_set_child (self->cards, dulle_order_row_new (&order, self->chapter->cards));
}

static void
show_idea (DulleLessonPage *self)
{
  g_autoptr (GString) idea = g_string_new (NULL);

  for (guint i = 0; i < DULLE_LESSON_IDEAS; i++)
    g_string_append_printf (idea, "%s%s", i > 0 ? "\n\n" : "",
                            dulle_lesson_text (&self->chapter->ideas[i]));
  show_words (self, dulle_lesson_text (&self->chapter->title), idea->str,
              self->step > 0 ? _ ("_Continue") : _ ("_Begin"));
  self->state = STATE_IDEA;
  show_cards (self);
}

/* Questions */

static void
show_buttons (DulleLessonPage *self,
              gboolean         again,
              gboolean         go_on)
{
  gboolean right = self->answer != NULL && self->answer->is_best;

  gtk_widget_set_visible (self->buttons, again || go_on);
  gtk_widget_set_visible (self->again, again);
  gtk_widget_set_visible (self->go_on, go_on);
  dulle_set_css_class (self->go_on, "suggested-action", right);
  dulle_set_css_class (self->again, "suggested-action", !right);
}

static void
clear_answers (DulleLessonPage *self)
{
  dulle_quiz_drop_choices (self->answers);
  gtk_widget_set_visible (GTK_WIDGET (self->answers), FALSE);
}

/* Cards can be played while the teacher waits for one. */
static void
set_table_open (DulleLessonPage *self,
                gboolean         open)
{
  gtk_widget_set_can_target (GTK_WIDGET (self->table), open);
  gtk_widget_set_can_focus (GTK_WIDGET (self->table), open);
}

static void
lay_position (DulleLessonPage *self)
{
  g_autofree DullePractice *practice = dulle_lesson_play_question (shown_position (self));

  self->state = STATE_LAYING;
  self->answer = NULL;
  set_table_open (self, FALSE);
  clear_answers (self);
  dulle_table_set_highlights (self->table, 0);
  gtk_stack_set_visible_child_name (self->stack, "table");
  say_text (self, dulle_lesson_text (&shown_position (self)->question));
  show_buttons (self, FALSE, FALSE);
  dulle_session_practise (self->session, practice);
  update_title (self);
}

static void tell_answer (DulleLessonPage   *self,
                         const DulleAction *action);

static void
answered_cb (DulleLessonPage *self,
             GtkWidget       *button)
{
  DulleAction action = *(DulleAction *) g_object_get_data (G_OBJECT (button), "action");

  g_assert (DULLE_IS_LESSON_PAGE (self));

  if (self->state == STATE_ASKING)
    tell_answer (self, &action);
}

static void
add_answer (DulleLessonPage   *self,
            const DulleView   *view,
            const DulleAction *action)
{
  const char      *names[DULLE_N_SEATS + 1];
  DulleAction      turned = *action;
  g_autofree char *text = NULL;
  GtkWidget       *button;

  dulle_lesson_play_names (names);
  turned.seat = view->own.seat;
  text = dulle_action_is_silence (action) ? g_strdup (_ ("Say Nothing"))
                                          : dulle_decision_text (&turned, view, names);
  button = dulle_quiz_add_choice (self->answers, text);
  g_object_set_data_full (G_OBJECT (button), "action", g_memdup2 (action, sizeof *action), g_free);
  g_signal_connect_object (button, "clicked", G_CALLBACK (answered_cb), self, G_CONNECT_SWAPPED);
}

/* Returns: whether the lesson names @action, rather than to say something of all others */
static gboolean
names_action (const DulleLessonPosition *position,
              const DulleAction         *action)
{
  const DulleLessonAnswer *answer = dulle_lesson_position_answer (position, action);

  return answer != NULL && !answer->is_any_other;
}

/* Whatever is no card is answered by a button. They stand in the order of the game, which does
 * not tell which of them is right, and to say nothing comes last. */
static void
offer_answers (DulleLessonPage *self,
               const DulleView *view)
{
  const DulleLessonPosition *position = shown_position (self);
  DulleAction                silence = dulle_action_announce (position->seat, DULLE_LEVEL_NONE);
  DulleAction                actions[DULLE_MAX_ACTIONS];
  DulleGame                  game;
  unsigned                   n;

  dulle_record_replay (&position->record, position->record.n_actions, &game);
  n = dulle_game_list (&game, position->seat, actions);
  for (unsigned i = 0; i < n; i++)
    {
      if (names_action (position, &actions[i]))
        add_answer (self, view, &actions[i]);
    }
  if (names_action (position, &silence))
    add_answer (self, view, &silence);
  gtk_widget_set_visible (GTK_WIDGET (self->answers), TRUE);
  gtk_widget_child_focus (GTK_WIDGET (self->answers), GTK_DIR_TAB_FORWARD);
}

static void
ask_question (DulleLessonPage *self,
              const DulleView *view)
{
  const DulleLessonPosition *position = shown_position (self);
  gboolean                   asks_card = dulle_lesson_position_asks_card (position);

  self->state = STATE_ASKING;
  dulle_table_keep_trick (self->table, TRUE);
  dulle_table_set_highlights (self->table, position->highlights);
  set_table_open (self, asks_card);
  if (asks_card)
    dulle_table_focus_hand (self->table);
  else
    offer_answers (self, view);
}

/* Answers */

static void
tell_reason (DulleLessonPage *self)
{
  const char *says = dulle_lesson_text (&self->answer->says);

  self->state = STATE_TOLD;
  if (says != NULL)
    say_text (self, says);
  dulle_quiz_sign (self->says, self->answer->is_best ? DULLE_QUIZ_RIGHT : DULLE_QUIZ_WRONG);
  if (self->answer->is_best)
    dulle_lesson_progress_note (self->settings, self->chapter, self->step);
  show_buttons (self, TRUE, self->answer->is_best);
  gtk_widget_grab_focus (self->answer->is_best ? self->go_on : self->again);
}

/* The last trick is what the teacher speaks of, so it stays on the table. */
static void
await_actions (DulleLessonPage *self,
               guint            n)
{
  self->n_to_show = n;
  dulle_table_keep_trick (self->table, n <= 1);
}

/* A card lies on the table already; what was said by a button does not. */
static gboolean
shows_answer (const DulleLessonPosition *position,
              const DulleLessonAnswer   *answer,
              const DulleAction         *action)
{
  return answer->n_then > 0 ||
         (!dulle_lesson_position_asks_card (position) && !dulle_action_is_silence (action));
}

static void
tell_answer (DulleLessonPage   *self,
             const DulleAction *action)
{
  const DulleLessonPosition *position = shown_position (self);
  g_autofree DullePractice  *practice = NULL;

  set_table_open (self, FALSE);
  dulle_table_set_highlights (self->table, 0);
  clear_answers (self);
  self->answer = dulle_lesson_position_answer (position, action);
  if (self->answer == NULL)
    return;
  if (!shows_answer (position, self->answer, action))
    {
      tell_reason (self);
      return;
    }

  self->state = STATE_SHOWING;
  await_actions (self, self->answer->n_then);
  practice = dulle_lesson_play_answer (position, self->answer, action);
  dulle_session_practise (self->session, practice);
}

static void
show_action (DulleLessonPage   *self,
             const DulleAction *action)
{
  if (self->state == STATE_ASKING && action->seat == 0)
    {
      DulleAction turned = *action;

      turned.seat = shown_position (self)->seat;
      tell_answer (self, &turned);
    }
  else if (self->state == STATE_SHOWING)
    {
      await_actions (self, self->n_to_show - 1);
      if (self->n_to_show == 0)
        tell_reason (self);
    }
}

static void
settled_cb (DulleLessonPage  *self,
            const DulleEvent *event)
{
  /* A game in which nothing has been said yet is dealt, any other one is resumed. */
  gboolean is_laid = event->kind == DULLE_EVENT_RESUMED || event->kind == DULLE_EVENT_DEALT;

  g_assert (DULLE_IS_LESSON_PAGE (self));

  if (self->chapter == NULL || shown_position (self) == NULL)
    return;
  /* Before the first position the session plays a game of its own, of which nobody is told. */
  if ((is_laid && self->state == STATE_LAYING) ||
      (event->kind == DULLE_EVENT_ACTION && self->state >= STATE_ASKING))
    speak_event (self, event);
  if (is_laid && self->state == STATE_LAYING)
    ask_question (self, &event->view);
  else if (is_laid && self->state == STATE_SHOWING && self->n_to_show == 0)
    tell_reason (self);
  else if (event->kind == DULLE_EVENT_ACTION)
    show_action (self, &event->action);
}

/* What was asked is not forgotten over it. */
static void
refused_cb (DulleLessonPage *self,
            int              refusal)
{
  g_autofree char *text = NULL;

  g_assert (DULLE_IS_LESSON_PAGE (self));

  if (refusal == DULLE_ACCEPTED)
    return;
  text = g_strdup_printf ("%s\n%s", dulle_sentence_refusal (NULL, (DulleRefusal) refusal),
                          dulle_lesson_text (&shown_position (self)->question));
  say_text (self, text);
  dulle_quiz_sign (self->says, DULLE_QUIZ_REFUSED);
}

/* Steps */

/* Puzzles of the themes that the chapter is about. */
static void
show_more (DulleLessonPage *self)
{
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->more), "s", self->chapter->id);
  gtk_widget_set_visible (self->more, dulle_lesson_themes (self->chapter->id) != 0);
}

static void
show_deal (DulleLessonPage *self)
{
  const char *says = dulle_lesson_text (&self->chapter->deal_says);

  show_words (self, _ ("Now a Whole Game"), says != NULL ? says : "", _ ("_Play"));
  show_more (self);
}

static void
show_end (DulleLessonPage *self)
{
  show_words (self, _ ("Lesson Finished"),
              _ ("You can come back to any lesson whenever you like."), _ ("Next _Lesson"));
  show_more (self);
}

static void
show_step (DulleLessonPage *self)
{
  if (is_at_end (self))
    show_end (self);
  else if (shown_position (self) == NULL)
    show_deal (self);
  else
    lay_position (self);
}

static void
begin_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  DulleLessonPage *self = DULLE_LESSON_PAGE (widget);

  /* A screen reader can press it on the hidden page. */
  if (self->chapter == NULL)
    return;

  if (self->state == STATE_IDEA)
    show_step (self);
  else if (self->state == STATE_WORDS && is_at_end (self))
    g_signal_emit (self, signals[LEFT], 0, TRUE);
  else if (self->state == STATE_WORDS)
    g_signal_emit (self, signals[PLAY_DEAL], 0);
}

static void
go_on_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  DulleLessonPage *self = DULLE_LESSON_PAGE (widget);

  if (self->state != STATE_TOLD)
    return;
  self->step++;
  show_step (self);
}

static void
again_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  DulleLessonPage *self = DULLE_LESSON_PAGE (widget);

  if (self->state == STATE_TOLD)
    lay_position (self);
}

static void
leave_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  g_signal_emit (widget, signals[LEFT], 0, FALSE);
}

/* As at the table of a game. */
static gboolean
play_nth_cb (GtkWidget *widget,
             GVariant  *parameter,
             gpointer   user_data)
{
  DulleLessonPage *self = DULLE_LESSON_PAGE (widget);

  if (self->state != STATE_ASKING || !dulle_lesson_position_asks_card (shown_position (self)))
    return FALSE;
  dulle_table_play_nth (self->table, (guint) g_variant_get_int32 (parameter));

  return TRUE;
}

/* Object */

static void
dulle_lesson_page_dispose (GObject *object)
{
  DulleLessonPage *self = DULLE_LESSON_PAGE (object);

  self->chapter = NULL;
  if (self->session != NULL)
    {
      dulle_table_set_session (self->table, NULL);
      dulle_session_close (self->session);
    }
  g_clear_object (&self->session);
  g_clear_object (&self->settings);
  g_clear_object (&self->voice);

  G_OBJECT_CLASS (dulle_lesson_page_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, DulleLessonPage, title);
  gtk_widget_class_bind_template_child (widget_class, DulleLessonPage, stack);
  gtk_widget_class_bind_template_child (widget_class, DulleLessonPage, words_page);
  gtk_widget_class_bind_template_child (widget_class, DulleLessonPage, teacher);
  gtk_widget_class_bind_template_child (widget_class, DulleLessonPage, heading);
  gtk_widget_class_bind_template_child (widget_class, DulleLessonPage, words);
  gtk_widget_class_bind_template_child (widget_class, DulleLessonPage, cards);
  gtk_widget_class_bind_template_child (widget_class, DulleLessonPage, begin);
  gtk_widget_class_bind_template_child (widget_class, DulleLessonPage, more);
  gtk_widget_class_bind_template_child (widget_class, DulleLessonPage, speaker);
  gtk_widget_class_bind_template_child (widget_class, DulleLessonPage, says);
  gtk_widget_class_bind_template_child (widget_class, DulleLessonPage, answers);
  gtk_widget_class_bind_template_child (widget_class, DulleLessonPage, buttons);
  gtk_widget_class_bind_template_child (widget_class, DulleLessonPage, again);
  gtk_widget_class_bind_template_child (widget_class, DulleLessonPage, go_on);
  gtk_widget_class_bind_template_child (widget_class, DulleLessonPage, table);
  gtk_widget_class_bind_template_callback (widget_class, settled_cb);
  gtk_widget_class_bind_template_callback (widget_class, refused_cb);
}

static void
add_keys (GtkWidgetClass *widget_class)
{
  for (int i = 0; i < 9; i++)
    gtk_widget_class_add_binding (widget_class, (guint) (GDK_KEY_1 + i), 0, play_nth_cb, "i", i);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_0, 0, play_nth_cb, "i", 9);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_a, 0, play_nth_cb, "i", 10);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_b, 0, play_nth_cb, "i", 11);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "lesson.leave", NULL);
}

static void
dulle_lesson_page_class_init (DulleLessonPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dulle_lesson_page_dispose;

  signals[LEFT] = g_signal_new ("left", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
  signals[PLAY_DEAL] = g_signal_new ("play-deal", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                     NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (DULLE_TYPE_AVATAR);
  g_type_ensure (DULLE_TYPE_TABLE);
  gtk_widget_class_install_action (widget_class, "lesson.begin", NULL, begin_cb);
  gtk_widget_class_install_action (widget_class, "lesson.go-on", NULL, go_on_cb);
  gtk_widget_class_install_action (widget_class, "lesson.again", NULL, again_cb);
  gtk_widget_class_install_action (widget_class, "lesson.leave", NULL, leave_cb);
  add_keys (widget_class);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/dulle/Dulle/learn/dulle-lesson-page.ui");
  bind_children (widget_class);
}

static void
dulle_lesson_page_init (DulleLessonPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->words_page, dulle_words_layout_new ());
  self->voice = dulle_speaker_new (GTK_WIDGET (self));
  gtk_button_set_use_underline (self->begin, TRUE);
  dulle_large_window_grow (GTK_WIDGET (self->teacher), "size");
  dulle_large_window_grow (GTK_WIDGET (self->speaker), "size");
  dulle_avatar_show (self->teacher, "", TEACHER);
  dulle_avatar_show (self->speaker, "", TEACHER);
}

GtkWidget *
dulle_lesson_page_new (void)
{
  return g_object_new (DULLE_TYPE_LESSON_PAGE, NULL);
}

/* The table is made ready when it is wanted for the first time. */
static void
prepare_table (DulleLessonPage *self,
               GSettings       *settings)
{
  const char *names[DULLE_N_SEATS + 1];

  if (self->session != NULL)
    return;

  self->settings = g_object_ref (settings);
  self->session = dulle_session_new (NULL, 0);
  dulle_table_follow_settings (self->table, GTK_WIDGET (self->stack), settings);
  dulle_lesson_play_names (names);
  dulle_table_set_players (self->table, names, dulle_lesson_faces);
  dulle_table_set_session (self->table, self->session);
  dulle_session_start (self->session);
}

void
dulle_lesson_page_open (DulleLessonPage    *self,
                        const DulleChapter *chapter,
                        GSettings          *settings)
{
  g_return_if_fail (DULLE_IS_LESSON_PAGE (self));
  g_return_if_fail (G_IS_SETTINGS (settings));

  self->chapter = chapter;
  self->state = STATE_IDEA;
  if (chapter == NULL)
    return;

  prepare_table (self, settings);
  self->step = dulle_lesson_progress_next (settings, chapter);
  show_idea (self);
}

const DulleChapter *
dulle_lesson_page_get_chapter (DulleLessonPage *self)
{
  g_return_val_if_fail (DULLE_IS_LESSON_PAGE (self), NULL);

  return self->chapter;
}
