/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include "bar-fit.h"

/* In a low window, the text has as many lines as are as high as a button. */
#define LOW_LINES 2

void
dulle_fit_bar (GtkOrientable *content,
               GtkLabel      *text,
               gboolean       narrow,
               gboolean       low)
{
  g_return_if_fail (GTK_IS_ORIENTABLE (content));
  g_return_if_fail (GTK_IS_LABEL (text));

  gtk_label_set_lines (text, low ? LOW_LINES : -1);
  gtk_label_set_ellipsize (text, low ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
  gtk_orientable_set_orientation (content, narrow && !low ? GTK_ORIENTATION_VERTICAL
                                                          : GTK_ORIENTATION_HORIZONTAL);
}
