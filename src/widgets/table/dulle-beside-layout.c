/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Lays out two children. What is asked for is what the smaller of the two ways needs; which
 * one is taken depends on the height alone, so that nothing that is measured depends on it.
 *
 * A scrolled window requests the height of its content at its smallest width, so the content is
 * asked for the height that it needs at the given one.
 */
#include "config.h"

#include "dulle-beside-layout.h"

/* Below this height, and from this width on, there is no room below. */
#define LOW    400
#define WIDE   560
#define ASIDE  250
#define WIDEST 340

struct _DulleBesideLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (DulleBesideLayout, dulle_beside_layout, GTK_TYPE_LAYOUT_MANAGER)

static void
measure_child (GtkWidget     *child,
               GtkOrientation orientation,
               int            for_size,
               int           *minimum,
               int           *natural)
{
  gtk_widget_measure (child, orientation, for_size, minimum, natural, NULL, NULL);
}

static void
measure_height (GtkWidget *aside,
                int        width,
                int       *minimum,
                int       *natural)
{
  GtkWidget *content = GTK_IS_SCROLLED_WINDOW (aside)
                           ? gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (aside))
                           : NULL;
  int        whole;

  measure_child (aside, GTK_ORIENTATION_VERTICAL, width, minimum, natural);
  if (content == NULL)
    return;

  measure_child (content, GTK_ORIENTATION_VERTICAL, width, NULL, &whole);
  *natural = MAX (*natural, whole);
}

static void
beside_layout_measure (GtkLayoutManager *manager,
                       GtkWidget        *widget,
                       GtkOrientation    orientation,
                       int               for_size,
                       int              *minimum,
                       int              *natural,
                       int              *minimum_baseline,
                       int              *natural_baseline)
{
  GtkWidget *aside = gtk_widget_get_last_child (widget);
  int        own_minimum, own_natural, minimum_aside, natural_aside, least;

  measure_child (gtk_widget_get_first_child (widget), orientation, -1, &own_minimum, &own_natural);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      measure_child (aside, orientation, -1, &minimum_aside, &natural_aside);
      *minimum = MAX (own_minimum, minimum_aside);
      *natural = MAX (own_natural, natural_aside);
      return;
    }

  measure_child (aside, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL);
  measure_height (aside, for_size >= WIDE ? MAX (ASIDE, least) : for_size, &minimum_aside,
                  &natural_aside);
  *minimum = for_size >= WIDE ? MAX (own_minimum, minimum_aside) : own_minimum + minimum_aside;
  *natural = own_natural + natural_aside;
}

static void
beside_layout_allocate (GtkLayoutManager *manager,
                        GtkWidget        *widget,
                        int               width,
                        int               height,
                        int               baseline)
{
  GtkWidget *large = gtk_widget_get_first_child (widget);
  GtkWidget *aside = gtk_widget_get_last_child (widget);
  int        minimum, natural, own_minimum;

  if (width >= WIDE && height < LOW && gtk_widget_should_layout (aside))
    {
      int part;

      measure_child (aside, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL);
      part = MAX (CLAMP (width * 2 / 5, ASIDE, WIDEST), minimum);
      gtk_widget_allocate (large, width - part, height, -1, NULL);
      gtk_widget_allocate (
          aside, part, height, -1,
          gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) (width - part), 0)));
      return;
    }

  measure_child (large, GTK_ORIENTATION_VERTICAL, width, &own_minimum, NULL);
  measure_height (aside, width, &minimum, &natural);
  natural = CLAMP (height - own_minimum, minimum, natural);
  gtk_widget_allocate (large, width, MAX (height - natural, 1), -1, NULL);
  gtk_widget_allocate (
      aside, width, natural, -1,
      gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (0, (float) (height - natural))));
}

static GtkSizeRequestMode
beside_layout_get_request_mode (GtkLayoutManager *manager,
                                GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
dulle_beside_layout_class_init (DulleBesideLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->measure = beside_layout_measure;
  layout_class->allocate = beside_layout_allocate;
  layout_class->get_request_mode = beside_layout_get_request_mode;
}

static void
dulle_beside_layout_init (DulleBesideLayout *self)
{
}
