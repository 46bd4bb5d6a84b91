/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Implementation overview. A job is one atlas; a task is one picture of it, or all that
 * are still missing. Pictures that are waited for come first, whichever atlas they
 * belong to: the table is complete long before everything is painted, and later no
 * played card has to wait. They are handed to the main thread in batches, so that cards
 * appear and change their size in one frame, but none is held back for more than a
 * moment. An atlas that is dropped, for instance while a window is being resized,
 * cancels its job; the worker checks for that between two pictures. The SVG handle
 * belongs to the worker alone, and is loaded again when the look changes, because a
 * second stylesheet would only be added to the first. A deck that cannot be read, or no
 * longer be drawn, is replaced by the French one, and that by none.
 */
#define _GNU_SOURCE

#include "config.h"

#include <sys/resource.h>
#include <unistd.h>

#include "deck-painter.h"
#include "deck-worker.h"

/* Microseconds. */
#define LONGEST_BATCH 100000

#define NICENESS 10

struct _DulleDeckWorker
{
  DulleDeckRefused refused;
  gpointer         user_data;

  /* Owned */
  GThreadPool *pool;

  /* How many pictures are waited for; counted by both threads */
  gint n_wanted;

  /* Owned, and touched by the worker only: what it has painted but not handed over yet,
   * and since when */
  DulleDeckPainter *painter;
  GPtrArray        *batch;
  gint64            batch_begun;
  char             *painter_id;
  char             *painter_style;
  gboolean          is_replaced;
};

/* Atomically reference counted. Without an atlas it only has the deck opened, perhaps with
 * widths (ints) whose pictures are kept. */
struct _DulleRenderJob
{
  int             cancelled;
  GArray         *kept;
  int             width;
  char           *id;
  char           *style;
  DulleCardAtlas *atlas;
  gboolean        whole;

  /* Touched by the worker only: a bit for each picture */
  guint32 painted;
};

/* A picture that is waited for, or any that is missing, or none. */
typedef struct
{
  DulleRenderJob *job;
  unsigned        picture;
} Task;

#define ANY_PICTURE DULLE_N_PICTURES
#define NO_PICTURE  (DULLE_N_PICTURES + 1)

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
  DulleRenderJob  *job;
  unsigned         picture;
  cairo_surface_t *image;
} Delivery;

static void
clear_render_job (gpointer data)
{
  DulleRenderJob *job = data;

  g_free (job->id);
  g_free (job->style);
  g_clear_pointer (&job->kept, g_array_unref);
}

static void
render_job_release (gpointer data)
{
  g_atomic_rc_box_release_full (data, clear_render_job);
}

/* The atlas of a job that is not cancelled is alive: a dying atlas cancels its job. */
static gboolean
deliver_cb (gpointer data)
{
  GPtrArray *batch = data;

  for (guint i = 0; i < batch->len; i++)
    {
      Delivery *delivery = batch->pdata[i];

      if (!g_atomic_int_get (&delivery->job->cancelled))
        dulle_card_atlas_set_image (delivery->job->atlas, delivery->picture, delivery->image);
    }

  return G_SOURCE_REMOVE;
}

static void
delivery_free (gpointer data)
{
  Delivery *delivery = data;

  render_job_release (delivery->job);
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

/* Goes on with a deck that is always there. */
static void
replace_deck (DulleDeckWorker      *self,
              const DulleRenderJob *job,
              const GError         *error)
{
  Report *report = g_new (Report, 1);

  *report = (Report){ self, g_strdup (job->id), g_strdup (error->message) };
  g_idle_add_full (G_PRIORITY_DEFAULT, report_cb, report, report_free);

  g_clear_pointer (&self->painter, dulle_deck_painter_free);
  self->painter = dulle_deck_painter_new (DULLE_DECK_FRENCH, job->style, NULL);
  self->is_replaced = TRUE;
}

/* At the start the main thread and the server that shows the window come first; elsewhere the nice
 * value would be that of the whole program. */
static void
step_back (void)
{
#ifdef __linux__
  setpriority (PRIO_PROCESS, (id_t) gettid (), NICENESS);
#endif
}

static gboolean
prepare_painter (DulleDeckWorker      *self,
                 const DulleRenderJob *job)
{
  g_autoptr (GError) error = NULL;

  if (self->painter != NULL && g_str_equal (self->painter_id, job->id) &&
      g_str_equal (self->painter_style, job->style))
    return TRUE;

  step_back ();
  g_clear_pointer (&self->painter, dulle_deck_painter_free);
  g_free (self->painter_id);
  self->painter_id = g_strdup (job->id);
  g_free (self->painter_style);
  self->painter_style = g_strdup (job->style);

  self->is_replaced = FALSE;
  self->painter = job->kept != NULL
                      ? dulle_deck_painter_new_cached (job->id, job->style,
                                                       (const int *) (gpointer) job->kept->data,
                                                       job->kept->len, &error)
                      : dulle_deck_painter_new (job->id, job->style, &error);
  if (self->painter == NULL)
    replace_deck (self, job, error);

  return self->painter != NULL;
}

static void
push_task (DulleDeckWorker *self,
           DulleRenderJob  *job,
           unsigned         picture)
{
  Task *task = g_new (Task, 1);

  *task = (Task){ g_atomic_rc_box_acquire (job), picture };
  if (picture < DULLE_N_PICTURES)
    g_atomic_int_inc (&self->n_wanted);
  g_thread_pool_push (self->pool, task, NULL);
}

/* First of all a deck is opened; pictures that nobody waits for come last. */
static int
urgency (const Task *task)
{
  if (task->picture == NO_PICTURE)
    return 2;

  return task->picture == ANY_PICTURE ? 0 : 1;
}

static int
compare_tasks (gconstpointer a,
               gconstpointer b,
               gpointer      user_data)
{
  return urgency (b) - urgency (a);
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
               DulleRenderJob  *job,
               unsigned         picture)
{
  g_autoptr (GError) error = NULL;
  cairo_surface_t *image = dulle_deck_painter_draw (self->painter, picture, job->width, &error);
  Delivery        *delivery;

  job->painted |= 1u << picture;
  if (image == NULL)
    {
      if (self->is_replaced)
        g_warning ("A card cannot be painted: %s", error->message);
      else
        replace_deck (self, job, error);
      return;
    }

  delivery = g_new (Delivery, 1);
  *delivery = (Delivery){ g_atomic_rc_box_acquire (job), picture, image };
  if (self->batch->len == 0)
    self->batch_begun = g_get_monotonic_time ();
  g_ptr_array_add (self->batch, delivery);
}

static gboolean
is_painted (const DulleRenderJob *job,
            unsigned              picture)
{
  return (job->painted & 1u << picture) != 0;
}

static void
run_task (gpointer data,
          gpointer user_data)
{
  g_autofree Task *task = data;
  DulleDeckWorker *self = user_data;
  DulleRenderJob  *job = task->job;
  unsigned         picture = task->picture;
  gboolean         wanted = picture < DULLE_N_PICTURES;

  for (unsigned i = 0; picture == ANY_PICTURE && i < DULLE_N_PICTURES; i++)
    if (!is_painted (job, i))
      picture = i;

  if (picture == NO_PICTURE)
    g_clear_pointer (&self->painter, dulle_deck_painter_free);
  if (!g_atomic_int_get (&job->cancelled) && prepare_painter (self, job) &&
      picture < DULLE_N_PICTURES && !is_painted (job, picture))
    {
      paint_picture (self, job, picture);
      if (!wanted)
        push_task (self, job, ANY_PICTURE);
    }

  if (wanted)
    g_atomic_int_add (&self->n_wanted, -1);
  if (g_atomic_int_get (&self->n_wanted) == 0 ||
      g_get_monotonic_time () - self->batch_begun > LONGEST_BATCH)
    hand_over (self);
  render_job_release (job);
}

DulleDeckWorker *
dulle_deck_worker_new (DulleDeckRefused refused,
                       gpointer         user_data)
{
  DulleDeckWorker *self = g_new0 (DulleDeckWorker, 1);

  self->refused = refused;
  self->user_data = user_data;
  self->batch = g_ptr_array_new_with_free_func (delivery_free);
  self->pool = g_thread_pool_new (run_task, self, 1, TRUE, NULL);
  g_thread_pool_set_sort_function (self->pool, compare_tasks, NULL);

  return self;
}

static DulleRenderJob *
make_render_job (const char *id,
                 const char *style)
{
  DulleRenderJob *self = g_atomic_rc_box_new0 (DulleRenderJob);

  self->id = g_strdup (id);
  self->style = g_strdup (style);

  return self;
}

void
dulle_deck_worker_open (DulleDeckWorker *self,
                        const char      *id,
                        const char      *style,
                        const int       *widths,
                        gsize            n_widths)
{
  DulleRenderJob *job = make_render_job (id, style);

  if (n_widths > 0)
    {
      job->kept = g_array_new (FALSE, FALSE, sizeof (int));
      g_array_append_vals (job->kept, widths, (guint) n_widths);
    }
  push_task (self, job, NO_PICTURE);
  render_job_release (job);
}

DulleRenderJob *
dulle_render_job_new (const char     *id,
                      const char     *style,
                      DulleCardAtlas *atlas)
{
  DulleRenderJob *self = make_render_job (id, style);

  self->width = dulle_card_atlas_get_width (atlas);
  self->atlas = atlas;

  return self;
}

DulleCardAtlas *
dulle_render_job_get_atlas (const DulleRenderJob *self)
{
  return self->atlas;
}

void
dulle_render_job_cancel (gpointer job)
{
  g_atomic_int_set (&((DulleRenderJob *) job)->cancelled, 1);
  render_job_release (job);
}

void
dulle_deck_worker_paint (DulleDeckWorker *self,
                         DulleRenderJob  *job,
                         unsigned         picture)
{
  push_task (self, job, picture);
  if (picture != DULLE_PICTURE_BACK)
    dulle_deck_worker_paint_rest (self, job);
}

void
dulle_deck_worker_paint_rest (DulleDeckWorker *self,
                              DulleRenderJob  *job)
{
  if (job->whole)
    return;

  job->whole = TRUE;
  push_task (self, job, ANY_PICTURE);
}
