/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The program: its command line, its one window and the session behind it, and
 * the actions (`app.`) that do not belong to the game.
 */
#pragma once

#include <adwaita.h>

#include "session/dulle-session.h"

G_BEGIN_DECLS

#define DULLE_TYPE_APPLICATION (dulle_application_get_type ())
G_DECLARE_FINAL_TYPE (DulleApplication, dulle_application, DULLE, APPLICATION, AdwApplication)

DulleApplication *dulle_application_new (void);

/* Returns: (transfer none) (nullable): the session of the window; none before there is one */
DulleSession *dulle_application_get_session (DulleApplication *self);

G_END_DECLS
