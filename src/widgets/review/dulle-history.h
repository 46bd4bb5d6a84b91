/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A window with everything that was played: tournaments and imported games, with their
 * score sheets. Here games can be reviewed, saved, imported and deleted.
 */
#pragma once

#include <adwaita.h>

#include "session/dulle-session.h"

G_BEGIN_DECLS

#define DULLE_TYPE_HISTORY (dulle_history_get_type ())
G_DECLARE_FINAL_TYPE (DulleHistory, dulle_history, DULLE, HISTORY, AdwWindow)

/**
 * dulle_history_new:
 * @parent: (nullable): the window that this one belongs to
 * @session: where the history is kept
 * @chosen: names for players who have none, see dulle_player_names()
 */
GtkWidget *dulle_history_new (GtkWindow         *parent,
                              DulleSession      *session,
                              const char *const *chosen);

/* Imports the games in @file, or shows why that is not possible. */
void dulle_history_import (DulleHistory *self,
                           GFile        *file);

G_END_DECLS
