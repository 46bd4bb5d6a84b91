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
#include "grade.h"
#include "plan.h"

typedef struct _DulleChronicle DulleChronicle;

G_BEGIN_DECLS

/**
 * DulleEventKind:
 * @DULLE_EVENT_DEALT: a new game begins
 * @DULLE_EVENT_RESUMED: the game of an earlier run, or of an earlier moment,
 *   goes on: show it as it is; `sheet`
 * @DULLE_EVENT_ACTION: somebody called, announced or played
 * @DULLE_EVENT_THINKING: a computer player begins to think: `action.seat`
 * @DULLE_EVENT_HINT: what the computer would do in the place of the person:
 *   `action`, `hints`
 * @DULLE_EVENT_WARNING: a submitted card was not played, for it would cost points:
 *   `action`, `hints` (what would be better, and the card); submitted again it is played
 * @DULLE_EVENT_REFUSED: a submitted action was not legal: `refusal`
 * @DULLE_EVENT_OVER: the game is over: `result`, `sheet`
 * @DULLE_EVENT_VOTE: the players vote on a round of soli before the next game is
 *   dealt: answer with dulle_session_vote()
 * @DULLE_EVENT_TOURNAMENT_OVER: no game is left to play: `sheet`
 * @DULLE_EVENT_TOURNAMENTS: the tournaments that can be gone on with:
 *   `tournaments`
 * @DULLE_EVENT_HISTORY: all tournaments, and what was imported: `history`
 * @DULLE_EVENT_CHRONICLE: the games of one of them: `chronicle`
 * @DULLE_EVENT_PAST_GAMES: what everybody did in all finished games: `past`
 * @DULLE_EVENT_GRADED: what was thought of decisions is kept: `graded`
 * @DULLE_EVENT_TROUBLE: something outside the game went wrong: `message`
 */
typedef enum
{
  DULLE_EVENT_DEALT,
  DULLE_EVENT_RESUMED,
  DULLE_EVENT_ACTION,
  DULLE_EVENT_THINKING,
  DULLE_EVENT_HINT,
  DULLE_EVENT_WARNING,
  DULLE_EVENT_REFUSED,
  DULLE_EVENT_OVER,
  DULLE_EVENT_VOTE,
  DULLE_EVENT_TOURNAMENT_OVER,
  DULLE_EVENT_TOURNAMENTS,
  DULLE_EVENT_HISTORY,
  DULLE_EVENT_CHRONICLE,
  DULLE_EVENT_PAST_GAMES,
  DULLE_EVENT_GRADED,
  DULLE_EVENT_TROUBLE,
  DULLE_N_EVENTS,
} DulleEventKind;

/**
 * DulleSeating:
 * @n_players: how many take part in the tournament
 * @names: what they are called, by player; empty where nobody chose a name
 * @dealer: the player that dealt the game; beyond four players it sits out
 * @players: the player on each seat of the game
 * @own: the seat of the person, or %DULLE_NO_SEAT while it sits out or does not play
 * @watched: the seat whose hand the person looks into while it sits out, or
 *   %DULLE_NO_SEAT
 *
 * Who plays the game, and who looks on.
 */
typedef struct
{
  guint8 n_players;
  char   names[DULLE_MAX_PLAYERS][DULLE_MAX_NAME];
  guint8 dealer;
  guint8 players[DULLE_N_SEATS];
  guint8 own;
  guint8 watched;
} DulleSeating;

/**
 * DulleSheetRow:
 * @number: the number of the game in the tournament, from 1
 * @session: the session that it was played in, from 0
 * @players: a bit for each player that had a seat
 * @bock: the factor of the game, 1 without bock
 * @scores: what each player gets; 0 for those that sat out
 * @money: what each player is paid for it, in the smallest coin, where the rules have
 *   money
 *
 * One finished game as it stands on the score sheet; all in it are players, not
 * seats.
 */
typedef struct
{
  guint         number;
  guint8        dealer;
  guint8        session;
  guint8        players;
  guint16       bock;
  DulleContract contract;
  guint8        soloist;
  gboolean      duty_solo;
  DulleParty    winner;
  gint32        points;
  gint32        scores[DULLE_MAX_PLAYERS];
  gint32        money[DULLE_MAX_PLAYERS];
} DulleSheetRow;

/**
 * DulleStanding:
 * @n_games: games that are finished
 * @games_left: games still to come, or 0 without a limit
 * @n_players: how many take part
 * @duty: the duty soli still due, by player
 * @totals: what each player has been credited
 */
typedef struct
{
  guint     n_games;
  guint     games_left;
  guint     n_players;
  DulleDuty duty[DULLE_MAX_PLAYERS];
  gint32    totals[DULLE_MAX_PLAYERS];
} DulleStanding;

/**
 * DulleUnfinished:
 * @id: its number, for dulle_session_continue_tournament()
 * @played: when it was last played, in seconds since 1970; of tournaments from before
 *   this was noted a small number that tells their order
 *
 * A tournament that can be gone on with.
 */
typedef struct
{
  gint64        id;
  gint64        played;
  DulleStanding standing;
  DullePlan     plan;
} DulleUnfinished;

/**
 * DulleGraded:
 * @tournament: the number of a tournament in the store
 * @number: the number of a deal in it, from 1
 * @seats: a bit (1 << seat) for each seat that was judged
 * @grades: what is thought of these seats
 *
 * A finished game that was looked back on.
 */
typedef struct
{
  gint64     tournament;
  guint      number;
  guint      seats;
  DulleGrade grades[DULLE_N_SEATS];
} DulleGraded;

/* A hint names so many ways at most. */
#define DULLE_MAX_HINTS 3

/**
 * DulleHint:
 * @value: the points that may be expected of it
 * @reason: the main reason for it, "cash-ace"; static
 */
typedef struct
{
  DulleAction action;
  double      value;
  const char *reason;
} DulleHint;

/**
 * DulleEvent:
 * @kind: what happened
 * @view: the table after it, for the seat of the person. While it sits out, for the
 *   seat that it looks into; where it may not, for seat 0 without a hand
 * @seating: who plays
 * @open: the hands of others that the rules let the seat see
 * @action: what was done; a call of another seat says only in `view.board.heard`
 *   whether it was a reservation, and an exchange of others not which cards: the
 *   other members are 0
 * @hints: the best things to do, the best first
 * @n_hints: how many these are
 * @refusal: why not
 * @result: the result of the game
 * @standing: the tournament after it
 * @sheet: (element-type DulleSheetRow) (nullable): the games of the tournament
 * @tournaments: (element-type DulleUnfinished) (nullable): the last played first
 * @history: (element-type DulleChronicle) (nullable): the last played first, without
 *   their games
 * @chronicle: (nullable): a tournament with its games
 * @past: (element-type DullePastGame) (nullable): see dulle_store_read_past_games()
 * @message: (nullable): a sentence for people
 *
 * Only the members that the kind names are filled; @view, @seating, @open and
 * @standing always are.
 */
typedef struct
{
  DulleEventKind        kind;
  DulleView             view;
  DulleSeating          seating;
  DulleWatch            open;
  DulleAction           action;
  DulleHint             hints[DULLE_MAX_HINTS];
  guint                 n_hints;
  DulleRefusal          refusal;
  DulleResult           result;
  DulleStanding         standing;
  GArray               *sheet;
  GArray               *tournaments;
  GPtrArray            *history;
  const DulleChronicle *chronicle;
  GArray               *past;
  DulleGraded           graded;
  char                 *message;
} DulleEvent;

/* Whether the person has to do something now. */
static inline gboolean
dulle_event_on_turn (const DulleEvent *event)
{
  return event->seating.own == event->view.own.seat && dulle_view_on_turn (&event->view);
}

#define DULLE_TYPE_EVENT (dulle_event_get_type ())
GType dulle_event_get_type (void) G_GNUC_CONST;

/* New events are filled by the worker before anybody else sees them. */
DulleEvent       *dulle_event_new (DulleEventKind kind);
const DulleEvent *dulle_event_ref (const DulleEvent *event);
void              dulle_event_unref (const DulleEvent *event);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DulleEvent, dulle_event_unref)

G_END_DECLS
