/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Taking back the last move: at once by one person, and by several at one machine when
 * everybody agrees. The hands are closed before they are asked, and stay so.
 */
#pragma once

#include "dulle-game-page.h"

G_BEGIN_DECLS

/* Adds the action `take-back` to @map. */
void dulle_add_take_back_action (GActionMap    *map,
                                 DulleGamePage *page);

G_END_DECLS
