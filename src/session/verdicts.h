/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the computer thinks of the decisions of a game that was played, worked out on a
 * thread of its own.
 */
#pragma once

#include <gio/gio.h>

#include "engine/record.h"
#include "grade.h"

G_BEGIN_DECLS

/**
 * DulleVerdict:
 * @n_before: how many actions of the record came before
 * @seat: who decided
 * @silence: whether it is an announcement that was not made, before this action
 * @lost: the points that it cost, from 0 on
 * @better: what is best; an announcement of %DULLE_LEVEL_NONE is silence
 * @reason: the main reason for that, "cash-ace"; static
 */
typedef struct
{
  guint            n_before;
  guint8           seat;
  gboolean         silence;
  DulleVerdictMark mark;
  double           lost;
  DulleAction      better;
  const char      *reason;
} DulleVerdict;

/* Called on the thread that asked: @done of @n actions are looked at. */
typedef void (*DulleVerdictsProgress) (guint    done,
                                       guint    n,
                                       gpointer user_data);

/**
 * dulle_verdicts_async:
 * @record: a game, perhaps one that breaks off
 * @seats: a bit for each seat that is judged
 * @cancellable: (nullable): stops it
 * @progress: called now and then until @callback is
 *
 * Nobody is judged by cards that he could not see. Takes seconds for each seat.
 */
void dulle_verdicts_async (const DulleRecord    *record,
                           guint                 seats,
                           GCancellable         *cancellable,
                           DulleVerdictsProgress progress,
                           GAsyncReadyCallback   callback,
                           gpointer              user_data);

/**
 * dulle_verdicts_finish:
 * @grades: (out caller-allocates) (array fixed-size=4) (nullable): what the verdicts of
 *   each seat come to
 *
 * Returns: (transfer full) (element-type DulleVerdict) (nullable): the decisions at which
 *   there was something to choose, in the order of the game; %NULL if it was stopped
 */
GArray *dulle_verdicts_finish (GAsyncResult *result,
                               DulleGrade   *grades,
                               GError      **error);

G_END_DECLS
