/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Buttons of a header bar that need more room than a narrow window has.
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * dulle_show_unless_folded:
 * @widget: what a menu has as well
 * @property: `folded`
 * @flap: the flap of the window
 *
 * Shows @widget while @flap is not folded. Is called by each notification of its property.
 */
void dulle_show_unless_folded (GtkWidget  *widget,
                               GParamSpec *property,
                               AdwFlap    *flap);

G_END_DECLS
