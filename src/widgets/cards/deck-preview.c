/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * One thread for all of them: a deck from elsewhere is painted by a process of its own, and
 * there may be dozens.
 */
#include "config.h"

#include "deck-painter.h"
#include "deck-preview.h"
#include "image-texture.h"

#define CARD_WIDTH 46
#define STEP       24

/* They tell one design from another: a court card, an ace, and the highest trump. */
static const DulleCard shown_cards[] = {
  DULLE_CARD (DULLE_SPADES, DULLE_ACE),
  DULLE_CARD (DULLE_HEARTS, DULLE_TEN),
  DULLE_CARD (DULLE_CLUBS, DULLE_QUEEN),
};

#define N_CARDS G_N_ELEMENTS (shown_cards)

typedef struct
{
  char    *id;
  char    *style;
  gboolean back;
  int      scale;
} Order;

static void
order_free (gpointer data)
{
  Order *order = data;

  g_free (order->id);
  g_free (order->style);
  g_free (order);
}

int
dulle_deck_preview_width (gboolean back)
{
  int n_steps = back ? 0 : (int) N_CARDS - 1;

  return CARD_WIDTH + n_steps * STEP + 2 * dulle_card_shadow (CARD_WIDTH);
}

int
dulle_deck_preview_height (void)
{
  return dulle_card_height (CARD_WIDTH) + 2 * dulle_card_shadow (CARD_WIDTH);
}

/* Painting, on the thread */

static gboolean
paint_card (DulleDeckPainter *painter,
            const Order      *order,
            unsigned          picture,
            int               left,
            cairo_t          *cr,
            GError          **error)
{
  cairo_surface_t *card =
      dulle_deck_painter_draw (painter, picture, CARD_WIDTH * order->scale, error);

  if (card == NULL)
    return FALSE;

  cairo_set_source_surface (cr, card, left * order->scale, 0);
  cairo_paint (cr);
  cairo_surface_destroy (card);

  return TRUE;
}

static gboolean
paint_order (const Order     *order,
             cairo_surface_t *image,
             GError         **error)
{
  g_autoptr (DulleDeckPainter) painter = dulle_deck_painter_new (order->id, order->style, error);
  cairo_t *cr;
  gboolean painted = painter != NULL;

  if (painter == NULL)
    return FALSE;

  cr = cairo_create (image);
  if (order->back)
    painted = paint_card (painter, order, DULLE_PICTURE_BACK, 0, cr, error);
  for (guint i = 0; i < N_CARDS && painted && !order->back; i++)
    painted = paint_card (painter, order, shown_cards[i], (int) i * STEP, cr, error);
  cairo_destroy (cr);

  return painted;
}

static void
run_task (gpointer data,
          gpointer user_data)
{
  g_autoptr (GTask) task = data;
  g_autoptr (GError) error = NULL;
  const Order     *order = g_task_get_task_data (task);
  cairo_surface_t *image;

  if (g_task_return_error_if_cancelled (task))
    return;

  image = cairo_image_surface_create (CAIRO_FORMAT_ARGB32,
                                      dulle_deck_preview_width (order->back) * order->scale,
                                      dulle_deck_preview_height () * order->scale);
  if (paint_order (order, image, &error))
    g_task_return_pointer (task, dulle_image_texture (image), g_object_unref);
  else
    g_task_return_error (task, g_steal_pointer (&error));
  cairo_surface_destroy (image);
}

/* From here on, the thread of the main loop */

static GThreadPool *
get_thread (void)
{
  static GThreadPool *pool;

  if (pool == NULL)
    pool = g_thread_pool_new (run_task, NULL, 1, FALSE, NULL);

  return pool;
}

void
dulle_deck_preview_async (const char         *id,
                          const char         *style,
                          gboolean            back,
                          int                 scale,
                          GCancellable       *cancellable,
                          GAsyncReadyCallback callback,
                          gpointer            user_data)
{
  GTask *task = g_task_new (NULL, cancellable, callback, user_data);
  Order *order = g_new (Order, 1);

  *order = (Order){ g_strdup (id), g_strdup (style), back, scale };
  g_task_set_task_data (task, order, order_free);
  g_thread_pool_push (get_thread (), task, NULL);
}

GdkPaintable *
dulle_deck_preview_finish (GAsyncResult *result,
                           GError      **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
