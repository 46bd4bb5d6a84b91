/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The score: the game that has just ended, line by line, and the score sheet.
 */
#pragma once

#include <gtk/gtk.h>

#include "session/dulle-event.h"

G_BEGIN_DECLS

#define DULLE_TYPE_SCORE_PAGE (dulle_score_page_get_type ())
G_DECLARE_FINAL_TYPE (DulleScorePage, dulle_score_page, DULLE, SCORE_PAGE, GtkWidget)

/**
 * DulleScoreMode:
 * @DULLE_SCORE_MODE_SHEET: only the sheet, to look at while a game is played
 * @DULLE_SCORE_MODE_RESULT: the game that has ended, and the sheet; asks for the next
 *   game
 * @DULLE_SCORE_MODE_AGAIN: the same in practice, where the next game has this deal
 * @DULLE_SCORE_MODE_LESSON: the same for the game of a lesson, after which comes the next lesson
 * @DULLE_SCORE_MODE_LAST: the same after the last game; asks for the podium
 * @DULLE_SCORE_MODE_VOTE: the same, but first the players vote on a round of solos
 * @DULLE_SCORE_MODE_RANKING: the same after the podium, with the final ranking
 */
typedef enum
{
  DULLE_SCORE_MODE_SHEET,
  DULLE_SCORE_MODE_RESULT,
  DULLE_SCORE_MODE_AGAIN,
  DULLE_SCORE_MODE_LESSON,
  DULLE_SCORE_MODE_LAST,
  DULLE_SCORE_MODE_VOTE,
  DULLE_SCORE_MODE_RANKING,
} DulleScoreMode;

/* Of the button that goes on, with a mnemonic. */
const char *dulle_score_mode_label (DulleScoreMode mode);

GtkWidget *dulle_score_page_new (void);

/* @by_seat: (array fixed-size=DULLE_N_SEATS): of the players of the game, for what will be shown
 * @by_player: (array fixed-size=DULLE_MAX_PLAYERS): of those on the sheet */
void dulle_score_page_set_faces (DulleScorePage  *self,
                                 const DulleFace *by_seat,
                                 const DulleFace *by_player);

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

/* Where the deal of the game was a fair one, whether it is verified.
 * @over: (nullable): what the game ended with; not for the sheet */
void dulle_score_page_show_deal (DulleScorePage       *self,
                                 const DulleEventOver *over,
                                 const char *const    *players);

/* Does what the button that continues the game does; nothing while a vote is asked for. */
void dulle_score_page_proceed (DulleScorePage *self);

/* Moves the keyboard focus to the button that continues the game, or to an answer to
 * the vote. */
void dulle_score_page_focus (DulleScorePage *self);

/* Whom %DULLE_SCORE_MODE_VOTE asks.
 * @name: (nullable): the person, if there are several */
void dulle_score_page_ask (DulleScorePage *self,
                           const char     *name);

/* Says that the answer was heard. */
void dulle_score_page_await_votes (DulleScorePage *self);

G_END_DECLS
