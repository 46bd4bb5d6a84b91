/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A box of text to which Tab comes, so that it can be read and scrolled to by keyboard. A
 * GtkBox never takes the focus from Tab, whether it is focusable or not.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define DULLE_TYPE_FOCUS_BOX (dulle_focus_box_get_type ())
G_DECLARE_FINAL_TYPE (DulleFocusBox, dulle_focus_box, DULLE, FOCUS_BOX, GtkBox)

G_END_DECLS
