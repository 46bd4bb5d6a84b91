/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include "dulle-button-rows.h"

#define MAX_BUTTONS 16

#define SPACING       6
#define SPACING_TIGHT 2

/* What a button has to its left and right together, besides its padding, if there is room. */
#define COMFORT 12

struct _DulleButtonRows
{
  GtkWidget parent_instance;

  int max_rows;
};

G_DEFINE_FINAL_TYPE (DulleButtonRows, dulle_button_rows, GTK_TYPE_WIDGET)

/* The buttons that are visible, and in how many rows of how many they stand. */
typedef struct
{
  GtkWidget       *buttons[MAX_BUTTONS];
  GtkRequestedSize sizes[MAX_BUTTONS];
  int              n_buttons;
  int              height;
  int              n_rows;
  int              per_row;
  int              spacing;
} Rows;

static Rows
collect_buttons (GtkWidget *widget)
{
  Rows rows = { .spacing = SPACING };

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && rows.n_buttons < MAX_BUTTONS; child = gtk_widget_get_next_sibling (child))
    {
      GtkRequestedSize *size = &rows.sizes[rows.n_buttons];
      int               height;

      if (!gtk_widget_should_layout (child))
        continue;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &size->minimum_size,
                          &size->natural_size, NULL, NULL);
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
      size->natural_size += COMFORT;
      rows.height = MAX (rows.height, height);
      rows.buttons[rows.n_buttons++] = child;
    }

  return rows;
}

static int
count_in_row (const Rows *rows,
              int         first)
{
  return MIN (rows->per_row, rows->n_buttons - first);
}

/* The width of the buttons from @first on that stand in a row, without what is between. */
static int
sum_minima (const Rows *rows,
            int         first)
{
  int sum = 0;

  for (int i = first; i < first + count_in_row (rows, first); i++)
    sum += rows->sizes[i].minimum_size;

  return sum;
}

/* The width that as many rows need, all of about the same length. */
static int
needed_width (Rows *rows,
              int   n_rows,
              int   spacing)
{
  int width = 0;

  rows->n_rows = n_rows;
  rows->per_row = (rows->n_buttons + n_rows - 1) / n_rows;
  rows->spacing = spacing;
  for (int first = 0; first < rows->n_buttons; first += rows->per_row)
    width = MAX (width, sum_minima (rows, first) + (count_in_row (rows, first) - 1) * spacing);

  return width;
}

/* Chooses the fewest rows, and the wider spacing if possible. */
static void
break_rows (Rows *rows,
            int   width)
{
  for (int n_rows = 1; n_rows <= rows->n_buttons; n_rows++)
    if (needed_width (rows, n_rows, SPACING) <= width ||
        needed_width (rows, n_rows, SPACING_TIGHT) <= width)
      return;
}

static void
measure_width (DulleButtonRows *self,
               Rows            *rows,
               int             *minimum,
               int             *natural)
{
  *natural = MAX (rows->n_buttons - 1, 0) * SPACING;
  *minimum = needed_width (rows, 1, SPACING_TIGHT);
  for (int n_rows = 2; n_rows <= self->max_rows; n_rows++)
    *minimum = MIN (*minimum, needed_width (rows, n_rows, SPACING_TIGHT));
  for (int i = 0; i < rows->n_buttons; i++)
    *natural += rows->sizes[i].natural_size;
}

static void
dulle_button_rows_measure (GtkWidget     *widget,
                           GtkOrientation orientation,
                           int            for_size,
                           int           *minimum,
                           int           *natural,
                           int           *minimum_baseline,
                           int           *natural_baseline)
{
  Rows rows = collect_buttons (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      measure_width (DULLE_BUTTON_ROWS (widget), &rows, minimum, natural);
      return;
    }

  break_rows (&rows, for_size >= 0 ? for_size : G_MAXINT);
  *minimum = *natural =
      rows.n_buttons > 0 ? rows.n_rows * rows.height + (rows.n_rows - 1) * rows.spacing : 0;
}

/* In the middle, where there is more room than is needed. */
static void
allocate_row (GtkWidget *widget,
              Rows      *rows,
              int        first,
              int        width,
              int        y)
{
  gboolean is_mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int      n = count_in_row (rows, first);
  int      extra = width - sum_minima (rows, first) - (n - 1) * rows->spacing;
  int      x;

  extra = gtk_distribute_natural_allocation (MAX (extra, 0), (guint) n, &rows->sizes[first]);
  x = extra / 2;
  for (int i = first; i < first + n; i++)
    {
      int left = is_mirrored ? width - x - rows->sizes[i].minimum_size : x;

      gtk_widget_allocate (
          rows->buttons[i], rows->sizes[i].minimum_size, rows->height, -1,
          gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) left, (float) y)));
      x += rows->sizes[i].minimum_size + rows->spacing;
    }
}

static void
dulle_button_rows_size_allocate (GtkWidget *widget,
                                 int        width,
                                 int        height,
                                 int        baseline)
{
  Rows rows = collect_buttons (widget);
  int  y;

  if (rows.n_buttons == 0)
    return;

  break_rows (&rows, width);
  y = (height - rows.n_rows * rows.height - (rows.n_rows - 1) * rows.spacing) / 2;
  for (int first = 0; first < rows.n_buttons; first += rows.per_row)
    {
      allocate_row (widget, &rows, first, width, MAX (y, 0));
      y += rows.height + rows.spacing;
    }
}

static GtkSizeRequestMode
dulle_button_rows_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
dulle_button_rows_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (dulle_button_rows_parent_class)->dispose (object);
}

static void
dulle_button_rows_class_init (DulleButtonRowsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dulle_button_rows_dispose;
  widget_class->get_request_mode = dulle_button_rows_get_request_mode;
  widget_class->measure = dulle_button_rows_measure;
  widget_class->size_allocate = dulle_button_rows_size_allocate;

  gtk_widget_class_set_css_name (widget_class, "buttonrows");
}

static void
dulle_button_rows_init (DulleButtonRows *self)
{
  self->max_rows = 1;
}

GtkWidget *
dulle_button_rows_new (void)
{
  return g_object_new (DULLE_TYPE_BUTTON_ROWS, NULL);
}

void
dulle_button_rows_append (DulleButtonRows *self,
                          GtkWidget       *button)
{
  g_return_if_fail (DULLE_IS_BUTTON_ROWS (self));
  g_return_if_fail (GTK_IS_WIDGET (button));

  gtk_widget_insert_before (button, GTK_WIDGET (self), NULL);
}

void
dulle_button_rows_set_max_rows (DulleButtonRows *self,
                                int              max_rows)
{
  g_return_if_fail (DULLE_IS_BUTTON_ROWS (self));
  g_return_if_fail (max_rows > 0);

  if (self->max_rows == max_rows)
    return;

  self->max_rows = max_rows;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
