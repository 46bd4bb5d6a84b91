/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The action with which the same players begin another tournament.
 */
#pragma once

#include <gio/gio.h>

#include "session/dulle-session.h"

G_BEGIN_DECLS

/**
 * dulle_rematch_action_new:
 * @session: whose tournament it is about
 *
 * "rematch": when a tournament is over, the next one begins at once, with the same players, by the
 * same rules. Where persons at other machines take part it is disabled: they agree in the lobby.
 */
GAction *dulle_rematch_action_new (DulleSession *session);

G_END_DECLS
