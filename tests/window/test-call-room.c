/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Where the next of several persons is called, nothing else lies.
 */
#include "cards/dulle-card-widget.h"
#include "table/dulle-seat.h"

#include "evening-of-several.h"
#include "frames.h"
#include "style-sheet.h"

/* No plate and no card of the trick lies where somebody is called. */
static void
assert_apart (GtkWidget             *widget,
              GtkWidget             *table,
              const graphene_rect_t *call,
              const char            *where)
{
  graphene_rect_t bounds;

  if (!gtk_widget_get_mapped (widget) || DULLE_IS_CURTAIN (widget))
    return;

  if (DULLE_IS_SEAT (widget) || DULLE_IS_CARD_WIDGET (widget))
    {
      graphene_rect_t both;

      ck_assert (gtk_widget_compute_bounds (widget, table, &bounds));
      ck_assert_msg (!graphene_rect_intersection (&bounds, call, &both) ||
                         both.size.height <= 2,
                     "%s: %s at %g lies on the call at %g", where, G_OBJECT_TYPE_NAME (widget),
                     bounds.origin.y, call->origin.y);
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    assert_apart (child, table, call, where);
}

/* Four letters, about. */
static int
width_of_letters (GtkWidget *widget)
{
  PangoFontMetrics *metrics =
      pango_context_get_metrics (gtk_widget_get_pango_context (widget), NULL, NULL);
  int width = pango_font_metrics_get_approximate_char_width (metrics);

  pango_font_metrics_unref (metrics);

  return PANGO_PIXELS (4 * width);
}

/* Of a name that is cut some letters are there. */
static void
assert_readable (GtkWidget  *widget,
                 const char *where)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget))
    {
      int whole;

      gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &whole, NULL, NULL);
      ck_assert_msg (gtk_widget_get_width (widget) >= MIN (whole, width_of_letters (widget)),
                     "%s: “%s” has %d pixels", where, gtk_label_get_text (GTK_LABEL (widget)),
                     gtk_widget_get_width (widget));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    assert_readable (child, where);
}

static void
look_at_call (int                width,
              int                height,
              int                dpi,
              const char *const *called)
{
  DulleTournamentSetup setup = make_setup (deals[0], DULLE_N_SEATS);
  g_autofree char     *where =
      g_strdup_printf ("%s, %d × %d, %d dpi", called[0], width, height, dpi);
  Evening    evening;
  GtkWidget *table;
  GtkWidget *call;

  for (guint player = 0; player < DULLE_N_SEATS; player++)
    dulle_participant_set_name (&setup.players[player], called[player]);
  evening_begin_in (&evening, &setup, width, height);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", dpi * PANGO_SCALE, NULL);
  table = GTK_WIDGET (evening.table);
  call = find_css_class (GTK_WIDGET (evening.curtain), "call");
  for (guint i = 0; i < DULLE_N_SEATS + 4; i++)
    {
      graphene_rect_t bounds;

      wait_until (&evening, is_closed);
      run_frames (table, 4);
      ck_assert (gtk_widget_compute_bounds (call, table, &bounds));
      assert_apart (table, table, &bounds, where);
      assert_readable (GTK_WIDGET (evening.curtain), where);
      lift (&evening);
      act (&evening);
      wait_after (&evening, waits_for_somebody);
    }
  evening_end (&evening);
}

/* Whoever is called can be read, also with large letters in the smallest window. */
START_TEST (test_room)
{
  static const char *const names[] = { "Anna", "Ben", "Clara", "Dora" };
  static const char *const long_names[] = { "Åsa Jørgensen-Öztürk", "Maximiliane", "Kleo & Co",
                                            "Sebastian" };
  static const struct
  {
    int width;
    int height;
  } sizes[] = { { 800, 600 }, { 740, 360 }, { 360, 640 }, { 360, 294 } };

  adw_init ();
  add_style_sheet ();
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (int dpi = 96; dpi <= 144; dpi += 48)
      {
        look_at_call (sizes[i].width, sizes[i].height, dpi, names);
        look_at_call (sizes[i].width, sizes[i].height, dpi, long_names);
      }
}
END_TEST

SUITE ("call-room",
       test_room)
