/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A click that is shorter than the program takes to answer its press is a click.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * dulle_keep_clicks_whole:
 *
 * From now on no quick click is lost in any window. To be called once.
 */
void dulle_keep_clicks_whole (void);

G_END_DECLS
