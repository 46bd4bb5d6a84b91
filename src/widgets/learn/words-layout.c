/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A box would do, if a scrolled window asked for the height that its content has at this width.
 * It asks for the one at the content's own width: in a narrow window words were cut, with room
 * left above and below them.
 */
#include "config.h"

#include "words-layout.h"

static GtkSizeRequestMode
get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure_page (GtkWidget     *widget,
              GtkOrientation orientation,
              int            for_size,
              int           *minimum,
              int           *natural,
              int           *minimum_baseline,
              int           *natural_baseline)
{
  int sums[2] = { 0 };
  int largest[2] = { 0 };

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int least;
      int wanted;

      gtk_widget_measure (child, orientation, for_size, &least, &wanted, NULL, NULL);
      sums[0] += least;
      sums[1] += wanted;
      largest[0] = MAX (largest[0], least);
      largest[1] = MAX (largest[1], wanted);
    }
  *minimum = orientation == GTK_ORIENTATION_VERTICAL ? sums[0] : largest[0];
  *natural = orientation == GTK_ORIENTATION_VERTICAL ? sums[1] : largest[1];
}

/* At this width, and not scrolled. */
static int
content_height (GtkWidget *scrolled,
                int        width)
{
  GtkWidget *content = gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (scrolled));
  int        height;

  gtk_widget_measure (content, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);

  return height;
}

static void
allocate_page (GtkWidget *widget,
               int        width,
               int        height,
               int        baseline)
{
  GtkWidget    *scrolled = gtk_widget_get_first_child (widget);
  GtkWidget    *below = gtk_widget_get_next_sibling (scrolled);
  GtkAllocation place = { .width = width };
  int           least;
  int           needed;

  gtk_widget_measure (below, GTK_ORIENTATION_VERTICAL, width, NULL, &needed, NULL, NULL);
  gtk_widget_measure (scrolled, GTK_ORIENTATION_VERTICAL, width, &least, NULL, NULL, NULL);
  place.height = MAX (least, MIN (content_height (scrolled, width), height - needed));
  place.y = MAX (0, (height - place.height - needed) / 2);
  gtk_widget_size_allocate (scrolled, &place, -1);
  place.y += place.height;
  place.height = needed;
  gtk_widget_size_allocate (below, &place, -1);
}

GtkLayoutManager *
dulle_words_layout_new (void)
{
  return gtk_custom_layout_new (get_request_mode, measure_page, allocate_page);
}
