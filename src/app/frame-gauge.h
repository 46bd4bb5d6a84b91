/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Measures what a window costs while it is drawn: the work of each frame, and how
 * long the main loop was away each time. For one window in a program's life.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct _DulleFrameGauge DulleFrameGauge;

/**
 * dulle_frame_gauge_new:
 * @window: realized, and not shown yet
 *
 * Begins to measure, and lets the window's clock tick until the gauge is freed.
 */
DulleFrameGauge *dulle_frame_gauge_new (GtkWidget *window);
void             dulle_frame_gauge_free (DulleFrameGauge *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DulleFrameGauge, dulle_frame_gauge_free)

/**
 * dulle_frame_gauge_write:
 *
 * Appends the figures as members of a JSON object, each on a line of its own with a
 * comma behind it. "work_ms" is what the program's own code needs for a frame that is
 * drawn, in processor time of the main thread: ticks, styles, layout and snapshot,
 * without the drawing that GTK does afterwards; "frame_ms" includes that.
 */
void dulle_frame_gauge_write (DulleFrameGauge *self,
                              GString         *json);

G_END_DECLS
