/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Cards are chosen in the hand on the board, calls and announcements with buttons below it.
 * The panel has room for the longest answer from the start: nothing moves under the pointer.
 */
#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "common/card-keys.h"
#include "common/tooltip.h"
#include "common/unparent-children.h"
#include "table/dulle-beside-layout.h"
#include "table/dulle-quiz-board.h"
#include "table/dulle-speaker.h"
#include "table/quiz-parts.h"
#include "dulle-quiz-page.h"
#include "error-quiz.h"
#include "text/quiz-text.h"
#include "text/review-text.h"

struct _DulleQuizPage
{
  GtkWidget parent_instance;

  /* Template children */
  DulleQuizBoard *board;
  AdwStatusPage  *praise;
  GtkWidget      *praised;
  GtkWidget      *panel;
  GtkLabel       *place;
  GtkLabel       *moment;
  GtkLabel       *done;
  GtkLabel       *question;
  GtkLabel       *answer;
  GtkFlowBox     *choices;
  GtkWidget      *end;
  GtkWidget      *show;
  GtkWidget      *look;
  GtkWidget      *next;

  /* Owned */
  DulleReviewGame *game;
  GArray          *questions;
  DulleSpeaker    *speaker;

  guint     current;
  guint8    seat;
  DulleGame before;
};

G_DEFINE_FINAL_TYPE (DulleQuizPage, dulle_quiz_page, GTK_TYPE_WIDGET)

enum
{
  ENDED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* The question, or NULL at the summing up. */
static DulleQuizQuestion *
current_question (DulleQuizPage *self)
{
  return self->current < self->questions->len
             ? &g_array_index (self->questions, DulleQuizQuestion, self->current)
             : NULL;
}

static const char *const *
names_of (DulleQuizPage *self)
{
  return dulle_review_game_get_names (self->game);
}

/* Buttons */

static void
add_choices (DulleQuizPage           *self,
             const DulleQuizQuestion *question)
{
  DulleAction choices[DULLE_MAX_MEASURED];
  guint       n_choices = dulle_quiz_choices (question, choices);

  for (guint i = 0; i < n_choices; i++)
    {
      g_autofree char *text = dulle_quiz_action (&self->before, &choices[i], names_of (self));
      GtkWidget       *button = dulle_quiz_add_choice (self->choices, text);

      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", i);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "quiz.choose");
    }
}

static void
show_choices (DulleQuizPage           *self,
              const DulleQuizQuestion *question)
{
  gboolean asks = question != NULL && question->outcome == DULLE_QUIZ_OPEN;
  gboolean of_words = asks && question->taken.kind != DULLE_ACTION_PLAY;

  dulle_quiz_drop_choices (self->choices);
  if (of_words)
    add_choices (self, question);
  gtk_widget_set_visible (GTK_WIDGET (self->choices), of_words);
  dulle_quiz_board_set_asking (self->board, asks && !of_words);
}

static void
focus_first (DulleQuizPage           *self,
             const DulleQuizQuestion *question)
{
  if (self->questions->len == 0)
    gtk_widget_grab_focus (self->praised);
  else if (question == NULL || question->outcome != DULLE_QUIZ_OPEN)
    gtk_widget_grab_focus (self->next);
  else if (question->taken.kind == DULLE_ACTION_PLAY)
    dulle_quiz_board_focus (self->board);
  else
    gtk_widget_child_focus (GTK_WIDGET (self->choices), GTK_DIR_TAB_FORWARD);
}

/* At the summing up nothing is left to be ended. */
static void
show_buttons (DulleQuizPage           *self,
              const DulleQuizQuestion *question)
{
  gboolean open = question != NULL && question->outcome == DULLE_QUIZ_OPEN;
  gboolean last = question == NULL;

  gtk_widget_set_visible (self->end, !last);
  gtk_widget_set_visible (self->show, open);
  gtk_widget_set_visible (self->look, question != NULL && !open);
  gtk_widget_set_visible (self->next, !open);
  gtk_button_set_label (GTK_BUTTON (self->next), last ? _ ("_Done") : _ ("_Next"));
  dulle_set_tooltip (self->next, last ? _ ("Back to the Review (Esc)") : _ ("Next Question (N)"));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "quiz.choose", open);
  dulle_quiz_open_choices (self->choices, open);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "quiz.show", open);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "quiz.look", question != NULL && !open);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "quiz.next", !open);
}

/* The course */

/* Without a question there is nothing to be seen on the board. */
static void
praise_player (DulleQuizPage *self,
               const char    *summary)
{
  adw_status_page_set_description (self->praise, summary);
  dulle_speaker_say (self->speaker, summary, TRUE);
}

static void
show_summary (DulleQuizPage *self)
{
  guint            n_outcomes[DULLE_N_QUIZ_OUTCOMES] = { 0 };
  double           lost = 0;
  g_autofree char *summary = NULL;

  for (guint i = 0; i < self->questions->len; i++)
    {
      const DulleQuizQuestion *question = &g_array_index (self->questions, DulleQuizQuestion, i);

      n_outcomes[question->outcome]++;
      lost += (double) question->annotation.lost;
    }
  summary = dulle_quiz_summary (self->questions->len, n_outcomes[DULLE_QUIZ_FOUND],
                                n_outcomes[DULLE_QUIZ_FOUND_LATER], lost);
  dulle_quiz_set_text (self->done, NULL);
  dulle_quiz_set_text (self->question, NULL);
  dulle_quiz_tell (self->speaker, self->answer, self->questions->len > 0 ? summary : NULL);
  if (self->questions->len == 0)
    praise_player (self, summary);
}

static void
show_question (DulleQuizPage *self)
{
  g_autofree char       *place = dulle_quiz_place_text (self->current, self->questions->len);
  DulleQuizQuestion     *question = current_question (self);
  const DulleAnnotation *annotation = question != NULL ? &question->annotation : NULL;
  g_autofree char       *done = NULL;

  if (question != NULL)
    {
      dulle_record_replay (dulle_review_game_get_record (self->game), annotation->n_before,
                           &self->before);
      dulle_quiz_board_show (self->board, &self->before, self->seat, names_of (self),
                             dulle_review_game_get_faces (self->game));
      done = dulle_quiz_what_was_done (&self->before, &question->taken, annotation,
                                       names_of (self));
      dulle_quiz_set_text (self->done, done);
      dulle_quiz_set_text (self->question, dulle_quiz_question (&question->taken));
      dulle_quiz_tell (self->speaker, self->answer, NULL);
      dulle_speaker_say (self->speaker, done, TRUE);
      dulle_quiz_speak_question (self->speaker, &self->before, self->seat, names_of (self),
                                 dulle_quiz_question (&question->taken));
    }
  else
    show_summary (self);

  dulle_quiz_set_text (self->place, place);
  dulle_quiz_show_moment (self->moment, self->current, self->questions->len,
                          &self->before, names_of (self));
  show_choices (self, question);
  show_buttons (self, question);
  focus_first (self, question);
}

static void
show_solution (DulleQuizPage     *self,
               DulleQuizQuestion *question,
               const char        *before,
               const char        *as_good)
{
  g_autofree char *solution =
      dulle_quiz_solution (&self->before, &question->annotation, as_good, names_of (self));
  g_autofree char *text =
      before != NULL ? g_strdup_printf ("%s %s", before, solution) : g_strdup (solution);

  if (question->annotation.best.kind == DULLE_ACTION_PLAY)
    dulle_quiz_board_raise (self->board, question->annotation.best.card);
  dulle_quiz_set_text (self->question, NULL);
  dulle_quiz_tell (self->speaker, self->answer, text);
  show_choices (self, question);
  show_buttons (self, question);
  focus_first (self, question);
}

static void
show_right (DulleQuizPage     *self,
            DulleQuizQuestion *question,
            const char        *as_good)
{
  show_solution (self, question, _ ("Right!"), as_good);
  dulle_quiz_sign (self->answer, DULLE_QUIZ_RIGHT);
}

/* A wrong answer is told what it costs, and may be tried again. */
static void
show_wrong (DulleQuizPage     *self,
            DulleQuizQuestion *question,
            const DulleAction *action,
            DulleAnswer        was)
{
  g_autofree char *answer = dulle_quiz_action (&self->before, action, names_of (self));
  g_autofree char *text =
      was == DULLE_ANSWER_SAME
          ? dulle_quiz_same (&question->annotation)
          : dulle_quiz_wrong (answer, (double) dulle_quiz_cost (question, action));
  g_autofree char *again = g_strdup_printf ("%s %s", text, _ ("Try once more."));

  if (action->kind == DULLE_ACTION_PLAY)
    dulle_quiz_board_shake (self->board, action->card);
  if (question->outcome == DULLE_QUIZ_SHOWN)
    show_solution (self, question, text, NULL);
  else
    {
      dulle_quiz_set_text (self->question, NULL);
      dulle_quiz_tell (self->speaker, self->answer, again);
    }
  dulle_quiz_sign (self->answer, DULLE_QUIZ_WRONG);
}

static void
answer_question (DulleQuizPage *self,
                 DulleAction    action)
{
  DulleQuizQuestion *question = current_question (self);
  g_autofree char   *answer = NULL;
  DulleAnswer        was;

  if (question == NULL || question->outcome != DULLE_QUIZ_OPEN)
    return;

  was = dulle_quiz_answer (question, &action);
  answer = dulle_quiz_action (&self->before, &action, names_of (self));
  if (was == DULLE_ANSWER_BEST)
    show_right (self, question, NULL);
  else if (was == DULLE_ANSWER_AS_GOOD)
    show_right (self, question, answer);
  else
    show_wrong (self, question, &action, was);
}

static void
chosen_cb (DulleQuizPage *self,
           int            card)
{
  g_assert (DULLE_IS_QUIZ_PAGE (self));

  answer_question (self, dulle_action_play (self->seat, (DulleCard) card));
}

/* Actions */

static void
choose_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  DulleQuizPage     *self = DULLE_QUIZ_PAGE (widget);
  DulleQuizQuestion *question = current_question (self);
  DulleAction        choices[DULLE_MAX_MEASURED];
  guint              n = g_variant_get_uint32 (parameter);

  if (question == NULL)
    return;

  if (question->taken.kind == DULLE_ACTION_PLAY)
    dulle_quiz_board_choose (self->board, n);
  else if (n < dulle_quiz_choices (question, choices))
    answer_question (self, choices[n]);
}

static void
show_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  DulleQuizPage     *self = DULLE_QUIZ_PAGE (widget);
  DulleQuizQuestion *question = current_question (self);

  if (question == NULL)
    return;

  dulle_quiz_show (question);
  show_solution (self, question, NULL, NULL);
}

/* The moment that was asked about last. */
static guint
last_step (DulleQuizPage *self)
{
  guint last = MIN (self->current + 1, self->questions->len);

  return last > 0 ? g_array_index (self->questions, DulleQuizQuestion, last - 1).annotation.n_before
                  : DULLE_QUIZ_NO_STEP;
}

static void
end_action (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  DulleQuizPage *self = DULLE_QUIZ_PAGE (widget);

  g_signal_emit (self, signals[ENDED], 0, last_step (self));
}

static void
next_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  DulleQuizPage *self = DULLE_QUIZ_PAGE (widget);

  if (current_question (self) == NULL)
    {
      end_action (widget, name, parameter);
      return;
    }

  self->current++;
  show_question (self);
}

/* Class */

static void
dulle_quiz_page_dispose (GObject *object)
{
  DulleQuizPage *self = DULLE_QUIZ_PAGE (object);

  dulle_unparent_children (GTK_WIDGET (self));
  g_clear_object (&self->game);
  g_clear_object (&self->speaker);
  g_clear_pointer (&self->questions, g_array_unref);

  G_OBJECT_CLASS (dulle_quiz_page_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/dulle/Dulle/review/dulle-quiz-page.ui");
  gtk_widget_class_bind_template_child (widget_class, DulleQuizPage, board);
  gtk_widget_class_bind_template_child (widget_class, DulleQuizPage, praise);
  gtk_widget_class_bind_template_child (widget_class, DulleQuizPage, praised);
  gtk_widget_class_bind_template_child (widget_class, DulleQuizPage, panel);
  gtk_widget_class_bind_template_child (widget_class, DulleQuizPage, place);
  gtk_widget_class_bind_template_child (widget_class, DulleQuizPage, moment);
  gtk_widget_class_bind_template_child (widget_class, DulleQuizPage, done);
  gtk_widget_class_bind_template_child (widget_class, DulleQuizPage, question);
  gtk_widget_class_bind_template_child (widget_class, DulleQuizPage, answer);
  gtk_widget_class_bind_template_child (widget_class, DulleQuizPage, choices);
  gtk_widget_class_bind_template_child (widget_class, DulleQuizPage, end);
  gtk_widget_class_bind_template_child (widget_class, DulleQuizPage, show);
  gtk_widget_class_bind_template_child (widget_class, DulleQuizPage, look);
  gtk_widget_class_bind_template_child (widget_class, DulleQuizPage, next);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
}

/* Letters as at the table, where a and b are cards. */
static void
add_key_bindings (GtkWidgetClass *widget_class)
{
  dulle_add_card_keys (widget_class, "quiz.choose");
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_h, 0, "quiz.show", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_n, 0, "quiz.next", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "quiz.end", NULL);
}

static void
dulle_quiz_page_class_init (DulleQuizPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dulle_quiz_page_dispose;

  signals[ENDED] = g_signal_new ("ended", DULLE_TYPE_QUIZ_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_install_action (widget_class, "quiz.choose", "u", choose_action);
  gtk_widget_class_install_action (widget_class, "quiz.show", NULL, show_action);
  gtk_widget_class_install_action (widget_class, "quiz.next", NULL, next_action);
  gtk_widget_class_install_action (widget_class, "quiz.look", NULL, end_action);
  gtk_widget_class_install_action (widget_class, "quiz.end", NULL, end_action);
  add_key_bindings (widget_class);

  g_type_ensure (DULLE_TYPE_QUIZ_BOARD);
  gtk_widget_class_set_layout_manager_type (widget_class, DULLE_TYPE_BESIDE_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "quiz");
  bind_template (widget_class);
}

static void
dulle_quiz_page_init (DulleQuizPage *self)
{
  self->questions = g_array_new (FALSE, FALSE, sizeof (DulleQuizQuestion));
  gtk_widget_init_template (GTK_WIDGET (self));
  self->speaker = dulle_speaker_new (GTK_WIDGET (self));
}

GtkWidget *
dulle_quiz_page_new (void)
{
  return g_object_new (DULLE_TYPE_QUIZ_PAGE, NULL);
}

void
dulle_quiz_page_begin (DulleQuizPage           *self,
                       DulleReviewGame         *game,
                       const DulleGameAnalysis *analysis,
                       const GArray            *measures,
                       guint8                   seat)
{
  g_return_if_fail (DULLE_IS_QUIZ_PAGE (self));
  g_return_if_fail (DULLE_IS_REVIEW_GAME (game));
  g_return_if_fail (seat < DULLE_N_SEATS);

  g_set_object (&self->game, game);
  g_array_unref (self->questions);
  self->questions = dulle_error_quiz_new (analysis, measures, seat);
  self->current = 0;
  self->seat = seat;
  gtk_widget_set_visible (GTK_WIDGET (self->board), self->questions->len > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->praise), self->questions->len == 0);
  gtk_widget_set_visible (self->panel, self->questions->len > 0);
  show_question (self);
}
