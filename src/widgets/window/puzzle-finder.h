/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Has puzzles looked for in each game that is analysed, wherever that was asked for.
 */
#pragma once

#include "session/dulle-session.h"

G_BEGIN_DECLS

/* From now on, until @session is gone. */
void dulle_puzzle_finder_watch (DulleSession *session);

G_END_DECLS
