/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * How all searches of the program compare what is typed with what is written.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * dulle_has_words:
 * @text: a title, a sentence, or more of them
 * @words: what was typed
 *
 * Each word may begin and end within one of @text, in small letters or large ones, and the words
 * may stand in any order. What German has and a keyboard may lack is found as well: "ü" by "u" and
 * by "ue", "ß" by "ss".
 *
 * Returns: whether all of @words are in @text
 */
gboolean dulle_has_words (const char *text,
                          const char *words);

G_END_DECLS
