/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include "line-width.h"

/* In letters. */
#define LINE 20

int
dulle_line_width (GtkWidget *widget)
{
  PangoFontMetrics *metrics;
  int               width;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), 0);

  metrics = pango_context_get_metrics (gtk_widget_get_pango_context (widget), NULL, NULL);
  width = pango_font_metrics_get_approximate_char_width (metrics);
  pango_font_metrics_unref (metrics);

  return PANGO_PIXELS (width * LINE);
}
