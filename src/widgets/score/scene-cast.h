/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Who and what appears in the scene at the end of a game: the children of the scene, filled
 * with a result and put in their places. When they appear is decided by the scene.
 */
#pragma once

#include "session/dulle-event.h"

#include "scene-actor.h"
#include "scene-geometry.h"
#include "scene-highlights.h"
#include "scene-verdicts.h"

G_BEGIN_DECLS

/**
 * DulleSceneCast:
 * @sides: the ground of each party
 * @parties: its name
 * @figures: its card points
 * @plates: the players, by seat
 * @cards: what both parties have won, Re first
 * @chips: the lines of the result, by party, and what multiplies a soloist's points
 * @captions: what is said about each trick to remember
 * @tricks: and its cards
 * @titles: who has won, and by what
 * @buttons: all of them
 * @own: the seat of the person, or %DULLE_NO_SEAT
 * @n_line_chips: how many chips of Re are lines
 */
typedef struct
{
  DulleSceneActor sides[DULLE_N_PARTIES];
  DulleSceneActor parties[DULLE_N_PARTIES];
  DulleSceneActor figures[DULLE_N_PARTIES];
  DulleSceneActor plates[DULLE_N_SEATS];
  DulleSceneActor cards[DULLE_MAX_SCENE_CARDS];
  DulleSceneActor chips[DULLE_N_PARTIES][DULLE_MAX_CHIPS];
  DulleSceneActor captions[DULLE_MAX_HIGHLIGHTS];
  DulleSceneActor tricks[DULLE_MAX_HIGHLIGHTS][DULLE_N_SEATS];
  DulleSceneActor titles[2];
  DulleSceneActor buttons;

  DulleResult result;
  guint8      own;
  guint       n_cards[DULLE_N_PARTIES];
  guint       n_chips[DULLE_N_PARTIES];
  guint       n_line_chips;
  guint       n_highlights;
} DulleSceneCast;

typedef void (*DulleSceneActorFunc) (DulleSceneActor *actor,
                                     gpointer         user_data);

/**
 * dulle_scene_cast_init:
 * @headline: a child of the scene, as the two others are; the scene gets more of them
 */
void dulle_scene_cast_init (DulleSceneCast *self,
                            GtkWidget      *headline,
                            GtkWidget      *subtitle,
                            GtkWidget      *actions);

/* Fills all of them; none is shown any more.
 *
 * @over: an event of %DULLE_EVENT_OVER
 * @names: by seat
 * @faces: the same */
void dulle_scene_cast_fill (DulleSceneCast    *self,
                            const DulleEvent  *over,
                            const char *const *names,
                            const DulleFace   *faces);

/**
 * dulle_scene_cast_judge:
 * @board: the end of the game that was analysed
 *
 * Shows the best and the costliest card of the person instead of tricks, as far as
 * @analysis knows of them.
 *
 * Returns: whether it does
 */
gboolean dulle_scene_cast_judge (DulleSceneCast          *self,
                                 const DulleBoard        *board,
                                 const DulleGameAnalysis *analysis);

/* Those that the result needs. */
void dulle_scene_cast_foreach (DulleSceneCast     *self,
                               DulleSceneActorFunc func,
                               gpointer            user_data);

/* The cards that @party has won. */
DulleSceneActor *dulle_scene_cast_cards (DulleSceneCast *self,
                                         DulleParty      party);

/* Returns: (nullable): the chip of a line of the result, unless there are too many */
DulleSceneActor *dulle_scene_cast_chip (DulleSceneCast *self,
                                        guint           line);

/* Returns: (nullable): the chip that multiplies a soloist's points */
DulleSceneActor *dulle_scene_cast_soloist_chip (DulleSceneCast *self);

/* Measures all of them for a scene of this size. */
void dulle_scene_cast_measure (DulleSceneCast    *self,
                               int                width,
                               int                height,
                               DulleSceneRequest *request);

void dulle_scene_cast_place (DulleSceneCast           *self,
                             const DulleSceneGeometry *geometry);

G_END_DECLS
