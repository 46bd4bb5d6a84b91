/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What the files of the session share.
 */
#pragma once

#include "dulle-session.h"
#include "grader.h"
#include "guest.h"
#include "store/store-lock.h"
#include "worker.h"

G_BEGIN_DECLS

/**
 * DulleSession:
 * @context: that of the thread that made the session
 * @inbox: (nullable): what the worker sends, while there is one
 * @worker: (nullable): %NULL before the start and after the end
 * @path: (nullable): the file that keeps the tournaments
 * @first: the tournament that is begun unasked
 * @person: see dulle_session_get_person()
 * @player: see dulle_session_get_player()
 * @n_holds: how often the session is held
 * @shown: the number of the worker's event that was emitted last
 * @emitting: whether the handlers of an event have not all returned
 * @game_is_over: whether a game is over, and the next one has not been asked for
 * @rests: whether no game is dealt
 * @wants_next: whether one was asked for meanwhile
 * @voters: those who are asked to vote
 * @warned: those at this machine who are warned of costly cards
 * @last_attempt: when something was last tried while learning, in microseconds since 1970
 *
 * @guest: (nullable): a table at another machine
 * @is_guest: whether that is the one that is shown
 * @former: (nullable): has the seat at the table from which the one here has come, until it is sure
 *   that its host has let go of it
 * @seat: (nullable): the seat that @guest or @former has, or that was kept before the start
 * @untold: (element-type DulleEvent): errors that nobody was there to be told of
 * @has_tables: whether this program alone keeps seats in the folder
 * @lock: what keeps other programs from that, or %DULLE_NO_LOCK
 * @fair: what fair deals are made of here, if the table is taken over
 */
struct _DulleSession
{
  GObject parent_instance;

  GMainContext *context;
  GSource      *inbox;
  DulleWorker  *worker;
  DulleGrader  *grader;
  char         *path;

  DulleTournamentSetup first;

  guint8       person;
  guint8       player;
  guint        n_holds;
  guint        shown;
  gboolean     emitting;
  gboolean     game_is_over;
  gboolean     rests;
  gboolean     wants_next;
  DullePlayers voters;
  DullePlayers warned;
  gint64       last_attempt;

  /* Tables at other machines */
  DulleGuest     *guest;
  gboolean        is_guest;
  DulleGuest     *former;
  DulleKeptSeat  *seat;
  GQueue          untold;
  gboolean        has_tables;
  int             lock;
  DulleFairShares fair;
};

/* What is asked for before the start and after the end is dropped. */
void session_post (DulleSession *self,
                   DulleRequest  request);

/* The signals of session-company.c. */
void session_company_class_init (DulleSessionClass *klass);

/* Passes an event on to the handlers. */
void session_emit (DulleSession     *self,
                   const DulleEvent *event);

/* The seat that was kept when the program ended, unless another one has it. */
void session_load_seat (DulleSession *self);

/* Another program may keep seats there from now on. */
void session_let_go_of_tables (DulleSession *self);

/* Leaves the table at another machine without showing another one. */
void session_drop_guest (DulleSession *self);

/* Whether @request is about the table at another machine, which then has taken it. */
gboolean session_pass_to_guest (DulleSession       *self,
                                const DulleRequest *request);

/* Another game is asked for. */
void session_leave_game (DulleSession *self);

/* Posts @request with a task that its answer returns. */
void session_ask (DulleSession       *self,
                  DulleRequest        request,
                  GCancellable       *cancellable,
                  GAsyncReadyCallback callback,
                  gpointer            user_data);

/* Whether @result is the answer to a question of that kind. */
gboolean session_is_answer (DulleSession    *self,
                            GAsyncResult    *result,
                            DulleRequestKind kind);

G_END_DECLS
