/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The reader of decks from elsewhere: looks at every part of them before librsvg does.
 */
#pragma once

#include "deck-error.h"

G_BEGIN_DECLS

/**
 * dulle_deck_reader_check:
 * @svg: a document of any origin
 * @name: what to call it in messages, usually a file name
 *
 * Refuses what is not in svg-words.h, refers to anything outside, or is too much to
 * draw. What is left out has no effect: comments, notes of the programs that made the
 * deck, attributes that are not of SVG.
 *
 * Returns: (transfer full): the same picture, written anew, so that librsvg's parser
 *   has nothing to read that was not understood here; an error is a #DulleDeckError
 */
GBytes *dulle_deck_reader_check (GBytes     *svg,
                                 const char *name,
                                 GError    **error);

G_END_DECLS
