/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The name plates of the players who sit out the game, below each other.
 */
#pragma once

#include "dulle-table-names.h"

G_BEGIN_DECLS

#define DULLE_TYPE_OUTSIDE (dulle_outside_get_type ())
G_DECLARE_FINAL_TYPE (DulleOutside, dulle_outside, DULLE, OUTSIDE, GtkWidget)

/**
 * dulle_outside_show:
 * @event: (nullable): what the table shows; %NULL hides all plates
 * @names: of everybody
 */
void dulle_outside_show (DulleOutside     *self,
                         const DulleEvent *event,
                         DulleTableNames  *names);

G_END_DECLS
