/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Tells a person who sits out whose hand is shown, and switches to the next one with
 * `win.watch`.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define DULLE_TYPE_SPECTATOR_BAR (dulle_spectator_bar_get_type ())
G_DECLARE_FINAL_TYPE (DulleSpectatorBar, dulle_spectator_bar, DULLE, SPECTATOR_BAR, GtkWidget)

/**
 * dulle_spectator_bar_show:
 * @watched: (nullable): the player whose hand is shown
 */
void dulle_spectator_bar_show (DulleSpectatorBar *self,
                               const char        *watched);

G_END_DECLS
