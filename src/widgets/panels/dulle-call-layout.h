/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Lays out who is called: a face, and beside it a title with a line below. Where there is no room
 * for all of them, the line is left out, and then the face.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define DULLE_TYPE_CALL_LAYOUT (dulle_call_layout_get_type ())
/* clang-format off */
G_DECLARE_FINAL_TYPE (DulleCallLayout, dulle_call_layout, DULLE, CALL_LAYOUT, GtkLayoutManager)
/* clang-format on */

G_END_DECLS
