/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The rules of the next tournament: which rule set, and every option of it. What
 * is chosen is kept at once, see settings/chosen-rules.h.
 */
#pragma once

#include <adwaita.h>

#include "dulle-option-row.h"

G_BEGIN_DECLS

#define DULLE_TYPE_RULES_WINDOW (dulle_rules_window_get_type ())
G_DECLARE_FINAL_TYPE (DulleRulesWindow, dulle_rules_window, DULLE, RULES_WINDOW, AdwWindow)

/**
 * DulleRulesWindow::begin:
 *
 * The person closed the window and wants a new tournament by the chosen rules.
 */

/**
 * dulle_rules_window_new:
 * @parent: (nullable): the window it belongs to
 * @running: (nullable): the rules of the running tournament; if other ones were chosen,
 *   the window asks at its end whether a new one shall begin
 */
GtkWidget *dulle_rules_window_new (GtkWindow        *parent,
                                   const DulleRules *running);

/* Imports a rule file as a set of its name, chooses it, and says so, or says why not. */
void dulle_rules_window_import (DulleRulesWindow *self,
                                GFile            *file);

/* Returns: (transfer none): the row of an option, made if it is not yet there */
DulleOptionRow *dulle_rules_window_get_row (DulleRulesWindow *self,
                                            int               option);

/* Shows an option and gives it the focus. */
void dulle_rules_window_show_option (DulleRulesWindow *self,
                                     int               option);

G_END_DECLS
