/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game that is looked back on, in words: everybody is called by name, and nothing
 * is hidden. Names are by seat.
 */
#pragma once

#include <glib.h>

#include "engine/game.h"

G_BEGIN_DECLS

/* Returns: (transfer full): what was done, without who did it: "Ten of Hearts" */
char *dulle_review_action (const DulleGame   *after,
                           const DulleAction *action,
                           const char *const *names);

/* Returns: (transfer full) (nullable): what begins with @action: "Trick 3" */
char *dulle_review_heading (const DulleBoard  *before,
                            const DulleAction *action);

/* Returns: (transfer full): what @action brought, a trick with its special points
 *   for instance, or else who did what */
char *dulle_review_detail (const DulleGame   *before,
                           const DulleGame   *after,
                           const DulleAction *action,
                           const char *const *names);

/**
 * dulle_review_party:
 *
 * Returns: the party of @seat, also where only it knows itself
 */
DulleParty dulle_review_party (const DulleGame *game,
                               uint8_t          seat);

/* Returns: (transfer full): "Re 45 · Kontra 30"; who has no party yet counts to none */
char *dulle_review_augen (const DulleGame *game);

G_END_DECLS
