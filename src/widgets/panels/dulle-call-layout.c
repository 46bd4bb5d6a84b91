/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The children are the face, the title and the line, in this order. The least height is that of
 * the title alone, in the whole width.
 */
#include "config.h"

#include "dulle-call-layout.h"

#define SPACING 9

struct _DulleCallLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (DulleCallLayout, dulle_call_layout, GTK_TYPE_LAYOUT_MANAGER)

typedef enum
{
  EVERYTHING,
  NO_LINE,
  TITLE_ALONE,
} Contents;

typedef struct
{
  GtkWidget *face;
  GtkWidget *title;
  GtkWidget *line;
} Parts;

/* @aside: what the face and the space beside it take of the width */
typedef struct
{
  int aside;
  int face_height;
  int text_width;
  int title_height;
  int line_height;
  int height;
} Way;

static Parts
find_parts (GtkWidget *widget)
{
  GtkWidget *face = gtk_widget_get_first_child (widget);

  return (Parts){ .face = face,
                  .title = gtk_widget_get_next_sibling (face),
                  .line = gtk_widget_get_last_child (widget) };
}

static int
natural_size (GtkWidget     *child,
              GtkOrientation orientation,
              int            for_size)
{
  int natural;

  gtk_widget_measure (child, orientation, for_size, NULL, &natural, NULL, NULL);

  return natural;
}

static int
least_width (GtkWidget *child)
{
  int least;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);

  return least;
}

static Way
find_way (const Parts *parts,
          Contents     contents,
          int          width)
{
  int wanted = natural_size (parts->title, GTK_ORIENTATION_HORIZONTAL, -1);
  int least = least_width (parts->title);
  Way way = { 0 };

  if (contents == EVERYTHING)
    {
      wanted = MAX (wanted, natural_size (parts->line, GTK_ORIENTATION_HORIZONTAL, -1));
      least = MAX (least, least_width (parts->line));
    }
  if (contents != TITLE_ALONE)
    {
      way.aside = natural_size (parts->face, GTK_ORIENTATION_HORIZONTAL, -1) + SPACING;
      way.face_height = natural_size (parts->face, GTK_ORIENTATION_VERTICAL, -1);
    }
  way.text_width = MAX (MIN (wanted, width - way.aside), least);
  way.title_height = natural_size (parts->title, GTK_ORIENTATION_VERTICAL, way.text_width);
  if (contents == EVERYTHING)
    way.line_height = natural_size (parts->line, GTK_ORIENTATION_VERTICAL, way.text_width);
  way.height = MAX (way.face_height, way.title_height + way.line_height);

  return way;
}

static void
call_layout_measure (GtkLayoutManager *manager,
                     GtkWidget        *widget,
                     GtkOrientation    orientation,
                     int               for_size,
                     int              *minimum,
                     int              *natural,
                     int              *minimum_baseline,
                     int              *natural_baseline)
{
  gboolean vertical = orientation == GTK_ORIENTATION_VERTICAL;
  int      width = vertical && for_size >= 0 ? for_size : G_MAXINT;
  Parts    parts = find_parts (widget);
  Way      way = find_way (&parts, EVERYTHING, width);

  *minimum = vertical ? find_way (&parts, TITLE_ALONE, width).height
                      : way.aside + MAX (least_width (parts.title), least_width (parts.line));
  *natural = vertical ? way.height : way.aside + way.text_width;
}

static void
place_part (GtkWidget *widget,
            GtkWidget *part,
            int        x,
            int        y,
            int        width,
            int        height)
{
  gboolean shown = height > 0;

  gtk_widget_set_child_visible (part, shown);
  if (!shown)
    return;

  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    x = gtk_widget_get_width (widget) - x - width;
  gtk_widget_allocate (part, width, height, -1,
                       gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) x, (float) y)));
}

static void
call_layout_allocate (GtkLayoutManager *manager,
                      GtkWidget        *widget,
                      int               width,
                      int               height,
                      int               baseline)
{
  Parts    parts = find_parts (widget);
  Contents contents = EVERYTHING;
  Way      way = find_way (&parts, contents, width);
  int      x, y;

  while (way.height > height && contents < TITLE_ALONE)
    way = find_way (&parts, ++contents, width);

  x = MAX (0, (width - way.aside - way.text_width) / 2);
  y = (height - way.title_height - way.line_height) / 2;
  place_part (widget, parts.face, x, (height - way.face_height) / 2, way.aside - SPACING,
              way.face_height);
  place_part (widget, parts.title, x + way.aside, y, way.text_width, way.title_height);
  place_part (widget, parts.line, x + way.aside, y + way.title_height, way.text_width,
              way.line_height);
}

static GtkSizeRequestMode
call_layout_get_request_mode (GtkLayoutManager *manager,
                              GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
dulle_call_layout_class_init (DulleCallLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->measure = call_layout_measure;
  layout_class->allocate = call_layout_allocate;
  layout_class->get_request_mode = call_layout_get_request_mode;
}

static void
dulle_call_layout_init (DulleCallLayout *self)
{
}
