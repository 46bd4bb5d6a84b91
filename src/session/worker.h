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
                               guint8      seat,
                               GSource    *outbox);

/* Stops the players, joins the thread; there are no news afterwards. */
void dulle_worker_free (DulleWorker *self);

/* The present epoch. News of another one are out of date. */
guint dulle_worker_epoch (DulleWorker *self);

/* Both raise the epoch; the answer is an event of the new one. The next game may
 * be dealt once %DULLE_EVENT_OVER has been received. */
void dulle_worker_begin (DulleWorker      *self,
                         const DulleRules *rules,
                         guint64           seed);
void dulle_worker_deal (DulleWorker *self);

void dulle_worker_submit (DulleWorker       *self,
                          const DulleAction *action);

/* Raises the epoch. */
void dulle_worker_take_back (DulleWorker *self);

void dulle_worker_ask_hint (DulleWorker *self);

/**
 * dulle_worker_go_on:
 * @shown: the number of the last event that has been shown
 *
 * Says that the table is settled. May be said more than once.
 */
void dulle_worker_go_on (DulleWorker *self,
                         guint        shown);

G_END_DECLS
