/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#define _GNU_SOURCE

#include "store-lock.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

/* As SQLite makes files. */
#define MODE 0644

/* A byte far behind those that SQLite locks: over NFS, all kinds of locks meet each other. */
#define LOCKED_BYTE G_GINT64_CONSTANT (0x50000000)

DulleSessionError
dulle_store_lock (const char *path,
                  gboolean    writes,
                  int        *lock)
{
  int          flags = writes ? O_RDWR | O_CREAT : O_RDONLY;
  struct flock range = {
    .l_type = writes ? F_WRLCK : F_RDLCK,
    .l_whence = SEEK_SET,
    .l_start = LOCKED_BYTE,
    .l_len = 1,
  };

  g_return_val_if_fail (*lock == DULLE_NO_LOCK, DULLE_SESSION_ERROR_NONE);

  *lock = open (path, flags | O_CLOEXEC | O_NONBLOCK, MODE);
  if (*lock == DULLE_NO_LOCK || fcntl (*lock, F_OFD_SETLK, &range) == 0)
    return DULLE_SESSION_ERROR_NONE;
  if (errno != EAGAIN && errno != EACCES)
    return DULLE_SESSION_ERROR_NONE;

  dulle_store_unlock (lock);

  return DULLE_SESSION_ERROR_BUSY;
}

void
dulle_store_unlock (int *lock)
{
  if (*lock != DULLE_NO_LOCK)
    close (*lock);
  *lock = DULLE_NO_LOCK;
}
