/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Preferences of the program. A change takes effect at once. Rules belong to a
 * tournament and are chosen in a window of their own.
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define DULLE_TYPE_PREFERENCES (dulle_preferences_get_type ())
G_DECLARE_FINAL_TYPE (DullePreferences, dulle_preferences, DULLE, PREFERENCES, AdwPreferencesWindow)

GtkWidget *dulle_preferences_new (GtkWindow *parent);

G_END_DECLS
