/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What the worker does for the store when there is nothing else to do: it makes the copy
 * of the day, and checks what is kept. Each time it does a little, and every request comes
 * first: one that arrives pulls the brake.
 */
#include "worker-private.h"

#include "store/store-check.h"
#include "store/store-copies.h"
#include "store/store-read-only.h"

/* Milliseconds between two pieces of work. */
#define CARE_INTERVAL 250

/* Returns: whether there is more to do */
static gboolean
take_care (DulleWorker *self)
{
  g_autoptr (GError) found = NULL;
  gboolean more;

  if (self->store == NULL || dulle_store_is_read_only (self->store))
    return FALSE;

  dulle_store_use_brake (self->store, &self->brake);
  more = dulle_store_go_on_copying (self->store) ||
         dulle_store_check (self->store, &self->run, &found);
  if (found == NULL)
    return more;

  /* To mend it may need another look at everything. */
  worker_send_error (self, g_steal_pointer (&found));
  worker_mend (self);

  return TRUE;
}

static gboolean
care_cb (gpointer data)
{
  if (!take_care (data))
    worker_end_care (data);

  return G_SOURCE_CONTINUE;
}

void
worker_begin_care (DulleWorker *self)
{
  if (self->care != NULL)
    return;

  self->care = g_timeout_source_new (CARE_INTERVAL);
  g_source_set_priority (self->care, G_PRIORITY_LOW);
  g_source_set_callback (self->care, care_cb, self, NULL);
  g_source_attach (self->care, self->context);
}

void
worker_check_again (DulleWorker *self)
{
  dulle_store_check_again (self->store);
  worker_begin_care (self);
}

/* The first saving of a day begins a copy. Where there could not be one, for want of room
 * perhaps, it is tried again after each game. */
void
worker_begin_copy (DulleWorker *self)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  int   today = g_date_time_get_day_of_year (now);
  guint n_games = self->run.records->len;

  if (today == self->copied_on && n_games == self->copied_after)
    return;

  self->copied_on = today;
  self->copied_after = n_games;
  if (dulle_store_begin_copy (self->store, now))
    worker_begin_care (self);
}

void
worker_end_care (DulleWorker *self)
{
  if (self->care != NULL)
    g_source_destroy (self->care);
  g_clear_pointer (&self->care, g_source_unref);
}
