/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A control of a row: behind the text where there is room for both, and below it elsewhere.
 */
#include <adwaita.h>

#include "common/row-below.h"

#include "fatal-warnings.h"
#include "suite.h"

#define WIDE   400
#define NARROW 220

/* As far as the control is from the edges, and from the text above it. */
#define SPACE       12
#define SPACE_BELOW 9

typedef struct
{
  GtkWidget *row;
  GtkWidget *control;
} Fixture;

static void
make_row (Fixture *fixture)
{
  make_warnings_fatal ();
  gtk_init ();
  fixture->row = g_object_ref_sink (adw_action_row_new ());
  fixture->control = gtk_button_new_with_label ("A control of some width");
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (fixture->row), "A row with some text");
}

static void
set_up (Fixture *fixture)
{
  make_row (fixture);
  dulle_row_put_below (GTK_LIST_BOX_ROW (fixture->row), fixture->control);
}

static graphene_rect_t
lay_out (Fixture *fixture,
         int      width)
{
  graphene_rect_t bounds;
  int             height;

  gtk_widget_measure (fixture->row, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  gtk_widget_size_allocate (fixture->row, &(GtkAllocation){ 0, 0, width, height }, -1);
  ck_assert (gtk_widget_compute_bounds (fixture->control, fixture->row, &bounds));
  ck_assert (bounds.origin.y + bounds.size.height <= (float) height);

  return bounds;
}

START_TEST (test_places)
{
  Fixture         fixture;
  graphene_rect_t behind, below, before, below_mirrored;

  set_up (&fixture);
  behind = lay_out (&fixture, WIDE);
  below = lay_out (&fixture, NARROW);
  gtk_widget_set_direction (gtk_widget_get_parent (fixture.control), GTK_TEXT_DIR_RTL);
  before = lay_out (&fixture, WIDE);
  below_mirrored = lay_out (&fixture, NARROW);

  ck_assert_float_gt (behind.origin.x, below.origin.x);
  ck_assert_float_lt (behind.origin.y, below.origin.y);
  ck_assert_float_eq (before.origin.y, behind.origin.y);
  ck_assert_float_eq (below_mirrored.origin.y, below.origin.y);

  /* As far from either edge. */
  ck_assert_float_eq (before.origin.x, WIDE - behind.origin.x - behind.size.width);
  ck_assert_float_eq (below.origin.x, before.origin.x);
  ck_assert_float_eq (below_mirrored.origin.x, NARROW - below.origin.x - below.size.width);
  g_object_unref (fixture.row);
}
END_TEST

/* The row can be as narrow as the wider of the two. */
START_TEST (test_widths)
{
  Fixture fixture;
  int     minimum, natural, control, least_control;

  set_up (&fixture);
  gtk_widget_measure (fixture.control, GTK_ORIENTATION_HORIZONTAL, -1, &least_control, &control,
                      NULL, NULL);
  gtk_widget_measure (fixture.row, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  ck_assert_int_ge (minimum, least_control);
  ck_assert_int_lt (minimum, NARROW);
  ck_assert_int_gt (natural, control + 100);
  ck_assert_int_lt (natural, WIDE);
  g_object_unref (fixture.row);
}
END_TEST

typedef struct
{
  int minimum;
  int natural;
} Size;

static Size
measure_child (GtkWidget     *child,
               GtkOrientation orientation,
               int            for_size)
{
  Size size;

  gtk_widget_measure (child, orientation, for_size, &size.minimum, &size.natural, NULL, NULL);

  return size;
}

static void
assert_height (Fixture *fixture,
               int      width,
               int      minimum,
               int      natural)
{
  Size size = measure_child (gtk_widget_get_parent (fixture->control), GTK_ORIENTATION_VERTICAL,
                             width);

  ck_assert_int_eq (size.minimum, minimum);
  ck_assert_int_eq (size.natural, natural);
}

/* Below the text the control needs room of its own. Beside it the higher one counts, and the
 * control is in the middle. */
START_TEST (test_heights)
{
  Fixture    fixture;
  GtkWidget *text;
  Size       above, least, control;

  set_up (&fixture);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (fixture.row),
                                 "A row with more text than there is room for in one line");
  text = gtk_widget_get_first_child (gtk_widget_get_parent (fixture.control));
  control = measure_child (fixture.control, GTK_ORIENTATION_VERTICAL, -1);
  above = measure_child (text, GTK_ORIENTATION_VERTICAL, NARROW);
  least = measure_child (text, GTK_ORIENTATION_VERTICAL, -1);
  ck_assert_int_gt (above.minimum, least.minimum);
  assert_height (&fixture, NARROW, above.minimum + control.minimum + SPACE_BELOW,
                 above.natural + control.natural + SPACE_BELOW);
  assert_height (&fixture, -1, least.minimum + control.minimum + SPACE_BELOW,
                 least.natural + control.natural + SPACE_BELOW);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (fixture.row), "Some text");
  gtk_widget_set_size_request (text, -1, 100);
  assert_height (&fixture, WIDE, 100, 100);
  ck_assert_float_eq (lay_out (&fixture, WIDE).origin.y, (float) ((100 - control.natural) / 2));
  gtk_widget_set_size_request (fixture.control, -1, 150);
  assert_height (&fixture, WIDE, 150, 150);
  g_object_unref (fixture.row);
}
END_TEST

/* A control that would be higher than it has to be. */
START_TEST (test_natural_height)
{
  Fixture    fixture;
  GtkWidget *scrolled, *content;
  Size       text, control;

  make_warnings_fatal ();
  gtk_init ();
  scrolled = gtk_scrolled_window_new ();
  content = gtk_button_new ();
  fixture.row = g_object_ref_sink (adw_action_row_new ());
  fixture.control = scrolled;
  gtk_widget_set_size_request (content, 100, 300);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), content);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  dulle_row_put_below (GTK_LIST_BOX_ROW (fixture.row), scrolled);
  text = measure_child (gtk_widget_get_prev_sibling (scrolled), GTK_ORIENTATION_VERTICAL, -1);
  control = measure_child (scrolled, GTK_ORIENTATION_VERTICAL, -1);
  ck_assert_int_gt (control.natural, control.minimum);
  assert_height (&fixture, WIDE, MAX (text.minimum, control.minimum), control.natural);
  assert_height (&fixture, -1, text.minimum + control.minimum + SPACE_BELOW,
                 text.natural + control.natural + SPACE_BELOW);
  g_object_unref (fixture.row);
}
END_TEST

/* Where both have just room the control is behind the text, and below it with one pixel less. One
 * that may become smaller keeps its distance from both edges. */
START_TEST (test_just_room)
{
  Fixture    fixture;
  GtkWidget *box;
  int        both;

  set_up (&fixture);
  box = gtk_widget_get_parent (fixture.control);
  both = measure_child (box, GTK_ORIENTATION_HORIZONTAL, -1).natural;
  ck_assert_int_eq (
      both,
      measure_child (gtk_widget_get_first_child (box), GTK_ORIENTATION_HORIZONTAL, -1).natural +
          measure_child (fixture.control, GTK_ORIENTATION_HORIZONTAL, -1).natural + SPACE);
  ck_assert_float_gt (lay_out (&fixture, both).origin.x, SPACE);
  ck_assert_float_eq (lay_out (&fixture, both - 1).origin.x, SPACE);

  gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (fixture.control))),
                           PANGO_ELLIPSIZE_END);
  ck_assert_float_eq (lay_out (&fixture, 120).size.width, 120 - 2 * SPACE);
  gtk_widget_set_size_request (fixture.control, 300, -1);
  ck_assert_int_eq (
      measure_child (box, GTK_ORIENTATION_HORIZONTAL, -1).minimum,
      measure_child (fixture.control, GTK_ORIENTATION_HORIZONTAL, -1).minimum + 2 * SPACE);
  g_object_unref (fixture.row);
}
END_TEST

/* The narrowest row in which the control is behind the text, without the control. */
static int
find_text_width (Fixture *fixture)
{
  GtkWidget *box = gtk_widget_get_parent (fixture->control);
  int        width = measure_child (box, GTK_ORIENTATION_HORIZONTAL, -1).natural;

  while (lay_out (fixture, width - 1).origin.x > SPACE)
    width--;

  return width - SPACE - measure_child (fixture->control, GTK_ORIENTATION_HORIZONTAL, -1).natural;
}

/* A short title may take two lines beside its control, and a long explanation more of them, which
 * do not get shorter with what it says. */
START_TEST (test_behind)
{
  Fixture    fixture;
  GtkWidget *text;
  Size       title;
  int        sentence;

  make_row (&fixture);
  dulle_row_put_behind (GTK_LIST_BOX_ROW (fixture.row), fixture.control);
  text = gtk_widget_get_first_child (gtk_widget_get_parent (fixture.control));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (fixture.row), "Short title");
  title = measure_child (text, GTK_ORIENTATION_HORIZONTAL, -1);
  ck_assert_int_lt (find_text_width (&fixture), title.natural);
  ck_assert_int_ge (find_text_width (&fixture), (title.minimum + title.natural) / 2);

  adw_action_row_set_subtitle (ADW_ACTION_ROW (fixture.row),
                               "What the number of this row means, in a sentence of some length");
  sentence = find_text_width (&fixture);
  ck_assert_int_gt (sentence, title.natural);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (fixture.row),
                               "What the number of this row means, in a sentence of more length "
                               "than one that says it in fewer words");
  ck_assert_int_eq (find_text_width (&fixture), sentence);
  g_object_unref (fixture.row);
}
END_TEST

SUITE ("row-below",
       test_behind,
       test_places,
       test_heights,
       test_natural_height,
       test_just_room,
       test_widths)
