/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The thread behind a session. It owns the tournament, all four hands, the
 * computer players and the store; nobody else touches them. All functions are
 * called on the session's thread, and none waits, but dulle_worker_free().
 */
#pragma once

#include "dulle-event.h"

G_BEGIN_DECLS

typedef struct _DulleWorker DulleWorker;

/**
 * DulleNews:
 * @epoch: what the event belongs to; see dulle_worker_epoch()
 * @number: the number of the event, from 1 on
 *
 * An event under way from the worker to the session.
 */
typedef struct
{
  guint             epoch;
  guint             number;
  const DulleEvent *event;
} DulleNews;

void dulle_news_free (gpointer news);

/**
 * dulle_worker_new:
 * @path: (nullable): see dulle_session_new()
 * @outbox: where to post each #DulleNews; must be there longer than the worker
 *
 * Starts the thread, which loads or begins a tournament at once.
 */
DulleWorker *dulle_worker_new (const char *path,
                               guint8      person,
                               GSource    *outbox);

/* Stops the players, joins the thread; there are no news afterwards. */
void dulle_worker_free (DulleWorker *self);

/* The present epoch. News of another one are out of date. */
guint dulle_worker_epoch (DulleWorker *self);

/* All raise the epoch; the answer is an event of the new one. The next game may
 * be dealt once %DULLE_EVENT_OVER has been received, a vote be given after
 * %DULLE_EVENT_VOTE. */
void dulle_worker_begin (DulleWorker     *self,
                         const DullePlan *plan);
void dulle_worker_continue (DulleWorker *self,
                            gint64       tournament);
void dulle_worker_deal (DulleWorker *self);
void dulle_worker_vote (DulleWorker *self,
                        gboolean     in_favour);

void dulle_worker_submit (DulleWorker       *self,
                          const DulleAction *action);

/* Raises the epoch. */
void dulle_worker_take_back (DulleWorker *self);

void dulle_worker_ask_hint (DulleWorker *self);

/* See the session's functions of these names. */
void dulle_worker_list (DulleWorker *self);
void dulle_worker_delete (DulleWorker *self,
                          gint64       tournament);
void dulle_worker_list_history (DulleWorker *self);
void dulle_worker_read_chronicle (DulleWorker *self,
                                  gint64       id);
void dulle_worker_import (DulleWorker *self,
                          const char  *file,
                          const char  *text);
void dulle_worker_read_past_games (DulleWorker *self);
void dulle_worker_keep_grades (DulleWorker       *self,
                               const DulleGraded *graded);
void dulle_worker_rename (DulleWorker *self,
                          guint8       player,
                          const char  *name);
void dulle_worker_set_tutor (DulleWorker *self,
                             gboolean     tutor);
void dulle_worker_watch (DulleWorker *self,
                         guint8       seat);

/**
 * dulle_worker_go_on:
 * @shown: the number of the last event that has been shown
 *
 * Says that the table is settled. May be said more than once.
 */
void dulle_worker_go_on (DulleWorker *self,
                         guint        shown);

G_END_DECLS
