/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What a player could expect of everything that could have been done instead, at each
 * decision of a game that was played; worked out on a thread of its own.
 */
#pragma once

#include <gio/gio.h>

#include "engine/action.h"
#include "engine/record.h"

G_BEGIN_DECLS

/* No decision has more alternatives that are measured. */
#define DULLE_MAX_MEASURED 16

/**
 * DulleMeasuredAction:
 * @action: an alternative; an announcement of %DULLE_LEVEL_NONE is silence
 * @value: how many points above the mean of all seats the seat can expect of it
 */
typedef struct
{
  DulleAction action;
  float       value;
} DulleMeasuredAction;

/**
 * DulleMeasure:
 * @n_before: how many actions of the record came before the decision
 * @silence: whether the decision was to announce nothing before the action
 * @taken: which of the alternatives was taken
 * @actions: the alternatives, the best first, equals in the order of the hand
 *
 * One decision at which there was something to choose.
 */
typedef struct
{
  guint16             n_before;
  gboolean            silence;
  guint8              n_actions;
  guint8              taken;
  DulleMeasuredAction actions[DULLE_MAX_MEASURED];
} DulleMeasure;

/**
 * dulle_measures_async:
 * @record: a game, perhaps one that breaks off
 * @seat: whose decisions are measured, by what this seat could see
 * @cancellable: (nullable): stops it
 *
 * The values are those that the analysis of the same record relies on. Takes less than a
 * second or two.
 */
void dulle_measures_async (const DulleRecord  *record,
                           guint8              seat,
                           GCancellable       *cancellable,
                           GAsyncReadyCallback callback,
                           gpointer            user_data);

/* Returns: (transfer full) (element-type DulleMeasure) (nullable): the decisions in the
 *   order of the game; %NULL if it was stopped */
GArray *dulle_measures_finish (GAsyncResult *result,
                               GError      **error);

/**
 * dulle_measures_find:
 * @measures: (element-type DulleMeasure)
 *
 * Returns: (nullable): the decision after @n_before actions
 */
const DulleMeasure *dulle_measures_find (const GArray *measures,
                                         guint         n_before,
                                         gboolean      silence);

G_END_DECLS
