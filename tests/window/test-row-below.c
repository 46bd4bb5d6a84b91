/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A control of a row: behind the text where there is room for both, and below it elsewhere.
 */
#include <adwaita.h>

#include "common/row-below.h"

#include "suite.h"

#define WIDE   400
#define NARROW 220

typedef struct
{
  GtkWidget *row;
  GtkWidget *control;
} Fixture;

static void
set_up (Fixture *fixture)
{
  gtk_init ();
  fixture->row = g_object_ref_sink (adw_action_row_new ());
  fixture->control = gtk_button_new_with_label ("A control of some width");
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (fixture->row), "A row with some text");
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

SUITE ("row-below",
       test_places,
       test_widths)
