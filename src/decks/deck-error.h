/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Why a deck of cards cannot be used.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * DulleDeckError:
 * @DULLE_DECK_ERROR_UNREADABLE: no file, or no picture in it
 * @DULLE_DECK_ERROR_FORBIDDEN: it contains what no deck needs and what could do harm
 * @DULLE_DECK_ERROR_TOO_MUCH: too large, or takes too long or too much memory to draw
 * @DULLE_DECK_ERROR_NO_DECK: a picture, but not of these cards
 *
 * The message is one sentence for a person, after the name of the file and, where there
 * is one, the line: “deck.svg:10: A deck may not contain “script”.”
 */
typedef enum
{
  DULLE_DECK_ERROR_UNREADABLE,
  DULLE_DECK_ERROR_FORBIDDEN,
  DULLE_DECK_ERROR_TOO_MUCH,
  DULLE_DECK_ERROR_NO_DECK,
} DulleDeckError;

#define DULLE_DECK_ERROR (dulle_deck_error_quark ())
GQuark dulle_deck_error_quark (void);

G_END_DECLS
