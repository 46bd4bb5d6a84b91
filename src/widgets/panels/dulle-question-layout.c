/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The first child is the question, the last one the button, which may be hidden. The width that is
 * asked for is that of both beside each other, so that a panel gets as wide as it can.
 */
#include "config.h"

#include "common/line-width.h"

#include "dulle-question-layout.h"

#define SPACING 6

struct _DulleQuestionLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (DulleQuestionLayout, dulle_question_layout, GTK_TYPE_LAYOUT_MANAGER)

typedef struct
{
  int      button_width;
  int      button_height;
  int      height;
  gboolean below;
} Way;

static int
height_at (GtkWidget *child,
           int        width)
{
  int height;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);

  return height;
}

/* Beside a question that needs several lines, the button is as narrow as its words. */
static Way
find_way (GtkWidget *widget,
          int        width)
{
  GtkWidget *question = gtk_widget_get_first_child (widget);
  GtkWidget *button = gtk_widget_get_last_child (widget);
  Way        way = { 0 };
  int        least, wanted, button_least, button_wanted;
  int        beside;

  if (!gtk_widget_should_layout (button))
    return (Way){ .height = height_at (question, width) };

  gtk_widget_measure (question, GTK_ORIENTATION_HORIZONTAL, -1, &least, &wanted, NULL, NULL);
  gtk_widget_measure (button, GTK_ORIENTATION_HORIZONTAL, -1, &button_least, &button_wanted, NULL,
                      NULL);
  way.button_width = CLAMP (width - SPACING - wanted, button_least, button_wanted);
  beside = width - SPACING - way.button_width;
  way.below = beside < MAX (least, dulle_line_width (question));
  if (way.below)
    way.button_width = width;
  way.button_height = height_at (button, way.button_width);
  way.height = way.below ? height_at (question, width) + SPACING + way.button_height
                         : MAX (height_at (question, beside), way.button_height);

  return way;
}

static void
question_layout_measure (GtkLayoutManager *manager,
                         GtkWidget        *widget,
                         GtkOrientation    orientation,
                         int               for_size,
                         int              *minimum,
                         int              *natural,
                         int              *minimum_baseline,
                         int              *natural_baseline)
{
  GtkWidget *button = gtk_widget_get_last_child (widget);
  int        least, wanted, button_least, button_wanted;

  gtk_widget_measure (gtk_widget_get_first_child (widget), GTK_ORIENTATION_HORIZONTAL, -1, &least,
                      &wanted, NULL, NULL);
  gtk_widget_measure (button, GTK_ORIENTATION_HORIZONTAL, -1, &button_least, &button_wanted, NULL,
                      NULL);
  if (gtk_widget_should_layout (button))
    {
      least += SPACING + button_least;
      wanted += SPACING + button_wanted;
    }
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = least;
      *natural = wanted;
      return;
    }

  *minimum = *natural = find_way (widget, for_size >= 0 ? for_size : wanted).height;
}

static void
question_layout_allocate (GtkLayoutManager *manager,
                          GtkWidget        *widget,
                          int               width,
                          int               height,
                          int               baseline)
{
  GtkWidget *question = gtk_widget_get_first_child (widget);
  GtkWidget *button = gtk_widget_get_last_child (widget);
  Way        way = find_way (widget, width);
  int        used = gtk_widget_should_layout (button) ? SPACING : 0;
  int        x = way.below ? 0 : width - way.button_width;
  int        y = way.below ? height - way.button_height : (height - way.button_height) / 2;

  if (way.below)
    gtk_widget_allocate (question, width, height - way.button_height - used, -1, NULL);
  else
    gtk_widget_allocate (question, width - way.button_width - used, height, -1, NULL);
  if (used == 0)
    return;

  gtk_widget_allocate (button, way.button_width, way.button_height, -1,
                       gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) x, (float) y)));
}

static GtkSizeRequestMode
question_layout_get_request_mode (GtkLayoutManager *manager,
                                  GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
dulle_question_layout_class_init (DulleQuestionLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->measure = question_layout_measure;
  layout_class->allocate = question_layout_allocate;
  layout_class->get_request_mode = question_layout_get_request_mode;
}

static void
dulle_question_layout_init (DulleQuestionLayout *self)
{
}
