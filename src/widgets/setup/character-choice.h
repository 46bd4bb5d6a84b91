/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A drop-down of the characters: their faces, and in the list how they play. One may also be
 * drawn, or a player be none. For a person it has the animals instead.
 */
#pragma once

#include <gtk/gtk.h>

#include "settings/chosen-players.h"

G_BEGIN_DECLS

GtkWidget *dulle_character_choice_new (DulleFace chosen);

/* Offers what @chosen is one of: the animals; or the characters, one that is drawn, and
 * none. */
void dulle_character_choice_offer (GtkDropDown *choice,
                                   DulleFace    chosen);

/* Returns: an animal, a character, %DULLE_FACE_DRAWN or %DULLE_FACE_NONE */
DulleFace dulle_character_choice_get (GtkDropDown *choice);

G_END_DECLS
