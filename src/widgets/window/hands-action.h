/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The action "open-hands", which opens all hands where the rules permit that. They are
 * closed until the person opens them; what was chosen is kept for the tournament.
 */
#pragma once

#include "session/dulle-session.h"

G_BEGIN_DECLS

/**
 * dulle_hands_action_add:
 * @map: gets the action, which is a switch
 * @session: whose hands are opened
 * @settings: where it is kept
 */
void dulle_hands_action_add (GActionMap   *map,
                             DulleSession *session,
                             GSettings    *settings);

G_END_DECLS
