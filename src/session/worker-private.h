/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the files of the worker share: `worker-game.c` plays the tournament,
 * `worker.c` is the thread and the messages that it takes. All of it is for the worker's
 * own thread.
 */
#pragma once

#include "inbox.h"
#include "look.h"
#include "store.h"
#include "worker.h"

#include "ai/player.h"

G_BEGIN_DECLS

typedef struct _Message Message;

/* Message:
 * @take: what the worker does with it
 * @number: the number of the event shown last, of a tournament, of a
 *   seat, or of a player
 * @file, @text: (nullable): what is to be imported
 */
struct _Message
{
  void (*take) (DulleWorker   *self,
                const Message *message);
  guint       epoch;
  gint64      number;
  gboolean    in_favour;
  DullePlan   plan;
  DulleAction action;
  DulleGraded graded;
  char       *file;
  char       *text;
};

struct _DulleWorker
{
  /* set before the thread starts */
  GThread      *thread;
  GMainContext *context;
  GMainLoop    *loop;
  GSource      *inbox;
  GSource      *outbox;
  char         *path;

  /* atomic, written by the session's thread, @stop by both */
  int current_epoch;
  int stop;

  /* the worker's thread only */
  guint       epoch;
  guint       n_sent;
  DulleStore *store;
  gboolean    unsaved;
  DulleCourse course;
  DulleLook   look;
  guint8      seat;
  gboolean    nobody_speaks;
  DullePlayer players[DULLE_N_SEATS];
  gboolean    tutor;
  DulleAction warned;
};

DulleEvent  *worker_event (DulleWorker   *self,
                           DulleEventKind kind);
void         worker_send (DulleWorker      *self,
                          const DulleEvent *event);
void         worker_send_trouble (DulleWorker *self,
                                  char        *message);
void         worker_send_with_sheet (DulleWorker   *self,
                                     DulleEventKind kind);
void         worker_send_table (DulleWorker *self);
void         worker_save (DulleWorker *self);
void         worker_seat_players (DulleWorker *self);
DulleRefusal worker_apply (DulleWorker       *self,
                           const DulleAction *action);
gboolean     worker_is_stopped (DulleWorker *self);
gboolean     worker_speak (DulleWorker *self);
void         worker_deal (DulleWorker *self);
void         worker_step (DulleWorker *self);
void         worker_deal_after_vote (DulleWorker *self);
void         worker_begin (DulleWorker     *self,
                           const DullePlan *plan);

G_END_DECLS
