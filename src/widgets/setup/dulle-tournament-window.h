/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Begins a tournament by chosen rules, with chosen players and cards, or continues one
 * that is not over.
 */
#pragma once

#include <adwaita.h>

#include "session/dulle-session.h"

G_BEGIN_DECLS

#define DULLE_TYPE_TOURNAMENT_WINDOW (dulle_tournament_window_get_type ())
G_DECLARE_FINAL_TYPE (DulleTournamentWindow,
                      dulle_tournament_window,
                      DULLE,
                      TOURNAMENT_WINDOW,
                      AdwWindow)

/**
 * dulle_tournament_window_new:
 * @parent: (nullable): the window it belongs to
 * @session: what to begin or continue the tournament in
 *
 * What is chosen is proposed for the next tournament too, unless the window is closed
 * without beginning one.
 */
GtkWidget *dulle_tournament_window_new (GtkWindow    *parent,
                                        DulleSession *session);

G_END_DECLS
