/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Rows of the preferences that choose a value of an enumeration in the schema.
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * dulle_choice_row_bind:
 * @key: a key of @settings that holds an enumeration
 * @row: a combo row, or another object with a property "selected", whose items stand in the
 *   order of the enumeration's values
 *
 * Keeps both the same as long as the row lives.
 */
void dulle_choice_row_bind (GSettings  *settings,
                            const char *key,
                            gpointer    row);

G_END_DECLS
