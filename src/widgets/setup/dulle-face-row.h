/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A row in which people choose their face among the animals, by pictures.
 */
#pragma once

#include <adwaita.h>

#include "settings/chosen-players.h"

G_BEGIN_DECLS

#define DULLE_TYPE_FACE_ROW (dulle_face_row_get_type ())
G_DECLARE_FINAL_TYPE (DulleFaceRow, dulle_face_row, DULLE, FACE_ROW, AdwPreferencesRow)

/**
 * DulleFaceRow::changed:
 *
 * The person has chosen another face.
 */

/* Returns: the chosen face; %DULLE_FACE_NONE as long as there is none */
DulleFace dulle_face_row_get_face (DulleFaceRow *self);
void      dulle_face_row_set_face (DulleFaceRow *self,
                                   DulleFace     face);

G_END_DECLS
