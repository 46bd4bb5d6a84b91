/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The current deck: what its cards look like, and the one worker thread that paints
 * them.
 */
#pragma once

#include "dulle-card-atlas.h"

G_BEGIN_DECLS

/**
 * DulleCardIndices:
 * @DULLE_CARD_INDICES_AUTOMATIC: as the language of the program has them
 * @DULLE_CARD_INDICES_GERMAN: A K D B
 * @DULLE_CARD_INDICES_ENGLISH: A K Q J
 */
typedef enum
{
  DULLE_CARD_INDICES_AUTOMATIC,
  DULLE_CARD_INDICES_GERMAN,
  DULLE_CARD_INDICES_ENGLISH,
} DulleCardIndices;

#define DULLE_TYPE_CARD_INDICES (dulle_card_indices_get_type ())
GType dulle_card_indices_get_type (void) G_GNUC_CONST;

/**
 * DulleCardBack:
 * @DULLE_CARD_BACK_LATTICE: wine-red
 * @DULLE_CARD_BACK_WAVES: blue
 * @DULLE_CARD_BACK_STARS: green
 *
 * The backs of the program's own decks.
 */
typedef enum
{
  DULLE_CARD_BACK_LATTICE,
  DULLE_CARD_BACK_WAVES,
  DULLE_CARD_BACK_STARS,
} DulleCardBack;

#define DULLE_N_CARD_BACKS 3

#define DULLE_TYPE_CARD_BACK (dulle_card_back_get_type ())
GType dulle_card_back_get_type (void) G_GNUC_CONST;

#define DULLE_TYPE_DECK (dulle_deck_get_type ())
G_DECLARE_FINAL_TYPE (DulleDeck, dulle_deck, DULLE, DECK, GObject)

/**
 * DulleDeck:id:
 *
 * The deck; see deck-file.h. One that cannot be read is replaced by the French
 * deck, and :problem says why.
 */

/**
 * DulleDeck:back: (type DulleCardBack)
 *
 * The back of the program's own decks.
 */

/**
 * DulleDeck:problem: (nullable)
 *
 * A sentence about the deck that cannot be read.
 */

/**
 * DulleDeck:indices: (type DulleCardIndices)
 *
 * The letters in the corners.
 */

/**
 * DulleDeck:four-color:
 *
 * Whether each suit of the French deck has a color of its own.
 */

/* Returns: (transfer none): the deck; it lives as long as the program */
DulleDeck *dulle_deck_get_default (void);

/* Whether its suits are acorns, leaves, hearts and bells. */
gboolean dulle_deck_has_german_suits (DulleDeck *self);

/* Returns: (transfer full): what is laid over the deck @id, with @back, for the letters and
 *   colors of this one; see dulle_card_painter_new() */
char *dulle_deck_style (const DulleDeck *self,
                        const char      *id,
                        DulleCardBack    back);

/* Whether the letters in the corners of its French cards are A K D B. */
gboolean dulle_deck_has_german_letters (const DulleDeck *self);

/**
 * dulle_deck_open:
 * @widths: of the cards that are likely to be needed, those with faces first
 *
 * Opens the deck with its current look and paints it, before its pictures are needed. Those
 * of these widths are kept on disk for the next start.
 */
void dulle_deck_open (DulleDeck *self,
                      const int *widths,
                      gsize      n_widths);

/* Opens a deck that has a :problem once more: its file may be there again. */
void dulle_deck_try_again (DulleDeck *self);

/* Returns: (array length=n_widths) (transfer none): the widths of the cards in use, in
 * device pixels, the largest first */
const int *dulle_deck_get_widths (DulleDeck *self,
                                  gsize     *n_widths);

/**
 * dulle_deck_get_atlas:
 * @width: of a card, in device pixels
 *
 * All pictures at one size. They are painted as long as the atlas is alive, those that
 * are waited for first, and again when the look of the deck changes.
 */
DulleCardAtlas *dulle_deck_get_atlas (DulleDeck *self,
                                      int        width);

/* Whether every picture that is waited for has been painted. */
gboolean dulle_deck_is_painted (DulleDeck *self);

G_END_DECLS
