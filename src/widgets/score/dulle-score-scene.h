/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The end of a game as a scene on the table: the players turn over, the cards are counted,
 * each point flies to its party, and then it stands in large letters who has won. Ends with
 * the buttons that go on.
 *
 * Signals: "rested" when everything is shown, before a button takes the focus.
 */
#pragma once

#include <gtk/gtk.h>

#include "session/dulle-event.h"
#include "tournament/game-analysis.h"
#include "table/timing.h"

G_BEGIN_DECLS

#define DULLE_TYPE_SCORE_SCENE (dulle_score_scene_get_type ())
G_DECLARE_FINAL_TYPE (DulleScoreScene, dulle_score_scene, DULLE, SCORE_SCENE, GtkWidget)

GtkWidget *dulle_score_scene_new (void);

/**
 * dulle_score_scene_play:
 * @over: (not nullable): an event of %DULLE_EVENT_OVER
 * @names: the names by seat
 * @faces: the faces by seat
 * @speed: how fast; off shows the end at once, as where the desktop asks for less motion
 *
 * Shows the end of a game from its beginning.
 */
void dulle_score_scene_play (DulleScoreScene    *self,
                             const DulleEvent   *over,
                             const char *const  *names,
                             const DulleFace    *faces,
                             DulleAnimationSpeed speed);

/**
 * dulle_score_scene_judge:
 * @analysis: of the game that is shown
 *
 * Shows, at the end of the scene, what an analysis has found of the person's cards.
 */
void dulle_score_scene_judge (DulleScoreScene         *self,
                              const DulleBoard        *board,
                              const DulleGameAnalysis *analysis);

/* Whether the strength of the opponents can be chosen for a game that follows. */
void dulle_score_scene_offer_opponents (DulleScoreScene *self,
                                        gboolean         offered);

/* What the first button says: "_Next Game". */
void dulle_score_scene_set_proceed (DulleScoreScene *self,
                                    const char      *label);

/* Goes on to the next step at once.
 *
 * Returns: whether there was one */
gboolean dulle_score_scene_advance (DulleScoreScene *self);

/* Shows the end at once. */
void dulle_score_scene_finish (DulleScoreScene *self);

/* Whatever has not been shown yet never will be: the scene was left for good. */
void dulle_score_scene_stop (DulleScoreScene *self);

/* Moves the keyboard focus to the button that goes on, once it is there. */
void dulle_score_scene_focus (DulleScoreScene *self);

G_END_DECLS
