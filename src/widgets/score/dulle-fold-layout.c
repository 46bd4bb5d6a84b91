/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include "dulle-fold-layout.h"

#define SPACING     8
#define MAX_BUTTONS 8

struct _DulleFoldLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (DulleFoldLayout, dulle_fold_layout, GTK_TYPE_LAYOUT_MANAGER)

/* What there is to be laid out: @row is the width of all in one row, @widest that of the widest. */
typedef struct
{
  GtkWidget *buttons[MAX_BUTTONS];
  int        widths[MAX_BUTTONS];
  int        n;
  int        row;
  int        widest;
  int        height;
} Buttons;

static Buttons
collect_buttons (GtkWidget *widget)
{
  Buttons buttons = { 0 };

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int width, height;

      if (!gtk_widget_should_layout (child))
        continue;

      g_assert (buttons.n < MAX_BUTTONS);
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
      buttons.buttons[buttons.n] = child;
      buttons.widths[buttons.n++] = width;
      buttons.row += width + (buttons.n > 1 ? SPACING : 0);
      buttons.widest = MAX (buttons.widest, width);
      buttons.height = MAX (buttons.height, height);
    }

  return buttons;
}

static void
fold_layout_measure (GtkLayoutManager *manager,
                     GtkWidget        *widget,
                     GtkOrientation    orientation,
                     int               for_size,
                     int              *minimum,
                     int              *natural,
                     int              *minimum_baseline,
                     int              *natural_baseline)
{
  Buttons buttons = collect_buttons (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *natural = buttons.row;
      *minimum = MIN (2 * buttons.widest + SPACING, buttons.row);
      return;
    }

  *minimum = buttons.height;
  if (for_size >= 0 && for_size < buttons.row)
    *minimum += (buttons.n - 1) / 2 * (buttons.height + SPACING);
  *natural = *minimum;
}

static void
fold_layout_allocate (GtkLayoutManager *manager,
                      GtkWidget        *widget,
                      int               width,
                      int               height,
                      int               baseline)
{
  Buttons  buttons = collect_buttons (widget);
  gboolean folded = width < buttons.row;
  gboolean is_mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int      x = 0;
  int      y = 0;

  for (int i = 0; i < buttons.n; i++)
    {
      gboolean ends = folded && (i % 2 == 1 || i + 1 == buttons.n);
      int      part = folded ? (width - SPACING) / 2 : buttons.widths[i];

      if (ends)
        part = width - x;
      gtk_widget_size_allocate (buttons.buttons[i],
                                &(GtkAllocation){ is_mirrored ? width - x - part : x, y, part,
                                                  buttons.height },
                                -1);
      x = ends ? 0 : x + part + SPACING;
      y += ends ? buttons.height + SPACING : 0;
    }
}

static GtkSizeRequestMode
fold_layout_get_request_mode (GtkLayoutManager *manager,
                              GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
dulle_fold_layout_class_init (DulleFoldLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->measure = fold_layout_measure;
  layout_class->allocate = fold_layout_allocate;
  layout_class->get_request_mode = fold_layout_get_request_mode;
}

static void
dulle_fold_layout_init (DulleFoldLayout *self)
{
}
