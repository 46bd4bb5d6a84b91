/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The action with which a person makes its opponents stronger or weaker between two games.
 */
#pragma once

#include <gtk/gtk.h>

#include "session/dulle-session.h"

G_BEGIN_DECLS

/* Says @text to whoever sits in front of @owner. */
typedef void (*DulleSayFunc) (gpointer    owner,
                              const char *text);

/**
 * dulle_opponents_action_new:
 * @session: whose tournament it is about; owns the action's followers
 * @say: says when it takes effect
 * @owner: (not owned): for @say; outlives the action
 *
 * "opponents", whose state is the id of a skill, or empty where the opponents differ. What
 * is chosen is also that of the next tournament.
 */
GAction *dulle_opponents_action_new (DulleSession *session,
                                     DulleSayFunc  say,
                                     gpointer      owner);

G_END_DECLS
