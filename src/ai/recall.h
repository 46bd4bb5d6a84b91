/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Answers that were given before. The seatings of a deal begin alike, and a player who
 * is asked again in the same position would only think the same again.
 */
#pragma once

#include "player.h"

typedef struct _DulleRecall DulleRecall;

/* Not for several threads at a time. */
DulleRecall *dulle_recall_new (void);
void         dulle_recall_free (DulleRecall *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DulleRecall, dulle_recall_free)

/* The same as dulle_player_act() and dulle_player_speak(), for players without a stop. */
DulleAction dulle_recall_act (DulleRecall       *self,
                              const DullePlayer *player,
                              const DulleView   *view);
bool        dulle_recall_speak (DulleRecall       *self,
                                const DullePlayer *player,
                                const DulleView   *view,
                                DulleAction       *announcement);
