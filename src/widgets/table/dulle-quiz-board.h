/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A moment of a game as one player saw it: its hand, the trick, and what was known of the
 * others. A card of the hand can be chosen.
 */
#pragma once

#include <gtk/gtk.h>

#include "engine/game.h"
#include "session/dulle-event.h"

G_BEGIN_DECLS

#define DULLE_TYPE_QUIZ_BOARD (dulle_quiz_board_get_type ())
G_DECLARE_FINAL_TYPE (DulleQuizBoard, dulle_quiz_board, DULLE, QUIZ_BOARD, GtkWidget)

/**
 * DulleQuizBoard::chosen:
 * @card: (type DulleCard): the card that somebody wants to play
 */

GtkWidget *dulle_quiz_board_new (void);

/**
 * dulle_quiz_board_show:
 * @game: the moment
 * @seat: who saw it so, and sits at the bottom
 * @names: by seat
 * @faces: by seat
 */
void dulle_quiz_board_show (DulleQuizBoard    *self,
                            const DulleGame   *game,
                            guint8             seat,
                            const char *const *names,
                            const DulleFace   *faces);

/* Whether cards can be chosen: those that followed suit are not veiled. */
void dulle_quiz_board_set_asking (DulleQuizBoard *self,
                                  gboolean        asking);

/* Chooses the card at place @n of the hand, from 0, if there is one and cards can be. */
void dulle_quiz_board_choose (DulleQuizBoard *self,
                              guint           n);

/* Lets one card stand out, or none with %DULLE_NO_CARD; a wrong one shakes. */
void dulle_quiz_board_raise (DulleQuizBoard *self,
                             DulleCard       card);
void dulle_quiz_board_shake (DulleQuizBoard *self,
                             DulleCard       card);

/* Sets the focus to the first card that may be played. */
gboolean dulle_quiz_board_focus (DulleQuizBoard *self);

G_END_DECLS
