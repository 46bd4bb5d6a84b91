/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * One option of the rules as a row: a switch, a number or a choice; whether it
 * differs from the rule set, with a way back; and what it needs, with a way there:
 * the window's action `rules.show-option` with the number of that option.
 */
#pragma once

#include <adwaita.h>

#include "settings/chosen-rules.h"

G_BEGIN_DECLS

#define DULLE_TYPE_OPTION_ROW (dulle_option_row_get_type ())
G_DECLARE_FINAL_TYPE (DulleOptionRow, dulle_option_row, DULLE, OPTION_ROW, AdwActionRow)

/**
 * DulleOptionRow::changed:
 * @value: what the person chose
 */

/**
 * dulle_option_row_new:
 * @option: the number of an option
 */
GtkWidget *dulle_option_row_new (int option);

int dulle_option_row_get_option (DulleOptionRow *self);

/* Returns: (transfer none): the GtkSwitch, GtkSpinButton or GtkDropDown */
GtkWidget *dulle_option_row_get_control (DulleOptionRow *self);

/* Returns: (transfer none): the button that goes back to the value of the rule set */
GtkWidget *dulle_option_row_get_reset (DulleOptionRow *self);

/* Shows the option as it is in @chosen. */
void dulle_option_row_update (DulleOptionRow         *self,
                              const DulleChosenRules *chosen);

G_END_DECLS
