/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The score: the game that has just ended, line by line, and the sheet of the
 * evening.
 */
#pragma once

#include <gtk/gtk.h>

#include "session/dulle-event.h"

G_BEGIN_DECLS

#define DULLE_TYPE_SCORE_PAGE (dulle_score_page_get_type ())
G_DECLARE_FINAL_TYPE (DulleScorePage, dulle_score_page, DULLE, SCORE_PAGE, GtkWidget)

/**
 * DulleScoreMode:
 * @DULLE_SCORE_SHEET: only the sheet, to look at while a game is played
 * @DULLE_SCORE_RESULT: the game that has ended, and the sheet; asks for the next
 *   game
 * @DULLE_SCORE_VOTE: the same, but first the players vote on a round of soli
 * @DULLE_SCORE_RANKING: the same after the last game, with the final ranking
 */
typedef enum
{
  DULLE_SCORE_SHEET,
  DULLE_SCORE_RESULT,
  DULLE_SCORE_VOTE,
  DULLE_SCORE_RANKING,
} DulleScoreMode;

GtkWidget *dulle_score_page_new (void);

/**
 * dulle_score_page_show:
 * @result: (nullable): the game that has ended; not for the sheet
 * @sheet: (nullable) (element-type DulleSheetRow): the games so far
 * @names: the names by the seats of @result
 * @players: the names by player
 */
void dulle_score_page_show (DulleScorePage      *self,
                            DulleScoreMode       mode,
                            const DulleResult   *result,
                            const DulleStanding *standing,
                            GArray              *sheet,
                            const char *const   *names,
                            const char *const   *players);

/* Counts the result up that was shown last, where things may move. */
void dulle_score_page_count_up (DulleScorePage *self);

/* Moves the keyboard focus to the button that goes on, or to an answer. */
void dulle_score_page_focus (DulleScorePage *self);

G_END_DECLS
