/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What persons do with their table besides playing: several at one machine lift the curtain,
 * call one another and close their hand; and whoever sits out looks on.
 */
#pragma once

#include "dulle-game-page.h"

G_BEGIN_DECLS

/* Adds the actions `lift-curtain`, `call-person`, `close-hand`, `watch` and `choose-hand` to
 * @map. */
void dulle_add_people_actions (GActionMap    *map,
                               DulleGamePage *page);

/* Turns the table back to whom the game waits for, or closes the hand that is open.
 *
 * Returns: whether there was anything to do */
gboolean dulle_close_hand (DulleGamePage *page);

G_END_DECLS
