/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Tells a person who sits out whose hand is shown, and switches to the next one with
 * `win.watch`.
 */
#pragma once

#include <gtk/gtk.h>

#include "session/dulle-event.h"

G_BEGIN_DECLS

#define DULLE_TYPE_SPECTATOR_BAR (dulle_spectator_bar_get_type ())
G_DECLARE_FINAL_TYPE (DulleSpectatorBar, dulle_spectator_bar, DULLE, SPECTATOR_BAR, GtkWidget)

/**
 * dulle_spectator_bar_show:
 * @event: what the table shows
 * @names: by seat
 *
 * Says whose hand is shown, or asks whose the person chooses where it may see one.
 */
void dulle_spectator_bar_show (DulleSpectatorBar *self,
                               const DulleEvent  *event,
                               const char *const *names);

G_END_DECLS
