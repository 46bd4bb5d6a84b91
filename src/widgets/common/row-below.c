/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include "line-width.h"

#include "row-below.h"

/* As far as the text of a row is from its edges. */
#define MARGIN       12
#define MARGIN_BELOW 9

#define DULLE_TYPE_ROW_LAYOUT (dulle_row_layout_get_type ())
G_DECLARE_FINAL_TYPE (DulleRowLayout, dulle_row_layout, DULLE, ROW_LAYOUT, GtkLayoutManager)

/* Of two children, the text and the control. */
struct _DulleRowLayout
{
  GtkLayoutManager parent_instance;

  /* Whether the text may take several lines beside the control. */
  gboolean wraps;
};

G_DEFINE_FINAL_TYPE (DulleRowLayout, dulle_row_layout, GTK_TYPE_LAYOUT_MANAGER)

static int
natural_width (GtkWidget *child)
{
  int natural;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);

  return natural;
}

/* A title may stand on two short lines; several would be a narrow column. What is not text, such as
 * buttons, is most of the least width. */
static int
width_of_text (DulleRowLayout *self,
               GtkWidget      *text)
{
  int minimum, natural;

  gtk_widget_measure (text, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  if (!self->wraps)
    return natural;

  return minimum + MIN ((natural - minimum + 1) / 2, dulle_line_width (text));
}

/* Returns: what the control takes of @width if it stands beside the text, or 0 if it does not */
static int
width_beside (DulleRowLayout *self,
              GtkWidget      *row,
              int             width)
{
  int control = natural_width (gtk_widget_get_last_child (row)) + MARGIN;

  return width_of_text (self, gtk_widget_get_first_child (row)) + control <= width ? control : 0;
}

static void
measure_width (GtkWidget *row,
               int       *minimum,
               int       *natural)
{
  int minimum_control, natural_control;

  gtk_widget_measure (gtk_widget_get_first_child (row), GTK_ORIENTATION_HORIZONTAL, -1, minimum,
                      natural, NULL, NULL);
  gtk_widget_measure (gtk_widget_get_last_child (row), GTK_ORIENTATION_HORIZONTAL, -1,
                      &minimum_control, &natural_control, NULL, NULL);
  *minimum = MAX (*minimum, minimum_control + 2 * MARGIN);
  *natural = MAX (*minimum, *natural + natural_control + MARGIN);
}

static void
measure_height (DulleRowLayout *self,
                GtkWidget      *row,
                int             width,
                int            *minimum,
                int            *natural)
{
  int beside = width < 0 ? 0 : width_beside (self, row, width);
  int minimum_control, natural_control;

  gtk_widget_measure (gtk_widget_get_first_child (row), GTK_ORIENTATION_VERTICAL,
                      width < 0 ? -1 : width - beside, minimum, natural, NULL, NULL);
  gtk_widget_measure (gtk_widget_get_last_child (row), GTK_ORIENTATION_VERTICAL, -1,
                      &minimum_control, &natural_control, NULL, NULL);
  if (beside > 0)
    {
      *minimum = MAX (*minimum, minimum_control);
      *natural = MAX (*natural, natural_control);
      return;
    }

  *minimum += minimum_control + MARGIN_BELOW;
  *natural += natural_control + MARGIN_BELOW;
}

static void
row_layout_measure (GtkLayoutManager *manager,
                    GtkWidget        *row,
                    GtkOrientation    orientation,
                    int               for_size,
                    int              *minimum,
                    int              *natural,
                    int              *minimum_baseline,
                    int              *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    measure_width (row, minimum, natural);
  else
    measure_height (DULLE_ROW_LAYOUT (manager), row, for_size, minimum, natural);
}

static void
row_layout_allocate (GtkLayoutManager *manager,
                     GtkWidget        *row,
                     int               width,
                     int               height,
                     int               baseline)
{
  GtkWidget *text = gtk_widget_get_first_child (row);
  GtkWidget *control = gtk_widget_get_last_child (row);
  gboolean   is_mirrored = gtk_widget_get_direction (row) == GTK_TEXT_DIR_RTL;
  int        beside = width_beside (DULLE_ROW_LAYOUT (manager), row, width);
  int        control_width = MIN (natural_width (control), width - 2 * MARGIN);
  int        control_height, text_height;

  gtk_widget_measure (control, GTK_ORIENTATION_VERTICAL, -1, NULL, &control_height, NULL, NULL);
  text_height = beside > 0 ? height : height - control_height - MARGIN_BELOW;
  gtk_widget_size_allocate (text,
                            &(GtkAllocation){ is_mirrored ? beside : 0, 0, width - beside,
                                              text_height },
                            -1);
  gtk_widget_size_allocate (
      control,
      &(GtkAllocation){ (beside > 0) == is_mirrored ? MARGIN : width - MARGIN - control_width,
                        beside > 0 ? (height - control_height) / 2 : text_height, control_width,
                        control_height },
      -1);
}

static GtkSizeRequestMode
row_layout_get_request_mode (GtkLayoutManager *manager,
                             GtkWidget        *row)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
dulle_row_layout_class_init (DulleRowLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->measure = row_layout_measure;
  layout_class->allocate = row_layout_allocate;
  layout_class->get_request_mode = row_layout_get_request_mode;
}

static void
dulle_row_layout_init (DulleRowLayout *self)
{
}

static void
put_into_row (GtkListBoxRow *row,
              GtkWidget     *control,
              gboolean       wraps)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autoptr (GtkWidget) text = g_object_ref (gtk_list_box_row_get_child (row));
  DulleRowLayout *layout = g_object_new (DULLE_TYPE_ROW_LAYOUT, NULL);

  layout->wraps = wraps;
  gtk_list_box_row_set_child (row, box);
  gtk_box_append (GTK_BOX (box), text);
  gtk_box_append (GTK_BOX (box), control);
  gtk_widget_set_layout_manager (box, GTK_LAYOUT_MANAGER (layout));
}

void
dulle_row_put_below (GtkListBoxRow *row,
                     GtkWidget     *control)
{
  g_return_if_fail (GTK_IS_LIST_BOX_ROW (row));
  g_return_if_fail (GTK_IS_WIDGET (control));

  put_into_row (row, control, FALSE);
}

void
dulle_row_put_behind (GtkListBoxRow *row,
                      GtkWidget     *control)
{
  g_return_if_fail (GTK_IS_LIST_BOX_ROW (row));
  g_return_if_fail (GTK_IS_WIDGET (control));

  put_into_row (row, control, TRUE);
}
