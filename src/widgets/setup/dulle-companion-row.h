/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A seat of a shared table in the lobby: the face and the name of whoever has it, and how
 * far that person is.
 */
#pragma once

#include <adwaita.h>

#include "session/company.h"

G_BEGIN_DECLS

#define DULLE_TYPE_COMPANION_ROW (dulle_companion_row_get_type ())
G_DECLARE_FINAL_TYPE (DulleCompanionRow, dulle_companion_row, DULLE, COMPANION_ROW, AdwActionRow)

GtkWidget *dulle_companion_row_new (void);

/* @is_own: whether this is the person at this machine
 * @is_playing: whether the tournament has begun, and nobody gets ready for it any more */
void dulle_companion_row_show (DulleCompanionRow    *self,
                               const DulleCompanion *companion,
                               gboolean              is_own,
                               gboolean              is_playing);

G_END_DECLS
