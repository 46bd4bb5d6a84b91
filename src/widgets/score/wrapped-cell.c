/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * GTK 4.8 asks a row of columns how high it is without saying how wide its cells are. The
 * answer is for the width that the cell had last; with another one, it is asked again. GTK 4.18
 * asks how wide a cell has to be for the height of its row, and would give it that much where
 * its column is narrower: its width is the same for all heights.
 */
#include "config.h"

#include <adwaita.h>

#include "common/cut-text.h"

#include "wrapped-cell.h"

#define LEAST_CHARS 6
#define MOST_LINES  3

#define ASKED_WIDTH "dulle-asked-width"

static GtkWidget *
get_label (GtkWidget *cell)
{
  return adw_bin_get_child (ADW_BIN (cell));
}

static GtkSizeRequestMode
get_mode_cb (GtkWidget *cell)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure_cb (GtkWidget     *cell,
            GtkOrientation orientation,
            int            for_size,
            int           *minimum,
            int           *natural,
            int           *minimum_baseline,
            int           *natural_baseline)
{
  int width = gtk_widget_get_width (cell);

  if (orientation == GTK_ORIENTATION_VERTICAL && for_size < 0 && width > 0)
    {
      for_size = width;
      g_object_set_data (G_OBJECT (cell), ASKED_WIDTH, GINT_TO_POINTER (width));
    }
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    for_size = -1;
  gtk_widget_measure (get_label (cell), orientation, for_size, minimum, natural, NULL, NULL);
}

static gboolean
ask_again_cb (gpointer cell)
{
  gtk_widget_queue_resize (cell);

  return G_SOURCE_REMOVE;
}

static void
allocate_cb (GtkWidget *cell,
             int        width,
             int        height,
             int        baseline)
{
  int asked = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (cell), ASKED_WIDTH));

  gtk_widget_allocate (get_label (cell), width, height, baseline, NULL);
  if (width == asked)
    return;

  g_object_set_data (G_OBJECT (cell), ASKED_WIDTH, GINT_TO_POINTER (width));
  g_idle_add_full (G_PRIORITY_HIGH_IDLE, ask_again_cb, g_object_ref (cell), g_object_unref);
}

GtkWidget *
dulle_wrapped_cell_new (void)
{
  GtkWidget *cell = adw_bin_new ();
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_width_chars (GTK_LABEL (label), LEAST_CHARS);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_lines (GTK_LABEL (label), MOST_LINES);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  dulle_tell_cut_text (GTK_LABEL (label));
  gtk_widget_set_layout_manager (cell,
                                 gtk_custom_layout_new (get_mode_cb, measure_cb, allocate_cb));
  adw_bin_set_child (ADW_BIN (cell), label);

  return cell;
}
