/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Implementation overview. Where a card lies in its document is found once, when it is
 * drawn for the first time or the deck is checked. KDE's decks and Dulle's own have an
 * element for each card. In Dulle's own the card is an element of it (`10_heart-box`):
 * that is measured, and the card drawn without measuring it, which is a third of the
 * work. Elsewhere the logical box of the element is the card, whatever is drawn on it;
 * librsvg's ink box depends on the drawing, and is empty for a card that is a bare
 * bitmap. Some backs have invisible parts outside the card that still count for the box:
 * such a back is drawn once, and its visible part is taken for the card. Aisleriot's
 * decks lay the cards out on a regular grid, which is more reliable than the boxes of
 * their elements.
 *
 * The shadow is part of the picture: it costs nothing when the card moves, and its
 * transparent rim keeps the edges of a rotated card smooth.
 */
#include "config.h"

#include <glib/gi18n.h>
#include <librsvg/rsvg.h>
#include <math.h>

#include "card-painter.h"

/* Where a card is, in the document's pixels. */
typedef struct
{
  char         *id;
  gboolean      is_found;
  RsvgRectangle card;

  /* What librsvg fits into the viewport: the card's ink, or the whole document. */
  RsvgRectangle drawn;
  gboolean      is_layer;
} Place;

struct _DulleCardPainter
{
  RsvgHandle   *handle;
  RsvgRectangle sheet;
  gboolean      on_sheet;
  Place         places[DULLE_N_PICTURES];
};

static const char *const suit_ids[DULLE_N_SUITS] = { "club", "spade", "heart", "diamond" };
static const char *const rank_ids[DULLE_N_RANKS] = { "1", "10", "king", "queen", "jack", "9" };

/* Aisleriot's sheet: from ace to king, and below the suits a row with the back. */
#define SHEET_COLUMNS 13
#define SHEET_ROWS    5

static const int sheet_rows[DULLE_N_SUITS] = { 0, 3, 2, 1 };
static const int sheet_columns[DULLE_N_RANKS] = { 0, 9, 12, 11, 10, 8 };

/* The widths of a card of height 1 that look like cards. */
#define NARROWEST 0.5
#define WIDEST    0.95

/* A back whose visible part is smaller than this part of its box is cut to it. */
#define FULL        0.96
#define TRIAL_WIDTH 160

/* Layers of the shadow; each is a little smaller and makes the middle darker. */
#define SHADOW_LAYERS 6
#define SHADOW_ALPHA  0.055

static gint n_drawn;
static gint n_drawn_in_main;

int
dulle_card_height (int width)
{
  return width * 3 / 2;
}

int
dulle_card_shadow (int width)
{
  return MAX (2, (width + 8) / 16);
}

float
dulle_card_radius (float width)
{
  return width / 16;
}

static char *
picture_id (unsigned picture,
            gboolean suit_first)
{
  const char *suit;
  const char *rank;

  if (picture == DULLE_PICTURE_BACK)
    return g_strdup ("#back");

  suit = suit_ids[dulle_card_suit ((DulleCard) picture)];
  rank = rank_ids[dulle_card_rank ((DulleCard) picture)];

  return g_strdup_printf ("#%s_%s", suit_first ? suit : rank, suit_first ? rank : suit);
}

static void
find_on_sheet (DulleCardPainter *self,
               unsigned          picture)
{
  Place *place = &self->places[picture];
  double width = self->sheet.width / SHEET_COLUMNS;
  double height = self->sheet.height / SHEET_ROWS;
  int    column = 2;
  int    row = SHEET_ROWS - 1;

  if (picture != DULLE_PICTURE_BACK)
    {
      column = sheet_columns[dulle_card_rank ((DulleCard) picture)];
      row = sheet_rows[dulle_card_suit ((DulleCard) picture)];
    }

  place->card = (RsvgRectangle){ column * width, row * height, width, height };
  place->drawn = self->sheet;
  place->is_layer = TRUE;
}

static gboolean
find_by_box (DulleCardPainter *self,
             unsigned          picture)
{
  Place        *place = &self->places[picture];
  RsvgRectangle ink;

  if (!rsvg_handle_get_geometry_for_element (self->handle, place->id, &place->drawn, &place->card,
                                             NULL))
    return FALSE;

  if (place->drawn.width > 0)
    return TRUE;

  place->drawn = self->sheet;
  place->is_layer = TRUE;

  return rsvg_handle_get_geometry_for_layer (self->handle, place->id, &self->sheet, &ink,
                                             &place->card, NULL);
}

static gboolean
find_named_box (DulleCardPainter *self,
                unsigned          picture)
{
  Place           *place = &self->places[picture];
  g_autofree char *id = g_strconcat (place->id, "-box", NULL);
  RsvgRectangle    ink;

  place->drawn = self->sheet;
  place->is_layer = rsvg_handle_has_sub (self->handle, id) &&
                    rsvg_handle_get_geometry_for_layer (self->handle, id, &self->sheet, &ink,
                                                        &place->card, NULL);

  return place->is_layer;
}

static gboolean
is_like_a_card (const RsvgRectangle *box)
{
  return isfinite (box->x) && isfinite (box->y) && isfinite (box->width) && box->width > 0 &&
         box->width >= box->height * NARROWEST && box->width <= box->height * WIDEST;
}

/* Draws a picture so that its card is at @card. */
static gboolean
draw_card (DulleCardPainter    *self,
           cairo_t             *cr,
           const Place         *place,
           const RsvgRectangle *card,
           GError             **error)
{
  double        factor = card->width / place->card.width;
  RsvgRectangle viewport = { card->x - place->card.x * factor, card->y - place->card.y * factor,
                             place->drawn.width * factor, place->drawn.height * factor };

  return place->is_layer
             ? rsvg_handle_render_layer (self->handle, cr, place->id, &viewport, error)
             : rsvg_handle_render_element (self->handle, cr, place->id, &viewport, error);
}

/* The box of what is opaque, in pixels. */
static RsvgRectangle
opaque_box (cairo_surface_t *image)
{
  int left = cairo_image_surface_get_width (image);
  int top = cairo_image_surface_get_height (image);
  int right = -1;
  int bottom = -1;

  cairo_surface_flush (image);
  for (int y = 0; y < cairo_image_surface_get_height (image); y++)
    {
      const guchar *bytes = cairo_image_surface_get_data (image) +
                            y * cairo_image_surface_get_stride (image);
      const guint32 *row = (const guint32 *) (gconstpointer) bytes;

      for (int x = 0; x < cairo_image_surface_get_width (image); x++)
        if (row[x] >> 24 >= 0xc0)
          {
            left = MIN (left, x);
            top = MIN (top, y);
            right = MAX (right, x);
            bottom = MAX (bottom, y);
          }
    }

  return (RsvgRectangle){ left, top, right - left + 1, bottom - top + 1 };
}

/* Cuts a picture to what can be seen of it. */
static void
cut_picture (DulleCardPainter *self,
             Place            *place)
{
  RsvgRectangle    card = { 0, 0, TRIAL_WIDTH,
                            TRIAL_WIDTH * place->card.height / place->card.width };
  cairo_surface_t *image = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, TRIAL_WIDTH,
                                                       (int) card.height);
  cairo_t         *cr = cairo_create (image);
  double           unit = place->card.width / TRIAL_WIDTH;
  gboolean         drawn = draw_card (self, cr, place, &card, NULL);
  RsvgRectangle    seen = opaque_box (image);

  cairo_destroy (cr);
  cairo_surface_destroy (image);
  if (!drawn || !is_like_a_card (&seen) ||
      (seen.width >= card.width * FULL && seen.height >= card.height * FULL))
    return;

  place->card = (RsvgRectangle){ place->card.x + seen.x * unit, place->card.y + seen.y * unit,
                                 seen.width * unit, seen.height * unit };
}

static gboolean
find_picture (DulleCardPainter *self,
              unsigned          picture,
              GError          **error)
{
  Place   *place = &self->places[picture];
  gboolean has_place = TRUE;
  gboolean is_measured = FALSE;

  if (place->is_found)
    return TRUE;

  if (self->on_sheet)
    find_on_sheet (self, picture);
  else if (!find_named_box (self, picture))
    has_place = is_measured = find_by_box (self, picture);

  if (!has_place || !is_like_a_card (&place->card))
    {
      g_set_error (error, DULLE_DECK_ERROR, DULLE_DECK_ERROR_NO_DECK,
                   _ ("The picture “%s” of this deck does not have the shape of a card."),
                   place->id + 1);
      return FALSE;
    }

  if (picture == DULLE_PICTURE_BACK && is_measured)
    cut_picture (self, place);
  place->is_found = TRUE;

  return TRUE;
}

static void
measure_sheet (DulleCardPainter *self)
{
  RsvgRectangle *sheet = &self->sheet;
  gboolean       has_viewbox;

  if (rsvg_handle_get_intrinsic_size_in_pixels (self->handle, &sheet->width, &sheet->height))
    return;

  rsvg_handle_get_intrinsic_dimensions (self->handle, NULL, NULL, NULL, NULL, &has_viewbox, sheet);
  sheet->x = sheet->y = 0;
}

static gboolean
name_pictures (DulleCardPainter *self,
               GError          **error)
{
  g_autofree char *sheet_id = picture_id (0, TRUE);

  self->on_sheet = rsvg_handle_has_sub (self->handle, sheet_id);
  for (unsigned i = 0; i < DULLE_N_PICTURES; i++)
    {
      char *id = self->places[i].id = picture_id (i, self->on_sheet);

      if (!rsvg_handle_has_sub (self->handle, id))
        {
          g_set_error (error, DULLE_DECK_ERROR, DULLE_DECK_ERROR_NO_DECK,
                       _ ("This is not a deck for Doppelkopf: it has no picture “%s”."), id + 1);
          return FALSE;
        }
    }

  return TRUE;
}

DulleCardPainter *
dulle_card_painter_new (GBytes     *svg,
                        const char *stylesheet,
                        GError    **error)
{
  g_autoptr (GInputStream) stream = g_memory_input_stream_new_from_bytes (svg);
  g_autoptr (DulleCardPainter) self = g_new0 (DulleCardPainter, 1);

  self->handle = rsvg_handle_new_from_stream_sync (stream, NULL, RSVG_HANDLE_FLAGS_NONE, NULL,
                                                   NULL);
  if (self->handle == NULL)
    {
      g_set_error_literal (error, DULLE_DECK_ERROR, DULLE_DECK_ERROR_UNREADABLE,
                           _ ("This file is not an SVG picture, or it is damaged."));
      return NULL;
    }

  rsvg_handle_set_dpi (self->handle, 96);
  if (!rsvg_handle_set_stylesheet (self->handle, (const guint8 *) stylesheet, strlen (stylesheet),
                                   error))
    return NULL;
  if (!name_pictures (self, error))
    return NULL;
  measure_sheet (self);

  return g_steal_pointer (&self);
}

gboolean
dulle_card_painter_check (DulleCardPainter *self,
                          GError          **error)
{
  for (unsigned i = 0; i < DULLE_N_PICTURES; i++)
    if (!find_picture (self, i, error))
      return FALSE;

  return TRUE;
}

void
dulle_card_painter_free (DulleCardPainter *self)
{
  for (unsigned i = 0; i < DULLE_N_PICTURES; i++)
    g_free (self->places[i].id);
  g_clear_object (&self->handle);
  g_free (self);
}

static void
rounded_rectangle (cairo_t *cr,
                   double   x,
                   double   y,
                   double   width,
                   double   height,
                   double   radius)
{
  cairo_new_path (cr);
  cairo_arc (cr, x + width - radius, y + radius, radius, -G_PI / 2, 0);
  cairo_arc (cr, x + width - radius, y + height - radius, radius, 0, G_PI / 2);
  cairo_arc (cr, x + radius, y + height - radius, radius, G_PI / 2, G_PI);
  cairo_arc (cr, x + radius, y + radius, radius, G_PI, 3 * G_PI / 2);
  cairo_close_path (cr);
}

/* Light falls from above: the shadow reaches farther down than up. */
static void
draw_shadow (cairo_t             *cr,
             const RsvgRectangle *card,
             double               rim)
{
  cairo_set_source_rgba (cr, 0, 0, 0, SHADOW_ALPHA);
  for (int i = 0; i < SHADOW_LAYERS; i++)
    {
      double out = rim * (0.75 - 0.75 * i / SHADOW_LAYERS);

      rounded_rectangle (cr, card->x - out, card->y - out + rim * 0.25,
                         card->width + 2 * out, card->height + 2 * out,
                         dulle_card_radius ((float) card->width) + out);
      cairo_fill (cr);
    }
}

static gboolean
draw_picture (DulleCardPainter *self,
              cairo_t          *cr,
              const Place      *place,
              int               width,
              GError          **error)
{
  double        rim = dulle_card_shadow (width);
  double        height = dulle_card_height (width);
  double        factor = MIN (width / place->card.width, height / place->card.height);
  RsvgRectangle card;

  card.width = place->card.width * factor;
  card.height = place->card.height * factor;
  card.x = rim + (width - card.width) / 2;
  card.y = rim + (height - card.height) / 2;

  draw_shadow (cr, &card, rim);

  return draw_card (self, cr, place, &card, error);
}

static void
count_drawing (void)
{
  g_atomic_int_inc (&n_drawn);
  if (g_main_context_is_owner (NULL))
    g_atomic_int_inc (&n_drawn_in_main);
}

cairo_surface_t *
dulle_card_painter_draw (DulleCardPainter *self,
                         unsigned          picture,
                         int               width,
                         GError          **error)
{
  int              rim = dulle_card_shadow (width);
  cairo_surface_t *surface;
  cairo_t         *cr;
  gboolean         drawn;

  if (!find_picture (self, picture, error))
    return NULL;

  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width + 2 * rim,
                                        dulle_card_height (width) + 2 * rim);
  cr = cairo_create (surface);
  drawn = draw_picture (self, cr, &self->places[picture], width, error);
  count_drawing ();
  cairo_destroy (cr);
  if (!drawn)
    g_clear_pointer (&surface, cairo_surface_destroy);

  return surface;
}

unsigned
dulle_card_painter_count (void)
{
  return (unsigned) g_atomic_int_get (&n_drawn);
}

unsigned
dulle_card_painter_count_in_main (void)
{
  return (unsigned) g_atomic_int_get (&n_drawn_in_main);
}
