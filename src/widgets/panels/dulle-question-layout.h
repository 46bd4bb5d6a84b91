/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Lays out a question and the button of its most frequent answer: beside each other, or the button
 * below the question where that would be a narrow column, as in a telephone with large letters.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define DULLE_TYPE_QUESTION_LAYOUT (dulle_question_layout_get_type ())
/* clang-format off */
G_DECLARE_FINAL_TYPE (DulleQuestionLayout, dulle_question_layout, DULLE, QUESTION_LAYOUT,
                      GtkLayoutManager)
/* clang-format on */

G_END_DECLS
