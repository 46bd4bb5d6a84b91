/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Lays out buttons in one row, or in rows of two where that is too narrow; a last one by itself
 * has a whole row. What is asked for at least is the width of two.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define DULLE_TYPE_FOLD_LAYOUT (dulle_fold_layout_get_type ())
G_DECLARE_FINAL_TYPE (DulleFoldLayout, dulle_fold_layout, DULLE, FOLD_LAYOUT, GtkLayoutManager)

G_END_DECLS
