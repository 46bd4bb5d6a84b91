/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A table to look at: all four hands open, the trick, and the tricks each player has won.
 * Nothing moves and nothing can be played.
 */
#pragma once

#include <gtk/gtk.h>

#include "engine/game.h"
#include "tournament/face.h"

G_BEGIN_DECLS

#define DULLE_TYPE_REVIEW_BOARD (dulle_review_board_get_type ())
G_DECLARE_FINAL_TYPE (DulleReviewBoard, dulle_review_board, DULLE, REVIEW_BOARD, GtkWidget)

GtkWidget *dulle_review_board_new (void);

/* @faces: (array fixed-size=4): by seat, of the game that will be shown */
void dulle_review_board_set_faces (DulleReviewBoard *self,
                                   const DulleFace  *faces);

/**
 * dulle_review_board_show:
 * @game: the moment that is shown
 * @bottom: the seat that sits at the bottom
 * @names: by seat
 *
 * Between two tricks the finished one stays on the table.
 */
void dulle_review_board_show (DulleReviewBoard  *self,
                              const DulleGame   *game,
                              uint8_t            bottom,
                              const char *const *names);

G_END_DECLS
