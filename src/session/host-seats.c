/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The file in which a host keeps the seats of its guests, so that they find them again after it was
 * started anew. A host without a folder keeps none.
 */
#include "dulle-host-private.h"

#include <glib/gstdio.h>

/* Seconds after which seats that could not be kept are kept after all: there may be room on the
 * disk. */
#define RETRY 5

static char *
find_seats (DulleHost *self)
{
  return self->folder != NULL ? g_build_filename (self->folder, DULLE_SEAT_FILE_NAME, NULL) : NULL;
}

void
host_load_seats (DulleHost *self)
{
  g_autofree char *path = find_seats (self);
  g_autoptr (GError) error = NULL;

  if (path != NULL)
    dulle_seat_file_load (&self->seats, path, &error);
  dulle_session_tell_error (self->session, error);
  self->setup.seed = self->seats.seed;
}

static gboolean keep_again_cb (gpointer user_data);

/* Without the file guests cannot come back after a restart; the game goes on all the same. What
 * lasts is told once. */
static void
save_seats (DulleHost *self)
{
  g_autofree char *path = find_seats (self);
  g_autoptr (GError) error = NULL;

  if (path == NULL || dulle_seat_file_save (&self->seats, path, &error))
    {
      if (self->keep_clock != 0)
        g_message ("The seats are kept in “%s” again.", path);
      g_clear_handle_id (&self->keep_clock, g_source_remove);
      return;
    }
  if (self->keep_clock != 0)
    return;

  g_warning ("The seats cannot be kept, which is tried every %d seconds from now on: %s", RETRY,
             error->message);
  self->keep_clock = g_timeout_add_seconds (RETRY, keep_again_cb, self);
}

static gboolean
keep_again_cb (gpointer user_data)
{
  save_seats (user_data);

  return G_SOURCE_CONTINUE;
}

void
host_keep_seats (DulleHost *self)
{
  self->seats.seed = self->setup.seed;
  self->seats.port = self->port;
  save_seats (self);
}

void
host_unlink_seats (DulleHost *self)
{
  g_autofree char *path = find_seats (self);

  g_clear_handle_id (&self->keep_clock, g_source_remove);
  if (path != NULL && self->seats.id != NULL)
    g_unlink (path);
}
