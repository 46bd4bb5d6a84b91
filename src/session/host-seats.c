/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The file in which a host keeps the seats of its guests, so that they find them again after it was
 * started anew. A host without a folder keeps none.
 */
#include "dulle-host-private.h"

#include <glib/gstdio.h>

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

void
host_keep_seats (DulleHost *self)
{
  g_autofree char *path = find_seats (self);

  self->seats.seed = self->setup.seed;
  self->seats.port = self->port;
  if (path != NULL)
    dulle_seat_file_save (&self->seats, path);
}

void
host_unlink_seats (DulleHost *self)
{
  g_autofree char *path = find_seats (self);

  if (path != NULL && self->seats.id != NULL)
    g_unlink (path);
}
