/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What all buttons for an action of the game have in common.
 */
#pragma once

#include <gtk/gtk.h>

#include "engine/action.h"

G_BEGIN_DECLS

/**
 * dulle_action_button_set:
 * @party: of the acting player: announcements are named after it
 *
 * Makes a button do @action when it is pressed, and explain the word for it.
 */
void dulle_action_button_set (GtkWidget         *button,
                              const DulleAction *action,
                              DulleParty         party);

/**
 * dulle_action_button_mnemonic:
 * @taken: (inout): the letters that are in use, in lower case
 *
 * Underlines the first letter of @text that is not in use, so that each answer to a
 * question has an Alt key in every language without a translator's care.
 *
 * Returns: (transfer full): the text with its mnemonic
 */
char *dulle_action_button_mnemonic (const char *text,
                                    GString    *taken);

/**
 * dulle_action_button_set_content:
 * @taken: (inout): as for dulle_action_button_mnemonic()
 *
 * Shows @name with its mnemonic behind the symbol of @suit, or alone.
 */
void dulle_action_button_set_content (GtkWidget  *button,
                                      const char *name,
                                      DulleSuit   suit,
                                      GString    *taken);

/* Shows that it was pressed once, and waits to be pressed again. */
void dulle_action_button_set_chosen (GtkWidget *button,
                                     gboolean   chosen);

G_END_DECLS
