/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Building longer texts from sentences, items, lines and cards.
 */
#pragma once

#include "engine/hand.h"

#include <glib.h>

G_BEGIN_DECLS

/* Appends @item, after @separator if there is something before it. */
void dulle_text_append (GString    *text,
                        const char *separator,
                        const char *item);

/* @sentence: (transfer full): a sentence; a space separates it from the one before */
void dulle_text_append_sentence (GString *text,
                                 char    *sentence);

/* A text whose parts are separated by dots, for whoever hears it: screen readers call a dot by
 * its name.
 *
 * Returns: (transfer full): @text with @separator instead of the dots */
char *dulle_text_aloud (const char *text,
                        const char *separator);

/* Returns: (transfer full): "Ten of Hearts, Ace of Diamonds" */
char *dulle_hand_text (DulleHand cards);

G_END_DECLS
