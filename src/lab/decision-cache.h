/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Remembers what computer players decided. The seatings of a deal begin alike, and a
 * player asked again in the same position would only repeat the same search.
 */
#pragma once

#include "ai/player.h"

typedef struct _DulleDecisionCache DulleDecisionCache;

/* A cache must not be used by two threads at once. */
DulleDecisionCache *dulle_decision_cache_new (void);
void                dulle_decision_cache_free (DulleDecisionCache *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DulleDecisionCache, dulle_decision_cache_free)

/* The answers of dulle_player_act() and dulle_player_announce(). @player must not have a
 * stop flag: an answer cut short is not worth keeping. */
DulleAction dulle_decision_cache_act (DulleDecisionCache *self,
                                      const DullePlayer  *player,
                                      const DulleView    *view);
bool        dulle_decision_cache_announce (DulleDecisionCache *self,
                                           const DullePlayer  *player,
                                           const DulleView    *view,
                                           DulleAction        *announcement);
