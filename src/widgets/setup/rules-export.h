/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Saves the chosen rules in a file that the person names.
 */
#pragma once

#include <gtk/gtk.h>

#include "settings/dulle-rule-selection.h"

G_BEGIN_DECLS

/* @widget: where the dialogs belong. */
void dulle_export_rules (GtkWidget          *widget,
                         DulleRuleSelection *selection);

/* Asks first if FreeDoko cannot keep some of them. */
void dulle_export_rules_for_freedoko (GtkWidget          *widget,
                                      DulleRuleSelection *selection);

G_END_DECLS
