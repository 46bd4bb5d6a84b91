/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A small picture of a deck by which it can be chosen: three of its cards, or its back.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The size of such a picture. */
int dulle_deck_preview_width (gboolean back);
int dulle_deck_preview_height (void);

/**
 * dulle_deck_preview_async:
 * @id: a deck; see deck-file.h
 * @style: CSS that is laid over a deck of the program's own
 * @back: whether to show the back
 * @scale: device pixels for a logical one
 *
 * Paints it in a thread of its own, one after the other.
 */
void dulle_deck_preview_async (const char         *id,
                               const char         *style,
                               gboolean            back,
                               int                 scale,
                               GCancellable       *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer            user_data);

/* Returns: (transfer full) (nullable): the picture */
GdkPaintable *dulle_deck_preview_finish (GAsyncResult *result,
                                         GError      **error);

G_END_DECLS
