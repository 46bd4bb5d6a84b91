/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A small picture of a deck by which it can be chosen, whichever deck is played with.
 */
#pragma once

#include "dulle-deck.h"

G_BEGIN_DECLS

#define DULLE_TYPE_DECK_PICTURE (dulle_deck_picture_get_type ())
G_DECLARE_FINAL_TYPE (DulleDeckPicture, dulle_deck_picture, DULLE, DECK_PICTURE, GtkWidget)

/* @back: whether it shows the back rather than three cards */
GtkWidget *dulle_deck_picture_new (gboolean back);

/**
 * dulle_deck_picture_show:
 * @id: a deck; see deck-file.h
 * @back: which back it has, if it is one of the program's own
 *
 * Has the deck painted, with the letters and colors that are set; until then, what was there
 * before stays. A deck that cannot be painted leaves an empty frame, of class "unpainted".
 */
void dulle_deck_picture_show (DulleDeckPicture *self,
                              const char       *id,
                              DulleCardBack     back);

G_END_DECLS
