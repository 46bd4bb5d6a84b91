/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A large thing and what belongs to it: below it where there is height, and beside it in a
 * window that is wide and low, such as a phone held sideways.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define DULLE_TYPE_BESIDE_LAYOUT (dulle_beside_layout_get_type ())
/* clang-format off */
G_DECLARE_FINAL_TYPE (DulleBesideLayout, dulle_beside_layout, DULLE, BESIDE_LAYOUT,
                      GtkLayoutManager)
/* clang-format on */

G_END_DECLS
