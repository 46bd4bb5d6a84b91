/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Opens a deck and draws its pictures: the program's own here, all others in a process of
 * their own. Used by one thread at a time.
 */
#pragma once

#include "deck-file.h"
#include "decks/card-painter.h"

G_BEGIN_DECLS

typedef struct _DulleDeckPainter DulleDeckPainter;

/**
 * dulle_deck_painter_new:
 * @id: a deck; see deck-file.h
 * @style: CSS that is laid over a deck of the program's own
 *
 * Decks from elsewhere are looked through first. An error is a #DulleDeckError.
 */
DulleDeckPainter *dulle_deck_painter_new (const char *id,
                                          const char *style,
                                          GError    **error);

/**
 * dulle_deck_painter_new_cached:
 * @widths: (array length=n_widths): of cards, in device pixels
 *
 * Keeps pictures of these widths on disk for the next start. A deck of the program's own is
 * not opened before a picture is wanted that is not there; decks from elsewhere are not kept.
 */
DulleDeckPainter *dulle_deck_painter_new_cached (const char *id,
                                                 const char *style,
                                                 const int  *widths,
                                                 gsize       n_widths,
                                                 GError    **error);
void              dulle_deck_painter_free (DulleDeckPainter *self);

/* The same as dulle_card_painter_draw(). After an error, a deck from elsewhere has no
 * more pictures. */
cairo_surface_t *dulle_deck_painter_draw (DulleDeckPainter *self,
                                          unsigned          picture,
                                          int               width,
                                          GError          **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DulleDeckPainter, dulle_deck_painter_free)

G_END_DECLS
