/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#pragma once

#include <gio/gio.h>

#include "session/dulle-meeting.h"

G_BEGIN_DECLS

/**
 * dulle_open_table:
 * @settings: know which broker the person chose
 * @setup: of the tournament; its deals become fair ones
 *
 * Opens a table here. Whoever has one looks for no other, so a table elsewhere is left, and the
 * seat there given up (see dulle_give_up_seat()).
 *
 * Returns: whether it is open; if not, @error is a sentence, and no table was left
 */
gboolean dulle_open_table (DulleSession               *session,
                           DulleMeeting               *meeting,
                           GSettings                  *settings,
                           const DulleTournamentSetup *setup,
                           GError                    **error);

G_END_DECLS
