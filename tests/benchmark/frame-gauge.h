/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Measures what a window costs while it is drawn: the work of each frame, and the
 * length of each turn of the main loop. A program can measure one window in its life.
 */
#pragma once

#include <gtk/gtk.h>
#include <json-glib/json-glib.h>

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
 * dulle_frame_gauge_report:
 *
 * Sets the figures as members of @object. "work_ms" is what the program's own code needs
 * for a frame that is drawn, in processor time of the main thread: ticks, styles, layout
 * and snapshot, without the drawing that GTK does afterwards; "frame_ms" includes that.
 */
void dulle_frame_gauge_report (DulleFrameGauge *self,
                               JsonObject      *object);

/* Forgets all that was measured so far. */
void dulle_frame_gauge_reset (DulleFrameGauge *self);

G_END_DECLS
