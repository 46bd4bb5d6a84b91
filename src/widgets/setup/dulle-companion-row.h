/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A seat of a shared table in the lobby: the face and the name of whoever has it, and how
 * far that person is. A host can send guests away from it.
 */
#pragma once

#include <adwaita.h>

#include "session/company.h"

G_BEGIN_DECLS

#define DULLE_TYPE_COMPANION_ROW (dulle_companion_row_get_type ())
G_DECLARE_FINAL_TYPE (DulleCompanionRow, dulle_companion_row, DULLE, COMPANION_ROW, AdwActionRow)

/* @player: whose seat it is */
GtkWidget *dulle_companion_row_new (guint player);

/* @hosts: whether the person at this machine can send others away */
void dulle_companion_row_show (DulleCompanionRow  *self,
                               const DulleCompany *company,
                               guint8              player,
                               gboolean            hosts);

G_END_DECLS
