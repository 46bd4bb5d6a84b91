/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * GLib is not built with the thread sanitizer, which therefore does not see that one
 * thread hands something over to another and takes the next access for a race. Linked
 * into a test, this stands before GLib's functions of that kind, as far as Dulle uses
 * them, and says what each of them means: whatever was done before a thing was handed
 * over has happened before whatever the receiver does. Threads themselves are seen.
 */
#define _GNU_SOURCE

#include <dlfcn.h>
#include <gio/gio.h>
#include <sanitizer/tsan_interface.h>

#undef g_once_init_enter
#undef g_once_init_leave

/* GLib's own function of this name. */
#define REAL(name) (__extension__(__typeof__ (&name)) find_real (#name))

static gpointer
find_real (const char *name)
{
  return dlsym (RTLD_NEXT, name);
}

static void
hand_over (gconstpointer thing)
{
  __tsan_release ((gpointer) thing);
}

static void
receive (gconstpointer thing)
{
  __tsan_acquire ((gpointer) thing);
}

/* What two threads hold: whoever lets go of it last frees it */

void
g_object_unref (gpointer object)
{
  hand_over (object);
  receive (object);
  REAL (g_object_unref)
  (object);
}

/* Types and other things that are made once */

gboolean
g_once_init_enter (volatile void *location)
{
  gboolean first = REAL (g_once_init_enter) (location);

  receive ((gconstpointer) location);

  return first;
}

void
g_once_init_leave (volatile void *location,
                   gsize          result)
{
  hand_over ((gconstpointer) location);
  REAL (g_once_init_leave)
  (location, result);
}

/* Locks */

void
g_mutex_lock (GMutex *mutex)
{
  REAL (g_mutex_lock)
  (mutex);
  receive (mutex);
}

void
g_mutex_unlock (GMutex *mutex)
{
  hand_over (mutex);
  REAL (g_mutex_unlock)
  (mutex);
}

/* The lock is let go while one waits, and held again afterwards. */
gboolean
g_cond_wait_until (GCond  *cond,
                   GMutex *mutex,
                   gint64  end)
{
  gboolean is_signaled;

  hand_over (mutex);
  is_signaled = REAL (g_cond_wait_until) (cond, mutex, end);
  receive (mutex);

  return is_signaled;
}

/* Queues */

void
g_async_queue_push (GAsyncQueue *queue,
                    gpointer     data)
{
  hand_over (queue);
  REAL (g_async_queue_push)
  (queue, data);
}

gpointer
g_async_queue_try_pop (GAsyncQueue *queue)
{
  gpointer data = REAL (g_async_queue_try_pop) (queue);

  receive (queue);

  return data;
}

/* Shared values: the last one to let go has seen what all others did. */

typedef struct
{
  GDestroyNotify clear;
} Clearing;

static _Thread_local Clearing clearing;

static void
clear_box (gpointer box)
{
  receive (box);
  if (clearing.clear != NULL)
    clearing.clear (box);
}

void
g_atomic_rc_box_release_full (gpointer       box,
                              GDestroyNotify clear)
{
  Clearing before = clearing;

  clearing.clear = clear;
  hand_over (box);
  REAL (g_atomic_rc_box_release_full)
  (box, clear_box);
  clearing = before;
}

/* Tasks */

static GQuark
get_func_quark (void)
{
  return g_quark_from_static_string ("tsan-glib-func");
}

static void
run_task (GTask        *task,
          gpointer      source,
          gpointer      data,
          GCancellable *cancellable)
{
  GTaskThreadFunc func =
      __extension__(GTaskThreadFunc) g_object_get_qdata (G_OBJECT (task), get_func_quark ());

  receive (task);
  func (task, source, data, cancellable);
}

void
g_task_run_in_thread (GTask          *task,
                      GTaskThreadFunc func)
{
  g_object_set_qdata (G_OBJECT (task), get_func_quark (), __extension__(gpointer) func);
  hand_over (task);
  REAL (g_task_run_in_thread)
  (task, run_task);
}

void
g_task_return_pointer (GTask         *task,
                       gpointer       result,
                       GDestroyNotify free_result)
{
  hand_over (task);
  REAL (g_task_return_pointer)
  (task, result, free_result);
}

gpointer
g_task_propagate_pointer (GTask   *task,
                          GError **error)
{
  gpointer result = REAL (g_task_propagate_pointer) (task, error);

  receive (task);

  return result;
}

/* Pools */

typedef struct
{
  GFunc    func;
  gpointer data;
} Pool;

static void
run_item (gpointer item,
          gpointer data)
{
  Pool *pool = data;

  receive (item);
  pool->func (item, pool->data);
}

GThreadPool *
g_thread_pool_new (GFunc    func,
                   gpointer data,
                   int      max_threads,
                   gboolean exclusive,
                   GError **error)
{
  Pool *pool = g_new (Pool, 1);

  *pool = (Pool){ func, data };

  return REAL (g_thread_pool_new) (run_item, pool, max_threads, exclusive, error);
}

typedef struct
{
  GCompareDataFunc func;
  gpointer         data;
} Order;

static int
compare_items (gconstpointer a,
               gconstpointer b,
               gpointer      data)
{
  Order *order = data;

  receive (a);
  receive (b);

  return order->func (a, b, order->data);
}

void
g_thread_pool_set_sort_function (GThreadPool     *pool,
                                 GCompareDataFunc func,
                                 gpointer         data)
{
  Order *order = g_new (Order, 1);

  *order = (Order){ func, data };
  REAL (g_thread_pool_set_sort_function)
  (pool, compare_items, order);
}

gboolean
g_thread_pool_push (GThreadPool *pool,
                    gpointer     item,
                    GError     **error)
{
  hand_over (item);

  return REAL (g_thread_pool_push) (pool, item, error);
}

/* Calls on another thread */

typedef struct
{
  GSourceFunc    func;
  gpointer       data;
  GDestroyNotify free_data;
} Call;

static Call *
make_call (GSourceFunc    func,
           gpointer       data,
           GDestroyNotify free_data)
{
  Call *call = g_new (Call, 1);

  *call = (Call){ func, data, free_data };
  hand_over (call);

  return call;
}

static gboolean
run_call (gpointer data)
{
  Call *call = data;

  receive (call);

  return call->func (call->data);
}

static void
free_call (gpointer data)
{
  Call *call = data;

  receive (call);
  if (call->free_data != NULL)
    call->free_data (call->data);
  g_free (call);
}

/* The callbacks of other sources have other arguments. */
void
g_source_set_callback (GSource       *source,
                       GSourceFunc    func,
                       gpointer       data,
                       GDestroyNotify free_data)
{
  if (source->source_funcs == &g_idle_funcs)
    {
      data = make_call (func, data, free_data);
      func = run_call;
      free_data = free_call;
    }
  REAL (g_source_set_callback)
  (source, func, data, free_data);
}

guint
g_idle_add_full (int            priority,
                 GSourceFunc    func,
                 gpointer       data,
                 GDestroyNotify free_data)
{
  return REAL (g_idle_add_full) (priority, run_call, make_call (func, data, free_data), free_call);
}

guint
g_idle_add (GSourceFunc func,
            gpointer    data)
{
  return g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, func, data, NULL);
}
