/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The selection in the list of steps decides what is shown: keys, buttons, slider and
 * wheel only move that selection. Each step replays the game, which takes microseconds.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "table/dulle-beside-layout.h"
#include "dulle-deal-actions.h"
#include "dulle-expectation.h"
#include "dulle-quiz-page.h"
#include "dulle-review-board.h"
#include "dulle-review.h"
#include "dulle-study.h"
#include "expected-points.h"
#include "common/cut-choice.h"
#include "common/file-dialog.h"
#include "common/large-window.h"
#include "common/tooltip.h"
#include "common/unfolded.h"
#include "review-analysis.h"
#include "review-rows.h"
#include "text/review-text.h"

#define ALL_SEATS ((1U << DULLE_N_SEATS) - 1)

/* What would lead away from a question, besides the moves. */
static const char *const aside[] = { "review.turn", "review.steps", "review.learn" };

struct _DulleReview
{
  AdwWindow parent_instance;

  /* Template children */
  GtkStack           *pages;
  DulleQuizPage      *quiz;
  AdwFlap            *flap;
  GtkDropDown        *games;
  DulleReviewBoard   *board;
  GtkLabel           *card_points;
  GtkLabel           *detail;
  DulleExpectation   *expectation;
  GtkAdjustment      *adjustment;
  GtkListView        *list;
  GtkSingleSelection *selection;
  GtkProgressBar     *progress;
  GtkLabel           *summary;

  /* Owned */
  DulleStudy       *study;
  DulleDealActions *deal;
  DulleReviewGame  *game;

  guint8   seat;
  gboolean wants_quiz;
};

G_DEFINE_FINAL_TYPE (DulleReview, dulle_review, ADW_TYPE_WINDOW)

enum
{
  PROP_STEP = 1,
  PROP_SEAT,
  PROP_STEPS,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

static guint
n_steps (DulleReview *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (self->selection));
}

/* Shows */

static gboolean
is_quizzing (DulleReview *self)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (self->pages), "quiz") == 0;
}

/* While a question is asked, the game stands still. */
static void
update_moves (DulleReview *self)
{
  static const struct
  {
    const char *action;
    gboolean    forward;
  } moves[] = {
    { "review.back", FALSE },
    { "review.trick-back", FALSE },
    { "review.first", FALSE },
    { "review.forward", TRUE },
    { "review.trick-forward", TRUE },
    { "review.last", TRUE },
  };
  guint step = dulle_review_get_step (self);

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), moves[i].action,
                                   !is_quizzing (self) &&
                                       (moves[i].forward ? step + 1 < n_steps (self) : step > 0));
}

static void
update_games (DulleReview *self)
{
  guint    selected = gtk_drop_down_get_selected (self->games);
  guint    n_games = g_list_model_get_n_items (gtk_drop_down_get_model (self->games));
  gboolean asks = is_quizzing (self);

  gtk_widget_set_sensitive (GTK_WIDGET (self->games), !asks);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "review.game-back", !asks && selected > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "review.game-forward",
                                 !asks && selected + 1 < n_games);
}

static void
show_step (DulleReview *self)
{
  guint            step = dulle_review_get_step (self);
  DulleReviewStep *item = gtk_single_selection_get_selected_item (self->selection);
  g_autofree char *card_points = NULL;
  DulleGame        game;

  if (self->game == NULL || item == NULL)
    return;

  dulle_record_replay (dulle_review_game_get_record (self->game), step, &game);
  card_points = dulle_review_card_points (&game);
  dulle_review_board_show (self->board, &game, self->seat,
                           dulle_review_game_get_names (self->game));
  gtk_label_set_label (self->card_points, card_points);
  gtk_label_set_label (self->detail, dulle_review_step_get_detail (item));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->detail), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  dulle_review_step_get_detail (item), -1);
  gtk_adjustment_set_value (self->adjustment, step);
  dulle_expectation_set_step (self->expectation, step);
  dulle_deal_actions_set_moment (self->deal, self->game, self->seat, step);
  update_moves (self);
}

static void
selected_cb (DulleReview *self)
{
  g_assert (DULLE_IS_REVIEW (self));

  show_step (self);
  gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u",
                              dulle_review_get_step (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STEP]);
}

/* Says why the last analysis failed, that one goes on, or what is known of the player at
 * the bottom. */
static void
show_summary (DulleReview *self)
{
  const DulleGameAnalysis *analysis = dulle_study_get_analysis (self->study);
  g_autofree char         *words = g_strdup (dulle_study_get_failure (self->study));

  if (words == NULL && (dulle_study_is_busy (self->study) || self->wants_quiz))
    words = g_strdup (_ ("The game is being analyzed"));
  else if (words == NULL && analysis != NULL)
    words = dulle_review_analysis_summary (analysis, self->game, self->seat);
  gtk_label_set_label (self->summary, words != NULL ? words : "");
  dulle_set_tooltip (GTK_WIDGET (self->summary), words);
  gtk_widget_set_visible (GTK_WIDGET (self->summary), words != NULL);
}

static void
show_expectation (DulleReview *self)
{
  const GArray *measures = dulle_study_get_measures (self->study);
  g_autoptr (GArray) points = NULL;

  if (measures != NULL)
    points = dulle_expected_points_new (dulle_study_get_analysis (self->study), measures,
                                        self->seat);
  dulle_expectation_show (self->expectation, dulle_review_game_get_names (self->game)[self->seat],
                          points, n_steps (self) - 1);
}

static void
show_progress (DulleReview *self)
{
  gtk_progress_bar_set_fraction (self->progress, dulle_study_get_progress (self->study));
  gtk_widget_set_visible (GTK_WIDGET (self->progress),
                          dulle_study_is_busy (self->study) || self->wants_quiz);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "review.analyse",
                                 !dulle_study_is_analysed (self->study, ALL_SEATS));
}

/* Learning */

static void
set_page (DulleReview *self,
          const char  *page)
{
  gtk_stack_set_visible_child_name (self->pages, page);
  update_games (self);
  for (guint i = 0; i < G_N_ELEMENTS (aside); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), aside[i], !is_quizzing (self));
  update_moves (self);
}

static void
begin_quiz (DulleReview *self)
{
  self->wants_quiz = FALSE;
  set_page (self, "quiz");
  dulle_quiz_page_begin (self->quiz, self->game, dulle_study_get_analysis (self->study),
                         dulle_study_get_measures (self->study), self->seat);
}

static void
quiz_ended_cb (DulleReview *self,
               guint        step)
{
  g_assert (DULLE_IS_REVIEW (self));

  set_page (self, "game");
  dulle_review_set_step (self, step);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* Whatever is missing for it is found out first. */
static void
learn_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  DulleReview *self = DULLE_REVIEW (widget);

  self->wants_quiz = TRUE;
  if (dulle_study_get_measures (self->study) != NULL)
    begin_quiz (self);
  else
    dulle_study_analyse (self->study, 1U << self->seat);
}

/* The findings */

static void
studied_cb (DulleReview *self)
{
  const DulleGameAnalysis *analysis;

  g_assert (DULLE_IS_REVIEW (self));

  analysis = dulle_study_get_analysis (self->study);
  if (analysis != NULL)
    dulle_review_analysis_write (analysis->annotations, self->game, dulle_review_get_steps (self));
  self->wants_quiz = self->wants_quiz && dulle_study_get_failure (self->study) == NULL;
  if (self->wants_quiz && dulle_study_get_measures (self->study) != NULL)
    begin_quiz (self);
  show_progress (self);
  show_summary (self);
  show_expectation (self);
}

static void
analyse_action (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  DulleReview *self = DULLE_REVIEW (widget);

  adw_flap_set_reveal_flap (self->flap, TRUE);
  dulle_study_analyse (self->study, ALL_SEATS);
}

static void
show_game (DulleReview     *self,
           DulleReviewGame *game)
{
  g_autoptr (GListModel) steps = NULL;
  guint8 seat = dulle_review_game_follow (game, self->game, self->seat);

  if (game == NULL || !g_set_object (&self->game, game))
    return;

  steps = dulle_review_steps_new (dulle_review_game_get_record (game),
                                  dulle_review_game_get_names (game),
                                  dulle_review_game_get_dealer (game));
  dulle_review_steps_set_faces (steps, dulle_review_game_get_faces (game));
  dulle_review_board_set_faces (self->board, dulle_review_game_get_faces (game));
  gtk_adjustment_set_upper (self->adjustment, g_list_model_get_n_items (steps) - 1);
  gtk_single_selection_set_model (self->selection, steps);
  gtk_single_selection_set_selected (self->selection, 0);
  self->wants_quiz = FALSE;
  show_step (self);
  dulle_study_set_game (self->study, game);
  dulle_review_set_seat (self, seat);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STEPS]);
}

static void
game_selected_cb (DulleReview *self)
{
  g_assert (DULLE_IS_REVIEW (self));

  show_game (self, gtk_drop_down_get_selected_item (self->games));
  update_games (self);
}

static void
slider_cb (DulleReview *self)
{
  g_assert (DULLE_IS_REVIEW (self));

  dulle_review_set_step (self, (guint) (gtk_adjustment_get_value (self->adjustment) + 0.5));
}

/* Moving */

static void
move_by_steps (DulleReview *self,
               int          n)
{
  dulle_review_set_step (
      self, (guint) CLAMP ((int) dulle_review_get_step (self) + n, 0, (int) n_steps (self) - 1));
}

static gboolean
scroll_cb (DulleReview *self,
           double       dx,
           double       dy)
{
  g_assert (DULLE_IS_REVIEW (self));

  move_by_steps (self, dx + dy > 0 ? 1 : -1);

  return GDK_EVENT_STOP;
}

static void
swipe_cb (DulleReview *self,
          double       velocity_x,
          double       velocity_y)
{
  g_assert (DULLE_IS_REVIEW (self));

  if (ABS (velocity_x) > ABS (velocity_y))
    move_by_steps (self, velocity_x < 0 ? 1 : -1);
}

static gboolean
begins_something (DulleReview *self,
                  guint        step)
{
  g_autoptr (DulleReviewStep) item = g_list_model_get_item (G_LIST_MODEL (self->selection), step);

  return dulle_review_step_get_heading (item) != NULL;
}

/* To the step that completes the trick, or from there to the end of the next one. */
static void
go_by_trick (DulleReview *self,
             int          direction)
{
  int step = (int) dulle_review_get_step (self);
  int last = (int) n_steps (self) - 1;

  do
    step += direction;
  while (step > 0 && step < last && !begins_something (self, (guint) step + 1));

  dulle_review_set_step (self, (guint) CLAMP (step, 0, last));
}

static void
step_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  static const struct
  {
    const char *name;
    int         n;
  } ways[] = {
    { "review.back", -1 },
    { "review.forward", 1 },
    { "review.first", -DULLE_MAX_RECORD },
    { "review.last", DULLE_MAX_RECORD },
  };

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    if (g_str_equal (name, ways[i].name))
      move_by_steps (DULLE_REVIEW (widget), ways[i].n);
}

static void
trick_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  go_by_trick (DULLE_REVIEW (widget), g_str_equal (name, "review.trick-back") ? -1 : 1);
}

static void
turn_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  DulleReview *self = DULLE_REVIEW (widget);

  dulle_review_set_seat (self, dulle_next_seat (self->seat));
}

static void
game_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  DulleReview *self = DULLE_REVIEW (widget);
  guint        selected = gtk_drop_down_get_selected (self->games);

  gtk_drop_down_set_selected (self->games,
                              g_str_equal (name, "review.game-back") ? selected - 1 : selected + 1);
}

static void
save_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  DulleReview     *self = DULLE_REVIEW (widget);
  GString         *text = g_string_new (DULLE_RECORD_HEAD);
  g_autofree char *file = dulle_file_name (dulle_review_game_get_title (self->game), ".txt");

  dulle_record_write_with_names (dulle_review_game_get_record (self->game),
                                 dulle_review_game_get_names (self->game), text);
  dulle_file_dialog_save_text (widget, _ ("Save Game"), file, g_string_free (text, FALSE));
}

static void
steps_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  DulleReview *self = DULLE_REVIEW (widget);

  adw_flap_set_reveal_flap (self->flap, !adw_flap_get_reveal_flap (self->flap));
}

static void
dulle_review_get_property (GObject    *object,
                           guint       property_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  DulleReview *self = DULLE_REVIEW (object);

  switch (property_id)
    {
    case PROP_STEP:
      g_value_set_uint (value, dulle_review_get_step (self));
      break;
    case PROP_SEAT:
      g_value_set_uchar (value, self->seat);
      break;
    case PROP_STEPS:
      g_value_set_object (value, dulle_review_get_steps (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
dulle_review_set_property (GObject      *object,
                           guint         property_id,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  DulleReview *self = DULLE_REVIEW (object);

  switch (property_id)
    {
    case PROP_STEP:
      dulle_review_set_step (self, g_value_get_uint (value));
      break;
    case PROP_SEAT:
      dulle_review_set_seat (self, g_value_get_uchar (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
dulle_review_dispose (GObject *object)
{
  DulleReview *self = DULLE_REVIEW (object);

  g_clear_object (&self->study);
  g_clear_object (&self->deal);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (dulle_review_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/dulle/Dulle/review/dulle-review.ui");
  gtk_widget_class_bind_template_child (widget_class, DulleReview, pages);
  gtk_widget_class_bind_template_child (widget_class, DulleReview, quiz);
  gtk_widget_class_bind_template_child (widget_class, DulleReview, flap);
  gtk_widget_class_bind_template_child (widget_class, DulleReview, games);
  gtk_widget_class_bind_template_child (widget_class, DulleReview, board);
  gtk_widget_class_bind_template_child (widget_class, DulleReview, card_points);
  gtk_widget_class_bind_template_child (widget_class, DulleReview, detail);
  gtk_widget_class_bind_template_child (widget_class, DulleReview, expectation);
  gtk_widget_class_bind_template_child (widget_class, DulleReview, adjustment);
  gtk_widget_class_bind_template_child (widget_class, DulleReview, list);
  gtk_widget_class_bind_template_child (widget_class, DulleReview, selection);
  gtk_widget_class_bind_template_child (widget_class, DulleReview, progress);
  gtk_widget_class_bind_template_child (widget_class, DulleReview, summary);
  gtk_widget_class_bind_template_callback (widget_class, game_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, slider_cb);
  gtk_widget_class_bind_template_callback (widget_class, scroll_cb);
  gtk_widget_class_bind_template_callback (widget_class, swipe_cb);
  gtk_widget_class_bind_template_callback (widget_class, quiz_ended_cb);
  gtk_widget_class_bind_template_callback (widget_class, dulle_review_set_step);
  gtk_widget_class_bind_template_callback (widget_class, dulle_show_unless_folded);
}

static void
dulle_review_class_init (DulleReviewClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = dulle_review_get_property;
  object_class->set_property = dulle_review_set_property;
  object_class->dispose = dulle_review_dispose;

  properties[PROP_STEP] =
      g_param_spec_uint ("step", NULL, NULL, 0, DULLE_MAX_RECORD, 0,
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_SEAT] =
      g_param_spec_uchar ("seat", NULL, NULL, 0, DULLE_N_SEATS - 1, 0,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_STEPS] = g_param_spec_object ("steps", NULL, NULL, G_TYPE_LIST_MODEL,
                                                G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  gtk_widget_class_install_action (widget_class, "review.back", NULL, step_action);
  gtk_widget_class_install_action (widget_class, "review.forward", NULL, step_action);
  gtk_widget_class_install_action (widget_class, "review.first", NULL, step_action);
  gtk_widget_class_install_action (widget_class, "review.last", NULL, step_action);
  gtk_widget_class_install_action (widget_class, "review.trick-back", NULL, trick_action);
  gtk_widget_class_install_action (widget_class, "review.trick-forward", NULL, trick_action);
  gtk_widget_class_install_action (widget_class, "review.turn", NULL, turn_action);
  gtk_widget_class_install_action (widget_class, "review.game-back", NULL, game_action);
  gtk_widget_class_install_action (widget_class, "review.game-forward", NULL, game_action);
  gtk_widget_class_install_action (widget_class, "review.steps", NULL, steps_action);
  gtk_widget_class_install_action (widget_class, "review.save", NULL, save_action);
  gtk_widget_class_install_action (widget_class, "review.analyse", NULL, analyse_action);
  gtk_widget_class_install_action (widget_class, "review.learn", NULL, learn_action);

  g_type_ensure (DULLE_TYPE_BESIDE_LAYOUT);
  g_type_ensure (DULLE_TYPE_EXPECTATION);
  g_type_ensure (DULLE_TYPE_QUIZ_PAGE);
  g_type_ensure (DULLE_TYPE_REVIEW_BOARD);
  g_type_ensure (DULLE_TYPE_REVIEW_GAME);
  bind_template (widget_class);
}

static void
dulle_review_init (DulleReview *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  dulle_large_window_fit (GTK_WINDOW (self));
  dulle_large_window_grow (adw_flap_get_flap (self->flap), "width-request");
  dulle_review_rows_set (self->list);
  dulle_cut_choice (self->games);
}

/* Below this height there is no room for the list of steps beside the board. */
#define LOW 420

/* As large as the window that it belongs to. */
static void
fit_to_parent (DulleReview *self,
               GtkWindow   *parent)
{
  int width = gtk_widget_get_width (GTK_WIDGET (parent));
  int height = gtk_widget_get_height (GTK_WIDGET (parent));

  if (gtk_window_is_maximized (parent) || gtk_window_is_fullscreen (parent))
    gtk_window_maximize (GTK_WINDOW (self));
  if (width > 0 && height > 0)
    gtk_window_set_default_size (GTK_WINDOW (self), width, height);
  adw_flap_set_reveal_flap (self->flap, height == 0 || height >= LOW);
}

GtkWidget *
dulle_review_new (GtkWindow    *parent,
                  DulleSession *session,
                  GListModel   *games,
                  guint         game,
                  guint8        seat)
{
  DulleReview *self;

  g_return_val_if_fail (DULLE_IS_SESSION (session), NULL);
  g_return_val_if_fail (G_IS_LIST_MODEL (games), NULL);
  g_return_val_if_fail (game < g_list_model_get_n_items (games), NULL);

  self = g_object_new (DULLE_TYPE_REVIEW, "transient-for", parent, NULL);
  self->study = dulle_study_new (session);
  self->deal = dulle_deal_actions_new (GTK_WINDOW (self), session, dulle_review_new);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "deal", G_ACTION_GROUP (self->deal));
  g_signal_connect_object (self->study, "changed", G_CALLBACK (studied_cb), self,
                           G_CONNECT_SWAPPED);
  if (parent != NULL)
    fit_to_parent (self, parent);
  gtk_drop_down_set_model (self->games, games);
  gtk_drop_down_set_selected (self->games, game);
  game_selected_cb (self);
  dulle_review_set_seat (self, seat);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));

  return GTK_WIDGET (self);
}

DulleReviewGame *
dulle_review_get_game (DulleReview *self)
{
  g_return_val_if_fail (DULLE_IS_REVIEW (self), NULL);

  return self->game;
}

GListModel *
dulle_review_get_steps (DulleReview *self)
{
  g_return_val_if_fail (DULLE_IS_REVIEW (self), NULL);

  return gtk_single_selection_get_model (self->selection);
}

guint
dulle_review_get_step (DulleReview *self)
{
  guint selected;

  g_return_val_if_fail (DULLE_IS_REVIEW (self), 0);

  selected = gtk_single_selection_get_selected (self->selection);

  return selected != GTK_INVALID_LIST_POSITION ? selected : 0;
}

void
dulle_review_set_step (DulleReview *self,
                       guint        step)
{
  g_return_if_fail (DULLE_IS_REVIEW (self));

  /* Notifies only when it is another one. */
  if (step < n_steps (self))
    gtk_single_selection_set_selected (self->selection, step);
}

guint8
dulle_review_get_seat (DulleReview *self)
{
  g_return_val_if_fail (DULLE_IS_REVIEW (self), 0);

  return self->seat;
}

void
dulle_review_set_seat (DulleReview *self,
                       guint8       seat)
{
  g_return_if_fail (DULLE_IS_REVIEW (self));
  g_return_if_fail (seat < DULLE_N_SEATS);

  if (self->seat == seat)
    return;

  self->seat = seat;
  self->wants_quiz = FALSE;
  show_step (self);
  dulle_study_set_seat (self->study, seat);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SEAT]);
}
