/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The annotations of a game that was played, worked out on a thread of its own.
 */
#pragma once

#include <gio/gio.h>

#include "engine/annotation.h"
#include "engine/record.h"

G_BEGIN_DECLS

/* Called on the thread that asked: @done of @n actions have been analysed. */
typedef void (*DulleAnnotationsProgress) (guint    done,
                                          guint    n,
                                          gpointer user_data);

/**
 * dulle_annotations_async:
 * @record: a game, perhaps one that breaks off
 * @seats: a bit for each seat whose decisions are annotated
 * @cancellable: (nullable): stops it
 * @progress: called now and then until @callback is
 *
 * No seat is measured by cards that it could not see. Takes seconds for each seat.
 */
void dulle_annotations_async (const DulleRecord       *record,
                              guint                    seats,
                              GCancellable            *cancellable,
                              DulleAnnotationsProgress progress,
                              GAsyncReadyCallback      callback,
                              gpointer                 user_data);

/**
 * dulle_annotations_finish:
 * @grades: (out caller-allocates) (array fixed-size=4) (nullable): the sum of the
 *   annotations of each seat
 * @measures: (out) (transfer full) (element-type DulleMeasure) (nullable): what all
 *   alternatives of these decisions were worth
 *
 * Returns: (transfer full) (element-type DulleAnnotation) (nullable): the decisions at which
 *   there was something to choose, in the order of the game; %NULL if it was stopped
 */
GArray *dulle_annotations_finish (GAsyncResult *result,
                                  DulleGrade   *grades,
                                  GArray      **measures,
                                  GError      **error);

G_END_DECLS
