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

struct _DulleSession
{
  GObject parent_instance;

  /* owned */
  GMainContext *context;
  GSource      *inbox;
  DulleWorker  *worker;
  DulleGrader  *grader;
  char         *path;

  DulleTournamentSetup first;

  guint8   person;
  guint8   player;
  guint    n_holds;
  guint    shown;
  gint64   noted;
  gboolean emitting;
  gboolean game_is_over;

  /* Whether no game is dealt, and whether one was asked for meanwhile. */
  gboolean rests;
  gboolean wants_next;

  /* Those who are asked, and those at this machine who are warned. */
  DullePlayers voters;
  DullePlayers warned;

  /* A table at another machine, and whether it is the one that is shown. */
  DulleGuest *guest;
  gboolean    is_guest;

  /* What has a seat at the table from which the one here has come, until it is sure that it was let
   * go there. */
  DulleGuest *former;

  /* The seat at either, which is kept. */
  DulleKeptSeat *seat;

  /* Events about errors that nobody was there to be told of. */
  GQueue untold;

  /* Whether this program alone keeps seats in the folder, and by which lock. */
  gboolean has_tables;
  int      lock;

  /* What is dealt by here, if the table is taken over. */
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
