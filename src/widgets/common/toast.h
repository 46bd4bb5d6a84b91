/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A sentence that shows for a few seconds at the bottom of a window, one at a time.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * dulle_toast_offer:
 * @widget: an AdwToastOverlay or an AdwPreferencesWindow, or what stands in one;
 *   elsewhere nothing is shown
 * @text: one sentence, as plain text
 * @button: (nullable): the label of a button, with its mnemonic
 * @action: (nullable): the action of that button, looked up from the overlay upwards
 *
 * Shows @text in place of what still shows.
 */
void dulle_toast_offer (GtkWidget  *widget,
                        const char *text,
                        const char *button,
                        const char *action);

/* The same without a button. */
void dulle_toast (GtkWidget  *widget,
                  const char *text);

G_END_DECLS
