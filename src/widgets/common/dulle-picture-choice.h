/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A choice between things that are better shown than named: pictures beside each other, with
 * a name below each, and a mark on the chosen one.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define DULLE_TYPE_PICTURE_CHOICE (dulle_picture_choice_get_type ())
G_DECLARE_FINAL_TYPE (DullePictureChoice, dulle_picture_choice, DULLE, PICTURE_CHOICE, GtkWidget)

/**
 * DullePictureChoice:selected:
 *
 * The number of the chosen picture, or %GTK_INVALID_LIST_POSITION. A click, Return and the
 * space bar choose; arrows only move the focus.
 */

guint dulle_picture_choice_get_selected (DullePictureChoice *self);
void  dulle_picture_choice_set_selected (DullePictureChoice *self,
                                         guint               selected);

/* Adds the next picture. */
void dulle_picture_choice_add (DullePictureChoice *self,
                               GtkWidget          *picture,
                               const char         *name);

/* Removes all pictures; none is chosen. */
void dulle_picture_choice_clear (DullePictureChoice *self);

G_END_DECLS
