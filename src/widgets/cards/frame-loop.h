/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Lays a widget out anew in each frame for as long as something in it moves.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * DulleFrameLoop:
 * @tick: the tick callback of the widget, while there is one
 * @end: when the last motion ends, in microseconds of the frame clock
 *
 * A member of the widget that it belongs to; zero at first.
 */
typedef struct
{
  guint  tick;
  gint64 end;
} DulleFrameLoop;

/* Queues an allocation of @widget, and one in each frame of the next @milliseconds. */
void dulle_frame_loop_run (DulleFrameLoop *self,
                           GtkWidget      *widget,
                           guint           milliseconds);

G_END_DECLS
