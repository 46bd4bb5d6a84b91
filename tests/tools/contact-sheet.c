/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * contact-sheet FOLDER [TEXT]
 *
 * Draws all installed decks, or those with TEXT in their names, at five sizes into PNG files
 * in FOLDER, for inspection: one row per suit, with the back beside the first.
 */
#include <glib/gstdio.h>
#include <string.h>

#include "cards/deck-painter.h"

#define COLUMNS (DULLE_N_RANKS + 1)

static const int widths[] = { 40, 80, 160, 320, 600 };

static void
draw_picture (cairo_t          *cr,
              DulleDeckPainter *painter,
              unsigned          picture,
              int               width)
{
  g_autoptr (GError) error = NULL;
  cairo_surface_t *image = dulle_deck_painter_draw (painter, picture, width, &error);
  gboolean         is_back = picture == DULLE_PICTURE_BACK;
  int              column = is_back ? DULLE_N_RANKS : (int) picture % DULLE_N_RANKS;
  int              row = is_back ? 0 : (int) picture / DULLE_N_RANKS;
  int              gap = 2 * dulle_card_shadow (width);

  if (image == NULL)
    {
      g_printerr ("%u: %s\n", picture, error->message);
      return;
    }

  cairo_set_source_surface (cr, image, column * (width + gap),
                            row * (dulle_card_height (width) + gap));
  cairo_paint (cr);
  cairo_surface_destroy (image);
}

static void
draw_sheet (DulleDeckPainter *painter,
            int               width,
            const char       *path)
{
  int              gap = 2 * dulle_card_shadow (width);
  cairo_surface_t *sheet = cairo_image_surface_create (CAIRO_FORMAT_RGB24, COLUMNS * (width + gap),
                                                       DULLE_N_SUITS *
                                                           (dulle_card_height (width) + gap));
  cairo_t         *cr = cairo_create (sheet);

  cairo_set_source_rgb (cr, 0.17, 0.42, 0.31);
  cairo_paint (cr);
  for (unsigned i = 0; i < DULLE_N_PICTURES; i++)
    draw_picture (cr, painter, i, width);
  cairo_destroy (cr);
  cairo_surface_write_to_png (sheet, path);
  cairo_surface_destroy (sheet);
}

static void
draw_deck (const DulleDeckFile *deck,
           const char          *folder)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (DulleDeckPainter) painter = dulle_deck_painter_new (deck->id, "", &error);

  if (painter == NULL)
    {
      g_printerr ("%s: %s\n", deck->id, error->message);
      return;
    }

  for (gsize i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      g_autofree char *name = g_strdup_printf ("%s %d.png", deck->name, widths[i]);
      g_autofree char *path = NULL;

      path = g_build_filename (folder, g_strdelimit (name, "/ ", '-'), NULL);
      draw_sheet (painter, widths[i], path);
    }
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GPtrArray) decks = dulle_deck_file_find ();

  if (argc < 2 || g_mkdir_with_parents (argv[1], 0755) != 0)
    {
      g_printerr ("contact-sheet FOLDER [TEXT]\n");
      return 1;
    }

  for (guint i = 0; i < decks->len; i++)
    {
      const DulleDeckFile *deck = decks->pdata[i];

      if (argc < 3 || strstr (deck->name, argv[2]) != NULL)
        draw_deck (deck, argv[1]);
    }

  return 0;
}
