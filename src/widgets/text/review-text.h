/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A past game in words: all players are called by name, and nothing is hidden. Names
 * are by seat.
 */
#pragma once

#include <glib.h>

#include "engine/game.h"

G_BEGIN_DECLS

/* Returns: (transfer full): what was done, without the player: "Ten of Hearts" */
char *dulle_review_action (const DulleGame   *after,
                           const DulleAction *action,
                           const char *const *names);

/* Returns: (transfer full) (nullable): the heading of what begins with @action: "Trick 3" */
char *dulle_review_heading (const DulleBoard  *before,
                            const DulleAction *action);

/* Returns: (transfer full): who did what, and the result, for instance a trick with its
 * special points */
char *dulle_review_detail (const DulleGame   *before,
                           const DulleGame   *after,
                           const DulleAction *action,
                           const char *const *names);

/**
 * dulle_review_party:
 *
 * Returns: the party of @seat, even if only that player knows it
 */
DulleParty dulle_review_party (const DulleGame *game,
                               uint8_t          seat);

/* Returns: (transfer full): "Re 45 · Kontra 30"; players without a party yet are left
 * out */
char *dulle_review_card_points (const DulleGame *game);

G_END_DECLS
