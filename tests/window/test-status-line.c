/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The line below the table in a telephone's width: long sentences are read as a whole, and
 * nothing moves when a short one follows.
 */
#include <adwaita.h>

#include "window/dulle-status-line.h"

#include "fatal-warnings.h"
#include "style-sheet.h"
#include "suite.h"
#include "widget-tree.h"

#define TELEPHONE 360

static const char *const sentences[] = {
  "Ben ist dran.",
  "Mia spielt Kreuz-Dame und gewinnt den Stich mit 27. Mia ist Partner von Kleo. Du spielst aus.",
  "Mia plays the Queen of Clubs and wins the trick with 27. You are the partner of Kleo. You lead.",
};

/* Returns: the height that the line has with @text */
static int
measure_with (GtkWidget  *line,
              const char *text)
{
  GtkWidget *label = find_child (line, GTK_TYPE_LABEL);
  int        height;

  dulle_status_line_show (DULLE_STATUS_LINE (line), text);
  gtk_widget_measure (line, GTK_ORIENTATION_VERTICAL, TELEPHONE, &height, NULL, NULL, NULL);
  gtk_widget_allocate (line, TELEPHONE, height, -1, NULL);
  ck_assert (!pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))));

  return height;
}

START_TEST (test_telephone)
{
  GtkWidget *line;
  GtkWidget *window;
  int        height;

  make_warnings_fatal ();
  adw_init ();
  add_style_sheet ();
  line = g_object_new (DULLE_TYPE_STATUS_LINE, NULL);
  window = gtk_window_new ();
  gtk_widget_add_css_class (window, "dulle");
  gtk_window_set_child (GTK_WINDOW (window), line);
  gtk_widget_add_css_class (window, "compact");
  gtk_window_present (GTK_WINDOW (window));

  height = measure_with (line, sentences[0]);
  for (guint i = 0; i < G_N_ELEMENTS (sentences); i++)
    ck_assert_int_eq (measure_with (line, sentences[i]), height);
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

SUITE ("status-line", test_telephone)
