/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The one lobby of a window, from the menu or from an invitation that was opened.
 */
#pragma once

#include "session/dulle-meeting.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * dulle_show_lobby:
 * @name: what the person is called, for the others
 * @link: (nullable): an invitation to be followed there
 */
void dulle_show_lobby (GtkWindow    *parent,
                       DulleSession *session,
                       DulleMeeting *meeting,
                       const char   *name,
                       const char   *link);

G_END_DECLS
