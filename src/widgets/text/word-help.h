/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Words of the game that explain themselves, wherever they stand: to the pointer that rests
 * on them, to a long press, a click with the second button or the Menu key, and to a screen
 * reader. A word in a row of a list has the keys of that row.
 */
#pragma once

#include <gtk/gtk.h>

#include "book/words.h"

G_BEGIN_DECLS

/* Returns: what a word means, translated, in the words of the deck */
const char *dulle_word_help (DulleWord word);

/**
 * dulle_word_attach:
 * @word: what @widget is called by, or %DULLE_NO_WORD for nothing any more
 *
 * The explanation comes after what the tooltip of @widget says. It is shown with a way to the
 * rule book, where the window of @widget has an action "win.rule-book".
 */
void dulle_word_attach (GtkWidget *widget,
                        DulleWord  word);

G_END_DECLS
