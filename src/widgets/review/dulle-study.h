/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What is known of the game under review, and what is being found out: its analysis, and
 * what the alternatives of one seat are worth. It asks the session; a window shows it.
 */
#pragma once

#include "session/dulle-session.h"
#include "session/measures.h"

#include "dulle-review-game.h"

G_BEGIN_DECLS

#define DULLE_TYPE_STUDY (dulle_study_get_type ())
G_DECLARE_FINAL_TYPE (DulleStudy, dulle_study, DULLE, STUDY, GObject)

/**
 * DulleStudy::changed:
 *
 * More is known, or another thing is going on.
 */

DulleStudy *dulle_study_new (DulleSession *session);

/* Studies another game. What is kept of it is asked for at once. */
void dulle_study_set_game (DulleStudy      *self,
                           DulleReviewGame *game);

/* Studies another seat. */
void dulle_study_set_seat (DulleStudy *self,
                           guint8      seat);

/**
 * dulle_study_analyse:
 * @seats: a bit (1 << seat) for each seat that is wanted
 */
void dulle_study_analyse (DulleStudy *self,
                          guint       seats);

/* Returns: (nullable): what is known of some seats, if anything is */
const DulleGameAnalysis *dulle_study_get_analysis (DulleStudy *self);
gboolean                 dulle_study_is_analysed (DulleStudy *self,
                                                  guint       seats);

/* Returns: (nullable) (element-type DulleMeasure): what the alternatives of the seat, and
 *   perhaps of others, are worth, if it has been analysed and measured */
const GArray *dulle_study_get_measures (DulleStudy *self);

/* Whether an analysis is under way, and how far it is, from 0 to 1. */
gboolean dulle_study_is_busy (DulleStudy *self);
double   dulle_study_get_progress (DulleStudy *self);

/* Returns: (nullable): why the last analysis failed, as a sentence */
const char *dulle_study_get_failure (DulleStudy *self);

G_END_DECLS
