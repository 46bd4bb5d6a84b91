/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Heights are those of the width that a widget will get.
 */
#include "config.h"

#include "table-request.h"

typedef struct
{
  int min_width;
  int width;
  int min_height;
  int height;
} Size;

static Size
measure_widget (GtkWidget *widget,
                float      room)
{
  Size size = { 0 };

  if (widget == NULL || !gtk_widget_get_visible (widget))
    return size;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &size.min_width, &size.width, NULL,
                      NULL);
  size.width = CLAMP ((int) room, size.min_width, size.width);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, size.width, &size.min_height, &size.height,
                      NULL, NULL);

  return size;
}

void
dulle_table_request_plate (DulleTableRequest *self,
                           GtkWidget         *plate)
{
  int height;

  g_return_if_fail (self != NULL);
  g_return_if_fail (GTK_IS_WIDGET (plate));

  gtk_widget_measure (plate, GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
  self->plate_height = MAX (self->plate_height, (float) height);
}

void
dulle_table_request_panel (DulleTableRequest *self,
                           GtkWidget         *panel,
                           float              room)
{
  Size size = measure_widget (panel, room);

  g_return_if_fail (self != NULL);

  self->panel_width = (float) size.width;
  self->panel_height = (float) size.height;
  self->panel_min_width = (float) size.min_width;
  self->panel_min_height = (float) size.min_height;
}

/* Returns: the least width in which @bar is no higher than in @size */
static int
find_least_width (GtkWidget  *bar,
                  const Size *size)
{
  int least = size->min_width;
  int most = size->width;

  while (least < most)
    {
      int width = (least + most) / 2;
      int height;

      gtk_widget_measure (bar, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
      if (height <= size->height)
        most = width;
      else
        least = width + 1;
    }

  return most;
}

void
dulle_table_request_bar (DulleTableRequest *self,
                         GtkWidget         *bar,
                         float              room)
{
  Size size = measure_widget (bar, room);

  g_return_if_fail (self != NULL);

  self->bar_width = (float) size.width;
  self->bar_height = (float) size.height;
  self->bar_min_width = (float) (bar != NULL ? find_least_width (bar, &size) : 0);
}
