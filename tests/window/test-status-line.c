/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The line below the table: in windows of all sizes long sentences are read as a whole, and
 * nothing moves when a short one follows. At a table that is gone it says nothing.
 */
#include <adwaita.h>

#include "window/dulle-status-line.h"

#include "fatal-warnings.h"
#include "frames.h"
#include "style-sheet.h"
#include "suite.h"
#include "widget-tree.h"

#define N_SENTENCES 3

/* With names that are short, and long. */
#define SENTENCES(mia, kleo)                                                                     \
  {                                                                                              \
    "Ben ist dran.",                                                                             \
        mia " spielt Kreuz-Dame und gewinnt den Stich mit 27. " mia " ist Partner von " kleo     \
            ". Du spielst aus.",                                                                 \
        mia " plays the Queen of Clubs and wins the trick with 27. You are the partner of " kleo \
            ". You lead."                                                                        \
  }

/* What is written is as long as the window has room for. */
static const struct
{
  int         width;
  const char *classes[3];
  const char *sentences[N_SENTENCES];
} windows[] = {
  { 360, { "compact" }, SENTENCES ("Mia", "Kleo") },
  { 360, { "compact", "low" }, SENTENCES ("Mia", "Kleo") },
  { 740, { "low" }, SENTENCES ("Maximiliane", "Konstantin") },
  { 800, { NULL }, SENTENCES ("Maximiliane", "Konstantin") },
};

/* Returns: the height that the line has with @text */
static int
measure_with (GtkWidget  *line,
              int         width,
              const char *text)
{
  GtkWidget *label = find_child (line, GTK_TYPE_LABEL);
  int        height;
  int        needed;

  gtk_widget_measure (line, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  gtk_widget_allocate (line, width, height, -1, NULL);
  dulle_status_line_show (DULLE_STATUS_LINE (line), text);
  /* Letters change their size in the frame that follows the class. */
  run_frames (line, 2);
  gtk_widget_measure (line, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  gtk_widget_allocate (line, width, height, -1, NULL);
  ck_assert (!pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))));
  gtk_widget_measure (label, GTK_ORIENTATION_VERTICAL, width, &needed, NULL, NULL, NULL);
  ck_assert_int_le (needed, height);

  return height;
}

static void
check_window (guint nth)
{
  const char *const *sentences = windows[nth].sentences;
  GtkWidget         *line = g_object_new (DULLE_TYPE_STATUS_LINE, NULL);
  GtkWidget         *window = gtk_window_new ();
  int                height;

  gtk_widget_add_css_class (window, "dulle");
  for (guint i = 0; windows[nth].classes[i] != NULL; i++)
    gtk_widget_add_css_class (window, windows[nth].classes[i]);
  gtk_window_set_default_size (GTK_WINDOW (window), windows[nth].width, -1);
  gtk_window_set_child (GTK_WINDOW (window), line);
  gtk_window_present (GTK_WINDOW (window));

  height = measure_with (line, windows[nth].width, sentences[0]);
  for (guint i = 0; i < N_SENTENCES; i++)
    ck_assert_int_eq (measure_with (line, windows[nth].width, sentences[i]), height);
  gtk_window_destroy (GTK_WINDOW (window));
}

START_TEST (test_sentences)
{
  make_warnings_fatal ();
  adw_init ();
  add_style_sheet ();
  for (guint i = 0; i < G_N_ELEMENTS (windows); i++)
    check_window (i);
}
END_TEST

/* At a table that is gone. */
static void
check_closed_table (void)
{
  GtkWidget *page = g_object_new (GTK_TYPE_BOX, "css-name", "gamepage", "sensitive", FALSE, NULL);
  GtkWidget *line = g_object_new (DULLE_TYPE_STATUS_LINE, NULL);
  GtkWidget *window = gtk_window_new ();
  GdkRGBA    color;

  gtk_widget_add_css_class (window, "dulle");
  gtk_box_append (GTK_BOX (page), line);
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  gtk_style_context_get_color (gtk_widget_get_style_context (find_child (line, GTK_TYPE_LABEL)),
                               &color);
  ck_assert_float_eq (color.alpha, 0);
  gtk_window_destroy (GTK_WINDOW (window));
}

START_TEST (test_closed_table)
{
  make_warnings_fatal ();
  adw_init ();
  add_style_sheet ();
  check_closed_table ();
  add_style_sheet_at ("/io/github/dulle/Dulle/style-dark.css");
  check_closed_table ();
  add_style_sheet_at ("/io/github/dulle/Dulle/style-hc.css");
  check_closed_table ();
}
END_TEST

SUITE ("status-line", test_sentences, test_closed_table)
