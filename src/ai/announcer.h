/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Announcements of the players that search: what is kept often enough in the worlds,
 * and pays there.
 */
#pragma once

#include "trial.h"

/**
 * dulle_announcer_speak:
 * @announcement: (out): what is announced
 *
 * Waiting costs nothing, so nothing is said while it may be said with a card less.
 *
 * Returns: whether the viewer announces something now
 */
bool dulle_announcer_speak (const DullePlayer *player,
                            const DulleBudget *budget,
                            const DulleView   *view,
                            DulleAction       *announcement);
