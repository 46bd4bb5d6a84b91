/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What a player could expect of everything that could have been done at a decision.
 */
#pragma once

#include <glib.h>

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
 * dulle_measures_find:
 * @measures: (element-type DulleMeasure) (nullable)
 *
 * Returns: (nullable): the decision after @n_before actions
 */
const DulleMeasure *dulle_measures_find (const GArray *measures,
                                         guint         n_before,
                                         gboolean      silence);

/**
 * dulle_measure_format:
 *
 * Returns: (transfer full): the alternatives as text, for the store: "1.25 0:CA;-0.5 0:HT"
 */
char *dulle_measure_format (const DulleMeasure *self);

/**
 * dulle_measure_parse:
 * @text: what dulle_measure_format() made of it
 * @self: (inout): which decision it is; is given its alternatives
 * @record: the game, which tells the alternative that was taken
 *
 * Returns: whether @text makes sense there
 */
gboolean dulle_measure_parse (const char        *text,
                              const DulleRecord *record,
                              DulleMeasure      *self);

G_END_DECLS
