/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The decks of other games that are installed here, as by Debian's packages
 * kdegames-card-data-kf5 and gnome-cards-data: each is drawn whole, with the same
 * shape for all its cards, or refused with a sentence. Where there are none there is
 * nothing to test.
 */
#include "cards/deck-painter.h"

#include "scale.h"
#include "suite.h"

#define WIDTH 60

/* So many pixels at its edge may be empty. */
#define EDGE 4

static gboolean
is_painted (cairo_surface_t *image,
            int              x,
            int              y)
{
  const guchar *bytes = cairo_image_surface_get_data (image) +
                        y * cairo_image_surface_get_stride (image);
  const guint32 *row = (const guint32 *) (gconstpointer) bytes;

  return row[x] >> 24 > 0x80;
}

/* Whether something is painted in the middle, and the card reaches the edges of its place
 * at least in one direction. */
static gboolean
fills_its_place (cairo_surface_t *image)
{
  int rim = dulle_card_shadow (WIDTH);
  int middle_x = rim + WIDTH / 2;
  int middle_y = rim + dulle_card_height (WIDTH) / 2;

  cairo_surface_flush (image);

  return is_painted (image, middle_x, middle_y) &&
         ((is_painted (image, rim + EDGE, middle_y) &&
           is_painted (image, rim + WIDTH - EDGE, middle_y)) ||
          (is_painted (image, middle_x, rim + EDGE) &&
           is_painted (image, middle_x, rim + dulle_card_height (WIDTH) - EDGE)));
}

static void
assert_drawn (const char       *id,
              DulleDeckPainter *painter)
{
  for (unsigned i = 0; i < DULLE_N_PICTURES; i++)
    {
      g_autoptr (GError) error = NULL;
      cairo_surface_t *image = dulle_deck_painter_draw (painter, i, WIDTH, &error);

      ck_assert_msg (image != NULL, "%s %u: %s", id, i, error != NULL ? error->message : "");
      ck_assert_msg (fills_its_place (image), "%s: picture %u is not in its place", id, i);
      cairo_surface_destroy (image);
    }
}

START_TEST (test_decks_that_are_installed)
{
  g_autoptr (GPtrArray) decks = dulle_deck_file_find ();
  guint n = scaled (decks->len);

  for (guint i = 0; i < n; i++)
    {
      const char *id = ((DulleDeckFile *) decks->pdata[i])->id;
      g_autoptr (GError) error = NULL;
      g_autoptr (DulleDeckPainter) painter = dulle_deck_painter_new (id, "", &error);

      if (painter != NULL)
        assert_drawn (id, painter);
      else
        ck_assert_msg (error->domain == DULLE_DECK_ERROR && g_str_has_suffix (error->message, "."),
                       "%s", id);
      if (painter == NULL)
        g_print ("# %s: %s\n", id, error->message);
    }
}
END_TEST

SUITE ("other-decks", test_decks_that_are_installed)
