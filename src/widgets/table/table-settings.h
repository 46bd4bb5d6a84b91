/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * How the person likes the table: speed, sound, the order of the hand, the table top,
 * seals on the cards.
 */
#pragma once

#include "dulle-table.h"

G_BEGIN_DECLS

/**
 * dulle_table_follow_settings:
 * @surroundings: gets the style class of the table top, too
 *
 * Applies @settings to @table now and whenever they change, as long as it lives.
 */
void dulle_table_follow_settings (DulleTable *table,
                                  GtkWidget  *surroundings,
                                  GSettings  *settings);

/* Gives @widget the style class of the table top, now and whenever it changes. */
void dulle_follow_table_top (GtkWidget *widget,
                             GSettings *settings);

G_END_DECLS
