/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What happened in a session, as it is sent to the main thread: immutable, and
 * with the view of the moment for the seat that the window shows.
 */
#pragma once

#include <glib-object.h>

#include "engine/score.h"
#include "engine/view.h"
#include "engine/watch.h"

G_BEGIN_DECLS

/**
 * DulleEventKind:
 * @DULLE_EVENT_DEALT: a new game begins
 * @DULLE_EVENT_RESUMED: the game of an earlier run, or of an earlier moment,
 *   goes on: show it as it is; `sheet`
 * @DULLE_EVENT_ACTION: somebody called, announced or played
 * @DULLE_EVENT_THINKING: a computer player begins to think: `action.seat`
 * @DULLE_EVENT_HINT: what the computer would do in the place of the person:
 *   `action`, `reason`
 * @DULLE_EVENT_REFUSED: a submitted action was not legal: `refusal`
 * @DULLE_EVENT_OVER: the game is over: `result`, `sheet`
 * @DULLE_EVENT_TOURNAMENT_OVER: no game is left to play: `sheet`
 * @DULLE_EVENT_TROUBLE: something outside the game went wrong: `message`
 */
typedef enum
{
  DULLE_EVENT_DEALT,
  DULLE_EVENT_RESUMED,
  DULLE_EVENT_ACTION,
  DULLE_EVENT_THINKING,
  DULLE_EVENT_HINT,
  DULLE_EVENT_REFUSED,
  DULLE_EVENT_OVER,
  DULLE_EVENT_TOURNAMENT_OVER,
  DULLE_EVENT_TROUBLE,
} DulleEventKind;

/**
 * DulleSheetRow:
 * @number: the number of the game in the tournament, from 1
 * @dealer: who dealt it
 *
 * One finished game as it stands on the score sheet.
 */
typedef struct
{
  guint         number;
  guint8        dealer;
  DulleContract contract;
  guint8        soloist;
  gboolean      duty_solo;
  DulleParty    winner;
  gint32        points;
  gint32        scores[DULLE_N_SEATS];
} DulleSheetRow;

/**
 * DulleStanding:
 * @n_games: games that are finished
 * @games_left: games still to come, or 0 without a limit
 * @duty: the duty soli still due
 * @totals: what each seat has been credited
 */
typedef struct
{
  guint     n_games;
  guint     games_left;
  DulleDuty duty[DULLE_N_SEATS];
  gint32    totals[DULLE_N_SEATS];
} DulleStanding;

/**
 * DulleEvent:
 * @kind: what happened
 * @view: the table after it, for the seat that the window shows
 * @open: the hands of others that the rules let the seat see
 * @action: what was done; a call of another seat says only in `view.board.heard`
 *   whether it was a reservation, and an exchange of others not which cards: the
 *   other members are 0
 * @reason: (nullable): the main reason for a hint, "cash-ace"; static
 * @refusal: why not
 * @result: the result of the game
 * @standing: the tournament after it
 * @sheet: (element-type DulleSheetRow) (nullable): the games of the tournament
 * @message: (nullable): a sentence for people
 *
 * Only the members that the kind names are filled; @view, @open and
 * @standing always are.
 */
typedef struct
{
  DulleEventKind kind;
  DulleView      view;
  DulleWatch     open;
  DulleAction    action;
  const char    *reason;
  DulleRefusal   refusal;
  DulleResult    result;
  DulleStanding  standing;
  GArray        *sheet;
  char          *message;
} DulleEvent;

#define DULLE_TYPE_EVENT (dulle_event_get_type ())
GType dulle_event_get_type (void) G_GNUC_CONST;

/* New events are filled by the worker before anybody else sees them. */
DulleEvent       *dulle_event_new (DulleEventKind kind);
const DulleEvent *dulle_event_ref (const DulleEvent *event);
void              dulle_event_unref (const DulleEvent *event);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DulleEvent, dulle_event_unref)

G_END_DECLS
