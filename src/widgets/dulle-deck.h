/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The deck that the program plays with: how its cards are to look, and the one
 * worker thread that paints them.
 */
#pragma once

#include "dulle-card-sheet.h"

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
 * The backs of the own decks.
 */
typedef enum
{
  DULLE_CARD_BACK_LATTICE,
  DULLE_CARD_BACK_WAVES,
  DULLE_CARD_BACK_STARS,
} DulleCardBack;

#define DULLE_TYPE_CARD_BACK (dulle_card_back_get_type ())
GType dulle_card_back_get_type (void) G_GNUC_CONST;

#define DULLE_TYPE_DECK (dulle_deck_get_type ())
G_DECLARE_FINAL_TYPE (DulleDeck, dulle_deck, DULLE, DECK, GObject)

/**
 * DulleDeck:id:
 *
 * Which deck; see deck-file.h. One that cannot be read is replaced by the French
 * deck, and :problem says why.
 */

/**
 * DulleDeck:back: (type DulleCardBack)
 *
 * The back of the own decks.
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
 * Whether each suit of the French deck has a colour of its own.
 */

/* Returns: (transfer none): the deck; it lives as long as the program */
DulleDeck *dulle_deck_get_default (void);

/* Whether its suits are acorns, leaves, hearts and bells. */
gboolean dulle_deck_has_german_suits (DulleDeck *self);

/**
 * dulle_deck_open:
 * @widths: of the cards that are likely to be asked for, those with faces first
 *
 * Has the deck opened as it looks now, and painted, before its pictures are needed.
 */
void dulle_deck_open (DulleDeck *self,
                      const int *widths,
                      gsize      n_widths);

/* Returns: (array length=n_widths) (transfer none): how wide the cards were, in device
 *   pixels, the largest first */
const int *dulle_deck_get_widths (DulleDeck *self,
                                  gsize     *n_widths);

/**
 * dulle_deck_get_sheet:
 * @width: of a card, in device pixels
 *
 * All pictures at one size. They are painted while somebody keeps the sheet, those
 * that are wanted first, and painted anew when the look of the deck changes.
 */
DulleCardSheet *dulle_deck_get_sheet (DulleDeck *self,
                                      int        width);

/* Whether every picture that somebody waits for has been painted. */
gboolean dulle_deck_is_painted (DulleDeck *self);

G_END_DECLS
