/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The broker that a person named in the preferences.
 */
#pragma once

#include <adwaita.h>

#include "session/dulle-meeting.h"

G_BEGIN_DECLS

/* Meets guests there from now on, or only here if that is what the person wants. Returns: whether
 * that can be an address; if not, @error is a sentence, and no broker is used */
gboolean dulle_chosen_broker_use (GSettings    *settings,
                                  DulleMeeting *meeting,
                                  GError      **error);

/* From now on @row says which one it is, or where to name one. There is nothing to switch on in it
 * as long as none is known. */
void dulle_chosen_broker_show (GSettings    *settings,
                               AdwActionRow *row);

G_END_DECLS
