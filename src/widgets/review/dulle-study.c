/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * One analysis and one measuring are under way at most. Another game cancels both, another
 * seat the measuring.
 */
#include "config.h"

#include "common/cancellable.h"
#include "dulle-study.h"
#include "review-analysis.h"

struct _DulleStudy
{
  GObject parent_instance;

  guint8 seat;
  guint  asked;
  double progress;

  /* Owned */
  DulleSession      *session;
  DulleReviewGame   *game;
  DulleGameAnalysis *analysis;
  GArray            *measures[DULLE_N_SEATS];
  char              *failure;
  GCancellable      *analysing;
  GCancellable      *measuring;
};

G_DEFINE_FINAL_TYPE (DulleStudy, dulle_study, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
emit_changed (DulleStudy *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Measuring: of games that were analysed before this was kept with the analysis */

static void
measured_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  GArray     *measures = dulle_measures_finish (result, NULL);
  DulleStudy *self;

  if (measures == NULL)
    return;

  self = DULLE_STUDY (user_data);
  g_clear_object (&self->measuring);
  g_clear_pointer (&self->measures[self->seat], g_array_unref);
  self->measures[self->seat] = measures;
  emit_changed (self);
}

static void
measure_seat (DulleStudy *self)
{
  if (self->measures[self->seat] != NULL || self->measuring != NULL ||
      !dulle_study_is_analysed (self, 1U << self->seat) ||
      dulle_game_analysis_is_measured (self->analysis, self->seat))
    return;

  dulle_measures_async (dulle_review_game_get_record (self->game), self->seat,
                        dulle_renew_cancellable (&self->measuring), measured_cb, self);
}

/* Analysing */

static void
set_analysis (DulleStudy        *self,
              DulleGameAnalysis *analysis)
{
  dulle_game_analysis_ref (analysis);
  g_clear_pointer (&self->analysis, dulle_game_analysis_unref);
  self->analysis = analysis;
  g_clear_pointer (&self->failure, g_free);
  measure_seat (self);
}

/* Found for whoever asked: this study, another window. */
static void
graded_cb (DulleStudy        *self,
           DulleGameAnalysis *analysis)
{
  g_assert (DULLE_IS_STUDY (self));

  if (self->game == NULL ||
      analysis->graded.tournament != dulle_review_game_get_tournament (self->game) ||
      analysis->graded.number != dulle_review_game_get_record (self->game)->number)
    return;

  set_analysis (self, analysis);
  emit_changed (self);
}

static void
progress_cb (guint    done,
             guint    n,
             gpointer user_data)
{
  DulleStudy *self = user_data;

  g_assert (DULLE_IS_STUDY (self));

  self->progress = (double) done / MAX (n, 1);
  emit_changed (self);
}

/* After cancelling, another game is studied, or none. */
static void
analysed_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (DulleGameAnalysis) analysis =
      dulle_session_analyse_finish (DULLE_SESSION (source), result, &error);
  DulleStudy *self;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  self = DULLE_STUDY (user_data);
  self->asked = 0;
  if (analysis != NULL)
    set_analysis (self, analysis);
  else
    self->failure = dulle_review_analysis_failure (error);
  emit_changed (self);
}

static void
ask_for_analysis (DulleStudy *self,
                  guint       seats)
{
  const DulleRecord *record = dulle_review_game_get_record (self->game);

  dulle_session_analyse_async (
      self->session, dulle_review_game_get_tournament (self->game), record->number, record, seats,
      dulle_renew_cancellable (&self->analysing), progress_cb, analysed_cb, self);
}

/* Class */

static void
drop_findings (DulleStudy *self)
{
  dulle_drop_cancellable (&self->analysing);
  dulle_drop_cancellable (&self->measuring);
  g_clear_pointer (&self->analysis, dulle_game_analysis_unref);
  g_clear_pointer (&self->failure, g_free);
  for (guint seat = 0; seat < DULLE_N_SEATS; seat++)
    g_clear_pointer (&self->measures[seat], g_array_unref);
  self->asked = 0;
  self->progress = 0;
}

static void
dulle_study_dispose (GObject *object)
{
  DulleStudy *self = DULLE_STUDY (object);

  drop_findings (self);
  g_clear_object (&self->game);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (dulle_study_parent_class)->dispose (object);
}

static void
dulle_study_class_init (DulleStudyClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = dulle_study_dispose;

  signals[CHANGED] = g_signal_new ("changed", DULLE_TYPE_STUDY, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static void
dulle_study_init (DulleStudy *self)
{
}

DulleStudy *
dulle_study_new (DulleSession *session)
{
  DulleStudy *self;

  g_return_val_if_fail (DULLE_IS_SESSION (session), NULL);

  self = g_object_new (DULLE_TYPE_STUDY, NULL);
  self->session = g_object_ref (session);
  g_signal_connect_object (session, "graded", G_CALLBACK (graded_cb), self, G_CONNECT_SWAPPED);

  return self;
}

void
dulle_study_set_game (DulleStudy      *self,
                      DulleReviewGame *game)
{
  g_return_if_fail (DULLE_IS_STUDY (self));
  g_return_if_fail (DULLE_IS_REVIEW_GAME (game));

  if (!g_set_object (&self->game, game))
    return;

  drop_findings (self);
  emit_changed (self);
  ask_for_analysis (self, 0);
}

void
dulle_study_set_seat (DulleStudy *self,
                      guint8      seat)
{
  g_return_if_fail (DULLE_IS_STUDY (self));
  g_return_if_fail (seat < DULLE_N_SEATS);

  if (self->seat == seat)
    return;

  self->seat = seat;
  dulle_drop_cancellable (&self->measuring);
  measure_seat (self);
  emit_changed (self);
}

void
dulle_study_analyse (DulleStudy *self,
                     guint       seats)
{
  g_return_if_fail (DULLE_IS_STUDY (self));

  if (self->game == NULL || dulle_study_is_analysed (self, seats) ||
      (seats & ~self->asked) == 0)
    return;

  g_clear_pointer (&self->failure, g_free);
  self->asked |= seats;
  self->progress = 0;
  emit_changed (self);
  ask_for_analysis (self, self->asked);
}

const DulleGameAnalysis *
dulle_study_get_analysis (DulleStudy *self)
{
  g_return_val_if_fail (DULLE_IS_STUDY (self), NULL);

  return self->analysis;
}

gboolean
dulle_study_is_analysed (DulleStudy *self,
                         guint       seats)
{
  g_return_val_if_fail (DULLE_IS_STUDY (self), FALSE);

  return self->analysis != NULL && (seats & ~self->analysis->graded.seats) == 0;
}

const GArray *
dulle_study_get_measures (DulleStudy *self)
{
  g_return_val_if_fail (DULLE_IS_STUDY (self), NULL);

  if (!dulle_study_is_analysed (self, 1U << self->seat))
    return NULL;

  return dulle_game_analysis_is_measured (self->analysis, self->seat)
             ? self->analysis->measures
             : self->measures[self->seat];
}

gboolean
dulle_study_is_busy (DulleStudy *self)
{
  g_return_val_if_fail (DULLE_IS_STUDY (self), FALSE);

  return self->asked != 0;
}

double
dulle_study_get_progress (DulleStudy *self)
{
  g_return_val_if_fail (DULLE_IS_STUDY (self), 0);

  return self->progress;
}

const char *
dulle_study_get_failure (DulleStudy *self)
{
  g_return_val_if_fail (DULLE_IS_STUDY (self), NULL);

  return self->failure;
}
