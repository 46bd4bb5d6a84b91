/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What happened in a session, as it is sent to the main thread: immutable, addressed to one
 * person, and with the view of the moment for the seat of this person.
 */
#pragma once

#include <glib-object.h>

#include "engine/annotation.h"
#include "engine/fair-check.h"
#include "engine/score.h"
#include "engine/open-hands.h"
#include "engine/view.h"
#include "tournament/session-error.h"
#include "tournament/standing.h"
#include "tournament/tournament-setup.h"

G_BEGIN_DECLS

/**
 * DulleEventKind:
 * @DULLE_EVENT_DEALT: a new game begins; `dealt`
 * @DULLE_EVENT_RESUMED: the game of an earlier run, or of an earlier moment,
 *   continues: show it as it is; `resumed`
 * @DULLE_EVENT_ACTION: somebody called, announced or played; `action`
 * @DULLE_EVENT_THINKING: a computer player begins to think; `thinking`
 * @DULLE_EVENT_HINT: what the computer would do in the person's place; `hint`
 * @DULLE_EVENT_WARNING: a submitted card was not played because it would cost
 *   points; submitted again it is played; `warning`
 * @DULLE_EVENT_REFUSED: a submitted action was not legal; `refused`
 * @DULLE_EVENT_OVER: the game is over; `over`
 * @DULLE_EVENT_VOTE: the players vote on a round of solos before the next game is
 *   dealt: answer with dulle_session_vote(); `vote`
 * @DULLE_EVENT_TOURNAMENT_OVER: no game is left to play; `tournament_over`
 * @DULLE_EVENT_SAVING: from now on the tournament is saved, or not; `saving`
 * @DULLE_EVENT_ERROR: something about the files that somebody should know; `error`
 * @DULLE_EVENT_TURNED: the same table as before, for another person of several at this
 *   machine, or closed: show it as it is
 *
 * @DULLE_EVENT_SHARES: the next fair deal waits for dulle_session_give_shares(); `shares`.
 *   Only to one person elsewhere
 *
 * Each kind names the payload of its events; the others have none.
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
  DULLE_EVENT_SAVING,
  DULLE_EVENT_ERROR,
  DULLE_EVENT_TURNED,
  DULLE_EVENT_SHARES,
  DULLE_N_EVENTS,
} DulleEventKind;

/* All who look on at a shared table from elsewhere, as if they were one person. */
#define DULLE_WATCHERS DULLE_MAX_PLAYERS

/**
 * DulleSeating:
 * @n_players: how many take part in the tournament
 * @names: what they are called, by player; empty where nobody chose a name
 * @faces: who they are, by player
 * @dealer: the player that dealt the game; beyond four players it sits out
 * @players: the player on each seat of the game
 * @own: the seat of the person, or %DULLE_NO_SEAT while it sits out, does not play, or the
 *   table is closed
 * @watched: the seat whose hand the person looks into while it sits out, or
 *   %DULLE_NO_SEAT
 * @chooses: whether the game waits for the person, who sits out, to choose the one hand
 *   that it will see
 * @skills: how well the computer plays, by player, from the next game on at the latest
 * @person: the player that all this is addressed to, or that a closed table is turned to;
 *   %DULLE_WATCHERS for those who look on elsewhere; %DULLE_NO_SEAT where nobody here has a
 *   seat, since computers play for all or the person looks on
 * @takers: who decides, by player
 *
 * Who plays the game, and who looks on.
 */
typedef struct
{
  guint8    n_players;
  char      names[DULLE_MAX_PLAYERS][DULLE_MAX_NAME];
  DulleFace faces[DULLE_MAX_PLAYERS];
  guint8    dealer;
  guint8    players[DULLE_N_SEATS];
  guint8    own;
  guint8    watched;
  gboolean  chooses;

  DulleSkill skills[DULLE_MAX_PLAYERS];

  guint8     person;
  DulleTaker takers[DULLE_MAX_PLAYERS];
} DulleSeating;

/* The longest list of hints. */
#define DULLE_MAX_HINTS 3

/**
 * DulleHint:
 * @value: the points that may be expected of it
 * @reason: the main reason for it
 */
typedef struct
{
  DulleAction action;
  double      value;
  DulleReason reason;
} DulleHint;

/**
 * DulleEventDealt:
 * @n_voters: how many players have voted on a round of solos before this game, or 0
 * @n_in_favour: how many of them want one
 * @is_again: whether the cards of the game before were thrown in
 *
 * The payload of %DULLE_EVENT_DEALT. Whether there is one is in `view.board.voted`.
 */
typedef struct
{
  guint8   n_voters;
  guint8   n_in_favour;
  gboolean is_again;
} DulleEventDealt;

/* The payload of %DULLE_EVENT_VOTE: the player that is asked. */
typedef struct
{
  guint8 player;
} DulleEventVote;

/* The payload of %DULLE_EVENT_THINKING: who thinks. */
typedef struct
{
  guint8 seat;
} DulleEventThinking;

/**
 * DulleEventHint:
 * @hints: the best things to do: first what the adviser would do, then by their values
 * @n_hints: how many there are, from 1 on
 *
 * The payload of %DULLE_EVENT_HINT.
 */
typedef struct
{
  DulleHint hints[DULLE_MAX_HINTS];
  guint     n_hints;
} DulleEventHint;

/**
 * DulleEventWarning:
 * @better: what would be better
 * @card: the card that was submitted
 *
 * The payload of %DULLE_EVENT_WARNING.
 */
typedef struct
{
  DulleHint better;
  DulleHint card;
} DulleEventWarning;

/* The payload of %DULLE_EVENT_REFUSED: what was submitted, and why it is not legal. */
typedef struct
{
  DulleAction  action;
  DulleRefusal reason;
} DulleEventRefused;

/* The payload of %DULLE_EVENT_RESUMED and %DULLE_EVENT_TOURNAMENT_OVER: the games that
 * were finished (element-type DulleSheetRow). */
typedef struct
{
  GArray *sheet;
} DulleEventSheet;

/**
 * DulleEventOver:
 * @sheet: (element-type DulleSheetRow): the games that were finished, this one the last
 * @record: the game
 * @fair: what was found of its deal, if that should be a fair one
 *
 * The payload of %DULLE_EVENT_OVER.
 */
typedef struct
{
  DulleResult     *result;
  GArray          *sheet;
  DulleRecord     *record;
  DulleFairFinding fair;
} DulleEventOver;

/* The payload of %DULLE_EVENT_SHARES: the number of the game in its record. */
typedef struct
{
  guint game;
} DulleEventShares;

/**
 * DulleEventSaving:
 * @error: (nullable): why not everything is saved where it should be; of
 *   %DULLE_SESSION_ERROR. %NULL once it is
 * @elsewhere: (nullable): the file in which it is saved instead
 *
 * The payload of %DULLE_EVENT_SAVING. As long as there is no such event, everything is
 * saved.
 */
typedef struct
{
  GError *error;
  char   *elsewhere;
} DulleEventSaving;

/**
 * DulleEvent:
 * @kind: what happened
 * @view: the table after it, for the seat of the person; without a hand if the table is
 *   closed. While the person sits out, for the seat that it looks into; where it may not, for
 *   seat 0 without a hand; for those who look on elsewhere, a bare one
 * @seating: who plays
 * @open: the hands of others that the rules let the seat see
 * @standing: the tournament after it
 * @pace: milliseconds that a computer player of this level takes for any action, forced
 *   or not, as the table shows it; 0 where nobody would notice, and for a person
 * @words: (nullable): of %DULLE_EVENT_ACTION to a person elsewhere, what its seat sees and
 *   hears of it (engine/seen-action.h)
 * @action: what was done; a call of another seat says only in `view.board.heard`
 *   whether it was a reservation, and an exchange of others not which cards: the
 *   other members are 0
 * @error: of %DULLE_SESSION_ERROR
 *
 * Every event has the head, up to @words. The payloads share their memory: read only
 * the one that #DulleEventKind names for @kind.
 */
typedef struct
{
  DulleEventKind kind;
  DulleView      view;
  DulleSeating   seating;
  DulleOpenHands open;
  DulleStanding  standing;
  guint          pace;
  char          *words;
  union
  {
    DulleEventDealt    dealt;
    DulleEventSheet    resumed;
    DulleAction        action;
    DulleEventVote     vote;
    DulleEventThinking thinking;
    DulleEventHint     hint;
    DulleEventWarning  warning;
    DulleEventRefused  refused;
    DulleEventOver     over;
    DulleEventSheet    tournament_over;
    DulleEventSaving   saving;
    GError            *error;
    DulleEventShares   shares;
  };
} DulleEvent;

/* Whether the person has to do something now. */
static inline gboolean
dulle_event_on_turn (const DulleEvent *event)
{
  return event->seating.own != DULLE_NO_SEAT && event->seating.own == event->view.own.seat &&
         dulle_view_on_turn (&event->view);
}

/* The players that are persons at this machine. */
DullePlayers dulle_seating_people (const DulleSeating *seating);

/* The players whom the computer plays. */
DullePlayers dulle_seating_computers (const DulleSeating *seating);

/* The persons at this machine who play the running game. */
DullePlayers dulle_seating_people_in_game (const DulleSeating *seating);

/* The seat of a player in the running game, or %DULLE_NO_SEAT if it sits out. */
guint8 dulle_seating_seat_of (const DulleSeating *seating,
                              guint8              player);

/* Whether several persons sit at this machine, and look at the same table. */
gboolean dulle_seating_is_shared (const DulleSeating *seating);

/* Whether somebody sits there at another machine. */
gboolean dulle_seating_has_elsewhere (const DulleSeating *seating);

/* Whether it is shared, and the hand of the person that it is turned to is not seen. */
gboolean dulle_seating_is_closed (const DulleSeating *seating);

/* Whether the event is addressed to a person elsewhere. */
gboolean dulle_event_is_elsewhere (const DulleEvent *event);

/* Whether a game may follow whose computer players are chosen here: at a table elsewhere they are
 * the host's. */
gboolean dulle_event_may_change_opponents (const DulleEvent *event);

/* Whether the event is about the game. The others are about files: they arrive even if
 * another game was begun since, and change nothing on the table. */
static inline gboolean
dulle_event_is_of_game (const DulleEvent *event)
{
  return event->kind != DULLE_EVENT_SAVING && event->kind != DULLE_EVENT_ERROR;
}

/* The score sheet, of the kinds that have one.
 *
 * Returns: (transfer none) (element-type DulleSheetRow) (nullable) */
GArray *dulle_event_sheet (const DulleEvent *event);

#define DULLE_TYPE_EVENT (dulle_event_get_type ())
GType dulle_event_get_type (void) G_GNUC_CONST;

/* New events are filled by the worker before anybody else sees them. */
DulleEvent       *dulle_event_new (DulleEventKind kind);
const DulleEvent *dulle_event_ref (const DulleEvent *event);
void              dulle_event_unref (const DulleEvent *event);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DulleEvent, dulle_event_unref)

G_END_DECLS
