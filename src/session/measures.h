/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What a player could expect of everything that could have been done instead, at each
 * decision of a game that was played; worked out on a thread of its own. An analysis finds
 * the same on its way; this is for games that were analysed before that was kept.
 */
#pragma once

#include <gio/gio.h>

#include "tournament/measure.h"

G_BEGIN_DECLS

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

G_END_DECLS
