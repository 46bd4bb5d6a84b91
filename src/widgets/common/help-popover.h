/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A popover that explains something and leads to the rule book.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * dulle_help_popover_new:
 * @heading: what is explained
 * @text: the explanation
 * @action: opens the rule book; without it nothing leads there
 * @target: (transfer floating): at which place
 */
GtkWidget *dulle_help_popover_new (const char *heading,
                                   const char *text,
                                   const char *action,
                                   GVariant   *target);

G_END_DECLS
