/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Paints single cards of an SVG deck into images. Used by one thread at a time; knows
 * nothing about widgets or about which sizes are needed.
 */
#pragma once

#include <gio/gio.h>
#include <cairo.h>

#include "deck-error.h"
#include "engine/card.h"

G_BEGIN_DECLS

/* The pictures of a deck: the cards by number, then the back. */
#define DULLE_N_PICTURES   (DULLE_N_CARDS + 1)
#define DULLE_PICTURE_BACK DULLE_N_CARDS

/* Becomes another one when pictures of the same deck come to look otherwise: painted ones are
 * kept on disk. */
#define DULLE_PAINTER_REVISION "1"

typedef struct _DulleCardPainter DulleCardPainter;

/**
 * dulle_card_painter_new:
 * @svg: a deck with the ids of KDE's card decks (`10_heart`, `back`) or of
 *   Aisleriot's (`heart_10`, on its sheet of 13 x 5 cards)
 * @stylesheet: CSS that is laid over the deck's own colors
 *
 * A deck without all pictures is refused with a #DulleDeckError; whether they look like
 * cards, dulle_card_painter_check() says. Nothing outside of @svg is ever read.
 */
DulleCardPainter *dulle_card_painter_new (GBytes     *svg,
                                          const char *stylesheet,
                                          GError    **error);
void              dulle_card_painter_free (DulleCardPainter *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DulleCardPainter, dulle_card_painter_free)

/* Whether each picture has the shape of a card, which takes as long as drawing some of them. */
gboolean dulle_card_painter_check (DulleCardPainter *self,
                                   GError          **error);

/**
 * dulle_card_painter_draw:
 * @picture: a #DulleCard or %DULLE_PICTURE_BACK
 * @width: of the card in device pixels, without its shadow
 *
 * A card of other proportions is fitted into the middle.
 *
 * Returns: (transfer full) (nullable): the card with dulle_card_shadow() pixels
 *   of soft shadow on all four sides
 */
cairo_surface_t *dulle_card_painter_draw (DulleCardPainter *self,
                                          unsigned          picture,
                                          int               width,
                                          GError          **error);

/* How many pictures have been drawn from SVG in this process, and how many of them in
 * the thread of the main loop, where a frame waited for it. */
unsigned dulle_card_painter_count (void);
unsigned dulle_card_painter_count_in_main (void);

/* The height of a card and the width of its shadow, from the width of the card in
 * pixels. */
int dulle_card_height (int width);
int dulle_card_shadow (int width);

/* The radius of the corners of a card that is @width pixels wide. */
float dulle_card_radius (float width);

G_END_DECLS
