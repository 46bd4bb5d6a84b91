/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Preferences of the program. What is changed holds at once; rules are not
 * among them, they belong to a tournament.
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define DULLE_TYPE_PREFERENCES (dulle_preferences_get_type ())
G_DECLARE_FINAL_TYPE (DullePreferences, dulle_preferences, DULLE, PREFERENCES, AdwPreferencesWindow)

GtkWidget *dulle_preferences_new (GtkWindow *parent);

G_END_DECLS
