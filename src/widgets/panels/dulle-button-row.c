/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include "common/unparent-children.h"
#include "dulle-button-row.h"

#define MAX_BUTTONS 16

#define SPACING       6
#define SPACING_TIGHT 2

/* What a button has to its left and right together, besides its padding, if there is room. */
#define COMFORT 12

struct _DulleButtonRow
{
  GtkWidget parent_instance;

  /* Borrowed */
  GtkWidget *rest;

  /* Buttons that can be spared, visible or not. */
  int n_spare;
};

G_DEFINE_FINAL_TYPE (DulleButtonRow, dulle_button_row, GTK_TYPE_WIDGET)

/* The buttons that are visible, the one for the rest at their end. */
typedef struct
{
  GtkWidget       *buttons[MAX_BUTTONS + 1];
  GtkRequestedSize sizes[MAX_BUTTONS + 1];
  int              n_buttons;
  int              n_spare;
  int              height;
} Row;

static void
collect_button (Row       *row,
                GtkWidget *button)
{
  GtkRequestedSize *size = &row->sizes[row->n_buttons];
  int               height;

  gtk_widget_measure (button, GTK_ORIENTATION_HORIZONTAL, -1, &size->minimum_size,
                      &size->natural_size, NULL, NULL);
  gtk_widget_measure (button, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  size->natural_size += COMFORT;
  row->height = MAX (row->height, height);
  row->buttons[row->n_buttons++] = button;
}

static Row
collect_buttons (DulleButtonRow *self)
{
  Row row = { 0 };
  int nth = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));
       child != self->rest && row.n_buttons < MAX_BUTTONS;
       child = gtk_widget_get_next_sibling (child))
    {
      if (gtk_widget_get_visible (child))
        collect_button (&row, child);
      if (++nth == self->n_spare)
        row.n_spare = row.n_buttons;
    }
  if (row.n_buttons > 0)
    collect_button (&row, self->rest);

  return row;
}

static int
sum_minima (const Row *row,
            int        spacing)
{
  int sum = (row->n_buttons - 1) * spacing;

  for (int i = 0; i < row->n_buttons; i++)
    sum += row->sizes[i].minimum_size;

  return sum;
}

/* Removes those from the @first to before the @end. */
static void
remove_buttons (Row *row,
                int  first,
                int  end)
{
  for (int i = end; i < row->n_buttons; i++)
    {
      row->buttons[first + i - end] = row->buttons[i];
      row->sizes[first + i - end] = row->sizes[i];
    }
  row->n_buttons -= end - first;
  row->n_spare -= CLAMP (row->n_spare - first, 0, end - first);
}

static gboolean
fits (const Row *row,
      int        width)
{
  return sum_minima (row, SPACING_TIGHT) <= width;
}

/* The last of those that can be spared go first, one by one. The others are of one kind: if they
 * do not fit beside one of these, they go together. */
static void
reduce_to_width (Row *row,
                 int  width)
{
  Row whole = *row;
  Row fewest = *row;

  if (row->n_buttons == 0)
    return;

  whole.n_buttons--;
  if (fits (&whole, width))
    {
      *row = whole;
      return;
    }

  if (row->n_spare > 0)
    {
      remove_buttons (&fewest, 1, fewest.n_spare);
      if (!fits (&fewest, width))
        remove_buttons (row, row->n_spare, row->n_buttons - 1);
    }
  while (row->n_buttons > 2 && !fits (row, width))
    {
      int last = row->n_spare > 1 ? row->n_spare - 1 : row->n_buttons - 2;

      remove_buttons (row, last, last + 1);
    }
}

static void
dulle_button_row_measure (GtkWidget     *widget,
                          GtkOrientation orientation,
                          int            for_size,
                          int           *minimum,
                          int           *natural,
                          int           *minimum_baseline,
                          int           *natural_baseline)
{
  Row row = collect_buttons (DULLE_BUTTON_ROW (widget));
  Row least = row;

  *minimum = *natural = row.height;
  if (row.n_buttons == 0 || orientation == GTK_ORIENTATION_VERTICAL)
    return;

  reduce_to_width (&least, 0);
  *minimum = sum_minima (&least, SPACING_TIGHT);
  row.n_buttons--;
  *natural = (row.n_buttons - 1) * SPACING;
  for (int i = 0; i < row.n_buttons; i++)
    *natural += row.sizes[i].natural_size;
  *natural = MAX (*natural, *minimum);
}

static void
show_buttons (DulleButtonRow *self,
              const Row      *row)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      gboolean is_shown = FALSE;

      for (int i = 0; i < row->n_buttons; i++)
        is_shown = is_shown || row->buttons[i] == child;
      gtk_widget_set_child_visible (child, is_shown);
    }
}

/* In the middle, where there is more room than is needed. */
static void
dulle_button_row_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  DulleButtonRow *self = DULLE_BUTTON_ROW (widget);
  gboolean        is_mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  Row             row = collect_buttons (self);
  int             y = MAX ((height - row.height) / 2, 0);
  int             spacing;
  int             extra;
  int             x;

  reduce_to_width (&row, width);
  show_buttons (self, &row);
  if (row.n_buttons == 0)
    return;

  spacing = sum_minima (&row, SPACING) <= width ? SPACING : SPACING_TIGHT;
  extra = MAX (width - sum_minima (&row, spacing), 0);
  x = gtk_distribute_natural_allocation (extra, (guint) row.n_buttons, row.sizes) / 2;
  for (int i = 0; i < row.n_buttons; i++)
    {
      int left = is_mirrored ? width - x - row.sizes[i].minimum_size : x;

      gtk_widget_allocate (
          row.buttons[i], row.sizes[i].minimum_size, row.height, -1,
          gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) left, (float) y)));
      x += row.sizes[i].minimum_size + spacing;
    }
}

static void
dulle_button_row_dispose (GObject *object)
{
  dulle_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (dulle_button_row_parent_class)->dispose (object);
}

static void
dulle_button_row_class_init (DulleButtonRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dulle_button_row_dispose;
  widget_class->measure = dulle_button_row_measure;
  widget_class->size_allocate = dulle_button_row_size_allocate;

  gtk_widget_class_set_css_name (widget_class, "buttonrow");
}

static void
dulle_button_row_init (DulleButtonRow *self)
{
}

GtkWidget *
dulle_button_row_new (GtkWidget *rest)
{
  DulleButtonRow *self;

  g_return_val_if_fail (GTK_IS_WIDGET (rest), NULL);

  self = g_object_new (DULLE_TYPE_BUTTON_ROW, NULL);
  self->rest = rest;
  gtk_widget_set_parent (rest, GTK_WIDGET (self));

  return GTK_WIDGET (self);
}

void
dulle_button_row_append (DulleButtonRow *self,
                         GtkWidget      *button,
                         gboolean        can_be_spared)
{
  g_return_if_fail (DULLE_IS_BUTTON_ROW (self));
  g_return_if_fail (GTK_IS_WIDGET (button));

  gtk_widget_insert_before (button, GTK_WIDGET (self), self->rest);
  self->n_spare += can_be_spared;
}
