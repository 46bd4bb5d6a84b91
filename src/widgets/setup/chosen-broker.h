/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The broker that a person named in the preferences.
 */
#pragma once

#include "session/dulle-meeting.h"

G_BEGIN_DECLS

/* Meets guests there from now on, or only here if that is what the person wants. Returns: whether
 * that can be an address; if not, @error is a sentence, and no broker is used */
gboolean dulle_chosen_broker_use (GSettings    *settings,
                                  DulleMeeting *meeting,
                                  GError      **error);

G_END_DECLS
