/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Keys of play that have no effect at the moment say why.
 */
#pragma once

#include "dulle-game-page.h"

G_BEGIN_DECLS

/* Adds the action `press` to @map, the window of @page: it activates the action that it is given
 * by name, or says why that makes no sense now. Behind another page, it does nothing. */
void dulle_add_game_keys (GActionMap    *map,
                          DulleGamePage *page);

G_END_DECLS
