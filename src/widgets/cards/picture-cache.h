/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Painted pictures of a deck on disk: what the last start has painted, this one reads, in a
 * tenth of the time. Used by one thread at a time.
 */
#pragma once

#include <cairo.h>
#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct _DullePictureCache DullePictureCache;

/**
 * dulle_picture_cache_new:
 * @svg: the deck
 * @style: what is laid over it; see dulle_card_painter_new()
 * @widths: (array length=n_widths): of the cards whose pictures are kept, in device pixels
 *
 * In the user's folder for caches. What lies there of other decks, styles and widths is removed.
 */
DullePictureCache *dulle_picture_cache_new (GBytes     *svg,
                                            const char *style,
                                            const int  *widths,
                                            gsize       n_widths);
void               dulle_picture_cache_free (DullePictureCache *self);

/**
 * dulle_picture_cache_load:
 * @picture: a #DulleCard or %DULLE_PICTURE_BACK
 * @width: of the card in device pixels
 *
 * Returns: (transfer full) (nullable): the picture as dulle_card_painter_draw() gave it; %NULL
 *   if it is not there, or its file is damaged
 */
cairo_surface_t *dulle_picture_cache_load (const DullePictureCache *self,
                                           unsigned                 picture,
                                           int                      width);

/* Keeps @image if its width is one of those that are kept. Not to be able to is no error. */
void dulle_picture_cache_store (const DullePictureCache *self,
                                unsigned                 picture,
                                int                      width,
                                cairo_surface_t         *image);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DullePictureCache, dulle_picture_cache_free)

G_END_DECLS
