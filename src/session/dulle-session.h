/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The only door between the window and the game. Lives on the main thread; the
 * game, all four hands and the computer players live on its worker.
 */
#pragma once

#include "dulle-event.h"

G_BEGIN_DECLS

#define DULLE_TYPE_SESSION (dulle_session_get_type ())
G_DECLARE_FINAL_TYPE (DulleSession, dulle_session, DULLE, SESSION, GObject)

/**
 * DulleSession::event:
 * @event: (type DulleEvent): what happened
 *
 * Emitted on the thread that made the session, in order. The worker goes on when
 * all handlers have returned and nobody holds the session.
 */

/**
 * dulle_session_new:
 * @path: (nullable): the SQLite file that keeps the tournaments; %NULL keeps nothing
 * @person: the player that a person is and the views are for; %DULLE_NO_SEAT when
 *   computers play for all (views are then for seat 0)
 *
 * Nothing happens before dulle_session_start() and after dulle_session_close():
 * what is asked for then is dropped. A file that cannot be read is set
 * aside under another name, never overwritten, and reported as trouble.
 */
DulleSession *dulle_session_new (const char *path,
                                 guint8      person);

/* The player as it was given to dulle_session_new(). With four players its number is
 * its seat. */
guint8 dulle_session_get_person (DulleSession *self);

/**
 * dulle_session_start:
 *
 * Goes on with the tournament that was played last (%DULLE_EVENT_RESUMED), or begins
 * one by the official rules.
 */
void dulle_session_start (DulleSession *self);

/* Leaves the running tournament where it is and begins another one. */
void dulle_session_new_tournament (DulleSession    *self,
                                   const DullePlan *plan);

/* Asks for the tournaments that are not over, without the running one. Answered with
 * %DULLE_EVENT_TOURNAMENTS. */
void dulle_session_list_tournaments (DulleSession *self);

/**
 * dulle_session_continue_tournament:
 * @id: see #DulleUnfinished
 *
 * Leaves the running tournament where it is and goes on with another one. Answered
 * with %DULLE_EVENT_RESUMED; if it could not be loaded, that is the running one, and
 * there is trouble.
 */
void dulle_session_continue_tournament (DulleSession *self,
                                        gint64        id);

/* Deletes a tournament that is not the running one, with its games. Answered as
 * dulle_session_list_tournaments(). */
void dulle_session_delete_tournament (DulleSession *self,
                                      gint64        id);

/* Asks for all tournaments, and what was imported. Answered with
 * %DULLE_EVENT_HISTORY. */
void dulle_session_list_history (DulleSession *self);

/**
 * dulle_session_read_chronicle:
 * @id: see #DulleChronicle; 0 for the running tournament
 *
 * Asks for the games of a tournament. Answered with %DULLE_EVENT_CHRONICLE, whose
 * `chronicle` is %NULL if it cannot be read.
 */
void dulle_session_read_chronicle (DulleSession *self,
                                   gint64        id);

/**
 * dulle_session_import:
 * @file: what the file is called
 * @text: its content
 *
 * Keeps the games of a file of records. Answered with %DULLE_EVENT_HISTORY, or with
 * %DULLE_EVENT_TROUBLE that names the file, the line and the cause.
 */
void dulle_session_import (DulleSession *self,
                           const char   *file,
                           const char   *text);

/* Asks for what everybody did in all games that were finished. Answered with
 * %DULLE_EVENT_PAST_GAMES. */
void dulle_session_read_past_games (DulleSession *self);

/* Keeps what an analysis thought of a finished game. Answered with %DULLE_EVENT_GRADED once
 * it is kept, or with %DULLE_EVENT_TROUBLE. */
void dulle_session_keep_grades (DulleSession      *self,
                                const DulleGraded *graded);

/* Gives a player of the running tournament another name, which comes with the next
 * event. */
void dulle_session_rename_player (DulleSession *self,
                                  guint8        player,
                                  const char   *name);

/* After a game is over: deals the next one. Does nothing at other times; answered
 * with %DULLE_EVENT_TOURNAMENT_OVER once more if there is none to deal, and with
 * %DULLE_EVENT_VOTE if the players have to vote before. */
void dulle_session_next_game (DulleSession *self);

/**
 * dulle_session_vote:
 * @in_favour: whether the person wants a round of soli
 *
 * Answers %DULLE_EVENT_VOTE; the next game is dealt. Does nothing at other times.
 */
void dulle_session_vote (DulleSession *self,
                         gboolean      in_favour);

/**
 * dulle_session_set_tutor:
 *
 * Whether the person is warned of cards that cost points, with %DULLE_EVENT_WARNING, where
 * the rules permit hints. Not at first.
 */
void dulle_session_set_tutor (DulleSession *self,
                              gboolean      tutor);

/**
 * dulle_session_watch:
 * @seat: whose hand the person would like to look into when it sits out
 *
 * Answered with %DULLE_EVENT_RESUMED while it does.
 */
void dulle_session_watch (DulleSession *self,
                          guint8        seat);

/**
 * dulle_session_submit:
 * @action: an action of the person's seat
 *
 * Queues an action. It is applied and comes back as %DULLE_EVENT_ACTION, or as
 * %DULLE_EVENT_REFUSED with the reason. An action that was meant for a moment that
 * has passed (another game was begun since) is dropped.
 */
void dulle_session_submit (DulleSession      *self,
                           const DulleAction *action);

/**
 * dulle_session_take_back:
 *
 * Takes back the last thing that the person did in the running game, and what came
 * after it, where the rules permit. Answered with %DULLE_EVENT_RESUMED.
 */
void dulle_session_take_back (DulleSession *self);

/**
 * dulle_session_ask_hint:
 *
 * On the person's turn, and where the rules permit: asks what the computer would
 * do. Answered with %DULLE_EVENT_HINT.
 */
void dulle_session_ask_hint (DulleSession *self);

/**
 * dulle_session_hold:
 *
 * Keeps the worker from going on while an event is shown; each hold wants one
 * dulle_session_release(). Actions of the person are accepted all the same.
 */
void dulle_session_hold (DulleSession *self);
void dulle_session_release (DulleSession *self);

/* Stops the players, writes what is left and joins the worker; there are no events
 * afterwards. Also done by the last unref. */
void dulle_session_close (DulleSession *self);

G_END_DECLS
