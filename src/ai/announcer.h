/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Announcements of the players that search: they announce what they keep in enough of the
 * sampled deals and what gains points there.
 */
#pragma once

#include "rollout.h"

/**
 * dulle_announcer_decide:
 * @announcement: (out): the announcement, if there is one
 *
 * Waiting costs nothing, so nothing is announced that can still be announced after the
 * next card.
 *
 * Returns: whether the viewer announces something now
 */
bool dulle_announcer_decide (const DulleLimits *limits,
                             const DulleBudget *budget,
                             const DulleView   *view,
                             DulleAction       *announcement);
