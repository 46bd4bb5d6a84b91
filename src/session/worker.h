/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The thread behind a session. It owns the tournament, all four hands, the
 * computer players and the store; nobody else touches them. All functions are
 * called on the session's thread, and only dulle_worker_free() waits.
 */
#pragma once

#include "message.h"
#include "request.h"

G_BEGIN_DECLS

typedef struct _DulleWorker DulleWorker;

/**
 * dulle_worker_new:
 * @path: (nullable): see dulle_session_new()
 * @first: see dulle_session_set_first_tournament()
 * @outbox: where to post each #DulleMessage; must be there longer than the worker
 *
 * Starts the thread, which loads or begins a tournament at once.
 */
DulleWorker *dulle_worker_new (const char                 *path,
                               guint8                      person,
                               const DulleTournamentSetup *first,
                               GSource                    *outbox);

/* Stops the players and joins the thread; nothing is posted afterwards. */
void dulle_worker_free (DulleWorker *self);

/* The present epoch. Events of another one are out of date. */
guint dulle_worker_epoch (DulleWorker *self);

/**
 * dulle_worker_post:
 * @request: copied; the worker takes over its task, and the texts of an import
 *
 * Hands a request to the thread. The next game may be dealt once %DULLE_EVENT_OVER has
 * been received, a vote be given after %DULLE_EVENT_VOTE.
 */
void dulle_worker_post (DulleWorker        *self,
                        const DulleRequest *request);

G_END_DECLS
