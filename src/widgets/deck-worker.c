/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Implementation overview. One order to the worker is one sheet; a job is one
 * picture of it, or whichever it still lacks. Pictures that somebody waits for come
 * first, whatever sheet they are of: the table is complete long before all is
 * painted, and no card that is played later has to be waited for. They are handed over
 * to the main thread together, so that cards come and change their size in one frame,
 * but none is kept back for longer than a moment. A sheet that nobody keeps
 * any longer, as while a window is resized, cancels its order; the worker looks at
 * that between two pictures. The SVG handle belongs to the worker alone, and is
 * read anew when the look changes: a second stylesheet would only be added to the
 * first. A deck that the worker cannot read it replaces by the own one.
 */
#include "config.h"

#include "deck-file.h"
#include "deck-worker.h"

/* Microseconds. */
#define LONGEST_BATCH 100000

struct _DulleDeckWorker
{
  DulleDeckRefused refused;
  gpointer         user_data;

  /* Owned */
  GThreadPool *pool;

  /* How many pictures are waited for; counted by both threads */
  gint n_wanted;

  /* Owned, and touched by the worker only; what it has painted and not handed over,
   * and since when */
  DulleCardPainter *painter;
  GPtrArray        *batch;
  gint64            batch_begun;
  char             *painter_id;
  char             *painter_style;
};

/* Atomically reference counted. Without a sheet it only has the deck opened. */
struct _DulleSheetOrder
{
  int             cancelled;
  int             width;
  char           *id;
  char           *style;
  DulleCardSheet *sheet;
  gboolean        whole;

  /* Touched by the worker only: a bit for each picture */
  guint32 painted;
};

/* A picture that somebody waits for, or any. */
typedef struct
{
  DulleSheetOrder *order;
  unsigned         picture;
} Job;

#define ANY_PICTURE DULLE_N_PICTURES

/* A deck that cannot be read, on its way to the main thread. */
typedef struct
{
  DulleDeckWorker *worker;
  char            *id;
  char            *problem;
} Report;

/* One picture on its way to the main thread. */
typedef struct
{
  DulleSheetOrder *order;
  unsigned         picture;
  cairo_surface_t *image;
} Delivery;

static void
order_clear (gpointer data)
{
  DulleSheetOrder *order = data;

  g_free (order->id);
  g_free (order->style);
}

static void
order_release (gpointer data)
{
  g_atomic_rc_box_release_full (data, order_clear);
}

/* Who is not cancelled is alive: the sheet cancels when it dies. */
static gboolean
deliver_cb (gpointer data)
{
  GPtrArray *batch = data;

  for (guint i = 0; i < batch->len; i++)
    {
      Delivery *delivery = batch->pdata[i];

      if (!g_atomic_int_get (&delivery->order->cancelled))
        dulle_card_sheet_set_image (delivery->order->sheet, delivery->picture, delivery->image);
    }

  return G_SOURCE_REMOVE;
}

static void
delivery_free (gpointer data)
{
  Delivery *delivery = data;

  order_release (delivery->order);
  cairo_surface_destroy (delivery->image);
  g_free (delivery);
}

static void
report_free (gpointer data)
{
  Report *report = data;

  g_free (report->id);
  g_free (report->problem);
  g_free (report);
}

static gboolean
report_cb (gpointer data)
{
  Report *report = data;

  report->worker->refused (report->id, report->problem, report->worker->user_data);

  return G_SOURCE_REMOVE;
}

static DulleCardPainter *
open_deck (const char *id,
           const char *style,
           GError    **error)
{
  g_autoptr (GBytes) svg = dulle_deck_file_read (id, error);

  return svg != NULL ? dulle_card_painter_new (svg, style, error) : NULL;
}

static gboolean
prepare_painter (DulleDeckWorker       *self,
                 const DulleSheetOrder *order)
{
  g_autoptr (GError) error = NULL;
  Report *report;

  if (self->painter != NULL && g_str_equal (self->painter_id, order->id) && g_str_equal (self->painter_style, order->style))
    return TRUE;

  g_clear_pointer (&self->painter, dulle_card_painter_free);
  g_free (self->painter_id);
  self->painter_id = g_strdup (order->id);
  g_free (self->painter_style);
  self->painter_style = g_strdup (order->style);

  self->painter = open_deck (order->id, order->style, &error);
  if (self->painter == NULL)
    {
      report = g_new (Report, 1);
      *report = (Report){ self, g_strdup (order->id), g_strdup (error->message) };
      g_idle_add_full (G_PRIORITY_DEFAULT, report_cb, report, report_free);
      self->painter = open_deck (DULLE_DECK_FRENCH, order->style, NULL);
    }

  return self->painter != NULL;
}

static void
push_job (DulleDeckWorker *self,
          DulleSheetOrder *order,
          unsigned         picture)
{
  Job *job = g_new (Job, 1);

  *job = (Job){ g_atomic_rc_box_acquire (order), picture };
  if (picture != ANY_PICTURE)
    g_atomic_int_inc (&self->n_wanted);
  g_thread_pool_push (self->pool, job, NULL);
}

static int
compare_jobs (gconstpointer a,
              gconstpointer b,
              gpointer      user_data)
{
  return (((const Job *) a)->picture == ANY_PICTURE) - (((const Job *) b)->picture == ANY_PICTURE);
}

static void
hand_over (DulleDeckWorker *self)
{
  if (self->batch->len == 0)
    return;

  g_idle_add_full (G_PRIORITY_DEFAULT, deliver_cb, self->batch, (GDestroyNotify) g_ptr_array_unref);
  self->batch = g_ptr_array_new_with_free_func (delivery_free);
}

static void
paint_picture (DulleDeckWorker *self,
               DulleSheetOrder *order,
               unsigned         picture)
{
  g_autoptr (GError) error = NULL;
  cairo_surface_t *image = dulle_card_painter_draw (self->painter, picture, order->width, &error);
  Delivery        *delivery;

  order->painted |= 1u << picture;
  if (image == NULL)
    {
      g_warning ("A card cannot be painted: %s", error->message);
      return;
    }

  delivery = g_new (Delivery, 1);
  *delivery = (Delivery){ g_atomic_rc_box_acquire (order), picture, image };
  if (self->batch->len == 0)
    self->batch_begun = g_get_monotonic_time ();
  g_ptr_array_add (self->batch, delivery);
}

static gboolean
is_painted (const DulleSheetOrder *order,
            unsigned               picture)
{
  return (order->painted & 1u << picture) != 0;
}

static void
work (gpointer data,
      gpointer user_data)
{
  g_autofree Job  *job = data;
  DulleDeckWorker *self = user_data;
  DulleSheetOrder *order = job->order;
  unsigned         picture = job->picture;
  gboolean         wanted = picture != ANY_PICTURE;

  for (unsigned i = 0; !wanted && i < DULLE_N_PICTURES; i++)
    if (!is_painted (order, i))
      picture = i;

  if (!g_atomic_int_get (&order->cancelled) && prepare_painter (self, order) && picture != ANY_PICTURE && !is_painted (order, picture))
    {
      paint_picture (self, order, picture);
      if (!wanted)
        push_job (self, order, ANY_PICTURE);
    }

  if (wanted)
    g_atomic_int_add (&self->n_wanted, -1);
  if (g_atomic_int_get (&self->n_wanted) == 0 || g_get_monotonic_time () - self->batch_begun > LONGEST_BATCH)
    hand_over (self);
  order_release (order);
}

DulleDeckWorker *
dulle_deck_worker_new (DulleDeckRefused refused,
                       gpointer         user_data)
{
  DulleDeckWorker *self = g_new0 (DulleDeckWorker, 1);

  self->refused = refused;
  self->user_data = user_data;
  self->batch = g_ptr_array_new_with_free_func (delivery_free);
  self->pool = g_thread_pool_new (work, self, 1, TRUE, NULL);
  g_thread_pool_set_sort_function (self->pool, compare_jobs, NULL);

  return self;
}

static DulleSheetOrder *
order_new (const char *id,
           const char *style)
{
  DulleSheetOrder *self = g_atomic_rc_box_new0 (DulleSheetOrder);

  self->id = g_strdup (id);
  self->style = g_strdup (style);

  return self;
}

void
dulle_deck_worker_open (DulleDeckWorker *self,
                        const char      *id,
                        const char      *style)
{
  DulleSheetOrder *order = order_new (id, style);

  order->painted = ~0u;
  push_job (self, order, ANY_PICTURE);
  order_release (order);
}

DulleSheetOrder *
dulle_sheet_order_new (const char     *id,
                       const char     *style,
                       DulleCardSheet *sheet)
{
  DulleSheetOrder *self = order_new (id, style);

  self->width = dulle_card_sheet_get_width (sheet);
  self->sheet = sheet;

  return self;
}

DulleCardSheet *
dulle_sheet_order_get_sheet (const DulleSheetOrder *self)
{
  return self->sheet;
}

void
dulle_sheet_order_cancel (gpointer order)
{
  g_atomic_int_set (&((DulleSheetOrder *) order)->cancelled, 1);
  order_release (order);
}

void
dulle_deck_worker_paint (DulleDeckWorker *self,
                         DulleSheetOrder *order,
                         unsigned         picture)
{
  push_job (self, order, picture);
  if (picture != DULLE_PICTURE_BACK)
    dulle_deck_worker_paint_rest (self, order);
}

void
dulle_deck_worker_paint_rest (DulleDeckWorker *self,
                              DulleSheetOrder *order)
{
  if (order->whole)
    return;

  order->whole = TRUE;
  push_job (self, order, ANY_PICTURE);
}
