/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What an analysis says of a finished game, as it is shown and kept. Immutable once it
 * has been handed over.
 */
#pragma once

#include <glib-object.h>

#include "engine/annotation.h"
#include "measure.h"

G_BEGIN_DECLS

/**
 * DulleGraded:
 * @tournament: the number of a tournament in the store, or 0
 * @number: the number of a deal in it, from 1
 * @seats: a bit (1 << seat) for each seat that was analysed
 * @grades: the grades of these seats
 *
 * Which game it is, and the sums of its annotations.
 */
typedef struct
{
  gint64     tournament;
  guint      number;
  guint      seats;
  DulleGrade grades[DULLE_N_SEATS];
} DulleGraded;

/**
 * DulleGameAnalysis:
 * @annotations: (element-type DulleAnnotation): the decisions of these seats at which
 *   there was something to choose, in the order of the game
 * @measures: (element-type DulleMeasure): what all alternatives of these decisions were
 *   worth, in no order; may be missing of seats that were analysed in former times
 */
typedef struct
{
  DulleRecord record;
  DulleGraded graded;
  GArray     *annotations;
  GArray     *measures;
} DulleGameAnalysis;

#define DULLE_TYPE_GAME_ANALYSIS (dulle_game_analysis_get_type ())
GType dulle_game_analysis_get_type (void) G_GNUC_CONST;

/* Of no seat yet. */
DulleGameAnalysis *dulle_game_analysis_new (gint64             tournament,
                                            const DulleRecord *record);

/**
 * dulle_game_analysis_with:
 * @seats: seats that are not in @self
 * @annotations: (element-type DulleAnnotation): theirs
 * @measures: (element-type DulleMeasure): theirs
 * @grades: theirs, by seat
 *
 * Returns: (transfer full): @self and what was found besides
 */
DulleGameAnalysis *dulle_game_analysis_with (DulleGameAnalysis *self,
                                             guint              seats,
                                             const GArray      *annotations,
                                             const GArray      *measures,
                                             const DulleGrade   grades[DULLE_N_SEATS]);

/* Whether all decisions of @seat, which was analysed, have been measured. */
gboolean dulle_game_analysis_is_measured (const DulleGameAnalysis *self,
                                          guint8                   seat);

DulleGameAnalysis *dulle_game_analysis_ref (DulleGameAnalysis *self);
void               dulle_game_analysis_unref (DulleGameAnalysis *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DulleGameAnalysis, dulle_game_analysis_unref)

G_END_DECLS
