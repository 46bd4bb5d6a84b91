/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What the tricks of a seat look like from outside, as far as the rules permit:
 * how many, their card points, and the special points among them.
 */
#pragma once

#include <glib.h>

#include "engine/board.h"

G_BEGIN_DECLS

/* Returns: (transfer full) (nullable): "3 · 42", or %NULL with no tricks or where
 *   nothing may be counted */
char *dulle_pile_figures (const DulleBoard *board,
                          uint8_t           seat);

/* Returns: (transfer full) (nullable): the cards that make special points, "♦A ♣J" */
char *dulle_pile_cards (const DulleBoard *board,
                        uint8_t           seat);

/**
 * dulle_pile_sentence:
 *
 * Returns: (transfer full) (nullable): the same in words, "3 tricks, 42 points, Fox
 *   caught", or %NULL where nothing may be counted
 */
char *dulle_pile_sentence (const DulleBoard *board,
                           uint8_t           seat);

G_END_DECLS
