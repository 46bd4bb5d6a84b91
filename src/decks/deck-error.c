/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The domain of the errors about decks.
 */
#include "config.h"

#include "deck-error.h"

/* clang-format off */
G_DEFINE_QUARK (dulle-deck-error-quark, dulle_deck_error)
/* clang-format on */
