/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Analyses finished games in the background for a session: what was found before is read
 * from the store, and what is found is kept there. Lives on the session's thread.
 */
#pragma once

#include "annotations.h"
#include "request.h"

G_BEGIN_DECLS

typedef struct _DulleGrader DulleGrader;

/* How the grader asks the session's worker; the result is that of a #GTask. */
typedef void (*DulleGraderAsk) (gpointer            session,
                                const DulleRequest *request,
                                GAsyncReadyCallback callback,
                                gpointer            user_data);

/* Called when more is kept of a game than before. */
typedef void (*DulleGraderKept) (gpointer           session,
                                 DulleGameAnalysis *analysis);

/* @session: (transfer none): what @ask and @kept are called with */
DulleGrader *dulle_grader_new (gpointer        session,
                               DulleGraderAsk  ask,
                               DulleGraderKept kept);

/* Stops all that is under way, which is answered with %DULLE_SESSION_ERROR_CLOSED. */
void dulle_grader_close (DulleGrader *self);
void dulle_grader_free (DulleGrader *self);

/**
 * DulleGraderOrder:
 * @tournament: the number of a tournament in the store, or 0
 * @number: the number of a deal in it
 * @record: (nullable): the game, which must be there if @tournament is 0
 * @seats: a bit (1 << seat) for each seat that is wanted
 * @progress: (nullable): called now and then with @progress_data
 *
 * What somebody wants to know of a game.
 */
typedef struct
{
  gint64                   tournament;
  guint                    number;
  const DulleRecord       *record;
  guint                    seats;
  DulleAnnotationsProgress progress;
  gpointer                 progress_data;
} DulleGraderOrder;

/**
 * dulle_grader_analyse:
 * @task: (transfer full): returns a #DulleGameAnalysis of the seats that are wanted, at
 *   least
 *
 * A game that is being analysed already is not analysed twice.
 */
void dulle_grader_analyse (DulleGrader            *self,
                           const DulleGraderOrder *order,
                           GTask                  *task);

G_END_DECLS
