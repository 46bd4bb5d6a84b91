/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * dulle_reserve_texts:
 * @grid: a grid whose first child is the label
 * @texts: what the label may say; none to reserve nothing any more
 *
 * Gives @grid the size that the largest of @texts needs, so that nothing moves when the label says
 * another one. Whatever else @grid holds beside the label is removed.
 */
void dulle_reserve_texts (GtkGrid           *grid,
                          const char *const *texts);

G_END_DECLS
