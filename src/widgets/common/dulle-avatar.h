/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A player's face, or the initials of one that has none. It says nothing to a screen
 * reader, because the name always stands beside it.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define DULLE_TYPE_AVATAR (dulle_avatar_get_type ())
G_DECLARE_FINAL_TYPE (DulleAvatar, dulle_avatar, DULLE, AVATAR, GtkWidget)

/* @size: in logical pixels */
GtkWidget *dulle_avatar_new (int size);

/**
 * dulle_avatar_show:
 * @name: whose initials are shown where there is no face
 * @face: (nullable): the id of a face, see dulle_face_id(); "none" and %NULL are no face
 */
void dulle_avatar_show (DulleAvatar *self,
                        const char  *name,
                        const char  *face);

/**
 * dulle_set_face_class:
 * @face: (nullable): as above
 *
 * Gives @widget the style class of a face, such as "face-kleo", and takes away any other. A
 * style sheet may then refer to the color of the face.
 */
void dulle_set_face_class (GtkWidget  *widget,
                           const char *face);

/* Returns: (transfer full) (nullable): the picture of a face, for a widget that draws it
 * itself; %NULL if it is none */
GdkPaintable *dulle_face_paintable (GtkWidget  *widget,
                                    const char *face,
                                    int         size);

G_END_DECLS
